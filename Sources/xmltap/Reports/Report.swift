import TapSupport

/// Shows a parse: the calls as they happen, and the rest afterwards.
protocol Report: Sendable {
    /// Shows a call.
    func show(_ call: Call)
    /// Shows the structure of the document, and the time that its calls took.
    func show(_ summary: Summary)
    /// Shows whether a parse without the proxy had the same result.
    func show(_ comparison: Comparison)
    /// Shows whether the delegate answered recorded calls as it did then.
    func show(_ replay: Replay)
}

/// Recorded calls that were made again.
struct Replay {
    let calls: Int
    /// The answers that differ, in words.
    let differences: [String]
}

/// The result of a parse.
struct Summary {
    let outline: Outline
    let tallies: [(method: DelegateMethod, tally: Recorder.Tally)]
    /// The whole parse: reading, parsing, the observers and the real delegate.
    let time: Duration
    let byteCount: Int
    /// Why the document was not parsed to its end; nil where it was.
    let failure: Failure?

    var calls: Int { tallies.reduce(0) { $0 + $1.tally.calls } }
    var delegateTime: Duration { tallies.reduce(.zero) { $0 + $1.tally.time } }
}

/// A document parsed with and without the proxy.
struct Comparison {
    let with: Outline
    let without: Outline
    let timeWithout: Duration
    /// Whether both ended in the same way, at the same place.
    let endsAreEqual: Bool

    var isEqual: Bool { with == without && endsAreEqual }

    /// The differences, in words.
    var differences: [String] {
        var differences = zip(with.counts.named, without.counts.named).compactMap { with, without in
            with.count == without.count ? nil : "\(with.name): \(with.count) with it, \(without.count) without"
        }
        if with.elements != without.elements { differences.append("the outlines differ") }
        if with.fingerprint != without.fingerprint { differences.append("arguments or their order differ") }
        if !endsAreEqual { differences.append("they end differently") }
        return differences
    }
}
