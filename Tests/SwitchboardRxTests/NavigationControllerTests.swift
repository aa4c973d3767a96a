import CocoaHosts
import Foundation
import RxCocoaHosts
import SwitchboardRx
import XCTest

private class Coordinator: NavigationControllerDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func navigationController(
        _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
    ) {
        recorder.note("delegate: will show \(viewController.title)")
    }
    func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
    ) {
        recorder.note("delegate: did show \(viewController.title)")
    }
}

/// A delegate of image pickers, which is one of navigation controllers too.
private final class Album: Coordinator, ImagePickerControllerDelegate {
    func imagePickerController(
        _ picker: ImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
    ) {
        recorder.note("delegate: \(info["name"] ?? "")")
    }
    func imagePickerControllerDidCancel(_ picker: ImagePickerController) { recorder.note("delegate: cancel") }
}

/// Streams of navigation controllers, and of image pickers, whose delegate has more methods.
final class NavigationControllerTests: XCTestCase {
    private enum Step: String, CaseIterable { case showing, picking, cancelling, delegate }

    private let recorder = Recorder()
    private var disposeBag = DisposeBag()

    override class func setUp() { AppImagePickerDelegateProxy.registered }

    @inline(never)
    private func assign(_ delegate: (any NavigationControllerDelegate)?, to controller: NavigationController) {
        controller.delegate = delegate
    }

    func test_R5_aNavigationControllerInEveryOrderOfSubscribing() {
        enum Step: String, CaseIterable { case before, after, delegate }
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let controller = NavigationController(), coordinator = Coordinator(recorder)
                for step in order {
                    switch (step, setting) {
                    case (.before, _):
                        controller.rx.willShow.subscribe(onNext: { [recorder] screen, animated in
                            recorder.note("will show \(screen.title) \(animated)")
                        }).disposed(by: disposeBag)
                    case (.after, _):
                        controller.rx.didShow.subscribe(onNext: { [recorder] screen, animated in
                            recorder.note("did show \(screen.title) \(animated)")
                        }).disposed(by: disposeBag)
                    case (.delegate, .property): assign(coordinator, to: controller)
                    case (.delegate, .forwarding): controller.rx.setDelegate(coordinator).disposed(by: disposeBag)
                    }
                }
                let note = "\(setting) \(order.map(\.rawValue))"
                controller.pushViewController(ViewController("Home"), animated: false)
                XCTAssertEqual(
                    recorder.take(),
                    [
                        "will show Home false", "delegate: will show Home", "delegate: did show Home",
                        "did show Home false",
                    ],
                    note)
                disposeBag = DisposeBag()
                controller.pushViewController(ViewController("Next"), animated: true)
                let silent = ["delegate: will show Next", "delegate: did show Next"]
                XCTAssertEqual(recorder.take(), setting == .property ? silent : [], note)
            }
        }
    }

    func test_R5_streamsOfANavigationControllerCompleteWithIt() {
        var controller: NavigationController? = NavigationController()
        controller!.rx.willShow.map { $0.viewController.title }.record(recorder, "will ").disposed(by: disposeBag)
        controller!.rx.didShow.map { $0.viewController.title }.record(recorder, "did ").disposed(by: disposeBag)
        controller!.pushViewController(ViewController("Home"), animated: true)
        controller = nil
        XCTAssertEqual(recorder.take().prefix(2), ["will Home", "did Home"])
        controller = NavigationController()
        controller!.pushViewController(ViewController("Home"), animated: true)
        XCTAssertEqual(recorder.take(), [])
    }

    private func take(
        _ order: [Step], _ picker: ImagePickerController, _ delegate: (any NavigationControllerDelegate)?,
        _ setting: Setting
    ) {
        for step in order {
            switch (step, setting) {
            case (.showing, _):
                picker.rx.didShow.subscribe(onNext: { [recorder] screen, _ in recorder.note("did show \(screen.title)")
                })
                .disposed(by: disposeBag)
            case (.picking, _):
                picker.rx.didFinishPickingMediaWithInfo
                    .subscribe(onNext: { [recorder] info in recorder.note("picked \(info["name"] ?? "")") })
                    .disposed(by: disposeBag)
            case (.cancelling, _):
                picker.rx.didCancel.subscribe(onNext: { [recorder] in recorder.note("cancelled") })
                    .disposed(by: disposeBag)
            case (.delegate, .property): assign(delegate, to: picker)
            case (.delegate, .forwarding):
                if let delegate { picker.rx.setDelegate(delegate).disposed(by: disposeBag) }
            }
        }
        picker.pushViewController(ViewController("Album"), animated: true)
        picker.pick("sea")
        picker.cancel()
    }

    func test_R8_anImagePickersDelegateInEveryOrderOfSubscribing() {
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let picker = ImagePickerController(), album = Album(recorder)
                take(order, picker, album, setting)
                XCTAssertEqual(
                    recorder.take(),
                    [
                        "delegate: will show Album", "delegate: did show Album", "did show Album", "delegate: sea",
                        "picked sea", "delegate: cancel", "cancelled",
                    ], "\(setting) \(order.map(\.rawValue))")
                disposeBag = DisposeBag()
                picker.pick("lake")
                XCTAssertEqual(recorder.take(), setting == .property ? ["delegate: lake"] : [])
            }
        }
    }

    func test_R8_aNavigationControllersDelegateOfAnImagePicker() {
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let picker = ImagePickerController(), coordinator = Coordinator(recorder)
                take(order, picker, coordinator, setting)
                XCTAssertEqual(
                    recorder.take(),
                    [
                        "delegate: will show Album", "delegate: did show Album", "did show Album", "picked sea",
                        "cancelled",
                    ],
                    "\(setting) \(order.map(\.rawValue))")
                disposeBag = DisposeBag()
            }
        }
    }

    func test_R8_onlyTheNavigationOfAnImagePickerIsObserved() {
        let picker = ImagePickerController(), album = Album(recorder), coordinator = Coordinator(recorder)
        take([.showing, .delegate], picker, album, .property)
        XCTAssertEqual(
            recorder.take(),
            [
                "delegate: will show Album", "delegate: did show Album", "did show Album", "delegate: sea",
                "delegate: cancel",
            ])
        XCTAssertTrue(picker.rx.delegate is AppImagePickerDelegateProxy)
        for delegate in [coordinator, album, nil, album] {
            assign(delegate, to: picker)
            picker.pick("lake")
            XCTAssertEqual(recorder.take(), delegate === album ? ["delegate: lake"] : [])
        }
    }
}
