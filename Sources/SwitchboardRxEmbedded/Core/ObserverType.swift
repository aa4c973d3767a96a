/// A receiver of a stream's events.
public protocol ObserverType {
    /// The type of the elements.
    associatedtype Element

    /// Receives an event, on the thread that sends it.
    ///
    /// - Parameter event: The event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Sends this observer the next element.
    ///
    /// - Parameter element: The element.
    public func onNext(_ element: Element) {
        on(.next(element))
    }

    /// Sends this observer the completion, which ends the stream.
    public func onCompleted() {
        on(.completed)
    }

    /// Sends this observer an error, which ends the stream.
    ///
    /// - Parameter error: The error.
    public func onError(_ error: any Swift.Error) {
        on(.error(error))
    }

    /// Returns this observer with its type erased.
    ///
    /// - Returns: The observer.
    public func asObserver() -> AnyObserver<Element> {
        AnyObserver(self)
    }

    /// Returns an observer that transforms each element and forwards it to this observer. If the closure throws, it
    /// forwards the error.
    ///
    /// - Parameter transform: The closure.
    /// - Returns: The other observer.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { event in self.on(event.map(transform)) }
    }
}

/// An observer whose type is erased.
public struct AnyObserver<Element>: ObserverType {
    /// The type of a closure that receives events.
    public typealias EventHandler = (Event<Element>) -> Void

    private let sink: Sink<Element>

    /// Creates an observer that calls a closure with each event, on the thread that sends it.
    ///
    /// - Parameter eventHandler: The closure.
    public init(eventHandler: @escaping EventHandler) {
        sink = EventHandlerSink(eventHandler)
    }

    /// Creates an observer that forwards each event to another observer.
    ///
    /// - Parameter observer: The other observer.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        if let observer = observer as? AnyObserver<Element> {
            sink = observer.sink
        } else {
            sink = ObserverSink(observer)
        }
    }

    init(sink: Sink<Element>) {
        self.sink = sink
    }

    /// Sends this observer an event, on your thread.
    ///
    /// - Parameter event: The event.
    public func on(_ event: Event<Element>) {
        sink.on(event)
    }

    /// Sends this observer the next element, on your thread.
    ///
    /// - Parameter element: The element.
    public func onNext(_ element: Element) {
        sink.next(element)
    }

    /// Sends this observer the completion, which ends the stream, on your thread.
    public func onCompleted() {
        sink.complete()
    }

    /// Sends this observer an error, which ends the stream, on your thread.
    ///
    /// - Parameter error: The error.
    public func onError(_ error: any Swift.Error) {
        sink.fail(error)
    }

    /// Returns this observer.
    ///
    /// - Returns: This observer.
    public func asObserver() -> AnyObserver<Element> {
        self
    }
}
