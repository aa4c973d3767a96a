import XCTest

/// The timeline, the outline, and what is observed.
final class TimelineTests: DocumentTestCase {
    func testEveryCallIsShownWithItsPlaceDepthAndArguments() throws {
        try requireToolchainsParser()
        let file = try document(
            """
            <?xml version="1.0"?>
            <a x="1" b="&lt;2"><!--c-->
            <p:q xmlns:p="urn:p"><![CDATA[<d>]]></p:q><?t data?></a>
            """)
        let result = try xmltap.run([file])
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(
            timeline(result.lines),
            [
                #"1:22  parserDidStartDocument"#,
                #"2:19  didStartElement "a" "" "a" [b="<2" x="1"]"#,
                #"2:28    foundComment "c""#,
                #"3:1    foundCharacters "\n""#,
                #"3:21    didStartMappingPrefix "p" "urn:p""#,
                #"3:21    didStartElement "q" "urn:p" "p:q""#,
                #"3:31      foundCDATA "<d>""#,
                #"3:43    didEndElement "q" "urn:p" "p:q""#,
                #"3:43    didEndMappingPrefix "p""#,
                #"3:53    foundProcessingInstructionWithTarget "t" "data""#,
                #"3:57  didEndElement "a" "" "a""#,
                #"3:57  parserDidEndDocument"#,
            ])
    }

    func testTimesRiseAndArgumentsAreShortened() throws {
        let long = String(repeating: "é", count: 300)
        let result = try xmltap.run([try document("<a>\(long)<b k='\(long)'/>\u{85}</a>")])
        let times = result.lines.compactMap { $0.firstMatch(of: /^ *([\d.]+) ms/).map { Double($0.1)! } }
        XCTAssertEqual(times, times.sorted())
        XCTAssertGreaterThan(times.count, 6)
        XCTAssert(result.lines.contains { $0.hasSuffix("\"" + String(repeating: "é", count: 40) + "…\"") })
        XCTAssert(result.lines.contains { $0.hasSuffix("[k=\"" + String(repeating: "é", count: 24) + "…\"]") })
        XCTAssert(result.output.contains(#"\u{85}"#) || result.output.contains(#"\u{0085}"#), "a control character")
        XCTAssertFalse(result.output.contains("\u{85}"))
    }

    func testOutlineCountsElementsByPath() throws {
        let result = try xmltap.run([try document("<a><b><c/><c/></b><b><c/></b><d><c/></d></a>")])
        let start = try XCTUnwrap(result.lines.firstIndex(of: "Outline"))
        let outline = result.lines[(start + 1)...].prefix(6).map { $0.split(separator: " ").joined(separator: " ") }
        XCTAssertEqual(
            outline, ["a 1", "b 2", "c 3", "d 1", "c 1", "elements: 8, levels: 3"])
    }

    func testOutlineOfAnIrregularDocumentIsCutOff() throws {
        let names = (0..<100).map { "<e\($0)/>" }.joined()
        let result = try xmltap.run([try document("<a>\(names)</a>")])
        XCTAssert(result.lines.contains("  … and 41 more paths"), result.output)
    }

    func testOnlyTheNamedMethodsAreObserved() throws {
        for name in ["foundComment", "parser(_:foundComment:)"] {
            let result = try xmltap.run([xmltap.feed, "--only", name, "parserDidEndDocument"])
            XCTAssertEqual(result.status, 0)
            XCTAssertEqual(
                timeline(result.lines),
                [
                    #"10:95  foundComment " A feed made up for the demo: a little o…""#,
                    #"24:46    foundComment " Markup in a CDATA section is text. ""#,
                    #"40:1  parserDidEndDocument"#,
                ])
            XCTAssertEqual(Set(table(result.lines).keys), ["foundComment", "parserDidEndDocument", "All"])
        }
    }

    func testTheFileMayFollowTheNames() throws {
        let result = try xmltap.run(["--quiet", "--only", "foundComment", xmltap.feed])
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(table(result.lines)["foundComment"]?.calls, 2)
    }

    func testUnknownNamesAreExplained() throws {
        let result = try xmltap.run([xmltap.feed, "--only", "foundCharacter"])
        XCTAssertEqual(result.status, 64)
        XCTAssertEqual(result.output, "")
        XCTAssert(result.errors.contains("There is no delegate method 'foundCharacter'."))
        XCTAssert(result.errors.contains("foundCharacters, "), "the names that there are")
        let resolving = try xmltap.run([xmltap.feed, "--only", "resolveExternalEntityName"])
        XCTAssertEqual(resolving.status, 64)
        XCTAssert(resolving.errors.contains("returns a value, so it is forwarded and cannot be observed"))
        XCTAssertEqual(try xmltap.run([]).status, 64)
    }

    func testDeclarationsAreShown() throws {
        let file = try document(
            """
            <!DOCTYPE a [
            <!ELEMENT a ANY><!ATTLIST a k CDATA "v">
            <!NOTATION n PUBLIC "p" "s">
            ]>
            <a/>
            """)
        let calls = timeline(try xmltap.run([file]).lines)
        XCTAssert(calls.contains(#"2:17  foundElementDeclarationWithName "a" """#), "\(calls)")
        XCTAssert(calls.contains(#"2:40  foundAttributeDeclarationWithName "k" "a" "" "v""#), "\(calls)")
        XCTAssert(calls.contains(#"3:29  foundNotationDeclarationWithName "n" "p" "s""#), "\(calls)")
        XCTAssert(calls.contains(#"5:3  didStartElement "a" "" "a" [k="v"]"#), "\(calls)")
    }
}
