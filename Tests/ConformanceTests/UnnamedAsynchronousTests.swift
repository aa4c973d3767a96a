import CSupport
import ConformanceHosts
import Switchboard
import TestSupport
import XCTest

/// Interceptors of all asynchronous calls get those, too, of which nobody knows the types: they can only proceed, and
/// the program doesn't notice. Of generic requirements, whose types follow from what a call brings, they get the
/// arguments.
final class UnnamedAsynchronousTests: XCTestCase {
    private let log = Log<String>()

    /// - Parameter waits: Whether it waits before and after the call.
    private func intercept(_ proxy: ForwardingProxy<any Unnamed<String>>, waits: Bool) -> [SubscriptionToken] {
        let log = log
        return [
            proxy.interceptAsynchronous { call in
                log.add("\(call.requirement.index) \(call.invocation == nil)")
                if waits { await Task.yield() }
                try await call.proceed()
                if waits { await Task.yield() }
                // What is in registers now is not the call's.
                XCTAssertEqual(scatter(1.5, 2, "text"), 3.5)
            },
            proxy.interceptAsynchronous { call in try await call.proceed() },
        ]
    }

    /// What the object answers without a proxy and with one, and how many requirements interceptors heard of.
    private func assertSame(
        waits: Bool, isHere: @escaping @Sendable () -> Bool, line: UInt = #line,
        _ exercise: @Sendable (any Unnamed<String>) async -> [String]
    ) async {
        let real = UnnamedReal(waits: waits), proxy = ForwardingProxy<any Unnamed<String>>(forwardingTo: real)
        let tokens = intercept(proxy, waits: waits)
        for _ in 0..<2 {
            let expected = await exercise(real), found = await exercise(proxy.object)
            XCTAssertEqual(found, expected, line: line)
            let calls = log.take()
            XCTAssertEqual(Set(calls).count, unnamedCount, "\(calls)", line: line)
            XCTAssertEqual(Set(calls.filter { !$0.hasSuffix("true") }), ["1 false", "2 false"], line: line)
            // A call of several delegates reaches one of them, where nobody knows whether it returns something.
            _ = proxy.addTarget(UnnamedReal(waits: waits), retainTarget: true)
        }
        tokens.forEach { $0.cancel() }
        let without = await exercise(proxy.object), expected = await exercise(real)
        XCTAssertEqual(without, expected, line: line)
        XCTAssertEqual(log.take(), [], line: line)
    }

    func test_M1_calledFromNoActor() async throws {
        try skipWithoutEntryStubs()
        for waits in [false, true] {
            await assertSame(waits: waits, isHere: { true }) { object in
                await Task.detached { await call(object, nil) { true } }.value
            }
        }
    }

    func test_M1_calledFromTheMainActor() async throws {
        try skipWithoutEntryStubs()
        let isHere: @Sendable () -> Bool = { isCurrent(MainActor.shared) }
        for waits in [false, true] {
            await assertSame(waits: waits, isHere: isHere) { await call($0, MainActor.shared, isHere) }
        }
    }

    func test_M1_calledFromAnActor() async throws {
        try skipWithoutEntryStubs()
        let isHere: @Sendable () -> Bool = { isCurrent(Ledger.shared) }
        for waits in [false, true] {
            await assertSame(waits: waits, isHere: isHere) { await call($0, Ledger.shared, isHere) }
        }
    }

    func test_M1_calledAtOnceInATaskThatBegins() async throws {
        try skipWithoutEntryStubs()
        for waits in [false, true] {
            await assertSame(waits: waits, isHere: { true }) { object in
                await Task.immediate { await call(object, nil) { true } }.value
            }
        }
    }

    func test_M1_everyRequirementOfAProtocolOfManyKinds() async throws {
        try skipWithoutEntryStubs()
        let machine = AsynchronousMachine(), log = log
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: machine)
        let token = proxy.interceptAsynchronous { call in
            log.add("\(call.requirement.index)")
            try await call.proceed()
        }
        let expected = await exercise(machine), found = await exercise(proxy.object)
        XCTAssertEqual(found, expected)
        // All asynchronous ones that are called there.
        XCTAssertEqual(Set(log.entries).count, 24, "\(Set(log.entries).sorted())")
        withExtendedLifetime(token) {}
    }

    func test_M1_manyTasksAtOnce() async throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any Unnamed<String>>(forwardingTo: UnnamedReal(waits: true))
        let token = proxy.interceptAsynchronous { call in
            await Task.yield()
            try await call.proceed()
        }
        let object = proxy.object
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<100 {
                group.addTask {
                    var changed = number
                    let sum = await object.seven(&changed, number, 0, 0, 0, 0, 0)
                    let twice = await object.twice("\(number)")
                    return sum == number && changed == number + 1 && twice == ["\(number)", "\(number)"]
                }
            }
            for await isRight in group { XCTAssertTrue(isRight) }
        }
        withExtendedLifetime(token) {}
    }
}

private func call(
    _ object: any Unnamed<String>, _ isolation: isolated (any Actor)?, _ isHere: @escaping @Sendable () -> Bool
) async -> [String] {
    await exercise(object, isolation, isHere: isHere)
}

/// Uses registers.
@inline(never) private func scatter(_ a: Double, _ b: Double, _ text: String) -> Double {
    a + b * Double(text.count) / 4
}

private func isCurrent(_ actor: any Actor) -> Bool {
    let words = unsafeBitCast(actor.unownedExecutor, to: (UnsafeRawPointer?, UnsafeRawPointer?).self)
    return cffi_is_current_executor(words.0, words.1)
}

/// Answers.
final class UnnamedReal: Unnamed {
    private let waits: Bool
    init(waits: Bool) { self.waits = waits }

    private func wait() async { if waits { await Task.yield() } }

    func twice<Value: Sendable>(_ value: Value) async -> [Value] {
        await wait()
        return [value, value]
    }
    func chosen<Value: Sendable, Key: Sendable & Hashable>(
        _ value: Value, _ key: Key, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ number: Int
    ) async throws -> Key {
        await wait()
        if number == 0 { throw AsynchronousFailure.bad(a + 10 * b + 100 * c + 1_000 * d) }
        return key
    }
    func item(_ number: Int) async -> String {
        await wait()
        return "an item of more than fifteen bytes, \(number)"
    }
    func anyItem(_ number: Int) async throws -> String {
        if number < 0 { throw AsynchronousFailure.bad(number) }
        return await item(number)
    }
    func typedItem(_ number: Int) async throws(AsynchronousFailure) -> String {
        if number < 0 { throw .bad(number) }
        return await item(number)
    }
    func large(_ number: Int, _ place: inout Int) async throws(LargeFailure) -> Int {
        await wait()
        place += 100
        if number < 0 { throw LargeFailure() }
        return number
    }
    func add(_ number: inout Int) async {
        await wait()
        number += 1
    }
    func three(_ number: inout Int, _ a: Int, _ b: Int) async -> Int {
        await add(&number)
        return a + 10 * b
    }
    func four(_ number: inout Int, _ a: Int, _ b: Int, _ c: Int) async -> Int {
        await add(&number)
        return a + 10 * b + 100 * c
    }
    func five(_ number: inout Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int) async -> Int {
        await add(&number)
        return a + 10 * b + 100 * c + 1_000 * d
    }
    func six(_ number: inout Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) async -> Int {
        await add(&number)
        return a + 10 * b + 100 * c + 1_000 * d + 10_000 * e
    }
    func seven(_ number: inout Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) async -> Int {
        await add(&number)
        return a + 10 * b + 100 * c + 1_000 * d + 10_000 * e + 100_000 * f
    }
    func texts(
        _ number: inout Int, _ a: String, _ b: String, _ c: String, _ d: String, _ e: String, _ f: String, _ g: String,
        _ h: String
    ) async -> String {
        await add(&number)
        return [a, b, c, d, e, f, g, h].joined()
    }
    func numbers(
        _ number: inout Int, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double, _ g: Double,
        _ h: Double, _ i: Double
    ) async -> Double {
        await add(&number)
        return a + b + c + d + e + f + g + h + 2 * i
    }
    func vectors(_ number: inout Int, _ a: Quad, _ b: Quad, _ c: Double, _ d: Double, _ e: Double) async -> Double {
        await add(&number)
        return a.d + 10 * b.d + 100 * c + 1_000 * d + 10_000 * e
    }
    func mixed(
        _ number: inout Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Quad, _ f: Quad, _ g: Double, _ h: Double
    ) async -> Double {
        await add(&number)
        return Double(a + 10 * b + 100 * c + 1_000 * d) + e.a / 4 + f.b / 4 + g / 100 + h / 1_000
    }
    func crate(_ number: inout Int) async -> Crate {
        await add(&number)
        return Crate()
    }
    func all(_ number: inout Int) async -> (Int, String, Double, Float) {
        await add(&number)
        return (number, "two", 3.5, 4.5)
    }
    func keep(_ token: consuming Token, _ number: inout Int) async -> Int {
        await add(&number)
        return token.number
    }
    func sum(_ numbers: Int...) async -> Int {
        await wait()
        return numbers.reduce(0, +)
    }
    nonisolated(nonsending) func here(_ number: inout Int, _ isHere: @Sendable () -> Bool) async -> Bool {
        number += 1
        let before = isHere()
        if waits { await Task.yield() }
        return before && isHere()
    }
    var level: Int { get async { 7 } }
    var risk: String {
        get async throws {
            await wait()
            throw AsynchronousFailure.bad(9)
        }
    }
    subscript(number: Int) -> String {
        get async {
            await wait()
            return "item \(number)"
        }
    }
}
