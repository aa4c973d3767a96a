import DemoServer
import Foundation
import XCTest

/// What the real delegate does: files, headers, credentials.
final class DownloadTests: ServerTestCase {
    override var routes: [String: DemoServer.Route] {
        [
            "/cut": { _, connection in
                _ = connection.begin("200 OK", length: 1000) && connection.send(Data("not all".utf8))
                return false
            },
            "/headers": { request, connection in
                let lines = request.headers.map { "\($0.key): \($0.value)" }.sorted().joined(separator: "\n")
                return connection.answer("200 OK", Data(lines.utf8))
            },
            "/a%2Fb": { $1.answer("200 OK", Data("slash".utf8)) },
            "/%2e%2e": { $1.answer("200 OK", Data("up".utf8)) },
            "/other/large": { $1.answer("200 OK", Data("other".utf8)) },
            "/query?name=value": { $1.answer("200 OK", Data("query".utf8)) },
        ]
    }

    // MARK: Files

    func testBodiesAreWritten() throws {
        let result = try run("-o", directory.path, url("/redirect"), url("/"), url("/query?name=value"))
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(try files, ["index", "query", "redirect"])
        let large = String(repeating: "Large is as large does.\n", count: 400_000)
        XCTAssertTrue(contents("redirect") == Data(large.utf8), "it differs")
        XCTAssertEqual(contents("index"), Data("Hello from a server on loopback.\n".utf8))
        XCTAssertTrue(result.timeline.contains { $0.event == "end" && $0.text.hasSuffix("to \(directory.path)/index") })
    }

    func testADirectoryIsMade() throws {
        let path = directory.appendingPathComponent("one/two").path
        XCTAssertEqual(try run("--output", path + "/", url("/")).status, 0)
        XCTAssertNotNil(contents("one/two/index"))
    }

    func testFilesOfOneNameGetNumbers() throws {
        XCTAssertEqual(try run("-o", directory.path, url("/large"), url("/other/large")).status, 0)
        XCTAssertEqual(try files, ["large", "large-2"])
        XCTAssertEqual(contents("large-2"), Data("other".utf8))
    }

    func testNamesStayInTheDirectory() throws {
        let inner = directory.appendingPathComponent("inner")
        XCTAssertEqual(try run("-o", inner.path, url("/%2e%2e"), url("/a%2Fb")).status, 0)
        XCTAssertEqual(try files, ["inner"])
        let names = try FileManager.default.contentsOfDirectory(atPath: inner.path).sorted()
        XCTAssertEqual(names.count, 2, "\(names)")
        XCTAssertTrue(names.contains("index"), "\(names)")
    }

    func testAFileIsReplacedByACompleteOneOnly() throws {
        try Data("before".utf8).write(to: directory.appendingPathComponent("cut"))
        try Data("before".utf8).write(to: directory.appendingPathComponent("index"))
        XCTAssertEqual(try run("-o", directory.path, url("/cut"), url("/")).status, 1)
        XCTAssertEqual(try files, ["cut", "index"], "no part is left")
        XCTAssertEqual(contents("cut"), Data("before".utf8))
        XCTAssertEqual(contents("index"), Data("Hello from a server on loopback.\n".utf8))
    }

    func testTheBodyOfAnErrorOrAChallengeIsNotWritten() throws {
        XCTAssertEqual(try run("-o", directory.path, url("/missing")).status, 1)
        XCTAssertEqual(try files, [])
        XCTAssertEqual(try run("-o", directory.path, "--user", "demo:demo", url("/secret")).status, 0)
        XCTAssertEqual(contents("secret"), Data("The secret is that there is none.\n".utf8))
    }

    // MARK: What is sent

    private func headers() -> [String] {
        contents("headers").map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) } ?? []
    }

    func testHeadersAreSent() throws {
        let result = try run(
            "-o", directory.path, "--header", "X-One: 1: 2", "--header", "Accept:text/plain", url("/headers"))
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertTrue(headers().contains("x-one: 1: 2"), "\(headers())")
        XCTAssertTrue(headers().contains("accept: text/plain"), "\(headers())")
    }

    func testAnotherServerGetsNoSecrets() throws {
        let target = url("/headers")
        let first = try DemoServer(adding: [
            "/away/headers": { $1.answer("302 Found", Data(), ["Location: \(target)"]) },
            "/away/secret": { [secret = url("/secret")] in $1.answer("302 Found", Data(), ["Location: \(secret)"]) },
            "/stay/headers": { $1.answer("302 Found", Data(), ["Location: /headers"]) },
            "/headers": routes["/headers"]!,
        ])
        let secrets = ["--header", "Authorization: Bearer key", "--header", "Cookie: key", "--header", "X-Open: 1"]
        for path in ["away", "stay"] {
            let arguments = ["-o", directory.path] + secrets + ["\(first.address)/\(path)/headers"]
            let result = try httptap.run(arguments, environment: Self.environment)
            XCTAssertEqual(result.status, 0, result.errors)
            let isSent = path == "stay"
            XCTAssertEqual(headers().contains("authorization: Bearer key"), isSent, path)
            XCTAssertEqual(headers().contains("cookie: key"), isSent, path)
            XCTAssertTrue(headers().contains("x-open: 1"), "\(headers())")
        }
        let result = try run("--user", "demo:demo", "\(first.address)/away/secret")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.errors.contains("found a challenge of another server than the URL's"), result.errors)
    }
}
