/// What a runner runs.
public protocol Errand { func run() -> Int }

public struct Mail: Errand, Hashable, Sendable {
    public var to: String
    public var number: Int
    public init(_ to: String, _ number: Int) {
        self.to = to
        self.number = number
    }
    public func run() -> Int { number }
}

public struct Tick: Errand, Hashable, Sendable {
    public var count: UInt8
    public init(_ count: UInt8) { self.count = count }
    public func run() -> Int { Int(count) }
}

public final class Batch: Errand, Sendable {
    public let number: Int
    public init(_ number: Int) { self.number = number }
    public func run() -> Int { number }
}

public struct RunnerError: Error, Equatable { public init() {} }

/// Generic requirements.
public protocol Runner: AnyObject {
    func run<Work: Errand>(_ job: Work) -> Int
    func same<Value>(_ value: Value) -> Value
    func pair<First, Second>(_ first: First, _ second: Second, if isWanted: Bool) -> (First, Second)?
    func append<Value>(_ value: Value, to list: [Value]) -> [Value]
    func unwrap<Value>(_ value: Value?) throws -> Value
    func decode<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value?
    func count<Value>(_ list: [Value], where isWanted: (Value) -> Bool) -> Int
    func load<Value: Sendable>(_ value: Value) async throws -> Value
    func wait<Value: Sendable>(for value: Value, _ count: Int) async -> Value
    func open<Work: Errand>() async -> [Work]
    func many(
        _ job: some Errand, _ a: Double, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: String, _ g: Double
    ) -> Int
    func note<Value>(_ value: Value)
    func plain(_ number: Int) -> Int
}

extension Runner {
    public func note<Value>(_ value: Value) {}
}

public class Desk: Runner {
    public init() {}
    public func run<Work: Errand>(_ job: Work) -> Int { job.run() }
    public func same<Value>(_ value: Value) -> Value { value }
    public func pair<First, Second>(_ first: First, _ second: Second, if isWanted: Bool) -> (First, Second)? {
        isWanted ? (first, second) : nil
    }
    public func append<Value>(_ value: Value, to list: [Value]) -> [Value] { list + [value] }
    public func unwrap<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw RunnerError() }
        return value
    }
    public func decode<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? { text as? Value }
    public func count<Value>(_ list: [Value], where isWanted: (Value) -> Bool) -> Int { list.filter(isWanted).count }
    public func load<Value: Sendable>(_ value: Value) async throws -> Value {
        await Task.yield()
        return value
    }
    public func wait<Value: Sendable>(for value: Value, _ count: Int) async -> Value {
        for _ in 0..<count { await Task.yield() }
        return value
    }
    public func open<Work: Errand>() async -> [Work] { [Mail("Ada", 1), Tick(2)].compactMap { $0 as? Work } }
    public func many(
        _ job: some Errand, _ a: Double, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: String, _ g: Double
    ) -> Int { job.run() + b + c + d + e }
    public func plain(_ number: Int) -> Int { number + 1 }
}
