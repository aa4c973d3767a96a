/// A stream of events that can be subscribed to.
///
/// Only this module makes subclasses; others make a stream with `create`, a subject or a relay.
public class Observable<Element>: ObservableType {
    init() {}

    /// Subscribes `observer`. The stream says on which thread it gets events.
    ///
    /// - Returns: What ends the subscription. It can be disposed of on any thread, and more than once.
    public final func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        let subscription = Subscription()
        subscription.assign(attach(EndingObserverSink(observer, subscription)))
        return subscription
    }

    /// Itself.
    public final func asObservable() -> Observable<Element> { self }

    /// Subscribes a sink, which sees to it that nothing comes out below after disposal.
    func attach(_ sink: Sink<Element>) -> any Disposable { mustOverride() }
}

/// A stream that does something at each subscription.
///
/// The outermost subscription on a thread sets up the thread's trampoline: whatever is scheduled on
/// `CurrentThreadScheduler` while the chain is being subscribed to waits until that is done.
class Producer<Element>: Observable<Element> {
    final override func attach(_ sink: Sink<Element>) -> any Disposable {
        let trampoline = Trampoline.current
        return trampoline.isRunning ? run(sink) : trampoline.run { run(sink) }
    }

    /// Subscribes a sink, on a thread with a running trampoline.
    func run(_ sink: Sink<Element>) -> any Disposable { mustOverride() }
}
