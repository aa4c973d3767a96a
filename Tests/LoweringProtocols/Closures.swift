// What the generated methods with closures are made of.

/// What closures and receivers note.
public final class ClosureNotes: @unchecked Sendable {
    private var noted: [Any] = []
    public var received: [Any] = []

    public init() {}
    public func add(_ values: [Any]) { noted += values }

    public func take() -> [Any] {
        defer { noted = [] }
        return noted
    }
}

/// The error that `body` throws; "none" if it does not.
public func thrown(_ body: () throws -> Void) -> Any {
    do {
        try body()
        return "none"
    } catch {
        return error
    }
}

public struct Pair: Equatable, Sendable {
    public let a: Int, b: Int
    public init(_ a: Int, _ b: Int) { (self.a, self.b) = (a, b) }
}

public struct Text: Equatable, Sendable {
    public let text: String, number: Int8
    public init(_ text: String, _ number: Int8) { (self.text, self.number) = (text, number) }
}

public struct Five: Equatable, Sendable {
    public let numbers: [Int], a: Int, b: Int, c: Int, d: Int
    public init(_ first: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int) {
        (numbers, self.a, self.b, self.c, self.d) = ([first], a, b, c, d)
    }
}
