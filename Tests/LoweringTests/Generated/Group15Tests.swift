// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group15 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t300_alone(_ a0: SIMD4<Float>) { log.received([a0 as Any]) }
    func t300_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<Float>, _ a6: SIMD4<Float>, _ a7: String, _ a8: SIMD4<Float>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t300_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<Float>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t300_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<Float>, _ a3: Double, _ a4: Bool, _ a5: SIMD4<Float>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t300_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t300_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD4<Float>, _ a5: SIMD4<Float>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t300_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD4<Float>, _ a8: SIMD4<Float>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t300_twice(_ a0: SIMD4<Float>, _ a1: String, _ a2: SIMD4<Float>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t301_alone(_ a0: SIMD8<Float>) { log.received([a0 as Any]) }
    func t301_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD8<Float>, _ a6: SIMD8<Float>, _ a7: String, _ a8: SIMD8<Float>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t301_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD8<Float>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t301_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD8<Float>, _ a3: Double, _ a4: Bool, _ a5: SIMD8<Float>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t301_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD8<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD8<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t302_alone(_ a0: SIMD16<Float>) { log.received([a0 as Any]) }
    func t302_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD16<Float>, _ a6: SIMD16<Float>, _ a7: String, _ a8: SIMD16<Float>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t302_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD16<Float>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t302_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD16<Float>, _ a3: Double, _ a4: Bool, _ a5: SIMD16<Float>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t302_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD16<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD16<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t303_alone(_ a0: SIMD32<Float>) { log.received([a0 as Any]) }
    func t303_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD32<Float>, _ a6: SIMD32<Float>, _ a7: String, _ a8: SIMD32<Float>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t303_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD32<Float>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t303_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD32<Float>, _ a3: Double, _ a4: Bool, _ a5: SIMD32<Float>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t303_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD32<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD32<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t303_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD32<Float>, _ a5: SIMD32<Float>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t303_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD32<Float>, _ a8: SIMD32<Float>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t303_twice(_ a0: SIMD32<Float>, _ a1: String, _ a2: SIMD32<Float>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t304_alone(_ a0: SIMD64<Float>) { log.received([a0 as Any]) }
    func t304_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD64<Float>, _ a6: SIMD64<Float>, _ a7: String, _ a8: SIMD64<Float>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t304_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD64<Float>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t304_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD64<Float>, _ a3: Double, _ a4: Bool, _ a5: SIMD64<Float>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t304_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD64<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD64<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t305_alone(_ a0: SIMD2<Double>) { log.received([a0 as Any]) }
    func t305_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD2<Double>, _ a6: SIMD2<Double>, _ a7: String, _ a8: SIMD2<Double>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t305_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD2<Double>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t305_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD2<Double>, _ a3: Double, _ a4: Bool, _ a5: SIMD2<Double>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t305_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD2<Double>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD2<Double>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t306_alone(_ a0: SIMD3<Double>) { log.received([a0 as Any]) }
    func t306_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD3<Double>, _ a6: SIMD3<Double>, _ a7: String, _ a8: SIMD3<Double>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t306_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD3<Double>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t306_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD3<Double>, _ a3: Double, _ a4: Bool, _ a5: SIMD3<Double>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t306_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD3<Double>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD3<Double>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t306_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD3<Double>, _ a5: SIMD3<Double>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t306_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD3<Double>, _ a8: SIMD3<Double>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t306_twice(_ a0: SIMD3<Double>, _ a1: String, _ a2: SIMD3<Double>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t307_alone(_ a0: SIMD4<Double>) { log.received([a0 as Any]) }
    func t307_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<Double>, _ a6: SIMD4<Double>, _ a7: String, _ a8: SIMD4<Double>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t307_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<Double>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t307_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<Double>, _ a3: Double, _ a4: Bool, _ a5: SIMD4<Double>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t307_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<Double>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<Double>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t308_alone(_ a0: SIMD8<Double>) { log.received([a0 as Any]) }
    func t308_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD8<Double>, _ a6: SIMD8<Double>, _ a7: String, _ a8: SIMD8<Double>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t308_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD8<Double>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t308_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD8<Double>, _ a3: Double, _ a4: Bool, _ a5: SIMD8<Double>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t308_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD8<Double>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD8<Double>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t309_alone(_ a0: SIMD16<Double>) { log.received([a0 as Any]) }
    func t309_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD16<Double>, _ a6: SIMD16<Double>, _ a7: String, _ a8: SIMD16<Double>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t309_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD16<Double>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t309_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD16<Double>, _ a3: Double, _ a4: Bool, _ a5: SIMD16<Double>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t309_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD16<Double>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD16<Double>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t309_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD16<Double>, _ a5: SIMD16<Double>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t309_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD16<Double>, _ a8: SIMD16<Double>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t309_twice(_ a0: SIMD16<Double>, _ a1: String, _ a2: SIMD16<Double>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t310_alone(_ a0: SIMD4<Float16>) { log.received([a0 as Any]) }
    func t310_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<Float16>, _ a6: SIMD4<Float16>, _ a7: String, _ a8: SIMD4<Float16>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t310_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<Float16>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t310_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<Float16>, _ a3: Double, _ a4: Bool, _ a5: SIMD4<Float16>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t310_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<Float16>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<Float16>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t311_alone(_ a0: SIMDMask<SIMD4<Int32>>) { log.received([a0 as Any]) }
    func t311_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMDMask<SIMD4<Int32>>, _ a6: SIMDMask<SIMD4<Int32>>, _ a7: String, _ a8: SIMDMask<SIMD4<Int32>>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t311_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMDMask<SIMD4<Int32>>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t311_mixed(_ a0: Float, _ a1: Int, _ a2: SIMDMask<SIMD4<Int32>>, _ a3: Double, _ a4: Bool, _ a5: SIMDMask<SIMD4<Int32>>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t311_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMDMask<SIMD4<Int32>>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMDMask<SIMD4<Int32>>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t312_alone(_ a0: SIMD4<Float>?) { log.received([a0 as Any]) }
    func t312_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<Float>?, _ a6: SIMD4<Float>?, _ a7: String, _ a8: SIMD4<Float>?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t312_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<Float>?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t312_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<Float>?, _ a3: Double, _ a4: Bool, _ a5: SIMD4<Float>?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t312_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<Float>?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<Float>?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t312_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD4<Float>?, _ a5: SIMD4<Float>?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t312_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD4<Float>?, _ a8: SIMD4<Float>?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t312_twice(_ a0: SIMD4<Float>?, _ a1: String, _ a2: SIMD4<Float>?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t313_alone(_ a0: SIMD2<Float>?) { log.received([a0 as Any]) }
    func t313_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD2<Float>?, _ a6: SIMD2<Float>?, _ a7: String, _ a8: SIMD2<Float>?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t313_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD2<Float>?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t313_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD2<Float>?, _ a3: Double, _ a4: Bool, _ a5: SIMD2<Float>?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t313_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD2<Float>?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD2<Float>?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t314_alone(_ a0: (SIMD3<Float>, SIMD2<Double>)) { log.received([a0 as Any]) }
    func t314_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (SIMD3<Float>, SIMD2<Double>), _ a6: (SIMD3<Float>, SIMD2<Double>)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t314_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (SIMD3<Float>, SIMD2<Double>), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t314_mixed(_ a0: Float, _ a1: Int, _ a2: (SIMD3<Float>, SIMD2<Double>), _ a3: Double, _ a4: Bool, _ a5: (SIMD3<Float>, SIMD2<Double>), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t314_mixed16(_ a0: Int, _ a1: Double, _ a2: (SIMD3<Float>, SIMD2<Double>), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (SIMD3<Float>, SIMD2<Double>), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t315_alone(_ a0: KeyPath<String, Int>) { log.received([a0 as Any]) }
    func t315_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: KeyPath<String, Int>, _ a6: KeyPath<String, Int>, _ a7: String, _ a8: KeyPath<String, Int>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t315_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: KeyPath<String, Int>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t315_mixed(_ a0: Float, _ a1: Int, _ a2: KeyPath<String, Int>, _ a3: Double, _ a4: Bool, _ a5: KeyPath<String, Int>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t315_mixed16(_ a0: Int, _ a1: Double, _ a2: KeyPath<String, Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: KeyPath<String, Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t315_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: KeyPath<String, Int>, _ a5: KeyPath<String, Int>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t315_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: KeyPath<String, Int>, _ a8: KeyPath<String, Int>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t315_twice(_ a0: KeyPath<String, Int>, _ a1: String, _ a2: KeyPath<String, Int>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t316_alone(_ a0: AnyKeyPath?) { log.received([a0 as Any]) }
    func t316_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyKeyPath?, _ a6: AnyKeyPath?, _ a7: String, _ a8: AnyKeyPath?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t316_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyKeyPath?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t316_mixed(_ a0: Float, _ a1: Int, _ a2: AnyKeyPath?, _ a3: Double, _ a4: Bool, _ a5: AnyKeyPath?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t316_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyKeyPath?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyKeyPath?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t317_alone(_ a0: PartialKeyPath<Square>) { log.received([a0 as Any]) }
    func t317_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: PartialKeyPath<Square>, _ a6: PartialKeyPath<Square>, _ a7: String, _ a8: PartialKeyPath<Square>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t317_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: PartialKeyPath<Square>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t317_mixed(_ a0: Float, _ a1: Int, _ a2: PartialKeyPath<Square>, _ a3: Double, _ a4: Bool, _ a5: PartialKeyPath<Square>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t317_mixed16(_ a0: Int, _ a1: Double, _ a2: PartialKeyPath<Square>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: PartialKeyPath<Square>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t318_alone(_ a0: (@convention(c) (Int32) -> Int32)) { log.received([a0 as Any]) }
    func t318_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (@convention(c) (Int32) -> Int32), _ a6: (@convention(c) (Int32) -> Int32)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t318_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (@convention(c) (Int32) -> Int32), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t318_mixed(_ a0: Float, _ a1: Int, _ a2: (@convention(c) (Int32) -> Int32), _ a3: Double, _ a4: Bool, _ a5: (@convention(c) (Int32) -> Int32), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t318_mixed16(_ a0: Int, _ a1: Double, _ a2: (@convention(c) (Int32) -> Int32), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (@convention(c) (Int32) -> Int32), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t318_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (@convention(c) (Int32) -> Int32), _ a5: (@convention(c) (Int32) -> Int32), _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t318_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (@convention(c) (Int32) -> Int32), _ a6: (@convention(c) (Int32) -> Int32), _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t318_twice(_ a0: (@convention(c) (Int32) -> Int32), _ a1: String, _ a2: (@convention(c) (Int32) -> Int32), _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t319_alone(_ a0: (@convention(c) (Int32) -> Int32)?) { log.received([a0 as Any]) }
    func t319_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (@convention(c) (Int32) -> Int32)?, _ a6: (@convention(c) (Int32) -> Int32)?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t319_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (@convention(c) (Int32) -> Int32)?, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t319_mixed(_ a0: Float, _ a1: Int, _ a2: (@convention(c) (Int32) -> Int32)?, _ a3: Double, _ a4: Bool, _ a5: (@convention(c) (Int32) -> Int32)?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t319_mixed16(_ a0: Int, _ a1: Double, _ a2: (@convention(c) (Int32) -> Int32)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (@convention(c) (Int32) -> Int32)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group15>, any Group15>

final class Group15Tests: XCTestCase {
    func test_D4_300_SIMD4_Float() throws {
        let v: SIMD4<Float> = vector { i in Float(i) + 0.5 }
        let w: SIMD4<Float> = vector { i in -Float(i) * 3.25 - 1 }
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t300_alone), Form.alone(v as Any, w as Any)) { $0.t300_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t300_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t300_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t300_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t300_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t300_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t300_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group15.t300_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t300_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group15.t300_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t300_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group15.t300_twice), Form.twice(v as Any, w as Any)) { $0.t300_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t300_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t300_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_301_SIMD8_Float() throws {
        let v: SIMD8<Float> = vector { i in Float(i) + 0.5 }
        let w: SIMD8<Float> = vector { i in -Float(i) * 3.25 - 1 }
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t301_alone), Form.alone(v as Any, w as Any)) { $0.t301_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t301_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t301_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t301_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t301_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t301_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t301_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t301_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t301_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_302_SIMD16_Float() throws {
        let v: SIMD16<Float> = vector { i in Float(i) + 0.5 }
        let w: SIMD16<Float> = vector { i in -Float(i) * 3.25 - 1 }
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t302_alone), Form.alone(v as Any, w as Any)) { $0.t302_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t302_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t302_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t302_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t302_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t302_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t302_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t302_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t302_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_303_SIMD32_Float() throws {
        let v: SIMD32<Float> = vector { i in Float(i) + 0.5 }
        let w: SIMD32<Float> = vector { i in -Float(i) * 3.25 - 1 }
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t303_alone), Form.alone(v as Any, w as Any)) { $0.t303_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t303_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t303_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t303_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t303_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t303_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t303_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group15.t303_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t303_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group15.t303_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t303_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group15.t303_twice), Form.twice(v as Any, w as Any)) { $0.t303_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t303_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t303_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_304_SIMD64_Float() throws {
        let v: SIMD64<Float> = vector { i in Float(i) + 0.5 }
        let w: SIMD64<Float> = vector { i in -Float(i) * 3.25 - 1 }
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t304_alone), Form.alone(v as Any, w as Any)) { $0.t304_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t304_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t304_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t304_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t304_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t304_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t304_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t304_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t304_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_305_SIMD2_Double() throws {
        let v: SIMD2<Double> = vector { i in Double(i) * 1e10 + 0.5 }
        let w: SIMD2<Double> = vector { i in -Double(i) - 0.125 }
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t305_alone), Form.alone(v as Any, w as Any)) { $0.t305_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t305_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t305_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t305_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t305_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t305_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t305_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t305_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t305_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_306_SIMD3_Double() throws {
        let v: SIMD3<Double> = vector { i in Double(i) * 1e10 + 0.5 }
        let w: SIMD3<Double> = vector { i in -Double(i) - 0.125 }
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t306_alone), Form.alone(v as Any, w as Any)) { $0.t306_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t306_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t306_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t306_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t306_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t306_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t306_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group15.t306_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t306_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group15.t306_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t306_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group15.t306_twice), Form.twice(v as Any, w as Any)) { $0.t306_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t306_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t306_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_307_SIMD4_Double() throws {
        let v: SIMD4<Double> = vector { i in Double(i) * 1e10 + 0.5 }
        let w: SIMD4<Double> = vector { i in -Double(i) - 0.125 }
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t307_alone), Form.alone(v as Any, w as Any)) { $0.t307_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t307_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t307_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t307_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t307_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t307_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t307_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t307_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t307_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_308_SIMD8_Double() throws {
        let v: SIMD8<Double> = vector { i in Double(i) * 1e10 + 0.5 }
        let w: SIMD8<Double> = vector { i in -Double(i) - 0.125 }
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t308_alone), Form.alone(v as Any, w as Any)) { $0.t308_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t308_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t308_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t308_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t308_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t308_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t308_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t308_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t308_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_309_SIMD16_Double() throws {
        let v: SIMD16<Double> = vector { i in Double(i) * 1e10 + 0.5 }
        let w: SIMD16<Double> = vector { i in -Double(i) - 0.125 }
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t309_alone), Form.alone(v as Any, w as Any)) { $0.t309_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t309_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t309_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t309_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t309_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t309_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t309_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group15.t309_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t309_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group15.t309_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t309_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group15.t309_twice), Form.twice(v as Any, w as Any)) { $0.t309_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t309_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t309_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_310_SIMD4_Float16() throws {
        let v: SIMD4<Float16> = SIMD4(1.5, 2.5, 3.5, 4.5)
        let w: SIMD4<Float16> = SIMD4(-1, -2, -3, -4)
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t310_alone), Form.alone(v as Any, w as Any)) { $0.t310_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t310_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t310_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t310_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t310_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t310_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t310_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t310_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t310_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_311_SIMDMask_SIMD4_Int32() throws {
        let v: SIMDMask<SIMD4<Int32>> = [true, false, true, true]
        let w: SIMDMask<SIMD4<Int32>> = [false, true, false, true]
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t311_alone), Form.alone(v as Any, w as Any)) { $0.t311_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t311_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t311_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t311_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t311_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t311_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t311_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t311_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t311_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_312_SIMD4_Float_optional() throws {
        let v: SIMD4<Float>? = SIMD4(1, 2, 3, 4)
        let w: SIMD4<Float>? = nil
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t312_alone), Form.alone(v as Any, w as Any)) { $0.t312_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t312_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t312_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t312_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t312_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t312_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t312_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group15.t312_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t312_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group15.t312_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t312_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group15.t312_twice), Form.twice(v as Any, w as Any)) { $0.t312_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t312_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t312_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_313_SIMD2_Float_optional() throws {
        let v: SIMD2<Float>? = SIMD2(1, 2)
        let w: SIMD2<Float>? = nil
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t313_alone), Form.alone(v as Any, w as Any)) { $0.t313_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t313_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t313_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t313_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t313_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t313_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t313_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t313_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t313_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_314_SIMD3_Float_SIMD2_Double() throws {
        let v: (SIMD3<Float>, SIMD2<Double>) = (SIMD3(1, 2, 3), SIMD2(4, 5))
        let w: (SIMD3<Float>, SIMD2<Double>) = (SIMD3(6, 7, 8), SIMD2(9, 10))
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t314_alone), Form.alone(v as Any, w as Any)) { $0.t314_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t314_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t314_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t314_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t314_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group15.t314_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t314_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t314_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t314_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_315_KeyPath_String_Int() throws {
        let v: KeyPath<String, Int> = \.count
        let w: KeyPath<String, Int> = \.utf8.count
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t315_alone), Form.alone(v as Any, w as Any)) { $0.t315_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t315_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t315_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t315_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t315_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t315_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t315_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group15.t315_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t315_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group15.t315_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t315_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group15.t315_twice), Form.twice(v as Any, w as Any)) { $0.t315_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t315_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t315_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_316_AnyKeyPath_optional() throws {
        let v: AnyKeyPath? = \String.count
        let w: AnyKeyPath? = nil
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t316_alone), Form.alone(v as Any, w as Any)) { $0.t316_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t316_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t316_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t316_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t316_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t316_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t316_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t316_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t316_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_317_PartialKeyPath_Square() throws {
        let v: PartialKeyPath<Square> = \.side
        let w: PartialKeyPath<Square> = \.area
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t317_alone), Form.alone(v as Any, w as Any)) { $0.t317_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t317_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t317_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t317_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t317_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group15.t317_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t317_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t317_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t317_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_318_convention_c_Int32_Int32() throws {
        let v: (@convention(c) (Int32) -> Int32) = c_twice
        let w: (@convention(c) (Int32) -> Int32) = c_thrice
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t318_alone), Form.alone(v as Any, w as Any)) { $0.t318_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t318_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t318_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t318_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t318_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group15.t318_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t318_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group15.t318_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t318_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group15.t318_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t318_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group15.t318_twice), Form.twice(v as Any, w as Any)) { $0.t318_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t318_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t318_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_319_convention_c_Int32_Int32_optional() throws {
        let v: (@convention(c) (Int32) -> Int32)? = c_twice
        let w: (@convention(c) (Int32) -> Int32)? = nil
        let check = Check<any Group15>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group15.t319_alone), Form.alone(v as Any, w as Any)) { $0.t319_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group15.t319_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t319_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group15.t319_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t319_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group15.t319_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t319_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group15.t319_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t319_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
