import RxTestHosts
import SwitchboardRx
import TestHosts
import XCTest

/// The code of RxCocoa's tutorials, nearly literally.
final class TutorialTests: XCTestCase {
    private let recorder = Recorder()
    private var disposeBag = DisposeBag()

    // MARK: A class of one's own

    func testACustomClass() {
        let download = Download()
        let real = RealDownloadDelegate(recorder)
        download.delegate = real
        download.rx.willStart
            .subscribe(onNext: { [recorder] in recorder.note("will start \($0)") })
            .disposed(by: disposeBag)
        download.rx.didEnd
            .subscribe(onNext: { [recorder] in recorder.note("did end after \($0)") })
            .disposed(by: disposeBag)
        download.run("here")
        XCTAssertEqual(recorder.take(), ["will start here", "real start", "real end", "did end after 4"])
        disposeBag = DisposeBag()
        download.run("there")
        XCTAssertEqual(recorder.take(), ["real start", "real end"])
        withExtendedLifetime(real) {}
    }

    func testACastThatFailsEndsTheStreamWithAnError() {
        let download = Download()
        download.rx.didEndWronglyCast
            .subscribe(
                onNext: { [recorder] in recorder.note($0) },
                onError: { [recorder] error in
                    guard case RxCocoaError.castingError(let object, let type)? = error as? RxCocoaError else {
                        return recorder.note("\(error)")
                    }
                    recorder.note("\(object) is no \(type)")
                },
                onDisposed: { [recorder] in recorder.note("disposed") }
            )
            .disposed(by: disposeBag)
        download.run("abc")
        download.run("abc")
        XCTAssertEqual(recorder.all, ["3 is no String", "disposed"])
    }

    // MARK: Table views

    func testItemsOfATableView() {
        let tableView = TableView()
        tableView.register(CityCell.self, forCellReuseIdentifier: "City")
        let cities = Observable.just(["Lisbon", "Copenhagen", "Zagreb"])
        cities
            .bind(to: tableView.rx.items(cellIdentifier: "City", cellType: CityCell.self)) { row, city, cell in
                cell.show(city, at: row)
            }
            .disposed(by: disposeBag)
        XCTAssertEqual(tableView.shownTexts, ["0: Lisbon", "1: Copenhagen", "2: Zagreb"])
        disposeBag = DisposeBag()
        XCTAssertEqual(tableView.reload(), [])
    }

    func testItemsThatChange() {
        let tableView = TableView()
        tableView.register(CityCell.self, forCellReuseIdentifier: "City")
        let cities = BehaviorRelay(value: ["Lisbon"])
        cities
            .bind(to: tableView.rx.items(cellIdentifier: "City")) { (row, city, cell: CityCell) in
                cell.show(city, at: row)
            }
            .disposed(by: disposeBag)
        cities.accept(["Zagreb", "Split"])
        XCTAssertEqual(tableView.shownTexts, ["0: Zagreb", "1: Split"])
        tableView.rx.modelSelected(String.self)
            .subscribe(onNext: { [recorder] in recorder.note($0) })
            .disposed(by: disposeBag)
        tableView.select(row: 1)
        XCTAssertEqual(recorder.all, ["Split"])
    }

    func testItemSelectedWithADelegateSetBefore() {
        let tableView = TableView()
        let controller = Controller(recorder)
        tableView.tableDelegate = controller
        tableView.rx.itemSelected
            .subscribe(onNext: { [recorder] row in recorder.note("selected \(row)") })
            .disposed(by: disposeBag)
        tableView.select(row: 2)
        XCTAssertEqual(recorder.all, ["controller selected 2", "selected 2"])
        withExtendedLifetime(controller) {}
    }

    func testItemSelectedWithADelegateSetAfter() {
        let tableView = TableView()
        let controller = Controller(recorder)
        tableView.rx.itemSelected
            .subscribe(onNext: { [recorder] row in recorder.note("selected \(row)") })
            .disposed(by: disposeBag)
        tableView.select(row: 1)
        XCTAssertEqual(recorder.take(), ["selected 1"])
        tableView.rx.setDelegate(controller).disposed(by: disposeBag)
        tableView.select(row: 2)
        XCTAssertEqual(recorder.take(), ["controller selected 2", "selected 2"])
        withExtendedLifetime(controller) {}
    }

    func testADelegateThatReplacedTheProxyIsAdoptedBySubscribingAgain() {
        let tableView = TableView()
        let controller = Controller(recorder)
        let selected = {
            tableView.rx.itemSelected.subscribe(onNext: { [recorder = self.recorder] row in
                recorder.note("selected \(row)")
            })
        }
        let first = selected()
        tableView.tableDelegate = controller
        tableView.select(row: 1)
        XCTAssertEqual(recorder.take(), ["controller selected 1"])
        let second = selected()
        tableView.select(row: 2)
        XCTAssertEqual(recorder.take(), ["controller selected 2", "selected 2", "selected 2"])
        first.dispose()
        second.dispose()
        withExtendedLifetime(controller) {}
    }

    // MARK: Scroll views

    func testDidScroll() {
        let scrollView = ScrollView()
        scrollView.rx.didScroll
            .subscribe(onNext: { [recorder, weak scrollView] in
                recorder.note("scrolled to \(scrollView?.contentOffset.y ?? -1)")
            })
            .disposed(by: disposeBag)
        scrollView.scroll(to: Point(x: 0, y: 3))
        XCTAssertEqual(recorder.all, ["scrolled to 3.0"])
    }

    func testSetDelegateToSelf() {
        let screen = ScrollingScreen(recorder)
        screen.load()
        screen.scrollView.scroll(to: Point(x: 0, y: 7))
        XCTAssertEqual(recorder.take(), ["self scrolled to 7.0", "stream"])
        screen.disposeBag = DisposeBag()
        screen.scrollView.scroll(to: Point(x: 0, y: 8))
        XCTAssertEqual(recorder.take(), [])
    }

    // MARK: Navigation

    func testWillShowAndDidShow() {
        let navigationController = NavigationController()
        let real = NavigationListener(recorder)
        RxNavigationControllerDelegateProxy.installForwardDelegate(
            real, retainDelegate: false, onProxyForObject: navigationController
        ).disposed(by: disposeBag)
        navigationController.rx.willShow
            .subscribe(onNext: { [recorder] screen, animated in recorder.note("will show \(screen.title) \(animated)") }
            )
            .disposed(by: disposeBag)
        navigationController.rx.didShow
            .subscribe(onNext: { [recorder] screen, animated in recorder.note("did show \(screen.title) \(animated)") })
            .disposed(by: disposeBag)
        navigationController.show(Screen("Home"), animated: false)
        XCTAssertEqual(
            recorder.take(), ["will show Home false", "real will Home", "real did Home", "did show Home false"])
        disposeBag = DisposeBag()
        navigationController.show(Screen("Next"))
        XCTAssertEqual(recorder.take(), [])
        withExtendedLifetime(real) {}
    }

    // MARK: A delegate whose methods differ in types only

    func testTheOverloadsOfAContactPicker() {
        let picker = ContactPicker()
        picker.rx.didSelectContact
            .subscribe(onNext: { [recorder] contact in recorder.note("one: \(contact.name)") })
            .disposed(by: disposeBag)
        picker.rx.didSelectContacts
            .subscribe(onNext: { [recorder] contacts in recorder.note("some: \(contacts.map(\.name))") })
            .disposed(by: disposeBag)
        picker.rx.didCancel
            .subscribe(onNext: { [recorder] in recorder.note("none") })
            .disposed(by: disposeBag)
        picker.choose(Contact("Ada"))
        picker.choose([Contact("Ada"), Contact("Grace")])
        picker.cancel()
        XCTAssertEqual(recorder.all, ["one: Ada", "some: [\"Ada\", \"Grace\"]", "none"])
    }

    // MARK: A delegate that returns values

    func testTheRendererForAnOverlayComesFromTheForwardDelegate() {
        let mapView = MapView()
        let controller = MapController()
        mapView.rx.setDelegate(controller).disposed(by: disposeBag)
        XCTAssertEqual(mapView.draw(Overlay("river")), "blue")
        let regionChanges = PublishRelay<Bool>()
        regionChanges
            .subscribe(onNext: { [recorder] animated in recorder.note("region changed \(animated)") })
            .disposed(by: disposeBag)
        mapView.rx.regionDidChange.bind(to: regionChanges).disposed(by: disposeBag)
        mapView.move(to: Point(x: 1, y: 1), animated: true)
        XCTAssertEqual(recorder.all, ["region changed true"])
        XCTAssertEqual(mapView.draw(Overlay("road")), "blue")
        withExtendedLifetime(controller) {}
    }
}

/// A cell of one's own.
private final class CityCell: TableCell {
    func show(_ city: String, at row: Int) { text = "\(row): \(city)" }
}

private final class RealDownloadDelegate: DownloadDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func download(_ download: Download, willStart address: String) { recorder.note("real start") }
    func download(_ download: Download, didEndAfter bytes: Int) { recorder.note("real end") }
}

private final class Controller: TableViewDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func tableView(_ tableView: TableView, didSelectRow row: Int) { recorder.note("controller selected \(row)") }
}

private final class ScrollingScreen: ScrollViewDelegate {
    let recorder: Recorder
    let scrollView = ScrollView()
    var disposeBag = DisposeBag()
    init(_ recorder: Recorder) { self.recorder = recorder }

    func load() {
        scrollView.rx.setDelegate(self).disposed(by: disposeBag)
        scrollView.rx.didScroll
            .subscribe(onNext: { [recorder] in recorder.note("stream") })
            .disposed(by: disposeBag)
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
        recorder.note("self scrolled to \(scrollView.contentOffset.y)")
    }
}

private final class NavigationListener: NavigationControllerDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func navigationController(_ controller: NavigationController, willShow screen: Screen, animated: Bool) {
        recorder.note("real will \(screen.title)")
    }
    func navigationController(_ controller: NavigationController, didShow screen: Screen, animated: Bool) {
        recorder.note("real did \(screen.title)")
    }
}

private final class MapController: MapViewDelegate {
    func mapView(_ mapView: MapView, rendererFor overlay: Overlay) -> OverlayRenderer {
        OverlayRenderer(overlay, color: "blue")
    }
}
