/// A stream of the values of a control's property, which you can set.
public protocol ControlPropertyType: ObservableType, ObserverType {
    /// Returns this property as a control property.
    ///
    /// - Returns: The control property.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control, as in RxCocoa: its current value, then each value that the user sets. It has no error, and
/// completes when the control is deallocated.
///
/// You subscribe to it on the main queue. The source stream is responsible for the other rules: for sending no error,
/// for completion, and for sending on the main queue.
///
/// ```swift
/// extension Reactive where Base: Slider {
///     var value: ControlProperty<Double> {
///         ControlProperty(values: position, valueSink: Binder(base) { slider, value in slider.value = value })
///     }
/// }
/// ```
public struct ControlProperty<PropertyType>: ControlPropertyType {
    /// The type of the values.
    public typealias Element = PropertyType

    fileprivate let values: Observable<PropertyType>
    fileprivate let valueSink: AnyObserver<PropertyType>

    /// Creates a control property from a stream of its values and an observer that sets it.
    ///
    /// - Parameters:
    ///   - values: The values, without an error and on the main queue. Subscriptions to this stream begin on the main
    ///     queue.
    ///   - valueSink: The observer that receives each value that you set.
    public init<Values: ObservableType, Sink: ObserverType>(
        values: Values, valueSink: Sink
    ) where Element == Values.Element, Element == Sink.Element {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink.asObserver()
    }

    /// Subscribes an observer on the main queue. If you call this there, the observer is subscribed before this
    /// returns.
    ///
    /// - Parameter observer: The observer.
    /// - Returns: The subscription, to dispose of.
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        values.subscribe(observer)
    }

    /// The values without the first one, which is the current value when you subscribe.
    public var changed: ControlEvent<PropertyType> {
        ControlEvent(events: values.skip(1))
    }

    /// Returns this property as an `Observable`.
    ///
    /// - Returns: The stream.
    public func asObservable() -> Observable<Element> { values }

    /// Returns this property.
    ///
    /// - Returns: This property.
    public func asControlProperty() -> ControlProperty<Element> { self }

    /// Sets the value, on your thread. An error traps in a debug build, and is printed in a release build.
    ///
    /// - Parameter event: The value, the completion or the error.
    public func on(_ event: Event<Element>) {
        switch event {
        case .error(let error): failInDebug("An error was bound: \(error)")
        case .next, .completed: valueSink.on(event)
        }
    }
}

extension ControlPropertyType where Element == String? {
    /// This property, with an empty text in place of nil.
    public var orEmpty: ControlProperty<String> {
        let original = asControlProperty()
        return ControlProperty(
            values: original.values.map { $0 ?? "" },
            valueSink: original.valueSink.mapObserver { $0 })
    }
}
