import CForwarding
import CSupport

// Protocols beside those of a proxy's delegate type, such as one that refines it: `CForwarding/companions.h`.

/// The companions that proxies of one dispatch table can have. Never freed; `lock` guards it.
final class CompanionFamily: @unchecked Sendable {
    /// A protocol, for which a companion stands in.
    private struct Member {
        let descriptor: ProtocolDescriptor
        /// The companion's dispatch table.
        let dispatchTable: DispatchTable
        /// The words of the witness tables that casts of the proxies find, except those that lead to other tables.
        var words: [UnsafeRawPointer?]
        /// The slots of the methods that the class of the proxies implements itself.
        var ownSlots: Set<Int> = []
        /// The words that lead to other tables.
        var bases: [(word: Int, base: Base)] = []

        /// The companions that this one needs.
        var needs: Set<Int> { Set(bases.compactMap { if case .member(let number) = $0.base { number } else { nil } }) }
    }

    /// A table to which that of a refining protocol leads.
    private enum Base {
        /// The proxies' own table with that index.
        case own(Int)
        /// The table of another member.
        case member(Int)
    }

    /// The companions that a proxy needs to forward to objects of a class.
    struct Needs {
        var numbers: Set<Int> = []
        /// The class's table for each of the refining protocols.
        var tables: [ProtocolDescriptor: UnsafePointer<UnsafeRawPointer?>] = [:]
        /// The refining protocols of the class that no proxy supports.
        var refused: [(descriptor: ProtocolDescriptor, why: ProxyError)] = []
    }

    /// Held while companions, or the classes of proxies that have some, are made or changed. Taking a delegate away may
    /// run code that changes another proxy.
    static let lock = RecursiveLock()

    private unowned let dispatchTable: DispatchTable
    private let family = UnsafeMutablePointer<cffi_companion_family>.allocate(capacity: 1)
    private let slots: UnsafeMutablePointer<cffi_companion_slot>
    /// How many of them are taken: of those for calls that pass self, and of those for calls that pass its address.
    private var taken = (direct: 0, byAddress: 0)
    private var members: [Member] = []
    private var numbers: [ProtocolDescriptor: Result<Int, ProxyError>] = [:]
    private var needs: [ObjectIdentifier: Needs] = [:]
    private var seen: Set<ObjectIdentifier> = []
    /// The classes of proxies, and their copies by the companions that they have.
    private var classes: [ObjectIdentifier: [Set<Int>: UnsafeRawPointer]] = [:]
    /// Of which classes they are copies.
    private var originals: [UnsafeRawPointer: ObjectIdentifier] = [:]
    /// The tables by which the class of the proxies declares by itself that it conforms to the protocols of companions,
    /// by their numbers. All proxies have these companions.
    private(set) var declared: [Int: UnsafeRawPointer] = [:]

    /// Precondition: the dispatch table is never freed.
    init(of dispatchTable: DispatchTable) {
        self.dispatchTable = dispatchTable
        slots = .allocate(capacity: 2 * Int(CFFI_COMPANION_SLOTS))
        slots.initialize(repeating: cffi_companion_slot(), count: 2 * Int(CFFI_COMPANION_SLOTS))
        family.initialize(to: cffi_companion_family(slots: slots, classes: nil))
    }

    // MARK: Members

    /// The number of the companion for a protocol.
    func number(of descriptor: ProtocolDescriptor) throws(ProxyError) -> Int {
        if let known = numbers[descriptor] { return try known.get() }
        let made = Result { () throws(ProxyError) in try make(descriptor) }
        numbers[descriptor] = made
        return try made.get()
    }

    private func make(_ descriptor: ProtocolDescriptor) throws(ProxyError) -> Int {
        let dispatchTable = try DispatchTable.table(of: descriptor.existential)
        let table = dispatchTable.raw.pointee.tables[0]!
        var member = Member(
            descriptor: descriptor, dispatchTable: dispatchTable,
            words: (0...descriptor.requirements.count).map { table[$0] })
        for word in 1..<max(member.words.count, 1) {
            guard
                let base = dispatchTable.protocols.indices.dropFirst().first(where: {
                    member.words[word] == UnsafeRawPointer(dispatchTable.raw.pointee.tables[$0])
                })
            else { continue }
            let inherited = dispatchTable.protocols[base]
            if let own = self.dispatchTable.protocols.firstIndex(of: inherited) {
                member.bases.append((word, .own(own)))
            } else {
                member.bases.append((word, .member(try number(of: inherited))))
            }
        }
        let number = members.count, limit = Int(CFFI_COMPANION_SLOTS)
        let own = dispatchTable.requirements.indices.filter {
            dispatchTable.slots[$0].table == 0 && !dispatchTable.slots[$0].is_static
        }
        let first = descriptor.isClassBound ? taken.direct : limit + taken.byAddress
        let end = descriptor.isClassBound ? limit : 2 * limit
        guard number < Int(CFFI_COMPANIONS), dispatchTable.protocols.count <= 64, first + own.count <= end else {
            throw ProxyError(
                reason: .tooManyRequirements(found: first + own.count, limit: end),
                protocolName: descriptor.qualifiedName)
        }
        for (stub, slot) in zip(first..., own) {
            slots[stub] = cffi_companion_slot(companion: UInt16(number), slot: UInt16(slot))
            member.words[Int(dispatchTable.slots[slot].word)] = cffi_companion_stub(
                UInt32(stub), dispatchTable.slots[slot].is_async)
        }
        if descriptor.isClassBound { taken.direct += own.count } else { taken.byAddress += own.count }
        members.append(member)
        return number
    }

    /// What an object needs of a proxy that forwards to it.
    func needs(of object: UnsafeMutableRawPointer) -> Needs {
        let object = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
        let type: AnyClass = Swift.type(of: object)
        if let known = needs[ObjectIdentifier(type)] { return known }
        var found = Needs()
        let refining = Self.protocols(of: object).filter { refines($0) && !dispatchTable.protocols.contains($0) }
        // Before a companion is made, whose conformances proxies inherit: if the object is a proxy of a class that
        // conforms by itself, the runtime would print a warning.
        for descriptor in refining { found.tables[descriptor] = descriptor.witnessTable(of: type) }
        for descriptor in found.tables.keys.sorted(by: { $0.qualifiedName < $1.qualifiedName }) {
            do throws(ProxyError) {
                found.numbers.formUnion(closure(of: try number(of: descriptor)))
            } catch {
                found.refused.append((descriptor, error))
            }
        }
        needs[ObjectIdentifier(type)] = found
        return found
    }

    /// Whether this is asked for the first time of an object's class.
    func isNew(_ object: UnsafeMutableRawPointer) -> Bool {
        let type: AnyClass = Swift.type(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
        return seen.insert(ObjectIdentifier(type)).inserted
    }

    /// The protocols to which an object's class is declared to conform; of a proxy, those that it stands in for.
    private static func protocols(of object: AnyObject) -> Set<ProtocolDescriptor> {
        let declared = declaredProtocols(of: Swift.type(of: object))
        return (object as? AnyForwardingProxy).map { declared.union($0.supportedProtocols) } ?? declared
    }

    /// The protocols to which a class, or a superclass, is declared to conform.
    static func declaredProtocols(of type: AnyClass) -> Set<ProtocolDescriptor> {
        var found: Set<ProtocolDescriptor> = []
        let root = AnyForwardingProxy.root(of: type)
        var next: AnyClass? = type
        // What the library made conforms too, at run time.
        while let type = next, Metadata(type).classDescriptor != root {
            found.formUnion(protocolsDeclared(by: type))
            next = Metadata.superclass(of: type)
        }
        return found
    }

    private static func protocolsDeclared(by type: AnyClass) -> Set<ProtocolDescriptor> {
        var found: Set<ProtocolDescriptor> = []
        withUnsafeMutablePointer(to: &found) { found in
            cffi_each_protocol_of(
                Metadata(type).classDescriptor,
                { $1!.assumingMemoryBound(to: Set<ProtocolDescriptor>.self).pointee.insert(.init(at: $0!)) }, found)
        }
        return found
    }

    /// The same, a superclass's first, so that the companions of a subclass's proxies begin with those of its
    /// superclass's: they have the tables in common.
    private static func declaredProtocolsInOrder(of type: AnyClass) -> [ProtocolDescriptor] {
        guard type != AnyForwardingProxy.self else { return [] }
        let inherited = Metadata.superclass(of: type).map { declaredProtocolsInOrder(of: $0) } ?? []
        return inherited
            + protocolsDeclared(by: type).subtracting(inherited).sorted { $0.qualifiedName < $1.qualifiedName }
    }

    /// Whether a protocol refines one of the delegate type's, or one that these refine, of the same module: a parent
    /// may cast its delegate to it.
    func refines(_ descriptor: ProtocolDescriptor) -> Bool {
        descriptor.bases.contains { dispatchTable.isOfDelegate($0) || refines($0) }
    }

    /// A companion, and those that it needs.
    func closure(of number: Int) -> Set<Int> {
        members[number].needs.reduce([number]) { $0.union(closure(of: $1)) }
    }

    /// Makes the tables by which the class of the proxies declares that it conforms to protocols that refine the
    /// delegate's lead to companions, except where the class implements a method itself. Preconditions: the lock is
    /// held; there are no proxies of the class yet.
    func supportDeclarations(of type: AnyClass) throws(ProxyError) {
        for descriptor in Self.declaredProtocolsInOrder(of: type)
        where refines(descriptor) && !dispatchTable.protocols.contains(descriptor) {
            guard let table = descriptor.witnessTable(of: type) else { continue }
            do throws(ProxyError) {
                let number = try number(of: descriptor), member = members[number]
                let own = try member.dispatchTable.slotsDeclared(by: type, in: 0..<1)
                let tables = DeclaredTables([table], of: [descriptor], ownSlots: own, source: .found)
                var stubs: [Int: UnsafeRawPointer] = [:]
                for slot in member.dispatchTable.requirements.indices
                where member.dispatchTable.slots[slot].table == 0 && !member.dispatchTable.slots[slot].is_static
                    && !own.contains(slot)
                {
                    let word = Int(member.dispatchTable.slots[slot].word)
                    stubs[word] = member.words[word]
                }
                guard tables.replace(0, with: stubs) else {
                    throw ProxyError(reason: .witnessTableNotReplaced, protocolName: descriptor.qualifiedName)
                }
                declared[number] = UnsafeRawPointer(table)
                members[number].ownSlots = own
            } catch {
                if case .ownMethodsNotListed = error.reason { throw error }
                throw ProxyError(
                    reason: .conformsToRefinement(
                        className: String(reflecting: type), refined: descriptor.qualifiedName, why: error.explanation),
                    protocolName: dispatchTable.delegateName)
            }
        }
        guard !declared.isEmpty else { return }
        add(Metadata(type).address, declared)
        classes[ObjectIdentifier(type)] = [[]: Metadata(type).address]
    }

    /// Whether the class of the proxies implements itself what a companion has at a slot.
    func isOwn(_ slot: Int, of companion: DispatchTable) -> Bool {
        Self.lock.withLock { members.contains { $0.dispatchTable === companion && $0.ownSlots.contains(slot) } }
    }

    /// The protocol of a companion.
    func descriptor(of number: Int) -> ProtocolDescriptor { members[number].descriptor }

    /// Gives a proxy that companion. Precondition: it has none with that number.
    func give(_ companion: AnyForwardingProxy, _ number: Int, to proxy: AnyForwardingProxy) {
        guard cffi_proxy_set_companion(proxy.address, family, UInt32(number), companion.address) else {
            fatalError("Switchboard: no memory for a companion.")
        }
    }

    /// A receiver for an object by which a companion calls it. Precondition: the object needs the companion.
    func receiver(
        _ number: Int, for object: UnsafeMutableRawPointer, isRetained: Bool
    ) -> OpaquePointer {
        let member = members[number]
        let type: AnyClass = Swift.type(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
        let known = needs(of: object).tables[member.descriptor]
        let table = UnsafeRawPointer(known ?? member.descriptor.witnessTable(of: type)!)
        return withUnsafePointer(to: table) {
            member.dispatchTable.receiver(forObjectAt: object, isRetained: isRetained, $0)
        }
    }

    // MARK: Classes

    /// The class of proxies of which `type` is a copy, or that itself.
    func original(of type: AnyClass) -> AnyClass {
        guard let original = originals[Metadata(type).address] else { return type }
        return unsafeBitCast(original, to: AnyClass.self)
    }

    /// A copy of a class of proxies that also conforms to the protocols of companions, or that itself where there are
    /// none; nil with Objective-C's runtime.
    func copy(of original: AnyClass, with companions: Set<Int>) -> UnsafeRawPointer? {
        let key = ObjectIdentifier(original)
        let companions = companions.subtracting(declared.keys)
        if let known = classes[key]?[companions] { return known }
        if classes[key] == nil {
            add(Metadata(original).address, declared)
            classes[key] = [[]: Metadata(original).address]
        }
        if companions.isEmpty { return Metadata(original).address }
        guard let made = ConformingClass(inheritingFrom: original, named: Metadata(original).className) else {
            return nil
        }
        let tables = Dictionary(
            uniqueKeysWithValues: companions.map { ($0, MadeWitnessTable(members[$0].descriptor, of: made.descriptor)) }
        )
        for (number, table) in tables {
            let member = members[number]
            // Without memory, a static call traps.
            _ = cffi_static_table_add_copy(UnsafePointer(table.words), member.dispatchTable.raw)
            for word in 1..<max(member.words.count, 1) { table.words[word] = member.words[word] }
            for (word, base) in member.bases {
                switch base {
                case .own(let index): table.words[word] = UnsafeRawPointer(dispatchTable.raw.pointee.tables[index])
                case .member(let base): table.words[word] = declared[base] ?? UnsafeRawPointer(tables[base]!.words)
                }
            }
        }
        let type = Metadata(made.type).address
        originals[type] = key
        add(type, tables.mapValues { UnsafeRawPointer($0.words) }.merging(declared) { $1 })
        classes[key]![companions] = type
        for table in tables.values { table.register() }
        return type
    }

    private func add(_ type: UnsafeRawPointer, _ tables: [Int: UnsafeRawPointer]) {
        let added = UnsafeMutablePointer<cffi_companion_class>.allocate(capacity: 1)
        added.initialize(to: cffi_companion_class())
        added.pointee.type = type
        withUnsafeMutableBytes(of: &added.pointee.tables) { words in
            for (number, table) in tables {
                words.bindMemory(to: UnsafeRawPointer?.self)[number] = table
            }
        }
        cffi_companion_family_add(family, added)
    }
}

extension ProtocolDescriptor {
    /// The type of any value that conforms.
    var existential: Any.Type {
        var protocols: UnsafeRawPointer? = address
        return Metadata(at: swift_getExistentialTypeMetadata(!isClassBound, nil, 1, &protocols)!).type
    }

    /// The module that declares it.
    var moduleName: Substring { qualifiedName.prefix { $0 != "." } }
}

extension DispatchTable {
    /// Whether its proxies can stand in for more protocols.
    var mayHaveCompanions: Bool { values.isClassBound && associatedTypes.open.isEmpty }

    /// Whether a protocol is one of the delegate type's, or one that these refine, of the same module.
    func isOfDelegate(_ descriptor: ProtocolDescriptor) -> Bool {
        guard let index = protocols.firstIndex(of: descriptor) else { return false }
        let direct = protocols.prefix(directCount)
        return index < directCount || direct.contains { $0.moduleName == descriptor.moduleName }
    }

    /// The protocols of an object to which its user may cast a proxy in its place, and for which no proxy can stand in:
    /// those of the modules of the delegate type's protocols and of the parent.
    func lostProtocols(
        of object: UnsafeMutableRawPointer, parent: AnyObject?
    ) -> [(descriptor: ProtocolDescriptor, why: ProxyError)] {
        guard mayHaveCompanions else { return [] }
        let refused = CompanionFamily.lock.withLock { companions.needs(of: object).refused }
        guard !refused.isEmpty else { return [] }
        var modules = Set(protocols.map(\.moduleName))
        if let parent { modules.insert(String(reflecting: type(of: parent)).prefix { $0 != "." }) }
        // Casts to a protocol with associated types give a value of which hardly a method can be called.
        return refused.filter {
            modules.contains($0.descriptor.moduleName) && $0.descriptor.associatedTypeNames.isEmpty
        }
    }

    /// Throws if a parent's delegate would lose methods.
    func requireAllProtocols(of object: UnsafeMutableRawPointer, parent: AnyObject) throws(ProxyError) {
        guard let lost = lostProtocols(of: object, parent: parent).first else { return }
        throw ProxyError(
            reason: .unsupportedRefinement(protocolName: lost.descriptor.qualifiedName, why: lost.why.explanation),
            protocolName: delegateName)
    }
}
