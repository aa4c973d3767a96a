import CConformanceFixtures
import ConformanceHosts
import Foundation
import Switchboard
import TestSupport
import XCTest

/// The rules of CONFORMANCE about a proxy's life. This class runs them for calls through the protocol, to a runtime
/// proxy. Its subclasses run them for messages, calls from C, and hand-written proxies.
class NoCodeProxyTests: XCTestCase {
    var kind: Kind { .noCode }
    var entry: Entry { .native }

    final func makeBench(_ parent: Bench.ParentKind = .plain) -> Bench { Bench.make(kind, entry, of: parent) }

    // MARK: A

    func test_A4_anAssignmentThatBypassesTheProxyEvictsItUntilItIsInstalledAgain() throws {
        let bench = makeBench()
        let log = bench.log, proxy = bench.proxy
        let subscription = bench.moved(.sent).subscribe { x, _ in log.add("sent \(x)") }
        let (first, second) = (Real(log, "first"), Real(log, "second"))
        bench.setDelegate(first)
        try bench.calls.moved(1, 0)
        bench.setParentsDelegate(second)
        XCTAssertIdentical(bench.parentsDelegate, second)
        XCTAssertIdentical(bench.delegate, first)
        bench.install()
        XCTAssertIdentical(bench.proxy, proxy)
        XCTAssertIdentical(bench.parentsDelegate, proxy)
        XCTAssertIdentical(bench.delegate, second)
        try bench.calls.moved(2, 0)
        XCTAssertEqual(log.entries, ["sent 1", "first moved 1 0.0", "sent 2", "second moved 2 0.0"])
        withExtendedLifetime((subscription, first, second)) {}
    }

    func test_A4_theTargetMayBeSetBeforeOrAfterSubscribing() throws {
        for before in [true, false] {
            let bench = makeBench()
            let log = bench.log, real = Real(log)
            if before { bench.setDelegate(real) }
            let subscription = bench.moved(.invoked).subscribe { x, _ in log.add("invoked \(x)") }
            if !before { bench.setDelegate(real) }
            try bench.calls.moved(1, 0)
            XCTAssertEqual(log.entries, ["real moved 1 0.0", "invoked 1"])
            withExtendedLifetime((subscription, real)) {}
        }
    }

    func test_A5_theProxyHoldsItsParentWeakly() throws {
        let bench = makeBench()
        let proxy = bench.proxy
        weak let parent = bench.parent
        XCTAssertIdentical(bench.parentOfProxy, parent)
        bench.parent = nil
        XCTAssertNil(parent)
        XCTAssertNil(bench.parentOfProxy)
        withExtendedLifetime(proxy) {}
    }

    // MARK: B

    func test_B3_withoutATargetObserversOfBothStagesAreNotifiedOfVoidCalls() throws {
        let bench = makeBench()
        let log = bench.log
        let subscriptions = [
            bench.moved(.sent).withOutcome.subscribe { log.add("\($0.0) \($1)") },
            bench.moved(.invoked).withOutcome.subscribe { log.add("\($0.0) \($1)") },
        ]
        try bench.calls.moved(5, 0)
        XCTAssertEqual(log.entries, ["5 sent", "5 unanswered"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_B7_withoutATargetTheFallbackReturnsTheResult() throws {
        let bench = makeBench()
        bench.fallback = Real(bench.log, "fallback")
        XCTAssertEqual(try bench.calls.sum(1, 2), 3)
        var real: Real? = Real(bench.log)
        bench.setDelegate(real)
        XCTAssertEqual(try bench.calls.parse(1), 2)
        real = nil
        XCTAssertEqual(try bench.calls.half(1), 0.5)
        XCTAssertEqual(bench.log.entries, ["fallback sum 3", "real parse 1", "real ended", "fallback half 1.0"])
        XCTAssertNil(real)
    }

    func test_B14_methodsOfAnInheritedProtocolAreObserved() throws {
        let bench = makeBench()
        let log = bench.log, real = Real(log)
        bench.setDelegate(real)
        let subscriptions = [
            bench.started(.sent).subscribe { log.add("sent started \($0)") },
            bench.moved(.sent).subscribe { x, _ in log.add("sent moved \(x)") },
        ]
        try bench.calls.started(1)
        try bench.calls.moved(2, 0)
        XCTAssertEqual(log.entries, ["sent started 1", "real started 1", "sent moved 2", "real moved 2 0.0"])
        withExtendedLifetime((subscriptions, real)) {}
    }

    func test_B15_forwardInvocationGetsEveryCallAndMayChangeArgumentsAndResults() throws {
        let bench = makeBench(.intercepted)
        let log = bench.log, real = Real(log)
        bench.setDelegate(real)
        let subscriptions = [Stage.sent, .invoked].map { stage in
            bench.moved(stage).subscribe { x, y in log.add("\(stage) \(x) \(y)") }
        }
        try bench.calls.moved(1, 2)
        XCTAssertEqual(try bench.calls.sum(1, 2), 3)
        bench.interceptor = { invocation, proceed in
            log.add("invocation \(invocation.selector) \(try invocation.arguments())")
            switch invocation.selector.name {
            case "moved": try invocation.setArgument(10, at: 0)
            case "sum": try invocation.setArgument(40, at: 1)
            default: break
            }
            try proceed(invocation)
            if invocation.selector == "half" { try invocation.setResult(try invocation.result(as: Double.self) * 100) }
            if invocation.selector == "turn" {
                var box: conform_box = try invocation.result()
                box.tag = -1
                try invocation.setResult(box)
            }
        }
        try bench.calls.moved(1, 2)
        XCTAssertEqual(try bench.calls.sum(1, 2), 41)
        XCTAssertEqual(try bench.calls.half(3), 150)
        let box = try bench.calls.turn(conform_box(x: 1, y: 2, width: 3, height: 4, tag: 5))
        XCTAssertEqual([box.x, box.y, box.width, box.height], [2, 1, 4, 3])
        XCTAssertEqual(box.tag, -1)
        XCTAssertEqual(
            Array(log.entries.prefix(12)),
            [
                "sent 1 2.0", "real moved 1 2.0", "invoked 1 2.0", "real sum 3",
                "invocation moved [1, 2.0]", "sent 10 2.0", "real moved 10 2.0", "invoked 10 2.0",
                "invocation sum [1, 2]", "real sum 41", "invocation half [3.0]", "real half 3.0",
            ])
        XCTAssertEqual(log.entries.last, "real turn 5")
        withExtendedLifetime((subscriptions, real)) {}
    }

    func test_B15_forwardInvocationMayReturnTheResultItself() throws {
        let bench = makeBench(.intercepted)
        let log = bench.log, real = Real(log)
        bench.setDelegate(real)
        let subscription = bench.moved(.sent).subscribe { _ in log.add("sent") }
        bench.interceptor = { invocation, _ in
            if invocation.selector == "sum" { try invocation.setResult(99) }
            log.add("kept \(invocation.selector)")
        }
        try bench.calls.moved(1, 2)
        XCTAssertEqual(try bench.calls.sum(1, 2), 99)
        XCTAssertEqual(log.entries, ["kept moved", "kept sum"])
        withExtendedLifetime((subscription, real)) {}
    }

    func test_B15_forwardInvocationReturnsTheResultWithoutATarget() throws {
        let bench = makeBench(.intercepted)
        bench.interceptor = { invocation, _ in
            if invocation.selector == "sum" { try invocation.setResult(99) }
        }
        XCTAssertEqual(try bench.calls.sum(1, 2), 99)
        try bench.calls.moved(1, 2)
    }

    func test_B15_errorsOfForwardInvocationReachTheCallerOfAMethodThatThrows() throws {
        let bench = makeBench(.intercepted)
        let real = Real(bench.log)
        bench.setDelegate(real)
        bench.interceptor = { invocation, proceed in
            try proceed(invocation)
            throw Problem(number: 5)
        }
        XCTAssertThrowsError(try bench.calls.stopped(1)) { XCTAssertEqual($0 as? Problem, Problem(number: 5)) }
        XCTAssertThrowsError(try bench.calls.parse(1)) { XCTAssertEqual($0 as? Problem, Problem(number: 5)) }
        XCTAssertEqual(bench.log.entries, ["real stopped 1", "real parse 1"])
        real.problem = Problem(number: 6)
        bench.interceptor = { invocation, proceed in
            do { try proceed(invocation) } catch { try invocation.setResult(-1) }
        }
        XCTAssertEqual(try bench.calls.parse(1), -1)
    }

    func test_B15_aKeptInvocationRunsLaterOnAnotherThread() throws {
        let bench = makeBench(.intercepted)
        let log = bench.log, real = Real(log)
        bench.setDelegate(real)
        let kept = Log<RetainedInvocation>()
        nonisolated(unsafe) var invocations: [Invocation] = []
        bench.interceptor = { invocation, proceed in
            kept.add(try invocation.retained())
            invocations.append(invocation)
            if invocation.selector == "sum" { try invocation.setResult(1) }
        }
        try bench.calls.moved(1, 2)
        XCTAssertEqual(try bench.calls.sum(3, 4), 1)
        XCTAssertEqual(log.entries, [])
        XCTAssertEqual(try invocations[1].arguments() as? [Int], [3, 4], "it has its own copies now")
        XCTAssertEqual(try invocations[1].result(), 1)
        bench.interceptor = nil
        onThreads(1) { _ in
            for invocation in kept.entries { try! invocation.invoke() }
        }
        XCTAssertEqual(log.entries, ["real moved 1 2.0", "real sum 7"])
        withExtendedLifetime(real) {}
    }

    func test_B15_forwardInvocationMayMakeTheCallAgain() throws {
        let bench = makeBench(.intercepted)
        let log = bench.log, real = Real(log)
        bench.setDelegate(real)
        bench.interceptor = { invocation, proceed in
            let x: Int = try invocation.argument(at: 0)
            if invocation.selector == "sum", x > 0 {
                let rest = try bench.calls.sum(x - 1, 1)
                try invocation.setArgument(rest, at: 0)
            }
            try proceed(invocation)
            try proceed(invocation)
        }
        XCTAssertEqual(try bench.calls.sum(2, 1), 3)
        XCTAssertEqual(log.entries, ["1", "1", "2", "2", "3", "3"].map { "real sum \($0)" })
        withExtendedLifetime(real) {}
    }

    func test_B15_forwardInvocationIsCalledFromEightThreads() throws {
        let bench = makeBench(.intercepted)
        let real = Real(Log())
        bench.setDelegate(real)
        let seen = Log<Int>()
        bench.interceptor = { invocation, proceed in
            seen.add(try invocation.argument(at: 0))
            try invocation.setArgument(try invocation.argument(at: 0, as: Int.self) * 2, at: 0)
            try proceed(invocation)
        }
        let wrong = Log<Int>()
        onThreads(8) { thread in
            for number in 0..<200 where (try? bench.calls.sum(thread, number)) != thread * 2 + number {
                wrong.add(number)
            }
        }
        XCTAssertEqual(wrong.entries, [])
        XCTAssertEqual(seen.entries.count, 1600)
        withExtendedLifetime(real) {}
    }

    // MARK: C

    func test_C1_aProxyRespondsToObservedMethodsAndThoseOfItsTarget() throws {
        let bench = makeBench()
        let proxy = bench.proxy
        for name: MessageSelector in ["moved", "sum"] { XCTAssertFalse(proxy.responds(to: name)) }
        let stream = bench.named("moved", .sent)
        XCTAssertFalse(proxy.responds(to: "moved"), "a stream without subscribers")
        let subscription = stream.subscribe { _ in }
        XCTAssertTrue(proxy.responds(to: "moved"))
        XCTAssertFalse(proxy.responds(to: "sum"), "no target")
        subscription.cancel()
        XCTAssertFalse(proxy.responds(to: "moved"))
        let real = Real(bench.log)
        bench.setDelegate(real)
        for name: MessageSelector in ["moved", "sum"] { XCTAssertTrue(proxy.responds(to: name)) }
        bench.setDelegate(nil)
        let receiver = Receivers.closures(real)
        proxy.setMessageTarget(receiver, retainTarget: false)
        for name: MessageSelector in ["moved", "sum"] { XCTAssertTrue(proxy.responds(to: name)) }
        XCTAssertFalse(proxy.responds(to: "somebody's"))
        withExtendedLifetime((receiver, real)) {}
    }

    func test_C2_theFirstObserverOfAStageAndTheLastResetAParentThatCaches() throws {
        let bench = makeBench(.caching)
        XCTAssertEqual(bench.timesSet, 1)
        let first = bench.moved(.sent).subscribe { _ in }
        XCTAssertEqual(bench.timesSet, 3, "to nil and back")
        XCTAssertIdentical(bench.parentsDelegate, bench.proxy)
        let second = bench.moved(.sent).subscribe { _ in }
        XCTAssertEqual(bench.timesSet, 3, "not the first")
        let third = bench.moved(.invoked).subscribe { _ in }
        XCTAssertEqual(bench.timesSet, 5, "another stage")
        first.cancel()
        XCTAssertEqual(bench.timesSet, 5, "not the last")
        second.cancel()
        third.cancel()
        XCTAssertEqual(bench.timesSet, 9)
        let real = Real(bench.log)
        bench.setParentsDelegate(real)
        let fourth = bench.moved(.sent).subscribe { _ in }
        XCTAssertEqual(bench.timesSet, 10, "the delegate is not the proxy")
        withExtendedLifetime((fourth, real)) {}
    }

    func test_C3_aNewTargetResetsAParentThatCaches() throws {
        let bench = makeBench(.caching)
        let real = Real(bench.log)
        bench.setDelegate(real)
        XCTAssertEqual(bench.timesSet, 3)
        bench.setDelegate(nil)
        XCTAssertEqual(bench.timesSet, 5)
        let plain = makeBench()
        plain.setDelegate(real)
        XCTAssertEqual(plain.timesSet, 1)
    }

    // MARK: D

    func test_D2_valuesArriveAsTheirOwnTypes() throws {
        let bench = makeBench()
        let boxes = Log<String>(), token = Token(1)
        let subscriptions = [
            bench.named("mixed", .sent).subscribe { arguments in
                for argument in arguments { boxes.add("\(type(of: argument))") }
            },
            bench.named("said", .invoked).subscribe { arguments in
                boxes.add("\(arguments[0]) \((arguments[1] as? Token) === token)")
            },
        ]
        try bench.calls.mixed(.min, .max, .min, .infinity, false, .max)
        XCTAssertEqual(boxes.entries, ["Int8", "UInt16", "Int32", "Float", "Bool", "UInt64"])
        try sayToken(bench, token)
        XCTAssertEqual(boxes.entries.last, "a string that is too long for a small one true")
        withExtendedLifetime(subscriptions) {}
    }

    /// The part of D2 with types that C doesn't have.
    func sayToken(_ bench: Bench, _ token: Token) throws {
        try bench.calls.said("a string that is too long for a small one", token)
    }

    func test_D5_typedObservationGivesTheArgumentsAsATuple() throws {
        let bench = makeBench()
        let log = bench.log
        let subscription = bench.mixed(.sent).subscribe { a, b, c, d, e, f in
            log.add("\(a) \(b) \(c) \(d) \(e) \(f)")
        }
        try bench.calls.mixed(.min, .max, .min, -0.5, true, .max)
        XCTAssertEqual(log.entries, ["-128 65535 -2147483648 -0.5 true 18446744073709551615"])
        withExtendedLifetime(subscription) {}
    }

    // MARK: F

    func test_F1_theTargetIsRetainedOrHeldWeaklyAsItWasSet() throws {
        let bench = makeBench()
        bench.setDelegate(Real(bench.log, "weak"))
        XCTAssertNil(bench.delegate)
        bench.setDelegate(Real(bench.log, "strong"), retained: true)
        XCTAssertNotNil(bench.delegate)
        XCTAssertEqual(try bench.calls.sum(1, 1), 2)
        XCTAssertEqual(bench.log.entries, ["weak ended", "strong sum 2"])
        let other = Real(bench.log, "other")
        bench.setDelegate(other)
        XCTAssertEqual(bench.log.entries.last, "strong ended")
        XCTAssertEqual(try bench.calls.sum(1, 1), 2)
        XCTAssertEqual(bench.log.entries.last, "other sum 2")
    }

    func test_F2_installingReturnsATokenThatRemovesTheTarget() throws {
        let bench = makeBench(.intercepted)
        let real = Real(bench.log)
        let installation = try XCTUnwrap(bench.installForwardDelegate(real, retained: false))
        XCTAssertEqual(try bench.calls.sum(1, 1), 2)
        installation.cancel()
        XCTAssertNil(bench.delegate)
        XCTAssertEqual(bench.log.entries, ["real sum 2"])
    }

    // MARK: G

    func test_G1_bothStagesCompleteWithTheParentAndNotBefore() throws {
        let bench = makeBench()
        let log = bench.log
        let subscriptions = [Stage.sent, .invoked].map { stage in
            bench.moved(stage).subscribe({ _ in log.add("\(stage)") }, onCompleted: { log.add("\(stage) completed") })
        }
        try bench.calls.moved(1, 0)
        XCTAssertEqual(log.entries, ["sent", "invoked"])
        bench.parent = nil
        XCTAssertEqual(log.entries, ["sent", "invoked", "sent completed", "invoked completed"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_G2_aSubscriptionKeepsNeitherParentNorProxyNorTargetAlive() throws {
        let bench = makeBench()
        weak let parent = bench.parent
        weak let proxy = bench.proxy
        var real: Real? = Real(bench.log)
        bench.setDelegate(real)
        let subscription = bench.moved(.sent).subscribe { _ in }
        try bench.calls.moved(1, 0)
        real = nil
        XCTAssertEqual(bench.log.entries, ["real moved 1 0.0", "real ended"])
        bench.parent = nil
        XCTAssertNil(parent)
        XCTAssertNil(proxy)
        XCTAssertNil(real)
        withExtendedLifetime(subscription) {}
    }

    // MARK: H

    func test_H1_callsSubscriptionsAndNewTargetsFromManyThreadsAtOnce() throws {
        let bench = makeBench()
        let quiet = Log<String>()
        let reals = (0..<2).map { Real(quiet, "\($0)") }
        bench.setDelegate(reals[0])
        let heard = Log<Int>(), problems = Log<String>()
        let steady = bench.moved(.sent).subscribe { x, _ in heard.add(x) }
        onThreads(6) { thread in
            for number in 0..<100 {
                switch thread % 3 {
                case 0:
                    do {
                        try bench.calls.moved(number, 0)
                        if try bench.calls.sum(number, 1) != number + 1 { problems.add("sum \(number)") }
                    } catch { problems.add("\(error)") }
                case 1:
                    let own = Log<Int>()
                    let subscription = bench.moved(.invoked).subscribe { x, _ in
                        if x == -thread { own.add(x) }
                    }
                    try? bench.calls.moved(-thread, 0)
                    subscription.cancel()
                    try? bench.calls.moved(-thread, 0)
                    if own.entries.count != 1 { problems.add("heard \(own.entries.count) times") }
                default: bench.setDelegate(reals[number % 2])
                }
            }
        }
        XCTAssertEqual(problems.entries, [])
        XCTAssertEqual(heard.entries.count, 200 + 400, "an observer that was there before gets every call")
        withExtendedLifetime((steady, reals)) {}
    }

    func test_H2_aCallIsDeliveredOnTheThreadThatMakesItBeforeItReturns() throws {
        let bench = makeBench()
        let log = bench.log
        nonisolated(unsafe) var caller: Thread?
        let subscription = bench.moved(.invoked).subscribe { _ in log.add("same thread \(Thread.current === caller)") }
        onThreads(1) { _ in
            caller = Thread.current
            try? bench.calls.moved(1, 0)
            log.add("returned")
        }
        XCTAssertEqual(log.entries, ["same thread true", "returned"])
        withExtendedLifetime(subscription) {}
    }
}
