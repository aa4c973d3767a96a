import Synchronization

/// Measures the calls that the observers report, counts them, and passes each on to a report.
///
/// Precondition: one call ends before the next one begins, unless the delegate makes the next one itself.
package final class Recorder<Call: ObservedCall>: Sendable {
    /// A method's calls.
    package struct Tally: Sendable {
        package var calls = 0
        /// The time spent in the real delegate.
        package var time = Duration.zero
    }

    private struct State {
        /// Indexed by the methods' raw values.
        var tallies = [Tally](repeating: Tally(), count: Call.Method.allCases.count)
        /// The calls that the real delegate is handling, with the time when each was forwarded to it. There is more
        /// than one if the delegate causes another.
        var open: [(call: Call, since: ContinuousClock.Instant)] = []
        var sequence = 0
        var began = ContinuousClock.now
    }

    private let state = Mutex(State())
    private let report: (@Sendable (Call) -> Void)?

    /// Whether somebody looks at single calls. If not, nobody has to read their arguments.
    package var isReporting: Bool { report != nil }

    /// - Parameter report: Gets each complete call; nil if single calls are not shown.
    package init(report: (@Sendable (Call) -> Void)?) {
        self.report = report
    }

    /// Marks the beginning of the work, from which start times are counted.
    package func begin() {
        state.withLock { $0.began = .now }
    }

    /// The first stage: the call is about to be forwarded to the real delegate.
    ///
    /// - Parameter call: Makes it of its number among the observed calls, from 1, and the time from the beginning.
    package func sent(_ call: (_ sequence: Int, _ start: Duration) -> Call) {
        state.withLock { state in
            state.sequence += 1
            let call = call(state.sequence, state.began.duration(to: .now))
            state.open.append((call, .now))
        }
    }

    /// The second stage: the real delegate returned from the last call that it was sent.
    package func invoked() {
        let now = ContinuousClock.now
        let call = state.withLock { state in
            var (call, since) = state.open.removeLast()
            call.duration = since.duration(to: now)
            state.tallies[call.method.rawValue].calls += 1
            state.tallies[call.method.rawValue].time += call.duration
            return call
        }
        report?(call)
    }

    /// The methods that were called, the slowest first.
    package var tallies: [(method: Call.Method, tally: Tally)] {
        let tallies = state.withLock(\.tallies)
        return zip(Call.Method.allCases, tallies).filter { $0.1.calls > 0 }
            .sorted { $0.1.time > $1.1.time }
            .map { (method: $0.0, tally: $0.1) }
    }
}
