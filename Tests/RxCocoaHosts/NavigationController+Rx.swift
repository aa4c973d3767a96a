import CocoaHosts
import SwitchboardRx

extension NavigationController: HasDelegate {}

/// The proxies of navigation controllers.
open class RxNavigationControllerDelegateProxy:
    DelegateProxy<NavigationController, any NavigationControllerDelegate>, DelegateProxyType,
    NavigationControllerDelegate, @unchecked Sendable
{
    /// Makes a proxy that isn't installed.
    public init(navigationController: NavigationController) {
        super.init(parentObject: navigationController, delegateProxy: RxNavigationControllerDelegateProxy.self)
    }

    /// Registers this class.
    public static func registerKnownImplementations() {
        register { RxNavigationControllerDelegateProxy(navigationController: $0) }
    }
}

extension Reactive where Base: NavigationController {
    /// A screen, and whether it moves in.
    public typealias ShowEvent = (viewController: ViewController, animated: Bool)

    /// The proxy.
    public var delegate: DelegateProxy<NavigationController, any NavigationControllerDelegate> {
        RxNavigationControllerDelegateProxy.proxy(for: base)
    }

    /// Each screen before it is shown. The arguments are cast, as in RxCocoa.
    public var willShow: ControlEvent<ShowEvent> {
        let source: Observable<ShowEvent> =
            delegate
            .sentMessage(NavigationControllerDelegate.navigationController(_:willShow:animated:))
            .boxedArguments.asObservable()
            .map { arguments in
                (try castOrThrow(ViewController.self, arguments[1]), try castOrThrow(Bool.self, arguments[2]))
            }
        return ControlEvent(events: source)
    }

    /// Each screen after it was shown.
    public var didShow: ControlEvent<ShowEvent> {
        let source: Observable<ShowEvent> =
            delegate
            .methodInvoked(NavigationControllerDelegate.navigationController(_:didShow:animated:)).asObservable()
            .map { _, screen, animated in (screen, animated) }
        return ControlEvent(events: source)
    }

    /// Sets the delegate behind the proxy.
    public func setDelegate(_ delegate: any NavigationControllerDelegate) -> any Disposable {
        RxNavigationControllerDelegateProxy.installForwardDelegate(
            delegate, retainDelegate: false, onProxyForObject: base)
    }
}
