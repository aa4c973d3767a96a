import CFFIShim

/// Finds the proxy of a parent, and has it kept as long as the parent lives: by the parent itself if it is a
/// `HasProxyStorage`, else by its deallocation hook if it is a `HasDeallocationHook` that can be hooked, else in a table.
enum ProxyRegistry {
    /// The proxy under `identifier` for `parent`, made where there is none. Any thread; of several that make one at once,
    /// all get the one that was first.
    ///
    /// - Parameter identifier: What tells the proxies of one parent apart. Two types under one identifier trap.
    static func proxy<Proxy: ProxyCore>(
        for parent: AnyObject, identifier: UnsafeRawPointer, make: () throws(ProxyRefusal) -> Proxy
    ) throws(ProxyRefusal) -> Proxy {
        let found: ProxyCore
        switch KeepingWay(of: parent) {
        case .storage(let witnesses):
            let storage = KeepingWay.storage(of: parent, witnesses)
            if let known = storage.proxy(identifier, of: parent) {
                found = known
                break
            }
            guard storage === KeepingWay.storage(of: parent, witnesses) else {
                throw ProxyRefusal(reason: .storageNotOwn, protocolName: try make().shape.delegateName)
            }
            found = try proxy(in: storage, for: parent, identifier, make: make)
        case .hook:
            if let context = DeallocationContext.known(parent) ?? (try? DeallocationContext.context(of: parent)) {
                found = try proxy(in: context.proxies, for: parent, identifier, make: make)
            } else {
                found = try ProxyTable.shared.proxy(for: parent, identifier: identifier, make: make)
            }
        case .table:
            found = try ProxyTable.shared.proxy(for: parent, identifier: identifier, make: make)
        }
        if type(of: found) == Proxy.self { return unsafeDowncast(found, to: Proxy.self) }
        guard let proxy = found as? Proxy else {
            fatalError(
                """
                Switchboard: expected a \(Proxy.self) as the proxy of that identifier for a \(type(of: parent)), found a \
                \(type(of: found)). Give each proxy type an identifier of its own.
                """)
        }
        return proxy
    }

    private static func proxy(
        in storage: ProxyStorage, for parent: AnyObject, _ identifier: UnsafeRawPointer,
        make: () throws(ProxyRefusal) -> ProxyCore
    ) throws(ProxyRefusal) -> ProxyCore {
        if let known = storage.proxy(identifier, of: parent) { return known }
        let made = try make()
        let kept = try storage.keep(made, identifier, for: parent)
        return withExtendedLifetime(parent) { kept }
    }
}

extension DelegateProxy where ParentObject: HasDelegate, ParentObject.Delegate == Delegate {
    /// The proxy for `parent`, installed as its delegate; the delegate that was there is the one that calls go on to.
    ///
    /// The first time it makes the proxy. If the parent's delegate was replaced since, it adopts the new one and takes
    /// its place again. A protocol that no proxy can stand in for traps; `proxy(validating:)` throws instead.
    ///
    /// - Parameter parent: Whose delegate to take the place of. As setting its delegate: on a thread where that is safe.
    public static func proxy(for parent: ParentObject) -> DelegateProxy {
        trapping { () throws(ProxyRefusal) in try proxy(validating: parent) }
    }

    /// As `proxy(for:)`.
    ///
    /// - Throws: `ProxyRefusal` where no proxy can stand in for the delegate's protocols.
    public static func proxy(validating parent: ParentObject) throws(ProxyRefusal) -> DelegateProxy {
        let proxy = try ProxyRegistry.proxy(for: parent, identifier: typeIdentifier) { () throws(ProxyRefusal) in
            try DelegateProxy(validating: parent)
        }
        if let adopted = try proxy.takePlace(in: parent) { proxy.letGo(adopted) }
        return proxy
    }

    /// The proxy type's metadata, of which there is one.
    private static var typeIdentifier: UnsafeRawPointer { Metadata(Self.self).address }

    /// Makes this proxy the parent's delegate, and forwards to the one that was there. Gives the address of that one's
    /// object, which is retained as forward delegate for the time being, or nil where nothing was to be done.
    @inline(never)
    private func takePlace(in parent: ParentObject) throws(ProxyRefusal) -> UnsafeMutableRawPointer? {
        let current = parent.delegate
        guard !isDelegate(current) else { return nil }
        // A proxy that forwards to this one took its place in between: the calls arrive.
        if let current, let other = Self.object(of: current) as? ProxyCore, other.forwards(to: self) { return nil }
        setForwardToDelegate(current, retainDelegate: true)
        parent.delegate = asDelegate
        guard isDelegate(parent.delegate) else {
            parent.delegate = current
            throw ProxyRefusal(reason: .notKept, protocolName: shape.delegateName)
        }
        return current.map(ProtocolShape.object(of:))
    }

    /// Holds the forward delegate weakly, unless nobody else holds it: a parent with a strong delegate was its owner.
    private func letGo(_ adopted: UnsafeMutableRawPointer) {
        guard swift_retainCount(adopted) > 1 else { return }
        setForwardToDelegate(forwardToDelegate(), retainDelegate: false)
    }
}
