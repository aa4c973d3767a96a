import Foundation
import Switchboard
import SwitchboardFoundationNetworking
import TestSupport
import XCTest

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `URLSession.proxied`: what it makes, what it refuses, and how long it lives.
final class URLSessionProxyTests: XCTestCase {
    private static let guardTime = 60.0

    /// Fulfills when it ends.
    private final class Ending: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        private let ended: XCTestExpectation
        init(_ ended: XCTestExpectation) { self.ended = ended }
        deinit { ended.fulfill() }
    }

    func test_K1_oneExpression() throws {
        let server = try HTTPServer(), log = Log<String>()
        let done = expectation(description: "the task is complete")
        let queue = OperationQueue()
        queue.name = "calls"
        let (session, proxy) = URLSession.proxied(
            (any URLSessionDataDelegate).self, configuration: .ephemeral, delegateQueue: queue)
        XCTAssertTrue(session.delegate === proxy)
        XCTAssertTrue(session.delegate as? ForwardingProxy<any URLSessionDataDelegate> === proxy)
        let subscription = proxy.methodInvoked(URLSessionDataDelegate.urlSession(_:task:didCompleteWithError:))
            .subscribeOnAnyThread { _, _, error in
                log.add("\(OperationQueue.current?.name ?? "") \(error == nil)")
                done.fulfill()
            }
        session.dataTask(with: server.address.appendingPathComponent("data")).resume()
        wait(for: [done], timeout: Self.guardTime)
        XCTAssertEqual(log.entries, ["calls true"])
        session.invalidateAndCancel()
        withExtendedLifetime(subscription) {}
    }

    /// A session keeps its delegate until it is invalidated, and so the target; the streams end with the proxy.
    func test_aSessionThatIsInvalidatedLetsItsProxyGo() throws {
        let targetEnded = expectation(description: "the target ended")
        let streamEnded = expectation(description: "the stream ended")
        weak var target: Ending?
        weak var proxy: AnyForwardingProxy?
        @inline(never) func make() -> (URLSession, SubscriptionToken) {
            let new = Ending(targetEnded)
            target = new
            let (session, made) = URLSession.proxied(
                (any URLSessionDataDelegate).self, configuration: .ephemeral, forwardingTo: new)
            proxy = made
            let subscription = made.sentMessage(URLSessionDataDelegate.urlSession(_:task:didCompleteWithError:))
                .subscribeOnAnyThread({ _ in }, onCompleted: { streamEnded.fulfill() })
            return (session, subscription)
        }
        let (session, subscription) = make()
        XCTAssertNotNil(target)
        XCTAssertNotNil(proxy)
        session.finishTasksAndInvalidate()
        wait(for: [targetEnded, streamEnded], timeout: Self.guardTime)
        XCTAssertNil(target)
        XCTAssertNil(proxy)
        withExtendedLifetime((session, subscription)) {}
    }

    func test_K3_aTargetThatIsNotRetained() throws {
        let ended = expectation(description: "the target ended")
        @inline(never) func make() -> URLSession {
            URLSession.proxied(
                (any URLSessionDataDelegate).self, configuration: .ephemeral, forwardingTo: Ending(ended),
                retainTarget: false
            ).session
        }
        let session = make()
        wait(for: [ended], timeout: Self.guardTime)
        XCTAssertNotNil(session.delegate)
        session.invalidateAndCancel()
    }

    // MARK: Refusals

    private final class Downloader: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) {}
    }

    /// A session looks for protocols that refine each other only in part.
    func test_R8_aSessionFindsAllProtocolsOfTheTarget() throws {
        let (session, proxy) = URLSession.proxied((any URLSessionDataDelegate).self, forwardingTo: Downloader())
        XCTAssertTrue(session.delegate is any URLSessionDownloadDelegate)
        XCTAssertFalse(session.delegate is any URLSessionStreamDelegate)
        XCTAssertTrue(session.delegate is ForwardingProxy<any URLSessionDataDelegate>)
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        XCTAssertFalse(session.delegate is any URLSessionDownloadDelegate)
        session.invalidateAndCancel()
        let task = URLSession.shared.dataTask(with: URL(string: "http://127.0.0.1/")!)
        task.delegate = Downloader()
        let taskProxy = try DelegateProxy<URLSessionTask, any URLSessionTaskDelegate>.proxyOrThrow(for: task)
        XCTAssertTrue(task.delegate is any URLSessionDataDelegate)
        XCTAssertTrue(task.delegate is any URLSessionDownloadDelegate)
        withExtendedLifetime(taskProxy) {}
    }

    func test_delegatesOfOthersAreRefused() {
        XCTAssertThrowsError(try URLSession.proxiedOrThrow((any StreamDelegate).self)) { error in
            XCTAssertEqual(
                "\(error)",
                "Switchboard: can't create a proxy for Foundation.StreamDelegate: a URLSession doesn't call "
                    + "delegates of this type. Pass one of the protocols of its delegates. [unexpectedDelegateType]")
        }
        XCTAssertThrowsError(try URLSession.proxiedOrThrow(Downloader.self)) { error in
            XCTAssertEqual((error as? ProxyError)?.reason, .notAProtocol)
        }
    }

    // MARK: Defaults

    /// Sessions with tasks of several kinds need no delegate either.
    func test_B3_compositionsHaveDefaults() throws {
        let session = URLSession(configuration: .ephemeral), url = URL(string: "http://127.0.0.1:9/")!
        defer { session.invalidateAndCancel() }
        let task = session.dataTask(with: url)
        var tried = 0
        func check<Delegate>(_: Delegate.Type) throws {
            let log = Log<String>(), proxy = ForwardingProxy<Delegate>()
            let delegate = try XCTUnwrap(proxy.object as? any URLSessionTaskDelegate)
            delegate.urlSession(session, task: task, needNewBodyStream: { log.add($0 == nil ? "none" : "some") })
            XCTAssertEqual(log.entries, ["none"], "\(Delegate.self)")
            tried += 1
        }
        typealias Data = URLSessionDataDelegate
        typealias Download = URLSessionDownloadDelegate
        typealias Streamed = URLSessionStreamDelegate
        typealias Socket = URLSessionWebSocketDelegate
        try check((any Data & Download).self)
        try check((any Data & Streamed).self)
        try check((any Data & Socket).self)
        try check((any Download & Streamed).self)
        try check((any Download & Socket).self)
        try check((any Streamed & Socket).self)
        try check((any Data & Download & Streamed).self)
        try check((any Data & Download & Socket).self)
        try check((any Data & Streamed & Socket).self)
        try check((any Download & Streamed & Socket).self)
        try check((any Data & Download & Streamed & Socket).self)
        try check((any URLSessionTaskDelegate & Data & Download).self)
        XCTAssertEqual(tried, 12)
    }
}
