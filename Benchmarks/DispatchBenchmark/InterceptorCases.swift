import BenchmarkCounters
import Switchboard

/// A protocol whose method has a result.
public protocol BenchmarkGate: AnyObject {
    /// An object and a number.
    func pass(_ sender: Sender, _ value: Int64) -> Int64
}

private final class Gate: BenchmarkGate {
    func pass(_ sender: Sender, _ value: Int64) -> Int64 {
        note(value)
        return value
    }
}

/// What one writes by hand: closures around a target, and closures that are told before and after.
private final class GateByHand: BenchmarkGate {
    typealias Interceptor = (_ proceed: (Sender, Int64) -> Int64, Sender, Int64) -> Int64

    var interceptors: [Interceptor] = []
    var before: [(Sender, Int64) -> Void] = []
    var after: [(Sender, Int64, Int64) -> Void] = []
    private weak var target: (any BenchmarkGate)?

    init(_ target: any BenchmarkGate) { self.target = target }

    func pass(_ sender: Sender, _ value: Int64) -> Int64 {
        for observer in before { observer(sender, value) }
        let result = proceed(0, sender, value)
        for observer in after { observer(sender, value, result) }
        return result
    }

    private func proceed(_ index: Int, _ sender: Sender, _ value: Int64) -> Int64 {
        guard index < interceptors.count else { return target?.pass(sender, value) ?? 0 }
        return interceptors[index]({ self.proceed(index + 1, $0, $1) }, sender, value)
    }
}

@inline(never)
private func pass(_ gate: any BenchmarkGate, _ sender: Sender, _ calls: Int) {
    for _ in 0..<calls { note(gate.pass(sender, 1)) }
}

/// Interceptors that only let calls proceed, and observers of a method with a result, beside closures in a class by
/// hand.
func interceptorCases() -> [Case] {
    let real = Gate(), sender = Sender()
    func proxy() -> ForwardingProxy<any BenchmarkGate> { ForwardingProxy(forwardingTo: real, retainTarget: false) }
    let plain = proxy(), observed = proxy(), one = proxy(), three = proxy(), both = proxy()
    let outer = ForwardingProxy<any BenchmarkGate>(forwardingTo: plain.object, retainTarget: false)
    let plainByHand = GateByHand(real), observedByHand = GateByHand(real), oneByHand = GateByHand(real)
    let threeByHand = GateByHand(real), bothByHand = GateByHand(real)
    var tokens = [
        observed.sentMessage(BenchmarkGate.pass).subscribe { _, value in note(value) },
        observed.methodInvoked(BenchmarkGate.pass).withOutcome.subscribe { arguments, outcome in
            if case .returned(let result) = outcome { note(result) }
        },
        one.intercept(BenchmarkGate.pass) { call, _, _ in call.proceed() },
        both.intercept(BenchmarkGate.pass) { call, _, _ in call.proceed() },
        both.sentMessage(BenchmarkGate.pass).subscribe { _, value in note(value) },
        both.methodInvoked(BenchmarkGate.pass).withOutcome.subscribe { arguments, outcome in
            if case .returned(let result) = outcome { note(result) }
        },
    ]
    for _ in 0..<3 { tokens.append(three.intercept(BenchmarkGate.pass) { call, _, _ in call.proceed() }) }
    observedByHand.before = [{ _, value in note(value) }]
    observedByHand.after = [{ _, _, result in note(result) }]
    oneByHand.interceptors = [{ proceed, sender, value in proceed(sender, value) }]
    bothByHand.interceptors = oneByHand.interceptors
    bothByHand.before = observedByHand.before
    bothByHand.after = observedByHand.after
    threeByHand.interceptors = Array(repeating: { proceed, sender, value in proceed(sender, value) }, count: 3)
    func make(
        _ name: String, _ subject: ForwardingProxy<any BenchmarkGate>, _ reference: GateByHand, observers: String? = nil
    ) -> Case {
        let object = subject.object, tokens = tokens, inner = (plain, plainByHand)
        return Case(
            name: "proxy.\(name)", observers: observers,
            subject: { calls in withExtendedLifetime((real, tokens, inner)) { pass(object, sender, calls) } },
            reference: ("hand.\(name)", { pass(reference, sender, $0) }))
    }
    return [
        make("result.passthrough", plain, plainByHand),
        // A proxy whose target is another proxy.
        make("result.chain", outer, GateByHand(plainByHand)),
        make("result.observed", observed, observedByHand, observers: "1+1"),
        make("intercept.one", one, oneByHand),
        make("intercept.three", three, threeByHand),
        // Beside `result.observed`: what an interceptor costs over the observed call.
        make("intercept.observed", both, bothByHand, observers: "1+1"),
    ]
}
