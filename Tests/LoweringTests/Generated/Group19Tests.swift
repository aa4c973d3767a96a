// Written by scripts/generate-lowering-tests.py; change that instead.
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
    func t380_alone(_ a0: DoublesAndBytes2) { log.received([a0 as Any]) }
    func t380_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes2, _ a6: DoublesAndBytes2, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t380_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: DoublesAndBytes2, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t380_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes2, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes2, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t380_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t381_alone(_ a0: DoublesAndBytes3) { log.received([a0 as Any]) }
    func t381_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes3, _ a6: DoublesAndBytes3, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t381_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: DoublesAndBytes3, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t381_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes3, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes3, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t381_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t381_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: DoublesAndBytes3, _ a5: DoublesAndBytes3, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t381_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: DoublesAndBytes3, _ a8: DoublesAndBytes3, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t381_twice(_ a0: DoublesAndBytes3, _ a1: String, _ a2: DoublesAndBytes3, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t382_alone(_ a0: DoublesAndBytes4) { log.received([a0 as Any]) }
    func t382_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes4, _ a6: DoublesAndBytes4, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t382_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: DoublesAndBytes4, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t382_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes4, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes4, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t382_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t383_alone(_ a0: DoublesAndBytes5) { log.received([a0 as Any]) }
    func t383_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes5, _ a6: DoublesAndBytes5, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t383_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: DoublesAndBytes5, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t383_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes5, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes5, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t383_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t384_alone(_ a0: DoublesAndBytes6) { log.received([a0 as Any]) }
    func t384_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes6, _ a6: DoublesAndBytes6, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t384_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: DoublesAndBytes6, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t384_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes6, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes6, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t384_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes6, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes6, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t384_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: DoublesAndBytes6, _ a5: DoublesAndBytes6, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t384_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: DoublesAndBytes6, _ a8: DoublesAndBytes6, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t384_twice(_ a0: DoublesAndBytes6, _ a1: String, _ a2: DoublesAndBytes6, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t385_alone(_ a0: DoublesAndBytes10) { log.received([a0 as Any]) }
    func t385_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DoublesAndBytes10, _ a6: DoublesAndBytes10, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t385_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: DoublesAndBytes10, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t385_mixed(_ a0: Float, _ a1: Int, _ a2: DoublesAndBytes10, _ a3: Double, _ a4: Bool, _ a5: DoublesAndBytes10, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t385_mixed16(_ a0: Int, _ a1: Double, _ a2: DoublesAndBytes10, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DoublesAndBytes10, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t386_alone(_ a0: Strings1) { log.received([a0 as Any]) }
    func t386_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Strings1, _ a6: Strings1, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t386_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Strings1, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t386_mixed(_ a0: Float, _ a1: Int, _ a2: Strings1, _ a3: Double, _ a4: Bool, _ a5: Strings1, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t386_mixed16(_ a0: Int, _ a1: Double, _ a2: Strings1, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Strings1, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t387_alone(_ a0: Strings2) { log.received([a0 as Any]) }
    func t387_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Strings2, _ a6: Strings2, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t387_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Strings2, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t387_mixed(_ a0: Float, _ a1: Int, _ a2: Strings2, _ a3: Double, _ a4: Bool, _ a5: Strings2, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t387_mixed16(_ a0: Int, _ a1: Double, _ a2: Strings2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Strings2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t387_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Strings2, _ a5: Strings2, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t387_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Strings2, _ a8: Strings2, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t387_twice(_ a0: Strings2, _ a1: String, _ a2: Strings2, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t388_alone(_ a0: Strings3) { log.received([a0 as Any]) }
    func t388_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Strings3, _ a6: Strings3, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t388_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Strings3, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t388_mixed(_ a0: Float, _ a1: Int, _ a2: Strings3, _ a3: Double, _ a4: Bool, _ a5: Strings3, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t388_mixed16(_ a0: Int, _ a1: Double, _ a2: Strings3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Strings3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t389_alone(_ a0: Strings4) { log.received([a0 as Any]) }
    func t389_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Strings4, _ a6: Strings4, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t389_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Strings4, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t389_mixed(_ a0: Float, _ a1: Int, _ a2: Strings4, _ a3: Double, _ a4: Bool, _ a5: Strings4, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t389_mixed16(_ a0: Int, _ a1: Double, _ a2: Strings4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Strings4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t390_alone(_ a0: Mixed2) { log.received([a0 as Any]) }
    func t390_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed2, _ a6: Mixed2, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t390_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Mixed2, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t390_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed2, _ a3: Double, _ a4: Bool, _ a5: Mixed2, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t390_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t390_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Mixed2, _ a5: Mixed2, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t390_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Mixed2, _ a8: Mixed2, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t390_twice(_ a0: Mixed2, _ a1: String, _ a2: Mixed2, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t391_alone(_ a0: Mixed3) { log.received([a0 as Any]) }
    func t391_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed3, _ a6: Mixed3, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t391_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Mixed3, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t391_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed3, _ a3: Double, _ a4: Bool, _ a5: Mixed3, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t391_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t392_alone(_ a0: Mixed4) { log.received([a0 as Any]) }
    func t392_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed4, _ a6: Mixed4, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t392_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Mixed4, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t392_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed4, _ a3: Double, _ a4: Bool, _ a5: Mixed4, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t392_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t393_alone(_ a0: Mixed5) { log.received([a0 as Any]) }
    func t393_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed5, _ a6: Mixed5, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t393_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Mixed5, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t393_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed5, _ a3: Double, _ a4: Bool, _ a5: Mixed5, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t393_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t393_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Mixed5, _ a5: Mixed5, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t393_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Mixed5, _ a8: Mixed5, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t393_twice(_ a0: Mixed5, _ a1: String, _ a2: Mixed5, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t394_alone(_ a0: Mixed6) { log.received([a0 as Any]) }
    func t394_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed6, _ a6: Mixed6, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t394_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Mixed6, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t394_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed6, _ a3: Double, _ a4: Bool, _ a5: Mixed6, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t394_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed6, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed6, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t395_alone(_ a0: Mixed7) { log.received([a0 as Any]) }
    func t395_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed7, _ a6: Mixed7, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t395_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Mixed7, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t395_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed7, _ a3: Double, _ a4: Bool, _ a5: Mixed7, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t395_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed7, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed7, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t396_alone(_ a0: Mixed8) { log.received([a0 as Any]) }
    func t396_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed8, _ a6: Mixed8, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t396_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Mixed8, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t396_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed8, _ a3: Double, _ a4: Bool, _ a5: Mixed8, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t396_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t396_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Mixed8, _ a5: Mixed8, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t396_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Mixed8, _ a8: Mixed8, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t396_twice(_ a0: Mixed8, _ a1: String, _ a2: Mixed8, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t397_alone(_ a0: Mixed9) { log.received([a0 as Any]) }
    func t397_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed9, _ a6: Mixed9, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t397_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Mixed9, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t397_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed9, _ a3: Double, _ a4: Bool, _ a5: Mixed9, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t397_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed9, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed9, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t398_alone(_ a0: Mixed16) { log.received([a0 as Any]) }
    func t398_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed16, _ a6: Mixed16, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t398_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Mixed16, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t398_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed16, _ a3: Double, _ a4: Bool, _ a5: Mixed16, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t398_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed16, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed16, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t399_alone(_ a0: RandomStruct4) { log.received([a0 as Any]) }
    func t399_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct4, _ a6: RandomStruct4, _ a7: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7]) }
    func t399_after8Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: RandomStruct4, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8 as Any, a9]) }
    func t399_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct4, _ a3: Double, _ a4: Bool, _ a5: RandomStruct4, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t399_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t399_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct4, _ a5: RandomStruct4, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t399_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct4, _ a8: RandomStruct4, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t399_twice(_ a0: RandomStruct4, _ a1: String, _ a2: RandomStruct4, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group19>, any Group19>

final class Group19Tests: XCTestCase {
    func test_D4_380_DoublesAndBytes2() throws {
        let v: DoublesAndBytes2 = DoublesAndBytes2(1.5, 8)
        let w: DoublesAndBytes2 = DoublesAndBytes2(-1.5, -8)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t380_alone), Form.alone(v as Any, w as Any)) { $0.t380_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t380_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t380_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t380_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t380_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group19.t380_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t380_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t380_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t380_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_381_DoublesAndBytes3() throws {
        let v: DoublesAndBytes3 = DoublesAndBytes3(1.5, 8, 3.5)
        let w: DoublesAndBytes3 = DoublesAndBytes3(-1.5, -8, -3.5)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t381_alone), Form.alone(v as Any, w as Any)) { $0.t381_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t381_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t381_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t381_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t381_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
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
    func test_D4_382_DoublesAndBytes4() throws {
        let v: DoublesAndBytes4 = DoublesAndBytes4(1.5, 8, 3.5, 10)
        let w: DoublesAndBytes4 = DoublesAndBytes4(-1.5, -8, -3.5, -10)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t382_alone), Form.alone(v as Any, w as Any)) { $0.t382_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t382_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t382_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t382_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t382_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group19.t382_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t382_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t382_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t382_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_383_DoublesAndBytes5() throws {
        let v: DoublesAndBytes5 = DoublesAndBytes5(1.5, 8, 3.5, 10, 5.5)
        let w: DoublesAndBytes5 = DoublesAndBytes5(-1.5, -8, -3.5, -10, -5.5)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t383_alone), Form.alone(v as Any, w as Any)) { $0.t383_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t383_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t383_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t383_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t383_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group19.t383_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t383_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t383_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t383_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_384_DoublesAndBytes6() throws {
        let v: DoublesAndBytes6 = DoublesAndBytes6(1.5, 8, 3.5, 10, 5.5, 12)
        let w: DoublesAndBytes6 = DoublesAndBytes6(-1.5, -8, -3.5, -10, -5.5, -12)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t384_alone), Form.alone(v as Any, w as Any)) { $0.t384_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t384_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t384_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t384_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t384_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
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
    func test_D4_385_DoublesAndBytes10() throws {
        let v: DoublesAndBytes10 = DoublesAndBytes10(1.5, 8, 3.5, 10, 5.5, 12, 7.5, 14, 9.5, 16)
        let w: DoublesAndBytes10 = DoublesAndBytes10(-1.5, -8, -3.5, -10, -5.5, -12, -7.5, -14, -9.5, -16)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t385_alone), Form.alone(v as Any, w as Any)) { $0.t385_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t385_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t385_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t385_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t385_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group19.t385_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t385_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t385_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t385_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_386_Strings1() throws {
        let v: Strings1 = Strings1("a text that takes memory of its own 0")
        let w: Strings1 = Strings1("a text that takes memory of its own 0")
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t386_alone), Form.alone(v as Any, w as Any)) { $0.t386_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t386_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t386_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t386_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t386_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group19.t386_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t386_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t386_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t386_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_387_Strings2() throws {
        let v: Strings2 = Strings2("a text that takes memory of its own 0", 8)
        let w: Strings2 = Strings2("a text that takes memory of its own 0", -8)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t387_alone), Form.alone(v as Any, w as Any)) { $0.t387_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t387_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t387_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t387_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t387_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
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
    func test_D4_388_Strings3() throws {
        let v: Strings3 = Strings3("a text that takes memory of its own 0", 8, "a text that takes memory of its own 2")
        let w: Strings3 = Strings3("a text that takes memory of its own 0", -8, "a text that takes memory of its own -2")
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t388_alone), Form.alone(v as Any, w as Any)) { $0.t388_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t388_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t388_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t388_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t388_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group19.t388_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t388_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t388_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t388_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_389_Strings4() throws {
        let v: Strings4 = Strings4("a text that takes memory of its own 0", 8, "a text that takes memory of its own 2", 10)
        let w: Strings4 = Strings4("a text that takes memory of its own 0", -8, "a text that takes memory of its own -2", -10)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t389_alone), Form.alone(v as Any, w as Any)) { $0.t389_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t389_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t389_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t389_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t389_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group19.t389_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t389_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t389_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t389_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_390_Mixed2() throws {
        let v: Mixed2 = Mixed2(7, 8)
        let w: Mixed2 = Mixed2(-7, -8)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t390_alone), Form.alone(v as Any, w as Any)) { $0.t390_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t390_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t390_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t390_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t390_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
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
    func test_D4_391_Mixed3() throws {
        let v: Mixed3 = Mixed3(7, 8, 3.5)
        let w: Mixed3 = Mixed3(-7, -8, -3.5)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t391_alone), Form.alone(v as Any, w as Any)) { $0.t391_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t391_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t391_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t391_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t391_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group19.t391_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t391_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t391_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t391_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_392_Mixed4() throws {
        let v: Mixed4 = Mixed4(7, 8, 3.5, true)
        let w: Mixed4 = Mixed4(-7, -8, -3.5, true)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t392_alone), Form.alone(v as Any, w as Any)) { $0.t392_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t392_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t392_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t392_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t392_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group19.t392_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t392_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t392_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t392_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_393_Mixed5() throws {
        let v: Mixed5 = Mixed5(7, 8, 3.5, true, 11)
        let w: Mixed5 = Mixed5(-7, -8, -3.5, true, -11)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t393_alone), Form.alone(v as Any, w as Any)) { $0.t393_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t393_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t393_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t393_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t393_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
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
    func test_D4_394_Mixed6() throws {
        let v: Mixed6 = Mixed6(7, 8, 3.5, true, 11, 6.5)
        let w: Mixed6 = Mixed6(-7, -8, -3.5, true, -11, -6.5)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t394_alone), Form.alone(v as Any, w as Any)) { $0.t394_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t394_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t394_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t394_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t394_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group19.t394_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t394_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t394_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t394_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_395_Mixed7() throws {
        let v: Mixed7 = Mixed7(7, 8, 3.5, true, 11, 6.5, 107)
        let w: Mixed7 = Mixed7(-7, -8, -3.5, true, -11, -6.5, 105)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t395_alone), Form.alone(v as Any, w as Any)) { $0.t395_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t395_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t395_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t395_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t395_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group19.t395_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t395_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t395_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t395_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_396_Mixed8() throws {
        let v: Mixed8 = Mixed8(7, 8, 3.5, true, 11, 6.5, 107, fixed.node)
        let w: Mixed8 = Mixed8(-7, -8, -3.5, true, -11, -6.5, 105, fixed.leaf)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t396_alone), Form.alone(v as Any, w as Any)) { $0.t396_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t396_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t396_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t396_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t396_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
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
    func test_D4_397_Mixed9() throws {
        let v: Mixed9 = Mixed9(7, 8, 3.5, true, 11, 6.5, 107, fixed.node, 15)
        let w: Mixed9 = Mixed9(-7, -8, -3.5, true, -11, -6.5, 105, fixed.leaf, -15)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t397_alone), Form.alone(v as Any, w as Any)) { $0.t397_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t397_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t397_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t397_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t397_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group19.t397_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t397_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t397_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t397_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_398_Mixed16() throws {
        let v: Mixed16 = Mixed16(7, 8, 3.5, true, 11, 6.5, 107, fixed.node, 15, 16, 11.5, true, 19, 14.5, 115, fixed.node)
        let w: Mixed16 = Mixed16(-7, -8, -3.5, true, -11, -6.5, 105, fixed.leaf, -15, -16, -11.5, false, -19, -14.5, 113, fixed.leaf)
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t398_alone), Form.alone(v as Any, w as Any)) { $0.t398_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t398_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t398_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t398_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t398_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group19.t398_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t398_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group19.t398_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t398_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_399_RandomStruct4() throws {
        let v: RandomStruct4 = RandomStruct4((-11706438873419039085169314841622805604, SIMD4(9, 5, 4, 1), .leaf(95)), RandomStruct2(RandomStruct1(.north, 1026436389215854533, 8386024732889474741, fixed.node), -469391.25, fixed.leaf, (Leaf.self, fixed.leaf, 64110663428312229568291316147368960782)), RandomEnum3.c0((false, -64, 1922)), SIMD4(5, 1, 7, 9))
        let w: RandomStruct4 = RandomStruct4((-52446421787198696690963501998791132497, SIMD4(7, 2, 3, 4), .leaf(43)), RandomStruct2(RandomStruct1(.north, 751554148719897363, 10399666072856969515, fixed.leaf), 115739.25, nil, (Leaf.self, fixed.leaf, 7705003535819988921163475104814757383)), RandomEnum3.c0((true, -127, 11520)), SIMD4(4, 8, 4, 8))
        let check = Check<any Group19>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group19.t399_alone), Form.alone(v as Any, w as Any)) { $0.t399_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group19.t399_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t399_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7") }
        try check.observed("after8Doubles", try Proxy.selector(Group19.t399_after8Doubles), Form.after8Doubles(v as Any, w as Any)) { $0.t399_after8Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, v, 10.25) }
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
