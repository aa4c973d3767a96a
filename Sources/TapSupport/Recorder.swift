import Synchronization

/// Measures the calls that the observers report, counts them, and passes each on to who shows it.
///
/// Precondition: one call ends before the next one begins, unless the delegate makes the next one itself.
///
/// It is not generic over what a call is: unspecialized code would take half of the time of a parse.
package final class Recorder: Sendable {
    /// A method's calls.
    package struct Tally: Sendable {
        package var calls = 0
        /// The time spent in the real delegate.
        package var time = Duration.zero
    }

    /// When a call was made.
    package struct Timing: Sendable {
        /// Its number among the observed calls, from 1.
        package let sequence: Int
        /// The time from the beginning of the work.
        package let start: Duration
        /// The time between the two stages, in which the target ran.
        package let duration: Duration
    }

    /// Gets a call that the real delegate has returned from.
    package typealias Show = @Sendable (Timing) -> Void

    private struct OpenCall {
        let method: Int
        let sequence: Int
        let since: ContinuousClock.Instant
        let show: Show?
    }

    private struct State {
        /// By the methods' numbers.
        var tallies: [Tally]
        /// The calls that the real delegate is handling. There is more than one if the delegate causes another.
        var open: [OpenCall] = []
        var sequence = 0
        var began = ContinuousClock.now
    }

    private let state: Mutex<State>

    /// - Parameter methods: How many methods are observed; they are numbered from 0.
    package init(methods: Int) {
        state = Mutex(State(tallies: [Tally](repeating: Tally(), count: methods)))
    }

    /// Marks the beginning of the work, from which start times are counted.
    package func begin() {
        state.withLock { $0.began = .now }
    }

    /// The first stage: the call is about to be forwarded to the real delegate.
    ///
    /// - Parameters:
    ///   - method: Its number.
    ///   - show: Shows the call; nil if single calls are not shown.
    package func sent(_ method: Int, show: Show? = nil) {
        state.withLock { state in
            state.sequence += 1
            state.open.append(OpenCall(method: method, sequence: state.sequence, since: .now, show: show))
        }
    }

    /// The second stage: the real delegate returned from the last call that it was sent.
    package func invoked() {
        let now = ContinuousClock.now
        let (call, timing) = state.withLock { state in
            let call = state.open.removeLast()
            let timing = Timing(
                sequence: call.sequence, start: state.began.duration(to: call.since),
                duration: call.since.duration(to: now))
            state.tallies[call.method].calls += 1
            state.tallies[call.method].time += timing.duration
            return (call, timing)
        }
        call.show?(timing)
    }

    /// The methods that were called, the slowest first.
    package func tallies<Method: ObservedMethod>(of methods: Method.Type) -> [(method: Method, tally: Tally)] {
        let tallies = state.withLock(\.tallies)
        return zip(methods.allCases, tallies).filter { $0.1.calls > 0 }
            .sorted { $0.1.time > $1.1.time }
            .map { (method: $0.0, tally: $0.1) }
    }
}
