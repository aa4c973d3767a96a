// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group07 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t140_alone(_ a0: Hasher) { log.received([a0 as Any]) }
    func t140_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Hasher, _ a6: Hasher, _ a7: String, _ a8: Hasher) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t140_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Hasher, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t140_mixed(_ a0: Float, _ a1: Int, _ a2: Hasher, _ a3: Double, _ a4: Bool, _ a5: Hasher, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t140_mixed16(_ a0: Int, _ a1: Double, _ a2: Hasher, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Hasher, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t141_alone(_ a0: TaskPriority) { log.received([a0 as Any]) }
    func t141_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: TaskPriority, _ a6: TaskPriority, _ a7: String, _ a8: TaskPriority) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t141_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: TaskPriority, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t141_mixed(_ a0: Float, _ a1: Int, _ a2: TaskPriority, _ a3: Double, _ a4: Bool, _ a5: TaskPriority, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t141_mixed16(_ a0: Int, _ a1: Double, _ a2: TaskPriority, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: TaskPriority, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t141_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: TaskPriority, _ a5: TaskPriority, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t141_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: TaskPriority, _ a8: TaskPriority, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t141_twice(_ a0: TaskPriority, _ a1: String, _ a2: TaskPriority, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t142_alone(_ a0: TaskPriority?) { log.received([a0 as Any]) }
    func t142_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: TaskPriority?, _ a6: TaskPriority?, _ a7: String, _ a8: TaskPriority?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t142_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: TaskPriority?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t142_mixed(_ a0: Float, _ a1: Int, _ a2: TaskPriority?, _ a3: Double, _ a4: Bool, _ a5: TaskPriority?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t142_mixed16(_ a0: Int, _ a1: Double, _ a2: TaskPriority?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: TaskPriority?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t143_alone(_ a0: EnumeratedSequence<[Int]>) { log.received([a0 as Any]) }
    func t143_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: EnumeratedSequence<[Int]>, _ a6: EnumeratedSequence<[Int]>, _ a7: String, _ a8: EnumeratedSequence<[Int]>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t143_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: EnumeratedSequence<[Int]>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t143_mixed(_ a0: Float, _ a1: Int, _ a2: EnumeratedSequence<[Int]>, _ a3: Double, _ a4: Bool, _ a5: EnumeratedSequence<[Int]>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t143_mixed16(_ a0: Int, _ a1: Double, _ a2: EnumeratedSequence<[Int]>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: EnumeratedSequence<[Int]>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t144_alone(_ a0: LazyMapSequence<[Int], Int>) { log.received([a0 as Any]) }
    func t144_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: LazyMapSequence<[Int], Int>, _ a6: LazyMapSequence<[Int], Int>, _ a7: String, _ a8: LazyMapSequence<[Int], Int>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t144_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: LazyMapSequence<[Int], Int>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t144_mixed(_ a0: Float, _ a1: Int, _ a2: LazyMapSequence<[Int], Int>, _ a3: Double, _ a4: Bool, _ a5: LazyMapSequence<[Int], Int>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t144_mixed16(_ a0: Int, _ a1: Double, _ a2: LazyMapSequence<[Int], Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: LazyMapSequence<[Int], Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t144_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: LazyMapSequence<[Int], Int>, _ a5: LazyMapSequence<[Int], Int>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t144_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: LazyMapSequence<[Int], Int>, _ a8: LazyMapSequence<[Int], Int>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t144_twice(_ a0: LazyMapSequence<[Int], Int>, _ a1: String, _ a2: LazyMapSequence<[Int], Int>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t145_alone(_ a0: Zip2Sequence<[Int], Range<Int>>) { log.received([a0 as Any]) }
    func t145_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Zip2Sequence<[Int], Range<Int>>, _ a6: Zip2Sequence<[Int], Range<Int>>, _ a7: String, _ a8: Zip2Sequence<[Int], Range<Int>>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t145_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Zip2Sequence<[Int], Range<Int>>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t145_mixed(_ a0: Float, _ a1: Int, _ a2: Zip2Sequence<[Int], Range<Int>>, _ a3: Double, _ a4: Bool, _ a5: Zip2Sequence<[Int], Range<Int>>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t145_mixed16(_ a0: Int, _ a1: Double, _ a2: Zip2Sequence<[Int], Range<Int>>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Zip2Sequence<[Int], Range<Int>>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t146_alone(_ a0: AnySequence<Int>) { log.received([a0 as Any]) }
    func t146_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnySequence<Int>, _ a6: AnySequence<Int>, _ a7: String, _ a8: AnySequence<Int>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t146_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnySequence<Int>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t146_mixed(_ a0: Float, _ a1: Int, _ a2: AnySequence<Int>, _ a3: Double, _ a4: Bool, _ a5: AnySequence<Int>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t146_mixed16(_ a0: Int, _ a1: Double, _ a2: AnySequence<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnySequence<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t147_alone(_ a0: InlineArray<5, Float>) { log.received([a0 as Any]) }
    func t147_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: InlineArray<5, Float>, _ a6: InlineArray<5, Float>, _ a7: String, _ a8: InlineArray<5, Float>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t147_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: InlineArray<5, Float>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t147_mixed(_ a0: Float, _ a1: Int, _ a2: InlineArray<5, Float>, _ a3: Double, _ a4: Bool, _ a5: InlineArray<5, Float>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t147_mixed16(_ a0: Int, _ a1: Double, _ a2: InlineArray<5, Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: InlineArray<5, Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t147_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: InlineArray<5, Float>, _ a5: InlineArray<5, Float>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t147_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: InlineArray<5, Float>, _ a8: InlineArray<5, Float>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t147_twice(_ a0: InlineArray<5, Float>, _ a1: String, _ a2: InlineArray<5, Float>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t148_alone(_ a0: InlineArray<9, UInt8>) { log.received([a0 as Any]) }
    func t148_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: InlineArray<9, UInt8>, _ a6: InlineArray<9, UInt8>, _ a7: String, _ a8: InlineArray<9, UInt8>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t148_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: InlineArray<9, UInt8>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t148_mixed(_ a0: Float, _ a1: Int, _ a2: InlineArray<9, UInt8>, _ a3: Double, _ a4: Bool, _ a5: InlineArray<9, UInt8>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t148_mixed16(_ a0: Int, _ a1: Double, _ a2: InlineArray<9, UInt8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: InlineArray<9, UInt8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t149_alone(_ a0: InlineArray<3, Int32>) { log.received([a0 as Any]) }
    func t149_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: InlineArray<3, Int32>, _ a6: InlineArray<3, Int32>, _ a7: String, _ a8: InlineArray<3, Int32>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t149_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: InlineArray<3, Int32>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t149_mixed(_ a0: Float, _ a1: Int, _ a2: InlineArray<3, Int32>, _ a3: Double, _ a4: Bool, _ a5: InlineArray<3, Int32>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t149_mixed16(_ a0: Int, _ a1: Double, _ a2: InlineArray<3, Int32>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: InlineArray<3, Int32>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t150_alone(_ a0: InlineArray<2, Node>) { log.received([a0 as Any]) }
    func t150_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: InlineArray<2, Node>, _ a6: InlineArray<2, Node>, _ a7: String, _ a8: InlineArray<2, Node>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t150_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: InlineArray<2, Node>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t150_mixed(_ a0: Float, _ a1: Int, _ a2: InlineArray<2, Node>, _ a3: Double, _ a4: Bool, _ a5: InlineArray<2, Node>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t150_mixed16(_ a0: Int, _ a1: Double, _ a2: InlineArray<2, Node>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: InlineArray<2, Node>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t150_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: InlineArray<2, Node>, _ a5: InlineArray<2, Node>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t150_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: InlineArray<2, Node>, _ a8: InlineArray<2, Node>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t150_twice(_ a0: InlineArray<2, Node>, _ a1: String, _ a2: InlineArray<2, Node>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t151_alone(_ a0: Data) { log.received([a0 as Any]) }
    func t151_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Data, _ a6: Data, _ a7: String, _ a8: Data) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t151_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Data, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t151_mixed(_ a0: Float, _ a1: Int, _ a2: Data, _ a3: Double, _ a4: Bool, _ a5: Data, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t151_mixed16(_ a0: Int, _ a1: Double, _ a2: Data, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Data, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t152_alone(_ a0: Data?) { log.received([a0 as Any]) }
    func t152_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Data?, _ a6: Data?, _ a7: String, _ a8: Data?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t152_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Data?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t152_mixed(_ a0: Float, _ a1: Int, _ a2: Data?, _ a3: Double, _ a4: Bool, _ a5: Data?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t152_mixed16(_ a0: Int, _ a1: Double, _ a2: Data?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Data?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t153_alone(_ a0: URL) { log.received([a0 as Any]) }
    func t153_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: URL, _ a6: URL, _ a7: String, _ a8: URL) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t153_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: URL, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t153_mixed(_ a0: Float, _ a1: Int, _ a2: URL, _ a3: Double, _ a4: Bool, _ a5: URL, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t153_mixed16(_ a0: Int, _ a1: Double, _ a2: URL, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: URL, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t153_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: URL, _ a5: URL, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t153_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: URL, _ a8: URL, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t153_twice(_ a0: URL, _ a1: String, _ a2: URL, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t154_alone(_ a0: URL?) { log.received([a0 as Any]) }
    func t154_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: URL?, _ a6: URL?, _ a7: String, _ a8: URL?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t154_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: URL?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t154_mixed(_ a0: Float, _ a1: Int, _ a2: URL?, _ a3: Double, _ a4: Bool, _ a5: URL?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t154_mixed16(_ a0: Int, _ a1: Double, _ a2: URL?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: URL?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t155_alone(_ a0: Date) { log.received([a0 as Any]) }
    func t155_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Date, _ a6: Date, _ a7: String, _ a8: Date) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t155_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Date, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t155_mixed(_ a0: Float, _ a1: Int, _ a2: Date, _ a3: Double, _ a4: Bool, _ a5: Date, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t155_mixed16(_ a0: Int, _ a1: Double, _ a2: Date, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Date, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t156_alone(_ a0: Date?) { log.received([a0 as Any]) }
    func t156_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Date?, _ a6: Date?, _ a7: String, _ a8: Date?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t156_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Date?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t156_mixed(_ a0: Float, _ a1: Int, _ a2: Date?, _ a3: Double, _ a4: Bool, _ a5: Date?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t156_mixed16(_ a0: Int, _ a1: Double, _ a2: Date?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Date?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t156_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Date?, _ a5: Date?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t156_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Date?, _ a8: Date?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t156_twice(_ a0: Date?, _ a1: String, _ a2: Date?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t157_alone(_ a0: UUID) { log.received([a0 as Any]) }
    func t157_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UUID, _ a6: UUID, _ a7: String, _ a8: UUID) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t157_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UUID, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t157_mixed(_ a0: Float, _ a1: Int, _ a2: UUID, _ a3: Double, _ a4: Bool, _ a5: UUID, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t157_mixed16(_ a0: Int, _ a1: Double, _ a2: UUID, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UUID, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t158_alone(_ a0: UUID?) { log.received([a0 as Any]) }
    func t158_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UUID?, _ a6: UUID?, _ a7: String, _ a8: UUID?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t158_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UUID?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t158_mixed(_ a0: Float, _ a1: Int, _ a2: UUID?, _ a3: Double, _ a4: Bool, _ a5: UUID?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t158_mixed16(_ a0: Int, _ a1: Double, _ a2: UUID?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UUID?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t159_alone(_ a0: IndexPath) { log.received([a0 as Any]) }
    func t159_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: IndexPath, _ a6: IndexPath, _ a7: String, _ a8: IndexPath) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t159_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: IndexPath, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t159_mixed(_ a0: Float, _ a1: Int, _ a2: IndexPath, _ a3: Double, _ a4: Bool, _ a5: IndexPath, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t159_mixed16(_ a0: Int, _ a1: Double, _ a2: IndexPath, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: IndexPath, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t159_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: IndexPath, _ a5: IndexPath, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t159_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: IndexPath, _ a8: IndexPath, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t159_twice(_ a0: IndexPath, _ a1: String, _ a2: IndexPath, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group07>, any Group07>

final class Group07Tests: XCTestCase {
    func test_D4_140_Hasher() throws {
        let v: Hasher = Hasher()
        let w: Hasher = fixed.hasher
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t140_alone), Form.alone(v as Any, w as Any)) { $0.t140_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t140_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t140_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t140_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t140_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t140_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t140_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t140_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t140_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_141_TaskPriority() throws {
        let v: TaskPriority = .high
        let w: TaskPriority = .low
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t141_alone), Form.alone(v as Any, w as Any)) { $0.t141_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t141_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t141_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t141_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t141_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t141_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t141_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group07.t141_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t141_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group07.t141_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t141_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group07.t141_twice), Form.twice(v as Any, w as Any)) { $0.t141_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t141_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t141_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_142_TaskPriority_optional() throws {
        let v: TaskPriority? = .high
        let w: TaskPriority? = nil
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t142_alone), Form.alone(v as Any, w as Any)) { $0.t142_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t142_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t142_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t142_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t142_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t142_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t142_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t142_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t142_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_143_EnumeratedSequence_Int() throws {
        let v: EnumeratedSequence<[Int]> = [7, 8].enumerated()
        let w: EnumeratedSequence<[Int]> = [1].enumerated()
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t143_alone), Form.alone(v as Any, w as Any)) { $0.t143_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t143_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t143_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t143_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t143_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t143_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t143_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t143_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t143_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_144_LazyMapSequence_Int_Int() throws {
        let v: LazyMapSequence<[Int], Int> = [7, 8].lazy.map { $0 + 1 }
        let w: LazyMapSequence<[Int], Int> = [1].lazy.map { $0 - 1 }
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t144_alone), Form.alone(v as Any, w as Any)) { $0.t144_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t144_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t144_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t144_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t144_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t144_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t144_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group07.t144_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t144_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group07.t144_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t144_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group07.t144_twice), Form.twice(v as Any, w as Any)) { $0.t144_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t144_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t144_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_145_Zip2Sequence_Int_Range_Int() throws {
        let v: Zip2Sequence<[Int], Range<Int>> = zip([1, 2], 3..<5)
        let w: Zip2Sequence<[Int], Range<Int>> = zip([1], 3..<4)
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t145_alone), Form.alone(v as Any, w as Any)) { $0.t145_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t145_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t145_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t145_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t145_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t145_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t145_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t145_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t145_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_146_AnySequence_Int() throws {
        let v: AnySequence<Int> = AnySequence([1, 2])
        let w: AnySequence<Int> = AnySequence(3..<5)
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t146_alone), Form.alone(v as Any, w as Any)) { $0.t146_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t146_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t146_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t146_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t146_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t146_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t146_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t146_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t146_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_147_InlineArray_5_Float() throws {
        let v: InlineArray<5, Float> = [1, 2.5, 3, 4, 5]
        let w: InlineArray<5, Float> = [-1, -2, -3, -4, -5]
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t147_alone), Form.alone(v as Any, w as Any)) { $0.t147_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t147_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t147_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t147_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t147_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t147_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t147_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group07.t147_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t147_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group07.t147_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t147_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group07.t147_twice), Form.twice(v as Any, w as Any)) { $0.t147_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t147_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t147_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_148_InlineArray_9_UInt8() throws {
        let v: InlineArray<9, UInt8> = fixed.nine(1)
        let w: InlineArray<9, UInt8> = fixed.nine(40)
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t148_alone), Form.alone(v as Any, w as Any)) { $0.t148_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t148_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t148_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t148_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t148_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t148_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t148_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t148_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t148_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_149_InlineArray_3_Int32() throws {
        let v: InlineArray<3, Int32> = [1, -2, 3]
        let w: InlineArray<3, Int32> = [4, 5, -6]
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t149_alone), Form.alone(v as Any, w as Any)) { $0.t149_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t149_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t149_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t149_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t149_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t149_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t149_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t149_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t149_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_150_InlineArray_2_Node() throws {
        let v: InlineArray<2, Node> = [fixed.node, fixed.leaf]
        let w: InlineArray<2, Node> = [fixed.leaf, fixed.leaf]
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t150_alone), Form.alone(v as Any, w as Any)) { $0.t150_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t150_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t150_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t150_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t150_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t150_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t150_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group07.t150_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t150_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group07.t150_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t150_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group07.t150_twice), Form.twice(v as Any, w as Any)) { $0.t150_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t150_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t150_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_151_Data() throws {
        let v: Data = Data([1, 2, 3])
        let w: Data = Data(repeating: 7, count: 100)
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t151_alone), Form.alone(v as Any, w as Any)) { $0.t151_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t151_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t151_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t151_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t151_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t151_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t151_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t151_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t151_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_152_Data_optional() throws {
        let v: Data? = Data([1])
        let w: Data? = nil
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t152_alone), Form.alone(v as Any, w as Any)) { $0.t152_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t152_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t152_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t152_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t152_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t152_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t152_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t152_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t152_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_153_URL() throws {
        let v: URL = URL(string: "https://example.org/a?b#c")!
        let w: URL = URL(fileURLWithPath: "/tmp/x")
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t153_alone), Form.alone(v as Any, w as Any)) { $0.t153_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t153_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t153_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t153_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t153_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t153_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t153_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group07.t153_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t153_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group07.t153_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t153_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group07.t153_twice), Form.twice(v as Any, w as Any)) { $0.t153_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t153_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t153_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_154_URL_optional() throws {
        let v: URL? = URL(string: "https://example.org")
        let w: URL? = nil
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t154_alone), Form.alone(v as Any, w as Any)) { $0.t154_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t154_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t154_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t154_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t154_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t154_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t154_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t154_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t154_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_155_Date() throws {
        let v: Date = Date(timeIntervalSince1970: 1e9)
        let w: Date = Date(timeIntervalSince1970: -5)
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t155_alone), Form.alone(v as Any, w as Any)) { $0.t155_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t155_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t155_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t155_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t155_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t155_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t155_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t155_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t155_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_156_Date_optional() throws {
        let v: Date? = Date(timeIntervalSince1970: 1e9)
        let w: Date? = nil
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t156_alone), Form.alone(v as Any, w as Any)) { $0.t156_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t156_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t156_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t156_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t156_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t156_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t156_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group07.t156_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t156_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group07.t156_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t156_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group07.t156_twice), Form.twice(v as Any, w as Any)) { $0.t156_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t156_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t156_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_157_UUID() throws {
        let v: UUID = fixed.uuid
        let w: UUID = UUID()
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t157_alone), Form.alone(v as Any, w as Any)) { $0.t157_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t157_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t157_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t157_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t157_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t157_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t157_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t157_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t157_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_158_UUID_optional() throws {
        let v: UUID? = fixed.uuid
        let w: UUID? = nil
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t158_alone), Form.alone(v as Any, w as Any)) { $0.t158_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t158_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t158_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t158_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t158_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t158_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t158_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t158_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t158_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_159_IndexPath() throws {
        let v: IndexPath = [3, 4]
        let w: IndexPath = [1, 2, 3]
        let check = Check<any Group07>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group07.t159_alone), Form.alone(v as Any, w as Any)) { $0.t159_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group07.t159_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t159_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group07.t159_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t159_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group07.t159_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t159_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group07.t159_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t159_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group07.t159_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t159_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group07.t159_twice), Form.twice(v as Any, w as Any)) { $0.t159_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group07.t159_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t159_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
