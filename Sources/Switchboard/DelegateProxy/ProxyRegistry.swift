import CFFIShim

/// Keeps proxies alive as long as their parents, without asking anything of the parents: a table beside them.
///
/// A parent that is gone is noticed when the table is swept, which happens as it grows: the cost of sweeping is spread
/// over the proxies made.
final class ProxyRegistry: Sendable {
    static let shared = ProxyRegistry()

    private struct Key: Hashable {
        let parent: ObjectIdentifier
        let identifier: UnsafeRawPointer
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

    /// The proxy under `identifier` for `parent`, made where there is none.
    static func proxy<Proxy: ProxyCore>(
        for parent: AnyObject, identifier: UnsafeRawPointer, make: () throws(ProxyRefusal) -> Proxy
    ) throws(ProxyRefusal) -> Proxy {
        let found: ProxyCore = try shared.proxy(for: parent, identifier: identifier, make: make)
        guard let proxy = found as? Proxy else {
            fatalError(
                """
                Switchboard: expected a \(Proxy.self) as the proxy of that identifier for a \(type(of: parent)), found a \
                \(type(of: found)). Give each proxy class an `identifier` of its own, or register the subclass.
                """)
        }
        return proxy
    }

    private func proxy<Proxy: ProxyCore>(
        for parent: AnyObject, identifier: UnsafeRawPointer, make: () throws(ProxyRefusal) -> Proxy
    ) throws(ProxyRefusal) -> ProxyCore {
        let key = Key(parent: ObjectIdentifier(parent), identifier: identifier)
        let known = table.withLock { $0.entries[key] }
        var seen: [AnyObject] = []
        if let known, known.isOf(key, &seen) { return known.proxy }
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
        return proxy
    }
}
