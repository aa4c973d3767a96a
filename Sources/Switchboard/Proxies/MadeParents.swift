// Parents that take their delegate when they are made, and parents that have several.

extension ForwardingProxy {
    /// Makes a parent that takes its delegate in its initializer, together with its proxy.
    ///
    /// The parent retains the proxy, and `existingProxy(of:)` returns it.
    ///
    /// ```swift
    /// let (importer, proxy) = try ForwardingProxy<any ImporterDelegate>.makeParent { delegate in
    ///     Importer(delegate: delegate)
    /// }
    /// ```
    ///
    /// A `URLSession` releases its delegate when you invalidate it. `URLSession.proxied(_:)` of
    /// `SwitchboardFoundationNetworking` does the same with the proxy.
    ///
    /// - Parameters:
    ///   - target: The object that receives the calls, or nil.
    ///   - retainTarget: Whether the proxy retains the target. Pass false if the target retains the parent.
    ///   - makeParent: Makes the parent with this delegate, on the current thread. Calls that arrive meanwhile are
    ///     forwarded.
    /// - Returns: The parent and its proxy.
    /// - Throws: The error of `makeParent`. A ``ProxyError`` if the protocol isn't supported, if the parent already
    ///   has a proxy of this kind, or if the library can't observe the deallocation of such a parent.
    public static func makeParent<Parent: AnyObject>(
        forwardingTo target: Delegate? = nil, retainTarget: Bool = true, _ makeParent: (Delegate) throws -> Parent
    ) throws -> (parent: Parent, proxy: ForwardingProxy) {
        let proxy = try proxyOrThrow(forwardingTo: target, retainTarget: retainTarget)
        let parent = try makeParent(proxy.object)
        // A table would not know when the parent ends.
        if case .table = ProxyKeeper.ParentClass.of(parent).place {
            throw ProxyError(reason: .deallocationNotObserved, protocolName: String(reflecting: Parent.self))
        }
        let kept = try ProxyKeeper.proxy(for: parent, identifier: madeIdentifier) { () throws(ProxyError) in proxy }
        guard kept === proxy else {
            throw ProxyError(reason: .alreadyHasProxy, protocolName: String(reflecting: Delegate.self))
        }
        return (parent, proxy)
    }

    /// Returns the proxy that `makeParent(forwardingTo:retainTarget:_:)` made for a parent. Thread-safe.
    ///
    /// - Parameter parent: The parent.
    /// - Returns: Its proxy, or nil if there is none for this delegate type.
    public static func existingProxy(of parent: AnyObject) -> ForwardingProxy? {
        ProxyKeeper.known(for: parent, identifier: madeIdentifier) as? ForwardingProxy
    }

    /// Adds a proxy to a parent that has several delegates or observers.
    ///
    /// ```swift
    /// let (proxy, token) = try ForwardingProxy<any RosterObserver>.attach(
    ///     to: roster, adding: Roster.add(observer:), removing: Roster.remove(observer:))
    /// let subscription = proxy.sentMessage(RosterObserver.joined(_:)).subscribe { print($0) }
    /// ```
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
    public static func attach<Parent: AnyObject>(
        to parent: Parent, forwardingTo target: Delegate? = nil, retainTarget: Bool = true,
        adding add: (Parent) -> (Delegate) throws -> Void, removing remove: @escaping (Parent) -> (Delegate) -> Void
    ) throws -> (proxy: ForwardingProxy, token: SubscriptionToken) {
        let proxy = try proxyOrThrow(forwardingTo: target, retainTarget: retainTarget)
        try add(parent)(proxy.object)
        let addition = Addition(parent: parent, proxy: proxy, remove: remove)
        return (proxy, SubscriptionToken { addition.end() })
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
