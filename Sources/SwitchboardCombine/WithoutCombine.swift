#if !canImport(Combine) && !Combine

    public import Switchboard

    // Stands in for a publisher where the trait `Combine` is missing: the compiler's error says how to add it.

    extension CallStream {
        /// A publisher, which is unavailable because the trait `Combine` isn't enabled.
        @available(
            *, unavailable,
            message: """
                enable the trait `Combine`, because this system has no Combine: write `traits: ["Combine"]` in Package.swift, \
                `.package(url: ..., from: "0.1.0", traits: ["Combine"])`
                """
        )
        public var publisher: Never { fatalError("unavailable") }
    }

#endif
