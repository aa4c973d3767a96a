import SwitchboardRx

/// Measures what an event and a subscription cost: the best of some runs, in nanoseconds. `rx-benchmark proxies`
/// measures proxies only.
@main
struct RxBenchmark {
    static func main() {
        if CommandLine.arguments.contains("proxies") { return ProxyCases.measure() }
        measureEvents()
        measureOperators()
        measureSubscriptions()
        ProxyCases.measure()
    }

    /// Keeps the optimizer from leaving out what is measured.
    private final class Sum {
        var value = 0
    }

    static func measureEvents() {
        let sum = Sum()
        for count in [0, 1, 10] {
            let subject = PublishSubject<Int>()
            let subscriptions = (0..<count).map { _ in subject.subscribe(onNext: { sum.value &+= $0 }) }
            time("PublishSubject, \(count) subscribers") { subject.onNext($0) }
            for subscription in subscriptions { subscription.dispose() }
        }
        let subject = BehaviorSubject(value: 0)
        let subscription = subject.subscribe(onNext: { sum.value &+= $0 })
        time("BehaviorSubject, 1 subscriber") { subject.onNext($0) }
        subscription.dispose()
    }

    static func measureOperators() {
        measure("map, filter") { $0.map { $0 &+ 1 }.filter { $0 & 1 == 0 } }
        measure("map, filter of String") { $0.map { "\($0)" }.filter { !$0.isEmpty }.map { $0.utf8.count } }
        measure("scan, distinctUntilChanged") { $0.scan(0) { $0 &+ $1 }.distinctUntilChanged() }
        measure("share") { $0.share() }
        measure("withLatestFrom") { $0.withLatestFrom(BehaviorSubject(value: 1)) }
        measure("combineLatest") { Observable.combineLatest($0, BehaviorSubject(value: 1)) { $0 &+ $1 } }
        measure("merge of two") { Observable.merge($0, Observable.never()) }
        measure("flatMap to just") { $0.flatMap { Observable.just($0) } }
        measure("flatMapLatest to just") { $0.flatMapLatest { Observable.just($0) } }
    }

    static func measureSubscriptions() {
        let sum = Sum()
        let subject = PublishSubject<Int>()
        time("subscribe, dispose") { _ in subject.subscribe(onNext: { sum.value &+= $0 }).dispose() }
        time("map, filter, subscribe, dispose") { _ in
            subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.subscribe(onNext: { sum.value &+= $0 }).dispose()
        }
        time("just, subscribe") { _ = Observable.just($0).subscribe(onNext: { sum.value &+= $0 }) }
        time("of 10, subscribe") { _ in
            _ = Observable.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).subscribe(onNext: { sum.value &+= $0 })
        }
    }

    static func measure(_ name: String, _ make: (Observable<Int>) -> Observable<Int>) {
        let sum = Sum()
        let subject = PublishSubject<Int>()
        let subscription = make(subject).subscribe(onNext: { sum.value &+= $0 })
        time(name) { subject.onNext($0) }
        subscription.dispose()
    }

    @inline(never)
    static func time(_ name: String, _ body: (Int) -> Void) {
        let count = 200_000
        for index in 0..<count / 10 { body(index) }
        var best = Double.infinity
        for _ in 0..<9 {
            let duration = ContinuousClock().measure {
                for index in 0..<count { body(index) }
            }
            best = min(best, duration / .nanoseconds(count))
        }
        print(padded(name, to: 36), (best * 10).rounded() / 10, "ns")
    }
}
