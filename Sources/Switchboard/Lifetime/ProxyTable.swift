/// Keeps proxies alive as long as their parents in a table, which demands nothing of the parents. For parents whose end
/// cannot be observed.
///
/// A part of the table is swept for parents that are gone when the part grows, so the cost of sweeping is spread over
/// the proxies made.
final class ProxyTable: Sendable {
    static let shared = ProxyTable()

    private struct Key: Hashable {
        let parent: ObjectIdentifier
        let identifier: UnsafeRawPointer

        /// Hashing one word takes half the time of two. Two proxies of one parent may have the same hash.
        func hash(into hasher: inout Hasher) {
            hasher.combine(parent)
        }
    }

    /// Proxies to be released, and the parents that were looked at. They are released outside the lock, because a last
    /// release may run foreign code. Parents are only compared, so it does not matter on which threads they may be
    /// used.
    private struct Remains: @unchecked Sendable {
        var proxies: [AnyForwardingProxy] = []
        var parents: [AnyObject] = []
    }

    private struct Part: @unchecked Sendable {
        /// A proxy knows whether its parent is alive. The table may contain proxies whose parent is gone; they keep the
        /// parent's memory, so no other parent can have the same address.
        var proxies: [Key: AnyForwardingProxy] = [:]
        var sweepAt = 16
    }

    /// 16 parts, each with its own lock.
    private let parts = (0..<16).map { _ in Locked(Part()) }

    private func part(_ key: Key) -> Locked<Part> {
        // Objects are aligned to 16 bytes, and most are not much larger.
        let address = UInt(bitPattern: key.parent)
        // The compiler takes seconds for this without the type and as a part of the expression below.
        let mixed: UInt = (address >> 4) ^ (address >> 8) ^ (address >> 12)
        return parts[Int(mixed & 15)]
    }

    /// The proxy with `identifier` for `parent`; it is made if there is none.
    func proxy(
        for parent: AnyObject, identifier: UnsafeRawPointer, make: () throws(ProxyError) -> AnyForwardingProxy
    ) throws(ProxyError) -> AnyForwardingProxy {
        let key = Key(parent: ObjectIdentifier(parent), identifier: identifier)
        let part = part(key)
        if let known = part.withLock({ $0.proxies[key] }) { return known }
        let made = try make()
        // Released outside the lock, because the end of a proxy may run foreign code.
        let (proxy, gone) = part.withLock { part -> (AnyForwardingProxy, Remains) in
            var gone = Remains()
            if let other = part.proxies[key] { return (other, gone) }
            part.proxies[key] = made
            if part.proxies.count >= part.sweepAt {
                for (key, proxy) in part.proxies {
                    if let parent = proxy.parentIfAlive {
                        gone.parents.append(parent)
                    } else {
                        part.proxies[key] = nil
                        gone.proxies.append(proxy)
                    }
                }
                part.sweepAt = max(16, part.proxies.count * 2)
            }
            return (made, gone)
        }
        for proxy in gone.proxies { proxy.parentIsGone() }
        return proxy
    }
}
