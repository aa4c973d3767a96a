import Foundation
import SwitchboardRx
import XCTest

final class ConcurrencyTests: XCTestCase {
    private let count = 2000

    func testConcurrentSendersAreAllHeard() {
        let counter = Counter()
        let subject = PublishSubject<Int>()
        let subscriptions = (0..<3).map { _ in subject.map { $0 + 1 }.subscribe(onNext: { counter.add($0) }) }
        onThreads(4) { _ in
            for _ in 0..<self.count { subject.onNext(0) }
        }
        XCTAssertEqual(counter.value, 4 * count * 3)
        for subscription in subscriptions { subscription.dispose() }
    }

    func testMergeSendsOneAtATime() {
        checkSerialisation { Observable.merge($0[0], $0[1]) }
    }

    func testFlatMapSendsOneAtATime() {
        checkSerialisation { subjects in Observable.of(0, 1).flatMap { subjects[$0] } }
    }

    func testCombineLatestSendsOneAtATime() {
        checkSerialisation { Observable.combineLatest($0[0].startWith(0), $0[1].startWith(0)) { $0 + $1 } }
    }

    func testTakeUntilSendsOneAtATime() {
        checkSerialisation { subjects in subjects[0].take(until: subjects[1].filter { $0 == self.count / 2 }) }
    }

    func testWithLatestFromSendsOneAtATime() {
        checkSerialisation { $0[0].withLatestFrom($0[1]) { $0 + $1 } }
    }

    /// Two threads send, each to one of the subjects; no two events may come out at the same time, and none after an
    /// end.
    private func checkSerialisation(_ make: ([PublishSubject<Int>]) -> Observable<Int>) {
        let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
        let (inside, after, ends) = (Counter(), Counter(), Counter())
        // Not under a lock: the sanitizer tells if two threads are here at once.
        let unguarded = Box(0)
        let subscription = make(subjects).subscribe { event in
            inside.add()
            unguarded.value += 1
            XCTAssertEqual(inside.value, 1)
            if ends.value > 0 { after.add() }
            if event.isStopEvent { ends.add() }
            inside.add(-1)
        }
        onThreads(2) { index in
            for element in 1...self.count { subjects[index].onNext(element) }
            subjects[index].onCompleted()
        }
        XCTAssertEqual(after.value, 0)
        XCTAssertEqual(ends.value, 1)
        subscription.dispose()
    }

    func testFlatMapLatestWhileInnerStreamsSend() {
        let source = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        let inside = Counter()
        let unguarded = Box(0)
        let done = Counter()
        let subscription = source.flatMapLatest { _ in inner }.subscribe(
            onNext: { _ in
                inside.add()
                unguarded.value += 1
                XCTAssertEqual(inside.value, 1)
                inside.add(-1)
            }, onCompleted: { done.add() })
        onThreads(2) { index in
            for element in 0..<self.count {
                index == 0 ? source.onNext(element) : inner.onNext(element)
            }
            index == 0 ? source.onCompleted() : inner.onCompleted()
        }
        XCTAssertEqual(done.value, 1)
        subscription.dispose()
    }

    func testErrorsOnTwoThreadsEndOnce() {
        for _ in 0..<100 {
            let recorder = Recorder()
            let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
            let subscription = Observable.merge(subjects[0], subjects[1]).record(recorder)
            onThreads(2) { subjects[$0].onError(Failure.one) }
            XCTAssertEqual(recorder.all, ["error one", "disposed"])
            subscription.dispose()
        }
    }

    func testSubscribingAndDisposingWhileOthersSend() {
        let subject = PublishSubject<Int>()
        let behavior = BehaviorSubject(value: 0)
        let shared = subject.share(replay: 1)
        onThreads(4) { index in
            for element in 0..<self.count {
                if index == 0 {
                    subject.onNext(element)
                    behavior.onNext(element)
                } else {
                    let counter = Counter()
                    let subscriptions = [
                        subject.subscribe(onDisposed: { counter.add() }),
                        behavior.map { $0 }.subscribe(onDisposed: { counter.add() }),
                        shared.subscribe(onDisposed: { counter.add() }),
                    ]
                    for subscription in subscriptions { subscription.dispose() }
                    XCTAssertEqual(counter.value, 3)
                }
            }
        }
        XCTAssertFalse(subject.hasObservers)
        XCTAssertFalse(behavior.hasObservers)
    }

    func testShareWhileOthersComeAndGo() {
        for share in [{ $0.share() }, { $0.share(replay: 1) }] as [(Observable<Int>) -> Observable<Int>] {
            let (kept, passing) = (Counter(), Counter())
            let subject = PublishSubject<Int>()
            let shared = share(subject)
            let subscription = shared.subscribe(onNext: { _ in kept.add() })
            onThreads(4) { index in
                for number in 0..<300 {
                    if index == 0 {
                        subject.onNext(number)
                    } else {
                        shared.subscribe(onNext: { _ in passing.add() }).dispose()
                    }
                }
            }
            XCTAssertEqual(kept.value, 300)
            subscription.dispose()
            XCTAssertFalse(subject.hasObservers)
        }
    }

    func testRelaysOnManyThreads() {
        let (heard, published) = (Counter(), Counter())
        let behavior = BehaviorRelay(value: 0)
        let publish = PublishRelay<Int>()
        let bag = CompositeDisposable()
        _ = bag.insert(behavior.subscribe(onNext: { _ in heard.add() }))
        _ = bag.insert(publish.subscribe(onNext: { _ in published.add() }))
        _ = bag.insert(publish.bind(to: behavior))
        onThreads(4) { index in
            for number in 0..<200 { publish.accept(number + index) }
        }
        XCTAssertEqual(published.value, 800)
        XCTAssertEqual(heard.value, 801)
        bag.dispose()
    }

    func testBehaviorSubjectNeverSendsAnOlderElementLater() {
        for _ in 0..<50 {
            let subject = BehaviorSubject(value: 0)
            onThreads(2) { index in
                if index == 0 {
                    for element in 1...50 { subject.onNext(element) }
                } else {
                    let last = Box(-1)
                    let lock = NSLock()
                    let subscription = subject.subscribe(onNext: { element in
                        lock.withLock {
                            XCTAssertGreaterThan(element, last.value)
                            last.value = element
                        }
                    })
                    subscription.dispose()
                }
            }
        }
    }

    func testReplaySubjectKeepsTheOrderWhileItReplays() {
        for _ in 0..<50 {
            let subject = ReplaySubject<Int>.createUnbounded()
            let recorder = Recorder()
            let subscription = Box<(any Disposable)?>(nil)
            onThreads(2) { index in
                if index == 0 {
                    for element in 0..<50 { subject.onNext(element) }
                } else {
                    subscription.value = subject.subscribe(onNext: { recorder.note("\($0)") })
                }
            }
            XCTAssertEqual(recorder.all, (0..<50).map(String.init))
            subscription.value?.dispose()
        }
    }

    func testCreatedStreamIsDisposedOfOnceWhateverIsFirst() {
        for _ in 0..<100 {
            let (disposals, ends) = (Counter(), Counter())
            let kept = Box<AnyObserver<Int>?>(nil)
            let subscription = Observable<Int>.create { observer in
                kept.value = observer
                return Disposables.create { disposals.add() }
            }
            .subscribe(onError: { _ in }, onDisposed: { ends.add() })
            let observer = kept.value!
            onThreads(3) { index in
                switch index {
                case 0: observer.onCompleted()
                case 1: observer.onError(Failure.one)
                default: subscription.dispose()
                }
            }
            XCTAssertEqual(disposals.value, 1)
            XCTAssertEqual(ends.value, 1)
        }
    }
}
