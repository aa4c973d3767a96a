/// Finds the proxy of a parent, and has it kept as long as the parent lives: in the parent itself if it is a
/// `HasProxyStorage`, else by its deallocation hook, or, if its end cannot be observed, in a table.
enum ProxyKeeper {
    /// The proxy with `identifier` for `parent`; it is made if there is none. Thread-safe: if several threads make one
    /// at once, all get the first one.
    ///
    /// - Parameter identifier: Distinguishes the proxies of one parent. Traps if two types have the same identifier.
    static func proxy<Proxy: AnyForwardingProxy>(
        for parent: AnyObject, identifier: UnsafeRawPointer, make: () throws(ProxyRefusal) -> Proxy
    ) throws(ProxyRefusal) -> Proxy {
        let found: AnyForwardingProxy
        switch ProxyKeeper.Place(of: parent) {
        case .storage(let witnesses):
            let storage = ProxyKeeper.Place.storage(of: parent, witnesses)
            if let known = storage.proxy(identifier, of: parent) {
                found = known
                break
            }
            guard storage === ProxyKeeper.Place.storage(of: parent, witnesses) else {
                throw ProxyRefusal(reason: .storageNotOwn, protocolName: try make().shape.delegateName)
            }
            found = try proxy(in: storage, for: parent, identifier, make: make)
        case .hook:
            if let context = DeallocationContext.known(parent) ?? (try? DeallocationContext.context(of: parent)) {
                found = try proxy(in: context, for: parent, identifier, make: make)
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
                \(type(of: found)). Give each proxy class an `identifier` of its own, or register the subclass.
                """)
        }
        return proxy
    }

    /// The proxy with `identifier` that `parent` keeps; nil if there is none. Thread-safe.
    static func known(for parent: AnyObject, identifier: UnsafeRawPointer) -> AnyForwardingProxy? {
        switch ProxyKeeper.Place(of: parent) {
        case .storage(let witnesses):
            ProxyKeeper.Place.storage(of: parent, witnesses).proxy(identifier, of: parent)
        case .hook: DeallocationContext.known(parent)?.proxy(identifier, of: parent)
        case .table: nil
        }
    }

    private static func proxy(
        in storage: ProxyStorage, for parent: AnyObject, _ identifier: UnsafeRawPointer,
        make: () throws(ProxyRefusal) -> AnyForwardingProxy
    ) throws(ProxyRefusal) -> AnyForwardingProxy {
        if let known = storage.proxy(identifier, of: parent) { return known }
        let made = try make()
        let kept = try storage.keep(made, identifier, for: parent)
        return withExtendedLifetime(parent) { kept }
    }
}
