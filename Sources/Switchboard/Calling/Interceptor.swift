import CForwarding

/// One interceptor, of one method or of all.
///
/// Arguments go through a chain of interceptors as the address of their tuple, borrowed; a result as the address of
/// memory for it. C calls the interceptors, and knows how a call goes on behind them: CForwarding/interception.h.
final class Interceptor: @unchecked Sendable {
    /// Runs the interceptor, which initializes the result or returns the error. Takes the call, a `cffi_interception`,
    /// the next place in its chain, arguments, and room for a result.
    typealias Body = (UnsafeMutableRawPointer, Int, UnsafeRawPointer, UnsafeMutableRawPointer) -> (any Error)?
    typealias ReceiversCall = (inout cffi_interception, UnsafeRawPointer, UnsafeMutableRawPointer) -> ReceiversEnd

    private let body: Body
    /// Calls the method on the receivers by compiled code, which can pass closures that an interceptor made. Nil if
    /// this interceptor has no such code.
    let callReceivers: ReceiversCall?

    init(_ body: @escaping Body, callingReceivers callReceivers: ReceiversCall? = nil) {
        self.body = body
        self.callReceivers = callReceivers
    }

    /// What C calls, which this object keeps. In a struct, because a closure that is the value of a generic type has
    /// another form.
    var code: cffi_interceptor {
        struct Code { let body: Body }
        return unsafeBitCast(Code(body: body), to: cffi_interceptor.self)
    }
}
