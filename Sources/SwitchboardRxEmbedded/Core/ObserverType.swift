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

    /// Itself, without its type.
    public func asObserver() -> AnyObserver<Element> {
        AnyObserver(self)
    }

    /// An observer that transforms each element and hands it on. An error that `transform` throws is handed on as one.
    public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver { event in self.on(event.map(transform)) }
    }
}

/// An observer without its type.
public struct AnyObserver<Element>: ObserverType {
    /// Takes one event.
    public typealias EventHandler = (Event<Element>) -> Void

    private let sink: Sink<Element>

    /// An observer that calls `eventHandler` with each event, on the thread of whoever sends it.
    public init(eventHandler: @escaping EventHandler) {
        sink = EventHandlerSink(eventHandler)
    }

    /// An observer that hands each event to `observer`.
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

    /// Itself.
    public func asObserver() -> AnyObserver<Element> {
        self
    }
}
