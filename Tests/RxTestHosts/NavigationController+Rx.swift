import SwitchboardRx
import TestHosts

extension NavigationController: ReactiveCompatible {}

extension Reactive where Base: NavigationController {
    /// A screen, and whether it comes with an animation.
    public typealias ShowEvent = (screen: Screen, animated: Bool)

    /// The proxy, for whatever has no property here.
    public var delegate: DelegateProxy<NavigationController, any NavigationControllerDelegate> {
        RxNavigationControllerDelegateProxy.proxy(for: base)
    }

    /// Each screen that is about to be shown.
    public var willShow: ControlEvent<ShowEvent> {
        let source: Observable<ShowEvent> =
            delegate
            .sentMessage(NavigationControllerDelegate.navigationController(_:willShow:animated:)).asObservable()
            .map { _, screen, animated in (screen, animated) }
        return ControlEvent(events: source)
    }

    /// Each screen that was shown.
    public var didShow: ControlEvent<ShowEvent> {
        let source: Observable<ShowEvent> =
            delegate
            .methodInvoked(NavigationControllerDelegate.navigationController(_:didShow:animated:)).asObservable()
            .map { _, screen, animated in (screen, animated) }
        return ControlEvent(events: source)
    }

    /// Sets the real delegate, beside all streams.
    public func setDelegate(_ delegate: any NavigationControllerDelegate) -> any Disposable {
        RxNavigationControllerDelegateProxy.installForwardDelegate(
            delegate, retainDelegate: false, onProxyForObject: base)
    }
}
