import CocoaHosts
import Foundation
import RxCocoaHosts
import SwitchboardRx
import XCTest

/// A delegate of table views.
private class Rows: TableViewDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func scrollViewDidScroll(_ scrollView: ScrollView) { recorder.note("delegate: scrolled") }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { recorder.note("delegate: drag") }
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 13 ? nil : indexPath
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        recorder.note("delegate: \(indexPath.row)")
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 99 }
}

/// A delegate that conforms to the scroll views' protocol only.
private final class Scrolling: ScrollViewDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func scrollViewDidScroll(_ scrollView: ScrollView) { recorder.note("delegate: scrolled") }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { recorder.note("delegate: drag") }
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { false }
}

/// A screen that is its table view's delegate and observes the table view too, as in most tutorials.
private final class CitiesScreen: TableViewDelegate {
    let tableView = TableView()
    let recorder: Recorder
    let disposeBag = DisposeBag()

    init(_ recorder: Recorder) {
        self.recorder = recorder
        tableView.rx.setDelegate(self).disposed(by: disposeBag)
        tableView.rx.itemSelected.subscribe(onNext: { [recorder] path in recorder.note("selected \(path.row)") })
            .disposed(by: disposeBag)
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        recorder.note("screen: \(indexPath.row)")
    }

    deinit { recorder.note("screen gone") }
}

/// Streams of a table view, which has one property for the delegates of two protocols.
final class TableViewTests: XCTestCase {
    private enum Step: String, CaseIterable { case scrolling, dragging, selecting, delegate }

    private let recorder = Recorder()
    private var disposeBag = DisposeBag()

    @inline(never) private func assign(_ delegate: (any ScrollViewDelegate)?, to view: ScrollView) {
        view.delegate = delegate
    }

    private func take(_ steps: [Step], _ view: TableView, _ delegate: any ScrollViewDelegate, _ setting: Setting) {
        for step in steps {
            switch (step, setting) {
            case (.scrolling, _):
                view.rx.didScroll.subscribe(onNext: { [recorder] in recorder.note("scrolled") })
                    .disposed(by: disposeBag)
            case (.dragging, _):
                view.rx.willBeginDragging.subscribe(onNext: { [recorder] in recorder.note("drag") })
                    .disposed(by: disposeBag)
            case (.selecting, _):
                view.rx.itemSelected.subscribe(onNext: { [recorder] path in recorder.note("selected \(path.row)") })
                    .disposed(by: disposeBag)
            case (.delegate, .property): assign(delegate, to: view)
            case (.delegate, .forwarding): view.rx.setDelegate(delegate).disposed(by: disposeBag)
            }
        }
    }

    func test_R8_aTableViewsDelegateInEveryOrderOfSubscribing() {
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let view = TableView(), rows = Rows(recorder)
                take(order, view, rows, setting)
                view.tap(row: 1)
                view.tap(row: 13)
                view.drag(to: 7)
                XCTAssertEqual(
                    recorder.take(),
                    ["delegate: 1", "selected 1", "delegate: drag", "drag", "scrolled", "delegate: scrolled"],
                    "\(setting) \(order.map(\.rawValue))")
                XCTAssertEqual(view.height(row: 0), 99)
                XCTAssertEqual(view.selected?.row, 1)
                disposeBag = DisposeBag()
                view.tap(row: 2)
                view.contentOffset.y = 8
                let silent = setting == .property ? ["delegate: 2", "delegate: scrolled"] : []
                XCTAssertEqual(recorder.take(), silent, "\(setting) \(order.map(\.rawValue))")
            }
        }
    }

    func test_R8_aScrollViewsDelegateInEveryOrderOfSubscribing() {
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let view = TableView(), scrolling = Scrolling(recorder)
                take(order, view, scrolling, setting)
                view.tap(row: 13)
                view.drag(to: 7)
                view.tapStatusBar()
                XCTAssertEqual(
                    recorder.take(), ["selected 13", "delegate: drag", "drag", "scrolled", "delegate: scrolled"],
                    "\(setting) \(order.map(\.rawValue))")
                XCTAssertEqual(view.height(row: 0), 44)
                disposeBag = DisposeBag()
            }
        }
    }

    func test_R8_aTableViewsDelegateThatNothingObserves() {
        let view = TableView(), rows = Rows(recorder)
        XCTAssertEqual(view.height(row: 0), 20)
        assign(rows, to: view)
        XCTAssertEqual(view.height(row: 0), 99)
        _ = view.rx.delegate
        XCTAssertTrue(view.rx.delegate is RxTableViewDelegateProxy)
        XCTAssertEqual(view.height(row: 0), 99)
        view.tap(row: 4)
        view.tap(row: 13)
        view.drag(to: 1)
        XCTAssertEqual(recorder.take(), ["delegate: 4", "delegate: drag", "delegate: scrolled"])
        // The class conforms, so its default answers for a delegate of scroll views.
        let scrolling = Scrolling(recorder)
        assign(scrolling, to: view)
        XCTAssertEqual(view.height(row: 0), 44)
        view.tap(row: 5)
        XCTAssertEqual(view.selected?.row, 5)
        XCTAssertEqual(recorder.take(), [])
    }

    func test_R8_delegatesOfBothProtocolsAfterEachOther() {
        for setting in Setting.allCases {
            let view = TableView(), rows = Rows(recorder), scrolling = Scrolling(recorder), other = Recorder()
            let otherRows = Rows(other)
            take([.selecting, .scrolling], view, rows, setting)
            func set(_ delegate: (any ScrollViewDelegate)?) {
                switch setting {
                case .property: assign(delegate, to: view)
                case .forwarding: view.rx.delegate.setForwardToDelegate(delegate, retainDelegate: false)
                }
            }
            for round in 0..<2 {
                set(rows)
                view.tap(row: 1)
                XCTAssertEqual(recorder.take(), ["delegate: 1", "selected 1"], "\(setting) \(round)")
                set(scrolling)
                view.tap(row: 2)
                view.contentOffset.y += 1
                XCTAssertEqual(recorder.take(), ["selected 2", "scrolled", "delegate: scrolled"])
                set(nil)
                view.tap(row: 3)
                view.contentOffset.y += 1
                XCTAssertEqual(recorder.take(), ["selected 3", "scrolled"])
                set(otherRows)
                view.tap(row: 4)
                view.contentOffset.y += 1
                XCTAssertEqual(recorder.take(), ["selected 4", "scrolled"])
                XCTAssertEqual(other.take(), ["delegate: 4", "delegate: scrolled"])
                XCTAssertEqual(view.height(row: 0), 99)
                XCTAssertTrue(view.rx.delegate.isInstalled)
            }
            disposeBag = DisposeBag()
        }
    }

    func test_R8_aDelegateBehindTheProxyIsDisposedOf() {
        let view = TableView(), rows = Rows(recorder)
        take([.selecting], view, rows, .forwarding)
        let installed = view.rx.setDelegate(rows)
        view.tap(row: 1)
        installed.dispose()
        view.tap(row: 13)
        XCTAssertEqual(recorder.take(), ["delegate: 1", "selected 1", "selected 13"])
        XCTAssertEqual(view.height(row: 0), 44)
        XCTAssertNil(view.rx.delegate.forwardToDelegate())
        view.rx.setDelegate(rows).disposed(by: disposeBag)
        view.tap(row: 2)
        XCTAssertEqual(recorder.take(), ["delegate: 2", "selected 2"])
    }

    func test_R8_aDelegateThatEndsIsNoLongerCalled() {
        let view = TableView()
        var rows: Rows? = Rows(recorder)
        weak let weakRows = rows
        take([.selecting, .scrolling, .delegate], view, rows!, .property)
        rows = nil
        XCTAssertNil(weakRows)
        view.tap(row: 1)
        view.contentOffset.y = 1
        XCTAssertEqual(recorder.take(), ["selected 1", "scrolled"])
        let scrolling = Scrolling(recorder)
        take([.delegate], view, scrolling, .property)
        view.tap(row: 2)
        view.contentOffset.y = 2
        XCTAssertEqual(recorder.take(), ["selected 2", "scrolled", "delegate: scrolled"])
    }

    func test_R8_subscribingInsideASelection() {
        let view = TableView(), rows = Rows(recorder), serial = SerialDisposable()
        assign(rows, to: view)
        serial.disposable = view.rx.itemSelected.subscribe(onNext: { [recorder, weak view] path in
            recorder.note("first \(path.row)")
            serial.disposable = view!.rx.itemSelected.subscribe(onNext: { path in
                recorder.note("second \(path.row)")
            })
        })
        for row in 0...1 { view.tap(row: row) }
        serial.dispose()
        view.tap(row: 2)
        XCTAssertEqual(recorder.take(), ["delegate: 0", "first 0", "delegate: 1", "second 1", "delegate: 2"])
    }

    func test_R8_deselectionAndCells() {
        let view = TableView(), rows = Rows(recorder)
        view.rx.itemDeselected.subscribe(onNext: { [recorder] path in recorder.note("deselected \(path.row)") })
            .disposed(by: disposeBag)
        view.rx.willDisplayCell.subscribe(onNext: { [recorder] cell, path in
            recorder.note("will show \(cell.text) at \(path.row)")
        }).disposed(by: disposeBag)
        view.rx.items(Observable.of(["Lisbon", "Zagreb"])).disposed(by: disposeBag)
        assign(rows, to: view)
        view.tap(row: 0)
        view.tap(row: 1)
        XCTAssertEqual(
            recorder.take(),
            ["will show Lisbon at 0", "will show Zagreb at 1", "delegate: 0", "deselected 0", "delegate: 1"])
        XCTAssertEqual(view.shown, ["Lisbon", "Zagreb"])
    }

    func test_R8_aScreenOwnsItsTableView() {
        var screen: CitiesScreen? = CitiesScreen(recorder)
        screen?.tableView.tap(row: 1)
        screen = nil
        XCTAssertEqual(recorder.take(), ["screen: 1", "selected 1", "screen gone"])
    }
}
