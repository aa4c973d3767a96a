import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the client does itself before a session begins with a request, and tells its delegate.
///
/// It is public because a proxy stands in front of the class that conforms. In release builds, if only one class
/// conforms to an internal protocol, the optimizer calls that class directly.
public protocol RequestDelegate: AnyObject, Sendable {
    /// The client is about to start a request.
    func client(willStart task: URLSessionTask)

    /// The client looked the host of a request up.
    ///
    /// - Parameters:
    ///   - host: The name.
    ///   - addresses: Its addresses; none if there is a problem.
    ///   - problem: What the system says if it knows none.
    ///   - task: The request, which begins now.
    func client(didResolve host: String, to addresses: [String], problem: String?, for task: URLSessionTask)
}

/// What the session and the client call. A proxy stands in front of both protocols at once.
typealias HTTPDelegate = URLSessionDataDelegate & RequestDelegate

extension URLSessionTask {
    /// The number of the request, from 1: what the client describes the task by.
    var number: Int { taskDescription.flatMap { Int($0) } ?? 0 }
}
