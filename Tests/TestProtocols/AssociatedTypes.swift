// Results that may be declared with an associated type, and what protocols demand of such types.

/// No type conforms in a way that symbols tell of all: what a result is, a call has to tell.
public protocol SourceDelegate<Element>: AnyObject {
    associatedtype Element
    func plain() -> String
    func element() -> Element
    func maybe() -> Element?
    func plainMaybe() -> String?
    func boxed() -> AssociatedBox<Element>
    func wide() -> AssociatedWide<Element>
    func outcome(_ element: Element) -> Result<Element, any Error>
    func list() -> [Element]
    func failing(_ number: Int, _ element: Element) throws -> Element
    func waiting(_ element: Element) async -> Element
    func plainWaiting(_ element: Element) async throws -> String
    func pair() -> (Element, Int)
    func taking(_ outcome: Result<Element, any Error>) -> Int
}

public struct AssociatedBox<Value> {
    public var value: Value
    public init(_ value: Value) { self.value = value }
}

public struct AssociatedWide<Value> {
    public var values: (Value, Value, Value, Value, Value, Value)
    public init(_ value: Value) { values = (value, value, value, value, value, value) }
}

/// A type conforms that is not generic, so symbols tell.
public protocol KnownSourceDelegate<Element>: AnyObject {
    associatedtype Element
    func name() -> String
    func element() -> Element
    func count() throws -> Int
}

public final class KnownSource: KnownSourceDelegate {
    public init() {}
    public func name() -> String { "name" }
    public func element() -> String { "element" }
    public func count() throws -> Int { 4 }
}

/// Leaves its associated type open.
public protocol OpenSourceDelegate: AnyObject {
    associatedtype Element
    func numbers() -> [Int]
    func maybe() -> Int?
    func elements() -> [Element]
}

public final class OpenSource: OpenSourceDelegate {
    public init() {}
    public func numbers() -> [Int] { [1, 2] }
    public func maybe() -> Int? { 3 }
    public func elements() -> [String] { ["e"] }
}

// MARK: Clauses that give the type

public protocol ElementDelegate: AnyObject {
    associatedtype Element
    func put(_ element: Element)
    func element() -> Element
}

public protocol FixedElementDelegate: ElementDelegate where Element == Int {
    func twice(_ element: Element) -> Int
}

public final class FixedElement: FixedElementDelegate {
    private var last = 0
    public init() {}
    public func put(_ element: Int) { last = element }
    public func element() -> Int { last }
    public func twice(_ element: Int) -> Int { 2 * element }
}

/// Fixed by another associated type, and by a generic type.
public protocol AliasDelegate: ElementDelegate where Element == [String] {
    associatedtype Other where Other == Element
    func other(_ other: Other) -> Int
}

public protocol NumberedDelegate: Identifiable where ID == Int {
    func number() -> Int
}

// MARK: Associated types of associated types

public protocol KeyedItem {
    associatedtype Key
    var key: Key { get }
}

public struct Keyed: KeyedItem {
    public let key: Int
    public init(_ key: Int) { self.key = key }
}

public protocol KeyedDelegate<Item>: AnyObject {
    associatedtype Item: KeyedItem where Item.Key: Hashable
    func put(_ item: Item) -> Int
}

public protocol DeepKeyedDelegate<Items>: AnyObject {
    associatedtype Items: Sequence where Items.Element: KeyedItem, Items.Element.Key: Comparable
    associatedtype Step where Step: SignedNumeric, Step == Items.Element.Key
    func put(_ items: Items) -> Int
}

public protocol StepProtocol: Comparable, SignedNumeric {}
extension Int: StepProtocol {}

/// As OpenCombine's `Scheduler`.
public protocol ScheduleDelegate<Time>: AnyObject {
    associatedtype Time: Strideable where Time.Stride: StepProtocol
    func now() -> Time
}

public final class KeyedReceiver: KeyedDelegate, DeepKeyedDelegate, ScheduleDelegate {
    public typealias Step = Int
    public init() {}
    public func put(_ item: Keyed) -> Int { item.key }
    public func put(_ items: [Keyed]) -> Int { items.reduce(0) { $0 + $1.key } }
    public func now() -> Int { 9 }
}

/// The demand holds in the receiver's class, and in no proxy's.
public protocol OwnerDelegate: AnyObject {
    associatedtype Kind: KeyedItem where Kind.Key == Self
    func own(_ kind: Kind)
}
