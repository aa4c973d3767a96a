import SwitchboardRx
import TestHosts

extension MapView: ReactiveCompatible {}

extension Reactive where Base: MapView {
    /// The proxy.
    public var delegate: DelegateProxy<MapView, any MapViewDelegate> { RxMapViewDelegateProxy.proxy(for: base) }

    /// Each change of the part that is shown: whether it was animated.
    public var regionDidChange: ControlEvent<Bool> {
        ControlEvent(
            events: delegate.methodInvoked(MapViewDelegate.mapView(_:regionDidChangeAnimated:)).asObservable().map {
                _, animated in
                animated
            })
    }

    /// Sets the real delegate, which draws the overlays: `mapView(_:rendererFor:)` returns a value, so no stream can
    /// answer it.
    public func setDelegate(_ delegate: any MapViewDelegate) -> any Disposable {
        RxMapViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}
