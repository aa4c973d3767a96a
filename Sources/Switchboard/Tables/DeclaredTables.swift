import CForwarding
import CSupport

/// The witness tables by which a class of proxies declares that it conforms to its delegate's protocols.
///
/// Casts of a proxy find these tables, so the entry stubs stand in them, in the place of the class's witnesses. Only
/// the methods that are the class's own keep theirs.
struct DeclaredTables {
    /// How a class came to have methods of its own.
    enum Source {
        /// It named them.
        case named
        /// Symbols tell which ones it declares.
        case found
    }

    let tables: [UnsafeMutablePointer<UnsafeRawPointer?>]
    /// What stood in the tables before any proxy was made.
    private let witnesses: [[UnsafeRawPointer?]]
    /// The slots whose calls go to the class.
    let ownSlots: Set<Int>
    let source: Source

    /// What became of a table when the first proxy was made of a class that has it.
    private struct Change {
        /// The words before.
        let before: [UnsafeRawPointer?]
        /// The words that entry stubs replaced; nil until that is decided. Subclasses have the same table.
        var stubs: [Int: UnsafeRawPointer]?
    }

    private static let changes = Locked<[UnsafeRawPointer: Change]>([:])

    /// Precondition: the tables are those of the class for the protocols, and there is no proxy of the class yet.
    init(
        _ tables: [cffi_witness_table], of protocols: [ProtocolDescriptor], ownSlots: Set<Int>, source: Source
    ) {
        self.tables = tables.map { UnsafeMutablePointer(mutating: $0) }
        self.ownSlots = ownSlots
        self.source = source
        witnesses = Self.changes.withLock { changes in
            zip(tables, protocols).map { table, descriptor in
                if let known = changes[UnsafeRawPointer(table)] { return known.before }
                let words = (0...descriptor.requirements.count).map { table[$0] }
                changes[UnsafeRawPointer(table)] = Change(before: words, stubs: nil)
                return words
            }
        }
    }

    /// Has a table keep all its words, because the class forwards its calls itself. False if words were replaced for a
    /// class that has the same table.
    static func keep(_ table: UnsafeRawPointer) -> Bool {
        changes.withLock { changes in
            if let stubs = changes[table]?.stubs { return stubs.isEmpty }
            changes[table] = Change(before: changes[table]?.before ?? [], stubs: [:])
            return true
        }
    }

    /// What the class has at a word of a table.
    func witness(_ table: Int, _ word: Int) -> UnsafeRawPointer? { witnesses[table][word] }

    /// Replaces words of a table. False if they can't be, or if a class that has the same table had other ones
    /// replaced, or none.
    func replace(_ table: Int, with stubs: [Int: UnsafeRawPointer]) -> Bool {
        Self.changes.withLock { changes in
            let key = UnsafeRawPointer(tables[table])
            if let known = changes[key]?.stubs { return known == stubs }
            for (word, stub) in stubs {
                let place = UnsafeMutableRawPointer(tables[table] + word)
                guard cffi_replace_witness(place.assumingMemoryBound(to: UnsafeRawPointer?.self), stub) else {
                    return false
                }
            }
            changes[key]?.stubs = stubs
            return true
        }
    }
}
