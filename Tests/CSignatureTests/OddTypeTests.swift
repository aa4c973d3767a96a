import CSignatureFixtures
import Foundation
import Switchboard
import XCTest

/// Types that lead a reader of types astray.
final class OddTypeTests: XCTestCase {
    private typealias Sum = @convention(c) (UnsafePointer<pt_node>?) -> Int32
    private let sum: Sum = { pt_sum($0) }

    func testPointersToStructuresThatPointToTheirOwnKind() throws {
        var last = pt_node(value: 2, next: nil)
        try withUnsafeMutablePointer(to: &last) { last in
            var first = pt_node(value: 40, next: last)
            XCTAssertEqual(try CFunction(sum)(UnsafePointer(last), returning: Int32.self), 2)
            let callback = try CCallback(Sum.self) { (node: UnsafePointer<pt_node>?) in pt_sum(node) + 1 }
            let function = callback.function
            XCTAssertEqual(function(&first), 43)
            XCTAssertEqual(try CValue(first).load(as: pt_node.self).next, last)
        }
        let table = MethodTable { table in
            table.add("sum:") { (_: DynamicReceiver, node: UnsafeMutablePointer<pt_node>?) in pt_sum(node) }
        }
        XCTAssertEqual(
            try DynamicReceiver(methods: table).send(
                "sum:", nil as UnsafeMutablePointer<pt_node>?, returning: Int32.self), 0)
    }

    func testPointersToStructuresOfTheSystem() throws {
        let signature = MethodSignature(
            arguments: [UnsafeMutablePointer<FILE>.self, UnsafeMutablePointer<addrinfo>?.self], result: Void.self)
        XCTAssertEqual(signature.encoding, "v^v^v")
        XCTAssertEqual(try CValue(addrinfo()).bytes.count, MemoryLayout<addrinfo>.stride)
    }

    /// An enum of C's is promoted behind an ellipsis as the integer that it is.
    func testEnumsBehindAnEllipsis() throws {
        let print = try CFunction(symbol: "snprintf", encoding: "i*Q*", isVariadic: true)
        let text = try withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
            let length: Int32 = try print(buffer.baseAddress!, UInt(32), "%d %d", pt_tiny_most, pt_tiny_one)
            XCTAssertEqual(length, 5)
            return String(cString: buffer.baseAddress!)
        }
        XCTAssertEqual(text, "200 1")
    }

    func testAnEllipsisBehindNothing() {
        XCTAssertThrowsError(try CFunction(symbol: "snprintf", encoding: "i", isVariadic: true)) { error in
            XCTAssertTrue("\(error)".contains("declared in front of the ellipsis"), "\(error)")
        }
    }

    func testFixedArgumentCounts() throws {
        for wrong in [Int(Int32.max), Int.max, -1, 0, 2] {
            XCTAssertThrowsError(try MethodSignature(encoding: "ii", fixedArgumentCount: wrong), "\(wrong)")
        }
        XCTAssertEqual(try MethodSignature(encoding: "i@:ii", fixedArgumentCount: 3).fixedArgumentCount, 3)
    }

    // MARK: Bytes that are no values

    private enum Small: UInt8 { case one, two }
    private struct Plain { var value: UInt8 }

    func testBytesThatAreNoValues() throws {
        let null: UnsafeMutableRawPointer? = nil
        XCTAssertThrowsError(try CValue(UInt32.max).load(as: Unicode.Scalar.self))
        XCTAssertThrowsError(try CValue(null).load(as: UnsafeMutableRawPointer.self))
        XCTAssertNil(try CValue(null).load(as: UnsafeMutableRawPointer?.self))
        let place = try XCTUnwrap(UnsafeMutableRawPointer(bitPattern: 0x1000))
        XCTAssertEqual(try CValue(place).load(as: UnsafeMutableRawPointer.self), place)
        XCTAssertThrowsError(try CValue(place).load(as: MessageSelector.self))
    }

    func testAUnionIsNoEnum() throws {
        let same: @convention(c) (UInt8) -> UInt8 = { $0 }
        let function = try CFunction(at: unsafeBitCast(same, to: UnsafeRawPointer.self), encoding: "(U=C)C")
        XCTAssertThrowsError(try function(UInt8(200), returning: Small.self))
        XCTAssertThrowsError(try function(UInt8(200), returning: Bool.self))
        XCTAssertEqual(try function(UInt8(200), returning: Plain.self).value, 200)
        XCTAssertEqual(try function(UInt8(200), returning: UInt8.self), 200)
    }
}
