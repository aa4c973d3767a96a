import Foundation

/// The delegate of a navigation controller.
public protocol NavigationControllerDelegate: AnyObject {
    /// Called before a screen is shown.
    func navigationController(
        _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
    /// Called after a screen was shown.
    func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
}

extension NavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
    ) {}
}

/// A stand-in for `UINavigationController`.
open class NavigationController: ViewController {
    /// The delegate. An image picker casts it to a protocol with more methods.
    open weak var delegate: (any NavigationControllerDelegate)?
    /// The screens, the shown one last.
    public private(set) var viewControllers: [ViewController] = []

    /// Shows a screen above the others.
    open func pushViewController(_ viewController: ViewController, animated: Bool) {
        delegate?.navigationController(self, willShow: viewController, animated: animated)
        viewControllers.append(viewController)
        delegate?.navigationController(self, didShow: viewController, animated: animated)
    }
}

/// The delegate of an image picker, which is a navigation controller's delegate with more methods.
public protocol ImagePickerControllerDelegate: NavigationControllerDelegate {
    /// Called when the user picked an image.
    func imagePickerController(_ picker: ImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])
    /// Called when the user picked none.
    func imagePickerControllerDidCancel(_ picker: ImagePickerController)
}

extension ImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: ImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
    ) {}
    /// Does nothing.
    public func imagePickerControllerDidCancel(_ picker: ImagePickerController) {}
}

/// A stand-in for `UIImagePickerController`.
open class ImagePickerController: NavigationController {
    private var picking: (any ImagePickerControllerDelegate)? { delegate as? any ImagePickerControllerDelegate }

    /// Picks an image.
    open func pick(_ name: String) {
        picking?.imagePickerController(self, didFinishPickingMediaWithInfo: ["name": name])
    }

    /// Picks none.
    open func cancel() { picking?.imagePickerControllerDidCancel(self) }
}
