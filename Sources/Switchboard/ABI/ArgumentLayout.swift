/// A method's types, and the layout of its decoded arguments: the tuple of them, or the only one.
struct ArgumentLayout: Sendable {
    /// The type of the tuple, or of the only argument; `Void` if the caller gave no such type.
    let element: ObjectIdentifier
    let arguments: [Any.Type]
    /// The offset of each argument, in bytes.
    let offsets: [Int]
    /// The size of all arguments together, in bytes.
    let size: Int
    let alignment: Int
    let result: Any.Type
    /// The type of the errors that it throws.
    var failure: any Error.Type
    /// The arguments that travel by address whatever their type is, because the declaration has an associated type.
    var byAddress: Set<Int> = []
    /// What travels by address in calls of each closure among the arguments, in their order; empty if nothing does but
    /// what always does.
    var closures: [ClosureThunk.Way] = []
    /// The same of the result: the caller passes an address for it.
    var resultIsByAddress = false
    /// For an asynchronous method: how many words precede its arguments, besides the address of a result in memory. Two
    /// for a method that runs on the actor of its caller (`nonisolated(nonsending)`): that actor. Nil for a method that
    /// is not asynchronous.
    var leadingWords: Int?
    /// How many words behind the arguments say what the generic parameters of the requirement are.
    var genericWords = 0
    /// The arguments that are metatypes of such a parameter: a word, which says what the parameter is, also for a type
    /// without subclasses.
    var genericMetatypes: Set<Int> = []

    /// Precondition: `element` is the tuple of `arguments`, or their only element.
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

    /// The layout of the elements of a tuple as arguments; if `element` is not a tuple, it is the only argument.
    init(elementsOf element: Any.Type, result: Any.Type) {
        var arguments: [Any.Type] = [element]
        if case .tuple = Metadata(element).kind { arguments = Metadata(element).tupleElements.map(\.type.type) }
        self.init(element, arguments: arguments, result: result)
    }

    /// The layout of arguments without a tuple type, some of which may have types that only C has: as Swift would lay
    /// out their tuple.
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

    /// For messages: `(Int, String)`, or `(Int) -> String`.
    var typeList: String {
        "(\(arguments.map { String(reflecting: $0) }.joined(separator: ", ")))"
            + (result == Void.self ? "" : " -> \(result)")
    }

    /// Memory with the arguments, and the result behind them.
    struct WithResult {
        /// Of the memory, in bytes.
        let alignment: Int
        /// Where the result begins, in bytes.
        let offset: Int
        /// The number of words that hold all this, wherever in them it has to begin.
        let words: Int

        init(_ layout: ArgumentLayout) {
            let result = Metadata(layout.result)
            alignment = max(layout.alignment, result.alignment)
            offset = (layout.size + result.alignment - 1) / result.alignment * result.alignment
            words = (offset + result.size + alignment + 7) / 8
        }
    }

    /// Zeroed memory for the decoded arguments; the caller frees it.
    func allocate() -> UnsafeMutableRawPointer {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: alignment)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(size, 1))
        return memory
    }
}
