import Switchboard

/// What a location manager asks and tells.
public protocol LocationManagerDelegate: AnyObject {
    /// Which way the device points is wanted, too. Asked once, when the delegate is set.
    func locationManagerWantsHeading(_ manager: LocationManager) -> Bool
    /// The device moved.
    func locationManager(_ manager: LocationManager, didUpdate places: [Point])
    /// The device turned.
    func locationManager(_ manager: LocationManager, didTurnTo degrees: Double)
    /// It is not known where the device is.
    func locationManager(_ manager: LocationManager, didFailWith error: any Error)
}

extension LocationManagerDelegate {
    /// It is not.
    public func locationManagerWantsHeading(_ manager: LocationManager) -> Bool { false }
    /// Nothing.
    public func locationManager(_ manager: LocationManager, didUpdate places: [Point]) {}
    /// Nothing.
    public func locationManager(_ manager: LocationManager, didTurnTo degrees: Double) {}
    /// Nothing.
    public func locationManager(_ manager: LocationManager, didFailWith error: any Error) {}
}

/// Knows where the device is. It looks at its delegate when that is set, and never again.
public final class LocationManager: HasDelegate, CachesDelegate {
    /// What was seen when the delegate was set.
    public enum Look: Equatable, Sendable {
        /// There was none.
        case none
        /// There was one.
        case delegate(ObjectIdentifier, wantsHeading: Bool)
    }

    /// Who is asked and told.
    public weak var delegate: (any LocationManagerDelegate)? {
        didSet {
            wantsHeading = delegate?.locationManagerWantsHeading(self) ?? false
            looks.append(delegate.map { .delegate(ObjectIdentifier($0), wantsHeading: wantsHeading) } ?? .none)
        }
    }
    /// What the delegate said when it was set.
    private var wantsHeading = false
    /// What was seen, each time that the delegate was set.
    public private(set) var looks: [Look] = []

    /// Makes one that nobody listens to.
    public init() {}

    /// Moves the device.
    public func move(through places: [Point]) { delegate?.locationManager(self, didUpdate: places) }

    /// Turns the device.
    public func turn(to degrees: Double) {
        if wantsHeading { delegate?.locationManager(self, didTurnTo: degrees) }
    }

    /// Takes the device out of sight of the sky.
    public func fail(with error: any Error) { delegate?.locationManager(self, didFailWith: error) }
}

/// Answers what must be answered where no delegate is set.
private final class LocationManagerDelegateNotSet: LocationManagerDelegate, Sendable {
    static let shared = LocationManagerDelegateNotSet()
}

/// The proxies of location managers.
public final class RxLocationManagerDelegateProxy:
    DelegateProxy<LocationManager, any LocationManagerDelegate>, DelegateProxyType, @unchecked Sendable
{
    /// Makes one that is not installed.
    public init(locationManager: LocationManager) {
        super.init(parentObject: locationManager, delegateProxy: RxLocationManagerDelegateProxy.self)
        fallbackTarget = LocationManagerDelegateNotSet.shared
    }

    /// Registers this class.
    public static func registerKnownImplementations() {
        register { RxLocationManagerDelegateProxy(locationManager: $0) }
    }
}

extension LocationManager {
    /// Where the device went.
    public var didUpdatePlaces: MessageStream<(LocationManager, [Point])> {
        RxLocationManagerDelegateProxy.proxy(for: self)
            .methodInvoked(LocationManagerDelegate.locationManager(_:didUpdate:))
    }

    /// Which way the device turned.
    public var didTurn: MessageStream<(LocationManager, Double)> {
        RxLocationManagerDelegateProxy.proxy(for: self)
            .methodInvoked(LocationManagerDelegate.locationManager(_:didTurnTo:))
    }

    /// Why it is not known where the device is.
    public var didFail: MessageStream<(LocationManager, any Error)> {
        RxLocationManagerDelegateProxy.proxy(for: self)
            .methodInvoked(LocationManagerDelegate.locationManager(_:didFailWith:))
    }
}
