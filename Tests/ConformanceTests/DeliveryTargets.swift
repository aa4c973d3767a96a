import ConformanceHosts
import Dispatch
import Foundation
import Switchboard
import Synchronization
import TestSupport
import Testing

/// A context whose jobs run when the test says so.
final class HeldJobs: Sendable {
    private let jobs = Mutex<[@Sendable () -> Void]>([])

    var context: DeliveryContext { DeliveryContext("jobs") { job in self.jobs.withLock { $0.append(job) } } }
    var count: Int { jobs.withLock { $0.count } }

    /// Runs all jobs, and those that they start.
    func run() { while runOne() {} }

    func runOne() -> Bool {
        guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
        job()
        return true
    }

    /// Loses all jobs.
    func lose() { _ = jobs.withLock { jobs in exchange(&jobs, with: []) } }

    private func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
        defer { place = value }
        return place
    }
}

/// A serial queue that knows whether a thread is on it.
final class MarkedQueue: Sendable {
    let queue: DispatchQueue
    private let key = DispatchSpecificKey<Bool>()

    init(_ name: String) {
        queue = DispatchQueue(label: name)
        queue.setSpecific(key: key, value: true)
    }

    var context: DeliveryContext {
        DeliveryContext(queue.label, isCurrent: { DispatchQueue.getSpecific(key: self.key) == true }) { job in
            self.queue.async { job() }
        }
    }
}

/// Records calls in the order in which they come.
final class RecordingScreen: ScreenDelegate, @unchecked Sendable {
    var log: [String] = []
    var numbers: [[Int]] = Array(repeating: [], count: 8)
    var kept: [CountedParcel] = []
    /// What `note` does besides.
    var body: () -> Void = {}

    func note(_ who: Int, _ number: Int) {
        numbers[who].append(number)
        log.append("note \(number)")
        body()
    }
    func show(_ text: String, _ parcel: CountedParcel, _ size: (Double, Int8)?, _ done: @escaping (Int) -> String) {
        log.append("\(text) \(parcel.label) \(size?.0 ?? 0) \(size?.1 ?? 0) \(done(3))")
    }
    func store(_ parcels: [CountedParcel]) { kept = parcels }
    func loaded(_ number: Int) async -> Int {
        log.append("loaded \(number)")
        return 2 * number
    }
}

/// Counts the calls of eight threads, each of which numbers its calls.
final class CountingScreen: ScreenDelegate, @unchecked Sendable {
    private(set) var counts = Array(repeating: 0, count: 8)
    private(set) var isInOrder = true

    func note(_ who: Int, _ number: Int) {
        isInOrder = isInOrder && number == counts[who]
        counts[who] += 1
    }
    func show(_ text: String, _ parcel: CountedParcel, _ size: (Double, Int8)?, _ done: @escaping (Int) -> String) {}
    func store(_ parcels: [CountedParcel]) {}
    func loaded(_ number: Int) async -> Int { number }
}

/// May be called on several threads at once.
final class SilentScreen: ScreenDelegate {
    func note(_ who: Int, _ number: Int) {}
    func show(_ text: String, _ parcel: CountedParcel, _ size: (Double, Int8)?, _ done: @escaping (Int) -> String) {}
    func store(_ parcels: [CountedParcel]) {}
    func loaded(_ number: Int) async -> Int { number }
}

/// Calls its proxy again for each call.
final class CallingScreen: ScreenDelegate, @unchecked Sendable {
    static let most = 200_000

    weak var object: (any ScreenDelegate)?
    private let screen: CountingScreen

    init(_ screen: CountingScreen) { self.screen = screen }

    func note(_ who: Int, _ number: Int) {
        screen.note(who, number)
        if number + 1 < Self.most { object?.note(who, number + 1) }
    }
    func show(_ text: String, _ parcel: CountedParcel, _ size: (Double, Int8)?, _ done: @escaping (Int) -> String) {}
    func store(_ parcels: [CountedParcel]) {}
    func loaded(_ number: Int) async -> Int { number }
}

/// Belongs to the main actor, and so does its conformance.
@MainActor final class MainScreen: @MainActor ScreenDelegate {
    var numbers: [[Int]] = Array(repeating: [], count: 8)
    var log: [String] = []

    func note(_ who: Int, _ number: Int) { numbers[who].append(number) }
    func show(_ text: String, _ parcel: CountedParcel, _ size: (Double, Int8)?, _ done: @escaping (Int) -> String) {
        MainActor.assertIsolated()
        log.append("\(text) \(done(1))")
    }
    func store(_ parcels: [CountedParcel]) {}
    func loaded(_ number: Int) async -> Int {
        MainActor.assertIsolated()
        log.append("loaded \(number)")
        return number
    }
}

final class CountingClerk: ClerkDelegate, @unchecked Sendable {
    struct Refused: Error, Equatable {}
    var log: [Int] = []
    /// Whether it's called where it belongs.
    var assert: () -> Void = {}
    var storedTitle = "clerk"
    var title: String {
        get {
            assert()
            return storedTitle
        }
        set {
            assert()
            storedTitle = newValue
        }
    }

    func mayPay(_ amount: Int) -> Bool {
        assert()
        return amount < 10
    }
    func check(_ amount: Int) throws {
        assert()
        if amount > 5 { throw Refused() }
    }
    func read(_ pointer: UnsafePointer<Int>) {
        assert()
        log.append(pointer.pointee)
    }
    func visit(_ body: (Int) -> Void) {
        assert()
        body(7)
    }
    func grow(_ number: inout Int) {
        assert()
        number *= 2
    }
    func sort<Value>(_ value: Value) {
        assert()
        log.append(MemoryLayout<Value>.size)
    }
    func note(_ number: Int) {
        assert()
        log.append(number)
    }
}

/// What one thread hands to another.
struct Handed<Value>: @unchecked Sendable {
    let value: Value
}

/// One after the other, because they count the arguments that are alive.
@Suite(.enabled(if: hasEntryStubs), .serialized) enum DeliverySuites {}
