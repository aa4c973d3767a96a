#if Macros

    /// Where the parents of a protocol's proxies have their delegate: the argument of `@DelegateProtocol`.
    public enum ParentProperty: Sendable {
        /// In `delegate`: parents are `HasDelegate`.
        case delegate
        /// In `dataSource`: parents are `HasDataSource`.
        case dataSource
        /// In `prefetchDataSource`: parents are `HasPrefetchDataSource`.
        case prefetchDataSource
        /// Anywhere: a subclass of the generated class says where, and conforms to `DelegateProxyType`.
        case custom
    }

    /// Makes a proxy class for a protocol of your own, whatever its access level and requirements, on every processor and
    /// system.
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
    /// The class is called as the protocol, with `Proxy` behind it, and has the protocol's access level (in a `public
    /// extension` it is `public`, and not `open`). It conforms to the protocol: each method tells the observers, calls the real delegate, and tells the observers; a subclass may override it.
    /// Every method is registered under its name, `downloader(_:didReceive:offset:)`; those that only their types tell apart,
    /// under their names with types: `picker(_: Picker, didSelect: Contact)`.
    ///
    /// Handed on, and not observed: properties, subscripts, and methods that are generic or `rethrows`, are `async` and return
    /// something, have `inout`, `borrowing` or `consuming` arguments or closures that do not escape, are `@available` somewhere, or belong to
    /// an actor other than the main one. A note at the method says so. Methods of the main actor, and `async` ones that
    /// belong to an actor or have closures as arguments, are observed by name.
    ///
    /// Protocols that it inherits from need the macro, too; their methods are served as its own are, and a subclass may
    /// override those that the protocol repeats.
    ///
    /// With no delegate, a method that returns nothing does nothing. Any other asks `fallbackReceiver`, gives the value of
    /// `@DefaultResult`, or ends the process with a text.
    ///
    /// - Parameter property: Where parents have the delegate.
    @attached(peer, names: prefixed(_Switchboard_), suffixed(Proxy))
    @attached(member, names: arbitrary)
    @attached(extension, names: arbitrary)
    public macro DelegateProtocol(_ property: ParentProperty = .delegate) =
        #externalMacro(module: "SwitchboardMacros", type: "DelegateProtocolMacro")

    /// What a requirement of a protocol with `@DelegateProtocol` answers where there is no delegate.
    ///
    /// - Parameter value: Evaluated at each such call. It has to have a type by itself: `Choice.cancel`, not `.cancel`.
    @attached(peer)
    public macro DefaultResult<Value>(_ value: Value) =
        #externalMacro(module: "SwitchboardMacros", type: "RequirementMarker")

    /// Nil, an empty array or an empty dictionary is what a requirement answers where there is no delegate.
    @attached(peer)
    public macro DefaultResult(_ value: _EmptyLiteral) =
        #externalMacro(module: "SwitchboardMacros", type: "RequirementMarker")

    /// A requirement of a protocol with `@DelegateProtocol` that somebody has to answer: a call with no delegate ends the
    /// process with a text.
    @attached(peer)
    public macro RequiresDelegate() = #externalMacro(module: "SwitchboardMacros", type: "RequirementMarker")

    /// A method of a protocol with `@DelegateProtocol` that is handed on, and not observed.
    ///
    /// Write it where the macro cannot see that a method cannot be observed: an argument's type is a `typealias` of a closure
    /// that does not escape, or the result is noncopyable.
    @attached(peer)
    public macro ForwardedOnly() = #externalMacro(module: "SwitchboardMacros", type: "RequirementMarker")

#else

    /// What `@DelegateProtocol` is without the trait `Macros`: the compiler's error that says how to get it. It is a global
    /// actor because a protocol can have the attribute of one, and a macro could not be declared without a warning.
    @available(
        *, unavailable,
        message: """
            the macro is built on swift-syntax, and only where the trait is asked for: write `traits: ["Macros"]` in \
            Package.swift, `.package(url: ..., branch: ..., traits: ["Macros"])`
            """
    )
    @globalActor public actor DelegateProtocol {
        /// For the compiler.
        public static let shared = DelegateProtocol()
    }

#endif
