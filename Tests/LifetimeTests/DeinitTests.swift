import Foundation
import Switchboard
import TestProtocols
import TestSupport
import XCTest

/// CONFORMANCE G1: what a parent sends to its delegate in its `deinit` is heard and forwarded; the streams end after
/// it.
final class DeinitTests: XCTestCase {
    fileprivate class Plain: HasDelegate {
        weak var delegate: (any SampleDelegate)?
        let log: Log<String>
        required init(_ log: Log<String>) { self.log = log }
        deinit {
            log.add("deinit")
            delegate?.moved(to: 7, 1)
            log.add("answer \(delegate?.shouldStop(after: 3) ?? false)")
        }
    }
    private final class Hooked: Plain, HasDeallocationHook {}
    private final class Storing: Plain, HasProxyStorage { let proxyStorage = ProxyStorage() }
    private final class Generic<Value>: Plain { var value: Value? }
    private class Derived: Plain {
        deinit { delegate?.moved(to: 6, 1) }
    }
    private final class Strong: HasDelegate {
        var delegate: (any SampleDelegate)?
        deinit { delegate?.moved(to: 7, 1) }
    }
    private final class FromFoundation: NSObject, HasDelegate {
        unowned(unsafe) var delegate: (any SampleDelegate)?
        deinit { delegate?.moved(to: 7, 1) }
    }

    private final class Real: CountedDelegate {
        let log: Log<String>
        init(_ log: Log<String>) { self.log = log }
        override func moved(to x: Int, _ y: Double) { log.add("real \(x)") }
        override func started() { log.add("real started") }
    }

    private let log = Log<String>()

    /// What is heard of the end of a parent.
    private func end<Parent: HasDelegate & SendableMetatype>(
        _ make: () -> Parent
    ) -> [String] where Parent.DelegateType == any SampleDelegate {
        typealias Proxy = DelegateProxy<Parent, any SampleDelegate>
        let (log, real) = (log, Real(log))
        var parent: Parent? = make()
        parent!.delegate = real
        weak var proxy: Proxy?
        func subscribe() -> [SubscriptionToken] {
            let made = Proxy.proxy(for: parent!)
            proxy = made
            return [
                made.sentMessage(SampleDelegate.moved(to:_:)).subscribe(
                    { [weak made] x, _ in log.add("sent \(x) \(made?.parentObject == nil ? "without" : "with") parent")
                    },
                    onCompleted: { log.add("completed") }),
                made.methodInvoked(SampleDelegate.moved(to:_:)).subscribe { x, _ in log.add("invoked \(x)") },
            ]
        }
        let subscriptions = subscribe()
        XCTAssertNotNil(proxy)
        parent = nil
        XCTAssertNil(proxy)
        withExtendedLifetime((subscriptions, real)) {}
        return log.entries
    }

    private let sevenHeard = ["sent 7 without parent", "real 7", "invoked 7"]

    func test_G1_aParentWithoutAHookOfItsOwn() {
        XCTAssertEqual(end { Plain(log) }, ["deinit"] + sevenHeard + ["answer true", "completed"])
    }

    func test_G1_aHookedParent() {
        XCTAssertEqual(end { Hooked(log) }, ["deinit"] + sevenHeard + ["answer true", "completed"])
    }

    func test_G1_aParentWithStorage() {
        XCTAssertEqual(end { Storing(log) }, ["deinit"] + sevenHeard + ["answer true", "completed"])
    }

    func test_G1_aGenericParent() {
        XCTAssertEqual(end { Generic<String>(log) }, ["deinit"] + sevenHeard + ["answer true", "completed"])
    }

    func test_G1_theDeinitsOfAHierarchy() {
        XCTAssertEqual(
            end { Derived(log) },
            ["sent 6 without parent", "real 6", "invoked 6", "deinit"] + sevenHeard + ["answer true", "completed"])
    }

    func test_G1_aParentThatOwnsItsProxy() { XCTAssertEqual(end { Strong() }, sevenHeard + ["completed"]) }

    func test_G1_aParentWithAnUnownedDelegate() {
        XCTAssertEqual(end { FromFoundation() }, sevenHeard + ["completed"])
    }

    func test_G4_theStagesOfTheEnd() {
        let log = log
        var parent: Hooked? = Hooked(log)
        let real = Real(log)
        parent!.delegate = real
        let subscriptions = [
            parent!.deallocating.subscribe { log.add("deallocating") },
            parent!.deallocated.subscribe { log.add("deallocated") },
            DelegateProxy<Hooked, any SampleDelegate>.proxy(for: parent!).methodInvoked(SampleDelegate.moved(to:_:))
                .subscribe({ x, _ in log.add("heard \(x)") }, onCompleted: { log.add("completed") }),
        ]
        parent = nil
        XCTAssertEqual(
            log.entries,
            ["deallocating", "deinit", "real 7", "heard 7", "answer true", "completed", "deallocated"])
        withExtendedLifetime((subscriptions, real)) {}
    }

    /// In its `deinit` a parent still has the proxy that it had.
    func test_A1_theProxyIsFoundInTheDeinit() {
        final class Asking: HasDelegate {
            weak var delegate: (any SampleDelegate)?
            let found: Log<ObjectIdentifier>
            init(_ found: Log<ObjectIdentifier>) { self.found = found }
            deinit {
                delegate = nil
                found.add(ObjectIdentifier(DelegateProxy<Asking, any SampleDelegate>.proxy(for: self)))
                delegate?.started()
            }
        }
        let (found, log) = (Log<ObjectIdentifier>(), log)
        var parent: Asking? = Asking(found)
        let proxy = DelegateProxy<Asking, any SampleDelegate>.proxy(for: parent!)
        let subscription = proxy.sentMessage(SampleDelegate.started)
            .subscribe({ log.add("heard") }, onCompleted: { log.add("completed") })
        XCTAssertEqual(found.entries, [])
        parent = nil
        XCTAssertEqual(found.entries, [ObjectIdentifier(proxy)])
        XCTAssertEqual(log.entries, ["heard", "completed"])
        withExtendedLifetime(subscription) {}
    }

    /// One that is made only then passes calls on, too.
    func test_A1_aProxyMadeInTheDeinit() {
        final class Late: HasDelegate {
            weak var delegate: (any SampleDelegate)?
            let log: Log<String>
            init(_ log: Log<String>) { self.log = log }
            deinit {
                let proxy = DelegateProxy<Late, any SampleDelegate>.proxy(for: self)
                let subscription = proxy.sentMessage(SampleDelegate.started).subscribe { [log] in log.add("heard") }
                delegate?.started()
                withExtendedLifetime((proxy, subscription)) {}
            }
        }
        let real = Real(log)
        for _ in 0..<3 { Late(log).delegate = real }
        XCTAssertEqual(log.entries, Array(repeating: ["heard", "real started"], count: 3).flatMap { $0 })
    }

    /// Many parents end on many threads, at the places of others.
    func test_G1_endsOnManyThreads() {
        let heard = (0..<4).map { _ in Log<Int>() }
        onThreads(4) { thread in
            let (silent, log) = (Log<String>(), heard[thread])
            let real = Real(silent)
            for _ in 0..<500 {
                var parent: Plain? = Plain(silent)
                parent!.delegate = real
                let subscription = DelegateProxy<Plain, any SampleDelegate>.proxy(for: parent!)
                    .sentMessage(SampleDelegate.moved(to:_:))
                    .subscribe({ x, _ in log.add(x) }, onCompleted: { log.add(0) })
                letGo(&parent)
                withExtendedLifetime(subscription) {}
            }
        }
        let expected = Array(repeating: [7, 0], count: 500).flatMap { $0 }
        XCTAssertTrue(heard.allSatisfy { $0.entries == expected })
    }
}
