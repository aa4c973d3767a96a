#if Macros
    /// For generated code: shows the optimizer that more than one class conforms to a protocol.
    @attached(extension, names: named(_FirstSeen), named(_SecondSeen))
    public macro _SeenByOptimizer() = #externalMacro(module: "SwitchboardMacros", type: "SeenByOptimizerMacro")

    /// For `@DefaultResult`: a literal that has no type by itself.
    public enum _EmptyLiteral: ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
        case literal

        /// Nil.
        public init(nilLiteral: ()) { self = .literal }
        /// `[]`.
        public init(arrayLiteral elements: Never...) { self = .literal }
        /// `[:]`.
        public init(dictionaryLiteral elements: (Never, Never)...) { self = .literal }
    }
#endif
