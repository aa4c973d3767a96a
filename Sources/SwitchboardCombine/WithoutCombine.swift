#if !canImport(Combine) && !Combine

    public import Switchboard

    // Stands in for a publisher where the trait `Combine` is missing: the compiler's error says how to add it.

    extension CallStream {
        /// Stands in for a publisher if the trait `Combine` is missing.
        @available(
            *, unavailable,
            message: """
                on a system without Combine, publishers are only built with the trait `Combine`: write `traits: ["Combine"]` in \
                Package.swift, `.package(url: ..., branch: ..., traits: ["Combine"])`
                """
        )
        public var publisher: Never { fatalError("unavailable") }
    }

#endif
