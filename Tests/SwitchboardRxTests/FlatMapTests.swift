import Foundation
import SwitchboardRx
import XCTest

final class FlatMapTests: XCTestCase {
    func testFlatMap() {
        let recorder = Recorder()
        let source = PublishSubject<Int>()
        let inners = [PublishSubject<String>(), PublishSubject<String>()]
        let subscription = source.flatMap { inners[$0] }.record(recorder)
        source.onNext(0)
        inners[0].onNext("a")
        source.onNext(1)
        inners[0].onNext("b")
        inners[1].onNext("c")
        source.onCompleted()
        inners[0].onCompleted()
        inners[1].onNext("d")
        XCTAssertEqual(recorder.take(), ["a", "b", "c", "d"])
        inners[1].onCompleted()
        XCTAssertEqual(recorder.take(), ["completed", "disposed"])
        subscription.dispose()
    }

    func testFlatMapErrors() {
        let recorder = Recorder()
        let source = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        let subscription = source.flatMap { element -> Observable<Int> in
            if element == 2 { throw Failure.one }
            return inner
        }
        .record(recorder)
        source.onNext(1)
        source.onNext(2)
        XCTAssertEqual(recorder.take(), ["error one", "disposed"])
        XCTAssertFalse(source.hasObservers)
        XCTAssertFalse(inner.hasObservers)
        let failing = source.flatMap { _ in inner }.record(recorder)
        source.onNext(1)
        inner.onError(Failure.two)
        XCTAssertEqual(recorder.take(), ["error two", "disposed"])
        XCTAssertFalse(source.hasObservers)
        subscription.dispose()
        failing.dispose()
    }

    func testFlatMapOfWhatSendsAtOnce() {
        XCTAssertEqual(
            Observable.of(1, 2).flatMap { Observable.just($0 * 10) }.events(), ["10", "20", "completed", "disposed"])
        XCTAssertEqual(
            Observable.of(1, 2).flatMap { _ in Observable<Int>.empty() }.events(), ["completed", "disposed"])
    }

    func testFlatMapDisposal() {
        let source = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        let subscription = source.flatMap { _ in inner }.subscribe()
        source.onNext(1)
        XCTAssertTrue(inner.hasObservers)
        subscription.dispose()
        XCTAssertFalse(inner.hasObservers)
        XCTAssertFalse(source.hasObservers)
    }

    func testFlatMapSentToInsideAHandler() {
        let recorder = Recorder()
        let source = PublishSubject<Int>()
        let subscription = source.flatMap { Observable.just($0) }.subscribe(onNext: {
            recorder.note("\($0)")
            if $0 < 3 { source.onNext($0 + 1) }
        })
        source.onNext(1)
        XCTAssertEqual(recorder.all, ["1", "2", "3"])
        subscription.dispose()
    }

    func testMerge() {
        let recorder = Recorder()
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let subscription = Observable.merge(first, second).record(recorder)
        first.onNext(1)
        second.onNext(2)
        first.onCompleted()
        second.onNext(3)
        second.onCompleted()
        XCTAssertEqual(recorder.all, ["1", "2", "3", "completed", "disposed"])
        subscription.dispose()
        XCTAssertEqual(Observable<Int>.merge([]).events(), ["completed", "disposed"])
        XCTAssertEqual(
            Observable.of(Observable.just(1), Observable.just(2)).merge().events(), ["1", "2", "completed", "disposed"])
    }

    func testMergeError() {
        let recorder = Recorder()
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let subscription = Observable.merge([first, second]).record(recorder)
        second.onError(Failure.one)
        first.onNext(1)
        XCTAssertEqual(recorder.all, ["error one", "disposed"])
        XCTAssertFalse(first.hasObservers)
        subscription.dispose()
    }

    func testMergedSequencesTakeTurns() {
        XCTAssertEqual(
            Observable.merge(Observable.of(1, 2, 3), Observable.of(10, 20)).events(),
            ["1", "10", "2", "20", "3", "completed", "disposed"])
        XCTAssertEqual(
            Observable.of(1, 2).flatMap { Observable.of($0, $0 * 10) }.events(),
            ["1", "10", "2", "20", "completed", "disposed"])
    }

    func testFlatMapLatest() {
        let recorder = Recorder()
        let source = PublishSubject<Int>()
        let inners = [PublishSubject<String>(), PublishSubject<String>()]
        let subscription = source.flatMapLatest { inners[$0] }.record(recorder)
        source.onNext(0)
        inners[0].onNext("a")
        source.onNext(1)
        XCTAssertFalse(inners[0].hasObservers)
        inners[0].onNext("b")
        inners[1].onNext("c")
        source.onCompleted()
        inners[1].onNext("d")
        XCTAssertEqual(recorder.take(), ["a", "c", "d"])
        inners[1].onCompleted()
        XCTAssertEqual(recorder.take(), ["completed", "disposed"])
        subscription.dispose()
    }

    func testFlatMapLatestCompletesWithTheSourceIfTheLatestHasCompleted() {
        let recorder = Recorder()
        let source = PublishSubject<Int>()
        let subscription = source.flatMapLatest { Observable.just($0) }.record(recorder)
        source.onNext(1)
        XCTAssertEqual(recorder.take(), ["1"])
        source.onCompleted()
        XCTAssertEqual(recorder.take(), ["completed", "disposed"])
        subscription.dispose()
        XCTAssertEqual(
            Observable<Int>.empty().flatMapLatest { Observable.just($0) }.events(), ["completed", "disposed"])
    }

    func testFlatMapLatestErrors() {
        let recorder = Recorder()
        let source = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        for failure in 0..<3 {
            let subscription = source.flatMapLatest { element -> Observable<Int> in
                if element == 2 { throw Failure.one }
                return inner
            }
            .record(recorder)
            source.onNext(1)
            switch failure {
            case 0: source.onNext(2)
            case 1: inner.onError(Failure.one)
            default: source.onError(Failure.one)
            }
            XCTAssertEqual(recorder.take(), ["error one", "disposed"])
            XCTAssertFalse(source.hasObservers)
            XCTAssertFalse(inner.hasObservers)
            subscription.dispose()
            if failure == 1 { break }
        }
    }

    func testFlatMapLatestSourceError() {
        let recorder = Recorder()
        let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
        let subscription = source.flatMapLatest { _ in inner }.record(recorder)
        source.onNext(1)
        source.onError(Failure.one)
        inner.onNext(1)
        XCTAssertEqual(recorder.all, ["error one", "disposed"])
        XCTAssertFalse(inner.hasObservers)
        subscription.dispose()
    }

    func testTheSourceIsDisposedOfAtItsCompletion() {
        for make: (Observable<Int>) -> Observable<Int> in [
            { $0.flatMapLatest { Observable.just($0) } }, { $0.flatMapLatest { _ in Observable<Int>.never() } },
            { $0.flatMap { _ in Observable<Int>.never() } },
        ] {
            let recorder = Recorder()
            let source = PublishSubject<Int>()
            let subscription = make(source.do(onDispose: { recorder.note("source disposed") })).subscribe(
                onCompleted: { recorder.note("completed") })
            source.onNext(1)
            source.onCompleted()
            XCTAssertEqual(recorder.all.first, "source disposed")
            subscription.dispose()
            XCTAssertEqual(recorder.count("source disposed"), 1)
        }
    }

    func testSwitchInsideAHandler() {
        let recorder = Recorder()
        let source = PublishSubject<Int>()
        let inners = [BehaviorSubject(value: "a"), BehaviorSubject(value: "b")]
        let subscription = source.map { inners[$0] }.switchLatest().subscribe(onNext: {
            recorder.note($0)
            if $0 == "a" { source.onNext(1) }
        })
        source.onNext(0)
        inners[0].onNext("c")
        inners[1].onNext("d")
        XCTAssertEqual(recorder.all, ["a", "b", "d"])
        XCTAssertFalse(inners[0].hasObservers)
        subscription.dispose()
        XCTAssertFalse(inners[1].hasObservers)
    }
}
