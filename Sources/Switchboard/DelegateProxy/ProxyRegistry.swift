/// Keeps proxies alive as long as their parents, without asking anything of the parents: a table beside them.
///
/// A parent that is gone is noticed when the table is swept, which happens as it grows: the cost of sweeping is spread
/// over the proxies made.
final class ProxyRegistry: Sendable {
    static let shared = ProxyRegistry()

    private struct Key: Hashable {
        let parent: ObjectIdentifier
        let proxyType: ObjectIdentifier
    }

    /// Its parent is only compared, never used, so it does not matter on which thread it may be used.
    private struct Entry: @unchecked Sendable {
        weak var parent: AnyObject?
        let proxy: ProxyCore

        func isOf(_ key: Key) -> Bool { parent.map(ObjectIdentifier.init) == key.parent }
    }

    private struct Table {
        var entries: [Key: Entry] = [:]
        var sweepAt = 64
    }

    private let table = Locked(Table())

    /// The proxy of that type for `parent`, made where there is none.
    func proxy<Proxy: ProxyCore>(
        for parent: AnyObject, make: () throws(ProxyRefusal) -> Proxy
    ) throws(ProxyRefusal) -> Proxy {
        let key = Key(parent: ObjectIdentifier(parent), proxyType: ObjectIdentifier(Proxy.self))
        let known = table.withLock { table in
            table.entries[key].flatMap { $0.isOf(key) ? $0.proxy : nil }
        }
        if let known { return known as! Proxy }
        let made = Entry(parent: parent, proxy: try make())
        // Proxies that go are let go outside the lock: their end may run anybody's code.
        let (proxy, gone) = table.withLock { table -> (ProxyCore, [Entry]) in
            var gone: [Entry] = []
            if let entry = table.entries[key] {
                if entry.isOf(key) { return (entry.proxy, [made]) }
                gone.append(entry)
            }
            table.entries[key] = made
            if table.entries.count >= table.sweepAt {
                for (key, entry) in table.entries where entry.parent == nil {
                    table.entries[key] = nil
                    gone.append(entry)
                }
                table.sweepAt = max(64, table.entries.count * 2)
            }
            return (made.proxy, gone)
        }
        withExtendedLifetime(gone) {}
        return proxy as! Proxy
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
        let proxy = try ProxyRegistry.shared.proxy(for: parent) { () throws(ProxyRefusal) in
            try DelegateProxy(validating: parent)
        }
        let current = parent.delegate
        if !proxy.isDelegate(current) {
            proxy.setForwardToDelegate(current, retainDelegate: false)
            parent.delegate = proxy.asDelegate
        }
        return proxy
    }
}
