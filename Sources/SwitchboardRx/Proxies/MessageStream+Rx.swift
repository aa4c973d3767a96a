/// The calls of a method as an `Observable`. It sends synchronously, on the thread that makes the call, ends when the parent is
/// gone, and has no error. Each subscriber gets one event at a time: where several threads make calls, one waits for what
/// another's has the subscriber do, so two subscribers that make each other's calls must not do so on two threads. Subscribing happens at once, on whatever thread: a subscription keeps neither the proxy nor the
/// parent nor a delegate, and lasts until it is disposed of, also where nobody keeps what `subscribe` returned.
extension MessageStream: ObservableConvertibleType {
    /// The same calls, as an `Observable`. It keeps the proxy as long as somebody keeps it; its subscriptions do not.
    public func asObservable() -> Observable<Element> {
        // What is subscribed holds the subscription, and the subscription that, until it is disposed of or the stream ends.
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
    /// The same calls, each with how it ended, as an `Observable`. It keeps the proxy as long as somebody keeps it; its
    /// subscriptions do not.
    public func asObservable() -> Observable<(Element, MessageOutcome)> {
        Observable.create { observer in
            let observer = Unchecked(observer), oneAtATime = OneAtATime()
            return self.subscribe(
                { element, outcome in oneAtATime { observer.value.onNext((element, outcome)) } },
                onCompleted: { oneAtATime { observer.value.onCompleted() } })
        }
    }
}

/// A subscription to the core's streams, and whatever else ends with one, can be disposed of like any other.
extension SubscriptionToken: Disposable {
    /// Ends it, as `cancel()`.
    public func dispose() { cancel() }
}
