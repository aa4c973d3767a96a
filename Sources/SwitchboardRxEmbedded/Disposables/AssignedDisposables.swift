/// A disposable that holds another one, which you assign later, and only once. Thread-safe.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
    private let state = DisposalState()
    private var disposable: (any Disposable)?

    /// Creates a disposable that holds none yet.
    public override init() {
        super.init()
    }

    /// Whether this disposable has been disposed of. Thread-safe.
    public var isDisposed: Bool { state.isDisposed }

    /// Assigns the disposable to hold. If this one has been disposed of, the other is disposed of at once. Thread-safe.
    ///
    /// - Precondition: No disposable was assigned before.
    /// - Parameter disposable: The disposable to hold.
    public func setDisposable(_ disposable: any Disposable) {
        self.disposable = disposable
        if state.markAssigned() {
            self.disposable = nil
            disposable.dispose()
        }
    }

    /// Disposes of the disposable that this one holds, now or when you assign it. Thread-safe.
    public func dispose() {
        guard case .assigned = state.markDisposed() else { return }
        let disposable = disposable
        self.disposable = nil
        disposable?.dispose()
    }
}

/// A disposable that holds another one, which you can replace. Each one is disposed of when you set the next.
/// Thread-safe.
public final class SerialDisposable: DisposeBase, Cancelable {
    private let lock = ThreadLock()
    private var current: (any Disposable)?
    private var hasBeenDisposed = false

    /// Creates a disposable that holds none yet.
    public override init() {
        super.init()
    }

    /// Whether this disposable has been disposed of. Thread-safe.
    public var isDisposed: Bool { lock.withLock { hasBeenDisposed } }

    /// The disposable that this one holds, or one that does nothing.
    ///
    /// If you set it, the previous one is disposed of. If this disposable has been disposed of, the new one is disposed
    /// of at once. Thread-safe.
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

    /// Disposes of the disposable that this one holds, and of each that you set later. Thread-safe.
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

/// A disposable that only records whether it has been disposed of. Thread-safe.
public final class BooleanDisposable: Cancelable {
    private let flag: OnceFlag

    /// Creates a disposable that hasn't been disposed of.
    public init() {
        flag = OnceFlag()
    }

    /// Creates a disposable in a given state.
    ///
    /// - Parameter isDisposed: Whether it counts as disposed of.
    public init(isDisposed: Bool) {
        flag = OnceFlag(isDisposed)
    }

    /// Whether this disposable has been disposed of. Thread-safe.
    public var isDisposed: Bool { flag.isSet }

    /// Records the disposal. Thread-safe.
    public func dispose() {
        _ = flag.set()
    }
}

/// A disposable that disposes of another one on a scheduler. Thread-safe.
public final class ScheduledDisposable: Cancelable {
    /// The scheduler on which the other disposable is disposed of.
    public let scheduler: any ImmediateSchedulerType
    private let flag = OnceFlag()
    /// Belongs to the caller that sets the flag.
    private var disposable: (any Disposable)?

    /// Creates a disposable that disposes of another one on a scheduler.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler.
    ///   - disposable: The other disposable.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        self.disposable = disposable
    }

    /// Whether the other disposable has been disposed of. Thread-safe.
    public var isDisposed: Bool { flag.isSet }

    /// Schedules the disposal of the other disposable. Thread-safe.
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
