// Streams as RxSwift and Combine name them, beside a proxy that is written by hand over OpenCombine's subjects.

#if Combine
    import OpenCombine

    /// The proxy that who knows Combine writes: a subject for each method and stage.
    final class OpenCombineProxy: BenchmarkDelegate {
        weak var forward: (any BenchmarkDelegate)?
        let beganSent = PassthroughSubject<Sender, Never>()
        let beganInvoked = PassthroughSubject<Sender, Never>()
        let tickSent = PassthroughSubject<(Sender, Int64), Never>()
        let tickInvoked = PassthroughSubject<(Sender, Int64), Never>()
        let movedSent = PassthroughSubject<(Sender, Area), Never>()
        let movedInvoked = PassthroughSubject<(Sender, Area), Never>()
        let namedSent = PassthroughSubject<(Sender, String, Double), Never>()
        let namedInvoked = PassthroughSubject<(Sender, String, Double), Never>()

        func began(_ sender: Sender) {
            beganSent.send(sender)
            forward?.began(sender)
            beganInvoked.send(sender)
        }

        func tick(_ sender: Sender, _ value: Int64) {
            tickSent.send((sender, value))
            forward?.tick(sender, value)
            tickInvoked.send((sender, value))
        }

        func allows(_ sender: Sender, _ value: Int64) -> Bool { forward?.allows(sender, value) ?? false }

        func moved(_ sender: Sender, to area: Area) {
            movedSent.send((sender, area))
            forward?.moved(sender, to: area)
            movedInvoked.send((sender, area))
        }

        func named(_ sender: Sender, _ name: String, _ value: Double) {
            namedSent.send((sender, name, value))
            forward?.named(sender, name, value)
            namedInvoked.send((sender, name, value))
        }

        func observe(by heard: Counter) -> [AnyCancellable] {
            [
                beganSent.sink { _ in heard.add(1) }, beganInvoked.sink { _ in heard.add(1) },
                tickSent.sink { heard.add($0.1) }, tickInvoked.sink { heard.add($0.1) },
                movedSent.sink { heard.add(Int64($0.1.x)) }, movedInvoked.sink { heard.add(Int64($0.1.x)) },
                namedSent.sink { heard.add(Int64($0.2)) }, namedInvoked.sink { heard.add(Int64($0.2)) },
            ]
        }
    }

    /// A subject subscribed to and cancelled.
    func openCombineSubscribe() -> Body {
        let subject = PassthroughSubject<(Sender, Int64), Never>()
        let heard = Counter()
        return { calls in
            for _ in 0..<calls { subject.sink { heard.add($0.1) }.cancel() }
        }
    }

    /// Calls of the proxy over OpenCombine, by the number of observers of each stage.
    func openCombine(_ observers: Int, _ signature: Signature) -> Body {
        let (proxy, real, sender, heard) = (OpenCombineProxy(), RealDelegate(), Sender(), Counter())
        proxy.forward = real
        let observing = (0..<observers).flatMap { _ in proxy.observe(by: heard) }
        return { calls in withExtendedLifetime((real, observing)) { signature.call(proxy, sender, calls) } }
    }

    /// Proxies over OpenCombine beside those by hand.
    func rxCases() -> [Case] {
        [0, 1, 10].flatMap { observers -> [Case] in
            let setup = Setup(observers: observers), pair = Pair(setup)
            return Signature.allCases.filter(\.isObservable).map { signature in
                var item = pair.makeCase(setup, signature)
                item = Case(
                    name: "opencombine." + (observers == 0 ? "passthrough" : setup.stagesAlone),
                    signature: item.signature, observers: item.observers,
                    subject: openCombine(observers, signature), reference: item.reference)
                return item
            }
        }
    }
#else
    /// None without OpenCombine.
    func rxCases() -> [Case] { [] }
#endif
