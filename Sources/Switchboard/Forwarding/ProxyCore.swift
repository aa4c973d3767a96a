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
}

/// What C calls back.
enum Hooks {
    static func install() { _ = installed }

    private static let installed: Void = cffi_set_hooks(
        cffi_hooks(
            unanswered: { proxy, slot in
                Unmanaged<ProxyCore>.fromOpaque(proxy!).takeUnretainedValue().trapUnanswered(slot: Int(slot))
            },
            copy_arguments: { method, from, to in
                Unmanaged<ResolvedMethod>.fromOpaque(method!).takeUnretainedValue().copyArguments(from: from!, to: to!)
            },
            destroy_arguments: { method, arguments in
                Unmanaged<ResolvedMethod>.fromOpaque(method!).takeUnretainedValue().destroyArguments(arguments!)
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
