#if canImport(Combine) || Combine
    import PairedMeasurement
    import Switchboard
    import SwitchboardCombine

    /// What is called.
    public protocol TickDelegate: AnyObject {
        func tick(_ sender: Sender, _ value: Int64)
    }

    /// The object that delegates are usually told of.
    public final class Sender {}

    private final class RealDelegate: TickDelegate {
        var count: Int64 = 0
        func tick(_ sender: Sender, _ value: Int64) { count &+= value }
    }

    private final class Parent: HasDelegate {
        var delegate: (any TickDelegate)?
    }

    /// The proxy that is written by hand with Combine: it forwards, and has a subject before and one after.
    private final class SubjectProxy: TickDelegate {
        weak var forward: (any TickDelegate)?
        let sent = PassthroughSubject<(Sender, Int64), Never>()
        let invoked = PassthroughSubject<(Sender, Int64), Never>()

        func tick(_ sender: Sender, _ value: Int64) {
            sent.send((sender, value))
            forward?.tick(sender, value)
            invoked.send((sender, value))
        }
    }

    /// A publisher that does nothing but what it has to: what a sink itself costs.
    private struct Nothing: Publisher {
        typealias Output = (Sender, Int64)
        typealias Failure = Never

        func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Never {
            subscriber.receive(subscription: Subscriptions.empty)
        }
    }

    private final class Sum {
        var value: Int64 = 0
    }

    /// The calls, from a place where the compiler does not see who is called.
    @inline(never) private func tick(_ delegate: any TickDelegate, _ sender: Sender, _ calls: Int) {
        for value in 0..<calls { delegate.tick(sender, Int64(truncatingIfNeeded: value)) }
    }

    /// Two proxies with a real delegate each, and as many sinks before and after each call.
    private final class Pair {
        let parent = Parent()
        let peer = SubjectProxy()
        let proxy: DelegateProxy<Parent, any TickDelegate>
        private let (real, peerReal, sum) = (RealDelegate(), RealDelegate(), Sum())
        private var sinks: [AnyCancellable] = []

        init(observers: Int) {
            proxy = .proxy(for: parent)
            proxy.setForwardToDelegate(real, retainDelegate: false)
            peer.forward = peerReal
            let sum = sum
            for _ in 0..<observers {
                sinks += [
                    proxy.sentMessage(TickDelegate.tick).publisher.sink { sum.value &+= $1 },
                    proxy.methodInvoked(TickDelegate.tick).publisher.sink { sum.value &+= $1 },
                    peer.sent.sink { sum.value &+= $1 },
                    peer.invoked.sink { sum.value &+= $1 },
                ]
            }
        }
    }

    func combineCases() -> [Case] {
        let sender = Sender()
        let calls = [0, 1, 10].map { count in
            let pair = Pair(observers: count)
            let (ours, peer) = (pair.proxy.object, pair.peer as any TickDelegate)
            return Case(
                name: count == 0 ? "no subscriber" : "\(count) before, \(count) after",
                ours: { [pair] count in withExtendedLifetime(pair) { tick(ours, sender, count) } },
                peer: { [pair] count in withExtendedLifetime(pair) { tick(peer, sender, count) } })
        }
        let (pair, sum) = (Pair(observers: 0), Sum())
        let publisher = pair.proxy.sentMessage(TickDelegate.tick).publisher
        return calls + [
            Case(
                name: "subscribe and cancel",
                ours: { for _ in 0..<$0 { publisher.sink { sum.value &+= $1 }.cancel() } },
                peer: { for _ in 0..<$0 { pair.peer.sent.sink { sum.value &+= $1 }.cancel() } }),
            Case(
                name: "nothing but the sink",
                ours: { for _ in 0..<$0 { Nothing().sink { sum.value &+= $1 }.cancel() } },
                peer: { for _ in 0..<$0 { pair.peer.sent.sink { sum.value &+= $1 }.cancel() } }),
            Case(
                name: "name the method, too",
                ours: {
                    for _ in 0..<$0 {
                        pair.proxy.sentMessage(TickDelegate.tick).publisher.sink { sum.value &+= $1 }.cancel()
                    }
                },
                peer: { for _ in 0..<$0 { pair.peer.sent.sink { sum.value &+= $1 }.cancel() } }),
        ]
    }
#endif
