#if !Testing

    // Stand-ins where the trait `Testing` is missing: the compiler's error says how to add it.

    /// Stands in for a spy if the trait `Testing` is missing.
    @available(
        *, unavailable,
        message: """
            spies are only built with the trait `Testing`: write `traits: ["Testing"]` in Package.swift, \
            `.package(url: ..., branch: ..., traits: ["Testing"])`
            """
    )
    public final class Spy<P>: Sendable {
        /// For the compiler.
        public init(_ type: P.Type = P.self) {}
    }

#endif
