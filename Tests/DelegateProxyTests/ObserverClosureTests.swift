import Foundation
import Switchboard
import TestHosts
import TestSupport
import Testing

/// What people write first, in Swift 6 mode. That this file compiles is the greater part of the tests.

private final class Model { var total = 0 }

/// A plain class that observes.
private final class Counter {
    var count = 0
    var subscription: SubscriptionToken?

    func watch(_ meter: Meter) {
        subscription = meter.proxy.sentMessage(MeterDelegate.meter(_:didRead:))
            .subscribe { [weak self] _, n in self?.count += n }
    }
}

/// A class of the main actor that observes, and does not say so at its closures.
@MainActor private final class Screen {
    var count = 0
    var isOver = false
    var shown: [String] = []
    var subscription: SubscriptionToken?

    func watch(_ meter: Meter) {
        subscription = meter.proxy.sentMessage(MeterDelegate.meter(_:didRead:))
            .subscribe { [weak self] _, n in
                self?.count += n
            } onCompleted: { [weak self] in
                self?.isOver = true
            }
    }

    func watchOutcomes(_ meter: Meter) {
        subscription = meter.proxy.methodInvoked(MeterDelegate.meter(_:didRead:)).withOutcome
            .subscribe { [weak self] values, outcome in self?.shown.append("\(values.1) \(outcome)") }
    }

    func watchByMethod(_ meter: Meter) {
        subscription = meter.proxy.sentMessage(MeterDelegate.meter(_:didRead:)).subscribe(note)
    }

    private func note(_ meter: Meter, _ value: Int) { count += value }
}

/// What the object of the main actor below tells.
public protocol DialDelegate: AnyObject {
    /// It was turned.
    func dial(_ dial: Dial, didTurnTo value: Int)
}

/// A class of the main actor, with a delegate, that observes its own object.
@MainActor public final class Dial {
    /// Who is told.
    public weak var delegate: (any DialDelegate)?
    fileprivate var values: [Int] = []
    private var subscriptions: Set<SubscriptionToken> = []

    fileprivate func watchItself() {
        DelegateProxy<Dial, any DialDelegate>.proxy(for: self).sentMessage(DialDelegate.dial(_:didTurnTo:))
            .subscribe { [weak self] _, value in self?.values.append(value) }
            .store(in: &subscriptions)
    }

    fileprivate func turn(to value: Int) { delegate?.dial(self, didTurnTo: value) }
}
extension Dial: @MainActor HasDelegate {}

/// A protocol of the main actor. Because it is `Sendable`, the compiler takes references to its methods.
@MainActor public protocol KnobDelegate: AnyObject, Sendable {
    /// It was turned.
    func knob(_ knob: Knob, didTurnTo value: Int)
}

/// A class of the main actor whose delegate's protocol is one, too.
@MainActor public final class Knob {
    /// Who is told.
    public weak var delegate: (any KnobDelegate)?
}
extension Knob: @MainActor HasDelegate {}

@Suite struct ObserverClosureTests {
    @Test func aPlainClassThatCapturesItself() {
        let meter = Meter(), counter = Counter()
        counter.watch(meter)
        meter.read(3)
        meter.read(4)
        #expect(counter.count == 7)
    }

    @Test func aLocalVariableAndAPlainObject() {
        let meter = Meter(), model = Model()
        var count = 0
        var subscriptions: [SubscriptionToken] = []
        let stream = meter.proxy.sentMessage(MeterDelegate.meter(_:didRead:))
        stream.subscribe { _, n in model.total += n }.store(in: &subscriptions)
        stream.subscribe { _ in count += 1 }.store(in: &subscriptions)
        meter.read(3)
        #expect(model.total == 3 && count == 1)
        withExtendedLifetime(subscriptions) {}
    }

    /// A closure that says so itself, formed where nobody is on the main actor.
    @Test func aClosureOfTheMainActor() async {
        nonisolated func observing(_ meter: Meter, _ screen: Screen) -> SubscriptionToken {
            meter.proxy.sentMessage(MeterDelegate.meter(_:didRead:)).subscribe { @MainActor _, n in screen.count += n }
        }
        let count = await MainActor.run {
            let meter = Meter(), screen = Screen()
            let subscription = observing(meter, screen)
            meter.read(5)
            withExtendedLifetime(subscription) {}
            return screen.count
        }
        #expect(count == 5)
    }

    /// With the parent in a task of the main actor, which a closure may do that belongs to it; with what is `Sendable`
    /// from anywhere.
    @Test func aTaskOfTheMainActor() async {
        let (meters, values) = (Log<ObjectIdentifier>(), Log<Int>())
        nonisolated func observing(_ meter: Meter) -> [SubscriptionToken] {
            let stream = meter.proxy.sentMessage(MeterDelegate.meter(_:didRead:))
            return [
                stream.subscribe { @MainActor meter, _ in Task { meters.add(ObjectIdentifier(meter)) } },
                stream.subscribe { _, n in Task { @MainActor in values.add(n) } },
            ]
        }
        await Task { @MainActor in
            let meter = Meter(), subscriptions = observing(meter)
            meter.read(6)
            while meters.entries.isEmpty || values.entries.isEmpty { await Task.yield() }
            #expect(meters.entries == [ObjectIdentifier(meter)])
            #expect(values.entries == [6])
            withExtendedLifetime(subscriptions) {}
        }.value
    }

    @Test @MainActor func aClassOfTheMainActor() {
        let screen = Screen()
        do {
            let meter = Meter()
            screen.watch(meter)
            meter.read(2)
            #expect(screen.count == 2 && !screen.isOver)
            screen.watchByMethod(meter)
            meter.read(3)
            #expect(screen.count == 5)
            screen.watchOutcomes(meter)
            meter.read(4)
            #expect(screen.shown == ["4 unanswered"])
            screen.watch(meter)
        }
        #expect(screen.isOver)
    }

    @Test @MainActor func anObjectOfTheMainActorThatObservesItself() {
        let dial = Dial()
        dial.watchItself()
        dial.turn(to: 11)
        #expect(dial.values == [11])
    }

    @Test @MainActor func aProtocolOfTheMainActorThatIsSendable() {
        let knob = Knob(), model = Model()
        let subscription = DelegateProxy<Knob, any KnobDelegate>.proxy(for: knob)
            .sentMessage(KnobDelegate.knob(_:didTurnTo:)).subscribe { _, value in model.total += value }
        knob.delegate!.knob(knob, didTurnTo: 12)
        #expect(model.total == 12)
        withExtendedLifetime(subscription) {}
    }

    /// The main actor is not the main thread: without a task, its queue says who is on it.
    @Test func aBlockOfTheMainQueue() async {
        let result = await #expect(processExitsWith: .success) {
            DispatchQueue.main.async {
                let meter = Meter()
                let (screen, subscription) = MainActor.assumeIsolated {
                    let screen = Screen()
                    return (
                        screen, meter.proxy.sentMessage(MeterDelegate.didRead).subscribe { n in screen.count += n }
                    )
                }
                meter.delegate!.didRead(8)
                let count = MainActor.assumeIsolated { screen.count }
                withExtendedLifetime(subscription) {}
                exit(count == 8 ? 0 : 1)
            }
            while true { try await Task.sleep(for: .seconds(1000)) }
        }
        #expect(result != nil)
    }

    @Test func anActorsOwnClosure() async {
        actor Adder {
            var sum = 0
            func add(_ values: [Int]) -> Int {
                let meter = Meter()
                let subscription = meter.proxy.sentMessage(MeterDelegate.didRead).subscribe { n in self.sum += n }
                for value in values { meter.delegate!.didRead(value) }
                withExtendedLifetime(subscription) {}
                return sum
            }
        }
        #expect(await Adder().add([1, 2, 3]) == 6)
    }

    /// Such a closure belongs to no actor.
    @Test @MainActor func aClosureForAnywhereInAClassOfTheMainActor() {
        let values = Log<Int>(), ends = Log<String>()
        let holder = Holder(Meter())
        let reads = holder.meter.proxy.methodInvoked(MeterDelegate.didRead)
        let subscriptions = [
            reads.subscribeOnAnyThread { value in
                values.add(value)
            } onCompleted: {
                ends.add("reads")
            },
            reads.withOutcome.subscribeOnAnyThread { value, outcome in
                values.add(-value)
            } onCompleted: {
                ends.add("outcomes")
            },
        ]
        onThreads(1) { _ in
            holder.meter.delegate!.didRead(9)
            holder.meter = nil
        }
        #expect(values.entries == [9, -9])
        #expect(ends.entries == ["reads", "outcomes"])
        withExtendedLifetime(subscriptions) {}
    }

    /// A function of somebody's own that takes observers hands on where they were formed.
    @Test @MainActor func aFunctionThatSubscribesForOthers() async {
        nonisolated func reads(
            of meter: Meter, _ body: @escaping (Int) -> Void, isolation: (any Actor)? = #isolation
        ) -> SubscriptionToken {
            meter.proxy.sentMessage(MeterDelegate.didRead).subscribe(body, isolation: isolation)
        }
        let meter = Meter(), screen = Screen()
        let subscription = reads(of: meter) { screen.count += $0 }
        meter.delegate!.didRead(7)
        #expect(screen.count == 7)
        withExtendedLifetime(subscription) {}
    }

    /// Each overload takes what the others do not, also with a completion.
    @Test @MainActor func closuresThatNameAnActor() {
        let meter = Meter(), screen = Screen(), model = Model()
        nonisolated func observing(_ meter: Meter, _ screen: Screen, _ model: Model) -> [SubscriptionToken] {
            let reads = meter.proxy.methodInvoked(MeterDelegate.didRead)
            return [
                reads.subscribe { @MainActor n in
                    screen.count += n
                } onCompleted: { @MainActor in
                    screen.isOver = true
                },
                reads.subscribe { @MainActor n in
                    screen.count += n
                } onCompleted: {
                    model.total += 1
                },
                reads.subscribe { n in
                    model.total += n
                } onCompleted: { @MainActor in
                    screen.isOver = true
                },
                reads.withOutcome.subscribe { @MainActor n, _ in screen.count += n },
            ]
        }
        let subscriptions = observing(meter, screen, model)
        meter.delegate!.didRead(10)
        #expect(screen.count == 30 && model.total == 10)
        withExtendedLifetime(subscriptions) {}
    }
}

/// Takes a meter to another thread.
private final class Holder: @unchecked Sendable {
    var meter: Meter!
    init(_ meter: Meter) { self.meter = meter }
}

/// What is called where it does not belong ends the process before it runs.
@Suite struct ObserverIsolationTests {
    private func expectText(_ result: ExitTest.Result?, _ actor: String, ofObserver isObserver: Bool = true) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("a call came on another thread than \(actor), and "), "\(text)")
        #expect(text.contains("because you formed it there. Make the call on \(actor), or "))
        if isObserver {
            #expect(text.contains("the observer of DelegateProxyTests/ObserverClosureTests.swift:"))
            #expect(text.contains("`subscribeOnAnyThread { ... in Task { ... } }`"))
        } else {
            #expect(text.contains("pass a closure that begins with `@Sendable`"))
        }
    }

    @Test func anObserver() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let holder = Holder(Meter()), screen = Screen()
            screen.watch(holder.meter)
            onThreads(1) { _ in holder.meter.read(1) }
        }
        expectText(result, "MainActor")
    }

    /// The compiler does not tell `subscribe` that a closure belongs to no actor; `subscribeOnAnyThread` takes it.
    @Test func aSendableObserver() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let holder = Holder(Meter()), values = Log<Int>()
            let subscription = holder.meter.proxy.sentMessage(MeterDelegate.didRead)
                .subscribe { @Sendable n in values.add(n) }
            onThreads(1) { _ in holder.meter.delegate!.didRead(1) }
            withExtendedLifetime(subscription) {}
        }
        expectText(result, "MainActor")
    }

    @Test func anObserverOfOutcomes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let holder = Holder(Meter()), screen = Screen()
            screen.watchOutcomes(holder.meter)
            onThreads(1) { _ in holder.meter.read(1) }
        }
        expectText(result, "MainActor")
    }

    @Test func aCompletion() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let holder = Holder(Meter()), screen = Screen()
            screen.watch(holder.meter)
            onThreads(1) { _ in holder.meter = nil }
        }
        expectText(result, "MainActor", ofObserver: false)
    }

    /// In a task, too, and of an actor that is no global one.
    @Test func anObserverOfAnotherActor() async {
        actor Adder {
            var sum = 0
            func observe(_ holder: Holder) -> SubscriptionToken {
                holder.meter.proxy.sentMessage(MeterDelegate.didRead).subscribe { n in self.sum += n }
            }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let holder = Holder(Meter())
            let subscription = await Adder().observe(holder)
            holder.meter.delegate!.didRead(1)
            withExtendedLifetime(subscription) {}
        }
        expectText(result, "Adder")
    }

    @Test func aCallback() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            var sum: Int32 = 0
            let callback = try CCallback((@convention(c) (Int32) -> Void).self) { (value: Int32) in sum += value }
            let function = callback.function
            function(1)
            onThreads(1) { _ in function(2) }
            withExtendedLifetime(callback) {}
        }
        expectText(result, "MainActor", ofObserver: false)
    }
}
