import CForwarding
import CSupport

extension DispatchTable {
    /// What symbols tell of the requirement at a slot; nil if they do not. The first time it takes some milliseconds.
    func fact<Fact>(_ slot: Int, _ fact: (inout RequirementFacts) -> Fact?) -> Fact? {
        SymbolFacts.of(protocols[Int(slots[slot].table)]).find(requirements[slot].index, fact)
    }

    /// The name and the types of the requirement at a slot, as symbols tell them; nil if they do not.
    func signature(_ slot: Int) -> RequirementSignature? {
        // Without the lock of the facts: the types are looked up in Swift's runtime, each time anew.
        fact(slot) { $0 }?.signature
    }

    /// Finds out the names and types of requirements from the program's symbols, once for a delegate type. Methods that
    /// are known already keep what is known. Thread-safe.
    func learnSignatures() {
        guard !isHandWritten, registry.names.withLock({ $0 == nil }) else { return }
        var names: [Int: MessageSelector] = [:]
        for slot in requirements.indices {
            let signature = signature(slot)
            names[slot] = (signature?.name ?? fact(slot) { $0.name }).map { MessageSelector($0) }
            // Other proxies for the delegate type, which share the names, may not have this slot's method themselves.
            if let signature, !ownSlots.contains(slot), !slots[slot].is_init { learn(signature, slot) }
        }
        registry.names.withLock { if $0 == nil { $0 = names } }
    }

    /// Has each slot say whether its requirement takes or returns `Self`, as far as symbols tell. Thread-safe.
    func learnUsesOfSelf() {
        for (slot, requirement) in requirements.enumerated() {
            // A change in place of a static property has no symbol of its own here; its getter comes before the setter.
            let isStaticChange = requirement.kind == .modify && !requirement.isInstance
            let facts = SymbolFacts.of(protocols[Int(slots[slot].table)])
            if let isUsed = facts.find(requirement.index - (isStaticChange ? 2 : 0), { $0.usesSelf }) {
                cffi_slot_learn(slots + slot, isUsed ? cffi_learnt_self : cffi_learnt_no_self)
            }
            if !requirement.isInstance, facts.find(requirement.index, { $0.takesPairs }) == true {
                cffi_slot_learn(slots + slot, cffi_learnt_takes_pairs)
            }
            cffi_slot_learn(slots + slot, cffi_learnt_symbols)
        }
    }

    /// Whether a result's type, in a reference, may stand for `Self`: a value of the delegate's protocols, or one with
    /// such values in it.
    func mayStandForSelf(_ type: Metadata) -> Bool {
        guard !isHandWritten else { return false }
        switch type.kind {
        case .existential: return type.protocols.contains { protocols.contains($0) }
        case .extendedExistential: return true
        case .tuple: return type.tupleElements.contains { mayStandForSelf($0.type) }
        case .struct, .enum: return type.genericArguments.contains { mayStandForSelf($0) }
        default: return false
        }
    }

    /// Has changes in place of a property call its getter and setter, if these are known, or if the setter is. A getter
    /// beside a setter throws nothing.
    private func learnProperty(setter: Int) {
        let (known, isGetterKnown) = methods.withLock { ($0.bySlot[setter], $0.bySlot[setter - 1] != nil) }
        guard let known else { return }
        if !isGetterKnown, known.layout.arguments.count == 1, known.layout.byAddress.isEmpty {
            let signature = RequirementSignature(
                name: name(of: setter - 1), arguments: [], result: Metadata(known.layout.arguments[0]),
                failure: Never.self)
            publish(signature, setter - 1, leadingWords: nil, if: { _ in true })
        }
        methods.withLock { methods in
            guard methods.properties[setter] == nil, methods.bySlot[setter] != nil,
                let getter = methods.bySlot[setter - 1], getter.arguments.isEmpty
            else { return }
            methods.properties[setter] = ChangedProperty(
                getter: setter - 1, setter: setter, Metadata(getter.layout.result))
        }
    }

    /// The property that a change in place changes, by the slot of its `_modify`; nil if it is not known.
    func changedProperty(_ modify: Int) -> ChangedProperty? {
        if let known = methods.withLock({ $0.properties[modify - 1] }) { return known }
        learnSignatures()
        // A closure may have referenced the setter since.
        learnProperty(setter: modify - 1)
        return methods.withLock { $0.properties[modify - 1] }
    }

    /// Publishes a method by its types alone, unless they are not supported.
    private func learn(_ signature: RequirementSignature, _ slot: Int) {
        // Its name does not say whether a getter throws. One that has a setter does not, nor does any of the standard
        // library.
        let isOfLibrary = requirements[slot].protocolName.hasPrefix("Swift.")
        guard requirements[slot].kind != .getter || hasSetter(slot) || isOfLibrary else { return }
        if requirements[slot].isAsync {
            // Nor does it say whether it runs on the actor of its caller: a call will.
            registry.asynchronous.withLock { $0[slot] = signature }
        } else {
            publish(signature, slot, leadingWords: nil, if: { _ in true })
        }
    }

    /// The method at a slot, according to symbols, for a call that no receiver answers; nil if its types are not known.
    /// The first time it takes some milliseconds. Thread-safe.
    func learnUnanswered(
        _ slot: Int, from frame: UnsafeMutablePointer<cffi_swift_frame>, _ proxy: AnyForwardingProxy
    ) -> UnsafePointer<cffi_method>? {
        learnSignatures()
        if let known = cffi_slot_method(slots + slot) { return known }
        return requirements[slot].isAsync ? learnAsynchronous(slot, from: frame, proxy) : nil
    }

    /// The asynchronous method at a slot, by a call of it; nil if its types are not known, or are not supported.
    /// Thread-safe.
    func learnAsynchronous(
        _ slot: Int, from frame: UnsafeMutablePointer<cffi_swift_frame>, _ proxy: AnyForwardingProxy
    ) -> UnsafePointer<cffi_method>? {
        guard let signature = registry.asynchronous.withLock({ $0[slot] }) else { return nil }
        let type = proxy.address.load(as: UnsafeRawPointer.self), table = slots[slot].entries
        for words in [0, 2] where cffi_slot_method(slots + slot) == nil {
            publish(signature, slot, leadingWords: words, if: { cffi_arguments_have_hidden(frame, $0, type, table) })
        }
        let method = cffi_slot_method(slots + slot)
        // The next call would find the same, and what was made for nothing stays.
        if method == nil { registry.asynchronous.withLock { $0[slot] = nil } }
        return method
    }

    /// Publishes a method by its types, if they are supported, and if `isRight` says so of what they make.
    private func publish(
        _ signature: RequirementSignature, _ slot: Int, leadingWords: Int?,
        if isRight: (UnsafePointer<cffi_method>) -> Bool
    ) {
        let arguments = signature.arguments
        var layout = signature.layout
        layout.leadingWords = leadingWords
        guard let lowering = try? CallLowering(layout) else { return }
        var consumption = Consumption(count: arguments.count)
        // Swift's default: the receiver takes a value over that it is to store.
        if requirements[slot].kind == .setter, !arguments[0].isTrivial { consumption.arguments[0] = .consumed }
        methods.withLock { methods in
            guard methods.bySlot[slot] == nil else { return }
            // Their types say of closures that they escape; others have no plan.
            let made = ResolvedMethod(
                slot: slot, layout, named: naming(slot), consumption: consumption,
                isForOne: requirements[slot].kind == .setter)
            let described = lowering.makeMethod(layout: layout, for: made)
            // What is not right stays, as every method does.
            guard isRight(described) else { return }
            publish(described, made, in: &methods)
            methods.unverified.insert(slot)
        }
    }

    /// The name of the method at a slot, for a message that is made later.
    func naming(_ slot: Int) -> @Sendable () -> String {
        { [self] in
            learnSignatures()
            return "\(name(of: slot)), sent to a proxy for \(delegateName),"
        }
    }

    /// Whether each argument of the method at a slot may be kept, as symbols say of those that are closures.
    func escaping(_ layout: ArgumentLayout, _ slot: Int) -> [ResolvedMethod.Escaping] {
        let isClosure = layout.arguments.map { if case .function = Metadata($0).kind { true } else { false } }
        // What is in an Optional or a tuple escapes, and what is stored.
        guard isClosure.contains(true), requirements[slot].kind == .method else { return isClosure.map { _ in .may } }
        guard let told = fact(slot, { $0.escaping }), told.count == isClosure.count else {
            return isClosure.map { $0 ? .unknown : .may }
        }
        return zip(isClosure, told).map { $0 ? $1 ? .may : .mayNot : .may }
    }

    /// Whether the requirement behind the getter at a slot is the setter of its property, as the compiler orders them.
    private func hasSetter(_ slot: Int) -> Bool {
        slot + 1 < requirements.count && requirements[slot + 1].kind == .setter
            && slots[slot + 1].table == slots[slot].table
    }

    /// The name of the method at a slot, if it is known.
    func selector(of slot: Int) -> MessageSelector? {
        messages.selectors.first { registered($0)?.slot == slot } ?? registry.names.withLock { $0?[slot] }
    }

    /// The method at a slot. Precondition: its types are known, or only the selector is used.
    func described(_ slot: Int, _ found: ResolvedMethod? = nil) -> DescribedMethod {
        if let known = registry.described.withLock({ $0[slot] }) { return known }
        let known = methods.withLock { $0.bySlot[slot] }
        // A generic requirement is another method in each call.
        let method = known ?? found
        let selector =
            selector(of: requirementSlot(slot))
            ?? MessageSelector(requirement(at: slot)?.description ?? "message")
        let made = DescribedMethod(
            selector: selector,
            signature: method.map { MethodSignature(arguments: $0.arguments, result: $0.layout.result) }
                ?? MethodSignature(arguments: [], result: Void.self))
        if known != nil { registry.described.withLock { $0[slot] = made } }
        return made
    }
}
