extension ObservableType {
    /// Sends each element to all of `relays`, on the thread of whoever sends it. Completion is dropped.
    ///
    /// An error ends the program in debug builds, and is printed in release builds.
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        subscribe(
            onNext: { element in
                for relay in relays { relay.accept(element) }
            },
            onError: { failInDebug("An error was bound to a relay: \($0)") })
    }

    /// Sends each element to all of `relays`, on the thread of whoever sends it. Completion is dropped.
    ///
    /// An error ends the program in debug builds, and is printed in release builds.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        subscribe(
            onNext: { element in
                for relay in relays { relay.accept(element) }
            },
            onError: { failInDebug("An error was bound to a relay: \($0)") })
    }

    /// Sends each element to all of `relays`, on the thread of whoever sends it. Completion is dropped.
    ///
    /// An error ends the program in debug builds, and is printed in release builds.
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        subscribe(
            onNext: { element in
                for relay in relays { relay.accept(element) }
            },
            onError: { failInDebug("An error was bound to a relay: \($0)") })
    }

    /// Sends each element to all of `relays`, on the thread of whoever sends it. Completion is dropped.
    ///
    /// An error ends the program in debug builds, and is printed in release builds.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        subscribe(
            onNext: { element in
                for relay in relays { relay.accept(element) }
            },
            onError: { failInDebug("An error was bound to a relay: \($0)") })
    }

    /// Sends each element to all of `relays`, on the thread of whoever sends it. Completion is dropped.
    ///
    /// An error ends the program in debug builds, and is printed in release builds.
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        subscribe(
            onNext: { element in
                for relay in relays { relay.accept(element) }
            },
            onError: { failInDebug("An error was bound to a relay: \($0)") })
    }

    /// Sends each element to all of `relays`, on the thread of whoever sends it. Completion is dropped.
    ///
    /// An error ends the program in debug builds, and is printed in release builds.
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        subscribe(
            onNext: { element in
                for relay in relays { relay.accept(element) }
            },
            onError: { failInDebug("An error was bound to a relay: \($0)") })
    }
}
