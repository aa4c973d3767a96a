import AllocationCounter

/// One thing measured beside another, in the same run.
struct Case {
    let name: String
    let signature: String
    /// Makes that many calls.
    let subject: (Int) -> Void
    let peer: (Int) -> Void
}

/// What takes memory, beside what does the same by other means.
struct MemoryCase {
    let name: String
    let signature: String
    /// Makes what that many need, and gives what makes the many, and what keeps them.
    let subject: (Int) -> () -> Any
    let peer: (Int) -> () -> Any
}

/// What was measured: times in nanoseconds for one call, allocations for one call.
struct Result {
    let subject: Double
    let peer: Double
    let ratio: Double
    let allocations: Double?
    let peerAllocations: Double?
}

/// Measures a case and its peer in turn, in many short rounds, so that a change of the machine's speed meets both. The
/// ratio is the median of the rounds' ratios.
func measure(_ subject: Case, rounds: Int, calls: Int) -> Result {
    for side in [subject.subject, subject.peer] { side(calls) }
    var times: [(subject: Double, peer: Double)] = []
    for round in 0..<rounds {
        var pair = (subject: 0.0, peer: 0.0)
        // Who goes first changes from round to round.
        if round.isMultiple(of: 2) {
            pair.subject = time(subject.subject, calls)
            pair.peer = time(subject.peer, calls)
        } else {
            pair.peer = time(subject.peer, calls)
            pair.subject = time(subject.subject, calls)
        }
        times.append(pair)
    }
    return Result(
        subject: median(times.map(\.subject)), peer: median(times.map(\.peer)),
        ratio: median(times.map { $0.subject / $0.peer }),
        allocations: allocations(subject.subject), peerAllocations: allocations(subject.peer))
}

/// The bytes of the heap that one of many takes; nil where they cannot be known.
func bytes(_ body: (Int) -> () -> Any) -> Double? {
    let count = 20_000
    let make = body(count)
    var (before, after): (UInt64, UInt64) = (0, 0)
    guard allocated_bytes(&before) else { return nil }
    return withExtendedLifetime(make()) {
        _ = allocated_bytes(&after)
        return Double(after - before) / Double(count)
    }
}

private func time(_ body: (Int) -> Void, _ calls: Int) -> Double {
    let elapsed = ContinuousClock().measure { body(calls) }
    return (Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9) / Double(calls)
}

private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

private func allocations(_ body: (Int) -> Void) -> Double? {
    guard allocation_counter_available() else { return nil }
    let calls = 1000
    let before = allocation_count()
    body(calls)
    return Double(allocation_count() - before) / Double(calls)
}
