import Switchboard

/// A class whose delegate may leave out every method: the protocol's extensions answer.
open class Brewer: HasDelegate {
    open weak var delegate: (any BrewerDelegate)?

    public init() {}

    /// Asks its delegate as most classes do.
    open func brew(_ cups: Int) -> String {
        delegate?.brewer(self, began: cups)
        guard delegate?.brewerMayBrew(self, cups) ?? false else { return "nothing" }
        return delegate?.brewerLabel(self) ?? "unlabelled"
    }
}

public protocol NamedDelegate: AnyObject {
    func name() -> String
    func label() -> String
    func noted(_ text: String)
}

extension NamedDelegate {
    public func name() -> String { "anonymous" }
    public func label() -> String { "a \(name())" }
    public func noted(_ text: String) {}
}

public struct NoWater: Error, Equatable {
    public init() {}
}

public protocol BrewerDelegate: NamedDelegate {
    func brewer(_ brewer: Brewer, began cups: Int)
    func brewerMayBrew(_ brewer: Brewer, _ cups: Int) -> Bool
    func brewerLabel(_ brewer: Brewer) -> String
    func brewer(_ brewer: Brewer, heatTo degrees: Double, within range: Range<Double>) throws -> (Double, String)
    func described<Item: CustomStringConvertible>(_ item: Item) -> String
    func compared<One: Hashable, Other>(_ one: One, _ other: Other, _ number: Int) -> (Int, String)
    var strength: Int { get set }
    subscript(cup: Int) -> String { get }
    func finished(_ cups: Int) async -> String
    func described<Item: CustomStringConvertible>(later item: Item) async throws -> String
    func sum(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) -> Int
}

extension BrewerDelegate {
    /// Before that of the inherited protocol, as for a class that conforms to this one.
    public func name() -> String { "brewer" }
    public func brewer(_ brewer: Brewer, began cups: Int) { noted("\(cups) cups") }
    public func brewerMayBrew(_ brewer: Brewer, _ cups: Int) -> Bool { cups < 10 }
    public func brewerLabel(_ brewer: Brewer) -> String { "\(label()), strength \(strength)" }
    public func brewer(_ brewer: Brewer, heatTo degrees: Double, within range: Range<Double>) throws -> (Double, String)
    {
        guard range.contains(degrees) else { throw NoWater() }
        return (degrees + 1, name())
    }
    public func described<Item: CustomStringConvertible>(_ item: Item) -> String { "\(name()): \(item)" }
    public func compared<One: Hashable, Other>(_ one: One, _ other: Other, _ number: Int) -> (Int, String) {
        (number + [one, one].count, "\(Set([one]).count) \(other)")
    }
    public var strength: Int {
        get { 3 }
        set { noted("strength \(newValue)") }
    }
    public subscript(cup: Int) -> String { "cup \(cup)" }
    public func finished(_ cups: Int) async -> String {
        await Task.yield()
        return "\(cups) by \(name())"
    }
    public func described<Item: CustomStringConvertible>(later item: Item) async throws -> String {
        await Task.yield()
        guard item.description != "" else { throw NoWater() }
        return "\(name()), later: \(item)"
    }
    public func sum(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) -> Int {
        a + b + c + d + e + f + g
    }
}

/// Does nothing itself. Its witnesses' symbols name the requirements.
public final class LazyBrewerDelegate: BrewerDelegate {
    public init() {}
}

/// A protocol to which structs may conform.
public protocol Counting {
    mutating func add(_ number: Int) -> Int
    var count: Int { get }
    func doubled() -> Int
}

extension Counting {
    public mutating func add(_ number: Int) -> Int { number + count }
    public var count: Int { 5 }
    public func doubled() -> Int { count * 2 }
}

public struct LazyCounter: Counting {
    public init() {}
}

/// With constraints on its extensions.
public protocol Shelf<Element>: AnyObject {
    associatedtype Element
    func summary() -> String
    func first() -> String
}

extension Shelf {
    public func summary() -> String { "a shelf" }
    public func first() -> String { "anything" }
}

extension Shelf where Element == Int {
    public func summary() -> String { "a shelf of numbers" }
}

extension Shelf where Element: Collection {
    public func first() -> String { "a part" }
}

public final class LazyShelf<Element>: Shelf {
    public init() {}
}

/// No type conforms to it.
public protocol LonelyDelegate: AnyObject {
    func isAlone() -> Bool
}

extension LonelyDelegate {
    public func isAlone() -> Bool { true }
}

/// Longer than what is returned in registers.
public struct Recipe: Equatable {
    public var cups: Int
    public var degrees = 93.5
    public var name = "recipe", method = "filter", origin = "a text that takes a place of its own"
    public init(cups: Int) { self.cups = cups }
}

/// Of two words, beside a longer result in the caller's memory.
public struct NoRecipe: Error, Equatable {
    public var cups: Int
    public var reason = "none"
    public init(cups: Int) { self.cups = cups }
}

/// In four words, always in the caller's memory.
public struct LongFailure: Error, Equatable {
    public var name: String
    public var text = "a text"
    public var number = 4
    public init(name: String) { self.name = name }
}

/// Whose words behind the arguments have another order in an extension's method.
public protocol RecipeDelegate: AnyObject {
    func recipe(_ cups: Int) throws(NoRecipe) -> Recipe
    func cups(_ name: String) throws(LongFailure) -> Int
    func later(_ cups: Int) async throws(NoRecipe) -> Recipe
    var standard: Recipe { get throws(NoRecipe) }
    subscript<Key>(key: Key) -> Key { get set }
    func list<Item>(_ item: Item) -> [Item]
    func first<Item>(of items: [Item], _ body: (Item) -> Bool) -> Item?
    func total<Numbers: Collection>(_ numbers: Numbers) -> Int where Numbers.Element == Int
    func heard(_ text: String)
    func asked(_ number: Int) -> Int
    func brewed(_ body: (Int) -> Int) -> Int
}

extension RecipeDelegate {
    public func recipe(_ cups: Int) throws(NoRecipe) -> Recipe {
        guard cups > 0 else { throw NoRecipe(cups: cups) }
        return Recipe(cups: cups)
    }
    public func cups(_ name: String) throws(LongFailure) -> Int {
        guard name != "" else { throw LongFailure(name: "no name") }
        return name.count
    }
    public func later(_ cups: Int) async throws(NoRecipe) -> Recipe {
        await Task.yield()
        return try recipe(cups)
    }
    public var standard: Recipe { get throws(NoRecipe) { try recipe(asked(-3)) } }
    public subscript<Key>(key: Key) -> Key {
        get { key }
        set { heard("\(key): \(newValue)") }
    }
    public func list<Item>(_ item: Item) -> [Item] { [item, item] }
    public func first<Item>(of items: [Item], _ body: (Item) -> Bool) -> Item? { items.first(where: body) }
    public func total<Numbers: Collection>(_ numbers: Numbers) -> Int where Numbers.Element == Int {
        numbers.reduce(0, +)
    }
    public func heard(_ text: String) {}
    public func asked(_ number: Int) -> Int { number + 3 }
    public func brewed(_ body: (Int) -> Int) -> Int { body(asked(1)) }
}

/// So that symbols name the requirements.
public final class Recipes: RecipeDelegate {
    public init() {}
}
