import Foundation
import Switchboard
import Synchronization
import TestProtocols
import TestSupport
import XCTest

/// CONFORMANCE H1: everything from several threads at once. Run with the thread sanitizer by `make check`.
final class ThreadTests: XCTestCase {
    typealias Proxy = DelegateProxy<Parent<any CountingDelegate>, any CountingDelegate>

    private final class Real: CountingDelegate, Sendable {
        let calls = Atomic(0)
        private let alive = Atomic(0x5EED)
        func count(_ text: String, _ by: Int) {
            precondition(alive.load(ordering: .relaxed) == 0x5EED && text.hasPrefix("text"))
            calls.add(by, ordering: .relaxed)
        }
        func ask(_ x: Int) -> Int { x + 1 }
        deinit { alive.store(0, ordering: .relaxed) }
    }

    /// Runs `body` on so many threads and waits for all.
    private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.concurrentPerform(iterations: count, execute: body)
    }

    private let rounds = 4_000

    /// Calls, subscriptions, cancellations and new delegates at once: a subscriber that was there before hears every
    /// call, and every call reaches some delegate.
    func test_H1_everythingAtOnce() {
        let rounds = rounds
        let fallback = Real()
        let parent = Parent<any CountingDelegate>()
        defer { withExtendedLifetime(parent) {} }
        let proxy = Proxy.proxy(for: parent)
        proxy.fallbackTarget = fallback
        let reals = (0..<4).map { _ in Real() }
        final class Heard: Sendable {
            let sent = Atomic(0)
            let invoked = Atomic(0)
        }
        let heard = Heard()
        let subscriptions = [
            proxy.sentMessage(CountingDelegate.count).subscribe { heard.sent.add($1, ordering: .relaxed) },
            proxy.methodInvoked(CountingDelegate.count).subscribe { heard.invoked.add($1, ordering: .relaxed) },
        ]
        onThreads(8) { thread in
            let delegate = proxy.object
            for round in 0..<rounds {
                switch thread {
                case 0..<4:
                    delegate.count("text number \(round), long enough to be on the heap", 1)
                    precondition(delegate.ask(round) == round + 1)
                case 4, 5:
                    let subscription = proxy.sentMessage(CountingDelegate.count).subscribe { text, _ in
                        precondition(text.hasPrefix("text"))
                    }
                    if round.isMultiple(of: 3) { delegate.count("text", 0) }
                    subscription.cancel()
                case 6: proxy.setForwardToDelegate(reals[round % 4], retainDelegate: round.isMultiple(of: 2))
                default:
                    // A delegate that is dropped at once.
                    proxy.setForwardToDelegate(Real(), retainDelegate: round.isMultiple(of: 2))
                }
            }
        }
        XCTAssertEqual(heard.sent.load(ordering: .relaxed), 4 * rounds)
        XCTAssertEqual(heard.invoked.load(ordering: .relaxed), 4 * rounds)
        withExtendedLifetime(subscriptions) {}
    }

    func test_H1_noCallAfterCancelReturnedOnTheSameThread() {
        let rounds = rounds
        let parent = Parent<any CountingDelegate>()
        defer { withExtendedLifetime(parent) {} }
        let proxy = Proxy.proxy(for: parent)
        proxy.fallbackTarget = Real()
        onThreads(8) { _ in
            final class Flag: Sendable { let cancelled = Atomic(false) }
            let delegate = proxy.object
            let own = ObjectIdentifier(Thread.current)
            for _ in 0..<rounds / 4 {
                let flag = Flag()
                let subscription = proxy.sentMessage(CountingDelegate.count).subscribe { _, _ in
                    if ObjectIdentifier(Thread.current) == own {
                        precondition(!flag.cancelled.load(ordering: .relaxed))
                    }
                }
                delegate.count("text", 1)
                subscription.cancel()
                flag.cancelled.store(true, ordering: .relaxed)
                delegate.count("text", 1)
            }
        }
    }

    /// What an observer captured is let go when its last use ends, although other threads read the lists all the time.
    func test_H1_cancelledObserversAreLetGo() {
        let rounds = rounds
        let parent = Parent<any CountingDelegate>()
        defer { withExtendedLifetime(parent) {} }
        let proxy = Proxy.proxy(for: parent)
        proxy.fallbackTarget = Real()
        final class Counts: Sendable { let alive = Atomic(0) }
        final class Counted: Sendable {
            let counts: Counts
            init(_ counts: Counts) {
                self.counts = counts
                counts.alive.add(1, ordering: .relaxed)
            }
            deinit { counts.alive.subtract(1, ordering: .relaxed) }
        }
        let counts = Counts()
        onThreads(8) { thread in
            let delegate = proxy.object
            for _ in 0..<rounds {
                if thread < 4 {
                    delegate.count("text", 1)
                } else {
                    let counted = Counted(counts)
                    proxy.sentMessage(CountingDelegate.count).subscribe { _, _ in _ = counted }.cancel()
                }
            }
        }
        XCTAssertEqual(counts.alive.load(ordering: .relaxed), 0)
    }

    func test_A1_oneProxyAlsoUnderConcurrentFirstUse() {
        for _ in 0..<50 {
            nonisolated(unsafe) let parent = Parent<any CountingDelegate>()
            _ = Proxy.proxy(for: parent)
            let proxies = Log<ObjectIdentifier>()
            onThreads(8) { _ in proxies.add(ObjectIdentifier(Proxy.proxy(for: parent))) }
            XCTAssertEqual(Set(proxies.entries).count, 1)
        }
    }
}
