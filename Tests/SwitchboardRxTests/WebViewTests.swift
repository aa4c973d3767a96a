import CocoaHosts
import Foundation
import RxCocoaHosts
import SwitchboardRx
import XCTest

/// A delegate that answers by calling a closure.
private final class Censor: WebNavigationDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func webView(
        _ webView: WebView, decidePolicyFor address: String, decisionHandler: @escaping (WebPolicy) -> Void
    ) {
        recorder.note("delegate: may load \(address)")
        decisionHandler(address == "secret" ? .cancel : .allow)
    }
    func webView(_ webView: WebView, didFinish navigation: WebNavigation!) { recorder.note("delegate: finished") }
}

/// Streams of a web view, whose property isn't named `delegate`.
final class WebViewTests: XCTestCase {
    private enum Step: String, CaseIterable { case starting, finishing, failing, delegate }

    private let recorder = Recorder()
    private var disposeBag = DisposeBag()

    @inline(never) private func assign(_ delegate: (any WebNavigationDelegate)?, to view: WebView) {
        view.navigationDelegate = delegate
    }

    private func observe(_ step: Step, _ view: WebView) {
        switch step {
        case .starting:
            view.rx.didStartLoad.subscribe(onNext: { [recorder] _ in recorder.note("started") })
                .disposed(by: disposeBag)
        case .finishing:
            view.rx.didFinishLoad.subscribe(onNext: { [recorder] _ in recorder.note("finished") })
                .disposed(by: disposeBag)
        case .failing:
            view.rx.didFailLoad.subscribe(onNext: { [recorder] _, error in recorder.note("failed: \(error)") })
                .disposed(by: disposeBag)
        case .delegate: break
        }
    }

    func test_R5_aWebViewInEveryOrderOfSubscribing() {
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let view = WebView(), censor = Censor(recorder)
                for step in order {
                    observe(step, view)
                    guard step == .delegate else { continue }
                    switch setting {
                    case .property: assign(censor, to: view)
                    case .forwarding: view.rx.setDelegate(censor).disposed(by: disposeBag)
                    }
                }
                XCTAssertTrue(view.load("maps"))
                XCTAssertTrue(view.load("nothing"))
                XCTAssertFalse(view.load("secret"))
                XCTAssertEqual(
                    recorder.take(),
                    [
                        "delegate: may load maps", "started", "delegate: finished", "finished",
                        "delegate: may load nothing", "started", "failed: PageNotFound()", "delegate: may load secret",
                    ], "\(setting) \(order.map(\.rawValue))")
                disposeBag = DisposeBag()
                XCTAssertEqual(view.load("secret"), setting == .forwarding)
                _ = recorder.take()
            }
        }
    }

    func test_R5_aWebViewWithoutADelegateLoadsEverything() {
        let view = WebView()
        for step in Step.allCases { observe(step, view) }
        XCTAssertTrue(view.load("secret"))
        XCTAssertEqual(recorder.take(), ["started", "finished"])
        let censor = Censor(recorder)
        let installed = view.rx.setDelegate(censor)
        XCTAssertFalse(view.load("secret"))
        installed.dispose()
        XCTAssertTrue(view.load("secret"))
        XCTAssertEqual(recorder.take(), ["delegate: may load secret", "started", "finished"])
        XCTAssertIdentical(view.navigationDelegate, view.rx.navigationDelegate)
    }
}
