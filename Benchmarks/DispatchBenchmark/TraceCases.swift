import BenchmarkCounters
import Foundation
import Switchboard
import SwitchboardTracing

/// What a timeline records: a protocol of its own, none of whose methods is registered by name, because calls of these
/// become invocations.
public protocol TracedDelegate: AnyObject {
    /// An object and a number.
    func tick(_ sender: Sender, _ value: Int64)
    /// The same, with an answer.
    func allows(_ sender: Sender, _ value: Int64) -> Bool
    /// An object, a text and a number.
    func named(_ sender: Sender, _ name: String, _ value: Double)
}

private final class Traced: TracedDelegate {
    func tick(_ sender: Sender, _ value: Int64) { note(value) }
    func allows(_ sender: Sender, _ value: Int64) -> Bool { value >= 0 }
    func named(_ sender: Sender, _ name: String, _ value: Double) { note(Int64(value)) }
}

/// What one writes by hand: a class in front of the delegate that reads the clock twice, and appends to an array that
/// was made before, under a lock.
private final class TraceByHand: TracedDelegate {
    private struct Record {
        let method: Int
        let start, duration: Int
    }

    private weak var target: (any TracedDelegate)?
    private let lock = NSLock()
    private var records: [Record] = []
    private let capacity: Int

    init(_ target: any TracedDelegate, capacity: Int) {
        self.target = target
        self.capacity = capacity
        records.reserveCapacity(capacity)
    }

    private func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    private func record(_ method: Int, _ start: Int) {
        let end = now()
        lock.lock()
        defer { lock.unlock() }
        if records.count == capacity { records.removeAll(keepingCapacity: true) }
        records.append(Record(method: method, start: start, duration: end - start))
    }

    func tick(_ sender: Sender, _ value: Int64) {
        let start = now()
        target?.tick(sender, value)
        record(0, start)
    }

    func allows(_ sender: Sender, _ value: Int64) -> Bool {
        let start = now()
        defer { record(1, start) }
        return target?.allows(sender, value) ?? false
    }

    func named(_ sender: Sender, _ name: String, _ value: Double) {
        let start = now()
        target?.named(sender, name, value)
        record(2, start)
    }
}

@inline(never) private func tick(_ delegate: any TracedDelegate, _ sender: Sender, _ calls: Int) {
    for value in 0..<calls { delegate.tick(sender, Int64(truncatingIfNeeded: value)) }
}

@inline(never) private func ask(_ delegate: any TracedDelegate, _ sender: Sender, _ calls: Int) {
    for value in 0..<calls { note(delegate.allows(sender, Int64(truncatingIfNeeded: value)) ? 1 : 0) }
}

@inline(never) private func name(_ delegate: any TracedDelegate, _ sender: Sender, _ calls: Int) {
    for value in 0..<calls { delegate.named(sender, Signature.name, Double(value)) }
}

/// Calls that a timeline records, beside a class by hand that does; and with texts of the arguments.
func traceCases() -> [Case] {
    let capacity = 1 << 16, real = Traced(), sender = Sender()
    let handWritten = TraceByHand(real, capacity: capacity)
    typealias Calls = (any TracedDelegate, Sender, Int) -> Void
    func make(_ name: String, _ signature: Signature, _ timeline: Timeline, _ calls: @escaping Calls) -> Case {
        let proxy = ForwardingProxy<any TracedDelegate>(forwardingTo: real, retainTarget: false)
        let object = proxy.object, recording = timeline.record(proxy)
        return Case(
            name: name, signature: signature.rawValue,
            subject: { count in withExtendedLifetime((real, recording)) { calls(object, sender, count) } },
            reference: ("hand.trace", { calls(handWritten, sender, $0) }))
    }
    let plain = Timeline(capacity: capacity), texts = Timeline(capacity: capacity, textLength: 80)
    return [
        make("trace.call", .number, plain, tick), make("trace.call", .answer, plain, ask),
        make("trace.call", .text, plain, name), make("trace.call.texts", .text, texts, name),
    ]
}
