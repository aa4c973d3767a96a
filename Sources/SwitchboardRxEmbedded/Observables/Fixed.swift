extension ObservableType {
    /// Returns a stream of one element, which is sent before `subscribe` returns.
    ///
    /// - Parameter element: The element.
    /// - Returns: The stream.
    public static func just(_ element: Element) -> Observable<Element> {
        Just(element)
    }

    /// Returns a stream of one element, which is sent on a scheduler.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - scheduler: The scheduler.
    /// - Returns: The stream.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        SequenceProducer(CollectionOfOne(element), scheduler)
    }

    /// Returns a stream without elements, which completes before `subscribe` returns.
    ///
    /// - Returns: The stream.
    public static func empty() -> Observable<Element> {
        Empty()
    }

    /// Returns a stream that sends nothing, and never ends.
    ///
    /// - Returns: The stream.
    public static func never() -> Observable<Element> {
        Never()
    }

    /// Returns a stream that fails before `subscribe` returns.
    ///
    /// - Parameter error: The error.
    /// - Returns: The stream.
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
