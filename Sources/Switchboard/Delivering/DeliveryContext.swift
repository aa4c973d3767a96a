import CSupport

/// Where a proxy delivers the calls of its target: an actor, an executor, a queue or a scheduler.
///
/// ```swift
/// proxy.setForwardToDelegate(
///     controller, retainDelegate: false, deliverOn: .actor(MainActor.shared), answers: .blocking)
/// ```
///
/// The module `SwitchboardFoundation` adds dispatch queues, `SwitchboardRx` and `SwitchboardCombine` schedulers. For
/// anything else, make one of closures.
public struct DeliveryContext: Sendable {
    /// What tells contexts apart: the words of a serial executor, or an object and nil.
    struct Identity: Hashable, Sendable {
        let first: UInt
        let second: UInt
    }

    let identity: Identity
    /// What the context is called in messages.
    let name: String
    /// Whether the calling thread is known to be there.
    let isCurrent: @Sendable () -> Bool
    /// Runs a job there, later or at once.
    let run: @Sendable (_ job: @escaping @Sendable () -> Void) -> Void
    /// Whether its jobs run on the threads that all tasks share, which a task must not block.
    let sharesThreads: Bool
    /// What lives as long as the context.
    private let kept: (any Sendable)?
    /// The actor of a context that retains it.
    private var actor: (any Actor)?

    /// Returns the context of an actor: its serial executor.
    ///
    /// The target is called as code of the actor is: `MainActor.assumeIsolated` and the like succeed. A call that comes
    /// in a task of the actor counts as one that is there already; for the main actor, any call on the main thread.
    ///
    /// - Parameter actor: The actor, which the context retains.
    /// - Returns: The context.
    public static func actor(_ actor: any Actor) -> DeliveryContext {
        var context = context(of: actor) { actor }
        context.actor = actor
        return context
    }

    /// The context of an actor that `find` gives; nil when it's gone, and its jobs with it.
    private static func context(
        of actor: any Actor, _ find: @escaping @Sendable () -> (any Actor)?
    ) -> DeliveryContext {
        let executor = actor.unownedExecutor
        return DeliveryContext(
            identity: executor.identityInDelivery, name: "\(type(of: actor))",
            isCurrent: { find().map { isOn($0) } ?? false },
            run: { job in
                guard let actor = find() else { return }
                // Not of the calling task: what it says of priority and of task-local values isn't for other calls.
                Task.detached { await run(job, on: actor) }
            }, sharesThreads: !(actor is MainActor) && !executor.isCustom, kept: nil)
    }

    /// The same context, which doesn't retain its actor if that is the object at this address.
    func notRetaining(_ object: UnsafeMutableRawPointer?) -> DeliveryContext {
        guard let actor, Unmanaged.passUnretained(actor as AnyObject).toOpaque() == object else { return self }
        let found = WeakActor(actor)
        return Self.context(of: actor) { found.actor }
    }

    /// Whether the calling thread runs a call that was delivered there.
    var runsOnThread: Bool { cffi_is_running(UnsafeRawPointer(bitPattern: identity.first)) }

    private static func run(_ job: @Sendable () -> Void, on actor: isolated any Actor) async { job() }

    /// Returns the context of a serial executor.
    ///
    /// The target is called as code of an actor with this executor is.
    ///
    /// - Parameter executor: The executor, which the context retains.
    /// - Returns: The context.
    public static func executor(_ executor: any SerialExecutor) -> DeliveryContext {
        let actor = ExecutorActor(executor)
        return DeliveryContext(
            identity: actor.unownedExecutor.identityInDelivery, name: "\(type(of: executor))",
            isCurrent: { executor.isKnownToBeCurrent || isOn(actor) },
            run: { job in Task.detached { await run(job, on: actor) } }, sharesThreads: false, kept: nil)
    }

    /// Creates a context of closures, for example for the scheduler of another library.
    ///
    /// ```swift
    /// let context = DeliveryContext("an operation queue") { job in OperationQueue.main.addOperation { job() } }
    /// ```
    ///
    /// A proxy gives the context one job at a time, and each job runs many calls. So its calls stay in order even if
    /// the context runs jobs on several threads, or out of order. If the context releases a job without having run it,
    /// the pending calls are dropped, and counted.
    ///
    /// - Parameters:
    ///   - name: The context's name, for messages.
    ///   - isCurrent: Returns whether the calling thread is on the context. Leave it out if nothing can tell; then only
    ///     a thread that is running a delivered call counts as being there.
    ///   - run: Runs a job on the context, now or later. Called on any thread, also by a job that ends, while calls
    ///     still wait: so don't hold a lock when you run a job that `run` acquires.
    public init(
        _ name: String, isCurrent: @escaping @Sendable () -> Bool = { false },
        run: @escaping @Sendable (_ job: @escaping @Sendable () -> Void) -> Void
    ) {
        self.init(name, isCurrent: isCurrent, keeping: nil, run: run)
    }

    /// The same, with something that lives as long as the context.
    package init(
        _ name: String, isCurrent: @escaping @Sendable () -> Bool, keeping kept: (any Sendable)?,
        run: @escaping @Sendable (_ job: @escaping @Sendable () -> Void) -> Void
    ) {
        let mark = Mark(kept)
        self.init(
            identity: Identity(first: UInt(bitPattern: Unmanaged.passUnretained(mark).toOpaque()), second: 0),
            name: name, isCurrent: isCurrent, run: run, sharesThreads: false, kept: mark)
    }

    private init(
        identity: Identity, name: String, isCurrent: @escaping @Sendable () -> Bool,
        run: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void, sharesThreads: Bool, kept: (any Sendable)?
    ) {
        self.identity = identity
        self.name = name
        self.isCurrent = isCurrent
        self.run = run
        self.sharesThreads = sharesThreads
        self.kept = kept
    }

    /// Its address is that of one context.
    private final class Mark: Sendable {
        private let kept: (any Sendable)?

        init(_ kept: (any Sendable)?) { self.kept = kept }
    }
}

private final class WeakActor: @unchecked Sendable {
    /// Written once.
    private(set) weak var actor: (any Actor)?

    init(_ actor: any Actor) { self.actor = actor }
}

/// An actor on a given executor, so that jobs can run there.
private actor ExecutorActor {
    private nonisolated let executor: any SerialExecutor

    init(_ executor: any SerialExecutor) { self.executor = executor }

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

extension SerialExecutor {
    /// Whether the executor itself says that the calling thread is on it.
    fileprivate var isKnownToBeCurrent: Bool {
        #if compiler(>=6.2)
            if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                return isIsolatingCurrentContext() ?? false
            }
        #endif
        return false
    }
}

extension UnownedSerialExecutor {
    fileprivate var identityInDelivery: DeliveryContext.Identity {
        let words = unsafeBitCast(self, to: (UInt, UInt).self)
        return DeliveryContext.Identity(first: words.0, second: words.1)
    }
}
