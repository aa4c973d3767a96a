import CFFIShim

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

        /// Whether it is the entry of the parent of that key, which is alive then. The parent is put in `seen`, to be let
        /// go outside the lock: if that is the end of it, it may run anybody's code.
        func isOf(_ key: Key, _ seen: inout [AnyObject]) -> Bool {
            guard let parent else { return false }
            seen.append(parent)
            return ObjectIdentifier(parent) == key.parent
        }
    }

    private struct Remains: @unchecked Sendable {
        var entries: [Entry] = []
        var parents: [AnyObject] = []
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
        let known = table.withLock { $0.entries[key] }
        var seen: [AnyObject] = []
        if let known, known.isOf(key, &seen) { return known.proxy as! Proxy }
        let made = Entry(parent: parent, proxy: try make())
        // What goes is let go outside the lock: its end may run anybody's code.
        let (proxy, gone) = table.withLock { table -> (ProxyCore, Remains) in
            var gone = Remains()
            if let entry = table.entries[key] {
                if entry.isOf(key, &gone.parents) {
                    gone.entries.append(made)
                    return (entry.proxy, gone)
                }
                gone.entries.append(entry)
            }
            table.entries[key] = made
            if table.entries.count >= table.sweepAt {
                for (key, entry) in table.entries where !entry.isOf(key, &gone.parents) {
                    table.entries[key] = nil
                    gone.entries.append(entry)
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
        if let adopted = try proxy.takePlace(in: parent) { proxy.letGo(adopted) }
        return proxy
    }

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
