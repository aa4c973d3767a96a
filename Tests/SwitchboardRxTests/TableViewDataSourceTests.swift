import CocoaHosts
import Foundation
import RxCocoaHosts
import SwitchboardRx
import XCTest

/// A data source that the program writes itself.
private final class Cities: TableViewDataSource {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell()
        cell.text = "city \(indexPath.row)"
        return cell
    }
    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        recorder.note("source: \(editingStyle) \(indexPath.row)")
    }
}

private final class Images: TableViewDataSourcePrefetching {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
        recorder.note("source: \(indexPaths.map(\.row))")
    }
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        recorder.note("source: not \(indexPaths.map(\.row))")
    }
}

/// Data sources of a table view, whose proxy classes implement the required methods.
final class TableViewDataSourceTests: XCTestCase {
    private enum Step: String, CaseIterable { case deleting, proxy, source }

    private let recorder = Recorder()
    private var disposeBag = DisposeBag()

    @inline(never) private func assign(_ source: (any TableViewDataSource)?, to view: TableView) {
        view.dataSource = source
    }

    @inline(never) private func assign(_ source: (any TableViewDataSourcePrefetching)?, to view: TableView) {
        view.prefetchDataSource = source
    }

    func test_R5_aDataSourceInEveryOrderOfSubscribing() {
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let view = TableView(), cities = Cities(recorder)
                for step in order {
                    switch (step, setting) {
                    case (.deleting, _):
                        view.rx.itemDeleted.subscribe(onNext: { [recorder] path in
                            recorder.note("deleted \(path.row)")
                        }).disposed(by: disposeBag)
                    case (.proxy, _): XCTAssertTrue(view.rx.dataSource.isInstalled)
                    case (.source, .property): assign(cities, to: view)
                    case (.source, .forwarding): view.rx.setDataSource(cities).disposed(by: disposeBag)
                    }
                }
                let note = "\(setting) \(order.map(\.rawValue))"
                view.reloadData()
                XCTAssertEqual(view.shown, ["city 0", "city 1"], note)
                view.edit(.delete, row: 1)
                view.edit(.insert, row: 0)
                XCTAssertEqual(recorder.take(), ["source: delete 1", "deleted 1", "source: insert 0"], note)
                disposeBag = DisposeBag()
                view.reloadData()
                XCTAssertEqual(view.shown, setting == .property ? ["city 0", "city 1"] : [], note)
            }
        }
    }

    func test_R5_theRequiredMethodsWithoutADataSource() {
        let view = TableView(), proxy = view.rx.dataSource
        view.reloadData()
        XCTAssertEqual(view.shown, [])
        XCTAssertEqual(view.dataSource?.tableView(view, cellForRowAt: IndexPath(row: 0, section: 0)).text, "")
        view.edit(.delete, row: 0)
        do {
            let short = Cities(recorder)
            view.rx.setDataSource(short).disposed(by: disposeBag)
            view.reloadData()
            XCTAssertEqual(view.shown.count, 2)
        }
        XCTAssertNil(proxy.forwardToDelegate())
        view.reloadData()
        XCTAssertEqual(view.shown, [])
        XCTAssertEqual(recorder.take(), [])
    }

    func test_R5_itemsAndTheTextOfEachSelectedRow() {
        let view = TableView(), cities = BehaviorRelay(value: ["Lisbon"])
        let bound = cities.bind(to: view.rx.items)
        XCTAssertEqual(view.shown, ["Lisbon"])
        view.rx.textSelected.subscribe(onNext: { [recorder] in recorder.note($0) }).disposed(by: disposeBag)
        view.rx.itemDeleted
            .subscribe(onNext: { path in
                var left = cities.value
                left.remove(at: path.row)
                cities.accept(left)
            }).disposed(by: disposeBag)
        cities.accept(["Zagreb", "Split", "Hvar"])
        view.tap(row: 2)
        view.edit(.delete, row: 0)
        XCTAssertEqual(view.shown, ["Split", "Hvar"])
        view.tap(row: 0)
        XCTAssertEqual(recorder.take(), ["Hvar", "Split"])
        bound.dispose()
        view.reloadData()
        XCTAssertEqual(view.shown, [])
        let other = Cities(recorder)
        view.rx.setDataSource(other).disposed(by: disposeBag)
        view.reloadData()
        XCTAssertEqual(view.shown, ["city 0", "city 1"])
    }

    func test_R5_textsOfRowsThatAreNotBound() {
        let view = TableView(), cities = Cities(recorder)
        assign(cities, to: view)
        view.rx.textSelected
            .subscribe(
                onNext: { [recorder] in recorder.note($0) },
                onError: { [recorder] error in
                    guard case RxCocoaError.itemsNotYetBound? = error as? RxCocoaError else {
                        return recorder.note("\(error)")
                    }
                    recorder.note("not bound")
                }
            ).disposed(by: disposeBag)
        view.tap(row: 0)
        XCTAssertEqual(recorder.take(), ["not bound"])
    }

    func test_R5_theProxyOfItemsRetainsThemUntilTheyAreDisposedOf() {
        let view = TableView()
        weak var source: AnyObject?
        let bound = view.rx.items(Observable.of(["Lisbon"]))
        source = view.rx.dataSource.forwardToDelegate()
        XCTAssertNotNil(source)
        bound.dispose()
        XCTAssertNil(source)
        XCTAssertTrue(view.rx.dataSource.isInstalled)
    }

    func test_R5_aDataSourceThatPreparesRows() {
        enum Step: String, CaseIterable { case prefetching, cancelling, source }
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let view = TableView(), images = Images(recorder)
                for step in order {
                    switch (step, setting) {
                    case (.prefetching, _):
                        view.rx.prefetchRows.subscribe(onNext: { [recorder] paths in
                            recorder.note("\(paths.map(\.row))")
                        }).disposed(by: disposeBag)
                    case (.cancelling, _):
                        view.rx.cancelPrefetchingForRows.subscribe(onNext: { [recorder] paths in
                            recorder.note("not \(paths.map(\.row))")
                        }).disposed(by: disposeBag)
                    case (.source, .property): assign(images, to: view)
                    case (.source, .forwarding):
                        RxTableViewDataSourcePrefetchingProxy.installForwardDelegate(
                            images, retainDelegate: false, onProxyForObject: view
                        ).disposed(by: disposeBag)
                    }
                }
                view.prefetch(rows: [1, 2])
                view.cancelPrefetch(rows: [2])
                XCTAssertEqual(
                    recorder.take(), ["[1, 2]", "source: [1, 2]", "source: not [2]", "not [2]"],
                    "\(setting) \(order.map(\.rawValue))")
                assign(nil as (any TableViewDataSourcePrefetching)?, to: view)
                view.prefetch(rows: [3])
                view.cancelPrefetch(rows: [3])
                XCTAssertEqual(recorder.take(), ["[3]", "not [3]"])
                disposeBag = DisposeBag()
            }
        }
    }

    func test_R5_threeProxiesOfOneTableView() {
        var view: TableView? = TableView()
        let subscriptions = [
            view!.rx.itemSelected.map { "\($0.row)" }.record(recorder, "item "),
            view!.rx.itemDeleted.map { "\($0.row)" }.record(recorder, "deleted "),
            view!.rx.prefetchRows.map { "\($0.count)" }.record(recorder, "prefetch "),
            view!.rx.contentOffset.map { "\(Int($0.y))" }.record(recorder, "offset "),
        ]
        view!.tap(row: 1)
        view!.edit(.delete, row: 2)
        view!.prefetch(rows: [3, 4, 5])
        XCTAssertEqual(recorder.take(), ["offset 0", "item 1", "deleted 2", "prefetch 3"])
        view = nil
        XCTAssertEqual(recorder.take().filter { $0.hasSuffix("completed") }.count, subscriptions.count)
    }
}
