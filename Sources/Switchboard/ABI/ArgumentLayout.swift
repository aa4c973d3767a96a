/// A method's types, and where each argument is in the tuple of them.
struct ArgumentLayout {
    let element: ObjectIdentifier
    let result: Any.Type
    /// What it throws.
    let failure: any Error.Type
    let arguments: [Any.Type]
    let offsets: [Int]
    let layout: Metadata

    /// Precondition: `element` is the tuple of `arguments`, or the only one of them.
    init(_ element: Any.Type, arguments: [Any.Type], result: Any.Type, failure: any Error.Type = Never.self) {
        self.element = ObjectIdentifier(element)
        self.result = result
        self.failure = failure
        self.arguments = arguments
        layout = Metadata(element)
        offsets = arguments.count == 1 ? [0] : layout.tupleElements.map(\.offset)
    }

    /// The arguments that are the elements of a tuple; or the only one, where `element` is no tuple.
    init(elementsOf element: Any.Type, result: Any.Type) {
        var arguments: [Any.Type] = [element]
        if case .tuple = Metadata(element).kind { arguments = Metadata(element).tupleElements.map(\.type.type) }
        self.init(element, arguments: arguments, result: result)
    }

    /// For messages: `(Int, String)`, or `(Int) -> String`.
    var typeList: String {
        "(\(arguments.map { String(reflecting: $0) }.joined(separator: ", ")))"
            + (result == Void.self ? "" : " -> \(result)")
    }

    /// Room for the decoded arguments, zeroed; the caller frees it.
    func allocate() -> UnsafeMutableRawPointer {
        let size = max(layout.size, 1)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: layout.alignment)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        return memory
    }
}
