import Switchboard
import XCTest

/// A closure is called with its receiver whatever kind of class that is of.
final class ReceiverKindTests: XCTestCase {
    func test_kinds() throws {
        try check(Final(), Final.self)
        try check(Open(), Open.self)
        try check(Sub(), Open.self)
        try check(Sub(), Sub.self)
        try check(Generic<Int, String>(), Generic<Int, String>.self)
        try check(Sub(), DynamicReceiver.self)
        try check(Actor(), Actor.self)
        let table = MethodTable {
            $0.add("id:") { (receiver: AnyObject, number: Int) in (ObjectIdentifier(receiver), number) }
        }
        let receiver = DynamicReceiver(methods: table)
        let (id, number): (ObjectIdentifier, Int) = try receiver.send("id:", 4)
        XCTAssertEqual(id, ObjectIdentifier(receiver))
        XCTAssertEqual(number, 4)
    }

    func test_genericOfOtherArguments_isRefused() {
        let table = MethodTable { $0.add("id") { (_: Generic<Int, String>) in 1 } }
        let other = Generic<Int, Int>()
        other.table = table
        XCTAssertNotNil(messageError(try other.send("id", returning: Int.self)))
    }

    /// Closures with and without captures, with results of all kinds, with errors; typed and through a record.
    private func check<Receiver: MessageReceiver, Declared: MessageReceiver & SendableMetatype>(
        _ receiver: Receiver, _: Declared.Type
    ) throws {
        let counter = Tracked.Counter()
        try autoreleased {
            let tracked = Tracked(counter, "captured")
            let table = receiver.methods
            let me = ObjectIdentifier(receiver)
            table.replace("void:") { (receiver: Declared, id: ObjectIdentifier) in
                XCTAssertEqual(ObjectIdentifier(receiver), id)
            }
            table.replace("captures:") { (receiver: Declared, id: ObjectIdentifier) -> String in
                ObjectIdentifier(receiver) == id ? tracked.name : "another"
            }
            table.replace("many") {
                (
                    receiver: Declared, a: Int8, b: Double, c: String, d: SIMD4<Float>, e: [Int], f: Float, g: Any,
                    h: Tracked
                ) -> (ObjectIdentifier, String, SIMD4<Float>, Tracked) in
                (ObjectIdentifier(receiver), "\(a) \(b) \(c) \(e) \(f) \(g) \(tracked.name)", d, h)
            }
            table.replace("self") { (receiver: Declared) in receiver }
            table.replace("fail:") { (receiver: Declared, number: Int) throws -> String in
                if number > 0 { throw Problem(number: number) }
                return "fine"
            }
            try receiver.send("void:", me)
            try receiver.send("void:", me as Any)
            XCTAssertEqual(try receiver.send("captures:", me), "captured")
            XCTAssertEqual(try receiver.send("captures:", me, returning: Any.self) as? String, "captured")
            let wide = SIMD4<Float>(1, 2, 3, 4)
            for _ in 0..<3 {
                let result: (ObjectIdentifier, String, SIMD4<Float>, Tracked) = try receiver.send(
                    "many", Int8(-1), 2.5, "c", wide, [5], Float(6), 7 as Any, Tracked(counter, "h"))
                XCTAssertEqual(result.0, me)
                XCTAssertEqual(result.1, "-1 2.5 c [5] 6.0 7 captured")
                XCTAssertEqual(result.2, wide)
                XCTAssertEqual(result.3.name, "h")
            }
            XCTAssertIdentical(try receiver.send("self", returning: Declared.self), receiver)
            XCTAssertIdentical(try receiver.send("self", returning: AnyObject.self), receiver)
            XCTAssertEqual(try receiver.send("fail:", 0), "fine")
            XCTAssertThrowsError(try receiver.send("fail:", 3, returning: String.self)) {
                XCTAssertEqual($0 as? Problem, Problem(number: 3))
            }
            for selector in receiver.methods.selectors { receiver.methods.remove(selector) }
        }
        XCTAssertEqual(counter.alive, 0)
    }
}

private final class Final: MessageReceiver {
    let padding = (1, 2, 3)
    let methods = MethodTable()
}

private class Open: DynamicReceiver {
    var number = 3
}

private class Sub: Open {
    var text = "sub"
}

private class Generic<One, Two>: MessageReceiver {
    var table = MethodTable()
    var one: One?
    var two: Two?
    var methods: MethodTable { table }
}

private actor Actor: MessageReceiver {
    nonisolated let methods = MethodTable()
}
