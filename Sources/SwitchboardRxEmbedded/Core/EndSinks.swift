/// Forwards events to a closure.
final class EventHandlerSink<Element>: Sink<Element> {
    private let handler: (Event<Element>) -> Void

    init(_ handler: @escaping (Event<Element>) -> Void) {
        self.handler = handler
    }

    override func next(_ element: Element) { handler(.next(element)) }

    override func fail(_ error: any Error) { handler(.error(error)) }

    override func complete() { handler(.completed) }
}

/// Forwards events to an observer.
final class ObserverSink<Observer: ObserverType>: Sink<Observer.Element> {
    private let observer: Observer

    init(_ observer: Observer) {
        self.observer = observer
    }

    override func next(_ element: Observer.Element) { observer.on(.next(element)) }

    override func fail(_ error: any Error) { observer.on(.error(error)) }

    override func complete() { observer.on(.completed) }
}

/// The end of a subscription by an observer.
final class EndingObserverSink<Observer: ObserverType>: Sink<Observer.Element> {
    private let observer: Observer
    private let subscription: Subscription

    init(_ observer: Observer, _ subscription: Subscription) {
        self.observer = observer
        self.subscription = subscription
    }

    override func next(_ element: Observer.Element) {
        observer.on(.next(element))
    }

    override func fail(_ error: any Error) {
        observer.on(.error(error))
        subscription.finish()
    }

    override func complete() {
        observer.on(.completed)
        subscription.finish()
    }
}

/// The end of a subscription by a closure that takes events. Nothing comes after an end, whatever the source does.
final class EndingEventSink<Element>: Sink<Element> {
    private let handler: (Event<Element>) -> Void
    private let subscription: Subscription
    private let hasStopped = OnceFlag()

    init(_ handler: @escaping (Event<Element>) -> Void, _ subscription: Subscription) {
        self.handler = handler
        self.subscription = subscription
    }

    override func next(_ element: Element) {
        if hasStopped.isSet { return }
        handler(.next(element))
    }

    override func fail(_ error: any Error) {
        guard hasStopped.set() else { return }
        handler(.error(error))
        subscription.finish()
    }

    override func complete() {
        guard hasStopped.set() else { return }
        handler(.completed)
        subscription.finish()
    }
}

/// The end of a subscription by closures. Nothing comes after an end, whatever the source does.
final class HandlersSink<Element>: Sink<Element> {
    private let onNext: ((Element) -> Void)?
    private let onError: ((any Error) -> Void)?
    private let onCompleted: (() -> Void)?
    private let subscription: Subscription
    private let hasStopped = OnceFlag()

    init(
        onNext: ((Element) -> Void)?,
        onError: ((any Error) -> Void)?,
        onCompleted: (() -> Void)?,
        subscription: Subscription
    ) {
        self.onNext = onNext
        self.onError = onError
        self.onCompleted = onCompleted
        self.subscription = subscription
    }

    override func next(_ element: Element) {
        if hasStopped.isSet { return }
        onNext?(element)
    }

    override func fail(_ error: any Error) {
        guard hasStopped.set() else { return }
        if let onError {
            onError(error)
        } else {
            Hooks.defaultErrorHandler([], error)
        }
        subscription.finish()
    }

    override func complete() {
        guard hasStopped.set() else { return }
        onCompleted?()
        subscription.finish()
    }
}
