import CocoaHosts
import Foundation
import RxCocoaHosts
import SwitchboardRx

extension LocationManager: HasDelegate {}

/// The proxy class conforms to the delegate's protocol, as in RxCocoa's tutorials.
final class RxLocationManagerDelegateProxy:
    DelegateProxy<LocationManager, any LocationManagerDelegate>, DelegateProxyType, LocationManagerDelegate,
    @unchecked Sendable
{
    init(locationManager: LocationManager) {
        super.init(parentObject: locationManager, delegateProxy: RxLocationManagerDelegateProxy.self)
    }

    static func registerKnownImplementations() {
        register { RxLocationManagerDelegateProxy(locationManager: $0) }
    }
}

extension Reactive where Base: LocationManager {
    var didUpdateLocations: ControlEvent<[Location]> {
        ControlEvent(
            events: RxLocationManagerDelegateProxy.proxy(for: base)
                .methodInvoked(LocationManagerDelegate.locationManager(_:didUpdateLocations:)).boxedArguments
                .asObservable().map { arguments in try castOrThrow([Location].self, arguments[1]) })
    }

    func setDelegate(_ delegate: any LocationManagerDelegate) -> any Disposable {
        RxLocationManagerDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}

private final class Hike: LocationManagerDelegate {
    func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
        print("delegate: \(locations.count) places")
    }
}

func aLocationManager() {
    let disposeBag = DisposeBag()
    let manager = LocationManager()
    let hike = Hike()
    manager.rx.didUpdateLocations
        .subscribe(onNext: { locations in print("didUpdateLocations: \(locations.map(\.latitude))") })
        .disposed(by: disposeBag)
    manager.rx.setDelegate(hike).disposed(by: disposeBag)
    manager.move(through: Location(latitude: 45.8, longitude: 16), Location(latitude: 45.9, longitude: 16))
    withExtendedLifetime((hike, disposeBag)) {}
}

/// Conforms to the protocol of table views, which refines that of scroll views.
private final class Rows: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { print("delegate: \(indexPath.row)") }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 60 }
}

func aTableViewWithOneProperty() {
    let disposeBag = DisposeBag()
    let tableView = TableView()
    let rows = Rows()
    tableView.delegate = rows
    tableView.rx.didScroll.subscribe(onNext: { print("didScroll") }).disposed(by: disposeBag)
    print("height: \(tableView.height(row: 0))")
    tableView.rx.itemSelected.subscribe(onNext: { path in print("itemSelected: \(path.row)") })
        .disposed(by: disposeBag)
    tableView.tap(row: 1)
    tableView.contentOffset.y = 10
    withExtendedLifetime((rows, disposeBag)) {}
}
