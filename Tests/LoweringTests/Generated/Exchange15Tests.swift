// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange15 {
    func take300(_ a: Int8, _ v: SIMD4<Float>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give300(_ a: Int) -> SIMD4<Float> { took([a]); return unsafeDowncast(given, to: Given<SIMD4<Float>>.self).value }
    func take301(_ a: Int8, _ v: SIMD8<Float>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give301(_ a: Int) -> SIMD8<Float> { took([a]); return unsafeDowncast(given, to: Given<SIMD8<Float>>.self).value }
    func take302(_ a: Int8, _ v: SIMD16<Float>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give302(_ a: Int) -> SIMD16<Float> { took([a]); return unsafeDowncast(given, to: Given<SIMD16<Float>>.self).value }
    func take303(_ a: Int8, _ v: SIMD32<Float>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give303(_ a: Int) -> SIMD32<Float> { took([a]); return unsafeDowncast(given, to: Given<SIMD32<Float>>.self).value }
    func take304(_ a: Int8, _ v: SIMD64<Float>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give304(_ a: Int) -> SIMD64<Float> { took([a]); return unsafeDowncast(given, to: Given<SIMD64<Float>>.self).value }
    func take305(_ a: Int8, _ v: SIMD2<Double>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give305(_ a: Int) -> SIMD2<Double> { took([a]); return unsafeDowncast(given, to: Given<SIMD2<Double>>.self).value }
    func take306(_ a: Int8, _ v: SIMD3<Double>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give306(_ a: Int) -> SIMD3<Double> { took([a]); return unsafeDowncast(given, to: Given<SIMD3<Double>>.self).value }
    func take307(_ a: Int8, _ v: SIMD4<Double>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give307(_ a: Int) -> SIMD4<Double> { took([a]); return unsafeDowncast(given, to: Given<SIMD4<Double>>.self).value }
    func take308(_ a: Int8, _ v: SIMD8<Double>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give308(_ a: Int) -> SIMD8<Double> { took([a]); return unsafeDowncast(given, to: Given<SIMD8<Double>>.self).value }
    func take309(_ a: Int8, _ v: SIMD16<Double>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give309(_ a: Int) -> SIMD16<Double> { took([a]); return unsafeDowncast(given, to: Given<SIMD16<Double>>.self).value }
    func take310(_ a: Int8, _ v: SIMD4<Float16>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give310(_ a: Int) -> SIMD4<Float16> { took([a]); return unsafeDowncast(given, to: Given<SIMD4<Float16>>.self).value }
    func take311(_ a: Int8, _ v: SIMDMask<SIMD4<Int32>>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give311(_ a: Int) -> SIMDMask<SIMD4<Int32>> { took([a]); return unsafeDowncast(given, to: Given<SIMDMask<SIMD4<Int32>>>.self).value }
    func take312(_ a: Int8, _ v: SIMD4<Float>?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give312(_ a: Int) -> SIMD4<Float>? { took([a]); return unsafeDowncast(given, to: Given<SIMD4<Float>?>.self).value }
    func take313(_ a: Int8, _ v: SIMD2<Float>?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give313(_ a: Int) -> SIMD2<Float>? { took([a]); return unsafeDowncast(given, to: Given<SIMD2<Float>?>.self).value }
    func take314(_ a: Int8, _ v: (SIMD3<Float>, SIMD2<Double>), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give314(_ a: Int) -> (SIMD3<Float>, SIMD2<Double>) { took([a]); return unsafeDowncast(given, to: Given<(SIMD3<Float>, SIMD2<Double>)>.self).value }
    func take315(_ a: Int8, _ v: KeyPath<String, Int>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give315(_ a: Int) -> KeyPath<String, Int> { took([a]); return unsafeDowncast(given, to: Given<KeyPath<String, Int>>.self).value }
    func take316(_ a: Int8, _ v: AnyKeyPath?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give316(_ a: Int) -> AnyKeyPath? { took([a]); return unsafeDowncast(given, to: Given<AnyKeyPath?>.self).value }
    func take317(_ a: Int8, _ v: PartialKeyPath<Square>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give317(_ a: Int) -> PartialKeyPath<Square> { took([a]); return unsafeDowncast(given, to: Given<PartialKeyPath<Square>>.self).value }
    func take318(_ a: Int8, _ v: (@convention(c) (Int32) -> Int32), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give318(_ a: Int) -> ((@convention(c) (Int32) -> Int32)) { took([a]); return unsafeDowncast(given, to: Given<(@convention(c) (Int32) -> Int32)>.self).value }
    func take319(_ a: Int8, _ v: (@convention(c) (Int32) -> Int32)?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give319(_ a: Int) -> ((@convention(c) (Int32) -> Int32)?) { took([a]); return unsafeDowncast(given, to: Given<(@convention(c) (Int32) -> Int32)?>.self).value }
}

final class Exchange15Tests: XCTestCase {
    func test_D4_300_SIMD4_Float_exchanged() {
        let v: SIMD4<Float> = vector { i in Float(i) + 0.5 }
        let w: SIMD4<Float> = vector { i in -Float(i) * 3.25 - 1 }
        let exchange = Exchange<any Exchange15>(v, w, Exchange15.take300, Exchange15.give300)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_301_SIMD8_Float_exchanged() {
        let v: SIMD8<Float> = vector { i in Float(i) + 0.5 }
        let w: SIMD8<Float> = vector { i in -Float(i) * 3.25 - 1 }
        let exchange = Exchange<any Exchange15>.unspecialized(v, w, Exchange15.take301, Exchange15.give301)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_302_SIMD16_Float_exchanged() {
        let v: SIMD16<Float> = vector { i in Float(i) + 0.5 }
        let w: SIMD16<Float> = vector { i in -Float(i) * 3.25 - 1 }
        let exchange = Exchange<any Exchange15>.unspecialized(v, w, Exchange15.take302, Exchange15.give302)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_303_SIMD32_Float_exchanged() {
        let v: SIMD32<Float> = vector { i in Float(i) + 0.5 }
        let w: SIMD32<Float> = vector { i in -Float(i) * 3.25 - 1 }
        let exchange = Exchange<any Exchange15>(v, w, Exchange15.take303, Exchange15.give303)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_304_SIMD64_Float_exchanged() {
        let v: SIMD64<Float> = vector { i in Float(i) + 0.5 }
        let w: SIMD64<Float> = vector { i in -Float(i) * 3.25 - 1 }
        let exchange = Exchange<any Exchange15>.unspecialized(v, w, Exchange15.take304, Exchange15.give304)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_305_SIMD2_Double_exchanged() {
        let v: SIMD2<Double> = vector { i in Double(i) * 1e10 + 0.5 }
        let w: SIMD2<Double> = vector { i in -Double(i) - 0.125 }
        let exchange = Exchange<any Exchange15>.unspecialized(v, w, Exchange15.take305, Exchange15.give305)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_306_SIMD3_Double_exchanged() {
        let v: SIMD3<Double> = vector { i in Double(i) * 1e10 + 0.5 }
        let w: SIMD3<Double> = vector { i in -Double(i) - 0.125 }
        let exchange = Exchange<any Exchange15>(v, w, Exchange15.take306, Exchange15.give306)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_307_SIMD4_Double_exchanged() {
        let v: SIMD4<Double> = vector { i in Double(i) * 1e10 + 0.5 }
        let w: SIMD4<Double> = vector { i in -Double(i) - 0.125 }
        let exchange = Exchange<any Exchange15>.unspecialized(v, w, Exchange15.take307, Exchange15.give307)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_308_SIMD8_Double_exchanged() {
        let v: SIMD8<Double> = vector { i in Double(i) * 1e10 + 0.5 }
        let w: SIMD8<Double> = vector { i in -Double(i) - 0.125 }
        let exchange = Exchange<any Exchange15>.unspecialized(v, w, Exchange15.take308, Exchange15.give308)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_309_SIMD16_Double_exchanged() {
        let v: SIMD16<Double> = vector { i in Double(i) * 1e10 + 0.5 }
        let w: SIMD16<Double> = vector { i in -Double(i) - 0.125 }
        let exchange = Exchange<any Exchange15>(v, w, Exchange15.take309, Exchange15.give309)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_310_SIMD4_Float16_exchanged() {
        let v: SIMD4<Float16> = SIMD4(1.5, 2.5, 3.5, 4.5)
        let w: SIMD4<Float16> = SIMD4(-1, -2, -3, -4)
        let exchange = Exchange<any Exchange15>.unspecialized(v, w, Exchange15.take310, Exchange15.give310)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: false, isReplaced: true)
    }
    func test_D4_311_SIMDMask_SIMD4_Int32_exchanged() {
        let v: SIMDMask<SIMD4<Int32>> = [true, false, true, true]
        let w: SIMDMask<SIMD4<Int32>> = [false, true, false, true]
        let exchange = Exchange<any Exchange15>.unspecialized(v, w, Exchange15.take311, Exchange15.give311)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_312_SIMD4_Float_optional_exchanged() {
        let v: SIMD4<Float>? = SIMD4(1, 2, 3, 4)
        let w: SIMD4<Float>? = nil
        let exchange = Exchange<any Exchange15>(v, w, Exchange15.take312, Exchange15.give312)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_313_SIMD2_Float_optional_exchanged() {
        let v: SIMD2<Float>? = SIMD2(1, 2)
        let w: SIMD2<Float>? = nil
        let exchange = Exchange<any Exchange15>.unspecialized(v, w, Exchange15.take313, Exchange15.give313)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_314_SIMD3_Float_SIMD2_Double_exchanged() {
        let v: (SIMD3<Float>, SIMD2<Double>) = (SIMD3(1, 2, 3), SIMD2(4, 5))
        let w: (SIMD3<Float>, SIMD2<Double>) = (SIMD3(6, 7, 8), SIMD2(9, 10))
        let exchange = Exchange<any Exchange15>.unspecialized(v, w, Exchange15.take314, Exchange15.give314)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_315_KeyPath_String_Int_exchanged() {
        let v: KeyPath<String, Int> = \.count
        let w: KeyPath<String, Int> = \.utf8.count
        let exchange = Exchange<any Exchange15>(v, w, Exchange15.take315, Exchange15.give315)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_316_AnyKeyPath_optional_exchanged() {
        let v: AnyKeyPath? = \String.count
        let w: AnyKeyPath? = nil
        let exchange = Exchange<any Exchange15>.unspecialized(v, w, Exchange15.take316, Exchange15.give316)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_317_PartialKeyPath_Square_exchanged() {
        let v: PartialKeyPath<Square> = \.side
        let w: PartialKeyPath<Square> = \.area
        let exchange = Exchange<any Exchange15>.unspecialized(v, w, Exchange15.take317, Exchange15.give317)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_318_convention_c_Int32_Int32_exchanged() {
        let v: (@convention(c) (Int32) -> Int32) = c_twice
        let w: (@convention(c) (Int32) -> Int32) = c_thrice
        let exchange = Exchange<any Exchange15>(v, w, Exchange15.take318, Exchange15.give318)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: false)
    }
    func test_D4_319_convention_c_Int32_Int32_optional_exchanged() {
        let v: (@convention(c) (Int32) -> Int32)? = c_twice
        let w: (@convention(c) (Int32) -> Int32)? = nil
        let exchange = Exchange<any Exchange15>.unspecialized(v, w, Exchange15.take319, Exchange15.give319)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: false)
    }
}
