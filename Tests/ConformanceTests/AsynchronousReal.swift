import ConformanceHosts
import Synchronization
import TestSupport

/// A task-local value.
enum Traced {
    @TaskLocal static var name = "none"
}

/// A machine that suspends.
final class AsynchronousMachine: AsynchronousDelegate, @unchecked Sendable {
    let isWaiting = Signal()
    private let factor: Int
    private let gate: Signal?
    private let onEnd: @Sendable () -> Void

    init(factor: Int = 2, gate: Signal? = nil, onEnd: @escaping @Sendable () -> Void = {}) {
        self.factor = factor
        self.gate = gate
        self.onEnd = onEnd
    }
    deinit { onEnd() }

    func rested() async { await Task.yield() }
    func doubled(_ number: Int) async -> Int {
        if number % 16 == 7 { await Task.yield() }
        return factor * number
    }
    func joined(_ number: Int, _ text: String) async -> String {
        await Task.yield()
        return "\(number) \(text) \(Traced.name) \(Task.currentPriority.rawValue)"
    }
    func checked(_ number: Int) async throws -> String {
        await Task.yield()
        if number < 0 { throw AsynchronousFailure.bad(number) }
        if number == 2_000 {
            isWaiting.open()
            await gate?.wait()
        }
        return "checked \(number)"
    }
    func stopped(_ number: Int) async throws {
        if number < 0 { throw AsynchronousFailure.bad(number) }
        if number == 1_000 {
            isWaiting.open()
            try await Task.sleep(for: .seconds(3_600))
        }
    }
    func halved(_ number: Int) async throws(AsynchronousFailure) -> Double {
        await Task.yield()
        if number < 0 { throw .bad(number) }
        return Double(number) / 2
    }
    func turned(_ box: Crate, _ factor: Double) async -> Crate {
        var box = box
        box.a = Int(factor * 2)
        await Task.yield()
        box.label += "!"
        return box
    }
    func twice<Value: Sendable>(_ value: Value) async -> [Value] {
        let both = [value, value]
        await Task.yield()
        return both
    }
    func many(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: String, _ h: Double) async -> String {
        let all = (a, b, c, d, e, f)
        await Task.yield()
        return "\(all) \(g) \(h)"
    }
    func edge(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) async -> Int {
        await Task.yield()
        return a + 10 * b + 100 * c + 1_000 * d + 10_000 * e
    }
    func edge7(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) async -> Int {
        await Task.yield()
        return a + 10 * b + 100 * c + 1_000 * d + 10_000 * e + 100_000 * f + 1_000_000 * g
    }
    func odd(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) async -> Int {
        a + 10 * b + 100 * c + 1_000 * d + 10_000 * e + 100_000 * f + 1_000_000 * g
    }
    func numbers(
        _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double, _ g: Double, _ h: Double,
        _ i: Double
    ) async -> Double {
        await Task.yield()
        return a + b + c + d + e + f + g + h + 2 * i
    }
    func four() async -> (Int, String, Double, Float) {
        await Task.yield()
        return (1, "two", 3.5, 4.5)
    }
    func kept(_ token: consuming Token) async { await Task.yield() }
    func visited(_ numbers: [Int], _ body: @Sendable (Int) async -> Void) async {
        for number in numbers { await body(number) }
    }
    func counted(_ number: inout Int) async {
        await Task.yield()
        number += 1
    }
    func mapped(_ body: @Sendable (Int) -> Int) async -> Int {
        await Task.yield()
        return body(7)
    }
    nonisolated(nonsending) func wide(_ a: Quad, _ b: Quad, _ c: Quad, _ d: Quad, _ e: Quad) async -> Double {
        d.d + e.d
    }
    func shown(_ number: Int) async -> Int {
        MainActor.assertIsolated()
        await Task.yield()
        MainActor.assertIsolated()
        return number
    }
    func drawn(_ number: Int) async throws {
        MainActor.assertIsolated()
        await Task.yield()
        if number < 0 { throw AsynchronousFailure.bad(number) }
    }
    nonisolated(nonsending) func here(_ number: Int) async -> Int {
        if number == 1 { MainActor.assertIsolated() }
        await Task.yield()
        if number == 1 { MainActor.assertIsolated() }
        return number
    }
    func there(_ actor: isolated (any Actor)?, _ number: Int) async -> Int {
        actor?.assertIsolated()
        await Task.yield()
        actor?.assertIsolated()
        return number
    }
    var level: Int { get async { 11 } }
    var risk: String {
        get async throws {
            await Task.yield()
            throw AsynchronousFailure.bad(12)
        }
    }
    subscript(number: Int) -> String { get async { "at \(number)" } }
    func plain(_ number: Int) -> Int { number + 1 }
}

/// An actor that is a source.
actor AsynchronousActor: AsynchronousSource {
    private var number = 40
    func next() async -> Int {
        number += 1
        await Task.yield()
        return number - number + 41
    }
    func label(_ number: Int, of crate: Crate) async throws -> String {
        self.assertIsolated()
        if number < 0 { throw AsynchronousFailure.bad(number) }
        return "\(crate.label) \(number)"
    }
    var level: Int { 42 }
}

/// A struct that is a source.
struct AsynchronousValue: AsynchronousSource {
    let start: Int
    var text = "a string that is longer than fifteen bytes"
    func next() async -> Int {
        await Task.yield()
        return start + text.count
    }
    func label(_ number: Int, of crate: Crate) async throws -> String {
        if number < 0 { throw AsynchronousFailure.bad(number) }
        await Task.yield()
        return "\(crate) \(text)"
    }
    var level: Int { get async { start } }
}

/// Opens once; who waits goes on then.
final class Signal: Sendable {
    private let stream: AsyncStream<Never>
    private let continuation: AsyncStream<Never>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream() }
    func open() { continuation.finish() }
    func wait() async { for await _ in stream {} }
}

/// Set once.
final class Flag: Sendable {
    private let value = Atomic(false)
    var isSet: Bool { value.load(ordering: .acquiring) }
    func set() { value.store(true, ordering: .releasing) }
}

/// Says what it heard.
final class Listener: AsynchronousListener {
    private let name: String
    private let log: Log<String>
    private let isThrowing: Bool

    init(_ name: String, _ log: Log<String>, throwing: Bool = false) {
        self.name = name
        self.log = log
        isThrowing = throwing
    }

    func heard(_ number: Int) async {
        await Task.yield()
        log.add("\(name) heard \(number)")
    }
    func sent(_ a: Int, _ b: String, _ c: Double, _ d: [Int], _ e: Crate) async throws {
        await Task.yield()
        log.add("\(name) sent \(a) \(b) \(c) \(d) \(e)")
        if isThrowing { throw AsynchronousFailure.bad(a) }
    }
    func written(_ a: String, _ b: String, _ c: String, _ d: String, _ e: Int) async throws(AsynchronousFailure) {
        await Task.yield()
        log.add("\(name) written \(a) \(b) \(c) \(d) \(e)")
        if isThrowing { throw .bad(e) }
    }
    func level() async -> Int { name.count }
    func kept(_ token: consuming Token) async { log.add("\(name) kept \(token.number)") }
}
