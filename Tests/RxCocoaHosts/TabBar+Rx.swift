import CocoaHosts
import SwitchboardRx

extension TabBar: HasDelegate {}

/// The proxies of tab bars.
open class RxTabBarDelegateProxy:
    DelegateProxy<TabBar, any TabBarDelegate>, DelegateProxyType, TabBarDelegate, @unchecked Sendable
{
    /// Makes a proxy that isn't installed.
    public init(tabBar: TabBar) { super.init(parentObject: tabBar, delegateProxy: RxTabBarDelegateProxy.self) }

    /// Registers this class.
    public static func registerKnownImplementations() { register { RxTabBarDelegateProxy(tabBar: $0) } }
}

extension Reactive where Base: TabBar {
    /// The proxy.
    public var delegate: DelegateProxy<TabBar, any TabBarDelegate> { RxTabBarDelegateProxy.proxy(for: base) }

    /// Each item that the user taps.
    public var didSelectItem: ControlEvent<TabBarItem> {
        ControlEvent(
            events: delegate.methodInvoked(TabBarDelegate.tabBar(_:didSelect:)).boxedArguments.asObservable()
                .map { arguments in try castOrThrow(TabBarItem.self, arguments[1]) })
    }

    /// The items, before the user arranges them.
    public var willBeginCustomizing: ControlEvent<[TabBarItem]> {
        ControlEvent(
            events: delegate.sentMessage(TabBarDelegate.tabBar(_:willBeginCustomizing:)).asObservable()
                .map { _, items in items })
    }

    /// The items, after the user arranged them.
    public var didEndCustomizing: ControlEvent<(items: [TabBarItem], changed: Bool)> {
        let source: Observable<(items: [TabBarItem], changed: Bool)> =
            delegate
            .methodInvoked(TabBarDelegate.tabBar(_:didEndCustomizing:changed:)).boxedArguments.asObservable()
            .map { arguments in
                (try castOrThrow([TabBarItem].self, arguments[1]), try castOrThrow(Bool.self, arguments[2]))
            }
        return ControlEvent(events: source)
    }

    /// Sets the delegate behind the proxy.
    public func setDelegate(_ delegate: any TabBarDelegate) -> any Disposable {
        RxTabBarDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}
