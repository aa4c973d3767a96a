import CForwarding
import CSupport
import CSwiftCall

/// What proxies for one delegate type share: the witness tables that stand in for its protocols, and the requirement of
/// each slot. Made once for a type, and once for each proxy class that implements a part of it; never freed.
final class DispatchTable: @unchecked Sendable {
    /// The tables, slots and counts as C reads them.
    let raw: UnsafeMutablePointer<cffi_dispatch_table>
    let slots: UnsafeMutablePointer<cffi_slot>
    let delegateType: Any.Type
    let delegateName: String
    let registry: MethodRegistry
    /// The protocols, each with the table of the same index: first those of the type, in its order, then inherited
    /// ones.
    let protocols: [ProtocolDescriptor]
    /// For each inherited protocol, the place of a receiver's table for it: in the table of `refining`, at `word`.
    let inheritance: [(refining: Int, word: Int)?]
    /// How many of `protocols` have a word of their own in a value of the delegate type.
    let directCount: Int
    /// What the associated types of the protocols are.
    let associatedTypes: AssociatedTypes
    /// How values of the delegate type lie in memory.
    let values: ExistentialLayout
    /// Whether only actors conform to the protocols, so that callers wait for the proxy's executor.
    let isForActors: Bool
    /// The requirement of each slot; behind them the messages without a requirement.
    let requirements: [Requirement]
    /// The tables of the proxies' class, if it conforms by itself and leaves its calls to the entry stubs.
    let declared: DeclaredTables?
    /// Whether that class also declares that it conforms to protocols for which its proxies have companions. Written
    /// before others know the dispatch table.
    var hasDeclaredCompanions = false
    /// The slots whose calls go to the proxy class's own methods.
    var ownSlots: Set<Int> { declared?.ownSlots ?? [] }
    /// What has casts of proxies find the protocols; nil where casts are not supported, or the proxies' class conforms.
    let conformance: ProxyConformance?

    /// Where probing calls arrive: a proxy without receivers.
    private(set) lazy var probeProxy: AnyObject = AnyForwardingProxy(dispatchTable: raw)
    /// The tables of the probe of a hand-written class, which is of another class than the proxies.
    private(set) var probeTables: [cffi_witness_table?] = []
    /// Whether methods are found by probing calls; false for hand-written classes without a probe.
    private(set) var isProbed = true
    /// For a hand-written class: the types of the delegates of inherited protocols, and the `InheritedPlace`
    /// of each. Written before any other code knows the dispatch table.
    var inherited: [(base: ObjectIdentifier, place: AnyObject)] = []
    /// Whether the class of the proxies is hand-written: there are no entries.
    let isHandWritten: Bool
    /// Whether there are asynchronous hand-written methods. Written before others know the dispatch table.
    var hasHandWrittenAsynchronousMethods = false

    /// How many messages without a requirement can be registered for a delegate type.
    static let messageLimit = 16
    /// How many instances of asynchronous generic requirements can be referenced for a delegate type that has
    /// asynchronous requirements. Their slots are behind those of messages and of other instances.
    static let asynchronousInstanceLimit = 16

    var methods: Locked<MethodRegistry.Contents> { registry.methods }
    var messages: MethodTable { registry.messages }

    static let dispatchTables = Locked<[ObjectIdentifier: DispatchTable]>([:])
    /// The dispatch tables of delegate types that leave associated types open, for receivers with the same types.
    private static let openTables = Locked<[ObjectIdentifier: OpenTables]>([:])

    /// The dispatch table of a delegate type.
    static func table(of delegate: Any.Type) throws(ProxyError) -> DispatchTable {
        if let known = dispatchTables.withLock({ $0[ObjectIdentifier(delegate)] }) { return known }
        let made = try DispatchTable(delegate, MethodRegistry(), AssociatedTypes(of: delegate))
        return dispatchTables.withLock { dispatchTables in
            made.publish(in: &dispatchTables[ObjectIdentifier(delegate)])
        }
    }

    /// The dispatch table of a delegate type for proxies that forward to `target`: if the delegate type leaves
    /// associated types open, they are the target's.
    static func table<Delegate>(of delegate: Delegate.Type, for target: Delegate?) throws(ProxyError) -> DispatchTable {
        let key = ObjectIdentifier(delegate)
        if let known = dispatchTables.withLock({ $0[key] }) { return known }
        guard let target else { return try table(of: delegate) }
        let types = try associatedTypes(of: target)
        guard !types.open.isEmpty else { return try table(of: delegate) }
        return try openTables.withLock { dispatchTables throws(ProxyError) in
            if let known = dispatchTables[key]?.byTypes[types] { return known }
            let shared = dispatchTables[key] ?? OpenTables()
            let made = try DispatchTable(delegate, MethodRegistry(), types, sharing: shared)
            dispatchTables[key] = shared
            return made.publish(in: &shared.byTypes[types])
        }
    }

    /// The dispatch tables of a delegate type that leaves associated types open. Their proxies are of one class, which
    /// conforms to a protocol once; so casts find the protocols whose tables do not depend on these types, and all
    /// dispatch tables share those tables. The lock guards it.
    final class OpenTables: @unchecked Sendable {
        var byTypes: [AssociatedTypes: DispatchTable] = [:]
        let type = ConformingClass(inheritingFrom: AnyForwardingProxy.self)
        var tables: [Int: MadeWitnessTable] = [:]
        lazy var conformance = type.map {
            ProxyConformance($0, inheritingFrom: AnyForwardingProxy.self, Array(tables.values))
        }

        func table(_ index: Int, _ descriptor: ProtocolDescriptor) -> MadeWitnessTable {
            if let known = tables[index] { return known }
            let made = MadeWitnessTable(descriptor, of: type?.descriptor ?? AnyForwardingProxy.typeDescriptor)
            tables[index] = made
            return made
        }
    }

    /// Makes this the dispatch table at `place`, unless there is one; returns the one that is there.
    private func publish(in place: inout DispatchTable?) -> DispatchTable {
        if let other = place { return other }
        _ = probeProxy
        join()
        place = self
        return self
    }

    init(
        _ delegate: Any.Type, _ registry: MethodRegistry, _ associatedTypes: AssociatedTypes,
        declared: DeclaredTables? = nil, sharing shared: OpenTables? = nil
    ) throws(ProxyError) {
        delegateType = delegate
        delegateName = String(reflecting: delegate)
        self.registry = registry
        self.associatedTypes = associatedTypes
        let described = try ProtocolRequirements(delegate, associatedTypes, of: AnyForwardingProxy.self)
        protocols = described.protocols
        inheritance = described.inheritance
        directCount = described.directCount
        values = ExistentialLayout(delegate, tableCount: described.directCount)
        requirements = described.slots.map(\.requirement)
        isForActors = protocols.contains(where: \.isActor)
        self.declared = declared
        isHandWritten = false

        let conforming =
            declared == nil && shared == nil ? ConformingClass(inheritingFrom: AnyForwardingProxy.self) : nil
        var made: [MadeWitnessTable] = []
        if declared == nil {
            made = described.protocols.enumerated().map { index, descriptor in
                if let shared, !described.dependent.contains(index) { return shared.table(index, descriptor) }
                return MadeWitnessTable(descriptor, of: conforming?.descriptor ?? AnyForwardingProxy.typeDescriptor)
            }
        }
        conformance =
            shared.map(\.conformance)
            ?? conforming.map { ProxyConformance($0, inheritingFrom: AnyForwardingProxy.self, made) }
        let tables = declared?.tables ?? made.map(\.words)
        if declared == nil {
            for (table, inherited) in described.inheritance.enumerated() {
                guard let inherited else { continue }
                for (refining, word) in [(inherited.refining, inherited.word)] + described.otherRefining(of: table) {
                    tables[refining][word] = UnsafeRawPointer(tables[table])
                }
            }
            for constant in described.constants { tables[constant.table][constant.word] = constant.value }
        }
        let tablePointers = UnsafeMutablePointer<cffi_witness_table?>.allocate(capacity: max(tables.count, 1))
        for (index, table) in tables.enumerated() { tablePointers[index] = UnsafePointer(table) }
        let extra = Self.messageLimit + (requirements.contains(where: \.isAsync) ? Self.asynchronousInstanceLimit : 0)
        guard let dispatchTable = cffi_dispatch_table_create(UInt32(described.slots.count + extra)) else {
            throw ProxyError(reason: .outOfMemory, protocolName: delegateName)
        }
        raw = dispatchTable
        raw.pointee.table_count = UInt32(tables.count)
        raw.pointee.direct_count = UInt32(directCount)
        raw.pointee.tables = UnsafePointer(tablePointers)
        slots = cffi_dispatch_table_slots(raw)
        var stubs: [[Int: UnsafeRawPointer]] = Array(repeating: [:], count: tables.count)
        for (index, slot) in described.slots.enumerated() {
            slots[index].entries = UnsafePointer(tables[slot.table])
            slots[index].table = UInt16(slot.table)
            slots[index].word = UInt16(slot.word)
            slots[index].is_coroutine = slot.requirement.kind == .read || slot.requirement.kind == .modify
            slots[index].is_modify = described.isModify(index)
            slots[index].is_async = slot.requirement.isAsync
            slots[index].is_static = !slot.requirement.isInstance
            slots[index].is_init = slot.requirement.kind == .initializer
            slots[index].is_own = declared?.ownSlots.contains(index) ?? false
            slots[index].self_by_address = !described.protocols[slot.table].isClassBound
            if described.protocols[slot.table].consumingMethods.contains(slot.requirement.index) {
                cffi_slot_end_shortest_way(slots + index, cffi_learnt_consuming)
            }
            // Changes in place go the way of the setter. A class that conforms has its own static members.
            let isOwn =
                slots[index].is_own || described.isModify(index) && slots[index - 1].is_own
                || declared != nil && slots[index].is_static
            if !isOwn { stubs[slot.table][slot.word] = cffi_entry_stub(UInt32(index), slots + index) }
        }
        for (table, stubs) in stubs.enumerated() {
            if let declared {
                guard declared.replace(table, with: stubs) else {
                    throw ProxyError(reason: .witnessTableNotReplaced, protocolName: delegateName)
                }
            } else {
                for (word, stub) in stubs { tables[table][word] = stub }
            }
        }
        raw.pointee.context = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
        raw.pointee.messages = UnsafePointer(registry.messages.map)
        guard declared == nil else { return }
        for table in Set(described.slots.indices.filter { slots[$0].is_static }.map { described.slots[$0].table }) {
            guard cffi_static_table_add(UnsafePointer(tables[table]), raw) else {
                throw ProxyError(reason: .outOfMemory, protocolName: delegateName)
            }
        }
    }

    /// The dispatch table of proxies of a hand-written class, without entry stubs: each
    /// method itself forwards its calls. Precondition: the class conforms to the protocols.
    init(
        handWritten delegate: Any.Type, _ registry: MethodRegistry, _ type: AnyClass, _ selectors: [MessageSelector?]
    ) throws(ProxyError) {
        delegateType = delegate
        delegateName = String(reflecting: delegate)
        self.registry = registry
        associatedTypes = AssociatedTypes(of: delegate)
        protocols = try ProtocolRequirements.directProtocols(of: delegate)
        inheritance = Array(repeating: nil, count: protocols.count)
        directCount = protocols.count
        values = ExistentialLayout(delegate, tableCount: protocols.count)
        guard values.isClassBound else {
            throw ProxyError(reason: .notClassBound, protocolName: String(reflecting: delegate))
        }
        declared = nil
        conformance = nil
        isHandWritten = true
        isProbed = false
        let name = delegateName
        isForActors = false
        requirements = selectors.enumerated().map { index, selector in
            Requirement(named: selector ?? "", protocolName: name, index: index)
        }
        let tables = UnsafeMutablePointer<cffi_witness_table?>.allocate(capacity: max(protocols.count, 1))
        for (index, descriptor) in protocols.enumerated() {
            tables[index] = Self.declaredTable(descriptor, of: type, for: delegate)
            if let table = tables[index], !DeclaredTables.keep(UnsafeRawPointer(table)) {
                throw ProxyError(reason: .witnessTableNotReplaced, protocolName: delegateName)
            }
        }
        guard let dispatchTable = cffi_dispatch_table_create(UInt32(selectors.count + Self.messageLimit)) else {
            throw ProxyError(reason: .outOfMemory, protocolName: delegateName)
        }
        raw = dispatchTable
        raw.pointee.table_count = UInt32(protocols.count)
        raw.pointee.direct_count = UInt32(directCount)
        raw.pointee.is_hand_written = true
        raw.pointee.tables = UnsafePointer(tables)
        slots = cffi_dispatch_table_slots(raw)
        raw.pointee.context = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
        raw.pointee.messages = UnsafePointer(registry.messages.map)
        join()
    }

    /// Makes casts of objects of `type`, and of its subclasses, find the protocols of the delegate type and those that
    /// they refine. Thread-safe; may be called more than once. Precondition: `type` is the class of all proxies for the
    /// delegate type.
    @inline(never) func supportCasts(of type: AnyClass) {
        conformance?.supportCasts(of: type)
        cffi_dispatch_table_set_supports_casts(raw)
    }

    /// Makes probing calls use the object that `make` makes. Precondition: no other code knows the dispatch table.
    func setProbe(_ make: () -> AnyObject) {
        probeProxy = make()
        let type: AnyClass = Swift.type(of: probeProxy)
        probeTables = protocols.map { $0.witnessTable(of: type) }
        isProbed = true
    }

    /// Another object to probe, whose reference counts no other code changes. Precondition: there are entry stubs.
    func anotherProbe() -> AnyForwardingProxy { AnyForwardingProxy(dispatchTable: raw) }

    // MARK: What is learnt

    /// Shares what is known about the methods, now and in future.
    func join() {
        registry.methods.withLock { known in
            if let other = known.dispatchTables.first {
                for slot in 0..<Int(raw.pointee.slot_count) {
                    if let method = cffi_slot_method(other.slots + slot) { cffi_slot_publish(slots + slot, method) }
                    if cffi_slot_has_learnt(other.slots + slot, cffi_learnt_consuming) {
                        cffi_slot_end_shortest_way(slots + slot, cffi_learnt_consuming)
                    }
                    if let registered = other.slots[slot].registered { cffi_slot_register(slots + slot, registered) }
                }
                for instance in known.instances {
                    guard let method = cffi_slot_method(other.slots + instance.slot) else { continue }
                    publish(instance, method)
                }
            }
            known.dispatchTables.append(self)
        }
    }

    /// Of classes that do not conform to all protocols: `receiver(ofBase:)`.
    let partial = Locked<[ObjectIdentifier: (lacks: UInt64, tables: [cffi_witness_table?])]>([:])

    private let madeCompanions = Locked<CompanionFamily?>(nil)

    /// The companions that its proxies can have.
    var companions: CompanionFamily {
        madeCompanions.withLock { made in
            if made == nil { made = CompanionFamily(of: self) }
            return made!
        }
    }

    /// Whether the protocol with an index refines that with another, or is the same.
    func refines(_ refining: Int, _ base: Int) -> Bool {
        var next: Int? = base
        while let table = next, table != refining { next = inheritance[table]?.refining }
        return next == refining
    }

    /// The default implementations of the protocols' extensions; nil before the first call that no target answers.
    private let extensionDefaults = Locked<ExtensionDefaults?>(nil)

    /// The default implementation of the requirement at a slot; nil if there is none. The first time it takes some
    /// milliseconds.
    func extensionDefault(of slot: Int) -> UnsafePointer<cffi_extension_default>? {
        guard isHandWritten else { return foundExtensionDefaults[requirementSlot(slot)] }
        guard slot < requirements.count, let name = requirements[slot].selector?.name else { return nil }
        return runtimeTable?.extensionDefault(
            named: name, arguments: methods.withLock { $0.bySlot[slot]?.arguments })
    }

    /// For a hand-written class: the dispatch table of the proxies that need no such class; nil where there
    /// are none.
    var runtimeTable: DispatchTable? { isHandWritten ? try? DispatchTable.table(of: delegateType) : nil }

    /// The default implementation of the requirement with a name, and of several with that name, the one with these
    /// arguments. Nil if there is none, or if one of those that it may be has none.
    func extensionDefault(named name: String, arguments: [Any.Type]?) -> UnsafePointer<cffi_extension_default>? {
        let defaults = foundExtensionDefaults
        var slots = defaults.slots(named: name)
        if slots.count > 1, let arguments {
            learnSignatures()
            let known = methods.withLock { methods in slots.map { methods.bySlot[$0]?.arguments } }
            slots = zip(slots, known).filter { _, known in
                known.map { $0.map { ObjectIdentifier($0) } == arguments.map { ObjectIdentifier($0) } } ?? true
            }.map(\.0)
        }
        let found = slots.map { defaults[$0] }
        return found.allSatisfy { $0 != nil } ? found.first ?? nil : nil
    }

    /// For a hand-written class: whether requirements have default implementations, by their names.
    let namedDefaults = Locked<[String: Bool]>([:])

    private var foundExtensionDefaults: ExtensionDefaults {
        extensionDefaults.withLock { known in
            if known == nil { known = declared.map { ExtensionDefaults($0, of: self) } ?? ExtensionDefaults(of: self) }
            return known!
        }
    }

    /// Whether the other dispatch table's slots are the same methods.
    func isOf(_ other: DispatchTable) -> Bool { registry === other.registry }

    /// Publishes a method. Precondition: it was unknown; the lock of `methods` is held, of which `known` is the value.
    func publish(
        _ method: UnsafePointer<cffi_method>, _ resolved: ResolvedMethod, in known: inout MethodRegistry.Contents
    ) {
        known.bySlot[resolved.slot] = resolved
        for dispatchTable in known.dispatchTables { cffi_slot_publish(dispatchTable.slots + resolved.slot, method) }
    }

    /// Makes messages and invocations find a method under its name.
    ///
    /// - Throws: `ObservationError` if another method has the name.
    func register(_ method: RegisteredMethod) throws(ObservationError) {
        guard messages.add(method.selector, method) else {
            if let known = registered(method.selector), known.slot == method.slot { return }
            throw ObservationError(
                reason: .selectorAlreadyRegistered(selector: method.selector.name), delegateName: delegateName)
        }
        let address = Unmanaged.passRetained(method).toOpaque()
        registry.methods.withLock { known in
            for dispatchTable in known.dispatchTables { cffi_slot_register(dispatchTable.slots + method.slot, address) }
        }
    }

    /// Registers a message without a requirement. Registering the same again changes nothing.
    ///
    /// - Throws: `ObservationError` if another method has the name, or if there are too many.
    func register(_ selector: MessageSelector, _ signature: MethodSignature) throws(ObservationError) {
        try registry.registering.withLock { () throws(ObservationError) in
            if let known = registered(selector) as? RegisteredMessage, known.signature == signature { return }
            let slot = requirements.count + extraSlotCount
            guard extraSlotCount < Self.messageLimit else {
                throw ObservationError(
                    reason: .tooManySelectors(limit: Self.messageLimit), delegateName: delegateName)
            }
            try register(RegisteredMessage(selector, signature, slot: slot, in: self))
            registry.methods.withLock { $0.extraSlotCount += 1 }
        }
    }

    private var extraSlotCount: Int { registry.methods.withLock { $0.extraSlotCount } }

    /// Whether a method belongs to the hand-written class.
    func hasOwn(_ method: ResolvedMethod) -> Bool { methods.withLock { $0.bySlot[method.slot] === method } }

    /// The method at that slot of a hand-written class.
    func registered(_ slot: Int) -> RegisteredMethod {
        Unmanaged.fromOpaque(slots[slot].registered!).takeUnretainedValue()
    }

    /// The method at a slot; nil if its types are not known.
    func knownMethod(_ slot: Int) -> ResolvedMethod? { methods.withLock { $0.bySlot[slot] } }

    /// The method that was registered under a name.
    func registered(_ selector: MessageSelector) -> RegisteredMethod? {
        messages.method(for: selector) as? RegisteredMethod
    }

    /// The object that a dispatch table as C has it belongs to.
    static func table(behind raw: UnsafePointer<cffi_dispatch_table>) -> DispatchTable {
        table(withContext: raw.pointee.context)
    }

    /// The same, for its context.
    static func table(withContext context: UnsafeRawPointer) -> DispatchTable {
        Unmanaged<DispatchTable>.fromOpaque(context).takeUnretainedValue()
    }

    // MARK: Texts

    /// The name that errors use for the requirement at a slot: with its own name, if that is known.
    func name(of slot: Int) -> String {
        guard let requirement = requirement(at: slot) else { return "a message" }
        return requirement.named(selector(of: requirementSlot(slot))).description
    }

    /// The same, after a look at the program's symbols, which takes some milliseconds the first time.
    func learntName(of slot: Int) -> String {
        learnSignatures()
        return name(of: slot)
    }

    /// How a program refers to the requirement at a slot.
    func reference(to slot: Int) -> String {
        guard let requirement = requirement(at: slot) else { return "NAME" }
        return requirement.named(selector(of: requirementSlot(slot))).reference(on: delegateName)
    }

    /// What a program writes to answer a method; empty if it cannot.
    func answering(_ slot: Int) -> String {
        isHandWritten || requirement(at: slot)?.isInstance != true
            ? "" : "keep the token of `proxy.whenUnanswered(\(reference(to: slot))) { ... }`, "
    }

    /// Why a call of the method at a slot does not return if nothing answers, and an additional remedy if there is one.
    func whyUnanswered(_ slot: Int) -> (found: String, remedy: String) {
        let (found, remedy) = whyNotReturned(slot)
        if requirement(at: slot)?.kind == .modify {
            let remedy = ". A default implementation of a subscript can't be changed in place: read it, and set it"
            return (found, remedy)
        }
        let own = requirementSlot(slot)
        guard !isHandWritten, own < requirements.count else { return (found, remedy) }
        let name = protocols[Int(slots[slot].table)].name
        // The optimizer removes an internal function that it has inlined, or that nothing calls.
        let exporting = "write `public` in front of it, because a release build may leave it out otherwise"
        let identifying =
            "declare `final class \(name)Defaults: \(name) {}` anywhere, because its symbols identify the default"
        let isDeclared = foundExtensionDefaults.declared.contains(own)
        return (
            found,
            remedy + generatedDefaults(own) + ". If an extension of \(name) has a default implementation, "
                + (isDeclared ? exporting : "\(identifying), and \(exporting)")
        )
    }

    /// Which proxies return the results that a requirement's attributes give; empty if there are no such proxies.
    private func generatedDefaults(_ slot: Int) -> String {
        guard let name = protocols[Int(slots[slot].table)].generatedProxy else { return "" }
        return ". If the requirement has `@DefaultResult`, make the proxy with `\(name)`: other proxies don't read it"
    }

    /// The delegate type as a program writes it.
    var writtenDelegate: String { written(delegateType: delegateName) }

    private func whyNotReturned(_ slot: Int) -> (found: String, remedy: String) {
        guard let method = methods.withLock({ $0.bySlot[slot] }) else {
            return (
                "the library doesn't know whether the method returns nothing",
                "; or, if it returns nothing, observe or register it"
            )
        }
        guard method.layout.result == Void.self else { return ("the method returns a value", "") }
        return ("the method takes a closure, for which its caller may wait", "")
    }
}
