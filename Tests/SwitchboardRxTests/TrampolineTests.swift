import Foundation
import SwitchboardRx
import XCTest

final class TrampolineTests: XCTestCase {
    func testActionsWaitForTheOneThatSchedulesThem() {
        let recorder = Recorder()
        XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            XCTAssertFalse(CurrentThreadScheduler.isScheduleRequired)
            _ = CurrentThreadScheduler.instance.schedule("inner") { text in
                recorder.note(text)
                return Disposables.create()
            }
            recorder.note("outer")
            return Disposables.create()
        }
        XCTAssertEqual(recorder.all, ["outer", "inner"])
        XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
    }

    func testWaitingActionsArePrevented() {
        let recorder = Recorder()
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            let scheduled = CurrentThreadScheduler.instance.schedule(()) { _ in
                recorder.note("inner")
                return Disposables.create()
            }
            scheduled.dispose()
            return Disposables.create()
        }
        XCTAssertEqual(recorder.all, [])
    }

    func testManyActions() {
        let counter = Counter()
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            for index in 0..<5000 {
                _ = CurrentThreadScheduler.instance.schedule(index) { index in
                    XCTAssertEqual(counter.value, index)
                    counter.add()
                    return Disposables.create()
                }
            }
            return Disposables.create()
        }
        XCTAssertEqual(counter.value, 5000)
    }

    func testRecursion() {
        let recorder = Recorder()
        _ = CurrentThreadScheduler.instance.scheduleRecursive(0) { state, recurse in
            recorder.note("\(state)")
            if state < 3 { recurse(state + 1) }
        }
        XCTAssertEqual(recorder.all, ["0", "1", "2", "3"])
    }

    func testRecursionIsEnded() {
        let queue = DispatchQueue(label: "test")
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
        let slot = SerialDisposable()
        queue.suspend()
        let done = expectation(description: "done")
        let counter = Counter()
        slot.disposable = scheduler.scheduleRecursive(0) { state, recurse in
            counter.add()
            recurse(state + 1)
            if state == 10 {
                slot.dispose()
                _ = scheduler.schedule(()) { _ in
                    done.fulfill()
                    return Disposables.create()
                }
            }
        }
        queue.resume()
        wait(for: [done], timeout: 10)
        XCTAssertEqual(counter.value, 11)
    }

    func testALongSequenceDoesNotNeedALongStack() {
        let counter = Counter()
        _ = Observable.from(0..<100_000).subscribe(onNext: { _ in counter.add() })
        XCTAssertEqual(counter.value, 100_000)
    }

    func testASequenceThatIsSubscribedToInsideAHandlerWaits() {
        let recorder = Recorder()
        _ = Observable.of(1, 2).subscribe(onNext: { element in
            recorder.note("\(element)")
            _ = Observable.of(10, 20).subscribe(onNext: { recorder.note("\(element * $0)") })
            recorder.note("end of \(element)")
        })
        XCTAssertEqual(recorder.all, ["1", "end of 1", "10", "2", "end of 2", "20", "20", "40"])
    }

    func testSequencesOnAScheduler() {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
        let recorder = Recorder()
        let done = expectation(description: "done")
        let subscription = Observable.of(1, 2, scheduler: scheduler).subscribe(
            onNext: { recorder.note("\($0)") }, onCompleted: { recorder.note("completed") },
            onDisposed: { done.fulfill() })
        wait(for: [done], timeout: 10)
        XCTAssertEqual(recorder.all, ["1", "2", "completed"])
        subscription.dispose()
        let stopped = expectation(description: "stopped")
        let endless = Observable.from(sequence(first: 0) { $0 + 1 }, scheduler: scheduler).take(10).subscribe(
            onDisposed: { stopped.fulfill() })
        wait(for: [stopped], timeout: 10)
        endless.dispose()
    }
}
