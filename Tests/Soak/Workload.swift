import Foundation
import Synchronization

/// Something that is done again and again until a time.
struct Workload: Sendable {
    let name: String
    /// Does it once: something of some milliseconds at most. Called by several at once.
    let step: @Sendable (inout SystemRandomNumberGenerator) async throws -> Void
    /// How many do it at once. Each is a task, so that all share the processors.
    var crew = 1
    /// How many bytes code of others leaves behind each time.
    var leftBehind = 0

    /// How often it was done.
    func run(until end: ContinuousClock.Instant) async -> Int {
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<crew {
                group.addTask {
                    var random = SystemRandomNumberGenerator(), done = 0
                    while ContinuousClock.now < end {
                        do { try await step(&random) } catch { Failures.note("\(name) threw \(error)") }
                        done += 1
                        await Task.yield()
                    }
                    return done
                }
            }
            return await group.reduce(0, +)
        }
    }
}

/// What went wrong, on any thread.
enum Failures {
    private static let counted = Atomic(0)

    static var count: Int { counted.load(ordering: .relaxed) }

    static func note(_ text: String) {
        // The first ones are enough to read.
        if counted.add(1, ordering: .relaxed).newValue <= 20 { print("soak: \(text)") }
    }

    static func expect<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String) {
        if found != expected { note("\(what): expected \(expected), found \(found)") }
    }
}
