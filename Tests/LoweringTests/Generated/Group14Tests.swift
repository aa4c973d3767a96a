// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group14 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t280_alone(_ a0: SIMD16<Int8>) { log.received([a0 as Any]) }
    func t280_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD16<Int8>, _ a6: SIMD16<Int8>, _ a7: String, _ a8: SIMD16<Int8>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t280_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD16<Int8>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t280_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD16<Int8>, _ a3: Double, _ a4: Bool, _ a5: SIMD16<Int8>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t280_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD16<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD16<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t281_alone(_ a0: SIMD32<Int8>) { log.received([a0 as Any]) }
    func t281_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD32<Int8>, _ a6: SIMD32<Int8>, _ a7: String, _ a8: SIMD32<Int8>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t281_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD32<Int8>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t281_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD32<Int8>, _ a3: Double, _ a4: Bool, _ a5: SIMD32<Int8>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t281_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD32<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD32<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t282_alone(_ a0: SIMD64<Int8>) { log.received([a0 as Any]) }
    func t282_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD64<Int8>, _ a6: SIMD64<Int8>, _ a7: String, _ a8: SIMD64<Int8>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t282_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD64<Int8>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t282_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD64<Int8>, _ a3: Double, _ a4: Bool, _ a5: SIMD64<Int8>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t282_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD64<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD64<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t282_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD64<Int8>, _ a5: SIMD64<Int8>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t282_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD64<Int8>, _ a8: SIMD64<Int8>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t282_twice(_ a0: SIMD64<Int8>, _ a1: String, _ a2: SIMD64<Int8>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t283_alone(_ a0: SIMD2<UInt16>) { log.received([a0 as Any]) }
    func t283_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD2<UInt16>, _ a6: SIMD2<UInt16>, _ a7: String, _ a8: SIMD2<UInt16>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t283_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD2<UInt16>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t283_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD2<UInt16>, _ a3: Double, _ a4: Bool, _ a5: SIMD2<UInt16>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t283_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD2<UInt16>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD2<UInt16>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t284_alone(_ a0: SIMD3<UInt16>) { log.received([a0 as Any]) }
    func t284_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD3<UInt16>, _ a6: SIMD3<UInt16>, _ a7: String, _ a8: SIMD3<UInt16>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t284_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD3<UInt16>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t284_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD3<UInt16>, _ a3: Double, _ a4: Bool, _ a5: SIMD3<UInt16>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t284_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD3<UInt16>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD3<UInt16>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t285_alone(_ a0: SIMD4<UInt16>) { log.received([a0 as Any]) }
    func t285_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<UInt16>, _ a6: SIMD4<UInt16>, _ a7: String, _ a8: SIMD4<UInt16>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t285_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<UInt16>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t285_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<UInt16>, _ a3: Double, _ a4: Bool, _ a5: SIMD4<UInt16>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t285_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<UInt16>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<UInt16>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t285_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD4<UInt16>, _ a5: SIMD4<UInt16>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t285_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD4<UInt16>, _ a8: SIMD4<UInt16>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t285_twice(_ a0: SIMD4<UInt16>, _ a1: String, _ a2: SIMD4<UInt16>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t286_alone(_ a0: SIMD8<UInt16>) { log.received([a0 as Any]) }
    func t286_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD8<UInt16>, _ a6: SIMD8<UInt16>, _ a7: String, _ a8: SIMD8<UInt16>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t286_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD8<UInt16>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t286_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD8<UInt16>, _ a3: Double, _ a4: Bool, _ a5: SIMD8<UInt16>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t286_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD8<UInt16>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD8<UInt16>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t287_alone(_ a0: SIMD16<UInt16>) { log.received([a0 as Any]) }
    func t287_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD16<UInt16>, _ a6: SIMD16<UInt16>, _ a7: String, _ a8: SIMD16<UInt16>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t287_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD16<UInt16>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t287_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD16<UInt16>, _ a3: Double, _ a4: Bool, _ a5: SIMD16<UInt16>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t287_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD16<UInt16>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD16<UInt16>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t288_alone(_ a0: SIMD2<Int32>) { log.received([a0 as Any]) }
    func t288_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD2<Int32>, _ a6: SIMD2<Int32>, _ a7: String, _ a8: SIMD2<Int32>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t288_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD2<Int32>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t288_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD2<Int32>, _ a3: Double, _ a4: Bool, _ a5: SIMD2<Int32>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t288_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD2<Int32>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD2<Int32>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t288_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD2<Int32>, _ a5: SIMD2<Int32>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t288_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD2<Int32>, _ a8: SIMD2<Int32>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t288_twice(_ a0: SIMD2<Int32>, _ a1: String, _ a2: SIMD2<Int32>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t289_alone(_ a0: SIMD3<Int32>) { log.received([a0 as Any]) }
    func t289_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD3<Int32>, _ a6: SIMD3<Int32>, _ a7: String, _ a8: SIMD3<Int32>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t289_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD3<Int32>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t289_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD3<Int32>, _ a3: Double, _ a4: Bool, _ a5: SIMD3<Int32>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t289_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD3<Int32>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD3<Int32>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t290_alone(_ a0: SIMD4<Int32>) { log.received([a0 as Any]) }
    func t290_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<Int32>, _ a6: SIMD4<Int32>, _ a7: String, _ a8: SIMD4<Int32>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t290_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<Int32>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t290_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<Int32>, _ a3: Double, _ a4: Bool, _ a5: SIMD4<Int32>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t290_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<Int32>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<Int32>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t291_alone(_ a0: SIMD8<Int32>) { log.received([a0 as Any]) }
    func t291_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD8<Int32>, _ a6: SIMD8<Int32>, _ a7: String, _ a8: SIMD8<Int32>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t291_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD8<Int32>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t291_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD8<Int32>, _ a3: Double, _ a4: Bool, _ a5: SIMD8<Int32>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t291_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD8<Int32>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD8<Int32>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t291_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD8<Int32>, _ a5: SIMD8<Int32>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t291_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD8<Int32>, _ a8: SIMD8<Int32>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t291_twice(_ a0: SIMD8<Int32>, _ a1: String, _ a2: SIMD8<Int32>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t292_alone(_ a0: SIMD16<Int32>) { log.received([a0 as Any]) }
    func t292_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD16<Int32>, _ a6: SIMD16<Int32>, _ a7: String, _ a8: SIMD16<Int32>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t292_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD16<Int32>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t292_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD16<Int32>, _ a3: Double, _ a4: Bool, _ a5: SIMD16<Int32>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t292_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD16<Int32>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD16<Int32>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t293_alone(_ a0: SIMD2<UInt64>) { log.received([a0 as Any]) }
    func t293_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD2<UInt64>, _ a6: SIMD2<UInt64>, _ a7: String, _ a8: SIMD2<UInt64>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t293_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD2<UInt64>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t293_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD2<UInt64>, _ a3: Double, _ a4: Bool, _ a5: SIMD2<UInt64>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t293_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD2<UInt64>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD2<UInt64>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t294_alone(_ a0: SIMD3<UInt64>) { log.received([a0 as Any]) }
    func t294_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD3<UInt64>, _ a6: SIMD3<UInt64>, _ a7: String, _ a8: SIMD3<UInt64>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t294_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD3<UInt64>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t294_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD3<UInt64>, _ a3: Double, _ a4: Bool, _ a5: SIMD3<UInt64>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t294_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD3<UInt64>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD3<UInt64>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t294_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD3<UInt64>, _ a5: SIMD3<UInt64>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t294_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD3<UInt64>, _ a8: SIMD3<UInt64>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t294_twice(_ a0: SIMD3<UInt64>, _ a1: String, _ a2: SIMD3<UInt64>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t295_alone(_ a0: SIMD4<UInt64>) { log.received([a0 as Any]) }
    func t295_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<UInt64>, _ a6: SIMD4<UInt64>, _ a7: String, _ a8: SIMD4<UInt64>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t295_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<UInt64>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t295_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<UInt64>, _ a3: Double, _ a4: Bool, _ a5: SIMD4<UInt64>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t295_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<UInt64>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<UInt64>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t296_alone(_ a0: SIMD8<UInt64>) { log.received([a0 as Any]) }
    func t296_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD8<UInt64>, _ a6: SIMD8<UInt64>, _ a7: String, _ a8: SIMD8<UInt64>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t296_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD8<UInt64>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t296_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD8<UInt64>, _ a3: Double, _ a4: Bool, _ a5: SIMD8<UInt64>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t296_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD8<UInt64>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD8<UInt64>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t297_alone(_ a0: SIMD16<UInt64>) { log.received([a0 as Any]) }
    func t297_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD16<UInt64>, _ a6: SIMD16<UInt64>, _ a7: String, _ a8: SIMD16<UInt64>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t297_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD16<UInt64>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t297_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD16<UInt64>, _ a3: Double, _ a4: Bool, _ a5: SIMD16<UInt64>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t297_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD16<UInt64>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD16<UInt64>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t297_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD16<UInt64>, _ a5: SIMD16<UInt64>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t297_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD16<UInt64>, _ a8: SIMD16<UInt64>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t297_twice(_ a0: SIMD16<UInt64>, _ a1: String, _ a2: SIMD16<UInt64>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t298_alone(_ a0: SIMD2<Float>) { log.received([a0 as Any]) }
    func t298_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD2<Float>, _ a6: SIMD2<Float>, _ a7: String, _ a8: SIMD2<Float>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t298_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD2<Float>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t298_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD2<Float>, _ a3: Double, _ a4: Bool, _ a5: SIMD2<Float>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t298_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD2<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD2<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t299_alone(_ a0: SIMD3<Float>) { log.received([a0 as Any]) }
    func t299_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD3<Float>, _ a6: SIMD3<Float>, _ a7: String, _ a8: SIMD3<Float>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t299_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD3<Float>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t299_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD3<Float>, _ a3: Double, _ a4: Bool, _ a5: SIMD3<Float>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t299_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD3<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD3<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group14>, any Group14>

final class Group14Tests: XCTestCase {
    func test_D4_280_SIMD16_Int8() throws {
        let v: SIMD16<Int8> = vector { i in Int8(truncatingIfNeeded: 7 &* i &- 90) }
        let w: SIMD16<Int8> = vector { i in Int8(truncatingIfNeeded: 3 &* i &+ 1) }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t280_alone), Form.alone(v as Any, w as Any)) { $0.t280_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t280_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t280_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t280_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t280_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t280_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t280_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t280_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t280_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_281_SIMD32_Int8() throws {
        let v: SIMD32<Int8> = vector { i in Int8(truncatingIfNeeded: 7 &* i &- 90) }
        let w: SIMD32<Int8> = vector { i in Int8(truncatingIfNeeded: 3 &* i &+ 1) }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t281_alone), Form.alone(v as Any, w as Any)) { $0.t281_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t281_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t281_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t281_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t281_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t281_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t281_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t281_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t281_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_282_SIMD64_Int8() throws {
        let v: SIMD64<Int8> = vector { i in Int8(truncatingIfNeeded: 7 &* i &- 90) }
        let w: SIMD64<Int8> = vector { i in Int8(truncatingIfNeeded: 3 &* i &+ 1) }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t282_alone), Form.alone(v as Any, w as Any)) { $0.t282_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t282_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t282_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t282_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t282_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t282_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t282_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group14.t282_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t282_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group14.t282_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t282_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group14.t282_twice), Form.twice(v as Any, w as Any)) { $0.t282_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t282_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t282_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_283_SIMD2_UInt16() throws {
        let v: SIMD2<UInt16> = vector { i in UInt16(60000 + 31 * i) }
        let w: SIMD2<UInt16> = vector { i in UInt16(5 + i) }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t283_alone), Form.alone(v as Any, w as Any)) { $0.t283_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t283_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t283_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t283_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t283_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t283_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t283_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t283_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t283_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_284_SIMD3_UInt16() throws {
        let v: SIMD3<UInt16> = vector { i in UInt16(60000 + 31 * i) }
        let w: SIMD3<UInt16> = vector { i in UInt16(5 + i) }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t284_alone), Form.alone(v as Any, w as Any)) { $0.t284_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t284_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t284_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t284_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t284_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t284_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t284_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t284_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t284_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_285_SIMD4_UInt16() throws {
        let v: SIMD4<UInt16> = vector { i in UInt16(60000 + 31 * i) }
        let w: SIMD4<UInt16> = vector { i in UInt16(5 + i) }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t285_alone), Form.alone(v as Any, w as Any)) { $0.t285_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t285_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t285_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t285_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t285_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t285_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t285_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group14.t285_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t285_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group14.t285_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t285_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group14.t285_twice), Form.twice(v as Any, w as Any)) { $0.t285_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t285_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t285_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_286_SIMD8_UInt16() throws {
        let v: SIMD8<UInt16> = vector { i in UInt16(60000 + 31 * i) }
        let w: SIMD8<UInt16> = vector { i in UInt16(5 + i) }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t286_alone), Form.alone(v as Any, w as Any)) { $0.t286_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t286_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t286_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t286_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t286_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t286_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t286_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t286_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t286_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_287_SIMD16_UInt16() throws {
        let v: SIMD16<UInt16> = vector { i in UInt16(60000 + 31 * i) }
        let w: SIMD16<UInt16> = vector { i in UInt16(5 + i) }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t287_alone), Form.alone(v as Any, w as Any)) { $0.t287_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t287_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t287_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t287_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t287_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t287_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t287_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t287_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t287_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_288_SIMD2_Int32() throws {
        let v: SIMD2<Int32> = vector { i in Int32(-70000 * (i + 1)) }
        let w: SIMD2<Int32> = vector { i in Int32(80001 * i + 1) }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t288_alone), Form.alone(v as Any, w as Any)) { $0.t288_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t288_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t288_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t288_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t288_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t288_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t288_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group14.t288_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t288_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group14.t288_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t288_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group14.t288_twice), Form.twice(v as Any, w as Any)) { $0.t288_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t288_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t288_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_289_SIMD3_Int32() throws {
        let v: SIMD3<Int32> = vector { i in Int32(-70000 * (i + 1)) }
        let w: SIMD3<Int32> = vector { i in Int32(80001 * i + 1) }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t289_alone), Form.alone(v as Any, w as Any)) { $0.t289_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t289_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t289_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t289_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t289_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t289_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t289_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t289_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t289_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_290_SIMD4_Int32() throws {
        let v: SIMD4<Int32> = vector { i in Int32(-70000 * (i + 1)) }
        let w: SIMD4<Int32> = vector { i in Int32(80001 * i + 1) }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t290_alone), Form.alone(v as Any, w as Any)) { $0.t290_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t290_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t290_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t290_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t290_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t290_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t290_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t290_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t290_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_291_SIMD8_Int32() throws {
        let v: SIMD8<Int32> = vector { i in Int32(-70000 * (i + 1)) }
        let w: SIMD8<Int32> = vector { i in Int32(80001 * i + 1) }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t291_alone), Form.alone(v as Any, w as Any)) { $0.t291_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t291_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t291_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t291_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t291_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t291_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t291_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group14.t291_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t291_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group14.t291_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t291_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group14.t291_twice), Form.twice(v as Any, w as Any)) { $0.t291_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t291_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t291_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_292_SIMD16_Int32() throws {
        let v: SIMD16<Int32> = vector { i in Int32(-70000 * (i + 1)) }
        let w: SIMD16<Int32> = vector { i in Int32(80001 * i + 1) }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t292_alone), Form.alone(v as Any, w as Any)) { $0.t292_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t292_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t292_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t292_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t292_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t292_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t292_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t292_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t292_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_293_SIMD2_UInt64() throws {
        let v: SIMD2<UInt64> = vector { i in UInt64.max - UInt64(i) }
        let w: SIMD2<UInt64> = vector { i in UInt64(i) << 33 + 9 }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t293_alone), Form.alone(v as Any, w as Any)) { $0.t293_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t293_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t293_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t293_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t293_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t293_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t293_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t293_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t293_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_294_SIMD3_UInt64() throws {
        let v: SIMD3<UInt64> = vector { i in UInt64.max - UInt64(i) }
        let w: SIMD3<UInt64> = vector { i in UInt64(i) << 33 + 9 }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t294_alone), Form.alone(v as Any, w as Any)) { $0.t294_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t294_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t294_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t294_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t294_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t294_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t294_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group14.t294_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t294_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group14.t294_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t294_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group14.t294_twice), Form.twice(v as Any, w as Any)) { $0.t294_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t294_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t294_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_295_SIMD4_UInt64() throws {
        let v: SIMD4<UInt64> = vector { i in UInt64.max - UInt64(i) }
        let w: SIMD4<UInt64> = vector { i in UInt64(i) << 33 + 9 }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t295_alone), Form.alone(v as Any, w as Any)) { $0.t295_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t295_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t295_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t295_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t295_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t295_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t295_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t295_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t295_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_296_SIMD8_UInt64() throws {
        let v: SIMD8<UInt64> = vector { i in UInt64.max - UInt64(i) }
        let w: SIMD8<UInt64> = vector { i in UInt64(i) << 33 + 9 }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t296_alone), Form.alone(v as Any, w as Any)) { $0.t296_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t296_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t296_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t296_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t296_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t296_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t296_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t296_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t296_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_297_SIMD16_UInt64() throws {
        let v: SIMD16<UInt64> = vector { i in UInt64.max - UInt64(i) }
        let w: SIMD16<UInt64> = vector { i in UInt64(i) << 33 + 9 }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t297_alone), Form.alone(v as Any, w as Any)) { $0.t297_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t297_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t297_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t297_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t297_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t297_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t297_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group14.t297_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t297_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group14.t297_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t297_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group14.t297_twice), Form.twice(v as Any, w as Any)) { $0.t297_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t297_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t297_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_298_SIMD2_Float() throws {
        let v: SIMD2<Float> = vector { i in Float(i) + 0.5 }
        let w: SIMD2<Float> = vector { i in -Float(i) * 3.25 - 1 }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t298_alone), Form.alone(v as Any, w as Any)) { $0.t298_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t298_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t298_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t298_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t298_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t298_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t298_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t298_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t298_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_299_SIMD3_Float() throws {
        let v: SIMD3<Float> = vector { i in Float(i) + 0.5 }
        let w: SIMD3<Float> = vector { i in -Float(i) * 3.25 - 1 }
        let check = Check<any Group14>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group14.t299_alone), Form.alone(v as Any, w as Any)) { $0.t299_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group14.t299_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t299_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group14.t299_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t299_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group14.t299_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t299_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group14.t299_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t299_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
