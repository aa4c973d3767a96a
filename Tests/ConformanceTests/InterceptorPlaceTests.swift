import CSupport
import ConformanceHosts
import Dispatch
import Switchboard
import TestSupport
import XCTest

/// Where interceptors of asynchronous methods run, before and after they let a call proceed: where a function of the
/// program would that has the method's declaration.
final class InterceptorPlaceTests: XCTestCase {
    private let log = Log<String>()
    /// Made by the first test that needs it: where there are no entry stubs, tests are listed, too.
    private lazy var proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())

    /// - Returns: What keeps the interceptors.
    private func intercept() -> [SubscriptionToken] {
        let log = log
        return [
            proxy.intercept(AsynchronousDelegate.doubled) { call, _ in
                log.add("before \(place())")
                let result = await call.proceed()
                log.add("after \(place())")
                await Task.yield()
                log.add("then \(place())")
                return result
            },
            proxy.interceptAsynchronous { call in
                log.add("all before \(place())")
                try await call.proceed()
                log.add("all after \(place())")
            },
        ]
    }

    func test_N3_calledFromTheMainActor() async throws {
        try skipWithoutEntryStubs()
        let tokens = intercept(), object = proxy.object, log = log
        await assertPlaces(object, log, MainActor.shared, here: "main")
        withExtendedLifetime(tokens) {}
    }

    func test_N3_calledFromAnActor() async throws {
        try skipWithoutEntryStubs()
        let tokens = intercept(), object = proxy.object, log = log
        await assertPlaces(object, log, Ledger.shared, here: "ledger")
        withExtendedLifetime(tokens) {}
    }

    func test_N3_calledFromAnActorWithAnExecutorOfItsOwn() async throws {
        try skipWithoutEntryStubs()
        let tokens = intercept(), object = proxy.object, log = log
        await assertPlaces(object, log, QueueActor(), here: "queue")
        withExtendedLifetime(tokens) {}
    }

    func test_N3_calledFromNoActor() async throws {
        try skipWithoutEntryStubs()
        let tokens = intercept(), object = proxy.object, log = log
        await Task.detached { await assertPlaces(object, log, nil, here: "none") }.value
        withExtendedLifetime(tokens) {}
    }

    func test_N3_calledInATaskThatPrefersAnExecutor() async throws {
        try skipWithoutEntryStubs()
        let tokens = intercept(), object = proxy.object, log = log
        await withTaskExecutorPreference(QueueExecutor.preferred) {
            await assertPlaces(object, log, nil, here: "preferred", elsewhere: "preferred")
            await assertPlaces(object, log, MainActor.shared, here: "main", elsewhere: "preferred")
        }
        withExtendedLifetime(tokens) {}
    }

    func test_N2_observersAreNotifiedBeforeAnInterceptorLeavesTheCaller() async throws {
        try skipWithoutEntryStubs()
        let log = log, tokens = intercept(), object = proxy.object
        let observing = proxy.sentMessage(AsynchronousDelegate.doubled).subscribeOnAnyThread { _ in
            log.add("sent \(place())")
        }
        _ = await Task { @MainActor in await object.doubled(1) }.value
        XCTAssertEqual(log.entries.prefix(2), ["sent main", "before none"])
        withExtendedLifetime((tokens, observing)) {}
    }
}

/// Of each of these, the places where the caller is, and where interceptors ran.
private func assertPlaces(
    _ object: any AsynchronousDelegate, _ log: Log<String>, _ actor: isolated (any Actor)?, here: String,
    elsewhere: String = "none",
    line: UInt = #line
) async {
    let all = ["all before", "all after"]
    // 7: the receiver waits.
    for number in [6, 7] {
        let doubled = await object.doubled(number)
        XCTAssertEqual(doubled, 2 * number, line: line)
        XCTAssertEqual(place(), here, line: line)
        XCTAssertEqual(
            log.take(), (["before"] + all + ["after", "then"]).map { "\($0) \(elsewhere)" }, line: line)
    }
    // It stays where its caller is.
    _ = await object.here(0)
    XCTAssertEqual(place(), here, line: line)
    XCTAssertEqual(log.take(), all.map { "\($0) \(here)" }, line: line)
    // It belongs to the main actor, where its function goes by itself.
    let shown = await object.shown(5)
    XCTAssertEqual(shown, 5, line: line)
    XCTAssertEqual(place(), here, line: line)
    XCTAssertEqual(log.take(), all.map { "\($0) \(elsewhere)" }, line: line)
}

/// Where the calling task is.
private func place() -> String {
    func isCurrent(_ executor: UnownedSerialExecutor) -> Bool {
        let words = unsafeBitCast(executor, to: (UnsafeRawPointer?, UnsafeRawPointer?).self)
        return cffi_is_current_executor(words.0, words.1)
    }
    if isCurrent(MainActor.sharedUnownedExecutor) { return "main" }
    if isCurrent(Ledger.shared.unownedExecutor) { return "ledger" }
    if QueueExecutor.ofActor.isHere { return "queue" }
    return QueueExecutor.preferred.isHere ? "preferred" : "none"
}

/// A queue that runs tasks.
private final class QueueExecutor: SerialExecutor, TaskExecutor {
    private let queue: DispatchQueue
    private let key = DispatchSpecificKey<Bool>()

    init(_ name: String) {
        queue = DispatchQueue(label: name)
        queue.setSpecific(key: key, value: true)
    }

    /// Whether the calling thread runs this queue.
    var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            if self === Self.ofActor {
                job.runSynchronously(on: self.asUnownedSerialExecutor())
            } else {
                job.runSynchronously(on: self.asUnownedTaskExecutor())
            }
        }
    }

    static let preferred = QueueExecutor("preferred")
    static let ofActor = QueueExecutor("an actor's")
}

/// An actor with an executor of its own.
private actor QueueActor {
    nonisolated var unownedExecutor: UnownedSerialExecutor { QueueExecutor.ofActor.asUnownedSerialExecutor() }
}
