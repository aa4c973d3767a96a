import Foundation
import XCTest

/// `--json`, read back.
final class JSONTests: ServerTestCase {
    private func ofType(_ type: String, _ objects: [[String: Any]]) -> [[String: Any]] {
        objects.filter { $0["type"] as? String == type }
    }

    func testAnObjectForEachCallEachRequestAndTheOutcome() throws {
        let result = try run("--json", url("/redirect"), url("/secret"), "--user", "demo:demo")
        XCTAssertEqual(result.status, 0, result.errors)
        let objects = try result.objects()
        let calls = ofType("call", objects)
        XCTAssertEqual(calls.map { $0["sequence"] as! Int }, Array(1...calls.count))
        for call in calls {
            XCTAssertEqual(
                Set(call.keys),
                [
                    "type", "sequence", "request", "method", "selector", "startNanoseconds", "delegateNanoseconds",
                    "arguments",
                ])
        }
        let requests = ofType("request", objects).sorted { ($0["request"] as! Int) < ($1["request"] as! Int) }
        XCTAssertEqual(requests.map { $0["bytes"] as? Int }, [9_600_000, 34])
        XCTAssertEqual(requests.map { $0["redirects"] as? Int }, [2, 0])
        XCTAssertEqual(requests.map { $0["challenges"] as? Int }, [0, 1])
        XCTAssertEqual(requests.map { $0["status"] as? Int }, [200, 200])
        XCTAssertEqual(requests[0]["redirectedTo"] as? String, url("/large"))
        XCTAssertNil(requests[0]["error"])
        let outcome = try XCTUnwrap(objects.last)
        XCTAssertEqual(outcome["type"] as? String, "outcome")
        XCTAssertEqual(outcome["succeeded"] as? Bool, true)
        XCTAssertEqual(outcome["requests"] as? Int, 2)
        XCTAssertEqual(outcome["bytes"] as? Int, 9_600_034)
        XCTAssertEqual(outcome["calls"] as? Int, calls.count)
        XCTAssertEqual(
            outcome["delegateNanoseconds"] as? Int, calls.reduce(0) { $0 + ($1["delegateNanoseconds"] as! Int) })
    }

    /// Each piece of a body is a call, also where the timeline leaves it out.
    func testArguments() throws {
        let calls = ofType("call", try run("--json", named("/redirect")).objects())
        func arguments(_ method: String) -> [[String: Any]] {
            calls.filter { $0["method"] as? String == method }.map { $0["arguments"] as! [String: Any] }
        }
        XCTAssertEqual(arguments("begin").first?["url"] as? String, named("/redirect"))
        XCTAssertEqual(arguments("resolve").first?["host"] as? String, "localhost")
        XCTAssertTrue((arguments("resolve").first?["addresses"] as? [String])?.contains("127.0.0.1") ?? false)
        XCTAssertEqual(arguments("redirect").map { $0["status"] as? Int }, [302, 301])
        XCTAssertEqual(arguments("redirect").last?["target"] as? String, named("/large"))
        XCTAssertEqual(arguments("response").last?["length"] as? Int, 9_600_000)
        XCTAssertGreaterThan(arguments("bytes").count, 10)
        XCTAssertEqual(arguments("bytes").reduce(0) { $0 + ($1["count"] as! Int) }, 9_600_000)
        XCTAssertTrue(arguments("end").first?.isEmpty ?? false)
    }

    func testAChallengeAndAnError() throws {
        let result = try run("--json", url("/secret"), "--user", "demo:wrong")
        XCTAssertEqual(result.status, 1)
        let objects = try result.objects()
        let challenges = ofType("call", objects).filter { $0["method"] as? String == "challenge" }
            .map { $0["arguments"] as! [String: Any] }
        XCTAssertEqual(challenges.map { $0["method"] as? String }, ["Basic", "Basic"])
        XCTAssertEqual(challenges.map { $0["realm"] as? String }, ["demo", "demo"])
        XCTAssertEqual(challenges.map { $0["failures"] as? Int }, [0, 1])
        let request = try XCTUnwrap(ofType("request", objects).first)
        XCTAssertEqual(request["succeeded"] as? Bool, false)
        let error = try XCTUnwrap(request["error"] as? [String: String])
        XCTAssertEqual(error["kind"], "credentials")
        XCTAssertEqual(error["found"], "that the server refuses demo with this password")
        XCTAssertEqual(error["remedy"], "check --user")
        XCTAssertEqual(Set(error.keys), ["kind", "expected", "found", "remedy"])
        XCTAssertEqual(objects.last?["succeeded"] as? Bool, false)
        XCTAssertEqual(objects.last?["failed"] as? Int, 1)
    }

    func testQuietLeavesTheCallsOut() throws {
        let objects = try run("--json", "--quiet", url("/"), url("/")).objects()
        XCTAssertEqual(objects.map { $0["type"] as? String }, ["request", "request", "outcome"])
    }

    func testWhatIsInAURLStaysOnItsLine() throws {
        let result = try run("--json", url("/%0A%22"))
        XCTAssertEqual(result.status, 1)
        let begin = try XCTUnwrap(ofType("call", try result.objects()).first?["arguments"] as? [String: Any])
        XCTAssertEqual(begin["url"] as? String, url("/%0A%22"))
        XCTAssertTrue(try run(url("/\"ü")).output.contains("begin      \(url("/%22%C3%BC"))\n"), "encoded")
    }
}
