/// A stream of the events of a control.
public protocol ControlEventType: ObservableType {
    /// This stream, as a control event.
    func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control: subscribed to on the main queue, without an error, and completed when the control goes
/// away. The source stream is responsible for the last two, and for sending on the main queue.
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

    /// This control event, as a stream.
    public func asObservable() -> Observable<Element> { events }

    /// This control event.
    public func asControlEvent() -> ControlEvent<Element> { self }
}
