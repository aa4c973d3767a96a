import Foundation
import XCTest

/// `--trace`, read back.
final class TraceTests: ServerTestCase {
    private func file(_ name: String) -> String { directory.appendingPathComponent(name).path }

    func testTraceEventsHaveEachCall() throws {
        let trace = file("trace.json")
        let result = try run("--json", "--trace", trace, url("/redirect"))
        XCTAssertEqual(result.status, 0, result.errors)
        let calls = try result.objects().filter { $0["type"] as? String == "call" }
        let object =
            try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: trace))) as? [String: Any]
        let events = try XCTUnwrap(object?["traceEvents"] as? [[String: Any]]).filter { $0["ph"] as? String == "X" }
        let selectors = Set(calls.compactMap { $0["selector"] as? String })
        // A session asks for more than what is shown.
        let names = events.compactMap { $0["name"] as? String }.filter(selectors.contains)
        XCTAssertEqual(names, calls.compactMap { $0["selector"] as? String })
        let begin = try XCTUnwrap(
            events.first { $0["name"] as? String == "client(willStart:)" }?["args"] as? [String: String])
        XCTAssertEqual(begin["proxy"], "HTTPDelegate")
        XCTAssertEqual(begin["outcome"], "returned")
    }

    func testAPageIsWrittenIfTheFileIsNamedSo() throws {
        let trace = file("trace.html"), result = try run("--quiet", "--trace", trace, url("/"))
        XCTAssertEqual(result.status, 0, result.errors)
        let page = try String(contentsOfFile: trace, encoding: .utf8)
        XCTAssertTrue(page.hasPrefix("<!DOCTYPE html>"))
        XCTAssertTrue(page.contains("client(willStart:)"))
    }

    func testAFileThatCannotBeWritten() throws {
        let missing = file("missing") + "/trace.json", result = try run("--quiet", "--trace", missing, url("/"))
        XCTAssertEqual(result.status, 73)
        XCTAssertEqual(result.output, "", "it says so before it asks the server")
        XCTAssertEqual(
            result.errorLines,
            [
                "httptap: --trace: expected to write \(missing), found no such file or directory; name a file that can be written"
            ]
        )
    }
}
