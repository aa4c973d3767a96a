import BenchmarkCounters
import Foundation
import Switchboard
import SwitchboardTracing

/// What one writes by hand: a class in front of the delegate that reads the clock twice, and appends to an array that was made
/// before, under a lock.
private final class TraceByHand: BenchmarkDelegate {
    private struct Record {
        let method: Int
        let start, duration: Int
    }

    private weak var target: (any BenchmarkDelegate)?
    private let lock = NSLock()
    private var records: [Record] = []
    private let capacity: Int

    init(_ target: any BenchmarkDelegate, capacity: Int) {
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

    func began(_ sender: Sender) {
        let start = now()
        target?.began(sender)
        record(0, start)
    }

    func tick(_ sender: Sender, _ value: Int64) {
        let start = now()
        target?.tick(sender, value)
        record(1, start)
    }

    func allows(_ sender: Sender, _ value: Int64) -> Bool {
        let start = now()
        defer { record(2, start) }
        return target?.allows(sender, value) ?? false
    }

    func moved(_ sender: Sender, to area: Area) {
        let start = now()
        target?.moved(sender, to: area)
        record(3, start)
    }

    func named(_ sender: Sender, _ name: String, _ value: Double) {
        let start = now()
        target?.named(sender, name, value)
        record(4, start)
    }
}

/// Calls that a timeline records, beside a class by hand that does; and the same with texts of the arguments.
func traceCases() -> [Case] {
    let capacity = 1 << 16, real = RealDelegate(), sender = Sender()
    let signatures = [Signature.number, .answer, .text]
    let byHand = TraceByHand(real, capacity: capacity)
    func make(_ name: String, _ signature: Signature, _ timeline: Timeline) -> Case {
        let proxy = ForwardingProxy<any BenchmarkDelegate>(forwardingTo: real, retainTarget: false)
        let object = proxy.object, recording = timeline.record(proxy)
        return Case(
            name: "trace.\(name)", signature: signature.rawValue,
            subject: { calls in withExtendedLifetime((real, recording)) { signature.call(object, sender, calls) } },
            reference: ("hand.trace", { signature.call(byHand, sender, $0) }))
    }
    let plain = Timeline(capacity: capacity), texts = Timeline(capacity: capacity, textLength: 80)
    return signatures.map { make("call", $0, plain) } + [make("call.texts", .text, texts)]
}
