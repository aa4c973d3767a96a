import Foundation
import SwitchboardRx
import XCTest

final class SchedulerTests: XCTestCase {
    private func queue() -> DispatchQueue {
        let queue = DispatchQueue(label: "test")
        queue.setSpecific(key: queueKey, value: true)
        return queue
    }

    private var isOnQueue: Bool { DispatchQueue.getSpecific(key: queueKey) == true }

    func testAHandlerWhoseElementsWaitIsLetGoWhenTheQueueHasRun() {
        for (ends, expected) in [(false, ["ended", "let go"]), (true, ["ended", "1", "let go"])] {
            let recorder = Recorder()
            let source = PublishSubject<Int>()
            // While this runs, others wait.
            let scheduled = MainScheduler.instance.schedule(0) { _ in
                let subscription = {
                    let token = Token { recorder.note("let go") }
                    return source.observe(on: MainScheduler.instance).subscribe(onNext: {
                        recorder.note("\($0)")
                        token.touch()
                    })
                }()
                source.onNext(1)
                if ends { source.onCompleted() } else { subscription.dispose() }
                recorder.note("ended")
                return Disposables.create()
            }
            let done = expectation(description: "done")
            DispatchQueue.main.async { done.fulfill() }
            wait(for: [done], timeout: 10)
            XCTAssertEqual(recorder.all, expected)
            scheduled.dispose()
        }
    }

    func testObserveOnASerialQueueKeepsTheOrder() {
        let recorder = Recorder()
        let done = expectation(description: "done")
        let queue = queue()
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
        let subscription = Observable.from(0..<100).observe(on: scheduler).subscribe(
            onNext: { [self] in
                XCTAssertTrue(isOnQueue)
                recorder.note("\($0)")
            }, onCompleted: { recorder.note("completed") }, onDisposed: { done.fulfill() })
        wait(for: [done], timeout: 10)
        XCTAssertEqual(recorder.all, (0..<100).map(String.init) + ["completed"])
        subscription.dispose()
    }

    func testObserveOnAConcurrentQueueSendsOneAtATime() {
        let recorder = Recorder()
        let done = expectation(description: "done")
        let inside = Counter()
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let subscription = Observable.from(0..<200).observe(on: scheduler).subscribe(
            onNext: {
                inside.add()
                XCTAssertEqual(inside.value, 1)
                recorder.note("\($0)")
                inside.add(-1)
            }, onCompleted: { recorder.note("completed") }, onDisposed: { done.fulfill() })
        wait(for: [done], timeout: 10)
        XCTAssertEqual(recorder.all, (0..<200).map(String.init) + ["completed"])
        subscription.dispose()
    }

    func testObserveOnPassesErrors() {
        for scheduler: any ImmediateSchedulerType in [
            SerialDispatchQueueScheduler(internalSerialQueueName: "test"),
            ConcurrentDispatchQueueScheduler(qos: .default),
            CurrentThreadScheduler.instance,
        ] {
            let recorder = Recorder()
            let done = expectation(description: "done")
            let subject = PublishSubject<Int>()
            let subscription = subject.observe(on: scheduler).subscribe(
                onNext: { recorder.note("\($0)") }, onError: { recorder.note("\($0)") },
                onDisposed: { done.fulfill() })
            subject.onNext(1)
            subject.onError(Failure.one)
            wait(for: [done], timeout: 10)
            XCTAssertEqual(recorder.all, ["1", "one"])
            subscription.dispose()
        }
    }

    func testNothingAfterDisposalOnTheQueue() {
        let queue = queue()
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
        let recorder = Recorder()
        let done = expectation(description: "done")
        let slot = SerialDisposable()
        let subject = PublishSubject<Int>()
        slot.disposable = subject.observe(on: scheduler).subscribe(
            onNext: {
                recorder.note("\($0)")
                slot.dispose()
                _ = scheduler.schedule(()) { _ in
                    done.fulfill()
                    return Disposables.create()
                }
            })
        queue.suspend()
        for element in 0..<10 { subject.onNext(element) }
        queue.resume()
        wait(for: [done], timeout: 10)
        XCTAssertEqual(recorder.all, ["0"])
    }

    func testSubscribeOn() {
        let queue = queue()
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
        let (subscribed, disposed) = (expectation(description: "subscribed"), expectation(description: "disposed"))
        let recorder = Recorder()
        let subscription = Observable<Int>.create { [self] observer in
            XCTAssertTrue(isOnQueue)
            observer.onNext(1)
            return Disposables.create { [self] in
                XCTAssertTrue(isOnQueue)
                disposed.fulfill()
            }
        }
        .subscribe(on: scheduler)
        .subscribe(onNext: {
            recorder.note("\($0)")
            subscribed.fulfill()
        })
        wait(for: [subscribed], timeout: 10)
        subscription.dispose()
        wait(for: [disposed], timeout: 10)
        XCTAssertEqual(recorder.all, ["1"])
    }

    func testDisposalBeforeSubscribeOnHasSubscribed() {
        let queue = queue()
        queue.suspend()
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
        let subscription = Observable<Int>.create { _ in
            XCTFail("subscribed")
            return Disposables.create()
        }
        .subscribe(on: scheduler)
        .subscribe()
        subscription.dispose()
        queue.resume()
        let done = expectation(description: "done")
        _ = scheduler.schedule(()) { _ in
            done.fulfill()
            return Disposables.create()
        }
        wait(for: [done], timeout: 10)
    }

    func testMainSchedulerRunsAtOnceOnTheMainQueue() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        let subscription = subject.observe(on: MainScheduler.instance).record(recorder)
        subject.onNext(1)
        recorder.note("sent")
        XCTAssertEqual(recorder.take(), ["1", "sent"])
        subscription.dispose()
    }

    func testMainSchedulerKeepsTheOrderOfWhatIsSentInsideAHandler() {
        let recorder = Recorder()
        let done = expectation(description: "done")
        let subject = PublishSubject<Int>()
        let subscription = subject.observe(on: MainScheduler.instance).subscribe(onNext: {
            recorder.note("\($0)")
            if $0 == 1 {
                subject.onNext(2)
                recorder.note("sent")
            } else {
                done.fulfill()
            }
        })
        subject.onNext(1)
        wait(for: [done], timeout: 10)
        XCTAssertEqual(recorder.all, ["1", "sent", "2"])
        subscription.dispose()
    }

    func testAsyncInstanceOfTheMainScheduler() {
        let recorder = Recorder()
        let done = expectation(description: "done")
        let subscription = Observable.just(1).observe(on: MainScheduler.asyncInstance).subscribe(
            onNext: { recorder.note("\($0)") }, onCompleted: { done.fulfill() })
        recorder.note("subscribed")
        wait(for: [done], timeout: 10)
        XCTAssertEqual(recorder.all, ["subscribed", "1"])
        subscription.dispose()
    }

    func testMainSchedulerFromAnotherThread() {
        let done = expectation(description: "done")
        let subject = PublishSubject<Int>()
        let subscription = subject.observe(on: MainScheduler.instance).subscribe(
            onNext: { _ in
                MainScheduler.ensureExecutingOnScheduler()
                MainScheduler.ensureRunningOnMainThread()
            }, onCompleted: { done.fulfill() })
        onThreads(1) { _ in
            subject.onNext(1)
            subject.onCompleted()
        }
        wait(for: [done], timeout: 10)
        subscription.dispose()
    }

    func testScheduledActionIsPrevented() {
        let queue = queue()
        queue.suspend()
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
        let scheduled = scheduler.schedule(()) { _ in
            XCTFail("ran")
            return Disposables.create()
        }
        let done = expectation(description: "done")
        _ = scheduler.schedule(1) { state in
            XCTAssertEqual(state, 1)
            done.fulfill()
            return Disposables.create()
        }
        scheduled.dispose()
        queue.resume()
        wait(for: [done], timeout: 10)
    }

    func testRelativeAndPeriodicActions() {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
        let (relative, periodic) = (expectation(description: "relative"), expectation(description: "periodic"))
        let never = scheduler.scheduleRelative((), dueTime: .seconds(3600)) { _ in Disposables.create() }
        never.dispose()
        _ = scheduler.scheduleRelative(1, dueTime: .milliseconds(1)) { state in
            XCTAssertEqual(state, 1)
            relative.fulfill()
            return Disposables.create()
        }
        let repeated = scheduler.schedulePeriodic(0, startAfter: .milliseconds(1), period: .milliseconds(1)) { state in
            if state == 3 { periodic.fulfill() }
            return state + 1
        }
        wait(for: [relative, periodic], timeout: 10)
        repeated.dispose()
        XCTAssertLessThan(abs(scheduler.now.timeIntervalSinceNow), 60)
    }

    /// It is subscribed to as it is, so nobody but the scheduler disposes of what it returns.
    func testASourceOfOnesOwnIsDisposedOfOnTheSchedulerWhenItEnds() {
        for end in [Event<Int>.completed, .error(RxError.timeout)] {
            let recorder = Recorder()
            let (subscribed, disposed) = (expectation(description: "subscribed"), expectation(description: "disposed"))
            let queue = queue()
            let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
            let source = OwnSource(
                onSubscribe: { [self] in
                    XCTAssertTrue(isOnQueue)
                    subscribed.fulfill()
                },
                onDispose: { [self] in
                    XCTAssertTrue(isOnQueue)
                    disposed.fulfill()
                })
            let subscription = source.subscribe(on: scheduler).record(recorder)
            wait(for: [subscribed], timeout: 10)
            // What this thread disposes of, the scheduler cannot have before.
            queue.suspend()
            source.observer?.onNext(1)
            source.observer?.on(end)
            source.observer?.onNext(2)
            queue.resume()
            wait(for: [disposed], timeout: 10)
            XCTAssertEqual(recorder.all.first, "1")
            XCTAssertFalse(recorder.all.contains("2"))
            subscription.dispose()
        }
    }

    func testErrorsDescribeThemselvesAsRxSwiftsDo() {
        let errors: [RxError] = [
            .unknown, .disposed(object: NSNumber(value: 7)), .overflow, .argumentOutOfRange, .noElements,
            .moreThanOneElement, .timeout,
        ]
        XCTAssertEqual(
            errors.map(\.debugDescription),
            [
                "Unknown error occurred.", "Object `7` was already disposed.", "Arithmetic overflow occurred.",
                "Argument out of range.", "Sequence doesn't contain any elements.",
                "Sequence contains more than one element.", "Sequence timeout.",
            ])
    }
}

/// A source that conforms by hand.
private final class OwnSource: ObservableType, @unchecked Sendable {
    typealias Element = Int

    private(set) var observer: AnyObserver<Int>?
    private let onSubscribe: () -> Void
    private let onDispose: () -> Void

    init(onSubscribe: @escaping () -> Void, onDispose: @escaping () -> Void) {
        self.onSubscribe = onSubscribe
        self.onDispose = onDispose
    }

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
        self.observer = AnyObserver(observer)
        onSubscribe()
        return Disposables.create { [onDispose] in onDispose() }
    }
}

private let queueKey = DispatchSpecificKey<Bool>()
