import CForwarding

extension AnyForwardingProxy {
    /// The requirement at a slot, with its name if that is known.
    package final func requirement(at slot: Int) -> Requirement { requirements[slot] }

    /// The requirements of its delegate type, by slot.
    package final var requirements: SlotRequirements { SlotRequirements(dispatchTable: dispatchTable) }
}

/// The requirements of a delegate type by slot, for code that names calls when the proxy is gone. Names that become
/// known later are in it, too.
package struct SlotRequirements: Hashable, Sendable {
    fileprivate let dispatchTable: DispatchTable

    package subscript(slot: Int) -> Requirement {
        guard let requirement = dispatchTable.requirement(at: slot) else {
            return Requirement(
                named: dispatchTable.described(slot).selector, protocolName: dispatchTable.delegateName, index: slot)
        }
        return requirement.named(dispatchTable.selector(of: dispatchTable.requirementSlot(slot)))
    }

    /// Whether a call that came to `slot` is one of the method that a reference found at another slot.
    /// A generic requirement gets a slot for certain types when a reference names them; calls before that came to the
    /// requirement's own.
    package func isCall(_ call: KeptCall, at slot: Int, of referenced: Int) -> Bool {
        if slot == referenced { return true }
        guard isSlot(referenced, ofTypesAt: slot) else { return false }
        return dispatchTable.methods.withLock { $0.bySlot[referenced] }.map(call.isOf) ?? false
    }

    /// Whether a reference found one slot for certain types of the generic requirement at the other slot.
    package func isSlot(_ slot: Int, ofTypesAt requirement: Int) -> Bool {
        slot != requirement && dispatchTable.requirementSlot(slot) == requirement
    }

    /// The slots that references have found for certain types of the generic requirement at a slot.
    package func slotsOfTypes(at requirement: Int) -> Set<Int> {
        dispatchTable.methods.withLock { Set($0.instances.lazy.filter { $0.requirement == requirement }.map(\.slot)) }
    }

    /// Whether the requirement at a slot changes in place the property or subscript of the accessor at the other slot.
    /// The requirements of a property are its getter, its setter and its `_modify`, in this order.
    package func isChange(at slot: Int, of accessor: Int) -> Bool {
        (1...2).contains(slot - accessor) && dispatchTable.requirement(at: slot)?.kind == .modify
            && dispatchTable.slots[slot].table == dispatchTable.slots[accessor].table
    }

    /// The delegate type.
    package var delegateName: String { dispatchTable.delegateName }

    /// Whether both are of proxies whose slots are the same methods.
    package static func == (one: Self, other: Self) -> Bool { one.dispatchTable.isOf(other.dispatchTable) }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(dispatchTable.registry)) }
}
