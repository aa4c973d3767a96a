import Dispatch
import Foundation

/// A time span of a scheduler.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time of a scheduler.
public typealias RxTime = Date

/// Runs actions, now or soon, here or on another thread.
public protocol ImmediateSchedulerType {
    /// Runs `action` with `state` as soon as it can.
    ///
    /// - Returns: A disposable that prevents the action if it has not begun, and disposes of what the action returned.
    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable
}

/// A scheduler that can also run actions at a given time.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The time of the scheduler.
    var now: RxTime { get }

    /// Runs `action` with `state` after a time.
    ///
    /// - Returns: A disposable that prevents the action if it has not begun, and disposes of what the action returned.
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable

    /// Runs `action` repeatedly, each time with its previous result.
    ///
    /// - Returns: A disposable that ends this.
    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable
}

extension ImmediateSchedulerType {
    /// Runs `action` with `state`, and again with each value that the action passes to `recurse`.
    ///
    /// - Returns: A disposable that ends this: no further run begins.
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
