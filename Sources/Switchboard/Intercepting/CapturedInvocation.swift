import CForwarding

/// A call that an interceptor of all calls captured, to let it proceed later or elsewhere.
///
/// ```swift
/// let postponing = proxy.intercept { call in
///     if call.requirement.kind == .setter, let later = call.capture() {
///         Task { @MainActor in _ = try later.proceed() }
///     } else {
///         try call.proceed()
///     }
/// }
/// ```
///
/// It has copies of the arguments, and retains the proxy. You may pass it to another thread: the compiler can't check
/// that the arguments may go there, so you vouch for it. Use it on one thread at a time.
public struct CapturedInvocation: @unchecked Sendable {
    private let call: ResumableCall

    init(_ call: ResumableCall) { self.call = call }

    /// The method, with its place in its protocol.
    public var requirement: Requirement { call.proxy.requirement(at: call.slot) }

    /// The arguments, each in its declared type.
    public var arguments: [Any] { call.kept.arguments }

    /// Calls the next interceptor, or the target that the proxy has now, with the captured arguments.
    ///
    /// Observers aren't notified again. You may call it several times, or not at all. It runs on the calling thread.
    ///
    /// - Returns: The result; `()` if the method returns nothing.
    /// - Throws: The error of the next interceptor or of the target. A ``MessageError`` if nothing answers the call.
    @discardableResult
    public func proceed() throws -> Any {
        let type = Metadata(call.method.layout.result)
        let room = UnsafeMutableRawPointer.allocate(byteCount: max(type.size, 1), alignment: max(type.alignment, 16))
        defer { room.deallocate() }
        if let error = call.proceed(call.kept.address, room) { throw error }
        defer { type.destroy(room) }
        return type.box(room)
    }
}

extension InterceptedInvocation {
    /// Captures the call, so that it can proceed when your interceptor has returned. Nil if the library doesn't know
    /// the method's types: see ``invocation``.
    ///
    /// ```swift
    /// let postponing = proxy.intercept { call in
    ///     if call.requirement.kind == .setter, let later = call.capture() {
    ///         Task { @MainActor in _ = try later.proceed() }
    ///     } else {
    ///         try call.proceed()
    ///     }
    /// }
    /// ```
    ///
    /// The arguments with which the interceptor was called are copied. If one can't outlive the call, this traps: an
    /// `inout` argument, an unsafe pointer, or a closure that doesn't escape.
    ///
    /// - Returns: The captured call, or nil.
    public borrowing func capture() -> CapturedInvocation? {
        call.pointee.method == nil ? nil : CapturedInvocation(ResumableCall(call, next: next, argumentsAddress))
    }
}
