#if Macros
    /// For generated code: shows the optimizer that more than one class conforms to a protocol.
    @attached(extension, names: named(_FirstSeen), named(_SecondSeen))
    public macro _SeenByOptimizer() = #externalMacro(module: "SwitchboardMacros", type: "SeenByOptimizerMacro")

    /// For `@DefaultResult`: a literal that has no type by itself.
    public enum _EmptyLiteral: ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
        /// Any of the literals `nil`, `[]` and `[:]`.
        case literal

        /// Creates the value of `nil`.
        public init(nilLiteral: ()) { self = .literal }
        /// Creates the value of `[]`.
        public init(arrayLiteral elements: Never...) { self = .literal }
        /// Creates the value of `[:]`.
        public init(dictionaryLiteral elements: (Never, Never)...) { self = .literal }
    }
#endif
