#if canImport(Combine) || Combine
    import CHeapFixtures
    import Switchboard
    import SwitchboardCombine
    import TestHosts
    import TestSupport
    import XCTest

    /// What subscribers hear, in the usual course.
    final class PublisherTests: XCTestCase {
        private final class Real: MeterDelegate {
            let log: Log<String>
            init(_ log: Log<String>) { self.log = log }
            func meter(_ meter: Meter, didRead value: Int) { log.add("real \(value)") }
            func didRead(_ value: Int) { log.add("real \(value)") }
            func didFeel(_ object: AnyObject) {}
            func didReset() {}
            func willSave(_ value: Int) throws { if value > 1 { throw Refused() } }
        }

        private struct Refused: Error {}

        private let log = Log<String>()

        func test_beforeAndAfterTheRealDelegate() {
            let (meter, real, log) = (Meter(), Real(log), log)
            meter.delegate = real
            let sinks = [
                meter.proxy.methodInvoked(MeterDelegate.meter(_:didRead:)).publisher
                    .sink { meter, value in log.add("after \(value)") },
                meter.proxy.sentMessage(MeterDelegate.meter(_:didRead:)).publisher
                    .filter { _, value in value != 2 }
                    .map { _, value in "before \(value)" }
                    .sink { log.add($0) },
            ]
            for value in 1...2 { meter.read(value) }
            XCTAssertEqual(log.entries, ["before 1", "real 1", "after 1", "real 2", "after 2"])
            for sink in sinks { sink.cancel() }
            meter.read(3)
            XCTAssertEqual(log.entries.last, "real 3")
            withExtendedLifetime(real) {}
        }

        func test_completionWithTheParentAndAtOnceWhenItIsGone() {
            var meter: Meter? = Meter()
            let publisher = meter!.proxy.sentMessage(MeterDelegate.didRead).publisher
            let probes = [publisher.probe(first: .unlimited), publisher.probe()]
            meter!.delegate!.didRead(1)
            meter = nil
            XCTAssertEqual(probes[0].entries, ["subscription", "1", "finished"])
            XCTAssertEqual(probes[1].entries, ["subscription", "finished"], "completion needs no demand")
            XCTAssertEqual(publisher.probe(first: .unlimited).entries, ["subscription", "finished"])
            XCTAssertNil(meter)
        }

        func test_nothingAfterCancellingOrDropping() {
            var meter: Meter? = Meter()
            let (delegate, log) = (meter!.proxy.object, log)
            let publisher = meter!.proxy.sentMessage(MeterDelegate.didRead).publisher
            let cancelled = publisher.probe(first: .unlimited)
            var dropped: AnyCancellable? = publisher.sink(
                receiveCompletion: { log.add("\($0)") }, receiveValue: { log.add("\($0)") })
            delegate.didRead(1)
            cancelled.cancel()
            cancelled.cancel()
            cancelled.request(.max(1))
            XCTAssertNotNil(dropped)
            dropped = nil
            delegate.didRead(2)
            meter = nil
            XCTAssertEqual(cancelled.entries, ["subscription", "1"])
            XCTAssertEqual(log.entries, ["1"])
            XCTAssertNil(meter)
        }

        // MARK: Demand

        func test_whatComesWithoutDemandIsDropped() {
            let meter = Meter()
            let delegate = meter.proxy.object
            let probe = meter.proxy.sentMessage(MeterDelegate.didRead).publisher.probe()
            delegate.didRead(1)
            probe.request(.max(2))
            for value in 2...4 { delegate.didRead(value) }
            XCTAssertEqual(probe.entries, ["subscription", "2", "3"])
            probe.onElement = { _, value in value == 5 ? .max(1) : .none }
            probe.request(.max(1))
            for value in 5...7 { delegate.didRead(value) }
            XCTAssertEqual(probe.entries, ["subscription", "2", "3", "5", "6"])
            probe.request(.unlimited)
            for value in 8...9 { delegate.didRead(value) }
            XCTAssertEqual(probe.entries, ["subscription", "2", "3", "5", "6", "8", "9"])
            probe.cancel()
        }

        func test_aBufferKeepsWhatThereIsNoDemandFor() {
            let meter = Meter()
            let delegate = meter.proxy.object
            let probe = meter.proxy.sentMessage(MeterDelegate.didRead).publisher
                .buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).probe()
            for value in 1...4 { delegate.didRead(value) }
            XCTAssertEqual(probe.entries, ["subscription"])
            probe.request(.unlimited)
            XCTAssertEqual(probe.entries, ["subscription", "3", "4"])
            probe.cancel()
        }

        // MARK: What is kept

        /// A subscriber and its subscription keep each other while it is subscribed, and not longer.
        func test_subscribersAreLetGo() {
            for isCancelled in [true, false] {
                let log = Log<String>()
                var meter: Meter? = Meter()
                var probe: Probe<Int>? = meter!.proxy.sentMessage(MeterDelegate.didRead).publisher
                    .probe(first: .unlimited, onEnd: { log.add("subscriber ended") })
                meter!.delegate!.didRead(1)
                if isCancelled { probe!.cancel() } else { meter = nil }
                XCTAssertEqual(log.entries, [])
                XCTAssertNotNil(probe)
                probe = nil
                XCTAssertEqual(log.entries, ["subscriber ended"])
                meter = nil
                XCTAssertNil(meter)
            }
        }

        /// As with a `PassthroughSubject`: who keeps nothing goes on hearing.
        func test_theStreamKeepsASubscriberThatNobodyKeeps() {
            let log = log
            var meter: Meter? = Meter()
            meter!.proxy.sentMessage(MeterDelegate.didRead).publisher
                .subscribe(Probe<Int>(log, first: .unlimited, onEnd: { log.add("subscriber ended") }))
            meter!.delegate!.didRead(1)
            meter = nil
            XCTAssertEqual(log.entries, ["subscription", "1", "finished", "subscriber ended"])
            XCTAssertNil(meter)
        }

        func test_nothingKeepsTheParent() {
            var meter: Meter? = Meter()
            weak let seen = meter
            let publisher = meter!.proxy.sentMessage(MeterDelegate.meter(_:didRead:)).publisher
            let sink = publisher.sink { _ in }
            meter!.read(1)
            meter = nil
            XCTAssertNil(seen)
            withExtendedLifetime((publisher, sink)) {}
        }

        /// However a subscription ends: cancelled, dropped, with its parent, during a call, or before it has begun.
        func test_nothingIsLeft() {
            func round(_ count: Int) {
                for number in 0..<count {
                    var meter: Meter? = Meter()
                    let reads = meter!.proxy.sentMessage(MeterDelegate.didRead)
                    var sink: AnyCancellable?
                    switch number % 5 {
                    case 0: sink = reads.publisher.sink { _ in sink?.cancel() }
                    case 1: sink = reads.withOutcome.publisher.sink { _ in }
                    case 2: sink = reads.publisher.first().sink { _ in }
                    case 3:
                        meter = nil
                        sink = reads.publisher.sink { _ in }
                    default: reads.publisher.subscribe(Probe<Int>(first: .unlimited))
                    }
                    meter?.delegate?.didRead(number)
                    if number % 2 == 0 { sink?.cancel() }
                    sink = nil
                    meter = nil
                }
            }
            func bytes() -> Int? {
                var bytes = 0
                return heap_allocated_bytes(&bytes) ? bytes : nil
            }
            round(1000)
            guard let before = bytes() else { return }
            round(10_000)
            XCTAssertLessThan(bytes()! - before, 20_000)
        }

        // MARK: Every way to name a method

        func test_everyNumberOfArguments() throws {
            typealias Proxy = DelegateProxy<Arity, any ArityDelegate>
            let arity = Arity()
            let (proxy, log) = (Proxy.proxy(for: arity), log)
            var sinks: Set<AnyCancellable> = []
            func hear<Output>(_ publishers: MessagePublisher<Output>...) {
                for publisher in publishers { publisher.sink { log.add("\($0)") }.store(in: &sinks) }
            }
            hear(proxy.sentMessage(ArityDelegate.none).publisher, proxy.methodInvoked(ArityDelegate.none).publisher)
            hear(proxy.sentMessage(ArityDelegate.one).publisher, proxy.methodInvoked(ArityDelegate.one).publisher)
            hear(proxy.sentMessage(ArityDelegate.two).publisher, proxy.methodInvoked(ArityDelegate.two).publisher)
            hear(proxy.sentMessage(ArityDelegate.three).publisher, proxy.methodInvoked(ArityDelegate.three).publisher)
            hear(proxy.sentMessage(ArityDelegate.four).publisher, proxy.methodInvoked(ArityDelegate.four).publisher)
            hear(proxy.sentMessage(ArityDelegate.five).publisher, proxy.methodInvoked(ArityDelegate.five).publisher)
            hear(proxy.sentMessage(ArityDelegate.six).publisher, proxy.methodInvoked(ArityDelegate.six).publisher)
            hear(proxy.sentMessage(ArityDelegate.seven).publisher, proxy.methodInvoked(ArityDelegate.seven).publisher)
            hear(proxy.sentMessage(ArityDelegate.nine).publisher, proxy.methodInvoked(ArityDelegate.nine).publisher)
            arity.tellAll()
            let expected = [
                "()", "1", "(1, \"2\")", "(1, \"2\", 3.0)", "(1, \"2\", 3.0, 4)", "(1, \"2\", 3.0, 4, 5)",
                "(1, \"2\", 3.0, 4, 5, 6)", "(1, \"2\", 3.0, 4, 5, 6, 7)", "(1, \"2\", 3.0, 4, 5, 6, 7, 8, \"9\")",
            ]
            XCTAssertEqual(log.entries, expected.flatMap { [$0, $0] })
            sinks = []
        }

        func test_selectorsAndNames() throws {
            let selector = try MeterProxy.selector(MeterDelegate.didRead)
            try MeterProxy.register("didRead(_:)", selector)
            let meter = Meter()
            let (proxy, log) = (meter.proxy, log)
            let sinks = [
                proxy.sentMessage(selector).publisher.sink { log.add("sent \($0)") },
                proxy.sentMessage("didRead(_:)").publisher.sink { log.add("sent \($0)") },
                try proxy.sentMessageOrThrow("didRead(_:)").publisher.sink { log.add("sent \($0)") },
                proxy.methodInvoked(selector).publisher.sink { log.add("invoked \($0)") },
                proxy.methodInvoked("didRead(_:)").publisher.sink { log.add("invoked \($0)") },
                try proxy.methodInvokedOrThrow("didRead(_:)").publisher.sink { log.add("invoked \($0)") },
            ]
            meter.delegate!.didRead(1)
            XCTAssertEqual(log.entries, ["sent 1", "sent [1]", "sent [1]", "invoked 1", "invoked [1]", "invoked [1]"])
            XCTAssertThrowsError(try proxy.sentMessageOrThrow("nobody(_:)").publisher) {
                XCTAssertTrue($0 is ObservationError)
            }
            XCTAssertThrowsError(try proxy.methodInvokedOrThrow("nobody(_:)").publisher) {
                XCTAssertTrue($0 is ObservationError)
            }
            for sink in sinks { sink.cancel() }
        }

        func test_outcomes() {
            let (meter, real, log) = (Meter(), Real(log), log)
            meter.delegate = real
            let sink = meter.proxy.methodInvoked(MeterDelegate.willSave).withOutcome.publisher.sink { value, outcome in
                if case .threw(let error) = outcome { log.add("\(value) threw \(error)") } else { log.add("\(value)") }
            }
            try? meter.delegate!.willSave(1)
            try? meter.delegate!.willSave(2)
            XCTAssertEqual(log.entries, ["1", "2 threw Refused()"])
            sink.cancel()
            withExtendedLifetime(real) {}
        }

        func test_theEndOfAnObject() {
            final class Owner: HasDeallocationHook {
                let log: Log<String>
                init(_ log: Log<String>) { self.log = log }
                deinit { log.add("deinit") }
            }
            let log = log
            var owner: Owner? = Owner(log)
            let sinks = [
                owner!.deallocatingPublisher.sink(
                    receiveCompletion: { log.add("before: \($0)") }, receiveValue: { log.add("before") }),
                owner!.deallocatedPublisher.sink(
                    receiveCompletion: { log.add("after: \($0)") }, receiveValue: { log.add("after") }),
            ]
            owner = nil
            XCTAssertEqual(log.entries, ["before", "before: finished", "deinit", "after", "after: finished"])
            withExtendedLifetime(sinks) {}
            XCTAssertNil(owner)
        }
    }
#endif
