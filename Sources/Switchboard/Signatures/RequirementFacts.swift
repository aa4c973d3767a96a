/// What symbols say of one requirement. What takes long to read is read when it is asked for first.
struct RequirementFacts {
    let kind: Requirement.Kind
    /// The functions by which types conform, one of each type; not empty.
    private var symbols: [WitnessSymbol] = []
    /// Those of types of which the optimizer has merged no functions.
    private var sure: [WitnessSymbol] = []

    init(kind: Requirement.Kind) { self.kind = kind }

    mutating func add(_ symbol: WitnessSymbol, isSure: Bool) {
        symbols.append(symbol)
        if isSure { sure.append(symbol) }
    }

    var declaration: SymbolDeclaration { symbols[0].declaration }
    /// Such as `transfer(_:to:)`, `balance` or `subscript(_:)`.
    private(set) lazy var name = declaration.name
    private(set) lazy var isGeneric = declaration.isGeneric
    /// Whether an argument may be two words, a type and the witness table of a protocol of the program.
    private(set) lazy var takesPairs = declaration.takesPairs
    /// Whether no integer argument is on the stack, nor a word behind the arguments.
    private(set) lazy var argumentsAreInRegisters = declaration.argumentsAreInRegisters
    /// Whether it takes or returns `Self`; of an initializer, whether it takes it.
    private(set) lazy var usesSelf = usesSelf(symbols)
    /// The same, by the symbols of types without merged functions only.
    private(set) lazy var usesSelfForSure = usesSelf(sure)
    /// Whether each parameter escapes, if it is a closure; nil where that is not known.
    private(set) lazy var escaping: [Bool]? = sure.reduce(nil) { $0 ?? $1.escaping }

    /// Of a generic requirement, as far as symbols tell all of it.
    var genericDeclaration: GenericDeclaration? {
        symbols.reduce(nil) { $0 ?? GenericDeclaration(mangled: $1.mangled, declaration: $1.declaration) }
    }

    /// Its name and types. Nil where conforming types say different things, or where a type is not known at run time.
    var signature: RequirementSignature? {
        let found = sure.compactMap { $0.signature(kind) }
        return found.dropFirst().allSatisfy { $0 == found[0] } ? found.first : nil
    }

    /// The types declare a requirement alike, and reading a declaration takes longer than comparing it.
    private func usesSelf(_ symbols: [WitnessSymbol]) -> Bool {
        Set(symbols.map(\.declaration)).contains { kind == .initializer ? $0.takesSelf : $0.usesSelf }
    }
}
