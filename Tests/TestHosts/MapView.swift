import Switchboard

/// A line or an area on a map.
public final class Overlay: Sendable {
    /// What it is called.
    public let name: String

    /// Makes an overlay of that name.
    public init(_ name: String) {
        self.name = name
    }
}

/// Draws an overlay.
public final class OverlayRenderer: Sendable {
    /// What it draws.
    public let overlay: Overlay
    /// In what color.
    public let color: String

    /// Makes one that draws `overlay` in `color`.
    public init(_ overlay: Overlay, color: String) {
        self.overlay = overlay
        self.color = color
    }
}

/// What a map view asks and tells.
public protocol MapViewDelegate: AnyObject {
    /// How an overlay is drawn.
    func mapView(_ mapView: MapView, rendererFor overlay: Overlay) -> OverlayRenderer
    /// Another part of the world is shown.
    func mapView(_ mapView: MapView, regionDidChangeAnimated animated: Bool)
}

extension MapViewDelegate {
    /// Nothing.
    public func mapView(_ mapView: MapView, regionDidChangeAnimated animated: Bool) {}
}

/// Shows a part of the world.
open class MapView: HasDelegate {
    /// Who is asked and told.
    public weak var delegate: (any MapViewDelegate)?
    /// Where the middle is.
    public private(set) var center = Point.zero

    /// Makes one that nobody listens to.
    public init() {}

    /// Shows another part of the world.
    public func move(to center: Point, animated: Bool = false) {
        self.center = center
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    /// The color in which an overlay is drawn; nil where nobody says it.
    public func draw(_ overlay: Overlay) -> String? {
        delegate?.mapView(self, rendererFor: overlay).color
    }
}

/// The proxies of map views.
public final class RxMapViewDelegateProxy:
    DelegateProxy<MapView, any MapViewDelegate>, DelegateProxyType, @unchecked Sendable
{
    /// Typed parent object.
    public private(set) weak var mapView: MapView?

    /// Makes one that is not installed.
    public init(mapView: MapView) {
        self.mapView = mapView
        super.init(parentObject: mapView, delegateProxy: RxMapViewDelegateProxy.self)
    }

    /// Registers this class.
    public static func registerKnownImplementations() {
        register { RxMapViewDelegateProxy(mapView: $0) }
    }
}

extension MapView {
    /// Each change of the part that is shown.
    public var regionDidChange: MessageStream<(MapView, Bool)> {
        RxMapViewDelegateProxy.proxy(for: self).methodInvoked(MapViewDelegate.mapView(_:regionDidChangeAnimated:))
    }

    /// Sets the real delegate, which draws the overlays, beside all streams.
    public func setDelegate(_ delegate: any MapViewDelegate) -> SubscriptionToken {
        RxMapViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: self)
    }
}
