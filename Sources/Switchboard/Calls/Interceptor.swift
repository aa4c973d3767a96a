import CForwarding
import CFFIShim
import CSwiftCall

/// One interceptor, of one method or of all.
///
/// Arguments go through a chain of interceptors as the address of their tuple, borrowed; a result as the address of
/// memory for it.
class Interceptor: @unchecked Sendable {
    /// Runs the interceptor, which initializes the result or returns the error.
    ///
    /// - Parameter index: Its place in the chain of the call.
    func run(
        _ call: UnsafeMutablePointer<InterceptionState>, at index: Int, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? { fatalError("Switchboard: a subclass runs.") }

    /// Calls the method on the receivers by compiled code, which can pass closures that an interceptor made. Nil if this
    /// interceptor has no such code.
    var callsReceivers:
        (
            (UnsafeMutablePointer<InterceptionState>, UnsafeRawPointer, UnsafeMutableRawPointer)
                -> (any Error)?
        )?
    { nil }
}

/// The interceptors of a method of a proxy, in the order in which they were added. Immutable.
final class InterceptorChain: Sendable {
    let interceptors: [Interceptor]

    init(_ interceptors: [Interceptor]) { self.interceptors = interceptors }
}

/// The interceptors of a proxy. An object of its own, so that tokens do not keep the proxy.
final class InterceptorTable: Sendable {
    private struct Contents {
        /// A slot, or nil for all of them.
        var added: [(slot: Int?, interceptor: AnyObject)] = []
        /// By slot: an `InterceptorChain`, or an `AsynchronousInterceptorChain`; nil where there are none.
        var chains: [AnyObject?]
        let asynchronousSlots: Set<Int>

        mutating func makeChains() {
            for slot in chains.indices {
                let own = added.filter { $0.slot == nil || $0.slot == slot }.map(\.interceptor)
                if asynchronousSlots.contains(slot) {
                    let own = own.compactMap { $0 as? AsynchronousInterceptor }
                    chains[slot] = own.isEmpty ? nil : AsynchronousInterceptorChain(own)
                } else {
                    let own = own.compactMap { $0 as? Interceptor }
                    chains[slot] = own.isEmpty ? nil : InterceptorChain(own)
                }
            }
        }
    }

    private let contents: Locked<Contents>

    init(slotCount: Int, asynchronousSlots: Set<Int>) {
        contents = Locked(
            Contents(chains: Array(repeating: nil, count: slotCount), asynchronousSlots: asynchronousSlots))
    }

    /// Precondition, also below: the slot's method is not asynchronous.
    func chain(of slot: Int) -> InterceptorChain? {
        anyChain(of: slot).map { unsafeDowncast($0, to: InterceptorChain.self) }
    }

    /// The chain of any slot.
    func anyChain(of slot: Int) -> AnyObject? { contents.withLock { $0.chains[slot] } }

    /// - Parameters:
    ///   - interceptor: An `Interceptor`, or an `AsynchronousInterceptor`.
    ///   - slot: Nil for all slots.
    func add(_ interceptor: AnyObject, to slot: Int?) {
        contents.withLock { contents in
            contents.added.append((slot, interceptor))
            contents.makeChains()
        }
    }

    func remove(_ interceptor: AnyObject) {
        contents.withLock { contents in
            contents.added.removeAll { $0.interceptor === interceptor }
            contents.makeChains()
        }
    }
}

/// A call on its way through a chain.
struct InterceptionState {
    /// Where the call came from, and how it goes on behind the chain.
    enum Entry {
        /// A call of a protocol's requirement: its registers, and its decoded arguments.
        case frame(UnsafeMutablePointer<cffi_swift_frame>, arguments: UnsafeRawPointer)
        /// A call of a requirement whose types are not known.
        case unknown(UnsafeMutablePointer<cffi_swift_frame>)
        /// Of a method that has a name.
        case record(UnsafeMutablePointer<cffi_invocation>, RegisteredMethod)
    }

    // Whoever makes the state keeps the proxy and the chain; methods are never freed.
    unowned(unsafe) let proxy: AnyForwardingProxy
    let slot: Int
    /// Nil if its types are not known.
    unowned(unsafe) let method: ResolvedMethod?
    unowned(unsafe) let chain: InterceptorChain
    let entry: Entry
    /// What happens if nobody answers: it initializes a result, or returns an error. Without it, the call returns nothing,
    /// or ends the process.
    var unanswered: ((UnsafeMutableRawPointer) -> (any Error)?)?
    /// Whether a receiver answered, or an interceptor.
    var isAnswered = true
    /// How often the call went on to the receivers, if its types are not known.
    var proceedCount = 0

    /// Precondition: the caller keeps the proxy and the chain as long as the state.
    init(
        _ proxy: AnyForwardingProxy, _ slot: Int, _ method: ResolvedMethod?, _ chain: InterceptorChain, _ entry: Entry
    ) {
        self.proxy = proxy
        self.slot = slot
        self.method = method
        self.chain = chain
        self.entry = entry
    }

    /// Goes on with the interceptor at `index`, or with the receivers behind the last.
    static func proceed(
        _ call: UnsafeMutablePointer<InterceptionState>, to index: Int, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        let interceptors = call.pointee.chain.interceptors
        guard index < interceptors.count else { return forward(call, arguments, result) }
        return interceptors[index].run(call, at: index, arguments, result)
    }

    /// Tells the observers, runs the chain, tells the observers.
    mutating func run(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) -> (any Error)? {
        var observed = cffi_call()
        observed.observers = cffi_proxy_copy_observers(proxy.address, UInt32(slot))
        cffi_call_begin(&observed, arguments)
        let error = withUnsafeMutablePointer(to: &self) { Self.proceed($0, to: 0, arguments, result) }
        if let error {
            observed.end(threw: error)
        } else {
            observed.end(isAnswered: isAnswered, result: result)
        }
        return error
    }

    // MARK: The receivers

    private static func forward(
        _ call: UnsafeMutablePointer<InterceptionState>, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        switch call.pointee.entry {
        case .record(let record, let registered):
            do {
                call.pointee.isAnswered = try registered.forward(record, with: arguments, from: call.pointee.proxy)
                result.copyMemory(from: record.pointee.result, byteCount: registered.signature.result.size)
                return nil
            } catch let error as MessageError where error.isUnanswered(by: call.pointee.proxy) {
                return endUnanswered(call, result)
            } catch {
                return error
            }
        case .unknown(let frame):
            call.pointee.proceedCount += 1
            guard call.pointee.proceedCount == 1 else {
                return MessageError(.unknownTypes(found: call.pointee.proceedCount), call.pointee.described.selector)
            }
            if !cffi_frame_forward_unknown(frame, call.pointee.proxy.address, UInt32(call.pointee.slot)) {
                return endUnanswered(call, result)
            }
            return nil
        case .frame(let frame, let original):
            let method = call.pointee.method!
            guard arguments == original || method.hasSameClosures(arguments, original) else {
                for interceptor in call.pointee.chain.interceptors {
                    if let make = interceptor.callsReceivers { return make(call, arguments, result) }
                }
                return MessageError(.closureReplaced, call.pointee.described.selector)
            }
            let passed = arguments == original && !method.consumption.mayConsume ? nil : arguments
            return forward(call, frame, method, passed, result)
        }
    }

    /// Has the frame's call forwarded. Without arguments: with those in the frame.
    private static func forward(
        _ call: UnsafeMutablePointer<InterceptionState>, _ frame: UnsafeMutablePointer<cffi_swift_frame>,
        _ method: ResolvedMethod, _ arguments: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        withUnsafeTemporaryAllocation(byteCount: Int(CFFI_TYPED_ERROR_SIZE), alignment: 16) { room in
            let error = room.baseAddress!
            let (proxy, slot) = (call.pointee.proxy.address, UInt32(call.pointee.slot))
            switch cffi_frame_forward(frame, proxy, slot, arguments, result, error) {
            case cffi_ending_returned: return nil
            case cffi_ending_unanswered: return endUnanswered(call, result)
            default: return method.moveError(error)
            }
        }
    }

    /// Ends a call that nobody answers.
    fileprivate static func endUnanswered(
        _ call: UnsafeMutablePointer<InterceptionState>, _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        call.pointee.isAnswered = false
        if let unanswered = call.pointee.unanswered { return unanswered(result) }
        let error = MessageError(unansweredBy: call.pointee.proxy)
        guard call.pointee.method?.returnsUnanswered == true else { return error }
        return nil
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
    /// Runs the interceptor. Takes the call's state, the next place in its chain, arguments, and room for a result.
    typealias Body = (UnsafeMutableRawPointer, Int, UnsafeRawPointer, UnsafeMutableRawPointer) -> (any Error)?
    /// Calls the method on a receiver.
    typealias Call = (inout Delegate, UnsafeRawPointer, UnsafeMutableRawPointer) -> (any Error)?

    private let method: ResolvedMethod
    private let call: Call
    private let body: Body

    init(_ method: ResolvedMethod, calling call: @escaping Call, _ body: @escaping Body) {
        self.method = method
        self.call = call
        self.body = body
    }

    override func run(
        _ call: UnsafeMutablePointer<InterceptionState>, at index: Int, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        call.pointee.isAnswered = true
        return body(call, index + 1, arguments, result)
    }

    override var callsReceivers:
        (
            (UnsafeMutablePointer<InterceptionState>, UnsafeRawPointer, UnsafeMutableRawPointer)
                -> (any Error)?
        )?
    { callReceivers }

    private func callReceivers(
        _ state: UnsafeMutablePointer<InterceptionState>, _ arguments: UnsafeRawPointer,
        _ room: UnsafeMutableRawPointer
    ) -> (any Error)? {
        let result = method.layout.result
        let reachesAll = result == Void.self && !method.consumption.mayConsume
        var isAnswered = false, failure: (any Error)?
        let proxy = state.pointee.proxy
        proxy.forEachReceiver(method.slot, reachesAll: reachesAll) { (delegate: inout Delegate, decides) in
            isAnswered = true
            // If several get the call, it returns nothing, so there is one result at most.
            let error = call(&delegate, arguments, room)
            if decides { failure = error }
        }
        return isAnswered ? failure : InterceptionState.endUnanswered(state, room)
    }
}

/// A call that an interceptor got: lets it proceed to the next interceptor, or to the receivers. It is valid until the
/// interceptor returns.
@frozen public struct InterceptedCall<Element, Result, Failure: Error>: ~Copyable {
    /// The `InterceptionState`.
    @usableFromInline let call: UnsafeMutableRawPointer
    @usableFromInline let next: Int
    @usableFromInline let arguments: UnsafeRawPointer

    @inlinable init(_ call: UnsafeMutableRawPointer, next: Int, _ arguments: UnsafeRawPointer) {
        self.call = call
        self.next = next
        self.arguments = arguments
    }

    /// Goes on with the arguments with which the interceptor was called, and returns the result. May be called several
    /// times, or not at all.
    ///
    /// - Throws: What the next interceptor, or the receiver, throws.
    @inlinable public borrowing func proceed() throws(Failure) -> Result {
        var result: Result?
        let error = proceed(at: arguments, &result)
        return try end(error, result.take())
    }

    /// Goes on with other arguments: the tuple of them, or the only one.
    @inlinable public borrowing func proceed(with arguments: Element) throws(Failure) -> Result {
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
        // What remains is that nobody answers, or a text: interceptors cannot handle these.
        guard let failure = error as? Failure else { InterceptedCalls.refuse(call, error) }
        throw failure
    }
}

/// What inlined code calls.
@usableFromInline enum InterceptedCalls {
    /// Precondition, also below: `call` is the address of an `InterceptionState`.
    @usableFromInline static func proceed(
        _ call: UnsafeMutableRawPointer, to index: Int, _ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        InterceptionState.proceed(
            call.assumingMemoryBound(to: InterceptionState.self), to: index, arguments, result)
    }

    @usableFromInline static func refuse(_ call: UnsafeMutableRawPointer, _ error: any Error) -> Never {
        let state = call.assumingMemoryBound(to: InterceptionState.self)
        state.pointee.proxy.refuse(error, slot: state.pointee.slot)
    }
}

extension AnyForwardingProxy {
    /// The interceptors of a call that comes to a method directly; nil if the class turns calls into invocations, which
    /// go through them later.
    final func interceptorsOfCall(_ slot: Int) -> InterceptorChain? {
        guard let table = interceptors, let chain = table.chain(of: slot) else { return nil }
        return InvocationOverride.isOverridden(by: type(of: self)) ? nil : chain
    }

    /// The table of the interceptors; makes it if there is none, and has calls look at it from now on. Thread-safe.
    final func makeInterceptors() -> InterceptorTable {
        AnyForwardingProxy.makingInterceptors.withLock { _ in
            if let interceptors { return interceptors }
            let requirements = shape.requirements
            let table = InterceptorTable(
                slotCount: Int(shape.raw.pointee.slot_count),
                asynchronousSlots: Set(requirements.indices.filter { requirements[$0].isAsync }))
            cffi_proxy_set_interceptors(address, Unmanaged.passRetained(table).toOpaque())
            // Whoever sees this sees the table.
            cffi_proxy_set_intercepts(address, true)
            return table
        }
    }

    private static let makingInterceptors = Locked<Void>(())

    /// Calls `body` with each receiver of a call, and with whether it decides how the call ends.
    final func forEachReceiver<Delegate>(
        _ slot: Int, reachesAll: Bool, _ body: (inout Delegate, _ decides: Bool) -> Void
    ) {
        var receivers = cffi_receivers_of(address, reachesAll, false)
        let shape = shape
        func call(_ words: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
            while cffi_next_receiver(&receivers, words) != cffi_source_none {
                shape.withDelegate(taking: words, for: slot) { body(&$0, receivers.decides) }
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
    }
}
