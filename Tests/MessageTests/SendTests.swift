import Foundation
import Switchboard
import TestSupport
import XCTest

final class SendTests: XCTestCase {
    private let receiver = DynamicReceiver()

    func test_countOfArguments() throws {
        typealias R = DynamicReceiver
        let t = receiver.methods
        t.add("0") { (_: R) in 0 }
        t.add("1") { (_: R, a: Int) in a }
        t.add("2") { (_: R, a: Int, b: Int) in a * 10 + b }
        t.add("3") { (_: R, a: Int, b: Int, c: Int) in [a, b, c] }
        t.add("4") { (_: R, a: Int, b: Int, c: Int, d: Int) in [a, b, c, d] }
        t.add("5") { (_: R, a: Int, b: Int, c: Int, d: Int, e: Int) in [a, b, c, d, e] }
        t.add("6") { (_: R, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int) in [a, b, c, d, e, f] }
        t.add("7") { (_: R, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int) in [a, b, c, d, e, f, g] }
        t.add("8") { (_: R, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int) in [a, b, c, d, e, f, g, h]
        }
        t.add("9") { (_: R, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int) in
            [a, b, c, d, e, f, g, h, i]
        }
        t.add("10") {
            (_: R, a: Int, b: String, c: Double, d: Int8, e: Any, f: Int, g: Float, h: Int, i: Bool, j: Int) in
            "\(a) \(b) \(c) \(d) \(e) \(f) \(g) \(h) \(i) \(j)"
        }
        XCTAssertEqual(try receiver.send("0"), 0)
        XCTAssertEqual(try receiver.send("1", 1), 1)
        XCTAssertEqual(try receiver.send("2", 1, 2), 12)
        XCTAssertEqual(try receiver.send("3", 1, 2, 3), [1, 2, 3])
        XCTAssertEqual(try receiver.send("4", 1, 2, 3, 4), [1, 2, 3, 4])
        XCTAssertEqual(try receiver.send("5", 1, 2, 3, 4, 5), [1, 2, 3, 4, 5])
        XCTAssertEqual(try receiver.send("6", 1, 2, 3, 4, 5, 6), [1, 2, 3, 4, 5, 6])
        XCTAssertEqual(try receiver.send("7", 1, 2, 3, 4, 5, 6, 7), [1, 2, 3, 4, 5, 6, 7])
        XCTAssertEqual(try receiver.send("8", 1, 2, 3, 4, 5, 6, 7, 8), [1, 2, 3, 4, 5, 6, 7, 8])
        XCTAssertEqual(try receiver.send("9", 1, 2, 3, 4, 5, 6, 7, 8, 9), [1, 2, 3, 4, 5, 6, 7, 8, 9])
        XCTAssertEqual(
            try receiver.send("10", 1, "b", 3.5, Int8(4), 5 as Any, 6, Float(7), 8, true, 10, returning: String.self),
            "1 b 3.5 4 5 6 7.0 8 true 10")
        // Through a record, because `5` is not yet an `Any`.
        XCTAssertEqual(
            try receiver.send("10", 1, "b", 3.5, Int8(4), 5, 6, Float(7), 8, true, 10, returning: String.self),
            "1 b 3.5 4 5 6 7.0 8 true 10")
    }

    /// `()` is an `Any` as well: the send that drops the result must not be meant.
    func test_resultOfAnyType() throws {
        receiver.methods.add("same:") { (_: DynamicReceiver, number: Int) in number }
        let plain: Any = try receiver.send("same:", 1)
        let optional: Any? = try receiver.send("same:", 2)
        let sendable: any Sendable = try receiver.send("same:", 3)
        XCTAssertEqual([plain as? Int, optional as? Int, sendable as? Int], [1, 2, 3])
        try receiver.send("same:", 4)
    }

    /// Both ways: with just the types, and through a record.
    private func passes<Value>(
        _ value: Value, file: StaticString = #filePath, line: UInt = #line, _ isSame: (Value) -> Bool
    ) throws {
        receiver.methods.replace("same:") { (_: DynamicReceiver, value: Value) in value }
        XCTAssertTrue(isSame(try receiver.send("same:", value)), "typed", file: file, line: line)
        let invocation = Invocation(
            selector: "same:", signature: MethodSignature(arguments: [Value.self], result: Value.self), target: receiver
        )
        try invocation.setArgument(value, at: 0)
        try invocation.invoke()
        XCTAssertTrue(isSame(try invocation.result()), "through a record", file: file, line: line)
        XCTAssertTrue(isSame(try invocation.argument(at: 0)), "argument", file: file, line: line)
        receiver.methods.replace("same:") { (_: DynamicReceiver, value: Value, _: Any) in value }
        XCTAssertTrue(isSame(try receiver.send("same:", value, 0)), "beside a converted one", file: file, line: line)
    }

    func test_values() throws {
        struct Large: Equatable {
            var numbers = (1...8).map { $0 }, text = "x", wide = SIMD8<Double>(repeating: 2), n = 5
        }
        struct Empty: Equatable {}
        struct Pair<One: Equatable, Two: Equatable>: Equatable {
            var one: One
            var two: Two
        }
        enum Choice: Equatable { case none, number(Int), text(String), pair(Pair<Int, String>) }
        try passes("short") { $0 == "short" }
        try passes(String(repeating: "long", count: 20)) { $0.count == 80 }
        try passes([1, 2, 3]) { (value: [Int]) in value == [1, 2, 3] }
        try passes(["a": [1]]) { (value: [String: [Int]]) in value == ["a": [1]] }
        try passes(Set([1, 2])) { (value: Set<Int>) in value == [1, 2] }
        try passes((1, "a", 2.5)) { $0 == (1, "a", 2.5) }
        try passes((left: 1, right: "a")) { $0.left == 1 && $0.right == "a" }
        try passes(nil as String?) { $0 == nil }
        try passes("a" as String??) { $0 == "a" }
        try passes(Large()) { $0 == Large() }
        try passes(Empty()) { $0 == Empty() }
        try passes(()) { _ in true }
        try passes(Pair(one: 1, two: Pair(one: "a", two: [2.5]))) { $0.two.two == [2.5] }
        try passes(Choice.pair(Pair(one: 4, two: "x"))) { $0 == .pair(Pair(one: 4, two: "x")) }
        try passes(Choice.none) { $0 == .none }
        try passes(SIMD64<UInt8>(repeating: 9)) { $0 == SIMD64(repeating: 9) }
        try passes(SIMD3<Float>(1, 2, 3)) { $0 == SIMD3(1, 2, 3) }
        try passes({ (number: Int) in number + 1 }) { $0(1) == 2 }
        try passes(Int.self) { $0 == Int.self }
        try passes(Dog.self as Animal.Type) { $0 == Dog.self }
        try passes(String.self as Any.Type) { $0 == String.self }
        try passes(4 as Any) { $0 as? Int == 4 }
        try passes(Problem(number: 4) as any Error) { $0 as? Problem == Problem(number: 4) }
        try passes(4.5 as any CustomStringConvertible) { $0.description == "4.5" }
        try passes([1] as any Collection) { $0.count == 1 }
        try passes(Dog() as Animal) { $0.sound == "wuff" }
        try passes(\String.count) { "abc"[keyPath: $0] == 3 }
        try passes(1..<4) { $0.count == 3 }
        try passes(Date(timeIntervalSince1970: 5)) { $0.timeIntervalSince1970 == 5 }
        try passes(Data([1, 2])) { Array($0) == [1, 2] }
        try passes("a:" as MessageSelector) { $0.name == "a:" }
        struct Weak { weak var animal: Animal? }
        let dog = Dog()
        try passes(Weak(animal: dog)) { $0.animal === dog }
        try passes("ü" as Unicode.Scalar) { $0 == "ü" }
    }

    func test_D3_numbers() throws {
        func all<Number: FixedWidthInteger>(_: Number.Type) throws {
            for number in [Number.min, .max, 0, 1, .max / 3] { try passes(number) { $0 == number } }
        }
        try all(Int8.self)
        try all(UInt8.self)
        try all(Int16.self)
        try all(UInt16.self)
        try all(Int32.self)
        try all(UInt32.self)
        try all(Int64.self)
        try all(UInt64.self)
        try all(Int.self)
        try all(UInt.self)
        try all(Int128.self)
        for number in [0, -0.0, .infinity, .leastNonzeroMagnitude, -Double.pi] { try passes(number) { $0 == number } }
        try passes(Double.nan) { $0.isNaN }
        try passes(-Float.greatestFiniteMagnitude) { $0 == -Float.greatestFiniteMagnitude }
        try passes(true) { $0 }
        try passes(UnsafeRawPointer(bitPattern: 8)) { $0 == UnsafeRawPointer(bitPattern: 8) }
        try passes(nil as OpaquePointer?) { $0 == nil }
    }

    func test_results() throws {
        receiver.methods.add("nothing") { (_: DynamicReceiver) in }
        receiver.methods.add("text") { (_: DynamicReceiver) in "text" }
        try receiver.send("nothing")
        try receiver.send("text")
        let nothing: Void = try receiver.send("nothing")
        XCTAssertTrue(nothing == ())
        XCTAssertEqual(try receiver.send("text"), "text")
    }

    func test_droppedResultsAndArgumentsEnd() throws {
        let counter = Tracked.Counter()
        receiver.methods.add("same:and:") { (_: DynamicReceiver, one: Tracked, _: Any) in one }
        receiver.methods.add("fail:and:") { (_: DynamicReceiver, _: Tracked, _: Any) throws -> Tracked in
            throw Problem(number: 1)
        }
        for _ in 0..<20 {
            try autoreleased {
                try receiver.send("same:and:", Tracked(counter), Tracked(counter))
                _ = try receiver.send("same:and:", Tracked(counter), Tracked(counter) as Any, returning: Tracked.self)
                _ = try receiver.send("same:and:", Tracked(counter) as Any, Tracked(counter), returning: Any.self)
                XCTAssertThrowsError(try receiver.send("fail:and:", Tracked(counter), Tracked(counter)))
                XCTAssertThrowsError(try receiver.send("same:and:", Tracked(counter)))
                XCTAssertThrowsError(try receiver.send("same:and:", Tracked(counter), 1, Tracked(counter)))
                XCTAssertThrowsError(try receiver.send("same:and:", 4, Tracked(counter)))
                XCTAssertThrowsError(try receiver.send("same:and:", Tracked(counter), 4, returning: Int.self))
            }
        }
        XCTAssertEqual(counter.alive, 0)
    }

    func test_errorsAreTheSame() {
        let problem = ProblemObject()
        receiver.methods.add("fail:") { (_: DynamicReceiver, _: Any) throws in throw problem }
        XCTAssertThrowsError(try receiver.send("fail:", 1 as Any)) { XCTAssertIdentical($0 as? ProblemObject, problem) }
        XCTAssertThrowsError(try receiver.send("fail:", 1)) { XCTAssertIdentical($0 as? ProblemObject, problem) }
    }

    func test_receiverOfAnotherClass() {
        final class Own: DynamicReceiver {}
        final class Other: DynamicReceiver {}
        let table = MethodTable { $0.add("a") { (_: Own) in 1 } }
        XCTAssertEqual(try Own(methods: table).send("a"), 1)
        assertError(
            "Switchboard: the method is for receivers of class \(String(reflecting: Own.self)), and this one is a "
                + "\(String(reflecting: Other.self)). Use the method table of the receiver's own class. [receiverType]",
            try Other(methods: table).send("a", returning: Int.self))
        XCTAssertNotNil(messageError(try Other(methods: table).send("a", returning: Any.self)))
    }

    func test_sameSelectorInSeveralTables() throws {
        let receivers = (0..<5).map { number in
            DynamicReceiver(methods: MethodTable { $0.add("number") { (_: DynamicReceiver) in number } })
        }
        XCTAssertEqual(try receivers.map { try $0.send("number", returning: Int.self) }, [0, 1, 2, 3, 4])
    }

    func test_errorTexts() {
        receiver.methods.add("add:to:") { (_: DynamicReceiver, a: Int, b: Int) in a + b }
        assertError(
            "Switchboard: message `add:to:`: the method takes 2 arguments, and the message has 1. "
                + "Pass the method's arguments. [argumentCount]",
            try receiver.send("add:to:", 1, returning: Int.self))
        assertError(
            "Switchboard: message `add:to:`: the method takes 2 arguments, and the message has 3. "
                + "Pass the method's arguments. [argumentCount]",
            try receiver.send("add:to:", 1, 2, 3, returning: Int.self))
        assertError(
            "Switchboard: message `add:to:`: argument 2 is of type Swift.Double, and the method takes Swift.Int. "
                + "Convert the value before; numbers aren't converted. [argumentType]",
            try receiver.send("add:to:", 1, 2.0, returning: Int.self))
        assertError(
            "Switchboard: message `add:to:`: the result is of type Swift.Int, not Swift.String. "
                + "Use the type that the method returns. [resultType]",
            try receiver.send("add:to:", 1, 2, returning: String.self))
    }
}
