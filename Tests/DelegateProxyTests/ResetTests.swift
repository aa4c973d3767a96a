import Switchboard
import TestHosts
import TestSupport
import XCTest

/// CONFORMANCE C2 and C3: a parent that remembers what its delegate can do looks again.
final class ResetTests: XCTestCase {
    private final class Compass: LocationManagerDelegate {
        let log: Log<String>
        init(_ log: Log<String>) { self.log = log }
        func locationManagerWantsHeading(_ manager: LocationManager) -> Bool { true }
        func locationManager(_ manager: LocationManager, didTurnTo degrees: Double) { log.add("turned to \(degrees)") }
    }

    /// Calls its delegate when it is set.
    private final class Greeter: HasDelegate, CachesDelegate {
        weak var delegate: (any JobDelegate)? { didSet { delegate?.willStart() } }
    }

    private let log = Log<String>()

    func test_C2_theFirstObserverOfAMethodAndStageAndTheLastResetTheParent() {
        let manager = LocationManager()
        let proxy = RxLocationManagerDelegateProxy.proxy(for: manager)
        let there = LocationManager.Look.delegate(ObjectIdentifier(proxy), wantsHeading: false)
        let reset = [LocationManager.Look.none, there]
        XCTAssertEqual(manager.looks, [there], "installed once")

        let stream = proxy.methodInvoked(LocationManagerDelegate.locationManager(_:didUpdate:))
        XCTAssertEqual(manager.looks, [there], "a stream alone changes nothing")
        let first = stream.subscribe { _ in }
        XCTAssertEqual(manager.looks, [there] + reset)
        let second = stream.subscribe { _ in }
        XCTAssertEqual(manager.looks, [there] + reset, "a second observer changes nothing")
        let sent = proxy.sentMessage(LocationManagerDelegate.locationManager(_:didUpdate:)).subscribe { _ in }
        XCTAssertEqual(manager.looks, [there] + reset + reset, "the other stage")
        let other = proxy.methodInvoked(LocationManagerDelegate.locationManager(_:didFailWith:)).subscribe { _ in }
        XCTAssertEqual(manager.looks, [there] + reset + reset + reset, "another method")

        first.cancel()
        XCTAssertEqual(manager.looks.count, 7, "one observer is left")
        second.cancel()
        XCTAssertEqual(manager.looks.count, 9)
        second.cancel()
        XCTAssertEqual(manager.looks.count, 9, "cancelled before")
        sent.cancel()
        other.cancel()
        XCTAssertEqual(manager.looks, [there] + Array(repeating: reset, count: 6).joined())
    }

    func test_C2_droppingTheLastSubscriptionResetsTheParentToo() {
        let manager = LocationManager()
        var subscription: SubscriptionToken? = manager.didUpdatePlaces.subscribe { _ in }
        XCTAssertEqual(manager.looks.count, 3)
        XCTAssertNotNil(subscription)
        subscription = nil
        XCTAssertEqual(manager.looks.count, 5)
    }

    func test_C2_theParentIsResetAfterAttachingAndAfterDetaching() {
        let (greeter, log) = (Greeter(), log)
        let real = JobListener(log)
        greeter.delegate = real
        let proxy = DelegateProxy<Greeter, any JobDelegate>.proxy(for: greeter)
        XCTAssertEqual(log.entries, ["real will start", "real will start"])
        let subscription = proxy.sentMessage(JobDelegate.willStart).subscribe { log.add("stream") }
        XCTAssertEqual(log.entries.suffix(2), ["stream", "real will start"])
        subscription.cancel()
        XCTAssertEqual(log.entries.suffix(3), ["stream", "real will start", "real will start"])
        withExtendedLifetime(real) {}
    }

    func test_C2_aParentWithAnotherDelegateIsLeftAlone() {
        let manager = LocationManager()
        let proxy = RxLocationManagerDelegateProxy.proxy(for: manager)
        let other = Compass(log)
        manager.delegate = other
        let looks = manager.looks
        let subscription = proxy.methodInvoked(LocationManagerDelegate.locationManager(_:didUpdate:))
            .subscribe { _ in }
        XCTAssertIdentical(manager.delegate, other)
        XCTAssertEqual(manager.looks, looks)
        subscription.cancel()
        XCTAssertEqual(manager.looks, looks)
        withExtendedLifetime(other) {}
    }

    func test_C2_aParentThatDoesNotCacheIsLeftAlone() {
        let view = ScrollView()
        let subscription = view.didScroll.subscribe { _ in }
        subscription.cancel()
        XCTAssertEqual(view.timesSet, 1)
    }

    func test_C3_anotherForwardDelegateResetsTheParent() {
        let (manager, log) = (LocationManager(), log)
        let subscription = manager.didTurn.subscribe { log.add("stream \($1)") }
        manager.turn(to: 10)
        XCTAssertEqual(log.entries, [], "it was not wanted when the proxy was set")
        let compass = Compass(log)
        let proxy = RxLocationManagerDelegateProxy.proxy(for: manager)
        let count = manager.looks.count
        proxy.setForwardToDelegate(compass, retainDelegate: false)
        XCTAssertEqual(
            Array(manager.looks[count...]), [.none, .delegate(ObjectIdentifier(proxy), wantsHeading: true)])
        manager.turn(to: 20)
        XCTAssertEqual(log.entries, ["turned to 20.0", "stream 20.0"])
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        manager.turn(to: 30)
        XCTAssertEqual(log.entries, ["turned to 20.0", "stream 20.0"])
        withExtendedLifetime((subscription, compass)) {}
    }
}
