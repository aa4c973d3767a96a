import CForwarding

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
