import Switchboard

// What a program has from another module: a class with a delegate, and receivers of messages.

public protocol MeterDelegate: AnyObject {
    func meter(_ meter: Meter, didRead value: Double)
    /// More arguments than method references have overloads for: they are a type parameter pack.
    func meter(
        _ meter: Meter, a: Int, b: Int8, c: String, d: Float, e: [Int], f: Bool, g: [String], h: Int?)
    func meter(_ meter: Meter, shouldRead value: Double) -> Bool
}

public final class Meter: HasDelegate {
    public weak var delegate: (any MeterDelegate)?

    public init() {}

    public func read(_ value: Double) {
        guard delegate?.meter(self, shouldRead: value) ?? false else { return }
        delegate?.meter(self, didRead: value)
        delegate?.meter(self, a: 1, b: 2, c: "three", d: 4, e: [5, 6], f: true, g: ["7", "8"], h: nil)
    }
}

public class Counter: MessageReceiver {
    public static let table = MethodTable { table in
        table.add("add:to:") { (counter: Counter, first: Int, second: Int) in
            counter.calls += 1
            return first + second
        }
        table.add("fail:") { (_: Counter, text: String) throws -> Int in throw Failure(text: text) }
    }

    public var methods: MethodTable { Self.table }
    public private(set) var calls = 0

    public init() {}
}

/// A method's receiver may be of a subclass of the one that the method takes.
public final class SubCounter: Counter {}

public final class Stranger: MessageReceiver {
    public var methods: MethodTable { Counter.table }

    public init() {}
}

public struct Failure: Error {
    public let text: String
}
