import SwitchboardRx
import TestHosts

extension ScrollView: ReactiveCompatible {}

extension Reactive where Base: ScrollView {
    /// The proxy, for whatever has no property here.
    public var delegate: DelegateProxy<ScrollView, any ScrollViewDelegate> {
        RxScrollViewDelegateProxy.proxy(for: base)
    }

    /// Each time that a finger is about to move the content.
    public var willBeginDragging: ControlEvent<Void> {
        ControlEvent(
            events: delegate.methodInvoked(ScrollViewDelegate.scrollViewWillBeginDragging).asObservable().map { _ in })
    }

    /// Each time that the content moved.
    public var didScroll: ControlEvent<Void> {
        ControlEvent(
            events: RxScrollViewDelegateProxy.proxy(for: base)
                .methodInvoked(ScrollViewDelegate.scrollViewDidScroll).asObservable().map { _ in })
    }

    /// Sets the real delegate, beside all streams.
    public func setDelegate(_ delegate: any ScrollViewDelegate) -> any Disposable {
        RxScrollViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}
