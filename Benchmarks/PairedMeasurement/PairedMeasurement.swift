import BenchmarkCounters

/// Prints a row for each case: nanoseconds, their ratio, and allocations where they can be counted.
package func printTable(_ cases: [Case]) {
    #if DEBUG
        print("This is a debug build: its figures say nothing. Use `swift run -c release`.")
    #endif
    print(row("case", "ns", "by hand", "ratio", "allocations", "by hand"))
    for item in cases {
        let result = measure(item)
        print(
            row(
                item.name, decimal(result.ours, 10), decimal(result.peer, 10), decimal(result.ratio, 100),
                decimal(result.allocations, 100), decimal(result.peerAllocations, 100)))
    }
}

private func row(_ columns: String...) -> String {
    zip(columns, [24, 9, 9, 7, 12, 9]).enumerated().map { index, column in
        let padding = String(repeating: " ", count: max(0, column.1 - column.0.count))
        return index == 0 ? column.0 + padding : padding + column.0
    }.joined(separator: " ")
}

private func decimal(_ value: Double?, _ scale: Double) -> String {
    value.map { "\(Double(Int($0 * scale + 0.5)) / scale)" } ?? "-"
}

/// One thing measured beside another.
package struct Case {
    let name: String
    /// Does it that many times.
    let ours: (Int) -> Void
    let peer: (Int) -> Void
    /// Ends what both sides left behind. Its time isn't measured.
    let after: () -> Void

    package init(
        name: String, ours: @escaping (Int) -> Void, peer: @escaping (Int) -> Void, after: @escaping () -> Void = {}
    ) {
        self.name = name
        self.ours = ours
        self.peer = peer
        self.after = after
    }
}

/// For one time: nanoseconds, and allocations where they can be counted.
private struct Result {
    let ours: Double
    let peer: Double
    let ratio: Double
    let allocations: Double?
    let peerAllocations: Double?
}

/// Many short rounds in turn, so that a change of the machine's speed meets both; medians. A round leaves so little
/// memory behind that `malloc` keeps it for the next one. Otherwise each round would pay the kernel for its pages.
private func measure(_ item: Case) -> Result {
    let calls = 1_000, rounds = 1_000
    for side in [item.ours, item.peer] { side(calls) }
    item.after()
    let times = (0..<rounds).map { round in
        defer { item.after() }
        if round.isMultiple(of: 2) { return (time(item.ours, calls), time(item.peer, calls)) }
        let peer = time(item.peer, calls)
        return (time(item.ours, calls), peer)
    }
    return Result(
        ours: median(times.map(\.0)), peer: median(times.map(\.1)), ratio: median(times.map { $0 / $1 }),
        allocations: allocations(item.ours), peerAllocations: allocations(item.peer))
}

private func time(_ body: (Int) -> Void, _ calls: Int) -> Double {
    ContinuousClock().measure { body(calls) } / .nanoseconds(calls)
}

private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

private func allocations(_ body: (Int) -> Void) -> Double? {
    guard allocation_counter_available() else { return nil }
    let before = allocation_count()
    body(1000)
    return Double(allocation_count() - before) / 1000
}
