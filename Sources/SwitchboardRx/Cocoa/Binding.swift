extension ObservableType {
    /// Sends each event to all of `observers`, on the thread of whoever sends it.
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        subscribe { event in
            for observer in observers {
                observer.on(event)
            }
        }
    }

    /// Sends each event to all of `observers`, on the thread of whoever sends it.
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        map { $0 as Element? }.subscribe { event in
            for observer in observers {
                observer.on(event)
            }
        }
    }

    /// What `binder` makes of the stream.
    public func bind<Result>(to binder: (Self) -> Result) -> Result {
        binder(self)
    }

    /// What `binder` makes of the stream and `curriedArgument`.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls `onNext` with each element, on the thread of whoever sends it.
    ///
    /// An error ends the program in debug builds, and is printed in release builds.
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext, onError: { failInDebug("An error was bound: \($0)") })
    }

    /// Calls `onNext` with `object` and each element while `object` is alive, on the thread of whoever sends the
    /// element. The subscription does not keep the object alive.
    ///
    /// An error ends the program in debug builds, and is printed in release builds.
    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable {
        subscribe(
            onNext: { [weak object] element in
                if let object { onNext(object, element) }
            },
            onError: { failInDebug("An error was bound: \($0)") })
    }
}
