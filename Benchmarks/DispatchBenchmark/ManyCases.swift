import Switchboard

// MARK: Many proxies

/// A parent that keeps its proxy itself, so that both end together.
private final class StoringParent: HasDelegate, HasProxyStorage {
    weak var delegate: (any BenchmarkDelegate)?
    let proxyStorage = ProxyStorage()
}

/// As `StoringParent`, without room for a proxy.
private final class PlainParent {
    weak var delegate: (any BenchmarkDelegate)?
}

/// As `StoringParent`, by the hook.
private final class HookedParent: HasDelegate, HasDeallocationHook {
    weak var delegate: (any BenchmarkDelegate)?
}

/// So many proxies, and so many written by hand, with one real delegate for each kind. Made when the first is called.
private final class Population {
    private let (real, peerReal) = (RealDelegate(), RealDelegate())
    private let count: Int
    private lazy var parents = (0..<count).map { _ in
        let parent = StoringParent()
        DelegateProxy<StoringParent, any BenchmarkDelegate>.proxy(for: parent)
            .setForwardToDelegate(real, retainDelegate: false)
        return parent
    }
    private lazy var forwarders = (0..<count).map { _ in
        let forwarder = HandWrittenForwarder()
        forwarder.forward = peerReal
        return forwarder
    }

    init(_ count: Int) { self.count = count }

    var proxy: any BenchmarkDelegate { parents[count / 2].delegate! }
    var forwarder: any BenchmarkDelegate { forwarders[count / 2] }
}

/// Calls of one proxy while so many live, and of one proxy written by hand while so many of those live. A call touches
/// only what belongs to its proxy and what all share, so the number must not matter. Were they called one after the
/// other, each call would wait for memory several times, here and there: that says what the machine's caches are, and
/// little of either.
private func passthrough(whileLiving count: Int) -> [Case] {
    let (population, sender) = (Population(count), Sender())
    return [
        Case(
            name: "proxy.passthrough.live.\(count)", signature: Signature.number.rawValue, observers: "0",
            subject: { Signature.number.call(population.proxy, sender, $0) },
            reference: (
                "hand.passthrough.live.\(count)", { Signature.number.call(population.forwarder, sender, $0) }
            ))
    ]
}

/// The same, each group made when it is reached and let go afterwards.
func manyCases(quick: Bool) -> [() -> [Case]] {
    [1, 1000, quick ? 100_000 : 1_000_000].map { count in { passthrough(whileLiving: count) } } + [
        wideCases, crowdCases,
    ]
}

// MARK: Many observers

/// Closures by number, as a program that has very many would keep them.
private final class HandWrittenObservers {
    private var observers: [Int: @Sendable (Sender, Int64) -> Void] = [:]
    private var next = 0

    func add(_ body: @escaping @Sendable (Sender, Int64) -> Void) -> Int {
        next += 1
        observers[next] = body
        return next
    }

    func remove(_ number: Int) { observers[number] = nil }
}

/// A method with so many observers, made when it is first used.
private final class Crowd {
    private let count: Int
    private let parent = StoringParent()
    private lazy var stream = DelegateProxy<StoringParent, any BenchmarkDelegate>.proxy(for: parent)
        .sentMessage(BenchmarkDelegate.tick)
    private lazy var tokens = (0..<count).map { _ in stream.subscribe { _, _ in } }
    private let handWritten = HandWrittenObservers()
    private lazy var numbers = (0..<count).map { _ in handWritten.add { _, _ in } }

    init(_ count: Int) { self.count = count }

    func subscribeAndCancel(_ times: Int) {
        withExtendedLifetime(tokens) {
            for _ in 0..<times { stream.subscribe { _, _ in }.cancel() }
        }
    }

    func addAndRemove(_ times: Int) {
        withExtendedLifetime(numbers) {
            for _ in 0..<times { handWritten.remove(handWritten.add { _, _ in }) }
        }
    }
}

/// Subscribing and cancelling where so many observe the method already.
private func crowdCases() -> [Case] {
    [10, 1_000, 100_000].map { count in
        let crowd = Crowd(count)
        return Case(
            name: "proxy.subscribe.among.\(count)", signature: Signature.number.rawValue,
            subject: crowd.subscribeAndCancel, reference: ("hand.subscribe.among.\(count)", crowd.addAndRemove))
    }
}

// MARK: Large protocols

private final class WideParent<Delegate>: HasDelegate {
    var delegate: Delegate?
}

@inline(never) private func tickNarrow(_ delegate: any NarrowDelegate, _ sender: Sender, _ calls: Int) {
    for value in 0..<calls { delegate.tick(sender, Int64(truncatingIfNeeded: value)) }
}

@inline(never) private func tickWide(_ delegate: any WideDelegate, _ sender: Sender, _ calls: Int) {
    for value in 0..<calls { delegate.tick(sender, Int64(truncatingIfNeeded: value)) }
}

@inline(never) private func tickWidest(_ delegate: any WidestDelegate, _ sender: Sender, _ calls: Int) {
    for value in 0..<calls { delegate.tick(sender, Int64(truncatingIfNeeded: value)) }
}

/// Calls of the last requirement of protocols of 1, 20 and 100.
private func wideCases() -> [Case] {
    // Two real delegates, because that of the proxy written by hand is referred to weakly.
    let (real, peerReal) = (WideRealDelegate(), WideRealDelegate())
    let sender = Sender()
    func make<Delegate>(
        _ count: Int, _ real: Delegate, _ peer: Delegate, _ run: @escaping (Delegate, Sender, Int) -> Void
    ) -> Case {
        let parent = WideParent<Delegate>()
        let proxy = DelegateProxy<WideParent<Delegate>, Delegate>.proxy(for: parent)
        proxy.setForwardToDelegate(real, retainDelegate: false)
        let delegate = proxy.object
        return Case(
            name: "proxy.passthrough.wide.\(count)", signature: Signature.number.rawValue, observers: "0",
            subject: { calls in withExtendedLifetime((parent, real)) { run(delegate, sender, calls) } },
            reference: (
                "hand.passthrough.wide.\(count)",
                { calls in withExtendedLifetime(peerReal) { run(peer, sender, calls) } }
            ))
    }
    let (narrow, wide, widest) = (NarrowForwarder(), WideForwarder(), WidestForwarder())
    (narrow.forward, wide.forward, widest.forward) = (peerReal, peerReal, peerReal)
    return [
        make(1, real, narrow, tickNarrow), make(20, real, wide, tickWide), make(100, real, widest, tickWidest),
    ]
}

// MARK: Memory

/// The heap that a proxy without observers takes beside its parent; by hand, that of a proxy with lists of closures.
/// Both with what the runtime allocates for them.
func memoryCases() -> [MemoryCase] {
    func handWritten(_ parents: [PlainParent]) -> Any {
        parents.map { parent in
            let proxy = HandWrittenProxy()
            parent.delegate = proxy
            return proxy
        }
    }
    func make<Parent: AnyObject>(
        _ kind: String, _ new: @escaping () -> Parent, _ proxies: @escaping ([Parent]) -> Any
    ) -> MemoryCase {
        MemoryCase(
            name: "proxy.bytes", signature: kind,
            subject: { count in
                let parents = (0..<count).map { _ in new() }
                return { proxies(parents) }
            },
            reference: { count in
                let parents = (0..<count).map { _ in PlainParent() }
                return { handWritten(parents) }
            })
    }
    return [
        make("storage", StoringParent.init) { parents in
            for parent in parents { _ = DelegateProxy<StoringParent, any BenchmarkDelegate>.proxy(for: parent) }
            // The parents' own were there before.
            return (parents, parents.map { _ in ProxyStorage() })
        },
        make("hook", HookedParent.init) { parents in
            for parent in parents { _ = DelegateProxy<HookedParent, any BenchmarkDelegate>.proxy(for: parent) }
            return parents
        },
        make("table", Parent.init) { parents in
            for parent in parents { _ = BenchmarkProxy.proxy(for: parent) }
            return parents
        },
    ]
}
