/// Keeps proxies alive as long as their parents, without asking anything of the parents: a table beside them.
///
/// A parent that is gone is noticed when its part of the table is swept, which happens as it grows: the cost of sweeping
/// is spread over the proxies made.
final class ProxyTable: Sendable {
    static let shared = ProxyTable()

    private struct Key: Hashable {
        let parent: ObjectIdentifier
        let identifier: UnsafeRawPointer

        /// One word is hashed in half the time of two; two proxies of one parent may have the same.
        func hash(into hasher: inout Hasher) {
            hasher.combine(parent)
        }
    }

    /// Its parent is only compared, never used, so it does not matter on which thread it may be used.
    private final class Entry: @unchecked Sendable {
        private weak var parent: AnyObject?
        let proxy: ProxyCore

        init(_ parent: AnyObject, _ proxy: ProxyCore) {
            self.parent = parent
            self.proxy = proxy
        }

        /// Whether its parent is alive. The parent is put in `seen`, to be let go outside the lock: if that is the end of
        /// it, it may run anybody's code.
        func isAlive(_ seen: inout [AnyObject]) -> Bool {
            guard let parent else { return false }
            seen.append(parent)
            return true
        }

        /// Whether its parent is `other`, which the caller keeps. There may be an entry of a parent that is gone and was
        /// at the same place.
        func isOf(_ other: AnyObject) -> Bool { parent === other }
    }

    private struct Remains: @unchecked Sendable {
        var entries: [Entry] = []
        var parents: [AnyObject] = []
    }

    private struct Part: @unchecked Sendable {
        var entries: [Key: Entry] = [:]
        var sweepAt = 16
    }

    /// 16 parts, each with its lock.
    private let parts = (0..<16).map { _ in Locked(Part()) }

    private func part(_ key: Key) -> Locked<Part> {
        // Objects are aligned to 16 bytes, and most are not much larger.
        let address = UInt(bitPattern: key.parent)
        return parts[Int((address >> 4 ^ address >> 8 ^ address >> 12) & 15)]
    }

    /// The proxy under `identifier` for `parent`, made where there is none.
    func proxy(
        for parent: AnyObject, identifier: UnsafeRawPointer, make: () throws(ProxyRefusal) -> ProxyCore
    ) throws(ProxyRefusal) -> ProxyCore {
        let key = Key(parent: ObjectIdentifier(parent), identifier: identifier)
        let part = part(key)
        if let known = part.withLock({ $0.entries[key] }), known.isOf(parent) { return known.proxy }
        let made = Entry(parent, try make())
        // What goes is let go outside the lock: its end may run anybody's code.
        let (proxy, gone) = part.withLock { part -> (ProxyCore, Remains) in
            var gone = Remains()
            if let entry = part.entries[key] {
                if entry.isOf(parent) { return (entry.proxy, gone) }
                gone.entries.append(entry)
            }
            part.entries[key] = made
            if part.entries.count >= part.sweepAt {
                for (key, entry) in part.entries where !entry.isAlive(&gone.parents) && entry !== made {
                    part.entries[key] = nil
                    gone.entries.append(entry)
                }
                part.sweepAt = max(16, part.entries.count * 2)
            }
            return (made.proxy, gone)
        }
        for entry in gone.entries { entry.proxy.parentIsGone() }
        return proxy
    }
}
