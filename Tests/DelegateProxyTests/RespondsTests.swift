import Switchboard
import TestHosts
import XCTest

final class RespondsTests: XCTestCase {
    private final class Delegate: MapViewDelegate {
        func mapView(_ mapView: MapView, rendererFor overlay: Overlay) -> OverlayRenderer {
            OverlayRenderer(overlay, color: "red")
        }
    }

    func test_C1_aProxyRespondsToObservedMethodsAndThoseOfItsTarget() throws {
        typealias Proxy = RxMapViewDelegateProxy
        let name: MessageSelector = "mapView(_:regionDidChangeAnimated:)"
        try Proxy.register(name, Proxy.selector(MapViewDelegate.mapView(_:regionDidChangeAnimated:)))
        let map = MapView(), delegate = Delegate()
        let proxy = Proxy.proxy(for: map)
        proxy.fallbackTarget = nil
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        XCTAssertFalse(proxy.responds(to: name))

        let stream = proxy.sentMessage(name)
        XCTAssertFalse(proxy.responds(to: name), "a stream without subscribers")
        let subscription = stream.subscribe { _ in }
        XCTAssertTrue(proxy.responds(to: name), "observed")
        XCTAssertFalse(Proxy.proxy(for: MapView()).responds(to: "somebody else"), "not registered")
        subscription.cancel()
        XCTAssertFalse(proxy.responds(to: name), "not observed any more")

        proxy.setForwardToDelegate(delegate, retainDelegate: false)
        XCTAssertTrue(proxy.responds(to: name), "the real delegate does")
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        proxy.fallbackTarget = delegate
        XCTAssertTrue(proxy.responds(to: name), "the fallback does")
        withExtendedLifetime((map, delegate)) {}
    }
}
