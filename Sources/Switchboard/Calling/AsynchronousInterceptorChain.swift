/// The interceptors of an asynchronous method of a proxy, in the order in which they were added. Immutable.
final class AsynchronousInterceptorChain: Sendable {
    let interceptors: [AsynchronousInterceptor]

    init(_ interceptors: [AsynchronousInterceptor]) { self.interceptors = interceptors }
}
