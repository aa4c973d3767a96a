import CocoaHosts
import Foundation
import RxCocoaHosts
import SwitchboardRx
import XCTest

private final class Listener: ScrollViewDelegate {
    let recorder: Recorder
    let zoomed = View()
    init(_ recorder: Recorder) { self.recorder = recorder }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { recorder.note("delegate: drag") }
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y += 10
    }
    func scrollViewDidScroll(_ scrollView: ScrollView) {
        recorder.note("delegate: \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { false }
    func viewForZooming(in scrollView: ScrollView) -> View? { zoomed }
}

extension Reactive where Base: ScrollView {
    /// Casts an argument to a type that it hasn't.
    fileprivate var didEndDraggingAsText: Observable<String> {
        delegate.methodInvoked(ScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:)).boxedArguments
            .asObservable().map { arguments in try castOrThrow(String.self, arguments[1]) }
    }
}

/// Streams of a scroll view, whose proxy class conforms to the protocol and implements one of its methods.
final class ScrollViewTests: XCTestCase {
    private let recorder = Recorder()
    private var disposeBag = DisposeBag()

    @inline(never) private func assign(_ delegate: (any ScrollViewDelegate)?, to view: ScrollView) {
        view.delegate = delegate
    }

    private func observeDragging(_ view: ScrollView) {
        view.rx.willBeginDragging.subscribe(onNext: { [recorder] in recorder.note("drag") }).disposed(by: disposeBag)
    }

    private func observeScrolling(_ view: ScrollView) {
        view.rx.didScroll.subscribe(onNext: { [recorder] in recorder.note("scrolled") }).disposed(by: disposeBag)
    }

    func test_R5_aDelegateSetBeforeAfterAndBetweenScrollStreams() {
        enum Step: String { case dragging, scrolling, delegate }
        for setting in Setting.allCases {
            for order in orders(of: [Step.dragging, .scrolling, .delegate]) {
                let view = ScrollView(), listener = Listener(recorder)
                for step in order {
                    switch (step, setting) {
                    case (.dragging, _): observeDragging(view)
                    case (.scrolling, _): observeScrolling(view)
                    case (.delegate, .property): assign(listener, to: view)
                    case (.delegate, .forwarding): view.rx.setDelegate(listener).disposed(by: disposeBag)
                    }
                }
                view.drag(to: 5)
                XCTAssertEqual(
                    recorder.take(), ["delegate: drag", "drag", "scrolled", "delegate: 15"],
                    "\(setting) \(order.map(\.rawValue))")
                XCTAssertIdentical(view.rx.delegate.forwardToDelegate(), listener)
                disposeBag = DisposeBag()
                view.drag(to: 6)
                let silent = setting == .property ? ["delegate: drag", "delegate: 16"] : []
                XCTAssertEqual(recorder.take(), silent, "\(setting) \(order.map(\.rawValue))")
            }
        }
    }

    func test_R5_oneDelegateAfterAnother() {
        let view = ScrollView(), first = Listener(recorder), second = Recorder()
        observeDragging(view)
        observeScrolling(view)
        let installed = view.rx.setDelegate(first)
        view.drag(to: 1)
        XCTAssertEqual(recorder.take(), ["delegate: drag", "drag", "scrolled", "delegate: 11"])
        installed.dispose()
        XCTAssertNil(view.rx.delegate.forwardToDelegate())
        view.drag(to: 2)
        XCTAssertEqual(recorder.take(), ["drag", "scrolled"])
        let other = Listener(second)
        view.rx.setDelegate(other).disposed(by: disposeBag)
        view.drag(to: 3)
        XCTAssertEqual(recorder.take(), ["drag", "scrolled"])
        XCTAssertEqual(second.take(), ["delegate: drag", "delegate: 13"])
        assign(first, to: view)
        assign(nil, to: view)
        view.drag(to: 4)
        XCTAssertEqual(recorder.take(), ["drag", "scrolled"])
        assign(first, to: view)
        view.drag(to: 5)
        XCTAssertEqual(recorder.take(), ["delegate: drag", "drag", "scrolled", "delegate: 15"])
        XCTAssertEqual(second.take(), [])
        XCTAssertTrue(view.rx.delegate.isInstalled)
    }

    func test_R5_theOffsetIsAPropertyThatYouSet() {
        let view = ScrollView(), listener = Listener(recorder)
        view.contentOffset.y = 3
        view.rx.contentOffset.subscribe(onNext: { [recorder] offset in recorder.note("offset \(Int(offset.y))") })
            .disposed(by: disposeBag)
        view.rx.setDelegate(listener).disposed(by: disposeBag)
        view.contentOffset.y = 5
        Observable.of(CGPoint(x: 0, y: 8)).bind(to: view.rx.contentOffset).disposed(by: disposeBag)
        XCTAssertEqual(view.contentOffset.y, 8)
        XCTAssertEqual(recorder.take(), ["offset 3", "offset 5", "delegate: 5", "offset 8", "delegate: 8"])
    }

    func test_R5_theDelegateAndAnObserverWriteThroughAPointer() {
        let view = ScrollView(), listener = Listener(recorder)
        view.rx.willEndDragging.subscribe(onNext: { _, target in target.pointee.y *= 2 }).disposed(by: disposeBag)
        view.rx.didEndDragging.subscribe(onNext: { [recorder] in recorder.note("moves on: \($0)") })
            .disposed(by: disposeBag)
        view.drag(to: 4)
        XCTAssertEqual(view.contentOffset.y, 8)
        view.rx.setDelegate(listener).disposed(by: disposeBag)
        view.drag(to: 4)
        XCTAssertEqual(view.contentOffset.y, 28)
        XCTAssertEqual(
            recorder.take(), ["moves on: true", "delegate: drag", "moves on: true", "delegate: 28"])
    }

    func test_R5_theDelegateAnswersOtherwiseTheDefaults() {
        let view = ScrollView(), listener = Listener(recorder)
        observeScrolling(view)
        view.contentOffset.y = 3
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset.y, 0)
        XCTAssertNil(view.pinch())
        let installed = view.rx.setDelegate(listener)
        view.contentOffset.y = 3
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset.y, 3)
        XCTAssertIdentical(view.pinch(), listener.zoomed)
        installed.dispose()
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset.y, 0)
        XCTAssertNil(view.pinch())
    }

    func test_R5_streamsOfAScrollViewCompleteWithIt() {
        var view: ScrollView? = ScrollView()
        var listener: Listener? = Listener(recorder)
        weak let weakListener = listener
        view!.rx.setDelegate(listener!).disposed(by: disposeBag)
        view!.rx.willBeginDragging.record(recorder, "drag ").disposed(by: disposeBag)
        view!.rx.didScroll.record(recorder, "scroll ").disposed(by: disposeBag)
        view!.rx.contentOffset.map { Int($0.y) }.record(recorder, "offset ").disposed(by: disposeBag)
        XCTAssertEqual(recorder.take(), ["offset 0"])
        listener = nil
        XCTAssertNil(weakListener)
        view!.drag(to: 2)
        XCTAssertEqual(recorder.take(), ["drag ()", "scroll ()", "offset 2"])
        view = nil
        XCTAssertEqual(
            recorder.take().sorted(),
            [
                "drag completed", "drag disposed", "offset completed", "offset disposed", "scroll completed",
                "scroll disposed",
            ])
    }

    func test_R5_aWrongCastEndsItsStreamOnly() {
        let view = ScrollView()
        view.rx.didEndDragging.record(recorder, "right ").disposed(by: disposeBag)
        view.rx.didEndDraggingAsText
            .subscribe(
                onNext: { [recorder] text in recorder.note(text) },
                onError: { [recorder] error in
                    guard case RxCocoaError.castingError(let object, _)? = error as? RxCocoaError else {
                        return recorder.note("\(error)")
                    }
                    recorder.note("\(object) is no text")
                }
            ).disposed(by: disposeBag)
        view.drag(to: 1)
        view.drag(to: 2)
        XCTAssertEqual(recorder.take(), ["right false", "false is no text", "right false"])
    }
}
