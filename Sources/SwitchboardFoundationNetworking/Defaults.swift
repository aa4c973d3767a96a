import Foundation
import Switchboard

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The same as in `SwitchboardFoundation`, for the classes of `FoundationNetworking`. A library of its own, because
/// loading that one takes longer than many programs take to start.
///
/// What a task's own delegate leaves out, Foundation asks the session's delegate, and then does what is its default:
/// the protocols' default implementations. They compare the delegate with themselves, which a default behind a proxy is
/// not.
private final class MissingDelegate: NSObject {
    /// The session's delegate, if the task has another one: then this object answers for the proxy that is the task's.
    ///
    /// The session's delegate may be a proxy for which this object answers, too, at once and on the same thread; it is
    /// not asked again.
    private func asking<Delegate>(
        _: Delegate.Type, of session: URLSession, _ task: URLSessionTask, _ ask: (Delegate) -> Void
    ) -> Bool {
        guard let own = task.delegate, let other = session.delegate, own !== other, let delegate = other as? Delegate,
            Asked.add(task)
        else { return false }
        defer { Asked.remove(task) }
        ask(delegate)
        return true
    }
}

/// The tasks that ask their sessions' delegates on this thread.
private enum Asked {
    private static let key = "switchboard.asked"
    private static var tasks: Set<ObjectIdentifier> {
        get { Thread.current.threadDictionary[key] as? Set<ObjectIdentifier> ?? [] }
        set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
    }

    static func add(_ task: URLSessionTask) -> Bool { tasks.insert(ObjectIdentifier(task)).inserted }
    static func remove(_ task: URLSessionTask) { tasks.remove(ObjectIdentifier(task)) }
}

extension MissingDelegate: URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let isAnswered = asking((any URLSessionTaskDelegate).self, of: session, task) {
            $0.urlSession(
                session, task: task, willPerformHTTPRedirection: response, newRequest: request,
                completionHandler: completionHandler)
        }
        if !isAnswered { completionHandler(request) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let isAnswered = asking((any URLSessionTaskDelegate).self, of: session, task) {
            $0.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
        }
        if !isAnswered { completionHandler(.performDefaultHandling, nil) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
        let isAnswered = asking((any URLSessionTaskDelegate).self, of: session, task) {
            $0.urlSession(session, task: task, needNewBodyStream: completionHandler)
        }
        if !isAnswered { completionHandler(nil) }
    }

    /// Foundation's own default never calls the completion handler, but Foundation does not call this method on Linux.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void
    ) {
        let isAnswered = asking((any URLSessionTaskDelegate).self, of: session, task) {
            $0.urlSession(session, task: task, willBeginDelayedRequest: request, completionHandler: completionHandler)
        }
        if !isAnswered { completionHandler(.continueLoading, nil) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        _ = asking((any URLSessionTaskDelegate).self, of: session, task) {
            $0.urlSession(
                session, task: task, didSendBodyData: bytesSent, totalBytesSent: totalBytesSent,
                totalBytesExpectedToSend: totalBytesExpectedToSend)
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        _ = asking((any URLSessionTaskDelegate).self, of: session, task) {
            $0.urlSession(session, task: task, didCompleteWithError: error)
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
        _ = asking((any URLSessionTaskDelegate).self, of: session, task) {
            $0.urlSession(session, task: task, didFinishCollecting: metrics)
        }
    }
}

extension MissingDelegate: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let isAnswered = asking((any URLSessionDataDelegate).self, of: session, dataTask) {
            $0.urlSession(session, dataTask: dataTask, didReceive: response, completionHandler: completionHandler)
        }
        if !isAnswered { completionHandler(.allow) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
    ) {
        let isAnswered = asking((any URLSessionDataDelegate).self, of: session, dataTask) {
            $0.urlSession(
                session, dataTask: dataTask, willCacheResponse: proposedResponse, completionHandler: completionHandler)
        }
        if !isAnswered { completionHandler(proposedResponse) }
    }
}

extension MissingDelegate: URLSessionDownloadDelegate, URLSessionStreamDelegate, URLSessionWebSocketDelegate {
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {}
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {}
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {}
}

/// Called when a default is looked for; see `CSwitchboardFoundationNetworking`.
@_cdecl("switchboard_foundation_networking_provide_defaults")
func provideDefaults() {
    DelegateDefaults.provide((any URLSessionDelegate).self) { MissingDelegate() }
    DelegateDefaults.provide((any URLSessionTaskDelegate).self) { MissingDelegate() }
    DelegateDefaults.provide((any URLSessionDataDelegate).self) { MissingDelegate() }
    DelegateDefaults.provide((any URLSessionDownloadDelegate).self) { MissingDelegate() }
    DelegateDefaults.provide((any URLSessionStreamDelegate).self) { MissingDelegate() }
    DelegateDefaults.provide((any URLSessionWebSocketDelegate).self) { MissingDelegate() }
    // Sessions with tasks of several kinds.
    DelegateDefaults.provide((any URLSessionDataDelegate & URLSessionDownloadDelegate).self) { MissingDelegate() }
    DelegateDefaults.provide((any URLSessionDataDelegate & URLSessionStreamDelegate).self) { MissingDelegate() }
    DelegateDefaults.provide((any URLSessionDataDelegate & URLSessionWebSocketDelegate).self) { MissingDelegate() }
    DelegateDefaults.provide((any URLSessionDownloadDelegate & URLSessionStreamDelegate).self) { MissingDelegate() }
    DelegateDefaults.provide((any URLSessionDownloadDelegate & URLSessionWebSocketDelegate).self) { MissingDelegate() }
    DelegateDefaults.provide((any URLSessionStreamDelegate & URLSessionWebSocketDelegate).self) { MissingDelegate() }
    DelegateDefaults.provide((any URLSessionDataDelegate & URLSessionDownloadDelegate & URLSessionStreamDelegate).self)
    { MissingDelegate() }
    DelegateDefaults.provide(
        (any URLSessionDataDelegate & URLSessionDownloadDelegate & URLSessionWebSocketDelegate).self
    ) { MissingDelegate() }
    DelegateDefaults.provide((any URLSessionDataDelegate & URLSessionStreamDelegate & URLSessionWebSocketDelegate).self)
    { MissingDelegate() }
    DelegateDefaults.provide(
        (any URLSessionDownloadDelegate & URLSessionStreamDelegate & URLSessionWebSocketDelegate).self
    ) { MissingDelegate() }
    DelegateDefaults.provide(
        (any URLSessionDataDelegate & URLSessionDownloadDelegate & URLSessionStreamDelegate
            & URLSessionWebSocketDelegate).self
    ) { MissingDelegate() }
}
