#if canImport(Combine) || Combine
    import Foundation
    import Switchboard
    import SwitchboardCombine
    import Synchronization
    import TestHosts
    import TestSupport
    import XCTest

    /// Calls on several threads at once. Also for the thread sanitizer.
    final class ThreadTests: XCTestCase {
        private final class Seen: Sendable {
            let inside = Atomic(0)
            let count = Atomic(0)
            let overlaps = Atomic(0)
        }

        /// A subscriber that asks for one at a time gets all of them, one at a time: a call waits until the one before
        /// was received.
        func test_oneAtATimeAndNoneLost() {
            for demand in [Subscribers.Demand.max(1), .unlimited] {
                let (meter, seen) = (Meter(), Seen())
                nonisolated(unsafe) let delegate = meter.proxy.object
                let probe = Probe<Int>(first: demand)
                // No lock of its own: the thread sanitizer sees whether it is told one thing at a time.
                nonisolated(unsafe) var total = 0
                probe.onElement = { _, value in
                    if seen.inside.add(1, ordering: .relaxed).newValue != 1 { seen.overlaps.add(1, ordering: .relaxed) }
                    total += value
                    seen.inside.subtract(1, ordering: .relaxed)
                    return demand
                }
                meter.proxy.sentMessage(MeterDelegate.didRead).publisher.subscribe(probe)
                onThreads(4) { _ in
                    for _ in 0..<3_000 { delegate.didRead(1) }
                }
                XCTAssertEqual(total, 12_000)
                XCTAssertEqual(seen.overlaps.load(ordering: .relaxed), 0)
                probe.cancel()
            }
        }

        /// A subscriber may wait, while it receives, for a thread that subscribes to the same method.
        func test_subscribingWaitsForNoOtherSubscriber() {
            let meter = Meter()
            nonisolated(unsafe) let delegate = meter.proxy.object
            let (isReceiving, hasSubscribed) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let (first, second) = (Probe<Int>(first: .unlimited), Probe<Int>(first: .unlimited))
            let isOver = DispatchSemaphore(value: 0)
            let waited = Mutex<DispatchTimeoutResult?>(nil)
            first.onElement = { _, _ in
                isReceiving.signal()
                waited.withLock { $0 = hasSubscribed.wait(timeout: .now() + 20) }
                isOver.signal()
                return .none
            }
            meter.proxy.sentMessage(MeterDelegate.didRead).publisher.subscribe(first)
            Thread { delegate.didRead(1) }.start()
            isReceiving.wait()
            meter.proxy.sentMessage(MeterDelegate.didRead).publisher.subscribe(second)
            hasSubscribed.signal()
            isOver.wait()
            XCTAssertEqual(waited.withLock { $0 }, .success)
        }

        /// After it cancelled while it received, nothing comes, from no thread.
        func test_nothingAfterCancellingInside() {
            for round in 0..<300 {
                let (meter, seen) = (Meter(), Seen())
                nonisolated(unsafe) let delegate = meter.proxy.object
                let probe = Probe<Int>(first: .unlimited)
                probe.onElement = { probe, _ in
                    if seen.count.add(1, ordering: .relaxed).newValue == 1 + round % 20 { probe.cancel() }
                    return .none
                }
                meter.proxy.methodInvoked(MeterDelegate.didRead).publisher.subscribe(probe)
                onThreads(3) { _ in
                    for value in 0..<20 { delegate.didRead(value) }
                }
                XCTAssertEqual(seen.count.load(ordering: .relaxed), 1 + round % 20)
            }
        }

        /// Demand, cancellation, subscriptions and the end of the parent, on threads of their own, while others call.
        func test_everythingAtOnce() {
            final class Holder: @unchecked Sendable { var meter: Meter? = Meter() }
            for round in 0..<200 {
                let holder = Holder()
                nonisolated(unsafe) let delegate = holder.meter!.proxy.object
                let publisher = holder.meter!.proxy.sentMessage(MeterDelegate.didRead).publisher
                let probes = (0..<3).map { _ in publisher.probe(first: .max(2)) }
                let late = Log<[String]>()
                onThreads(5) { thread in
                    switch thread {
                    case 0, 1:
                        for value in 0..<50 { delegate.didRead(value) }
                    case 2:
                        for _ in 0..<50 { for probe in probes { probe.request(.max(1)) } }
                    case 3:
                        for _ in 0..<20 {
                            let probe = publisher.probe(first: .unlimited)
                            probe.cancel()
                            late.add(probe.entries)
                        }
                        probes[0].cancel()
                    default:
                        if round.isMultiple(of: 2) { holder.meter = nil }
                    }
                }
                holder.meter = nil
                for entries in probes.map(\.entries) + late.entries {
                    XCTAssertEqual(entries.first, "subscription")
                    XCTAssertEqual(entries.filter { $0 == "subscription" }.count, 1)
                    if let end = entries.firstIndex(of: "finished") { XCTAssertEqual(end, entries.count - 1) }
                }
                for probe in probes.dropFirst() { XCTAssertEqual(probe.entries.last, "finished") }
            }
        }
    }
#endif
