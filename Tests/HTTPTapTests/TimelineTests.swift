import DemoServer
import Foundation
import XCTest

/// The way of each request, as the observers see it.
final class TimelineTests: ServerTestCase {
    /// Where two requests meet: neither is answered before the other is there.
    private let meeting = Meeting()

    override var routes: [String: DemoServer.Route] {
        [
            "/meet": { [meeting] _, connection in
                meeting.wait()
                return connection.answer("200 OK", Data("met".utf8))
            }
        ]
    }

    func testARequest() throws {
        let result = try run(url("/"))
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(
            result.way, ["begin \(url("/"))", "response 200, text/plain, 33 bytes", "bytes 33 of 33", "33 bytes"])
        XCTAssertEqual(result.timeline.map(\.request), [1, 1, 1, 1])
        let times = result.timeline.map(\.milliseconds)
        XCTAssertEqual(times, times.sorted())
    }

    func testRedirects() throws {
        let result = try run(url("/redirect"))
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            result.way.prefix(4),
            [
                "begin \(url("/redirect"))", "redirect 302 to \(url("/moved"))", "redirect 301 to \(url("/large"))",
                "response 200, application/octet-stream, 9,600,000 bytes",
            ])
        XCTAssertEqual(result.way.last, "9,600,000 bytes")
    }

    func testRedirectsThatNobodyFollowsAreTheAnswer() throws {
        let result = try run("--no-redirects", url("/redirect"))
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            result.way,
            [
                "begin \(url("/redirect"))", "redirect 302 to \(url("/moved"))", "response 302, text/plain, 0 bytes",
                "0 bytes",
            ])
    }

    func testAChallengeIsAnswered() throws {
        let result = try run("--user", "demo:demo", url("/secret"))
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            result.way,
            [
                "begin \(url("/secret"))", "response 401, text/plain, 14 bytes", "bytes 14 of 14",
                "challenge Basic for \"demo\" at 127.0.0.1:\(server.port)", "response 200, text/plain, 34 bytes",
                "bytes 34 of 34", "34 bytes",
            ])
    }

    func testNamesAreLookedUpAndAddressesAreNot() throws {
        let result = try run(named("/"))
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.timeline.prefix(2).map(\.event), ["begin", "resolve"])
        XCTAssertTrue(result.timeline[1].text.hasPrefix("localhost is "), result.output)
        XCTAssertTrue(result.timeline[1].text.contains("127.0.0.1"), result.output)
        XCTAssertFalse(try run(url("/")).timeline.contains { $0.event == "resolve" })
        let proxied = try httptap.run(
            [named("/")], environment: ["http_proxy": server.address, "no_proxy": "localhost"])
        XCTAssertFalse(proxied.timeline.contains { $0.event == "resolve" }, proxied.output)
    }

    // MARK: Several requests

    func testOneAfterTheOther() throws {
        let result = try run("--parallel", "1", url("/"), url("/secret"), url("/"), "--user", "demo:demo")
        XCTAssertEqual(result.status, 0, result.errors)
        let requests = result.timeline.map(\.request)
        XCTAssertEqual(requests, requests.sorted())
        XCTAssertEqual(Set(requests), [1, 2, 3])
        for number in 1...3 {
            let events = result.timeline.filter { $0.request == number }.map(\.event)
            XCTAssertEqual(events.first, "begin")
            XCTAssertEqual(events.last, "end")
        }
    }

    func testTwoAtATime() throws {
        let result = try run("--parallel", "2", url("/meet"), url("/meet"), url("/"))
        XCTAssertEqual(result.status, 0, result.errors)
        let lines = result.timeline
        let third = try XCTUnwrap(lines.firstIndex { $0.request == 3 })
        XCTAssertEqual(lines[..<third].count { $0.event == "begin" }, 2)
        XCTAssertTrue(lines[..<third].contains { $0.event == "end" }, "the third waits for the end of another one")
    }

    func testATableOfSeveralRequests() throws {
        let result = try run(url("/"), url("/missing"), url("/large"))
        XCTAssertEqual(result.status, 1)
        let rows = result.lines.compactMap { line in
            line.wholeMatch(of: /#(\d) +(\d+) +([\d,]+) +[\d,.]+ ms +[\d.,]+ .B\/s  (.*)/).map {
                [String($0.1), String($0.2), String($0.3), String($0.4)]
            }
        }
        XCTAssertEqual(
            rows,
            [
                ["1", "200", "33", url("/")], ["2", "404", "23", url("/missing")],
                ["3", "200", "9,600,000", url("/large")],
            ])
        XCTAssertTrue(result.output.contains("\n3 requests, 1 failed: 9,600,056 bytes in "), result.output)
        XCTAssertFalse(try run(url("/")).output.contains("Request"), "no table of one")
    }

    // MARK: What is shown

    func testQuietShowsTheSumsOnly() throws {
        let result = try run("--quiet", url("/redirect"))
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.lines.count, 2, result.output)
        XCTAssertTrue(result.output.hasPrefix("1 request, none failed: 9,600,000 bytes in "), result.output)
        let failed = try run("--quiet", url("/missing"))
        XCTAssertEqual(failed.lines.count, 2, failed.output)
        XCTAssertEqual(failed.errorLines.count, 1)
    }

    func testOnlyNamedEventsAreShown() throws {
        for arguments in [
            ["--only", "redirect", "end", url("/redirect")], [url("/redirect"), "--only", "redirect", "end"],
        ] {
            let result = try httptap.run(arguments, environment: Self.environment)
            XCTAssertEqual(result.status, 0, result.errors)
            XCTAssertEqual(result.timeline.map(\.event), ["redirect", "redirect", "end"])
            XCTAssertTrue(result.timeline.last?.text.hasPrefix("9,600,000 bytes") ?? false, "all is observed")
        }
    }

    func testUnknownEventsAreExplained() throws {
        let result = try run(url("/"), "--only", "connect")
        XCTAssertEqual(result.status, 64)
        XCTAssertTrue(result.errors.contains("There is no delegate method 'connect'. There are: begin, resolve,"))
        let selector = try run(url("/"), "--only", "urlSession(_:task:didCompleteWithError:)")
        XCTAssertEqual(selector.timeline.map(\.event), ["end"])
    }
}

/// Two threads wait for each other.
private final class Meeting: @unchecked Sendable {
    private let condition = NSCondition()
    private var count = 0

    func wait() {
        condition.lock()
        count += 1
        condition.broadcast()
        while count < 2 { condition.wait() }
        condition.unlock()
    }
}
