extension ObservableType {
    /// A stream of one element, sent before `subscribe` returns.
    public static func just(_ element: Element) -> Observable<Element> {
        Just(element)
    }

    /// A stream of one element, sent on `scheduler`.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        SequenceProducer(CollectionOfOne(element), scheduler)
    }

    /// A stream that ends before `subscribe` returns.
    public static func empty() -> Observable<Element> {
        Empty()
    }

    /// A stream that sends nothing.
    public static func never() -> Observable<Element> {
        Never()
    }

    /// A stream that fails before `subscribe` returns.
    public static func error(_ error: any Swift.Error) -> Observable<Element> {
        Failed(error)
    }
}

private final class Just<Element>: Observable<Element> {
    private let element: Element

    init(_ element: Element) {
        self.element = element
    }

    override func attach(_ sink: Sink<Element>) -> any Disposable {
        sink.next(element)
        sink.complete()
        return Disposables.create()
    }
}

private final class Empty<Element>: Observable<Element> {
    override func attach(_ sink: Sink<Element>) -> any Disposable {
        sink.complete()
        return Disposables.create()
    }
}

private final class Never<Element>: Observable<Element> {
    override func attach(_ sink: Sink<Element>) -> any Disposable {
        Disposables.create()
    }
}

private final class Failed<Element>: Observable<Element> {
    private let error: any Error

    init(_ error: any Error) {
        self.error = error
    }

    override func attach(_ sink: Sink<Element>) -> any Disposable {
        sink.fail(error)
        return Disposables.create()
    }
}
