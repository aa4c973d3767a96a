/// Holds a disposable that is assigned later, and only once. Thread-safe.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
    private let state = DisposalState()
    private var disposable: (any Disposable)?

    /// Makes an empty one.
    public override init() {
        super.init()
    }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { state.isDisposed }

    /// Assigns the disposable, which is disposed of at once if this has been. Precondition: none was assigned before.
    public func setDisposable(_ disposable: any Disposable) {
        self.disposable = disposable
        if state.markAssigned() {
            self.disposable = nil
            disposable.dispose()
        }
    }

    /// Disposes of the disposable, now or when it is assigned.
    public func dispose() {
        guard case .assigned = state.markDisposed() else { return }
        let disposable = disposable
        self.disposable = nil
        disposable?.dispose()
    }
}

/// Holds a disposable that can be replaced: each one is disposed of when the next one comes. Thread-safe.
public final class SerialDisposable: DisposeBase, Cancelable {
    private let lock = ThreadLock()
    private var current: (any Disposable)?
    private var hasBeenDisposed = false

    /// Makes an empty one.
    public override init() {
        super.init()
    }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { lock.withLock { hasBeenDisposed } }

    /// The disposable that it holds. Setting it disposes of the previous one, or, after disposal, of the new one at
    /// once.
    public var disposable: any Disposable {
        get { lock.withLock { current } ?? Disposables.create() }
        set {
            let unneeded: (any Disposable)? = lock.withLock {
                if hasBeenDisposed { return newValue }
                let old = current
                current = newValue
                return old
            }
            unneeded?.dispose()
        }
    }

    /// Disposes of the disposable that it holds, and of any that is set later.
    public func dispose() {
        let old: (any Disposable)? = lock.withLock {
            hasBeenDisposed = true
            let old = current
            current = nil
            return old
        }
        old?.dispose()
    }
}

/// Only records whether it has been disposed of. Thread-safe.
public final class BooleanDisposable: Cancelable {
    private let flag: OnceFlag

    /// Makes one that has not been disposed of.
    public init() {
        flag = OnceFlag()
    }

    /// Makes one that counts as disposed of if `isDisposed`.
    public init(isDisposed: Bool) {
        flag = OnceFlag(isDisposed)
    }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { flag.isSet }

    /// Records the disposal.
    public func dispose() {
        _ = flag.set()
    }
}

/// Disposes of another disposable on a scheduler.
public final class ScheduledDisposable: Cancelable {
    /// The scheduler on which the other one is disposed of.
    public let scheduler: any ImmediateSchedulerType
    private let flag = OnceFlag()
    /// Belongs to the caller that sets the flag.
    private var disposable: (any Disposable)?

    /// Disposes of `disposable` on `scheduler`.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        self.disposable = disposable
    }

    /// Whether the other one has been disposed of.
    public var isDisposed: Bool { flag.isSet }

    /// Schedules disposal of the other one.
    public func dispose() {
        _ = scheduler.schedule(self) { scheduled in
            scheduled.disposeNow()
            return Disposables.create()
        }
    }

    private func disposeNow() {
        guard flag.set() else { return }
        let disposable = disposable
        self.disposable = nil
        disposable?.dispose()
    }
}
