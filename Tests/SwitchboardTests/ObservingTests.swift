import Switchboard
import TestProtocols
import TestSupport
import XCTest

/// CONFORMANCE B, D5 and H2, on the entry without code.
final class ObservingTests: XCTestCase {
    typealias Proxy = DelegateProxy<Parent<any SampleDelegate>, any SampleDelegate>

    private final class Real: SampleDelegate {
        let log: Log<String>
        var onCall: (() -> Void)?
        init(_ log: Log<String>) { self.log = log }

        func started() {
            log.add("real started")
            onCall?()
        }
        func moved(to x: Int, _ y: Double) { log.add("real moved \(x) \(y)") }
        func named(_ name: String, count: Int) { log.add("real named \(name) \(count)") }
        func shouldStop(after count: Int) -> Bool { count > 2 }
        func fill(_ buffer: UnsafeMutablePointer<Int>) { buffer.pointee += 1 }
        func took(_ text: consuming String, _ object: consuming Token) { log.add("real took \(text) \(object.number)") }
        func token(_ token: Token) { log.add("real token \(token.number)") }
    }

    private let log = Log<String>()
    private lazy var real = Real(log)
    private lazy var parent = Parent<any SampleDelegate>(real)
    private lazy var proxy = Proxy.proxy(for: parent)
    private lazy var delegate = parent.delegate!

    func test_B2_order() {
        let log = log
        proxy = Proxy.proxy(for: parent)
        let subscriptions = [
            proxy.methodInvoked(SampleDelegate.moved).subscribe { log.add("after \($0) \($1)") },
            proxy.sentMessage(SampleDelegate.moved).subscribe { log.add("before \($0) \($1)") },
        ]
        delegate.moved(to: 3, 4.5)
        XCTAssertEqual(log.entries, ["before 3 4.5", "real moved 3 4.5", "after 3 4.5"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_B3_observersAreNotifiedWithoutATarget() {
        let log = log
        parent = Parent(nil)
        let subscriptions = [
            proxy.sentMessage(SampleDelegate.named).subscribe { log.add("before \($0) \($1)") },
            proxy.methodInvoked(SampleDelegate.named).withOutcome.subscribe { log.add("after \($0.0) \($1)") },
        ]
        delegate.named("n", count: 1)
        XCTAssertEqual(log.entries, ["before n 1", "after n unanswered"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_B4_theTargetGetsOnlyCallsWhileItIsSet() {
        let subscription = proxy.sentMessage(SampleDelegate.started).subscribe {}
        delegate.started()
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        delegate.started()
        proxy.setForwardToDelegate(real, retainDelegate: false)
        delegate.started()
        XCTAssertEqual(log.entries, ["real started", "real started"])
        withExtendedLifetime(subscription) {}
    }

    func test_B5_cancelledObserversAreNotNotifiedAndCallsAreStillForwarded() {
        let log = log
        let first = proxy.sentMessage(SampleDelegate.started).subscribe { log.add("first") }
        var second: SubscriptionToken? = proxy.methodInvoked(SampleDelegate.started).subscribe { log.add("second") }
        delegate.started()
        first.cancel()
        first.cancel()
        delegate.started()
        second = nil
        delegate.started()
        XCTAssertEqual(log.entries, ["first", "real started", "second", "real started", "second", "real started"])
        XCTAssertNil(second)
    }

    func test_B6_resultsPassWhileOtherMethodsAreObserved() {
        let subscription = proxy.sentMessage(SampleDelegate.started).subscribe {}
        XCTAssertFalse(delegate.shouldStop(after: 2))
        XCTAssertTrue(delegate.shouldStop(after: 3))
        withExtendedLifetime(subscription) {}
    }

    func test_B7_theFallbackReturnsTheResultOnceTheTargetIsDeallocated() {
        let fallbackLog = Log<String>()
        var real: Real? = Real(log)
        parent = Parent()
        proxy.setForwardToDelegate(real, retainDelegate: false)
        delegate = proxy.object
        proxy.fallbackTarget = Real(fallbackLog)
        XCTAssertTrue(delegate.shouldStop(after: 3))
        delegate.started()
        real = nil
        parent.delegate = nil
        delegate = proxy.object
        delegate.started()
        XCTAssertTrue(delegate.shouldStop(after: 3))
        XCTAssertEqual(log.entries, ["real started"])
        XCTAssertEqual(fallbackLog.entries, ["real started"])
        XCTAssertNil(real)
        XCTAssertNil(proxy.forwardToDelegate())
        XCTAssertNotNil(proxy.fallbackTarget)
    }

    private final class Thrower: ThrowingDelegate {
        func check(_ x: Int) throws { if x > 0 { throw SampleError.refused(x) } }
        func value(_ x: Int) throws -> Int { x }
        func typed(_ x: Int) throws(SampleError) { if x > 0 { throw .refused(x) } }
        func big(_ x: Int) throws -> NineWords { .sample }
    }

    func test_B8_observersLearnThatACallThrew() {
        let log = log
        let real = Thrower()
        let parent = Parent<any ThrowingDelegate>(real)
        let proxy = DelegateProxy<Parent<any ThrowingDelegate>, any ThrowingDelegate>.proxy(for: parent)
        let delegate = proxy.object
        let subscriptions = [
            proxy.sentMessage(ThrowingDelegate.check).withOutcome.subscribe { log.add("before \($0) \($1)") },
            proxy.methodInvoked(ThrowingDelegate.check).withOutcome.subscribe { log.add("after \($0) \($1)") },
            proxy.methodInvoked(ThrowingDelegate.typed).withOutcome.subscribe { log.add("typed \($0) \($1)") },
        ]
        XCTAssertNoThrow(try delegate.check(0))
        XCTAssertThrowsError(try delegate.check(7)) { XCTAssertEqual($0 as? SampleError, .refused(7)) }
        XCTAssertNoThrow(try delegate.typed(0))
        XCTAssertThrowsError(try delegate.typed(8)) { XCTAssertEqual($0 as? SampleError, .refused(8)) }
        XCTAssertEqual(
            log.entries,
            [
                "before 0 sent", "after 0 returned", "before 7 sent",
                "after 7 threw(refused(7))", "typed 0 returned",
                "typed 8 threw(refused(8))",
            ])
        withExtendedLifetime(subscriptions) {}
    }

    func test_B8_outcomeOfAMethodWithoutArguments() {
        let log = log
        let subscriptions = [
            proxy.sentMessage(SampleDelegate.started).withOutcome.subscribe { log.add("before \($0) \($1)") },
            proxy.methodInvoked(SampleDelegate.started).withOutcome.subscribe { log.add("after \($0) \($1)") },
        ]
        delegate.started()
        XCTAssertEqual(log.entries, ["before () sent", "real started", "after () returned"])
        withExtendedLifetime(subscriptions) {}
    }

    /// As by name: the first of several delegates answers, and where there is none the message is unanswered.
    func test_B6_aMethodThatReturnsAnEmptyStructReturnsSomething() throws {
        typealias Proxy = DelegateProxy<Parent<any EmptyResultDelegate>, any EmptyResultDelegate>
        final class Answering: EmptyResultDelegate {
            private(set) var count = 0
            func answered() -> Empty {
                count += 1
                return Empty()
            }
        }
        let first = Answering(), second = Answering()
        let parent = Parent<any EmptyResultDelegate>(first)
        let proxy = Proxy.proxy(for: parent)
        try Proxy.register("answered", Proxy.selector(EmptyResultDelegate.answered))
        let added = proxy.addTarget(second, retainTarget: false)
        XCTAssertEqual(parent.delegate!.answered(), Empty())
        let answer: Empty = try proxy.send("answered")
        XCTAssertEqual(answer, Empty())
        XCTAssertEqual(first.count, 2)
        XCTAssertEqual(second.count, 0)
        withExtendedLifetime(added) {}
    }

    /// The search for the method gives all of them one object, which counted as consumed once for each.
    func test_B9_anArgumentIsConsumedBesideOthersOfItsKind() throws {
        final class Taker: ConsumingDelegate {
            let log: Log<String>
            init(_ log: Log<String>) { self.log = log }
            func took(_ token: consuming Token, beside other: Token?, _ third: Token) {
                log.add("real took \(token.number) \(other?.number ?? 0) \(third.number)")
            }
        }
        let log = log, ended = Log<Int>(), taker = Taker(log)
        let parent = Parent<any ConsumingDelegate>(taker)
        let proxy = DelegateProxy<Parent<any ConsumingDelegate>, any ConsumingDelegate>.proxy(for: parent)
        let subscription = proxy.methodInvoked(ConsumingDelegate.took)
            .subscribe { log.add("after \($0.number) \($1?.number ?? 0) \($2.number)") }
        parent.delegate!.took(Token(1) { ended.add(1) }, beside: Token(2) { ended.add(2) }, Token(3) { ended.add(3) })
        XCTAssertEqual(log.entries, ["real took 1 2 3", "after 1 2 3"])
        XCTAssertEqual(ended.entries.sorted(), [1, 2, 3])
        withExtendedLifetime((subscription, taker)) {}
    }

    func test_B9_consumedArgumentsAreStillThereAfterwards() {
        let log = log
        let ended = Log<Int>()
        let subscriptions = [
            proxy.sentMessage(SampleDelegate.took).subscribe { log.add("before \($0) \($1.number)") },
            proxy.methodInvoked(SampleDelegate.took).subscribe { log.add("after \($0) \($1.number)") },
        ]
        let text = "a text that is long enough to be on the heap, number "
        for number in 0..<3 { delegate.took(text + "\(number)", Token(number, onEnd: { ended.add(number) })) }
        XCTAssertEqual(
            log.entries,
            (0..<3).flatMap { number in
                ["before", "real took", "after"].map { "\($0) \(text)\(number) \(number)" }
            })
        XCTAssertEqual(ended.entries, [0, 1, 2], "each consumed argument ends once")
        withExtendedLifetime(subscriptions) {}
    }

    func test_B10_theCallerSeesWritesThroughAPointer() {
        let subscriptions = [
            proxy.sentMessage(SampleDelegate.fill).subscribe { $0.pointee *= 10 },
            proxy.methodInvoked(SampleDelegate.fill).subscribe { $0.pointee *= 2 },
        ]
        var value = 3
        delegate.fill(&value)
        XCTAssertEqual(value, 62)
        withExtendedLifetime(subscriptions) {}
    }

    func test_B11_observersAreNotifiedInOrderOfSubscription() {
        let log = log
        let subscriptions = (0..<5).map { index in
            proxy.sentMessage(SampleDelegate.started).subscribe { log.add("\(index)") }
        }
        delegate.started()
        subscriptions[2].cancel()
        delegate.started()
        XCTAssertEqual(log.entries, ["0", "1", "2", "3", "4", "real started", "0", "1", "3", "4", "real started"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_B12_anObserverMaySubscribeCancelReplaceAndCall() {
        let log = log
        let kept = Log<SubscriptionToken>()
        let proxy = proxy
        let other = Real(Log())
        nonisolated(unsafe) let delegate = delegate
        nonisolated(unsafe) let unsafeOther = other
        nonisolated(unsafe) var depth = 0
        let first = proxy.sentMessage(SampleDelegate.started).subscribe {
            guard depth == 0 else { return log.add("again") }
            depth = 1
            kept.add(proxy.sentMessage(SampleDelegate.started).subscribe { log.add("late") })
            delegate.started()
            proxy.setForwardToDelegate(unsafeOther, retainDelegate: false)
        }
        nonisolated(unsafe) var third: SubscriptionToken?
        let second = proxy.sentMessage(SampleDelegate.started).subscribe { third?.cancel() }
        third = proxy.sentMessage(SampleDelegate.started).subscribe { log.add("third") }
        delegate.started()
        // The outer call: `first` makes an inner call, in which it is heard again, `second` ends `third`, and the late
        // subscriber hears, because it subscribed before it; then the outer call goes on to the other delegate.
        XCTAssertEqual(log.entries, ["again", "late", "real started"])
        XCTAssertEqual(other.log.entries, ["real started"])
        delegate.started()
        XCTAssertEqual(log.entries, ["again", "late", "real started", "again", "late"])
        withExtendedLifetime([first, second]) {}
        kept.entries.forEach { $0.cancel() }
    }

    func test_B13_targetProxyAndParentMayBeDroppedDuringACall() {
        let log = log
        var real: Real? = Real(log)
        var parent: Parent<any SampleDelegate>? = Parent(real)
        var proxy: Proxy? = Proxy.proxy(for: parent!)
        let subscription = proxy!.methodInvoked(SampleDelegate.started).subscribe { log.add("after") }
        real!.onCall = { [weak weakReal = real] in
            real = nil
            parent = nil
            proxy = nil
            XCTAssertNotNil(weakReal, "alive for the length of the call")
        }
        proxy!.object.started()
        XCTAssertEqual(log.entries, ["real started"], "the streams end with the parent")
        XCTAssertNil(real)
        XCTAssertNil(parent)
        XCTAssertNil(proxy)
        withExtendedLifetime(subscription) {}
    }

    func test_B14_methodsOfInheritedProtocolsAreObserved() {
        final class Diamond: DiamondDelegate {
            func base(_ x: Int) {}
            func middle(_ x: String) {}
            func other(_ x: Double) {}
            func diamond() {}
            var description: String { "" }
        }
        let log = log
        let real = Diamond()
        let parent = Parent<any DiamondDelegate>(real)
        let proxy = DelegateProxy<Parent<any DiamondDelegate>, any DiamondDelegate>.proxy(for: parent)
        let delegate = proxy.object
        let subscriptions = [
            proxy.sentMessage(BaseDelegate.base).subscribe { log.add("base \($0)") },
            proxy.sentMessage(MiddleDelegate.middle).subscribe { log.add("middle \($0)") },
            proxy.sentMessage(DiamondDelegate.other).subscribe { log.add("other \($0)") },
            proxy.sentMessage(DiamondDelegate.diamond).subscribe { log.add("diamond") },
        ]
        delegate.base(1)
        (delegate as any BaseDelegate).base(2)
        delegate.middle("m")
        (delegate as any OtherDelegate).other(3)
        delegate.diamond()
        XCTAssertEqual(log.entries, ["base 1", "base 2", "middle m", "other 3.0", "diamond"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_D1_registeredSelectorsGiveBoxedArguments() throws {
        let log = log
        try Proxy.register("moved(to:_:)", Proxy.selector(SampleDelegate.moved))
        try Proxy.register("started()", Proxy.selector(SampleDelegate.started))
        // The same again changes nothing.
        try Proxy.register("started()", Proxy.selector(SampleDelegate.started))
        let subscriptions = [
            proxy.sentMessage("moved(to:_:)").subscribe { arguments in
                log.add("\(arguments.count) \(arguments[0] as! Int) \(arguments[1] as! Double)")
            },
            proxy.methodInvoked("started()").withOutcome.subscribe { log.add("\($0.count) \($1)") },
        ]
        delegate.moved(to: 5, 6.5)
        delegate.started()
        XCTAssertEqual(log.entries, ["2 5 6.5", "real moved 5 6.5", "real started", "0 returned"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_D5_overloadsAreToldApartByAs() {
        final class Both: OverloadedDelegate {
            func picked(_ x: Int) {}
            func picked(_ x: String) {}
            func picked(_ x: [Int]) {}
        }
        let log = log
        let real = Both()
        let parent = Parent<any OverloadedDelegate>(real)
        let proxy = DelegateProxy<Parent<any OverloadedDelegate>, any OverloadedDelegate>.proxy(for: parent)
        let subscriptions = [
            proxy.sentMessage(OverloadedDelegate.picked as (any OverloadedDelegate) -> (Int) -> Void)
                .subscribe { log.add("int \($0)") },
            proxy.sentMessage(OverloadedDelegate.picked as (any OverloadedDelegate) -> (String) -> Void)
                .subscribe { log.add("string \($0)") },
        ]
        proxy.object.picked(1)
        proxy.object.picked("two")
        proxy.object.picked([3])
        XCTAssertEqual(log.entries, ["int 1", "string two"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_H2_callsAreDeliveredOnTheThreadThatMakesThem() {
        let threads = Log<ObjectIdentifier>()
        let subscription = proxy.sentMessage(SampleDelegate.started).subscribe {
            threads.add(ObjectIdentifier(Thread.current))
        }
        nonisolated(unsafe) let delegate = delegate
        let done = expectation(description: "called")
        let thread = Thread {
            delegate.started()
            XCTAssertEqual(threads.entries, [ObjectIdentifier(Thread.current)])
            done.fulfill()
        }
        thread.start()
        wait(for: [done], timeout: 60)
        withExtendedLifetime((subscription, thread)) {}
    }
}
