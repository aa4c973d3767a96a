import Dispatch
import Foundation
import Synchronization

/// A scheduler that runs actions on the main queue. It runs an action at once if you schedule it there and no other
/// action waits, and otherwise in order.
///
/// Use it with `observe(on:)`, and `ConcurrentMainScheduler` with `subscribe(on:)`.
///
/// ```swift
/// names.observe(on: MainScheduler.instance).subscribe(onNext: { label.text = $0 }).disposed(by: disposeBag)
/// ```
///
/// Thread-safe.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    /// How many actions are running or waiting.
    private let pending = Atomic<Int>(0)

    /// Creates a scheduler with its own order of actions.
    public init() {
        super.init(serialQueue: .main)
    }

    /// The shared scheduler.
    public static let instance = MainScheduler()

    /// A scheduler that runs actions on the main queue, and never before `schedule` returns.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

    /// Traps if your thread doesn't run for the main queue.
    ///
    /// - Parameter errorMessage: The error message; nil for a default.
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        precondition(DispatchQueue.isMain, errorMessage ?? "This has to run on the main queue")
    }

    /// Traps if your thread isn't the main thread.
    ///
    /// - Parameter errorMessage: The error message; nil for a default.
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

/// A scheduler that runs actions on the main queue. It runs an action at once if you schedule it there, even if others
/// wait.
///
/// Use it with `subscribe(on:)`, and `MainScheduler` with `observe(on:)`. Thread-safe.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
    /// The type of a time span, in seconds.
    public typealias TimeInterval = Foundation.TimeInterval
    /// The type of a point in time.
    public typealias Time = Date

    private let actions = QueueActions(queue: .main, leeway: .nanoseconds(0))

    private init() {}

    /// The shared scheduler.
    public static let instance = ConcurrentMainScheduler()

    /// The current time.
    public var now: Date { Date() }

    /// Runs an action on the main queue. If you call this there, the action runs before this returns. Thread-safe.
    ///
    /// - Parameters:
    ///   - state: The argument of the action.
    ///   - action: The action.
    /// - Returns: A disposable. It prevents the action if that hasn't begun, and disposes of the action's result.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        DispatchQueue.isMain ? action(state) : actions.schedule(state, action)
    }

    /// Runs an action on the main queue, after a time. Thread-safe.
    ///
    /// - Parameters:
    ///   - state: The argument of the action.
    ///   - dueTime: The time until the action runs.
    ///   - action: The action.
    /// - Returns: A disposable. It prevents the action if that hasn't begun, and disposes of the action's result.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        actions.schedule(state, after: dueTime, action)
    }

    /// Runs an action on the main queue repeatedly, each time with its previous result. Thread-safe.
    ///
    /// - Parameters:
    ///   - state: The argument of the action the first time.
    ///   - startAfter: The time until the action runs first.
    ///   - period: The time between one run and the next.
    ///   - action: The action.
    /// - Returns: A disposable that ends the repetition.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        actions.schedule(state, after: startAfter, every: period, action)
    }
}
