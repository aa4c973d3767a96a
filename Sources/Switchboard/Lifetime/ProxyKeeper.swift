import CForwarding

/// Finds the proxy of a parent, and has it kept as long as the parent lives: in the parent itself if it is a
/// `HasProxyStorage`, else by its deallocation hook, or, if its end cannot be observed, in a table.
enum ProxyKeeper {
    /// The proxy with `identifier` for `parent`; it is made if there is none. Thread-safe: if several threads make one
    /// at once, all get the first one.
    ///
    /// - Parameter identifier: Distinguishes the proxies of one parent. Traps if two types have the same identifier.
    static func proxy<Proxy: AnyForwardingProxy>(
        for parent: AnyObject, identifier: UnsafeRawPointer, make: () throws(ProxyError) -> Proxy
    ) throws(ProxyError) -> Proxy {
        let found = try anyProxy(for: parent, of: ParentClass.of(parent), identifier: identifier) {
            () throws(ProxyError) in try make()
        }
        if type(of: found) == Proxy.self { return unsafeDowncast(found, to: Proxy.self) }
        require(found, toInheritFrom: Proxy.self, parent)
        return unsafeDowncast(found, to: Proxy.self)
    }

    /// Traps if a proxy that was found by its identifier is of another class.
    @inline(never)
    static func require(_ found: AnyForwardingProxy, toInheritFrom type: AnyClass, _ parent: AnyObject) {
        var next: AnyClass? = Swift.type(of: found)
        while let one = next, one != type { next = Metadata.superclass(of: one) }
        guard next == nil else { return }
        fatalError(
            """
            Switchboard: can't return a \(type) for this \(Swift.type(of: parent)): it already has a \(Swift.type(of: found)) with the \
            same identifier. Give each proxy class an `identifier` of its own, or register the subclass.
            """)
    }

    /// The same, of whatever class the proxy is. Not generic, so that the runtime is not asked for types. Not inlined:
    /// so the caller keeps the parent until this returns.
    ///
    /// - Parameter isProbablyNew: Whether it is not worth while to look for a proxy first: if there is one, what `make`
    ///   made is dropped.
    @inline(never)
    static func anyProxy(
        for parent: AnyObject, of parentClass: ParentClass, identifier: UnsafeRawPointer, isProbablyNew: Bool = false,
        make: () throws(ProxyError) -> AnyForwardingProxy
    ) throws(ProxyError) -> AnyForwardingProxy {
        switch parentClass.place {
        case .storage(let witnesses):
            let storage = Place.storage(of: parent, witnesses)
            if let known = storage.proxy(identifier, of: parent) { return known }
            let isOwn = storage === Place.storage(of: parent, witnesses)
            let made = try make()
            guard isOwn else {
                throw ProxyError(reason: .proxyStorageNotOwned, protocolName: made.dispatchTable.delegateName)
            }
            return try keep(made, identifier, in: storage, for: parent)
        case .hook:
            if !isProbablyNew, let known = DeallocationContext.proxy(identifier, until: parent) {
                return known.takeUnretainedValue()
            }
            let made = try make()
            var kept: UnsafeMutableRawPointer? = made.address
            switch cffi_deallocation_keep(Unmanaged.passUnretained(parent).toOpaque(), identifier, &kept) {
            case cffi_keeping_done: return made
            case cffi_keeping_known: return Unmanaged.fromOpaque(kept!).takeRetainedValue()
            case cffi_keeping_in_context:
                if let context = DeallocationContext.widened(parent) {
                    return try keep(made, identifier, in: context, for: parent)
                }
            default: break
            }
            return try ProxyTable.shared.proxy(for: parent, identifier: identifier) { () throws(ProxyError) in made }
        case .table:
            return try ProxyTable.shared.proxy(for: parent, identifier: identifier, make: make)
        case .nowhere:
            throw ProxyError(reason: .isolatedDeinit, protocolName: String(reflecting: type(of: parent)))
        }
    }

    /// The proxy with `identifier` that `parent` keeps; nil if there is none. Thread-safe.
    static func known(for parent: AnyObject, identifier: UnsafeRawPointer) -> AnyForwardingProxy? {
        withExtendedLifetime(parent) { kept(by: parent, identifier: identifier)?.takeUnretainedValue() }
    }

    /// The same, without retaining the proxy, which is slow for an object that is referenced weakly, as a delegate is.
    /// Precondition: the caller keeps the parent, and so the proxy.
    static func kept(by parent: AnyObject, identifier: UnsafeRawPointer) -> Unmanaged<AnyForwardingProxy>? {
        switch ParentClass.of(parent).place {
        case .storage(let witnesses):
            Place.storage(of: parent, witnesses).proxy(identifier, of: parent).map { .passUnretained($0) }
        case .hook: DeallocationContext.proxy(identifier, until: parent)
        case .table, .nowhere: nil
        }
    }

    private static func keep(
        _ made: AnyForwardingProxy, _ identifier: UnsafeRawPointer, in storage: ProxyStorage, for parent: AnyObject
    ) throws(ProxyError) -> AnyForwardingProxy {
        let kept = try storage.keep(made, identifier, for: parent)
        return withExtendedLifetime(parent) { kept }
    }
}
