import Switchboard

/// A protocol that another one refines, with default implementations.
public protocol KettleBase: AnyObject {
    func level(in cups: Int) -> Int
    func kettleNoted(_ text: String)
}

/// A delegate whose proxies are of a class that conforms by hand.
public protocol KettleDelegate: KettleBase {
    func kettle(_ kettle: Kettle, mayBoil degrees: Int) -> Bool
    func kettle(_ kettle: Kettle, didBoil degrees: Int)
    func price(of cups: Int) throws -> Int
    func kettleFinishes(_ done: @escaping (Int) -> Void)
    func poured(_ cups: Int)
    func poured(_ text: String)
    func name(_ cups: Int) -> String
}

extension KettleBase {
    public func level(in cups: Int) -> Int { cups + 1 }
    public func kettleNoted(_ text: String) { (self as? any KettleNotes)?.notes.append("noted \(text)") }
}

extension KettleDelegate {
    public func kettle(_ kettle: Kettle, mayBoil degrees: Int) -> Bool { level(in: degrees) > 90 }
    public func kettle(_ kettle: Kettle, didBoil degrees: Int) { kettleNoted("boiled at \(degrees)") }
    public func price(of cups: Int) throws -> Int {
        guard cups > 0 else { throw NoWater() }
        return level(in: cups) * 2
    }
    public func kettleFinishes(_ done: @escaping (Int) -> Void) { done(7) }
    public func poured(_ text: String) { kettleNoted("poured \(text)") }
}

/// A class with a delegate that it doesn't need.
open class Kettle: HasDelegate {
    open weak var delegate: (any KettleDelegate)?

    public init() {}
}

/// A proxy that writes down what default implementations do.
public protocol KettleNotes: AnyObject {
    var notes: [String] { get set }
}
