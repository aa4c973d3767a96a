// Protocols that refine some of the standard library's, which may get more requirements: the witness tables of types
// that conform are made at run time. Each protocol is one test's, because what is learnt of it stays; each method does
// something else, so that the optimizer does not merge them.

public protocol DescribedDelegate: AnyObject, CustomStringConvertible {
    func note(_ number: Int, at place: String)
    func count(_ number: Int) -> Int
}

public protocol DebugDescribedDelegate: AnyObject, CustomDebugStringConvertible {
    func note(_ number: Int, at place: String)
}

public protocol FailureDelegate: Error {
    func note(_ number: Int, at place: String)
}

public protocol EncodedDelegate: AnyObject, Encodable {
    func note(_ number: Int, at place: String)
}

public protocol OutputDelegate: TextOutputStream {
    func note(_ number: Int, at place: String)
}

public protocol HeirOfDescribedDelegate: DescribedDelegate {
    func inherit(_ number: Int)
}

public protocol WaitingDescribedDelegate: AnyObject, CustomStringConvertible {
    func finish(_ text: String) async -> String
    func note(_ number: Int, at place: String)
}

/// For spies.
public protocol DescribedStore: AnyObject, CustomStringConvertible, Encodable {
    func balance(of account: String) -> Int
    func open(_ number: Int)
}

/// Keeps what it is told.
public final class DescribedReceiver: HeirOfDescribedDelegate, DebugDescribedDelegate, EncodedDelegate {
    public private(set) var heard: [String] = []
    public init() {}
    public func note(_ number: Int, at place: String) { heard.append("\(number) at \(place)") }
    public func count(_ number: Int) -> Int { heard.count + number }
    public func inherit(_ number: Int) { heard.append("inherited \(number)") }
    public var description: String { "described" }
    public var debugDescription: String { "debugged" }
    public func encode(to encoder: any Encoder) throws { try "encoded".encode(to: encoder) }
}

/// Generic, and its conformance is declared in another place.
public final class GenericDescribed<Item> {
    public private(set) var heard: [String] = []
    public init() {}
}

extension GenericDescribed: WaitingDescribedDelegate, DescribedStore {
    public func finish(_ text: String) async -> String { text + "!" }
    public func note(_ number: Int, at place: String) { heard.append("\(place): \(number)") }
    public func balance(of account: String) -> Int { account.count }
    public func open(_ number: Int) { heard.append("opened \(number)") }
    public var description: String { "generic" }
    public func encode(to encoder: any Encoder) throws { try heard.encode(to: encoder) }
}

public struct ValueFailure: FailureDelegate, OutputDelegate {
    public init() {}
    public func note(_ number: Int, at place: String) { precondition(number > 0 && place != "") }
    public mutating func write(_ string: String) { precondition(string != "") }
}
