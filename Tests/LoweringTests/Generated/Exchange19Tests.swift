// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange19 {
    func take380(_ a: Int8, _ v: FloatsAndShorts2, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give380(_ a: Int) -> FloatsAndShorts2 { took([a]); return unsafeDowncast(given, to: Given<FloatsAndShorts2>.self).value }
    func take381(_ a: Int8, _ v: FloatsAndShorts3, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give381(_ a: Int) -> FloatsAndShorts3 { took([a]); return unsafeDowncast(given, to: Given<FloatsAndShorts3>.self).value }
    func take382(_ a: Int8, _ v: FloatsAndShorts4, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give382(_ a: Int) -> FloatsAndShorts4 { took([a]); return unsafeDowncast(given, to: Given<FloatsAndShorts4>.self).value }
    func take383(_ a: Int8, _ v: FloatsAndShorts6, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give383(_ a: Int) -> FloatsAndShorts6 { took([a]); return unsafeDowncast(given, to: Given<FloatsAndShorts6>.self).value }
    func take384(_ a: Int8, _ v: FloatsAndShorts8, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give384(_ a: Int) -> FloatsAndShorts8 { took([a]); return unsafeDowncast(given, to: Given<FloatsAndShorts8>.self).value }
    func take385(_ a: Int8, _ v: FloatsAndShorts12, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give385(_ a: Int) -> FloatsAndShorts12 { took([a]); return unsafeDowncast(given, to: Given<FloatsAndShorts12>.self).value }
    func take386(_ a: Int8, _ v: FloatsAndShorts15, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give386(_ a: Int) -> FloatsAndShorts15 { took([a]); return unsafeDowncast(given, to: Given<FloatsAndShorts15>.self).value }
    func take387(_ a: Int8, _ v: DoublesAndBytes2, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give387(_ a: Int) -> DoublesAndBytes2 { took([a]); return unsafeDowncast(given, to: Given<DoublesAndBytes2>.self).value }
    func take388(_ a: Int8, _ v: DoublesAndBytes3, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give388(_ a: Int) -> DoublesAndBytes3 { took([a]); return unsafeDowncast(given, to: Given<DoublesAndBytes3>.self).value }
    func take389(_ a: Int8, _ v: DoublesAndBytes4, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give389(_ a: Int) -> DoublesAndBytes4 { took([a]); return unsafeDowncast(given, to: Given<DoublesAndBytes4>.self).value }
    func take390(_ a: Int8, _ v: DoublesAndBytes5, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give390(_ a: Int) -> DoublesAndBytes5 { took([a]); return unsafeDowncast(given, to: Given<DoublesAndBytes5>.self).value }
    func take391(_ a: Int8, _ v: DoublesAndBytes6, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give391(_ a: Int) -> DoublesAndBytes6 { took([a]); return unsafeDowncast(given, to: Given<DoublesAndBytes6>.self).value }
    func take392(_ a: Int8, _ v: DoublesAndBytes10, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give392(_ a: Int) -> DoublesAndBytes10 { took([a]); return unsafeDowncast(given, to: Given<DoublesAndBytes10>.self).value }
    func take393(_ a: Int8, _ v: Strings1, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give393(_ a: Int) -> Strings1 { took([a]); return unsafeDowncast(given, to: Given<Strings1>.self).value }
    func take394(_ a: Int8, _ v: Strings2, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give394(_ a: Int) -> Strings2 { took([a]); return unsafeDowncast(given, to: Given<Strings2>.self).value }
    func take395(_ a: Int8, _ v: Strings3, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give395(_ a: Int) -> Strings3 { took([a]); return unsafeDowncast(given, to: Given<Strings3>.self).value }
    func take396(_ a: Int8, _ v: Strings4, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give396(_ a: Int) -> Strings4 { took([a]); return unsafeDowncast(given, to: Given<Strings4>.self).value }
    func take397(_ a: Int8, _ v: Mixed2, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give397(_ a: Int) -> Mixed2 { took([a]); return unsafeDowncast(given, to: Given<Mixed2>.self).value }
    func take398(_ a: Int8, _ v: Mixed3, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give398(_ a: Int) -> Mixed3 { took([a]); return unsafeDowncast(given, to: Given<Mixed3>.self).value }
    func take399(_ a: Int8, _ v: Mixed4, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give399(_ a: Int) -> Mixed4 { took([a]); return unsafeDowncast(given, to: Given<Mixed4>.self).value }
}

final class Exchange19Tests: XCTestCase {
    func test_D4_380_FloatsAndShorts2_exchanged() {
        let v: FloatsAndShorts2 = FloatsAndShorts2(1.5, 8)
        let w: FloatsAndShorts2 = FloatsAndShorts2(-1.5, -8)
        let exchange = Exchange<any Exchange19>.unspecialized(v, w, Exchange19.take380, Exchange19.give380)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_381_FloatsAndShorts3_exchanged() {
        let v: FloatsAndShorts3 = FloatsAndShorts3(1.5, 8, 103)
        let w: FloatsAndShorts3 = FloatsAndShorts3(-1.5, -8, 101)
        let exchange = Exchange<any Exchange19>(v, w, Exchange19.take381, Exchange19.give381)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_382_FloatsAndShorts4_exchanged() {
        let v: FloatsAndShorts4 = FloatsAndShorts4(1.5, 8, 103, 4.5)
        let w: FloatsAndShorts4 = FloatsAndShorts4(-1.5, -8, 101, -4.5)
        let exchange = Exchange<any Exchange19>.unspecialized(v, w, Exchange19.take382, Exchange19.give382)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_383_FloatsAndShorts6_exchanged() {
        let v: FloatsAndShorts6 = FloatsAndShorts6(1.5, 8, 103, 4.5, 11, 106)
        let w: FloatsAndShorts6 = FloatsAndShorts6(-1.5, -8, 101, -4.5, -11, 104)
        let exchange = Exchange<any Exchange19>.unspecialized(v, w, Exchange19.take383, Exchange19.give383)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_384_FloatsAndShorts8_exchanged() {
        let v: FloatsAndShorts8 = FloatsAndShorts8(1.5, 8, 103, 4.5, 11, 106, 7.5, 14)
        let w: FloatsAndShorts8 = FloatsAndShorts8(-1.5, -8, 101, -4.5, -11, 104, -7.5, -14)
        let exchange = Exchange<any Exchange19>(v, w, Exchange19.take384, Exchange19.give384)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_385_FloatsAndShorts12_exchanged() {
        let v: FloatsAndShorts12 = FloatsAndShorts12(1.5, 8, 103, 4.5, 11, 106, 7.5, 14, 109, 10.5, 17, 112)
        let w: FloatsAndShorts12 = FloatsAndShorts12(-1.5, -8, 101, -4.5, -11, 104, -7.5, -14, 107, -10.5, -17, 110)
        let exchange = Exchange<any Exchange19>.unspecialized(v, w, Exchange19.take385, Exchange19.give385)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_386_FloatsAndShorts15_exchanged() {
        let v: FloatsAndShorts15 = FloatsAndShorts15(1.5, 8, 103, 4.5, 11, 106, 7.5, 14, 109, 10.5, 17, 112, 13.5, 20, 115)
        let w: FloatsAndShorts15 = FloatsAndShorts15(-1.5, -8, 101, -4.5, -11, 104, -7.5, -14, 107, -10.5, -17, 110, -13.5, -20, 113)
        let exchange = Exchange<any Exchange19>.unspecialized(v, w, Exchange19.take386, Exchange19.give386)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_387_DoublesAndBytes2_exchanged() {
        let v: DoublesAndBytes2 = DoublesAndBytes2(1.5, 8)
        let w: DoublesAndBytes2 = DoublesAndBytes2(-1.5, -8)
        let exchange = Exchange<any Exchange19>(v, w, Exchange19.take387, Exchange19.give387)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_388_DoublesAndBytes3_exchanged() {
        let v: DoublesAndBytes3 = DoublesAndBytes3(1.5, 8, 3.5)
        let w: DoublesAndBytes3 = DoublesAndBytes3(-1.5, -8, -3.5)
        let exchange = Exchange<any Exchange19>.unspecialized(v, w, Exchange19.take388, Exchange19.give388)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_389_DoublesAndBytes4_exchanged() {
        let v: DoublesAndBytes4 = DoublesAndBytes4(1.5, 8, 3.5, 10)
        let w: DoublesAndBytes4 = DoublesAndBytes4(-1.5, -8, -3.5, -10)
        let exchange = Exchange<any Exchange19>.unspecialized(v, w, Exchange19.take389, Exchange19.give389)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_390_DoublesAndBytes5_exchanged() {
        let v: DoublesAndBytes5 = DoublesAndBytes5(1.5, 8, 3.5, 10, 5.5)
        let w: DoublesAndBytes5 = DoublesAndBytes5(-1.5, -8, -3.5, -10, -5.5)
        let exchange = Exchange<any Exchange19>(v, w, Exchange19.take390, Exchange19.give390)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_391_DoublesAndBytes6_exchanged() {
        let v: DoublesAndBytes6 = DoublesAndBytes6(1.5, 8, 3.5, 10, 5.5, 12)
        let w: DoublesAndBytes6 = DoublesAndBytes6(-1.5, -8, -3.5, -10, -5.5, -12)
        let exchange = Exchange<any Exchange19>.unspecialized(v, w, Exchange19.take391, Exchange19.give391)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_392_DoublesAndBytes10_exchanged() {
        let v: DoublesAndBytes10 = DoublesAndBytes10(1.5, 8, 3.5, 10, 5.5, 12, 7.5, 14, 9.5, 16)
        let w: DoublesAndBytes10 = DoublesAndBytes10(-1.5, -8, -3.5, -10, -5.5, -12, -7.5, -14, -9.5, -16)
        let exchange = Exchange<any Exchange19>.unspecialized(v, w, Exchange19.take392, Exchange19.give392)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_393_Strings1_exchanged() {
        let v: Strings1 = Strings1("a text that takes memory of its own 0")
        let w: Strings1 = Strings1("a text that takes memory of its own 0")
        let exchange = Exchange<any Exchange19>(v, w, Exchange19.take393, Exchange19.give393)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_394_Strings2_exchanged() {
        let v: Strings2 = Strings2("a text that takes memory of its own 0", 8)
        let w: Strings2 = Strings2("a text that takes memory of its own 0", -8)
        let exchange = Exchange<any Exchange19>.unspecialized(v, w, Exchange19.take394, Exchange19.give394)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_395_Strings3_exchanged() {
        let v: Strings3 = Strings3("a text that takes memory of its own 0", 8, "a text that takes memory of its own 2")
        let w: Strings3 = Strings3("a text that takes memory of its own 0", -8, "a text that takes memory of its own -2")
        let exchange = Exchange<any Exchange19>.unspecialized(v, w, Exchange19.take395, Exchange19.give395)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_396_Strings4_exchanged() {
        let v: Strings4 = Strings4("a text that takes memory of its own 0", 8, "a text that takes memory of its own 2", 10)
        let w: Strings4 = Strings4("a text that takes memory of its own 0", -8, "a text that takes memory of its own -2", -10)
        let exchange = Exchange<any Exchange19>(v, w, Exchange19.take396, Exchange19.give396)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_397_Mixed2_exchanged() {
        let v: Mixed2 = Mixed2(7, 8)
        let w: Mixed2 = Mixed2(-7, -8)
        let exchange = Exchange<any Exchange19>.unspecialized(v, w, Exchange19.take397, Exchange19.give397)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_398_Mixed3_exchanged() {
        let v: Mixed3 = Mixed3(7, 8, 3.5)
        let w: Mixed3 = Mixed3(-7, -8, -3.5)
        let exchange = Exchange<any Exchange19>.unspecialized(v, w, Exchange19.take398, Exchange19.give398)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_399_Mixed4_exchanged() {
        let v: Mixed4 = Mixed4(7, 8, 3.5, true)
        let w: Mixed4 = Mixed4(-7, -8, -3.5, true)
        let exchange = Exchange<any Exchange19>(v, w, Exchange19.take399, Exchange19.give399)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
