import Foundation

/// The delegate of a scroll view. Its methods have defaults, because those of `UIScrollViewDelegate` are optional.
public protocol ScrollViewDelegate: AnyObject {
    /// Called when a finger begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)
    /// Called when a finger leaves. The delegate may write where the content comes to rest.
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when a finger has left.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
    /// Called after each move of the content.
    func scrollViewDidScroll(_ scrollView: ScrollView)
    /// Whether a tap on the status bar scrolls to the top.
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
    /// The view that a pinch zooms.
    func viewForZooming(in scrollView: ScrollView) -> View?
}

extension ScrollViewDelegate {
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: ScrollView) {}
    /// It does.
    public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
    /// None.
    public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
}

/// A stand-in for `UIScrollView`.
open class ScrollView: View {
    /// The delegate. Subclasses cast it to a protocol with more methods.
    open weak var delegate: (any ScrollViewDelegate)?

    /// How far the content was moved.
    open var contentOffset = CGPoint.zero { didSet { delegate?.scrollViewDidScroll(self) } }

    /// Drags the content with a finger.
    open func drag(to y: Double) {
        delegate?.scrollViewWillBeginDragging(self)
        var target = CGPoint(x: 0, y: y)
        delegate?.scrollViewWillEndDragging(self, withVelocity: CGPoint(x: 0, y: 1), targetContentOffset: &target)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: target.y > y)
        contentOffset = target
    }

    /// Taps the status bar.
    open func tapStatusBar() {
        if delegate?.scrollViewShouldScrollToTop(self) ?? true { contentOffset = .zero }
    }

    /// Pinches the content.
    ///
    /// - Returns: The view that is zoomed.
    open func pinch() -> View? { delegate?.viewForZooming(in: self) }
}
