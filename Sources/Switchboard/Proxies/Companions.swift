import CForwarding
import CSupport

// A proxy's companions: it stands in for protocols beside those of its delegate type, such as one that refines it.

extension AnyForwardingProxy {
    /// The protocols for which casts of this proxy find a table.
    final var servedProtocols: [ProtocolDescriptor] {
        CompanionFamily.lock.withLock {
            shape.protocols + companions.keys.map { shape.companions.descriptor(of: $0) }
        }
    }

    /// The companions by their numbers.
    final var companions: [Int: AnyForwardingProxy] {
        let found = (0..<CFFI_COMPANIONS).compactMap { number in
            cffi_proxy_companion(address, UInt32(number)).map { companion in
                (Int(number), Unmanaged<AnyForwardingProxy>.fromOpaque(companion).takeUnretainedValue())
            }
        }
        return Dictionary(uniqueKeysWithValues: found)
    }

    /// The receivers changed, one of them to the object at `object`, or to nothing: has the proxy stand in for the protocols to which they
    /// conform and that refine those of the delegate type.
    @inline(__always)
    final func receiversChanged(_ object: UnsafeMutableRawPointer?) {
        if cffi_proxy_needs_no_companions(address, object) { return }
        changeCompanions(object)
    }

    @inline(never)
    private func changeCompanions(_ object: UnsafeMutableRawPointer?) {
        let shape = shape
        guard shape.mayHaveCompanions else { return }
        CompanionFamily.lock.withLock {
            let family = shape.companions
            if let object, family.needs(of: object).numbers.isEmpty {
                warnOfLostMethods(object)
                let type: AnyClass = type(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
                // A copy of a class of proxies may need others some time.
                if !(type is AnyForwardingProxy.Type) { cffi_shape_set_plain_class(shape.raw, Metadata(type).address) }
            }
            let forward = cffi_proxy_copy_receiver(address, cffi_receiver_forward, nil)
            let isRetained = cffi_proxy_keeps_delegate(address)
            let needed = forward.map { family.needs(of: $0).numbers } ?? []
            for number in needed { _ = companion(number) }
            for (number, companion) in companions {
                let receiver =
                    needed.contains(number)
                    ? family.receiver(number, for: forward!, isRetained: isRetained) : nil
                cffi_proxy_set_receiver(companion.address, cffi_receiver_forward, receiver)
            }
            changeClass()
            if let forward { swift_release(forward) }
        }
    }

    /// The companion with a number; it is made if there is none. Precondition: the lock is held.
    final func companion(_ number: Int) -> AnyForwardingProxy {
        if let known = cffi_proxy_companion(address, UInt32(number)) {
            return Unmanaged.fromOpaque(known).takeUnretainedValue()
        }
        let family = shape.companions
        func make<Delegate>(_: Delegate.Type) -> AnyForwardingProxy { ForwardingProxy<Delegate>() }
        let made = _openExistential(family.descriptor(of: number).existential, do: make)
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

    /// Makes casts find the protocols for which the proxy stands in now. Precondition: the lock is held.
    final func changeClass() {
        let family = shape.companions
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
        else { return }
        cffi_object_set_class(address, type)
    }

    /// Says which methods of an object are not called, because no proxy can stand in for their protocol.
    private func warnOfLostMethods(_ object: UnsafeMutableRawPointer) {
        for (descriptor, why) in shape.lostProtocols(of: object, parent: parentIfAlive) {
            warn(
                "an object that a proxy for \(shape.delegateName) forwards to is also a \(descriptor.qualifiedName), for which no proxy "
                    + "can stand in, so casts of the proxy to that fail. \(why.description)")
        }
    }
}

extension ForwardingProxy {
    /// The part of this proxy that stands in for a protocol that refines the delegate's: there its methods are observed, intercepted
    /// and answered.
    ///
    /// ```swift
    /// let proxy = RxScrollViewDelegateProxy.proxy(for: table)
    /// let selections = proxy.refined(to: (any TableViewDelegate).self)
    ///     .methodInvoked(TableViewDelegate.tableView(_:didSelectRow:))
    /// ```
    ///
    /// Where the real delegate conforms to such protocols, the proxy stands in for them without this: casts of the proxy succeed, and
    /// the calls arrive. From this call on, they do so whatever the delegate is. Calls that it does not answer are answered as other
    /// calls without a delegate are: by default implementations, or by what `whenUnanswered` gives for the part.
    ///
    /// The part has the proxy's real delegate, if that conforms, the added ones that conform, and the interceptors of all calls. It
    /// lives as long as the proxy. Thread-safe.
    ///
    /// - Parameter type: A protocol, as `(any P).self`. Traps where `refinedOrThrow(to:)` throws.
    public final func refined<Refined>(to type: Refined.Type) -> ForwardingProxy<Refined> {
        trapping { () throws(ProxyRefusal) in try refinedOrThrow(to: type) }
    }

    /// As `refined(to:)`.
    ///
    /// - Throws: `ProxyRefusal` if the protocol does not refine one of the delegate type's, or if no proxy can stand in for it.
    public final func refinedOrThrow<Refined>(to type: Refined.Type) throws(ProxyRefusal) -> ForwardingProxy<Refined> {
        let shape = shape
        let direct = try ProtocolRequirements.directProtocols(of: type)
        guard direct.count == 1, shape.mayHaveCompanions, direct[0].existential == type,
            shape.companions.refines(direct[0])
        else {
            throw ProxyRefusal(
                reason: .refinesNot(delegate: shape.delegateName), protocolName: String(reflecting: type))
        }
        return try CompanionFamily.lock.withLock { () throws(ProxyRefusal) in
            let family = shape.companions
            for number in family.closure(of: try family.number(of: direct[0])) {
                _ = companion(number)
                cffi_proxy_name_companion(address, UInt32(number))
            }
            changeClass()
            // The runtime has one metadata for a type.
            return unsafeDowncast(companion(try family.number(of: direct[0])), to: ForwardingProxy<Refined>.self)
        }
    }
}
