public import Foundation
public import Switchboard

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A task holds its delegate strongly, and without one it gives its session's. So a proxy for a task forwards to the
/// session's delegate if the task had none of its own. Foundation does not let a delegate be set after `resume()`.
///
/// On Linux a task tells its own delegate of challenges and redirections, and asks it for the stream of its body; all
/// else goes to the session's delegate.
extension URLSessionTask: HasDelegate {}

extension URLSession {
    /// Makes a session, and the proxy that is its delegate.
    ///
    /// ```swift
    /// let (session, proxy) = try URLSession.proxied((any URLSessionDataDelegate).self, forwardingTo: downloader)
    /// let subscription = proxy.methodInvoked(URLSessionDataDelegate.urlSession(_:task:didCompleteWithError:))
    ///     .subscribeOnAnyThread { session, task, error in print(task.taskIdentifier, error as Any) }
    /// ```
    ///
    /// The session casts its delegate to the protocol of each kind of tasks. The proxy supports those to which the target conforms, and
    /// those that you name: `(any URLSessionDataDelegate & URLSessionDownloadDelegate).self`. To observe the methods of another one, write
    /// `proxy.refined(to: (any URLSessionDownloadDelegate).self)`. Without a target, Foundation's defaults answer: a
    /// response is allowed, a redirection is followed, and a challenge is handled as if there were no delegate.
    ///
    /// The session keeps the proxy, and the proxy the target, until the session is invalidated, as it would keep the
    /// target. The proxy's streams end then, unless you keep the proxy. Where the target itself keeps the proxy, that
    /// is a cycle: call `setForwardToDelegate(nil, retainDelegate: false)` at the end, or pass `retainTarget: false`.
    /// `session.delegate as? ForwardingProxy<Delegate>` finds the proxy again.
    ///
    /// Thread-safe. Calls come on `delegateQueue`, and some (`needNewBodyStream`, `willCacheResponse`) on the session's
    /// own queue.
    ///
    /// - Parameters:
    ///   - delegateType: What the session's delegate is to be: `(any P).self`, or `(any P & Q).self`.
    ///   - configuration: The session's configuration.
    ///   - delegateQueue: Where the delegate is called; nil for a serial queue of the session's own.
    ///   - target: Who gets the calls. Nil for nobody yet.
    ///   - retainTarget: Whether the proxy keeps the target alive.
    /// - Returns: The session and its proxy.
    /// - Throws: `ProxyError` if the type is not that of a session's delegate, if the target has protocols for which
    ///   the session would look in vain, or if no proxy can stand in for the type.
    public static func proxied<Delegate>(
        _ delegateType: Delegate.Type, configuration: URLSessionConfiguration = .default,
        delegateQueue: OperationQueue? = nil, forwardingTo target: Delegate? = nil, retainTarget: Bool = true
    ) throws(ProxyError) -> (session: URLSession, proxy: ForwardingProxy<Delegate>) {
        let proxy = try ForwardingProxy<Delegate>.proxyOrThrow(forwardingTo: target, retainTarget: retainTarget)
        guard let delegate = proxy.object as? any URLSessionDelegate else {
            throw ProxyError(
                reason: .unexpectedDelegateType(parent: "URLSession"), protocolName: String(reflecting: Delegate.self))
        }
        let missing = target.map { protocols(of: $0).subtracting(protocols(of: delegate)) } ?? []
        guard missing.isEmpty else {
            throw ProxyError(
                reason: .missingProtocols(protocols: missing.sorted()), protocolName: String(reflecting: Delegate.self))
        }
        return (URLSession(configuration: configuration, delegate: delegate, delegateQueue: delegateQueue), proxy)
    }

    /// The protocols of an object for which a session looks.
    private static func protocols(of object: Any) -> Set<String> {
        var found: Set<String> = []
        if object is any URLSessionTaskDelegate { found.insert("URLSessionTaskDelegate") }
        if object is any URLSessionDataDelegate { found.insert("URLSessionDataDelegate") }
        if object is any URLSessionDownloadDelegate { found.insert("URLSessionDownloadDelegate") }
        if object is any URLSessionStreamDelegate { found.insert("URLSessionStreamDelegate") }
        if object is any URLSessionWebSocketDelegate { found.insert("URLSessionWebSocketDelegate") }
        return found
    }
}
