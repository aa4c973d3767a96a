extension ObservableType {
    /// The same stream, with actions for its events, which run on the thread of the event.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element, before it is passed on. An error that it throws ends the stream, as do
    ///     those of the other closures.
    ///   - afterNext: Called with each element, after it was passed on.
    ///   - onError: Called with the error, before it is passed on.
    ///   - afterError: Called with the error, after it was passed on.
    ///   - onCompleted: Called at completion, before it is passed on.
    ///   - afterCompleted: Called at completion, after it was passed on.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once, after the subscription to the source was disposed of, which happens at an end, too.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        Do(
            asObservable(),
            Do.Actions(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }
}

private final class Do<Element>: Producer<Element> {
    struct Actions {
        let onNext: ((Element) throws -> Void)?
        let afterNext: ((Element) throws -> Void)?
        let onError: ((any Swift.Error) throws -> Void)?
        let afterError: ((any Swift.Error) throws -> Void)?
        let onCompleted: (() throws -> Void)?
        let afterCompleted: (() throws -> Void)?
        let onSubscribe: (() -> Void)?
        let onSubscribed: (() -> Void)?
        let onDispose: (() -> Void)?
    }

    private let source: Observable<Element>
    private let actions: Actions

    init(_ source: Observable<Element>, _ actions: Actions) {
        self.source = source
        self.actions = actions
    }

    override func run(_ sink: Sink<Element>) -> any Disposable {
        actions.onSubscribe?()
        let sink = DoSink(actions, sink)
        let subscription = source.attach(sink)
        actions.onSubscribed?()
        if let onDispose = actions.onDispose {
            sink.assign(Disposables.create(subscription, Disposables.create(with: onDispose)))
        } else {
            sink.assign(subscription)
        }
        return sink
    }
}

private final class DoSink<Element>: OperatorSink<Element, Element> {
    private let actions: Do<Element>.Actions

    init(_ actions: Do<Element>.Actions, _ downstream: Sink<Element>) {
        self.actions = actions
        super.init(downstream)
    }

    override func next(_ element: Element) {
        do {
            try actions.onNext?(element)
            forward(element)
            try actions.afterNext?(element)
        } catch {
            super.fail(error)
        }
    }

    override func fail(_ error: any Error) {
        let actions = actions
        end(with: error, before: { try actions.onError?(error) }, after: { try actions.afterError?(error) })
    }

    override func complete() {
        end(with: nil, before: actions.onCompleted, after: actions.afterCompleted)
    }

    /// An error that `before` throws replaces the end. One that `after` throws is dropped, because it would come after
    /// the end.
    private func end(with error: (any Error)?, before: (() throws -> Void)?, after: (() throws -> Void)?) {
        do {
            try before?()
        } catch {
            super.fail(error)
            return
        }
        if !isDisposed {
            if let error { downstream.fail(error) } else { downstream.complete() }
        }
        try? after?()
        dispose()
    }
}
