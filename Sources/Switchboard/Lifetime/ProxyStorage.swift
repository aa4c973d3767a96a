import CForwarding
import CSupport

/// A class that has room for its proxies, which is the fastest way to keep them, on every system.
///
/// ```swift
/// final class Downloader: HasDelegate, HasProxyStorage {
///     weak var delegate: (any DownloaderDelegate)?
///     let proxyStorage = ProxyStorage()
/// }
/// ```
///
/// The proxies live exactly as long as the object. Those of other classes do so as well, but for the systems and objects that
/// `HasDeallocationHook` names.
public protocol HasProxyStorage: AnyObject {
    /// The object's own storage: a stored property that always is the same, which nobody else keeps.
    var proxyStorage: ProxyStorage { get }
}

/// What keeps the proxies of one object. It is for that object's `proxyStorage` only.
public class ProxyStorage: @unchecked Sendable {
    /// Read and written by C only, after `init`.
    private var words = cffi_storage()

    /// Where C finds `words`: the first stored property of an object without superclass.
    private final var address: UnsafeMutablePointer<cffi_storage> {
        (Unmanaged.passUnretained(self).toOpaque() + Int(CFFI_OBJECT_HEADER)).assumingMemoryBound(to: cffi_storage.self)
    }

    /// Makes one without proxies.
    public init() {
        cffi_storage_init(address)
    }

    deinit {
        end()
        cffi_storage_destroy(address)
    }

    /// The proxy under `identifier`; nil where there is none, or the storage is another object's.
    final func proxy(_ identifier: UnsafeRawPointer, of parent: AnyObject) -> AnyForwardingProxy? {
        cffi_storage_find(address, Self.owner(parent), identifier).map { Unmanaged.fromOpaque($0).takeRetainedValue() }
    }

    /// Keeps `proxy`, unless there is one under `identifier`. Gives the one that there is then.
    final func keep(
        _ proxy: AnyForwardingProxy, _ identifier: UnsafeRawPointer, for parent: AnyObject
    ) throws(ProxyRefusal) -> AnyForwardingProxy {
        var kept: UnsafeMutableRawPointer? = proxy.address
        switch withExtendedLifetime(proxy, { cffi_storage_keep(address, Self.owner(parent), identifier, &kept) }) {
        case cffi_storing_done: return Unmanaged.fromOpaque(kept!).takeRetainedValue()
        case cffi_storing_not_owner: throw ProxyRefusal(reason: .storageNotOwn, protocolName: proxy.shape.delegateName)
        default: throw ProxyRefusal(reason: .outOfMemory, protocolName: proxy.shape.delegateName)
        }
    }

    private static func owner(_ parent: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(parent).toOpaque())
    }

    /// The parent is gone: tells the proxies so, and lets them go.
    final func end() {
        var gone: [AnyForwardingProxy] = []
        while let proxy = cffi_storage_take(address) { gone.append(Unmanaged.fromOpaque(proxy).takeRetainedValue()) }
        for proxy in gone { proxy.parentIsGone() }
    }
}
