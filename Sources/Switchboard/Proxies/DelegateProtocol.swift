#if Macros

    /// The property in which the parents of a protocol's proxies have their delegate: the argument of
    /// `@DelegateProtocol`.
    public enum ParentProperty: Sendable {
        /// `delegate`: parents are `HasDelegate`.
        case delegate
        /// `dataSource`: parents are `HasDataSource`.
        case dataSource
        /// `prefetchDataSource`: parents are `HasPrefetchDataSource`.
        case prefetchDataSource
        /// Any other: a subclass of the generated class knows where, and conforms to `DelegateProxyType`.
        case custom
    }

    /// Generates a proxy class for a protocol of your own, of any access level, on every
    /// processor and system.
    ///
    /// ```swift
    /// @DelegateProtocol
    /// protocol DownloaderDelegate: AnyObject {
    ///     func downloader(_ downloader: Downloader, didReceive chunk: [UInt8], offset: Int)
    ///     @DefaultResult(false) func downloader(_ downloader: Downloader, shouldRetry error: any Error) -> Bool
    /// }
    /// extension Downloader: HasDelegate {}
    ///
    /// let proxy = DownloaderDelegateProxy<Downloader>.proxy(for: downloader)
    /// let subscription = proxy.methodInvoked(DownloaderDelegate.downloader(_:didReceive:offset:))
    ///     .subscribe { downloader, chunk, offset in ... }
    /// ```
    ///
    /// The class has the protocol's name with `Proxy` appended, and the protocol's access level (in a `public
    /// extension` it is `public`, not `open`). It conforms to the protocol: each method tells the observers, calls the
    /// real delegate, and tells the observers; a subclass may override it. Every method is registered under its name,
    /// `downloader(_:didReceive:offset:)`. Methods that only their types tell apart are registered under their names
    /// with types: `picker(_: Picker, didSelect: Contact)`.
    ///
    /// Some requirements are only forwarded, and cannot be observed: properties, subscripts, and methods that are
    /// generic or `rethrows`, are `async` and return something, have `inout`, `borrowing` or `consuming` arguments or
    /// closures that do not escape, are `@available` somewhere, or belong to an actor other than the main one. A note
    /// at the method says so. Methods of the main actor, and `async` ones that belong to an actor or have closures as
    /// arguments, are observed by name.
    ///
    /// Protocols from which it inherits need the macro, too. Their methods are served like its own, and a subclass may
    /// override those that the protocol repeats.
    ///
    /// Without a delegate, a method that returns nothing does nothing. Any other method asks `fallbackTarget`,
    /// returns the value of `@DefaultResult`, or ends the process with a message.
    ///
    /// - Parameter property: The property of parents that has the delegate.
    @attached(peer, names: prefixed(_Switchboard_), suffixed(Proxy))
    @attached(member, names: arbitrary)
    @attached(extension, names: arbitrary)
    public macro DelegateProtocol(_ property: ParentProperty = .delegate) =
        #externalMacro(module: "SwitchboardMacros", type: "DelegateProtocolMacro")

    /// The result of a requirement of a protocol with `@DelegateProtocol` if there is no delegate.
    ///
    /// - Parameter value: Evaluated at each such call. It must have a type without context: `Choice.cancel`, not
    ///   `.cancel`.
    @attached(peer)
    public macro DefaultResult<Value>(_ value: Value) =
        #externalMacro(module: "SwitchboardMacros", type: "RequirementMarker")

    /// The result of a requirement if there is no delegate: nil, an empty array or an empty dictionary.
    @attached(peer)
    public macro DefaultResult(_ value: _EmptyLiteral) =
        #externalMacro(module: "SwitchboardMacros", type: "RequirementMarker")

    /// Marks a requirement of a protocol with `@DelegateProtocol` that needs a delegate: a call without one ends the
    /// process with a message.
    @attached(peer)
    public macro RequiresDelegate() = #externalMacro(module: "SwitchboardMacros", type: "RequirementMarker")

    /// Marks a method of a protocol with `@DelegateProtocol` that is only forwarded, and not observed.
    ///
    /// Write it where the macro cannot see that a method cannot be observed: an argument's type is a `typealias` of a
    /// closure that does not escape, or the result is noncopyable.
    @attached(peer)
    public macro ForwardedOnly() = #externalMacro(module: "SwitchboardMacros", type: "RequirementMarker")

#else

    /// Stands in for the macro if the trait `Macros` is missing: the compiler's error says how to add it. It is a
    /// global actor, because a protocol can have the attribute of one, and a macro could not be declared without a
    /// warning.
    @available(
        *, unavailable,
        message: """
            enable the trait `Macros`, which builds swift-syntax: write `traits: ["Macros"]` in Package.swift, \
            `.package(url: ..., from: "0.1.0", traits: ["Macros"])`
            """
    )
    @globalActor public actor DelegateProtocol {
        /// For the compiler.
        public static let shared = DelegateProtocol()
    }

#endif
