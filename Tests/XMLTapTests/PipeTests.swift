import XCTest

/// Standard input and output: pipes, terminals, a full disk.
final class PipeTests: DocumentTestCase {
    func testStandardInput() throws {
        let text = Self.longDocument(3000)
        let fromFile = try xmltap.run(["--only", "foundCharacters", "--", try document(text)])
        let fromInput = try xmltap.run(["--only", "foundCharacters", "--", "-"], input: Data(text.utf8))
        XCTAssertEqual(fromInput.status, 0, fromInput.errors)
        XCTAssertEqual(timeline(fromInput.lines), timeline(fromFile.lines))
        let broken = try xmltap.run(["-"], input: Data("<a>".utf8))
        XCTAssertEqual(
            broken.errorLines, ["xmltap: standard input:1:1: not XML: the document is too short for an element"])
    }

    /// A pipe cannot be read twice, and gives what it has: a text is split where its pieces end.
    func testCheckOfAPipe() throws {
        let process = xmltap.process(["--quiet", "--check", "-"])
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data("<a>some te".utf8))
        try input.fileHandleForWriting.write(contentsOf: Data(("xt" + Self.longDocument(9000) + "</a>").utf8))
        try input.fileHandleForWriting.close()
        let read = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        XCTAssert(String(decoding: read, as: UTF8.self).contains("the same with and without the proxy"))
    }

    /// What was parsed is shown before more of the document is there.
    func testTimelineIsLive() throws {
        let process = xmltap.process(["-"])
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // Else a timeline that is not live would wait for ever.
        let watchdog = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watchdog)
        defer { watchdog.cancel() }
        try input.fileHandleForWriting.write(contentsOf: Data("<a><b>text</b>".utf8))
        var read = ""
        while !read.contains("didEndElement \"b\"") {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            read += String(decoding: more, as: UTF8.self)
        }
        guard read.contains("didEndElement \"b\"") else { return XCTFail("not live: \(read)") }
        try input.fileHandleForWriting.write(contentsOf: Data("</a>".utf8))
        try input.fileHandleForWriting.close()
        XCTAssertNotNil(try output.fileHandleForReading.readToEnd())
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
    }

    func testAReaderThatGoesEndsItQuietly() throws {
        let process = xmltap.process([try document(Self.longDocument(20000))])
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        XCTAssertFalse(try XCTUnwrap(output.fileHandleForReading.read(upToCount: 10)).isEmpty)
        try output.fileHandleForReading.close()
        let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .uncaughtSignal)
        XCTAssertEqual(process.terminationStatus, SIGPIPE)
        XCTAssertEqual(String(decoding: complaint, as: UTF8.self), "")
    }

    #if os(Linux)
        func testAFullDiskIsReported() throws {
            let process = xmltap.process([xmltap.feed])
            let errors = Pipe()
            process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
            process.standardError = errors
            try process.run()
            let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            XCTAssertEqual(process.terminationStatus, 74)
            XCTAssertEqual(
                String(decoding: complaint, as: UTF8.self), "xmltap: standard output: No space left on device\n")
        }
    #endif

    // MARK: Terminals

    func testColoursOnATerminalOnly() throws {
        let escape = "\u{1B}["
        XCTAssertFalse(try xmltap.run([xmltap.feed]).output.contains(escape))
        let coloured = try xmltap.runOnTerminals([xmltap.feed], environment: ["TERM": "xterm", "NO_COLOR": ""]).output
        XCTAssert(coloured.contains("\(escape)36mdidStartElement\(escape)0m"), coloured)
        for environment in [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb", "NO_COLOR": ""]] {
            XCTAssertFalse(try xmltap.runOnTerminals([xmltap.feed], environment: environment).output.contains(escape))
        }
    }

    func testProgressOfALongParseOnATerminal() throws {
        let file = try document(Self.longDocument(100_000))
        let shown = try xmltap.runOnTerminals(["--quiet", file]).errors
        XCTAssertNotNil(shown.firstMatch(of: /\r\u{1B}\[Kxmltap: \d+\.\d MB, \d+ %/), shown)
        XCTAssert(shown.hasSuffix("\r\u{1B}[K"), "the line is taken away")
        XCTAssertEqual(try xmltap.run(["--quiet", file]).errors, "", "no terminal, no progress")
    }
}
