import Switchboard

/// What a job tells: two plain callbacks.
public protocol JobDelegate: AnyObject {
    /// It is about to start.
    func willStart()
    /// It is over.
    func didEnd() throws
}

/// Something that takes a while. It has two properties of one protocol, one after the other in rank.
public final class Job: HasDelegate {
    /// Who is told.
    public var delegate: (any JobDelegate)?
    /// Who is told as well, afterwards.
    public weak var supervisor: (any JobDelegate)?

    /// Makes one that nobody listens to.
    public init() {}

    /// Starts and ends.
    public func run() throws {
        delegate?.willStart()
        supervisor?.willStart()
        try delegate?.didEnd()
        try supervisor?.didEnd()
    }
}

/// The proxies of jobs for their delegate. It has the identifier that follows from the protocol.
public final class RxJobDelegateProxy: DelegateProxy<Job, any JobDelegate>, DelegateProxyType, @unchecked Sendable {
    /// Makes one that is not installed.
    public init(job: Job) {
        super.init(parentObject: job, delegateProxy: RxJobDelegateProxy.self)
    }

    /// Registers this class.
    public static func registerKnownImplementations() {
        register { RxJobDelegateProxy(job: $0) }
    }
}

/// The proxies of jobs for their supervisor. It has an identifier of its own.
public final class RxJobSupervisorProxy: DelegateProxy<Job, any JobDelegate>, DelegateProxyType, @unchecked Sendable {
    /// Not that of the other property.
    public static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(RxJobSupervisorProxy.self), to: UnsafeRawPointer.self)
    }

    /// Makes one that is not installed.
    public init(job: Job) {
        super.init(parentObject: job, delegateProxy: RxJobSupervisorProxy.self)
    }

    /// Registers this class.
    public static func registerKnownImplementations() {
        register { RxJobSupervisorProxy(job: $0) }
    }

    /// The property that this is for.
    public static func currentDelegate(for object: Job) -> (any JobDelegate)? { object.supervisor }

    /// Sets the property that this is for.
    public static func setCurrentDelegate(_ delegate: (any JobDelegate)?, to object: Job) {
        object.supervisor = delegate
    }
}

extension Job {
    /// Each start, before the delegate hears of it.
    public var willStart: MessageStream<Void> {
        RxJobDelegateProxy.proxy(for: self).sentMessage(JobDelegate.willStart)
    }

    /// Each end, after the delegate heard of it.
    public var didEnd: MessageStream<Void> {
        RxJobDelegateProxy.proxy(for: self).methodInvoked(JobDelegate.didEnd)
    }

    /// Each start, before the supervisor hears of it.
    public var willStartForSupervisor: MessageStream<Void> {
        RxJobSupervisorProxy.proxy(for: self).sentMessage(JobDelegate.willStart)
    }
}
