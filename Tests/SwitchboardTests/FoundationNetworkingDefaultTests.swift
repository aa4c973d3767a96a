import Foundation
import Switchboard
import SwitchboardFoundationNetworking
import TestSupport
import XCTest

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// As `FoundationDefaultTests`, for `FoundationNetworking`.
final class FoundationNetworkingDefaultTests: XCTestCase {
    private let log = Log<String>()

    /// A completion handler that nobody else calls.
    func test_B3_aTaskThatIsRedirected() {
        let session = URLSession(configuration: .ephemeral), log = log
        defer { session.invalidateAndCancel() }
        let url = URL(string: "http://127.0.0.1:9")!
        let task = session.dataTask(with: url)
        let proxy = DelegateProxy<URLSessionTask, any URLSessionTaskDelegate>.proxy(for: task)
        let method = URLSessionTaskDelegate
            .urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)
        let subscription = proxy.sentMessage(method).subscribe { _, _, response, _, _ in
            log.add("\(response.statusCode)")
        }
        let response = HTTPURLResponse(url: url, statusCode: 302, httpVersion: nil, headerFields: nil)!
        proxy.object.urlSession(
            session, task: task, willPerformHTTPRedirection: response, newRequest: URLRequest(url: url)
        ) { request in log.add(request?.url?.absoluteString ?? "none") }
        XCTAssertEqual(log.entries, ["302", "http://127.0.0.1:9"])
        withExtendedLifetime(subscription) {}
    }
}
