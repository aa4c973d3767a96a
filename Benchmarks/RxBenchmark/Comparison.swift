/// One way to do what others do, too.
struct Side {
    let name: String
    /// Does it that many times.
    let body: (Int) -> Void

    init(_ name: String, _ body: @escaping (Int) -> Void) {
        self.name = name
        self.body = body
    }
}

/// Measures all sides in turn, in many short rounds, so that a change of the machine's speed meets all. Prints the
/// median time of each, in nanoseconds, and the median of the rounds' ratios to the first side.
func compare(_ title: String, _ sides: [Side]) {
    let (rounds, calls) = (41, 10_000)
    for side in sides { side.body(calls) }
    var times = sides.map { _ in [Double]() }
    for round in 0..<rounds {
        for offset in sides.indices {
            // Who goes first changes from round to round.
            let index = (round + offset) % sides.count
            let duration = ContinuousClock().measure { sides[index].body(calls) }
            times[index].append(duration / .nanoseconds(calls))
        }
    }
    print(title)
    for (side, own) in zip(sides, times) {
        let ratio = median(zip(own, times[0]).map { $0 / $1 })
        print("   ", padded(side.name, to: 46), rounded(median(own), 1), "ns  ", rounded(ratio, 100))
    }
}

/// `text` with spaces behind it.
func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

private func rounded(_ value: Double, _ parts: Double) -> Double { (value * parts).rounded() / parts }

private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
