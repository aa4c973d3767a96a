import Foundation

/// A stand-in for `CNContact`.
public struct Contact: Hashable, Sendable {
    /// The name.
    public var name: String

    /// Makes a contact with a name.
    public init(_ name: String) { self.name = name }
}

/// The delegate of a contact picker. Two methods differ in the type of an argument only.
public protocol ContactPickerDelegate: AnyObject {
    /// Called when the user picked one contact.
    func contactPicker(_ picker: ContactPicker, didSelect contact: Contact)
    /// Called when the user picked several contacts.
    func contactPicker(_ picker: ContactPicker, didSelect contacts: [Contact])
    /// Called when the user picked none.
    func contactPickerDidCancel(_ picker: ContactPicker)
}

extension ContactPickerDelegate {
    /// Does nothing.
    public func contactPicker(_ picker: ContactPicker, didSelect contact: Contact) {}
    /// Does nothing.
    public func contactPicker(_ picker: ContactPicker, didSelect contacts: [Contact]) {}
    /// Does nothing.
    public func contactPickerDidCancel(_ picker: ContactPicker) {}
}

/// A stand-in for `CNContactPickerViewController`.
open class ContactPicker: ViewController {
    /// The delegate.
    open weak var delegate: (any ContactPickerDelegate)?

    /// Picks one contact.
    open func pick(_ contact: Contact) { delegate?.contactPicker(self, didSelect: contact) }

    /// Picks several contacts.
    open func pick(_ contacts: [Contact]) { delegate?.contactPicker(self, didSelect: contacts) }

    /// Picks none.
    open func cancel() { delegate?.contactPickerDidCancel(self) }
}
