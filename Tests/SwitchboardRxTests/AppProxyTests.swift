import CocoaHosts
import Foundation
import RxCocoaHosts
import SwitchboardRx
import XCTest

private final class Renderer: MapViewDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func mapView(_ mapView: MapView, rendererFor overlay: Overlay) -> OverlayRenderer { OverlayRenderer(color: "blue") }
    func mapView(_ mapView: MapView, regionDidChangeAnimated animated: Bool) { recorder.note("delegate: moved") }
}

private final class Tracker: LocationManagerDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
        recorder.note("delegate: \(locations.count) places")
    }
    func locationManager(_ manager: LocationManager, didChangeAuthorization status: AuthorizationStatus) {
        recorder.note("delegate: \(status)")
    }
    func locationManagerShouldDisplayHeadingCalibration(_ manager: LocationManager) -> Bool { true }
}

private final class Picking: ContactPickerDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func contactPicker(_ picker: ContactPicker, didSelect contact: Contact) {
        recorder.note("delegate: one, \(contact.name)")
    }
    func contactPicker(_ picker: ContactPicker, didSelect contacts: [Contact]) {
        recorder.note("delegate: \(contacts.map(\.name))")
    }
}

/// Proxies that a program writes for classes of which RxCocoa knows nothing.
final class AppProxyTests: XCTestCase {
    private let recorder = Recorder()
    private var disposeBag = DisposeBag()

    @inline(never) private func assign(_ delegate: (any MapViewDelegate)?, to view: MapView) {
        view.delegate = delegate
    }

    @inline(never) private func assign(_ delegate: (any LocationManagerDelegate)?, to manager: LocationManager) {
        manager.delegate = delegate
    }

    @inline(never) private func assign(_ delegate: (any ContactPickerDelegate)?, to picker: ContactPicker) {
        picker.delegate = delegate
    }

    // MARK: Map view

    func test_R5_aMapViewInEveryOrderOfSubscribing() {
        enum Step: String, CaseIterable { case moving, failing, delegate }
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let view = MapView(), renderer = Renderer(recorder)
                for step in order {
                    switch (step, setting) {
                    case (.moving, _):
                        view.rx.regionDidChange.subscribe(onNext: { [recorder] in recorder.note("moved \($0)") })
                            .disposed(by: disposeBag)
                    case (.failing, _):
                        view.rx.didFail.subscribe(onNext: { [recorder] in recorder.note("failed: \($0)") })
                            .disposed(by: disposeBag)
                    case (.delegate, .property): assign(renderer, to: view)
                    case (.delegate, .forwarding): view.rx.setDelegate(renderer).disposed(by: disposeBag)
                    }
                }
                let note = "\(setting) \(order.map(\.rawValue))"
                view.move(animated: true)
                view.fail(with: Failure.two)
                XCTAssertEqual(view.draw(Overlay()), "blue", note)
                XCTAssertEqual(recorder.take(), ["delegate: moved", "moved true", "failed: two"], note)
                disposeBag = DisposeBag()
                view.move(animated: false)
                XCTAssertEqual(recorder.take(), setting == .property ? ["delegate: moved"] : [], note)
                XCTAssertEqual(view.draw(Overlay()), setting == .property ? "blue" : "black", note)
            }
        }
    }

    // MARK: Location manager

    func test_R5_aLocationManagerInEveryOrderOfSubscribing() {
        enum Step: String, CaseIterable { case moving, failing, authorizing, delegate }
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let manager = LocationManager(), tracker = Tracker(recorder)
                for step in order {
                    switch (step, setting) {
                    case (.moving, _):
                        manager.rx.didUpdateLocations.subscribe(onNext: { [recorder] locations in
                            recorder.note("at \(locations.map(\.latitude))")
                        }).disposed(by: disposeBag)
                    case (.failing, _):
                        manager.rx.didFailWithError.subscribe(onNext: { [recorder] in recorder.note("failed: \($0)") })
                            .disposed(by: disposeBag)
                    case (.authorizing, _):
                        manager.rx.didChangeAuthorization.subscribe(onNext: { [recorder] in recorder.note("\($0)") })
                            .disposed(by: disposeBag)
                    case (.delegate, .property): assign(tracker, to: manager)
                    case (.delegate, .forwarding): manager.rx.setDelegate(tracker).disposed(by: disposeBag)
                    }
                }
                let note = "\(setting) \(order.map(\.rawValue))"
                manager.authorize(.authorized)
                manager.move(through: Location(latitude: 45, longitude: 16), Location(latitude: 46, longitude: 16))
                manager.fail(with: Failure.one)
                XCTAssertTrue(manager.isCalibrating, note)
                XCTAssertEqual(
                    recorder.take(),
                    ["delegate: authorized", "authorized", "delegate: 2 places", "at [45.0, 46.0]", "failed: one"], note
                )
                assign(nil, to: manager)
                manager.move(through: Location(latitude: 47, longitude: 16))
                XCTAssertFalse(manager.isCalibrating, note)
                XCTAssertEqual(recorder.take(), ["at [47.0]"], note)
                disposeBag = DisposeBag()
            }
        }
    }

    func test_R5_streamsOfALocationManagerCompleteWithIt() {
        var manager: LocationManager? = LocationManager()
        manager!.rx.didUpdateLocations.map(\.count).record(recorder, "places ").disposed(by: disposeBag)
        manager!.rx.didChangeAuthorization.record(recorder, "status ").disposed(by: disposeBag)
        manager!.authorize(.denied)
        manager = nil
        XCTAssertEqual(recorder.count("status denied"), 1)
        XCTAssertEqual(recorder.count("status completed"), 1)
        XCTAssertEqual(recorder.count("places completed"), 1)
    }

    // MARK: Contact picker

    func test_R5_aContactPickerInEveryOrderOfSubscribing() {
        enum Step: String, CaseIterable { case one, several, none, delegate }
        for setting in Setting.allCases {
            for order in orders(of: Step.allCases) {
                let picker = ContactPicker(), picking = Picking(recorder)
                for step in order {
                    switch (step, setting) {
                    case (.one, _):
                        picker.rx.didSelectContact.subscribe(onNext: { [recorder] in recorder.note("one, \($0.name)") })
                            .disposed(by: disposeBag)
                    case (.several, _):
                        picker.rx.didSelectContacts.subscribe(onNext: { [recorder] contacts in
                            recorder.note("\(contacts.map(\.name))")
                        }).disposed(by: disposeBag)
                    case (.none, _):
                        picker.rx.didCancel.subscribe(onNext: { [recorder] in recorder.note("none") })
                            .disposed(by: disposeBag)
                    case (.delegate, .property): assign(picking, to: picker)
                    case (.delegate, .forwarding):
                        AppContactPickerDelegateProxy.installForwardDelegate(
                            picking, retainDelegate: false, onProxyForObject: picker
                        ).disposed(by: disposeBag)
                    }
                }
                picker.pick(Contact("Ada"))
                picker.pick([Contact("Ada"), Contact("Grace")])
                picker.cancel()
                XCTAssertEqual(
                    recorder.take(),
                    [
                        "delegate: one, Ada", "one, Ada", "delegate: [\"Ada\", \"Grace\"]", "[\"Ada\", \"Grace\"]",
                        "none",
                    ],
                    "\(setting) \(order.map(\.rawValue))")
                disposeBag = DisposeBag()
                picker.pick(Contact("Alan"))
                XCTAssertEqual(recorder.take(), setting == .property ? ["delegate: one, Alan"] : [])
            }
        }
    }
}
