import CForwarding
import CSupport

// Values of the delegate type, as they lie in memory: of a protocol of classes, the object and a witness table for each
// protocol; of another, a buffer of three words, the type, and the tables. The value is in the buffer if it fits, else
// in a box that the buffer refers to. Source: swiftlang/swift, include/swift/ABI/Metadata.h, OpaqueExistentialContainer
// and ClassExistentialContainer.

extension DispatchTable {
    /// Whether calls of a value of the delegate type arrive at this dispatch table's entries.
    func isCalled<Delegate>(by delegate: Delegate) -> Bool {
        withUnsafePointer(to: delegate) { pointer in
            let words = UnsafeRawPointer(pointer).assumingMemoryBound(to: UnsafeRawPointer?.self)
            return (0..<directCount).allSatisfy {
                words[values.firstTable + $0] == UnsafeRawPointer(raw.pointee.tables[$0])
            }
        }
    }

    /// `proxy` as a value of the delegate type, which calls its entries. Precondition: `Delegate` is the type that this
    /// dispatch table was made of, and `proxy` an object with this dispatch table.
    func existential<Delegate>(of proxy: AnyObject, as _: Delegate.Type) -> Delegate {
        existential(
            takingRetained: Unmanaged.passRetained(proxy).toOpaque(),
            tables: UnsafeMutablePointer(mutating: raw.pointee.tables))
    }

    /// Like `existential(of:as:)`, for `probeProxy` or `anotherProbe()`.
    func existential<Delegate>(ofProbe probe: AnyObject, as type: Delegate.Type) -> Delegate {
        guard isHandWritten else { return existential(of: probe, as: type) }
        var tables = probeTables
        return existential(takingRetained: Unmanaged.passRetained(probe).toOpaque(), tables: &tables)
    }

    /// A value of the delegate type from an object that the caller retained, or a box, and its tables. Precondition: as
    /// above.
    func existential<Delegate>(
        takingRetained object: UnsafeMutableRawPointer, tables: UnsafeMutablePointer<cffi_witness_table?>
    ) -> Delegate {
        if !values.isClassBound,
            let box = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? ValueBox
        {
            defer { swift_release(object) }
            return box.value(as: Delegate.self)
        }
        return withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: values.wordCount) { words in
            words[0] = UnsafeRawPointer(object)
            if !values.isClassBound {
                words[1] = nil
                words[2] = nil
                words[ExistentialLayout.typeWord] = object.load(as: UnsafeRawPointer.self)
            }
            for index in 0..<directCount { words[values.firstTable + index] = UnsafeRawPointer(tables[index]) }
            return UnsafeMutableRawPointer(words.baseAddress!).assumingMemoryBound(to: Delegate.self).move()
        }
    }

    /// The value of the delegate type that `cffi_next_receiver` wrote, which this takes over. Precondition: as above;
    /// the receiver is none of messages.
    func delegate<Delegate>(taking words: UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Delegate {
        if values.isClassBound { return UnsafeMutableRawPointer(words).assumingMemoryBound(to: Delegate.self).move() }
        // The object, or the box, and the tables behind it.
        let tables = UnsafeMutableRawPointer(words + 1).assumingMemoryBound(to: cffi_witness_table?.self)
        return existential(takingRetained: words.pointee!, tables: tables)
    }

    /// Calls `body` with that value, for a call of a proxy. A target that is no object keeps what the call makes of it:
    /// if the method at `slot` is a setter, what `body` made of the value; else what a call of the requirement made of
    /// it, whatever copies `body` makes. Precondition: as above.
    func withDelegate<Delegate, Value>(
        taking words: UnsafeMutablePointer<UnsafeMutableRawPointer?>, for slot: Int, of proxy: AnyForwardingProxy,
        _ body: (inout Delegate) throws -> Value
    ) rethrows -> Value {
        if !values.isClassBound,
            let box = Unmanaged<AnyObject>.fromOpaque(words.pointee!).takeUnretainedValue() as? ValueBox
        {
            defer { swift_release(words.pointee) }
            if requirement(at: slot)?.kind == .setter { return try box.change(slot, of: proxy, body) }
            // A copy of a proxy's value calls the same target.
            let sharing = proxy.newProxy()
            let tables = UnsafeMutableRawPointer(words + 1).assumingMemoryBound(to: UnsafeRawPointer.self)
            let target = Unmanaged.passUnretained(box).toOpaque()
            let receiver = receiver(forObjectAt: target, isRetained: true, tables)
            cffi_receiver_set_type(receiver, box.type)
            cffi_proxy_set_receiver(sharing.address, cffi_receiver_forward, receiver)
            var delegate = existential(of: sharing, as: Delegate.self)
            return try withExtendedLifetime(sharing) { try body(&delegate) }
        }
        var delegate: Delegate = delegate(taking: words)
        return try body(&delegate)
    }

    /// A receiver for `delegate`; one that is no object is always retained. Precondition: `Delegate` is the type that
    /// this dispatch table was made of.
    func receiver<Delegate>(for delegate: Delegate, retained: Bool) -> OpaquePointer {
        withUnsafePointer(to: delegate) { pointer in
            let address = UnsafeRawPointer(pointer)
            let words = address.assumingMemoryBound(to: UnsafeRawPointer.self)
            let object =
                Self.anyObject(of: delegate)
                ?? ValueBox.box(address, of: Metadata(at: words[ExistentialLayout.typeWord]))
            let box = object as? ValueBox
            let made = receiver(
                forObjectAt: Unmanaged.passUnretained(object).toOpaque(), isRetained: retained || box != nil,
                words + values.firstTable)
            if let box { cffi_receiver_set_type(made, box.type) }
            return withExtendedLifetime(object) { made }
        }
    }

    /// A receiver for the object at an address, or a box, with the tables of the protocols that the delegate type
    /// names. Precondition: the caller keeps the object.
    func receiver(
        forObjectAt object: UnsafeMutableRawPointer, isRetained: Bool, _ direct: UnsafePointer<UnsafeRawPointer>
    ) -> OpaquePointer {
        let (receiver, tables) = Self.receiver(for: object, isRetained: isRetained, tableCount: protocols.count)
        for index in protocols.indices {
            if let (refining, word) = inheritance[index] {
                let table = tables[refining]![word]!
                tables[index] = table.assumingMemoryBound(to: UnsafeRawPointer?.self)
            } else {
                tables[index] = direct[index].assumingMemoryBound(to: UnsafeRawPointer?.self)
            }
        }
        return receiver
    }

    /// A receiver for an object that may not conform to all of the protocols: `cffi_receiver_set_partial`.
    /// Preconditions: the caller keeps the object; there are at most 64 protocols.
    func receiver(ofBase object: UnsafeMutableRawPointer, isRetained: Bool) -> OpaquePointer {
        let type: AnyClass = Swift.type(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
        let (lacks, tables) = partialTables(of: type)
        let (receiver, own) = Self.receiver(for: object, isRetained: isRetained, tableCount: tables.count)
        for (index, table) in tables.enumerated() { own[index] = table }
        cffi_receiver_set_partial(receiver, lacks)
        return receiver
    }

    /// A receiver for the object at an address, or a box, and its tables, which the caller fills. Traps without memory.
    static func receiver(
        for object: UnsafeMutableRawPointer, isRetained: Bool, tableCount: Int
    ) -> (OpaquePointer, tables: UnsafeMutablePointer<cffi_witness_table?>) {
        guard let receiver = cffi_receiver_create(object, isRetained, UInt32(tableCount)) else {
            fatalError("Switchboard: no memory for a receiver.")
        }
        return (receiver, cffi_receiver_tables(receiver))
    }

    /// The table of a class for each protocol, and the bits of those to which it does not conform: their tables only
    /// lead to others.
    private func partialTables(of type: AnyClass) -> (lacks: UInt64, tables: [cffi_witness_table?]) {
        if let known = partial.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        var lacks: UInt64 = 0
        let tables = protocols.enumerated().map { index, descriptor -> UnsafeMutablePointer<UnsafeRawPointer?> in
            if let table = descriptor.witnessTable(of: type) { return UnsafeMutablePointer(mutating: table) }
            lacks |= 1 << UInt64(index)
            let words = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1 + descriptor.requirements.count)
            words.initialize(repeating: nil, count: 1 + descriptor.requirements.count)
            words[0] = raw.pointee.tables[index]![0]
            return words
        }
        for index in tables.indices where lacks & 1 << UInt64(index) != 0 {
            for word in 1..<max(1 + protocols[index].requirements.count, 1) {
                let own = raw.pointee.tables[index]![word]
                guard let base = tables.indices.first(where: { UnsafeRawPointer(raw.pointee.tables[$0]) == own }) else {
                    continue
                }
                tables[index][word] = UnsafeRawPointer(tables[base])
            }
        }
        let made = (lacks, tables.map { cffi_witness_table($0) as cffi_witness_table? })
        partial.withLock { $0[ObjectIdentifier(type)] = made }
        return made
    }

    /// The associated types that the delegate type gives, and the others of the value's type.
    static func associatedTypes<Delegate>(of delegate: Delegate) throws(ProxyError) -> AssociatedTypes {
        let protocols = try ProtocolRequirements.directProtocols(of: Delegate.self)
        let layout = ExistentialLayout(Delegate.self, tableCount: protocols.count)
        return withUnsafePointer(to: delegate) { pointer in
            let words = UnsafeRawPointer(pointer).assumingMemoryBound(to: UnsafeRawPointer.self)
            // An object begins with its class.
            let type =
                layout.isClassBound ? words[0].load(as: UnsafeRawPointer.self) : words[ExistentialLayout.typeWord]
            let tables = protocols.indices.map {
                words[layout.firstTable + $0].assumingMemoryBound(to: UnsafeRawPointer?.self)
            }
            return AssociatedTypes(of: Delegate.self, Metadata(at: type), protocols, tables)
        }
    }

    /// Like `object(of:)`.
    static func anyObject<Delegate>(of delegate: Delegate) -> AnyObject? {
        object(of: delegate).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    /// The object of a value of the delegate type; nil for a struct or an enum. Precondition: as above.
    static func object<Delegate>(of delegate: Delegate) -> UnsafeMutableRawPointer? {
        withUnsafePointer(to: delegate) { pointer in
            let words = UnsafeRawPointer(pointer)
            if !Metadata(Delegate.self).isClassBound {
                let type = words.load(
                    fromByteOffset: ExistentialLayout.typeWord * MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
                guard case .class = Metadata(at: type).kind else { return nil }
            }
            return words.load(as: UnsafeMutableRawPointer.self)
        }
    }
}
