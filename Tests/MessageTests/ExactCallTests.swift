import CMessageTargets
import Foundation
import Switchboard
import XCTest

/// A sender that has exactly the types of a C function calls it without conversions, any other sender converts. Both must
/// get the same, and objects must be balanced.
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

    func test_D3_aClosureInPlaceOfTheFunctionIsFoundByTheSameTypes() throws {
        receiver.methods.add("change:", try CFunction(labs as @convention(c) (Int) -> Int))
        XCTAssertEqual(try receiver.send("change:", -5), 5)
        receiver.methods.replace("change:") { (_: DynamicReceiver, number: Int) in number - 1 }
        XCTAssertEqual(try receiver.send("change:", -5), -6)
        receiver.methods.replace("change:", try CFunction(labs as @convention(c) (Int) -> Int))
        XCTAssertEqual(try receiver.send("change:", -5), 5)
    }
}
