import CForwarding
import CSupport

/// A class whose objects store their proxies themselves. That's the fastest way, and it works on every system.
///
/// ```swift
/// final class Importer: HasDelegate, HasProxyStorage {
///     weak var delegate: (any ImporterDelegate)?
///     let proxyStorage = ProxyStorage()
/// }
/// ```
///
/// The proxies live exactly as long as the object. For classes without this conformance, that isn't so on the systems
/// and for the objects that ``HasDeallocationHook`` names.
public protocol HasProxyStorage: AnyObject {
    /// The object's own storage: a stored property that never changes, and that nothing else retains.
    var proxyStorage: ProxyStorage { get }
}

/// The storage for the proxies of one object. Use it only for that object's `proxyStorage`. Thread-safe.
public class ProxyStorage: @unchecked Sendable {
    /// After `init`, only C reads and writes it.
    private var words = cffi_storage()

    /// The address of `words` for C: the first stored property of an object without superclass.
    private final var address: UnsafeMutablePointer<cffi_storage> {
        (Unmanaged.passUnretained(self).toOpaque() + Int(CFFI_OBJECT_HEADER)).assumingMemoryBound(to: cffi_storage.self)
    }

    /// Creates a storage without proxies.
    public init() {
        cffi_storage_init(address)
    }

    deinit {
        end()
        cffi_storage_destroy(address)
    }

    /// The proxy with `identifier`; nil if there is none, or if the storage is another object's.
    final func proxy(_ identifier: UnsafeRawPointer, of parent: AnyObject) -> AnyForwardingProxy? {
        cffi_storage_find(address, Self.owner(parent), identifier).map { Unmanaged.fromOpaque($0).takeRetainedValue() }
    }

    /// Keeps `proxy`, unless there is a proxy with `identifier`. Returns the one that is kept.
    final func keep(
        _ proxy: AnyForwardingProxy, _ identifier: UnsafeRawPointer, for parent: AnyObject
    ) throws(ProxyError) -> AnyForwardingProxy {
        var kept: UnsafeMutableRawPointer? = proxy.address
        switch withExtendedLifetime(proxy, { cffi_storage_keep(address, Self.owner(parent), identifier, &kept) }) {
        case cffi_storing_done: return Unmanaged.fromOpaque(kept!).takeRetainedValue()
        case cffi_storing_not_owner:
            throw ProxyError(reason: .proxyStorageNotOwned, protocolName: proxy.dispatchTable.delegateName)
        default: throw ProxyError(reason: .outOfMemory, protocolName: proxy.dispatchTable.delegateName)
        }
    }

    private static func owner(_ parent: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(parent).toOpaque())
    }

    /// Called when the parent is gone: tells the proxies so, and releases them.
    final func end() {
        var gone: [AnyForwardingProxy] = []
        while let proxy = cffi_storage_take(address) { gone.append(Unmanaged.fromOpaque(proxy).takeRetainedValue()) }
        for proxy in gone { proxy.parentIsGone() }
    }
}
