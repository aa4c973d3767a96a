/// The calls of a method as an `Observable`.
///
/// It sends synchronously, on the thread that makes the call. It completes with the parent, and never fails. You
/// subscribe on any thread, with immediate effect.
///
/// Each subscriber receives one event at a time: if two threads call at once, one of them waits. It may wait for other
/// subscribers of the same method and stage too. So two subscribers mustn't make each other's calls, or wait for each
/// other, on two threads.
///
/// A subscription retains neither the proxy nor the parent nor a delegate. It lasts until it's disposed of, even if you
/// drop the result of `subscribe`.
extension CallStream: ObservableConvertibleType {
    /// Returns these calls as an `Observable`. Thread-safe.
    ///
    /// ```swift
    /// proxy.methodInvoked(SliderDelegate.slider(_:didMoveTo:)).asObservable()
    ///     .map { slider, position in position }
    ///     .subscribe(onNext: { print($0) })
    ///     .disposed(by: disposeBag)
    /// ```
    ///
    /// - Returns: The stream. It retains the proxy; its subscriptions don't.
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
    /// Returns these calls, each with its outcome, as an `Observable`. Thread-safe.
    ///
    /// ```swift
    /// proxy.methodInvoked(ImporterDelegate.importer(_:mayImport:)).withOutcome.asObservable()
    ///     .subscribe(onNext: { arguments, outcome in print(outcome) })
    ///     .disposed(by: disposeBag)
    /// ```
    ///
    /// - Returns: The stream. It retains the proxy; its subscriptions don't.
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

/// A subscription of the core library as a disposable, which you can put into a `DisposeBag`.
extension SubscriptionToken: Disposable {
    /// Ends the subscription, as `cancel()` does. Thread-safe.
    public func dispose() { cancel() }
}
