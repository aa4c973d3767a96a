import RxTestHosts
import SwitchboardRx
import TestHosts

final class CityCell: TableCell {
    func show(_ city: String, at row: Int) { text = "\(row + 1). \(city)" }
}

/// A screen that is its table view's delegate and observes it as well.
private final class CitiesScreen: TableViewDelegate {
    let tableView = TableView()
    let disposeBag = DisposeBag()

    func viewDidLoad() {
        tableView.register(CityCell.self, forCellReuseIdentifier: "City")

        let cities = Observable.just(["Lisbon", "Copenhagen", "Zagreb"])
        cities
            .bind(to: tableView.rx.items(cellIdentifier: "City", cellType: CityCell.self)) { row, city, cell in
                cell.show(city, at: row)
            }
            .disposed(by: disposeBag)

        tableView.rx.itemSelected
            .subscribe(onNext: { row in print("itemSelected: \(row)") })
            .disposed(by: disposeBag)
        tableView.rx.modelSelected(String.self)
            .subscribe(onNext: { city in print("modelSelected: \(city)") })
            .disposed(by: disposeBag)
        tableView.rx.didScroll
            .subscribe(onNext: { print("didScroll") })
            .disposed(by: disposeBag)

        tableView.rx.setDelegate(self).disposed(by: disposeBag)
    }

    func tableView(_ tableView: TableView, didSelectRow row: Int) { print("self: row \(row) was selected") }
}

func aTableView() {
    let screen = CitiesScreen()
    screen.viewDidLoad()
    print(screen.tableView.shownTexts.joined(separator: "  "))
    screen.tableView.select(row: 1)
    screen.tableView.scroll(to: Point(x: 0, y: 10))
}

private final class NavigationLog: NavigationControllerDelegate {
    func navigationController(_ controller: NavigationController, willShow screen: Screen, animated: Bool) {
        print("delegate: \(screen.title) will come")
    }
}

func aNavigationController() {
    let disposeBag = DisposeBag()
    let navigationController = NavigationController()
    let log = NavigationLog()
    RxNavigationControllerDelegateProxy.installForwardDelegate(
        log, retainDelegate: false, onProxyForObject: navigationController
    ).disposed(by: disposeBag)
    navigationController.rx.willShow
        .subscribe(onNext: { screen, animated in print("willShow: \(screen.title), animated: \(animated)") })
        .disposed(by: disposeBag)
    navigationController.rx.didShow
        .subscribe(onNext: { screen, _ in print("didShow: \(screen.title)") })
        .disposed(by: disposeBag)
    navigationController.show(Screen("Home"))
    withExtendedLifetime((log, disposeBag)) {}
}

func aContactPicker() {
    let disposeBag = DisposeBag()
    let picker = ContactPicker()
    picker.rx.didSelectContact
        .subscribe(onNext: { contact in print("one: \(contact.name)") })
        .disposed(by: disposeBag)
    picker.rx.didSelectContacts
        .subscribe(onNext: { contacts in print("several: \(contacts.map(\.name).joined(separator: ", "))") })
        .disposed(by: disposeBag)
    picker.choose(Contact("Ada"))
    picker.choose([Contact("Ada"), Contact("Grace")])
    withExtendedLifetime(disposeBag) {}
}

private final class Renderer: MapViewDelegate {
    func mapView(_ mapView: MapView, rendererFor overlay: Overlay) -> OverlayRenderer {
        OverlayRenderer(overlay, color: "blue")
    }
}

func aMapView() {
    let disposeBag = DisposeBag()
    let mapView = MapView()
    let renderer = Renderer()
    mapView.rx.setDelegate(renderer).disposed(by: disposeBag)

    let regionChanges = PublishRelay<Bool>()
    regionChanges
        .subscribe(onNext: { animated in print("regionDidChange, animated: \(animated)") })
        .disposed(by: disposeBag)
    mapView.rx.regionDidChange.bind(to: regionChanges).disposed(by: disposeBag)

    mapView.move(to: Point(x: 45.8, y: 16), animated: true)
    print("the river is \(mapView.draw(Overlay("river")) ?? "not drawn")")
    withExtendedLifetime((renderer, disposeBag)) {}
}
