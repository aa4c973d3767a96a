import CForwarding
import CSupport

/// How values of a protocol type lie in memory.
struct ExistentialLayout {
    let isClassBound: Bool
    let tableCount: Int

    /// Precondition: a protocol type, with that many witness tables.
    init(_ type: Any.Type, tableCount: Int) {
        isClassBound = Metadata(type).isClassBound
        self.tableCount = tableCount
    }

    static let typeWord = 3
    /// The word of the first table.
    var firstTable: Int { isClassBound ? 1 : Self.typeWord + 1 }
    var wordCount: Int { firstTable + tableCount }
}
