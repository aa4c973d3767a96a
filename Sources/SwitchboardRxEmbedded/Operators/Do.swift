extension ObservableType {
    /// Returns this stream, with closures that are called for its events, on the event's thread.
    ///
    /// ```swift
    /// numbers.do(onNext: { print("before: \($0)") }, onError: { print("error: \($0)") })
    /// ```
    ///
    /// An error that a closure throws ends the stream. An error of `afterError` or `afterCompleted` is dropped, because
    /// the stream has ended by then.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element, before it's forwarded.
    ///   - afterNext: Called with each element, after it was forwarded.
    ///   - onError: Called with the error, before it's forwarded.
    ///   - afterError: Called with the error, after it was forwarded.
    ///   - onCompleted: Called at completion, before it's forwarded.
    ///   - afterCompleted: Called at completion, after it was forwarded.
    ///   - onSubscribe: Called before the subscription to this stream.
    ///   - onSubscribed: Called after the subscription to this stream.
    ///   - onDispose: Called once, after the subscription to this stream was disposed of, which happens at its end too.
    /// - Returns: The stream.
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
