import CFFIShim

/// The part of every proxy that calls arrive at. C reads its first stored property at a fixed place, so no class may
/// come between it and the root.
open class ProxyCore: @unchecked Sendable {
    /// Read and written by C only, after `init`.
    private var words: cffi_proxy_words
    let shape: ProtocolShape

    init(shape: ProtocolShape) {
        self.shape = shape
        words = cffi_proxy_words()
        cffi_proxy_init(address, shape.raw)
    }

    deinit {
        cffi_proxy_destroy(address)
    }

    final var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// The type that made-up conformance descriptors name.
    static var typeDescriptor: UnsafeRawPointer {
        // A class's metadata has its descriptor behind the header, flags and sizes (TargetClassMetadata).
        Metadata(ProxyCore.self).address.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    }

    // MARK: Observers

    /// Changes the observer list of a slot. Any thread.
    final func updateObservers(of slot: Int, _ change: (ObserverList?) -> ObserverList?) {
        cffi_proxy_lock_observers(address)
        let old = cffi_proxy_observers(address, UInt32(slot)).map {
            Unmanaged<ObserverList>.fromOpaque($0).takeUnretainedValue()
        }
        let new = change(old)
        guard new !== old else { return cffi_proxy_unlock_observers(address) }
        var replaced: UnsafeMutableRawPointer?
        let list = new.map { Unmanaged.passRetained($0).toOpaque() }
        guard cffi_proxy_exchange_observers(address, UInt32(slot), list, &replaced) else {
            fatalError("Switchboard: no memory for an observer.")
        }
        cffi_proxy_unlock_observers(address)
        cffi_proxy_retire_observers(replaced)
    }
}

/// What C calls back.
enum Hooks {
    static func install() { _ = installed }

    private static let installed: Void = cffi_set_hooks(
        cffi_hooks(
            observed: { call in ObserverList.run(call!) },
            unanswered: { proxy, slot in
                let proxy = Unmanaged<ProxyCore>.fromOpaque(proxy!).takeUnretainedValue()
                proxy.trapUnanswered(slot: Int(slot))
            }))
}

extension ProxyCore {
    /// Ends the process: a call arrived that nobody answers.
    fileprivate func trapUnanswered(slot: Int) -> Never {
        let requirement = shape.requirements[slot]
        fatalError(
            """
            Switchboard: nobody answers a call of \(requirement), sent to a proxy for \(shape.delegateName). Expected a \
            forward delegate or a fallback receiver, found neither, and the method is not known to return nothing. Set \
            `fallbackReceiver`, keep the delegate alive, or, if the method returns nothing, observe or register it.
            """)
    }
}
