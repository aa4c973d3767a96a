import ConformanceHosts
import Switchboard
import Synchronization
import TestSupport
import XCTest

/// Asynchronous requirements, by way of a proxy that implements nothing (L, N).
final class AsynchronousTests: XCTestCase {
    func test_L_everySignature_passesThrough() async {
        let real = AsynchronousMachine()
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: real)
        let direct = await exercise(real)
        for _ in 0..<3 {
            let heard = await exercise(proxy.object)
            XCTAssertEqual(heard, direct)
        }
    }

    func test_L_anActorAsTarget() async {
        let real = AsynchronousActor()
        let proxy = ForwardingProxy<any AsynchronousSource>(forwardingTo: real)
        let direct = await exercise(real), heard = await exercise(proxy.object)
        XCTAssertEqual(heard, direct)
    }

    func test_L_aStructAsTarget() async {
        let real = AsynchronousValue(start: 30)
        let proxy = ForwardingProxy<any AsynchronousSource>(forwardingTo: real)
        let direct = await exercise(real), heard = await exercise(proxy.object)
        XCTAssertEqual(heard, direct)
    }

    func test_L_aProxyInFrontOfAProxy() async {
        let real = AsynchronousMachine()
        let inner = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: real)
        let outer = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: inner.object)
        let direct = await exercise(real), heard = await exercise(outer.object)
        XCTAssertEqual(heard, direct)
    }

    func test_N_tasks_cancellation_priorities_taskLocalValues() async throws {
        let real = AsynchronousMachine()
        let object = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: real).object
        let sums = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { await sum(object, 5_000) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let expected = await sum(real, 5_000)
        XCTAssertEqual(sums, Array(repeating: expected, count: 8))

        let waiting = Task { try await object.stopped(1_000) }
        await real.isWaiting.wait()
        waiting.cancel()
        let result = await waiting.result
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError, "\($0)") }

        var texts: [String] = []
        for it in [object, real] {
            texts.append(
                await Traced.$name.withValue("local") {
                    await Task(priority: .background) { await it.joined(1, "traced") }.value
                })
        }
        XCTAssertEqual(texts[0], texts[1])
    }

    func test_N_staysOnItsCallersActor() async {
        let object = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine()).object
        let found = await hereOnMain(object)
        XCTAssertEqual(found, 1)
    }

    func test_K_theReceiverLivesAsLongAsItsCall() async throws {
        let ended = Flag()
        let gate = Signal()
        var real: AsynchronousMachine? = AsynchronousMachine(gate: gate) { ended.set() }
        let isWaiting = real!.isWaiting
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: real!, retainTarget: false)
        let object = proxy.object
        let call = Task { try await object.checked(2_000) }
        await isWaiting.wait()
        real = nil
        XCTAssertFalse(ended.isSet)
        gate.open()
        let text = try await call.value
        XCTAssertEqual(text, "checked 2000")
        XCTAssertTrue(ended.isSet)
    }

    func test_K_anotherTarget_aFallback_andNobody() async {
        let proxy = ForwardingProxy<any AsynchronousDelegate>()
        let first = AsynchronousMachine(factor: 2), second = AsynchronousMachine(factor: 3)
        proxy.setForwardToDelegate(first, retainDelegate: true)
        var found = [await proxy.object.doubled(2)]
        proxy.setForwardToDelegate(second, retainDelegate: true)
        found.append(await proxy.object.doubled(2))
        XCTAssertEqual(found, [4, 6])
    }
}

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
        _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double, _ g: Double, _ h: Double, _ i: Double
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
    func shown(_ number: Int) async -> Int {
        MainActor.assertIsolated()
        await Task.yield()
        MainActor.assertIsolated()
        return number
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

/// Asynchronous requirements, observed.
final class AsynchronousObserverTests: XCTestCase {
    func test_N_everyReference_isHeardBeforeAndAfter() async {
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let heard = Mutex<[String]>([])
        let note: @Sendable (String, Any) -> Void = { name, value in heard.withLock { $0.append("\(name) \(value)") } }
        let subscriptions: [Any] = [
            proxy.sentMessage(AsynchronousDelegate.rested).subscribe { note("sent rested", $0) },
            proxy.methodInvoked(AsynchronousDelegate.rested).subscribe { note("invoked rested", $0) },
            proxy.sentMessage(AsynchronousDelegate.doubled).subscribe { note("sent doubled", $0) },
            proxy.methodInvoked(AsynchronousDelegate.doubled).withOutcome.subscribe { note("invoked doubled", ($0, $1)) },
            proxy.sentMessage(AsynchronousDelegate.joined).subscribe { note("sent joined", $0) },
            proxy.methodInvoked(AsynchronousDelegate.joined).withOutcome.subscribe { note("invoked joined", ($0, $1)) },
            proxy.sentMessage(AsynchronousDelegate.checked).subscribe { note("sent checked", $0) },
            proxy.methodInvoked(AsynchronousDelegate.checked).withOutcome.subscribe { note("invoked checked", ($0, $1)) },
            proxy.methodInvoked(AsynchronousDelegate.stopped).withOutcome.subscribe { note("invoked stopped", ($0, $1)) },
            proxy.methodInvoked(AsynchronousDelegate.halved).withOutcome.subscribe { note("invoked halved", ($0, $1)) },
            proxy.methodInvoked(AsynchronousDelegate.turned).withOutcome.subscribe { note("invoked turned", ($0, $1)) },
            proxy.methodInvoked(AsynchronousDelegate.edge).withOutcome.subscribe { note("invoked edge", ($0, $1)) },
            proxy.methodInvoked(AsynchronousDelegate.here).withOutcome.subscribe { note("invoked here", ($0, $1)) },
        ]
        for _ in 0..<2 {
            heard.withLock { $0 = [] }
            let direct = await exercise(AsynchronousMachine()), through = await exercise(proxy.object)
            XCTAssertEqual(direct, through)
        }
        withExtendedLifetime(subscriptions) {}
        XCTAssertEqual(heard.withLock { $0 }, [])
    }
}
