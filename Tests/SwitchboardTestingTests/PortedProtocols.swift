#if Testing
    // Protocols whose members have the shapes of those in the tests of Mockable and Cuckoo: see `Tests/SpyShapes.md`.
    // Nothing conforms to them, except where a class is below.

    public struct Reader: Hashable, Sendable {
        public var name: String, age: Int
        public init(_ name: String, age: Int = 0) {
            self.name = name
            self.age = age
        }
    }

    /// Not `Equatable`.
    public struct Book: Sendable {
        public let title: String
        public init(_ title: String) { self.title = title }
    }

    public enum DeskError: Error, Equatable { case notFound, closed }

    /// With an associated type, and a method of each kind.
    public protocol Desk<Color>: AnyObject {
        associatedtype Color
        func favouriteColor() -> Color
        var name: String { get set }
        var address: String { get }
        func reader(for number: Int) throws -> Reader
        func readers(for numbers: Int...) -> [Reader]
        func enrol(_ reader: Reader) async throws -> Bool
        func fee(of reader: Reader) -> Int
        func update(_ books: [Book]) -> Int
        func download(completion: @escaping (Book) -> Void)
        func close() throws
        func birthday(of reader: inout Reader)
        func readerAndValue<Value>(for number: Int, value: Value) -> (Reader, Value)
        func remove<Item>(_ item: Item) -> Int
        func retrieve<Value>() -> Value
        func exchange<Item, Value>(_ item: Item) -> Value
        func decode<Value: Codable>(_ text: String) -> Value?
        func lend() throws(DeskError)
        var lent: Reader { get throws(DeskError) }
    }

    public final class NoteOfShelf: Sendable {}

    /// A property with an object.
    public protocol NotedShelf: AnyObject {
        var note: NoteOfShelf? { get set }
    }

    /// Properties that may or may not be of the associated type.
    public protocol NamedShelf<Item>: AnyObject {
        associatedtype Item
        var name: String { get }
        var note: NoteOfShelf { get }
        var item: Item { get }
        func first() -> Item
    }

    /// What Cuckoo's tests of protocols and classes have.
    public protocol Shelfmark: AnyObject {
        var title: String { get }
        var subtitle: String? { get }
        var count: Int { get set }
        var limit: Int? { get set }
        var note: Int! { get set }
        var checked: Int { get throws }
        var remote: Int { get async }
        var remoteChecked: Int { get async throws }
        func touch()
        func length(of text: String) -> Int
        func check() throws -> Int
        func checkOnly() throws
        func checkTyped() throws(DeskError)
        func label(_ first: String, _ second: String)
        func text(of number: Int!) -> String
        func area(of size: (width: String, height: String)) -> Int
        func option(_ text: String?)
        func clash(_ first: Int?, _ second: String)
        func clash(_ first: Int, _ second: String?)
        func describe(_ word: String) -> String
        func describe(_ number: Int) -> String
        func compose(_ number: any Numeric, _ text: any CustomStringConvertible & Codable)
        func wait() async -> Int
        func waitOnly() async
        func waitChecked() async throws -> Int
        func waitCheckedOnly() async throws
        func table() -> [Int: Void]
        func byDefault() -> String
        func add(_ amount: inout Int)
    }
    extension Shelfmark {
        public func byDefault() -> String { "default" }
    }

    /// Overloads that differ by what they take and return.
    public protocol Overloads<Kind>: AnyObject {
        associatedtype Kind
        func empty(_: String)
        func empty(_: String) -> Int
        func empty(_: Kind) -> Kind
    }

    /// Overloads whose arguments are written as literals.
    public protocol Literals: AnyObject {
        func has(_ text: String) -> Bool
        func has(_ numbers: [Int]) -> Bool
        func has(_ texts: [String]) -> Bool
        func has(_ flags: [Bool]) -> Bool
        func has(_ table: [Int: Bool]) -> Bool
        func has(_ set: Set<Bool>) -> Bool
    }

    public protocol Branch: Shelfmark { func branch() -> Int }
    public protocol Outpost: Branch { func outpost() -> String? }

    /// With associated types, of which one is primary, and an initializer.
    public protocol Archive<Owner>: AnyObject {
        associatedtype Owner: AnyObject
        associatedtype Item
        var owner: Owner { get }
        var item: Item { get set }
        var last: Item? { get set }
        init(owner: Owner, item: Item)
        func rank(of owner: Owner) -> Int
        func weight(of item: Item) -> Int
        func join(_ owner: Owner, _ item: Item) -> Owner
        func clear()
        func load(_ owner: Owner, _ item: Item) async -> (Owner, Item)
        func loadItem(_ owner: Owner, _ item: Item) async -> Item
        func clearLater() async
        func run(_ body: @escaping () -> Void)
        func keep<Value>(_ value: Value)
        func pick<Value>(_ value: Value, _ owner: Owner, _ item: Item) -> (Owner?) -> Item
    }
    public final class Keeper: Equatable {
        public var number = 0
        public static func == (one: Keeper, other: Keeper) -> Bool { one === other }
    }
    public protocol NumberArchive: Archive where Owner == Keeper, Item == Int {}
    public protocol FlagArchive: Archive where Owner == Keeper, Item == Bool {}
    public protocol TableArchive: Archive where Owner == Keeper, Item == [String: String] {}

    /// For spies over objects: the item is what counts.
    public final class Cabinets: TableArchive {
        public let owner: Keeper
        public var item: [String: String]
        public var last: [String: String]?
        public init(owner: Keeper, item: [String: String]) {
            self.owner = owner
            self.item = item
        }
        public func rank(of owner: Keeper) -> Int { 1 }
        public func weight(of item: [String: String]) -> Int { item.count }
        public func join(_ owner: Keeper, _ item: [String: String]) -> Keeper { owner }
        public func clear() {}
        public func load(_ owner: Keeper, _ item: [String: String]) async -> (Keeper, [String: String]) {
            (owner, item)
        }
        public func loadItem(_ owner: Keeper, _ item: [String: String]) async -> [String: String] { item }
        public func clearLater() async {}
        public func run(_ body: @escaping () -> Void) {}
        public func keep<Value>(_ value: Value) {}
        public func pick<Value>(
            _ value: Value, _ owner: Keeper, _ item: [String: String]
        ) -> (Keeper?) -> [String: String] { { _ in item } }
    }

    /// One that structs may implement.
    public protocol Ticket {
        var number: Int { get }
        func price(of days: Int) -> Int
    }
    public struct PaperTicket: Ticket {
        public var number: Int
        public func price(of days: Int) -> Int { number * days }
    }

    /// What classes have in Cuckoo's tests of spies that call the real implementation.
    public final class RealShelfmark: Shelfmark {
        public let title = "real"
        public let subtitle: String? = "subtitle"
        public var count = 0
        public var limit: Int? = 3
        public var note: Int! = 4
        public var checked: Int { get throws { 5 } }
        public var remote: Int { get async { 6 } }
        public var remoteChecked: Int { get async throws { 7 } }
        public func touch() { count += 1 }
        public func length(of text: String) -> Int { text.count }
        public func check() throws -> Int { 0 }
        public func checkOnly() throws { count += 1 }
        public func checkTyped() throws(DeskError) {}
        public func label(_ first: String, _ second: String) {}
        public func text(of number: Int!) -> String { "" }
        public func area(of size: (width: String, height: String)) -> Int { 0 }
        public func option(_ text: String?) {}
        public func clash(_ first: Int?, _ second: String) {}
        public func clash(_ first: Int, _ second: String?) {}
        public func describe(_ word: String) -> String { word }
        public func describe(_ number: Int) -> String { "\(number)" }
        public func compose(_ number: any Numeric, _ text: any CustomStringConvertible & Codable) {}
        public func wait() async -> Int { 0 }
        public func waitOnly() async {}
        public func waitChecked() async throws -> Int { 0 }
        public func waitCheckedOnly() async throws {}
        public func table() -> [Int: Void] { [:] }
        public func add(_ amount: inout Int) { amount += 1 }
    }
#endif
