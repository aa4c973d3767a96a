import CocoaHosts
import RxCocoaHosts
import SwitchboardRx

// Proxies that a program writes for classes of which RxCocoa knows nothing, in the way of the tutorials.

// Both modules are named, because the tests against RxSwift are another package, which would warn otherwise.
extension CocoaHosts.MapView: Switchboard.HasDelegate {}
extension CocoaHosts.LocationManager: Switchboard.HasDelegate {}
extension CocoaHosts.ContactPicker: Switchboard.HasDelegate {}

/// Conforms, and implements nothing.
final class AppMapViewDelegateProxy:
    DelegateProxy<MapView, any MapViewDelegate>, DelegateProxyType, MapViewDelegate, @unchecked Sendable
{
    init(mapView: MapView) { super.init(parentObject: mapView, delegateProxy: AppMapViewDelegateProxy.self) }

    static func registerKnownImplementations() {
        register { AppMapViewDelegateProxy(mapView: $0) }
        try! register("mapViewDidFail", selector(MapViewDelegate.mapViewDidFailLoadingMap(_:withError:)))
    }
}

extension Reactive where Base: MapView {
    var delegate: DelegateProxy<MapView, any MapViewDelegate> { AppMapViewDelegateProxy.proxy(for: base) }

    var regionDidChange: ControlEvent<Bool> {
        ControlEvent(
            events: delegate.methodInvoked(MapViewDelegate.mapView(_:regionDidChangeAnimated:)).boxedArguments
                .asObservable().map { arguments in try castOrThrow(Bool.self, arguments[1]) })
    }

    /// By a name that the proxy class registers.
    var didFail: Observable<any Error> {
        delegate.methodInvoked("mapViewDidFail").asObservable()
            .map { arguments in try castOrThrow((any Error).self, arguments[1]) }
    }

    func setDelegate(_ delegate: any MapViewDelegate) -> any Disposable {
        AppMapViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}

/// Implements two methods, and sends what they receive through subjects.
class AppLocationManagerDelegateProxy:
    DelegateProxy<LocationManager, any LocationManagerDelegate>, DelegateProxyType, LocationManagerDelegate,
    @unchecked Sendable
{
    let locations = PublishSubject<[Location]>(), errors = PublishSubject<any Error>()

    init(locationManager: LocationManager) {
        super.init(parentObject: locationManager, delegateProxy: AppLocationManagerDelegateProxy.self)
    }

    static func registerKnownImplementations() {
        register { AppLocationManagerDelegateProxy(locationManager: $0) }
    }

    func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
        forwardToDelegate()?.locationManager(manager, didUpdateLocations: locations)
        self.locations.onNext(locations)
    }

    func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
        forwardToDelegate()?.locationManager(manager, didFailWithError: error)
        errors.onNext(error)
    }

    deinit {
        locations.onCompleted()
        errors.onCompleted()
    }
}

extension Reactive where Base: LocationManager {
    var delegate: DelegateProxy<LocationManager, any LocationManagerDelegate> {
        AppLocationManagerDelegateProxy.proxy(for: base)
    }

    var didUpdateLocations: Observable<[Location]> {
        AppLocationManagerDelegateProxy.proxy(for: base).locations.asObservable()
    }

    var didFailWithError: Observable<any Error> {
        AppLocationManagerDelegateProxy.proxy(for: base).errors.asObservable()
    }

    var didChangeAuthorization: ControlEvent<AuthorizationStatus> {
        ControlEvent(
            events: delegate.methodInvoked(LocationManagerDelegate.locationManager(_:didChangeAuthorization:))
                .boxedArguments.asObservable()
                .map { arguments in try castOrThrow(AuthorizationStatus.self, arguments[1]) })
    }

    func setDelegate(_ delegate: any LocationManagerDelegate) -> any Disposable {
        AppLocationManagerDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}

/// Conforms, for methods that differ in types only.
final class AppContactPickerDelegateProxy:
    DelegateProxy<ContactPicker, any ContactPickerDelegate>, DelegateProxyType, ContactPickerDelegate,
    @unchecked Sendable
{
    init(picker: ContactPicker) {
        super.init(parentObject: picker, delegateProxy: AppContactPickerDelegateProxy.self)
    }

    static func registerKnownImplementations() { register { AppContactPickerDelegateProxy(picker: $0) } }
}

extension Reactive where Base: ContactPicker {
    var delegate: DelegateProxy<ContactPicker, any ContactPickerDelegate> {
        AppContactPickerDelegateProxy.proxy(for: base)
    }

    var didSelectContact: Observable<Contact> {
        delegate.methodInvoked(
            ContactPickerDelegate.contactPicker(_:didSelect:)
                as (any ContactPickerDelegate) -> (ContactPicker, Contact) -> Void
        ).boxedArguments.asObservable().map { arguments in try castOrThrow(Contact.self, arguments[1]) }
    }

    var didSelectContacts: Observable<[Contact]> {
        delegate.methodInvoked(
            ContactPickerDelegate.contactPicker(_:didSelect:)
                as (any ContactPickerDelegate) -> (ContactPicker, [Contact]) -> Void
        ).boxedArguments.asObservable().map { arguments in try castOrThrow([Contact].self, arguments[1]) }
    }

    var didCancel: Observable<Void> {
        delegate.methodInvoked(ContactPickerDelegate.contactPickerDidCancel).asObservable().map { _ in }
    }
}

/// Adds a protocol to a proxy class of another module, for a subclass of the parent.
final class AppImagePickerDelegateProxy:
    RxNavigationControllerDelegateProxy, ImagePickerControllerDelegate, @unchecked Sendable
{
    /// A program registers the class once, before it makes the first proxy.
    static let registered: Void = RxNavigationControllerDelegateProxy.register {
        AppImagePickerDelegateProxy(imagePicker: $0)
    }

    init(imagePicker: ImagePickerController) { super.init(navigationController: imagePicker) }
}

extension Reactive where Base: ImagePickerController {
    private var picking: ForwardingProxy<any ImagePickerControllerDelegate> {
        delegate.refined(to: (any ImagePickerControllerDelegate).self)
    }

    var didFinishPickingMediaWithInfo: Observable<[String: Any]> {
        picking.methodInvoked(ImagePickerControllerDelegate.imagePickerController(_:didFinishPickingMediaWithInfo:))
            .boxedArguments.asObservable().map { arguments in try castOrThrow([String: Any].self, arguments[1]) }
    }

    var didCancel: Observable<Void> {
        picking.methodInvoked(ImagePickerControllerDelegate.imagePickerControllerDidCancel).asObservable().map { _ in }
    }
}
