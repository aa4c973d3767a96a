import BenchmarkCounters
import Dispatch
import Switchboard

/// A protocol whose delegate belongs to a queue or an actor.
public protocol BenchmarkScreen: AnyObject, Sendable {
    /// An object and a number.
    func show(_ sender: Sender, _ value: Int64)
}

/// The baseline, a delegate without this library that passes each call on to a weak target somewhere else.
private class ScreenElsewhere<Place: AnyObject & Sendable>: @unchecked Sendable {
    final weak var target: (any BenchmarkScreen)?
    final let place: Place

    init(_ target: any BenchmarkScreen, _ place: Place) {
        self.target = target
        self.place = place
    }
}

/// It passes each call on by `async`.
private final class ScreenOnQueue: ScreenElsewhere<DispatchQueue>, BenchmarkScreen, @unchecked Sendable {
    func show(_ sender: Sender, _ value: Int64) { place.async { self.target?.show(sender, value) } }
}

/// It passes each call on by a task, so the target may get calls in another order.
private final class ScreenOnActor: ScreenElsewhere<Host>, BenchmarkScreen, @unchecked Sendable {
    func show(_ sender: Sender, _ value: Int64) {
        Task { [place] in await self.show(sender, value, on: place) }
    }

    private func show(_ sender: Sender, _ value: Int64, on _: isolated Host) async { target?.show(sender, value) }
}

/// An actor to which a target belongs.
private actor Host {}

@inline(never)
private func show(_ screen: any BenchmarkScreen, _ sender: Sender, _ calls: Int) {
    for _ in 0..<calls { screen.show(sender, 1) }
}

/// A target that signals when it has that many calls.
private final class CountingScreen: BenchmarkScreen, @unchecked Sendable {
    let done = DispatchSemaphore(value: 0)
    var expected = 0

    func show(_ sender: Sender, _ value: Int64) {
        note(value)
        expected -= 1
        if expected == 0 { done.signal() }
    }
}

/// Calls that are delivered to a target on a queue or an actor, until the target has the last one, beside a delegate
/// that passes each call on by `async` or by a task.
func deliveryCases() -> [Case] {
    let sender = Sender(), real = CountingScreen(), queue = DispatchQueue(label: "screen"), host = Host()
    let onQueue = ForwardingProxy<any BenchmarkScreen>(
        forwardingTo: real, retainTarget: false,
        deliverOn: DeliveryContext("the queue") { job in queue.async { job() } })
    let onActor = ForwardingProxy<any BenchmarkScreen>(forwardingTo: real, retainTarget: false, deliverOn: host)
    func body(_ screen: any BenchmarkScreen, keeping kept: Any) -> Body {
        { calls in
            real.expected = calls
            show(screen, sender, calls)
            real.done.wait()
            withExtendedLifetime(kept) {}
        }
    }
    return [
        Case(
            name: "delivery.queue", signature: "obj,i64",
            subject: body(onQueue.object, keeping: onQueue),
            reference: ("`queue.async` by hand", body(ScreenOnQueue(real, queue), keeping: real))),
        Case(
            name: "delivery.actor", signature: "obj,i64",
            subject: body(onActor.object, keeping: onActor),
            reference: ("`Task` by hand", body(ScreenOnActor(real, host), keeping: real))),
    ]
}
