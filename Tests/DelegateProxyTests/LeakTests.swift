import Switchboard
import XCTest

/// CONFORMANCE G3, and what a proxy takes.
final class LeakTests: XCTestCase {
    /// - Parameter keptUntilSwept: How many proxies may be left, for other parents to come.
    private func nothingIsLeft<Parent: StressParent>(
        _: Parent.Type, keptUntilSwept: Int, line: UInt = #line
    ) {
        func round(_ count: Int) {
            var kept: [Subscription] = []
            for number in 0..<count {
                let parent = Parent()
                let subscription = CountedProxy<Parent>.proxy(for: parent).methodInvoked(StressDelegate.told)
                    .subscribe { _, _ in }
                parent.delegate?.told(by: 0, "text")
                // Others are dropped here, before the parent.
                if number.isMultiple(of: 2) { kept.append(subscription) }
                if kept.count == 1_000 {
                    for subscription in kept { subscription.cancel() }
                    kept = []
                }
            }
            for subscription in kept { subscription.cancel() }
        }
        let proxies = liveProxies.count
        round(2_000)
        let bytes = allocatedBytes()
        round(allocatedBytes() == nil ? 10_000 : 100_000)
        XCTAssertLessThanOrEqual(liveProxies.count - proxies, keptUntilSwept, line: line)
        guard let bytes, let after = allocatedBytes() else { return }
        print("\(Parent.self): \(after - bytes) bytes and \(liveProxies.count - proxies) proxies more than before")
        XCTAssertLessThan(after - bytes, 20_000 + 1_000 * keptUntilSwept, line: line)
    }

    func test_G3_noProxyIsLeftByTheStorage() { nothingIsLeft(StoringStressParent.self, keptUntilSwept: 0) }
    func test_G3_noProxyIsLeftByTheHook() { nothingIsLeft(HookedStressParent.self, keptUntilSwept: 0) }
    func test_G3_noProxyIsLeftByTheTable() { nothingIsLeft(PlainStressParent.self, keptUntilSwept: 300) }

    /// What 10,000 parents take more, each, when they have proxies.
    private func bytesOfAProxy<Parent: StressParent>(_: Parent.Type) throws -> Int {
        let count = 10_000
        let first = Parent()
        _ = DelegateProxy<Parent, any StressDelegate>.proxy(for: first)
        let parents = (0..<count).map { _ in Parent() }
        guard let before = allocatedBytes() else { throw XCTSkip("the heap is a sanitizer's") }
        for parent in parents { _ = DelegateProxy<Parent, any StressDelegate>.proxy(for: parent) }
        let bytes = (allocatedBytes()! - before) / count
        print("\(Parent.self): \(bytes) bytes for a proxy")
        withExtendedLifetime((first, parents)) {}
        return bytes
    }

    func test_aProxyOfAStorageTakesAtMost300Bytes() throws {
        XCTAssertLessThanOrEqual(try bytesOfAProxy(StoringStressParent.self), 300)
    }

    func test_aProxyOfAHookTakesAtMost300BytesBesideTheContext() throws {
        XCTAssertLessThanOrEqual(try bytesOfAProxy(HookedStressParent.self), 300)
    }

    func test_aProxyOfTheTableTakesAtMost300BytesBesideTheTable() throws {
        XCTAssertLessThanOrEqual(try bytesOfAProxy(PlainStressParent.self), 300)
    }
}
