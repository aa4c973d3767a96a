import CHeapFixtures
import Switchboard
import Synchronization

/// What parents under stress tell.
protocol StressDelegate: AnyObject {
    /// A call that `thread` makes.
    func told(by thread: Int, _ text: String)
    func ask(_ number: Int) -> Int
}

/// A parent of one of the ways of keeping proxies.
protocol StressParent: SendableMetatype, HasDelegate where DelegateType == any StressDelegate {
    init()
}

final class StoringStressParent: StressParent, HasProxyStorage {
    weak var delegate: (any StressDelegate)?
    let proxyStorage = ProxyStorage()
}

/// Its class is hooked.
final class PlainStressParent: StressParent {
    weak var delegate: (any StressDelegate)?
}

/// How many of something there are.
final class Tally: Sendable {
    private let value = Atomic(0)
    var count: Int { value.load(ordering: .relaxed) }
    func add(_ number: Int = 1) { value.add(number, ordering: .relaxed) }
}

/// A proxy that is counted while it lives.
final class CountedProxy<Parent: StressParent>:
    DelegateProxy<Parent, any StressDelegate>, DelegateProxyType, @unchecked Sendable
{
    private let alive = liveProxies

    init(parent: Parent) {
        super.init(parentObject: parent, delegateProxy: CountedProxy.self)
        alive.add()
    }

    deinit { alive.add(-1) }

    static func registerKnownImplementations() {
        register { CountedProxy(parent: $0) }
    }
}

/// How many `CountedProxy` objects there are.
let liveProxies = Tally()

/// The bytes that `malloc` has given out and not got back; nil where they cannot be known, as under a sanitizer.
func allocatedBytes() -> Int? {
    var bytes = 0
    return heap_allocated_bytes(&bytes) ? bytes : nil
}

/// Numbers that follow from a seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
