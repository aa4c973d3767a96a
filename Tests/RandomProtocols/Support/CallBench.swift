import LoweringProtocols
import Switchboard

/// Calls the methods of a class that conforms, and through proxies of all kinds.
final class CallBench<Delegate>: Bench<Delegate> {
    private let noCodeHost = Host<Delegate>(), severalHost = Host<Delegate>()
    private let interceptedHost = InterceptedHost<Delegate>(), handHost = HandHost<Delegate>()
    private let noCode: NoCode, several: NoCode
    private let intercepting: Intercepting<Delegate>
    private let hand: DelegateProxy<HandHost<Delegate>, Delegate>?
    private let added: SubscriptionToken
    /// A proxy for a protocol that this one refines, as casts find it, and its part for this one.
    private let base: (object: Delegate, refined: ForwardingProxy<Delegate>)?

    /// - Parameters:
    ///   - make: Makes an object that conforms, and is a `Receiver`.
    ///   - handWritten: Makes the proxy of a hand-written class.
    init(
        _ name: String, _ make: (String) -> Delegate,
        handWritten: ((HandHost<Delegate>) -> DelegateProxy<HandHost<Delegate>, Delegate>)?
    ) {
        Report.method = name
        Report.begin("making proxies")
        let (real, other) = (make("real"), make("other"))
        for host in [noCodeHost, severalHost, interceptedHost] { host.delegate = real }
        handHost.delegate = real
        noCode = .proxy(for: noCodeHost)
        several = .proxy(for: severalHost)
        added = several.addTarget(other, retainTarget: false)
        intercepting = .proxy(for: interceptedHost)
        hand = handWritten?(handHost)
        base = (real as? any RandomBase).flatMap { target in
            let proxy = ForwardingProxy<any RandomBase>(forwardingTo: target)
            guard let object = proxy.object as? Delegate,
                let refined = try? proxy.refinedOrThrow(to: Delegate.self)
            else { return nil }
            return (object, refined)
        }
        super.init(name, real: real, other: other)
    }

    @inline(never)
    override func check(_ method: Method<Delegate>) {
        Report.begin(method: "\(name), \(method.source)")
        inEachWay(method) { fails in
            let heard = receiver(method, "real")
            expect(method, "called directly", real, fails, heard)
            if let base { expect(method, "through a cast, not named", base.object, fails, heard) }
            expect(method, "without code, not named", noCodeHost.delegate!, fails, heard)
            // The other one hears of methods of which symbols tell that they return nothing.
            let second = method.isTold && method.answer is Void ? receiver(method, "other") : []
            expect(
                method, "several delegates, not named", severalHost.delegate!, fails, heard + second,
                ignoring: method.isTold ? nil : "other")
            expect(method, "intercepted, not named", interceptedHost.delegate!, fails, heard)
            guard hand != nil else { return }
            expect(method, "by hand, not observed", handHost.delegate!, fails, heard)
        }
        if method.isTold, method.answer is Void {
            expect(method, "without a target, not named", ForwardingProxy<Delegate>().object, false, [])
        }
        if let selector = method.selector, let named = find(method, selector) {
            checkObserved(method, named, noCode, noCode.object, "without code")
            if let base, !method.isInherited {
                checkObserved(method, named, base.refined, base.object, "through a cast")
            }
            if !method.momentary.isEmpty { checkKept(method, named) }
            checkSeveral(method, named)
            if !method.isAsynchronous, !method.isGeneric { register(method, named) }
            checkDelivered(method)
        } else if method.isTold {
            checkDelivered(method)
        }
        if let named = method.handWritten, let hand {
            checkObserved(method, named, hand, hand.object, "by hand")
            checkByName(method, named, hand, "by hand")
        }
    }

    /// The stages of an observed call.
    private func observed(_ method: Method<Delegate>, _ isVoid: Bool, _ fails: Bool) -> [Events.Event] {
        var events = [Events.Event(stage: "sent", arguments: method.sent)] + receiver(method, "real")
        events.append(Events.Event(stage: fails ? "threw" : "returned", arguments: method.sent))
        if !isVoid, !fails { events.append(Events.Event(stage: "result", arguments: [method.answer])) }
        return events
    }

    private func checkObserved(
        _ method: Method<Delegate>, _ named: FoundMethod<Delegate>, _ proxy: ForwardingProxy<Delegate>,
        _ object: Delegate, _ kind: String
    ) {
        inEachWay(method) { fails in
            Report.begin("\(kind), subscribing")
            let tokens = named.observe(proxy)
            expect(method, "\(kind), observed", object, fails, observed(method, named.isVoid, fails))
            tokens.forEach { $0.cancel() }
            expect(method, "\(kind), observed no more", object, fails, receiver(method, "real"))
        }
    }

    /// Expects that a closure that does not escape traps where it is called after its call.
    private func checkKept(_ method: Method<Delegate>, _ named: FoundMethod<Delegate>) {
        expectTrap("calling a closure that was kept", "Switchboard") {
            let tokens = named.observe(noCode)
            events.keeps = true
            _ = try? method.call(noCode.object)
            tokens.forEach { $0.cancel() }
            for argument in events.kept { _ = read(argument) }
        }
    }

    /// Calls it through a proxy that delivers the target's calls on a context, which runs its jobs at once: those that
    /// return nothing are kept and made again, and the others wait for their answer.
    private func checkDelivered(_ method: Method<Delegate>) {
        Report.begin("delivering")
        let proxy = ForwardingProxy<Delegate>()
        do {
            try proxy.setForwardToDelegateOrThrow(
                real, retainDelegate: false, deliverOn: DeliveryContext("inline") { job in job() }, answers: .blocking)
        } catch {
            // The protocol's methods that come later may be named only then.
            if case .unknownTypes = error.reason { return }
            return Report.problem("expected a delivered target, found \(error)")
        }
        inEachWay(method) { fails in
            expect(method, "delivered", proxy.object, fails, receiver(method, "real"))
        }
        if proxy.pendingCalls != 0 || proxy.droppedCalls != 0 {
            Report.problem("expected no call to wait or to be lost, found \(proxy.pendingCalls), \(proxy.droppedCalls)")
        }
    }

    private func checkSeveral(_ method: Method<Delegate>, _ named: FoundMethod<Delegate>) {
        guard !method.mayConsume else { return }
        inEachWay(method) { fails in
            guard !(fails && method.endsSeveral) else { return }
            // A closure reaches one delegate; one that is a part of an argument is not known.
            let takesClosure = method.takesClosure
            let second = named.isVoid && !takesClosure ? receiver(method, "other") : []
            expect(
                method, "several delegates, named", severalHost.delegate!, fails, receiver(method, "real") + second,
                ignoring: takesClosure ? "other" : nil)
        }
    }

    private func register(_ method: Method<Delegate>, _ named: FoundMethod<Delegate>) {
        Report.begin("registering it")
        do {
            try named.register(method.name, NoCode.self)
        } catch {
            return Report.problem("expected it to be registered, found \(error)")
        }
        checkByName(method, named, noCode, "without code")
        guard !method.passesInvocationsBy else { return }
        intercepting.result = { try named.result(of: $0) }
        inEachWay(method) { fails in
            var expected = [Events.Event(stage: "intercepted", arguments: method.sent)] + receiver(method, "real")
            if !named.isVoid && !fails { expected.append(Events.Event(stage: "answered", arguments: [method.answer])) }
            expect(method, "intercepted", interceptedHost.delegate!, fails, expected)
        }
        intercepting.result = { _ in nil }
    }

    private func checkByName<Host: AnyObject & HasDelegate>(
        _ method: Method<Delegate>, _ named: FoundMethod<Delegate>, _ proxy: DelegateProxy<Host, Delegate>,
        _ kind: String
    ) {
        inEachWay(method) { fails in
            let heard = receiver(method, "real")
            if let send = method.send {
                expect(method, "\(kind), sent by name", fails, heard) { try send(proxy) }
            }
            if let fill = method.fill {
                expect(method, "\(kind), as an invocation", fails, heard) {
                    try self.invoke(method, named, proxy, fill)
                }
            }
            let isVoid = named.isVoid
            Report.begin("\(kind), subscribing by name")
            let tokens = [
                proxy.sentMessage(method.name).subscribe { events.add("sent", $0) },
                proxy.methodInvoked(method.name).withOutcome.subscribe {
                    events.add(describe($1), $0)
                    if case .returned(let value) = $1, !isVoid { events.add("result", [value]) }
                },
            ]
            expect(method, "\(kind), observed by name", proxy.object, fails, observed(method, named.isVoid, fails))
            if let send = method.send {
                expect(method, "\(kind), sent by name and observed", fails, observed(method, isVoid, fails)) {
                    try send(proxy)
                }
            }
            tokens.forEach { $0.cancel() }
        }
    }

    private func invoke(
        _ method: Method<Delegate>, _ named: FoundMethod<Delegate>, _ proxy: any MessageReceiver,
        _ fill: (Invocation) throws -> Void
    ) throws -> Any {
        guard let signature = proxy.methodSignature(for: method.name) else { throw EmptyError() }
        let invocation = Invocation(selector: method.name, signature: signature, target: proxy)
        try fill(invocation)
        try invocation.invoke()
        return try named.result(of: invocation) ?? ()
    }
}
