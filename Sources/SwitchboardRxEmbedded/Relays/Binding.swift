extension ObservableType {
    /// Sends each element to publish relays, on the thread that sends it. The completion is dropped. An error traps in
    /// a debug build, and is printed in a release build.
    ///
    /// - Parameter relays: The relays.
    /// - Returns: The subscription, to dispose of.
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        subscribe(
            onNext: { element in
                for relay in relays { relay.accept(element) }
            },
            onError: { failInDebug("An error was bound to a relay: \($0)") })
    }

    /// Sends each element to publish relays of Optionals, on the thread that sends it. The completion is dropped. An
    /// error traps in a debug build, and is printed in a release build.
    ///
    /// - Parameter relays: The relays.
    /// - Returns: The subscription, to dispose of.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        subscribe(
            onNext: { element in
                for relay in relays { relay.accept(element) }
            },
            onError: { failInDebug("An error was bound to a relay: \($0)") })
    }

    /// Sends each element to behavior relays, on the thread that sends it. The completion is dropped. An error traps in
    /// a debug build, and is printed in a release build.
    ///
    /// - Parameter relays: The relays.
    /// - Returns: The subscription, to dispose of.
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        subscribe(
            onNext: { element in
                for relay in relays { relay.accept(element) }
            },
            onError: { failInDebug("An error was bound to a relay: \($0)") })
    }

    /// Sends each element to behavior relays of Optionals, on the thread that sends it. The completion is dropped. An
    /// error traps in a debug build, and is printed in a release build.
    ///
    /// - Parameter relays: The relays.
    /// - Returns: The subscription, to dispose of.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        subscribe(
            onNext: { element in
                for relay in relays { relay.accept(element) }
            },
            onError: { failInDebug("An error was bound to a relay: \($0)") })
    }

    /// Sends each element to replay relays, on the thread that sends it. The completion is dropped. An error traps in a
    /// debug build, and is printed in a release build.
    ///
    /// - Parameter relays: The relays.
    /// - Returns: The subscription, to dispose of.
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        subscribe(
            onNext: { element in
                for relay in relays { relay.accept(element) }
            },
            onError: { failInDebug("An error was bound to a relay: \($0)") })
    }

    /// Sends each element to replay relays of Optionals, on the thread that sends it. The completion is dropped. An
    /// error traps in a debug build, and is printed in a release build.
    ///
    /// - Parameter relays: The relays.
    /// - Returns: The subscription, to dispose of.
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        subscribe(
            onNext: { element in
                for relay in relays { relay.accept(element) }
            },
            onError: { failInDebug("An error was bound to a relay: \($0)") })
    }
}
