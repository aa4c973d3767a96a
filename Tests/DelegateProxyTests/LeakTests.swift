import Switchboard
import TestSupport
import XCTest

/// CONFORMANCE G3.
final class LeakTests: XCTestCase {
    private func nothingIsLeft<Parent: StressParent>(_: Parent.Type, line: UInt = #line) {
        func round(_ count: Int) {
            var kept: [SubscriptionToken] = []
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
        // The tables of the process grow to their size.
        round(allocatedBytes() == nil || isEmulated ? 2_000 : 50_000)
        let bytes = allocatedBytes()
        round(allocatedBytes() == nil || isEmulated ? 10_000 : 100_000)
        XCTAssertEqual(liveProxies.count, proxies, line: line)
        guard let bytes, let after = allocatedBytes() else { return }
        print("\(Parent.self): \(after - bytes) bytes and \(liveProxies.count - proxies) proxies more than before")
        XCTAssertLessThan(after - bytes, 20_000, line: line)
    }

    func test_G3_noProxyIsLeftByTheStorage() { nothingIsLeft(StoringStressParent.self) }
    func test_G3_noProxyIsLeftByTheHook() { nothingIsLeft(PlainStressParent.self) }
}
