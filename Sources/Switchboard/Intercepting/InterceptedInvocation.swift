import CFFIShim
import CForwarding

/// A call of any method, which an interceptor of all calls receives.
///
/// ```swift
/// let logging = proxy.intercept { call in
///     print(call.requirement, try call.invocation?.arguments() ?? [])
///     try call.proceed()
/// }
/// ```
///
/// You can't keep it: it's valid until the interceptor returns. Use it on the interceptor's thread only.
public struct InterceptedInvocation: ~Copyable {
    /// The method, with its place in its protocol.
    public let requirement: Requirement
    /// The arguments and the result, which you can read and change. Nil if the library doesn't know the method's
    /// types: then the call can only proceed.
    public let invocation: Invocation?
    let call: UnsafeMutablePointer<cffi_interception>
    let next: Int
    /// The address of the tuple of arguments with which the interceptor was called. Precondition: there is an
    /// `invocation`.
    let argumentsAddress: UnsafeRawPointer
    private let record: UnsafeMutablePointer<cffi_invocation>?

    init(
        _ call: UnsafeMutablePointer<cffi_interception>, next: Int, _ arguments: UnsafeRawPointer,
        _ record: UnsafeMutablePointer<cffi_invocation>?, _ invocation: Invocation?
    ) {
        requirement = call.pointee.requirement
        self.invocation = invocation
        self.call = call
        self.next = next
        argumentsAddress = arguments
        self.record = record
    }

    /// Calls the next interceptor, or the target, with the arguments that `invocation` has now.
    ///
    /// Afterwards `invocation` has the result. You may call this several times. You may leave it out if the method
    /// returns nothing, or if you set a result. If `invocation` is nil, call it exactly once. It runs on the calling
    /// thread.
    ///
    /// - Throws: The error of the next interceptor or of the target. A ``MessageError`` if nothing answers the call.
    public borrowing func proceed() throws {
        guard let invocation, let method = call.pointee.knownMethod else {
            // In the caller's registers is what the receiver throws.
            if let error = cffi_interception.proceed(
                call, to: next, argumentsAddress, UnsafeMutableRawPointer(mutating: argumentsAddress))
            {
                throw error
            }
            return
        }
        var failure: (any Error)?
        let (call, next, arguments, own) = (call, next, argumentsAddress, record)
        try invocation.perform { record in
            let hidden = invocation.signature.hiddenCount
            let proceed = { (tuple: UnsafeRawPointer) in
                failure = cffi_interception.proceed(call, to: next, tuple, record.pointee.result)
            }
            if record == own {
                proceed(arguments)
            } else {
                method.withTuple(of: record.pointee.arguments + hidden, proceed)
            }
            if let failure { throw failure }
        }
    }

    /// What answered the call when it proceeded the last time; nil before, and if nothing did.
    ///
    /// If an interceptor after this one set the result itself, this is nil, too.
    public var responder: CallResponder? { CallResponder(call.pointee.answered_by) }
}
