import Foundation

/// A stand-in for `UITabBarItem`.
open class TabBarItem: NSObject {
    /// The title.
    public let title: String

    /// Makes an item with a title.
    public init(_ title: String) { self.title = title }
}

/// The delegate of a tab bar.
public protocol TabBarDelegate: AnyObject {
    /// Called when the user taps an item.
    func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
    /// Called before the user arranges the items.
    func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [TabBarItem])
    /// Called after the user arranged the items.
    func tabBar(_ tabBar: TabBar, didEndCustomizing items: [TabBarItem], changed: Bool)
}

extension TabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
    /// Does nothing.
    public func tabBar(_ tabBar: TabBar, willBeginCustomizing items: [TabBarItem]) {}
    /// Does nothing.
    public func tabBar(_ tabBar: TabBar, didEndCustomizing items: [TabBarItem], changed: Bool) {}
}

/// A stand-in for `UITabBar`.
open class TabBar: View {
    /// The delegate.
    open weak var delegate: (any TabBarDelegate)?
    /// The items.
    open var items: [TabBarItem] = []

    /// Taps an item.
    open func tap(_ index: Int) { delegate?.tabBar(self, didSelect: items[index]) }

    /// Arranges the items.
    open func customize(reversed: Bool) {
        delegate?.tabBar(self, willBeginCustomizing: items)
        if reversed { items.reverse() }
        delegate?.tabBar(self, didEndCustomizing: items, changed: reversed)
    }
}
