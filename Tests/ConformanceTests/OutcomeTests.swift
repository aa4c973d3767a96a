import Foundation
import Switchboard
import TestSupport
import XCTest

/// Results of every form.
public protocol AnsweringDelegate: AnyObject {
    func flag() -> Bool
    func text(_ number: Int) -> String
    func pair() -> (Int, Double)
    func wide() -> WideAnswer
    func object() -> AnyObject
    func perhaps() -> String?
    func anything() -> Any
    func values() -> [Double]
    func vector() -> SIMD4<Float>
    func empty() -> EmptyAnswer
    func parse(_ text: String) throws -> Int
    func small(_ number: Int) throws(SmallFailure) -> Int
    func save(_ number: Int) throws(SmallFailure)
    func keep(_ text: consuming String) -> Int
}

public struct WideAnswer: Equatable, Sendable {
    var a = 1, b = 2.5, c = "a text of more than fifteen bytes", d = 4, e = 5
}

public struct EmptyAnswer: Equatable, Sendable {}

public struct SmallFailure: Error, Equatable {
    var number: Int
}

private struct OtherFailure: Error, Equatable {
    var text = "a text of more than fifteen bytes"
}

private final class Answering: AnsweringDelegate {
    let thing = NSObject()
    func flag() -> Bool { true }
    func text(_ number: Int) -> String { "number \(number) of more than fifteen bytes" }
    func pair() -> (Int, Double) { (7, 0.5) }
    func wide() -> WideAnswer { WideAnswer() }
    func object() -> AnyObject { thing }
    func perhaps() -> String? { nil }
    func anything() -> Any { [1, 2, 3] }
    func values() -> [Double] { [1, 2] }
    func vector() -> SIMD4<Float> { [1, 2, 3, 4] }
    func empty() -> EmptyAnswer { EmptyAnswer() }
    func parse(_ text: String) throws -> Int {
        guard let number = Int(text) else { throw OtherFailure() }
        return number
    }
    func small(_ number: Int) throws(SmallFailure) -> Int {
        guard number > 0 else { throw SmallFailure(number: number) }
        return number
    }
    func save(_ number: Int) throws(SmallFailure) {
        guard number > 0 else { throw SmallFailure(number: number) }
    }
    func keep(_ text: consuming String) -> Int { text.count }
}

/// CONFORMANCE B6: methods with results are observed, and `withOutcome` gives what they returned or threw.
final class OutcomeTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any AnsweringDelegate>

    private func check<Element, Value>(
        _ proxy: Proxy, _ stream: CallStream<Element, Value>, _ call: () throws -> Value,
        file: StaticString = #filePath, line: UInt = #line, _ isSame: (Value, Value) -> Bool
    ) rethrows {
        let log = Log<String>()
        var heard: [Value] = []
        let subscription = stream.withOutcome.subscribe { _, outcome in
            if case .returned(let value) = outcome { heard.append(value) } else { log.add("\(outcome)") }
        }
        let plain = stream.subscribe { _ in log.add("called") }
        for round in 1...3 {
            let value = try call()
            XCTAssertEqual(heard.count, round, file: file, line: line)
            XCTAssertTrue(heard.last.map { isSame($0, value) } ?? false, "\(heard)", file: file, line: line)
        }
        XCTAssertEqual(log.entries, ["called", "called", "called"], file: file, line: line)
        subscription.cancel()
        plain.cancel()
        _ = try call()
        XCTAssertEqual(heard.count, 3, file: file, line: line)
    }

    func test_B6_resultsOfEveryForm() throws {
        let real = Answering()
        let proxy = Proxy(forwardingTo: real), object = proxy.object
        check(proxy, proxy.methodInvoked(AnsweringDelegate.flag), { object.flag() }, ==)
        check(proxy, proxy.methodInvoked(AnsweringDelegate.text), { object.text(3) }, ==)
        check(proxy, proxy.methodInvoked(AnsweringDelegate.pair), { object.pair() }, ==)
        check(proxy, proxy.methodInvoked(AnsweringDelegate.wide), { object.wide() }, ==)
        check(proxy, proxy.methodInvoked(AnsweringDelegate.object), { object.object() }) {
            (one: AnyObject, other: AnyObject) in one === other
        }
        check(proxy, proxy.methodInvoked(AnsweringDelegate.perhaps), { object.perhaps() }, ==)
        check(proxy, proxy.methodInvoked(AnsweringDelegate.anything), { object.anything() }) { "\($0)" == "\($1)" }
        check(proxy, proxy.methodInvoked(AnsweringDelegate.values), { object.values() }, ==)
        check(proxy, proxy.methodInvoked(AnsweringDelegate.vector), { object.vector() }, ==)
        check(proxy, proxy.methodInvoked(AnsweringDelegate.empty), { object.empty() }, ==)
        try check(proxy, proxy.methodInvoked(AnsweringDelegate.parse), { try object.parse("12") }, ==)
        try check(proxy, proxy.methodInvoked(AnsweringDelegate.small), { try object.small(4) }, ==)
        check(proxy, proxy.methodInvoked(AnsweringDelegate.keep), { object.keep("four" + "teen and more text") }, ==)
        // The observers' copies are gone, and the real one's reference is its own.
        weak let thing = real.thing
        XCTAssertNotNil(thing)
    }

    func test_B6_aResultLivesAsLongAsItsHolders() {
        final class Giver: AnsweringDelegateDefaults {
            override func object() -> AnyObject { NSObject() }
        }
        let proxy = Proxy(forwardingTo: Giver())
        weak var last: AnyObject?
        do {
            var kept: AnyObject?
            let subscription = proxy.methodInvoked(AnsweringDelegate.object).withOutcome.subscribe { _, outcome in
                if case .returned(let object) = outcome { kept = object }
            }
            last = proxy.object.object()
            XCTAssertNotNil(last)
            XCTAssertTrue(kept === last)
            subscription.cancel()
            kept = nil
        }
        XCTAssertNil(last)
    }

    func test_B8_observersGetErrorsInTheirTypes() {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Answering())
        let subscriptions = [
            proxy.methodInvoked(AnsweringDelegate.parse).withOutcome.subscribe { text, outcome in
                if case .threw(let error) = outcome { log.add("\(text) \(type(of: error))") }
            },
            proxy.methodInvoked(AnsweringDelegate.small).withOutcome.subscribe { number, outcome in
                if case .threw(let error as SmallFailure) = outcome { log.add("\(number) small \(error.number)") }
            },
            proxy.methodInvoked(AnsweringDelegate.save).withOutcome.subscribe { number, outcome in
                if case .threw(let error as SmallFailure) = outcome { log.add("\(number) save \(error.number)") }
            },
        ]
        XCTAssertThrowsError(try proxy.object.parse("no")) { XCTAssertEqual($0 as? OtherFailure, OtherFailure()) }
        XCTAssertThrowsError(try proxy.object.small(-3)) {
            XCTAssertEqual($0 as? SmallFailure, SmallFailure(number: -3))
        }
        XCTAssertThrowsError(try proxy.object.save(-4)) {
            XCTAssertEqual($0 as? SmallFailure, SmallFailure(number: -4))
        }
        XCTAssertEqual(log.entries, ["no OtherFailure", "-3 small -3", "-4 save -4"])
        withExtendedLifetime(subscriptions) {}
    }
}

/// For a class that answers one method.
private class AnsweringDelegateDefaults: AnsweringDelegate {
    func flag() -> Bool { false }
    func text(_ number: Int) -> String { "" }
    func pair() -> (Int, Double) { (0, 0) }
    func wide() -> WideAnswer { WideAnswer() }
    func object() -> AnyObject { self }
    func perhaps() -> String? { nil }
    func anything() -> Any { 0 }
    func values() -> [Double] { [] }
    func vector() -> SIMD4<Float> { .zero }
    func empty() -> EmptyAnswer { EmptyAnswer() }
    func parse(_ text: String) throws -> Int { 0 }
    func small(_ number: Int) throws(SmallFailure) -> Int { 0 }
    func save(_ number: Int) throws(SmallFailure) {}
    func keep(_ text: consuming String) -> Int { 0 }
}
