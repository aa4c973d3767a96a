import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Starts requests, some at a time, and waits for all.
final class Client: Sendable {
    /// Where the delegate is called, by the session and by this: one call after the other.
    let queue = OperationQueue()
    private let parallel: Int
    /// Whether the requests go to their hosts themselves. If they go to a proxy server, that looks the hosts up.
    private let isDirect: Bool
    private let state = Mutex(State())
    private let done = DispatchSemaphore(value: 0)

    private struct State {
        var waiting: ArraySlice<URLSessionDataTask> = []
        var left = 0
        var delegate: (any HTTPDelegate)?
    }

    /// - Parameter parallel: How many requests are under way at once.
    init(parallel: Int) {
        self.parallel = parallel
        queue.maxConcurrentOperationCount = 1
        let environment = ProcessInfo.processInfo.environment
        isDirect = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
            .allSatisfy { (environment[$0] ?? "").isEmpty }
    }

    /// Returns when the last request has ended.
    ///
    /// - Parameters:
    ///   - requests: They have the numbers from 1.
    ///   - session: It calls its delegate on `queue`.
    ///   - delegate: The session's delegate.
    func run(_ requests: [URLRequest], in session: URLSession, telling delegate: any HTTPDelegate) {
        let tasks = requests.map(session.dataTask(with:))
        for (index, task) in tasks.enumerated() { task.taskDescription = String(index + 1) }
        state.withLock { $0 = State(waiting: tasks[...], left: tasks.count, delegate: delegate) }
        queue.addOperation { [self] in for _ in 0..<parallel { startNext() } }
        done.wait()
        session.finishTasksAndInvalidate()
    }

    /// The delegate says this of each request, in its call that ends the request. What comes next waits until the
    /// observers of that call have heard of it, too.
    func requestEnded() {
        queue.addOperation { [self] in
            startNext()
            let left = state.withLock { state in
                state.left -= 1
                return state.left
            }
            if left == 0 { done.signal() }
        }
    }

    private func startNext() {
        let (next, delegate) = state.withLock { ($0.waiting.popFirst(), $0.delegate) }
        guard let next, let delegate else { return }
        delegate.client(willStart: next)
        guard isDirect, let host = next.originalRequest?.url?.host, !Resolver.isAddress(host) else {
            return next.resume()
        }
        DispatchQueue.global().async { [self] in
            let (addresses, problem) = Resolver.look(up: host)
            queue.addOperation {
                delegate.client(didResolve: host, to: addresses, problem: problem, for: next)
                // Also where there is a problem: the session decides whether it has a way to the host.
                next.resume()
            }
        }
    }
}
