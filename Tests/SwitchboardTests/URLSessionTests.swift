import Foundation
import Switchboard
import SwitchboardFoundationNetworking
import TestSupport
import XCTest

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Real requests of a real `URLSession`, whose delegate is a proxy that the session gets when it is made.
final class URLSessionTests: XCTestCase {
    /// Notes what a session tells its delegate. How the bytes are cut into pieces is left out.
    private final class Listener: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        let log = Log<String>()
        private let done: XCTestExpectation
        private var bytes = 0

        init(done: XCTestExpectation) { self.done = done }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            log.add("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
            completionHandler(.allow)
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            log.add("redirect \(response.statusCode) to \(request.url?.path ?? "")")
            completionHandler(request)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            bytes += data.count
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            log.add("complete \(bytes) \((error as? URLError).map { "\($0.code.rawValue)" } ?? "without error")")
            bytes = 0
            session.finishTasksAndInvalidate()
        }

        func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
            log.add("invalid")
            done.fulfill()
        }
    }

    private enum Scenario: String, CaseIterable {
        case data, missing, redirect, echo, refused, cancelled
    }

    private func request(_ scenario: Scenario, _ server: HTTPServer) -> URLRequest {
        switch scenario {
        case .refused: return URLRequest(url: URL(string: "http://127.0.0.1:9/")!)
        case .cancelled: return URLRequest(url: server.address.appendingPathComponent("never"))
        case .echo:
            var request = URLRequest(url: server.address.appendingPathComponent("echo"))
            request.httpMethod = "POST"
            request.httpBody = Data(repeating: 1, count: 1000)
            return request
        default: return URLRequest(url: server.address.appendingPathComponent(scenario.rawValue))
        }
    }

    /// What a session tells: directly, or by the delegate that `stand` makes of the real one.
    private func transcript(
        _ scenario: Scenario, _ server: HTTPServer, _ stand: (any URLSessionDataDelegate) -> any URLSessionDelegate
    ) -> [String] {
        let done = expectation(description: scenario.rawValue)
        let listener = Listener(done: done)
        let session = URLSession(configuration: .ephemeral, delegate: stand(listener), delegateQueue: nil)
        let task = session.dataTask(with: request(scenario, server))
        task.resume()
        if scenario == .cancelled { task.cancel() }
        wait(for: [done], timeout: 60)
        return listener.log.entries
    }

    func test_L5_aSessionTellsAProxyWhatItTellsItsDelegate() throws {
        let server = try HTTPServer()
        for scenario in Scenario.allCases {
            let direct = transcript(scenario, server) { $0 }
            XCTAssertEqual(direct.last, "invalid")
            XCTAssertGreaterThan(direct.count, 1)
            var kept: ForwardingProxy<any URLSessionDataDelegate>?
            let proxied = transcript(scenario, server) { real in
                kept = ForwardingProxy(forwardingTo: real)
                return kept!.object
            }
            XCTAssertEqual(proxied, direct, scenario.rawValue)
            XCTAssertNotNil(kept)
        }
    }

    func test_L5_observersAreNotifiedOfTasks() throws {
        let server = try HTTPServer(), log = Log<String>()
        var subscriptions: [SubscriptionToken] = []
        let direct = transcript(.redirect, server) { $0 }
        let observed = transcript(.redirect, server) { real in
            let proxy = ForwardingProxy<any URLSessionDataDelegate>(forwardingTo: real)
            let redirect = URLSessionDataDelegate
                .urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)
            let complete = URLSessionDataDelegate.urlSession(_:task:didCompleteWithError:)
            let received =
                URLSessionDataDelegate.urlSession(_:dataTask:didReceive:)
                as (any URLSessionDataDelegate) -> (URLSession, URLSessionDataTask, Data) -> Void
            subscriptions = [
                proxy.sentMessage(redirect).subscribeOnAnyThread { log.add("redirect \($0.2.statusCode)") },
                proxy.sentMessage(received).subscribeOnAnyThread { log.add("bytes \($0.2.count > 0)") },
                proxy.methodInvoked(complete).subscribeOnAnyThread { log.add("complete \($0.2 == nil)") },
            ]
            return proxy.object
        }
        XCTAssertEqual(observed, direct)
        XCTAssertEqual(log.entries.first, "redirect 302")
        XCTAssertEqual(log.entries.last, "complete true")
        XCTAssertTrue(log.entries.contains("bytes true"))
        withExtendedLifetime(subscriptions) {}
    }

    /// A program that only listens: Foundation's own defaults answer, and nothing waits for ever.
    func test_L5_aSessionWithoutATarget() throws {
        let server = try HTTPServer(), log = Log<String>()
        let done = expectation(description: "done")
        let proxy = ForwardingProxy<any URLSessionDataDelegate>()
        let complete = URLSessionDataDelegate.urlSession(_:task:didCompleteWithError:)
        let subscription = proxy.methodInvoked(complete).subscribeOnAnyThread { session, _, error in
            log.add("complete \(error == nil)")
            session.finishTasksAndInvalidate()
            done.fulfill()
        }
        let session = URLSession(configuration: .ephemeral, delegate: proxy.object, delegateQueue: nil)
        session.dataTask(with: server.address.appendingPathComponent("redirect")).resume()
        wait(for: [done], timeout: 60)
        XCTAssertEqual(log.entries, ["complete true"])
        withExtendedLifetime(subscription) {}
    }

    func test_K1_aSessionIsMadeWithItsProxy() throws {
        let server = try HTTPServer(), log = Log<String>()
        let done = expectation(description: "done")
        let (session, proxy) = ForwardingProxy<any URLSessionDataDelegate>.makeParent {
            URLSession(configuration: .ephemeral, delegate: $0, delegateQueue: nil)
        }
        XCTAssertTrue(ForwardingProxy<any URLSessionDataDelegate>.existingProxy(of: session) === proxy)
        let complete = URLSessionDataDelegate.urlSession(_:task:didCompleteWithError:)
        let subscription = proxy.methodInvoked(complete).subscribeOnAnyThread { _, _, error in
            log.add("complete \(error == nil)")
            done.fulfill()
        }
        session.dataTask(with: server.address.appendingPathComponent("data")).resume()
        wait(for: [done], timeout: 60)
        XCTAssertEqual(log.entries, ["complete true"])
        session.invalidateAndCancel()
        withExtendedLifetime(subscription) {}
    }

    func test_L5_manyTasksAtOnce() throws {
        let server = try HTTPServer(), log = Log<Int>()
        let done = expectation(description: "all")
        done.expectedFulfillmentCount = 200
        let proxy = ForwardingProxy<any URLSessionDataDelegate>()
        let complete = URLSessionDataDelegate.urlSession(_:task:didCompleteWithError:)
        let subscription = proxy.methodInvoked(complete).subscribeOnAnyThread { _, task, error in
            if error == nil { log.add(task.taskIdentifier) }
            done.fulfill()
        }
        let session = URLSession(configuration: .ephemeral, delegate: proxy.object, delegateQueue: nil)
        for _ in 0..<200 { session.dataTask(with: server.address.appendingPathComponent("data")).resume() }
        wait(for: [done], timeout: 120)
        XCTAssertEqual(Set(log.entries).count, 200)
        session.invalidateAndCancel()
        withExtendedLifetime(subscription) {}
    }
}
