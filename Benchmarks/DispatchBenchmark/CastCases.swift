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

/// A protocol with as many delegate types as are wanted.
public protocol BenchmarkCell<Item>: AnyObject {
    associatedtype Item
    /// Takes an item.
    func take(_ item: Item)
}

private final class Cell<Item>: BenchmarkCell {
    func take(_ item: Item) {}
}

private enum Bit<Others, Last> {}

/// What is done with a type that the process has not seen before.
private protocol FirstCast {
    static func perform<Item>(_: Item.Type)
}

private enum OfProxy: FirstCast {
    static func perform<Item>(_: Item.Type) {
        let proxy: AnyObject = ForwardingProxy<any BenchmarkCell<Item>>(forwardingTo: Cell<Item>())
        precondition(proxy is any BenchmarkCell<Item>)
    }
}

private enum OfClass: FirstCast {
    static func perform<Item>(_: Item.Type) {
        let cell: AnyObject = Cell<Item>()
        precondition(cell is any BenchmarkCell<Item>)
    }
}

/// Performs it with new types: the bits of numbers from `next` on.
private func performFirst<Body: FirstCast>(_: Body.Type, _ next: inout Int, _ calls: Int) {
    func perform<Others>(_ number: Int, _ bits: Int, _: Others.Type) {
        guard bits > 0 else { return Body.perform(Others.self) }
        if number >> (bits - 1) & 1 == 0 {
            perform(number, bits - 1, Bit<Others, Int>.self)
        } else {
            perform(number, bits - 1, Bit<Others, UInt>.self)
        }
    }
    for _ in 0..<calls {
        perform(next, 24, Body.self)
        next += 1
    }
}

/// Casts of a proxy, beside those of a class that declares the conformance; calls through a value that was cast; and
/// calls of a proxy whose target is a struct.
func castCases() -> [Case] {
    let pair = Pair(Setup()), real = RealDelegate(), sender = Sender()
    let castProxy = ForwardingProxy<any BenchmarkDelegate>(forwardingTo: real) as AnyObject as! any BenchmarkDelegate
    let handWritten = Pair(Setup()).reference
    let value = ForwardingProxy<any BenchmarkValue>(forwardingTo: ValueTarget()).object
    let valueByHand = ValueByHand(ValueTarget())
    var nextProxy = 0, nextCell = 0
    return [
        Case(
            name: "proxy.cast",
            subject: { cast(pair.proxy, $0) },
            reference: ("hand.cast", { cast(real, $0) })),
        // With what comes before it: the delegate type's first proxy, or the class's first object.
        Case(
            name: "proxy.cast.first",
            subject: { performFirst(OfProxy.self, &nextProxy, $0) },
            reference: ("hand.cast.first", { performFirst(OfClass.self, &nextCell, $0) })),
        Case(
            name: "proxy.cast.passthrough", signature: Signature.number.rawValue,
            subject: { Signature.number.call(castProxy, sender, $0) },
            reference: ("hand.passthrough", { Signature.number.call(handWritten, sender, $0) })),
        Case(
            name: "proxy.value.passthrough", signature: Signature.number.rawValue,
            subject: { tick(value, sender, $0) },
            reference: ("hand.value.passthrough", { tick(valueByHand, sender, $0) })),
    ]
}
