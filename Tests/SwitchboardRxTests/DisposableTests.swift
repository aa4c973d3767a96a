import Foundation
import SwitchboardRx
import XCTest

final class DisposableTests: XCTestCase {
    private func noting(_ recorder: Recorder, _ text: String) -> any Cancelable {
        Disposables.create { recorder.note(text) }
    }

    func testActionsRunOnce() {
        let recorder = Recorder()
        let disposable = noting(recorder, "a")
        XCTAssertFalse(disposable.isDisposed)
        disposable.dispose()
        disposable.dispose()
        XCTAssertTrue(disposable.isDisposed)
        XCTAssertEqual(recorder.all, ["a"])
        Disposables.create().dispose()
    }

    func testCompositions() {
        let recorder = Recorder()
        let all = Disposables.create([
            Disposables.create(noting(recorder, "a"), noting(recorder, "b")),
            Disposables.create(noting(recorder, "c"), noting(recorder, "d"), noting(recorder, "e")),
            Disposables.create([noting(recorder, "f")]),
            Disposables.create([noting(recorder, "g"), noting(recorder, "h")]),
        ])
        all.dispose()
        all.dispose()
        XCTAssertTrue(all.isDisposed)
        XCTAssertEqual(recorder.take(), ["a", "b", "c", "d", "e", "f", "g", "h"])
        Disposables.create(
            noting(recorder, "a"), noting(recorder, "b"), noting(recorder, "c"), noting(recorder, "d")
        )
        .dispose()
        XCTAssertEqual(recorder.all.sorted(), ["a", "b", "c", "d"])
    }

    func testCompositeDisposable() {
        let recorder = Recorder()
        let composite = CompositeDisposable(noting(recorder, "a"), noting(recorder, "b"))
        let key = composite.insert(noting(recorder, "c"))
        XCTAssertEqual(composite.count, 3)
        composite.remove(for: key!)
        composite.remove(for: key!)
        XCTAssertEqual(recorder.take(), ["c"])
        composite.dispose()
        composite.dispose()
        XCTAssertEqual(recorder.take(), ["a", "b"])
        XCTAssertTrue(composite.isDisposed)
        XCTAssertEqual(composite.count, 0)
        XCTAssertNil(composite.insert(noting(recorder, "d")))
        XCTAssertEqual(recorder.take(), ["d"])
    }

    func testSerialDisposable() {
        let recorder = Recorder()
        let serial = SerialDisposable()
        serial.disposable = noting(recorder, "a")
        serial.disposable = noting(recorder, "b")
        XCTAssertEqual(recorder.take(), ["a"])
        serial.dispose()
        serial.dispose()
        XCTAssertTrue(serial.isDisposed)
        serial.disposable = noting(recorder, "c")
        XCTAssertEqual(recorder.take(), ["b", "c"])
    }

    func testSingleAssignmentDisposable() {
        let recorder = Recorder()
        let early = SingleAssignmentDisposable()
        early.dispose()
        XCTAssertTrue(early.isDisposed)
        early.setDisposable(noting(recorder, "a"))
        XCTAssertEqual(recorder.take(), ["a"])
        let late = SingleAssignmentDisposable()
        late.setDisposable(noting(recorder, "b"))
        late.dispose()
        late.dispose()
        XCTAssertEqual(recorder.take(), ["b"])
    }

    func testBooleanAndScheduledDisposable() {
        let recorder = Recorder()
        let flag = BooleanDisposable()
        XCTAssertFalse(flag.isDisposed)
        flag.dispose()
        XCTAssertTrue(flag.isDisposed)
        XCTAssertTrue(BooleanDisposable(isDisposed: true).isDisposed)
        let scheduled = ScheduledDisposable(
            scheduler: CurrentThreadScheduler.instance, disposable: noting(recorder, "a"))
        scheduled.dispose()
        scheduled.dispose()
        XCTAssertTrue(scheduled.isDisposed)
        XCTAssertEqual(recorder.all, ["a"])
    }

    func testBags() {
        let recorder = Recorder()
        var bag: DisposeBag? = DisposeBag()
        noting(recorder, "a").disposed(by: bag!)
        bag?.insert(noting(recorder, "b"), noting(recorder, "c"))
        bag?.insert {
            noting(recorder, "d")
            noting(recorder, "e")
        }
        bag?.insert([noting(recorder, "f")])
        XCTAssertEqual(recorder.take(), [])
        bag = nil
        XCTAssertEqual(recorder.take(), ["a", "b", "c", "d", "e", "f"])
        bag = DisposeBag(disposing: noting(recorder, "a"))
        bag = DisposeBag(disposing: [noting(recorder, "b")])
        XCTAssertEqual(recorder.take(), ["a"])
        bag = DisposeBag { noting(recorder, "c") }
        XCTAssertEqual(recorder.take(), ["b"])
        bag = nil
        XCTAssertEqual(recorder.take(), ["c"])
    }

    func testDisposalOnManyThreadsHappensOnce() {
        for _ in 0..<50 {
            let counter = Counter()
            let subject = PublishSubject<Int>()
            let serial = SerialDisposable()
            let slot = SingleAssignmentDisposable()
            let subscription = subject.map { $0 }.subscribe(onDisposed: { counter.add() })
            let all = [
                Disposables.create { counter.add() },
                Disposables.create(Disposables.create { counter.add() }, Disposables.create { counter.add() }),
                CompositeDisposable(disposables: [Disposables.create { counter.add() }]),
                subscription, serial, slot,
            ]
            onThreads(4) { index in
                if index == 0 { slot.setDisposable(Disposables.create { counter.add() }) }
                if index == 1 { serial.disposable = Disposables.create { counter.add() } }
                if index == 2 { subject.onCompleted() }
                for disposable in all { disposable.dispose() }
            }
            XCTAssertEqual(counter.value, 7)
        }
    }
}
