/// A stream of the values of a control's property, which can be set.
public protocol ControlPropertyType: ObservableType, ObserverType {
    /// This property, as a control property.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control: its current value, then each value that the user sets. It is subscribed to on the main
/// queue, has no error, and completes when the control goes away. The source stream is responsible for the last two,
/// and for sending on the main queue.
public struct ControlProperty<PropertyType>: ControlPropertyType {
    /// The type of the elements.
    public typealias Element = PropertyType

    fileprivate let values: Observable<PropertyType>
    fileprivate let valueSink: AnyObserver<PropertyType>

    /// The elements of `values`, which is subscribed to on the main queue. New values are sent to `valueSink`.
    public init<Values: ObservableType, Sink: ObserverType>(
        values: Values, valueSink: Sink
    ) where Element == Values.Element, Element == Sink.Element {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink.asObserver()
    }

    /// Subscribes `observer` on the main queue: before this returns, if it is called there.
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        values.subscribe(observer)
    }

    /// The values after the first.
    public var changed: ControlEvent<PropertyType> {
        ControlEvent(events: values.skip(1))
    }

    /// This property, as a stream.
    public func asObservable() -> Observable<Element> { values }

    /// This property.
    public func asControlProperty() -> ControlProperty<Element> { self }

    /// Sets the value, on the calling thread.
    ///
    /// An error ends the program in debug builds, and is printed in release builds.
    public func on(_ event: Event<Element>) {
        switch event {
        case .error(let error): failInDebug("An error was bound: \(error)")
        case .next, .completed: valueSink.on(event)
        }
    }
}

extension ControlPropertyType where Element == String? {
    /// The same property with an empty text in place of none.
    public var orEmpty: ControlProperty<String> {
        let original = asControlProperty()
        return ControlProperty(
            values: original.values.map { $0 ?? "" },
            valueSink: original.valueSink.mapObserver { $0 })
    }
}
