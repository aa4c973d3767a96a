import Foundation
import SwitchboardRx
import XCTest

final class PublishSubjectTests: XCTestCase {
    func testSendsToThoseWhoHaveSubscribed() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        subject.onNext(1)
        let first = subject.record(recorder, "a")
        subject.onNext(2)
        let second = subject.record(recorder, "b")
        subject.onNext(3)
        first.dispose()
        subject.onNext(4)
        second.dispose()
        subject.onNext(5)
        XCTAssertEqual(recorder.all, ["a2", "a3", "b3", "adisposed", "b4", "bdisposed"])
    }

    func testHasObservers() {
        let subject = PublishSubject<Int>()
        XCTAssertFalse(subject.hasObservers)
        let subscription = subject.subscribe()
        XCTAssertTrue(subject.hasObservers)
        subscription.dispose()
        XCTAssertFalse(subject.hasObservers)
        _ = subject.subscribe()
        subject.onCompleted()
        XCTAssertFalse(subject.hasObservers)
    }

    func testAfterCompletion() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        subject.onCompleted()
        subject.onNext(1)
        subject.onError(Failure.one)
        _ = subject.record(recorder)
        XCTAssertEqual(recorder.all, ["completed", "disposed"])
    }

    func testAfterAnError() {
        let subject = PublishSubject<Int>()
        subject.onError(Failure.one)
        subject.onCompleted()
        XCTAssertEqual(subject.events(), ["error one", "disposed"])
    }

    func testAfterDisposal() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        _ = subject.record(recorder)
        XCTAssertFalse(subject.isDisposed)
        subject.dispose()
        subject.dispose()
        XCTAssertTrue(subject.isDisposed)
        subject.onNext(1)
        XCTAssertEqual(recorder.all, [])
        var error: (any Error)?
        _ = subject.subscribe(onError: { error = $0 })
        guard case .disposed(let object)? = error as? RxError else { return XCTFail("\(String(describing: error))") }
        XCTAssertTrue(object === subject)
        subject.onCompleted()
        XCTAssertEqual(subject.events(), ["completed", "disposed"])
    }

    func testWhoSubscribesInsideAHandlerGetsTheNextElement() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let bag = Box([any Disposable]())
        bag.value.append(
            subject.subscribe(onNext: { element in
                recorder.note("a\(element)")
                if element == 1 { bag.value.append(subject.record(recorder, "b")) }
            }))
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(recorder.all, ["a1", "a2", "b2"])
        bag.value = []
    }

    func testSendingInsideAHandler() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let first = subject.subscribe(onNext: {
            recorder.note("a\($0)")
            if $0 == 1 { subject.onNext(2) }
        })
        let second = subject.record(recorder, "b")
        subject.onNext(1)
        XCTAssertEqual(recorder.all, ["a1", "a2", "b2", "b1"])
        first.dispose()
        second.dispose()
    }

    func testCompletionInsideAHandler() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let first = subject.subscribe(
            onNext: {
                recorder.note("a\($0)")
                subject.onCompleted()
            }, onCompleted: { recorder.note("acompleted") })
        let second = subject.record(recorder, "b")
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(recorder.all, ["a1", "acompleted", "bcompleted", "bdisposed"])
        first.dispose()
        second.dispose()
    }

    func testSubscribingInsideOnCompleted() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(onCompleted: { _ = subject.record(recorder, "late ") })
        subject.onCompleted()
        XCTAssertEqual(recorder.all, ["late completed", "late disposed"])
        subscription.dispose()
    }

    func testAsObserver() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let subscription = subject.asObservable().record(recorder)
        _ = Observable.of(1, 2).subscribe(subject.asObserver())
        XCTAssertEqual(recorder.all, ["1", "2", "completed", "disposed"])
        subscription.dispose()
    }

    func testManyObserversKeepTheirOrderOfSubscription() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let subscriptions = (0..<20).map { index in
            subject.subscribe(onNext: { _ in recorder.note("\(index)") })
        }
        subject.onNext(0)
        XCTAssertEqual(recorder.take(), (0..<20).map(String.init))
        for index in 10..<20 { subscriptions[index].dispose() }
        subject.onNext(0)
        XCTAssertEqual(recorder.take(), (0..<10).map(String.init))
        for subscription in subscriptions { subscription.dispose() }
        subject.onNext(0)
        XCTAssertEqual(recorder.take(), [])
    }

    func testWhoIsDisposedOfByAnotherHandlerGetsNothingFromAnOperator() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let slot = SerialDisposable()
        let first = subject.subscribe(onNext: { _ in slot.dispose() })
        slot.disposable = subject.map { $0 }.record(recorder)
        subject.onNext(1)
        XCTAssertEqual(recorder.all, ["disposed"])
        first.dispose()
    }
}
