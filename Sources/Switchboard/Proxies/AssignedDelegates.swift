import CForwarding
import CSupport

// What happens when a parent's delegate is assigned and the proxy stays: `DelegateProxy.assigned`, without types.

extension OverridableMethod {
    /// The method of a class that is generic in the delegate's type. All types share its code, so that it is told apart by the classes of
    /// one type, of which no proxy is made.
    static let setForwardToDelegate = OverridableMethod(
        overriddenBy: OverridesTarget.self, of: ForwardingProxy<Never>.self, plain: PlainTarget.self)

    private class PlainTarget: ForwardingProxy<Never>, @unchecked Sendable {}

    private final class OverridesTarget: ForwardingProxy<Never>, @unchecked Sendable {
        override func setForwardToDelegate(_ delegate: Never?, retainDelegate: Bool) {}
    }
}

extension AnyForwardingProxy {
    /// Makes the value that is assigned to the parent's delegate the real delegate, and the proxy what is assigned. False, and nothing
    /// was done, if that takes more: the class overrides how a delegate is set, or the value is another proxy.
    ///
    /// - Parameters:
    ///   - value: A value of the type `Delegate?`: an object, or null, and tables.
    ///   - property: That of the parent, whose address is `parent`.
    final func assignObject(
        _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>, in parent: UnsafeRawPointer,
        of property: Unmanaged<DelegateProperty>, isStrong: Bool
    ) -> Bool {
        let type: AnyClass = type(of: self)
        guard !reportsChanges, !OverridableMethod.setForwardToDelegate.isOverridden(by: type) else { return false }
        return withShape { shape in
            guard shape.values.isClassBound, shape.associatedTypes.open.isEmpty, shape.directCount < Self.mostTables,
                value[0].map({ !(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() is AnyForwardingProxy) })
                    ?? true
            else { return false }
            guard isDelegate(of: parent, property) else { return true }
            var receiver: OpaquePointer?
            if let object = value[0] {
                let tables = UnsafeRawPointer(value + 1).assumingMemoryBound(to: UnsafeRawPointer.self)
                receiver = shape.receiver(forObjectAt: object, isRetained: isStrong, tables)
                guard receiver != nil else { fatalError("Switchboard: no memory for a receiver.") }
            }
            cffi_proxy_set_receiver(address, cffi_receiver_forward, receiver)
            // The proxy takes the value's place, and its reference.
            let before = value[0]
            value[0] = Unmanaged.passRetained(self).toOpaque()
            for index in 0..<shape.directCount {
                value[1 + index] = UnsafeMutableRawPointer(mutating: shape.raw.pointee.tables[index])
            }
            if let before { swift_release(before) }
            return true
        }
    }

    private static var mostTables: Int { 8 }

    /// Whether this proxy is the delegate of a parent. Precondition: a value of the delegate's type is an object, and fewer than eight
    /// tables.
    private func isDelegate(of parent: UnsafeRawPointer, _ property: Unmanaged<DelegateProperty>) -> Bool {
        withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 1 + Self.mostTables) { words in
            property._withUnsafeGuaranteedRef { $0.get(parent, words.baseAddress!) }
            guard let object = words[0] else { return false }
            swift_release(object)
            return object == address
        }
    }
}
