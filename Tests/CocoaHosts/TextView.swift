import Foundation

/// The delegate of a text view, which is a scroll view's delegate with more methods.
public protocol TextViewDelegate: ScrollViewDelegate {
    /// Called when the user begins to type.
    func textViewDidBeginEditing(_ textView: TextView)
    /// Whether the user may type a text.
    func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the user changed the text.
    func textViewDidChange(_ textView: TextView)
    /// Called when the user ends.
    func textViewDidEndEditing(_ textView: TextView)
}

extension TextViewDelegate {
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: TextView) {}
    /// The user may.
    public func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    {
        true
    }
    /// Does nothing.
    public func textViewDidChange(_ textView: TextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: TextView) {}
}

/// A stand-in for `UITextView`.
open class TextView: ScrollView {
    /// The text.
    open var text: String? = ""

    /// Types a text at the end, and scrolls there.
    open func type(_ new: String) {
        let typing = delegate as? any TextViewDelegate
        typing?.textViewDidBeginEditing(self)
        let end = NSRange(location: (text ?? "").utf16.count, length: 0)
        if typing?.textView(self, shouldChangeTextIn: end, replacementText: new) ?? true {
            text = (text ?? "") + new
            typing?.textViewDidChange(self)
            contentOffset.y += 1
        }
        typing?.textViewDidEndEditing(self)
    }
}
