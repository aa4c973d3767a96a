import CForwarding
import CSupport

/// What has to happen when an object ends, and what is kept until then: its proxies. It does not keep the object alive.
final class DeallocationContext: ProxyStorage, @unchecked Sendable {
    typealias Body = () -> Void

    private struct Entry {
        let id: UInt64
        let stage: Deallocation.Stage
        /// Nil once it was called or removed, or is about to be called.
        var body: Body?
    }

    private struct Entries {
        /// Sorted by `id`.
        var all: [Entry] = []
        var nextID: UInt64 = 0
        /// How many of the entries were removed.
        private var removedCount = 0

        /// Returns the body of an entry, which is then not called any more. Once most entries are removed their places
        /// are freed, so that removing stays fast when there are many.
        mutating func remove(_ id: UInt64) -> Body? {
            guard let index = index(of: id), let body = all[index].body else { return nil }
            all[index].body = nil
            removedCount += 1
            if removedCount > all.count / 2 {
                all.removeAll { $0.body == nil }
                removedCount = 0
            }
            return body
        }

        func index(of id: UInt64) -> Int? {
            var (low, high) = (0, all.count)
            while low < high {
                let middle = (low + high) / 2
                if all[middle].id < id { low = middle + 1 } else { high = middle }
            }
            return low < all.count && all[low].id == id ? low : nil
        }
    }

    /// Guarded by this object's `cffi_lock_of`. In memory of its own for the same reason as in `Locked`, and only once
    /// there is an observer.
    private var entries: UnsafeMutablePointer<Entries>?

    deinit {
        entries?.deinitialize(count: 1)
        entries?.deallocate()
    }

    /// Runs `body` under the lock, if there are entries. It must not run foreign code, because other objects share the
    /// lock.
    private func withEntries<Result>(_ body: (inout Entries) -> Result) -> Result? {
        let lock = cffi_lock_of(Unmanaged.passUnretained(self).toOpaque())
        cffi_lock_acquire(lock)
        defer { cffi_lock_release(lock) }
        guard let entries else { return nil }
        return body(&entries.pointee)
    }

    // MARK: Bodies

    /// Adds a body behind the others of its stage, and returns the number that identifies it.
    func add(_ body: @escaping Body, at stage: Deallocation.Stage) -> UInt64 {
        let lock = cffi_lock_of(Unmanaged.passUnretained(self).toOpaque())
        cffi_lock_acquire(lock)
        defer { cffi_lock_release(lock) }
        let entries = entries ?? .allocate(capacity: 1)
        if self.entries == nil { entries.initialize(to: Entries()) }
        self.entries = entries
        let id = entries.pointee.nextID
        entries.pointee.nextID += 1
        entries.pointee.all.append(Entry(id: id, stage: stage, body: body))
        return id
    }

    /// Removes a body, if it is still there. It is released outside the lock, because its end may run foreign code.
    func remove(_ id: UInt64) {
        let removed = withEntries { $0.remove(id) }
        withExtendedLifetime(removed) {}
    }

    /// Calls the bodies of a stage, in order, each once, except those that are removed meanwhile.
    private func call(_ stage: Deallocation.Stage) {
        for id in withEntries({ $0.all.filter { $0.stage == stage }.map(\.id) }) ?? [] {
            let body = withEntries { entries -> Body? in
                guard let index = entries.index(of: id) else { return nil }
                defer { entries.all[index].body = nil }
                return entries.all[index].body
            }
            body??()
        }
        // Includes bodies that were added meanwhile; they are released outside the lock.
        let gone = withEntries { entries in
            let gone = entries.all.filter { $0.stage == stage }
            entries.all.removeAll { $0.stage == stage }
            return gone
        }
        withExtendedLifetime(gone) {}
    }

    // MARK: Objects

    /// The context of an object that has one, also during the object's deinit.
    static func known(_ object: AnyObject) -> DeallocationContext? {
        cffi_deallocation_context(Unmanaged.passUnretained(object).toOpaque()).map {
            Unmanaged.fromOpaque($0).takeUnretainedValue()
        }
    }

    /// The proxy with `identifier` that is kept until the end of `object`; nil if there is none. Precondition: the
    /// caller keeps `object`, and so the proxy, or is its deinit.
    static func proxy(_ identifier: UnsafeRawPointer, until object: AnyObject) -> Unmanaged<AnyForwardingProxy>? {
        var context: UnsafeMutableRawPointer?
        if let proxy = cffi_deallocation_find(Unmanaged.passUnretained(object).toOpaque(), identifier, &context) {
            return .fromOpaque(proxy)
        }
        guard let context else { return nil }
        return Unmanaged<DeallocationContext>.fromOpaque(context)._withUnsafeGuaranteedRef {
            $0.proxy(identifier, of: object).map { .passUnretained($0) }
        }
    }

    /// The context of an object that has one, or a single proxy, which the context then has; nil if it has neither, or
    /// if there is no memory. Precondition: as above.
    static func widened(_ object: AnyObject) -> DeallocationContext? {
        if let known = known(object) { return known }
        let made = DeallocationContext()
        return withExtendedLifetime(made) {
            cffi_deallocation_widen(
                Unmanaged.passUnretained(object).toOpaque(), Unmanaged.passUnretained(made).toOpaque()
            ).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
        }
    }

    /// The context of `object`; it is made if there is none. Precondition: the caller keeps `object`, or is its deinit.
    static func context(of object: AnyObject) throws(DeallocationError) -> DeallocationContext {
        if !swift_isDeallocating(Unmanaged.passUnretained(object).toOpaque()), let known = known(object) {
            return known
        }
        installHooks
        let made = DeallocationContext()
        var address: UnsafeMutableRawPointer? = Unmanaged.passUnretained(made).toOpaque()
        let attachment = cffi_deallocation_attach(Unmanaged.passUnretained(object).toOpaque(), &address)
        let reason: DeallocationError.Reason
        switch attachment {
        case cffi_attached:
            let context = Unmanaged<DeallocationContext>.fromOpaque(address!).takeUnretainedValue()
            return withExtendedLifetime(made) { context }
        case cffi_attachment_immortal: reason = .immortal
        case cffi_attachment_ending: reason = .deinitializing
        case cffi_attachment_read_only: reason = .readOnly
        case cffi_attachment_isolated: reason = .isolatedDeinit
        case cffi_attachment_no_memory: reason = .outOfMemory
        default: reason = .platform
        }
        throw DeallocationError(reason: reason, className: String(reflecting: type(of: object)))
    }

    /// Hooks the class of `object`. `cffi_attached`: the ends of its objects can be observed.
    static func hook(classOf object: AnyObject) -> cffi_attachment {
        installHooks
        return cffi_deallocation_hook(Unmanaged.passUnretained(object).toOpaque())
    }

    private static let installHooks: Void = cffi_set_swift_deallocation_functions(
        cffi_swift_deallocation_functions(
            ending: { context in
                let context = Unmanaged<DeallocationContext>.fromOpaque(context!).takeUnretainedValue()
                context.call(.deallocating)
            },
            ended: { context in
                let context = Unmanaged<DeallocationContext>.fromOpaque(context!).takeRetainedValue()
                // Not earlier: calls that the object's deinit makes to its delegate still go through the proxies.
                context.end()
                context.call(.deallocated)
            },
            proxy_ended: { Unmanaged<AnyForwardingProxy>.fromOpaque($0!).takeRetainedValue().parentIsGone() }))
}
