import Foundation
import XCTest

/// `--trace`, read back.
final class TraceTests: DocumentTestCase {
    private func file(_ name: String) throws -> String {
        // In the directory of the documents.
        URL(fileURLWithPath: try document("", named: "none.xml")).deletingLastPathComponent().appendingPathComponent(
            name
        ).path
    }

    private func document(_ text: String, named name: String) throws -> String { try document(text.utf8, named: name) }

    func testTraceEventsHaveEachCall() throws {
        let trace = try file("trace.json")
        let result = try xmltap.run(["--json", "--trace", trace, xmltap.feed])
        XCTAssertEqual(result.status, 0, result.errors)
        let calls = try result.objects().filter { $0["type"] as? String == "call" }
        let object =
            try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: trace))) as? [String: Any]
        let events = try XCTUnwrap(object?["traceEvents"] as? [[String: Any]]).filter { $0["ph"] as? String == "X" }
        XCTAssertEqual(events.map { $0["name"] as? String }, calls.map { $0["selector"] as? String })
        let comments = events.filter { $0["name"] as? String == "parser(_:foundComment:)" }
            .compactMap { ($0["args"] as? [String: String])?["arguments"] }
        XCTAssertEqual(comments.count, 2)
        for (comment, call) in zip(comments, calls.filter { $0["method"] as? String == "foundComment" }) {
            let text = try XCTUnwrap((call["arguments"] as? [String: String])?["comment"])
            XCTAssertTrue(comment.contains("foundComment: \"\(text.prefix(10))"), comment)
        }
        // The methods that are not observed are recorded, too.
        let only = try xmltap.run(["--quiet", "--trace", trace, xmltap.feed, "--only", "foundComment"])
        XCTAssertEqual(only.status, 0, only.errors)
        let text = try String(contentsOfFile: trace, encoding: .utf8)
        XCTAssertEqual(text.components(separatedBy: "\"ph\":\"X\"").count - 1, calls.count)
    }

    func testAPageIsWrittenIfTheFileIsNamedSo() throws {
        for name in ["trace.html", "TRACE.HTM"] {
            let trace = try file(name), document = try document("<a>x<!--</script>--></a>", named: "small.xml")
            // A longer file is replaced altogether.
            try Data(repeating: 0x78, count: 1_000_000).write(to: URL(fileURLWithPath: trace))
            let result = try xmltap.run(["--quiet", "--trace", trace, document])
            XCTAssertEqual(result.status, 0, result.errors)
            let page = try String(contentsOfFile: trace, encoding: .utf8)
            XCTAssertTrue(page.hasPrefix("<!DOCTYPE html>"))
            XCTAssertTrue(page.hasSuffix("</html>\n"))
            XCTAssertTrue(page.contains("parser(_:foundComment:)"))
            XCTAssertEqual(page.components(separatedBy: "</script>").count - 1, 2)
        }
    }

    func testATraceOfABrokenDocumentHasTheCallsUntilThen() throws {
        let trace = try file("trace.json")
        let result = try xmltap.run(["--quiet", "--trace", trace, try document("<a><b/></c>", named: "broken.xml")])
        XCTAssertEqual(result.status, 1)
        let text = try String(contentsOfFile: trace, encoding: .utf8)
        XCTAssertTrue(text.contains("parser(_:didEndElement:namespaceURI:qualifiedName:)"))
        XCTAssertTrue(text.contains("parser(_:parseErrorOccurred:)"))
    }

    func testAFileThatCannotBeWritten() throws {
        let missing = try file("missing") + "/trace.json"
        let result = try xmltap.run(["--quiet", "--trace", missing, xmltap.feed])
        XCTAssertEqual(result.status, 73)
        XCTAssertEqual(result.output, "", "it says so before it parses")
        XCTAssertEqual(
            result.errorLines,
            [
                "xmltap: --trace: expected to write \(missing), found no such file or directory; name a file that can be written"
            ])
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let full = try xmltap.run(["--quiet", "--trace", "/dev/full", xmltap.feed])
        XCTAssertEqual(full.status, 73)
        XCTAssertTrue(full.errors.contains("found no space left on device"), full.errors)
    }
}
