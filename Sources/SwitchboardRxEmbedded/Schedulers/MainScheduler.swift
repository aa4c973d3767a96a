import Dispatch
import Foundation
import Synchronization

/// Runs actions on the main queue: at once if they are scheduled there and none waits, else in order.
///
/// Use it with `observe(on:)`.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    /// How many actions are running or waiting.
    private let pending = Atomic<Int>(0)

    /// A scheduler with its own order of actions.
    public init() {
        super.init(serialQueue: .main)
    }

    /// The shared scheduler.
    public static let instance = MainScheduler()

    /// Runs actions on the main queue, and never before `schedule` returns.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

    /// Ends the program if this thread does not run for the main queue.
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        precondition(DispatchQueue.isMain, errorMessage ?? "This has to run on the main queue")
    }

    /// Ends the program if this is not the main thread.
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
        precondition(Thread.isMainThread, errorMessage ?? "This has to run on the main thread")
    }

    override func scheduleNow<State>(
        _ state: State, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        let isFirst = pending.add(1, ordering: .acquiringAndReleasing).oldValue == 0
        if isFirst && DispatchQueue.isMain {
            defer { finished() }
            return action(state)
        }
        let slot = SingleAssignmentDisposable()
        super.perform {
            if !slot.isDisposed {
                slot.setDisposable(action(state))
            }
            self.finished()
        }
        return slot
    }

    override func perform(_ work: @escaping () -> Void) {
        let isFirst = pending.add(1, ordering: .acquiringAndReleasing).oldValue == 0
        if isFirst && DispatchQueue.isMain {
            work()
            finished()
            return
        }
        super.perform {
            work()
            self.finished()
        }
    }

    private func finished() {
        pending.subtract(1, ordering: .acquiringAndReleasing)
    }
}

/// Runs actions on the main queue: at once if they are scheduled there, even if others wait.
///
/// Use it with `subscribe(on:)`.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
    /// A time span.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A point in time.
    public typealias Time = Date

    private let actions = QueueActions(queue: .main, leeway: .nanoseconds(0))

    private init() {}

    /// The scheduler.
    public static let instance = ConcurrentMainScheduler()

    /// Now.
    public var now: Date { Date() }

    /// Runs `action` with `state` on the main queue; if called there, before this method returns.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        DispatchQueue.isMain ? action(state) : actions.schedule(state, action)
    }

    /// Runs `action` with `state` on the main queue, after a time.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        actions.schedule(state, after: dueTime, action)
    }

    /// Runs `action` on the main queue repeatedly, each time with its previous result.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        actions.schedule(state, after: startAfter, every: period, action)
    }
}
