// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group20 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t400_alone(_ a0: Mixed5) { log.received([a0 as Any]) }
    func t400_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed5, _ a6: Mixed5, _ a7: String, _ a8: Mixed5) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t400_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed5, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t400_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed5, _ a3: Double, _ a4: Bool, _ a5: Mixed5, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t400_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t401_alone(_ a0: Mixed6) { log.received([a0 as Any]) }
    func t401_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed6, _ a6: Mixed6, _ a7: String, _ a8: Mixed6) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t401_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed6, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t401_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed6, _ a3: Double, _ a4: Bool, _ a5: Mixed6, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t401_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed6, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed6, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t402_alone(_ a0: Mixed7) { log.received([a0 as Any]) }
    func t402_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed7, _ a6: Mixed7, _ a7: String, _ a8: Mixed7) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t402_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed7, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t402_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed7, _ a3: Double, _ a4: Bool, _ a5: Mixed7, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t402_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed7, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed7, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t402_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Mixed7, _ a5: Mixed7, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t402_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Mixed7, _ a8: Mixed7, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t402_twice(_ a0: Mixed7, _ a1: String, _ a2: Mixed7, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t403_alone(_ a0: Mixed8) { log.received([a0 as Any]) }
    func t403_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed8, _ a6: Mixed8, _ a7: String, _ a8: Mixed8) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t403_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed8, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t403_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed8, _ a3: Double, _ a4: Bool, _ a5: Mixed8, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t403_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t404_alone(_ a0: Mixed9) { log.received([a0 as Any]) }
    func t404_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed9, _ a6: Mixed9, _ a7: String, _ a8: Mixed9) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t404_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed9, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t404_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed9, _ a3: Double, _ a4: Bool, _ a5: Mixed9, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t404_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed9, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed9, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t405_alone(_ a0: Mixed16) { log.received([a0 as Any]) }
    func t405_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Mixed16, _ a6: Mixed16, _ a7: String, _ a8: Mixed16) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t405_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Mixed16, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t405_mixed(_ a0: Float, _ a1: Int, _ a2: Mixed16, _ a3: Double, _ a4: Bool, _ a5: Mixed16, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t405_mixed16(_ a0: Int, _ a1: Double, _ a2: Mixed16, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Mixed16, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t405_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Mixed16, _ a5: Mixed16, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t405_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Mixed16, _ a8: Mixed16, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t405_twice(_ a0: Mixed16, _ a1: String, _ a2: Mixed16, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t406_alone(_ a0: RandomStruct4) { log.received([a0 as Any]) }
    func t406_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct4, _ a6: RandomStruct4, _ a7: String, _ a8: RandomStruct4) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t406_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct4, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t406_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct4, _ a3: Double, _ a4: Bool, _ a5: RandomStruct4, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t406_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t407_alone(_ a0: RandomEnum5) { log.received([a0 as Any]) }
    func t407_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum5, _ a6: RandomEnum5, _ a7: String, _ a8: RandomEnum5) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t407_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum5, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t407_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum5, _ a3: Double, _ a4: Bool, _ a5: RandomEnum5, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t407_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t408_alone(_ a0: RandomStruct8) { log.received([a0 as Any]) }
    func t408_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct8, _ a6: RandomStruct8, _ a7: String, _ a8: RandomStruct8) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t408_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct8, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t408_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct8, _ a3: Double, _ a4: Bool, _ a5: RandomStruct8, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t408_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t408_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct8, _ a5: RandomStruct8, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t408_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct8, _ a8: RandomStruct8, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t408_twice(_ a0: RandomStruct8, _ a1: String, _ a2: RandomStruct8, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t409_alone(_ a0: (((UInt64, Float16), UInt32?), Int8)) { log.received([a0 as Any]) }
    func t409_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (((UInt64, Float16), UInt32?), Int8), _ a6: (((UInt64, Float16), UInt32?), Int8)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t409_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (((UInt64, Float16), UInt32?), Int8), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t409_mixed(_ a0: Float, _ a1: Int, _ a2: (((UInt64, Float16), UInt32?), Int8), _ a3: Double, _ a4: Bool, _ a5: (((UInt64, Float16), UInt32?), Int8), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t409_mixed16(_ a0: Int, _ a1: Double, _ a2: (((UInt64, Float16), UInt32?), Int8), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (((UInt64, Float16), UInt32?), Int8), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t410_alone(_ a0: RandomStruct9) { log.received([a0 as Any]) }
    func t410_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct9, _ a6: RandomStruct9, _ a7: String, _ a8: RandomStruct9) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t410_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct9, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t410_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct9, _ a3: Double, _ a4: Bool, _ a5: RandomStruct9, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t410_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct9, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct9, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t411_alone(_ a0: RandomStruct11) { log.received([a0 as Any]) }
    func t411_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct11, _ a6: RandomStruct11, _ a7: String, _ a8: RandomStruct11) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t411_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct11, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t411_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct11, _ a3: Double, _ a4: Bool, _ a5: RandomStruct11, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t411_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct11, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct11, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t411_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct11, _ a5: RandomStruct11, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t411_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct11, _ a8: RandomStruct11, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t411_twice(_ a0: RandomStruct11, _ a1: String, _ a2: RandomStruct11, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t412_alone(_ a0: RandomEnum12) { log.received([a0 as Any]) }
    func t412_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum12, _ a6: RandomEnum12, _ a7: String, _ a8: RandomEnum12) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t412_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum12, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t412_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum12, _ a3: Double, _ a4: Bool, _ a5: RandomEnum12, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t412_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum12, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum12, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t413_alone(_ a0: RandomStruct19) { log.received([a0 as Any]) }
    func t413_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct19, _ a6: RandomStruct19, _ a7: String, _ a8: RandomStruct19) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t413_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct19, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t413_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct19, _ a3: Double, _ a4: Bool, _ a5: RandomStruct19, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t413_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct19, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct19, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t414_alone(_ a0: ([Int], Double)) { log.received([a0 as Any]) }
    func t414_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: ([Int], Double), _ a6: ([Int], Double)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t414_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: ([Int], Double), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t414_mixed(_ a0: Float, _ a1: Int, _ a2: ([Int], Double), _ a3: Double, _ a4: Bool, _ a5: ([Int], Double), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t414_mixed16(_ a0: Int, _ a1: Double, _ a2: ([Int], Double), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ([Int], Double), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t414_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: ([Int], Double), _ a5: ([Int], Double), _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t414_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: ([Int], Double), _ a6: ([Int], Double), _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t414_twice(_ a0: ([Int], Double), _ a1: String, _ a2: ([Int], Double), _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t415_alone(_ a0: RandomStruct21) { log.received([a0 as Any]) }
    func t415_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct21, _ a6: RandomStruct21, _ a7: String, _ a8: RandomStruct21) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t415_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct21, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t415_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct21, _ a3: Double, _ a4: Bool, _ a5: RandomStruct21, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t415_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct21, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct21, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t416_alone(_ a0: RandomStruct26) { log.received([a0 as Any]) }
    func t416_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct26, _ a6: RandomStruct26, _ a7: String, _ a8: RandomStruct26) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t416_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct26, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t416_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct26, _ a3: Double, _ a4: Bool, _ a5: RandomStruct26, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t416_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct26, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct26, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t417_alone(_ a0: RandomEnum27) { log.received([a0 as Any]) }
    func t417_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum27, _ a6: RandomEnum27, _ a7: String, _ a8: RandomEnum27) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t417_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum27, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t417_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum27, _ a3: Double, _ a4: Bool, _ a5: RandomEnum27, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t417_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum27, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum27, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t417_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomEnum27, _ a5: RandomEnum27, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t417_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomEnum27, _ a8: RandomEnum27, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t417_twice(_ a0: RandomEnum27, _ a1: String, _ a2: RandomEnum27, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t418_alone(_ a0: RandomStruct28) { log.received([a0 as Any]) }
    func t418_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct28, _ a6: RandomStruct28, _ a7: String, _ a8: RandomStruct28) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t418_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct28, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t418_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct28, _ a3: Double, _ a4: Bool, _ a5: RandomStruct28, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t418_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct28, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct28, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t419_alone(_ a0: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?)) { log.received([a0 as Any]) }
    func t419_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?), _ a6: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t419_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t419_mixed(_ a0: Float, _ a1: Int, _ a2: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?), _ a3: Double, _ a4: Bool, _ a5: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t419_mixed16(_ a0: Int, _ a1: Double, _ a2: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group20>, any Group20>

final class Group20Tests: XCTestCase {
    func test_D4_400_Mixed5() throws {
        let v: Mixed5 = Mixed5(7, 8, 3.5, true, 11)
        let w: Mixed5 = Mixed5(-7, -8, -3.5, true, -11)
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t400_alone), Form.alone(v as Any, w as Any)) { $0.t400_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t400_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t400_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t400_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t400_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t400_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t400_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t400_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t400_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_401_Mixed6() throws {
        let v: Mixed6 = Mixed6(7, 8, 3.5, true, 11, 6.5)
        let w: Mixed6 = Mixed6(-7, -8, -3.5, true, -11, -6.5)
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t401_alone), Form.alone(v as Any, w as Any)) { $0.t401_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t401_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t401_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t401_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t401_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t401_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t401_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t401_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t401_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_402_Mixed7() throws {
        let v: Mixed7 = Mixed7(7, 8, 3.5, true, 11, 6.5, 107)
        let w: Mixed7 = Mixed7(-7, -8, -3.5, true, -11, -6.5, 105)
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t402_alone), Form.alone(v as Any, w as Any)) { $0.t402_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t402_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t402_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t402_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t402_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t402_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t402_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group20.t402_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t402_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group20.t402_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t402_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group20.t402_twice), Form.twice(v as Any, w as Any)) { $0.t402_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t402_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t402_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_403_Mixed8() throws {
        let v: Mixed8 = Mixed8(7, 8, 3.5, true, 11, 6.5, 107, fixed.node)
        let w: Mixed8 = Mixed8(-7, -8, -3.5, true, -11, -6.5, 105, fixed.leaf)
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t403_alone), Form.alone(v as Any, w as Any)) { $0.t403_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t403_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t403_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t403_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t403_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t403_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t403_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t403_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t403_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_404_Mixed9() throws {
        let v: Mixed9 = Mixed9(7, 8, 3.5, true, 11, 6.5, 107, fixed.node, 15)
        let w: Mixed9 = Mixed9(-7, -8, -3.5, true, -11, -6.5, 105, fixed.leaf, -15)
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t404_alone), Form.alone(v as Any, w as Any)) { $0.t404_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t404_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t404_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t404_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t404_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t404_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t404_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t404_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t404_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_405_Mixed16() throws {
        let v: Mixed16 = Mixed16(7, 8, 3.5, true, 11, 6.5, 107, fixed.node, 15, 16, 11.5, true, 19, 14.5, 115, fixed.node)
        let w: Mixed16 = Mixed16(-7, -8, -3.5, true, -11, -6.5, 105, fixed.leaf, -15, -16, -11.5, false, -19, -14.5, 113, fixed.leaf)
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t405_alone), Form.alone(v as Any, w as Any)) { $0.t405_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t405_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t405_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t405_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t405_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t405_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t405_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group20.t405_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t405_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group20.t405_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t405_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group20.t405_twice), Form.twice(v as Any, w as Any)) { $0.t405_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t405_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t405_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_406_RandomStruct4() throws {
        let v: RandomStruct4 = RandomStruct4((-11706438873419039085169314841622805604, SIMD4(9, 5, 4, 1), .leaf(95)), RandomStruct2(RandomStruct1(.north, 1026436389215854533, 8386024732889474741, fixed.node), -469391.25, fixed.leaf, (Leaf.self, fixed.leaf, 64110663428312229568291316147368960782)), RandomEnum3.c0(((fixed.one != fixed.one), -64, 1922)), SIMD4(5, 1, 7, 9))
        let w: RandomStruct4 = RandomStruct4((-52446421787198696690963501998791132497, SIMD4(7, 2, 3, 4), .leaf(43)), RandomStruct2(RandomStruct1(.north, 751554148719897363, 10399666072856969515, fixed.leaf), 115739.25, nil, (Leaf.self, fixed.leaf, 7705003535819988921163475104814757383)), RandomEnum3.c0(((fixed.one != fixed.two), -127, 11520)), SIMD4(4, 8, 4, 8))
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t406_alone), Form.alone(v as Any, w as Any)) { $0.t406_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t406_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t406_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t406_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t406_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t406_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t406_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t406_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t406_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_407_RandomEnum5() throws {
        let v: RandomEnum5 = RandomEnum5.c1(c_pair(small: -8, big: -4))
        let w: RandomEnum5 = RandomEnum5.c0(1717112001)
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t407_alone), Form.alone(v as Any, w as Any)) { $0.t407_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t407_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t407_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t407_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t407_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t407_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t407_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t407_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t407_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_408_RandomStruct8() throws {
        let v: RandomStruct8 = RandomStruct8(-15.5, RandomEnum6.c0, (RandomEnum7.c1(.north), nil), fixed.leaf)
        let w: RandomStruct8 = RandomStruct8(-39.5, RandomEnum6.c0, (RandomEnum7.c2(580.5), nil), fixed.node)
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t408_alone), Form.alone(v as Any, w as Any)) { $0.t408_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t408_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t408_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t408_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t408_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t408_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t408_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group20.t408_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t408_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group20.t408_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t408_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group20.t408_twice), Form.twice(v as Any, w as Any)) { $0.t408_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t408_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t408_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_409_UInt64_Float16_UInt32_optional_Int8() throws {
        let v: (((UInt64, Float16), UInt32?), Int8) = (((8002565535118991416, -64.5), 620108649), 24)
        let w: (((UInt64, Float16), UInt32?), Int8) = (((11762704077082282838, 35.5), 1750851448), -113)
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t409_alone), Form.alone(v as Any, w as Any)) { $0.t409_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t409_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t409_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t409_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t409_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group20.t409_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t409_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t409_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t409_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_410_RandomStruct9() throws {
        let v: RandomStruct9 = RandomStruct9(572.25)
        let w: RandomStruct9 = RandomStruct9(18.25)
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t410_alone), Form.alone(v as Any, w as Any)) { $0.t410_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t410_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t410_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t410_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t410_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t410_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t410_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t410_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t410_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_411_RandomStruct11() throws {
        let v: RandomStruct11 = RandomStruct11(Square(side: 41), (RandomEnum10.c1, nil, -78.5))
        let w: RandomStruct11 = RandomStruct11(Square(side: 35), (RandomEnum10.c1, SIMD4(7, 1, 1, 8), 4.5))
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t411_alone), Form.alone(v as Any, w as Any)) { $0.t411_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t411_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t411_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t411_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t411_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t411_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t411_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group20.t411_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t411_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group20.t411_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t411_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group20.t411_twice), Form.twice(v as Any, w as Any)) { $0.t411_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t411_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t411_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_412_RandomEnum12() throws {
        let v: RandomEnum12 = RandomEnum12.c0
        let w: RandomEnum12 = RandomEnum12.c0
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t412_alone), Form.alone(v as Any, w as Any)) { $0.t412_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t412_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t412_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t412_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t412_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t412_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t412_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t412_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t412_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_413_RandomStruct19() throws {
        let v: RandomStruct19 = RandomStruct19("text 1", 220, (RandomEnum15.c0(.west, fixed.node), RandomEnum16.c0(170), SIMD4(9, 3, 3, 1)), RandomStruct18(RandomEnum17.c1(37.5)))
        let w: RandomStruct19 = RandomStruct19("text 84", 152, (RandomEnum15.c0(.west, fixed.leaf), RandomEnum16.c0(101), SIMD4(1, 4, 2, 2)), RandomStruct18(RandomEnum17.c0(2872462498, .leaf(61))))
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t413_alone), Form.alone(v as Any, w as Any)) { $0.t413_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t413_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t413_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t413_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t413_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t413_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t413_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t413_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t413_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_414_Int_Double() throws {
        let v: ([Int], Double) = ([0], -795353.25)
        let w: ([Int], Double) = ([4], -38663.25)
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t414_alone), Form.alone(v as Any, w as Any)) { $0.t414_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t414_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t414_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t414_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t414_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group20.t414_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t414_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group20.t414_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t414_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group20.t414_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t414_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group20.t414_twice), Form.twice(v as Any, w as Any)) { $0.t414_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t414_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t414_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_415_RandomStruct21() throws {
        let v: RandomStruct21 = RandomStruct21(RandomEnum20.c0(nil), 2002477617)
        let w: RandomStruct21 = RandomStruct21(RandomEnum20.c0([92]), 3193935255)
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t415_alone), Form.alone(v as Any, w as Any)) { $0.t415_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t415_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t415_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t415_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t415_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t415_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t415_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t415_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t415_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_416_RandomStruct26() throws {
        let v: RandomStruct26 = RandomStruct26((RandomStruct22(fixed.leaf, (fixed.one != fixed.one)), 6435171905913758350, .north), RandomEnum23.c1(RandomStruct25(12807458077583692739, -373.5, 241049845311680885, [11])), 16066455570544680518)
        let w: RandomStruct26 = RandomStruct26((RandomStruct22(fixed.leaf, (fixed.one != fixed.one)), 15465088509063067570, .north), RandomEnum23.c0(RandomEnum24.c1(282506211, 2041267117), 1663643912), 957497768355867126)
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t416_alone), Form.alone(v as Any, w as Any)) { $0.t416_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t416_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t416_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t416_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t416_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t416_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t416_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t416_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t416_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_417_RandomEnum27() throws {
        let v: RandomEnum27 = RandomEnum27.c1
        let w: RandomEnum27 = RandomEnum27.c1
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t417_alone), Form.alone(v as Any, w as Any)) { $0.t417_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t417_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t417_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t417_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t417_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t417_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t417_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group20.t417_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t417_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group20.t417_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t417_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group20.t417_twice), Form.twice(v as Any, w as Any)) { $0.t417_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t417_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t417_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_418_RandomStruct28() throws {
        let v: RandomStruct28 = RandomStruct28(fixed.leaf)
        let w: RandomStruct28 = RandomStruct28(fixed.leaf)
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t418_alone), Form.alone(v as Any, w as Any)) { $0.t418_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t418_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t418_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t418_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t418_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group20.t418_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t418_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t418_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t418_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_419_UInt8_any_Shape_RandomStruct29_RandomStruct30_Int128_Int16_SIMD4_Int32_optional() throws {
        let v: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?) = (23, (Square(side: 15), RandomStruct29(-36940561480535498402481001443730441067, 21789640349108749010360465792191378386, 3251981469410736678, 123), RandomStruct30(Square(side: 64), fixed.leaf, 3817399450121431663, 15)), (17585165126063009220662671080329834807, 22618, SIMD4(2, 7, 5, 7)))
        let w: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?) = (117, (Square(side: 62), RandomStruct29(-57251674160648394437230403466687825462, 6339830659921166817629437866848690613, 4746662871971475520, 115), RandomStruct30(Square(side: 51), fixed.leaf, 13345894910668125455, 162)), (58417430067070603347027903623142786458, 1638, SIMD4(9, 5, 5, 6)))
        let check = Check<any Group20>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group20.t419_alone), Form.alone(v as Any, w as Any)) { $0.t419_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group20.t419_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t419_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group20.t419_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t419_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group20.t419_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t419_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group20.t419_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t419_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
