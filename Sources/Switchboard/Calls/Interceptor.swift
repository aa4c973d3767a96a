import CForwarding
import CFFIShim
import CSwiftCall

/// One interceptor of one method.
///
/// Arguments go through a chain of interceptors as the address of their tuple, borrowed; a result as the address of an
/// `Optional` of its type, which begins with the value.
class Interceptor: @unchecked Sendable {
    /// Runs the interceptor, which writes the result or returns the error.
    ///
    /// - Parameter index: Its place in the chain of the call.
    func run(
        _ call: UnsafeMutablePointer<InterceptionState>, at index: Int, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? { fatalError("Switchboard: a subclass runs.") }

    /// Calls the receivers, at the end of the chain.
    func forward(
        _ call: UnsafeMutablePointer<InterceptionState>, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? { fatalError("Switchboard: a subclass forwards.") }

    /// Runs a whole chain with room for a result. Calls `take` with its address if there is one; it takes the result
    /// over.
    func enter(
        _ call: consuming InterceptionState, _ arguments: UnsafeRawPointer, _ take: (UnsafeMutableRawPointer) -> Void
    ) -> (any Error)? { fatalError("Switchboard: a subclass has the type of the result.") }
}

/// The interceptors of a method of a proxy, in the order in which they were added. Immutable.
final class InterceptorChain: Sendable {
    let interceptors: [Interceptor]

    init(_ interceptors: [Interceptor]) { self.interceptors = interceptors }
}

/// The interceptors of a proxy. An object of its own, so that tokens do not keep the proxy.
final class InterceptorTable: Sendable {
    private let chains = Locked<[Int: InterceptorChain]>([:])

    func chain(of slot: Int) -> InterceptorChain? { chains.withLock { $0[slot] } }

    func add(_ interceptor: Interceptor, to slot: Int) {
        chains.withLock { $0[slot] = InterceptorChain(($0[slot]?.interceptors ?? []) + [interceptor]) }
    }

    func remove(_ interceptor: Interceptor, from slot: Int) {
        chains.withLock { chains in
            let left = chains[slot]?.interceptors.filter { $0 !== interceptor } ?? []
            chains[slot] = left.isEmpty ? nil : InterceptorChain(left)
        }
    }
}

/// A call on its way through a chain.
struct InterceptionState {
    let proxy: AnyForwardingProxy
    let slot: Int
    let chain: InterceptorChain
    /// For an invocation: the record of the call, and its method.
    var invocation: (record: UnsafeMutablePointer<cffi_invocation>, method: RegisteredMethod)?
    /// What happens if nobody answers: it writes a result, or returns an error. Without it, the call returns nothing, or
    /// ends the process.
    var unanswered: ((UnsafeMutableRawPointer) -> (any Error)?)?
    /// Whether a receiver answered, or an interceptor.
    var isAnswered = true

    init(_ proxy: AnyForwardingProxy, _ slot: Int, _ chain: InterceptorChain) {
        self.proxy = proxy
        self.slot = slot
        self.chain = chain
    }

    /// Goes on with the interceptor at `index`, or with the receivers behind the last.
    static func proceed(
        _ call: UnsafeMutablePointer<InterceptionState>, to index: Int, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        let interceptors = call.pointee.chain.interceptors
        guard index < interceptors.count else { return interceptors[0].forward(call, arguments, result) }
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
}

/// An interceptor whose types are known.
final class TypedInterceptor<Delegate, Element, Result, Failure: Error>: Interceptor, @unchecked Sendable {
    typealias Body = (borrowing InterceptedCall<Element, Result, Failure>, Element) throws(Failure) -> Result

    private let method: ResolvedMethod
    private let call: (inout Delegate, Element) throws(Failure) -> Result
    private let body: Body

    /// - Parameters:
    ///   - call: Calls the method on a receiver. A setter may change it.
    ///   - body: What the user wrote.
    init(
        _ method: ResolvedMethod, calling call: @escaping (inout Delegate, Element) throws(Failure) -> Result,
        _ body: @escaping Body
    ) {
        self.method = method
        self.call = call
        self.body = body
    }

    override func run(
        _ call: UnsafeMutablePointer<InterceptionState>, at index: Int, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        do throws(Failure) {
            let intercepted = InterceptedCall<Element, Result, Failure>(call, next: index + 1, arguments)
            call.pointee.isAnswered = true
            let value = try body(intercepted, arguments.assumingMemoryBound(to: Element.self).pointee)
            result.assumingMemoryBound(to: Result?.self).pointee = value
            return nil
        } catch {
            return error
        }
    }

    override func enter(
        _ call: consuming InterceptionState, _ arguments: UnsafeRawPointer, _ take: (UnsafeMutableRawPointer) -> Void
    ) -> (any Error)? {
        var result: Result?
        return withUnsafeMutablePointer(to: &result) { room in
            if let error = call.run(arguments, room) { return error }
            take(room)
            // Not an assignment, which would destroy what was taken.
            room.initialize(to: nil)
            return nil
        }
    }

    override func forward(
        _ state: UnsafeMutablePointer<InterceptionState>, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        let room = result.assumingMemoryBound(to: Result?.self)
        if let invocation = state.pointee.invocation {
            return forward(invocation, state, arguments, room)
        }
        let element = arguments.assumingMemoryBound(to: Element.self)
        let reachesAll = method.layout.result == Void.self && !method.consumption.mayConsume
        var isAnswered = false, failure: (any Error)?
        let proxy = state.pointee.proxy
        proxy.forEachReceiver(method.slot, reachesAll: reachesAll) { (delegate: inout Delegate, decides) in
            isAnswered = true
            do throws(Failure) {
                let value = try call(&delegate, element.pointee)
                if decides { room.pointee = value }
            } catch {
                if decides { failure = error }
            }
        }
        if isAnswered { return failure }
        state.pointee.isAnswered = false
        if let unanswered = state.pointee.unanswered { return unanswered(result) }
        guard method.returnsUnanswered, let nothing = () as? Result else {
            state.pointee.proxy.refuse(MessageError(unansweredBy: state.pointee.proxy), slot: state.pointee.slot)
        }
        room.pointee = nothing
        return nil
    }

    /// Has an invocation's method forward the record with these arguments.
    private func forward(
        _ invocation: (record: UnsafeMutablePointer<cffi_invocation>, method: RegisteredMethod),
        _ state: UnsafeMutablePointer<InterceptionState>, _ arguments: UnsafeRawPointer,
        _ room: UnsafeMutablePointer<Result?>
    ) -> (any Error)? {
        let (record, registered) = invocation
        do {
            state.pointee.isAnswered = try registered.forward(record, with: arguments, from: state.pointee.proxy)
            room.pointee =
                registered.isVoid ? (() as! Result) : record.pointee.result.assumingMemoryBound(to: Result.self).move()
            return nil
        } catch let error as Failure {
            return error
        } catch {
            // Nobody answers, and interceptors cannot handle that error.
            state.pointee.proxy.refuse(error, slot: state.pointee.slot)
        }
    }
}

/// A call that an interceptor got: lets it proceed to the next interceptor, or to the receivers. It is valid until the
/// interceptor returns.
public struct InterceptedCall<Element, Result, Failure: Error>: ~Copyable {
    private let call: UnsafeMutablePointer<InterceptionState>
    private let next: Int
    private let arguments: UnsafeRawPointer

    fileprivate init(_ call: UnsafeMutablePointer<InterceptionState>, next: Int, _ arguments: UnsafeRawPointer) {
        self.call = call
        self.next = next
        self.arguments = arguments
    }

    /// Goes on with the arguments with which the interceptor was called, and returns the result. May be called several
    /// times, or not at all.
    ///
    /// - Throws: What the next interceptor, or the receiver, throws.
    public borrowing func proceed() throws(Failure) -> Result { try proceed(at: arguments) }

    /// Goes on with other arguments: the tuple of them, or the only one.
    public borrowing func proceed(with arguments: Element) throws(Failure) -> Result {
        var result: Result?
        let error = withUnsafePointer(to: arguments) { arguments in
            withUnsafeMutablePointer(to: &result) { InterceptionState.proceed(call, to: next, arguments, $0) }
        }
        if let error { throw error as! Failure }
        return result.take()!
    }

    private borrowing func proceed(at arguments: UnsafeRawPointer) throws(Failure) -> Result {
        var result: Result?
        let error = withUnsafeMutablePointer(to: &result) { InterceptionState.proceed(call, to: next, arguments, $0) }
        if let error { throw error as! Failure }
        return result.take()!
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
            let table = InterceptorTable()
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
