import Synchronization

/// Measures the calls that the observers report, counts them, and passes each on to a report.
final class Recorder: Sendable {
    /// A method's calls.
    struct Tally: Sendable {
        var calls = 0
        /// The time spent in the real delegate.
        var time = Duration.zero
    }

    private struct State {
        /// Indexed by the methods' raw values.
        var tallies = [Tally](repeating: Tally(), count: DelegateMethod.allCases.count)
        /// The calls that the real delegate is handling, with the time when each was forwarded to it. There is more
        /// than one if the delegate makes the parser call it again.
        var open: [(call: Call, since: ContinuousClock.Instant)] = []
        var sequence = 0
        var began = ContinuousClock.now
    }

    private let state = Mutex(State())
    private let depth: @Sendable () -> Int
    private let report: (@Sendable (Call) -> Void)?

    /// - Parameters:
    ///   - depth: How many elements are open.
    ///   - report: Gets each complete call; nil if single calls are not shown, and then their arguments are not read.
    init(depth: @escaping @Sendable () -> Int, report: (@Sendable (Call) -> Void)?) {
        self.depth = depth
        self.report = report
    }

    /// Marks the beginning of the parse, from which start times are counted.
    func begin() {
        state.withLock { $0.began = .now }
    }

    /// The first stage: the call is about to be forwarded to the real delegate.
    func sent(_ method: DelegateMethod, describe: () -> (Position, [CallArgument])) {
        let (position, arguments) = report == nil ? (Position(line: 0, column: 0), []) : describe()
        // The delegate has not yet left the element whose end it is about to be told of.
        let depth = report == nil ? 0 : depth() - (method == .didEndElement ? 1 : 0)
        state.withLock { state in
            state.sequence += 1
            let call = Call(
                method: method, sequence: state.sequence, depth: max(0, depth), position: position,
                start: state.began.duration(to: .now), arguments: arguments)
            state.open.append((call, .now))
        }
    }

    /// The second stage: the real delegate returned from the last call that it was sent.
    func invoked() {
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
    var tallies: [(method: DelegateMethod, tally: Tally)] {
        let tallies = state.withLock(\.tallies)
        return zip(DelegateMethod.allCases, tallies).filter { $0.1.calls > 0 }
            .sorted { $0.1.time > $1.1.time }
            .map { (method: $0.0, tally: $0.1) }
    }
}
