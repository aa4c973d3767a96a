import Switchboard

/// How observers get the arguments.
enum Face: String {
    /// In their own types.
    case typed
    /// Boxed, as `[Any]`.
    case any
}

/// How a group of cases is set up.
struct Setup {
    /// 0 for no observers.
    var observers = 0
    var face = Face.typed
    /// Whether the proxy is of the class that `@DelegateProtocol` generates.
    var isGenerated = false
    /// Whether the proxy's parent referred to the real delegate weakly before, as most do. The object's counts are in a
    /// side table then for the rest of its life, which makes each retain and release slower. In the hand-written proxy
    /// they always are, because of its own weak reference.
    var isWeaklyReferred = false
    /// Whether the proxy retains the real delegate, as one without a parent does. So does the one written by hand.
    var isRetained = false
    /// Whether there is a real delegate. There is none in many programs, which only observe.
    var hasDelegate = true
    /// Whether the observers belong to the main actor, as in a class of it: each call checks that it is made there.
    var isOnMainActor = false

    /// As in the names of cases.
    var stages: String { observers == 0 ? "passthrough" : "\(face).\(observers)+\(observers)" }
    var name: String {
        (isGenerated ? "macro." : "proxy.") + stages + (isWeaklyReferred ? ".weak" : "")
            + (isRetained ? ".retained" : "") + (hasDelegate ? "" : ".alone") + (isOnMainActor ? ".main" : "")
    }
    var reference: String { "hand." + stages + (isRetained ? ".retained" : "") + (hasDelegate ? "" : ".alone") }
    var stagesAlone: String { observers == 0 ? "0" : "\(observers)+\(observers)" }

    func makeProxy(for parent: Parent) -> BenchmarkProxy {
        #if Macros
            if isGenerated { return BenchmarkDelegateProxy<Parent>.proxy(for: parent) }
        #endif
        return BenchmarkProxy.proxy(for: parent)
    }
}

/// A proxy and a reference, each with a real delegate of its own, and as many observers of each stage.
final class Pair: @unchecked Sendable {
    private let real = RealDelegate()
    private let referenceReal = RealDelegate()
    private let parent = Parent()
    private var subscriptions: [SubscriptionToken] = []
    private let heard = Counter()
    let proxy: BenchmarkProxy
    let reference: any BenchmarkDelegate

    init(_ setup: Setup) {
        if setup.isWeaklyReferred { parent.delegate = real }
        proxy = setup.makeProxy(for: parent)
        proxy.setForwardToDelegate(setup.hasDelegate ? real : nil, retainDelegate: setup.isRetained)
        reference = Self.reference(setup, setup.hasDelegate ? referenceReal : nil, heard)
        for _ in 0..<setup.observers {
            let actor = setup.isOnMainActor ? MainActor.shared : nil
            subscriptions +=
                setup.face == .typed ? observe(proxy, by: heard, on: actor) : observeBoxed(proxy, by: heard)
        }
    }

    private static func reference(
        _ setup: Setup, _ real: RealDelegate?, _ heard: Counter
    ) -> any BenchmarkDelegate {
        switch setup.face {
        case .typed:
            return setup.isRetained
                ? make(setup, RetainedDelegate.self, real, heard) : make(setup, WeakDelegate.self, real, heard)
        case .any:
            let proxy = HandWrittenAnyProxy()
            proxy.forward = real
            proxy.observe(by: heard, times: setup.observers)
            return proxy
        }
    }

    private static func make<Reference: DelegateReference>(
        _ setup: Setup, _: Reference.Type, _ real: RealDelegate?, _ heard: Counter
    ) -> any BenchmarkDelegate {
        guard setup.observers > 0 else {
            let forwarder = Forwarder<Reference>()
            forwarder.forward = real
            return forwarder
        }
        let proxy = ClosureProxy<Reference>()
        proxy.forward = real
        proxy.observe(by: heard, times: setup.observers)
        return proxy
    }

    /// Calls of both, on one of the signatures.
    func makeCase(_ setup: Setup, _ signature: Signature) -> Case {
        let (sender, delegate) = (Sender(), proxy.object)
        return Case(
            name: setup.name, signature: signature.rawValue, observers: setup.stagesAlone,
            subject: { calls in withExtendedLifetime(self) { signature.call(delegate, sender, calls) } },
            reference: (setup.reference, { signature.call(self.reference, sender, $0) }))
    }
}

/// One observer of each method, before and after.
private func observe(_ proxy: BenchmarkProxy, by heard: Counter, on actor: (any Actor)?) -> [SubscriptionToken] {
    [
        proxy.sentMessage(BenchmarkDelegate.began).subscribe({ _ in heard.add(1) }, isolation: actor),
        proxy.methodInvoked(BenchmarkDelegate.began).subscribe({ _ in heard.add(1) }, isolation: actor),
        proxy.sentMessage(BenchmarkDelegate.tick).subscribe({ _, value in heard.add(value) }, isolation: actor),
        proxy.methodInvoked(BenchmarkDelegate.tick).subscribe({ _, value in heard.add(value) }, isolation: actor),
        proxy.sentMessage(BenchmarkDelegate.moved).subscribe({ _, area in heard.add(Int64(area.x)) }, isolation: actor),
        proxy.methodInvoked(BenchmarkDelegate.moved).subscribe(
            { _, area in heard.add(Int64(area.x)) }, isolation: actor),
        proxy.sentMessage(BenchmarkDelegate.named).subscribe(
            { _, _, value in heard.add(Int64(value)) }, isolation: actor),
        proxy.methodInvoked(BenchmarkDelegate.named).subscribe(
            { _, _, value in heard.add(Int64(value)) }, isolation: actor),
    ]
}

/// The same, with boxed arguments: by name, as `@DelegateProtocol` names methods.
private func observeBoxed(_ proxy: BenchmarkProxy, by heard: Counter) -> [SubscriptionToken] {
    registerOnce
    let names: [MessageSelector] = ["began(_:)", "tick(_:_:)", "moved(_:to:)", "named(_:_:_:)"]
    return names.flatMap { name in
        [
            proxy.sentMessage(name).subscribe { heard.add(Int64($0.count)) },
            proxy.methodInvoked(name).subscribe { heard.add(Int64($0.count)) },
        ]
    }
}

let registerOnce: Void = {
    do {
        try BenchmarkProxy.register("began(_:)", BenchmarkProxy.selector(BenchmarkDelegate.began))
        try BenchmarkProxy.register("tick(_:_:)", BenchmarkProxy.selector(BenchmarkDelegate.tick))
        try BenchmarkProxy.register("moved(_:to:)", BenchmarkProxy.selector(BenchmarkDelegate.moved))
        try BenchmarkProxy.register("named(_:_:_:)", BenchmarkProxy.selector(BenchmarkDelegate.named))
    } catch {
        fatalError("dispatch-benchmark: expected methods that can be registered, found \(error)")
    }
}()

private func calls(_ setup: Setup) -> [Case] {
    let pair = Pair(setup)
    let isForwarded = setup.observers == 0 && setup.hasDelegate
    return Signature.allCases.filter { isForwarded || $0.isObservable }.map { pair.makeCase(setup, $0) }
}

/// The groups of calls through proxies, in the order of the table: calls of methods that nothing has observed yet come
/// first, because what is known of a method makes its calls a little cheaper.
func proxyCases() -> [() -> [Case]] {
    var setups = [
        Setup(), Setup(isWeaklyReferred: true), Setup(isRetained: true),
        Setup(observers: 1), Setup(observers: 1, isWeaklyReferred: true), Setup(observers: 1, isRetained: true),
        Setup(hasDelegate: false), Setup(observers: 1, hasDelegate: false),
        Setup(observers: 1, isOnMainActor: true),
        Setup(observers: 10),
        Setup(observers: 1, face: .any), Setup(observers: 10, face: .any),
    ]
    #if Macros
        setups += setups.map { setup in
            var setup = setup
            setup.isGenerated = true
            return setup
        }
    #endif
    return setups.map { setup in { calls(setup) } }
}

// MARK: Subscribing and making

/// What subscribing and cancelling costs, beside the same on a subject of OpenCombine where that is there, and beside a
/// closure that is put into a dictionary and taken out. `proxy.subscribe.named` names the method as well;
/// `proxy.subscribe.main` subscribes an observer of the main actor.
func subscribeCases() -> [Case] {
    let pair = Pair(Setup())
    let heard = Counter()
    let stream = pair.proxy.sentMessage(BenchmarkDelegate.tick)
    nonisolated(unsafe) var observers: [Int: (Sender, Int64) -> Void] = [:]
    let handWritten: Body = { calls in
        for call in 0..<calls {
            observers[call] = { _, value in heard.add(value) }
            observers[call] = nil
        }
    }
    var reference = ("hand.subscribe", handWritten)
    #if Combine
        reference = ("opencombine.subscribe", openCombineSubscribe())
    #endif
    return [
        Case(
            name: "proxy.subscribe", signature: Signature.number.rawValue,
            subject: { calls in
                for _ in 0..<calls { stream.subscribe { heard.add($0.1) }.cancel() }
            },
            reference: reference),
        Case(
            name: "proxy.subscribe.main", signature: Signature.number.rawValue,
            subject: { calls in
                for _ in 0..<calls { stream.subscribe({ heard.add($0.1) }, isolation: MainActor.shared).cancel() }
            },
            reference: reference),
        Case(
            name: "proxy.subscribe.named", signature: Signature.number.rawValue,
            subject: { calls in
                for _ in 0..<calls {
                    pair.proxy.sentMessage(BenchmarkDelegate.tick).subscribe { heard.add($0.1) }.cancel()
                }
            },
            reference: ("hand.subscribe", handWritten)),
    ]
}

/// Finding the proxy that a parent has; making one for a new parent, and dropping both.
func makingCases() -> [Case] {
    let parent = Parent()
    let kept = BenchmarkProxy.proxy(for: parent)
    return [
        Case(
            name: "proxy.lookup",
            subject: { calls in
                for _ in 0..<calls { precondition(BenchmarkProxy.proxy(for: parent) === kept) }
            },
            reference: (
                "hand.lookup",
                { calls in
                    for _ in 0..<calls { precondition(parent.delegate != nil) }
                }
            )),
        Case(
            name: "proxy.create",
            subject: { calls in
                for _ in 0..<calls { _ = BenchmarkProxy.proxy(for: Parent()) }
            },
            reference: (
                "hand.create",
                { calls in
                    for _ in 0..<calls {
                        let parent = Parent(), proxy = HandWrittenProxy()
                        parent.delegate = proxy
                    }
                }
            )),
    ]
}

// MARK: All

/// Every group of cases, in the order of the table, made when it is reached.
func caseGroups(quick: Bool) -> [() -> [Case]] {
    proxyCases() + [
        subscribeCases, makingCases, assigningCases, castCases, interceptorCases, genericCases, answerCases, traceCases,
        deliveryCases,
        asynchronousCases, rxFaceCases, rxCases, streamCases,
    ]
        + manyCases(quick: quick)
        + [
            sendCases, cCases,
        ]
}
