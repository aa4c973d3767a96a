import CFFIShim
import CForwarding
import CSwiftCall

/// One interceptor, of one method or of all.
///
/// Arguments go through a chain of interceptors as the address of their tuple, borrowed; a result as the address of
/// memory for it. C calls the interceptors, and knows how a call goes on behind them: CForwarding/interception.h.
class Interceptor: @unchecked Sendable {
    /// Runs the interceptor, which initializes the result or returns the error. Takes the call, a `cffi_interception`,
    /// the next place in its chain, arguments, and room for a result.
    typealias Body = (UnsafeMutableRawPointer, Int, UnsafeRawPointer, UnsafeMutableRawPointer) -> (any Error)?

    private let body: Body

    init(_ body: @escaping Body) { self.body = body }

    /// What C calls, which this object keeps. In a struct, because a closure that is the value of a generic type has
    /// another form.
    final var code: cffi_interceptor {
        struct Code { let body: Body }
        return unsafeBitCast(Code(body: body), to: cffi_interceptor.self)
    }

    /// Calls the method on the receivers by compiled code, which can pass closures that an interceptor made. Nil if
    /// this interceptor has no such code.
    var callsReceivers: ((inout cffi_interception, UnsafeRawPointer, UnsafeMutableRawPointer) -> ReceiversEnd)? {
        nil
    }
}

/// How a call of the receivers ended.
enum ReceiversEnd {
    case returned, unanswered
    case threw(any Error)
}

/// The interceptors of a method of a proxy, in the order in which they were added. Immutable.
final class InterceptorChain: @unchecked Sendable {
    /// The first stored property: C reads it.
    private let words: cffi_interceptor_chain
    let interceptors: [Interceptor]

    init(_ interceptors: [Interceptor]) {
        self.interceptors = interceptors
        let all = UnsafeMutablePointer<cffi_interceptor>.allocate(capacity: interceptors.count)
        for (index, interceptor) in interceptors.enumerated() { (all + index).initialize(to: interceptor.code) }
        words = cffi_interceptor_chain(interceptors: all, count: interceptors.count)
    }

    deinit { words.interceptors.deallocate() }
}

/// What happens if nothing answers a call that goes on as a record: it initializes a result, or returns an error.
struct UnansweredEnd {
    let end: (UnsafeMutableRawPointer) -> (any Error)?
}

extension cffi_interception {
    /// A call that goes on as a record. The caller keeps the proxy and the chain as long as the call.
    init(
        _ proxy: AnyForwardingProxy, _ chain: InterceptorChain, of record: UnsafeMutablePointer<cffi_invocation>,
        _ registered: RegisteredMethod
    ) {
        self.init()
        self.proxy = proxy.address
        self.chain = Unmanaged.passUnretained(chain).toOpaque()
        slot = UInt32(registered.slot)
        is_answered = true
        observers_answer = registered.method.observersAnswer
        method = UnsafeRawPointer(Unmanaged.passUnretained(registered.method).toOpaque())
        self.record = UnsafeMutableRawPointer(record)
        self.registered = UnsafeRawPointer(Unmanaged.passUnretained(registered).toOpaque())
    }

    var caller: AnyForwardingProxy { Unmanaged.fromOpaque(proxy).takeUnretainedValue() }

    /// Nil if its types are not known.
    var knownMethod: ResolvedMethod? { method.map { Unmanaged.fromOpaque($0).takeUnretainedValue() } }

    /// Notifies the observers, runs the chain, notifies the observers.
    mutating func run(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) -> (any Error)? {
        guard observers_answer, let method = knownMethod, record != nil else {
            return takeOver(cffi_interception_run(&self, arguments, result))
        }
        return method.watchingClosures(in: arguments) { arguments, closures in
            self.arguments = arguments
            guard let places = closures.places else {
                is_unwatched = true
                return takeOver(cffi_interception_run(&self, arguments, result))
            }
            return places.withUnsafeBufferPointer {
                watched = $0.baseAddress
                watched_count = $0.count
                return takeOver(cffi_interception_run(&self, arguments, result))
            }
        }
    }

    /// Goes on with the interceptor at `index`, or with the receivers behind the last.
    static func proceed(
        _ call: UnsafeMutablePointer<cffi_interception>, to index: Int, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        takeOver(cffi_interception_proceed(call, index, arguments, result))
    }

    // MARK: The receivers

    /// Goes on to the receivers where C cannot.
    mutating func pass(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) -> (any Error)? {
        if let record { return pass(record.assumingMemoryBound(to: cffi_invocation.self), arguments, result) }
        guard let method = knownMethod else { return passUnknown(result) }
        if method.hasSameClosures(arguments, self.arguments) {
            return withUnsafeTemporaryAllocation(byteCount: Int(CFFI_TYPED_ERROR_SIZE), alignment: 16) { room in
                let error = room.baseAddress!
                let ending = cffi_frame_forward(
                    frame, proxy, slot, layout, leaves_default_out, arguments, result, error, &answered_by)
                return ending == cffi_ending_returned ? nil : end(ending, error, result)
            }
        }
        let chain = Unmanaged<InterceptorChain>.fromOpaque(chain).takeUnretainedValue()
        for interceptor in chain.interceptors {
            guard let callReceivers = interceptor.callsReceivers else { continue }
            switch callReceivers(&self, arguments, result) {
            case .returned: return nil
            case .unanswered: return endUnanswered(result)
            case .threw(let error): return error
            }
        }
        return MessageError(.closureReplaced, described.selector)
    }

    private mutating func pass(
        _ record: UnsafeMutablePointer<cffi_invocation>, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        let registered = Unmanaged<RegisteredMethod>.fromOpaque(registered!).takeUnretainedValue()
        do {
            // As in `callReceivers`.
            let method = registered.method
            let isReplaced = observers_answer && !method.hasSameClosures(arguments, self.arguments)
            is_answered = try registered.forward(
                record, with: arguments, from: caller,
                leavesDefaultOut: isReplaced ? was_taken : leaves_default_out, &answered_by)
            result.copyMemory(from: record.pointee.result, byteCount: registered.signature.result.size)
            return nil
        } catch let error as MessageError where error.isUnanswered(by: caller) {
            return endUnanswered(result)
        } catch {
            return error
        }
    }

    private mutating func passUnknown(_ result: UnsafeMutableRawPointer) -> (any Error)? {
        proceed_count += 1
        guard proceed_count == 1 else { return unknownTypes }
        answered_by = cffi_frame_forward_unknown(frame, proxy, slot)
        return answered_by != cffi_source_none ? nil : endUnanswered(result)
    }

    /// A call of a method whose types are not known has to proceed exactly once.
    var unknownTypes: MessageError { MessageError(.unknownTypes(found: proceed_count), described.selector) }

    /// Ends a call that was passed on and did not return. Takes the error over that the receiver threw.
    mutating func end(
        _ ending: cffi_ending, _ error: UnsafeMutableRawPointer, _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        ending == cffi_ending_unanswered ? endUnanswered(result) : knownMethod!.moveError(error)
    }

    /// Ends a call that nothing answers.
    mutating func endUnanswered(_ result: UnsafeMutableRawPointer) -> (any Error)? {
        is_answered = false
        if observers_answer { return nil }
        if let unanswered { return unanswered.assumingMemoryBound(to: UnansweredEnd.self).pointee.end(result) }
        return knownMethod?.returnsUnanswered == true ? nil : MessageError(unansweredBy: caller)
    }

    /// Has the caller of a requirement get the error; traps if the method does not declare it.
    func fail(_ error: any Error) {
        guard let method = knownMethod else { caller.refuse(error, slot: Int(slot)) }
        caller.fail(frame, Int(slot), layout, error, as: method.layout.failure)
    }
}

extension ResolvedMethod {
    /// Whether two tuples of arguments have the same closures.
    func hasSameClosures(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
        guard containsClosure else { return true }
        return zip(arguments, offsets).allSatisfy { type, offset in
            let size = Metadata(type).size
            return !Metadata(type).containsClosure
                || UnsafeRawBufferPointer(start: one + offset, count: size).elementsEqual(
                    UnsafeRawBufferPointer(start: other + offset, count: size))
        }
    }

    /// Takes the error over with which a call ended. Precondition: it is in the form that `cffi_frame_forward` leaves.
    func moveError(_ memory: UnsafeMutableRawPointer) -> any Error {
        func move<Failure: Error>(_: Failure.Type) -> any Error {
            memory.assumingMemoryBound(to: Failure.self).move()
        }
        if layout.failure == (any Error).self || layout.failure == Never.self {
            return memory.assumingMemoryBound(to: (any Error).self).move()
        }
        return _openExistential(layout.failure, do: move)
    }
}

/// An interceptor of one method. Its closures know the types; they are compiled into the program that adds it.
final class MethodInterceptor<Delegate>: Interceptor, @unchecked Sendable {
    /// Calls the method on a receiver.
    typealias Call = (inout Delegate, UnsafeRawPointer, UnsafeMutableRawPointer) -> (any Error)?

    private let method: ResolvedMethod
    private let call: Call

    init(_ method: ResolvedMethod, calling call: @escaping Call, _ body: @escaping Body) {
        self.method = method
        self.call = call
        super.init(body)
    }

    override var callsReceivers: ((inout cffi_interception, UnsafeRawPointer, UnsafeMutableRawPointer) -> ReceiversEnd)?
    {
        callReceivers
    }

    private func callReceivers(
        _ intercepted: inout cffi_interception, _ arguments: UnsafeRawPointer, _ room: UnsafeMutableRawPointer
    ) -> ReceiversEnd {
        var end = ReceiversEnd.unanswered
        let proxy = intercepted.caller
        // A default gets the closure that an interceptor made, and not later the original one.
        let leavesDefaultOut = intercepted.was_taken
        intercepted.answered_by = proxy.forEachReceiver(method, leavesDefaultOut: leavesDefaultOut) {
            (delegate: inout Delegate, decides) in
            // If several get the call, it returns nothing, so there is one result at most.
            let error = call(&delegate, arguments, room)
            if decides { end = error.map { .threw($0) } ?? .returned }
        }
        if case .unanswered = end, !leavesDefaultOut,
            proxy.shape.extensionDefault(of: method.slot) != nil
        {
            var own = proxy.shape.existential(of: proxy, as: Delegate.self)
            end = proxy.passingBy(method.slot) { call(&own, arguments, room).map { .threw($0) } ?? .returned }
            intercepted.answered_by = cffi_source_extension
        }
        return end
    }
}

/// A call, which an interceptor of one method receives.
///
/// ```swift
/// let guarding = proxy.intercept(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)) { call, manager, url in
///     url.path.hasPrefix("/tmp/") && call.proceed()
/// }
/// ```
///
/// You can't keep it: it's valid until the interceptor returns. Use it on the interceptor's thread only.
@frozen public struct InterceptedCall<Element, Result, Failure: Error>: ~Copyable {
    /// The `cffi_interception`.
    @usableFromInline let call: UnsafeMutableRawPointer
    @usableFromInline let next: Int
    @usableFromInline let arguments: UnsafeRawPointer

    @inlinable init(_ call: UnsafeMutableRawPointer, next: Int, _ arguments: UnsafeRawPointer) {
        self.call = call
        self.next = next
        self.arguments = arguments
    }

    /// Calls the next interceptor, or the target, with the original arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs on the calling thread. If nothing answers a method that
    /// returns a value, it traps with a message.
    ///
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor or of the target.
    @inlinable public borrowing func proceed() throws(Failure) -> Result {
        var result: Result?
        let error = proceed(at: arguments, &result)
        return try end(error, result.take())
    }

    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// ```swift
    /// let trimming = proxy.intercept(set: \.name) { call, name in call.proceed(String(name.prefix(20))) }
    /// ```
    ///
    /// You may call it several times, or not at all. It runs on the calling thread. If nothing answers a method that
    /// returns a value, it traps with a message.
    ///
    /// If the argument is a closure, you can write it behind the call: `call.proceed { response in ... }`. If its
    /// type is `@Sendable` or `@MainActor`, and the call is the interceptor's only statement, the closure has to say
    /// so: `@Sendable response in`.
    ///
    /// - Parameter arguments: The argument, or the tuple of the arguments.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor or of the target.
    @inlinable public borrowing func proceed(_ arguments: Element) throws(Failure) -> Result {
        var result: Result?
        let error = withUnsafePointer(to: arguments) { proceed(at: $0, &result) }
        return try end(error, result.take())
    }

    @inlinable borrowing func proceed(at arguments: UnsafeRawPointer, _ result: inout Result?) -> (any Error)? {
        withUnsafeTemporaryAllocation(of: Result.self, capacity: 1) { room in
            let error = InterceptedCalls.proceed(call, to: next, arguments, room.baseAddress!)
            if error == nil { result = room.baseAddress!.move() }
            return error
        }
    }

    @inlinable borrowing func end(_ error: (any Error)?, _ result: consuming Result?) throws(Failure) -> Result {
        guard let error else { return result! }
        // What remains is that nothing answers, or a text: interceptors cannot handle these.
        guard let failure = error as? Failure else { InterceptedCalls.refuse(call, error) }
        throw failure
    }
}

/// What inlined code calls.
@usableFromInline enum InterceptedCalls {
    /// Precondition, also below: `call` is the address of a `cffi_interception`.
    @usableFromInline static func proceed(
        _ call: UnsafeMutableRawPointer, to index: Int, _ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        cffi_interception.proceed(
            call.assumingMemoryBound(to: cffi_interception.self), to: index, arguments, result)
    }

    @usableFromInline static func refuse(_ call: UnsafeMutableRawPointer, _ error: any Error) -> Never {
        let call = call.assumingMemoryBound(to: cffi_interception.self)
        call.pointee.caller.refuse(error, slot: Int(call.pointee.slot))
    }
}

extension AnyForwardingProxy {
    /// The interceptors of a method that is not asynchronous; nil if there are none.
    final func interceptorChain(of slot: Int) -> InterceptorChain? {
        cffi_proxy_copy_interceptors(address, UInt32(slot)).map { Unmanaged.fromOpaque($0).takeRetainedValue() }
    }

    /// The interceptors of a call that comes to a method directly; nil if the class turns calls into invocations, which
    /// go through them later.
    final func interceptorsOfCall(_ slot: Int) -> InterceptorChain? {
        guard let chain = interceptorChain(of: slot) else { return nil }
        return OverridableMethod.forwardInvocation.isOverridden(by: type(of: self)) ? nil : chain
    }

    /// The table of the interceptors; makes it if there is none, and has calls look at the chains from now on.
    /// Thread-safe.
    final func makeChains() -> InterceptorTable {
        let table = makeInterceptors()
        // A call that reads this finds the table.
        cffi_proxy_set_intercepts(address, true)
        return table
    }

    /// The same, where calls need not look at the chains.
    final func makeInterceptors() -> InterceptorTable {
        AnyForwardingProxy.makingInterceptors.withLock { _ in
            if let interceptors { return interceptors }
            let table = InterceptorTable(
                slotCount: Int(shape.raw.pointee.slot_count), asynchronousSlots: shape.asynchronousSlots)
            cffi_proxy_set_interceptors(address, Unmanaged.passRetained(table).toOpaque())
            return table
        }
    }

    private static let makingInterceptors = Locked<Void>(())

    /// Calls `body`, which calls the requirement at `slot` on this proxy: observers and interceptors, who got the call
    /// already, do not get it again.
    final func passingBy<Value>(_ slot: Int, _ body: () throws -> Value) rethrows -> Value {
        try withUnsafeTemporaryAllocation(of: cffi_passing_by.self, capacity: 1) { room in
            cffi_pass_by_begin(room.baseAddress!, address, UInt32(slot))
            defer { cffi_pass_by_end(room.baseAddress!) }
            return try body()
        }
    }

    /// Calls `body` with each receiver of a call, and with whether it decides how the call ends.
    final func forEachReceiver<Delegate>(
        _ method: ResolvedMethod, leavesDefaultOut: Bool, _ body: (inout Delegate, _ decides: Bool) -> Void
    ) -> cffi_source {
        let slot = method.slot
        var receivers = cffi_receivers_of(address, UInt32(slot), method.reachesAll, false)
        receivers.leaves_default_out = leavesDefaultOut
        let shape = shape
        var answering = cffi_source_none
        func call(_ words: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
            while cffi_next_receiver(&receivers, words) != cffi_source_none {
                shape.withDelegate(taking: words, for: slot, of: self) { body(&$0, receivers.decides) }
                if receivers.decides { answering = receivers.source }
                if receivers.is_over { break }
            }
        }
        // Of a constant size, it is on the stack.
        if shape.directCount < 8 {
            withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 8) { call($0.baseAddress!) }
        } else {
            withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 1 + shape.directCount) {
                call($0.baseAddress!)
            }
        }
        return answering
    }
}
