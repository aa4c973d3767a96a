import CForwarding
import CSupport

// An assignment to a parent's delegate, while the proxy is the delegate.

extension OverridableMethod {
    /// `ForwardingProxy.setForwardToDelegate`, a method of a generic class. All delegate types share its code, so the
    /// library compares it with that of classes for one type. No proxy is made of these classes.
    static let setForwardToDelegate = OverridableMethod(
        overriddenBy: OverridesTarget.self, of: ForwardingProxy<Never>.self, plain: PlainTarget.self)

    private class PlainTarget: ForwardingProxy<Never>, @unchecked Sendable {}

    private final class OverridesTarget: ForwardingProxy<Never>, @unchecked Sendable {
        override func setForwardToDelegate(_ delegate: Never?, retainDelegate: Bool) {}
    }
}

extension AnyForwardingProxy {
    /// A parent's setter assigns a value to its delegate: the value becomes the target, and the proxy is assigned in
    /// its place. If other proxies of the parent stand behind this one, it becomes the target of the last.
    ///
    /// Nothing happens if the proxy isn't the delegate, or if the value is a proxy that forwards to this one.
    ///
    /// - Parameters:
    ///   - value: A value of the type `Delegate?`: an object, or null, and at most three tables.
    ///   - parent: The address of the parent.
    ///   - property: The parent's property.
    ///   - storage: What is known of the property in parents of this class.
    final func assigned(
        _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>, to parent: UnsafeRawPointer,
        by property: DelegateProperty, _ storage: cffi_property_storage
    ) {
        guard cffi_delegate_refers_to(parent, storage, address) || isDelegate(of: parent, property) else { return }
        withDispatchTable { dispatchTable in
            let base = property.baseTable
            let isStrong = storage.is_strong
            if base == nil, takesPlaceOfTarget(value, isStrong: isStrong, dispatchTable) {
                observersChanged()
            } else if !becomesTarget(value, of: parent, base: base, isStrong: isStrong, dispatchTable) {
                return
            }
            let tables = dispatchTable.raw.pointee.tables + (base ?? 0)
            cffi_delegate_replace_value(value, address, tables, base == nil ? UInt32(dispatchTable.directCount) : 1)
        }
    }

    /// Makes an object the target if it is of the class of the one that it replaces, and neither is a proxy: nearly
    /// always. False for any other value, and nothing has changed.
    private func takesPlaceOfTarget(
        _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>, isStrong: Bool, _ dispatchTable: DispatchTable
    ) -> Bool {
        guard !isStrong, let object = value[0], isSetPlainly(dispatchTable) else { return false }
        let tables = UnsafeRawPointer(value + 1).assumingMemoryBound(to: cffi_witness_table?.self)
        return cffi_proxy_replace_plain_delegate(address, object, tables, UInt32(dispatchTable.directCount))
    }

    /// The same for any value. False for a proxy that forwards to this one, and nothing has changed.
    @inline(never)
    private func becomesTarget(
        _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>, of parent: UnsafeRawPointer, base: Int?,
        isStrong: Bool, _ dispatchTable: DispatchTable
    ) -> Bool {
        if let object = value[0],
            let other = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? AnyForwardingProxy,
            other.forwards(to: self)
        {
            return false
        }
        if handsOn(value[0], from: parent, isStrong: isStrong) { return true }
        if base != nil {
            assignedBase(value, isStrong: isStrong)
        } else {
            setAnyTarget(value, isStrong: isStrong, dispatchTable)
        }
        return true
    }

    /// Makes an object, or nothing, the target of the last of the parent's proxies behind this one. False if there are
    /// none, or if the object is one of them.
    private func handsOn(_ object: UnsafeMutableRawPointer?, from parent: UnsafeRawPointer, isStrong: Bool) -> Bool {
        guard let first = proxyBehind(of: parent) else { return false }
        let object = object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        var chain = [self, first]
        while let next = chain[chain.count - 1].proxyBehind(of: parent) { chain.append(next) }
        guard let last = chain.popLast() else { return false }
        if let other = object as? AnyForwardingProxy, other.forwards(to: last) { return false }
        // Not `type(of:)`: the optimizer takes an object's class for constant.
        let type = last.address.load(as: UnsafeRawPointer.self)
        last.setTarget(to: object, isStrong: isStrong)
        if type == last.address.load(as: UnsafeRawPointer.self) { return true }
        // It conforms to other protocols now, and so may those in front of it.
        var target = last
        for proxy in chain.reversed() {
            proxy.setTarget(to: target, isStrong: false)
            target = proxy
        }
        return true
    }

    /// The proxy of the same parent that is the target: it was the delegate before.
    private func proxyBehind(of parent: UnsafeRawPointer) -> AnyForwardingProxy? {
        guard let target = cffi_proxy_copy_receiver(address, cffi_receiver_forward, nil) else { return nil }
        let proxy = Unmanaged<AnyObject>.fromOpaque(target).takeRetainedValue() as? AnyForwardingProxy
        return Unmanaged<AnyObject>.fromOpaque(parent)._withUnsafeGuaranteedRef { proxy?.isProxy(of: $0) ?? false }
            ? proxy : nil
    }

    /// Makes a value the target, by the method of a subclass if that overrides it.
    private func setAnyTarget(
        _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>, isStrong: Bool, _ dispatchTable: DispatchTable
    ) {
        if isSetPlainly(dispatchTable) {
            setTarget(value, isStrong: isStrong, dispatchTable)
        } else {
            setTypedTarget(value, isStrong: isStrong)
        }
    }

    /// Whether the target is set without the delegate's type, and not by a subclass's method.
    private func isSetPlainly(_ dispatchTable: DispatchTable) -> Bool {
        let type: AnyClass = type(of: self)
        return dispatchTable.associatedTypes.open.isEmpty
            && !OverridableMethod.setForwardToDelegate.isOverridden(by: type)
    }

    /// The same, for a property of a protocol that the delegate's refines. An object that does not conform to the
    /// delegate's gets the calls of the property's only.
    private func assignedBase(_ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>, isStrong: Bool) {
        let dispatchTable = dispatchTable
        let type: AnyClass? = value[0].map { Swift.type(of: Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()) }
        let table = type.flatMap { dispatchTable.protocols[0].witnessTable(of: $0) }
        if let object = value[0], table == nil {
            setTarget(ofBase: object, isRetained: isStrong)
        } else {
            withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 2) { refined in
                refined[0] = value[0]
                refined[1] = table.map { UnsafeMutableRawPointer(mutating: $0) }
                setAnyTarget(refined.baseAddress!, isStrong: isStrong, dispatchTable)
            }
        }
    }

    /// Makes an object the target, for calls of the protocols to which it conforms.
    final func setTarget(ofBase object: UnsafeMutableRawPointer, isRetained: Bool) {
        cffi_proxy_set_receiver(
            address, cffi_receiver_forward, dispatchTable.receiver(ofBase: object, isRetained: isRetained))
        receiversChanged(object)
        observersChanged()
    }

    /// `ForwardingProxy.setForwardToDelegate`, without the delegate's type, which takes a fifth of the time.
    private func setTarget(
        _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>, isStrong: Bool, _ dispatchTable: DispatchTable
    ) {
        var receiver: OpaquePointer?
        if let object = value[0] {
            let tables = UnsafeRawPointer(value + 1).assumingMemoryBound(to: UnsafeRawPointer.self)
            receiver = dispatchTable.receiver(forObjectAt: object, isRetained: isStrong, tables)
        }
        cffi_proxy_set_receiver(address, cffi_receiver_forward, receiver)
        receiversChanged(value[0])
        observersChanged()
    }

    /// Whether this proxy is the delegate of a parent, as the property's getter says. Precondition: a value of the
    /// delegate's type is an object and at most three tables.
    @inline(never)
    private func isDelegate(of parent: UnsafeRawPointer, _ property: DelegateProperty) -> Bool {
        withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 4) { words in
            property.get(parent, words.baseAddress!)
            guard let object = words[0] else { return false }
            swift_release(object)
            return object == address
        }
    }
}
