import Switchboard
import TestHosts
import TestSupport
import XCTest

/// CONFORMANCE G1 and G2, as far as streams complete with their proxy.
final class LifetimeTests: XCTestCase {
    private let log = Log<String>()

    func test_G1_bothStagesCompleteWithTheProxyAndNotBefore() {
        let (map, log) = (MapView(), log)
        var proxy: RxMapViewDelegateProxy? = RxMapViewDelegateProxy(mapView: map)
        let method = MapViewDelegate.mapView(_:regionDidChangeAnimated:)
        let subscriptions = [
            proxy!.sentMessage(method).subscribe({ _ in log.add("sent") }, onCompleted: { log.add("sent completed") }),
            proxy!.methodInvoked(method)
                .subscribe({ _ in log.add("invoked") }, onCompleted: { log.add("invoked completed") }),
        ]
        proxy!.object.mapView(map, regionDidChangeAnimated: true)
        XCTAssertEqual(log.entries, ["sent", "invoked"])
        proxy = nil
        XCTAssertEqual(log.entries.suffix(2).sorted(), ["invoked completed", "sent completed"])
        XCTAssertEqual(log.entries.count, 4)
        withExtendedLifetime(subscriptions) {}
        XCTAssertEqual(log.entries.count, 4, "completed once")
    }

    func test_G1_aCancelledSubscriptionIsNotCompleted() {
        let (map, log) = (MapView(), log)
        var proxy: RxMapViewDelegateProxy? = RxMapViewDelegateProxy(mapView: map)
        let subscription = proxy!.sentMessage(MapViewDelegate.mapView(_:regionDidChangeAnimated:))
            .subscribe({ _ in }, onCompleted: { log.add("completed") })
        subscription.cancel()
        proxy = nil
        XCTAssertEqual(log.entries, [])
        XCTAssertNil(proxy)
    }

    func test_G1_theStreamsOfAParentCompleteWithIt() {
        let log = log
        var view: ScrollView? = ScrollView()
        let subscription = view!.didScroll.subscribe({ _ in }, onCompleted: { log.add("completed") })
        XCTAssertEqual(log.entries, [], "its parent lives")
        view = nil
        XCTAssertEqual(log.entries, ["completed"])
        withExtendedLifetime(subscription) {}
    }

    func test_G2_aSubscriptionKeepsNothingAlive() {
        let (map, log) = (MapView(), log)
        var real: MapListener? = MapListener(log)
        var proxy: RxMapViewDelegateProxy? = RxMapViewDelegateProxy(mapView: map)
        proxy!.setForwardToDelegate(real, retainDelegate: false)
        let subscription = proxy!.methodInvoked(MapViewDelegate.mapView(_:regionDidChangeAnimated:)).subscribe { _ in }
        weak let weakProxy = proxy
        proxy = nil
        XCTAssertNil(weakProxy)
        real = nil
        XCTAssertEqual(log.entries, ["red listener ended"])
        XCTAssertNil(real)
        subscription.cancel()
    }

    func test_G2_aSubscriptionOfAParentsStreamDoesNotKeepTheParent() {
        var view: ScrollView? = ScrollView()
        weak let weakView = view
        let subscription = view!.didScroll.subscribe { _ in }
        view = nil
        XCTAssertNil(weakView)
        subscription.cancel()
    }
}
