// Parents that take their delegate when they are made.

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
        if case .table = ProxyKeeper.Place(of: parent) {
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

    /// Distinguishes these proxies from those that replace a parent's delegate.
    private static var madeIdentifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(ForwardingProxy.self), to: UnsafeRawPointer.self)
    }
}
