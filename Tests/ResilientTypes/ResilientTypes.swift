// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Built for library evolution: what is not frozen has a layout that others do not know, and goes by address.

public struct Pair: Equatable, Sendable {
    public var first: Int
    public var second: Int

    public init(_ first: Int, _ second: Int) { (self.first, self.second) = (first, second) }
}

public struct Measure: Equatable, Sendable {
    public var value: Double

    public init(_ value: Double) { self.value = value }
}

public final class Item: Sendable {
    public let number: Int

    public init(_ number: Int) { self.number = number }
}

public struct Holder: Sendable {
    public var item: Item

    public init(_ number: Int) { item = Item(number) }
}

public enum Choice: Equatable, Sendable { case none, number(Int), text(String) }

public struct Nothing: Sendable { public init() {} }

@frozen public struct Frozen: Equatable, Sendable {
    public var first: Int
    public var text: String

    public init(_ first: Int, _ text: String) { (self.first, self.text) = (first, text) }
}
