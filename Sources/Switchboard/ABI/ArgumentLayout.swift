/// A method's types, and how its decoded arguments lie in memory: as the tuple of them, or the only one.
struct ArgumentLayout: Sendable {
    /// The type of the tuple, or of the only argument; that of `Void` where nobody named it.
    let element: ObjectIdentifier
    let arguments: [Any.Type]
    /// Of each argument, in bytes.
    let offsets: [Int]
    /// Of all of them, in bytes.
    let size: Int
    let alignment: Int
    let result: Any.Type
    /// What it throws.
    let failure: any Error.Type

    /// Precondition: `element` is the tuple of `arguments`, or the only one of them.
    init(_ element: Any.Type, arguments: [Any.Type], result: Any.Type, failure: any Error.Type = Never.self) {
        let layout = Metadata(element)
        self.element = ObjectIdentifier(element)
        self.arguments = arguments
        offsets = arguments.count == 1 ? [0] : layout.tupleElements.map(\.offset)
        size = layout.size
        alignment = layout.alignment
        self.result = result
        self.failure = failure
    }

    /// The arguments that are the elements of a tuple; or the only one, where `element` is no tuple.
    init(elementsOf element: Any.Type, result: Any.Type) {
        var arguments: [Any.Type] = [element]
        if case .tuple = Metadata(element).kind { arguments = Metadata(element).tupleElements.map(\.type.type) }
        self.init(element, arguments: arguments, result: result)
    }

    /// Arguments that no tuple was named for, of which some may be of types that only C has: laid out as Swift lays out a
    /// tuple.
    ///
    /// - Parameter sizes: The size and alignment of each argument, in bytes.
    init(laidOut arguments: [Any.Type], sizes: [(size: Int, alignment: Int)], result: Any.Type) {
        var size = 0, alignment = 1
        offsets = sizes.map { argument in
            let offset = (size + argument.alignment - 1) / argument.alignment * argument.alignment
            size = offset + argument.size
            alignment = max(alignment, argument.alignment)
            return offset
        }
        element = ObjectIdentifier(Void.self)
        self.arguments = arguments
        self.size = size
        self.alignment = alignment
        self.result = result
        failure = Never.self
    }

    /// For texts: `(Int, String)`, or `(Int) -> String`.
    var typeList: String {
        "(\(arguments.map { String(reflecting: $0) }.joined(separator: ", ")))"
            + (result == Void.self ? "" : " -> \(result)")
    }

    /// Room for the decoded arguments, zeroed; the caller frees it.
    func allocate() -> UnsafeMutableRawPointer {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: alignment)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(size, 1))
        return memory
    }
}
