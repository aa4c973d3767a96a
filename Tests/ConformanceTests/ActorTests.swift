import Dispatch
import Switchboard
import TestSupport
import XCTest

public protocol CounterDelegate: Actor {
    func add(_ number: Int) -> Int
    var total: Int { get }
    func wait(_ number: Int) async throws -> String
    nonisolated func name() -> String
}

actor PlainCounter: CounterDelegate {
    var total = 0

    func add(_ number: Int) -> Int {
        preconditionIsolated()
        total += number
        return total
    }

    func wait(_ number: Int) async throws -> String {
        preconditionIsolated()
        await Task.yield()
        preconditionIsolated()
        if number < 0 { throw Failure.some }
        return "waited \(number)"
    }

    nonisolated func name() -> String { "counter" }

    enum Failure: Error { case some }
}

/// An actor that runs on a queue.
actor QueueCounter: CounterDelegate {
    private final class Executor: SerialExecutor {
        let queue = DispatchQueue(label: "QueueCounter")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
    }

    private let executor = Executor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    var total = 100

    func add(_ number: Int) -> Int {
        dispatchPrecondition(condition: .onQueue(executor.queue))
        total += number
        return total
    }

    func wait(_ number: Int) async throws -> String {
        dispatchPrecondition(condition: .onQueue(executor.queue))
        return "queued \(number)"
    }

    nonisolated func name() -> String { "queue" }
}

private func addTwice(_ counter: isolated any CounterDelegate) -> Int {
    counter.preconditionIsolated()
    return counter.add(1) + counter.add(1)
}

private func addOnce<Some: CounterDelegate>(_ counter: Some) async -> Int { await counter.add(1) }

/// Proxies for protocols that only actors conform to.
final class ActorTests: XCTestCase {
    func test_Q3_callsRunOnTheTargetsExecutor() async throws {
        for (target, first) in [(PlainCounter() as any CounterDelegate, 0), (QueueCounter(), 100)] {
            let proxy = ForwardingProxy<any CounterDelegate>(forwardingTo: target)
            let sum = await proxy.object.add(3)
            XCTAssertEqual(sum, first + 3)
            let total = await proxy.object.total
            XCTAssertEqual(total, first + 3)
            let twice = await addTwice(proxy.object)
            XCTAssertEqual(twice, 2 * first + 9)
            let once = await addOnce(proxy.object)
            XCTAssertEqual(once, first + 6)
        }
    }

    func test_Q3_asynchronousAndNonisolatedRequirements() async throws {
        for (target, expected) in [(PlainCounter() as any CounterDelegate, "waited 2"), (QueueCounter(), "queued 2")] {
            let proxy = ForwardingProxy<any CounterDelegate>(forwardingTo: target)
            let waited = try await proxy.object.wait(2)
            XCTAssertEqual(waited, expected)
            XCTAssertEqual(proxy.object.name(), target.name())
        }
        let proxy = ForwardingProxy<any CounterDelegate>(forwardingTo: PlainCounter())
        do {
            _ = try await proxy.object.wait(-1)
            XCTFail("expected an error")
        } catch {
            XCTAssertTrue(error is PlainCounter.Failure)
        }
    }

    func test_Q3_observersAndInterceptorsRunThere() async throws {
        let log = Log<String>()
        let counter = PlainCounter()
        let proxy = ForwardingProxy<any CounterDelegate>(forwardingTo: counter)
        let added = proxy.methodInvoked({ delegate in { (number: Int) in await delegate.add(number) } }).withOutcome
            .subscribeOnAnyThread { number, outcome in
                counter.assumeIsolated { _ in log.add("\(number): \(outcome)") }
            }
        let interceptor = proxy.intercept({ delegate in
            { (number: Int) async throws in try await delegate.wait(number) }
        }) { call, number async throws in try await call.proceed(number + 1) + "!" }
        _ = await proxy.object.add(4)
        let waited = try await proxy.object.wait(1)
        XCTAssertEqual(waited, "waited 2!")
        XCTAssertEqual(log.entries, ["4: returned(4)"])
        added.cancel()
        interceptor.cancel()
    }

    func test_Q3_callsOfManyTasksRunOneAfterAnother() async {
        let proxy = ForwardingProxy<any CounterDelegate>(forwardingTo: PlainCounter())
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<1_000 { group.addTask { _ = await proxy.object.add(1) } }
        }
        let total = await proxy.object.total
        XCTAssertEqual(total, 1_000)
    }

    func test_Q3_aProxyOfAProxyRunsOnTheLastTargetsExecutor() async {
        let counter = QueueCounter()
        let inner = ForwardingProxy<any CounterDelegate>(forwardingTo: counter)
        let outer = ForwardingProxy<any CounterDelegate>(forwardingTo: inner.object)
        let sum = await outer.object.add(1)
        XCTAssertEqual(sum, 101)
    }

    func test_Q3_theProxyIsAnActor() async {
        let proxy = ForwardingProxy<any CounterDelegate>(forwardingTo: QueueCounter())
        let object: Any = proxy.object
        let found = object as? any Actor
        XCTAssertTrue(found === proxy.object as AnyObject)
        let sum = await addTwice(proxy.object)
        XCTAssertEqual(sum, 203)
    }

    func test_Q3_withoutATargetCallsRunOneAfterAnother() async throws {
        let proxy = ForwardingProxy<any CounterDelegate>()
        _ = try ForwardingProxy<any CounterDelegate>.selector({ delegate in
            { (number: Int) in await delegate.add(number) }
        })
        nonisolated(unsafe) var sum = 0
        let answer = proxy.intercept { call in
            sum += try call.invocation!.argument(at: 0, as: Int.self)
            try call.invocation!.setResult(sum)
        }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<1_000 { group.addTask { _ = await proxy.object.add(1) } }
        }
        let last = await addTwice(proxy.object)
        XCTAssertEqual(last, 1_001 + 1_002)
        answer.cancel()
    }

    func test_Q3_beforeTheFirstCallTheTargetMayChange() async {
        let proxy = ForwardingProxy<any CounterDelegate>(forwardingTo: PlainCounter())
        proxy.setForwardToDelegate(QueueCounter(), retainDelegate: true)
        let sum = await proxy.object.add(1)
        XCTAssertEqual(sum, 101)
    }

    func test_Q3_anAddedTargetGivesTheExecutorIfThereIsNoOther() async {
        let proxy = ForwardingProxy<any CounterDelegate>()
        let added = proxy.addTarget(QueueCounter(), retainTarget: true)
        let sum = await proxy.object.add(1)
        XCTAssertEqual(sum, 101)
        added.cancel()
    }

    func test_Q3_aFallbackTargetGivesTheExecutorIfThereIsNoOther() async {
        let proxy = ForwardingProxy<any CounterDelegate>()
        proxy.fallbackTarget = QueueCounter()
        let sum = await proxy.object.add(1)
        XCTAssertEqual(sum, 101)
    }

    func test_Q3_theExecutorLivesAsLongAsTheProxy() async {
        weak var target: PlainCounter?
        var proxy: ForwardingProxy<any CounterDelegate>?
        do {
            let counter = PlainCounter()
            target = counter
            proxy = ForwardingProxy<any CounterDelegate>(forwardingTo: counter, retainTarget: false)
        }
        XCTAssertNil(target, "no caller waits for it yet")
        do {
            let counter = PlainCounter()
            target = counter
            proxy!.setForwardToDelegate(counter, retainDelegate: false)
            _ = await proxy!.object.add(1)
        }
        XCTAssertNotNil(target)
        proxy = nil
        XCTAssertNil(target)
    }

    func test_Q3_deliveryIsRefused() {
        let proxy = ForwardingProxy<any CounterDelegate>()
        XCTAssertThrowsError(
            try proxy.setForwardToDelegateOrThrow(
                PlainCounter(), retainDelegate: true, deliverOn: .actor(MainActor.shared))
        ) {
            XCTAssertEqual(($0 as? DeliveryError)?.reason, .actor)
            XCTAssertEqual(
                "\($0)",
                "Switchboard: can't deliver calls of ConformanceTests.CounterDelegate on another context: its target is an "
                    + "actor, which gets them on its own. Leave out `deliverOn:`. [actor]")
        }
    }
}
