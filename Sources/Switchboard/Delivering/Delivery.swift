import CForwarding
import CSupport
import CSwiftCall
import Synchronization

/// The calls of one target that wait for its context, and the jobs that run them there.
final class Delivery: Sendable {
    /// What waits for the calls before it. It learns whether they ran; otherwise the context lost its job.
    typealias Turn = @Sendable (_ isRun: Bool) -> Void

    private struct Contents {
        var queue: DeliveryQueue<PendingCall, Turn>
        /// The calls' memory.
        var arena = cffi_call_arena()
        /// The calls' relay, which is retained while there are any.
        var relay: Unmanaged<AnyObject>?
    }

    let context: DeliveryContext
    private let contents: Locked<Contents>
    /// How many of the calls that a job has taken have not begun to run.
    private let takenCount = Atomic<Int>(0)
    /// Those of the proxy's targets before. One whose calls wait is kept by the job that is to run them.
    private let predecessors: [Weak]
    /// How many calls of the proxy were dropped.
    private let dropped: Locked<Int>

    private struct Weak: Sendable { weak var delivery: Delivery? }

    /// How many calls a job runs before the context may do something else, and how many it takes at once.
    private static let callsOfJob = 256, callsAtOnce = 32

    init(_ context: DeliveryContext, _ policy: BufferingPolicy, after predecessor: Delivery?) {
        self.context = context
        contents = Locked(Contents(queue: DeliveryQueue(policy)))
        predecessors = predecessor.map { $0.predecessors.filter { $0.delivery != nil } + [Weak(delivery: $0)] } ?? []
        dropped = predecessor?.dropped ?? Locked(0)
    }

    deinit { contents.withLock { cffi_call_arena_end(&$0.arena) } }

    // MARK: What waits

    var pendingCount: Int {
        predecessors.reduce(ownPendingCount) { count, before in count + (before.delivery?.ownPendingCount ?? 0) }
    }

    private var ownPendingCount: Int {
        contents.withLock { $0.queue.callCount + takenCount.load(ordering: .relaxed) }
    }

    var droppedCount: Int { dropped.withLock { $0 } }

    /// Whether the calling thread is known to be on the context.
    var isCurrent: Bool { context.isCurrent() || context.runsOnThread }

    private var mark: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: context.identity.first) }

    /// Keeps a call of the relay. Preconditions: those of `PendingCall`; the caller keeps the relay meanwhile.
    func deliver(
        _ relay: UnsafeMutableRawPointer, _ slot: UInt32, _ method: UnsafePointer<cffi_method>,
        _ arguments: UnsafeRawPointer
    ) {
        let (dropped, starts) = contents.withLock { contents in
            // Once for all calls that wait: several threads would wait for each other to count it for each call.
            if contents.relay == nil { contents.relay = Unmanaged.fromOpaque(relay).retain() }
            return contents.queue.append(PendingCall(in: &contents.arena, relay, slot, method, arguments))
        }
        if starts { start() }
        if let dropped {
            // Outside the lock, because what it refers to ends.
            dropped.drop()
            noteDropped(1)
        }
    }

    /// Has `turn` run on the context, after the calls that began before.
    func deliver(turn: @escaping Turn) {
        if contents.withLock({ $0.queue.append(turn: turn) }) { start() }
    }

    /// Waits for the calls that began before.
    nonisolated(nonsending) func turn() async {
        for before in predecessors { await before.delivery?.ownTurn() }
        // A predecessor that has ended is an empty weak reference. The thread sanitizer doesn't see that the reference
        // is empty only after the predecessor's calls.
        passLock()
        await ownTurn()
    }

    private nonisolated(nonsending) func ownTurn() async {
        if contents.withLock({ $0.queue.isIdle }) { return }
        await withCheckedContinuation { continuation in deliver { _ in continuation.resume() } }
    }

    // MARK: Jobs

    private func start() {
        let job = Job(self)
        context.run { job.run() }
    }

    /// Runs what waits, on the context.
    fileprivate func drain() {
        // If the context runs the next job at once, this thread goes on here: inside that job, the stack would grow.
        while drainSome() && Job(self).isLeftToStarter() {}
    }

    /// Runs some of what waits; false if nothing is left.
    private func drainSome() -> Bool {
        var running = cffi_running()
        return withUnsafeMutablePointer(to: &running) { running in
            cffi_running_begin(running, mark)
            defer { cffi_running_end(running) }
            return withUnsafeTemporaryAllocation(of: PendingCall.self, capacity: Self.callsAtOnce) { room in
                var count = 0
                while count < Self.callsOfJob {
                    guard let done = runNext(room) else { return false }
                    count += done
                }
                return true
            }
        }
    }

    /// Runs what comes next; returns how much that was, or nil if there is nothing more.
    private func runNext(_ room: UnsafeMutableBufferPointer<PendingCall>) -> Int? {
        let (step, relay) = contents.withLock {
            contents -> (DeliveryQueue<PendingCall, Turn>.Step?, Unmanaged<AnyObject>?) in
            let step = contents.queue.next(room)
            if case .calls(let count) = step { takenCount.store(count, ordering: .relaxed) }
            guard step == nil else { return (step, nil) }
            cffi_call_arena_rewind(&contents.arena)
            return (nil, contents.relay.take())
        }
        switch step {
        case .calls(let count):
            for index in 0..<count {
                takenCount.store(count - index - 1, ordering: .relaxed)
                if !room[index].run() { noteDropped(1) }
            }
            return count
        case .turn(let turn):
            turn(true)
            return 1
        case nil:
            // `turn` may find that this delivery has ended.
            passLock()
            // Outside the lock, because this may be its end.
            relay?.release()
            return nil
        }
    }

    /// The context lost a job.
    fileprivate func abandon() {
        let (lost, relay) = contents.withLock { ($0.queue.abandon(), $0.relay.take()) }
        for call in lost.calls { call.drop() }
        noteDropped(lost.calls.count)
        for turn in lost.turns { turn(false) }
        relay?.release()
    }

    /// Orders what this thread did before what another thread does after its own next call of this, for any delivery of
    /// the proxy.
    private func passLock() { dropped.withLock { _ in } }

    private func noteDropped(_ count: Int) { dropped.withLock { $0 += count } }
}

/// A job of a context: runs once, or notices that it never will.
private final class Job: Sendable {
    private enum State { case waiting, hasRun, leftToStarter }

    private let delivery: Delivery
    private let state = Locked(State.waiting)

    init(_ delivery: Delivery) { self.delivery = delivery }

    deinit {
        if state.withLock({ $0 == .waiting }) { delivery.abandon() }
    }

    func run() {
        let isFirst = state.withLock { state in
            guard state == .waiting else { return false }
            state = cffi_is_running(address) ? .leftToStarter : .hasRun
            return state == .hasRun
        }
        if isFirst { delivery.drain() }
    }

    /// Gives the job to the context. Whether the context ran it at once, which leaves it to the caller.
    func isLeftToStarter() -> Bool {
        var starting = cffi_running()
        withUnsafeMutablePointer(to: &starting) { starting in
            cffi_running_begin(starting, address)
            defer { cffi_running_end(starting) }
            delivery.context.run { self.run() }
        }
        return state.withLock { $0 == .leftToStarter }
    }

    private var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
