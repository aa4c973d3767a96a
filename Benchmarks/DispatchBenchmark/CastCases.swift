import BenchmarkCounters
import Switchboard

/// A protocol that structs may conform to.
public protocol BenchmarkValue {
    /// An object and a number.
    func tick(_ sender: Sender, _ value: Int64)
}

/// A target that is a struct.
private struct ValueTarget: BenchmarkValue {
    func tick(_ sender: Sender, _ value: Int64) { note(value) }
}

/// What one writes by hand: forwards to a target that is set.
private final class ValueByHand: BenchmarkValue {
    var target: (any BenchmarkValue)?

    init(_ target: any BenchmarkValue) { self.target = target }

    func tick(_ sender: Sender, _ value: Int64) { target?.tick(sender, value) }
}

/// Finds the protocol of an object that is known as an object only.
@inline(never)
private func cast(_ object: AnyObject, _ calls: Int) {
    for _ in 0..<calls { precondition(object is any BenchmarkDelegate) }
}

@inline(never)
private func tick(_ target: any BenchmarkValue, _ sender: Sender, _ calls: Int) {
    for _ in 0..<calls { target.tick(sender, 1) }
}

/// Casts of a proxy, beside those of a class that declares the conformance; calls through a value that was cast; and calls
/// of a proxy whose target is a struct.
func castCases() -> [Case] {
    let pair = Pair(Setup()), real = RealDelegate(), sender = Sender()
    let castProxy = ForwardingProxy<any BenchmarkDelegate>(forwardingTo: real) as AnyObject as! any BenchmarkDelegate
    let byHand = Pair(Setup()).reference
    let value = ForwardingProxy<any BenchmarkValue>(forwardingTo: ValueTarget()).object
    let valueByHand = ValueByHand(ValueTarget())
    return [
        Case(
            name: "proxy.cast",
            subject: { cast(pair.proxy, $0) },
            reference: ("hand.cast", { cast(real, $0) })),
        Case(
            name: "proxy.cast.passthrough", signature: Signature.number.rawValue,
            subject: { Signature.number.call(castProxy, sender, $0) },
            reference: ("hand.passthrough", { Signature.number.call(byHand, sender, $0) })),
        Case(
            name: "proxy.value.passthrough", signature: Signature.number.rawValue,
            subject: { tick(value, sender, $0) },
            reference: ("hand.value.passthrough", { tick(valueByHand, sender, $0) })),
    ]
}
