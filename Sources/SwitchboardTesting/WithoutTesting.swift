#if !Testing

    // Stand-ins where the trait `Testing` is missing: the compiler's error says how to add it.

    /// A spy, which is unavailable because the trait `Testing` isn't enabled.
    @available(
        *, unavailable,
        message: """
            enable the trait `Testing`: write `traits: ["Testing"]` in Package.swift, \
            `.package(url: ..., from: "0.1.0", traits: ["Testing"])`
            """
    )
    public final class Spy<P>: Sendable {
        /// Creates a spy. Unavailable without the trait `Testing`.
        ///
        /// - Parameter type: The protocol's type.
        public init(_ type: P.Type = P.self) {}
    }

#endif
