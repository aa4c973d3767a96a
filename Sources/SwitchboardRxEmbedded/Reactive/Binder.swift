/// An observer that does something with an object, as long as there is the object: it does not keep it.
///
/// It takes no errors: one ends the program in debug builds, and is printed in release builds.
public struct Binder<Value>: ObserverType {
    /// The type of the elements.
    public typealias Element = Value

    private let binding: (Event<Value>) -> Void

    /// An observer that calls `binding` with the object and each element, on `scheduler`: if nothing else is said, on
    /// the main queue, at once if the element comes there and no other waits.
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

    /// Takes one event, on any thread.
    public func on(_ event: Event<Value>) {
        binding(event)
    }

    /// Itself, without its type.
    public func asObserver() -> AnyObserver<Value> {
        AnyObserver(eventHandler: binding)
    }
}
