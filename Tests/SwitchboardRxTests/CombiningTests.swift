import Foundation
import SwitchboardRx
import XCTest

final class CombiningTests: XCTestCase {
    func testWithLatestFrom() {
        let recorder = Recorder()
        let (source, second) = (PublishSubject<Int>(), PublishSubject<String>())
        let subscription = source.withLatestFrom(second) { "\($0)\($1)" }.record(recorder)
        source.onNext(1)
        second.onNext("a")
        second.onNext("b")
        source.onNext(2)
        source.onNext(3)
        second.onCompleted()
        source.onNext(4)
        source.onCompleted()
        XCTAssertEqual(recorder.all, ["2b", "3b", "4b", "completed", "disposed"])
        subscription.dispose()
    }

    func testWithLatestFromItself() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let subscription = subject.withLatestFrom(subject).record(recorder)
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(recorder.all, ["1", "2"])
        subscription.dispose()
    }

    func testWithLatestFromErrors() {
        let recorder = Recorder()
        let (source, second) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
        let throwing = source.withLatestFrom(second) { _, _ -> Int in throw Failure.one }.record(recorder)
        source.onNext(1)
        XCTAssertEqual(recorder.take(), ["error one", "disposed"])
        XCTAssertFalse(source.hasObservers)
        let failing = source.withLatestFrom(second).record(recorder)
        second.onError(Failure.two)
        source.onNext(2)
        XCTAssertEqual(recorder.take(), ["error two", "disposed"])
        XCTAssertFalse(source.hasObservers)
        throwing.dispose()
        failing.dispose()
    }

    func testCombineLatest() {
        let recorder = Recorder()
        let (first, second) = (PublishSubject<Int>(), PublishSubject<String>())
        let subscription = Observable.combineLatest(first, second) { "\($0)\($1)" }.record(recorder)
        first.onNext(1)
        first.onNext(2)
        second.onNext("a")
        first.onNext(3)
        first.onCompleted()
        second.onNext("b")
        XCTAssertEqual(recorder.take(), ["2a", "3a", "3b"])
        second.onCompleted()
        XCTAssertEqual(recorder.take(), ["completed", "disposed"])
        subscription.dispose()
    }

    func testCombineLatestOfTuples() {
        let pairs = Observable.combineLatest(Observable.just(1), Observable.just("a"))
        XCTAssertEqual(pairs.map { "\($0)\($1)" }.events(), ["1a", "completed", "disposed"])
    }

    func testCombineLatestWithoutAnElement() {
        let recorder = Recorder()
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let subscription = Observable.combineLatest(first, second) { $0 + $1 }.record(recorder)
        first.onCompleted()
        XCTAssertEqual(recorder.take(), [])
        second.onNext(1)
        XCTAssertEqual(recorder.take(), ["completed", "disposed"])
        XCTAssertFalse(second.hasObservers)
        subscription.dispose()
        XCTAssertEqual(
            Observable.combineLatest(Observable<Int>.empty(), Observable<Int>.empty()) { $0 + $1 }.events(),
            ["completed", "disposed"])
    }

    func testCombineLatestErrors() {
        let recorder = Recorder()
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let failing = Observable.combineLatest(first, second) { $0 + $1 }.record(recorder)
        let throwing = Observable.combineLatest(first, first) { _, _ -> Int in throw Failure.one }.record(recorder)
        first.onNext(1)
        XCTAssertEqual(recorder.take(), ["error one", "disposed"])
        second.onError(Failure.two)
        XCTAssertEqual(recorder.take(), ["error two", "disposed"])
        XCTAssertFalse(first.hasObservers)
        failing.dispose()
        throwing.dispose()
    }

    func testCombineLatestOfItselfSendsTwice() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let subscription = Observable.combineLatest(subject, subject) { "\($0)\($1)" }.record(recorder)
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(recorder.all, ["11", "21", "22"])
        subscription.dispose()
    }

    func testCombineLatestSentToInsideAHandler() {
        let recorder = Recorder()
        let (first, second) = (BehaviorSubject(value: 0), BehaviorSubject(value: 0))
        let subscription = Observable.combineLatest(first, second) { ($0, $1) }.subscribe(onNext: {
            recorder.note("\($0.0)\($0.1)")
            if $0 == (1, 0) { second.onNext(1) }
        })
        first.onNext(1)
        XCTAssertEqual(recorder.all, ["00", "10", "11"])
        subscription.dispose()
    }

    func testDisposalOfCombinations() {
        let recorder = Recorder()
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let subscriptions = [
            Observable.combineLatest(first, second) { $0 + $1 }.record(recorder),
            first.withLatestFrom(second).record(recorder),
            first.take(until: second).record(recorder),
            Observable.merge(first, second).record(recorder),
        ]
        for subscription in subscriptions {
            subscription.dispose()
            subscription.dispose()
        }
        XCTAssertEqual(recorder.all, Array(repeating: "disposed", count: 4))
        XCTAssertFalse(first.hasObservers)
        XCTAssertFalse(second.hasObservers)
    }
}
