import Foundation
import SwitchboardRx
import XCTest

final class StatefulSubjectTests: XCTestCase {
    func testBehaviorSubjectSendsItsElementFirst() throws {
        let recorder = Recorder()
        let subject = BehaviorSubject(value: 0)
        let first = subject.record(recorder, "a")
        subject.onNext(1)
        let second = subject.record(recorder, "b")
        subject.onNext(2)
        XCTAssertEqual(recorder.take(), ["a0", "a1", "b1", "a2", "b2"])
        XCTAssertEqual(try subject.value(), 2)
        subject.onCompleted()
        XCTAssertEqual(recorder.take(), ["acompleted", "adisposed", "bcompleted", "bdisposed"])
        XCTAssertEqual(try subject.value(), 2)
        subject.onNext(3)
        XCTAssertEqual(try subject.value(), 2)
        XCTAssertEqual(subject.events(), ["completed", "disposed"])
        first.dispose()
        second.dispose()
    }

    func testBehaviorSubjectAfterAnError() {
        let subject = BehaviorSubject(value: 0)
        subject.onError(Failure.one)
        XCTAssertThrowsError(try subject.value()) { XCTAssertEqual($0 as? Failure, .one) }
        XCTAssertEqual(subject.events(), ["error one", "disposed"])
    }

    func testBehaviorSubjectAfterDisposal() {
        let recorder = Recorder()
        let subject = BehaviorSubject(value: 0)
        let subscription = subject.record(recorder)
        subject.dispose()
        subject.onNext(1)
        XCTAssertTrue(subject.isDisposed)
        XCTAssertFalse(subject.hasObservers)
        XCTAssertEqual(recorder.all, ["0"])
        XCTAssertThrowsError(try subject.value()) { XCTAssertTrue($0 is RxError) }
        var error: (any Error)?
        _ = subject.subscribe(onError: { error = $0 })
        XCTAssertTrue(error is RxError)
        subscription.dispose()
    }

    func testBehaviorSubjectIsSentToInsideItsFirstElement() {
        let recorder = Recorder()
        let subject = BehaviorSubject(value: 0)
        let subscription = subject.subscribe(onNext: {
            recorder.note("\($0)")
            if $0 == 0 { subject.onNext(1) }
        })
        XCTAssertEqual(recorder.all, ["0", "1"])
        subscription.dispose()
    }

    func testBehaviorSubjectTakeOne() {
        let subject = BehaviorSubject(value: 0)
        XCTAssertEqual(subject.take(1).events(), ["0", "completed", "disposed"])
        XCTAssertFalse(subject.hasObservers)
    }

    func testReplaySubjectKeepsTheLastElements() {
        let recorder = Recorder()
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        for element in 0..<4 { subject.onNext(element) }
        let first = subject.record(recorder)
        subject.onNext(4)
        XCTAssertEqual(recorder.take(), ["2", "3", "4"])
        subject.onCompleted()
        subject.onNext(5)
        XCTAssertEqual(recorder.take(), ["completed", "disposed"])
        XCTAssertEqual(subject.events(), ["3", "4", "completed", "disposed"])
        first.dispose()
    }

    func testReplaySubjectOfOneAndOfAll() {
        let one = ReplaySubject<Int>.create(bufferSize: 1)
        let all = ReplaySubject<Int>.createUnbounded()
        XCTAssertEqual(one.events(), [])
        for element in 0..<3 {
            one.onNext(element)
            all.onNext(element)
        }
        XCTAssertEqual(one.events(), ["2"])
        all.onError(Failure.one)
        XCTAssertEqual(all.events(), ["0", "1", "2", "error one", "disposed"])
        XCTAssertFalse(one.hasObservers)
    }

    func testReplaySubjectAfterDisposal() {
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        subject.onNext(0)
        subject.dispose()
        var error: (any Error)?
        _ = subject.subscribe(onNext: { XCTFail("\($0)") }, onError: { error = $0 })
        XCTAssertTrue(error is RxError)
    }

    func testRelays() {
        let recorder = Recorder()
        let publish = PublishRelay<Int>()
        let behavior = BehaviorRelay(value: 0)
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let all = ReplayRelay<Int>.createUnbound()
        publish.accept(1)
        replay.accept(1)
        let subscriptions = [
            publish.record(recorder, "p"), behavior.record(recorder, "b"), replay.asObservable().record(recorder, "r"),
        ]
        publish.accept(2)
        behavior.accept(2)
        replay.accept(2)
        all.accept(1)
        all.accept(2)
        XCTAssertEqual(recorder.take(), ["b0", "r1", "p2", "b2", "r2"])
        XCTAssertEqual(behavior.value, 2)
        XCTAssertEqual(all.events(), ["1", "2"])
        for subscription in subscriptions { subscription.dispose() }
    }

    func testBindingToRelays() {
        let recorder = Recorder()
        let (first, second) = (PublishRelay<Int>(), PublishRelay<Int>())
        let behavior = BehaviorRelay<Int?>(value: nil)
        let subscriptions = [first.record(recorder, "a"), second.record(recorder, "b")]
        _ = Observable.of(1, 2).bind(to: first, second)
        _ = Observable.of(3, 4).bind(to: behavior)
        XCTAssertEqual(recorder.take(), ["a1", "b1", "a2", "b2"])
        XCTAssertEqual(behavior.value, 4)
        for subscription in subscriptions { subscription.dispose() }
    }
}
