import Synchronization

/// An argument whose end is counted.
public final class CountedParcel: Sendable {
    /// How many there are.
    public static let count = Atomic<Int>(0)
    public let label: String

    public init(_ label: String) {
        self.label = label
        Self.count.add(1, ordering: .relaxed)
    }

    deinit { Self.count.subtract(1, ordering: .relaxed) }
}

/// A delegate whose calls can all be delivered later.
public protocol ScreenDelegate: AnyObject {
    func note(_ who: Int, _ number: Int)
    func show(_ text: String, _ parcel: CountedParcel, _ size: (Double, Int8)?, _ done: @escaping (Int) -> String)
    func store(_ parcels: [CountedParcel])
    func loaded(_ number: Int) async -> Int
}

/// A delegate whose calls can't be delivered later, except `note` and the setter.
public protocol ClerkDelegate: AnyObject {
    func mayPay(_ amount: Int) -> Bool
    func check(_ amount: Int) throws
    func read(_ pointer: UnsafePointer<Int>)
    func visit(_ body: (Int) -> Void)
    func grow(_ number: inout Int)
    func sort<Value>(_ value: Value)
    var title: String { get set }
    func note(_ number: Int)
}

/// A delegate with more calls than a `ScreenDelegate`.
public protocol RefinedScreenDelegate: ScreenDelegate {
    func hide()
}
