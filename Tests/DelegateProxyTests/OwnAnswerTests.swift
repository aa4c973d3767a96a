import Switchboard
import TestHosts
import TestSupport
import XCTest

/// CONFORMANCE B7 and B15: a proxy class that conforms answers what nobody else answers.
final class OwnAnswerTests: XCTestCase {
    /// Has one method of its own, and takes the protocol's defaults for the others.
    private final class DraggingProxy: DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType,
        ScrollViewDelegate, @unchecked Sendable
    {
        let log = Log<String>()

        init(view: ScrollView) { super.init(parentObject: view, delegateProxy: DraggingProxy.self) }
        static func registerKnownImplementations() { register { DraggingProxy(view: $0) } }
        static var identifier: UnsafeRawPointer {
            unsafeBitCast(ObjectIdentifier(DraggingProxy.self), to: UnsafeRawPointer.self)
        }
        static func implementedMethods() throws -> ImplementedMethods<any ScrollViewDelegate> {
            try .only(selector(ScrollViewDelegate.scrollViewWillBeginDragging(_:)))
        }

        deinit { log.add("proxy ended") }

        func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
            log.add("own")
            forwardToDelegate()?.scrollViewWillBeginDragging(scrollView)
        }
        func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
            log.add("asked")
            return false
        }
    }

    private final class Listener: ScrollViewDelegate {
        let log = Log<String>()
        func scrollViewWillBeginDragging(_ scrollView: ScrollView) { log.add("real") }
        func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
    }

    func test_B15_defaultsOfTheClassReturnTheResultWithoutATarget() {
        let view = ScrollView()
        let proxy = DraggingProxy.proxy(for: view)
        XCTAssertNil(proxy.fallbackTarget)
        view.drag(to: Point(x: 0, y: 7))
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset.y, 7, "the class said no")
        XCTAssertEqual(proxy.log.entries, ["own", "asked"])
    }

    func test_B15_theTargetComesBeforeTheDefaultsOfTheClass() {
        let view = ScrollView(), real = Listener()
        view.delegate = real
        let proxy = DraggingProxy.proxy(for: view)
        view.drag(to: Point(x: 0, y: 7))
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset.y, 0)
        XCTAssertEqual(proxy.log.entries, ["own"])
        XCTAssertEqual(real.log.entries, ["real"])
    }

    func test_B15_aFallbackReceiverAnswersBeforeTheClassUntilItIsTakenAway() {
        let view = ScrollView(), fallback = Listener()
        let proxy = DraggingProxy.proxy(for: view)
        proxy.fallbackTarget = fallback
        XCTAssertTrue(proxy.fallbackTarget === fallback)
        view.scroll(to: Point(x: 0, y: 7))
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset.y, 0)
        proxy.fallbackTarget = nil
        view.scroll(to: Point(x: 0, y: 7))
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset.y, 7)
        XCTAssertEqual(proxy.log.entries, ["asked"])
    }

    // MARK: Without names

    /// Says that its method answers if nothing else does.
    private final class LastProxy: DelegateProxy<MapView, any MapViewDelegate>, DelegateProxyType, MapViewDelegate,
        @unchecked Sendable
    {
        init(map: MapView) { super.init(parentObject: map, delegateProxy: LastProxy.self) }
        static func registerKnownImplementations() { register { LastProxy(map: $0) } }
        static var identifier: UnsafeRawPointer {
            unsafeBitCast(ObjectIdentifier(LastProxy.self), to: UnsafeRawPointer.self)
        }
        static func implementedMethods() -> ImplementedMethods<any MapViewDelegate> { .none }
        func mapView(_ mapView: MapView, rendererFor overlay: Overlay) -> OverlayRenderer {
            OverlayRenderer(overlay, color: "own")
        }
    }

    func test_B15_aClassThatSaysNoneAnswersLast() {
        let (map, log) = (MapView(), Log<String>())
        let proxy = LastProxy.proxy(for: map)
        let overlay = Overlay("way")
        XCTAssertEqual(proxy.object.mapView(map, rendererFor: overlay).color, "own")
        let real = MapListener(log)
        map.delegate = real
        _ = LastProxy.proxy(for: map)
        XCTAssertEqual(proxy.object.mapView(map, rendererFor: overlay).color, "red")
        XCTAssertEqual(
            (blind(proxy) as? any MapViewDelegate)?.mapView(map, rendererFor: overlay).color, "red",
            "through a cast, too")
    }

    func test_G3_aProxyThatAnswersItselfIsNotKept() {
        let view = ScrollView()
        var proxy: DraggingProxy? = DraggingProxy.createProxy(for: view)
        let log = proxy!.log
        weak let seen = proxy
        proxy = nil
        XCTAssertNil(seen)
        XCTAssertEqual(log.entries, ["proxy ended"])
    }
}

/// The optimizer doesn't know what it is.
@inline(never) @_optimize(none)
private func blind(_ value: Any) -> Any { value }
