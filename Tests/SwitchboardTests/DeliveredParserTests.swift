import Dispatch
import Foundation
import Switchboard
import SwitchboardFoundation
import TestSupport
import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A parser whose delegate gets its calls on a queue.
final class DeliveredParserTests: XCTestCase {
    private final class Reader: NSObject, XMLParserDelegate, @unchecked Sendable {
        let queue: DispatchQueue
        private(set) var log: [String] = []

        init(_ queue: DispatchQueue) { self.queue = queue }

        private func add(_ entry: String) {
            dispatchPrecondition(condition: .onQueue(queue))
            log.append(entry)
        }

        func parserDidStartDocument(_ parser: XMLParser) { add("start") }
        func parserDidEndDocument(_ parser: XMLParser) { add("end") }
        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) { add("<\(name)\(attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined())>") }
        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) { add("</\(name)>") }
        func parser(_ parser: XMLParser, foundCharacters text: String) { add(text) }
    }

    private let document = Data("<list of=\"two\"><item n=\"1\">first</item><item>second</item></list>".utf8)
    private let expected = [
        "start", "<list of=two>", "<item n=1>", "first", "</item>", "<item>", "second", "</item>", "</list>", "end",
    ]

    func test_itsDelegateReadsOnAQueue() async throws {
        try skipWithoutEntryStubs()
        let queue = DispatchQueue(label: "reader"), reader = Reader(queue)
        let proxy = ForwardingProxy<any XMLParserDelegate>(
            forwardingTo: reader, deliverOn: .queue(queue), answers: .blocking)
        let parser = XMLParser(data: document)
        parser.delegate = proxy.object
        XCTAssertTrue(parser.parse())
        await proxy.delivered()
        XCTAssertEqual(queue.sync { reader.log }, expected)
        XCTAssertEqual(proxy.droppedCalls, 0)
    }

    func test_aParserThatIsOnTheQueueReachesItsDelegateAtOnce() throws {
        try skipWithoutEntryStubs()
        let queue = DispatchQueue(label: "reader"), reader = Reader(queue)
        let proxy = ForwardingProxy<any XMLParserDelegate>(
            forwardingTo: reader, deliverOn: .queue(queue), onContext: .runsAtOnce, answers: .blocking)
        queue.sync {
            let parser = XMLParser(data: document)
            parser.delegate = proxy.object
            XCTAssertTrue(parser.parse())
            XCTAssertEqual(reader.log, expected)
        }
        XCTAssertEqual(proxy.pendingCalls, 0)
    }
}
