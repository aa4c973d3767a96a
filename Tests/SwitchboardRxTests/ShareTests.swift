import Foundation
import SwitchboardRx
import XCTest

final class ShareTests: XCTestCase {
    /// Notes each subscription and disposal, and sends what the subject does.
    private func source(_ subject: PublishSubject<Int>, _ recorder: Recorder) -> Observable<Int> {
        Observable.create { observer in
            recorder.note("connect")
            let subscription = subject.subscribe(observer)
            return Disposables.create {
                recorder.note("disconnect")
                subscription.dispose()
            }
        }
    }

    private let scopes: [(Int, SubjectLifetimeScope)] = [
        (0, .whileConnected), (1, .whileConnected), (2, .whileConnected), (0, .forever), (1, .forever), (2, .forever),
    ]

    func testOneSubscriptionForAll() {
        for (replay, scope) in scopes {
            let recorder = Recorder()
            let subject = PublishSubject<Int>()
            let shared = source(subject, recorder).share(replay: replay, scope: scope)
            XCTAssertEqual(recorder.take(), [])
            let first = shared.record(recorder, "a")
            let second = shared.record(recorder, "b")
            subject.onNext(1)
            first.dispose()
            subject.onNext(2)
            second.dispose()
            second.dispose()
            subject.onNext(3)
            let expected = ["connect", "a1", "b1", "adisposed", "b2", "disconnect", "bdisposed"]
            XCTAssertEqual(recorder.take(), expected, "\(replay) \(scope)")
            XCTAssertFalse(subject.hasObservers)
        }
    }

    func testReplayWhileConnected() {
        for replay in 0...2 {
            let recorder = Recorder()
            let subject = PublishSubject<Int>()
            let shared = subject.share(replay: replay)
            let first = shared.subscribe()
            for element in 1...3 { subject.onNext(element) }
            XCTAssertEqual(shared.events(), ["1", "2", "3"].suffix(replay), "\(replay)")
            first.dispose()
            XCTAssertEqual(shared.events(), [], "\(replay)")
            let second = shared.record(recorder)
            subject.onNext(4)
            XCTAssertEqual(recorder.all, ["4"])
            second.dispose()
        }
    }

    func testReplayForever() {
        for replay in 0...2 {
            let subject = PublishSubject<Int>()
            let shared = subject.share(replay: replay, scope: .forever)
            let first = shared.subscribe()
            for element in 1...3 { subject.onNext(element) }
            first.dispose()
            XCTAssertFalse(subject.hasObservers)
            XCTAssertEqual(shared.events(), ["1", "2", "3"].suffix(replay), "\(replay)")
            XCTAssertFalse(subject.hasObservers)
        }
    }

    func testSubscribingAfterCompletion() {
        for (replay, scope) in scopes {
            let counter = Counter()
            let shared = Observable<Int>.create { observer in
                counter.add()
                observer.onNext(counter.value)
                observer.onCompleted()
                return Disposables.create()
            }
            .share(replay: replay, scope: scope)
            XCTAssertEqual(shared.events(), ["1", "completed", "disposed"], "\(replay) \(scope)")
            let again = shared.events()
            switch scope {
            case .whileConnected: XCTAssertEqual(again, ["2", "completed", "disposed"], "\(replay) \(scope)")
            case .forever:
                let expected = ["1"].suffix(replay) + ["completed", "disposed"]
                XCTAssertEqual(again, Array(expected), "\(replay) \(scope)")
            }
        }
    }

    func testErrorGoesToAll() {
        for (replay, scope) in scopes {
            let recorder = Recorder()
            let subject = PublishSubject<Int>()
            let shared = subject.share(replay: replay, scope: scope)
            let subscriptions = [shared.record(recorder, "a"), shared.record(recorder, "b")]
            subject.onError(Failure.one)
            XCTAssertEqual(
                recorder.all, ["aerror one", "adisposed", "berror one", "bdisposed"], "\(replay) \(scope)")
            for subscription in subscriptions { subscription.dispose() }
            XCTAssertEqual(recorder.all.count, 4)
        }
    }

    func testSubscribingInsideOnCompletedConnectsAgain() {
        for replay in 0...2 {
            let recorder = Recorder()
            let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
            let counter = Counter()
            let shared = Observable<Int>.create { observer in
                counter.add()
                return subjects[counter.value - 1].subscribe(observer)
            }
            .share(replay: replay)
            let slot = SerialDisposable()
            let subscription = shared.subscribe(onCompleted: { slot.disposable = shared.record(recorder) })
            subjects[0].onNext(1)
            subjects[0].onCompleted()
            subjects[1].onNext(2)
            XCTAssertEqual(recorder.all, ["2"], "\(replay)")
            XCTAssertEqual(counter.value, 2)
            subscription.dispose()
            slot.dispose()
            XCTAssertFalse(subjects[1].hasObservers)
        }
    }

    func testDisposalInsideTheFirstElement() {
        for (replay, scope) in scopes {
            let recorder = Recorder()
            let subject = BehaviorSubject(value: 1)
            XCTAssertEqual(
                subject.share(replay: replay, scope: scope).take(1).events(), ["1", "completed", "disposed"])
            XCTAssertFalse(subject.hasObservers, "\(replay) \(scope)")
            XCTAssertEqual(recorder.all, [])
        }
    }

    func testDisposalOfBothInsideAHandler() {
        for (replay, scope) in scopes {
            let recorder = Recorder()
            let subject = PublishSubject<Int>()
            let shared = subject.share(replay: replay, scope: scope).map { $0 }
            let (first, second) = (SerialDisposable(), SerialDisposable())
            first.disposable = shared.subscribe(onNext: {
                recorder.note("\($0)")
                first.dispose()
                second.dispose()
            })
            second.disposable = shared.record(recorder, "b")
            subject.onNext(1)
            XCTAssertEqual(recorder.all, ["1", "bdisposed"], "\(replay) \(scope)")
            XCTAssertFalse(subject.hasObservers)
        }
    }
}
