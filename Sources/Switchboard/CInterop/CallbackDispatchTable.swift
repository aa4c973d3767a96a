import CForwarding

/// The callbacks among a table's properties. Made once for a type of table, and never freed.
final class CallbackDispatchTable: @unchecked Sendable {
    /// One property that is a C function pointer.
    struct Callback {
        let name: String
        /// The offset in the table, in bytes.
        let offset: Int
        let signature: MethodSignature
        /// The layout of the arguments as Swift's tuple of them.
        let layout: ArgumentLayout
    }

    let callbacks: [Callback]
    /// Has a slot for each callback, for observers.
    let raw: UnsafePointer<cffi_dispatch_table>
    /// The method of each slot, for streams.
    let methods: [ResolvedMethod]

    private struct Key: Hashable {
        let table: ObjectIdentifier
        let encodings: [String: String]
    }

    private static let dispatchTables = Locked<[Key: CallbackDispatchTable]>([:])

    /// - Parameter encodings: The encodings of callbacks whose types do not tell how C passes them, by the property's
    ///   name.
    static func table(of table: Any.Type, encodings: [String: String]) throws(SignatureError) -> CallbackDispatchTable {
        let key = Key(table: ObjectIdentifier(table), encodings: encodings)
        if let known = dispatchTables.withLock({ $0[key] }) { return known }
        let made = try CallbackDispatchTable(table, encodings)
        return dispatchTables.withLock { dispatchTables in
            let dispatchTable = dispatchTables[key] ?? made
            dispatchTables[key] = dispatchTable
            return dispatchTable
        }
    }

    private init(_ table: Any.Type, _ encodings: [String: String]) throws(SignatureError) {
        let metadata = Metadata(table)
        var callbacks: [Callback] = []
        if case .struct = metadata.kind, let fields = metadata.fields {
            for (index, field) in fields.enumerated() {
                guard let name = field.mangledType, let type = metadata.type(ofField: name),
                    let function = CFunctionType(type)
                else { continue }
                callbacks.append(
                    Callback(
                        name: field.name, offset: metadata.structFieldOffset(index),
                        signature: try MethodSignature(function, encoding: encodings[field.name])))
            }
        }
        guard !callbacks.isEmpty else {
            throw SignatureError(
                .functionType(expected: "a struct with C functions", found: String(reflecting: table)))
        }
        guard let dispatchTable = cffi_dispatch_table_create(UInt32(callbacks.count)) else {
            throw SignatureError(.outOfMemory)
        }
        self.callbacks = callbacks
        raw = UnsafePointer(dispatchTable)
        methods = callbacks.enumerated().map { index, callback in
            ResolvedMethod(slot: index, callback.layout)
        }
    }
}

extension CallbackDispatchTable.Callback {
    fileprivate init(name: String, offset: Int, signature: MethodSignature) {
        self.name = name
        self.offset = offset
        self.signature = signature
        layout = signature.tupleLayout
    }

    /// The function in a table; nil if there is none.
    func function<Table>(in table: Table) -> UnsafeRawPointer? {
        withUnsafeBytes(of: table) { $0.load(fromByteOffset: offset, as: UnsafeRawPointer?.self) }
    }

    /// Replaces a function in a table.
    func set<Table>(_ function: UnsafeRawPointer, in table: inout Table) {
        withUnsafeMutableBytes(of: &table) {
            $0.storeBytes(of: function, toByteOffset: offset, as: UnsafeRawPointer.self)
        }
    }

    /// Throws if the arguments cannot be read as this element type.
    func require(_ element: Any.Type) throws(SignatureError) {
        let types = signature.arguments
        let metadata = Metadata(element)
        var found = [element]
        if types.count != 1, case .tuple = metadata.kind { found = metadata.tupleElements.map(\.type.type) }
        if found.count == types.count,
            zip(types, found).allSatisfy({ $0.admits($1) && !($0.isObject && $0.type != $1) })
        {
            return
        }
        let expected = types.map(\.description).joined(separator: ", ")
        throw SignatureError(.functionType(expected: "(\(expected))", found: String(reflecting: element)))
    }
}
