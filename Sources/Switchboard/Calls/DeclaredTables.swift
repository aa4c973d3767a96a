import CForwarding
import CSupport

/// The witness tables by which a class of proxies declares that it conforms to its delegate's protocols.
///
/// Casts of a proxy find these tables, so the entry stubs stand in them, in the place of the class's witnesses. Only the methods that are
/// the class's own keep theirs.
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

    /// The words of each table before the first proxy was made, and the words that entry stubs replaced.
    private static let changed = Locked<
        [UnsafeRawPointer: (before: [UnsafeRawPointer?], stubs: [Int: UnsafeRawPointer])]
    >([:])

    /// Precondition: the tables are those of the class for the protocols, and there is no proxy of the class yet.
    init(
        _ tables: [cffi_witness_table], of protocols: [ProtocolDescriptor], ownSlots: Set<Int>, source: Source
    ) {
        self.tables = tables.map { UnsafeMutablePointer(mutating: $0) }
        self.ownSlots = ownSlots
        self.source = source
        witnesses = Self.changed.withLock { changed in
            zip(tables, protocols).map { table, descriptor in
                if let known = changed[UnsafeRawPointer(table)] { return known.before }
                let words = (0...descriptor.requirements.count).map { table[$0] }
                changed[UnsafeRawPointer(table)] = (words, [:])
                return words
            }
        }
    }

    /// What the class has at a word of a table.
    func witness(_ table: Int, _ word: Int) -> UnsafeRawPointer? { witnesses[table][word] }

    /// Replaces words of a table. False if they can't be, or if proxies of the same class, or of its superclass, had other ones replaced.
    func replace(_ table: Int, with stubs: [Int: UnsafeRawPointer]) -> Bool {
        Self.changed.withLock { changed in
            let key = UnsafeRawPointer(tables[table])
            if let known = changed[key]?.stubs, !known.isEmpty { return known == stubs }
            for (word, stub) in stubs {
                let place = UnsafeMutableRawPointer(tables[table] + word)
                guard cffi_replace_witness(place.assumingMemoryBound(to: UnsafeRawPointer?.self), stub) else {
                    return false
                }
            }
            changed[key]?.stubs = stubs
            return true
        }
    }
}
