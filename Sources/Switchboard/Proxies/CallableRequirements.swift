import CForwarding

/// The requirements of a delegate type, for code that calls them with values of types that it learns at run time.
package struct CallableRequirements: Sendable {
    let dispatchTable: DispatchTable

    /// The types of a requirement.
    package struct Types {
        package let arguments: [Any.Type]
        /// `Void` if it returns nothing.
        package let result: Any.Type
    }

    /// What keeps a requirement from being called.
    package enum Obstacle: Hashable, Sendable {
        case isStatic, isInitializer, lendsValue, isGeneric, takesInout, takesClosure
        /// With the reference that tells the types.
        case unknownTypes(reference: String)
    }

    /// The requirements of a delegate type.
    ///
    /// - Parameter target: If the type leaves associated types open, the value that gives them.
    package init<Delegate>(of _: Delegate.Type, target: Delegate? = nil) throws(ProxyError) {
        self.init(try DispatchTable.table(of: Delegate.self, for: target))
    }

    /// The requirements of a proxy's delegate type: by the proxy's slots, unless it's generated or hand-written.
    package init<Delegate>(of proxy: ForwardingProxy<Delegate>) throws(ProxyError) {
        let own = proxy.dispatchTable
        self.init(own.isHandWritten ? try DispatchTable.table(of: Delegate.self) : own)
    }

    init(_ dispatchTable: DispatchTable) {
        dispatchTable.learnSignatures()
        self.dispatchTable = dispatchTable
    }

    /// The requirements' slots.
    package var slots: Range<Int> { dispatchTable.requirements.indices }

    /// The requirement at a slot, with its name if that is known.
    package subscript(slot: Int) -> Requirement {
        dispatchTable.requirements[slot].named(dispatchTable.selector(of: slot))
    }

    package var delegateName: String { dispatchTable.delegateName }

    /// How programs reference a requirement: `proxy.selector(...)` with it tells the library its types.
    package func reference(to slot: Int) -> String { dispatchTable.reference(to: slot) }

    /// The types of the requirement at a slot; nil if they aren't known.
    package func types(_ slot: Int) -> Types? {
        if let method = dispatchTable.knownMethod(slot) {
            return Types(arguments: method.layout.arguments, result: method.layout.result)
        }
        // Symbols tell them, but not yet how an asynchronous call passes them.
        return dispatchTable.registry.asynchronous.withLock { $0[slot] }.map {
            Types(arguments: $0.arguments.map(\.type), result: $0.result.type)
        }
    }

    /// Why calls of the requirement at a slot can't be made; nil if they can.
    package func obstacle(to slot: Int) -> Obstacle? {
        let requirement = dispatchTable.requirements[slot]
        if requirement.kind == .initializer { return .isInitializer }
        if !requirement.isInstance { return .isStatic }
        if requirement.kind == .read || requirement.kind == .modify { return .lendsValue }
        guard let method = dispatchTable.knownMethod(slot), cffi_slot_method(dispatchTable.slots + slot) != nil else {
            if dispatchTable.fact(slot, { $0.isGeneric }) == true { return .isGeneric }
            if dispatchTable.fact(slot, { $0.escaping })?.contains(false) == true { return .takesClosure }
            return .unknownTypes(reference: reference(to: slot))
        }
        if !method.inouts.isEmpty { return .takesInout }
        return method.takesClosure ? .takesClosure : nil
    }

    /// Whether the slots are the same methods.
    package func isOf(_ other: Self) -> Bool { dispatchTable.isOf(other.dispatchTable) }
}
