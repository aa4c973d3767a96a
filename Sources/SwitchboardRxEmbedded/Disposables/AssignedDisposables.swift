/// Holds a disposable that is given later, and once. Any thread may use it.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
    private let state = DisposalState()
    private var disposable: (any Disposable)?

    /// Holds nothing yet.
    public override init() {
        super.init()
    }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { state.isDisposed }

    /// Gives it its disposable, which is disposed of at once if this has been. Precondition: it was given none before.
    public func setDisposable(_ disposable: any Disposable) {
        self.disposable = disposable
        if state.markAssigned() {
            self.disposable = nil
            disposable.dispose()
        }
    }

    /// Disposes of what it holds, or will be given.
    public func dispose() {
        guard case .assigned = state.markDisposed() else { return }
        let disposable = disposable
        self.disposable = nil
        disposable?.dispose()
    }
}

/// Holds a disposable that can be replaced: each one is disposed of when the next comes. Any thread may use it.
public final class SerialDisposable: DisposeBase, Cancelable {
    private let lock = ThreadLock()
    private var current: (any Disposable)?
    private var hasBeenDisposed = false

    /// Holds nothing yet.
    public override init() {
        super.init()
    }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { lock.withLock { hasBeenDisposed } }

    /// What it holds. The one before is disposed of when a new one is set; after disposal the new one is, at once.
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

    /// Disposes of what it holds, and of whatever it will be given.
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

/// Only says whether it has been disposed of. Any thread may use it.
public final class BooleanDisposable: Cancelable {
    private let flag: OnceFlag

    /// Not disposed of.
    public init() {
        flag = OnceFlag()
    }

    /// Disposed of from the start if `isDisposed`.
    public init(isDisposed: Bool) {
        flag = OnceFlag(isDisposed)
    }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { flag.isSet }

    /// Notes that.
    public func dispose() {
        _ = flag.set()
    }
}

/// Disposes of another disposable on a scheduler.
public final class ScheduledDisposable: Cancelable {
    /// Where the other one is disposed of.
    public let scheduler: any ImmediateSchedulerType
    private let flag = OnceFlag()
    /// Belongs to whoever sets the flag.
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
