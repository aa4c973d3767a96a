import Switchboard

/// A person.
public struct Contact: Hashable, Sendable {
    /// The name.
    public var name: String

    /// Makes a contact of that name.
    public init(_ name: String) {
        self.name = name
    }
}

/// What a contact picker tells. Two methods differ in the type of an argument only.
public protocol ContactPickerDelegate: AnyObject {
    /// One contact was chosen.
    func contactPicker(_ picker: ContactPicker, didSelect contact: Contact)
    /// Several contacts were chosen.
    func contactPicker(_ picker: ContactPicker, didSelect contacts: [Contact])
    /// None was chosen.
    func contactPickerDidCancel(_ picker: ContactPicker)
}

extension ContactPickerDelegate {
    /// Nothing.
    public func contactPicker(_ picker: ContactPicker, didSelect contact: Contact) {}
    /// Nothing.
    public func contactPicker(_ picker: ContactPicker, didSelect contacts: [Contact]) {}
    /// Nothing.
    public func contactPickerDidCancel(_ picker: ContactPicker) {}
}

/// Lets somebody choose contacts.
public final class ContactPicker: HasDelegate {
    /// Who is told what was chosen.
    public weak var delegate: (any ContactPickerDelegate)?

    /// Makes one that nobody listens to.
    public init() {}

    /// Chooses one contact.
    public func choose(_ contact: Contact) { delegate?.contactPicker(self, didSelect: contact) }

    /// Chooses several contacts.
    public func choose(_ contacts: [Contact]) { delegate?.contactPicker(self, didSelect: contacts) }

    /// Chooses none.
    public func cancel() { delegate?.contactPickerDidCancel(self) }
}

/// Does what every method does by default.
private final class ContactPickerDelegateNotSet: ContactPickerDelegate, Sendable {
    static let shared = ContactPickerDelegateNotSet()
}

/// The proxies of contact pickers.
public final class RxContactPickerDelegateProxy:
    DelegateProxy<ContactPicker, any ContactPickerDelegate>, DelegateProxyType, @unchecked Sendable
{
    /// Makes one that is not installed.
    public init(picker: ContactPicker) {
        super.init(parentObject: picker, delegateProxy: RxContactPickerDelegateProxy.self)
        fallbackTarget = ContactPickerDelegateNotSet.shared
    }

    /// Registers this class.
    public static func registerKnownImplementations() {
        register { RxContactPickerDelegateProxy(picker: $0) }
    }
}

extension ContactPicker {
    /// Each contact that was chosen alone.
    public var didSelectContact: MessageStream<(ContactPicker, Contact)> {
        RxContactPickerDelegateProxy.proxy(for: self).methodInvoked(
            ContactPickerDelegate.contactPicker(_:didSelect:)
                as (any ContactPickerDelegate) -> (ContactPicker, Contact) -> Void)
    }

    /// Contacts that were chosen together.
    public var didSelectContacts: MessageStream<(ContactPicker, [Contact])> {
        RxContactPickerDelegateProxy.proxy(for: self).methodInvoked(
            ContactPickerDelegate.contactPicker(_:didSelect:)
                as (any ContactPickerDelegate) -> (ContactPicker, [Contact]) -> Void)
    }

    /// Each time that none was chosen.
    public var didCancel: MessageStream<ContactPicker> {
        RxContactPickerDelegateProxy.proxy(for: self).methodInvoked(ContactPickerDelegate.contactPickerDidCancel)
    }
}
