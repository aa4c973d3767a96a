import Foundation
import XCTest

/// `--record` and `--replay`, with the parser's own calls.
final class RecordTests: DocumentTestCase {
    private func file(_ name: String) throws -> String {
        URL(fileURLWithPath: try document("", named: "none.xml")).deletingLastPathComponent().appendingPathComponent(
            name
        ).path
    }

    private func document(_ text: String, named name: String) throws -> String { try document(text.utf8, named: name) }

    private func recordFeed() throws -> (path: String, outcome: [String: Any]) {
        let path = try file("calls.jsonl"), result = try xmltap.run(["--json", "--record", path, xmltap.feed])
        XCTAssertEqual(result.status, 0, result.errors)
        return (path, try XCTUnwrap(result.objects().first { $0["type"] as? String == "outcome" }))
    }

    func testReplayedCallsGiveTheSameOutline() throws {
        let (path, parsed) = try recordFeed()
        let result = try xmltap.run(["--json", "--replay", path])
        XCTAssertEqual(result.status, 0, result.errors)
        let objects = try result.objects()
        let replayed = try XCTUnwrap(objects.first { $0["type"] as? String == "outcome" })
        for member in ["fingerprint", "calls"] {
            XCTAssertEqual("\(replayed[member] ?? "")", "\(parsed[member] ?? "none")", member)
        }
        XCTAssertEqual(replayed["counts"] as? [String: Int], parsed["counts"] as? [String: Int])
        let replay = try XCTUnwrap(objects.first { $0["type"] as? String == "replay" })
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        XCTAssertEqual(replay["calls"] as? Int, lines.count - 2, "a first and a last line")
        XCTAssertEqual(replay["differences"] as? [String], [])
        XCTAssertTrue(lines[1].contains(#""arguments":[null],"call":1,"requirement":"parserDidStartDocument(_:)""#))
    }

    func testTheReplayIsInWords() throws {
        let path = try file("calls.jsonl")
        let result = try xmltap.run(["--quiet", "--record", path, try document("<a>x</a>", named: "small.xml")])
        XCTAssertEqual(result.status, 0, result.errors)
        let replay = try xmltap.run(["--replay", path])
        XCTAssertEqual(replay.status, 0, replay.errors)
        XCTAssertTrue(
            replay.output.contains("Replayed 5 recorded calls; every answer is as recorded."), replay.output)
        XCTAssertTrue(replay.output.contains("foundCharacters \"x\""), replay.output)
    }

    func testTheErrorOfABrokenDocumentIsReplayed() throws {
        let path = try file("calls.jsonl"), broken = try document("<a><b/></c>", named: "broken.xml")
        let result = try xmltap.run(["--quiet", "--record", path, broken])
        XCTAssertEqual(result.status, 1)
        let replay = try xmltap.run(["--quiet", "--replay", path])
        XCTAssertEqual(replay.status, 1)
        XCTAssertEqual(
            replay.errorLines, ["xmltap: \(path): not well-formed: an end tag does not match the element that is open"])
    }

    func testAnAnswerThatDiffers() throws {
        let (path, _) = try recordFeed()
        var lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
        // The delegate answers that there is no such entity.
        lines[lines.count - 1] =
            #"{"arguments":[null,"e",null],"call":10000,"requirement":"parser(_:resolveExternalEntityName:systemID:)","result":"AAAA"}"#
        lines.append(#"{"calls":\#(lines.count - 1)}"#)
        let changed = try document(lines.joined(separator: "\n") + "\n", named: "changed.jsonl")
        let result = try xmltap.run(["--quiet", "--replay", changed])
        XCTAssertEqual(result.status, 70)
        XCTAssertTrue(result.output.contains("not as recorded: 1 answer:"), result.output)
        XCTAssertTrue(
            result.output.contains(
                #"  call 10000, parser(_:resolveExternalEntityName:systemID:) with …, "e", null: returned "AAAA", and then returned null"#
            ), result.output)
    }

    func testBadFilesAreNotReplayed() throws {
        let (path, _) = try recordFeed()
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
        func replay(_ text: String, line: UInt = #line, _ expected: (String) -> String) throws {
            let bad = try document(text, named: "bad.jsonl"), result = try xmltap.run(["--replay", bad])
            XCTAssertEqual(result.status, 65, line: line)
            XCTAssertEqual(result.output, "", line: line)
            XCTAssertEqual(
                result.errorLines,
                ["xmltap: --replay: \(bad)\(expected(bad)); record the document again with --record"], line: line)
        }
        try replay("") { _ in ": the file is empty" }
        try replay("<a/>\n") { _ in ":1: the file doesn't begin like a recording of calls" }
        try replay(lines[...2].joined(separator: "\n") + "\n") { _ in ":3: the recording wasn't finished" }
        try replay(lines[...2].joined(separator: "\n").dropLast(5) + "") { _ in
            ":3: the file ends in the middle of the line"
        }
        let odd = lines[1].replacing("[null]", with: "[null,1]")
        try replay([lines[0], odd, lines[2]].joined(separator: "\n") + "\n") { _ in
            ":2: the call has 2 arguments, and `parserDidStartDocument(_:)` of FoundationXML.XMLParserDelegate takes 1"
        }
    }

    func testFilesThatCannotBeReadOrWritten() throws {
        let missing = try file("missing") + "/calls.jsonl"
        let record = try xmltap.run(["--quiet", "--record", missing, xmltap.feed])
        XCTAssertEqual(record.status, 73)
        XCTAssertEqual(record.output, "", "it says so before it parses")
        XCTAssertEqual(
            record.errorLines,
            [
                "xmltap: --record: \(missing): can't write the file: no such file or directory; name a file that can be written"
            ])
        let replay = try xmltap.run(["--replay", missing])
        XCTAssertEqual(replay.status, 66)
        XCTAssertEqual(
            replay.errorLines,
            [
                "xmltap: --replay: \(missing): can't read the file: no such file or directory; name a file that can be read"
            ])
    }

    func testOptionsThatExcludeEachOther() throws {
        for options in [[xmltap.feed], ["--check"], ["--record", "x"]] {
            let result = try xmltap.run(["--replay", "calls.jsonl"] + options)
            XCTAssertEqual(result.status, 64, "\(options)")
        }
    }
}
