/// What a proxy has to deliver: calls in the order in which they began, and turns of what waits for the calls before
/// it.
///
/// One thread at a time drains it. It's a value without a lock, so that tests can try each order of its steps.
struct DeliveryQueue<Call, Turn> {
    /// What comes next.
    enum Step {
        /// That many calls, which the room holds.
        case calls(Int)
        case turn(Turn)
    }

    private let policy: BufferingPolicy
    private let calls = ElementQueue<Call>()
    /// Each turn comes when that many calls have been taken out.
    private let turns = ElementQueue<(after: UInt64, turn: Turn)>()
    /// How many calls were put in, and how many were taken out: run, or dropped.
    private var begun: UInt64 = 0
    private var taken: UInt64 = 0
    /// Whether a job drains the queue, or is about to.
    private(set) var isDrained = false

    init(_ policy: BufferingPolicy) { self.policy = policy }

    /// How many calls wait.
    var callCount: Int { calls.count }

    /// Whether nothing waits, and nothing runs.
    var isIdle: Bool { !isDrained }

    /// Puts a call in.
    ///
    /// - Returns: The call that has no room, and whether a job has to be started.
    mutating func append(_ call: Call) -> (dropped: Call?, starts: Bool) {
        guard calls.count >= policy.limit else {
            begun += 1
            calls.append(call)
            return (nil, start())
        }
        guard policy.dropsOldest else { return (call, false) }
        taken += 1
        begun += 1
        let dropped = calls.removeFirst()
        calls.append(call)
        return (dropped, start())
    }

    /// Puts a turn in, which comes after the calls that wait and the one that runs.
    ///
    /// - Returns: Whether a job has to be started.
    mutating func append(turn: Turn) -> Bool {
        turns.append((begun, turn))
        return start()
    }

    private mutating func start() -> Bool {
        defer { isDrained = true }
        return !isDrained
    }

    /// Takes out what comes next; nil if the job is over. Of a bounded queue, this takes one call at a time, so that
    /// the others stay where they can be dropped. Preconditions: the caller is the job, and has run what it took
    /// before; `room` isn't initialized, and not empty.
    mutating func next(_ room: UnsafeMutableBufferPointer<Call>) -> Step? {
        if let first = turns.first, first.after <= taken { return .turn(turns.removeFirst().turn) }
        guard calls.count > 0 else {
            calls.shrink()
            turns.shrink()
            isDrained = false
            return nil
        }
        // The calls after a turn began when it had.
        let untilTurn = turns.first.map { Int($0.after - taken) } ?? .max
        let count = policy.limit == .max ? min(calls.count, room.count, untilTurn) : 1
        for index in 0..<count { room.initializeElement(at: index, to: calls.removeFirst()) }
        taken += UInt64(count)
        return .calls(count)
    }

    /// Takes everything out, if the job is not going to run.
    mutating func abandon() -> (calls: [Call], turns: [Turn]) {
        isDrained = false
        let lost = (0..<calls.count).map { _ in calls.removeFirst() }
        taken = begun
        return (lost, (0..<turns.count).map { _ in turns.removeFirst().turn })
    }
}
