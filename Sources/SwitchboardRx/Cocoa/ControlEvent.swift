/// A stream of the events of a control.
public protocol ControlEventType: ObservableType {
    /// Returns this stream as a control event.
    ///
    /// - Returns: The control event.
    func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control, as in RxCocoa. It has no error, and completes when the control is deallocated.
///
/// You subscribe to it on the main queue. The source stream is responsible for the other rules: for sending no error,
/// for completion, and for sending on the main queue.
///
/// ```swift
/// extension Reactive where Base: Slider {
///     var position: ControlEvent<Double> {
///         ControlEvent(
///             events: delegate.methodInvoked(SliderDelegate.slider(_:didMoveTo:)).asObservable()
///                 .map { slider, position in position })
///     }
/// }
/// ```
public struct ControlEvent<PropertyType>: ControlEventType {
    /// The type of the elements.
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    /// Creates a control event from a stream. Subscriptions to the stream begin on the main queue.
    ///
    /// - Parameter events: The stream, which sends no error and sends on the main queue.
    public init<Events: ObservableType>(events: Events) where Events.Element == Element {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// Subscribes an observer on the main queue. If you call this there, the observer is subscribed before this
    /// returns.
    ///
    /// - Parameter observer: The observer.
    /// - Returns: The subscription, to dispose of.
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        events.subscribe(observer)
    }

    /// Returns this control event as an `Observable`.
    ///
    /// - Returns: The stream.
    public func asObservable() -> Observable<Element> { events }

    /// Returns this control event.
    ///
    /// - Returns: This control event.
    public func asControlEvent() -> ControlEvent<Element> { self }
}
