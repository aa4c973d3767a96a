import Foundation
import SwitchboardRx
import XCTest

/// What every operator owes: one end and nothing after it, nothing after disposal, the source let go, handlers that
/// send, subscribe and dispose.
final class OperatorContractTests: XCTestCase {
    private typealias Make = (Observable<Int>) -> Observable<Int>

    /// Operators that pass on what comes, each in a way of its own.
    private let operators: [(name: String, make: Make)] = [
        ("asObservable", { $0.asObservable() }),
        ("map", { $0.map { $0 } }),
        ("compactMap", { $0.compactMap { $0 } }),
        ("filter", { $0.filter { _ in true } }),
        ("do", { $0.do(onNext: { _ in }) }),
        ("share", { $0.share() }),
        ("share, replay 1", { $0.share(replay: 1) }),
        ("share, replay 2", { $0.share(replay: 2) }),
        ("share, forever", { $0.share(replay: 1, scope: .forever) }),
        ("take", { $0.take(100) }),
        ("take until other", { $0.take(until: Observable<Int>.never()) }),
        ("take until predicate", { $0.take(until: { _ in false }) }),
        ("take while", { $0.take(while: { _ in true }) }),
        ("skip", { $0.skip(0) }),
        ("startWith", { $0.startWith() }),
        ("merge", { Observable.merge($0, .empty()) }),
        ("merge of streams", { Observable.just($0).merge() }),
        ("distinctUntilChanged", { $0.distinctUntilChanged() }),
        ("scan", { $0.scan(0) { $1 } }),
        ("withLatestFrom", { $0.withLatestFrom(Observable.just(0)) { element, _ in element } }),
        ("combineLatest", { Observable.combineLatest($0, Observable.just(0)) { element, _ in element } }),
        ("flatMap", { $0.flatMap { Observable.just($0) } }),
        ("flatMapLatest", { $0.flatMapLatest { Observable.just($0) } }),
        ("switchLatest", { Observable.just($0).switchLatest() }),
        ("observe on", { $0.observe(on: CurrentThreadScheduler.instance) }),
        ("subscribe on", { $0.subscribe(on: CurrentThreadScheduler.instance) }),
        ("create", { source in Observable.create { source.subscribe($0) } }),
    ]

    private func forEach(_ body: (_ name: String, _ source: PublishSubject<Int>, _ made: Observable<Int>) -> Void) {
        for (name, make) in operators {
            let source = PublishSubject<Int>()
            body(name, source, make(source))
        }
    }

    func testAnErrorIsTheEnd() {
        forEach { name, source, made in
            let recorder = Recorder()
            let subscription = made.record(recorder)
            source.onNext(1)
            source.onError(Failure.one)
            source.onNext(2)
            source.onError(Failure.two)
            XCTAssertEqual(recorder.all, ["1", "error one", "disposed"], name)
            XCTAssertFalse(source.hasObservers, name)
            subscription.dispose()
            XCTAssertEqual(recorder.count("disposed"), 1, name)
        }
    }

    func testCompletionIsTheEnd() {
        forEach { name, source, made in
            let recorder = Recorder()
            let subscription = made.record(recorder)
            source.onNext(1)
            source.onCompleted()
            source.onNext(2)
            XCTAssertEqual(recorder.all, ["1", "completed", "disposed"], name)
            XCTAssertFalse(source.hasObservers, name)
            subscription.dispose()
        }
    }

    func testNothingAfterDisposal() {
        forEach { name, source, made in
            let recorder = Recorder()
            let subscription = made.record(recorder)
            source.onNext(1)
            subscription.dispose()
            source.onNext(2)
            source.onError(Failure.one)
            XCTAssertEqual(recorder.all, ["1", "disposed"], name)
            XCTAssertFalse(source.hasObservers, name)
        }
    }

    func testDisposalInsideAHandler() {
        forEach { name, source, made in
            let recorder = Recorder()
            let slot = SerialDisposable()
            slot.disposable = made.subscribe(
                onNext: { element in
                    recorder.note("\(element)")
                    slot.dispose()
                    source.onNext(element + 1)
                },
                onCompleted: { recorder.note("completed") },
                onDisposed: { recorder.note("disposed") })
            source.onNext(1)
            source.onCompleted()
            XCTAssertEqual(recorder.all, ["1", "disposed"], name)
            XCTAssertFalse(source.hasObservers, name)
        }
    }

    func testSendingInsideAHandler() {
        forEach { name, source, made in
            let recorder = Recorder()
            let subscription = made.subscribe(
                onNext: { element in
                    recorder.note("\(element)")
                    if element < 3 { source.onNext(element + 1) }
                },
                onCompleted: { recorder.note("completed") })
            source.onNext(1)
            source.onNext(7)
            source.onCompleted()
            XCTAssertEqual(recorder.all, ["1", "2", "3", "7", "completed"], name)
            subscription.dispose()
        }
    }

    func testEndingInsideAHandler() {
        forEach { name, source, made in
            let recorder = Recorder()
            let subscription = made.subscribe(
                onNext: { element in
                    recorder.note("\(element)")
                    source.onError(Failure.one)
                    source.onNext(2)
                },
                onError: { recorder.note("\($0)") },
                onDisposed: { recorder.note("disposed") })
            source.onNext(1)
            source.onNext(3)
            XCTAssertEqual(recorder.all, ["1", "one", "disposed"], name)
            XCTAssertFalse(source.hasObservers, name)
            subscription.dispose()
        }
    }

    func testSubscribingInsideAHandler() {
        forEach { name, source, made in
            let recorder = Recorder()
            let bag = CompositeDisposable()
            let outer = made.subscribe(onNext: { element in
                recorder.note("outer \(element)")
                if element == 1 { _ = bag.insert(made.skip(1).take(1).record(recorder, "inner ")) }
            })
            for element in 1...4 { source.onNext(element) }
            XCTAssertEqual(recorder.all.filter { $0.hasPrefix("outer") }.count, 4, name)
            XCTAssertEqual(recorder.count("inner completed"), 1, name)
            XCTAssertEqual(recorder.count("inner disposed"), 1, name)
            outer.dispose()
            bag.dispose()
            XCTAssertFalse(source.hasObservers, name)
        }
    }

    func testHandlersAreLetGo() {
        for (name, make) in operators {
            for ends in [false, true] {
                let recorder = Recorder()
                let source = PublishSubject<Int>()
                let subscription = {
                    let token = Token { recorder.note("let go") }
                    return make(source).subscribe(onNext: { _ in token.touch() })
                }()
                source.onNext(1)
                XCTAssertEqual(recorder.all, [], name)
                if ends { source.onCompleted() } else { subscription.dispose() }
                XCTAssertEqual(recorder.all, ["let go"], "\(name), \(ends ? "completed" : "disposed of")")
            }
        }
    }

    func testEachSubscriptionIsItsOwn() {
        forEach { name, source, made in
            let recorder = Recorder()
            let first = made.record(recorder, "a")
            let second = made.record(recorder, "b")
            source.onNext(1)
            first.dispose()
            source.onNext(2)
            XCTAssertEqual(recorder.all, ["a1", "b1", "adisposed", "b2"], name)
            second.dispose()
            XCTAssertFalse(source.hasObservers, name)
        }
    }

    /// Errors of the closures that operators take.
    func testWhatClosuresThrowEndsTheStream() {
        let throwing: [(name: String, make: Make)] = [
            ("map", { $0.map { try fail(at: 2, $0) } }),
            ("compactMap", { $0.compactMap { try fail(at: 2, $0) } }),
            ("filter", { $0.filter { try fail(at: 2, $0) > 0 } }),
            ("do", { $0.do(onNext: { _ = try fail(at: 2, $0) }) }),
            ("take until predicate", { $0.take(until: { try fail(at: 2, $0) < 0 }) }),
            ("take while", { $0.take(while: { try fail(at: 2, $0) > 0 }) }),
            ("distinctUntilChanged", { $0.distinctUntilChanged { try fail(at: 2, $1) < 0 } }),
            ("distinctUntilChanged by key", { $0.distinctUntilChanged { try fail(at: 2, $0) } }),
            ("scan", { $0.scan(0) { try fail(at: 2, $1) } }),
            ("withLatestFrom", { $0.withLatestFrom(Observable.just(0)) { element, _ in try fail(at: 2, element) } }),
            (
                "combineLatest",
                { Observable.combineLatest($0, Observable.just(0)) { element, _ in try fail(at: 2, element) } }
            ),
            ("flatMap", { $0.flatMap { Observable.just(try fail(at: 2, $0)) } }),
            ("flatMapLatest", { $0.flatMapLatest { Observable.just(try fail(at: 2, $0)) } }),
        ]
        for (name, make) in throwing {
            let recorder = Recorder()
            let source = PublishSubject<Int>()
            let subscription = make(source).record(recorder)
            for element in 1...3 { source.onNext(element) }
            XCTAssertEqual(recorder.all, ["1", "error one", "disposed"], name)
            XCTAssertFalse(source.hasObservers, name)
            subscription.dispose()
        }
    }
}

private func fail(at limit: Int, _ element: Int) throws -> Int {
    if element == limit { throw Failure.one }
    return element
}
