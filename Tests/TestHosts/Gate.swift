import Switchboard

/// A class that asks its delegate, and waits for a completion handler.
open class Gate: HasDelegate {
    open weak var delegate: (any GateDelegate)?
    /// What its delegate decided.
    public private(set) var decisions: [String] = []

    public init() {}

    open func decide(_ person: Int) {
        delegate?.gate(self, mayEnter: person) { self.decisions.append("\(person) \($0 ? "enters" : "stays")") }
    }

    open func greet(_ person: Int) {
        delegate?.gate(self, greets: person) { self.decisions.append("\(person) \($0)") }
    }

    open func open(_ person: Int) async {
        await delegate?.gate(self, opensFor: person) { self.decisions.append("\(person) \($0)") }
    }

    /// What was decided since the last call.
    public func take() -> [String] {
        defer { decisions = [] }
        return decisions
    }
}

public protocol GateDelegate: AnyObject {
    func gate(_ gate: Gate, mayEnter person: Int, handler: @escaping (Bool) -> Void)
    func gate(_ gate: Gate, greets person: Int, handler: ((String) -> Void)?)
    func gate(_ gate: Gate, opensFor person: Int, handler: @escaping (String) -> Void) async
    func gate(_ gate: Gate, each body: (Int) -> Void)
    func width(of gate: Gate) -> Double
    func price(of gate: Gate, for person: Int) throws -> Int
    func name(of gate: Gate, in language: String) async throws -> String
    var limit: Int { get set }
    subscript(row: Int) -> String { get }
}

public struct NoPrice: Error, Equatable {
    public init() {}
}

extension GateDelegate {
    public func gate(_ gate: Gate, mayEnter person: Int, handler: @escaping (Bool) -> Void) { handler(true) }
    public func gate(_ gate: Gate, opensFor person: Int, handler: @escaping (String) -> Void) async {
        await Task.yield()
        handler("opened")
    }
    public func gate(_ gate: Gate, each body: (Int) -> Void) { for number in 1...3 { body(number) } }
    public func width(of gate: Gate) -> Double { 2 }
}

/// It names the defaults.
public final class Porter: GateDelegate {
    public init() {}
    public func gate(_ gate: Gate, mayEnter person: Int, handler: @escaping (Bool) -> Void) { handler(person != 13) }
    public func gate(_ gate: Gate, greets person: Int, handler: ((String) -> Void)?) { handler?("hello") }
    public func price(of gate: Gate, for person: Int) throws -> Int { 1 }
    public func name(of gate: Gate, in language: String) async throws -> String { "porter's" }
    public var limit = 1
    public subscript(row: Int) -> String { "porter \(row)" }
}

/// Takes what is aligned to 16 bytes, asynchronously.
@available(macOS 15, *)
public protocol TollDelegate: AnyObject {
    func toll(for number: Int128) async -> Double
}
