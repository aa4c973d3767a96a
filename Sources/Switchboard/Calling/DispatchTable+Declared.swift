import CForwarding
import CSupport

// The dispatch tables of classes of proxies that conform to the delegate's protocols by themselves.

extension DispatchTable {
    /// The dispatch table of a delegate type for proxies of a class that conforms to its protocols. The class's methods
    /// answer calls that nothing else answers.
    ///
    /// - Parameter slots: The slots of the methods whose calls all go to the class; nil for those that it declares, as
    ///   symbols tell.
    static func table(
        of delegate: Any.Type, declaredBy type: AnyClass, ownSlots slots: Set<Int>?
    ) throws(ProxyError) -> DispatchTable {
        let common = try table(of: delegate)
        let tables = common.protocols.map { declaredTable($0, of: type, for: delegate)! }
        var own = slots
        if own == nil { own = try common.slotsDeclared(by: type, in: common.protocols.indices) }
        let declared = DeclaredTables(
            tables, of: common.protocols, ownSlots: own!, source: slots == nil ? .found : .named)
        let made = try DispatchTable(delegate, common.registry, AssociatedTypes(of: delegate), declared: declared)
        made.join()
        if made.mayHaveCompanions {
            try CompanionFamily.lock.withLock { () throws(ProxyError) in
                try made.companions.supportDeclarations(of: type)
                made.hasDeclaredCompanions = !made.companions.declared.isEmpty
            }
        }
        return made
    }

    /// Whether a class conforms to all protocols of a delegate type by its own declaration; false for what is no such
    /// type.
    static func conforms(_ type: AnyClass, to delegate: Any.Type) -> Bool {
        guard let direct = try? ProtocolRequirements.directProtocols(of: delegate) else { return false }
        return direct.allSatisfy { declaredTable($0, of: type, for: delegate) != nil }
    }

    /// The table by which a class of proxies for a delegate type declares by itself that it conforms to a protocol.
    static func declaredTable(
        _ descriptor: ProtocolDescriptor, of type: AnyClass, for delegate: Any.Type
    ) -> UnsafePointer<UnsafeRawPointer?>? {
        guard let common = dispatchTables.withLock({ $0[ObjectIdentifier(delegate)] }),
            let conformance = common.conformance
        else { return descriptor.witnessTable(of: type) }
        return conformance.declaredTable(descriptor, of: type)
    }

    /// The slots of the requirements that a class of proxies implements by methods that it, or a superclass, declares.
    /// `tables`: of which protocols.
    ///
    /// - Throws: `ProxyError` if symbols don't tell of one whether the class implements it.
    func slotsDeclared(by type: AnyClass, in tables: Range<Int>) throws(ProxyError) -> Set<Int> {
        let root = AnyForwardingProxy.root(of: type)
        var own: Set<Int> = [], unclear: [String] = []
        var isKnown = true
        for table in tables {
            let descriptor = protocols[table]
            // A method that a subclass of the class that declares the conformance adds is not called through the
            // protocol.
            var declaring: AnyClass = type
            while let superclass = Metadata.superclass(of: declaring), Metadata(superclass).classDescriptor != root,
                Self.declaredTable(descriptor, of: superclass, for: delegateType) != nil
            {
                declaring = superclass
            }
            guard let written = WrittenMethods(of: declaring, below: root) else {
                isKnown = false
                break
            }
            let ofSubclass =
                declaring == type ? nil : WrittenMethods(of: type, below: Metadata(declaring).classDescriptor)
            for slot in requirements.indices
            where slots[slot].table == table && !isModify(slot) && !slots[slot].is_static {
                guard let declaration = fact(slot, { $0.declaration }) else {
                    unclear.append(name(of: slot))
                    continue
                }
                switch written.answer(declaration, associatedTypes) {
                case .own: own.insert(slot)
                case .unclear: unclear.append("`\(declaration.name)`")
                case .none where ofSubclass?.declares(declaration, associatedTypes) == true:
                    warn(
                        """
                        no call of \(descriptor.qualifiedName) reaches `\(declaration.name)` of \(type): \
                        \(declaring), which declares the conformance, doesn't have it. Declare the method there, and override it.
                        """)
                case .none: break
                }
            }
        }
        // A property that can only be read implements none that can be set.
        for slot in own where requirements.indices.contains(slot + 1) && requirements[slot].kind == .getter {
            if requirements[slot + 1].kind == .setter, !own.contains(slot + 1) { own.remove(slot) }
        }
        guard isKnown, unclear.isEmpty else {
            throw ProxyError(
                reason: .ownMethodsNotListed(
                    className: String(reflecting: type), unclear: unclear, canBeListed: tables.count == protocols.count),
                protocolName: delegateName)
        }
        return own
    }

    /// Whether a slot is for changes in place, which go the way of the getter and the setter in front of it.
    private func isModify(_ slot: Int) -> Bool { slots[slot].is_modify }
}
