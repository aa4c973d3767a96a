extension ObservableType {
    /// Returns a stream that calls a closure at each subscription, with the observer that receives the events.
    ///
    /// ```swift
    /// let numbers = Observable<Int>.create { observer in
    ///     observer.onNext(1)
    ///     observer.onCompleted()
    ///     return Disposables.create()
    /// }
    /// ```
    ///
    /// Events are forwarded on the thread that sends them. Send them one at a time. Events after the end, or after
    /// disposal, are dropped.
    ///
    /// - Parameter subscribe: The closure. The disposable that it returns is disposed of when the stream ends, or when
    ///   the subscription is disposed of.
    /// - Returns: The stream.
    public static func create(
        _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
    ) -> Observable<Element> {
        Created(subscribe)
    }
}

private final class Created<Element>: Producer<Element> {
    private let subscribe: (AnyObserver<Element>) -> any Disposable

    init(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) {
        self.subscribe = subscribe
    }

    override func run(_ sink: Sink<Element>) -> any Disposable {
        let created = CreatedSink(sink)
        created.assign(subscribe(AnyObserver(sink: created)))
        return created
    }
}

/// The sink to which foreign code sends, which need not know that nothing may follow an end.
final class CreatedSink<Element>: OperatorSink<Element, Element> {
    private let hasStopped = OnceFlag()

    override func next(_ element: Element) {
        if hasStopped.isSet { return }
        forward(element)
    }

    override func fail(_ error: any Error) {
        guard hasStopped.set() else { return }
        super.fail(error)
    }

    override func complete() {
        guard hasStopped.set() else { return }
        super.complete()
    }
}
