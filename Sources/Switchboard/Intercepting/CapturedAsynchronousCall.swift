/// A call that an interceptor of one asynchronous method captured, to let it proceed later or elsewhere.
///
/// ```swift
/// let postponing = proxy.intercept(ImporterDelegate.rate(for:)) { call, currency in
///     let later = call.capture()
///     Task { print(await later.proceed()) }
///     return 1
/// }
/// ```
///
/// It has copies of the arguments, and retains the proxy. You may pass it to another task: the compiler can't check
/// that the arguments may go there, so you vouch for it. Use it in one task at a time.
public struct CapturedAsynchronousCall<Element, Result, Failure: Error>: @unchecked Sendable {
    private let proxy: AnyForwardingProxy
    private let chain: AsynchronousInterceptorChain
    private let call: AsynchronousInterception
    private let next: Int
    private let kept: KeptCall

    /// Precondition: the call is under way, and an interceptor of its method has it.
    init(_ call: AsynchronousInterception, next: Int, _ arguments: UnsafeRawPointer) {
        proxy = call.proxy
        chain = call.chain
        self.next = next
        let method = call.method!
        let mayEnd = method.escaping.contains(.unknown)
        if let why = method.whyArgumentsEnd ?? (mayEnd ? "may take a closure that isn't `@escaping`" : nil) {
            fatalError(
                """
                Switchboard: can't capture a call of \(proxy.dispatchTable.learntName(of: call.slot)): it \(why). Proceed in the interceptor.
                """)
        }
        kept = KeptCall(method, arguments)
        self.call = AsynchronousInterception(of: call, kept.address)
    }

    /// The argument, or the tuple of the arguments.
    public var arguments: Element { kept.tuple(as: Element.self) }

    /// The method, with its place in its protocol.
    public var requirement: Requirement { proxy.requirement(at: call.slot) }

    /// Calls the next interceptor, or the target that the proxy has now, with the captured arguments.
    ///
    /// Observers aren't notified again. You may call it several times, or not at all. If nothing answers a method that
    /// returns a value, it traps with a message.
    ///
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor or of the target.
    @discardableResult
    public nonisolated(nonsending) func proceed() async throws(Failure) -> Result {
        let room = UnsafeMutablePointer<Result>.allocate(capacity: 1)
        defer { room.deallocate() }
        let error = await call.proceed(to: next, kept.address, room)
        withExtendedLifetime((proxy, chain, kept)) {}
        guard let error else { return room.move() }
        // What remains is that nothing answers, or a text: programs cannot handle these.
        guard let failure = error as? Failure else { proxy.refuse(error, slot: call.slot) }
        throw failure
    }
}
