import CForwarding
import CSupport

// A proxy's companions: it stands in for protocols beside those of its delegate type, such as one that refines it.

extension AnyForwardingProxy {
    /// The protocols for which casts of this proxy find a table.
    final var supportedProtocols: [ProtocolDescriptor] {
        CompanionFamily.lock.withLock {
            dispatchTable.protocols + companions.keys.map { dispatchTable.companions.descriptor(of: $0) }
        }
    }

    /// The companions by their numbers.
    final var companions: [Int: AnyForwardingProxy] {
        // Most proxies have none.
        guard !cffi_proxy_needs_no_companions(address, nil) else { return [:] }
        let found = (0..<CFFI_COMPANIONS).compactMap { number in
            cffi_proxy_companion(address, UInt32(number)).map { companion in
                (Int(number), Unmanaged<AnyForwardingProxy>.fromOpaque(companion).takeUnretainedValue())
            }
        }
        return Dictionary(uniqueKeysWithValues: found)
    }

    /// A receiver changed to the object at `object`, or to nothing. From now on, the proxy supports the refining
    /// protocols to which its receivers conform.
    @inline(__always)
    final func receiversChanged(_ object: UnsafeMutableRawPointer?) {
        if cffi_proxy_needs_no_companions(address, object) { return }
        changeCompanions(object)
    }

    @inline(never)
    private func changeCompanions(_ object: UnsafeMutableRawPointer?) {
        let dispatchTable = dispatchTable
        if dispatchTable.isForActors { checkExecutor(of: object) }
        guard dispatchTable.mayHaveCompanions else { return }
        // They end outside the lock, because that may run foreign code.
        var kept: [Unmanaged<AnyObject>] = []
        CompanionFamily.lock.withLock {
            let family = dispatchTable.companions
            if let object, family.needs(of: object).numbers.isEmpty {
                let type: AnyClass = type(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
                // A copy of a class of proxies may need others some time. Each actor may have another executor.
                if !(type is AnyForwardingProxy.Type), !dispatchTable.isForActors {
                    cffi_dispatch_table_set_plain_class(dispatchTable.raw, Metadata(type).address)
                }
            }
            let forward = cffi_proxy_copy_receiver(address, cffi_receiver_forward, nil)
            if let forward { kept.append(.fromOpaque(forward)) }
            let isRetained = cffi_proxy_keeps_delegate(address)
            let needed = forward.map { family.needs(of: $0).numbers } ?? []
            kept += setReceivers(cffi_receiver_forward, ofCompanions: needed) { number, companion in
                forward.map { forward in
                    needed.contains(number)
                        ? family.receiver(number, for: forward, isRetained: isRetained)
                        : companion.dispatchTable.receiver(ofBase: forward, isRetained: isRetained)
                }
            }
        }
        if let object, CompanionFamily.lock.withLock({ dispatchTable.companions.isNew(object) }) {
            warnOfLostMethods(object)
        }
        for object in kept { object.release() }
    }

    /// The fallback target changed to the object at `object`, or to nothing: the companions that support it take it.
    final func fallbackChanged(_ object: UnsafeMutableRawPointer?) {
        if cffi_proxy_needs_no_companions(address, object) { return }
        changeCompanions(object)
        guard dispatchTable.mayHaveCompanions else { return }
        let kept = CompanionFamily.lock.withLock {
            let family = dispatchTable.companions
            let needed = object.map { family.needs(of: $0).numbers } ?? []
            return setReceivers(cffi_receiver_fallback, ofCompanions: needed) { number, _ in
                needed.contains(number) ? family.receiver(number, for: object!, isRetained: true) : nil
            }
        }
        // As in `changeCompanions`.
        for object in kept { object.release() }
        observersChanged()
    }

    /// Gives all companions a receiver of a kind, and makes those that are `needed`. Returns the objects of the
    /// receivers before, retained. Precondition: the lock is held.
    private func setReceivers(
        _ kind: cffi_receiver_kind, ofCompanions needed: Set<Int>,
        to receiver: (_ number: Int, _ companion: AnyForwardingProxy) -> OpaquePointer?
    ) -> [Unmanaged<AnyObject>] {
        for number in needed { _ = companion(number) }
        let before = companions.compactMap { number, companion -> Unmanaged<AnyObject>? in
            defer { cffi_proxy_set_receiver(companion.address, kind, receiver(number, companion)) }
            return cffi_proxy_copy_receiver(companion.address, kind, nil).map { .fromOpaque($0) }
        }
        changeClass()
        return before
    }

    /// The companion with a number; it is made if there is none. Precondition: the lock is held.
    final func companion(_ number: Int) -> AnyForwardingProxy {
        if let known = cffi_proxy_companion(address, UInt32(number)) {
            return Unmanaged.fromOpaque(known).takeUnretainedValue()
        }
        let family = dispatchTable.companions
        func make<Delegate>(_: Delegate.Type) -> AnyForwardingProxy { makeCompanion(for: Delegate.self) }
        let made = _openExistential(family.descriptor(of: number).existential, do: make)
        if interceptors != nil { made.dispatchTable.learnSignatures() }
        for interceptor in interceptors?.interceptorsOfAll ?? [] { made.makeChains().add(interceptor, to: nil) }
        if let fallback = cffi_proxy_copy_receiver(address, cffi_receiver_fallback, nil) {
            if fallback != address, family.needs(of: fallback).numbers.contains(number) {
                cffi_proxy_set_receiver(
                    made.address, cffi_receiver_fallback, family.receiver(number, for: fallback, isRetained: true))
            }
            swift_release(fallback)
        }
        family.give(made, number, to: self)
        return made
    }

    /// Takes the companions for the protocols that its class declares beside those of the delegate's type.
    final func takeDeclaredCompanions() {
        CompanionFamily.lock.withLock {
            for number in dispatchTable.companions.declared.keys.reduce(
                into: Set(), { $0.formUnion(dispatchTable.companions.closure(of: $1)) })
            {
                _ = companion(number)
                cffi_proxy_name_companion(address, UInt32(number))
            }
            changeClass()
        }
    }

    /// Makes casts find the protocols for which the proxy stands in now, and returns whether that changed.
    /// Precondition: the lock is held.
    @discardableResult
    final func changeClass() -> Bool {
        let family = dispatchTable.companions
        var needed = Set((0..<Int(CFFI_COMPANIONS)).filter { cffi_proxy_named_companions(address) & 1 << $0 != 0 })
        for kind in [cffi_receiver_forward, cffi_receiver_fallback] {
            guard let object = cffi_proxy_copy_receiver(address, kind, nil) else { continue }
            if object != address { needed.formUnion(family.needs(of: object).numbers) }
            swift_release(object)
        }
        _ = containsAddedDelegate { added in
            needed.formUnion(family.needs(of: Unmanaged.passUnretained(added).toOpaque()).numbers)
            return false
        }
        needed = needed.filter { cffi_proxy_companion(address, UInt32($0)) != nil }
        let current: AnyClass = type(of: self)
        guard let type = family.copy(of: family.original(of: current), with: needed),
            type != Metadata(current).address
        else { return false }
        cffi_object_set_class(address, type)
        return true
    }

    /// Says which methods of an object are not called, because no proxy can stand in for their protocol.
    private func warnOfLostMethods(_ object: UnsafeMutableRawPointer) {
        for (descriptor, why) in dispatchTable.lostProtocols(of: object, parent: parentIfAlive) {
            warn(
                "a target of a proxy for \(dispatchTable.delegateName) is also a \(descriptor.qualifiedName), which isn't supported, so casts "
                    + "of the proxy to that protocol fail. \(why.explanation)")
        }
    }
}
