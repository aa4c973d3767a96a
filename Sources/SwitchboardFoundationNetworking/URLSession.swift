public import Foundation
public import Switchboard

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Tasks as parents: `DelegateProxy<URLSessionTask, any URLSessionTaskDelegate>.proxy(for: task)` observes a task's
/// delegate.
///
/// A task retains its delegate, and returns its session's delegate if it has none. So if a task has no delegate of its
/// own, its proxy forwards to the session's. Make the proxy before `resume()`, because Foundation doesn't let you set a
/// delegate after it.
///
/// On Linux, a task calls its own delegate for challenges, redirections and the stream of its body. All other calls go
/// to the session's delegate.
extension URLSessionTask: HasDelegate {}

extension URLSession {
    /// Creates a session, and the proxy that is its delegate. Thread-safe.
    ///
    /// ```swift
    /// let (session, proxy) = URLSession.proxied((any URLSessionDataDelegate).self, forwardingTo: downloader)
    /// let subscription = proxy.methodInvoked(URLSessionDataDelegate.urlSession(_:task:didCompleteWithError:))
    ///     .subscribeOnAnyThread { session, task, error in print(task.taskIdentifier, error as Any) }
    /// ```
    ///
    /// The session casts its delegate to the protocol of each kind of task. The proxy supports the protocols to which
    /// the target conforms, and those that you pass: `(any URLSessionDataDelegate & URLSessionDownloadDelegate).self`.
    /// To observe the methods of another one, write `proxy.refined(to: (any URLSessionDownloadDelegate).self)`.
    ///
    /// Without a target, Foundation's defaults apply. A response is allowed, a redirection is followed, and a challenge
    /// is handled as if there were no delegate.
    ///
    /// Until you invalidate the session, it retains the proxy, and the proxy retains the target. After that, the
    /// proxy's streams end, unless you retain the proxy. If the target itself retains the proxy, that is a cycle. To
    /// break it, call `setForwardToDelegate(nil, retainDelegate: false)` at the end, or pass `retainTarget: false`. You
    /// get the proxy back with `session.delegate as? ForwardingProxy<Delegate>`.
    ///
    /// Calls arrive on `delegateQueue`. Some (`needNewBodyStream`, `willCacheResponse`) arrive on the session's own
    /// queue.
    ///
    /// If the type isn't that of a session's delegate, or isn't supported, this traps. It also traps if the target has
    /// protocols of a session that the proxy wouldn't have. `proxiedOrThrow(_:)` throws instead.
    ///
    /// - Parameters:
    ///   - delegateType: The type of the session's delegate: `(any P).self`, or `(any P & Q).self`.
    ///   - configuration: The session's configuration.
    ///   - delegateQueue: The queue on which the delegate is called; nil for a serial queue of the session's own.
    ///   - target: Your own delegate, to which the proxy forwards; nil for none yet.
    ///   - retainTarget: Whether the proxy retains the target.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: The session and its proxy.
    public static func proxied<Delegate>(
        _ delegateType: Delegate.Type, configuration: URLSessionConfiguration = .default,
        delegateQueue: OperationQueue? = nil, forwardingTo target: Delegate? = nil, retainTarget: Bool = true,
        file: StaticString = #fileID, line: UInt = #line
    ) -> (session: URLSession, proxy: ForwardingProxy<Delegate>) {
        trapping(file, line) { () throws(ProxyError) in
            try proxiedOrThrow(
                delegateType, configuration: configuration, delegateQueue: delegateQueue, forwardingTo: target,
                retainTarget: retainTarget)
        }
    }

    /// Creates a session, and the proxy that is its delegate, or throws if the type isn't supported. Thread-safe.
    ///
    /// `proxied(_:)` describes the session and its proxy.
    ///
    /// - Parameters:
    ///   - delegateType: The type of the session's delegate: `(any P).self`, or `(any P & Q).self`.
    ///   - configuration: The session's configuration.
    ///   - delegateQueue: The queue on which the delegate is called; nil for a serial queue of the session's own.
    ///   - target: Your own delegate, to which the proxy forwards; nil for none yet.
    ///   - retainTarget: Whether the proxy retains the target.
    /// - Returns: The session and its proxy.
    /// - Throws: A `ProxyError` if the type isn't that of a session's delegate, or isn't supported. It also throws if
    ///   the target has protocols of a session that the proxy wouldn't have.
    public static func proxiedOrThrow<Delegate>(
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
