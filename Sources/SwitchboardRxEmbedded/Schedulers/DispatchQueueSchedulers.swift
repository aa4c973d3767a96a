import Dispatch
import Foundation

/// A scheduler that runs actions on a serial dispatch queue, one after the other.
///
/// ```swift
/// let scheduler = SerialDispatchQueueScheduler(qos: .utility)
/// numbers.observe(on: scheduler).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
/// ```
///
/// Thread-safe.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    // Unchecked, because the class isn't final. It only has constants.

    /// The type of a time span, in seconds.
    public typealias TimeInterval = Foundation.TimeInterval
    /// The type of a point in time.
    public typealias Time = Date

    private let actions: QueueActions

    /// Precondition: `serialQueue` is serial.
    init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        actions = QueueActions(queue: serialQueue, leeway: leeway)
    }

    /// Creates a scheduler with a serial queue of its own.
    ///
    /// - Parameters:
    ///   - internalSerialQueueName: The queue's label.
    ///   - serialQueueConfiguration: Configures the queue before its first use.
    ///   - leeway: The time by which the system may delay a timer, to save energy.
    public convenience init(
        internalSerialQueueName: String,
        serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue, leeway: leeway)
    }

    /// Creates a scheduler with a serial queue of its own, whose target is another queue.
    ///
    /// - Parameters:
    ///   - queue: The other queue.
    ///   - internalSerialQueueName: The label of the serial queue.
    ///   - leeway: The time by which the system may delay a timer, to save energy.
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let serialQueue = DispatchQueue(label: internalSerialQueueName, target: queue)
        self.init(serialQueue: serialQueue, leeway: leeway)
    }

    /// Creates a scheduler with a serial queue of its own, whose target is the global queue of a quality of service.
    ///
    /// - Parameters:
    ///   - qos: The quality of service.
    ///   - internalSerialQueueName: The label of the serial queue.
    ///   - leeway: The time by which the system may delay a timer, to save energy.
    public convenience init(
        qos: DispatchQoS,
        internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
    }

    /// The current time.
    public var now: Date { Date() }

    /// Runs an action on the queue. Thread-safe.
    ///
    /// - Parameters:
    ///   - state: The argument of the action.
    ///   - action: The action.
    /// - Returns: A disposable. It prevents the action if that hasn't begun, and disposes of the action's result.
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

    /// Runs an action on the queue, after a time. Thread-safe.
    ///
    /// - Parameters:
    ///   - state: The argument of the action.
    ///   - dueTime: The time until the action runs.
    ///   - action: The action.
    /// - Returns: A disposable. It prevents the action if that hasn't begun, and disposes of the action's result.
    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        actions.schedule(state, after: dueTime, action)
    }

    /// Runs an action on the queue repeatedly, each time with its previous result. Thread-safe.
    ///
    /// - Parameters:
    ///   - state: The argument of the action the first time.
    ///   - startAfter: The time until the action runs first.
    ///   - period: The time between one run and the next.
    ///   - action: The action.
    /// - Returns: A disposable that ends the repetition.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        actions.schedule(state, after: startAfter, every: period, action)
    }
}

/// A scheduler that runs actions on a dispatch queue, concurrently if the queue is concurrent. Thread-safe.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    // Unchecked, because the class isn't final. It only has constants.

    /// The type of a time span, in seconds.
    public typealias TimeInterval = Foundation.TimeInterval
    /// The type of a point in time.
    public typealias Time = Date

    private let actions: QueueActions

    /// Creates a scheduler that uses a queue.
    ///
    /// - Parameters:
    ///   - queue: The queue.
    ///   - leeway: The time by which the system may delay a timer, to save energy.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        actions = QueueActions(queue: queue, leeway: leeway)
    }

    /// Creates a scheduler with a concurrent queue of its own.
    ///
    /// - Parameters:
    ///   - qos: The queue's quality of service.
    ///   - leeway: The time by which the system may delay a timer, to save energy.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(
            queue: DispatchQueue(label: "rx.queue.\(qos)", qos: qos, attributes: .concurrent), leeway: leeway)
    }

    /// The current time.
    public var now: Date { Date() }

    /// Runs an action on the queue. Thread-safe.
    ///
    /// - Parameters:
    ///   - state: The argument of the action.
    ///   - action: The action.
    /// - Returns: A disposable. It prevents the action if that hasn't begun, and disposes of the action's result.
    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        actions.schedule(state, action)
    }

    /// Runs an action on the queue, after a time. Thread-safe.
    ///
    /// - Parameters:
    ///   - state: The argument of the action.
    ///   - dueTime: The time until the action runs.
    ///   - action: The action.
    /// - Returns: A disposable. It prevents the action if that hasn't begun, and disposes of the action's result.
    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        actions.schedule(state, after: dueTime, action)
    }

    /// Runs an action on the queue repeatedly, each time with its previous result. Thread-safe.
    ///
    /// - Parameters:
    ///   - state: The argument of the action the first time.
    ///   - startAfter: The time until the action runs first.
    ///   - period: The time between one run and the next.
    ///   - action: The action.
    /// - Returns: A disposable that ends the repetition.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        actions.schedule(state, after: startAfter, every: period, action)
    }
}
