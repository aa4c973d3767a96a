import Switchboard
import Synchronization

/// A method of each kind.
public protocol GaugeDelegate: AnyObject {
    func gauge(_ gauge: Gauge, didRead value: Int)
    func gauge(_ gauge: Gauge, mayReset count: Int) -> Bool
    func gauge(_ gauge: Gauge, named name: String, values: [Double])
    func gauge(_ gauge: Gauge, failed code: Int) throws
    func gauge(_ gauge: Gauge, settled value: Int) async -> Int
}

/// A parent.
public final class Gauge: HasDelegate, HasDeallocationHook {
    public weak var delegate: (any GaugeDelegate)?
}

public struct GaugeFailure: Error, Equatable {
    public let code: Int
}

/// A real delegate that counts its calls.
final class Listener: GaugeDelegate, Sendable {
    private let counted = Atomic(0)
    var count: Int { counted.load(ordering: .relaxed) }

    private func heard() { counted.add(1, ordering: .relaxed) }

    func gauge(_ gauge: Gauge, didRead value: Int) { heard() }
    func gauge(_ gauge: Gauge, mayReset count: Int) -> Bool {
        heard()
        return count % 2 == 0
    }
    func gauge(_ gauge: Gauge, named name: String, values: [Double]) { heard() }
    func gauge(_ gauge: Gauge, failed code: Int) throws {
        heard()
        throw GaugeFailure(code: code)
    }
    func gauge(_ gauge: Gauge, settled value: Int) async -> Int {
        heard()
        await Task.yield()
        return value + 1
    }
}

/// Counts on any thread.
final class Tally: Sendable {
    private let counted = Atomic(0)
    var count: Int { counted.load(ordering: .relaxed) }
    func add() { counted.add(1, ordering: .relaxed) }
}
