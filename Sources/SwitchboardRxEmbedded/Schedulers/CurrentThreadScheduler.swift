/// A scheduler that runs actions on the thread that schedules them: at once, or after the action that is running there.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
    /// The shared scheduler.
    public static let instance = CurrentThreadScheduler()

    private init() {}

    /// Whether no action is running on this thread, so that a new one would run at once.
    public static var isScheduleRequired: Bool { !Trampoline.current.isRunning }

    /// Runs an action, and all actions that it schedules here, before this returns.
    ///
    /// If such an action is already running on this thread, the new action runs after that one.
    ///
    /// - Parameters:
    ///   - state: The argument of the action.
    ///   - action: The action.
    /// - Returns: A disposable. It prevents the action if that hasn't begun, and disposes of the action's result.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let trampoline = Trampoline.current
        if !trampoline.isRunning {
            return trampoline.run { action(state) }
        }
        let item = ActionItem(state, action)
        trampoline.enqueue(item)
        return item.disposable
    }

    private final class ActionItem<State>: TrampolineItem {
        let disposable = SingleAssignmentDisposable()
        private let state: State
        private let action: (State) -> any Disposable

        init(_ state: State, _ action: @escaping (State) -> any Disposable) {
            self.state = state
            self.action = action
        }

        override func run() {
            if disposable.isDisposed { return }
            disposable.setDisposable(action(state))
        }
    }
}
