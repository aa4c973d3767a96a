import Foundation

/// A stand-in for `UIView`. The classes of this module know nothing of proxies, as UIKit's don't: each has a weak
/// property for its delegate, and methods that do what a finger or the system does.
open class View: NSObject {}

/// A stand-in for `UIViewController`.
open class ViewController: NSObject {
    /// The title of the screen.
    public let title: String

    /// Makes a screen with a title.
    public init(_ title: String = "") { self.title = title }
}

extension IndexPath {
    /// The path of a row, as UIKit makes it.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The section.
    public var section: Int { self[0] }

    /// The row in the section.
    public var row: Int { self[1] }
}
