import CocoaHosts
import Foundation
import SwitchboardRx

/// The proxies of text views, for the property that these inherit from scroll views. The class implements a method that
/// returns a value.
open class RxTextViewDelegateProxy: RxScrollViewDelegateProxy, TextViewDelegate, @unchecked Sendable {
    /// Makes a proxy that isn't installed.
    public init(textView: TextView) { super.init(scrollView: textView) }

    /// The answer of the delegate; without one, the user may.
    open func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        (forwardToDelegate() as? any TextViewDelegate)?
            .textView(textView, shouldChangeTextIn: range, replacementText: text) ?? true
    }
}

extension Reactive where Base: TextView {
    private var typing: ForwardingProxy<any TextViewDelegate> { delegate.refined(to: (any TextViewDelegate).self) }

    /// The text: the current one, and each that the user typed. You can set it.
    public var text: ControlProperty<String?> {
        let start = Observable.deferred { [weak base] in Observable.of(base?.text) }
        let typed = typing.methodInvoked(TextViewDelegate.textViewDidChange).asObservable().map { view in view.text }
        return ControlProperty(
            values: Observable.concat([start, typed]),
            valueSink: Binder(base) { view, text in view.text = text })
    }

    /// Each time that the user begins to type.
    public var didBeginEditing: ControlEvent<Void> {
        ControlEvent(events: typing.methodInvoked(TextViewDelegate.textViewDidBeginEditing).asObservable().map { _ in })
    }

    /// Each change by the user.
    public var didChange: ControlEvent<Void> {
        ControlEvent(events: typing.methodInvoked(TextViewDelegate.textViewDidChange).asObservable().map { _ in })
    }

    /// Each time that the user ends.
    public var didEndEditing: ControlEvent<Void> {
        ControlEvent(events: typing.methodInvoked(TextViewDelegate.textViewDidEndEditing).asObservable().map { _ in })
    }
}
