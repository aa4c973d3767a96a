import SwitchboardRx
import TestHosts

/// The name in the tutorials.
public typealias RxCNContactPickerDelegateProxy = RxContactPickerDelegateProxy

extension ContactPicker: ReactiveCompatible {}

extension Reactive where Base: ContactPicker {
    /// The proxy.
    public var delegate: DelegateProxy<ContactPicker, any ContactPickerDelegate> {
        RxCNContactPickerDelegateProxy.proxy(for: base)
    }

    /// Each contact that was chosen alone.
    public var didSelectContact: Observable<Contact> {
        delegate.methodInvoked(
            ContactPickerDelegate.contactPicker(_:didSelect:)
                as (any ContactPickerDelegate) -> (ContactPicker, Contact) -> Void
        ).asObservable().map { _, contact in contact }
    }

    /// Contacts that were chosen together.
    public var didSelectContacts: Observable<[Contact]> {
        delegate.methodInvoked(
            ContactPickerDelegate.contactPicker(_:didSelect:)
                as (any ContactPickerDelegate) -> (ContactPicker, [Contact]) -> Void
        ).asObservable().map { _, contacts in contacts }
    }

    /// Each time that none was chosen.
    public var didCancel: Observable<Void> {
        delegate.methodInvoked(ContactPickerDelegate.contactPickerDidCancel).asObservable().map { _ in }
    }
}
