import Foundation
import SwitchboardRx
import XCTest

final class SubscriptionTests: XCTestCase {
    func testCompletionEndsTheStreamAndDisposesOnce() {
        let recorder = Recorder()
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            observer.onNext(2)
            observer.onError(Failure.one)
            observer.onCompleted()
            return Disposables.create { recorder.note("source disposed") }
        }
        let subscription = source.record(recorder)
        XCTAssertEqual(recorder.take(), ["1", "completed", "disposed", "source disposed"])
        subscription.dispose()
        XCTAssertEqual(recorder.take(), [])
    }

    func testErrorEndsTheStreamAndDisposesOnce() {
        let recorder = Recorder()
        var kept: AnyObserver<Int>?
        let source = Observable<Int>.create { observer in
            kept = observer
            return Disposables.create { recorder.note("source disposed") }
        }
        let subscription = source.record(recorder)
        kept?.onNext(1)
        kept?.onError(Failure.one)
        kept?.onNext(2)
        kept?.onCompleted()
        XCTAssertEqual(recorder.take(), ["1", "error one", "disposed", "source disposed"])
        subscription.dispose()
        XCTAssertEqual(recorder.take(), [])
    }

    func testNothingAfterDisposal() {
        let recorder = Recorder()
        var kept: AnyObserver<Int>?
        let source = Observable<Int>.create { observer in
            kept = observer
            return Disposables.create { recorder.note("source disposed") }
        }
        let subscription = source.record(recorder)
        kept?.onNext(1)
        subscription.dispose()
        subscription.dispose()
        kept?.onNext(2)
        kept?.onCompleted()
        XCTAssertEqual(recorder.all, ["1", "source disposed", "disposed"])
    }

    func testDisposalInsideAHandler() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let slot = SingleAssignmentDisposable()
        slot.setDisposable(
            subject.subscribe(
                onNext: {
                    recorder.note("\($0)")
                    slot.dispose()
                    recorder.note("after dispose")
                },
                onCompleted: { recorder.note("completed") },
                onDisposed: { recorder.note("disposed") }))
        subject.onNext(1)
        subject.onNext(2)
        subject.onCompleted()
        XCTAssertEqual(recorder.all, ["1", "disposed", "after dispose"])
    }

    func testDisposalInsideOnCompleted() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let slot = SingleAssignmentDisposable()
        slot.setDisposable(
            subject.subscribe(
                onCompleted: {
                    slot.dispose()
                    recorder.note("completed")
                },
                onDisposed: { recorder.note("disposed") }))
        subject.onCompleted()
        XCTAssertEqual(recorder.all, ["disposed", "completed"])
    }

    func testDisposalInsideAHandlerOfACreatedStream() {
        let recorder = Recorder()
        let slot = SerialDisposable()
        var kept: AnyObserver<Int>?
        slot.disposable = Observable<Int>.create { observer in
            kept = observer
            return Disposables.create { recorder.note("source disposed") }
        }
        .map { $0 * 2 }
        .subscribe(onNext: {
            recorder.note("\($0)")
            slot.dispose()
        })
        kept?.onNext(1)
        kept?.onNext(2)
        XCTAssertEqual(recorder.all, ["2", "source disposed"])
    }

    func testEventClosure() {
        let recorder = Recorder()
        _ = Observable.of(1, 2).subscribe { recorder.note("\($0)") }
        _ = Observable<Int>.error(Failure.one).subscribe { recorder.note("\($0)") }
        XCTAssertEqual(recorder.all, ["next(1)", "next(2)", "completed", "error(one)"])
    }

    func testObserverOfOnesOwn() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let subscription = subject.map { $0 + 1 }.subscribe(Noting(recorder: recorder))
        subject.onNext(1)
        subscription.dispose()
        subject.onNext(2)
        _ = subject.subscribe(Noting(recorder: recorder))
        subject.onError(Failure.two)
        subject.onNext(3)
        XCTAssertEqual(recorder.all, ["next(2)", "error(two)"])
    }

    func testSubscriptionWithAnObjectDoesNotKeepIt() {
        final class Target {}
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        var target: Target? = Target()
        weak let weakTarget = target
        let subscription = subject.subscribe(
            with: target!,
            onNext: { _, element in recorder.note("\(element)") },
            onDisposed: { _ in recorder.note("disposed") })
        subject.onNext(1)
        target = nil
        XCTAssertNil(weakTarget)
        subject.onNext(2)
        subscription.dispose()
        XCTAssertEqual(recorder.all, ["1"])
    }

    func testSubscriptionWithAnObject() {
        final class Target {}
        let recorder = Recorder()
        let target = Target()
        _ = Observable.just(1).subscribe(
            with: target,
            onNext: { object, element in
                XCTAssertTrue(object === target)
                recorder.note("\(element)")
            },
            onCompleted: { _ in recorder.note("completed") },
            onDisposed: { _ in recorder.note("disposed") })
        _ = Observable<Int>.error(Failure.one).subscribe(with: target, onError: { recorder.note("\($1)") })
        XCTAssertEqual(recorder.all, ["1", "completed", "disposed", "one"])
    }

    func testFixedStreams() {
        XCTAssertEqual(Observable.just(7).events(), ["7", "completed", "disposed"])
        XCTAssertEqual(Observable<Int>.empty().events(), ["completed", "disposed"])
        XCTAssertEqual(Observable<Int>.never().events(), [])
        XCTAssertEqual(Observable<Int>.error(Failure.one).events(), ["error one", "disposed"])
        XCTAssertEqual(Observable.of(1, 2, 3).events(), ["1", "2", "3", "completed", "disposed"])
        XCTAssertEqual(Observable.from([1, 2]).events(), ["1", "2", "completed", "disposed"])
        XCTAssertEqual(Observable.from(1...3).events(), ["1", "2", "3", "completed", "disposed"])
        XCTAssertEqual(Observable<Int>.from(optional: nil).events(), ["completed", "disposed"])
        XCTAssertEqual(Observable.from(optional: 1).events(), ["1", "completed", "disposed"])
        XCTAssertEqual(
            Observable.just(7, scheduler: CurrentThreadScheduler.instance).events(), ["7", "completed", "disposed"])
    }

    func testStreamOfACustomType() {
        struct Custom: ObservableType {
            typealias Element = Int
            func subscribe<Observer: ObserverType>(
                _ observer: Observer
            ) -> any Disposable where Observer.Element == Int {
                observer.onNext(1)
                observer.onNext(2)
                observer.onCompleted()
                observer.onNext(3)
                return Disposables.create()
            }
        }
        XCTAssertEqual(Custom().map { $0 * 10 }.events(), ["10", "20", "completed", "disposed"])
        XCTAssertEqual(Custom().asObservable().take(1).events(), ["1", "completed", "disposed"])
    }

    func testEveryCreatedSubscriptionIsItsOwn() {
        let counter = Counter()
        let source = Observable<Int>.create { observer in
            counter.add()
            observer.onNext(counter.value)
            return Disposables.create()
        }
        XCTAssertEqual(source.events(), ["1"])
        XCTAssertEqual(source.events(), ["2"])
    }

    func testEvents() {
        XCTAssertEqual(Event.next(1).element, 1)
        XCTAssertNil(Event<Int>.completed.element)
        XCTAssertTrue(Event<Int>.completed.isCompleted)
        XCTAssertTrue(Event<Int>.completed.isStopEvent)
        XCTAssertTrue(Event<Int>.error(Failure.one).isStopEvent)
        XCTAssertFalse(Event.next(1).isStopEvent)
        XCTAssertNotNil(Event<Int>.error(Failure.one).error)
        XCTAssertEqual(Event.next(1).map { $0 + 1 }.element, 2)
        XCTAssertNotNil(Event.next(1).map { _ -> Int in throw Failure.one }.error)
        XCTAssertEqual(Event.next(1).event.debugDescription, "next(1)")
    }

    func testObserversWithoutTheirType() {
        let recorder = Recorder()
        let observer = AnyObserver<Int> { recorder.note("\($0)") }
        let mapped: AnyObserver<String> = observer.mapObserver { text in
            guard let number = Int(text) else { throw Failure.one }
            return number
        }
        mapped.onNext("12")
        mapped.onNext("x")
        mapped.asObserver().onCompleted()
        AnyObserver(observer).on(.next(3))
        XCTAssertEqual(recorder.all, ["next(12)", "error(one)", "completed", "next(3)"])
    }
}
