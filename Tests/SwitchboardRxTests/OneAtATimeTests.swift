import Dispatch
import SwitchboardRx
import TestHosts
import XCTest

/// What broke where calls come on several threads, or streams were shared.
final class OneAtATimeTests: XCTestCase {
    private final class Reader: MeterDelegate {
        func meter(_ meter: Meter, didRead value: Int) {}
        func didRead(_ value: Int) {}
        func didFeel(_ object: AnyObject) {}
        func didReset() {}
        func willSave(_ value: Int) throws {}
    }

    /// Only asked for from inside of handlers, one at a time.
    private final class Count: @unchecked Sendable {
        var value = 0
        var elements = 0
    }

    /// Used on two threads on purpose.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private func read(_ meter: Meter, times: Int) {
        // The proxy, which any thread may call; a meter is for one.
        nonisolated(unsafe) let meter = meter
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for number in 0..<times { meter.read(thread * times + number) }
        }
    }

    func testASubscriberGetsOneEventAtATime() {
        let meter = Meter(), reader = Reader(), bag = DisposeBag()
        meter.delegate = reader
        let calls: Observable<(Meter, Int)> = meter.proxy.methodInvoked(MeterDelegate.meter(_:didRead:)).asObservable()
        let taken = Count(), scanned = Count(), distinct = Count()
        calls.take(1000).subscribe(onNext: { _ in taken.elements += 1 }, onCompleted: { taken.value += 1 })
            .disposed(by: bag)
        calls.scan(into: [Int]()) { $0.append($1.1) }
            .subscribe(onNext: { scanned.elements = $0.count }).disposed(by: bag)
        calls.map { "a text of some length, of the number \($0.1)" }.distinctUntilChanged()
            .subscribe(onNext: { _ in distinct.elements += 1 }).disposed(by: bag)
        read(meter, times: 2000)
        XCTAssertEqual(taken.elements, 1000)
        XCTAssertEqual(taken.value, 1)
        XCTAssertEqual(scanned.elements, 8000)
        XCTAssertEqual(distinct.elements, 8000)
    }

    func testACallInsideAHandlerIsNotWaitedFor() {
        let meter = Meter(), reader = Reader(), bag = DisposeBag()
        meter.delegate = reader
        let heard = Count()
        let calls: Observable<(Meter, Int)> = meter.proxy.methodInvoked(MeterDelegate.meter(_:didRead:)).asObservable()
        calls.subscribe(onNext: { meter, value in
            heard.elements += 1
            if value > 0 { meter.read(value - 1) }
        }).disposed(by: bag)
        meter.read(3)
        XCTAssertEqual(heard.elements, 4)
    }

    func testObserversOfAllKindsHearInTheOrderOfSubscription() throws {
        let meter = Meter(), reader = Reader(), recorder = Recorder(), bag = DisposeBag()
        meter.delegate = reader
        let calls = meter.proxy.sentMessage(MeterDelegate.didRead)
        let observable = calls.asObservable()
        let first = observable.subscribe(onNext: { recorder.note("first \($0)") })
        observable.subscribe(onNext: { recorder.note("second \($0)") }).disposed(by: bag)
        let core = calls.subscribeOnAnyThread { recorder.note("core \($0)") }
        observable.map { $0 + 1 }.subscribe(onNext: { recorder.note("mapped \($0)") }).disposed(by: bag)
        calls.withOutcome.asObservable().subscribe(onNext: { recorder.note("outcome \($0.0)") }).disposed(by: bag)
        let proxy = meter.proxy.object
        proxy.didRead(1)
        XCTAssertEqual(recorder.all, ["first 1", "second 1", "core 1", "mapped 2", "outcome 1"])
        first.dispose()
        core.cancel()
        observable.subscribe(onNext: { recorder.note("last \($0)") }).disposed(by: bag)
        proxy.didRead(5)
        XCTAssertEqual(recorder.all.dropFirst(5), ["second 5", "mapped 6", "outcome 5", "last 5"])
    }

    func testTheEndIsToldOnceThoughItComesFromTwoSides() {
        final class Holder: @unchecked Sendable { var meter: Meter? = Meter() }
        for _ in 0..<500 {
            let holder = Holder(), recorder = Recorder()
            let subscription = Unchecked(
                holder.meter!.proxy.sentMessage(MeterDelegate.didRead).asObservable().subscribe(
                    onCompleted: { recorder.note("completed") }, onDisposed: { recorder.note("disposed") }))
            DispatchQueue.concurrentPerform(iterations: 2) { side in
                if side == 0 { holder.meter = nil } else { subscription.value.dispose() }
            }
            XCTAssertEqual(recorder.all.filter { $0 == "disposed" }.count, 1)
            XCTAssertLessThanOrEqual(recorder.all.count, 2)
        }
    }

    func testASubscriptionThatEndedKeepsNoHandler() {
        final class Token {}
        for isDisposedOf in [true, false] {
            var meter: Meter? = Meter()
            weak var kept: Token?
            let subscription: any Disposable
            do {
                let token = Token()
                kept = token
                subscription = meter!.proxy.sentMessage(MeterDelegate.didRead).asObservable().subscribe(
                    onNext: { _ in _ = token }, onCompleted: { _ = token }, onDisposed: { _ = token })
            }
            XCTAssertNotNil(kept)
            if isDisposedOf { subscription.dispose() } else { meter = nil }
            XCTAssertNil(kept, "disposed of: \(isDisposedOf)")
            subscription.dispose()
            XCTAssertEqual(meter == nil, !isDisposedOf)
        }
    }

    func testASharedStreamLetsGoOfItsSourceAtTheEnd() {
        final class Token {}
        weak var kept: Token?
        let bag = DisposeBag()
        for replay in [0, 1] {
            do {
                let token = Token()
                kept = token
                Observable.of(1, 2, 3).map { number -> Int in
                    _ = token
                    return number
                }.share(replay: replay).subscribe().disposed(by: bag)
            }
            XCTAssertNil(kept, "replay: \(replay)")
        }
    }
}
