import CForwarding
import CSupport

extension ForwardingProxy {
    /// The proxy that stands for the type of the proxies of this delegate type. A static call comes to no instance; so
    /// its observers and interceptors are at this one, which lives for ever. Thread-safe.
    package final var typeProxy: ForwardingProxy {
        let raw = dispatchTable.raw
        if let known = cffi_type_proxy(raw) { return Unmanaged.fromOpaque(known).takeUnretainedValue() }
        let made = Unmanaged.passRetained(unsafeDowncast(newProxy(), to: ForwardingProxy.self))
        // Another thread may have made one meanwhile.
        let chosen = cffi_type_proxy_set(raw, made.toOpaque())!
        if chosen != made.toOpaque() { made.release() }
        return Unmanaged.fromOpaque(chosen).takeUnretainedValue()
    }

    /// The proxy at which the calls of a requirement arrive.
    @inline(__always)
    final func listening(to slot: Int) -> ForwardingProxy {
        withDispatchTable { $0.slots[slot].is_static } ? typeProxy : self
    }

    /// Whether there are static requirements.
    package final var hasStaticRequirements: Bool { dispatchTable.raw.pointee.has_static }

    /// Has static calls go to the type of this proxy's target, if it has one, also where targets of the delegate type
    /// had several types. Thread-safe.
    package final func chooseStaticTarget() { cffi_static_target_choose(Unmanaged.passUnretained(self).toOpaque()) }
}
