import Switchboard
import TestSupport
import XCTest

public struct ValveHandler {
    public let run: (Int) -> Int
    public init(_ run: @escaping (Int) -> Int) { self.run = run }
}

public enum ValveJob {
    case run(() -> Void)
    case stop
}

public protocol Valve: AnyObject {
    func add<Value>(_ value: Value) -> Int
    func put<Value>(_ number: Int, _ value: Value, at end: Bool)
    func wait<Value>(_ value: Value) async
    func register<Key, Value>(_ key: Key.Type, _ value: Value) -> Int
}

public struct ValveMark { public init() {} }

/// Nothing but a metatype, which takes no bytes.
public struct ValveType {
    let type: Int.Type
    public init() { type = Int.self }
}

/// Counts its calls.
private final class Tap: Valve {
    var count = 0
    func add<Value>(_ value: Value) -> Int {
        count += 1
        return count
    }
    func put<Value>(_ number: Int, _ value: Value, at end: Bool) { count += number }
    func wait<Value>(_ value: Value) async { count += 1 }
    func register<Key, Value>(_ key: Key.Type, _ value: Value) -> Int { count }
}

/// CONFORMANCE P1: type parameters that are closures, or types with nothing but a closure in them. As values, they take
/// as many words as the address and the type with which a generic method is called.
final class GenericClosureTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any Valve>

    private let log = Log<String>()

    override func setUpWithError() throws { try skipWithoutEntryStubs() }

    func test_P1_aStructWithAClosureIsAType() {
        let tap = Tap(), proxy = Proxy(forwardingTo: tap), valve = proxy.object, log = log
        let subscriptions = [
            proxy.methodInvoked { valve in { (value: ValveHandler) in valve.add(value) } }
                .subscribe { log.add("handler \($0.run(4))") },
            proxy.sentMessage { valve in
                { (number: Int, value: ValveHandler, end: Bool) in valve.put(number, value, at: end) }
            }.subscribe { log.add("\($0) \($1.run(5)) \($2)") },
        ]
        for _ in 0..<3 {
            _ = valve.add(3)
            _ = valve.add("text")
            _ = valve.add(ValveHandler { $0 * 2 })
            _ = valve.add(ValveJob.stop)
            valve.put(0, "text", at: true)
            valve.put(0, ValveHandler { $0 + 1 }, at: true)
            XCTAssertEqual(log.take(), ["handler 8", "0 6 true"])
        }
        XCTAssertEqual(tap.count, 12)
        subscriptions.forEach { $0.cancel() }
    }

    func test_P1_anEnumWithAClosureIsAType() {
        let proxy = Proxy(forwardingTo: Tap()), valve = proxy.object, log = log
        let subscription = proxy.sentMessage { valve in { (value: ValveJob) in valve.add(value) } }.subscribe { job in
            if case .run(let run) = job { run() } else { log.add("stop") }
        }
        _ = valve.add(ValveJob.run { log.add("run") })
        _ = valve.add(ValveJob.stop)
        _ = valve.add(ValveHandler { $0 })
        _ = valve.add(7)
        XCTAssertEqual(log.take(), ["run", "stop"])
        subscription.cancel()
    }

    func test_P1_asynchronousMethodsWithAStructWithAClosure() async {
        let proxy = Proxy(forwardingTo: Tap()), log = log
        nonisolated(unsafe) let valve = proxy.object
        let subscription = proxy.sentMessage { valve in { (value: ValveHandler) async in await valve.wait(value) } }
            .subscribeOnAnyThread { log.add("\($0.run(4))") }
        await valve.wait(3)
        await valve.wait(ValveHandler { $0 * 3 })
        await valve.wait("text")
        XCTAssertEqual(log.take(), ["12"])
        subscription.cancel()
    }

    /// Swift passes it to generic code in another form.
    func test_P1_aClosureIsAnError() {
        func check<Element, Result>(
            _ selector: @autoclosure () throws -> TypedSelector<any Valve, Element, Result>, line: UInt = #line
        ) {
            XCTAssertThrowsError(try selector(), line: line) { error in
                XCTAssertTrue(
                    "\(error)".contains(
                        "isn't supported for a type parameter that is a closure (declare a struct with the closure in it)"
                    ),
                    "\(error)", line: line)
            }
        }
        check(try Proxy.selector { valve in { (value: @escaping () -> Void) in valve.add(value) } })
        check(try Proxy.selector { valve in { (value: @escaping (Int) -> Int) in valve.add(value) } })
        check(try Proxy.selector { valve in { (value: (() -> Void)?) in valve.add(value) } })
        check(
            try Proxy.selector { valve in
                { (number: Int, value: @escaping (String) -> String, end: Bool) in valve.put(number, value, at: end) }
            })
        let tap = Tap()
        _ = Proxy(forwardingTo: tap).object.add({ $0 + 1 } as (Int) -> Int)
        XCTAssertEqual(tap.count, 1)
    }

    /// The compiler writes no address for such a value to its register, so the register may contain any word.
    func test_P1_typesWithoutBytes() {
        let proxy = Proxy(forwardingTo: Tap()), valve = proxy.object, log = log
        let subscriptions = [
            proxy.sentMessage { valve in { (value: ValveMark) in valve.add(value) } }.subscribe { _ in log.add("mark")
            },
            proxy.sentMessage { valve in { (value: Void) in valve.add(value) } }.subscribe { log.add("void") },
            proxy.sentMessage { valve in { (value: ValveType) in valve.add(value) } }.subscribe {
                log.add("\($0.type)")
            },
            proxy.sentMessage { valve in
                { (number: Int, value: ValveMark, end: Bool) in valve.put(number, value, at: end) }
            }.subscribe { number, _, end in log.add("\(number) \(end)") },
        ]
        for number in 0..<3 {
            _ = valve.add(ValveMark())
            _ = valve.add(())
            _ = valve.add(ValveType())
            _ = valve.add(number)
            valve.put(number, ValveMark(), at: true)
            XCTAssertEqual(log.take(), ["mark", "void", "Int", "\(number) true"])
        }
        subscriptions.forEach { $0.cancel() }
    }

    /// A method may take it as a value, or as what says the type.
    func test_P1_metatypesAreTypes() {
        let proxy = Proxy(forwardingTo: Tap()), valve = proxy.object, log = log
        let subscriptions = [
            proxy.sentMessage { valve in { (value: Int.Type) in valve.add(value) } }.subscribe { log.add("\($0)") },
            proxy.sentMessage { valve in { (key: Int.Type, value: String.Type) in valve.register(key, value) } }
                .subscribe { log.add("\($0) \($1)") },
            proxy.sentMessage { valve in { (key: Int.Type, value: String) in valve.register(key, value) } }
                .subscribe { log.add("\($0) \($1)") },
        ]
        _ = valve.add(Int.self)
        _ = valve.add(5)
        _ = valve.add(String.self)
        _ = valve.register(Int.self, String.self)
        _ = valve.register(Int.self, "text")
        _ = valve.register(String.self, "text")
        _ = valve.register(Int.self, Int.self)
        XCTAssertEqual(log.take(), ["Int", "Int String", "Int text"])
        subscriptions.forEach { $0.cancel() }
    }
}
