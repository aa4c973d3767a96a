/// An observer that uses an object while it's alive, and doesn't retain it. An error traps in a debug build, and is
/// printed in a release build.
///
/// ```swift
/// let text = Binder(label) { label, text in label.text = text }
/// names.bind(to: text).disposed(by: disposeBag)
/// ```
public struct Binder<Value>: ObserverType {
    /// The type of the elements.
    public typealias Element = Value

    private let binding: (Event<Value>) -> Void

    /// Creates an observer that calls a closure with an object and each element on a scheduler.
    ///
    /// - Parameters:
    ///   - target: The object, which the observer doesn't retain.
    ///   - scheduler: The scheduler, by default the main queue. An element that is sent on the main queue is handled at
    ///     once, unless another one waits.
    ///   - binding: The closure.
    public init<Target: AnyObject>(
        _ target: Target,
        scheduler: any ImmediateSchedulerType = MainScheduler(),
        binding: @escaping (Target, Value) -> Void
    ) {
        self.binding = { [weak target] event in
            switch event {
            case .next(let element):
                _ = scheduler.schedule(element) { [weak target] element in
                    if let target {
                        binding(target, element)
                    }
                    return Disposables.create()
                }
            case .error(let error):
                failInDebug("An error was bound: \(error)")
            case .completed:
                break
            }
        }
    }

    /// Handles an event. You can call this on any thread.
    ///
    /// - Parameter event: The event.
    public func on(_ event: Event<Value>) {
        binding(event)
    }

    /// Returns this observer with its type erased.
    ///
    /// - Returns: The observer.
    public func asObserver() -> AnyObserver<Value> {
        AnyObserver(eventHandler: binding)
    }
}
