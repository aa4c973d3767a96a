import Foundation
import SwitchboardRx
import XCTest

final class OperatorTests: XCTestCase {
    func testMap() {
        XCTAssertEqual(Observable.of(1, 2).map { $0 * 2 }.events(), ["2", "4", "completed", "disposed"])
        XCTAssertEqual(Observable<Int>.error(Failure.one).map { $0 }.events(), ["error one", "disposed"])
    }

    func testWhatMapThrowsEndsTheStream() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let subscription = subject.map { element in
            recorder.note("map \(element)")
            if element == 2 { throw Failure.one }
        }
        .map { "\($0)" }
        .record(recorder)
        for element in 1...3 { subject.onNext(element) }
        XCTAssertEqual(recorder.all, ["map 1", "()", "map 2", "error one", "disposed"])
        XCTAssertFalse(subject.hasObservers)
        subscription.dispose()
    }

    func testCompactMap() {
        XCTAssertEqual(
            Observable.of("1", "x", "3").compactMap { Int($0) }.events(), ["1", "3", "completed", "disposed"])
        XCTAssertEqual(
            Observable.of(1, 2).compactMap { if $0 == 2 { throw Failure.two } else { $0 } }.events(),
            ["1", "error two", "disposed"])
    }

    func testFilter() {
        XCTAssertEqual(Observable.of(1, 2, 3).filter { $0 != 2 }.events(), ["1", "3", "completed", "disposed"])
        XCTAssertEqual(
            Observable.of(1, 2).filter { if $0 == 2 { throw Failure.two } else { true } }.events(),
            ["1", "error two", "disposed"])
        XCTAssertEqual(Observable<Int>.error(Failure.one).filter { _ in true }.events(), ["error one", "disposed"])
    }

    func testScan() {
        XCTAssertEqual(
            Observable.of(1, 2, 3).scan(10) { $0 + $1 }.events(), ["11", "13", "16", "completed", "disposed"])
        XCTAssertEqual(
            Observable.of(1, 2).scan(into: [0]) { $0.append($1) }.events(),
            ["[0, 1]", "[0, 1, 2]", "completed", "disposed"])
        XCTAssertEqual(
            Observable.of(1, 2, 3).scan(0) { if $1 == 2 { throw Failure.one } else { $0 + $1 } }.events(),
            ["1", "error one", "disposed"])
        XCTAssertEqual(Observable<Int>.empty().scan(0) { $0 + $1 }.events(), ["completed", "disposed"])
    }

    func testScanBeginsAnewAtEachSubscription() {
        let sums = Observable.of(1, 2).scan(0) { $0 + $1 }
        XCTAssertEqual(sums.events(), ["1", "3", "completed", "disposed"])
        XCTAssertEqual(sums.events(), ["1", "3", "completed", "disposed"])
    }

    func testSkip() {
        XCTAssertEqual(Observable.of(1, 2, 3).skip(2).events(), ["3", "completed", "disposed"])
        XCTAssertEqual(Observable.of(1, 2).skip(0).events(), ["1", "2", "completed", "disposed"])
        XCTAssertEqual(Observable.of(1).skip(5).events(), ["completed", "disposed"])
        XCTAssertEqual(Observable.of(1).skip(-1).events(), ["1", "completed", "disposed"])
    }

    func testDistinctUntilChanged() {
        XCTAssertEqual(
            Observable.of(1, 1, 2, 2, 1).distinctUntilChanged().events(), ["1", "2", "1", "completed", "disposed"])
        XCTAssertEqual(
            Observable.of(1, 3, 2, 4).distinctUntilChanged { $0 % 2 }.events(), ["1", "2", "completed", "disposed"])
        XCTAssertEqual(
            Observable.of(1, 2, 5).distinctUntilChanged { $1 - $0 == 1 }.events(), ["1", "5", "completed", "disposed"])
        XCTAssertEqual(
            Observable.of("a", "b", "cc").distinctUntilChanged(at: \.count).events(),
            ["a", "cc", "completed", "disposed"])
        XCTAssertEqual(
            Observable.of(1, 2).distinctUntilChanged { (_: Int, _: Int) -> Bool in throw Failure.one }.events(),
            ["1", "error one", "disposed"])
        XCTAssertEqual(
            Observable.of(1, 2).distinctUntilChanged { if $0 == 2 { throw Failure.one } else { $0 } }.events(),
            ["1", "error one", "disposed"])
    }

    func testDistinctUntilChangedComparesWithTheLastThatWasSent() {
        XCTAssertEqual(
            Observable.of(1, 2, 3, 4).distinctUntilChanged { $1 - $0 < 2 }.events(),
            ["1", "3", "completed", "disposed"])
    }

    func testStartWith() {
        XCTAssertEqual(Observable.of(3).startWith(1, 2).events(), ["1", "2", "3", "completed", "disposed"])
        XCTAssertEqual(Observable<Int>.error(Failure.one).startWith(1).events(), ["1", "error one", "disposed"])
        XCTAssertEqual(Observable.of(3).startWith(1, 2).take(1).events(), ["1", "completed", "disposed"])
    }

    func testDoOrder() {
        let recorder = Recorder()
        let source = Observable<Int>.create { observer in
            recorder.note("subscribe")
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { recorder.note("source disposed") }
        }
        let subscription = source.do(
            onNext: { recorder.note("do \($0)") }, afterNext: { recorder.note("after \($0)") },
            onError: { recorder.note("do \($0)") }, afterError: { recorder.note("after \($0)") },
            onCompleted: { recorder.note("do completed") }, afterCompleted: { recorder.note("after completed") },
            onSubscribe: { recorder.note("on subscribe") }, onSubscribed: { recorder.note("on subscribed") },
            onDispose: { recorder.note("on dispose") }
        )
        .record(recorder)
        XCTAssertEqual(
            recorder.take(),
            [
                "on subscribe", "subscribe", "do 1", "1", "after 1", "do completed", "completed", "disposed",
                "after completed", "source disposed", "on subscribed", "on dispose",
            ])
        subscription.dispose()
        XCTAssertEqual(recorder.take(), [])
    }

    func testDoAtDisposalAndError() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let subscription = subject.do(onDispose: { recorder.note("on dispose") }).record(recorder)
        subscription.dispose()
        subscription.dispose()
        XCTAssertEqual(recorder.take(), ["on dispose", "disposed"])
        _ = subject.do(
            onError: { recorder.note("do \($0)") }, afterError: { recorder.note("after \($0)") },
            onDispose: { recorder.note("on dispose") }
        )
        .record(recorder)
        subject.onError(Failure.one)
        XCTAssertEqual(recorder.take(), ["do one", "error one", "disposed", "after one", "on dispose"])
    }

    func testWhatDoThrows() {
        XCTAssertEqual(
            Observable.of(1, 2).do(onNext: { if $0 == 2 { throw Failure.one } }).events(),
            ["1", "error one", "disposed"])
        XCTAssertEqual(
            Observable.of(1, 2).do(afterNext: { _ in throw Failure.one }).events(), ["1", "error one", "disposed"])
        XCTAssertEqual(
            Observable.of(1).do(onCompleted: { throw Failure.one }).events(), ["1", "error one", "disposed"])
        XCTAssertEqual(
            Observable.of(1).do(afterCompleted: { throw Failure.one }).events(), ["1", "completed", "disposed"])
        XCTAssertEqual(
            Observable<Int>.error(Failure.one).do(onError: { _ in throw Failure.two }).events(),
            ["error two", "disposed"])
    }
}
