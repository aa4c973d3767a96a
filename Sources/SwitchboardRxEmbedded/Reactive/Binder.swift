/// An observer that does something with an object while the object is alive. It does not keep the object alive.
///
/// It accepts no errors: an error ends the program in debug builds, and is printed in release builds.
public struct Binder<Value>: ObserverType {
    /// The type of the elements.
    public typealias Element = Value

    private let binding: (Event<Value>) -> Void

    /// An observer that calls `binding` with the object and each element on `scheduler`. By default that is the main
    /// queue; an element that comes there is handled at once, unless another one waits.
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

    /// This observer, type-erased.
    public func asObserver() -> AnyObserver<Value> {
        AnyObserver(eventHandler: binding)
    }
}
