import XCTest

/// The table, JSON, and the comparison.
final class ReportTests: DocumentTestCase {
    // MARK: The table

    func testTableCountsCallsAndSharesTime() throws {
        let result = try xmltap.run(["--quiet", try document(Self.longDocument(5000))])
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(timeline(result.lines), [])
        XCTAssertEqual(result.lines.first?.hasPrefix("Method"), true, "the table only")
        var rows = table(result.lines)
        let all = try XCTUnwrap(rows.removeValue(forKey: "All"))
        XCTAssertEqual(rows["didStartElement"]?.calls, 5001)
        XCTAssertEqual(rows["didEndElement"]?.calls, 5001)
        XCTAssertEqual(rows["foundCharacters"]?.calls, 10001)
        XCTAssertEqual(rows["parserDidStartDocument"]?.calls, 1)
        XCTAssertEqual(all.calls, rows.values.reduce(0) { $0 + $1.calls })
        XCTAssertEqual(all.share, 1000)
        for (method, row) in rows {
            XCTAssertEqual(Double(row.share), Double(row.time) / Double(all.time) * 1000, accuracy: 1, method)
        }
        XCTAssertGreaterThan(rows["didStartElement"]!.time, 0)
        let parse = try XCTUnwrap(result.lines.last?.firstMatch(of: /in ([\d,.]+) ms/))
        XCTAssertGreaterThan(Int(parse.1.filter(\.isNumber))!, all.time, "the parse takes longer than its delegate")
    }

    // MARK: JSON

    func testJSONHasAnObjectForEachCallThenForEachMethodThenTheOutcome() throws {
        let objects = try xmltap.run(["--json", xmltap.feed]).objects()
        let types = objects.map { $0["type"] as! String }
        XCTAssertEqual(
            types,
            types.sorted {
                "call method outcome".range(of: $0)!.lowerBound < "call method outcome".range(of: $1)!.lowerBound
            })
        let calls = objects.filter { $0["type"] as? String == "call" }
        XCTAssertEqual(calls.map { $0["sequence"] as! Int }, Array(1...110))
        for call in calls {
            XCTAssertEqual(
                Set(call.keys),
                [
                    "type", "sequence", "method", "selector", "depth", "line", "column", "startNanoseconds",
                    "delegateNanoseconds", "arguments",
                ])
        }
        let methods = objects.filter { $0["type"] as? String == "method" }
        for method in methods {
            let name = method["method"] as! String
            XCTAssertEqual(method["calls"] as? Int, calls.count { $0["method"] as? String == name }, name)
            XCTAssertEqual(
                method["delegateNanoseconds"] as? Int,
                calls.filter { $0["method"] as? String == name }.reduce(0) { $0 + ($1["delegateNanoseconds"] as! Int) },
                name)
        }
        let outcome = try XCTUnwrap(objects.last)
        XCTAssertEqual(outcome["succeeded"] as? Bool, true)
        XCTAssertEqual(outcome["calls"] as? Int, 110)
        XCTAssertEqual((outcome["counts"] as? [String: Int])?["elements"], 23)
        XCTAssertEqual((outcome["counts"] as? [String: Int])?["comments"], 2)
    }

    func testJSONHasWholeArgumentsWhateverIsInThem() throws {
        let long = String(repeating: "x", count: 500)
        let file = try document("<a k='&quot;\\&#10;'>\u{1F600}\u{2028}\u{7F}&#9;\(long)<![CDATA[\"\\]]></a>")
        let calls = try xmltap.run(["--json", file]).objects().filter { $0["type"] as? String == "call" }
        func arguments(_ method: String) -> [[String: Any]] {
            calls.filter { $0["method"] as? String == method }.map { $0["arguments"] as! [String: Any] }
        }
        XCTAssertEqual(arguments("didStartElement").first?["attributes"] as? [String: String], ["k": "\"\\\n"])
        XCTAssertEqual(
            arguments("foundCharacters").map { $0["string"] as! String }.joined(), "\u{1F600}\u{2028}\u{7F}\t\(long)")
        XCTAssertEqual(arguments("foundCDATA").first?["CDATABlock"] as? String, "\"\\")
        XCTAssertEqual(arguments("didEndElement").first?["qualifiedName"] as? String, "a")
    }

    func testJSONReportsAnErrorWithItsPlace() throws {
        let result = try xmltap.run(["--json", "--quiet", try document("<a>\n<b></c></a>")])
        XCTAssertEqual(result.status, 1)
        let objects = try result.objects()
        XCTAssertFalse(objects.contains { $0["type"] as? String == "call" })
        let outcome = try XCTUnwrap(objects.last)
        XCTAssertEqual(outcome["succeeded"] as? Bool, false)
        let error = try XCTUnwrap(outcome["error"] as? [String: Any])
        XCTAssertEqual(error["kind"] as? String, "not well-formed")
        XCTAssertEqual(error["line"] as? Int, 2)
        XCTAssertEqual(error["column"] as? Int, 8)
    }

    // MARK: The comparison

    func testCheckFindsTheSameWithAndWithoutTheProxy() throws {
        for file in [xmltap.feed, try document(Self.longDocument(20000))] {
            let result = try xmltap.run(["--quiet", "--check", file])
            XCTAssertEqual(result.status, 0, result.errors)
            XCTAssert(
                result.output.contains("Outline and counts are the same with and without the proxy"), result.output)
        }
        let json = try xmltap.run(["--json", "--check", xmltap.feed])
        let check = try XCTUnwrap(try json.objects().last)
        XCTAssertEqual(check["type"] as? String, "check")
        XCTAssertEqual(check["isEqual"] as? Bool, true)
    }

    func testCheckOfABrokenDocumentComparesUntilTheError() throws {
        let result = try xmltap.run(["--quiet", "--check", try document("<a><b>x</b><c></a>")])
        XCTAssertEqual(result.status, 1)
        XCTAssert(result.output.contains("the same with and without the proxy"), result.output)
    }

    /// The document is replaced while the first parse waits for the reader of its timeline.
    func testCheckSaysWhatIsNotTheSame() throws {
        let text = Self.longDocument(20000)
        let file = try document(text)
        let process = xmltap.process(["--check", file])
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var read = try XCTUnwrap(output.fileHandleForReading.read(upToCount: 100))
        _ = try document(text.replacing("number=\"19999\"", with: "number=\"other\"").utf8, named: "new.xml")
        let new = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("new.xml")
        XCTAssertEqual(rename(new.path, file), 0)
        read += try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let result = String(decoding: read, as: UTF8.self)
        XCTAssertEqual(process.terminationStatus, 70)
        XCTAssert(result.contains("Outline and counts are not the same with and without the proxy:"))
        XCTAssert(result.contains("  arguments or their order differ"))
    }

    /// What `--check` compares tells documents apart that differ in one argument, in its place, or in order only.
    func testFingerprintTellsDocumentsApart() throws {
        let documents = [
            "<a><b k='1'/><b/></a>", "<a><b/><b k='1'/></a>", "<a><b k='2'/><b/></a>", "<a><b l='1'/><b/></a>",
            "<a><b k='1'/>x<b/></a>", "<a>x<b k='1'/><b/></a>", "<a><b k='1'/><b/><!--x--></a>",
            "<a><b k='1'/><b/><![CDATA[x]]></a>", "<a><b k='1'/><b/><?x?></a>", "<a><b k='1'/><b/><?x y?></a>",
            "<a xmlns:k='1'><b k='1'/><b/></a>", "<a xmlns:k='2'><b k='1'/><b/></a>", "<a><b k='1'/></a>",
        ]
        let fingerprints = try documents.map { text in
            let outcome = try xmltap.run(["--json", "--quiet", try document(text)]).objects().last
            return try XCTUnwrap(outcome?["fingerprint"] as? String)
        }
        XCTAssertEqual(Set(fingerprints).count, documents.count)
    }
}
