import Foundation
import Switchboard
import TestProtocols
import TestSupport
import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif

extension NSObject: HasDeallocationHook {}

/// Every kind of class goes on as before when its end is observed.
final class ClassTests: XCTestCase {
    class Base: HasDeallocationHook {
        let log: Log<String>
        var value = 1 { didSet { log.add("didSet \(oldValue) \(value)") } }
        init(_ log: Log<String>) { self.log = log }
        func name() -> String { "base" }
        class var kind: String { "Base" }
        deinit { log.add("deinit base") }
    }

    class Middle: Base {
        var text = "middle, long enough to be on the heap"
        override func name() -> String { "middle < " + super.name() }
        override class var kind: String { "Middle < " + super.kind }
        deinit { log.add("deinit middle") }
    }

    final class Leaf: Middle {
        var pair = (1.5, Token(7))
        override var value: Int { didSet { log.add("leaf's didSet") } }
        override func name() -> String { "leaf < " + super.name() }
        override class var kind: String { "Leaf < " + super.kind }
        deinit { log.add("deinit leaf") }
    }

    /// Not inlined: what is found is found by the object's class.
    @inline(never) private func asLeaf(_ base: Base) -> Leaf? { base as? Leaf }
    @inline(never) private func asMiddle(_ base: Base) -> Middle? { base as? Middle }
    @inline(never) private func cast<T>(_ object: Any, _: T.Type) -> T? { object as? T }

    func test_hierarchiesThreeDeep() {
        let log = Log<String>()
        var object: Base? = Leaf(log)
        let observation = observing(object!) { log.add("end") }
        XCTAssertEqual(object!.name(), "leaf < middle < base")
        XCTAssertEqual(type(of: object!).kind, "Leaf < Middle < Base")
        object!.value = 3
        XCTAssertEqual(log.entries, ["didSet 1 3", "leaf's didSet"])
        XCTAssertEqual(asLeaf(object!)?.pair.1.number, 7)
        XCTAssertEqual(asMiddle(object!)?.text, "middle, long enough to be on the heap")
        XCTAssertTrue(object! is Leaf && object! is Middle)
        XCTAssertNotNil(cast(object!, Leaf.self))
        XCTAssertNotNil(cast(object!, Base.self))
        XCTAssertNotNil(cast(object!, (any HasDeallocationHook).self))
        XCTAssertTrue(type(of: object!) == Leaf.self)
        XCTAssertEqual(String(reflecting: type(of: object!)), "LifetimeTests.ClassTests.Leaf")
        XCTAssertEqual(Mirror(reflecting: object!).children.map(\.label), ["pair"])
        object = nil
        XCTAssertEqual(log.entries.suffix(4), ["end", "deinit leaf", "deinit middle", "deinit base"])
        withExtendedLifetime(observation) {}
    }

    /// Each class of a hierarchy has its own end; one that is hooked first, last, or not at all.
    func test_theClassesOfAHierarchyAreHookedOneByOne() {
        let log = Log<String>()
        func end(_ make: () -> Base, hooked: Bool) -> [String] {
            var object: Base? = make()
            let observation = hooked ? observing(object!) { log.add("end") } : nil
            let before = log.entries.count
            object = nil
            withExtendedLifetime(observation) {}
            return Array(log.entries[before...])
        }
        for hooked in [true, false, true] {
            let first = hooked ? ["end"] : []
            XCTAssertEqual(end({ Middle(log) }, hooked: hooked), first + ["deinit middle", "deinit base"])
            XCTAssertEqual(end({ Base(log) }, hooked: hooked), first + ["deinit base"])
            XCTAssertEqual(
                end({ Leaf(log) }, hooked: hooked), first + ["deinit leaf", "deinit middle", "deinit base"])
        }
    }

    func test_objectsOfTheirOwnDynamicType() {
        class Copying: HasDeallocationHook {
            required init() {}
            func another() -> Self { Self() }
        }
        class Special: Copying {}
        let log = Log<Int>()
        var (first, second): (Copying?, Copying?) = (Special(), nil)
        let observation = observing(first!) { log.add(1) }
        second = first!.another()
        XCTAssertTrue(second is Special)
        second = nil
        XCTAssertEqual(log.entries, [])
        first = nil
        XCTAssertEqual(log.entries, [1])
        withExtendedLifetime(observation) {}
    }

    func test_genericClasses() {
        class Box<Value>: HasDeallocationHook {
            var value: Value
            init(_ value: Value) { self.value = value }
            func describe() -> String { "\(Value.self) \(value)" }
        }
        final class Numbered<Value, Number: Hashable>: Box<Value> {
            var numbers: [Number: Value] = [:]
            override func describe() -> String { "\(numbers.count) " + super.describe() }
        }
        final class Concrete: Box<String> {}
        let log = Log<String>()
        func check<Value>(_ make: @autoclosure () -> Box<Value>, _ expected: String) {
            var object: Box<Value>? = make()
            let text = object!.describe()
            let observation = observing(object!) { log.add(text) }
            XCTAssertEqual(object!.describe(), expected)
            XCTAssertNotNil(cast(object!, Box<Value>.self))
            XCTAssertNil(cast(object!, Box<UInt8>.self))
            object = nil
            XCTAssertEqual(log.entries.last, expected)
            withExtendedLifetime(observation) {}
        }
        check(Box(1), "Int 1")
        check(Box("text"), "String text")
        check(Numbered<Double, Int>(2.5), "0 Double 2.5")
        check(Concrete("concrete"), "String concrete")
        XCTAssertEqual(log.entries.count, 4)
    }

    private actor Counter: HasDeallocationHook {
        private(set) var count = 0
        func add() { count += 1 }
    }

    func test_actors() async {
        let log = Log<Int>()
        var counter: Counter? = Counter()
        let observation = observing(counter!) { log.add(1) }
        await withTaskGroup(of: Void.self) { [counter] group in
            for _ in 0..<100 { group.addTask { await counter!.add() } }
        }
        let count = await counter!.count
        XCTAssertEqual(count, 100)
        counter = nil
        // A task that is over may keep the actor for another moment.
        for _ in 0..<500 where log.entries.isEmpty { usleep(10_000) }
        XCTAssertEqual(log.entries, [1])
        withExtendedLifetime(observation) {}
    }

    func test_weakAndUnownedReferences() {
        let log = Log<String>()
        final class Holder {
            weak var before: Base?
            weak var after: Base?
            unowned var unowned: Base
            init(_ base: Base) { (before, unowned) = (base, base) }
        }
        var object: Base? = Base(log)
        nonisolated(unsafe) let holder = Holder(object!)
        let observation = observing(object!) {
            log.add("\(holder.before == nil) \(holder.after == nil)")
        }
        holder.after = object
        XCTAssertIdentical(holder.unowned, object)
        XCTAssertIdentical(holder.before, holder.after)
        object = nil
        XCTAssertEqual(log.entries, ["true true", "deinit base"])
        withExtendedLifetime((observation, holder)) {}
    }

    private final class Value: Codable, Hashable, HasDeallocationHook, CustomStringConvertible {
        var number: Int
        var texts: [String]
        init(_ number: Int, _ texts: [String]) { (self.number, self.texts) = (number, texts) }
        static func == (one: Value, other: Value) -> Bool { one.number == other.number && one.texts == other.texts }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
        var description: String { "\(number) \(texts)" }
    }

    func test_codableAndHashable() throws {
        let (hooked, plain) = (Value(1, ["a", "b"]), Value(1, ["a", "b"]))
        let log = Log<Int>()
        let observation = observing(hooked) { log.add(1) }
        XCTAssertEqual(hooked, plain)
        XCTAssertEqual(AnyHashable(hooked), AnyHashable(plain))
        XCTAssertEqual(Set([hooked, plain]).count, 1)
        XCTAssertEqual("\(hooked)", "1 [\"a\", \"b\"]")
        let decoded = try JSONDecoder().decode(Value.self, from: JSONEncoder().encode([hooked]).dropFirst().dropLast())
        XCTAssertEqual(decoded, plain)
        XCTAssertEqual(log.entries, [])
        withExtendedLifetime((hooked, observation)) {}
    }

    /// An object that never leaves the function might live on the stack, and end without the runtime's hearing of it.
    func test_localObjects() {
        final class Local: HasDeallocationHook { var number = 1 }
        let log = Log<Int>()
        @inline(never) func use() -> (Int, DeallocationObservation) {
            let local = Local()
            let observation = observing(local) { log.add(1) }
            local.number += 1
            return (local.number, observation)
        }
        let (number, observation) = use()
        XCTAssertEqual(number, 2)
        XCTAssertEqual(log.entries, [1])
        withExtendedLifetime(observation) {}
    }

    func test_anInitializerThatFails() {
        struct Failure: Error {}
        class Failing: HasDeallocationHook {
            let observations = Log<DeallocationObservation>()
            init(_ log: Log<String>, _ kept: Log<DeallocationObservation>) throws {
                observations.add(observing(self, at: .deallocated) { log.add("gone") })
                kept.add(observing(self) { log.add("end") })
                throw Failure()
            }
        }
        let (log, kept) = (Log<String>(), Log<DeallocationObservation>())
        XCTAssertThrowsError(try Failing(log, kept))
        XCTAssertEqual(log.entries, ["end"], "the observation of the second stage was the object's, and went with it")
    }

    // MARK: Foundation

    private func endIsHeard<Object: HasDeallocationHook>(
        _ make: () -> Object, line: UInt = #line, _ use: (Object) -> Void = { _ in }
    ) {
        let log = Log<Int>()
        var object: Object? = make()
        let observation = observing(object!) { log.add(1) }
        use(object!)
        XCTAssertEqual(log.entries, [], line: line)
        object = nil
        XCTAssertEqual(log.entries, [1], line: line)
        withExtendedLifetime(observation) {}
    }

    private final class Counting: NSObject, XMLParserDelegate {
        var text = ""
        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
    }

    func test_foundation() {
        endIsHeard({ XMLParser(data: Data("<a>text</a>".utf8)) }) { parser in
            let delegate = Counting()
            parser.delegate = delegate
            XCTAssertTrue(parser.parse())
            XCTAssertEqual(delegate.text, "text")
        }
        endIsHeard({ NSCache<NSString, NSString>() }) { cache in
            cache.setObject("value", forKey: "key")
            XCTAssertEqual(cache.object(forKey: "key"), "value")
        }
        final class Own: NSObject {
            var value = 3
            override var description: String { "own \(value)" }
        }
        endIsHeard({ Own() }) { XCTAssertEqual($0.description, "own 3") }
        endIsHeard({ NSMutableArray(array: [1, 2]) }) { array in
            array.add(3)
            XCTAssertEqual(array.count, 3)
            XCTAssertEqual(array as? [Int], [1, 2, 3])
        }
        endIsHeard({ NSMutableDictionary() }) { dictionary in
            dictionary["key"] = "value"
            XCTAssertEqual(dictionary.count, 1)
        }
        endIsHeard({ NSMutableString(string: "text") }) { XCTAssertEqual($0.appending("!"), "text!") }
        endIsHeard({ Thread {} }) { XCTAssertFalse($0.isExecuting) }
        final class Work: Operation, @unchecked Sendable {
            let done: DispatchSemaphore
            init(_ done: DispatchSemaphore) { self.done = done }
            override func main() { done.signal() }
        }
        let (log, done) = (Log<Int>(), DispatchSemaphore(value: 0))
        var observation: DeallocationObservation?
        do {
            let operation = Work(done)
            observation = observing(operation) { log.add(1) }
            let queue = OperationQueue()
            queue.addOperation(operation)
            queue.waitUntilAllOperationsAreFinished()
        }
        done.wait()
        for _ in 0..<500 where log.entries.isEmpty { usleep(10_000) }
        XCTAssertEqual(log.entries, [1])
        withExtendedLifetime(observation) {}
    }
}
