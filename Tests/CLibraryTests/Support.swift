import CLibraryFixtures
import Foundation
import XCTest

/// The log of the C fixtures: what C functions heard, and what observers add to it, in one order.
///
/// One thread at a time.
final class FixtureLog: @unchecked Sendable {
    private let log = fixture_log_create()!

    deinit {
        fixture_log_free(log)
    }

    /// The context for the C functions.
    var context: UnsafeMutableRawPointer { UnsafeMutableRawPointer(log) }
    /// What was heard.
    var lines: [String] { String(cString: fixture_log_text(log)).split(separator: "\n").map(String.init) }

    /// What those of the C functions give that have something to decide.
    func decide(_ decision: Int32) {
        fixture_log_decide(log, decision)
    }
}

/// Adds a line to the log that a callback got as its context.
func note(_ context: UnsafeMutableRawPointer?, _ line: String) {
    guard let context else { return XCTFail("a callback without its context: \(line)") }
    fixture_log_add(context, line)
}

/// A C string's text; `-` for null.
func text(_ string: UnsafePointer<CChar>?) -> String {
    string.map { String(cString: $0) } ?? "-"
}

/// The strings of an array of C strings that ends with null.
func strings(_ array: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> [String] {
    var found: [String] = []
    var next = array
    while let string = next?.pointee {
        found.append(String(cString: string))
        next? += 1
    }
    return found
}

/// The first bytes of a text.
func text(_ bytes: UnsafePointer<CChar>?, _ count: Int32) -> String {
    String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
}

/// Calls `body` on that many threads, which begin at the same time; returns when all have ended.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) {
    let ready = NSCondition(), ended = DispatchGroup()
    nonisolated(unsafe) var waiting = count
    for index in 0..<count {
        ended.enter()
        Thread.detachNewThread {
            defer { ended.leave() }
            ready.lock()
            waiting -= 1
            ready.broadcast()
            while waiting > 0 { ready.wait() }
            ready.unlock()
            do { try body(index) } catch { XCTFail("on thread \(index): \(error)") }
        }
    }
    ended.wait()
}

/// Numbers that only the seed decides: SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(seed)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// A variable that closures capture which may run anywhere. One thread at a time.
final class Shared<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
