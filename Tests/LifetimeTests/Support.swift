import CHeapFixtures
import Foundation
import Switchboard
import Synchronization
import TestProtocols
import TestSupport
import XCTest

/// A parent of each way, all with a delegate that they hold weakly and a token that tells of their deinit.
class PlainParent: HasDelegate {
    weak var delegate: (any SampleDelegate)?
    let token: Token?
    init(_ token: Token? = nil) { self.token = token }
}

final class StoringParent: HasDelegate, HasProxyStorage {
    weak var delegate: (any SampleDelegate)?
    let proxyStorage = ProxyStorage()
}

class HookedParent: HasDelegate, HasDeallocationHook {
    weak var delegate: (any SampleDelegate)?
}

/// How many objects with it are alive.
final class Counted: Sendable {
    static let alive = Atomic(0)
    init() { Self.alive.add(1, ordering: .relaxed) }
    deinit { Self.alive.subtract(1, ordering: .relaxed) }
}

/// A delegate that is counted while it lives, and counts calls.
class CountedDelegate: SampleDelegate {
    private let counted = Counted()
    private(set) var calls = 0

    func started() { calls += 1 }
    func moved(to x: Int, _ y: Double) { calls += x }
    func named(_ name: String, count: Int) {}
    func shouldStop(after count: Int) -> Bool { count > 2 }
    func fill(_ buffer: UnsafeMutablePointer<Int>) {}
    func took(_ text: consuming String, _ object: consuming Token) {}
    func token(_ token: Token) {}
}

/// The bytes that `malloc` has given out and not got back; nil where they cannot be known.
func allocatedBytes() -> Int? {
    var bytes = 0
    return heap_allocated_bytes(&bytes) ? bytes : nil
}

/// Drops a reference: here, and not at a later moment, which the optimizer may choose for one that is set to nil.
@inline(never) func letGo<Value>(_ reference: inout Value?) { reference = nil }

/// Observes without a way to fail.
func observing(
    _ object: some HasDeallocationHook, at stage: Deallocation.Stage = .deallocating,
    _ body: @escaping @Sendable () -> Void
) -> DeallocationObservation {
    do {
        return try Deallocation.observe(object, at: stage, body)
    } catch {
        fatalError(error.description)
    }
}
