import Foundation
import SwitchboardRx
import XCTest

final class ContinuingTests: XCTestCase {
    func testDeferredMakesAStreamForEachSubscription() {
        var made = 0
        let stream = Observable<Int>.deferred {
            made += 1
            return .just(made)
        }
        XCTAssertEqual(made, 0)
        XCTAssertEqual(stream.events(), ["1", "completed", "disposed"])
        XCTAssertEqual(stream.events(), ["2", "completed", "disposed"])
        XCTAssertEqual(Observable<Int>.deferred { throw Failure.one }.events(), ["error one", "disposed"])
    }

    /// As every control property with an initial value has it.
    func testDeferredBehindAControl() {
        let subject = PublishSubject<String>()
        var text = "first"
        let values = Observable.deferred { subject.startWith(text) }
        let recorder = Recorder()
        text = "second"
        let subscription = values.record(recorder)
        subject.onNext("third")
        subscription.dispose()
        subject.onNext("fourth")
        XCTAssertEqual(recorder.all, ["second", "third", "disposed"])
    }

    func testCatch() {
        let failing = Observable.concat(.of(1, 2), .error(Failure.one))
        XCTAssertEqual(failing.catch { .just("\($0)".count) }.events(), ["1", "2", "3", "completed", "disposed"])
        XCTAssertEqual(failing.catch { _ in .error(Failure.two) }.events(), ["1", "2", "error two", "disposed"])
        XCTAssertEqual(failing.catch { _ in throw Failure.two }.events(), ["1", "2", "error two", "disposed"])
        XCTAssertEqual(Observable.of(1).catch { _ in .just(2) }.events(), ["1", "completed", "disposed"])
    }

    func testWhatCatchSubscribedToIsDisposedOf() {
        let first = PublishSubject<Int>(), second = PublishSubject<Int>(), recorder = Recorder()
        let subscription = first.catch { _ in second }.record(recorder)
        first.onNext(1)
        first.onError(Failure.one)
        XCTAssertFalse(first.hasObservers)
        second.onNext(2)
        subscription.dispose()
        XCTAssertFalse(second.hasObservers)
        second.onNext(3)
        XCTAssertEqual(recorder.all, ["1", "2", "disposed"])
    }

    func testConcat() {
        XCTAssertEqual(
            Observable.of(1, 2).concat(Observable.of(3)).events(), ["1", "2", "3", "completed", "disposed"])
        XCTAssertEqual(
            Observable.concat([.of(1), .empty(), .of(2)]).events(), ["1", "2", "completed", "disposed"])
        XCTAssertEqual(
            Observable.concat(.of(1), .error(Failure.one), .of(2)).events(), ["1", "error one", "disposed"])
        XCTAssertEqual(Observable<Int>.concat([]).events(), ["completed", "disposed"])
    }

    func testTheSecondStreamBeginsWhenTheFirstIsOver() {
        let first = PublishSubject<Int>(), second = PublishSubject<Int>(), recorder = Recorder()
        let subscription = first.concat(second).record(recorder)
        second.onNext(0)
        first.onNext(1)
        XCTAssertFalse(second.hasObservers)
        first.onCompleted()
        second.onNext(2)
        subscription.dispose()
        XCTAssertFalse(second.hasObservers)
        XCTAssertEqual(recorder.all, ["1", "2", "disposed"])
    }

    /// Many streams that complete at once need no stack for each.
    func testManyStreams() {
        var sum = 0
        let subscription = Observable.concat((0..<20_000).map { Observable.just($0) }).subscribe(onNext: { sum += $0 })
        XCTAssertEqual(sum, 199_990_000)
        subscription.dispose()
    }

    func testCasts() {
        XCTAssertEqual(castOrFatalError(Int.self, 3), 3)
        XCTAssertNil(castOptionalOrFatalError(nil) as Int?)
        XCTAssertEqual(castOptionalOrFatalError(3) as Int?, 3)
    }
}
