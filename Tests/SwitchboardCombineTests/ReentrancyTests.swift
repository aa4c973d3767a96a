#if canImport(Combine) || Combine
    import Switchboard
    import SwitchboardCombine
    import TestHosts
    import TestSupport
    import XCTest

    /// What a subscriber does while it receives.
    final class ReentrancyTests: XCTestCase {
        private let log = Log<String>()

        func test_cancellingInsideIsTheEnd() {
            var meter: Meter? = Meter()
            let delegate = meter!.proxy.object
            let probe = Probe<Int>(first: .unlimited)
            probe.onElement = { probe, value in
                probe.cancel()
                delegate.didRead(value + 1)
                return .max(1)
            }
            meter!.proxy.sentMessage(MeterDelegate.didRead).publisher.subscribe(probe)
            delegate.didRead(1)
            delegate.didRead(5)
            meter = nil
            XCTAssertEqual(probe.entries, ["subscription", "1"])
            XCTAssertNil(meter)
        }

        func test_cancellingWithTheSubscription() {
            var meter: Meter? = Meter()
            let delegate = meter!.proxy.object
            let probe = Probe<Int>(first: .unlimited)
            probe.onSubscription = {
                delegate.didRead(1)
                $0.cancel()
                delegate.didRead(2)
            }
            meter!.proxy.sentMessage(MeterDelegate.didRead).publisher.subscribe(probe)
            delegate.didRead(3)
            meter = nil
            XCTAssertEqual(probe.entries, ["subscription", "1"])
            XCTAssertNil(meter)
        }

        func test_theParentEndsWhileTheSubscriptionIsGiven() {
            let holder = Holder()
            let probe = Probe<Int>(first: .unlimited)
            let log = log
            probe.onSubscription = { _ in
                holder.meter = nil
                log.add("\(probe.entries)")
            }
            holder.meter!.proxy.sentMessage(MeterDelegate.didRead).publisher.subscribe(probe)
            XCTAssertEqual(log.entries, ["[\"subscription\"]"], "it has its subscription first")
            XCTAssertEqual(probe.entries, ["subscription", "finished"])
        }

        func test_theParentEndsInsideAnElement() {
            let holder = Holder()
            let delegate = holder.meter!.proxy.object
            let probe = Probe<Int>(first: .unlimited)
            probe.onElement = { _, _ in
                holder.meter = nil
                delegate.didRead(2)
                return .unlimited
            }
            holder.meter!.proxy.sentMessage(MeterDelegate.didRead).publisher.subscribe(probe)
            delegate.didRead(1)
            XCTAssertEqual(probe.entries, ["subscription", "1", "finished"])
        }

        func test_asSubscribedInside() {
            let meter = Meter()
            let delegate = meter.proxy.object
            let publisher = meter.proxy.sentMessage(MeterDelegate.didRead).publisher
            let inner = Probe<Int>(first: .unlimited)
            let probe = Probe<Int>(first: .unlimited)
            probe.onElement = { _, value in
                if value == 1 { publisher.subscribe(inner) }
                return .none
            }
            publisher.subscribe(probe)
            delegate.didRead(1)
            delegate.didRead(2)
            XCTAssertEqual(probe.entries, ["subscription", "1", "2"])
            XCTAssertEqual(
                inner.entries, ["subscription", "2"], "a call under way is not heard by who comes meanwhile")
            probe.cancel()
            inner.cancel()
        }

        /// Random acts of one subscriber and of others, with a `PassthroughSubject` in the place of a method: the same
        /// is heard.
        func test_aPassthroughSubjectSaysTheSame() {
            var events = 0
            for seed in 0..<3_000 {
                let (ours, theirs) = (Script(seed, on: Source()), Script(seed, on: SubjectSource()))
                ours.run()
                theirs.run()
                guard ours.log.entries == theirs.log.entries else {
                    return XCTFail("seed \(seed): expected \(theirs.log.entries), found \(ours.log.entries)")
                }
                events += ours.log.entries.count
            }
            print("\(events) events of 3000 seeds")
            XCTAssertGreaterThan(events, 20_000, "the scripts do something")
        }
    }

    /// Keeps a meter until it is told not to.
    private final class Holder: @unchecked Sendable {
        var meter: Meter? = Meter()
    }

    private protocol Events {
        func subscribe(_ probe: Probe<Int>)
        func send(_ value: Int)
        func finish()
    }

    private struct Source: Events {
        private let holder = Holder()
        private let delegate: any MeterDelegate

        init() { delegate = holder.meter!.proxy.object }

        func subscribe(_ probe: Probe<Int>) {
            holder.meter!.proxy.sentMessage(MeterDelegate.didRead).publisher.subscribe(probe)
        }
        func send(_ value: Int) { delegate.didRead(value) }
        func finish() { holder.meter = nil }
    }

    private struct SubjectSource: Events {
        private let subject = PassthroughSubject<Int, Never>()

        func subscribe(_ probe: Probe<Int>) { subject.subscribe(probe) }
        func send(_ value: Int) { subject.send(value) }
        func finish() { subject.send(completion: .finished) }
    }

    private final class Script: @unchecked Sendable {
        let log = Log<String>()
        private let events: any Events
        private var numbers: SeededNumbers
        private var depth = 0
        private var next = 0
        private var probe: Probe<Int>

        init(_ seed: Int, on events: any Events) {
            self.events = events
            numbers = SeededNumbers(seed: seed)
            probe = Probe(log)
        }

        func run() {
            probe.first = [.none, .max(1), .max(3), .unlimited].randomElement(using: &numbers)!
            probe.onElement = { [unowned self] _, _ in
                if depth < 3, Int.random(in: 0..<3, using: &numbers) == 0 { act() }
                log.add("received")
                return [.none, .none, .max(1), .max(2)].randomElement(using: &numbers)!
            }
            events.subscribe(probe)
            for _ in 0..<20 { act() }
            events.finish()
            probe.cancel()
        }

        private func act() {
            depth += 1
            defer { depth -= 1 }
            switch Int.random(in: 0..<40, using: &numbers) {
            case 0: probe.cancel()
            case 1: events.finish()
            case 2..<12: probe.request(.max(Int.random(in: 1...3, using: &numbers)))
            case 12: probe.request(.unlimited)
            default:
                next += 1
                events.send(next)
            }
        }
    }
#endif
