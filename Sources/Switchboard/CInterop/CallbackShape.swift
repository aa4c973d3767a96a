import CForwarding

/// The callbacks among a table's properties. Made once for a type of table, lives for ever.
final class CallbackShape: @unchecked Sendable {
    /// One property that is a C function pointer.
    struct Callback {
        let name: String
        /// In the table, in bytes.
        let offset: Int
        let signature: MethodSignature
        /// The arguments as Swift's tuple of them.
        let layout: ArgumentLayout
    }

    let callbacks: [Callback]
    /// As many slots as callbacks, for observers.
    let raw: UnsafePointer<cffi_shape>
    /// For streams, by slot.
    let methods: [ResolvedMethod]

    private struct Key: Hashable {
        let table: ObjectIdentifier
        let encodings: [String: String]
    }

    private static let shapes = Locked<[Key: CallbackShape]>([:])

    /// - Parameter encodings: Of callbacks whose types do not say how C passes them, by the property's name.
    static func shape(of table: Any.Type, encodings: [String: String]) throws(SignatureError) -> CallbackShape {
        let key = Key(table: ObjectIdentifier(table), encodings: encodings)
        if let known = shapes.withLock({ $0[key] }) { return known }
        let made = try CallbackShape(table, encodings)
        return shapes.withLock { shapes in
            let shape = shapes[key] ?? made
            shapes[key] = shape
            return shape
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
        guard let shape = cffi_shape_create(UInt32(callbacks.count)) else { throw SignatureError(.outOfMemory) }
        self.callbacks = callbacks
        raw = UnsafePointer(shape)
        methods = callbacks.enumerated().map { index, callback in
            ResolvedMethod(slot: index, callback.layout)
        }
    }
}

extension CallbackShape.Callback {
    fileprivate init(name: String, offset: Int, signature: MethodSignature) {
        self.name = name
        self.offset = offset
        self.signature = signature
        layout = signature.tupleLayout
    }

    /// The function in a table; nil for none.
    func function<Table>(in table: Table) -> UnsafeRawPointer? {
        withUnsafeBytes(of: table) { $0.load(fromByteOffset: offset, as: UnsafeRawPointer?.self) }
    }

    /// Puts a function in a table.
    func set<Table>(_ function: UnsafeRawPointer, in table: inout Table) {
        withUnsafeMutableBytes(of: &table) {
            $0.storeBytes(of: function, toByteOffset: offset, as: UnsafeRawPointer.self)
        }
    }

    /// Refuses an element type that the arguments cannot be read as.
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
