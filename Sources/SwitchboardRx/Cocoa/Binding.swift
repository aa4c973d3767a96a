extension ObservableType {
    /// Subscribes observers, which all receive each event on the thread that sends it.
    ///
    /// ```swift
    /// slider.rx.position.bind(to: first, second).disposed(by: disposeBag)
    /// ```
    ///
    /// - Parameter observers: The observers.
    /// - Returns: The subscription, to dispose of.
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        subscribe { event in
            for observer in observers {
                observer.on(event)
            }
        }
    }

    /// Subscribes observers of Optionals, which all receive each event on the thread that sends it.
    ///
    /// ```swift
    /// slider.rx.position.bind(to: latest).disposed(by: disposeBag)
    /// ```
    ///
    /// - Parameter observers: The observers.
    /// - Returns: The subscription, to dispose of.
    public func bind<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        map { $0 as Element? }.subscribe { event in
            for observer in observers {
                observer.on(event)
            }
        }
    }

    /// Returns the result of a function for this stream. With it, a function that subscribes can end a chain of
    /// operators.
    ///
    /// - Parameter binder: The function. It's called once, before this returns.
    /// - Returns: The function's result.
    public func bind<Result>(to binder: (Self) -> Result) -> Result {
        binder(self)
    }

    /// Returns the result of a curried function for this stream and another argument. With it, a function that
    /// subscribes can end a chain of operators.
    ///
    /// - Parameters:
    ///   - binder: The function. It's called once, before this returns.
    ///   - curriedArgument: The second argument.
    /// - Returns: The function's result.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls a closure with each element, on the thread that sends it. An error traps in a debug build, and is printed
    /// in a release build.
    ///
    /// ```swift
    /// slider.rx.position.bind(onNext: { print($0) }).disposed(by: disposeBag)
    /// ```
    ///
    /// - Parameter onNext: The closure.
    /// - Returns: The subscription, to dispose of.
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext, onError: { failInDebug("An error was bound: \($0)") })
    }

    /// Calls a closure with an object and each element while the object is alive, on the thread that sends the element.
    /// An error traps in a debug build, and is printed in a release build.
    ///
    /// ```swift
    /// slider.rx.position.bind(with: self) { owner, position in owner.show(position) }.disposed(by: disposeBag)
    /// ```
    ///
    /// - Parameters:
    ///   - object: The object, which the subscription doesn't retain.
    ///   - onNext: The closure.
    /// - Returns: The subscription, to dispose of.
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
