// Parents that take their delegate when they are made, and parents that have several.

extension ForwardingProxy {
    /// Makes a parent that takes its delegate when it is made, and the proxy that it gets. The proxy is kept as long as
    /// the parent lives, and `proxy(madeWith:)` finds it again.
    ///
    /// ```swift
    /// let (importer, proxy) = try ForwardingProxy<any ImporterDelegate>.make { delegate in Importer(delegate: delegate) }
    /// ```
    ///
    /// A `URLSession` lets its delegate go when it is invalidated; `URLSession.proxied(_:)` of
    /// `SwitchboardFoundationNetworking` does so with the proxy.
    ///
    /// - Parameters:
    ///   - target: Who gets the calls. Nil for nobody yet.
    ///   - retainTarget: Whether the proxy keeps the target alive. Pass false if the target keeps the parent.
    ///   - makeParent: Makes the parent with the delegate that it is given. Calls that arrive meanwhile are forwarded.
    /// - Returns: The parent and its proxy.
    /// - Throws: What `makeParent` throws. `ProxyRefusal` if no proxy can stand in for the delegate's protocols, the
    ///   parent already has a proxy of this kind, or the end of such a parent cannot be observed.
    public static func make<Parent: AnyObject>(
        forwardingTo target: Delegate? = nil, retainTarget: Bool = true, _ makeParent: (Delegate) throws -> Parent
    ) throws -> (parent: Parent, proxy: ForwardingProxy) {
        let proxy = try proxyOrThrow(forwardingTo: target, retainTarget: retainTarget)
        let parent = try makeParent(proxy.object)
        // A table would not know when the parent ends.
        if case .table = ProxyKeeper.ParentClass.of(parent).place {
            throw ProxyRefusal(reason: .endNotObserved, protocolName: String(reflecting: Parent.self))
        }
        let kept = try ProxyKeeper.proxy(for: parent, identifier: madeIdentifier) { () throws(ProxyRefusal) in proxy }
        guard kept === proxy else {
            throw ProxyRefusal(reason: .madeTwice, protocolName: String(reflecting: Delegate.self))
        }
        return (parent, proxy)
    }

    /// The proxy that was made with `parent`, by `make(forwardingTo:retainTarget:_:)`; nil if there is none.
    public static func proxy(madeWith parent: AnyObject) -> ForwardingProxy? {
        ProxyKeeper.known(for: parent, identifier: madeIdentifier) as? ForwardingProxy
    }

    /// Adds a proxy to a parent that has several delegates, or observers.
    ///
    /// ```swift
    /// let (proxy, token) = try ForwardingProxy<any RosterObserver>.add(
    ///     to: roster, by: Roster.add(observer:), removeBy: Roster.remove(observer:))
    /// let subscription = proxy.sentMessage(RosterObserver.joined(_:)).subscribe { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - parent: The parent. The token does not keep it.
    ///   - target: Who gets the calls. Nil for nobody: then the proxy only tells its observers.
    ///   - retainTarget: Whether the proxy keeps the target alive.
    ///   - add: Adds a delegate. Called once, before this returns.
    ///   - remove: Removes a delegate that was added. Called once, on the thread that cancels the token or drops it,
    ///     unless the parent is gone.
    /// - Returns: The proxy, and a token that keeps it. Cancelling the token removes the proxy from the parent; so does
    ///   dropping it.
    /// - Throws: What `add` throws. `ProxyRefusal` if no proxy can stand in for the delegate's protocols.
    public static func add<Parent: AnyObject>(
        to parent: Parent, forwardingTo target: Delegate? = nil, retainTarget: Bool = true,
        by add: (Parent) -> (Delegate) throws -> Void, removeBy remove: @escaping (Parent) -> (Delegate) -> Void
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
