/// Runs the samples of an article, after its name.
@MainActor
func article(_ name: String, _ body: @MainActor () async throws -> Void) async throws {
    print("== \(name)")
    try await body()
}

/// Runs a sample. What it prints is compared with the block of the text that says `<!-- output: name -->`, if there is one.
@MainActor
func sample<Result>(_ name: String, _ body: @MainActor () async throws -> Result) async rethrows -> Result {
    print("-- \(name)")
    defer { print("--") }
    return try await body()
}
