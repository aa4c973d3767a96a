/// The calls of a method as an `Observable`. It sends synchronously, on the thread that makes the call, completes when
/// the parent is gone, and never fails. Each subscriber gets one event at a time: if several threads make calls, one
/// waits until the subscriber has handled the other's event. It may also wait until other subscribers of the same method
/// and stage have, so subscribers that make each other's calls, or wait for each other, must not do so on two threads.
/// Subscribing takes effect at once, on any thread. A subscription keeps neither the proxy nor the parent nor a delegate
/// alive. It lasts until it is disposed of, even if nobody keeps what `subscribe` returned.
extension CallStream: ObservableConvertibleType {
    /// The same calls, as an `Observable`. It keeps the proxy alive; its subscriptions do not.
    public func asObservable() -> Observable<Element> {
        // The subscribed closure holds the subscription, and the subscription holds the closure, until it is disposed
        // of or the stream ends.
        #if RxSwift
            Observable.create { observer in
                self.observeInOrder({ observer.onNext($0) }, onCompleted: { observer.onCompleted() })
            }
        #else
            AttachedObservable { self.keepObserving($0, onCompleted: $1, onEnd: $2) }
        #endif
    }
}

extension OutcomeStream: ObservableConvertibleType {
    /// The same calls, each with how it ended, as an `Observable`. It keeps the proxy alive; its subscriptions do not.
    public func asObservable() -> Observable<(Element, CallOutcome<Result>)> {
        Observable.create { observer in
            self.observeInOrder({ observer.onNext(($0, $1)) }, onCompleted: { observer.onCompleted() })
        }
    }
}

extension OrderedSubscription: Disposable {
    /// Ends the subscription, like `cancel()`.
    package func dispose() { cancel() }
}

/// A subscription to one of the core's streams, or another `SubscriptionToken`, can be disposed of like any other.
extension SubscriptionToken: Disposable {
    /// Ends the subscription, like `cancel()`.
    public func dispose() { cancel() }
}
