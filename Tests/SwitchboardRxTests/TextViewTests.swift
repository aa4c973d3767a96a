import CocoaHosts
import Foundation
import RxCocoaHosts
import SwitchboardRx
import XCTest

/// A delegate of text views that forbids digits.
private final class Writer: TextViewDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        recorder.note("delegate: \(text) at \(range.location)")
        return !text.contains { $0.isNumber }
    }
    func textViewDidChange(_ textView: TextView) { recorder.note("delegate: \(textView.text ?? "")") }
    func scrollViewDidScroll(_ scrollView: ScrollView) { recorder.note("delegate: scrolled") }
}

/// A delegate that conforms to the scroll views' protocol only.
private final class Scrolling: ScrollViewDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func scrollViewDidScroll(_ scrollView: ScrollView) { recorder.note("delegate: scrolled") }
}

/// Streams of a text view, which is a scroll view. Its proxy class implements a method that returns a value.
final class TextViewTests: XCTestCase {
    private enum Step: String, CaseIterable { case text, scrolling, delegate }

    private let recorder = Recorder()
    private var disposeBag = DisposeBag()

    @inline(never) private func assign(_ delegate: (any ScrollViewDelegate)?, to view: ScrollView) {
        view.delegate = delegate
    }

    private func take(_ order: [Step], _ view: TextView, _ delegate: any ScrollViewDelegate, _ setting: Setting) {
        for step in order {
            switch (step, setting) {
            case (.text, _):
                view.rx.text.orEmpty.subscribe(onNext: { [recorder] text in recorder.note("text \(text)") })
                    .disposed(by: disposeBag)
            case (.scrolling, _):
                view.rx.didScroll.subscribe(onNext: { [recorder] in recorder.note("scrolled") })
                    .disposed(by: disposeBag)
            case (.delegate, .property): assign(delegate, to: view)
            case (.delegate, .forwarding): view.rx.setDelegate(delegate).disposed(by: disposeBag)
            }
        }
    }

    func test_R8_aTextViewsDelegateInEveryOrderOfSubscribing() {
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let view = TextView(), writer = Writer(recorder)
                take(order, view, writer, setting)
                let note = "\(setting) \(order.map(\.rawValue))"
                XCTAssertEqual(recorder.take(), ["text "], note)
                view.type("a")
                XCTAssertEqual(
                    recorder.take(), ["delegate: a at 0", "delegate: a", "text a", "scrolled", "delegate: scrolled"],
                    note)
                view.type("1")
                XCTAssertEqual(view.text, "a")
                XCTAssertEqual(recorder.take(), ["delegate: 1 at 1"], note)
                disposeBag = DisposeBag()
                view.type("2")
                XCTAssertEqual(view.text, setting == .property ? "a" : "a2", note)
                _ = recorder.take()
            }
        }
    }

    func test_R8_aScrollViewsDelegateOfATextView() {
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let view = TextView(), scrolling = Scrolling(recorder)
                take(order, view, scrolling, setting)
                view.type("1")
                XCTAssertEqual(
                    recorder.take(), ["text ", "text 1", "scrolled", "delegate: scrolled"],
                    "\(setting) \(order.map(\.rawValue))")
                disposeBag = DisposeBag()
            }
        }
    }

    func test_R8_theProxyAnswersWithoutADelegate() {
        let view = TextView(), writer = Writer(recorder)
        view.type("1")
        _ = view.rx.delegate
        XCTAssertTrue(view.rx.delegate is RxTextViewDelegateProxy)
        view.type("2")
        let installed = view.rx.setDelegate(writer)
        view.type("3")
        installed.dispose()
        view.type("4")
        XCTAssertEqual(view.text, "124")
        XCTAssertEqual(recorder.take(), ["delegate: 3 at 2"])
    }

    func test_R8_editingEvents() {
        let view = TextView(), writer = Writer(recorder)
        assign(writer, to: view)
        let events = [
            (view.rx.didBeginEditing, "begin"), (view.rx.didChange, "change"), (view.rx.didEndEditing, "end"),
        ]
        for (event, name) in events {
            event.subscribe(onNext: { [recorder] in recorder.note(name) }).disposed(by: disposeBag)
        }
        view.type("a")
        view.type("1")
        XCTAssertEqual(
            recorder.take(),
            [
                "begin", "delegate: a at 0", "delegate: a", "change", "delegate: scrolled", "end", "begin",
                "delegate: 1 at 1", "end",
            ])
    }

    func test_R8_theTextIsAPropertyThatYouBind() {
        let view = TextView(), other = TextView()
        view.text = "first"
        let name = BehaviorRelay<String?>(value: nil)
        view.rx.text.bind(to: name).disposed(by: disposeBag)
        name.map { $0?.uppercased() }.bind(to: other.rx.text).disposed(by: disposeBag)
        XCTAssertEqual(other.text, "FIRST")
        view.type("!")
        XCTAssertEqual(name.value, "first!")
        XCTAssertEqual(other.text, "FIRST!")
        XCTAssertEqual(view.contentOffset.y, 1)
    }
}
