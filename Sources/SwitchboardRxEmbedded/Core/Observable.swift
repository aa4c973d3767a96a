/// A stream of events to which you can subscribe.
///
/// Make one with `create`, a subject, a relay or an operator. Only this module can make subclasses.
///
/// ```swift
/// Observable.of(1, 2, 3)
///     .map { $0 * 10 }
///     .subscribe(onNext: { print($0) })
///     .disposed(by: disposeBag)
/// ```
public class Observable<Element>: ObservableType {
    init() {}

    /// Subscribes an observer. The stream determines the thread of each event.
    ///
    /// - Parameter observer: The observer.
    /// - Returns: The subscription. You can dispose of it on any thread, and more than once.
    public final func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        let subscription = Subscription()
        subscription.assign(attach(EndingObserverSink(observer, subscription)))
        return subscription
    }

    /// Returns this stream.
    ///
    /// - Returns: This stream.
    public final func asObservable() -> Observable<Element> { self }

    /// Subscribes a sink, which is responsible for letting nothing through after disposal.
    func attach(_ sink: Sink<Element>) -> any Disposable { mustOverride() }

    /// Subscribes closures. A stream that sends nothing after an end or after disposal need not see to that.
    func attach(
        onNext: ((Element) -> Void)?, onError: ((any Error) -> Void)?, onCompleted: (() -> Void)?,
        onDisposed: (() -> Void)?
    ) -> any Disposable {
        let subscription = Subscription(onDisposed: onDisposed)
        let sink = HandlersSink(
            onNext: onNext, onError: onError, onCompleted: onCompleted, subscription: subscription)
        subscription.assign(attach(sink))
        return subscription
    }
}

/// A stream that does something at each subscription.
///
/// The outermost subscription on a thread sets up the thread's trampoline: actions that are scheduled on
/// `CurrentThreadScheduler` during subscribing wait until the whole chain is subscribed.
class Producer<Element>: Observable<Element> {
    final override func attach(_ sink: Sink<Element>) -> any Disposable {
        let trampoline = Trampoline.current
        return trampoline.isRunning ? run(sink) : trampoline.run { run(sink) }
    }

    /// Subscribes a sink, on a thread with a running trampoline.
    func run(_ sink: Sink<Element>) -> any Disposable { mustOverride() }
}
