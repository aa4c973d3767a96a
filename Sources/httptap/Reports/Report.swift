import TapSupport

/// Shows requests: the calls as they happen, and the rest afterwards.
protocol Report: Sendable {
    /// Shows a call of the request.
    func show(_ call: Call, of entry: Journal.Entry)
    /// Shows how a request ended.
    func show(_ entry: Journal.Entry)
    /// Shows all requests.
    func show(_ summary: Summary)
}

/// The result of all requests.
struct Summary {
    let entries: [Journal.Entry]
    /// From the beginning of the first request to the end of the last one.
    let time: Duration
    let calls: Int
    let delegateTime: Duration

    var bytes: Int { entries.reduce(0) { $0 + $1.bytes } }
    var failed: Int { entries.count(where: \.hasFailed) }
}

/// `bytes` in `time`, in millions of bytes per second.
func megabytesPerSecond(_ bytes: Int, _ time: Duration) -> Double {
    time > .zero ? Double(bytes) * 1000 / Double(time.nanoseconds) : 0
}
