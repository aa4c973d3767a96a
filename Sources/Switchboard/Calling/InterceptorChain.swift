import CForwarding

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
