import Switchboard
import SwitchboardRx

/// A proxy whose Observables are subscribed to, beside a proxy by hand: over OpenCombine's subjects where these are
/// there.
func rxFaceCases() -> [Case] {
    [1, 10].flatMap { observers -> [Case] in
        let setup = Setup(observers: observers)
        let pair = Pair(Setup()), handWritten = Pair(setup), heard = Counter()
        let bag = DisposeBag()
        for _ in 0..<observers { observe(pair.proxy, by: heard, in: bag) }
        return Signature.allCases.filter(\.isObservable).map { signature in
            let (sender, delegate) = (Sender(), pair.proxy.object)
            var reference: (String, Body) = (setup.reference, { signature.call(handWritten.reference, sender, $0) })
            #if Combine
                reference = ("opencombine.\(setup.stagesAlone)", openCombine(observers, signature))
            #endif
            return Case(
                name: "rx.\(setup.stagesAlone)", signature: signature.rawValue, observers: setup.stagesAlone,
                subject: { calls in withExtendedLifetime((pair, bag)) { signature.call(delegate, sender, calls) } },
                reference: reference)
        }
    }
}

/// One subscriber of each method, before and after.
private func observe(_ proxy: BenchmarkProxy, by heard: Counter, in bag: DisposeBag) {
    let began: [Observable<Sender>] = [
        proxy.sentMessage(BenchmarkDelegate.began).asObservable(),
        proxy.methodInvoked(BenchmarkDelegate.began).asObservable(),
    ]
    let ticks: [Observable<(Sender, Int64)>] = [
        proxy.sentMessage(BenchmarkDelegate.tick).asObservable(),
        proxy.methodInvoked(BenchmarkDelegate.tick).asObservable(),
    ]
    let moved: [Observable<(Sender, Area)>] = [
        proxy.sentMessage(BenchmarkDelegate.moved).asObservable(),
        proxy.methodInvoked(BenchmarkDelegate.moved).asObservable(),
    ]
    let named: [Observable<(Sender, String, Double)>] = [
        proxy.sentMessage(BenchmarkDelegate.named).asObservable(),
        proxy.methodInvoked(BenchmarkDelegate.named).asObservable(),
    ]
    for stream in began { stream.subscribe(onNext: { _ in heard.add(1) }).disposed(by: bag) }
    for stream in ticks { stream.subscribe(onNext: { heard.add($0.1) }).disposed(by: bag) }
    for stream in moved { stream.subscribe(onNext: { heard.add(Int64($0.1.x)) }).disposed(by: bag) }
    for stream in named { stream.subscribe(onNext: { heard.add(Int64($0.2)) }).disposed(by: bag) }
}
