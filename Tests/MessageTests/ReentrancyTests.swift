import CHeapFixtures
import Switchboard
import TestSupport
import XCTest

/// Rule B12, for messages.
final class ReentrancyTests: XCTestCase {
    private let receiver = DynamicReceiver()

    func test_B12_recursion() {
        receiver.methods.add("factorial:") { (receiver: DynamicReceiver, number: Int) throws -> Int in
            number < 2 ? 1 : number * (try receiver.send("factorial:", number - 1, returning: Int.self))
        }
        receiver.methods.add("slow:") { (receiver: DynamicReceiver, number: Any) throws -> Int in
            guard let number = number as? Int, number > 1 else { return 1 }
            return number * (try receiver.send("slow:", number - 1, returning: Int.self))
        }
        XCTAssertEqual(try receiver.send("factorial:", 10), 3_628_800)
        XCTAssertEqual(try receiver.send("slow:", 10), 3_628_800)
    }

    func test_B12_aMethodReplacesItself() {
        let counter = Tracked.Counter()
        autoreleased {
            let tracked = Tracked(counter, "first")
            receiver.methods.add("once") { (receiver: DynamicReceiver) in
                receiver.methods.replace("once") { (_: DynamicReceiver) in "second" }
                return tracked.name
            }
        }
        XCTAssertEqual(try receiver.send("once"), "first")
        XCTAssertEqual(counter.alive, 0)
        XCTAssertEqual(try receiver.send("once"), "second")
    }

    /// Deeper than a thread has places for methods in use (CSupport/calls.h); the rest is retained.
    func testAMethodReplacesItselfInManyCallsOfItself() {
        let counter = Tracked.Counter()
        autoreleased {
            let tracked = Tracked(counter, "first")
            receiver.methods.add("deep:") { (receiver: DynamicReceiver, depth: Int) throws -> Int in
                if depth == 0 {
                    receiver.methods.replace("deep:") { (_: DynamicReceiver, _: Int) in 0 }
                    return counter.alive
                }
                let alive = try receiver.send("deep:", depth - 1, returning: Int.self)
                return alive + (tracked.name == "first" ? counter.alive : 1000)
            }
        }
        for depth in [3, 60] {
            XCTAssertEqual(try receiver.send("deep:", depth), depth == 3 ? 4 : 0)
            XCTAssertEqual(counter.alive, 0)
        }
        autoreleased {
            let tracked = Tracked(counter, "first")
            receiver.methods.replace("deep:") { (receiver: DynamicReceiver, depth: Int) throws -> Int in
                if depth == 0 {
                    receiver.methods.remove("deep:")
                    return counter.alive
                }
                let alive = try receiver.send("deep:", depth - 1, returning: Int.self)
                return alive + (tracked.name == "first" ? counter.alive : 1000)
            }
        }
        XCTAssertEqual(try receiver.send("deep:", 60), 61)
        XCTAssertEqual(counter.alive, 0)
    }

    func testATableEndsDuringItsMethod() throws {
        final class Switching: MessageReceiver, @unchecked Sendable {
            var methods = MethodTable()
        }
        let counter = Tracked.Counter(), receiver = Switching()
        autoreleased {
            let tracked = Tracked(counter, "first")
            receiver.methods.add("switch") { (receiver: Switching) in
                receiver.methods = MethodTable()
                return "\(tracked.name), \(counter.alive)"
            }
        }
        XCTAssertEqual(try receiver.send("switch"), "first, 1")
        XCTAssertEqual(counter.alive, 0)
    }

    /// The method is in the tables of all heirs, each of which gives its reference back while the method is called.
    func testTablesEndDuringAMethodThatTheyInherit() throws {
        let base = MethodTable()
        base.add("number:") { (_: DynamicReceiver, number: Int) in number }
        base.add("run:") { (receiver: DynamicReceiver, count: Int) throws in
            for number in 0..<count {
                let heir = DynamicReceiver(methods: MethodTable(inheriting: base))
                XCTAssertEqual(try heir.send("number:", number), number)
            }
        }
        let receiver = DynamicReceiver(methods: base)
        try receiver.send("run:", 1000)
        base.replace("grown:") { (receiver: DynamicReceiver, count: Int) throws -> Int in
            var (before, after) = (0, 0)
            guard heap_allocated_bytes(&before) else { return 0 }
            try receiver.send("run:", count)
            guard heap_allocated_bytes(&after) else { return 0 }
            return after - before
        }
        XCTAssertLessThan(try receiver.send("grown:", 10_000), 100_000)
    }

    func testAnotherThreadReplacesAMethodThatIsCalled() throws {
        let counter = Tracked.Counter()
        let (begun, replaced) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        autoreleased {
            let tracked = Tracked(counter, "first")
            receiver.methods.add("wait") { (_: DynamicReceiver) in
                begun.signal()
                replaced.wait()
                return "\(tracked.name), \(counter.alive)"
            }
        }
        let methods = receiver.methods
        let thread = Thread {
            begun.wait()
            methods.replace("wait") { (_: DynamicReceiver) in "second" }
            replaced.signal()
        }
        thread.start()
        XCTAssertEqual(try receiver.send("wait"), "first, 1")
        XCTAssertEqual(counter.alive, 0)
        XCTAssertEqual(try receiver.send("wait"), "second")
    }

    func test_B12_aMethodRemovesItself() {
        receiver.methods.add("once") { (receiver: DynamicReceiver) in
            receiver.methods.remove("once")
            return receiver.responds(to: "once")
        }
        XCTAssertEqual(try receiver.send("once"), false)
        XCTAssertNotNil(messageError(try receiver.send("once", returning: Bool.self)))
    }

    func test_B12_aMethodDropsItsReceiver() throws {
        final class Holder: @unchecked Sendable { var receiver: DynamicReceiver? }
        let holder = Holder()
        weak var receiver: DynamicReceiver?
        try autoreleased {
            let made = DynamicReceiver()
            holder.receiver = made
            receiver = made
            made.methods.add("drop:") { (receiver: DynamicReceiver, _: Any) in
                holder.receiver = nil
                return receiver.methods.selectors.count
            }
            XCTAssertEqual(try holder.receiver?.send("drop:", 1, returning: Int.self), 1)
        }
        XCTAssertNil(receiver)
    }

    func test_B12_anInvocationInvokedAgainByItsOwnMethod() throws {
        let counter = Tracked.Counter()
        try autoreleased {
            let types = MethodSignature(arguments: [Int.self], result: Tracked.self)
            let receiver = DynamicReceiver()
            let invocation = Invocation(selector: "make:", signature: types, target: receiver)
            nonisolated(unsafe) let unowned = Unmanaged.passUnretained(invocation)
            receiver.methods.add("make:") { (_: DynamicReceiver, number: Int) throws -> Tracked in
                let invocation = unowned.takeUnretainedValue()
                if number > 0 {
                    try invocation.setArgument(number - 1, at: 0)
                    try invocation.invoke()
                    XCTAssertEqual(try invocation.result(as: Tracked.self).name, "\(number - 1)")
                }
                return Tracked(counter, "\(number)")
            }
            try invocation.setArgument(3, at: 0)
            try invocation.invoke()
            XCTAssertEqual(try invocation.result(as: Tracked.self).name, "3")
            try invocation.invoke()
        }
        XCTAssertEqual(counter.alive, 0)
    }
}
