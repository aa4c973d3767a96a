import Foundation

/// A stand-in for `CLLocation`.
public struct Location: Hashable, Sendable {
    /// The latitude.
    public var latitude: Double
    /// The longitude.
    public var longitude: Double

    /// Makes a location.
    public init(latitude: Double, longitude: Double) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// Whether a program may know where the device is.
public enum AuthorizationStatus: Sendable {
    /// The user wasn't asked yet.
    case notDetermined
    /// It may not.
    case denied
    /// It may.
    case authorized
}

/// The delegate of a location manager.
public protocol LocationManagerDelegate: AnyObject {
    /// Called with the places where the device was.
    func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location])
    /// Called when the device can't be located.
    func locationManager(_ manager: LocationManager, didFailWithError error: any Error)
    /// Called when the user was asked.
    func locationManager(_ manager: LocationManager, didChangeAuthorization status: AuthorizationStatus)
    /// Whether the user may be asked to turn the device.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: LocationManager) -> Bool
}

extension LocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {}
    /// Does nothing.
    public func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {}
    /// Does nothing.
    public func locationManager(_ manager: LocationManager, didChangeAuthorization status: AuthorizationStatus) {}
    /// The user mustn't.
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: LocationManager) -> Bool { false }
}

/// A stand-in for `CLLocationManager`.
open class LocationManager: NSObject {
    /// The delegate.
    open weak var delegate: (any LocationManagerDelegate)?

    /// Moves the device.
    open func move(through locations: Location...) {
        delegate?.locationManager(self, didUpdateLocations: locations)
    }

    /// Takes the device out of sight.
    open func fail(with error: any Error) { delegate?.locationManager(self, didFailWithError: error) }

    /// Asks the user, who answers.
    open func authorize(_ status: AuthorizationStatus) {
        delegate?.locationManager(self, didChangeAuthorization: status)
    }

    /// Whether the user is asked to turn the device.
    open var isCalibrating: Bool { delegate?.locationManagerShouldDisplayHeadingCalibration(self) ?? false }
}
