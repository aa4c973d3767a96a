import Foundation
import Switchboard
import SwitchboardFoundation
import SwitchboardFoundationNetworking
import SwitchboardTracing
import TapSupport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Observes the calls that a session and its client make to their delegate, before and after the real delegate gets
/// them.
struct Tap {
    private typealias Proxy = ForwardingProxy<any HTTPDelegate>

    /// The session, which has the proxy for its delegate.
    let session: URLSession
    /// What the session calls.
    var delegate: any HTTPDelegate { proxy.object }
    private let proxy: Proxy
    private let recorder: Recorder
    private let show: @Sendable (Call) -> Void
    /// A subscription ends when it is released.
    private var subscriptions: [SubscriptionToken] = []

    /// Makes a session with a proxy in front of its delegate.
    ///
    /// - Parameters:
    ///   - downloader: The delegate, which becomes the proxy's target.
    ///   - recorder: Told of each call twice.
    ///   - queue: Where the session calls its delegate.
    ///   - show: Gets each complete call.
    ///   - timeline: Records all calls; nil to record none.
    init(
        _ downloader: Downloader, recorder: Recorder, configuration: URLSessionConfiguration,
        queue: OperationQueue,
        show: @escaping @Sendable (Call) -> Void, timeline: Timeline?
    ) throws {
        (session, proxy) = Proxy.makeParent(forwardingTo: downloader) {
            URLSession(configuration: configuration, delegate: $0, delegateQueue: queue)
        }
        self.recorder = recorder
        self.show = show
        try observeClient()
        try observeWay()
        try observeAnswer()
        if let timeline { subscriptions.append(timeline.record(proxy, as: "HTTPDelegate")) }
    }

    // MARK: The methods

    private mutating func observeClient() throws {
        try observe(Proxy.selector(RequestDelegate.client(willStart:))) { task in
            (task, .begin(url: task.originalRequest?.url?.absoluteString ?? ""))
        }
        try observe(Proxy.selector(RequestDelegate.client(didResolve:to:problem:for:))) {
            host, addresses, problem, task in
            (task, .resolve(host: host, addresses: addresses, problem: problem))
        }
    }

    private mutating func observeWay() throws {
        try observe(
            Proxy.selector(
                URLSessionDataDelegate.urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:))
        ) { _, task, response, request, _ in
            (task, .redirect(status: response.statusCode, target: request.url?.absoluteString ?? ""))
        }
        try observe(
            Proxy.selector(URLSessionDataDelegate.urlSession(_:task:didReceive:completionHandler:))
        ) { _, task, challenge, _ in
            let space = challenge.protectionSpace
            let method = space.authenticationMethod.replacing("NSURLAuthenticationMethod", with: "")
                .replacing("HTTP", with: "")
            return (
                task,
                .challenge(
                    method: method, realm: space.realm, place: "\(space.host):\(space.port)",
                    failures: challenge.previousFailureCount)
            )
        }
    }

    private mutating func observeAnswer() throws {
        try observe(
            Proxy.selector(URLSessionDataDelegate.urlSession(_:dataTask:didReceive:completionHandler:))
        ) { _, task, response, _ in
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            let length = response.expectedContentLength
            return (task, .response(status: status, type: response.mimeType, length: length < 0 ? nil : Int(length)))
        }
        try observe(
            Proxy.selector(
                URLSessionDataDelegate.urlSession(_:dataTask:didReceive:)
                    as (any URLSessionDataDelegate) -> (URLSession, URLSessionDataTask, Data) -> Void)
        ) { _, task, data in
            (task, .bytes(data.count))
        }
        try observe(Proxy.selector(URLSessionDataDelegate.urlSession(_:task:didCompleteWithError:))) { _, task, error in
            (task, .end(error: error.map { ($0 as NSError).localizedDescription }))
        }
    }

    // MARK: Both stages of one

    /// Subscribes the recorder to a method.
    ///
    /// - Parameter arguments: Returns the task, and what the arguments say.
    private mutating func observe<Element>(
        _ selector: TypedSelector<any HTTPDelegate, Element, Void>,
        _ arguments: @escaping @Sendable (Element) -> (URLSessionTask, Call.Details)
    ) {
        let (recorder, show) = (recorder, show)
        subscriptions.append(
            proxy.sentMessage(selector).subscribeOnAnyThread { element in
                let (task, details) = arguments(element)
                recorder.sent(details.method.rawValue) { timing in
                    show(Call(request: task.number, details: details, timing: timing))
                }
            })
        subscriptions.append(proxy.methodInvoked(selector).subscribeOnAnyThread { _ in recorder.invoked() })
    }
}
