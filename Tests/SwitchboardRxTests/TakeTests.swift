import Foundation
import SwitchboardRx
import XCTest

final class TakeTests: XCTestCase {
    func testTake() {
        XCTAssertEqual(Observable.of(1, 2, 3).take(2).events(), ["1", "2", "completed", "disposed"])
        XCTAssertEqual(Observable.of(1).take(2).events(), ["1", "completed", "disposed"])
        XCTAssertEqual(Observable<Int>.error(Failure.one).take(2).events(), ["error one", "disposed"])
    }

    func testTakeNoneDoesNotSubscribe() {
        let source = Observable<Int>.create { _ in
            XCTFail("subscribed")
            return Disposables.create()
        }
        XCTAssertEqual(source.take(0).events(), ["completed", "disposed"])
    }

    func testTakeDisposesOfTheSource() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let subscription = subject.do(onDispose: { recorder.note("source disposed") }).take(1).record(recorder)
        subject.onNext(1)
        XCTAssertFalse(subject.hasObservers)
        subject.onNext(2)
        XCTAssertEqual(recorder.all, ["1", "completed", "disposed", "source disposed"])
        subscription.dispose()
    }

    func testTakeOfASourceThatIsMadeToSendByTheHandler() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let subscription = subject.take(3).subscribe(
            onNext: {
                recorder.note("\($0)")
                subject.onNext($0 + 1)
            }, onCompleted: { recorder.note("completed") })
        subject.onNext(1)
        XCTAssertEqual(recorder.all, ["1", "2", "3", "completed"])
        subscription.dispose()
    }

    func testTakeOfAnEndlessSequence() {
        XCTAssertEqual(
            Observable.from(sequence(first: 0) { $0 + 1 }).take(3).events(), ["0", "1", "2", "completed", "disposed"])
    }

    func testTakeUntilOther() {
        let recorder = Recorder()
        let (source, other) = (PublishSubject<Int>(), PublishSubject<String>())
        let subscription = source.take(until: other).record(recorder)
        source.onNext(1)
        other.onNext("stop")
        source.onNext(2)
        XCTAssertEqual(recorder.all, ["1", "completed", "disposed"])
        XCTAssertFalse(source.hasObservers)
        XCTAssertFalse(other.hasObservers)
        subscription.dispose()
    }

    func testTakeUntilOtherThatCompletes() {
        let recorder = Recorder()
        let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        let subscription = source.take(until: other).record(recorder)
        other.onCompleted()
        source.onNext(1)
        source.onCompleted()
        XCTAssertEqual(recorder.all, ["1", "completed", "disposed"])
        subscription.dispose()
    }

    func testTakeUntilOtherThatFails() {
        let recorder = Recorder()
        let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        let subscription = source.take(until: other).record(recorder)
        other.onError(Failure.two)
        source.onNext(1)
        XCTAssertEqual(recorder.all, ["error two", "disposed"])
        XCTAssertFalse(source.hasObservers)
        subscription.dispose()
    }

    func testTakeUntilOtherThatSendsAtOnce() {
        let source = PublishSubject<Int>()
        XCTAssertEqual(source.take(until: Observable.just(0)).events(), ["completed", "disposed"])
        XCTAssertFalse(source.hasObservers)
    }

    func testTakeUntilTrue() {
        XCTAssertEqual(Observable.of(1, 2, 3).take(until: { $0 == 2 }).events(), ["1", "completed", "disposed"])
        XCTAssertEqual(
            Observable.of(1, 2, 3).take(until: { $0 == 2 }, behavior: .inclusive).events(),
            ["1", "2", "completed", "disposed"])
        XCTAssertEqual(Observable.of(1, 2, 3).take(while: { $0 < 3 }).events(), ["1", "2", "completed", "disposed"])
        XCTAssertEqual(
            Observable.of(1, 2).take(while: { if $0 == 2 { throw Failure.one } else { true } }).events(),
            ["1", "error one", "disposed"])
    }
}
