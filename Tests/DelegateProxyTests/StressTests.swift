import Foundation
import Switchboard
import Synchronization
import TestSupport
import XCTest

/// CONFORMANCE H1: everything from eight threads at once, for each way of keeping proxies.
final class StressTests: XCTestCase {
    private final class Real: StressDelegate, Sendable {
        private let alive = Atomic(0x5EED)
        func told(by thread: Int, _ text: String) {
            precondition(alive.load(ordering: .relaxed) == 0x5EED && text.hasPrefix("text"))
        }
        func ask(_ number: Int) -> Int {
            precondition(alive.load(ordering: .relaxed) == 0x5EED)
            return number + 1
        }
        deinit { alive.store(0, ordering: .relaxed) }
    }

    /// What must be 0.
    private struct Faults: Sendable {
        let lost = Tally()
        let afterCancelling = Tally()
        let notOnce = Tally()
    }

    /// A parent with a subscriber of each stage that are there before anybody calls.
    private final class Station<Parent: StressParent>: @unchecked Sendable {
        typealias Proxy = CountedProxy<Parent>
        private var parent: Parent?
        let proxy: Proxy
        let delegate: any StressDelegate
        let calls = Tally()
        private let heard = (sent: Tally(), invoked: Tally())
        private let completed = (sent: Tally(), invoked: Tally())
        private var subscriptions: [SubscriptionToken] = []
        private let faults: Faults

        init(_ faults: Faults) {
            let parent = Parent()
            self.parent = parent
            self.faults = faults
            proxy = Proxy.proxy(for: parent)
            proxy.fallbackTarget = Real()
            delegate = proxy.object
            let (heard, completed) = (heard, completed)
            subscriptions = [
                proxy.sentMessage(StressDelegate.told)
                    .subscribe({ _, _ in heard.sent.add() }, onCompleted: { completed.sent.add() }),
                proxy.methodInvoked(StressDelegate.told)
                    .subscribe({ _, _ in heard.invoked.add() }, onCompleted: { completed.invoked.add() }),
            ]
        }

        func call(by thread: Int) {
            delegate.told(by: thread, "text that is too long to be in the words of a string")
            calls.add()
        }

        deinit {
            if heard.sent.count != calls.count || heard.invoked.count != calls.count { faults.lost.add() }
            if completed.sent.count + completed.invoked.count != 0 { faults.notOnce.add() }
            parent = nil
            for count in [completed.sent.count, completed.invoked.count]
            where count != 1 {
                faults.notOnce.add()
            }
        }
    }

    /// Places that threads take from and put to.
    private final class Places<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var values: [Value]
        init(_ values: [Value]) { self.values = values }
        func get(_ index: Int) -> Value { lock.withLock { values[index] } }
        /// Gives what was there; it is let go outside the lock.
        func exchange(_ index: Int, _ value: Value) -> Value {
            lock.withLock {
                defer { values[index] = value }
                return values[index]
            }
        }
    }

    /// Subscribes, hears, cancels, and hears no more of the calls of its own thread.
    private static func subscribeAndCancel<Parent>(_ station: Station<Parent>, _ thread: Int, _ faults: Faults) {
        let own = Tally()
        let body: @Sendable (Int, String) -> Void = { caller, _ in if caller == thread { own.add() } }
        let subscription =
            thread.isMultiple(of: 2)
            ? station.proxy.sentMessage(StressDelegate.told).subscribe(body)
            : station.proxy.methodInvoked(StressDelegate.told).subscribe(body)
        station.call(by: thread)
        if own.count != 1 { faults.lost.add() }
        subscription.cancel()
        station.call(by: thread)
        if own.count != 1 { faults.afterCancelling.add() }
    }

    private func everythingAtOnce<Parent: StressParent>(_: Parent.Type, line: UInt = #line) {
        let (faults, operations) = (Faults(), Tally())
        let threads = 8
        let rounds = (allocatedBytes() == nil || isEmulated ? 40_000 : 1_000_000) / threads
        let before = liveProxies.count
        func run() {
            let stations = Places((0..<4).map { _ in Station<Parent>(faults) })
            let subscriptions = Places([SubscriptionToken?](repeating: nil, count: 8))
            let reals = (0..<4).map { _ in Real() }
            onThreads(threads) { thread in
                var numbers = SeededNumbers(seed: thread)
                var done = 0
                while done < rounds {
                    let index = Int.random(in: 0..<4, using: &numbers)
                    let station = stations.get(index)
                    done += 1
                    switch Int.random(in: 0..<32, using: &numbers) {
                    case 0..<16: station.call(by: thread)
                    case 16..<20: precondition(station.delegate.ask(thread) == thread + 1)
                    case 20..<24:
                        Self.subscribeAndCancel(station, thread, faults)
                        done += 3
                    case 24, 25:
                        // Another thread cancels it.
                        let place = index + 4 * (thread & 1)
                        subscriptions.exchange(
                            place, station.proxy.sentMessage(StressDelegate.told).subscribe { _, _ in })?.cancel()
                        done += 1
                    case 26: _ = subscriptions.exchange(index, nil)
                    case 27, 28: station.proxy.setForwardToDelegate(reals[index], retainDelegate: done % 2 == 0)
                    case 29: station.proxy.setForwardToDelegate(nil, retainDelegate: false)
                    case 30: station.proxy.setForwardToDelegate(Real(), retainDelegate: done % 2 == 0)
                    default: _ = stations.exchange(index, Station<Parent>(faults))
                    }
                }
                operations.add(done)
            }
            withExtendedLifetime(reals) {}
        }
        apart(run)
        XCTAssertGreaterThanOrEqual(operations.count, rounds * threads, line: line)
        XCTAssertEqual(faults.lost.count, 0, "calls that a subscriber did not hear", line: line)
        XCTAssertEqual(faults.afterCancelling.count, 0, "calls after cancelling", line: line)
        XCTAssertEqual(faults.notOnce.count, 0, "streams that did not complete once, with their parent", line: line)
        XCTAssertEqual(liveProxies.count, before, line: line)
        print("\(Parent.self): \(operations.count) operations on \(threads) threads")
    }

    /// What it used is gone when it returned.
    @inline(never) private func apart(_ body: () -> Void) { body() }

    func test_H1_everythingAtOnceKeptByTheStorage() { everythingAtOnce(StoringStressParent.self) }
    func test_H1_everythingAtOnceKeptByTheHook() { everythingAtOnce(PlainStressParent.self) }
}
