// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group21 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t420_alone(_ a0: RandomStruct31) { log.received([a0 as Any]) }
    func t420_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct31, _ a6: RandomStruct31, _ a7: String, _ a8: RandomStruct31) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t420_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct31, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t420_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct31, _ a3: Double, _ a4: Bool, _ a5: RandomStruct31, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t420_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct31, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct31, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t420_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct31, _ a5: RandomStruct31, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t420_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct31, _ a8: RandomStruct31, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t420_twice(_ a0: RandomStruct31, _ a1: String, _ a2: RandomStruct31, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t421_alone(_ a0: RandomStruct32) { log.received([a0 as Any]) }
    func t421_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct32, _ a6: RandomStruct32, _ a7: String, _ a8: RandomStruct32) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t421_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct32, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t421_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct32, _ a3: Double, _ a4: Bool, _ a5: RandomStruct32, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t421_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct32, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct32, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t422_alone(_ a0: RandomEnum33) { log.received([a0 as Any]) }
    func t422_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum33, _ a6: RandomEnum33, _ a7: String, _ a8: RandomEnum33) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t422_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum33, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t422_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum33, _ a3: Double, _ a4: Bool, _ a5: RandomEnum33, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t422_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum33, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum33, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t423_alone(_ a0: RandomStruct37) { log.received([a0 as Any]) }
    func t423_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct37, _ a6: RandomStruct37, _ a7: String, _ a8: RandomStruct37) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t423_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct37, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t423_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct37, _ a3: Double, _ a4: Bool, _ a5: RandomStruct37, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t423_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct37, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct37, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t423_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct37, _ a5: RandomStruct37, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t423_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct37, _ a8: RandomStruct37, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t423_twice(_ a0: RandomStruct37, _ a1: String, _ a2: RandomStruct37, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t424_alone(_ a0: (RandomEnum38, RandomStruct39)) { log.received([a0 as Any]) }
    func t424_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (RandomEnum38, RandomStruct39), _ a6: (RandomEnum38, RandomStruct39)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t424_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (RandomEnum38, RandomStruct39), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t424_mixed(_ a0: Float, _ a1: Int, _ a2: (RandomEnum38, RandomStruct39), _ a3: Double, _ a4: Bool, _ a5: (RandomEnum38, RandomStruct39), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t424_mixed16(_ a0: Int, _ a1: Double, _ a2: (RandomEnum38, RandomStruct39), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (RandomEnum38, RandomStruct39), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t425_alone(_ a0: RandomStruct43) { log.received([a0 as Any]) }
    func t425_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct43, _ a6: RandomStruct43, _ a7: String, _ a8: RandomStruct43) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t425_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct43, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t425_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct43, _ a3: Double, _ a4: Bool, _ a5: RandomStruct43, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t425_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct43, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct43, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t426_alone(_ a0: RandomStruct48) { log.received([a0 as Any]) }
    func t426_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct48, _ a6: RandomStruct48, _ a7: String, _ a8: RandomStruct48) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t426_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct48, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t426_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct48, _ a3: Double, _ a4: Bool, _ a5: RandomStruct48, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t426_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct48, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct48, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t426_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct48, _ a5: RandomStruct48, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t426_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct48, _ a8: RandomStruct48, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t426_twice(_ a0: RandomStruct48, _ a1: String, _ a2: RandomStruct48, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t427_alone(_ a0: RandomEnum49) { log.received([a0 as Any]) }
    func t427_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum49, _ a6: RandomEnum49, _ a7: String, _ a8: RandomEnum49) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t427_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum49, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t427_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum49, _ a3: Double, _ a4: Bool, _ a5: RandomEnum49, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t427_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum49, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum49, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t428_alone(_ a0: RandomStruct53) { log.received([a0 as Any]) }
    func t428_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct53, _ a6: RandomStruct53, _ a7: String, _ a8: RandomStruct53) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t428_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct53, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t428_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct53, _ a3: Double, _ a4: Bool, _ a5: RandomStruct53, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t428_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct53, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct53, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t429_alone(_ a0: (c_pair??, Int16)) { log.received([a0 as Any]) }
    func t429_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (c_pair??, Int16), _ a6: (c_pair??, Int16)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t429_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (c_pair??, Int16), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t429_mixed(_ a0: Float, _ a1: Int, _ a2: (c_pair??, Int16), _ a3: Double, _ a4: Bool, _ a5: (c_pair??, Int16), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t429_mixed16(_ a0: Int, _ a1: Double, _ a2: (c_pair??, Int16), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (c_pair??, Int16), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t429_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (c_pair??, Int16), _ a5: (c_pair??, Int16), _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t429_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (c_pair??, Int16), _ a6: (c_pair??, Int16), _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t429_twice(_ a0: (c_pair??, Int16), _ a1: String, _ a2: (c_pair??, Int16), _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t430_alone(_ a0: RandomStruct58) { log.received([a0 as Any]) }
    func t430_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct58, _ a6: RandomStruct58, _ a7: String, _ a8: RandomStruct58) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t430_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct58, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t430_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct58, _ a3: Double, _ a4: Bool, _ a5: RandomStruct58, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t430_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct58, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct58, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t431_alone(_ a0: RandomStruct59) { log.received([a0 as Any]) }
    func t431_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct59, _ a6: RandomStruct59, _ a7: String, _ a8: RandomStruct59) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t431_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct59, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t431_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct59, _ a3: Double, _ a4: Bool, _ a5: RandomStruct59, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t431_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct59, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct59, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t432_alone(_ a0: RandomEnum60) { log.received([a0 as Any]) }
    func t432_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum60, _ a6: RandomEnum60, _ a7: String, _ a8: RandomEnum60) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t432_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum60, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t432_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum60, _ a3: Double, _ a4: Bool, _ a5: RandomEnum60, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t432_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum60, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum60, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t432_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomEnum60, _ a5: RandomEnum60, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t432_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomEnum60, _ a8: RandomEnum60, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t432_twice(_ a0: RandomEnum60, _ a1: String, _ a2: RandomEnum60, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t433_alone(_ a0: RandomStruct65) { log.received([a0 as Any]) }
    func t433_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct65, _ a6: RandomStruct65, _ a7: String, _ a8: RandomStruct65) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t433_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct65, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t433_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct65, _ a3: Double, _ a4: Bool, _ a5: RandomStruct65, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t433_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct65, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct65, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t434_alone(_ a0: (Int16, RandomEnum66)) { log.received([a0 as Any]) }
    func t434_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int16, RandomEnum66), _ a6: (Int16, RandomEnum66)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t434_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int16, RandomEnum66), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t434_mixed(_ a0: Float, _ a1: Int, _ a2: (Int16, RandomEnum66), _ a3: Double, _ a4: Bool, _ a5: (Int16, RandomEnum66), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t434_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int16, RandomEnum66), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int16, RandomEnum66), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t435_alone(_ a0: RandomStruct67) { log.received([a0 as Any]) }
    func t435_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct67, _ a6: RandomStruct67, _ a7: String, _ a8: RandomStruct67) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t435_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct67, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t435_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct67, _ a3: Double, _ a4: Bool, _ a5: RandomStruct67, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t435_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct67, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct67, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t435_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct67, _ a5: RandomStruct67, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t435_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct67, _ a8: RandomStruct67, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t435_twice(_ a0: RandomStruct67, _ a1: String, _ a2: RandomStruct67, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t436_alone(_ a0: RandomStruct69) { log.received([a0 as Any]) }
    func t436_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct69, _ a6: RandomStruct69, _ a7: String, _ a8: RandomStruct69) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t436_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct69, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t436_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct69, _ a3: Double, _ a4: Bool, _ a5: RandomStruct69, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t436_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct69, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct69, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t437_alone(_ a0: RandomEnum70) { log.received([a0 as Any]) }
    func t437_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum70, _ a6: RandomEnum70, _ a7: String, _ a8: RandomEnum70) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t437_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum70, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t437_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum70, _ a3: Double, _ a4: Bool, _ a5: RandomEnum70, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t437_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum70, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum70, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t438_alone(_ a0: RandomStruct71) { log.received([a0 as Any]) }
    func t438_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct71, _ a6: RandomStruct71, _ a7: String, _ a8: RandomStruct71) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t438_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct71, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t438_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct71, _ a3: Double, _ a4: Bool, _ a5: RandomStruct71, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t438_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct71, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct71, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t438_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct71, _ a5: RandomStruct71, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t438_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct71, _ a8: RandomStruct71, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t438_twice(_ a0: RandomStruct71, _ a1: String, _ a2: RandomStruct71, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t439_alone(_ a0: ((c_pair, Float, c_pair), (any Error)?, Int8?)) { log.received([a0 as Any]) }
    func t439_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: ((c_pair, Float, c_pair), (any Error)?, Int8?), _ a6: ((c_pair, Float, c_pair), (any Error)?, Int8?)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t439_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: ((c_pair, Float, c_pair), (any Error)?, Int8?), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t439_mixed(_ a0: Float, _ a1: Int, _ a2: ((c_pair, Float, c_pair), (any Error)?, Int8?), _ a3: Double, _ a4: Bool, _ a5: ((c_pair, Float, c_pair), (any Error)?, Int8?), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t439_mixed16(_ a0: Int, _ a1: Double, _ a2: ((c_pair, Float, c_pair), (any Error)?, Int8?), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ((c_pair, Float, c_pair), (any Error)?, Int8?), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group21>, any Group21>

final class Group21Tests: XCTestCase {
    func test_D4_420_RandomStruct31() throws {
        let v: RandomStruct31 = RandomStruct31((-827.5, 5340371077900490657, 180), 34166813484044417322862142648332435422)
        let w: RandomStruct31 = RandomStruct31(nil, -59835713476405429927217214633991488312)
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t420_alone), Form.alone(v as Any, w as Any)) { $0.t420_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t420_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t420_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t420_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t420_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t420_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t420_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group21.t420_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t420_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group21.t420_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t420_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group21.t420_twice), Form.twice(v as Any, w as Any)) { $0.t420_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t420_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t420_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_421_RandomStruct32() throws {
        let v: RandomStruct32 = RandomStruct32(-8542664518795934229917634427357217088, -313593.25)
        let w: RandomStruct32 = RandomStruct32(64892438513369866866277412392688329018, 854416.25)
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t421_alone), Form.alone(v as Any, w as Any)) { $0.t421_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t421_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t421_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t421_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t421_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t421_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t421_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t421_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t421_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_422_RandomEnum33() throws {
        let v: RandomEnum33 = RandomEnum33.c1(.leaf(95), Empty())
        let w: RandomEnum33 = RandomEnum33.c0(RandomEnum34.c0)
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t422_alone), Form.alone(v as Any, w as Any)) { $0.t422_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t422_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t422_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t422_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t422_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t422_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t422_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t422_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t422_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_423_RandomStruct37() throws {
        let v: RandomStruct37 = RandomStruct37(c_pair(small: -3, big: -5))
        let w: RandomStruct37 = RandomStruct37(c_pair(small: 9, big: 9))
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t423_alone), Form.alone(v as Any, w as Any)) { $0.t423_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t423_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t423_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t423_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t423_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t423_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t423_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group21.t423_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t423_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group21.t423_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t423_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group21.t423_twice), Form.twice(v as Any, w as Any)) { $0.t423_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t423_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t423_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_424_RandomEnum38_RandomStruct39() throws {
        let v: (RandomEnum38, RandomStruct39) = (RandomEnum38.c0(Failure(12, "failed")), RandomStruct39((c_pair(small: 8, big: -8), Leaf.self), SIMD4(1, 2, 4, 6), (ClosureField(9) { $0 &+ 60 }, (fixed.one != fixed.one))))
        let w: (RandomEnum38, RandomStruct39) = (RandomEnum38.c0(Failure(79, "failed")), RandomStruct39((c_pair(small: -1, big: -2), Leaf.self), SIMD4(5, 4, 7, 5), (ClosureField(4) { $0 &+ 81 }, (fixed.one != fixed.one))))
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t424_alone), Form.alone(v as Any, w as Any)) { $0.t424_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t424_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t424_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t424_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t424_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group21.t424_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t424_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t424_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t424_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_425_RandomStruct43() throws {
        let v: RandomStruct43 = RandomStruct43(RandomStruct40((25020, SIMD2(8, 1)), .leaf(96)), RandomEnum41.c1(Failure(88, "failed")))
        let w: RandomStruct43 = RandomStruct43(RandomStruct40((25597, SIMD2(3, 8)), .leaf(94)), RandomEnum41.c0(RandomStruct42(SIMD4(7, 4, 4, 1), 96.5, fixed.node)))
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t425_alone), Form.alone(v as Any, w as Any)) { $0.t425_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t425_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t425_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t425_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t425_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t425_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t425_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t425_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t425_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_426_RandomStruct48() throws {
        let v: RandomStruct48 = RandomStruct48(RandomEnum44.c3(68740042717413883227061710512144215621), [77], RandomEnum47.c1)
        let w: RandomStruct48 = RandomStruct48(RandomEnum44.c1(RandomEnum46.c0), [35], RandomEnum47.c0(652.25, -96.25))
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t426_alone), Form.alone(v as Any, w as Any)) { $0.t426_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t426_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t426_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t426_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t426_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t426_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t426_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group21.t426_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t426_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group21.t426_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t426_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group21.t426_twice), Form.twice(v as Any, w as Any)) { $0.t426_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t426_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t426_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_427_RandomEnum49() throws {
        let v: RandomEnum49 = RandomEnum49.c0(3870)
        let w: RandomEnum49 = RandomEnum49.c0(-224)
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t427_alone), Form.alone(v as Any, w as Any)) { $0.t427_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t427_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t427_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t427_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t427_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t427_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t427_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t427_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t427_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_428_RandomStruct53() throws {
        let v: RandomStruct53 = RandomStruct53(nil, RandomStruct51(RandomEnum50.c0(c_pair(small: 9, big: 2)), "text 17", 2695076182, (-122, fixed.node, .leaf(88))), (RandomStruct52((fixed.one != fixed.two)), nil))
        let w: RandomStruct53 = RandomStruct53(nil, RandomStruct51(RandomEnum50.c0(c_pair(small: 2, big: 4)), "text 70", 3768747538, (115, fixed.leaf, .leaf(45))), (RandomStruct52((fixed.one != fixed.two)), WeakField(fixed.node, 8)))
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t428_alone), Form.alone(v as Any, w as Any)) { $0.t428_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t428_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t428_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t428_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t428_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t428_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t428_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t428_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t428_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_429_c_pair_optional_optional_Int16() throws {
        let v: (c_pair??, Int16) = (c_pair(small: -2, big: 2), -29802)
        let w: (c_pair??, Int16) = (nil, 9067)
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t429_alone), Form.alone(v as Any, w as Any)) { $0.t429_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t429_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t429_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t429_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t429_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group21.t429_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t429_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group21.t429_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t429_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group21.t429_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t429_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group21.t429_twice), Form.twice(v as Any, w as Any)) { $0.t429_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t429_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t429_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_430_RandomStruct58() throws {
        let v: RandomStruct58 = RandomStruct58(RandomStruct55((80, SIMD2(8, 3), -82), RandomStruct54([69])), 3662769437, RandomEnum56.c0(-60.5), RandomStruct57(Empty(), Failure(1, "failed")))
        let w: RandomStruct58 = RandomStruct58(RandomStruct55((39, SIMD2(9, 1), 11), RandomStruct54([17])), 3983163669, RandomEnum56.c0(-58.5), RandomStruct57(Empty(), Failure(57, "failed")))
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t430_alone), Form.alone(v as Any, w as Any)) { $0.t430_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t430_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t430_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t430_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t430_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t430_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t430_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t430_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t430_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_431_RandomStruct59() throws {
        let v: RandomStruct59 = RandomStruct59(((fixed.one != fixed.one), "text 80"), Square(side: 71), 916.25)
        let w: RandomStruct59 = RandomStruct59(((fixed.one != fixed.two), "text 17"), Square(side: 14), -757.25)
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t431_alone), Form.alone(v as Any, w as Any)) { $0.t431_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t431_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t431_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t431_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t431_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t431_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t431_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t431_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t431_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_432_RandomEnum60() throws {
        let v: RandomEnum60 = RandomEnum60.c0(2120493546)
        let w: RandomEnum60 = RandomEnum60.c0(625089860)
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t432_alone), Form.alone(v as Any, w as Any)) { $0.t432_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t432_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t432_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t432_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t432_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t432_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t432_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group21.t432_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t432_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group21.t432_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t432_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group21.t432_twice), Form.twice(v as Any, w as Any)) { $0.t432_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t432_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t432_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_433_RandomStruct65() throws {
        let v: RandomStruct65 = RandomStruct65(52724195841875677441284760198874038399, RandomStruct62(RandomStruct61([13], -677760.25, Empty(), 807816123433022872)), RandomStruct64(RandomEnum63.c0(SIMD4(2, 4, 3, 9)), [22], 893.5))
        let w: RandomStruct65 = RandomStruct65(-60716988609117601743597931136146496386, RandomStruct62(RandomStruct61([93], 52770.25, Empty(), 1057706723505497253)), RandomStruct64(RandomEnum63.c0(SIMD4(1, 3, 6, 2)), [14], 179.5))
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t433_alone), Form.alone(v as Any, w as Any)) { $0.t433_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t433_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t433_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t433_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t433_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t433_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t433_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t433_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t433_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_434_Int16_RandomEnum66() throws {
        let v: (Int16, RandomEnum66) = (30078, RandomEnum66.c0(nil))
        let w: (Int16, RandomEnum66) = (26295, RandomEnum66.c1(.leaf(34)))
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t434_alone), Form.alone(v as Any, w as Any)) { $0.t434_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t434_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t434_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t434_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t434_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group21.t434_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t434_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t434_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t434_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_435_RandomStruct67() throws {
        let v: RandomStruct67 = RandomStruct67(c_pair(small: 2, big: 5), -21295, ((-263702.25, fixed.leaf, -26.5), SIMD4(7, 2, 7, 3)))
        let w: RandomStruct67 = RandomStruct67(c_pair(small: 1, big: 8), 14677, ((-215292.25, fixed.leaf, 59.5), SIMD4(3, 1, 2, 6)))
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t435_alone), Form.alone(v as Any, w as Any)) { $0.t435_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t435_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t435_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t435_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t435_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t435_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t435_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group21.t435_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t435_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group21.t435_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t435_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group21.t435_twice), Form.twice(v as Any, w as Any)) { $0.t435_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t435_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t435_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_436_RandomStruct69() throws {
        let v: RandomStruct69 = RandomStruct69((99, RandomEnum68.c2(-919.25), 807464.25), -10756, 238274896450310105)
        let w: RandomStruct69 = RandomStruct69((200, RandomEnum68.c1(68646423530374206215124850267820057314, 1239746597), 202011.25), 8972, 653586317190006985)
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t436_alone), Form.alone(v as Any, w as Any)) { $0.t436_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t436_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t436_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t436_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t436_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t436_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t436_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t436_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t436_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_437_RandomEnum70() throws {
        let v: RandomEnum70 = RandomEnum70.c0((fixed.one != fixed.one))
        let w: RandomEnum70 = RandomEnum70.c0((fixed.one != fixed.one))
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t437_alone), Form.alone(v as Any, w as Any)) { $0.t437_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t437_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t437_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t437_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t437_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t437_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t437_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t437_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t437_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_438_RandomStruct71() throws {
        let v: RandomStruct71 = RandomStruct71(119, SIMD4(7, 8, 6, 2))
        let w: RandomStruct71 = RandomStruct71(116, SIMD4(4, 7, 2, 1))
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t438_alone), Form.alone(v as Any, w as Any)) { $0.t438_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t438_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t438_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t438_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t438_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group21.t438_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t438_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group21.t438_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t438_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group21.t438_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t438_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group21.t438_twice), Form.twice(v as Any, w as Any)) { $0.t438_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t438_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t438_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_439_c_pair_Float_c_pair_any_Error_optional_Int8_optional() throws {
        let v: ((c_pair, Float, c_pair), (any Error)?, Int8?) = ((c_pair(small: 6, big: 2), 249.25, c_pair(small: 0, big: 6)), Failure(46, "failed"), nil)
        let w: ((c_pair, Float, c_pair), (any Error)?, Int8?) = ((c_pair(small: 5, big: 5), -19.25, c_pair(small: -6, big: -4)), Failure(38, "failed"), nil)
        let check = Check<any Group21>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group21.t439_alone), Form.alone(v as Any, w as Any)) { $0.t439_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group21.t439_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t439_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group21.t439_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t439_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group21.t439_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t439_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group21.t439_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t439_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
