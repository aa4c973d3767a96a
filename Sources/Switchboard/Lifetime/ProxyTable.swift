/// Keeps proxies alive as long as their parents, without asking anything of the parents: a table beside them. For parents
/// whose end cannot be heard of.
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

    /// What goes, and the parents that were looked at: to be let go outside the lock, because if that is the end of one, it
    /// may run anybody's code. They are only compared, so it does not matter on which thread they may be used.
    private struct Remains: @unchecked Sendable {
        var proxies: [AnyForwardingProxy] = []
        var parents: [AnyObject] = []
    }

    private struct Part: @unchecked Sendable {
        /// A proxy knows whether its parent is alive. There may be one whose parent is gone; the parent's memory is kept
        /// until the proxy goes, so no other parent is at the same place.
        var proxies: [Key: AnyForwardingProxy] = [:]
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
        for parent: AnyObject, identifier: UnsafeRawPointer, make: () throws(ProxyRefusal) -> AnyForwardingProxy
    ) throws(ProxyRefusal) -> AnyForwardingProxy {
        let key = Key(parent: ObjectIdentifier(parent), identifier: identifier)
        let part = part(key)
        if let known = part.withLock({ $0.proxies[key] }) { return known }
        let made = try make()
        // What goes is let go outside the lock: its end may run anybody's code.
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
