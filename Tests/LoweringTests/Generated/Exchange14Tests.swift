// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange14 {
    func take280(_ a: Int8, _ v: SIMD16<Int8>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give280(_ a: Int) -> SIMD16<Int8> { took([a]); return unsafeDowncast(given, to: Given<SIMD16<Int8>>.self).value }
    func take281(_ a: Int8, _ v: SIMD32<Int8>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give281(_ a: Int) -> SIMD32<Int8> { took([a]); return unsafeDowncast(given, to: Given<SIMD32<Int8>>.self).value }
    func take282(_ a: Int8, _ v: SIMD64<Int8>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give282(_ a: Int) -> SIMD64<Int8> { took([a]); return unsafeDowncast(given, to: Given<SIMD64<Int8>>.self).value }
    func take283(_ a: Int8, _ v: SIMD2<UInt16>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give283(_ a: Int) -> SIMD2<UInt16> { took([a]); return unsafeDowncast(given, to: Given<SIMD2<UInt16>>.self).value }
    func take284(_ a: Int8, _ v: SIMD3<UInt16>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give284(_ a: Int) -> SIMD3<UInt16> { took([a]); return unsafeDowncast(given, to: Given<SIMD3<UInt16>>.self).value }
    func take285(_ a: Int8, _ v: SIMD4<UInt16>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give285(_ a: Int) -> SIMD4<UInt16> { took([a]); return unsafeDowncast(given, to: Given<SIMD4<UInt16>>.self).value }
    func take286(_ a: Int8, _ v: SIMD8<UInt16>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give286(_ a: Int) -> SIMD8<UInt16> { took([a]); return unsafeDowncast(given, to: Given<SIMD8<UInt16>>.self).value }
    func take287(_ a: Int8, _ v: SIMD16<UInt16>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give287(_ a: Int) -> SIMD16<UInt16> { took([a]); return unsafeDowncast(given, to: Given<SIMD16<UInt16>>.self).value }
    func take288(_ a: Int8, _ v: SIMD2<Int32>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give288(_ a: Int) -> SIMD2<Int32> { took([a]); return unsafeDowncast(given, to: Given<SIMD2<Int32>>.self).value }
    func take289(_ a: Int8, _ v: SIMD3<Int32>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give289(_ a: Int) -> SIMD3<Int32> { took([a]); return unsafeDowncast(given, to: Given<SIMD3<Int32>>.self).value }
    func take290(_ a: Int8, _ v: SIMD4<Int32>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give290(_ a: Int) -> SIMD4<Int32> { took([a]); return unsafeDowncast(given, to: Given<SIMD4<Int32>>.self).value }
    func take291(_ a: Int8, _ v: SIMD8<Int32>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give291(_ a: Int) -> SIMD8<Int32> { took([a]); return unsafeDowncast(given, to: Given<SIMD8<Int32>>.self).value }
    func take292(_ a: Int8, _ v: SIMD16<Int32>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give292(_ a: Int) -> SIMD16<Int32> { took([a]); return unsafeDowncast(given, to: Given<SIMD16<Int32>>.self).value }
    func take293(_ a: Int8, _ v: SIMD2<UInt64>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give293(_ a: Int) -> SIMD2<UInt64> { took([a]); return unsafeDowncast(given, to: Given<SIMD2<UInt64>>.self).value }
    func take294(_ a: Int8, _ v: SIMD3<UInt64>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give294(_ a: Int) -> SIMD3<UInt64> { took([a]); return unsafeDowncast(given, to: Given<SIMD3<UInt64>>.self).value }
    func take295(_ a: Int8, _ v: SIMD4<UInt64>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give295(_ a: Int) -> SIMD4<UInt64> { took([a]); return unsafeDowncast(given, to: Given<SIMD4<UInt64>>.self).value }
    func take296(_ a: Int8, _ v: SIMD8<UInt64>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give296(_ a: Int) -> SIMD8<UInt64> { took([a]); return unsafeDowncast(given, to: Given<SIMD8<UInt64>>.self).value }
    func take297(_ a: Int8, _ v: SIMD16<UInt64>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give297(_ a: Int) -> SIMD16<UInt64> { took([a]); return unsafeDowncast(given, to: Given<SIMD16<UInt64>>.self).value }
    func take298(_ a: Int8, _ v: SIMD2<Float>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give298(_ a: Int) -> SIMD2<Float> { took([a]); return unsafeDowncast(given, to: Given<SIMD2<Float>>.self).value }
    func take299(_ a: Int8, _ v: SIMD3<Float>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give299(_ a: Int) -> SIMD3<Float> { took([a]); return unsafeDowncast(given, to: Given<SIMD3<Float>>.self).value }
}

final class Exchange14Tests: XCTestCase {
    func test_D4_280_SIMD16_Int8_exchanged() {
        let v: SIMD16<Int8> = vector { i in Int8(truncatingIfNeeded: 7 &* i &- 90) }
        let w: SIMD16<Int8> = vector { i in Int8(truncatingIfNeeded: 3 &* i &+ 1) }
        let exchange = Exchange<any Exchange14>.unspecialized(v, w, Exchange14.take280, Exchange14.give280)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_281_SIMD32_Int8_exchanged() {
        let v: SIMD32<Int8> = vector { i in Int8(truncatingIfNeeded: 7 &* i &- 90) }
        let w: SIMD32<Int8> = vector { i in Int8(truncatingIfNeeded: 3 &* i &+ 1) }
        let exchange = Exchange<any Exchange14>.unspecialized(v, w, Exchange14.take281, Exchange14.give281)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_282_SIMD64_Int8_exchanged() {
        let v: SIMD64<Int8> = vector { i in Int8(truncatingIfNeeded: 7 &* i &- 90) }
        let w: SIMD64<Int8> = vector { i in Int8(truncatingIfNeeded: 3 &* i &+ 1) }
        let exchange = Exchange<any Exchange14>(v, w, Exchange14.take282, Exchange14.give282)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_283_SIMD2_UInt16_exchanged() {
        let v: SIMD2<UInt16> = vector { i in UInt16(60000 + 31 * i) }
        let w: SIMD2<UInt16> = vector { i in UInt16(5 + i) }
        let exchange = Exchange<any Exchange14>.unspecialized(v, w, Exchange14.take283, Exchange14.give283)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_284_SIMD3_UInt16_exchanged() {
        let v: SIMD3<UInt16> = vector { i in UInt16(60000 + 31 * i) }
        let w: SIMD3<UInt16> = vector { i in UInt16(5 + i) }
        let exchange = Exchange<any Exchange14>.unspecialized(v, w, Exchange14.take284, Exchange14.give284)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_285_SIMD4_UInt16_exchanged() {
        let v: SIMD4<UInt16> = vector { i in UInt16(60000 + 31 * i) }
        let w: SIMD4<UInt16> = vector { i in UInt16(5 + i) }
        let exchange = Exchange<any Exchange14>(v, w, Exchange14.take285, Exchange14.give285)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_286_SIMD8_UInt16_exchanged() {
        let v: SIMD8<UInt16> = vector { i in UInt16(60000 + 31 * i) }
        let w: SIMD8<UInt16> = vector { i in UInt16(5 + i) }
        let exchange = Exchange<any Exchange14>.unspecialized(v, w, Exchange14.take286, Exchange14.give286)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_287_SIMD16_UInt16_exchanged() {
        let v: SIMD16<UInt16> = vector { i in UInt16(60000 + 31 * i) }
        let w: SIMD16<UInt16> = vector { i in UInt16(5 + i) }
        let exchange = Exchange<any Exchange14>.unspecialized(v, w, Exchange14.take287, Exchange14.give287)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_288_SIMD2_Int32_exchanged() {
        let v: SIMD2<Int32> = vector { i in Int32(-70000 * (i + 1)) }
        let w: SIMD2<Int32> = vector { i in Int32(80001 * i + 1) }
        let exchange = Exchange<any Exchange14>(v, w, Exchange14.take288, Exchange14.give288)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_289_SIMD3_Int32_exchanged() {
        let v: SIMD3<Int32> = vector { i in Int32(-70000 * (i + 1)) }
        let w: SIMD3<Int32> = vector { i in Int32(80001 * i + 1) }
        let exchange = Exchange<any Exchange14>.unspecialized(v, w, Exchange14.take289, Exchange14.give289)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_290_SIMD4_Int32_exchanged() {
        let v: SIMD4<Int32> = vector { i in Int32(-70000 * (i + 1)) }
        let w: SIMD4<Int32> = vector { i in Int32(80001 * i + 1) }
        let exchange = Exchange<any Exchange14>.unspecialized(v, w, Exchange14.take290, Exchange14.give290)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_291_SIMD8_Int32_exchanged() {
        let v: SIMD8<Int32> = vector { i in Int32(-70000 * (i + 1)) }
        let w: SIMD8<Int32> = vector { i in Int32(80001 * i + 1) }
        let exchange = Exchange<any Exchange14>(v, w, Exchange14.take291, Exchange14.give291)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_292_SIMD16_Int32_exchanged() {
        let v: SIMD16<Int32> = vector { i in Int32(-70000 * (i + 1)) }
        let w: SIMD16<Int32> = vector { i in Int32(80001 * i + 1) }
        let exchange = Exchange<any Exchange14>.unspecialized(v, w, Exchange14.take292, Exchange14.give292)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_293_SIMD2_UInt64_exchanged() {
        let v: SIMD2<UInt64> = vector { i in UInt64.max - UInt64(i) }
        let w: SIMD2<UInt64> = vector { i in UInt64(i) << 33 + 9 }
        let exchange = Exchange<any Exchange14>.unspecialized(v, w, Exchange14.take293, Exchange14.give293)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_294_SIMD3_UInt64_exchanged() {
        let v: SIMD3<UInt64> = vector { i in UInt64.max - UInt64(i) }
        let w: SIMD3<UInt64> = vector { i in UInt64(i) << 33 + 9 }
        let exchange = Exchange<any Exchange14>(v, w, Exchange14.take294, Exchange14.give294)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_295_SIMD4_UInt64_exchanged() {
        let v: SIMD4<UInt64> = vector { i in UInt64.max - UInt64(i) }
        let w: SIMD4<UInt64> = vector { i in UInt64(i) << 33 + 9 }
        let exchange = Exchange<any Exchange14>.unspecialized(v, w, Exchange14.take295, Exchange14.give295)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_296_SIMD8_UInt64_exchanged() {
        let v: SIMD8<UInt64> = vector { i in UInt64.max - UInt64(i) }
        let w: SIMD8<UInt64> = vector { i in UInt64(i) << 33 + 9 }
        let exchange = Exchange<any Exchange14>.unspecialized(v, w, Exchange14.take296, Exchange14.give296)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_297_SIMD16_UInt64_exchanged() {
        let v: SIMD16<UInt64> = vector { i in UInt64.max - UInt64(i) }
        let w: SIMD16<UInt64> = vector { i in UInt64(i) << 33 + 9 }
        let exchange = Exchange<any Exchange14>(v, w, Exchange14.take297, Exchange14.give297)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_298_SIMD2_Float_exchanged() {
        let v: SIMD2<Float> = vector { i in Float(i) + 0.5 }
        let w: SIMD2<Float> = vector { i in -Float(i) * 3.25 - 1 }
        let exchange = Exchange<any Exchange14>.unspecialized(v, w, Exchange14.take298, Exchange14.give298)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_299_SIMD3_Float_exchanged() {
        let v: SIMD3<Float> = vector { i in Float(i) + 0.5 }
        let w: SIMD3<Float> = vector { i in -Float(i) * 3.25 - 1 }
        let exchange = Exchange<any Exchange14>.unspecialized(v, w, Exchange14.take299, Exchange14.give299)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
