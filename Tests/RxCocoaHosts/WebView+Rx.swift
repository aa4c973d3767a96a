import CocoaHosts
import SwitchboardRx

/// The proxies of web views. The class reads and writes a property that isn't named `delegate`.
open class RxWebNavigationDelegateProxy:
    DelegateProxy<WebView, any WebNavigationDelegate>, DelegateProxyType, WebNavigationDelegate, @unchecked Sendable
{
    /// Makes a proxy that isn't installed.
    public init(webView: WebView) {
        super.init(parentObject: webView, delegateProxy: RxWebNavigationDelegateProxy.self)
    }

    /// Registers this class.
    public static func registerKnownImplementations() { register { RxWebNavigationDelegateProxy(webView: $0) } }

    /// The web view's delegate.
    public static func currentDelegate(for object: WebView) -> (any WebNavigationDelegate)? {
        object.navigationDelegate
    }

    /// Sets the web view's delegate.
    public static func setCurrentDelegate(_ delegate: (any WebNavigationDelegate)?, to object: WebView) {
        object.navigationDelegate = delegate
    }
}

extension Reactive where Base: WebView {
    /// The proxy.
    public var navigationDelegate: DelegateProxy<WebView, any WebNavigationDelegate> {
        RxWebNavigationDelegateProxy.proxy(for: base)
    }

    /// Each page that begins to load.
    public var didStartLoad: Observable<WebNavigation> {
        navigationDelegate.methodInvoked(WebNavigationDelegate.webView(_:didStartProvisionalNavigation:))
            .boxedArguments.asObservable().map { arguments in try castOrThrow(WebNavigation.self, arguments[1]) }
    }

    /// Each page that was loaded.
    public var didFinishLoad: Observable<WebNavigation> {
        navigationDelegate.methodInvoked(WebNavigationDelegate.webView(_:didFinish:)).boxedArguments.asObservable()
            .map { arguments in try castOrThrow(WebNavigation.self, arguments[1]) }
    }

    /// Each page that couldn't be loaded.
    public var didFailLoad: Observable<(WebNavigation, any Error)> {
        navigationDelegate.methodInvoked(WebNavigationDelegate.webView(_:didFail:withError:)).boxedArguments
            .asObservable()
            .map { arguments in
                (
                    try castOrThrow(WebNavigation.self, arguments[1]),
                    try castOrThrow((any Error).self, arguments[2])
                )
            }
    }

    /// Sets the delegate behind the proxy.
    public func setDelegate(_ delegate: any WebNavigationDelegate) -> any Disposable {
        RxWebNavigationDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}
