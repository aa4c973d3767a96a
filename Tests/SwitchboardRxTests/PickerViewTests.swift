import CocoaHosts
import Foundation
import RxCocoaHosts
import SwitchboardRx
import XCTest

/// The delegate and the data source of a picker view, in one object.
private final class Sizes: PickerViewDelegate, PickerViewDataSource {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { component + 1 }
    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        row == 0 ? "\(component)" : nil
    }
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
        recorder.note("delegate: \(row) of \(component)")
    }
}

/// Streams of a picker view, which has a delegate and a data source.
final class PickerViewTests: XCTestCase {
    private enum Step: String, CaseIterable { case selecting, delegate, source }

    private let recorder = Recorder()
    private var disposeBag = DisposeBag()

    @inline(never) private func assign(delegate: (any PickerViewDelegate)?, to view: PickerView) {
        view.delegate = delegate
    }

    @inline(never) private func assign(dataSource: (any PickerViewDataSource)?, to view: PickerView) {
        view.dataSource = dataSource
    }

    func test_R5_aPickerViewInEveryOrderOfSubscribing() {
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let view = PickerView(), sizes = Sizes(recorder)
                for step in order {
                    switch (step, setting) {
                    case (.selecting, _):
                        view.rx.itemSelected.subscribe(onNext: { [recorder] row, component in
                            recorder.note("\(row) of \(component)")
                        }).disposed(by: disposeBag)
                    case (.delegate, .property): assign(delegate: sizes, to: view)
                    case (.delegate, .forwarding): view.rx.setDelegate(sizes).disposed(by: disposeBag)
                    case (.source, .property):
                        _ = view.rx.dataSource
                        assign(dataSource: sizes, to: view)
                    case (.source, .forwarding):
                        RxPickerViewDataSourceProxy.installForwardDelegate(
                            sizes, retainDelegate: false, onProxyForObject: view
                        ).disposed(by: disposeBag)
                    }
                }
                let note = "\(setting) \(order.map(\.rawValue))"
                view.reloadAllComponents()
                XCTAssertEqual(view.shown, [["0"], ["1", nil]], note)
                view.turn(component: 1, to: 2)
                XCTAssertEqual(recorder.take(), ["delegate: 2 of 1", "2 of 1"], note)
                assign(delegate: nil, to: view)
                assign(dataSource: nil, to: view)
                view.reloadAllComponents()
                XCTAssertEqual(view.shown, [], note)
                view.turn(component: 0, to: 1)
                XCTAssertEqual(recorder.take(), ["1 of 0"], note)
                disposeBag = DisposeBag()
            }
        }
    }

    func test_R5_titlesThatAStreamSends() {
        let view = PickerView(), titles = BehaviorRelay(value: ["S", "M"]), sizes = Sizes(recorder)
        let bound = titles.bind(to: view.rx.itemTitles)
        view.rx.itemSelected.map { titles.value[$0.row] }.record(recorder).disposed(by: disposeBag)
        XCTAssertEqual(view.shown, [["S", "M"]])
        titles.accept(["S", "M", "L"])
        XCTAssertEqual(view.shown, [["S", "M", "L"]])
        view.turn(component: 0, to: 2)
        XCTAssertEqual(recorder.take(), ["L"])
        bound.dispose()
        view.reloadAllComponents()
        XCTAssertEqual(view.shown, [])
        assign(delegate: sizes, to: view)
        view.turn(component: 0, to: 1)
        XCTAssertEqual(recorder.take(), ["delegate: 1 of 0", "M"])
    }
}
