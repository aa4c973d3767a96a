import Dispatch
import Foundation

/// Runs actions on a dispatch queue, one after the other.
///
/// Unchecked, because the class is not final; it only has constants.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    /// A time span.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A point in time.
    public typealias Time = Date

    private let actions: QueueActions

    /// Precondition: `serialQueue` is serial.
    init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        actions = QueueActions(queue: serialQueue, leeway: leeway)
    }

    /// Runs actions on a serial queue of its own, which `serialQueueConfiguration` may configure.
    public convenience init(
        internalSerialQueueName: String,
        serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue, leeway: leeway)
    }

    /// Runs actions on a serial queue of its own, whose target is `queue`.
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let serialQueue = DispatchQueue(label: internalSerialQueueName, target: queue)
        self.init(serialQueue: serialQueue, leeway: leeway)
    }

    /// Runs actions on a serial queue of its own, whose target is the global queue of that quality of service.
    public convenience init(
        qos: DispatchQoS,
        internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
    }

    /// Now.
    public var now: Date { Date() }

    /// Runs `action` with `state` on the queue.
    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleNow(state, action)
    }

    func scheduleNow<State>(_ state: State, _ action: @escaping (State) -> any Disposable) -> any Disposable {
        actions.schedule(state, action)
    }

    /// Runs `work` like `schedule`, but it cannot be prevented.
    func perform(_ work: @escaping () -> Void) {
        actions.perform(work)
    }

    /// Runs `action` with `state` on the queue, after a time.
    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        actions.schedule(state, after: dueTime, action)
    }

    /// Runs `action` on the queue repeatedly, each time with its previous result.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        actions.schedule(state, after: startAfter, every: period, action)
    }
}

/// Runs actions on a dispatch queue, concurrently if the queue is concurrent.
///
/// Unchecked, because the class is not final; it only has constants.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    /// A time span.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A point in time.
    public typealias Time = Date

    private let actions: QueueActions

    /// Runs actions on `queue`.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        actions = QueueActions(queue: queue, leeway: leeway)
    }

    /// Runs actions on a concurrent queue of its own, of that quality of service.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(
            queue: DispatchQueue(label: "rx.queue.\(qos)", qos: qos, attributes: .concurrent), leeway: leeway)
    }

    /// Now.
    public var now: Date { Date() }

    /// Runs `action` with `state` on the queue.
    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        actions.schedule(state, action)
    }

    /// Runs `action` with `state` on the queue, after a time.
    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        actions.schedule(state, after: dueTime, action)
    }

    /// Runs `action` on the queue repeatedly, each time with its previous result.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        actions.schedule(state, after: startAfter, every: period, action)
    }
}
