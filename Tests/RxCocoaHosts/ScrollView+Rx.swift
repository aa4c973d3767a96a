import CocoaHosts
import Foundation
import SwitchboardRx

extension ScrollView: HasDelegate {}

/// The proxies of scroll views, and of subclasses that have no proxy class of their own. The class implements one
/// method, and sends the offset from there.
open class RxScrollViewDelegateProxy:
    DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, ScrollViewDelegate, @unchecked Sendable
{
    fileprivate let offsets = PublishSubject<CGPoint>()

    /// Makes a proxy that isn't installed.
    public init(scrollView: ScrollView) {
        super.init(parentObject: scrollView, delegateProxy: RxScrollViewDelegateProxy.self)
    }

    /// Registers this class and its subclasses.
    public static func registerKnownImplementations() {
        register { RxScrollViewDelegateProxy(scrollView: $0) }
        register { RxTableViewDelegateProxy(tableView: $0) }
        register { RxTextViewDelegateProxy(textView: $0) }
    }

    /// Sends the offset, then calls the delegate.
    open func scrollViewDidScroll(_ scrollView: ScrollView) {
        offsets.onNext(scrollView.contentOffset)
        forwardToDelegate()?.scrollViewDidScroll(scrollView)
    }

    deinit { offsets.onCompleted() }
}

extension Reactive where Base: ScrollView {
    /// The proxy.
    public var delegate: DelegateProxy<ScrollView, any ScrollViewDelegate> {
        RxScrollViewDelegateProxy.proxy(for: base)
    }

    /// The offset, which you can set.
    public var contentOffset: ControlProperty<CGPoint> {
        let offsets = RxScrollViewDelegateProxy.proxy(for: base).offsets
        let start = Observable.deferred { [weak base] in Observable.of(base?.contentOffset ?? .zero) }
        return ControlProperty(
            values: Observable.concat([start, offsets.asObservable()]),
            valueSink: Binder(base) { view, offset in view.contentOffset = offset })
    }

    /// Each move of the content.
    public var didScroll: ControlEvent<Void> {
        ControlEvent(events: RxScrollViewDelegateProxy.proxy(for: base).offsets.map { _ in })
    }

    /// Each time that a finger begins to move the content.
    public var willBeginDragging: ControlEvent<Void> {
        ControlEvent(
            events: delegate.methodInvoked(ScrollViewDelegate.scrollViewWillBeginDragging).asObservable().map { _ in })
    }

    /// Each time that a finger leaves, with a pointer to the offset where the content comes to rest.
    public var willEndDragging: ControlEvent<(velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)> {
        ControlEvent(
            events: delegate.methodInvoked(
                ScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
            )
            .asObservable().map { _, velocity, target in (velocity, target) })
    }

    /// Each time that a finger has left: whether the content moves on. The argument is cast, as in RxCocoa.
    public var didEndDragging: ControlEvent<Bool> {
        ControlEvent(
            events: delegate.methodInvoked(ScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:))
                .boxedArguments.asObservable().map { arguments in try castOrThrow(Bool.self, arguments[1]) })
    }

    /// Sets the delegate behind the proxy.
    public func setDelegate(_ delegate: any ScrollViewDelegate) -> any Disposable {
        RxScrollViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}
