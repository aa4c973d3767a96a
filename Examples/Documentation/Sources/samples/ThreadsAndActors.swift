import Dispatch
import Switchboard

// sample: threads-sensor
/// The delegate of a sensor.
public protocol SensorDelegate: AnyObject {
    func sensor(_ sensor: Sensor, didMeasure value: Int)
}

/// Passes each measured value to its delegate.
public final class Sensor: HasDelegate {
    public weak var delegate: (any SensorDelegate)?
    let name = "roof"
    func measure(_ values: ClosedRange<Int>) { for value in values { delegate?.sensor(self, didMeasure: value) } }
}
// end

// sample: threads-main-actor
/// The delegate of a dial.
public protocol DialDelegate: AnyObject {
    func dial(_ dial: Dial, didTurnTo value: Int)
}

/// Belongs to the main actor, like a user interface.
@MainActor public final class Dial {
    public weak var delegate: (any DialDelegate)?
    func turn(to value: Int) { delegate?.dial(self, didTurnTo: value) }
}

extension Dial: @MainActor HasDelegate {}

@MainActor final class Display {
    private(set) var total = 0
    private var subscriptions: Set<SubscriptionToken> = []

    func watch(_ dial: Dial) {
        DelegateProxy<Dial, any DialDelegate>.proxy(for: dial)
            .sentMessage(DialDelegate.dial(_:didTurnTo:))
            .subscribe { [weak self] dial, value in self?.total += value }
            .store(in: &subscriptions)
    }
}
// end

// sample: threads-asynchronous-protocol
/// Opens for the right code.
public protocol Vault: AnyObject, Sendable {
    func open(_ code: Int) async throws -> String
}

actor Cellar: Vault {
    private var attempts = 0

    func open(_ code: Int) async throws -> String {
        attempts += 1
        return code == 7 ? "open" : "shut, attempt \(attempts)"
    }
}
// end

/// Waits until all blocks of a queue are done.
private func run(on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
        queue.async {
            body()
            continuation.resume()
        }
    }
}

// sample: threads-loop
func printMeasured() async {
    var sensor: Sensor? = Sensor()
    let proxy = DelegateProxy<Sensor, any SensorDelegate>.proxy(for: sensor!)
    let measured = proxy.sentMessage(SensorDelegate.sensor(_:didMeasure:))

    var values = measured.buffered(.unbounded) { sensor, value in value }.makeAsyncIterator()
    var newest = measured.buffered(.newest(1)) { sensor, value in (sensor.name, value) }.makeAsyncIterator()
    sensor?.measure(1...3)  // both iterators are subscribed already
    sensor = nil  // each loop ends after its buffered elements

    while let value = await values.next() { print("all: \(value)") }
    while let (name, value) = await newest.next() { print("newest: \(name) \(value)") }
}
// end

@MainActor func runThreadsAndActors() async throws {
    await sample("threads-loop") {
        await printMeasured()
    }
    await sample("threads-for-await") {
        let sensor = Sensor()
        // sample: threads-for-await
        let proxy = DelegateProxy<Sensor, any SensorDelegate>.proxy(for: sensor)
        let stream = proxy.sentMessage(SensorDelegate.sensor(_:didMeasure:)).buffered(.unbounded) { $1 }
        Task { sensor.measure(1...4) }  // starts when the loop below suspends
        var sum = 0
        for await value in stream {
            sum += value
            if value == 4 { break }  // leaving the loop ends the subscription
        }
        print(sum)
        // end
    }
    await sample("threads-display") {
        let dial = Dial(), display = Display()
        display.watch(dial)
        for value in 1...3 { dial.turn(to: value) }
        print(display.total)
    }
    await sample("threads-anywhere") {
        let shown = Shown()
        // sample: threads-anywhere
        let proxy = ForwardingProxy<any SensorDelegate>()
        let measured = proxy.sentMessage(SensorDelegate.sensor(_:didMeasure:))
        let token = measured.subscribeOnAnyThread { sensor, value in
            // On the thread that calls. Only the number goes to the main actor.
            Task { @MainActor in shown.add(value) }
        }
        await run(on: DispatchQueue(label: "sensors")) {
            let sensor = Sensor()
            sensor.delegate = proxy.object
            sensor.measure(5...5)
        }
        token.cancel()
        // end
        while shown.values.isEmpty { await Task.yield() }
        print(shown.values)
    }
    try await sample("threads-asynchronous") {
        // sample: threads-asynchronous
        let cellar = Cellar()
        let proxy = ForwardingProxy<any Vault>(forwardingTo: cellar)
        let before = proxy.sentMessage(Vault.open).subscribeOnAnyThread { code in
            print("before, on the main actor: \(code)")
            MainActor.assertIsolated()
        }
        let after = proxy.methodInvoked(Vault.open).withOutcome.subscribeOnAnyThread { code, outcome in
            print("after, on the actor: \(outcome)")
            cellar.assertIsolated()
        }
        print(try await proxy.object.open(7))
        before.cancel()
        after.cancel()
        // end
    }
}

@MainActor private final class Shown {
    private(set) var values: [Int] = []
    func add(_ value: Int) { values.append(value) }
}
