import LoweringProtocols
import Switchboard

/// A method of a random protocol, or a property of one, with a call of it.
struct Method<Delegate> {
    /// As it is declared.
    let source: String
    /// The name by which it is registered.
    let name: MessageSelector
    /// The arguments of the call, one by one.
    var sent: [Any]
    /// What the call gives, and what it throws where receivers fail; nil for what cannot throw.
    var answer: Any
    var error: ExpectedError?
    /// Whether its calls do not become invocations.
    var passesInvocationsBy = false
    /// Whether its error ends a call of several delegates.
    var endsSeveral = false
    /// What receivers hear of one call; one event for a method.
    var heard: [[Any]]
    /// Makes the call.
    let call: (Delegate) throws -> Any
    /// Names it; nil where Swift has no reference to it that `selector` takes.
    var selector: (() throws -> FoundMethod<Delegate>)?
    /// Whether naming it must work. Otherwise a refusal is fine, too.
    var isServed = false
    /// Whether its receiver may take arguments over: then only the first of several is called.
    var mayConsume = false
    /// Gives an invocation the arguments.
    var fill: ((Invocation) throws -> Void)?
    /// Sends the message with its arguments.
    var send: ((any MessageReceiver) throws -> Any)?
    /// The selector of the class that conforms by hand.
    var byHand: FoundMethod<Delegate>?
}

/// An error, which may arrive boxed twice: where `throws(Failure)` is generic, Swift boxes what is an `any Error`
/// already.
struct ExpectedError {
    let value: any Error
    let isSame: (any Error) -> Bool

    init<Failure: Error>(_ expected: Failure) {
        value = expected
        isSame = { ($0 as? Failure).map { matches(any($0), any(expected)) } ?? false }
    }
}

/// Calls the methods of one protocol: of a class that conforms, and through proxies of all kinds.
final class Bench<Delegate> {
    typealias NoCode = DelegateProxy<Host<Delegate>, Delegate>

    private let name: String
    private let real: Delegate
    private let other: Delegate
    private let receivers: [Receiver]
    private let noCodeHost = Host<Delegate>(), severalHost = Host<Delegate>()
    private let interceptedHost = InterceptedHost<Delegate>(), handHost = HandHost<Delegate>()
    private let noCode: NoCode, several: NoCode
    private let intercepting: Intercepting<Delegate>
    private let hand: DelegateProxy<HandHost<Delegate>, Delegate>?
    private let added: SubscriptionToken

    /// - Parameters:
    ///   - make: Makes an object that conforms, and is a `Receiver`.
    ///   - byHand: Makes the proxy of a class that conforms by hand.
    init(
        _ name: String, _ make: (String) -> Delegate,
        byHand: ((HandHost<Delegate>) -> DelegateProxy<HandHost<Delegate>, Delegate>)?
    ) {
        self.name = name
        Report.method = name
        Report.begin("making proxies")
        real = make("real")
        other = make("other")
        receivers = [real as! Receiver, other as! Receiver]
        for host in [noCodeHost, severalHost, interceptedHost] { host.delegate = real }
        handHost.delegate = real
        noCode = .proxy(for: noCodeHost)
        several = .proxy(for: severalHost)
        added = several.addForwardDelegate(other, retainDelegate: false)
        intercepting = .proxy(for: interceptedHost)
        hand = byHand?(handHost)
    }

    @inline(never)
    func check(_ method: Method<Delegate>) {
        Report.begin(method: "\(name), \(method.source)")
        inEachWay(method) { fails in
            let heard = receiver(method, "real")
            expect(method, "called directly", real, fails, heard)
            expect(method, "without code, not named", noCodeHost.delegate!, fails, heard)
            expect(method, "several delegates, not named", severalHost.delegate!, fails, heard)
            expect(method, "intercepted, not named", interceptedHost.delegate!, fails, heard)
            guard hand != nil else { return }
            expect(method, "by hand, not observed", handHost.delegate!, fails, heard)
        }
        if let named = find(method) {
            checkObserved(method, named, noCode, "without code")
            checkSeveral(method, named)
            register(method, named)
        }
        if let named = method.byHand, let hand {
            checkObserved(method, named, hand, "by hand")
            checkByName(method, named, hand, "by hand")
        }
    }

    private func find(_ method: Method<Delegate>) -> FoundMethod<Delegate>? {
        guard let selector = method.selector else { return nil }
        Report.begin("naming it")
        do {
            return try selector()
        } catch let refusal as ObservationRefusal {
            Report.refused(refusal, expected: !method.isServed)
        } catch {
            Report.problem("expected a refusal, found another error: \(error)")
        }
        return nil
    }

    private func inEachWay(_ method: Method<Delegate>, _ body: (_ fails: Bool) -> Void) {
        for fails in method.error == nil ? [false] : [false, true] {
            receivers.forEach { $0.fails = fails }
            body(fails)
        }
        receivers.forEach { $0.fails = false }
    }

    private func receiver(_ method: Method<Delegate>, _ name: String) -> [Events.Event] {
        method.heard.map { Events.Event(stage: name, arguments: $0) }
    }

    /// The stages of an observed call.
    private func observed(_ method: Method<Delegate>, _ isVoid: Bool, _ fails: Bool) -> [Events.Event] {
        var events = [Events.Event(stage: "sent", arguments: method.sent)] + receiver(method, "real")
        events.append(Events.Event(stage: fails ? "threw" : "returned", arguments: method.sent))
        if !isVoid, !fails { events.append(Events.Event(stage: "result", arguments: [method.answer])) }
        return events
    }

    private func checkObserved<Host: AnyObject & HasDelegate>(
        _ method: Method<Delegate>, _ named: FoundMethod<Delegate>, _ proxy: DelegateProxy<Host, Delegate>,
        _ kind: String
    ) {
        inEachWay(method) { fails in
            Report.begin("\(kind), subscribing")
            let tokens = named.observe(proxy)
            expect(method, "\(kind), observed", proxy.object, fails, observed(method, named.isVoid, fails))
            tokens.forEach { $0.cancel() }
            expect(method, "\(kind), observed no more", proxy.object, fails, receiver(method, "real"))
        }
    }

    private func checkSeveral(_ method: Method<Delegate>, _ named: FoundMethod<Delegate>) {
        guard !method.mayConsume else { return }
        inEachWay(method) { fails in
            guard !(fails && method.endsSeveral) else { return }
            let second = named.isVoid ? receiver(method, "other") : []
            expect(
                method, "several delegates, named", severalHost.delegate!, fails, receiver(method, "real") + second)
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

    // MARK: One call

    private func expect(
        _ method: Method<Delegate>, _ phase: String, _ delegate: Delegate, _ fails: Bool, _ expected: [Events.Event]
    ) {
        expect(method, phase, fails, expected) { try method.call(delegate) }
    }

    private func expect(
        _ method: Method<Delegate>, _ phase: String, _ fails: Bool, _ expected: [Events.Event],
        _ call: () throws -> Any
    ) {
        Report.begin(fails ? "\(phase), throwing" : phase)
        do {
            let answer = try call()
            if fails {
                Report.problem("expected the error \(method.error!.value), found the result \(answer)")
            } else if !matches(answer, method.answer) {
                Report.problem("expected the result \(method.answer), found \(answer)")
            }
        } catch {
            if !fails {
                Report.problem("expected the result \(method.answer), found the error \(error)")
            } else if !method.error!.isSame(error) {
                Report.problem("expected the error \(method.error!.value), found \(error)")
            }
        }
        compare(events.take(), expected)
        Report.balanced { _ = try? call() }
    }

    private func compare(_ found: [Events.Event], _ expected: [Events.Event]) {
        guard found.map(\.stage) == expected.map(\.stage) else {
            return Report.problem("expected the stages \(expected.map(\.stage)), found \(found.map(\.stage))")
        }
        for (found, expected) in zip(found, expected) where !matches(found.arguments, expected.arguments) {
            Report.problem("\(expected.stage): expected \(expected.arguments), found \(found.arguments)")
        }
    }
}
