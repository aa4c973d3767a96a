// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group17 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t340_alone(_ a0: Bytes3) { log.received([a0 as Any]) }
    func t340_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes3, _ a6: Bytes3, _ a7: String, _ a8: Bytes3) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t340_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes3, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t340_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes3, _ a3: Double, _ a4: Bool, _ a5: Bytes3, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t340_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t341_alone(_ a0: Bytes4) { log.received([a0 as Any]) }
    func t341_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes4, _ a6: Bytes4, _ a7: String, _ a8: Bytes4) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t341_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes4, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t341_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes4, _ a3: Double, _ a4: Bool, _ a5: Bytes4, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t341_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t342_alone(_ a0: Bytes5) { log.received([a0 as Any]) }
    func t342_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes5, _ a6: Bytes5, _ a7: String, _ a8: Bytes5) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t342_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes5, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t342_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes5, _ a3: Double, _ a4: Bool, _ a5: Bytes5, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t342_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t342_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bytes5, _ a5: Bytes5, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t342_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bytes5, _ a8: Bytes5, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t342_twice(_ a0: Bytes5, _ a1: String, _ a2: Bytes5, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t343_alone(_ a0: Bytes6) { log.received([a0 as Any]) }
    func t343_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes6, _ a6: Bytes6, _ a7: String, _ a8: Bytes6) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t343_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes6, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t343_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes6, _ a3: Double, _ a4: Bool, _ a5: Bytes6, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t343_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes6, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes6, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t344_alone(_ a0: Bytes7) { log.received([a0 as Any]) }
    func t344_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes7, _ a6: Bytes7, _ a7: String, _ a8: Bytes7) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t344_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes7, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t344_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes7, _ a3: Double, _ a4: Bool, _ a5: Bytes7, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t344_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes7, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes7, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t345_alone(_ a0: Bytes8) { log.received([a0 as Any]) }
    func t345_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes8, _ a6: Bytes8, _ a7: String, _ a8: Bytes8) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t345_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes8, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t345_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes8, _ a3: Double, _ a4: Bool, _ a5: Bytes8, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t345_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t345_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bytes8, _ a5: Bytes8, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t345_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bytes8, _ a8: Bytes8, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t345_twice(_ a0: Bytes8, _ a1: String, _ a2: Bytes8, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t346_alone(_ a0: Bytes9) { log.received([a0 as Any]) }
    func t346_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes9, _ a6: Bytes9, _ a7: String, _ a8: Bytes9) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t346_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes9, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t346_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes9, _ a3: Double, _ a4: Bool, _ a5: Bytes9, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t346_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes9, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes9, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t347_alone(_ a0: Bytes12) { log.received([a0 as Any]) }
    func t347_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes12, _ a6: Bytes12, _ a7: String, _ a8: Bytes12) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t347_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes12, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t347_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes12, _ a3: Double, _ a4: Bool, _ a5: Bytes12, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t347_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes12, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes12, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t348_alone(_ a0: Bytes15) { log.received([a0 as Any]) }
    func t348_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes15, _ a6: Bytes15, _ a7: String, _ a8: Bytes15) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t348_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes15, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t348_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes15, _ a3: Double, _ a4: Bool, _ a5: Bytes15, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t348_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes15, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes15, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t348_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bytes15, _ a5: Bytes15, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t348_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bytes15, _ a8: Bytes15, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t348_twice(_ a0: Bytes15, _ a1: String, _ a2: Bytes15, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t349_alone(_ a0: Bytes16) { log.received([a0 as Any]) }
    func t349_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes16, _ a6: Bytes16, _ a7: String, _ a8: Bytes16) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t349_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes16, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t349_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes16, _ a3: Double, _ a4: Bool, _ a5: Bytes16, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t349_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes16, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes16, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t350_alone(_ a0: Bytes17) { log.received([a0 as Any]) }
    func t350_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes17, _ a6: Bytes17, _ a7: String, _ a8: Bytes17) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t350_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes17, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t350_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes17, _ a3: Double, _ a4: Bool, _ a5: Bytes17, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t350_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes17, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes17, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t351_alone(_ a0: Bytes24) { log.received([a0 as Any]) }
    func t351_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes24, _ a6: Bytes24, _ a7: String, _ a8: Bytes24) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t351_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes24, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t351_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes24, _ a3: Double, _ a4: Bool, _ a5: Bytes24, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t351_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes24, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes24, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t351_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bytes24, _ a5: Bytes24, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t351_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bytes24, _ a8: Bytes24, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t351_twice(_ a0: Bytes24, _ a1: String, _ a2: Bytes24, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t352_alone(_ a0: Bytes25) { log.received([a0 as Any]) }
    func t352_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes25, _ a6: Bytes25, _ a7: String, _ a8: Bytes25) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t352_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes25, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t352_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes25, _ a3: Double, _ a4: Bool, _ a5: Bytes25, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t352_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes25, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes25, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t353_alone(_ a0: Bytes31) { log.received([a0 as Any]) }
    func t353_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes31, _ a6: Bytes31, _ a7: String, _ a8: Bytes31) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t353_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes31, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t353_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes31, _ a3: Double, _ a4: Bool, _ a5: Bytes31, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t353_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes31, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes31, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t354_alone(_ a0: Bytes32) { log.received([a0 as Any]) }
    func t354_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes32, _ a6: Bytes32, _ a7: String, _ a8: Bytes32) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t354_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes32, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t354_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes32, _ a3: Double, _ a4: Bool, _ a5: Bytes32, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t354_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes32, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes32, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t354_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bytes32, _ a5: Bytes32, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t354_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bytes32, _ a8: Bytes32, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t354_twice(_ a0: Bytes32, _ a1: String, _ a2: Bytes32, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t355_alone(_ a0: Bytes33) { log.received([a0 as Any]) }
    func t355_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes33, _ a6: Bytes33, _ a7: String, _ a8: Bytes33) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t355_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes33, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t355_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes33, _ a3: Double, _ a4: Bool, _ a5: Bytes33, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t355_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes33, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes33, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t356_alone(_ a0: Bytes64) { log.received([a0 as Any]) }
    func t356_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes64, _ a6: Bytes64, _ a7: String, _ a8: Bytes64) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t356_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes64, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t356_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes64, _ a3: Double, _ a4: Bool, _ a5: Bytes64, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t356_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes64, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes64, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t357_alone(_ a0: Bytes100) { log.received([a0 as Any]) }
    func t357_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes100, _ a6: Bytes100, _ a7: String, _ a8: Bytes100) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t357_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes100, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t357_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes100, _ a3: Double, _ a4: Bool, _ a5: Bytes100, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t357_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes100, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes100, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t357_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bytes100, _ a5: Bytes100, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t357_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bytes100, _ a8: Bytes100, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t357_twice(_ a0: Bytes100, _ a1: String, _ a2: Bytes100, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t358_alone(_ a0: Words1) { log.received([a0 as Any]) }
    func t358_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Words1, _ a6: Words1, _ a7: String, _ a8: Words1) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t358_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Words1, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t358_mixed(_ a0: Float, _ a1: Int, _ a2: Words1, _ a3: Double, _ a4: Bool, _ a5: Words1, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t358_mixed16(_ a0: Int, _ a1: Double, _ a2: Words1, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Words1, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t359_alone(_ a0: Words2) { log.received([a0 as Any]) }
    func t359_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Words2, _ a6: Words2, _ a7: String, _ a8: Words2) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t359_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Words2, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t359_mixed(_ a0: Float, _ a1: Int, _ a2: Words2, _ a3: Double, _ a4: Bool, _ a5: Words2, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t359_mixed16(_ a0: Int, _ a1: Double, _ a2: Words2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Words2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group17>, any Group17>

final class Group17Tests: XCTestCase {
    func test_D4_340_Bytes3() throws {
        let v: Bytes3 = Bytes3(101, 102, 103)
        let w: Bytes3 = Bytes3(99, 100, 101)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t340_alone), Form.alone(v as Any, w as Any)) { $0.t340_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t340_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t340_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t340_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t340_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t340_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t340_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t340_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t340_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_341_Bytes4() throws {
        let v: Bytes4 = Bytes4(101, 102, 103, 104)
        let w: Bytes4 = Bytes4(99, 100, 101, 102)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t341_alone), Form.alone(v as Any, w as Any)) { $0.t341_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t341_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t341_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t341_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t341_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t341_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t341_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t341_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t341_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_342_Bytes5() throws {
        let v: Bytes5 = Bytes5(101, 102, 103, 104, 105)
        let w: Bytes5 = Bytes5(99, 100, 101, 102, 103)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t342_alone), Form.alone(v as Any, w as Any)) { $0.t342_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t342_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t342_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t342_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t342_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t342_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t342_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group17.t342_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t342_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group17.t342_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t342_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group17.t342_twice), Form.twice(v as Any, w as Any)) { $0.t342_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t342_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t342_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_343_Bytes6() throws {
        let v: Bytes6 = Bytes6(101, 102, 103, 104, 105, 106)
        let w: Bytes6 = Bytes6(99, 100, 101, 102, 103, 104)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t343_alone), Form.alone(v as Any, w as Any)) { $0.t343_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t343_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t343_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t343_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t343_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t343_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t343_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t343_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t343_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_344_Bytes7() throws {
        let v: Bytes7 = Bytes7(101, 102, 103, 104, 105, 106, 107)
        let w: Bytes7 = Bytes7(99, 100, 101, 102, 103, 104, 105)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t344_alone), Form.alone(v as Any, w as Any)) { $0.t344_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t344_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t344_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t344_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t344_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t344_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t344_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t344_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t344_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_345_Bytes8() throws {
        let v: Bytes8 = Bytes8(101, 102, 103, 104, 105, 106, 107, 108)
        let w: Bytes8 = Bytes8(99, 100, 101, 102, 103, 104, 105, 106)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t345_alone), Form.alone(v as Any, w as Any)) { $0.t345_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t345_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t345_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t345_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t345_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t345_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t345_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group17.t345_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t345_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group17.t345_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t345_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group17.t345_twice), Form.twice(v as Any, w as Any)) { $0.t345_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t345_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t345_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_346_Bytes9() throws {
        let v: Bytes9 = Bytes9(101, 102, 103, 104, 105, 106, 107, 108, 109)
        let w: Bytes9 = Bytes9(99, 100, 101, 102, 103, 104, 105, 106, 107)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t346_alone), Form.alone(v as Any, w as Any)) { $0.t346_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t346_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t346_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t346_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t346_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t346_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t346_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t346_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t346_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_347_Bytes12() throws {
        let v: Bytes12 = Bytes12(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112)
        let w: Bytes12 = Bytes12(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t347_alone), Form.alone(v as Any, w as Any)) { $0.t347_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t347_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t347_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t347_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t347_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t347_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t347_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t347_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t347_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_348_Bytes15() throws {
        let v: Bytes15 = Bytes15(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115)
        let w: Bytes15 = Bytes15(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t348_alone), Form.alone(v as Any, w as Any)) { $0.t348_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t348_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t348_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t348_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t348_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t348_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t348_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group17.t348_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t348_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group17.t348_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t348_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group17.t348_twice), Form.twice(v as Any, w as Any)) { $0.t348_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t348_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t348_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_349_Bytes16() throws {
        let v: Bytes16 = Bytes16(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116)
        let w: Bytes16 = Bytes16(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t349_alone), Form.alone(v as Any, w as Any)) { $0.t349_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t349_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t349_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t349_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t349_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t349_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t349_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t349_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t349_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_350_Bytes17() throws {
        let v: Bytes17 = Bytes17(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117)
        let w: Bytes17 = Bytes17(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t350_alone), Form.alone(v as Any, w as Any)) { $0.t350_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t350_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t350_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t350_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t350_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t350_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t350_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t350_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t350_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_351_Bytes24() throws {
        let v: Bytes24 = Bytes24(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124)
        let w: Bytes24 = Bytes24(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t351_alone), Form.alone(v as Any, w as Any)) { $0.t351_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t351_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t351_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t351_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t351_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t351_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t351_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group17.t351_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t351_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group17.t351_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t351_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group17.t351_twice), Form.twice(v as Any, w as Any)) { $0.t351_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t351_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t351_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_352_Bytes25() throws {
        let v: Bytes25 = Bytes25(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125)
        let w: Bytes25 = Bytes25(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t352_alone), Form.alone(v as Any, w as Any)) { $0.t352_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t352_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t352_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t352_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t352_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t352_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t352_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t352_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t352_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_353_Bytes31() throws {
        let v: Bytes31 = Bytes31(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131)
        let w: Bytes31 = Bytes31(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t353_alone), Form.alone(v as Any, w as Any)) { $0.t353_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t353_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t353_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t353_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t353_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t353_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t353_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t353_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t353_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_354_Bytes32() throws {
        let v: Bytes32 = Bytes32(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132)
        let w: Bytes32 = Bytes32(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t354_alone), Form.alone(v as Any, w as Any)) { $0.t354_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t354_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t354_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t354_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t354_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t354_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t354_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group17.t354_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t354_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group17.t354_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t354_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group17.t354_twice), Form.twice(v as Any, w as Any)) { $0.t354_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t354_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t354_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_355_Bytes33() throws {
        let v: Bytes33 = Bytes33(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133)
        let w: Bytes33 = Bytes33(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t355_alone), Form.alone(v as Any, w as Any)) { $0.t355_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t355_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t355_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t355_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t355_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t355_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t355_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t355_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t355_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_356_Bytes64() throws {
        let v: Bytes64 = Bytes64(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164)
        let w: Bytes64 = Bytes64(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t356_alone), Form.alone(v as Any, w as Any)) { $0.t356_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t356_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t356_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t356_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t356_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t356_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t356_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t356_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t356_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_357_Bytes100() throws {
        let v: Bytes100 = Bytes100(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200)
        let w: Bytes100 = Bytes100(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t357_alone), Form.alone(v as Any, w as Any)) { $0.t357_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t357_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t357_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t357_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t357_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t357_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t357_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group17.t357_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t357_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group17.t357_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t357_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group17.t357_twice), Form.twice(v as Any, w as Any)) { $0.t357_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t357_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t357_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_358_Words1() throws {
        let v: Words1 = Words1(7)
        let w: Words1 = Words1(-7)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t358_alone), Form.alone(v as Any, w as Any)) { $0.t358_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t358_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t358_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t358_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t358_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t358_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t358_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t358_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t358_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_359_Words2() throws {
        let v: Words2 = Words2(7, 8)
        let w: Words2 = Words2(-7, -8)
        let check = Check<any Group17>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group17.t359_alone), Form.alone(v as Any, w as Any)) { $0.t359_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group17.t359_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t359_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group17.t359_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t359_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group17.t359_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t359_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group17.t359_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t359_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
