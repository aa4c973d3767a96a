// A custom class with a delegate, as RxCocoa's readers write it: nothing is imported but SwitchboardRx.
import SwitchboardRx

/// What a download tells.
public protocol DownloadDelegate: AnyObject {
    /// It is about to start.
    func download(_ download: Download, willStart address: String)
    /// It is over.
    func download(_ download: Download, didEndAfter bytes: Int)
}

/// Brings something from somewhere.
public final class Download: HasDelegate, HasDeallocationHook, ReactiveCompatible {
    /// Who is told.
    public weak var delegate: (any DownloadDelegate)?

    /// Makes one that nobody listens to.
    public init() {}

    /// Starts and ends.
    public func run(_ address: String) {
        delegate?.download(self, willStart: address)
        delegate?.download(self, didEndAfter: address.utf8.count)
    }
}

/// The proxies of downloads.
public final class RxDownloadDelegateProxy:
    DelegateProxy<Download, any DownloadDelegate>, DelegateProxyType, @unchecked Sendable
{
    /// Makes one that is not installed.
    public init(download: Download) {
        super.init(parentObject: download, delegateProxy: RxDownloadDelegateProxy.self)
    }

    /// Registers this class, and the names of the methods.
    public static func registerKnownImplementations() {
        register { RxDownloadDelegateProxy(download: $0) }
        do {
            try register("download(_:willStart:)", selector(DownloadDelegate.download(_:willStart:)))
            try register("download(_:didEndAfter:)", selector(DownloadDelegate.download(_:didEndAfter:)))
        } catch {
            fatalError("\(error)")
        }
    }
}

extension Reactive where Base: Download {
    /// The proxy.
    public var delegate: DelegateProxy<Download, any DownloadDelegate> { RxDownloadDelegateProxy.proxy(for: base) }

    /// The address of each start, before the delegate hears of it.
    public var willStart: Observable<String> {
        delegate.sentMessage("download(_:willStart:)").asObservable().map { arguments in
            try castOrThrow(String.self, arguments[1])
        }
    }

    /// The size of each download, after the delegate heard of it.
    public var didEnd: Observable<Int> {
        delegate.methodInvoked("download(_:didEndAfter:)").asObservable().map { arguments in
            try castOrThrow(Int.self, arguments[1])
        }
    }

    /// What is not so: the sizes as texts.
    public var didEndWronglyCast: Observable<String> {
        delegate.methodInvoked("download(_:didEndAfter:)").asObservable().map { arguments in
            try castOrThrow(String.self, arguments[1])
        }
    }

    /// The sizes, by a reference to the method.
    public var didEndByReference: Observable<Int> {
        delegate.methodInvoked(DownloadDelegate.download(_:didEndAfter:)).asObservable().map { _, bytes in bytes }
    }
}
