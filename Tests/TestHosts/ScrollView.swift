import Switchboard

/// A place in a view's content.
public struct Point: Hashable, Sendable {
    /// From the left.
    public var x: Double
    /// From the top.
    public var y: Double

    /// The upper left corner.
    public static let zero = Point(x: 0, y: 0)

    /// Makes a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// What a scroll view tells. Every method has a default, as UIKit's are optional.
public protocol ScrollViewDelegate: AnyObject {
    /// A finger is about to move the content.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)
    /// The content moved.
    func scrollViewDidScroll(_ scrollView: ScrollView)
    /// Whether a tap on the status bar scrolls to the top.
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
    /// A finger is about to leave; the delegate may write where the content is to come to rest.
    func scrollViewWillEndDragging(_ scrollView: ScrollView, target: UnsafeMutablePointer<Point>)
}

extension ScrollViewDelegate {
    /// Nothing.
    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
    /// Nothing.
    public func scrollViewDidScroll(_ scrollView: ScrollView) {}
    /// It does.
    public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
    /// It comes to rest where the finger sent it.
    public func scrollViewWillEndDragging(_ scrollView: ScrollView, target: UnsafeMutablePointer<Point>) {}
}

/// A view whose content moves.
open class ScrollView: HasDelegate {
    /// Who is told of it.
    open weak var delegate: (any ScrollViewDelegate)? { didSet { timesSet += 1 } }
    /// How often the delegate was set.
    public private(set) final var timesSet = 0
    /// How far the content was moved.
    public private(set) final var contentOffset = Point.zero

    /// Makes one that nobody listens to.
    public init() {}

    /// Moves the content, as a program does.
    public final func scroll(to offset: Point) {
        contentOffset = offset
        tell { $0.scrollViewDidScroll(self) }
    }

    /// Moves the content, as a finger does.
    public final func drag(to offset: Point) {
        tell { $0.scrollViewWillBeginDragging(self) }
        var target = offset
        tell { $0.scrollViewWillEndDragging(self, target: &target) }
        scroll(to: target)
    }

    /// Tells whoever listens.
    func tell(_ message: (any ScrollViewDelegate) -> Void) {
        if let delegate { message(delegate) }
    }

    /// Moves to the top, if the delegate allows it.
    public final func tapStatusBar() {
        if delegate?.scrollViewShouldScrollToTop(self) ?? true { scroll(to: .zero) }
    }
}

/// Does what every method does by default. The proxies' fallback: a call that nobody observes is answered where no real
/// delegate is set.
private final class ScrollViewDelegateNotSet: ScrollViewDelegate, Sendable {
    static let shared = ScrollViewDelegateNotSet()
}

/// The proxies of scroll views, and of the views that inherit from them.
open class RxScrollViewDelegateProxy:
    DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, @unchecked Sendable
{
    /// Typed parent object.
    public private(set) final weak var scrollView: ScrollView?

    /// Makes one that is not installed.
    public init(scrollView: ScrollView) {
        self.scrollView = scrollView
        super.init(parentObject: scrollView, delegateProxy: RxScrollViewDelegateProxy.self)
        fallbackTarget = ScrollViewDelegateNotSet.shared
    }

    /// Registers this class, and those that inherit from it.
    public static func registerKnownImplementations() {
        register { RxScrollViewDelegateProxy(scrollView: $0) }
        register { RxTableViewDelegateProxy(tableView: $0) }
    }
}

extension ScrollView {
    /// Each time that a finger is about to move the content.
    public var willBeginDragging: MessageStream<ScrollView> {
        RxScrollViewDelegateProxy.proxy(for: self).methodInvoked(ScrollViewDelegate.scrollViewWillBeginDragging)
    }

    /// Each time that the content moved.
    public var didScroll: MessageStream<ScrollView> {
        RxScrollViewDelegateProxy.proxy(for: self).methodInvoked(ScrollViewDelegate.scrollViewDidScroll)
    }

    /// Sets the real delegate, beside all streams.
    public func setDelegate(_ delegate: any ScrollViewDelegate) -> SubscriptionToken {
        RxScrollViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: self)
    }
}
