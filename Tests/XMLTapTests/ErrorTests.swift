import XCTest

/// Documents that are not whole, and ones that Foundation's parser crashes on.
final class ErrorTests: DocumentTestCase {
    /// Expects one line on standard error, the exit code, and a table with as many calls as were made before.
    private func expect(
        _ message: String, exit status: Int32 = 1, calls: Int, of bytes: [UInt8], file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let path = try document(bytes)
        let result = try xmltap.run([path])
        XCTAssertEqual(result.errorLines, ["xmltap: \(path):\(message)"], file: file, line: line)
        XCTAssertEqual(result.status, status, file: file, line: line)
        XCTAssertEqual(result.reason, .exit, file: file, line: line)
        XCTAssertEqual(timeline(result.lines).count, calls, result.output, file: file, line: line)
        let all = result.lines.first { $0.hasPrefix("All ") }?.split(separator: " ")
        XCTAssertEqual(all?[1], "\(calls)", file: file, line: line)
        XCTAssert(result.output.contains("Parsed until the error: "), file: file, line: line)
    }

    private func expect(
        _ message: String, calls: Int, of text: String, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try expect(message, calls: calls, of: Array(text.utf8), file: file, line: line)
    }

    // MARK: No document

    func testMissingFile() throws {
        let result = try xmltap.run(["/no/such/file.xml"])
        XCTAssertEqual(
            result.errorLines, ["xmltap: /no/such/file.xml: cannot be read: no such file or directory"])
        XCTAssertEqual(result.status, 66)
        XCTAssertEqual(result.output, "")
    }

    func testDirectory() throws {
        let result = try xmltap.run(["/"])
        XCTAssertEqual(result.errorLines, ["xmltap: /: cannot be read: is a directory"])
        XCTAssertEqual(result.status, 66)
    }

    func testNameWithALineBreakStaysOnOneLine() throws {
        XCTAssertEqual(try xmltap.run(["/no\nfile\u{1B}[31m"]).errorLines.count, 1)
    }

    func testEmptyFile() throws {
        try expect("1:1: empty: the document has no bytes", calls: 0, of: "")
    }

    func testOnlyWhiteSpace() throws {
        try requireToolchainsParser()
        try expect("2:3: cut off: the document ends before its first element", calls: 2, of: "  \n  ")
    }

    // MARK: Not XML

    func testText() throws {
        try expect("1:1: not XML: a document begins with a tag, and this does not", calls: 3, of: "Hello, world.\n")
    }

    func testFewerBytesThanTheParserLooksAt() throws {
        try expect("1:1: not XML: the document is too short for an element", calls: 0, of: "<a>")
        XCTAssertEqual(try xmltap.run([try document("<a/>")]).status, 0)
    }

    func testBinary() throws {
        let path = try document([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 4, 0])
        let result = try xmltap.run([path])
        XCTAssertEqual(
            result.errorLines, ["xmltap: \(path):1:1: not XML: a document begins with a tag, and this does not"])
        XCTAssertEqual(result.status, 1)
    }

    // MARK: Cut off

    func testCutOff() throws {
        try requireToolchainsParser()
        try expect("2:9: cut off: the document ends inside <b>", calls: 6, of: "<a>\n <b>text")
        try expect("1:9: cut off: the document ends inside <a>: a comment is not closed", calls: 3, of: "<a><!-- ")
    }

    /// The error is in the second piece that the parser reads, with thousands of calls before it.
    func testCutOffInALongDocument() throws {
        let text = Self.longDocument(10000)
        let cut = text.prefix(300_000)
        let column = cut.reversed().firstIndex(of: "\n")! + 1
        let line = cut.count { $0 == "\n" } + 1
        let path = try document(Array(cut.utf8))
        let result = try xmltap.run(["--quiet", path])
        XCTAssertEqual(result.errorLines.count, 1)
        XCTAssert(result.errors.hasPrefix("xmltap: \(path):\(line):\(column): cut off: the document ends inside <"))
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(table(result.lines)["didStartElement"]?.calls, cut.count { $0 == "=" } + 1)
    }

    // MARK: Not well-formed

    func testNotWellFormed() throws {
        try expect(
            "2:8: not well-formed: an end tag does not match the element that is open", calls: 5,
            of: "<a>\n<b></c></a>\n")
        try expect("1:6: not well-formed: there is more after the root element", calls: 5, of: "<ab/>junk")
        try expect("1:10: not well-formed: an entity is not declared", calls: 3, of: "<a>&nbsp;</a>")
        try expect("1:5: not well-formed: a character that XML does not allow", calls: 4, of: "<a>x\0y</a>")
    }

    func testAnAmpersandBeforeTheEndIsNotTakenForTheEnd() throws {
        let result = try xmltap.run([try document("<a>this & that</a>")])
        XCTAssertEqual(result.errorLines.count, 1)
        XCTAssert(result.errors.contains("not well-formed: "), result.errors)
    }

    // MARK: Encodings

    func testWrongEncoding() throws {
        try requireToolchainsParser()
        try expect(
            "2:4: wrong encoding: the byte 0xE9 is not UTF-8, and no other encoding is declared", calls: 4,
            of: Array("<a>\ncaf".utf8) + [0xE9] + Array(" x</a>".utf8))
    }

    /// Foundation would crash on the comment and on the name.
    func testWrongEncodingInNamesAndComments() throws {
        try requireToolchainsParser()
        let declaration = Array("<?xml version='1.0' encoding='UTF-8'?>\n".utf8)
        try expect(
            "2:9: wrong encoding: the byte 0xE9 is not UTF-8, the encoding declared", calls: 3,
            of: declaration + Array("<a><!--x".utf8) + [0xE9] + Array("--></a>".utf8))
        try expect(
            "2:6: wrong encoding: the byte 0xE9 is not UTF-8, the encoding declared", calls: 3,
            of: declaration + Array("<a><b".utf8) + [0xE9] + Array("/></a>".utf8))
    }

    func testUnknownEncoding() throws {
        try expect(
            "1:39: wrong encoding: the encoding is not supported (declared: KLINGON)", calls: 1,
            of: "<?xml version='1.0' encoding='Klingon'?>\n<a/>")
    }

    func testEncodingThatTheBytesDoNotHave() throws {
        try requireToolchainsParser()
        let path = try document("<?xml version='1.0' encoding='UTF-16'?>\n<a/>")
        let result = try xmltap.run([path])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.errorLines,
            [
                "xmltap: \(path):1:38: wrong encoding: the bytes are not in the encoding that is declared "
                    + "(declared: UTF-16)"
            ])
    }

    func testOtherEncodingsAreRead() throws {
        let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>caf".utf8) + [0xE9] + Array("</a>".utf8)
        let first = try xmltap.run([try document(latin)])
        XCTAssertEqual(first.status, 0, first.errors)
        XCTAssert(first.output.contains("é"))
        let wide = "<?xml version='1.0' encoding='UTF-16'?><a>café</a>".data(using: .utf16)!
        let second = try xmltap.run([try document(wide)])
        XCTAssertEqual(second.status, 0, second.errors)
        XCTAssert(second.output.contains("é"))
    }

    // MARK: What Foundation crashes on

    func testDeclarationsThatFoundationCrashesOnAreLeftOut() throws {
        let path = try document(
            """
            <!DOCTYPE a [
            <!ATTLIST a one CDATA #IMPLIED two (x|y) "x" three CDATA #REQUIRED four CDATA #FIXED ">">
            <!NOTATION n SYSTEM "s"><!NOTATION m PUBLIC "p" "s"><!-- ' <!ATTLIST a five CDATA #IMPLIED> -->
            <!ENTITY u SYSTEM "u" NDATA n><!ENTITY e '<!ATTLIST'>
            ]>
            <a six="&#39;">&lt;!ATTLIST a k CDATA #IMPLIED></a>
            """)
        let result = try xmltap.run([path])
        XCTAssertEqual(result.status, 0, result.errors)
        let calls = timeline(result.lines)
        XCTAssertEqual(calls.count { $0.contains("foundAttributeDeclarationWithName") }, 2, "\(calls)")
        XCTAssertEqual(calls.count { $0.contains("foundNotationDeclarationWithName") }, 1, "\(calls)")
        XCTAssert(calls.contains { $0.contains(#"[four=">" six="'" two="x"]"#) }, "\(calls)")
        XCTAssert(calls.contains { $0.contains(#""!ATTLIST a k CDATA #IMPLIED>""#) }, "\(calls)")
        XCTAssert(calls.contains { $0.contains(#"foundComment " ' <!ATTLIST a five CDATA #IMPLIED> ""#) }, "\(calls)")
        XCTAssert(result.errors.contains("left out 4 declarations without a default or an identifier"), result.errors)
    }

    func testInstructionsWithoutDataGetEmptyData() throws {
        let text = "<?xml version='1.0'?><?one?><a><?two?><?three x?><!--<?four?>--><![CDATA[<?five?>]]></a>"
        let result = try xmltap.run([try document(text)])
        XCTAssertEqual(result.status, 0, result.errors)
        let calls = timeline(result.lines)
        XCTAssert(calls.contains { $0.hasSuffix(#"foundProcessingInstructionWithTarget "two" """#) }, "\(calls)")
        XCTAssert(calls.contains { $0.hasSuffix(#"foundProcessingInstructionWithTarget "three" "x""#) }, "\(calls)")
        XCTAssert(calls.contains { $0.hasSuffix(#"foundComment "<?four?>""#) }, "\(calls)")
        XCTAssert(calls.contains { $0.hasSuffix(#"foundCDATA "<?five?>""#) }, "\(calls)")
        XCTAssert(result.errors.contains("gave empty data to 2 processing instructions"), result.errors)
    }

    // MARK: Warnings

    func testTheParseGoesOnAfterAWarning() throws {
        let path = try document("<a>\n<p:b/></a>")
        let result = try xmltap.run([path])
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errorLines, ["xmltap: \(path):2:5: warning: a namespace prefix is not declared"])
        XCTAssertEqual(table(result.lines)["didEndElement"]?.calls, 2)
    }
}
