// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Default implementations for what conforms to other protocols, too.

public protocol Titled: AnyObject {
    func title() -> String
}

public protocol Aged: AnyObject {
    func age() -> Int
}

public protocol Greeter: AnyObject {
    func greet(_ number: Int, _ name: String) -> String
    func plain() -> Int
    func many(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int
    func much(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) -> Int
    func floats(
        _ n: Int, _ o: Int, _ p: Int, _ q: Int, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double,
        _ f: Double, _ g: Double, _ h: Double, _ i: Double
    ) -> Double
    func generic<Value: Hashable>(_ value: Value, _ number: Int) -> Int
    func failing(_ number: Int) throws -> Int
    func later(_ number: Int) async -> String
    var level: Int { get }
    func only() -> Int
}

public struct GreeterError: Error {}

extension Greeter {
    public func plain() -> Int { -1 }
    public func only() -> Int { 77 }
}

extension Greeter where Self: Titled {
    public func greet(_ number: Int, _ name: String) -> String { "\(title()) \(number) \(name)" }
    public func plain() -> Int { title().count }
    public func many(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
        title().count + a * 1000 + b * 100 + c * 10 + d
    }
    public func much(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) -> Int {
        title().count + a + b + c + d + e + f * 10 + g * 100
    }
    public func floats(
        _ n: Int, _ o: Int, _ p: Int, _ q: Int, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double,
        _ f: Double, _ g: Double, _ h: Double, _ i: Double
    ) -> Double { Double(title().count + n + q) + a + h * 10 + i * 100 }
    public func generic<Value: Hashable>(_ value: Value, _ number: Int) -> Int {
        title().count + Set([value]).count + number
    }
    public func failing(_ number: Int) throws -> Int {
        if number < 0 { throw GreeterError() }
        return title().count
    }
    public func later(_ number: Int) async -> String {
        await Task.yield()
        return "\(title()) \(number)"
    }
    public var level: Int { title().count * 2 }
}

extension Greeter where Self: Titled, Self: Aged {
    public func plain() -> Int { age() }
}

public final class TitledGreeter: Greeter, Titled {
    public init() {}
    public func title() -> String { "four" }
}

public final class AgedGreeter: Greeter, Titled, Aged {
    public init() {}
    public func title() -> String { "seven77" }
    public func age() -> Int { 33 }
}

public protocol Stacked: AnyObject {
    func height(_ number: Int) -> Int
}

extension Stacked {
    public func height(_ number: Int) -> Int { -1 }
}

extension Stacked where Self: Titled {
    public func height(_ number: Int) -> Int { title().count + number }
}

public final class TitledStack: Stacked, Titled {
    public init() {}
    public func title() -> String { "stack" }
}
