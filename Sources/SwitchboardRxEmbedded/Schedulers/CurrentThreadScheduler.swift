/// Runs actions on the thread that schedules them: at once if no action is running there, else after the running one.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
    /// The scheduler.
    public static let instance = CurrentThreadScheduler()

    private init() {}

    /// Whether no action is running on this thread, so that a new one would run at once.
    public static var isScheduleRequired: Bool { !Trampoline.current.isRunning }

    /// Runs `action` with `state`, and everything that the action schedules here, before it returns. But if such an
    /// action is already running on this thread, `action` runs after that one.
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
