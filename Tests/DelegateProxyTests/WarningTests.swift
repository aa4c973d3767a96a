import Switchboard
import TestHosts
import Testing

/// What goes on, and was probably not meant, is said on the standard error stream.
@Suite struct WarningTests {
    private final class SelfMadeProxy: DelegateProxy<MapView, any MapViewDelegate>, DelegateProxyType, MapViewDelegate,
        @unchecked Sendable
    {
        init(map: MapView) { super.init(parentObject: map, delegateProxy: SelfMadeProxy.self) }
        static func registerKnownImplementations() { register { SelfMadeProxy(map: $0) } }
        func mapView(_ mapView: MapView, rendererFor overlay: Overlay) -> OverlayRenderer {
            OverlayRenderer(overlay, color: "none")
        }
    }

    @Test func aProxyClassThatConformsItself() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            _ = SelfMadeProxy.proxy(for: MapView())
            _ = SelfMadeProxy.proxy(for: MapView())
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("SelfMadeProxy conforms to TestHosts.MapViewDelegate itself"), "\(text)")
        #expect(text.contains("Its own methods are only called where nobody else answers"))
        #expect(text.components(separatedBy: "Its own methods").count == 2, "once for a class: \(text)")
    }
}

extension String {
    /// The parts between the places where `separator` is.
    fileprivate func components(separatedBy separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
