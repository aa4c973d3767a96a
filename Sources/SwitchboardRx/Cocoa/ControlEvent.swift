/// A stream of the events of a control.
public protocol ControlEventType: ObservableType {
    /// Itself, as a control event.
    func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control: subscribed to on the main queue, without an error, and ended when the control goes away. The
/// stream that it is made of sees to the last two, and to sending on the main queue.
public struct ControlEvent<PropertyType>: ControlEventType {
    /// The type of the elements.
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    /// The elements of `events`, which is subscribed to on the main queue.
    public init<Events: ObservableType>(events: Events) where Events.Element == Element {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// Subscribes `observer` on the main queue: before this returns, if it is called there.
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        events.subscribe(observer)
    }

    /// Itself, as a stream.
    public func asObservable() -> Observable<Element> { events }

    /// Itself.
    public func asControlEvent() -> ControlEvent<Element> { self }
}
