/// The calls of a method as an `Observable`. It sends synchronously, on the thread that makes the call, completes when
/// the parent is gone, and never fails. Each subscriber gets one event at a time: if several threads make calls, one
/// waits until the subscriber has handled the other's event. So two subscribers that make each other's calls must not
/// do so on two threads. Subscribing takes effect at once, on any thread. A subscription keeps neither the proxy nor
/// the parent nor a delegate alive. It lasts until it is disposed of, even if nobody keeps what `subscribe` returned.
extension CallStream: ObservableConvertibleType {
    /// The same calls, as an `Observable`. It keeps the proxy alive; its subscriptions do not.
    public func asObservable() -> Observable<Element> {
        // The subscribed closure holds the subscription, and the subscription holds the closure, until it is disposed
        // of or the stream ends.
        #if RxSwift
            Observable.create { observer in
                let observer = Unchecked(observer), oneAtATime = OneAtATime()
                return self.subscribe(
                    { element in oneAtATime { observer.value.onNext(element) } },
                    onCompleted: { oneAtATime { observer.value.onCompleted() } })
            }
        #else
            AttachedObservable { sink in
                let sink = Unchecked(sink), oneAtATime = OneAtATime()
                return self.subscribe(
                    { element in oneAtATime { sink.value.next(element) } },
                    onCompleted: { oneAtATime { sink.value.complete() } })
            }
        #endif
    }
}

extension OutcomeStream: ObservableConvertibleType {
    /// The same calls, each with how it ended, as an `Observable`. It keeps the proxy alive; its subscriptions do not.
    public func asObservable() -> Observable<(Element, CallOutcome<Result>)> {
        Observable.create { observer in
            let observer = Unchecked(observer), oneAtATime = OneAtATime()
            return self.subscribe(
                { element, outcome in oneAtATime { observer.value.onNext((element, outcome)) } },
                onCompleted: { oneAtATime { observer.value.onCompleted() } })
        }
    }
}

/// A subscription to one of the core's streams, or another `SubscriptionToken`, can be disposed of like any other.
extension SubscriptionToken: Disposable {
    /// Ends the subscription, like `cancel()`.
    public func dispose() { cancel() }
}
