import CConformanceFixtures
import ConformanceHosts
import Switchboard
import TestSupport
import XCTest

/// The rules of CONFORMANCE B and D1. This class runs them for calls through the protocol, to a runtime proxy with an
/// object as target. Its subclasses run them for messages and calls from C, hand-written proxies, and other targets.
class NoCodeForwardingTests: XCTestCase {
    var kind: Kind { .noCode }
    var entry: Entry { .native }
    var receiver: ReceiverKind { .object }

    final func makeBench(_ parent: Bench.ParentKind = .plain) -> Bench {
        Bench.make(kind, entry, to: receiver, of: parent)
    }

    /// A bench and its target.
    final func makeReal(_ parent: Bench.ParentKind = .plain) throws -> (Bench, Real) {
        let bench = makeBench(parent)
        let real = Real(bench.log)
        try bench.setReal(real)
        return (bench, real)
    }

    func test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult() throws {
        let (bench, real) = try makeReal()
        try bench.calls.started(7)
        try bench.calls.moved(1, 2)
        try bench.calls.stopped(3)
        XCTAssertEqual(try bench.calls.sum(4, 5), 9)
        XCTAssertEqual(try bench.calls.parse(6), 12)
        let box = try bench.calls.turn(conform_box(x: 1, y: 2, width: 3, height: 4, tag: 5))
        XCTAssertEqual([box.x, box.y, box.width, box.height], [2, 1, 4, 3])
        XCTAssertEqual(box.tag, 6)
        XCTAssertFalse(try bench.calls.ready(true))
        XCTAssertTrue(try bench.calls.ready(false))
        XCTAssertEqual(try bench.calls.half(5), 2.5)
        XCTAssertEqual(
            bench.log.entries,
            [
                "real started 7", "real moved 1 2.0", "real stopped 3", "real sum 9", "real parse 6", "real turn 5",
                "real ready true", "real ready false", "real half 5.0",
            ])
        withExtendedLifetime(real) {}
    }

    func test_B2_sentThenTheTargetThenInvokedOnceEach() throws {
        let (bench, real) = try makeReal()
        let log = bench.log
        let subscriptions = [
            bench.moved(.invoked).subscribe { log.add("invoked \($0) \($1)") },
            bench.moved(.sent).subscribe { log.add("sent \($0) \($1)") },
        ]
        try bench.calls.moved(1, 2)
        try bench.calls.moved(3, 4)
        XCTAssertEqual(
            log.entries,
            ["sent 1 2.0", "real moved 1 2.0", "invoked 1 2.0", "sent 3 4.0", "real moved 3 4.0", "invoked 3 4.0"])
        withExtendedLifetime((subscriptions, real)) {}
    }

    func test_B4_theTargetGetsOnlyTheCallsWhileItIsSet() throws {
        let bench = makeBench()
        let subscription = bench.moved(.sent).subscribe { _ in }
        let real = Real(bench.log)
        try bench.calls.moved(1, 0)
        try bench.setReal(real)
        try bench.calls.moved(2, 0)
        try bench.setReal(nil)
        try bench.calls.moved(3, 0)
        try bench.setReal(real)
        try bench.calls.moved(4, 0)
        XCTAssertEqual(bench.log.entries, ["real moved 2 0.0", "real moved 4 0.0"])
        withExtendedLifetime((subscription, real)) {}
    }

    func test_B5_cancelledObserversAreNotNotifiedAndCallsAreStillForwarded() throws {
        let (bench, real) = try makeReal()
        let log = bench.log
        let sent = bench.moved(.sent).subscribe { _ in log.add("sent") }
        let invoked = bench.moved(.invoked).subscribe { _ in log.add("invoked") }
        try bench.calls.moved(1, 0)
        sent.cancel()
        try bench.calls.moved(2, 0)
        invoked.cancel()
        try bench.calls.moved(3, 0)
        try bench.calls.moved(4, 0)
        XCTAssertEqual(
            log.entries,
            [
                "sent", "real moved 1 0.0", "invoked", "real moved 2 0.0", "invoked", "real moved 3 0.0",
                "real moved 4 0.0",
            ])
        withExtendedLifetime(real) {}
    }

    func test_B6_methodsThatReturnAreForwardedAndObservedWithTheirResult() throws {
        let (bench, real) = try makeReal()
        let log = bench.log
        let subscriptions = [
            bench.named("sum", .sent).subscribe { log.add("sent \($0)") },
            bench.named("sum", .invoked).subscribe { log.add("invoked \($0)") },
            bench.named("sum", .sent).withOutcome.subscribe { log.add("\($0) \($1)") },
            bench.named("sum", .invoked).withOutcome.subscribe { log.add("\($0) \($1)") },
        ]
        for _ in 0..<2 {
            XCTAssertEqual(try bench.calls.sum(20, 22), 42)
            XCTAssertEqual(
                log.take(),
                ["sent [20, 22]", "[20, 22] sent", "real sum 42", "invoked [20, 22]", "[20, 22] returned(42)"])
        }
        for subscription in subscriptions { subscription.cancel() }
        XCTAssertEqual(try bench.calls.sum(1, 2), 3)
        XCTAssertEqual(log.entries, ["real sum 3"])
        withExtendedLifetime(real) {}
    }

    func test_B8_theErrorReachesTheCallerAndIsTheOutcomeOfInvoked() throws {
        let (bench, real) = try makeReal()
        real.problem = Problem(number: 7)
        let log = bench.log
        let subscriptions = [
            bench.stopped(.sent).withOutcome.subscribe { log.add("\($0) \($1)") },
            bench.stopped(.invoked).withOutcome.subscribe { number, outcome in
                guard case .threw(let error) = outcome else { return log.add("\(outcome)") }
                log.add("\(number) threw \((error as? Problem)?.number ?? 0)")
            },
        ]
        XCTAssertThrowsError(try bench.calls.stopped(3)) { XCTAssertEqual($0 as? Problem, Problem(number: 7)) }
        XCTAssertThrowsError(try bench.calls.parse(3)) { XCTAssertEqual($0 as? Problem, Problem(number: 7)) }
        real.problem = nil
        try bench.calls.stopped(4)
        XCTAssertEqual(
            log.entries,
            ["3 sent", "real stopped 3", "3 threw 7", "real parse 3", "4 sent", "real stopped 4", "returned"])
        withExtendedLifetime((subscriptions, real)) {}
    }

    func test_B9_argumentsAreReadOnceAndBothStagesGetTheSame() throws {
        let (bench, real) = try makeReal()
        let log = bench.log
        let subscriptions = [Stage.sent, .invoked].map { stage in
            bench.wrote(stage).subscribe { log.add("\(stage) \(Int(bitPattern: $0))") }
        }
        var number = 1
        try withUnsafeMutablePointer(to: &number) { place in
            try bench.calls.wrote(place)
            let address = Int(bitPattern: place)
            XCTAssertEqual(log.entries, ["sent \(address)", "real wrote 2", "invoked \(address)"])
        }
        withExtendedLifetime((subscriptions, real)) {}
    }

    func test_B10_theCallerSeesWritesThroughAPointer() throws {
        let (bench, real) = try makeReal()
        let subscriptions = [
            bench.wrote(.sent).subscribe { $0.pointee *= 10 },
            bench.wrote(.invoked).subscribe { $0.pointee *= 2 },
        ]
        var number = 2
        try bench.calls.wrote(&number)
        XCTAssertEqual(number, 42)
        withExtendedLifetime((subscriptions, real)) {}
    }

    func test_B11_severalObserversGetEveryCallInOrderOfSubscription() throws {
        let (bench, real) = try makeReal()
        let log = bench.log
        let sent = (0..<3).map { number in bench.moved(.sent).subscribe { _ in log.add("sent \(number)") } }
        let invoked = (0..<3).map { number in bench.moved(.invoked).subscribe { _ in log.add("invoked \(number)") } }
        try bench.calls.moved(1, 0)
        sent[1].cancel()
        invoked[0].cancel()
        try bench.calls.moved(2, 0)
        XCTAssertEqual(
            log.entries,
            [
                "sent 0", "sent 1", "sent 2", "real moved 1 0.0", "invoked 0", "invoked 1", "invoked 2",
                "sent 0", "sent 2", "real moved 2 0.0", "invoked 1", "invoked 2",
            ])
        withExtendedLifetime((sent, invoked, real)) {}
    }

    func test_B12_anObserverMaySubscribeCancelReplaceTheTargetAndCallAgain() throws {
        let (bench, real) = try makeReal()
        let log = bench.log, second = Real(log, "second"), kept = Log<SubscriptionToken>()
        nonisolated(unsafe) var once: SubscriptionToken?
        once = bench.moved(.sent).subscribe { x, y in
            log.add("once \(x)")
            once?.cancel()
            kept.entries.first?.cancel()
            kept.add(bench.moved(.sent).subscribe { log.add("late \($0) \($1)") })
            try! bench.setReal(second)
            try! bench.calls.moved(x + 1, y)
        }
        kept.add(bench.moved(.sent).subscribe { _ in log.add("cancelled") })
        try bench.calls.moved(1, 0)
        // A call finds its target after the observers.
        XCTAssertEqual(log.entries, ["once 1", "late 2 0.0", "second moved 2 0.0", "second moved 1 0.0"])
        try bench.calls.moved(3, 0)
        XCTAssertEqual(log.entries.suffix(2), ["late 3 0.0", "second moved 3 0.0"])
        withExtendedLifetime((once, kept, real)) {}
    }

    func test_B12_theTargetMayCallAgainAndCancel() throws {
        let (bench, real) = try makeReal()
        let log = bench.log
        nonisolated(unsafe) var subscription: SubscriptionToken?
        subscription = bench.moved(.invoked).subscribe { x, _ in log.add("invoked \(x)") }
        real.onMove = { [unowned real] in
            real.onMove = { subscription?.cancel() }
            try! bench.calls.moved(2, 0)
        }
        try bench.calls.moved(1, 0)
        XCTAssertEqual(log.entries, ["real moved 1 0.0", "real moved 2 0.0"])
        try bench.calls.moved(3, 0)
        XCTAssertEqual(log.entries.last, "real moved 3 0.0")
        withExtendedLifetime((subscription, real)) {}
    }

    func test_B13_theTargetMayDropItselfTheProxyAndTheParentDuringTheCall() throws {
        let bench = makeBench()
        let log = bench.log
        var real: Real? = Real(log)
        try bench.setReal(real)
        let subscription = bench.moved(.invoked).subscribe(
            { x, _ in log.add("invoked \(x)") }, onCompleted: { log.add("completed") })
        weak let proxy = bench.proxy
        weak let weakReal = real
        real!.onMove = {
            try! bench.setReal(nil)
            real = nil
            bench.parent = nil
            log.add("dropped \(weakReal == nil ? "and gone" : "and there")")
        }
        try bench.calls.moved(1, 0)
        XCTAssertEqual(log.entries.first, "real moved 1 0.0")
        XCTAssertTrue(log.entries.contains("dropped and there"), "alive for the length of the call: \(log.entries)")
        XCTAssertTrue(log.entries.contains("completed"))
        bench.letReceiverGo()
        XCTAssertNil(proxy)
        XCTAssertNil(weakReal)
        XCTAssertNil(real)
        withExtendedLifetime(subscription) {}
    }

    func test_D1_boxedArgumentsAreThoseOfTheMethod() throws {
        let (bench, real) = try makeReal()
        let log = Log<String>()
        let subscriptions = [
            bench.named("started", .sent).subscribe { log.add("sent \($0)") },
            bench.named("moved", .invoked).subscribe { log.add("invoked \($0)") },
            bench.named("mixed", .sent).subscribe { log.add("sent \($0)") },
        ]
        try bench.calls.started(4)
        try bench.calls.moved(1, 2)
        try bench.calls.mixed(-1, 2, -3, 0.5, true, 6)
        XCTAssertEqual(log.entries, ["sent [4]", "invoked [1, 2.0]", "sent [-1, 2, -3, 0.5, true, 6]"])
        withExtendedLifetime((subscriptions, real)) {}
    }
}
