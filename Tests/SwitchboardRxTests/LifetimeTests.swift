import Foundation
import SwitchboardRx
import XCTest

final class LifetimeTests: XCTestCase {
    func testClosuresAreLetGoOfAfterCompletionThoughTheSubscriptionIsKept() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        var token: Token? = Token { recorder.note("gone") }
        let subscription = subject.map { [token] in
            token?.touch()
            return $0
        }
        .subscribe(onNext: { [token] (_: Int) in token?.touch() }, onDisposed: { [token] in token?.touch() })
        token = nil
        XCTAssertEqual(recorder.all, [])
        subject.onCompleted()
        XCTAssertEqual(recorder.all, ["gone"])
        subscription.dispose()
    }

    func testClosuresAreLetGoOfAfterDisposalThoughTheSubscriptionIsKept() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        var token: Token? = Token { recorder.note("gone") }
        let direct = subject.subscribe(onNext: { [token] _ in token?.touch() })
        let mapped = subject.map { [token] in
            token?.touch()
            return $0
        }
        .subscribe { [token] (_: Event<Int>) in token?.touch() }
        token = nil
        direct.dispose()
        XCTAssertEqual(recorder.all, [])
        mapped.dispose()
        XCTAssertEqual(recorder.all, ["gone"])
        direct.dispose()
    }

    func testASubjectIsNotKeptByThoseWhoSubscribe() {
        let recorder = Recorder()
        var token: Token? = Token { recorder.note("gone") }
        var subject: PublishSubject<Int>? = PublishSubject()
        weak let weakSubject = subject
        let subscription = subject?.subscribe(onNext: { [token] _ in token?.touch() })
        token = nil
        subject = nil
        XCTAssertNil(weakSubject)
        XCTAssertEqual(recorder.all, ["gone"])
        subscription?.dispose()
    }

    func testACreatedStreamIsLetGoOfAfterCompletion() {
        let recorder = Recorder()
        var token: Token? = Token { recorder.note("gone") }
        let subscription = Observable<Int>.create { [token] observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { [token] in token?.touch() }
        }
        .subscribe()
        token = nil
        XCTAssertEqual(recorder.all, ["gone"])
        subscription.dispose()
    }

    func testInnerStreamsAreLetGoOf() {
        let recorder = Recorder()
        let source = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        for make in [
            { source.flatMap { _ in inner } }, { source.flatMapLatest { _ in inner } },
            { source.withLatestFrom(inner) }, { source.take(until: inner) }, { source.share(replay: 1) },
            { source.share(replay: 2) }, { Observable.combineLatest(source, inner) { $0 + $1 } },
            { source.observe(on: CurrentThreadScheduler.instance) }, { source.observe(on: MainScheduler.instance) },
        ] as [() -> Observable<Int>] {
            var token: Token? = Token { recorder.note("gone") }
            let subscription = make().subscribe(onNext: { [token] _ in token?.touch() })
            token = nil
            source.onNext(1)
            inner.onNext(2)
            subscription.dispose()
            XCTAssertEqual(recorder.take(), ["gone"])
        }
        XCTAssertFalse(source.hasObservers)
        XCTAssertFalse(inner.hasObservers)
    }

    func testAnElementThatGoesAwayMayUseTheSubject() {
        let recorder = Recorder()
        let subject = BehaviorSubject<Token?>(value: nil)
        subject.onNext(Token { recorder.note("has observers: \(subject.hasObservers)") })
        subject.onNext(nil)
        XCTAssertEqual(recorder.all, ["has observers: false"])
    }

    func testAHandlerThatGoesAwayMayUseTheSubject() {
        let recorder = Recorder()
        let subject = PublishSubject<Int>()
        var token: Token? = Token { recorder.note("has observers: \(subject.hasObservers)") }
        let subscription = subject.subscribe(onNext: { [token] _ in token?.touch() })
        token = nil
        subscription.dispose()
        XCTAssertEqual(recorder.all, ["has observers: false"])
    }
}
