import CForwarding
import CFFIShim
import CSupport
import CSwiftCall

/// A method that was registered under a name, so that messages to proxies find it, and its calls can become
/// invocations. Never freed.
class RegisteredMethod: MethodImplementation, @unchecked Sendable {
    let selector: MessageSelector
    let method: ResolvedMethod
    /// The errors that the caller can receive.
    let failure: any Error.Type
    final var slot: Int { method.slot }
    final var isVoid: Bool { method.layout.result == Void.self }
    /// Whether the protocol requires it.
    var isRequirement: Bool { true }

    /// - Parameter requirement: If C can call it, how: `cffi_message_requirement_create`.
    init(
        _ selector: MessageSelector, _ method: ResolvedMethod, _ signature: MethodSignature, failure: any Error.Type,
        requirement: OpaquePointer? = nil
    ) {
        self.selector = selector
        self.method = method
        self.failure = failure
        super.init(
            calledWithRecordsOf: signature, code: requirement == nil ? nil : cffi_message_to_proxy,
            context: requirement.map { UnsafeRawPointer($0) })
    }

    /// Calls the method on a proxy's receiver with a record's arguments, and leaves its result in the record; false if
    /// it is not a requirement. Precondition: `words` has a value of the delegate type, which this method takes over.
    func call(
        _ words: UnsafeMutablePointer<UnsafeMutableRawPointer?>, of record: UnsafeMutablePointer<cffi_invocation>,
        from proxy: AnyForwardingProxy
    ) throws -> Bool {
        swift_release(words.pointee)
        return false
    }

    /// Calls a static method through the proxies' type, if its calls are observed or intercepted there; false if they
    /// aren't.
    func callThroughType(
        _ record: UnsafeMutablePointer<cffi_invocation>, of proxy: AnyForwardingProxy
    ) throws -> Bool { false }

    // MARK: Dispatching

    /// The three stages of a call: observers, receiver, observers.
    ///
    /// - Throws: What the receiver throws; `MessageError` if nothing answers and the method does not return in that
    ///   case.
    final func dispatch(_ invocation: Invocation, from proxy: AnyForwardingProxy) throws {
        guard invocation.signature.isLaidOut(as: signature) else {
            throw MessageError(
                .types(
                    expected: "an invocation of the types \(signature)", found: invocation.signature.description),
                selector)
        }
        try invocation.requireArguments()
        try invocation.perform { record in try dispatch(record, from: proxy) }
    }

    /// The same, for a record. Precondition: the record has `signature`, its arguments have values, its result has
    /// none.
    fileprivate final func dispatch(_ record: UnsafeMutablePointer<cffi_invocation>, from proxy: AnyForwardingProxy)
        throws
    {
        if let chain = proxy.interceptorChain(of: slot) {
            return try dispatch(record, from: proxy, through: chain)
        }
        var call = cffi_call(), source = cffi_source_none
        cffi_call_find_observers(&call, proxy.address, UInt32(slot))
        guard call.observers != nil else {
            _ = try forwardOrThrow(record, from: proxy, isObserved: false, leavesDefaultOut: false, &source)
            return
        }
        try withTuple(of: record) { tuple in
            try method.watchingClosures(in: tuple) { tuple, closures in
                cffi_call_begin(&call, tuple)
                let isAnswered: Bool
                do {
                    isAnswered = try forwardOrThrow(
                        record, from: proxy, isObserved: true, leavesDefaultOut: method.observersAnswer, &source)
                    call.end(isAnswered: isAnswered, result: record.pointee.result)
                } catch {
                    call.end(threw: error)
                    throw error
                }
                // No observer answered, so the default does.
                guard method.observersAnswer, !isAnswered, !closures.wereTaken else { return }
                _ = try forward(record, from: proxy, leavesDefaultOut: false, &source)
            }
        }
    }

    /// The same, with interceptors around the receiver.
    private func dispatch(
        _ record: UnsafeMutablePointer<cffi_invocation>, from proxy: AnyForwardingProxy,
        through chain: InterceptorChain
    ) throws {
        defer { withExtendedLifetime((proxy, chain)) {} }
        try withTuple(of: record) { tuple in
            var call = cffi_interception(proxy, chain, of: record, self)
            if let error = call.run(tuple, record.pointee.result) { throw error }
        }
    }

    /// Forwards a record with the arguments of another tuple; false if nothing answers, and the method returns in that
    /// case.
    final func forward(
        _ record: UnsafeMutablePointer<cffi_invocation>, with tuple: UnsafeRawPointer, from proxy: AnyForwardingProxy,
        leavesDefaultOut: Bool, _ source: inout cffi_source
    ) throws -> Bool {
        let addresses = record.pointee.arguments + signature.hiddenCount, offsets = method.offsets
        let before = offsets.indices.map { addresses[$0] }
        for (index, offset) in offsets.enumerated() {
            record.setArgument(index + signature.hiddenCount, at: UInt(bitPattern: tuple + offset))
        }
        defer { for (index, address) in before.enumerated() { addresses[index] = address } }
        return try forwardOrThrow(
            record, from: proxy, isObserved: false, leavesDefaultOut: leavesDefaultOut, &source)
    }

    private func withTuple(
        of record: UnsafeMutablePointer<cffi_invocation>, _ body: (UnsafeRawPointer) throws -> Void
    ) rethrows {
        try method.withTuple(of: record.pointee.arguments + signature.hiddenCount, body)
    }

    /// Forwards a call; false if nothing answers, and the method returns in that case.
    private func forwardOrThrow(
        _ record: UnsafeMutablePointer<cffi_invocation>, from proxy: AnyForwardingProxy, isObserved: Bool,
        leavesDefaultOut: Bool, _ source: inout cffi_source
    ) throws -> Bool {
        if try forward(record, from: proxy, leavesDefaultOut: leavesDefaultOut, &source) { return true }
        guard method.returnsUnanswered || isObserved && method.observersAnswer else {
            throw MessageError(unansweredBy: proxy, selector)
        }
        return false
    }

    /// Forwards a call; false if nothing answers.
    private func forward(
        _ record: UnsafeMutablePointer<cffi_invocation>, from proxy: AnyForwardingProxy, leavesDefaultOut: Bool,
        _ source: inout cffi_source
    ) throws -> Bool {
        if try callThroughType(record, of: proxy) {
            source = cffi_source_delegate
            return true
        }
        var receivers = cffi_receivers_of(proxy.address, UInt32(slot), method.isMulticast, true)
        receivers.leaves_default_out = leavesDefaultOut
        // A delegate only has the methods of its protocol.
        receivers.leaves_delegate_out = !isRequirement
        let end = proxy.withReceiverWords { words in
            proxy.callReceivers(receivers, in: words) { source, _ in
                do {
                    let isCalled =
                        source == cffi_source_messages
                        ? try deliver(record, to: words) : try call(words, of: record, from: proxy)
                    return isCalled ? .returned : .declined
                } catch {
                    return .threw(error)
                }
            }
        }
        source = end.source
        if let failure = end.failure { throw failure }
        return end.isAnswered
    }

    /// Sends the message to the receiver of messages, which this takes over; false if it declines it.
    private func deliver(
        _ record: UnsafeMutablePointer<cffi_invocation>, to words: AnyForwardingProxy.ReceiverWords
    ) throws -> Bool {
        let receiver = UnsafeMutableRawPointer(words).assumingMemoryBound(to: (any MessageReceiver).self).move()
        guard receiver.knows(selector) else { return false }
        try MessageDispatch.deliver(record, selector, signature, to: receiver)
        return true
    }

    // MARK: Entries

    /// A message's receiver; throws if it is no proxy with the methods of that dispatch table.
    fileprivate final func proxy(_ receiver: AnyObject, of dispatchTable: DispatchTable) throws -> AnyForwardingProxy {
        guard let proxy = receiver as? AnyForwardingProxy, proxy.dispatchTable.isOf(dispatchTable) else {
            throw MessageError(
                .receiverType(
                    expected: "a proxy for \(dispatchTable.delegateName)", found: String(reflecting: type(of: receiver))
                ),
                selector)
        }
        return proxy
    }

    /// Lets a proxy forward a record as an invocation, and leaves the result in the record. Precondition: the record
    /// has `signature`, its arguments have values, its result has none.
    fileprivate final func forwardInvocation(
        _ record: UnsafeMutablePointer<cffi_invocation>, by proxy: AnyForwardingProxy
    ) throws {
        var invocation = Invocation(record, selector, signature, target: proxy)
        do {
            try proxy.forwardInvocation(invocation)
        } catch {
            if Invocation.end(&invocation, record) { signature.result.destroy(record.pointee.result) }
            throw error
        }
        guard Invocation.end(&invocation, record) || isVoid else {
            throw MessageError(.noResult(expected: signature.result.description), selector)
        }
    }

    /// Makes an invocation of a call whose arguments are laid out as their tuple at `arguments`, and lets the proxy
    /// forward it. Calls `body` with the record, whose result it takes over.
    private func withInvocation<Value>(
        _ proxy: AnyForwardingProxy, _ arguments: UnsafeMutableRawPointer,
        _ body: (UnsafeMutablePointer<cffi_invocation>) throws -> Value
    ) throws -> Value {
        try MessageDispatch.withRecord(signature) { record in
            method.address(record, arguments)
            try forwardInvocation(record, by: proxy)
            return try body(record)
        }
    }

    /// Intercepts a native call.
    final func intercept(
        _ frame: UnsafeMutablePointer<cffi_swift_frame>, _ proxy: AnyForwardingProxy,
        _ arguments: UnsafeMutableRawPointer
    ) {
        do {
            try withInvocation(proxy, arguments) { record in
                guard !isVoid else { return }
                cffi_frame_return(frame, cffi_slot_method(proxy.dispatchTable.slots + slot), record.pointee.result)
            }
        } catch {
            proxy.fail(frame, slot, cffi_slot_method(proxy.dispatchTable.slots + slot), error, as: failure)
        }
    }

    /// Intercepts a call of a method of a hand-written class. Precondition: the method returns `Result`.
    final func intercept<Result>(
        _ proxy: AnyForwardingProxy, _ arguments: UnsafeMutableRawPointer, _: Result.Type
    ) throws -> Result {
        try withInvocation(proxy, arguments) { record in
            record.pointee.result.assumingMemoryBound(to: Result.self).move()
        }
    }

}

extension ResolvedMethod {
    /// Has a record's arguments be those of a tuple. Precondition: the record is of a signature of Swift's, without
    /// hidden arguments.
    func address(_ record: UnsafeMutablePointer<cffi_invocation>, _ tuple: UnsafeMutableRawPointer) {
        for (index, offset) in offsets.enumerated() { record.setArgument(index, at: UInt(bitPattern: tuple + offset)) }
    }
}

extension AnyForwardingProxy {
    /// Makes a native call throw an error, if it is of the type that its method declares; another one traps.
    /// Precondition: `method` is the call's, and throws errors of the type `failure`.
    final func fail(
        _ frame: UnsafeMutablePointer<cffi_swift_frame>, _ slot: Int, _ method: UnsafePointer<cffi_method>?,
        _ error: any Error, as failure: any Error.Type
    ) {
        func isThrown<Failure: Error>(_: Failure.Type) -> Bool {
            guard let error = error as? Failure else { return false }
            withUnsafeTemporaryAllocation(of: Failure.self, capacity: 1) { room in
                room.initializeElement(at: 0, to: error)
                cffi_frame_throw(frame, method, room.baseAddress!)
            }
            return true
        }
        // A throwing call is made with the error register zero, and any other preserves it.
        guard frame.pointee.error == 0, isThrown(failure) else { refuse(error, slot: slot) }
    }
}

extension MessageReceiver {
    /// Whether this receiver's methods, or a receiver to which it forwards, handle a message with this selector.
    func knows(_ selector: MessageSelector) -> Bool {
        methods.method(for: selector) != nil || forwardingTarget(for: selector) != nil
            || methodSignature(for: selector) != nil
    }
}

/// A requirement that was registered under a name.
final class RegisteredRequirement<Delegate>: RegisteredMethod, @unchecked Sendable {
    private let dispatchTable: DispatchTable
    private let body: (inout Delegate, inout RecordArguments, UnsafeMutableRawPointer) throws -> Void

    /// - Parameters:
    ///   - method: The method in the dispatch table.
    ///   - isCalledDirectly: Whether it makes no difference if a receiver's witness is called in place of `body`.
    init(
        _ selector: MessageSelector, as method: ResolvedMethod, failure: any Error.Type,
        in dispatchTable: DispatchTable,
        isCalledDirectly: Bool,
        _ body: @escaping (inout Delegate, inout RecordArguments, UnsafeMutableRawPointer) throws -> Void
    ) {
        self.dispatchTable = dispatchTable
        self.body = body
        let requirement = isCalledDirectly ? dispatchTable.messageRequirement(method) : nil
        super.init(
            selector, method, MethodSignature(arguments: method.arguments, result: method.layout.result),
            failure: failure, requirement: requirement)
        if let requirement {
            cffi_message_requirement_settle(requirement, Unmanaged.passUnretained(self).toOpaque())
        }
    }

    /// A message by name takes the way of every call. If the proxy's class has the method, that is called.
    override func invoke(_ receiver: AnyObject, _ record: UnsafeMutablePointer<cffi_invocation>) throws {
        let proxy = try proxy(receiver, of: dispatchTable)
        guard proxy.dispatchTable.isHandWritten || proxy.dispatchTable.ownSlots.contains(slot) else {
            return cffi_proxy_intercepts(proxy.address)
                ? try forwardInvocation(record, by: proxy) : try dispatch(record, from: proxy)
        }
        if !method.returnsUnanswered, !proxy.mayAnswer(self) { throw MessageError(unansweredBy: proxy, selector) }
        var arguments = RecordArguments(record.pointee.arguments)
        var own = proxy.dispatchTable.existential(of: proxy, as: Delegate.self)
        try body(&own, &arguments, record.pointee.result)
    }

    override func callThroughType(
        _ record: UnsafeMutablePointer<cffi_invocation>, of proxy: AnyForwardingProxy
    ) throws -> Bool {
        guard cffi_type_proxy_hears(proxy.dispatchTable.raw, UInt32(slot)) else { return false }
        var arguments = RecordArguments(record.pointee.arguments)
        var own = proxy.dispatchTable.existential(of: proxy, as: Delegate.self)
        try body(&own, &arguments, record.pointee.result)
        return true
    }

    override func call(
        _ words: UnsafeMutablePointer<UnsafeMutableRawPointer?>, of record: UnsafeMutablePointer<cffi_invocation>,
        from proxy: AnyForwardingProxy
    ) throws -> Bool {
        var arguments = RecordArguments(record.pointee.arguments)
        try dispatchTable.withDelegate(taking: words, for: slot, of: proxy) {
            try body(&$0, &arguments, record.pointee.result)
        }
        return true
    }
}

extension DispatchTable {
    /// How C calls a method for messages; nil if it cannot. Precondition: the method is one of the dispatch table's.
    fileprivate func messageRequirement(_ method: ResolvedMethod) -> OpaquePointer? {
        let sizes = method.arguments.map { Metadata($0).size }
        return cffi_message_requirement_create(
            slots + method.slot, UInt32(method.slot), method.offsets, sizes, UInt32(sizes.count))
    }
}

/// A selector without a requirement. Its messages come by name and from C, and go to observers and the receiver of
/// messages.
final class RegisteredMessage: RegisteredMethod, @unchecked Sendable {
    private let dispatchTable: DispatchTable

    init(_ selector: MessageSelector, _ signature: MethodSignature, slot: Int, in dispatchTable: DispatchTable) {
        self.dispatchTable = dispatchTable
        let layout = signature.tupleLayout
        let boxing = ArgumentBoxing(signature.arguments, offsets: layout.offsets)
        super.init(
            selector, ResolvedMethod(slot: slot, layout, boxing: boxing), signature, failure: (any Error).self)
    }

    override var isRequirement: Bool { false }
    override func invoke(_ receiver: AnyObject, _ record: UnsafeMutablePointer<cffi_invocation>) throws {
        try forwardInvocation(record, by: proxy(receiver, of: dispatchTable))
    }
}
