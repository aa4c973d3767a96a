// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group06 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t120_alone(_ a0: [Int]) { log.received([a0 as Any]) }
    func t120_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: [Int], _ a6: [Int], _ a7: String, _ a8: [Int]) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t120_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: [Int], _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t120_mixed(_ a0: Float, _ a1: Int, _ a2: [Int], _ a3: Double, _ a4: Bool, _ a5: [Int], _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t120_mixed16(_ a0: Int, _ a1: Double, _ a2: [Int], _ a3: Int32, _ a4: Float, _ a5: String, _ a6: [Int], _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t120_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: [Int], _ a5: [Int], _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t120_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: [Int], _ a8: [Int], _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t120_twice(_ a0: [Int], _ a1: String, _ a2: [Int], _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t121_alone(_ a0: [String]?) { log.received([a0 as Any]) }
    func t121_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: [String]?, _ a6: [String]?, _ a7: String, _ a8: [String]?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t121_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: [String]?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t121_mixed(_ a0: Float, _ a1: Int, _ a2: [String]?, _ a3: Double, _ a4: Bool, _ a5: [String]?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t121_mixed16(_ a0: Int, _ a1: Double, _ a2: [String]?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: [String]?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t122_alone(_ a0: [Any]) { log.received([a0 as Any]) }
    func t122_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: [Any], _ a6: [Any], _ a7: String, _ a8: [Any]) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t122_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: [Any], _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t122_mixed(_ a0: Float, _ a1: Int, _ a2: [Any], _ a3: Double, _ a4: Bool, _ a5: [Any], _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t122_mixed16(_ a0: Int, _ a1: Double, _ a2: [Any], _ a3: Int32, _ a4: Float, _ a5: String, _ a6: [Any], _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t123_alone(_ a0: [any Shape]) { log.received([a0 as Any]) }
    func t123_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: [any Shape], _ a6: [any Shape], _ a7: String, _ a8: [any Shape]) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t123_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: [any Shape], _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t123_mixed(_ a0: Float, _ a1: Int, _ a2: [any Shape], _ a3: Double, _ a4: Bool, _ a5: [any Shape], _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t123_mixed16(_ a0: Int, _ a1: Double, _ a2: [any Shape], _ a3: Int32, _ a4: Float, _ a5: String, _ a6: [any Shape], _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t123_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: [any Shape], _ a5: [any Shape], _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t123_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: [any Shape], _ a8: [any Shape], _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t123_twice(_ a0: [any Shape], _ a1: String, _ a2: [any Shape], _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t124_alone(_ a0: [String: Int]) { log.received([a0 as Any]) }
    func t124_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: [String: Int], _ a6: [String: Int], _ a7: String, _ a8: [String: Int]) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t124_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: [String: Int], _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t124_mixed(_ a0: Float, _ a1: Int, _ a2: [String: Int], _ a3: Double, _ a4: Bool, _ a5: [String: Int], _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t124_mixed16(_ a0: Int, _ a1: Double, _ a2: [String: Int], _ a3: Int32, _ a4: Float, _ a5: String, _ a6: [String: Int], _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t125_alone(_ a0: Set<Int>) { log.received([a0 as Any]) }
    func t125_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Set<Int>, _ a6: Set<Int>, _ a7: String, _ a8: Set<Int>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t125_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Set<Int>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t125_mixed(_ a0: Float, _ a1: Int, _ a2: Set<Int>, _ a3: Double, _ a4: Bool, _ a5: Set<Int>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t125_mixed16(_ a0: Int, _ a1: Double, _ a2: Set<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Set<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t126_alone(_ a0: ContiguousArray<Int8>) { log.received([a0 as Any]) }
    func t126_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ContiguousArray<Int8>, _ a6: ContiguousArray<Int8>, _ a7: String, _ a8: ContiguousArray<Int8>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t126_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ContiguousArray<Int8>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t126_mixed(_ a0: Float, _ a1: Int, _ a2: ContiguousArray<Int8>, _ a3: Double, _ a4: Bool, _ a5: ContiguousArray<Int8>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t126_mixed16(_ a0: Int, _ a1: Double, _ a2: ContiguousArray<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ContiguousArray<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t126_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: ContiguousArray<Int8>, _ a5: ContiguousArray<Int8>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t126_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: ContiguousArray<Int8>, _ a8: ContiguousArray<Int8>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t126_twice(_ a0: ContiguousArray<Int8>, _ a1: String, _ a2: ContiguousArray<Int8>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t127_alone(_ a0: ArraySlice<Int>) { log.received([a0 as Any]) }
    func t127_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ArraySlice<Int>, _ a6: ArraySlice<Int>, _ a7: String, _ a8: ArraySlice<Int>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t127_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ArraySlice<Int>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t127_mixed(_ a0: Float, _ a1: Int, _ a2: ArraySlice<Int>, _ a3: Double, _ a4: Bool, _ a5: ArraySlice<Int>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t127_mixed16(_ a0: Int, _ a1: Double, _ a2: ArraySlice<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ArraySlice<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t128_alone(_ a0: Range<Int>) { log.received([a0 as Any]) }
    func t128_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Range<Int>, _ a6: Range<Int>, _ a7: String, _ a8: Range<Int>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t128_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Range<Int>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t128_mixed(_ a0: Float, _ a1: Int, _ a2: Range<Int>, _ a3: Double, _ a4: Bool, _ a5: Range<Int>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t128_mixed16(_ a0: Int, _ a1: Double, _ a2: Range<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Range<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t129_alone(_ a0: ClosedRange<Double>) { log.received([a0 as Any]) }
    func t129_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ClosedRange<Double>, _ a6: ClosedRange<Double>, _ a7: String, _ a8: ClosedRange<Double>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t129_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ClosedRange<Double>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t129_mixed(_ a0: Float, _ a1: Int, _ a2: ClosedRange<Double>, _ a3: Double, _ a4: Bool, _ a5: ClosedRange<Double>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t129_mixed16(_ a0: Int, _ a1: Double, _ a2: ClosedRange<Double>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ClosedRange<Double>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t129_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: ClosedRange<Double>, _ a5: ClosedRange<Double>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t129_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: ClosedRange<Double>, _ a8: ClosedRange<Double>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t129_twice(_ a0: ClosedRange<Double>, _ a1: String, _ a2: ClosedRange<Double>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t130_alone(_ a0: Range<Int8>) { log.received([a0 as Any]) }
    func t130_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Range<Int8>, _ a6: Range<Int8>, _ a7: String, _ a8: Range<Int8>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t130_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Range<Int8>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t130_mixed(_ a0: Float, _ a1: Int, _ a2: Range<Int8>, _ a3: Double, _ a4: Bool, _ a5: Range<Int8>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t130_mixed16(_ a0: Int, _ a1: Double, _ a2: Range<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Range<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t131_alone(_ a0: Range<String.Index>) { log.received([a0 as Any]) }
    func t131_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Range<String.Index>, _ a6: Range<String.Index>, _ a7: String, _ a8: Range<String.Index>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t131_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Range<String.Index>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t131_mixed(_ a0: Float, _ a1: Int, _ a2: Range<String.Index>, _ a3: Double, _ a4: Bool, _ a5: Range<String.Index>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t131_mixed16(_ a0: Int, _ a1: Double, _ a2: Range<String.Index>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Range<String.Index>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t132_alone(_ a0: PartialRangeFrom<Float>) { log.received([a0 as Any]) }
    func t132_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: PartialRangeFrom<Float>, _ a6: PartialRangeFrom<Float>, _ a7: String, _ a8: PartialRangeFrom<Float>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t132_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: PartialRangeFrom<Float>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t132_mixed(_ a0: Float, _ a1: Int, _ a2: PartialRangeFrom<Float>, _ a3: Double, _ a4: Bool, _ a5: PartialRangeFrom<Float>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t132_mixed16(_ a0: Int, _ a1: Double, _ a2: PartialRangeFrom<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: PartialRangeFrom<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t132_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: PartialRangeFrom<Float>, _ a5: PartialRangeFrom<Float>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t132_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: PartialRangeFrom<Float>, _ a8: PartialRangeFrom<Float>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t132_twice(_ a0: PartialRangeFrom<Float>, _ a1: String, _ a2: PartialRangeFrom<Float>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t133_alone(_ a0: CollectionOfOne<Float>) { log.received([a0 as Any]) }
    func t133_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CollectionOfOne<Float>, _ a6: CollectionOfOne<Float>, _ a7: String, _ a8: CollectionOfOne<Float>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t133_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CollectionOfOne<Float>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t133_mixed(_ a0: Float, _ a1: Int, _ a2: CollectionOfOne<Float>, _ a3: Double, _ a4: Bool, _ a5: CollectionOfOne<Float>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t133_mixed16(_ a0: Int, _ a1: Double, _ a2: CollectionOfOne<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CollectionOfOne<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t134_alone(_ a0: AnyHashable) { log.received([a0 as Any]) }
    func t134_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyHashable, _ a6: AnyHashable, _ a7: String, _ a8: AnyHashable) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t134_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyHashable, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t134_mixed(_ a0: Float, _ a1: Int, _ a2: AnyHashable, _ a3: Double, _ a4: Bool, _ a5: AnyHashable, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t134_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyHashable, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyHashable, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t135_alone(_ a0: AnyHashable?) { log.received([a0 as Any]) }
    func t135_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyHashable?, _ a6: AnyHashable?, _ a7: String, _ a8: AnyHashable?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t135_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyHashable?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t135_mixed(_ a0: Float, _ a1: Int, _ a2: AnyHashable?, _ a3: Double, _ a4: Bool, _ a5: AnyHashable?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t135_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyHashable?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyHashable?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t135_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: AnyHashable?, _ a5: AnyHashable?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t135_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: AnyHashable?, _ a8: AnyHashable?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t135_twice(_ a0: AnyHashable?, _ a1: String, _ a2: AnyHashable?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t136_alone(_ a0: Duration) { log.received([a0 as Any]) }
    func t136_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Duration, _ a6: Duration, _ a7: String, _ a8: Duration) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t136_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Duration, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t136_mixed(_ a0: Float, _ a1: Int, _ a2: Duration, _ a3: Double, _ a4: Bool, _ a5: Duration, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t136_mixed16(_ a0: Int, _ a1: Double, _ a2: Duration, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Duration, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t137_alone(_ a0: Duration?) { log.received([a0 as Any]) }
    func t137_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Duration?, _ a6: Duration?, _ a7: String, _ a8: Duration?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t137_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Duration?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t137_mixed(_ a0: Float, _ a1: Int, _ a2: Duration?, _ a3: Double, _ a4: Bool, _ a5: Duration?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t137_mixed16(_ a0: Int, _ a1: Double, _ a2: Duration?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Duration?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t138_alone(_ a0: ContinuousClock.Instant) { log.received([a0 as Any]) }
    func t138_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ContinuousClock.Instant, _ a6: ContinuousClock.Instant, _ a7: String, _ a8: ContinuousClock.Instant) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t138_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ContinuousClock.Instant, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t138_mixed(_ a0: Float, _ a1: Int, _ a2: ContinuousClock.Instant, _ a3: Double, _ a4: Bool, _ a5: ContinuousClock.Instant, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t138_mixed16(_ a0: Int, _ a1: Double, _ a2: ContinuousClock.Instant, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ContinuousClock.Instant, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t138_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: ContinuousClock.Instant, _ a5: ContinuousClock.Instant, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t138_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: ContinuousClock.Instant, _ a8: ContinuousClock.Instant, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t138_twice(_ a0: ContinuousClock.Instant, _ a1: String, _ a2: ContinuousClock.Instant, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t139_alone(_ a0: Mirror) { log.received([a0 as Any]) }
    func t139_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mirror, _ a6: Mirror, _ a7: String, _ a8: Mirror) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t139_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mirror, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t139_mixed(_ a0: Float, _ a1: Int, _ a2: Mirror, _ a3: Double, _ a4: Bool, _ a5: Mirror, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t139_mixed16(_ a0: Int, _ a1: Double, _ a2: Mirror, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mirror, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group06>, any Group06>

final class Group06Tests: XCTestCase {
    func test_D4_120_Int() throws {
        let v: [Int] = [1, 2, 3]
        let w: [Int] = []
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t120_alone), Form.alone(v as Any, w as Any)) { $0.t120_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t120_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t120_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t120_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t120_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t120_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t120_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group06.t120_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t120_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group06.t120_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t120_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group06.t120_twice), Form.twice(v as Any, w as Any)) { $0.t120_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t120_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t120_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_121_String_optional() throws {
        let v: [String]? = ["a"]
        let w: [String]? = nil
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t121_alone), Form.alone(v as Any, w as Any)) { $0.t121_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t121_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t121_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t121_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t121_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t121_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t121_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t121_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t121_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_122_Any() throws {
        let v: [Any] = [1, "two"]
        let w: [Any] = []
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t122_alone), Form.alone(v as Any, w as Any)) { $0.t122_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t122_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t122_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t122_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t122_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t122_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t122_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t122_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t122_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_123_any_Shape() throws {
        let v: [any Shape] = [Square(side: 2), Block([3], "x", 1)]
        let w: [any Shape] = []
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t123_alone), Form.alone(v as Any, w as Any)) { $0.t123_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t123_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t123_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t123_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t123_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t123_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t123_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group06.t123_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t123_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group06.t123_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t123_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group06.t123_twice), Form.twice(v as Any, w as Any)) { $0.t123_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t123_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t123_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_124_String_Int() throws {
        let v: [String: Int] = ["a": 1]
        let w: [String: Int] = [:]
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t124_alone), Form.alone(v as Any, w as Any)) { $0.t124_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t124_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t124_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t124_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t124_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t124_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t124_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t124_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t124_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_125_Set_Int() throws {
        let v: Set<Int> = [1, 2]
        let w: Set<Int> = []
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t125_alone), Form.alone(v as Any, w as Any)) { $0.t125_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t125_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t125_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t125_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t125_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t125_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t125_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t125_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t125_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_126_ContiguousArray_Int8() throws {
        let v: ContiguousArray<Int8> = [1, 2]
        let w: ContiguousArray<Int8> = [3]
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t126_alone), Form.alone(v as Any, w as Any)) { $0.t126_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t126_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t126_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t126_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t126_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t126_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t126_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group06.t126_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t126_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group06.t126_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t126_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group06.t126_twice), Form.twice(v as Any, w as Any)) { $0.t126_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t126_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t126_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_127_ArraySlice_Int() throws {
        let v: ArraySlice<Int> = [1, 2, 3][1...]
        let w: ArraySlice<Int> = [4, 5][...0]
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t127_alone), Form.alone(v as Any, w as Any)) { $0.t127_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t127_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t127_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t127_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t127_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t127_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t127_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t127_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t127_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_128_Range_Int() throws {
        let v: Range<Int> = 3..<8
        let w: Range<Int> = 0..<1
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t128_alone), Form.alone(v as Any, w as Any)) { $0.t128_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t128_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t128_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t128_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t128_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t128_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t128_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t128_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t128_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_129_ClosedRange_Double() throws {
        let v: ClosedRange<Double> = 1.5...2.5
        let w: ClosedRange<Double> = -1...1
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t129_alone), Form.alone(v as Any, w as Any)) { $0.t129_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t129_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t129_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t129_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t129_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t129_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t129_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group06.t129_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t129_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group06.t129_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t129_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group06.t129_twice), Form.twice(v as Any, w as Any)) { $0.t129_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t129_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t129_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_130_Range_Int8() throws {
        let v: Range<Int8> = 3..<8
        let w: Range<Int8> = 0..<1
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t130_alone), Form.alone(v as Any, w as Any)) { $0.t130_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t130_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t130_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t130_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t130_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t130_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t130_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t130_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t130_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_131_Range_String_Index() throws {
        let v: Range<String.Index> = fixed.text3.startIndex..<fixed.text3.endIndex
        let w: Range<String.Index> = fixed.text3.endIndex..<fixed.text3.endIndex
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t131_alone), Form.alone(v as Any, w as Any)) { $0.t131_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t131_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t131_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t131_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t131_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t131_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t131_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t131_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t131_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_132_PartialRangeFrom_Float() throws {
        let v: PartialRangeFrom<Float> = 1.5...
        let w: PartialRangeFrom<Float> = 2.5...
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t132_alone), Form.alone(v as Any, w as Any)) { $0.t132_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t132_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t132_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t132_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t132_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t132_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t132_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group06.t132_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t132_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group06.t132_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t132_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group06.t132_twice), Form.twice(v as Any, w as Any)) { $0.t132_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t132_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t132_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_133_CollectionOfOne_Float() throws {
        let v: CollectionOfOne<Float> = CollectionOfOne(1.5)
        let w: CollectionOfOne<Float> = CollectionOfOne(2)
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t133_alone), Form.alone(v as Any, w as Any)) { $0.t133_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t133_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t133_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t133_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t133_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t133_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t133_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t133_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t133_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_134_AnyHashable() throws {
        let v: AnyHashable = "hashable"
        let w: AnyHashable = 5
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t134_alone), Form.alone(v as Any, w as Any)) { $0.t134_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t134_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t134_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t134_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t134_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t134_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t134_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t134_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t134_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_135_AnyHashable_optional() throws {
        let v: AnyHashable? = 2.5
        let w: AnyHashable? = nil
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t135_alone), Form.alone(v as Any, w as Any)) { $0.t135_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t135_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t135_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t135_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t135_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t135_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t135_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group06.t135_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t135_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group06.t135_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t135_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group06.t135_twice), Form.twice(v as Any, w as Any)) { $0.t135_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t135_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t135_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_136_Duration() throws {
        let v: Duration = .seconds(5)
        let w: Duration = .nanoseconds(-1)
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t136_alone), Form.alone(v as Any, w as Any)) { $0.t136_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t136_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t136_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t136_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t136_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t136_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t136_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t136_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t136_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_137_Duration_optional() throws {
        let v: Duration? = .seconds(5)
        let w: Duration? = nil
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t137_alone), Form.alone(v as Any, w as Any)) { $0.t137_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t137_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t137_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t137_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t137_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t137_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t137_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t137_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t137_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_138_ContinuousClock_Instant() throws {
        let v: ContinuousClock.Instant = .now
        let w: ContinuousClock.Instant = .now.advanced(by: .seconds(1))
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t138_alone), Form.alone(v as Any, w as Any)) { $0.t138_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t138_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t138_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t138_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t138_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t138_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t138_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group06.t138_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t138_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group06.t138_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t138_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group06.t138_twice), Form.twice(v as Any, w as Any)) { $0.t138_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t138_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t138_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_139_Mirror() throws {
        let v: Mirror = Mirror(reflecting: 5)
        let w: Mirror = Mirror(reflecting: Square(side: 2))
        let check = Check<any Group06>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group06.t139_alone), Form.alone(v as Any, w as Any)) { $0.t139_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group06.t139_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t139_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group06.t139_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t139_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group06.t139_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t139_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group06.t139_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t139_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
