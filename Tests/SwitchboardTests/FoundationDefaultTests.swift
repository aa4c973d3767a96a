import Foundation
import Switchboard
import SwitchboardFoundation
import TestSupport
import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension NSKeyedArchiver: HasDelegate {}
extension URLSessionTask: HasDelegate {}

/// CONFORMANCE B3: a program that only listens to one of Foundation's classes needs no delegate.
final class FoundationDefaultTests: XCTestCase {
    private let log = Log<String>()

    /// What everybody writes first.
    func test_B3_aParserAndOneObserver() {
        let parser = XMLParser(data: Data("<a><b>text</b></a>".utf8)), log = log
        let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
        let subscription = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
            .subscribe { _, text in log.add(text) }
        XCTAssertTrue(parser.parse())
        XCTAssertEqual(log.entries, ["text"])
        withExtendedLifetime(subscription) {}
    }

    func test_B3_aParserWhoseDelegateGoes() {
        final class Counting: NSObject, XMLParserDelegate {}
        let parser = XMLParser(data: Data("<a>text</a>".utf8)), log = log
        var delegate: Counting? = Counting()
        weak let seen = delegate
        parser.delegate = delegate
        let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
        let subscription = proxy.methodInvoked(XMLParserDelegate.parserDidEndDocument(_:))
            .withOutcome.subscribe { _, outcome in log.add("\(outcome)") }
        delegate = nil
        XCTAssertNil(seen)
        XCTAssertTrue(parser.parse())
        XCTAssertEqual(log.entries, ["returned"])
        withExtendedLifetime(subscription) {}
    }

    func test_B3_anArchiver() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false), log = log
        let proxy = DelegateProxy<NSKeyedArchiver, any NSKeyedArchiverDelegate>.proxy(for: archiver)
        let subscription = proxy.sentMessage(NSKeyedArchiverDelegate.archiverDidFinish(_:))
            .subscribe { _ in log.add("finished") }
        archiver.encode(NSString("text"), forKey: "key")
        archiver.finishEncoding()
        XCTAssertEqual(log.entries, ["finished"])
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        XCTAssertEqual(unarchiver.decodeObject(of: NSString.self, forKey: "key"), "text")
        withExtendedLifetime(subscription) {}
    }

    #if canImport(FoundationNetworking)
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
            proxy.asDelegate.urlSession(
                session, task: task, willPerformHTTPRedirection: response, newRequest: URLRequest(url: url)
            ) { request in log.add(request?.url?.absoluteString ?? "none") }
            XCTAssertEqual(log.entries, ["302", "http://127.0.0.1:9"])
            withExtendedLifetime(subscription) {}
        }
    #endif
}
