import Foundation

/// Runs the samples of an article, after its name.
@MainActor
func article(_ name: String, _ body: @MainActor () async throws -> Void) async throws {
    print("== \(name)")
    try await body()
}

/// Runs a sample. What it prints is compared with the block of the text that says `<!-- output: name -->`, if there is
/// one.
@MainActor
func sample<Result>(_ name: String, _ body: @MainActor () async throws -> Result) async rethrows -> Result {
    print("-- \(name)")
    // All streams, so that nothing is lost where a sample ends the process.
    fflush(nil)
    defer {
        print("--")
        fflush(nil)
    }
    return try await body()
}
