import CFFIShim

/// What all proxies for one delegate type share: the witness tables that stand in for its protocols, and for each entry
/// which requirement it is. Made once for a type, lives for ever.
final class ProtocolShape: @unchecked Sendable {
    /// The tables, slots and counts as C reads them.
    let raw: UnsafeMutablePointer<cffi_shape>
    let slots: UnsafeMutablePointer<cffi_slot>
    let delegateName: String
    /// The protocols, each with its table of that number: first those of the type, in its order, then inherited ones.
    let protocols: [ProtocolDescriptor]
    /// For each inherited protocol, where a receiver's table of it is found: in the table of `heir`, at `word`.
    private let inheritance: [(heir: Int, word: Int)?]
    /// How many of `protocols` have a word of their own in a value of the delegate type.
    let directCount: Int
    /// The requirement of each slot.
    let requirements: [Requirement]

    /// What was learnt of the slots' methods by observing or registering them.
    let methods = Locked(KnownMethods())

    /// A proxy without receivers, for probing calls.
    private(set) lazy var probeProxy = ProxyCore(shape: self)

    private static let shapes = Locked<[ObjectIdentifier: ProtocolShape]>([:])

    /// The shape of a delegate type.
    static func shape(of delegate: Any.Type) throws(ProxyRefusal) -> ProtocolShape {
        if let known = shapes.withLock({ $0[ObjectIdentifier(delegate)] }) { return known }
        let made = try ProtocolShape(delegate)
        return shapes.withLock { shapes in
            if let other = shapes[ObjectIdentifier(delegate)] { return other }
            _ = made.probeProxy
            shapes[ObjectIdentifier(delegate)] = made
            return made
        }
    }

    private init(_ delegate: Any.Type) throws(ProxyRefusal) {
        delegateName = String(reflecting: delegate)
        let survey = try ProtocolSurvey(delegate)
        protocols = survey.protocols
        inheritance = survey.inheritance
        directCount = survey.directCount
        requirements = survey.slots.map(\.requirement)

        Hooks.install()
        let tables = survey.protocols.indices.map { survey.makeTable($0) }
        for (table, inherited) in survey.inheritance.enumerated() {
            guard let inherited else { continue }
            for (heir, word) in [(inherited.heir, inherited.word)] + survey.otherHeirs(of: table) {
                tables[heir][word] = UnsafeRawPointer(tables[table])
            }
        }
        let tablePointers = UnsafeMutablePointer<cffi_witness_table?>.allocate(capacity: max(tables.count, 1))
        for (index, table) in tables.enumerated() { tablePointers[index] = UnsafePointer(table) }
        guard let shape = cffi_shape_create(UInt32(survey.slots.count)) else {
            throw ProxyRefusal(reason: .outOfMemory, protocolName: delegateName)
        }
        raw = shape
        raw.pointee.table_count = UInt32(tables.count)
        raw.pointee.tables = UnsafePointer(tablePointers)
        slots = cffi_shape_slots(raw)
        for (index, slot) in survey.slots.enumerated() {
            slots[index].entries = UnsafePointer(tables[slot.table])
            slots[index].table = UInt16(slot.table)
            slots[index].word = UInt16(slot.word)
            slots[index].is_coroutine = slot.requirement.kind == .read || slot.requirement.kind == .modify
            slots[index].self_by_address = !survey.protocols[slot.table].isClassBound
            tables[slot.table][slot.word] = cffi_entry_stub(UInt32(index), slots + index)
        }
        raw.pointee.context = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
    }

    /// The shape that a C shape belongs to.
    static func shape(behind raw: UnsafePointer<cffi_shape>) -> ProtocolShape {
        Unmanaged<ProtocolShape>.fromOpaque(raw.pointee.context).takeUnretainedValue()
    }

    // MARK: Values of the delegate type

    /// `proxy` as a value of the delegate type, which calls its entries. Precondition: `Delegate` is the type that this
    /// shape was made of, and `proxy` an object with this shape.
    func existential<Delegate>(of proxy: AnyObject, as _: Delegate.Type) -> Delegate {
        withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: 1 + directCount) { words in
            words[0] = UnsafeRawPointer(Unmanaged.passRetained(proxy).toOpaque())
            for index in 0..<directCount { words[1 + index] = UnsafeRawPointer(raw.pointee.tables[index]) }
            return UnsafeMutableRawPointer(words.baseAddress!).assumingMemoryBound(to: Delegate.self).move()
        }
    }

    /// A value of the delegate type from an object that the caller retained, and its tables. Precondition: as above.
    func existential<Delegate>(
        takingRetained object: UnsafeMutableRawPointer, tables: UnsafeMutablePointer<cffi_witness_table?>
    ) -> Delegate {
        withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: 1 + directCount) { words in
            words[0] = UnsafeRawPointer(object)
            for index in 0..<directCount { words[1 + index] = UnsafeRawPointer(tables[index]) }
            return UnsafeMutableRawPointer(words.baseAddress!).assumingMemoryBound(to: Delegate.self).move()
        }
    }

    /// A receiver for `delegate`. Precondition: `Delegate` is the type that this shape was made of.
    func receiver<Delegate>(for delegate: Delegate, retained: Bool) -> OpaquePointer? {
        withUnsafePointer(to: delegate) { pointer in
            let words = UnsafeRawPointer(pointer).assumingMemoryBound(to: UnsafeMutableRawPointer.self)
            guard let receiver = cffi_receiver_create(words[0], retained, UInt32(protocols.count)) else { return nil }
            let tables = cffi_receiver_tables(receiver)!
            for index in protocols.indices {
                if let (heir, word) = inheritance[index] {
                    let table = tables[heir]![word]!
                    tables[index] = table.assumingMemoryBound(to: UnsafeRawPointer?.self)
                } else {
                    tables[index] = UnsafeRawPointer(words[1 + index]).assumingMemoryBound(to: UnsafeRawPointer?.self)
                }
            }
            return receiver
        }
    }

    /// As `object(of:)`.
    static func anyObject<Delegate>(of delegate: Delegate) -> AnyObject {
        Unmanaged.fromOpaque(object(of: delegate)).takeUnretainedValue()
    }

    /// The object of a value of the delegate type. Precondition: as above.
    static func object<Delegate>(of delegate: Delegate) -> UnsafeMutableRawPointer {
        withUnsafePointer(to: delegate) { UnsafeRawPointer($0).load(as: UnsafeMutableRawPointer.self) }
    }
}
