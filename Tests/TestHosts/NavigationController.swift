import Switchboard

/// One screen.
public final class Screen: Sendable {
    /// What its bar says.
    public let title: String

    /// Makes a screen of that title.
    public init(_ title: String) {
        self.title = title
    }
}

/// What a navigation controller tells.
public protocol NavigationControllerDelegate: AnyObject {
    /// A screen is about to be shown.
    func navigationController(_ controller: NavigationController, willShow screen: Screen, animated: Bool)
    /// A screen was shown.
    func navigationController(_ controller: NavigationController, didShow screen: Screen, animated: Bool)
}

extension NavigationControllerDelegate {
    /// Nothing.
    public func navigationController(_ controller: NavigationController, willShow screen: Screen, animated: Bool) {}
    /// Nothing.
    public func navigationController(_ controller: NavigationController, didShow screen: Screen, animated: Bool) {}
}

/// A stack of screens.
open class NavigationController: HasDelegate {
    /// Who is told of screens that come and go.
    public final weak var delegate: (any NavigationControllerDelegate)?
    /// The screens, the shown one last.
    public private(set) final var screens: [Screen] = []

    /// Makes one without screens.
    public init() {}

    /// Puts a screen above the others.
    public final func show(_ screen: Screen, animated: Bool = true) {
        delegate?.navigationController(self, willShow: screen, animated: animated)
        screens.append(screen)
        delegate?.navigationController(self, didShow: screen, animated: animated)
    }
}

/// Does what every method does by default.
private final class NavigationControllerDelegateNotSet: NavigationControllerDelegate, Sendable {
    static let shared = NavigationControllerDelegateNotSet()
}

/// The proxies of navigation controllers.
open class RxNavigationControllerDelegateProxy:
    DelegateProxy<NavigationController, any NavigationControllerDelegate>, DelegateProxyType, @unchecked Sendable
{
    /// Typed parent object.
    public private(set) final weak var navigationController: NavigationController?

    /// Makes one that is not installed.
    public init(navigationController: NavigationController) {
        self.navigationController = navigationController
        super.init(parentObject: navigationController, delegateProxy: RxNavigationControllerDelegateProxy.self)
        fallbackTarget = NavigationControllerDelegateNotSet.shared
    }

    /// Registers this class.
    public static func registerKnownImplementations() {
        register { RxNavigationControllerDelegateProxy(navigationController: $0) }
    }
}

extension NavigationController {
    /// Each screen that is about to be shown.
    public var willShow: MessageStream<(NavigationController, Screen, Bool)> {
        RxNavigationControllerDelegateProxy.proxy(for: self)
            .sentMessage(NavigationControllerDelegate.navigationController(_:willShow:animated:))
    }

    /// Each screen that was shown.
    public var didShow: MessageStream<(NavigationController, Screen, Bool)> {
        RxNavigationControllerDelegateProxy.proxy(for: self)
            .methodInvoked(NavigationControllerDelegate.navigationController(_:didShow:animated:))
    }
}
