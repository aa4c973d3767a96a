extension ObservableType {
    /// A stream that calls `subscribe` at each subscription, with the observer to send to.
    ///
    /// The disposable that `subscribe` returns is disposed of at the end of the stream or when the subscription is
    /// disposed of. Later events are dropped. Events are forwarded on the thread that sends them; they must be sent one
    /// at a time.
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
