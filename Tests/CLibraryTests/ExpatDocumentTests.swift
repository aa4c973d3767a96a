import CExpat
import CLibraryFixtures
import Foundation
import Switchboard
import TestSupport
import XCTest

/// Whole documents of some size.
final class ExpatDocumentTests: XCTestCase {
    /// The MIME database where it is installed; else one made here.
    static let document: [UInt8] = {
        let url = URL(fileURLWithPath: "/usr/share/mime/packages/freedesktop.org.xml")
        if let data = try? Data(contentsOf: url) { return Array(data) }
        let entries = (0..<20_000).map { #"<e n="\#($0)"><!--\#($0)-->text \#($0) &lt; ü<b/></e>"# }
        return Array("<?xml version='1.0'?><?pi data?><all>\(entries.joined(separator: "\n"))</all>".utf8)
    }()

    private func tally(_ handlers: Handlers, inPiecesOf size: Int = .max) -> fixture_tally {
        var tally = fixture_tally()
        withUnsafeMutablePointer(to: &tally) {
            XCTAssertTrue(ExpatParser(handlers, context: $0).parse(Self.document, inPiecesOf: size))
        }
        return tally
    }

    func testALargeDocumentIsByteForByteTheSameThroughAProxyWithoutObservers() throws {
        let expected = tally(.tallying)
        XCTAssertGreaterThan(expected.starts, 10_000)
        let proxy = try CallbackProxy(Handlers.tallying)
        let found = withExtendedLifetime(proxy) { tally(proxy.table) }
        XCTAssertEqual(String(describing: found), String(describing: expected))
    }

    func testObserversOfALargeDocumentHearEachCallOnceBeforeAndOnceAfter() throws {
        let expected = tally(.tallying, inPiecesOf: 4096)
        let proxy = try CallbackProxy(Handlers.tallying)
        nonisolated(unsafe) var sent = fixture_tally(), invoked = fixture_tally()
        let subscriptions =
            count(proxy.sentMessage(\.start), proxy.sentMessage(\.end)) { body in body(&sent) }
            + count(proxy.methodInvoked(\.start), proxy.methodInvoked(\.end)) { body in body(&invoked) }
        let found = tally(proxy.table, inPiecesOf: 4096)
        XCTAssertEqual(String(describing: found), String(describing: expected))
        XCTAssertEqual(
            [sent.starts, sent.ends, sent.attributes], [expected.starts, expected.ends, expected.attributes])
        XCTAssertEqual(String(describing: invoked), String(describing: sent))
        withExtendedLifetime((proxy, subscriptions)) {}
    }

    /// Tallies the elements that streams tell of, in the tally that `change` changes.
    private func count(
        _ starts: CallStream<(Context?, UnsafePointer<XML_Char>?, Attributes?), Any>,
        _ ends: CallStream<(Context?, UnsafePointer<XML_Char>?), Any>,
        _ change: @escaping @Sendable ((inout fixture_tally) -> Void) -> Void
    ) -> [SubscriptionToken] {
        [
            starts.subscribe { _, name, attributes in change { fixture_tally_start(&$0, name, attributes) } },
            ends.subscribe { _, name in change { fixture_tally_end(&$0, name) } },
        ]
    }
}
