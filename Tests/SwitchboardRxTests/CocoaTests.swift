import Foundation
import SwitchboardRx
import XCTest

final class CocoaTests: XCTestCase {
    func testControlEventSubscribesOnTheMainQueue() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let event = ControlEvent(events: subject)
        let subscription = event.record(recorder)
        subject.onNext(1)
        XCTAssertEqual(recorder.take(), ["1"])
        subscription.dispose()
        XCTAssertFalse(subject.hasObservers)
        XCTAssertEqual(event.asControlEvent().asObservable().map { $0 }.events(), [])
    }

    func testControlEventFromAnotherThread() {
        let subscribed = expectation(description: "subscribed")
        let event = ControlEvent(
            events: Observable<Int>.create { _ in
                MainScheduler.ensureExecutingOnScheduler()
                subscribed.fulfill()
                return Disposables.create()
            })
        let subscription = Box<(any Disposable)?>(nil)
        onThreads(1) { _ in subscription.value = event.subscribe() }
        wait(for: [subscribed], timeout: 10)
        subscription.value?.dispose()
    }

    func testControlProperty() {
        let recorder = Recorder()
        let values = BehaviorSubject<String?>(value: nil)
        let property = ControlProperty(values: values, valueSink: Noting<String?>(recorder: recorder))
        property.onNext("set")
        property.orEmpty.onNext("set too")
        property.asControlProperty().onCompleted()
        XCTAssertEqual(
            recorder.take(), ["next(Optional(\"set\"))", "next(Optional(\"set too\"))", "completed"])
        let subscriptions = [
            property.orEmpty.record(recorder, "e:"), property.changed.map { $0 ?? "-" }.record(recorder, "c:"),
        ]
        values.onNext("a")
        values.onNext(nil)
        XCTAssertEqual(recorder.take(), ["e:", "e:a", "c:a", "e:", "c:-"])
        for subscription in subscriptions { subscription.dispose() }
        XCTAssertFalse(values.hasObservers)
    }

    func testBindingToAControlProperty() {
        let recorder = Recorder()
        let property = ControlProperty(
            values: Observable<Int>.never(), valueSink: AnyObserver { recorder.note("\($0)") })
        Observable.of(1, 2).bind(to: property).dispose()
        XCTAssertEqual(recorder.all, ["next(1)", "next(2)", "completed"])
    }

    func testBindForms() {
        let recorder = Recorder()
        let target = Target()
        _ = Observable.of(1).bind(onNext: { recorder.note("\($0)") })
        _ = Observable.of(2).bind(with: target) { object, element in
            XCTAssertTrue(object === target)
            recorder.note("\(element)")
        }
        _ = Observable.of(3).bind(to: Noting(recorder: recorder), Noting(recorder: recorder))
        _ = Observable.of(4).bind(to: Noting<Int?>(recorder: recorder))
        let subject = PublishSubject<Int>()
        let subscription = subject.record(recorder)
        _ = Observable.of(5).bind(to: subject)
        XCTAssertEqual(Observable.of(6).bind(to: { $0.events() }), ["6", "completed", "disposed"])
        XCTAssertEqual(Observable.of(6).bind(to: { _ in { $0 + 1 } }, curriedArgument: 6), 7)
        XCTAssertEqual(
            recorder.all,
            [
                "1", "2", "next(3)", "next(3)", "completed", "completed", "next(Optional(4))", "completed", "5",
                "completed", "disposed",
            ])
        subscription.dispose()
    }

    func testErrorsOfCasts() throws {
        XCTAssertEqual(try castOrThrow(Int.self, 1), 1)
        XCTAssertThrowsError(try castOrThrow(Int.self, "1")) { error in
            guard case .castingError(let object, let type)? = error as? RxCocoaError else {
                return XCTFail("\(error)")
            }
            XCTAssertEqual(object as? String, "1")
            XCTAssertTrue(type == Int.self)
        }
        XCTAssertEqual(try castOptionalOrThrow(Int.self, 1), 1)
        XCTAssertNil(try castOptionalOrThrow(Int.self, NSNull()))
        XCTAssertNil(try castOptionalOrThrow(Int.self, Optional<Int>.none as Any))
        XCTAssertThrowsError(try castOptionalOrThrow(Int.self, "1"))
    }

    func testTheHandlerOfErrorsThatNobodyHandles() {
        let recorder = Recorder()
        let handler = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = handler }
        Hooks.defaultErrorHandler = { _, error in recorder.note("\(error)") }
        _ = Observable<Int>.error(Failure.one).subscribe(onDisposed: { recorder.note("disposed") })
        XCTAssertEqual(recorder.all, ["one", "disposed"])
    }
}

private final class Target {}
