import Foundation

/// A stand-in for `MKOverlay`.
open class Overlay: NSObject {}

/// A stand-in for `MKOverlayRenderer`.
open class OverlayRenderer: NSObject {
    /// The color in which it draws.
    public let color: String

    /// Makes a renderer with a color.
    public init(color: String) { self.color = color }
}

/// The delegate of a map view.
public protocol MapViewDelegate: AnyObject {
    /// The renderer of an overlay.
    func mapView(_ mapView: MapView, rendererFor overlay: Overlay) -> OverlayRenderer
    /// Called when the map shows another region.
    func mapView(_ mapView: MapView, regionDidChangeAnimated animated: Bool)
    /// Called when the map couldn't be loaded.
    func mapViewDidFailLoadingMap(_ mapView: MapView, withError error: any Error)
}

extension MapViewDelegate {
    /// One that draws in black.
    public func mapView(_ mapView: MapView, rendererFor overlay: Overlay) -> OverlayRenderer {
        OverlayRenderer(color: "black")
    }
    /// Does nothing.
    public func mapView(_ mapView: MapView, regionDidChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapViewDidFailLoadingMap(_ mapView: MapView, withError error: any Error) {}
}

/// A stand-in for `MKMapView`.
open class MapView: View {
    /// The delegate.
    open weak var delegate: (any MapViewDelegate)?

    /// Shows another region.
    open func move(animated: Bool) { delegate?.mapView(self, regionDidChangeAnimated: animated) }

    /// Draws an overlay.
    ///
    /// - Returns: The color; nil without a delegate.
    open func draw(_ overlay: Overlay) -> String? { delegate?.mapView(self, rendererFor: overlay).color }

    /// Loads without a network.
    open func fail(with error: any Error) { delegate?.mapViewDidFailLoadingMap(self, withError: error) }
}
