import BenchmarkCounters
import Switchboard

/// A protocol whose delegates may leave methods out.
public protocol BenchmarkDoor: AnyObject {
    /// An object and a number. It has no default implementation.
    func open(_ sender: Sender, _ value: Int64) -> Int64
    /// Has a default implementation.
    func close(_ sender: Sender, _ value: Int64) -> Int64
    /// Has a default implementation, and a completion handler.
    func ask(_ value: Int64, handler: @escaping (Int64) -> Void)
}

extension BenchmarkDoor {
    /// The default implementation.
    public func close(_ sender: Sender, _ value: Int64) -> Int64 { value }
    /// The default implementation.
    public func ask(_ value: Int64, handler: @escaping (Int64) -> Void) { handler(value) }
}

private final class Door: BenchmarkDoor {
    func open(_ sender: Sender, _ value: Int64) -> Int64 { value }
}

/// The baseline, a proxy as an engineer writes it: a weak target, and a closure for each call that the target doesn't
/// answer.
private final class DoorByHand: BenchmarkDoor {
    weak var target: (any BenchmarkDoor)?
    var answer: (Sender, Int64) -> Int64 = { _, value in value }
    var before: [(Int64, (Int64) -> Void) -> Void] = []

    func open(_ sender: Sender, _ value: Int64) -> Int64 { target?.open(sender, value) ?? answer(sender, value) }
    func close(_ sender: Sender, _ value: Int64) -> Int64 { target?.close(sender, value) ?? value }
    func ask(_ value: Int64, handler: @escaping (Int64) -> Void) {
        for observer in before { observer(value, handler) }
        guard let target else { return handler(value) }
        target.ask(value, handler: handler)
    }
}

/// A parent without a delegate, the first program of most users: calls that `whenUnanswered` or a default
/// implementation answers, and completion handlers. The peer is the baseline class.
func answerCases() -> [Case] {
    let sender = Sender(), real = Door()
    let answered = ForwardingProxy<any BenchmarkDoor>(), asked = ForwardingProxy<any BenchmarkDoor>()
    let targeted = ForwardingProxy<any BenchmarkDoor>(forwardingTo: real, retainTarget: false)
    let tokens = [
        answered.whenUnanswered(BenchmarkDoor.open) { _, value in value },
        targeted.whenUnanswered(BenchmarkDoor.open) { _, value in value },
        asked.sentMessage(BenchmarkDoor.ask).subscribe { value, _ in note(value) },
    ]
    let handWritten = DoorByHand(), targetedByHand = DoorByHand(), askedByHand = DoorByHand()
    targetedByHand.target = real
    askedByHand.before = [{ value, _ in note(value) }]
    func make(
        _ name: String, _ one: any BenchmarkDoor, _ other: any BenchmarkDoor,
        _ call: @escaping (any BenchmarkDoor) -> Void
    )
        -> Case
    {
        func calls(_ door: any BenchmarkDoor) -> (Int) -> Void {
            { calls in
                for _ in 0..<calls { call(door) }
                withExtendedLifetime((tokens, real)) {}
            }
        }
        return Case(name: "proxy.\(name)", subject: calls(one), reference: ("hand.\(name)", calls(other)))
    }
    return [
        make("answered", answered.object, handWritten) { note($0.open(sender, 1)) },
        make("answered.target", targeted.object, targetedByHand) { note($0.open(sender, 1)) },
        make("default", answered.object, handWritten) { note($0.close(sender, 1)) },
        make("default.handler", asked.object, askedByHand) { $0.ask(1) { note($0) } },
    ]
}
