import DemoServer
import Foundation
import TapTestSupport
import XCTest

/// Standard output, terminals, and signals.
final class PipeTests: ServerTestCase {
    /// Lets a body go on.
    private let gate = DispatchSemaphore(value: 0)

    override var routes: [String: DemoServer.Route] {
        [
            "/gated": { [gate] _, connection in
                guard connection.begin("200 OK", length: 8), connection.send(Data("half".utf8)) else { return false }
                gate.wait()
                return connection.send(Data("half".utf8))
            }
        ]
    }

    override func tearDownWithError() throws {
        gate.signal()
        try super.tearDownWithError()
    }

    /// Reads from a program until it has written `text`.
    private func read(until text: String, from pipe: Pipe) -> String {
        var read = ""
        while !read.contains(text) {
            let more = pipe.fileHandleForReading.availableData
            if more.isEmpty { break }
            read += String(decoding: more, as: UTF8.self)
        }
        return read
    }

    /// What has come is shown before more comes.
    func testTimelineIsLive() throws {
        for arguments in [[url("/gated")], ["--json", url("/gated")]] {
            let process = httptap.process(arguments, environment: Self.environment)
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            try httptap.guarding(process) {
                let text = arguments.count == 1 ? "bytes      4 of 8\n" : "\"arguments\":{\"count\":4}"
                XCTAssertTrue(read(until: text, from: output).contains(text), "not live")
                gate.signal()
                XCTAssertNotNil(try output.fileHandleForReading.readToEnd())
                process.waitUntilExit()
            }
            XCTAssertEqual(process.terminationStatus, 0)
        }
    }

    func testAReaderThatGoesEndsItQuietly() throws {
        let process = process("--json", url("/gated"))
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        try httptap.guarding(process) {
            XCTAssertTrue(read(until: "\"count\":4", from: output).contains("\"count\":4"))
            try output.fileHandleForReading.close()
            gate.signal()
            let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            XCTAssertEqual(String(decoding: complaint, as: UTF8.self), "")
        }
        XCTAssertEqual(process.terminationReason, .uncaughtSignal)
        XCTAssertEqual(process.terminationStatus, SIGPIPE)
    }

    func testAnInterruptEndsItAndLeavesThePart() throws {
        let process = process("-o", directory.path, url("/gated"))
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        httptap.guarding(process) {
            XCTAssertTrue(read(until: "4 of 8", from: output).contains("4 of 8"))
            process.interrupt()
            process.waitUntilExit()
        }
        XCTAssertEqual(process.terminationReason, .uncaughtSignal)
        XCTAssertEqual(process.terminationStatus, SIGINT)
        XCTAssertEqual(try files, ["gated.part"])
        XCTAssertEqual(contents("gated.part"), Data("half".utf8))
    }

    #if os(Linux)
        func testAFullDiskIsReported() throws {
            let process = process(url("/"))
            let errors = Pipe()
            process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
            process.standardError = errors
            try process.run()
            let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            XCTAssertEqual(process.terminationStatus, 74)
            XCTAssertEqual(
                String(decoding: complaint, as: UTF8.self), "httptap: standard output: No space left on device\n")
        }
    #endif

    // MARK: Terminals

    private func onTerminals(_ environment: [String: String], _ arguments: String...) throws -> (
        output: String, errors: String
    ) {
        try httptap.runOnTerminals(arguments, environment: Self.environment.merging(environment) { $1 })
    }

    func testColoursOnATerminalOnly() throws {
        let escape = "\u{1B}["
        XCTAssertFalse(try run(url("/redirect")).output.contains(escape))
        let coloured = try onTerminals(["TERM": "xterm", "NO_COLOR": ""], url("/redirect")).output
        XCTAssertTrue(coloured.contains("\(escape)33mredirect "), coloured)
        XCTAssertTrue(coloured.contains("\(escape)36m#1 "), coloured)
        for environment in [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb", "NO_COLOR": ""]] {
            XCTAssertFalse(try onTerminals(environment, url("/redirect")).output.contains(escape))
        }
    }

    /// `/slow` takes a second, in ten pieces.
    func testProgressOnATerminalOnly() throws {
        let shown = try onTerminals([:], "--quiet", url("/slow")).errors
        XCTAssertNotNil(shown.firstMatch(of: /\r\u{1B}\[Khttptap: #1 \d+\.\d MB, \d+ %/), shown)
        XCTAssertTrue(shown.hasSuffix("\r\u{1B}[K"), "the line is taken away")
        XCTAssertEqual(try run("--quiet", url("/slow")).errors, "", "no terminal, no progress")
    }
}
