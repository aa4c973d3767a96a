#if Testing
    import Foundation

    /// A protocol as somebody else would have it.
    public protocol AccountStore: AnyObject {
        func open()
        func close()
        func balance(of account: String) -> Int
        func transfer(_ amount: Int, from source: String, to target: String?) throws -> Bool
        func history(of account: String) -> [Entry]
        func owner(of account: String) -> String?
        func settle(_ entry: Entry) throws(StoreFailure) -> Entry
        func each(_ body: @escaping (String) -> Void)
        func count() -> Int
        func change(_ amount: inout Int)
        var name: String { get set }
        subscript(row: Int) -> Int { get }
        var size: Int { get throws }
    }

    public struct Entry: Equatable, Sendable {
        public var amount = 0, text = "a text of more than fifteen bytes", tags: [String] = []
        public init(amount: Int = 0, tags: [String] = []) {
            self.amount = amount
            self.tags = tags
        }
    }

    public struct StoreFailure: Error, Equatable { public let amount: Int }
    struct LimitError: Error, Equatable {}

    /// 24 bytes, and 8 of padding.
    public struct Padded: Sendable {
        public let wide: Int128, tail: Int
        public init(wide: Int128, tail: Int) {
            self.wide = wide
            self.tail = tail
        }
    }

    public protocol PaddedStore: AnyObject {
        func put(_ padded: Padded)
    }

    /// The real one.
    final class FileStore: AccountStore {
        var name = "file"
        func open() {}
        func close() {}
        func balance(of account: String) -> Int { account.count }
        func transfer(_ amount: Int, from source: String, to target: String?) throws -> Bool { amount < 100 }
        func history(of account: String) -> [Entry] { [Entry(amount: 1)] }
        func owner(of account: String) -> String? { "owner of \(account)" }
        func settle(_ entry: Entry) throws(StoreFailure) -> Entry {
            guard entry.amount > 0 else { throw StoreFailure(amount: entry.amount) }
            return entry
        }
        func each(_ body: @escaping (String) -> Void) { ["a", "b"].forEach(body) }
        func count() -> Int { 2 }
        func change(_ amount: inout Int) { amount += 1 }
        subscript(row: Int) -> Int { row }
        var size: Int { get throws { 5 } }
    }

    /// A second one, so that the optimizer does not take the first for the only one.
    final class MemoryStore: AccountStore {
        var name = "memory"
        func open() {}
        func close() {}
        func balance(of account: String) -> Int { 0 }
        func transfer(_ amount: Int, from source: String, to target: String?) throws -> Bool { true }
        func history(of account: String) -> [Entry] { [] }
        func owner(of account: String) -> String? { nil }
        func settle(_ entry: Entry) throws(StoreFailure) -> Entry { entry }
        func each(_ body: @escaping (String) -> Void) {}
        func count() -> Int { 0 }
        func change(_ amount: inout Int) {}
        subscript(row: Int) -> Int { -row }
        var size: Int { get throws { 0 } }
    }

    /// The code under test.
    final class Bank {
        let store: any AccountStore
        init(store: any AccountStore) { self.store = store }

        func move(_ amounts: [Int]) -> Int {
            store.open()
            defer { store.close() }
            return amounts.count { (try? store.transfer($0, from: "me", to: nil)) ?? false }
        }
    }

    /// With a closure that ends with its call.
    public protocol Visiting: AnyObject {
        func visit(_ body: (Int) -> Int) -> Int
    }

    /// A protocol to which nothing conforms, and which structs may implement.
    public protocol Clock {
        func now(in zone: String) -> Int
        func wait(_ seconds: Int)
    }

    /// Properties of a protocol to which nothing conforms.
    public protocol Thermostat: AnyObject {
        var mode: String { get set }
        var log: [String] { get throws }
        subscript(room: String) -> Int? { get }
    }

    /// A protocol to which nothing conforms, with a property between its methods.
    public protocol Dial: AnyObject {
        func turn()
        var value: Int { get set }
        func reset(_ value: Int)
        subscript(index: Int) -> Int { get set }
    }

    /// With associated types.
    public protocol Cache<Key, Value>: AnyObject {
        associatedtype Key: Hashable
        associatedtype Value
        func value(for key: String) -> Int?
        func store(_ count: Int, for key: String) throws
    }

    /// For one test only: what one names is known to all.
    public protocol Ledger: AnyObject {
        func close()
        subscript(row: Int) -> Int { get }
    }
    final class FileLedger: Ledger {
        func close() {}
        subscript(row: Int) -> Int { row * 2 }
    }
    final class MemoryLedger: Ledger {
        func close() {}
        subscript(row: Int) -> Int { row }
    }

    public protocol Almanac: AnyObject {
        subscript(day: Int) -> Int { get set }
    }
    final class PaperAlmanac: Almanac {
        private(set) var written: [Int: Int] = [:]
        subscript(day: Int) -> Int {
            get { written[day] ?? 0 }
            set { written[day] = newValue }
        }
    }

    public protocol Parent: AnyObject { func parent(_ number: Int) -> Int }
    public protocol Child: Parent { func child(_ number: Int) -> Int }
    final class OtherChild: Child {
        func parent(_ number: Int) -> Int { 0 }
        func child(_ number: Int) -> Int { 0 }
    }
    final class RealChild: Child {
        func parent(_ number: Int) -> Int { number }
        func child(_ number: Int) -> Int { -number }
    }
#endif
