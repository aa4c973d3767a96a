import Switchboard

typealias BenchmarkProxy = DelegateProxy<Parent, any BenchmarkDelegate>

extension Parent: HasDelegate {}

/// The calls, from a place where the compiler does not see who is called.
@inline(never) private func tick(_ delegate: any BenchmarkDelegate, _ sender: Sender, _ calls: Int) {
    for value in 0..<calls { delegate.tick(sender, Int64(truncatingIfNeeded: value)) }
}

@inline(never) private func named(_ delegate: any BenchmarkDelegate, _ sender: Sender, _ calls: Int) {
    for value in 0..<calls { delegate.named(sender, "a name of some length", Double(value)) }
}

@inline(never) private func moved(_ delegate: any BenchmarkDelegate, _ calls: Int) {
    for value in 0..<calls { delegate.moved(to: Area(x: Double(value), y: 1, width: 2, height: 3)) }
}

/// How a group of cases is set up.
private struct Setup {
    let name: String
    let observers: Int
    /// Whether the proxy's parent referred to the real delegate weakly before, as most do. The object's counts are in a
    /// side table then for the rest of its life, which makes each retain and release slower. In the hand-written proxy
    /// they always are, because of its own weak reference.
    let isWeaklyReferred: Bool
    /// Whether the proxy is of the class that `@DelegateProtocol` generates.
    var isGenerated = false

    func makeProxy(for parent: Parent) -> BenchmarkProxy {
        #if Macros
            if isGenerated { return BenchmarkDelegateProxy<Parent>.proxy(for: parent) }
        #endif
        return BenchmarkProxy.proxy(for: parent)
    }
}

/// A proxy and a peer, each with a real delegate of its own, and as many observers of each stage.
private final class Pair {
    private let real = RealDelegate()
    private let peerReal = RealDelegate()
    private let parent = Parent()
    private var subscriptions: [Subscription] = []
    private let heard = Counter()
    let sender = Sender()
    let proxy: BenchmarkProxy
    let peer: any BenchmarkDelegate

    init(_ setup: Setup) {
        if setup.isWeaklyReferred { parent.delegate = real }
        proxy = setup.makeProxy(for: parent)
        proxy.setForwardToDelegate(real, retainDelegate: false)
        guard setup.observers > 0 else {
            let peer = HandWrittenForwarder()
            peer.forward = peerReal
            self.peer = peer
            return
        }
        let peer = HandWrittenProxy()
        peer.forward = peerReal
        self.peer = peer
        let heard = heard
        for _ in 0..<setup.observers {
            subscriptions += [
                proxy.sentMessage(BenchmarkDelegate.tick).subscribe { _, value in heard.add(value) },
                proxy.methodInvoked(BenchmarkDelegate.tick).subscribe { _, value in heard.add(value) },
                proxy.sentMessage(BenchmarkDelegate.named).subscribe { _, _, value in heard.add(Int64(value)) },
                proxy.methodInvoked(BenchmarkDelegate.named).subscribe { _, _, value in heard.add(Int64(value)) },
                proxy.sentMessage(BenchmarkDelegate.moved).subscribe { area in heard.add(Int64(area.x)) },
                proxy.methodInvoked(BenchmarkDelegate.moved).subscribe { area in heard.add(Int64(area.x)) },
            ]
            peer.tickSent.append { _, value in heard.add(value) }
            peer.tickInvoked.append { _, value in heard.add(value) }
            peer.namedSent.append { _, _, value in heard.add(Int64(value)) }
            peer.namedInvoked.append { _, _, value in heard.add(Int64(value)) }
            peer.movedSent.append { area in heard.add(Int64(area.x)) }
            peer.movedInvoked.append { area in heard.add(Int64(area.x)) }
        }
    }
}

/// What an observer does here: one addition, without a lock, because only one thread calls.
final class Counter: @unchecked Sendable {
    private var total: Int64 = 0
    func add(_ value: Int64) { total &+= value }
}

/// Calls through a proxy and through its peer.
private func calls(_ setup: Setup) -> [Case] {
    let pair = Pair(setup)
    let delegate = pair.proxy.asDelegate
    func make(_ signature: String, _ run: @escaping (any BenchmarkDelegate, Int) -> Void) -> Case {
        Case(
            name: setup.name, signature: signature, subject: { run(delegate, $0) }, peer: { run(pair.peer, $0) })
    }
    return [
        make("obj,i64") { tick($0, pair.sender, $1) },
        make("obj,string,double") { named($0, pair.sender, $1) },
        make("rect") { moved($0, $1) },
    ]
}

/// Naming a method, subscribing and cancelling; by hand, a closure put into a dictionary and taken out. The second case
/// names the method once.
private func subscribing() -> [Case] {
    let pair = Pair(Setup(name: "proxy.subscribe", observers: 0, isWeaklyReferred: true))
    let heard = Counter()
    let stream = pair.proxy.sentMessage(BenchmarkDelegate.tick)
    nonisolated(unsafe) var observers: [Int: (Sender, Int64) -> Void] = [:]
    func make(_ name: String, _ run: @escaping (Int) -> Void) -> Case {
        Case(
            name: name, signature: "obj,i64", subject: run,
            peer: { calls in
                for call in 0..<calls {
                    observers[call] = { _, value in heard.add(value) }
                    observers[call] = nil
                }
            })
    }
    return [
        make("proxy.subscribe.named") { calls in
            for _ in 0..<calls {
                pair.proxy.sentMessage(BenchmarkDelegate.tick).subscribe { _, value in heard.add(value) }.cancel()
            }
        },
        make("proxy.subscribe") { calls in
            for _ in 0..<calls { stream.subscribe { _, value in heard.add(value) }.cancel() }
        },
    ]
}

/// Every group of cases, in the order of the table, made when it is reached: calls of methods that nothing has observed
/// yet come first, because what is known of a method makes its calls a little cheaper.
func caseGroups(quick: Bool) -> [() -> [Case]] {
    var setups = [
        Setup(name: "proxy.passthrough", observers: 0, isWeaklyReferred: false),
        Setup(name: "proxy.passthrough.weak", observers: 0, isWeaklyReferred: true),
        Setup(name: "proxy.typed.1+1", observers: 1, isWeaklyReferred: false),
        Setup(name: "proxy.typed.1+1.weak", observers: 1, isWeaklyReferred: true),
        Setup(name: "proxy.typed.10+10", observers: 10, isWeaklyReferred: false),
    ]
    #if Macros
        setups += [
            Setup(name: "macro.passthrough", observers: 0, isWeaklyReferred: false, isGenerated: true),
            Setup(name: "macro.passthrough.weak", observers: 0, isWeaklyReferred: true, isGenerated: true),
            Setup(name: "macro.typed.1+1", observers: 1, isWeaklyReferred: false, isGenerated: true),
            Setup(name: "macro.typed.1+1.weak", observers: 1, isWeaklyReferred: true, isGenerated: true),
            Setup(name: "macro.typed.10+10", observers: 10, isWeaklyReferred: false, isGenerated: true),
        ]
    #endif
    return setups.map { setup in { calls(setup) } } + [subscribing, makingCases] + manyCases(quick: quick)
        + [sendCases, cCases, streamCases]
}

/// Finding the proxy that a parent has; making one for a new parent, and dropping both.
func makingCases() -> [Case] {
    let parent = Parent()
    let kept = BenchmarkProxy.proxy(for: parent)
    return [
        Case(
            name: "proxy.lookup", signature: "",
            subject: { calls in
                for _ in 0..<calls { precondition(BenchmarkProxy.proxy(for: parent) === kept) }
            },
            peer: { calls in
                for _ in 0..<calls { precondition(parent.delegate != nil) }
            }),
        Case(
            name: "proxy.create", signature: "",
            subject: { calls in
                for _ in 0..<calls { _ = BenchmarkProxy.proxy(for: Parent()) }
            },
            peer: { calls in
                for _ in 0..<calls {
                    let parent = Parent(), proxy = HandWrittenProxy()
                    parent.delegate = proxy
                }
            }),
    ]
}
