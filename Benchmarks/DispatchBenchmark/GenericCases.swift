import BenchmarkCounters
import Switchboard

/// A protocol with a generic method.
public protocol BenchmarkShelf: AnyObject {
    /// An item of any type, and a number.
    func put<Item>(_ item: Item, at place: Int64) -> Int64
}

private final class Shelf: BenchmarkShelf {
    func put<Item>(_ item: Item, at place: Int64) -> Int64 {
        note(place)
        return place
    }
}

/// The baseline: a weak target, and closures that take an item of any type.
private final class ShelfByHand: BenchmarkShelf {
    var before: [(Any, Int64) -> Void] = []
    var after: [(Any, Int64, Int64) -> Void] = []
    private weak var target: (any BenchmarkShelf)?

    init(_ target: any BenchmarkShelf) { self.target = target }

    func put<Item>(_ item: Item, at place: Int64) -> Int64 {
        for observer in before { observer(item, place) }
        let result = target?.put(item, at: place) ?? 0
        for observer in after { observer(item, place, result) }
        return result
    }
}

@inline(never)
private func put(_ shelf: any BenchmarkShelf, _ sender: Sender, _ calls: Int) {
    for _ in 0..<calls { note(shelf.put(sender, at: 1)) }
}

/// Calls of a generic method: unobserved, observed with the type of the calls, and observed with another type.
func genericCases() -> [Case] {
    let real = Shelf(), sender = Sender()
    func proxy() -> ForwardingProxy<any BenchmarkShelf> { ForwardingProxy(forwardingTo: real, retainTarget: false) }
    let plain = proxy(), observed = proxy(), other = proxy()
    let plainByHand = ShelfByHand(real), observedByHand = ShelfByHand(real), otherByHand = ShelfByHand(real)
    let tokens = [
        observed.sentMessage { shelf in { (item: Sender, place: Int64) in shelf.put(item, at: place) } }
            .subscribe { note($1) },
        observed.methodInvoked { shelf in { (item: Sender, place: Int64) in shelf.put(item, at: place) } }
            .withOutcome.subscribe { _, _, outcome in if case .returned(let result) = outcome { note(result) } },
        other.sentMessage { shelf in { (item: String, place: Int64) in shelf.put(item, at: place) } }
            .subscribe { note($1) },
    ]
    observedByHand.before = [{ item, place in if item is Sender { note(place) } }]
    observedByHand.after = [{ item, _, result in if item is Sender { note(result) } }]
    otherByHand.before = [{ item, place in if item is String { note(place) } }]
    func make(
        _ name: String, _ subject: ForwardingProxy<any BenchmarkShelf>, _ reference: ShelfByHand,
        observers: String? = nil
    ) -> Case {
        let object = subject.object
        return Case(
            name: "proxy.generic.\(name)", observers: observers,
            subject: { calls in withExtendedLifetime((real, tokens)) { put(object, sender, calls) } },
            reference: ("hand.generic.\(name)", { put(reference, sender, $0) }))
    }
    return [
        make("passthrough", plain, plainByHand),
        make("observed", observed, observedByHand, observers: "1+1"),
        make("other", other, otherByHand, observers: "1+0"),
    ]
}
