/// An asynchronous call, which an interceptor of one method receives.
///
/// ```swift
/// let retrying = proxy.intercept(ImporterDelegate.rate(for:)) { call, currency in
///     let rate = await call.proceed()
///     return rate != 2 ? rate : await call.proceed("EUR")
/// }
/// ```
///
/// You can't keep it: it's valid until the interceptor returns.
public struct InterceptedAsynchronousCall<Element, Result, Failure: Error>: ~Copyable {
    private let call: AsynchronousInterception
    private let next: Int
    private let arguments: UnsafeRawPointer

    init(_ call: AsynchronousInterception, next: Int, _ arguments: UnsafeRawPointer) {
        self.call = call
        self.next = next
        self.arguments = arguments
    }

    /// Calls the next interceptor, or the target, with the original arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs where the interceptor runs. If nothing answers a method
    /// that returns a value, it traps with a message.
    ///
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor or of the target.
    public nonisolated(nonsending) borrowing func proceed() async throws(Failure) -> Result {
        try await proceed(at: arguments)
    }

    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// ```swift
    /// let dollars = proxy.intercept(ImporterDelegate.rate(for:)) { call, currency in await call.proceed("USD") }
    /// ```
    ///
    /// You may call it several times, or not at all. It runs where the interceptor runs. If nothing answers a method
    /// that returns a value, it traps with a message.
    ///
    /// If the argument is a closure, you can write it behind the call: `await call.proceed { response in ... }`. If its
    /// type is `@Sendable` or `@MainActor`, and the call is the interceptor's only statement, the closure has to say
    /// so: `@Sendable response in`.
    ///
    /// - Parameter arguments: The argument, or the tuple of the arguments.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor or of the target.
    public nonisolated(nonsending) borrowing func proceed(_ arguments: Element) async throws(Failure) -> Result {
        let copied = UnsafeMutablePointer<Element>.allocate(capacity: 1)
        copied.initialize(to: arguments)
        defer {
            copied.deinitialize(count: 1)
            copied.deallocate()
        }
        return try await proceed(at: copied)
    }

    private nonisolated(nonsending) borrowing func proceed(at arguments: UnsafeRawPointer) async throws(Failure)
        -> Result
    {
        let room = UnsafeMutablePointer<Result>.allocate(capacity: 1)
        defer { room.deallocate() }
        guard let error = await call.proceed(to: next, arguments, room) else { return room.move() }
        // What remains is that nothing answers, or a text: interceptors cannot handle these.
        guard let failure = error as? Failure else { call.proxy.refuse(error, slot: call.slot) }
        throw failure
    }
}

extension InterceptedAsynchronousCall {
    /// Captures the call, so that it can proceed when your interceptor has returned.
    ///
    /// ```swift
    /// let postponing = proxy.intercept(ImporterDelegate.rate(for:)) { call, currency in
    ///     let later = call.capture()
    ///     Task { print(await later.proceed()) }
    ///     return 1
    /// }
    /// ```
    ///
    /// The arguments are copied. If one can't outlive the call, this traps: an `inout` argument, an unsafe pointer, or
    /// a closure that doesn't escape.
    ///
    /// - Returns: The captured call.
    public borrowing func capture() -> CapturedAsynchronousCall<Element, Result, Failure> {
        CapturedAsynchronousCall(call, next: next, arguments)
    }
}
