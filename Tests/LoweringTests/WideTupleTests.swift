import Switchboard
import SwitchboardTesting
import TestSupport
import XCTest

/// Results that are tuples of more than four registers: the caller passes one address for all parts.
public protocol WideTuples: AnyObject, Sendable {
    func five() -> (Int, Int, Int, Int, Int)
    func mixed(_ number: Int, _ text: String) -> (Int8, String, [String]?, Float, Bool, Double)
    func nested() throws -> (Int, (String, Double), [Int], Int8)
    func waiting(_ number: Int) async -> (Int, String, [String], Double)
    func waitingAndThrowing(_ number: Int) async throws -> (UInt128, Int16, String)
    var property: (Int, Int, Int, String) { get set }
}

/// Their parts don't travel together, or lie in another way than they travel.
public protocol ScatteredTuples: AnyObject {
    func anything() -> (Any, Int)
    func apart() -> (Int8, (Int8, Int16), String, String)
}

private final class Real: WideTuples, @unchecked Sendable {
    var property = (1, 2, 3, "four of them, of which the last takes memory")

    func five() -> (Int, Int, Int, Int, Int) { (1, 2, 3, 4, 5) }
    func mixed(_ number: Int, _ text: String) -> (Int8, String, [String]?, Float, Bool, Double) {
        (-3, text + "!", number == 0 ? nil : [text, text], 1.5, number == 1, 2.5)
    }
    func nested() throws -> (Int, (String, Double), [Int], Int8) {
        if property.0 == 0 { throw Missing() }
        return (1, ("two", 2.5), [property.0], 4)
    }
    func waiting(_ number: Int) async -> (Int, String, [String], Double) {
        await Task.yield()
        return (number, "\(number)", ["\(number)"], 0.5)
    }
    func waitingAndThrowing(_ number: Int) async throws -> (UInt128, Int16, String) {
        await Task.yield()
        if number == 0 { throw Missing() }
        return (UInt128(number) << 64 | 1, Int16(number), "a text that is too long for its words: \(number)")
    }
}

private struct Missing: Error {}

final class WideTupleTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any WideTuples>

    /// What the calls of an object give, in order.
    private func all(_ object: any WideTuples) async -> [String] {
        var results = ["\(object.five())"]
        for number in 0..<2 { results.append("\(object.mixed(number, "a text that is too long for its words"))") }
        results.append(outcome { try object.nested() })
        results.append("\(await object.waiting(3))")
        for number in 0..<2 {
            do {
                results.append("\(try await object.waitingAndThrowing(number))")
            } catch {
                results.append("\(error)")
            }
        }
        let kept = object.property
        object.property.3 += "?"
        results.append("\(object.property)")
        object.property = (0, -1, -2, "")
        results.append("\(object.property) \(outcome { try object.nested() })")
        object.property = kept
        return results
    }

    private func outcome<Result>(_ body: () throws -> Result) -> String {
        do { return "\(try body())" } catch { return "\(error)" }
    }

    private func references() throws -> [Any] {
        [
            try Proxy.selector(WideTuples.five), try Proxy.selector(WideTuples.mixed),
            try Proxy.selector(WideTuples.nested), try Proxy.selector(WideTuples.waiting),
            try Proxy.selector(WideTuples.waitingAndThrowing), try Proxy.selector(get: \.property),
            try Proxy.selector(set: \.property),
        ]
    }

    func test_callersGetThemInEachWay() async throws {
        try skipWithoutEntryStubs()
        let real = Real(), proxy = Proxy(forwardingTo: real), expected = await all(real)
        _ = try references()
        func check(_ way: String, line: UInt = #line) async {
            for _ in 0..<3 {
                let found = await all(proxy.object)
                XCTAssertEqual(found, expected, way, line: line)
            }
        }
        await check("forwarded")
        var tokens = [
            proxy.intercept { call in try call.proceed() },
            proxy.interceptAsynchronous { call in try await call.proceed() },
        ]
        await check("all intercepted")
        tokens += [
            proxy.intercept(WideTuples.five) { call in try call.proceed() },
            proxy.intercept(WideTuples.mixed) { call, number, text in try call.proceed(number, text) },
            proxy.intercept(WideTuples.waiting) { call, number in try await call.proceed(number) },
            proxy.intercept(WideTuples.waitingAndThrowing) { call, number in try await call.proceed(number) },
        ]
        await check("intercepted")
        for token in tokens { token.cancel() }
        await check("not intercepted any more")
    }

    func test_observersInterceptorsAndStubsHaveThem() async throws {
        try skipWithoutEntryStubs()
        let proxy = Proxy(forwardingTo: Real()), object = proxy.object, heard = TestSupport.Log<String>()
        var tokens = [
            proxy.methodInvoked(WideTuples.five).withOutcome.subscribeOnAnyThread { heard.add("\($1)") },
            proxy.methodInvoked(WideTuples.mixed).withOutcome.subscribeOnAnyThread { _, _, outcome in
                heard.add("\(outcome)")
            },
            proxy.methodInvoked(WideTuples.nested).withOutcome.subscribeOnAnyThread { heard.add("\($1)") },
            proxy.methodInvoked(WideTuples.waiting).withOutcome.subscribeOnAnyThread { heard.add("\($1)") },
            proxy.methodInvoked(get: \.property).withOutcome.subscribeOnAnyThread { heard.add("\($1)") },
        ]
        _ = (object.five(), object.mixed(1, "m"), try object.nested(), await object.waiting(2), object.property)
        let outcomes = [
            "returned((1, 2, 3, 4, 5))", "returned((-3, \"m!\", Optional([\"m\", \"m\"]), 1.5, true, 2.5))",
            "returned((1, (\"two\", 2.5), [1], 4))", "returned((2, \"2\", [\"2\"], 0.5))",
            "returned((1, 2, 3, \"four of them, of which the last takes memory\"))",
        ]
        XCTAssertEqual(heard.entries, outcomes)
        tokens.append(
            proxy.intercept(WideTuples.mixed) { call, number, text in
                var result = try call.proceed(number, text)
                result.1 += " changed"
                return result
            })
        XCTAssertEqual(object.mixed(0, "m").1, "m! changed")
        let spy = Spy<any WideTuples>()
        spy.stub(WideTuples.five).returns((5, 4, 3, 2, 1))
        spy.stub(WideTuples.nested).throws(Missing())
        spy.stub(WideTuples.waiting).answers { number in (number, "stubbed", [], 0) }
        spy.stub(\.property, keeping: (4, 3, 2, "one"))
        XCTAssertTrue(spy.object.five() == (5, 4, 3, 2, 1))
        XCTAssertThrowsError(try spy.object.nested())
        let waited = await spy.object.waiting(7)
        XCTAssertTrue(waited == (7, "stubbed", [], 0))
        spy.object.property.3 += "!"
        XCTAssertTrue(spy.object.property == (4, 3, 2, "one!"))
        XCTAssertEqual(spy.calls.first?.description, "five() -> (5, 4, 3, 2, 1)")
        for token in tokens { token.cancel() }
    }

    func test_tuplesWhosePartsTravelApartAreRefused() throws {
        try skipWithoutEntryStubs()
        XCTAssertThrowsError(try ForwardingProxy<any ScatteredTuples>.selector(ScatteredTuples.anything)) {
            XCTAssertTrue("\($0)".contains("tuples with parts that are always in memory"), "\($0)")
        }
        XCTAssertThrowsError(try ForwardingProxy<any ScatteredTuples>.selector(ScatteredTuples.apart)) {
            XCTAssertTrue("\($0)".contains("a tuple in a tuple"), "\($0)")
        }
    }
}
