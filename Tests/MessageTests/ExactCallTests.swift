import CMessageTargets
import Foundation
import Switchboard
import XCTest

/// A sender that has exactly the types of a C function calls it without conversions, any other sender converts. Both
/// must get the same, and objects must be balanced.
final class ExactCallTests: XCTestCase {
    private let receiver = DynamicReceiver()

    func test_D3_sixteenArguments() throws {
        let sum: Sum = targets_sum
        receiver.methods.add("sum", try CFunction(sum))
        let expected = sum(-1, 2, -3, 4, -5, 6, -7, 8, 0.5, 10.25, true, -12, 13, 14.5, -15, 16)
        let three: Int16 = -3, nine: Float = 0.5, one: Int8 = -1, two: UInt8 = 2, four: UInt16 = 4
        let (five, six, seven, eight): (Int32, UInt32, Int64, UInt64) = (-5, 6, -7, 8)
        let (twelve, fourteen, fifteen, sixteen): (Int8, Float, Int64, UInt64) = (-12, 14.5, -15, 16)
        let exact: Double = try receiver.send(
            "sum", one, two, three, four, five, six, seven, eight, nine, 10.25, true, twelve, 13.0, fourteen, fifteen,
            sixteen)
        XCTAssertEqual(exact, expected)
        let converted: Double? = try receiver.send(
            "sum", one as Any, two, three, four, five, six, seven, eight, nine, 10.25, true, twelve, 13.0, fourteen,
            fifteen, sixteen as Any)
        XCTAssertEqual(converted, expected)
        XCTAssertThrowsError(try receiver.send("sum", one, returning: Double.self))
    }

    func test_D3_structures() throws {
        let pair: @convention(c) (targets_pair) -> targets_pair = targets_same_pair
        let turn: @convention(c) (targets_box) -> targets_box = targets_turn
        let reverse: @convention(c) (targets_large) -> targets_large = targets_reverse
        receiver.methods.add("pair:", try CFunction(pair))
        receiver.methods.add("turn:", try CFunction(turn))
        receiver.methods.add("reverse:", try CFunction(reverse))
        for number in 0..<5 {
            let same: targets_pair = try receiver.send("pair:", targets_pair(a: Int32(number), b: 0.5))
            XCTAssertEqual(same.a, Int32(number))
            XCTAssertEqual(same.b, 0.5)
            let box: targets_box = try receiver.send(
                "turn:", targets_box(x: Double(number), y: 2, width: 3, height: 4))
            XCTAssertEqual([box.x, box.y, box.width, box.height], [Double(number), 2, 4, 3])
            let large: targets_large = try receiver.send(
                "reverse:", targets_large(values: (Int64(number), 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)))
            XCTAssertEqual(large.values.11, Int64(number))
        }
    }

    func test_D3_receiverAndSelectorInFront() throws {
        let receiverOf: @convention(c) (UnsafeRawPointer?, UnsafePointer<CChar>?) -> UnsafeRawPointer? =
            targets_receiver
        let length: @convention(c) (UnsafeRawPointer?, UnsafePointer<CChar>?, Int64) -> Int64 = targets_selector_length
        receiver.methods.add("me", try function(receiverOf, "^v@:"))
        receiver.methods.add("length:", try function(length, "q@:q"))
        let me: UnsafeMutableRawPointer? = try receiver.send("me")
        XCTAssertEqual(me, Unmanaged.passUnretained(receiver).toOpaque())
        XCTAssertEqual(try receiver.send("length:", 100, returning: Int.self), 107)
        XCTAssertEqual(try receiver.send("length:", Int64(100), returning: Int64.self), 107)
    }

    func test_D3_objectsAreBalanced() throws {
        final class Object {}
        let same: @convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer? = targets_same
        receiver.methods.add("same:", try function(same, "@@"))
        weak var object: Object?
        do {
            let made = Object()
            object = made
            for _ in 0..<3 {
                let exact: AnyObject? = try receiver.send("same:", made as AnyObject?)
                XCTAssertTrue(exact === made)
                let converted: Object = try receiver.send("same:", made)
                XCTAssertTrue(converted === made)
                try receiver.send("same:", made as AnyObject?)
                XCTAssertNil(try receiver.send("same:", AnyObject?.none, returning: AnyObject?.self))
            }
        }
        XCTAssertNil(object)
    }

    /// Each number of arguments up to six has a function of its own.
    func testEveryNumberOfArguments() throws {
        typealias Receiver = DynamicReceiver
        let counter = Tracked.Counter()
        let methods = receiver.methods
        methods.add("1") { (_: Receiver, a: Tracked) throws in a.name }
        methods.add("2") { (_: Receiver, a: Tracked, b: Int) in a.name + "\(b)" }
        methods.add("3") { (_: Receiver, a: Tracked, b: Int, c: Double) in a.name + "\(b)\(c)" }
        methods.add("4") { (_: Receiver, a: Tracked, b: Int, c: Double, d: Tracked) in a.name + "\(b)\(c)\(d.name)" }
        methods.add("5") { (_: Receiver, a: Tracked, b: Int, c: Double, d: Tracked, e: String) throws in
            a.name + "\(b)\(c)\(d.name)\(e)"
        }
        methods.add("6") { (_: Receiver, a: Tracked, b: Int, c: Double, d: Tracked, e: String, f: Int8?) in
            a.name + "\(b)\(c)\(d.name)\(e)\(f as Any)"
        }
        methods.add("7") { (_: Receiver, a: Tracked, b: Int, c: Double, d: Tracked, e: String, f: Int8?, g: UInt8) in
            a.name + "\(b)\(c)\(d.name)\(e)\(f as Any)\(g)"
        }
        try autoreleased {
            let (a, d, none) = (Tracked(counter, "a"), Tracked(counter, "d"), Int8?.none)
            for _ in 0..<2 {
                XCTAssertEqual(try receiver.send("1", a), "a")
                XCTAssertEqual(try receiver.send("2", a, 2), "a2")
                XCTAssertEqual(try receiver.send("3", a, 2, 3.5), "a23.5")
                XCTAssertEqual(try receiver.send("4", a, 2, 3.5, d), "a23.5d")
                XCTAssertEqual(try receiver.send("5", a, 2, 3.5, d, "e"), "a23.5de")
                XCTAssertEqual(try receiver.send("6", a, 2, 3.5, d, "e", none), "a23.5denil")
                XCTAssertEqual(try receiver.send("7", a, 2, 3.5, d, "e", none, UInt8(7)), "a23.5denil7")
            }
            // Other types are converted, or refused, whatever the number; a result may be dropped.
            XCTAssertEqual(try receiver.send("1", a as Any), "a")
            XCTAssertEqual(try receiver.send("2", a as AnyObject, 2, returning: String?.self), "a2")
            XCTAssertEqual(try receiver.send("3", a, 2 as Any, 3.5), "a23.5")
            XCTAssertEqual(try receiver.send("4", a, 2, 3.5, d as Any), "a23.5d")
            XCTAssertEqual(try receiver.send("5", a, 2, 3.5, d, "e" as Any), "a23.5de")
            XCTAssertEqual(try receiver.send("6", a, 2, 3.5, d, "e", Int8(6)), "a23.5deOptional(6)")
            try receiver.send("1", a)
            try receiver.send("6", a, 2, 3.5, d, "e", none)
            XCTAssertThrowsError(try receiver.send("2", a))
            XCTAssertThrowsError(try receiver.send("2", a, 2, 3))
            XCTAssertThrowsError(try receiver.send("2", a, "2"))
            XCTAssertThrowsError(try receiver.send("6", a, 2, 3.5, d, "e", none, returning: Int.self))
        }
        XCTAssertEqual(counter.alive, 0)
    }

    func testErrorsOfEveryNumberOfArguments() throws {
        let counter = Tracked.Counter()
        receiver.methods.add("1") { (_: DynamicReceiver, a: Tracked) throws in throw Problem(number: 1) }
        receiver.methods.add("2") { (_: DynamicReceiver, a: Tracked, b: Tracked) throws -> Tracked in
            throw Problem(number: 2)
        }
        try autoreleased {
            let tracked = Tracked(counter)
            for _ in 0..<2 {
                XCTAssertThrowsError(try receiver.send("1", tracked)) {
                    XCTAssertEqual($0 as? Problem, Problem(number: 1))
                }
                XCTAssertThrowsError(try receiver.send("2", tracked, tracked, returning: Tracked.self)) {
                    XCTAssertEqual($0 as? Problem, Problem(number: 2))
                }
            }
            let other = MethodTable()
            other.add("2") { (_: NSObject, a: Tracked, b: Tracked) in a }
            let stranger = DynamicReceiver(methods: other)
            XCTAssertNotNil(messageError(try stranger.send("2", tracked, tracked, returning: Tracked.self)))
        }
        XCTAssertEqual(counter.alive, 0)
    }

    func test_D3_aClosureInPlaceOfTheFunctionIsFoundByTheSameTypes() throws {
        receiver.methods.add("change:", try CFunction(labs as @convention(c) (Int) -> Int))
        XCTAssertEqual(try receiver.send("change:", -5), 5)
        receiver.methods.replace("change:") { (_: DynamicReceiver, number: Int) in number - 1 }
        XCTAssertEqual(try receiver.send("change:", -5), -6)
        receiver.methods.replace("change:", try CFunction(labs as @convention(c) (Int) -> Int))
        XCTAssertEqual(try receiver.send("change:", -5), 5)
    }
}
