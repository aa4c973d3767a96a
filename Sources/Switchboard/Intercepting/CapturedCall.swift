import CForwarding

/// A call that an interceptor of one method captured, to let it proceed later or elsewhere.
///
/// ```swift
/// let postponing = proxy.intercept(ImporterDelegate.importer(_:didImport:)) { call, importer, count in
///     let later = call.capture()
///     Task { @MainActor in later.proceed() }
/// }
/// ```
///
/// It has copies of the arguments, and retains the proxy. You may pass it to another thread: the compiler can't check
/// that the arguments may go there, so you vouch for it. Use it on one thread at a time.
public struct CapturedCall<Element, Result, Failure: Error>: @unchecked Sendable {
    private let call: ResumableCall

    init(_ call: ResumableCall) { self.call = call }

    /// The argument, or the tuple of the arguments.
    public var arguments: Element { call.kept.tuple(as: Element.self) }

    /// The method, with its place in its protocol.
    public var requirement: Requirement { call.proxy.requirement(at: call.slot) }

    /// Calls the next interceptor, or the target that the proxy has now, with the captured arguments.
    ///
    /// Observers aren't notified again. You may call it several times, or not at all. It runs on the calling thread. If
    /// nothing answers a method that returns a value, it traps with a message.
    ///
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor or of the target.
    @discardableResult
    public func proceed() throws(Failure) -> Result { try proceed(at: call.kept.address) }

    /// Calls the next interceptor, or the target that the proxy has now, with other arguments.
    ///
    /// Observers aren't notified again. You may call it several times, or not at all. It runs on the calling thread. If
    /// nothing answers a method that returns a value, it traps with a message.
    ///
    /// - Parameter arguments: The argument, or the tuple of the arguments.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor or of the target.
    @discardableResult
    public func proceed(_ arguments: Element) throws(Failure) -> Result {
        let copied = UnsafeMutablePointer<Element>.allocate(capacity: 1)
        copied.initialize(to: arguments)
        defer {
            copied.deinitialize(count: 1)
            copied.deallocate()
        }
        return try proceed(at: copied)
    }

    private func proceed(at arguments: UnsafeRawPointer) throws(Failure) -> Result {
        let room = UnsafeMutablePointer<Result>.allocate(capacity: 1)
        defer { room.deallocate() }
        guard let error = call.proceed(arguments, room) else { return room.move() }
        // What remains is that nothing answers, or a text: programs cannot handle these.
        guard let failure = error as? Failure else { call.proxy.refuse(error, slot: call.slot) }
        throw failure
    }
}

extension InterceptedCall {
    /// Captures the call, so that it can proceed when your interceptor has returned.
    ///
    /// ```swift
    /// let postponing = proxy.intercept(ImporterDelegate.importer(_:didImport:)) { call, importer, count in
    ///     let later = call.capture()
    ///     Task { @MainActor in later.proceed() }
    /// }
    /// ```
    ///
    /// The arguments are copied. If one can't outlive the call, this traps: an `inout` argument, an unsafe pointer, or
    /// a closure that doesn't escape.
    ///
    /// - Returns: The captured call.
    public borrowing func capture() -> CapturedCall<Element, Result, Failure> {
        CapturedCall(ResumableCall(call.assumingMemoryBound(to: cffi_interception.self), next: next, arguments))
    }
}
