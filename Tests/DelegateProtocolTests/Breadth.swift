#if Macros
    import Switchboard
    import TestSupport

    /// Everything that Swift can write in a protocol of classes. One class conforms: `Everything`.
    @DelegateProtocol
    protocol BroadDelegate: AnyObject {
        typealias Handler = @Sendable (Int) -> Void

        // Closures.
        func escaping(_ handler: @escaping (Int) -> Void)
        func sendable(_ handler: @escaping @Sendable (Int) -> Void, and other: Handler?)
        func onMain(_ handler: @escaping @MainActor (Int) -> Void)
        func nonescaping(_ body: (Int) -> Void)
        func auto(_ value: @autoclosure () -> Int)
        func rethrowing(_ body: () throws -> Void) rethrows

        // Variadics.
        func variadic(_ values: Int..., named name: String)
        @DefaultResult(0) func sum(_ values: Int...) throws -> Int

        // Generics.
        func generic<Value>(_ value: Value) where Value: CustomStringConvertible
        @RequiresDelegate func generic<Value: Equatable>(same value: Value) -> Value
        func opaque(_ value: some CustomStringConvertible)
        func existential(_ value: any CustomStringConvertible)

        // Ownership.
        func change(_ value: inout Int)
        func look(at token: borrowing Token)
        func take(_ token: consuming Token)
        @ForwardedOnly @RequiresDelegate func makeToken(_ number: Int) -> Token

        // Types.
        func tuple(_ pair: (Int, String))
        func implicit(_ value: Int!)
        func nothing(_: Void, _: Int, label _: Int)
        func keyword(in: Int, `default`: String, self: Int)
        func `repeat`(_ `for`: Int, receiver: Int)
        @DefaultResult([]) func list(_ count: Int) -> [Int]
        @DefaultResult(nil) func maybe(_ count: Int) -> Int?
        @DefaultResult(Choice.none) func choose(_ among: [Choice]) -> Choice
        @DefaultResult({ $0 + 1 } as (Int) -> Int) func closure() -> (Int) -> Int

        // Told apart by results and effects only.
        @DefaultResult(1) func same() -> Int
        @DefaultResult("") func same() -> String

        // Properties and subscripts.
        @DefaultResult("nobody") var name: String { get }
        @DefaultResult(0) var count: Int { get set }
        @DefaultResult("") var failing: String { get throws }
        @RequiresDelegate var later: String { get async }
        @DefaultResult(0) subscript(index: Int) -> Int { get set }
        @DefaultResult("") subscript(named name: String) -> String { get }

        // Attributes and conditions.
        @discardableResult @DefaultResult(0) func discardable() -> Int
        @available(*, deprecated, message: "use `existential`") func old()
        #if DEBUG
            func conditional(_ value: Int)
        #else
            func conditional(_ value: Int)
        #endif
        #if NEVER
            func never(_ value: Missing)
        #elseif os(Linux) || canImport(Darwin)
            func system()
        #endif

        // Actors.
        @MainActor func main(_ value: Int)
        @MainActor @DefaultResult(0) func mainCount() -> Int
        @MainActor @DefaultResult(0) var mainProperty: Int { get set }
        func asynchronous(_ value: Int) async throws
        func typed(_ handler: @escaping (Int) -> Void, error: Int) async throws(DownloadError)
        func waiting(_ handler: @escaping @Sendable (Int) -> Void) async
        @DefaultResult(0) func answering(_ value: Int) async -> Int
    }

    struct Token: ~Copyable {
        let number: Int
    }

    enum Choice { case none, some }

    final class BroadParent: HasDelegate, HasProxyStorage {
        var delegate: (any BroadDelegate)?
        let proxyStorage = ProxyStorage()
    }

    extension BroadDelegate {
        func existential(_ value: any CustomStringConvertible) { opaque(value) }
    }

    final class Everything: BroadDelegate {
        let log: Log<String>
        var count = 1
        @MainActor var mainProperty = 1
        private var store: [Int: Int] = [:]

        init(_ log: Log<String>) { self.log = log }

        func escaping(_ handler: @escaping (Int) -> Void) { handler(1) }
        func sendable(_ handler: @escaping @Sendable (Int) -> Void, and other: Handler?) {
            handler(2)
            other?(3)
        }
        func onMain(_ handler: @escaping @MainActor (Int) -> Void) { log.add("main closure") }
        func nonescaping(_ body: (Int) -> Void) { body(4) }
        func auto(_ value: @autoclosure () -> Int) { log.add("auto \(value())") }
        func rethrowing(_ body: () throws -> Void) rethrows { try body() }
        func variadic(_ values: Int..., named name: String) { log.add("\(name) \(values)") }
        func sum(_ values: Int...) throws -> Int { values.reduce(0, +) }
        func generic<Value>(_ value: Value) where Value: CustomStringConvertible { log.add("generic \(value)") }
        func generic<Value: Equatable>(same value: Value) -> Value { value }
        func opaque(_ value: some CustomStringConvertible) { log.add("opaque \(value)") }
        func change(_ value: inout Int) { value += 1 }
        func look(at token: borrowing Token) { log.add("token \(token.number)") }
        func take(_ token: consuming Token) { log.add("took \(token.number)") }
        func makeToken(_ number: Int) -> Token { Token(number: number) }
        func tuple(_ pair: (Int, String)) { log.add("pair \(pair)") }
        func implicit(_ value: Int!) { log.add("implicit \(value as Int?)") }
        func nothing(_: Void, _ first: Int, label second: Int) { log.add("nothing \(first) \(second)") }
        func keyword(in value: Int, default text: String, self other: Int) {
            log.add("keyword \(value) \(text) \(other)")
        }
        func `repeat`(_ count: Int, receiver: Int) { log.add("repeat \(count) \(receiver)") }
        func list(_ count: Int) -> [Int] { Array(0..<count) }
        func maybe(_ count: Int) -> Int? { count }
        func choose(_ among: [Choice]) -> Choice { .some }
        func closure() -> (Int) -> Int { { $0 * 2 } }
        func same() -> Int { 7 }
        func same() -> String { "seven" }
        var name: String { "everything" }
        var failing: String { get throws { throw DownloadError.none } }
        var later: String { get async { "later" } }
        subscript(index: Int) -> Int {
            get { store[index] ?? 0 }
            set { store[index] = newValue }
        }
        subscript(named name: String) -> String { name + "!" }
        func discardable() -> Int { 5 }
        func old() { log.add("old") }
        func conditional(_ value: Int) { log.add("conditional \(value)") }
        func system() { log.add("system") }
        func main(_ value: Int) { log.add("main \(value)") }
        func mainCount() -> Int { 9 }
        func asynchronous(_ value: Int) async throws { log.add("async \(value)") }
        func typed(_ handler: @escaping (Int) -> Void, error: Int) async throws(DownloadError) {
            handler(error)
            if error > 0 { throw .full }
        }
        func waiting(_ handler: @escaping @Sendable (Int) -> Void) async {
            await Task.yield()
            handler(1)
        }
        func answering(_ value: Int) async -> Int { value + 1 }
    }

    /// Access levels, actors and `Sendable`.
    @DelegateProtocol
    @MainActor
    public protocol ScreenDelegate: AnyObject, Sendable {
        /// The screen was shown.
        func screenDidShow(_ number: Int)
        /// Whether it may close.
        @DefaultResult(true) func screenShouldClose(_ number: Int) -> Bool
        /// Its title.
        @DefaultResult("") var title: String { get set }
        /// From anywhere.
        nonisolated func log(_ text: String)
        /// Later.
        func reload() async
    }

    /// Has a screen delegate.
    public final class Screen: HasDelegate, HasProxyStorage {
        /// The delegate.
        public weak var delegate: (any ScreenDelegate)?
        /// Where proxies are kept.
        public let proxyStorage = ProxyStorage()
    }

    @MainActor final class ScreenOwner: ScreenDelegate {
        var shown: [Int] = []
        var title = "owner"
        func screenDidShow(_ number: Int) { shown.append(number) }
        func screenShouldClose(_ number: Int) -> Bool { number > 1 }
        nonisolated func log(_ text: String) {}
        func reload() async {}
    }

    @DelegateProtocol(.dataSource)
    package protocol RowSource: AnyObject {
        @DefaultResult(0) func rows(in section: Int) -> Int
        func removed(_ row: Int)
    }

    @DelegateProtocol(.custom)
    private protocol HiddenHandler: AnyObject {
        func handled(_ value: Int)
    }

    /// A protocol inside a class.
    final class Outer {
        @DelegateProtocol
        protocol Delegate: AnyObject {
            func changed(_ outer: Outer)
        }
    }

    /// Nothing to be seen.
    @DelegateProtocol
    protocol EmptyDelegate: AnyObject {}

    @DelegateProtocol
    protocol `Protocol`: AnyObject {
        func called()
    }
#endif
