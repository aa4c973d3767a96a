import Foundation
import Switchboard
import TestProtocols
import TestSupport
import XCTest

extension DelegateProxy: HasDeallocationHook where Delegate == any SampleDelegate {}

/// CONFORMANCE A1, G1 to G3: how proxies are kept. `GoneTests` has the table.
final class KeepingTests: XCTestCase {
    private func keptAsLongAsTheParent<Parent: HasDelegate>(
        _ make: () -> Parent
    ) where Parent.DelegateType == any SampleDelegate {
        typealias Proxy = DelegateProxy<Parent, any SampleDelegate>
        weak var proxy: Proxy?
        var parent: Parent? = make()
        apart {
            proxy = Proxy.proxy(for: parent!)
            XCTAssertIdentical(proxy, Proxy.proxy(for: parent!))
            XCTAssertNotIdentical(proxy, Proxy.proxy(for: make()))
        }
        XCTAssertNotNil(proxy, "kept although nobody but the parent has it")
        XCTAssertIdentical(proxy?.parentObject, parent)
        parent = nil
        XCTAssertNil(proxy)
    }

    /// What it used is gone when it returned.
    @inline(never) private func apart(_ body: () -> Void) { body() }

    func test_A1_keptByTheStorage() { keptAsLongAsTheParent { StoringParent() } }
    func test_A1_keptByTheHook() { keptAsLongAsTheParent { HookedParent() } }
    func test_A1_keptByTheHookWithoutTheMarker() { keptAsLongAsTheParent { PlainParent() } }

    func test_G3_noProxyIsLeft() {
        nothingIsLeft { StoringParent() }
        nothingIsLeft { HookedParent() }
        nothingIsLeft { PlainParent() }
    }

    private func nothingIsLeft<Parent: HasDelegate>(
        _ make: () -> Parent, line: UInt = #line
    ) where Parent.DelegateType == any SampleDelegate {
        func round(_ count: Int) {
            for _ in 0..<count {
                let parent = make()
                let proxy = DelegateProxy<Parent, any SampleDelegate>.proxy(for: parent)
                let subscription = proxy.sentMessage(SampleDelegate.started).subscribe {}
                // What a proxy keeps alive is alive as long as it.
                proxy.fallbackTarget = CountedDelegate()
                parent.delegate?.started()
                subscription.cancel()
            }
        }
        let count = isEmulated ? 10_000 : 100_000
        round(count)
        let (proxies, bytes) = (Counted.alive.load(ordering: .relaxed), allocatedBytes())
        round(count)
        XCTAssertEqual(proxies, 0, line: line)
        XCTAssertEqual(Counted.alive.load(ordering: .relaxed), 0, line: line)
        if let bytes, let after = allocatedBytes() {
            XCTAssertLessThan(after - bytes, 20_000, line: line)
        }
    }

    func test_G3_manyAtOnceGiveTheirRoomBack() {
        func round() {
            let parents = (0..<20_000).map { _ in HookedParent() }
            let observations = parents.map { observing($0) {} }
            withExtendedLifetime((parents, observations)) {}
        }
        round()
        // What a round leaves, it leaves in every round; what other threads of the process allocate meanwhile, they do
        // not.
        let left = (0..<5).compactMap { _ in
            let before = allocatedBytes()
            round()
            return before.flatMap { before in allocatedBytes().map { $0 - before } }
        }
        if let least = left.min() { XCTAssertLessThan(least, 40_000, "\(left)") }
    }

    /// One storage for two parents would give the second the first's proxy.
    func test_storageOfAnotherIsRefused() throws {
        final class Sharing: HasDelegate, HasProxyStorage {
            static let one = ProxyStorage()
            var delegate: (any SampleDelegate)?
            var proxyStorage: ProxyStorage { Self.one }
        }
        typealias Proxy = DelegateProxy<Sharing, any SampleDelegate>
        let (first, second) = (Sharing(), Sharing())
        _ = try Proxy.proxyOrThrow(for: first)
        XCTAssertThrowsError(try Proxy.proxyOrThrow(for: second)) { error in
            XCTAssertEqual((error as? ProxyError)?.reason, .proxyStorageNotOwned)
            XCTAssertEqual(
                "\(error)",
                "Switchboard: can't create a proxy for TestProtocols.SampleDelegate: the parent's `proxyStorage` "
                    + "belongs to another object, or changes between accesses. Declare it as "
                    + "`let proxyStorage = ProxyStorage()`. [proxyStorageNotOwned]")
        }
        withExtendedLifetime(first) {}
    }

    func test_storageThatIsAnotherEachTimeIsRefused() {
        final class Forgetting: HasDelegate, HasProxyStorage {
            var delegate: (any SampleDelegate)?
            var proxyStorage: ProxyStorage { ProxyStorage() }
        }
        let parent = Forgetting()
        XCTAssertThrowsError(try DelegateProxy<Forgetting, any SampleDelegate>.proxyOrThrow(for: parent)) { error in
            XCTAssertEqual((error as? ProxyError)?.reason, .proxyStorageNotOwned)
        }
        XCTAssertNil(parent.delegate)
    }

    /// A subclass of a class of one way may choose another.
    func test_theSubclassChooses() {
        final class StoringAfterAll: HookedParent, HasProxyStorage { let proxyStorage = ProxyStorage() }
        final class Borrowing: HookedParent, HasProxyStorage {
            let proxyStorage: ProxyStorage
            init(_ other: StoringAfterAll) { proxyStorage = other.proxyStorage }
        }
        let parent = StoringAfterAll()
        weak let proxy = DelegateProxy<HookedParent, any SampleDelegate>.proxy(for: parent)
        XCTAssertNotNil(proxy)
        XCTAssertThrowsError(try DelegateProxy<HookedParent, any SampleDelegate>.proxyOrThrow(for: Borrowing(parent)))
        withExtendedLifetime(parent) {}
    }

    /// The delegate's class is hooked between its becoming the receiver and the call.
    func test_aHookedDelegateAnswers() {
        final class Real: CountedDelegate, HasDeallocationHook {}
        let parent = StoringParent()
        var real: Real? = Real()
        parent.delegate = real
        let proxy = DelegateProxy<StoringParent, any SampleDelegate>.proxy(for: parent)
        let (ended, heard) = (Log<Int>(), Log<Int>())
        let subscription = proxy.methodInvoked(SampleDelegate.moved(to:_:)).subscribe { x, _ in heard.add(x) }
        parent.delegate?.started()
        let observation = observing(real!) { ended.add(1) }
        let proxyObservation = observing(Ending()) { ended.add(2) }
        parent.delegate?.started()
        parent.delegate?.moved(to: 5, 1)
        XCTAssertEqual(parent.delegate?.shouldStop(after: 3), true)
        XCTAssertEqual(real?.calls, 7)
        XCTAssertEqual(heard.entries, [5])
        XCTAssertEqual(ended.entries, [2])
        real = nil
        XCTAssertEqual(ended.entries, [2, 1])
        XCTAssertNil(proxy.forwardToDelegate())
        withExtendedLifetime((subscription, observation, proxyObservation)) {}
    }

    private final class Ending: HasDeallocationHook {}

    /// A proxy is an object like others.
    func test_aHookedProxyPassesCallsOn() {
        let (parent, real, ended) = (StoringParent(), CountedDelegate(), Log<Int>())
        parent.delegate = real
        func use() -> DeallocationObservation {
            let proxy = DelegateProxy<StoringParent, any SampleDelegate>.proxy(for: parent)
            let delegate = proxy.object
            delegate.started()
            let observation = observing(proxy) { ended.add(1) }
            delegate.started()
            XCTAssertEqual(delegate.shouldStop(after: 3), true)
            return observation
        }
        let observation = use()
        XCTAssertEqual(real.calls, 2)
        XCTAssertEqual(ended.entries, [])
        withExtendedLifetime((parent, observation)) {}
    }

}
