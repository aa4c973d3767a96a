import CocoaHosts
import Foundation
import RxCocoaHosts
import SwitchboardRx
import XCTest

private final class Searching: SearchBarDelegate {
    let recorder: Recorder
    var allows = true
    init(_ recorder: Recorder) { self.recorder = recorder }
    func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { allows }
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
        recorder.note("delegate: \(searchText)")
    }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { recorder.note("delegate: cancel") }
}

private final class Choosing: TabBarDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { recorder.note("delegate: \(item.title)") }
    func tabBar(_ tabBar: TabBar, didEndCustomizing items: [TabBarItem], changed: Bool) {
        recorder.note("delegate: \(items.map(\.title)) \(changed)")
    }
}

/// Streams of search bars and tab bars, whose proxy classes conform and implement nothing.
final class BarTests: XCTestCase {
    private let recorder = Recorder()
    private var disposeBag = DisposeBag()

    @inline(never) private func assign(_ delegate: (any SearchBarDelegate)?, to bar: SearchBar) {
        bar.delegate = delegate
    }

    @inline(never) private func assign(_ delegate: (any TabBarDelegate)?, to bar: TabBar) {
        bar.delegate = delegate
    }

    func test_R5_aSearchBarInEveryOrderOfSubscribing() {
        enum Step: String, CaseIterable { case text, cancel, delegate }
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let bar = SearchBar(), searching = Searching(recorder)
                for step in order {
                    switch (step, setting) {
                    case (.text, _):
                        bar.rx.text.orEmpty.subscribe(onNext: { [recorder] in recorder.note("text \($0)") })
                            .disposed(by: disposeBag)
                    case (.cancel, _):
                        bar.rx.cancelButtonClicked.subscribe(onNext: { [recorder] in recorder.note("cancel") })
                            .disposed(by: disposeBag)
                    case (.delegate, .property): assign(searching, to: bar)
                    case (.delegate, .forwarding): bar.rx.setDelegate(searching).disposed(by: disposeBag)
                    }
                }
                bar.type("a")
                searching.allows = false
                bar.type("b")
                bar.tapCancel()
                XCTAssertEqual(
                    recorder.take(),
                    ["text ", "delegate: a", "text a", "delegate: ", "text ", "delegate: cancel", "cancel"],
                    "\(setting) \(order.map(\.rawValue))")
                disposeBag = DisposeBag()
                bar.type("c")
                XCTAssertEqual(bar.text, setting == .property ? "" : "c")
                XCTAssertEqual(recorder.take(), [])
            }
        }
    }

    func test_R5_aSearchBarsPropertiesAreBound() {
        let bar = SearchBar(), queries = PublishRelay<String>(), scopes = BehaviorRelay(value: 1)
        queries.map { $0 as String? }.bind(to: bar.rx.text).disposed(by: disposeBag)
        scopes.bind(to: bar.rx.selectedScopeButtonIndex).disposed(by: disposeBag)
        queries.accept("bound")
        XCTAssertEqual(bar.text, "bound")
        XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
        bar.rx.selectedScopeButtonIndex.subscribe(onNext: { [recorder] in recorder.note("scope \($0)") })
            .disposed(by: disposeBag)
        bar.rx.searchButtonClicked.withLatestFrom(bar.rx.text.orEmpty)
            .subscribe(onNext: { [recorder] query in recorder.note("search \(query)") }).disposed(by: disposeBag)
        bar.type("lisbon")
        bar.tapSearch()
        bar.tap(scope: 2)
        XCTAssertEqual(recorder.take(), ["scope 1", "search lisbon", "scope 2"])
    }

    func test_R5_aSearchBarWithoutADelegateStaysAsItIs() {
        let bar = SearchBar()
        let proxy = bar.rx.delegate
        bar.type("a")
        XCTAssertEqual(bar.text, "a")
        XCTAssertNil(proxy.forwardToDelegate())
        XCTAssertIdentical(bar.rx.delegate, proxy)
        XCTAssertIdentical(bar.delegate, proxy)
        XCTAssertTrue((proxy as AnyObject) is any SearchBarDelegate)
    }

    func test_R5_aTabBarInEveryOrderOfSubscribing() {
        enum Step: String, CaseIterable { case selecting, beginning, ending, delegate }
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let bar = TabBar(), choosing = Choosing(recorder)
                bar.items = [TabBarItem("a"), TabBarItem("b")]
                for step in order {
                    switch (step, setting) {
                    case (.selecting, _):
                        bar.rx.didSelectItem.subscribe(onNext: { [recorder] in recorder.note($0.title) })
                            .disposed(by: disposeBag)
                    case (.beginning, _):
                        bar.rx.willBeginCustomizing.subscribe(onNext: { [recorder] items in
                            recorder.note("begin \(items.map(\.title))")
                        }).disposed(by: disposeBag)
                    case (.ending, _):
                        bar.rx.didEndCustomizing.subscribe(onNext: { [recorder] items, changed in
                            recorder.note("end \(items.map(\.title)) \(changed)")
                        }).disposed(by: disposeBag)
                    case (.delegate, .property): assign(choosing, to: bar)
                    case (.delegate, .forwarding): bar.rx.setDelegate(choosing).disposed(by: disposeBag)
                    }
                }
                bar.tap(1)
                bar.customize(reversed: true)
                XCTAssertEqual(
                    recorder.take(),
                    [
                        "delegate: b", "b", "begin [\"a\", \"b\"]", "delegate: [\"b\", \"a\"] true",
                        "end [\"b\", \"a\"] true",
                    ],
                    "\(setting) \(order.map(\.rawValue))")
                disposeBag = DisposeBag()
                bar.tap(1)
                XCTAssertEqual(recorder.take(), setting == .property ? ["delegate: a"] : [])
            }
        }
    }
}
