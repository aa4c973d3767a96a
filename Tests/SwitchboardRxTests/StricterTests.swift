import SwitchboardRx
import XCTest

#if SWITCHBOARD_TEST_RXSWIFT
    private let isRxSwift = true
#else
    private let isRxSwift = false
#endif

/// Where RxSwift 6 does not keep Rx's own contract and the embedded streams do: nothing after an end or after disposal,
/// and nothing lost by re-entrancy. Both are pinned, so that each new difference and each that goes away is seen.
final class StricterTests: XCTestCase {
    // RxSwift: an observer of one's own gets an element after the end.
    func testWhoGetsAnEndGetsNothingAfterIt() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let first = subject.subscribe(onNext: { _ in subject.onCompleted() })
        let second = subject.subscribe(Noting(recorder: recorder))
        subject.onNext(1)
        XCTAssertEqual(recorder.all, isRxSwift ? ["completed", "next(1)"] : ["completed"])
        first.dispose()
        second.dispose()
    }

    // RxSwift: who was disposed of gets an element. Behind an operator it does not.
    func testWhoIsDisposedOfByAnotherHandlerGetsNothing() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let slot = SerialDisposable()
        let first = subject.subscribe(onNext: { _ in slot.dispose() })
        slot.disposable = subject.record(recorder)
        subject.onNext(1)
        XCTAssertEqual(recorder.all, isRxSwift ? ["disposed", "1"] : ["disposed"])
        first.dispose()
    }

    // RxSwift: whoever subscribes is never heard of again, though nobody disposed of it.
    func testASharedSubscriptionLivesOnIfTheReplayDisposesOfTheOther() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 2)
        let first = shared.subscribe()
        subject.onNext(1)
        let second = shared.subscribe(onNext: {
            recorder.note("\($0)")
            first.dispose()
        })
        let third = shared.record(recorder, "c")
        subject.onNext(2)
        XCTAssertEqual(recorder.all, isRxSwift ? ["1", "c2"] : ["1", "c1", "2", "c2"])
        second.dispose()
        third.dispose()
        XCTAssertFalse(subject.hasObservers)
    }

    // RxSwift: the closure is called after the end that its own stream made.
    func testWhatASourceSendsAfterItsEndIsNotSubscribedTo() {
        let recorder = Recorder()
        let source = PublishSubject<Int>()
        let subscription = source.flatMap { element -> Observable<Int> in
            recorder.note("\(element)")
            return Observable<Int>.error(Failure.one)
        }
        .subscribe(onError: { _ in source.onNext(2) })
        source.onNext(1)
        XCTAssertEqual(recorder.all, isRxSwift ? ["1", "2"] : ["1"])
        subscription.dispose()
    }

    // RxSwift: what is sent inside the replay never comes.
    func testReplaySubjectKeepsTheOrderOfWhatIsSentInsideItsReplay() {
        let recorder = Recorder()
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        subject.onNext(0)
        subject.onNext(1)
        let subscription = subject.subscribe(
            onNext: {
                recorder.note("\($0)")
                if $0 == 0 { subject.onNext(2) }
                if $0 == 2 { subject.onCompleted() }
            }, onCompleted: { recorder.note("completed") })
        XCTAssertEqual(recorder.all, isRxSwift ? ["0", "1"] : ["0", "1", "2", "completed"])
        subscription.dispose()
    }
}
