import BenchmarkCounters

/// What does something a number of times.
typealias Body = (Int) -> Void

/// One thing measured, beside another in the same run.
struct Case {
    let name: String
    /// Nil where nothing is called.
    var signature: String?
    /// How many before and after; nil where that says nothing.
    var observers: String?
    /// Does it that many times.
    let subject: Body
    /// What does the same by other means.
    var reference: (name: String, body: Body)?
    /// How many threads do it; 0 for the caller's.
    var threads = 0
    /// What one of several threads does: says how long it takes, where making threads may take longer.
    var part: Body?
}

/// What was measured of one side: nanoseconds, allocations and instructions for one time.
struct Figures {
    let median, least, most: Double
    let allocations: Double?
    let instructions: Double?

    init(_ times: [Double], _ body: Body) {
        median = Median.of(times)
        least = times.min()!
        most = times.max()!
        allocations = counted(body) { allocation_counter_available() ? allocation_count() : nil }
        instructions = counted(body) {
            var count: UInt64 = 0
            return instruction_count(&count) ? count : nil
        }
    }
}

/// What was measured of a case. The ratio is the median of the rounds' ratios.
struct Result {
    let subject: Figures
    let reference: Figures?
    let ratio: Double?
}

/// How much is measured.
struct Effort {
    let rounds: Int
    /// How long one side of a round takes, about, in nanoseconds.
    let roundTime: Double

    static let full = Effort(rounds: 201, roundTime: 800_000)
    static let quick = Effort(rounds: 41, roundTime: 600_000)
    /// For several threads: longer, because they take time to begin.
    static let fullThreads = Effort(rounds: 61, roundTime: 15_000_000)
    static let quickThreads = Effort(rounds: 11, roundTime: 12_000_000)
}

/// Measures a case and its reference in turn, in many short rounds, so that a change of the machine's speed meets both.
func measure(_ item: Case, _ effort: Effort) -> Result {
    let sides = [item.subject] + (item.reference.map { [$0.body] } ?? [])
    let calls = (item.part.map { [$0] } ?? sides).map { number(of: $0, in: effort.roundTime) }.min()!
    var times = sides.map { _ in [Double]() }
    for round in 0..<effort.rounds {
        // Who goes first changes from round to round.
        for side in round.isMultiple(of: 2) ? Array(sides.indices) : sides.indices.reversed() {
            times[side].append(time(sides[side], calls))
        }
    }
    let reference = item.reference.map { Figures(times[1], $0.body) }
    return Result(
        subject: Figures(times[0], item.subject), reference: reference,
        ratio: reference.map { _ in Median.of(zip(times[0], times[1]).map { $0 / $1 }) })
}

/// How often a body can be done in that many nanoseconds, after it was done some times. By the best of three, because a
/// round that others interrupt would say too few.
private func number(of body: Body, in nanoseconds: Double) -> Int {
    var calls = 16
    while true {
        let each = (0..<3).map { _ in time(body, calls) }.min()!
        if each * Double(calls) > nanoseconds / 8 { return max(1, Int(nanoseconds / each)) }
        calls *= 3
    }
}

private func time(_ body: Body, _ calls: Int) -> Double {
    let elapsed = ContinuousClock().measure { body(calls) }
    return (Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9) / Double(calls)
}

enum Median {
    static func of(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}

private func counted(_ body: Body, by counter: () -> UInt64?) -> Double? {
    let calls = 1000
    guard let before = counter() else { return nil }
    body(calls)
    return counter().map { Double($0 - before) / Double(calls) }
}

// MARK: Memory

/// What takes memory, beside what does the same by other means.
struct MemoryCase {
    let name: String
    let signature: String
    /// Makes what that many need, and gives what makes the many, and what keeps them.
    let subject: (Int) -> () -> Any
    let reference: (Int) -> () -> Any
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
