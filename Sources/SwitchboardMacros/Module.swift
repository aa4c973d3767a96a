#if canImport(SwiftCompilerPlugin)
    /// Prefixes for the names that generated code uses, so that a developer's own types may be called `Int`, `Void`,
    /// `Swift` or `Switchboard`.
    enum Module {
        // Module selectors, SE-0491. A module's name and a dot would first mean a type of that name.
        #if compiler(>=6.3) && canImport(SwiftSyntax603)
            static let library = "Switchboard::"
            static let swift = "Swift::"
        #else
            static let library = "Switchboard."
            static let swift = "Swift."
        #endif
    }
#endif
