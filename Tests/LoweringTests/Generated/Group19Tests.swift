// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group19 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t380_alone(_ a0: FloatsAndShorts2) { log.received([a0 as Any]) }
    func t380_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatsAndShorts2, _ a6: FloatsAndShorts2, _ a7: String, _ a8: FloatsAndShorts2) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t380_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatsAndShorts2, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t380_mixed(_ a0: Float, _ a1: Int, _ a2: FloatsAndShorts2, _ a3: Double, _ a4: Bool, _ a5: FloatsAndShorts2, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t380_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatsAndShorts2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatsAndShorts2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t381_alone(_ a0: FloatsAndShorts3) { log.received([a0 as Any]) }
    func t381_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatsAndShorts3, _ a6: FloatsAndShorts3, _ a7: String, _ a8: FloatsAndShorts3) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t381_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatsAndShorts3, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t381_mixed(_ a0: Float, _ a1: Int, _ a2: FloatsAndShorts3, _ a3: Double, _ a4: Bool, _ a5: FloatsAndShorts3, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t381_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatsAndShorts3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatsAndShorts3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t381_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: FloatsAndShorts3, _ a5: FloatsAndShorts3, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t381_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: FloatsAndShorts3, _ a8: FloatsAndShorts3, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t381_twice(_ a0: FloatsAndShorts3, _ a1: String, _ a2: FloatsAndShorts3, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t382_alone(_ a0: FloatsAndShorts4) { log.received([a0 as Any]) }
    func t382_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatsAndShorts4, _ a6: FloatsAndShorts4, _ a7: String, _ a8: FloatsAndShorts4) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t382_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatsAndShorts4, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t382_mixed(_ a0: Float, _ a1: Int, _ a2: FloatsAndShorts4, _ a3: Double, _ a4: Bool, _ a5: FloatsAndShorts4, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t382_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatsAndShorts4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatsAndShorts4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t383_alone(_ a0: FloatsAndShorts6) { log.received([a0 as Any]) }
    func t383_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatsAndShorts6, _ a6: FloatsAndShorts6, _ a7: String, _ a8: FloatsAndShorts6) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t383_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatsAndShorts6, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t383_mixed(_ a0: Float, _ a1: Int, _ a2: FloatsAndShorts6, _ a3: Double, _ a4: Bool, _ a5: FloatsAndShorts6, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t383_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatsAndShorts6, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatsAndShorts6, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t384_alone(_ a0: FloatsAndShorts8) { log.received([a0 as Any]) }
    func t384_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatsAndShorts8, _ a6: FloatsAndShorts8, _ a7: String, _ a8: FloatsAndShorts8) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t384_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatsAndShorts8, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t384_mixed(_ a0: Float, _ a1: Int, _ a2: FloatsAndShorts8, _ a3: Double, _ a4: Bool, _ a5: FloatsAndShorts8, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t384_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatsAndShorts8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatsAndShorts8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t384_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: FloatsAndShorts8, _ a5: FloatsAndShorts8, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t384_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: FloatsAndShorts8, _ a8: FloatsAndShorts8, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t384_twice(_ a0: FloatsAndShorts8, _ a1: String, _ a2: FloatsAndShorts8, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t385_alone(_ a0: FloatsAndShorts12) { log.received([a0 as Any]) }
    func t385_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatsAndShorts12, _ a6: FloatsAndShorts12, _ a7: String, _ a8: FloatsAndShorts12) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t385_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatsAndShorts12, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t385_mixed(_ a0: Float, _ a1: Int, _ a2: FloatsAndShorts12, _ a3: Double, _ a4: Bool, _ a5: FloatsAndShorts12, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t385_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatsAndShorts12, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatsAndShorts12, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t386_alone(_ a0: FloatsAndShorts15) { log.received([a0 as Any]) }
    func t386_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatsAndShorts15, _ a6: FloatsAndShorts15, _ a7: String, _ a8: FloatsAndShorts15) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t386_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatsAndShorts15, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t386_mixed(_ a0: Float, _ a1: Int, _ a2: FloatsAndShorts15, _ a3: Double, _ a4: Bool, _ a5: FloatsAndShorts15, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t386_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatsAndShorts15, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatsAndShorts15, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t387_alone(_ a0: DoublesAndBytes2) { log.received([a0 as Any]) }
    func t387_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes2, _ a6: DoublesAndBytes2, _ a7: String, _ a8: DoublesAndBytes2) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t387_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DoublesAndBytes2, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t387_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes2, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes2, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t387_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t387_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: DoublesAndBytes2, _ a5: DoublesAndBytes2, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t387_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: DoublesAndBytes2, _ a8: DoublesAndBytes2, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t387_twice(_ a0: DoublesAndBytes2, _ a1: String, _ a2: DoublesAndBytes2, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t388_alone(_ a0: DoublesAndBytes3) { log.received([a0 as Any]) }
    func t388_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes3, _ a6: DoublesAndBytes3, _ a7: String, _ a8: DoublesAndBytes3) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t388_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DoublesAndBytes3, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t388_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes3, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes3, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t388_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t389_alone(_ a0: DoublesAndBytes4) { log.received([a0 as Any]) }
    func t389_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes4, _ a6: DoublesAndBytes4, _ a7: String, _ a8: DoublesAndBytes4) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t389_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DoublesAndBytes4, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t389_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes4, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes4, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t389_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t390_alone(_ a0: DoublesAndBytes5) { log.received([a0 as Any]) }
    func t390_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes5, _ a6: DoublesAndBytes5, _ a7: String, _ a8: DoublesAndBytes5) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t390_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DoublesAndBytes5, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t390_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes5, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes5, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t390_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t390_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: DoublesAndBytes5, _ a5: DoublesAndBytes5, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t390_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: DoublesAndBytes5, _ a8: DoublesAndBytes5, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t390_twice(_ a0: DoublesAndBytes5, _ a1: String, _ a2: DoublesAndBytes5, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t391_alone(_ a0: DoublesAndBytes6) { log.received([a0 as Any]) }
    func t391_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes6, _ a6: DoublesAndBytes6, _ a7: String, _ a8: DoublesAndBytes6) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t391_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DoublesAndBytes6, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t391_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes6, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes6, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t391_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes6, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes6, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t392_alone(_ a0: DoublesAndBytes10) { log.received([a0 as Any]) }
    func t392_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes10, _ a6: DoublesAndBytes10, _ a7: String, _ a8: DoublesAndBytes10) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t392_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DoublesAndBytes10, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t392_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes10, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes10, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t392_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes10, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes10, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t393_alone(_ a0: Strings1) { log.received([a0 as Any]) }
    func t393_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Strings1, _ a6: Strings1, _ a7: String, _ a8: Strings1) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t393_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Strings1, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t393_mixed(_ a0: Float, _ a1: Int, _ a2: Strings1, _ a3: Double, _ a4: Bool, _ a5: Strings1, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t393_mixed16(_ a0: Int, _ a1: Double, _ a2: Strings1, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Strings1, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t393_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Strings1, _ a5: Strings1, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t393_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Strings1, _ a8: Strings1, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t393_twice(_ a0: Strings1, _ a1: String, _ a2: Strings1, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t394_alone(_ a0: Strings2) { log.received([a0 as Any]) }
    func t394_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Strings2, _ a6: Strings2, _ a7: String, _ a8: Strings2) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t394_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Strings2, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t394_mixed(_ a0: Float, _ a1: Int, _ a2: Strings2, _ a3: Double, _ a4: Bool, _ a5: Strings2, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t394_mixed16(_ a0: Int, _ a1: Double, _ a2: Strings2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Strings2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t395_alone(_ a0: Strings3) { log.received([a0 as Any]) }
    func t395_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Strings3, _ a6: Strings3, _ a7: String, _ a8: Strings3) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t395_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Strings3, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t395_mixed(_ a0: Float, _ a1: Int, _ a2: Strings3, _ a3: Double, _ a4: Bool, _ a5: Strings3, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t395_mixed16(_ a0: Int, _ a1: Double, _ a2: Strings3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Strings3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t396_alone(_ a0: Strings4) { log.received([a0 as Any]) }
    func t396_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Strings4, _ a6: Strings4, _ a7: String, _ a8: Strings4) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t396_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Strings4, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t396_mixed(_ a0: Float, _ a1: Int, _ a2: Strings4, _ a3: Double, _ a4: Bool, _ a5: Strings4, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t396_mixed16(_ a0: Int, _ a1: Double, _ a2: Strings4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Strings4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t396_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Strings4, _ a5: Strings4, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t396_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Strings4, _ a8: Strings4, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t396_twice(_ a0: Strings4, _ a1: String, _ a2: Strings4, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t397_alone(_ a0: Mixed2) { log.received([a0 as Any]) }
    func t397_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed2, _ a6: Mixed2, _ a7: String, _ a8: Mixed2) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t397_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed2, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t397_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed2, _ a3: Double, _ a4: Bool, _ a5: Mixed2, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t397_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t398_alone(_ a0: Mixed3) { log.received([a0 as Any]) }
    func t398_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed3, _ a6: Mixed3, _ a7: String, _ a8: Mixed3) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t398_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed3, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t398_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed3, _ a3: Double, _ a4: Bool, _ a5: Mixed3, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t398_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t399_alone(_ a0: Mixed4) { log.received([a0 as Any]) }
    func t399_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed4, _ a6: Mixed4, _ a7: String, _ a8: Mixed4) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t399_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed4, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t399_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed4, _ a3: Double, _ a4: Bool, _ a5: Mixed4, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t399_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t399_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Mixed4, _ a5: Mixed4, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t399_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Mixed4, _ a8: Mixed4, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t399_twice(_ a0: Mixed4, _ a1: String, _ a2: Mixed4, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group19>, any Group19>

final class Group19Tests: XCTestCase {
    func test_D4_380_FloatsAndShorts2() throws {
        let v: FloatsAndShorts2 = FloatsAndShorts2(1.5, 8)
        let w: FloatsAndShorts2 = FloatsAndShorts2(-1.5, -8)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t380_alone), Form.alone(v as Any, w as Any)) { $0.t380_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t380_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t380_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t380_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t380_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t380_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t380_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t380_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t380_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_381_FloatsAndShorts3() throws {
        let v: FloatsAndShorts3 = FloatsAndShorts3(1.5, 8, 103)
        let w: FloatsAndShorts3 = FloatsAndShorts3(-1.5, -8, 101)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t381_alone), Form.alone(v as Any, w as Any)) { $0.t381_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t381_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t381_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t381_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t381_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t381_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t381_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group19.t381_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t381_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group19.t381_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t381_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group19.t381_twice), Form.twice(v as Any, w as Any)) { $0.t381_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t381_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t381_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_382_FloatsAndShorts4() throws {
        let v: FloatsAndShorts4 = FloatsAndShorts4(1.5, 8, 103, 4.5)
        let w: FloatsAndShorts4 = FloatsAndShorts4(-1.5, -8, 101, -4.5)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t382_alone), Form.alone(v as Any, w as Any)) { $0.t382_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t382_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t382_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t382_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t382_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t382_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t382_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t382_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t382_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_383_FloatsAndShorts6() throws {
        let v: FloatsAndShorts6 = FloatsAndShorts6(1.5, 8, 103, 4.5, 11, 106)
        let w: FloatsAndShorts6 = FloatsAndShorts6(-1.5, -8, 101, -4.5, -11, 104)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t383_alone), Form.alone(v as Any, w as Any)) { $0.t383_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t383_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t383_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t383_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t383_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t383_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t383_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t383_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t383_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_384_FloatsAndShorts8() throws {
        let v: FloatsAndShorts8 = FloatsAndShorts8(1.5, 8, 103, 4.5, 11, 106, 7.5, 14)
        let w: FloatsAndShorts8 = FloatsAndShorts8(-1.5, -8, 101, -4.5, -11, 104, -7.5, -14)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t384_alone), Form.alone(v as Any, w as Any)) { $0.t384_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t384_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t384_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t384_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t384_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t384_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t384_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group19.t384_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t384_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group19.t384_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t384_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group19.t384_twice), Form.twice(v as Any, w as Any)) { $0.t384_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t384_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t384_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_385_FloatsAndShorts12() throws {
        let v: FloatsAndShorts12 = FloatsAndShorts12(1.5, 8, 103, 4.5, 11, 106, 7.5, 14, 109, 10.5, 17, 112)
        let w: FloatsAndShorts12 = FloatsAndShorts12(-1.5, -8, 101, -4.5, -11, 104, -7.5, -14, 107, -10.5, -17, 110)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t385_alone), Form.alone(v as Any, w as Any)) { $0.t385_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t385_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t385_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t385_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t385_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t385_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t385_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t385_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t385_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_386_FloatsAndShorts15() throws {
        let v: FloatsAndShorts15 = FloatsAndShorts15(1.5, 8, 103, 4.5, 11, 106, 7.5, 14, 109, 10.5, 17, 112, 13.5, 20, 115)
        let w: FloatsAndShorts15 = FloatsAndShorts15(-1.5, -8, 101, -4.5, -11, 104, -7.5, -14, 107, -10.5, -17, 110, -13.5, -20, 113)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t386_alone), Form.alone(v as Any, w as Any)) { $0.t386_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t386_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t386_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t386_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t386_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t386_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t386_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t386_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t386_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_387_DoublesAndBytes2() throws {
        let v: DoublesAndBytes2 = DoublesAndBytes2(1.5, 8)
        let w: DoublesAndBytes2 = DoublesAndBytes2(-1.5, -8)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t387_alone), Form.alone(v as Any, w as Any)) { $0.t387_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t387_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t387_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t387_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t387_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t387_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t387_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group19.t387_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t387_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group19.t387_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t387_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group19.t387_twice), Form.twice(v as Any, w as Any)) { $0.t387_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t387_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t387_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_388_DoublesAndBytes3() throws {
        let v: DoublesAndBytes3 = DoublesAndBytes3(1.5, 8, 3.5)
        let w: DoublesAndBytes3 = DoublesAndBytes3(-1.5, -8, -3.5)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t388_alone), Form.alone(v as Any, w as Any)) { $0.t388_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t388_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t388_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t388_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t388_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t388_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t388_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t388_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t388_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_389_DoublesAndBytes4() throws {
        let v: DoublesAndBytes4 = DoublesAndBytes4(1.5, 8, 3.5, 10)
        let w: DoublesAndBytes4 = DoublesAndBytes4(-1.5, -8, -3.5, -10)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t389_alone), Form.alone(v as Any, w as Any)) { $0.t389_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t389_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t389_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t389_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t389_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t389_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t389_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t389_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t389_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_390_DoublesAndBytes5() throws {
        let v: DoublesAndBytes5 = DoublesAndBytes5(1.5, 8, 3.5, 10, 5.5)
        let w: DoublesAndBytes5 = DoublesAndBytes5(-1.5, -8, -3.5, -10, -5.5)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t390_alone), Form.alone(v as Any, w as Any)) { $0.t390_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t390_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t390_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t390_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t390_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t390_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t390_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group19.t390_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t390_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group19.t390_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t390_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group19.t390_twice), Form.twice(v as Any, w as Any)) { $0.t390_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t390_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t390_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_391_DoublesAndBytes6() throws {
        let v: DoublesAndBytes6 = DoublesAndBytes6(1.5, 8, 3.5, 10, 5.5, 12)
        let w: DoublesAndBytes6 = DoublesAndBytes6(-1.5, -8, -3.5, -10, -5.5, -12)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t391_alone), Form.alone(v as Any, w as Any)) { $0.t391_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t391_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t391_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t391_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t391_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t391_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t391_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t391_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t391_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_392_DoublesAndBytes10() throws {
        let v: DoublesAndBytes10 = DoublesAndBytes10(1.5, 8, 3.5, 10, 5.5, 12, 7.5, 14, 9.5, 16)
        let w: DoublesAndBytes10 = DoublesAndBytes10(-1.5, -8, -3.5, -10, -5.5, -12, -7.5, -14, -9.5, -16)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t392_alone), Form.alone(v as Any, w as Any)) { $0.t392_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t392_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t392_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t392_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t392_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t392_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t392_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t392_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t392_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_393_Strings1() throws {
        let v: Strings1 = Strings1("a text that takes memory of its own 0")
        let w: Strings1 = Strings1("a text that takes memory of its own 0")
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t393_alone), Form.alone(v as Any, w as Any)) { $0.t393_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t393_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t393_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t393_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t393_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t393_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t393_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group19.t393_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t393_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group19.t393_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t393_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group19.t393_twice), Form.twice(v as Any, w as Any)) { $0.t393_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t393_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t393_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_394_Strings2() throws {
        let v: Strings2 = Strings2("a text that takes memory of its own 0", 8)
        let w: Strings2 = Strings2("a text that takes memory of its own 0", -8)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t394_alone), Form.alone(v as Any, w as Any)) { $0.t394_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t394_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t394_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t394_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t394_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t394_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t394_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t394_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t394_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_395_Strings3() throws {
        let v: Strings3 = Strings3("a text that takes memory of its own 0", 8, "a text that takes memory of its own 2")
        let w: Strings3 = Strings3("a text that takes memory of its own 0", -8, "a text that takes memory of its own -2")
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t395_alone), Form.alone(v as Any, w as Any)) { $0.t395_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t395_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t395_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t395_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t395_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t395_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t395_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t395_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t395_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_396_Strings4() throws {
        let v: Strings4 = Strings4("a text that takes memory of its own 0", 8, "a text that takes memory of its own 2", 10)
        let w: Strings4 = Strings4("a text that takes memory of its own 0", -8, "a text that takes memory of its own -2", -10)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t396_alone), Form.alone(v as Any, w as Any)) { $0.t396_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t396_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t396_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t396_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t396_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t396_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t396_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group19.t396_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t396_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group19.t396_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t396_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group19.t396_twice), Form.twice(v as Any, w as Any)) { $0.t396_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t396_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t396_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_397_Mixed2() throws {
        let v: Mixed2 = Mixed2(7, 8)
        let w: Mixed2 = Mixed2(-7, -8)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t397_alone), Form.alone(v as Any, w as Any)) { $0.t397_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t397_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t397_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t397_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t397_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t397_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t397_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t397_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t397_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_398_Mixed3() throws {
        let v: Mixed3 = Mixed3(7, 8, 3.5)
        let w: Mixed3 = Mixed3(-7, -8, -3.5)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t398_alone), Form.alone(v as Any, w as Any)) { $0.t398_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t398_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t398_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t398_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t398_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t398_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t398_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t398_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t398_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_399_Mixed4() throws {
        let v: Mixed4 = Mixed4(7, 8, 3.5, true)
        let w: Mixed4 = Mixed4(-7, -8, -3.5, true)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t399_alone), Form.alone(v as Any, w as Any)) { $0.t399_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t399_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t399_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group19.t399_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t399_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group19.t399_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t399_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group19.t399_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t399_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group19.t399_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t399_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group19.t399_twice), Form.twice(v as Any, w as Any)) { $0.t399_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t399_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t399_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
