import DemoServer
import Foundation
import XCTest

/// What goes wrong: what was expected, what was found, what to do; and the exit codes.
final class ErrorTests: ServerTestCase {
    override var routes: [String: DemoServer.Route] {
        [
            "/never": { _, connection in
                connection.waitForTheEnd()
                return false
            },
            "/cut": { _, connection in
                _ = connection.begin("200 OK", length: 1000) && connection.send(Data("not all".utf8))
                return false
            },
            "/silent": { _, _ in false },
            "/garbage": { _, connection in
                _ = connection.send(Data("This is no HTTP.\r\n\r\n".utf8))
                return false
            },
            "/broken": { $1.answer("503 Service Unavailable", Data()) },
            "/circle": { $1.answer("302 Found", Data(), ["Location: /circle"]) },
            "/ftp": { $1.answer("302 Found", Data(), ["Location: ftp://localhost/file"]) },
            "/unreadable": { $1.answer("302 Found", Data(), ["Location: http://["]) },
            "/nowhere": { $1.answer("302 Found", Data()) },
            "/port": { $1.answer("302 Found", Data(), ["Location: http://localhost:99999/"]) },
            "/unchanged": { $1.answer("304 Not Modified", Data()) },
            "/digest": {
                $1.answer("401 Unauthorized", Data(), ["WWW-Authenticate: Digest realm=\"demo\", nonce=\"1\""])
            },
        ]
    }

    /// Expects a failure of one request: a line of standard error, the exit code, and a whole report.
    private func expect(
        _ parts: String..., of arguments: [String], file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let result = try httptap.run(arguments, environment: Self.environment)
        XCTAssertEqual(result.errorLines.count, 1, result.errors, file: file, line: line)
        XCTAssertTrue(result.errors.hasPrefix("httptap: \(arguments.last!): "), result.errors, file: file, line: line)
        XCTAssertNotNil(
            result.errors.firstMatch(of: /: expected .+, found .+; .+/), result.errors, file: file, line: line)
        for part in parts {
            XCTAssertTrue(result.errors.contains(part), "\(part): \(result.errors)", file: file, line: line)
        }
        XCTAssertEqual(result.status, 1, file: file, line: line)
        XCTAssertEqual(result.reason, .exit, file: file, line: line)
        XCTAssertEqual(result.timeline.last?.event, "end", result.output, file: file, line: line)
        XCTAssertTrue(result.output.contains("1 request, 1 failed"), result.output, file: file, line: line)
    }

    // MARK: The network

    func testNobodyListens() throws {
        try expect(
            ": connection refused: expected a server that listens at 127.0.0.1:9, found no server there",
            "; start it, or check host and port", of: ["http://127.0.0.1:9/"])
    }

    func testAnUnknownHost() throws {
        try expect(
            ": unknown host: expected a host that has an address, found nowhere.invalid: ", "; check the name",
            of: ["http://nowhere.invalid/"])
    }

    func testTimeout() throws {
        try expect(
            ": timeout: expected a byte from 127.0.0.1:\(server.port) within 1 second, found none", "--timeout",
            of: ["--timeout", "1", url("/never")])
        let end = try XCTUnwrap(try run("--timeout", "1", url("/never")).timeline.last)
        XCTAssertLessThan(end.milliseconds, 30_000, "it is Foundation's 60 seconds")
    }

    func testTLSWithAServerThatSpeaksHTTP() throws {
        try expect(
            ": TLS: expected a TLS connection with localhost:\(server.port) that can be trusted, found ",
            "; check the certificates, or whether the server speaks http", of: [named("/", scheme: "https")])
    }

    // MARK: The server

    func testAnAnswerThatIsCutOff() throws {
        for url in [url("/cut"), named("/cut"), url("/silent"), named("/silent")] {
            try expect(": cut off: expected a whole answer from ", "; try again", of: [url])
        }
    }

    func testWhatIsNotHTTP() throws {
        try expect(": not HTTP: expected HTTP from ", "; check scheme and port", of: [url("/garbage")])
    }

    func testStatus() throws {
        try expect(": HTTP status: expected a status below 400, found 404 ", "; check the URL", of: [url("/missing")])
        try expect(": HTTP status: expected a status below 400, found 503 ", "; the server has", of: [url("/broken")])
    }

    func testRedirects() throws {
        try expect(
            ": redirect: expected at most 10 redirects, found one more; allow more with --max-redirects",
            of: [url("/circle")])
        try expect(": expected at most 1 redirect, found one more", of: ["--max-redirects", "1", url("/redirect")])
        XCTAssertEqual(try run("--max-redirects", "2", url("/redirect")).status, 0)
        try expect(
            ": redirect: expected a redirect to http or https, found ftp://localhost/file; ", of: [url("/ftp")])
    }

    func testRedirectsThatLeadNowhere() throws {
        try expect(
            ": redirect: expected a redirect to a URL that can be read, found 'http://['; ", of: [url("/unreadable")])
        try expect(
            ": redirect: expected a redirect to a URL that can be read, found none; ", of: [url("/nowhere")])
        try expect(
            ": failed: expected a URL that can be requested, found http://localhost:99999/; ", of: [url("/port")])
        XCTAssertEqual(try run("--header", "If-None-Match: \"x\"", url("/unchanged")).status, 0)
    }

    func testCredentials() throws {
        let place = "127.0.0.1:\(server.port)"
        try expect(
            ": credentials: expected to be let in at \(place), found a Basic challenge; pass --user name:password",
            of: [url("/secret")])
        try expect(
            ": credentials: ", "found that the server refuses demo with this password; check --user",
            of: ["--user", "demo:wrong", url("/secret")])
        try expect(
            ": credentials: expected a Basic challenge, or none, found Digest realm=", "; get it with another program",
            of: ["--user", "demo:demo", url("/digest")])
    }

    func testOneFailureDoesNotEndTheOthers() throws {
        let result = try run("--parallel", "1", url("/missing"), "http://127.0.0.1:9/", url("/"))
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.errorLines.count, 2)
        XCTAssertTrue(result.output.contains("3 requests, 2 failed: 56 bytes"), result.output)
    }

    // MARK: Files

    func testAFileThatCannotBeWritten() throws {
        let taken = directory.appendingPathComponent("large")
        try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
        try expect(
            ": file: expected to write \(taken.path), found is a directory; ", "--output",
            of: ["-o", directory.path, url("/large")])
        XCTAssertEqual(try files, ["large"])
        try FileManager.default.createDirectory(
            at: taken.appendingPathExtension("part"), withIntermediateDirectories: true)
        try expect(
            ": file: expected to write \(taken.path).part, found is a directory; ",
            of: ["-o", directory.path, url("/large")])
    }

    func testADirectoryThatCannotBeMade() throws {
        let file = directory.appendingPathComponent("file").path
        try Data().write(to: URL(fileURLWithPath: file))
        for path in [file, file + "/inner"] {
            let result = try run("-o", path, url("/"))
            XCTAssertEqual(result.status, 73)
            XCTAssertEqual(result.output, "")
            XCTAssertEqual(
                result.errorLines,
                [
                    "httptap: --output: file: expected to write \(path), found not a directory; name a directory that "
                        + "can be written with --output, and see to its space"
                ])
        }
    }

    // MARK: The command line

    func testWhatIsNotUnderstood() throws {
        let cases: [([String], String)] = [
            ([], "Missing expected argument '<url>'"),
            (["localhost:80/x"], "found no scheme; write http://localhost:80/x"),
            ([""], "found no scheme; write http://example.org"),
            (["ftp://example.org/"], "expected the scheme http or https, found ftp; "),
            (["http://a b/"], "found white space; write %20"),
            (["http:///file"], "found no host"),
            (["http://[1/"], "found a host or a character that cannot be read"),
            (["http://localhost/%20\""], "found a host or a character that cannot be read"),
            (["http://localhost:70000/"], "expected a port from 1 to 65535, found 70000; "),
            (["http://x\u{1B}[31m/"], "found white space"),
            (["--header", "X", url("/")], "expected a header such as 'Accept: text/plain'"),
            (["--header", "X: a\r\nY: b", url("/")], "expected a header such as"),
            (["--user", "name", url("/")], "expected --user name:password, found no ':'; "),
            (["--parallel", "0", url("/")], "expected --parallel from 1 to 1,000,000, found 0; "),
            (["--timeout", "0", url("/")], "expected --timeout from 1"),
            (["--max-redirects=-1", url("/")], "expected --max-redirects from 0"),
        ]
        for (arguments, text) in cases {
            let result = try httptap.run(arguments, environment: Self.environment)
            XCTAssertEqual(result.status, 64, "\(arguments)")
            XCTAssertEqual(result.output, "", "\(arguments)")
            XCTAssertTrue(result.errors.contains(text), "\(arguments): \(result.errors)")
            XCTAssertFalse(result.errors.contains("\u{1B}"), "\(arguments)")
        }
    }

    func testHelpNamesTheExitCodes() throws {
        let help = try run("--help").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for text in ["with 1 where a request failed", "with 64", "with 73", "with 74", "A status of 400 or more"] {
            XCTAssertTrue(help.contains(text), text)
        }
    }
}
