import Switchboard
import Synchronization

/// The recorded calls that tasks are in, so that what a task calls then is known to be called by them. Thread-safe.
final class OpenTasks: Sendable {
    /// By task, from the outermost call.
    private let open = Locked<[UInt64: [UInt64]]>([:])
    private let count = Atomic<Int>(0)

    /// Whether any task is in a recorded call.
    var areOpen: Bool { count.load(ordering: .relaxed) > 0 }

    /// The innermost recorded call of a task; 0 if there is none.
    func innermost(of task: UInt64) -> UInt64 { open.withLock { $0[task]?.last ?? 0 } }

    /// Notes that a call begins.
    ///
    /// - Returns: The call around it; 0 if there is none.
    func begin(_ call: UInt64, in task: UInt64) -> UInt64 {
        count.add(1, ordering: .relaxed)
        return open.withLock { open in
            let around = open[task]?.last ?? 0
            open[task, default: []].append(call)
            return around
        }
    }

    /// Notes that a call ended.
    func end(_ call: UInt64, in task: UInt64) {
        count.subtract(1, ordering: .relaxed)
        open.withLock { open in
            open[task]?.removeAll { $0 == call }
            if open[task]?.isEmpty == true { open[task] = nil }
        }
    }
}
