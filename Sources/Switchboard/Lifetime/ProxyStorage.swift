/// A class that has room for its proxies: they live exactly as long as the object.
///
/// ```swift
/// final class Downloader: HasDelegate, HasProxyStorage {
///     weak var delegate: (any DownloaderDelegate)?
///     let proxyStorage = ProxyStorage()
/// }
/// ```
///
/// This is the fastest way to keep proxies, and works on every system. For a class that cannot be given a stored property
/// there is `HasDeallocationHook`; one that conforms to neither has its proxies kept in a table.
public protocol HasProxyStorage: AnyObject {
    /// The object's own storage: a stored property that always is the same, which nobody else keeps.
    var proxyStorage: ProxyStorage { get }
}

/// What keeps the proxies of one object. It is for that object's `proxyStorage` only.
public final class ProxyStorage: Sendable {
    private struct Contents {
        /// Whose proxies these are; nil until there was one.
        var parent: ObjectIdentifier?
        /// Few, so they are searched one by one.
        var proxies: [(identifier: UnsafeRawPointer, proxy: ProxyCore)] = []

        func proxy(_ identifier: UnsafeRawPointer) -> ProxyCore? {
            for entry in proxies where entry.identifier == identifier { return entry.proxy }
            return nil
        }
    }

    /// Identifiers are only compared.
    private struct SendableContents: @unchecked Sendable {
        var value = Contents()
    }

    private let contents = Locked(SendableContents())

    /// Makes one without proxies.
    public init() {}

    deinit {
        end()
    }

    /// The proxy under `identifier`; nil where there is none, or the storage is another object's.
    func proxy(_ identifier: UnsafeRawPointer, of parent: AnyObject) -> ProxyCore? {
        contents.withLock { contents in
            guard contents.value.parent == ObjectIdentifier(parent) else { return nil }
            return contents.value.proxy(identifier)
        }
    }

    /// Keeps `proxy`, unless there is one under `identifier`. Gives the one that there is then; nil where the storage is
    /// another object's.
    func keep(_ proxy: ProxyCore, _ identifier: UnsafeRawPointer, for parent: AnyObject) -> ProxyCore? {
        contents.withLock { contents in
            guard contents.value.parent ?? ObjectIdentifier(parent) == ObjectIdentifier(parent) else { return nil }
            if let known = contents.value.proxy(identifier) { return known }
            contents.value.parent = ObjectIdentifier(parent)
            contents.value.proxies.append((identifier, proxy))
            return proxy
        }
    }

    /// The parent is gone: tells the proxies so, and lets them go.
    func end() {
        let gone = contents.withLock { contents in
            defer { contents.value.proxies = [] }
            return contents.value.proxies
        }
        for entry in gone { entry.proxy.parentIsGone() }
    }
}
