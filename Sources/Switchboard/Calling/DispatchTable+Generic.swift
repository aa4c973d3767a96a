import CForwarding
import CSwiftCall

// Generic requirements: what they are with certain types, in references and in calls.

extension DispatchTable {
    /// Whether a requirement may have generic parameters of its own, by its declaration if symbols tell it. The first
    /// time it takes some milliseconds.
    func mayBeGeneric(_ slot: Int) -> Bool {
        // An instance that was referenced before.
        slot >= requirements.count || fact(slot) { $0.isGeneric } ?? true
    }

    /// The method that a generic requirement is in a call, of which an interceptor of all calls hears; nil if that is
    /// not known.
    func instanceMethod(
        _ slot: Int, from frame: UnsafePointer<cffi_swift_frame>, _ proxy: AnyForwardingProxy
    ) -> UnsafePointer<cffi_method>? {
        guard slot < requirements.count, let declaration = genericDeclaration(slot) else { return nil }
        var raw = cffi_generic_words()
        guard cffi_frame_generic_words(frame, proxy.address, UInt32(slot), UInt32(declaration.wordCount), &raw) else {
            return nil
        }
        let words = GenericArguments(raw)
        if let known = registry.genericMethods.withLock({ $0[slot]?[words] }) { return known }
        let type = Metadata(at: proxy.address.load(as: UnsafeRawPointer.self))
        guard cffi_generic_words_are_right(&raw), var layout = declaration.layout(words.words, of: type) else {
            return nil
        }
        // An asynchronous method may run on the actor of its caller, whose two words come first.
        for leadingWords in requirements[slot].isAsync ? [0, 2] : [nil] {
            layout.leadingWords = leadingWords
            let arguments = layout.arguments
            guard let lowering = try? CallLowering(layout) else { continue }
            let isInstance = requirements[slot].isInstance
            let made = ResolvedMethod(
                slot: slot, layout, named: naming(slot), consumption: Consumption(count: layout.arguments.count),
                closureReference: { declaration.reference($0, arguments, isInstance: isInstance) })
            let method = lowering.makeMethod(layout: layout, for: made)
            // The words behind the arguments are where the declaration says.
            guard cffi_arguments_have_hidden(frame, method, type.address, slots[slot].entries) else { continue }
            return registry.genericMethods.withLock { known in
                if let other = known[slot]?[words] { return other }
                // C refers to it.
                _ = Unmanaged.passRetained(made)
                known[slot, default: [:]][words] = method
                return method
            }
        }
        return nil
    }

    private func genericDeclaration(_ slot: Int) -> GenericDeclaration? {
        if let known = registry.genericDeclarations.withLock({ $0[slot] }) { return known }
        // Not under the lock, which calls of other proxies take: the first time this reads files.
        let found = fact(slot) { $0.genericDeclaration }
        registry.genericDeclarations.withLock { $0[slot] = .some(found) }
        return found
    }

    /// A slot for one more instance.
    func instanceSlot(of slot: Int, in methods: inout MethodRegistry.Contents) throws(ObservationError) -> Int {
        let isAsync = requirements[slot].isAsync
        let limit = isAsync ? Self.asynchronousInstanceLimit : Self.messageLimit
        let first = requirements.count + (isAsync ? Self.messageLimit : 0)
        let count =
            isAsync
            ? methods.instances.count { requirements[$0.requirement].isAsync } : methods.extraSlotCount
        guard count < limit else {
            throw ObservationError(reason: .tooManyTypes(limit: limit), delegateName: delegateName)
        }
        if !isAsync { methods.extraSlotCount += 1 }
        return first + count
    }

    /// The slots of asynchronous methods.
    var asynchronousSlots: Set<Int> {
        let first = requirements.count + Self.messageLimit, end = Int(raw.pointee.slot_count)
        return Set(requirements.indices.filter { requirements[$0].isAsync }).union(first..<max(first, end))
    }

    /// Gives calls of an instance its slot. Precondition: the lock of `methods` is held, or no other code knows the
    /// dispatch table.
    func publish(_ instance: GenericInstance, _ method: UnsafePointer<cffi_method>) {
        var words = instance.words
        guard cffi_dispatch_table_add_instance(raw, UInt32(instance.requirement), UInt32(instance.slot), method, &words)
        else {
            fatalError("Switchboard: no memory for an instance of a generic requirement.")
        }
    }

    /// The slot of the requirement of which a slot is an instance; that slot, if it is none.
    func requirementSlot(_ slot: Int) -> Int {
        guard slot >= requirements.count else { return slot }
        return methods.withLock { $0.instances.first { $0.slot == slot }?.requirement } ?? slot
    }

    /// The requirement at a slot, or of which it is an instance; nil for a message.
    func requirement(at slot: Int) -> Requirement? {
        let slot = requirementSlot(slot)
        return slot < requirements.count ? requirements[slot] : nil
    }
}
