// Parents that take their delegate when they are made, and parents that have several.

extension ForwardingProxy {
    /// Makes a parent that takes its delegate in its initializer, together with its proxy.
    ///
    /// The parent retains the proxy, and `existingProxy(of:)` returns it.
    ///
    /// ```swift
    /// let (importer, proxy) = ForwardingProxy<any ImporterDelegate>.makeParent { delegate in
    ///     Importer(delegate: delegate)
    /// }
    /// ```
    ///
    /// A `URLSession` releases its delegate when you invalidate it. `URLSession.proxied(_:)` of
    /// `SwitchboardFoundationNetworking` does the same with the proxy.
    ///
    /// If the protocol isn't supported, if the parent already has a proxy of this kind, or if the library can't observe
    /// the deallocation of such a parent, this traps; `makeParentOrThrow(forwardingTo:retainTarget:_:)` throws instead.
    ///
    /// - Parameters:
    ///   - target: The object that receives the calls, or nil.
    ///   - retainTarget: Whether the proxy retains the target. Pass false if the target retains the parent.
    ///   - makeParent: Makes the parent with this delegate, on the current thread. Calls that arrive meanwhile are
    ///     forwarded.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: The parent and its proxy.
    /// - Throws: The error of `makeParent`.
    public static func makeParent<Parent: AnyObject, Failure: Error>(
        forwardingTo target: Delegate? = nil, retainTarget: Bool = true,
        _ makeParent: (Delegate) throws(Failure) -> Parent, file: StaticString = #fileID, line: UInt = #line
    ) throws(Failure) -> (parent: Parent, proxy: ForwardingProxy) {
        let proxy = trapping(file, line) { () throws(ProxyError) in
            try proxyOrThrow(forwardingTo: target, retainTarget: retainTarget)
        }
        let parent = try makeParent(proxy.object)
        trapping(file, line) { () throws(ProxyError) in try keep(proxy, for: parent) }
        return (parent, proxy)
    }

    /// Makes a parent that takes its delegate in its initializer, together with its proxy, or throws if that isn't
    /// supported.
    ///
    /// The parent retains the proxy, and `existingProxy(of:)` returns it.
    ///
    /// - Parameters:
    ///   - target: The object that receives the calls, or nil.
    ///   - retainTarget: Whether the proxy retains the target. Pass false if the target retains the parent.
    ///   - makeParent: Makes the parent with this delegate, on the current thread. Calls that arrive meanwhile are
    ///     forwarded.
    /// - Returns: The parent and its proxy.
    /// - Throws: The error of `makeParent`. A ``ProxyError`` if the protocol isn't supported, if the parent already
    ///   has a proxy of this kind, or if the library can't observe the deallocation of such a parent.
    public static func makeParentOrThrow<Parent: AnyObject>(
        forwardingTo target: Delegate? = nil, retainTarget: Bool = true, _ makeParent: (Delegate) throws -> Parent
    ) throws -> (parent: Parent, proxy: ForwardingProxy) {
        let proxy = try proxyOrThrow(forwardingTo: target, retainTarget: retainTarget)
        let parent = try makeParent(proxy.object)
        try keep(proxy, for: parent)
        return (parent, proxy)
    }

    /// Has a parent retain its proxy.
    private static func keep<Parent: AnyObject>(_ proxy: ForwardingProxy, for parent: Parent) throws(ProxyError) {
        // A table would not know when the parent ends.
        if case .table = ProxyKeeper.ParentClass.of(parent).place {
            throw ProxyError(reason: .deallocationNotObserved, protocolName: String(reflecting: Parent.self))
        }
        let kept = try ProxyKeeper.proxy(for: parent, identifier: madeIdentifier) { () throws(ProxyError) in proxy }
        guard kept === proxy else {
            throw ProxyError(reason: .alreadyHasProxy, protocolName: String(reflecting: Delegate.self))
        }
    }

    /// Returns the proxy that `makeParent` made for a parent. Thread-safe.
    ///
    /// - Parameter parent: The parent.
    /// - Returns: Its proxy, or nil if there is none for this delegate type.
    public static func existingProxy(of parent: AnyObject) -> ForwardingProxy? {
        ProxyKeeper.known(for: parent, identifier: madeIdentifier) as? ForwardingProxy
    }

    /// Adds a proxy to a parent that has several delegates or observers.
    ///
    /// ```swift
    /// let (proxy, token) = ForwardingProxy<any RosterObserver>.attach(
    ///     to: roster, adding: Roster.add(observer:), removing: Roster.remove(observer:))
    /// let subscription = proxy.sentMessage(RosterObserver.joined(_:)).subscribe { print($0) }
    /// ```
    ///
    /// If the protocol isn't supported, this traps;
    /// `attachOrThrow(to:forwardingTo:retainTarget:adding:removing:)` throws instead.
    ///
    /// - Parameters:
    ///   - parent: The parent. The token doesn't retain it.
    ///   - target: The object that receives the calls. If it's nil, the proxy only notifies its observers.
    ///   - retainTarget: Whether the proxy retains the target.
    ///   - add: Adds a delegate to the parent. Called once, before this returns.
    ///   - remove: Removes the delegate. Called once, on the thread that cancels or releases the token, unless the
    ///     parent was deallocated.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: The proxy, and a token that retains it. Cancelling or releasing the token removes the proxy from
    ///   the parent.
    /// - Throws: The error of `add`.
    public static func attach<Parent: AnyObject, Failure: Error>(
        to parent: Parent, forwardingTo target: Delegate? = nil, retainTarget: Bool = true,
        adding add: (Parent) -> (Delegate) throws(Failure) -> Void,
        removing remove: @escaping (Parent) -> (Delegate) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) throws(Failure) -> (proxy: ForwardingProxy, token: SubscriptionToken) {
        let proxy = trapping(file, line) { () throws(ProxyError) in
            try proxyOrThrow(forwardingTo: target, retainTarget: retainTarget)
        }
        try add(parent)(proxy.object)
        return (proxy, removal(of: proxy, from: parent, by: remove))
    }

    /// Adds a proxy to a parent that has several delegates or observers, or throws if the protocol isn't supported.
    ///
    /// - Parameters:
    ///   - parent: The parent. The token doesn't retain it.
    ///   - target: The object that receives the calls. If it's nil, the proxy only notifies its observers.
    ///   - retainTarget: Whether the proxy retains the target.
    ///   - add: Adds a delegate to the parent. Called once, before this returns.
    ///   - remove: Removes the delegate. Called once, on the thread that cancels or releases the token, unless the
    ///     parent was deallocated.
    /// - Returns: The proxy, and a token that retains it. Cancelling or releasing the token removes the proxy from
    ///   the parent.
    /// - Throws: The error of `add`, or a ``ProxyError`` if the protocol isn't supported.
    public static func attachOrThrow<Parent: AnyObject>(
        to parent: Parent, forwardingTo target: Delegate? = nil, retainTarget: Bool = true,
        adding add: (Parent) -> (Delegate) throws -> Void, removing remove: @escaping (Parent) -> (Delegate) -> Void
    ) throws -> (proxy: ForwardingProxy, token: SubscriptionToken) {
        let proxy = try proxyOrThrow(forwardingTo: target, retainTarget: retainTarget)
        try add(parent)(proxy.object)
        return (proxy, removal(of: proxy, from: parent, by: remove))
    }

    /// The token that removes a proxy from its parent.
    private static func removal<Parent: AnyObject>(
        of proxy: ForwardingProxy, from parent: Parent, by remove: @escaping (Parent) -> (Delegate) -> Void
    ) -> SubscriptionToken {
        let addition = Addition(parent: parent, proxy: proxy, remove: remove)
        return SubscriptionToken { addition.end() }
    }

    /// Distinguishes these proxies from those that replace a parent's delegate.
    private static var madeIdentifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(ForwardingProxy.self), to: UnsafeRawPointer.self)
    }
}

/// A proxy that was added to a parent.
private struct Addition<Parent: AnyObject, Delegate>: @unchecked Sendable {
    weak var parent: Parent?
    let proxy: ForwardingProxy<Delegate>
    /// Called once, by the thread that ends this.
    let remove: (Parent) -> (Delegate) -> Void

    func end() {
        guard let parent else { return }
        remove(parent)(proxy.object)
    }
}
