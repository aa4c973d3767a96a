import CForwarding

/// Arguments of a requirement, each of its declared type. Immutable.
package final class RequirementArguments: @unchecked Sendable {
    package let slot: Int
    let method: ResolvedMethod
    let layout: UnsafePointer<cffi_method>
    let tuple: UnsafeMutableRawPointer

    /// - Parameter initialize: Initializes the argument at an index, in memory for a value of its declared type.
    ///   Precondition of all: `requirements.obstacle(to: slot)` is nil.
    package init(
        _ requirements: CallableRequirements, _ slot: Int, initialize: (_ index: Int, UnsafeMutableRawPointer) -> Void
    ) {
        let dispatchTable = requirements.dispatchTable
        guard let method = dispatchTable.knownMethod(slot), let layout = cffi_slot_method(dispatchTable.slots + slot)
        else {
            fatalError("Switchboard: \(requirements[slot]) has unknown types.")
        }
        self.slot = slot
        self.method = method
        self.layout = layout
        tuple = method.layout.allocate()
        for (index, offset) in method.offsets.enumerated() { initialize(index, tuple + offset) }
    }

    /// Copies the arguments of a call. Precondition: as above, and `arguments` is the tuple of arguments of a call of
    /// the requirement.
    package convenience init(_ requirements: CallableRequirements, _ slot: Int, copying arguments: UnsafeRawPointer) {
        let method = requirements.dispatchTable.knownMethod(slot)
        self.init(requirements, slot) { index, memory in
            guard let method else { return }
            let type = method.arguments[index]
            _ = Metadata(type).copy(memory, arguments + method.offsets[index], Metadata(type).address)
        }
    }

    deinit {
        method.destroyArguments(tuple)
        tuple.deallocate()
    }
}
