import SwitchboardRx

/// Delegate proxies on the Rx face, beside those written by hand over subjects, in one run.
enum ProxyCases {
    #if RxSwift
        private static let streams = "RxSwift's"
    #else
        private static let streams = "the embedded"
    #endif

    static func measure() {
        print("\nDelegate proxies; the ratio is to a proxy by hand over \(streams) PublishSubject.")
        for count in [0, 1, 10] { measureCalls(observers: count) }
        measureSubscriptions()
    }

    private static func measureCalls(observers count: Int) {
        let (sender, real, sum) = (Sender(), RealDelegate(), Sum())
        let handWritten = HandWrittenProxy(real)
        sender.delegate = real
        let proxy = DelegateProxy<Sender, any BenchmarkDelegate>.proxy(for: sender)
        let bag = DisposeBag()
        for _ in 0..<count {
            handWritten.sent.subscribe(onNext: { sum.value &+= $0.1 }).disposed(by: bag)
            handWritten.invoked.subscribe(onNext: { sum.value &+= $0.1 }).disposed(by: bag)
            proxy.sentMessage(BenchmarkDelegate.tick).asObservable().subscribe(onNext: { sum.value &+= $0.1 }).disposed(
                by: bag)
            proxy.methodInvoked(BenchmarkDelegate.tick).asObservable().subscribe(onNext: { sum.value &+= $0.1 })
                .disposed(by: bag)
        }
        var sides = [
            Side("by hand over \(streams) subjects") { call(handWritten, sender, $0) },
            Side("ours on the Rx face") { [delegate = proxy.object] in call(delegate, sender, $0) },
        ]
        #if RxSwift
            let embedded = EmbeddedProxy(real, observers: count, sum)
            sides.append(Side("by hand over the embedded subjects") { call(embedded, sender, $0) })
        #endif
        compare("a call, \(count) + \(count) observers", sides)
        withExtendedLifetime((real, bag)) {}
    }

    private static func measureSubscriptions() {
        let (sender, real, sum) = (Sender(), RealDelegate(), Sum())
        let handWritten = HandWrittenProxy(real)
        sender.delegate = real
        let proxy = DelegateProxy<Sender, any BenchmarkDelegate>.proxy(for: sender)
        let stream = proxy.sentMessage(BenchmarkDelegate.tick).asObservable()
        let core: MessageStream<(Sender, Int64)> = proxy.sentMessage(BenchmarkDelegate.tick)
        let sink = SendableSum()
        var sides = [
            Side("by hand over \(streams) subjects") {
                for _ in 0..<$0 { handWritten.sent.subscribe(onNext: { sum.value &+= $0.1 }).dispose() }
            },
            Side("ours on the Rx face") {
                for _ in 0..<$0 { stream.subscribe(onNext: { sum.value &+= $0.1 }).dispose() }
            },
            Side("ours on the Rx face, naming the method, too") {
                for _ in 0..<$0 {
                    proxy.sentMessage(BenchmarkDelegate.tick).asObservable().subscribe(onNext: { sum.value &+= $0.1 })
                        .dispose()
                }
            },
            Side("ours, the core's stream") {
                for _ in 0..<$0 { core.subscribe { _, value in sink.value &+= value }.cancel() }
            },
        ]
        #if RxSwift
            let embedded = EmbeddedProxy(real, observers: 0, sum)
            sides.append(Side("by hand over the embedded subjects") { embedded.subscribe($0, sum) })
        #endif
        compare("subscribe, dispose", sides)
        withExtendedLifetime(real) {}
    }

    /// One thread uses it.
    private final class SendableSum: @unchecked Sendable {
        var value: Int64 = 0
    }
}
