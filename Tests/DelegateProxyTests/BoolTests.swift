import Switchboard
import TestSupport
import XCTest

/// CONFORMANCE D2 of a `Bool`, of which unoptimized code defines only the lowest bit: it passes `a != b` as 0xFE or
/// 0xFF.
final class BoolTests: XCTestCase {
    fileprivate typealias Gate = any SwitchDelegate

    private func proxy() throws -> (ForwardingProxy<Gate>, Gate) {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<Gate>(forwardingTo: Switches())
        return (proxy, proxy.object)
    }

    func test_D2_aBoolOfUnoptimizedCode() throws {
        let (proxy, object) = try proxy()
        var found: [[UInt8]] = []
        let subscriptions = [
            proxy.sentMessage(SwitchDelegate.turned).boxedArguments.subscribe {
                found.append(bytes($0[1], as: Bool.self))
            },
            proxy.sentMessage(SwitchDelegate.turnedLate).boxedArguments.subscribe {
                found.append(bytes($0[8], as: Bool.self))
            },
            proxy.sentMessage(SwitchDelegate.measured).boxedArguments.subscribe {
                found.append([bytes($0[0], as: Reading.self)[8]])
            },
        ]
        for (a, b) in [(1.0, 2.0), (2.0, 2.0)] {
            call(object, a, b)
            XCTAssertEqual(found, Array(repeating: a != b ? [1] : [0], count: 3))
            found = []
        }
        subscriptions.forEach { $0.cancel() }
    }

    func test_D2_aBoolThatUnoptimizedCodeReturns() throws {
        let (proxy, object) = try proxy()
        var found: [[UInt8]] = []
        let subscription = proxy.methodInvoked(SwitchDelegate.differs).withOutcome.subscribe { _, outcome in
            guard case .returned(let result) = outcome else { return XCTFail("expected a result") }
            found.append(bytes(result, as: Bool.self))
        }
        let token = proxy.intercept { call in
            try call.proceed()
            if let result = try call.invocation?.result(as: Bool.self) { found.append(bytes(result, as: Bool.self)) }
        }
        XCTAssertTrue(object.differs((1, 2)))
        XCTAssertFalse(object.differs((2, 2)))
        XCTAssertEqual(found, [[1], [1], [0], [0]])
        token.cancel()
        subscription.cancel()
    }

    func test_D2_aBoolOfAClosureOfUnoptimizedCode() throws {
        let (proxy, object) = try proxy()
        var found: [[UInt8]] = []
        let subscription = proxy.sentMessage(SwitchDelegate.asked).subscribe { body in
            found.append(bytes(body(1, 2), as: Bool.self))
            found.append(bytes(body(2, 2), as: Bool.self))
        }
        callWithClosure(object)
        XCTAssertEqual(found, [[1], [0]])
        subscription.cancel()
    }

    func test_D2_aBoolThatAsynchronousUnoptimizedCodeReturns() async throws {
        let (proxy, object) = try proxy()
        let found = Locked<[[UInt8]]>([])
        let subscription = proxy.methodInvoked(SwitchDelegate.differsLater).withOutcome.subscribeOnAnyThread {
            _, outcome in
            guard case .returned(let result) = outcome else { return XCTFail("expected a result") }
            found.withLock { $0.append(bytes(result, as: Bool.self)) }
        }
        nonisolated(unsafe) let delegate = object
        let first = await delegate.differsLater(1, 2), second = await delegate.differsLater(2, 2)
        XCTAssertTrue(first)
        XCTAssertFalse(second)
        XCTAssertEqual(found.withLock { $0 }, [[1], [0]])
        subscription.cancel()
    }

    @inline(never) @_optimize(none)
    private func call(_ object: Gate, _ a: Double, _ b: Double) {
        object.turned(1, a != b)
        object.turnedLate(1, 2, 3, 4, 5, 6, 7, 8, a != b)
        object.measured(Reading(value: a, isNew: a != b))
    }

    @inline(never) @_optimize(none)
    private func callWithClosure(_ object: Gate) { object.asked { $0 != $1 } }
}

public struct Reading {
    let value: Double
    let isNew: Bool
}

public protocol SwitchDelegate: AnyObject {
    func turned(_ number: Int, _ isOn: Bool)
    func turnedLate(
        _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ isOn: Bool)
    func measured(_ reading: Reading)
    func differs(_ pair: (Double, Double)) -> Bool
    func asked(_ body: @escaping (Double, Double) -> Bool)
    func differsLater(_ a: Double, _ b: Double) async -> Bool
}

private final class Switches: SwitchDelegate, @unchecked Sendable {
    func turned(_ number: Int, _ isOn: Bool) {}
    func turnedLate(
        _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ isOn: Bool
    ) {}
    func measured(_ reading: Reading) {}
    @inline(never) @_optimize(none)
    func differs(_ pair: (Double, Double)) -> Bool { pair.0 != pair.1 }
    func asked(_ body: @escaping (Double, Double) -> Bool) {}
    @inline(never) @_optimize(none)
    func differsLater(_ a: Double, _ b: Double) async -> Bool { a != b }
}

/// The bytes of a value in an existential.
private func bytes<Value>(_ value: Any, as _: Value.Type) -> [UInt8] {
    var value = value as! Value
    return withUnsafeBytes(of: &value) { Array($0) }
}
