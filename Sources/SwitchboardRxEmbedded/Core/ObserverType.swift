/// Something that gets the events of a stream.
public protocol ObserverType {
    /// The type of the elements.
    associatedtype Element

    /// Takes one event, on the thread of whoever sends it.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Takes the next element.
    public func onNext(_ element: Element) {
        on(.next(element))
    }

    /// Takes completion.
    public func onCompleted() {
        on(.completed)
    }

    /// Takes an error, which ends the stream.
    public func onError(_ error: any Swift.Error) {
        on(.error(error))
    }

    /// This observer, type-erased.
    public func asObserver() -> AnyObserver<Element> {
        AnyObserver(self)
    }

    /// An observer that transforms each element and forwards it. If `transform` throws, it forwards the error.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { event in self.on(event.map(transform)) }
    }
}

/// A type-erased observer.
public struct AnyObserver<Element>: ObserverType {
    /// Handles one event.
    public typealias EventHandler = (Event<Element>) -> Void

    private let sink: Sink<Element>

    /// An observer that calls `eventHandler` with each event, on the thread of whoever sends it.
    public init(eventHandler: @escaping EventHandler) {
        sink = EventHandlerSink(eventHandler)
    }

    /// An observer that forwards each event to `observer`.
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

    /// Takes one event, on the thread of whoever sends it.
    public func on(_ event: Event<Element>) {
        sink.on(event)
    }

    /// Takes the next element.
    public func onNext(_ element: Element) {
        sink.next(element)
    }

    /// Takes completion.
    public func onCompleted() {
        sink.complete()
    }

    /// Takes an error, which ends the stream.
    public func onError(_ error: any Swift.Error) {
        sink.fail(error)
    }

    /// This observer.
    public func asObserver() -> AnyObserver<Element> {
        self
    }
}
