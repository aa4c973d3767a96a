import ConformanceHosts
import Switchboard
import TestSupport
import XCTest

public protocol Shelf<Item>: AnyObject {
    associatedtype Item
    func put(_ item: Item)
    func put(_ item: Item, at place: Int)
    func maybe(_ item: Item?, _ rest: [Item])
    func count() -> Int
    func item(at place: Int) -> Item
    var last: Item? { get set }
}

public protocol NamedShelf<Item>: Shelf where Item: Hashable {
    var name: String { get }
    func contains(_ item: Item) -> Bool
}

/// Structs may conform to it, and it leaves an associated type open.
public protocol Funnel<Input> {
    associatedtype Input
    associatedtype Failure: Error = Never
    mutating func pour(_ input: Input)
    var total: Int { get }
}

/// Results of few values, which are by address because their type is an associated one.
public protocol Judge<Verdict>: AnyObject {
    associatedtype Verdict
    var last: Verdict { get }
    func verdict(_ number: Int, _ text: String, _ other: Verdict) -> Verdict
}

public enum Grade: Sendable { case good, fair, bad }

private final class Lenient<Verdict>: Judge {
    private(set) var last: Verdict

    init(_ first: Verdict) { last = first }
    func verdict(_ number: Int, _ text: String, _ other: Verdict) -> Verdict {
        defer { last = other }
        return last
    }
}

public protocol ClosedBase: AnyObject {
    func base() -> String
}

public protocol ClosedDelegate: ClosedBase {
    func name() -> String
}

public protocol OpenDelegate: ClosedDelegate {
    associatedtype Kept
    func keep(_ kept: Kept)
    func kept() -> Int
}

private final class OpenReal<Kept>: OpenDelegate {
    private let text: String
    init(_ text: String) { self.text = text }
    func base() -> String { text }
    func name() -> String { text }
    func keep(_ kept: Kept) {}
    func kept() -> Int { 1 }
}

private class Plank<Item>: Shelf {
    var items: [Item] = []
    let log: Log<String>

    init(_ log: Log<String> = Log()) { self.log = log }
    func put(_ item: Item) {
        items.append(item)
        log.add("put \(item)")
    }
    func put(_ item: Item, at place: Int) {
        items.insert(item, at: place)
        log.add("put \(item) at \(place)")
    }
    func maybe(_ item: Item?, _ rest: [Item]) { log.add("maybe \(item.map { "\($0)" } ?? "nil") \(rest.count)") }
    func count() -> Int { items.count }
    func item(at place: Int) -> Item { items[place] }
    var last: Item? {
        get { items.last }
        set { if let newValue { items[items.count - 1] = newValue } }
    }
}

private final class NamedPlank<Item: Hashable>: Plank<Item>, NamedShelf {
    var name: String { "named" }
    func contains(_ item: Item) -> Bool { items.contains(item) }
}

private struct Bucket<Input>: Funnel {
    var poured: [Input] = []
    var total: Int { poured.count }
    mutating func pour(_ input: Input) { poured.append(input) }
}

private struct Sieve: Funnel {
    struct Clogged: Error {}
    typealias Failure = Clogged
    var total = 0
    mutating func pour(_ input: Int) { total += input }
}

/// What is larger than four registers.
private struct Wide: Equatable {
    var a = 1, b = 2, c = 3, d = 4, e = 5
}

private enum Tiny: UInt8 { case one, two }

@inline(never) private func blind<Value>(_ value: Value) -> Any { value }
@inline(never) private func use<Item>(_ shelf: some Shelf<Item>, _ item: Item) -> Int {
    shelf.put(item)
    return shelf.count()
}
@inline(never) private func isHashable<Item>(_: some NamedShelf<Item>, _ item: Item) -> Int { Set([item]).count }

/// Delegate types that give associated types, such as `any P<Int>`, or take them from the target.
final class AssociatedTypeTests: XCTestCase {
    private func check<Item>(_ items: [Item], file: StaticString = #filePath, line: UInt = #line) {
        let log = Log<String>(), plank = Plank<Item>(log)
        let proxy = ForwardingProxy<any Shelf<Item>>(forwardingTo: plank)
        for _ in 0..<2 {
            for item in items { proxy.object.put(item) }
            proxy.object.put(items[0], at: 1)
            proxy.object.maybe(nil, items)
            proxy.object.maybe(items[0], [])
            XCTAssertEqual(proxy.object.count(), items.count + 1, file: file, line: line)
            XCTAssertEqual("\(proxy.object.item(at: 1))", "\(items[0])", file: file, line: line)
            proxy.object.last = items[0]
            XCTAssertEqual(proxy.object.last.map { "\($0)" }, "\(items[0])", file: file, line: line)
            XCTAssertEqual(use(proxy.object, items[0]), items.count + 2, file: file, line: line)
            plank.items = []
        }
        // Observed, where the compiler calls with types that it knows.
        _ = log.take()
        let subscriptions = [
            proxy.sentMessage { $0.put(_:at:) }.subscribe { item, place in log.add("sent \(item) \(place)") },
            proxy.methodInvoked { $0.put(_:at:) }.subscribe { item, place in log.add("invoked \(item) \(place)") },
            proxy.sentMessage { $0.maybe }.subscribe { log.add("sent maybe \($0 == nil) \($1.count)") },
        ]
        proxy.object.put(items[0], at: 0)
        proxy.object.maybe(items[0], items)
        proxy.object.maybe(nil, [])
        XCTAssertEqual(
            log.take(),
            [
                "sent \(items[0]) 0", "put \(items[0]) at 0", "invoked \(items[0]) 0",
                "sent maybe false \(items.count)", "maybe \(items[0]) \(items.count)",
                "sent maybe true 0", "maybe nil 0",
            ], file: file, line: line)
        withExtendedLifetime(subscriptions) {}
    }

    func test_typesOfEveryForm() {
        check([1, 2, 3])
        check(["one", "a string that is longer than fifteen bytes"])
        check([Tiny.two, .one])
        check([1.5, -2])
        check([Wide(), Wide(a: 7)])
        check([[1], [2, 3]])
        check([NSNumberLike(3), NSNumberLike(4)])
        check([(), ()])
        check([Optional(3), nil])
        check([any(3), any("text")])
    }

    private func any(_ value: Any) -> Any { value }

    private final class NSNumberLike: CustomStringConvertible {
        let value: Int
        init(_ value: Int) { self.value = value }
        var description: String { "\(value)" }
    }

    func test_inheritedAndConstrained() {
        let plank = NamedPlank<String>()
        let proxy = ForwardingProxy<any NamedShelf<String>>(forwardingTo: plank)
        proxy.object.put("a")
        XCTAssertTrue(proxy.object.contains("a"))
        XCTAssertEqual(proxy.object.name, "named")
        XCTAssertEqual(isHashable(proxy.object, "a"), 1)
        XCTAssertEqual(use(proxy.object, "b"), 2)
    }

    func test_casts() {
        let proxy = ForwardingProxy<any NamedShelf<String>>(forwardingTo: NamedPlank())
        XCTAssertEqual((blind(proxy) as? any NamedShelf<String>)?.name, "named")
        XCTAssertEqual((blind(proxy) as? any Shelf<String>)?.count(), 0)
        XCTAssertEqual((blind(proxy) as? any Shelf)?.count(), 0)
        XCTAssertNil(blind(proxy) as? any Shelf<Int>)
    }

    func test_withoutATarget() {
        let proxy = ForwardingProxy<any Shelf<Int>>()
        let log = Log<Int>()
        let subscription = proxy.sentMessage { $0.put(_:at:) }.subscribe { item, _ in log.add(item) }
        proxy.object.put(7, at: 0)
        XCTAssertEqual(log.entries, [7])
        proxy.setForwardToDelegate(Plank<Int>(), retainDelegate: true)
        proxy.object.put(8, at: 0)
        XCTAssertEqual(proxy.object.count(), 1)
        withExtendedLifetime(subscription) {}
    }

    func test_aStructWithATypeThatIsLeftOpen() throws {
        let proxy = ForwardingProxy<any Funnel<String>>(forwardingTo: Bucket())
        var funnel = proxy.object
        funnel.pour("a")
        funnel.pour("b")
        XCTAssertEqual(funnel.total, 2)
        XCTAssertEqual((proxy.forwardToDelegate() as? Bucket<String>)?.poured, ["a", "b"])
        proxy.setForwardToDelegate(Bucket<String>(poured: ["x"]), retainDelegate: true)
        XCTAssertEqual(proxy.object.total, 1)
        XCTAssertThrowsError(try ForwardingProxy<any Funnel<String>>.proxyOrThrow()) {
            XCTAssertEqual(
                "\($0)",
                """
                Switchboard: can't create a proxy for ConformanceTests.Funnel: the type doesn't give `Failure` \
                of ConformanceTests.Funnel (associated type). If it's a primary associated type, write it in \
                the type, as in `any P<Int>`. Otherwise declare `protocol Q: P where Failure == Kind {}`, with \
                a type of yours in place of `Kind`, and use `any Q`. Or make the proxy or the spy with its target: `ForwardingProxy(forwardingTo: target)`, `Spy<any P>(over: target)`. [requirement]
                """)
        }
    }

    func test_aDelegateTypeThatGivesNone() {
        let plank = NamedPlank<Int>()
        plank.put(3)
        let proxy = ForwardingProxy<any NamedShelf>(forwardingTo: plank)
        XCTAssertEqual(proxy.object.count(), 1)
        XCTAssertEqual(proxy.object.last as? Int, 3)
        func open(_ shelf: some NamedShelf) -> Bool { shelf.contains(shelf.item(at: 0)) }
        XCTAssertTrue(open(proxy.object))
        let other = ForwardingProxy<any NamedShelf>(forwardingTo: NamedPlank<String>())
        XCTAssertEqual(other.object.count(), 0)
        // Observed, each with its own types. Nobody can name methods with the types that are left open.
        let log = Log<String>()
        let tokens = [
            ForwardingProxy<any OpenDelegate>(forwardingTo: OpenReal<Int>("int")),
            ForwardingProxy<any OpenDelegate>(forwardingTo: OpenReal<String>("string")),
        ].map { proxy in
            let token = proxy.methodInvoked { $0.name }.withOutcome.subscribe { log.add("\($1)") }
            _ = proxy.object.name()
            return token
        }
        XCTAssertEqual(log.entries, ["returned(int)", "returned(string)"])
        withExtendedLifetime(tokens) {}
    }

    /// Casts find the protocols that do not depend on the types that are left open, whatever these are.
    func test_castsOfWhatIsLeftOpen() {
        let proxies: [(AnyObject, String)] = [
            (ForwardingProxy<any OpenDelegate>(forwardingTo: OpenReal<Int>("int")), "int"),
            (ForwardingProxy<any OpenDelegate>(forwardingTo: OpenReal<String>("string")), "string"),
        ]
        for _ in 0..<2 {
            for (proxy, name) in proxies {
                XCTAssertEqual((blind(proxy) as? any ClosedDelegate)?.name(), name)
                XCTAssertEqual((blind(proxy) as? any ClosedBase)?.base(), name)
                XCTAssertFalse(blind(proxy) is any OpenDelegate)
                XCTAssertEqual((proxy as? ForwardingProxy<any OpenDelegate>)?.object.name(), name)
                XCTAssertEqual((proxy as? ForwardingProxy<any OpenDelegate>)?.object.kept(), 1)
            }
        }
    }

    /// In release, a register may contain an address by chance that looks like room for the result.
    func test_resultsOfFewValues() throws {
        try skipWithoutEntryStubs()
        let flags = ForwardingProxy<any Judge<Bool>>(forwardingTo: Lenient(true))
        let grades = ForwardingProxy<any Judge<Grade>>(forwardingTo: Lenient(Grade.bad))
        let log = Log<String>()
        let tokens = [
            flags.methodInvoked((any Judge<Bool>).verdict).subscribe { log.add("\($2)") },
            flags.intercept((any Judge<Bool>).verdict) { call, number, text, other in
                call.proceed(number, text, other)
            },
            flags.intercept(get: { $0.last }) { call in call.proceed() },
            grades.methodInvoked((any Judge<Grade>).verdict).subscribe { log.add("\($2)") },
            grades.intercept((any Judge<Grade>).verdict) { call, number, text, other in
                call.proceed(number, text, other)
            },
            grades.intercept(get: { $0.last }) { call in call.proceed() },
        ]
        XCTAssertEqual([false, true].map { flags.object.verdict(1, "one", $0) }, [true, false])
        XCTAssertTrue(flags.object.last)
        XCTAssertEqual([Grade.good, .fair].map { grades.object.verdict(2, "two", $0) }, [.bad, .good])
        XCTAssertEqual(grades.object.last, .fair)
        XCTAssertEqual(log.entries, ["false", "true", "good", "fair"])
        for token in tokens { token.cancel() }
    }

    func test_sequencesAreProtocolsLikeOthers() {
        let proxy = ForwardingProxy<any Funnel<Int>>(forwardingTo: Sieve())
        var funnel = proxy.object
        funnel.pour(5)
        XCTAssertEqual(funnel.total, 5)
    }

    func test_recursiveAssociatedTypes() throws {
        let proxy = try ForwardingProxy<any RecursiveDelegate>.proxyOrThrow(forwardingTo: Recursive())
        XCTAssertEqual(proxy.object.count(), 5)
        XCTAssertThrowsError(try ForwardingProxy<any RecursiveDelegate>.proxyOrThrow())
    }

    /// `Collection` says so of its slices.
    func test_collectionsAreProtocolsLikeOthers() throws {
        let array = try ForwardingProxy<any Collection<Int>>.proxyOrThrow(forwardingTo: [1, 2, 3])
        let set = try ForwardingProxy<any Collection<Int>>.proxyOrThrow(forwardingTo: Set([5]))
        for _ in 0..<3 {
            XCTAssertEqual(sumOfElements(array.object), 9)
            XCTAssertEqual(array.object.count, 3)
            XCTAssertEqual(Array(array.object), [1, 2, 3])
            XCTAssertEqual(sumOfElements(set.object), 6)
        }
    }

    /// Each iteration consumes the sequence.
    func test_aSequenceThatIsAValueStaysAlive() {
        let values = Values()
        weak var store: Values.Store?
        store = values.store
        let proxy = ForwardingProxy<any ValueSequence<Int>>(forwardingTo: consume values)
        for _ in 0..<5 {
            XCTAssertEqual(sumOfElements(proxy.object), 9)
            XCTAssertNotNil(store)
        }
        XCTAssertEqual(proxy.object.count(), 3)
    }

    func test_aResultThatMayBeOfAnAssociatedType() {
        let plank = Plank<Int>()
        plank.put(7)
        let proxy = ForwardingProxy<any Shelf<Int>>(forwardingTo: plank)
        let log = Log<String>()
        let tokens = [
            proxy.methodInvoked { $0.count }.withOutcome.subscribe { log.add("count \($1)") },
            proxy.methodInvoked { $0.item }.withOutcome.subscribe { log.add("item \($1)") },
        ]
        let getter = proxy.methodInvoked(get: { $0.last }).withOutcome.subscribe { log.add("last \($1)") }
        XCTAssertEqual(proxy.object.count(), 1)
        XCTAssertEqual(proxy.object.item(at: 0), 7)
        XCTAssertEqual(proxy.object.last, 7)
        XCTAssertEqual(log.entries, ["count returned(1)", "item returned(7)", "last returned(Optional(7))"])
        withExtendedLifetime((tokens, getter)) {}
    }
}

private final class Recursive: RecursiveDelegate {
    typealias Part = Recursive
    func count() -> Int { 5 }
}

private struct Values: ValueSequence {
    final class Store {
        let numbers = (1...3).map { $0 }
    }
    let store = Store()
    func makeIterator() -> IndexingIterator<[Int]> { store.numbers.makeIterator() }
    func count() -> Int { store.numbers.count }
}
