import CFFIShim

/// The part of every proxy that calls of a protocol arrive at.
open class ProxyCore: Dispatcher, @unchecked Sendable {
    final var shape: ProtocolShape { ProtocolShape.shape(behind: cffi_proxy_shape(address)) }

    init(shape: ProtocolShape) {
        super.init(slots: shape.raw)
    }

    /// Makes this proxy the delegate of `parent`, and forwards to the one that was there. Precondition: `parent` is of the
    /// proxy's class of parents.
    func takePlace(inObject parent: AnyObject) throws(ProxyRefusal) {}

    /// Whether it was made for `parent`.
    @usableFromInline func isProxy(of parent: AnyObject) -> Bool { false }

    /// The object that it was made for; nil once that is gone.
    var parentIfAlive: AnyObject? { nil }

    /// Takes away the real delegate whose object is at `installed`, if it is the one.
    func uninstall(_ installed: UnsafeMutableRawPointer) {}

    /// Whether calls of this proxy go on to `other`, perhaps through other proxies.
    final func forwards(to other: ProxyCore) -> Bool {
        func leadsThere(_ object: AnyObject) -> Bool { (object as? ProxyCore)?.forwards(to: other) ?? false }
        if self === other { return true }
        let main = cffi_proxy_copy_receiver(address, cffi_receiver_forward, nil)
        if let main, leadsThere(Unmanaged<AnyObject>.fromOpaque(main).takeRetainedValue()) { return true }
        return containsAddedDelegate(where: leadsThere)
    }

    /// Whether one of the forward delegates that were added, and that live, is as `predicate` says.
    final func containsAddedDelegate(where predicate: (AnyObject) -> Bool) -> Bool {
        var (number, count): (UInt32, UInt32) = (0, 0)
        repeat {
            let object = cffi_proxy_copy_added(address, number, &count)
            if let object, predicate(Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()) { return true }
            number += 1
        } while number < count
        return false
    }

    /// Ends what `addForwardDelegate` began with `receiver`. Any thread.
    final func removeForwardDelegate(_ receiver: OpaquePointer) {
        cffi_proxy_remove_forward(address, receiver)
        observersChanged()
    }

    /// The type that made-up conformance descriptors name.
    static var typeDescriptor: UnsafeRawPointer {
        // A class's metadata has its descriptor behind the header, flags and sizes (TargetClassMetadata).
        Metadata(ProxyCore.self).address.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    }
}

/// What C calls back.
enum Hooks {
    static func install() { _ = installed }

    private static let installed: Void = cffi_set_hooks(
        cffi_hooks(
            proxy_class: Metadata(ProxyCore.self).address,
            trap: { reason, object, slot in
                guard reason != cffi_trap_self else { trapForeignSelf(object!) }
                Unmanaged<ProxyCore>.fromOpaque(object!).takeUnretainedValue().trap(reason, slot: Int(slot))
            },
            copy_arguments: { method, from, to in
                Unmanaged<ResolvedMethod>.fromOpaque(method!).takeUnretainedValue().copyArguments(from: from!, to: to!)
            },
            destroy_arguments: { method, arguments in
                Unmanaged<ResolvedMethod>.fromOpaque(method!).takeUnretainedValue().destroyArguments(arguments!)
            }))

    /// A call came with the proxy's witness table and another object.
    private static func trapForeignSelf(_ object: UnsafeMutableRawPointer) -> Never {
        let type: AnyObject.Type = type(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
        fatalError(
            """
            Switchboard: expected a proxy as the object of a call that came through a proxy's protocol, found a \(type). \
            A requirement that returns `Self` gave the real delegate to a caller that takes it for the proxy. Write a class \
            that conforms to the protocol and forwards, or have the requirement return the protocol's type.
            """)
    }
}

extension ProxyCore {
    /// Ends the process: a call cannot go on.
    fileprivate func trap(_ reason: cffi_trap, slot: Int) -> Never {
        let requirement = shape.requirements[slot]
        switch reason {
        case cffi_trap_stack:
            fatalError(
                """
                Switchboard: a call of \(requirement), sent to a proxy for \(shape.delegateName), has more arguments on \
                the stack than the \(CFFI_STACK_WINDOW) words that are handed on where they are not known. If the method \
                returns nothing, observe or register it; else write a class that conforms to the protocol and forwards.
                """)
        case cffi_trap_types:
            let types = shape.methods.withLock { $0.bySlot[slot]?.typeList } ?? "other types"
            fatalError(
                """
                Switchboard: a call of \(requirement), sent to a proxy for \(shape.delegateName), came with an argument \
                that is not of the types by which the method was named, \(types). Name it with the types of its \
                declaration: leave the parameters of the observer's closure without types, or give them just these.
                """)
        default:
            fatalError(
                """
                Switchboard: nobody answers a call of \(requirement), sent to a proxy for \(shape.delegateName). \
                Expected a forward delegate or a fallback receiver, found neither, and the method is not known to return \
                nothing. Set `fallbackReceiver`, keep the delegate alive, or, if the method returns nothing, observe or \
                register it.
                """)
        }
    }
}
