import Dispatch
import Foundation

/// A time span of a scheduler.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time of a scheduler.
public typealias RxTime = Date

/// A scheduler, which runs actions now or soon, on your thread or another one.
public protocol ImmediateSchedulerType {
    /// Runs an action as soon as possible.
    ///
    /// - Parameters:
    ///   - state: The argument of the action.
    ///   - action: The action.
    /// - Returns: A disposable. It prevents the action if that hasn't begun, and disposes of the action's result.
    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable
}

/// A scheduler that can run actions at a given time too.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The scheduler's current time.
    var now: RxTime { get }

    /// Runs an action after a time.
    ///
    /// - Parameters:
    ///   - state: The argument of the action.
    ///   - dueTime: The time until the action runs.
    ///   - action: The action.
    /// - Returns: A disposable. It prevents the action if that hasn't begun, and disposes of the action's result.
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable

    /// Runs an action repeatedly, each time with its previous result.
    ///
    /// - Parameters:
    ///   - state: The argument of the action the first time.
    ///   - startAfter: The time until the action runs first.
    ///   - period: The time between one run and the next.
    ///   - action: The action.
    /// - Returns: A disposable that ends the repetition.
    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable
}

extension ImmediateSchedulerType {
    /// Runs an action, and again with each value that it passes to its second argument.
    ///
    /// ```swift
    /// let recursion = MainScheduler.instance.scheduleRecursive(3) { count, recurse in
    ///     print(count)
    ///     if count > 0 { recurse(count - 1) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The argument of the action the first time.
    ///   - action: The action. It calls its second argument to run again.
    /// - Returns: A disposable that ends the recursion: no further run begins.
    public func scheduleRecursive<State>(
        _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        let recursion = Recursion(scheduler: self, action: action)
        recursion.schedule(state)
        return recursion
    }
}

/// An action that schedules itself again.
private final class Recursion<State>: Disposable {
    private let scheduler: any ImmediateSchedulerType
    private let lock = ThreadLock()
    /// `nil` after disposal.
    private var action: ((State, (State) -> Void) -> Void)?
    private let scheduled = CompositeDisposable()

    init(scheduler: any ImmediateSchedulerType, action: @escaping (State, (State) -> Void) -> Void) {
        self.scheduler = scheduler
        self.action = action
    }

    func schedule(_ state: State) {
        // Disposing of the slot does nothing to an action that has begun, so it is removed from the group by the run.
        let slot = SingleAssignmentDisposable()
        guard let key = scheduled.insert(slot) else { return }
        let disposable = scheduler.schedule(state) { state in
            let action = self.lock.withLock { self.action }
            action?(state, self.schedule)
            self.scheduled.remove(for: key)
            return Disposables.create()
        }
        slot.setDisposable(disposable)
    }

    func dispose() {
        let action = lock.withLock {
            let action = self.action
            self.action = nil
            return action
        }
        withExtendedLifetime(action) {}
        scheduled.dispose()
    }
}
