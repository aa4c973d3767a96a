// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group00 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t0_alone(_ a0: Int8) { log.received([a0 as Any]) }
    func t0_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int8, _ a6: Int8, _ a7: String, _ a8: Int8) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t0_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int8, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t0_mixed(_ a0: Float, _ a1: Int, _ a2: Int8, _ a3: Double, _ a4: Bool, _ a5: Int8, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t0_mixed16(_ a0: Int, _ a1: Double, _ a2: Int8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t0_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Int8, _ a5: Int8, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t0_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Int8, _ a8: Int8, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t0_twice(_ a0: Int8, _ a1: String, _ a2: Int8, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t1_alone(_ a0: UInt8) { log.received([a0 as Any]) }
    func t1_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UInt8, _ a6: UInt8, _ a7: String, _ a8: UInt8) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t1_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UInt8, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t1_mixed(_ a0: Float, _ a1: Int, _ a2: UInt8, _ a3: Double, _ a4: Bool, _ a5: UInt8, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t1_mixed16(_ a0: Int, _ a1: Double, _ a2: UInt8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UInt8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t2_alone(_ a0: Int16) { log.received([a0 as Any]) }
    func t2_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int16, _ a6: Int16, _ a7: String, _ a8: Int16) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t2_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int16, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t2_mixed(_ a0: Float, _ a1: Int, _ a2: Int16, _ a3: Double, _ a4: Bool, _ a5: Int16, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t2_mixed16(_ a0: Int, _ a1: Double, _ a2: Int16, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int16, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t3_alone(_ a0: UInt16) { log.received([a0 as Any]) }
    func t3_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UInt16, _ a6: UInt16, _ a7: String, _ a8: UInt16) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t3_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UInt16, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t3_mixed(_ a0: Float, _ a1: Int, _ a2: UInt16, _ a3: Double, _ a4: Bool, _ a5: UInt16, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t3_mixed16(_ a0: Int, _ a1: Double, _ a2: UInt16, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UInt16, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t3_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: UInt16, _ a5: UInt16, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t3_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: UInt16, _ a8: UInt16, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t3_twice(_ a0: UInt16, _ a1: String, _ a2: UInt16, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t4_alone(_ a0: Int32) { log.received([a0 as Any]) }
    func t4_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int32, _ a6: Int32, _ a7: String, _ a8: Int32) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t4_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int32, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t4_mixed(_ a0: Float, _ a1: Int, _ a2: Int32, _ a3: Double, _ a4: Bool, _ a5: Int32, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t4_mixed16(_ a0: Int, _ a1: Double, _ a2: Int32, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int32, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t5_alone(_ a0: UInt32) { log.received([a0 as Any]) }
    func t5_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UInt32, _ a6: UInt32, _ a7: String, _ a8: UInt32) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t5_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UInt32, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t5_mixed(_ a0: Float, _ a1: Int, _ a2: UInt32, _ a3: Double, _ a4: Bool, _ a5: UInt32, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t5_mixed16(_ a0: Int, _ a1: Double, _ a2: UInt32, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UInt32, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t6_alone(_ a0: Int64) { log.received([a0 as Any]) }
    func t6_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int64, _ a6: Int64, _ a7: String, _ a8: Int64) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t6_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int64, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t6_mixed(_ a0: Float, _ a1: Int, _ a2: Int64, _ a3: Double, _ a4: Bool, _ a5: Int64, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t6_mixed16(_ a0: Int, _ a1: Double, _ a2: Int64, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int64, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t6_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Int64, _ a5: Int64, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t6_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Int64, _ a8: Int64, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t6_twice(_ a0: Int64, _ a1: String, _ a2: Int64, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t7_alone(_ a0: UInt64) { log.received([a0 as Any]) }
    func t7_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UInt64, _ a6: UInt64, _ a7: String, _ a8: UInt64) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t7_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UInt64, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t7_mixed(_ a0: Float, _ a1: Int, _ a2: UInt64, _ a3: Double, _ a4: Bool, _ a5: UInt64, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t7_mixed16(_ a0: Int, _ a1: Double, _ a2: UInt64, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UInt64, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t8_alone(_ a0: Int128) { log.received([a0 as Any]) }
    func t8_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int128, _ a6: Int128, _ a7: String, _ a8: Int128) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t8_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int128, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t8_mixed(_ a0: Float, _ a1: Int, _ a2: Int128, _ a3: Double, _ a4: Bool, _ a5: Int128, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t8_mixed16(_ a0: Int, _ a1: Double, _ a2: Int128, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int128, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t9_alone(_ a0: UInt128) { log.received([a0 as Any]) }
    func t9_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UInt128, _ a6: UInt128, _ a7: String, _ a8: UInt128) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t9_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UInt128, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t9_mixed(_ a0: Float, _ a1: Int, _ a2: UInt128, _ a3: Double, _ a4: Bool, _ a5: UInt128, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t9_mixed16(_ a0: Int, _ a1: Double, _ a2: UInt128, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UInt128, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t9_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: UInt128, _ a5: UInt128, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t9_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: UInt128, _ a8: UInt128, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t9_twice(_ a0: UInt128, _ a1: String, _ a2: UInt128, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t10_alone(_ a0: Int) { log.received([a0 as Any]) }
    func t10_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int, _ a6: Int, _ a7: String, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t10_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t10_mixed(_ a0: Float, _ a1: Int, _ a2: Int, _ a3: Double, _ a4: Bool, _ a5: Int, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t10_mixed16(_ a0: Int, _ a1: Double, _ a2: Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t11_alone(_ a0: UInt) { log.received([a0 as Any]) }
    func t11_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UInt, _ a6: UInt, _ a7: String, _ a8: UInt) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t11_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UInt, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t11_mixed(_ a0: Float, _ a1: Int, _ a2: UInt, _ a3: Double, _ a4: Bool, _ a5: UInt, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t11_mixed16(_ a0: Int, _ a1: Double, _ a2: UInt, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UInt, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t12_alone(_ a0: Float16) { log.received([a0 as Any]) }
    func t12_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Float16, _ a6: Float16, _ a7: String, _ a8: Float16) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t12_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Float16, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t12_mixed(_ a0: Float, _ a1: Int, _ a2: Float16, _ a3: Double, _ a4: Bool, _ a5: Float16, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t12_mixed16(_ a0: Int, _ a1: Double, _ a2: Float16, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Float16, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t12_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Float16, _ a5: Float16, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t12_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Float16, _ a8: Float16, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t12_twice(_ a0: Float16, _ a1: String, _ a2: Float16, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t13_alone(_ a0: Float) { log.received([a0 as Any]) }
    func t13_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Float, _ a6: Float, _ a7: String, _ a8: Float) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t13_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Float, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t13_mixed(_ a0: Float, _ a1: Int, _ a2: Float, _ a3: Double, _ a4: Bool, _ a5: Float, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t13_mixed16(_ a0: Int, _ a1: Double, _ a2: Float, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Float, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t14_alone(_ a0: Double) { log.received([a0 as Any]) }
    func t14_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Double, _ a6: Double, _ a7: String, _ a8: Double) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t14_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Double, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t14_mixed(_ a0: Float, _ a1: Int, _ a2: Double, _ a3: Double, _ a4: Bool, _ a5: Double, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t14_mixed16(_ a0: Int, _ a1: Double, _ a2: Double, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Double, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t15_alone(_ a0: Float80) { log.received([a0 as Any]) }
    func t15_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Float80, _ a6: Float80, _ a7: String, _ a8: Float80) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t15_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Float80, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t15_mixed(_ a0: Float, _ a1: Int, _ a2: Float80, _ a3: Double, _ a4: Bool, _ a5: Float80, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t15_mixed16(_ a0: Int, _ a1: Double, _ a2: Float80, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Float80, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t15_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Float80, _ a5: Float80, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t15_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Float80, _ a8: Float80, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t15_twice(_ a0: Float80, _ a1: String, _ a2: Float80, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t16_alone(_ a0: Bool) { log.received([a0 as Any]) }
    func t16_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bool, _ a6: Bool, _ a7: String, _ a8: Bool) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t16_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bool, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t16_mixed(_ a0: Float, _ a1: Int, _ a2: Bool, _ a3: Double, _ a4: Bool, _ a5: Bool, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t16_mixed16(_ a0: Int, _ a1: Double, _ a2: Bool, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bool, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t17_alone(_ a0: Unicode.Scalar) { log.received([a0 as Any]) }
    func t17_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Unicode.Scalar, _ a6: Unicode.Scalar, _ a7: String, _ a8: Unicode.Scalar) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t17_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Unicode.Scalar, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t17_mixed(_ a0: Float, _ a1: Int, _ a2: Unicode.Scalar, _ a3: Double, _ a4: Bool, _ a5: Unicode.Scalar, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t17_mixed16(_ a0: Int, _ a1: Double, _ a2: Unicode.Scalar, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Unicode.Scalar, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t18_alone(_ a0: UnsafeRawPointer) { log.received([a0 as Any]) }
    func t18_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeRawPointer, _ a6: UnsafeRawPointer, _ a7: String, _ a8: UnsafeRawPointer) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t18_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeRawPointer, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t18_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeRawPointer, _ a3: Double, _ a4: Bool, _ a5: UnsafeRawPointer, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t18_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeRawPointer, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeRawPointer, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t18_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: UnsafeRawPointer, _ a5: UnsafeRawPointer, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t18_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: UnsafeRawPointer, _ a8: UnsafeRawPointer, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t18_twice(_ a0: UnsafeRawPointer, _ a1: String, _ a2: UnsafeRawPointer, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t19_alone(_ a0: UnsafeRawPointer?) { log.received([a0 as Any]) }
    func t19_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeRawPointer?, _ a6: UnsafeRawPointer?, _ a7: String, _ a8: UnsafeRawPointer?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t19_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeRawPointer?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t19_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeRawPointer?, _ a3: Double, _ a4: Bool, _ a5: UnsafeRawPointer?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t19_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeRawPointer?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeRawPointer?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group00>, any Group00>

final class Group00Tests: XCTestCase {
    func test_D4_000_Int8() throws {
        let v: Int8 = -123
        let w: Int8 = 67
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t0_alone), Form.alone(v as Any, w as Any)) { $0.t0_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t0_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t0_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t0_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t0_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t0_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t0_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group00.t0_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t0_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group00.t0_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t0_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group00.t0_twice), Form.twice(v as Any, w as Any)) { $0.t0_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t0_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t0_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_001_UInt8() throws {
        let v: UInt8 = 249
        let w: UInt8 = 139
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t1_alone), Form.alone(v as Any, w as Any)) { $0.t1_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t1_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t1_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t1_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t1_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t1_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t1_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t1_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t1_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_002_Int16() throws {
        let v: Int16 = -32763
        let w: Int16 = 16387
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t2_alone), Form.alone(v as Any, w as Any)) { $0.t2_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t2_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t2_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t2_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t2_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t2_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t2_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t2_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t2_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_003_UInt16() throws {
        let v: UInt16 = 65529
        let w: UInt16 = 32779
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t3_alone), Form.alone(v as Any, w as Any)) { $0.t3_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t3_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t3_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t3_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t3_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t3_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t3_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group00.t3_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t3_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group00.t3_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t3_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group00.t3_twice), Form.twice(v as Any, w as Any)) { $0.t3_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t3_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t3_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_004_Int32() throws {
        let v: Int32 = -2147483643
        let w: Int32 = 1073741827
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t4_alone), Form.alone(v as Any, w as Any)) { $0.t4_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t4_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t4_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t4_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t4_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t4_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t4_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t4_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t4_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_005_UInt32() throws {
        let v: UInt32 = 4294967289
        let w: UInt32 = 2147483659
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t5_alone), Form.alone(v as Any, w as Any)) { $0.t5_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t5_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t5_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t5_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t5_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t5_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t5_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t5_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t5_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_006_Int64() throws {
        let v: Int64 = -9223372036854775803
        let w: Int64 = 4611686018427387907
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t6_alone), Form.alone(v as Any, w as Any)) { $0.t6_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t6_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t6_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t6_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t6_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t6_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t6_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group00.t6_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t6_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group00.t6_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t6_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group00.t6_twice), Form.twice(v as Any, w as Any)) { $0.t6_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t6_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t6_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_007_UInt64() throws {
        let v: UInt64 = 18446744073709551609
        let w: UInt64 = 9223372036854775819
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t7_alone), Form.alone(v as Any, w as Any)) { $0.t7_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t7_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t7_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t7_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t7_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t7_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t7_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t7_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t7_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_008_Int128() throws {
        let v: Int128 = -170141183460469231731687303715884105723
        let w: Int128 = 85070591730234615865843651857942052867
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t8_alone), Form.alone(v as Any, w as Any)) { $0.t8_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t8_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t8_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t8_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t8_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t8_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t8_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t8_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t8_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_009_UInt128() throws {
        let v: UInt128 = 340282366920938463463374607431768211449
        let w: UInt128 = 170141183460469231731687303715884105739
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t9_alone), Form.alone(v as Any, w as Any)) { $0.t9_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t9_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t9_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t9_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t9_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t9_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t9_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group00.t9_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t9_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group00.t9_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t9_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group00.t9_twice), Form.twice(v as Any, w as Any)) { $0.t9_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t9_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t9_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_010_Int() throws {
        let v: Int = .min
        let w: Int = .max
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t10_alone), Form.alone(v as Any, w as Any)) { $0.t10_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t10_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t10_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t10_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t10_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t10_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t10_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t10_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t10_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_011_UInt() throws {
        let v: UInt = .max
        let w: UInt = 0x8000_0000_0000_0001
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t11_alone), Form.alone(v as Any, w as Any)) { $0.t11_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t11_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t11_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t11_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t11_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t11_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t11_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t11_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t11_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_012_Float16() throws {
        let v: Float16 = -1.5
        let w: Float16 = 0.25
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t12_alone), Form.alone(v as Any, w as Any)) { $0.t12_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t12_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t12_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t12_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t12_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t12_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t12_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group00.t12_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t12_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group00.t12_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t12_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group00.t12_twice), Form.twice(v as Any, w as Any)) { $0.t12_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t12_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t12_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_013_Float() throws {
        let v: Float = -3.4028235e+38
        let w: Float = 1.5
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t13_alone), Form.alone(v as Any, w as Any)) { $0.t13_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t13_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t13_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t13_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t13_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t13_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t13_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t13_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t13_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_014_Double() throws {
        let v: Double = .pi
        let w: Double = -1e300
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t14_alone), Form.alone(v as Any, w as Any)) { $0.t14_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t14_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t14_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t14_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t14_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t14_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t14_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t14_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t14_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_015_Float80() throws {
        let v: Float80 = 1.25
        let w: Float80 = -7.5
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t15_alone), Form.alone(v as Any, w as Any)) { $0.t15_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t15_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t15_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t15_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t15_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t15_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t15_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group00.t15_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t15_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group00.t15_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t15_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group00.t15_twice), Form.twice(v as Any, w as Any)) { $0.t15_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t15_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t15_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_016_Bool() throws {
        let v: Bool = (fixed.one != fixed.two)
        let w: Bool = (fixed.one != fixed.one)
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t16_alone), Form.alone(v as Any, w as Any)) { $0.t16_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t16_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t16_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t16_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t16_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t16_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t16_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t16_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t16_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_017_Unicode_Scalar() throws {
        let v: Unicode.Scalar = "\u{1F600}"
        let w: Unicode.Scalar = "x"
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t17_alone), Form.alone(v as Any, w as Any)) { $0.t17_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t17_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t17_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t17_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t17_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t17_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t17_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t17_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t17_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_018_UnsafeRawPointer() throws {
        let v: UnsafeRawPointer = fixed.raw
        let w: UnsafeRawPointer = fixed.raw + 5
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t18_alone), Form.alone(v as Any, w as Any)) { $0.t18_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t18_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t18_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t18_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t18_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t18_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t18_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group00.t18_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t18_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group00.t18_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t18_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group00.t18_twice), Form.twice(v as Any, w as Any)) { $0.t18_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t18_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t18_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_019_UnsafeRawPointer_optional() throws {
        let v: UnsafeRawPointer? = fixed.raw + 3
        let w: UnsafeRawPointer? = nil
        let check = Check<any Group00>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group00.t19_alone), Form.alone(v as Any, w as Any)) { $0.t19_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group00.t19_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t19_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group00.t19_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t19_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group00.t19_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t19_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group00.t19_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t19_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
