// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange18 {
    func take360(_ a: Int8, _ v: Words3, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give360(_ a: Int) -> Words3 { took([a]); return unsafeDowncast(given, to: Given<Words3>.self).value }
    func take361(_ a: Int8, _ v: Words4, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give361(_ a: Int) -> Words4 { took([a]); return unsafeDowncast(given, to: Given<Words4>.self).value }
    func take362(_ a: Int8, _ v: Words5, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give362(_ a: Int) -> Words5 { took([a]); return unsafeDowncast(given, to: Given<Words5>.self).value }
    func take363(_ a: Int8, _ v: Words8, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give363(_ a: Int) -> Words8 { took([a]); return unsafeDowncast(given, to: Given<Words8>.self).value }
    func take364(_ a: Int8, _ v: Words12, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give364(_ a: Int) -> Words12 { took([a]); return unsafeDowncast(given, to: Given<Words12>.self).value }
    func take365(_ a: Int8, _ v: Doubles1, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give365(_ a: Int) -> Doubles1 { took([a]); return unsafeDowncast(given, to: Given<Doubles1>.self).value }
    func take366(_ a: Int8, _ v: Doubles2, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give366(_ a: Int) -> Doubles2 { took([a]); return unsafeDowncast(given, to: Given<Doubles2>.self).value }
    func take367(_ a: Int8, _ v: Doubles3, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give367(_ a: Int) -> Doubles3 { took([a]); return unsafeDowncast(given, to: Given<Doubles3>.self).value }
    func take368(_ a: Int8, _ v: Doubles4, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give368(_ a: Int) -> Doubles4 { took([a]); return unsafeDowncast(given, to: Given<Doubles4>.self).value }
    func take369(_ a: Int8, _ v: Doubles5, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give369(_ a: Int) -> Doubles5 { took([a]); return unsafeDowncast(given, to: Given<Doubles5>.self).value }
    func take370(_ a: Int8, _ v: Doubles8, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give370(_ a: Int) -> Doubles8 { took([a]); return unsafeDowncast(given, to: Given<Doubles8>.self).value }
    func take371(_ a: Int8, _ v: Floats1, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give371(_ a: Int) -> Floats1 { took([a]); return unsafeDowncast(given, to: Given<Floats1>.self).value }
    func take372(_ a: Int8, _ v: Floats2, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give372(_ a: Int) -> Floats2 { took([a]); return unsafeDowncast(given, to: Given<Floats2>.self).value }
    func take373(_ a: Int8, _ v: Floats3, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give373(_ a: Int) -> Floats3 { took([a]); return unsafeDowncast(given, to: Given<Floats3>.self).value }
    func take374(_ a: Int8, _ v: Floats4, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give374(_ a: Int) -> Floats4 { took([a]); return unsafeDowncast(given, to: Given<Floats4>.self).value }
    func take375(_ a: Int8, _ v: Floats5, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give375(_ a: Int) -> Floats5 { took([a]); return unsafeDowncast(given, to: Given<Floats5>.self).value }
    func take376(_ a: Int8, _ v: Floats6, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give376(_ a: Int) -> Floats6 { took([a]); return unsafeDowncast(given, to: Given<Floats6>.self).value }
    func take377(_ a: Int8, _ v: Floats7, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give377(_ a: Int) -> Floats7 { took([a]); return unsafeDowncast(given, to: Given<Floats7>.self).value }
    func take378(_ a: Int8, _ v: Floats8, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give378(_ a: Int) -> Floats8 { took([a]); return unsafeDowncast(given, to: Given<Floats8>.self).value }
    func take379(_ a: Int8, _ v: Floats9, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give379(_ a: Int) -> Floats9 { took([a]); return unsafeDowncast(given, to: Given<Floats9>.self).value }
}

final class Exchange18Tests: XCTestCase {
    func test_D4_360_Words3_exchanged() {
        let v: Words3 = Words3(7, 8, 9)
        let w: Words3 = Words3(-7, -8, -9)
        let exchange = Exchange<any Exchange18>(v, w, Exchange18.take360, Exchange18.give360)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_361_Words4_exchanged() {
        let v: Words4 = Words4(7, 8, 9, 10)
        let w: Words4 = Words4(-7, -8, -9, -10)
        let exchange = Exchange<any Exchange18>.unspecialized(v, w, Exchange18.take361, Exchange18.give361)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_362_Words5_exchanged() {
        let v: Words5 = Words5(7, 8, 9, 10, 11)
        let w: Words5 = Words5(-7, -8, -9, -10, -11)
        let exchange = Exchange<any Exchange18>.unspecialized(v, w, Exchange18.take362, Exchange18.give362)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_363_Words8_exchanged() {
        let v: Words8 = Words8(7, 8, 9, 10, 11, 12, 13, 14)
        let w: Words8 = Words8(-7, -8, -9, -10, -11, -12, -13, -14)
        let exchange = Exchange<any Exchange18>(v, w, Exchange18.take363, Exchange18.give363)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_364_Words12_exchanged() {
        let v: Words12 = Words12(7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)
        let w: Words12 = Words12(-7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18)
        let exchange = Exchange<any Exchange18>.unspecialized(v, w, Exchange18.take364, Exchange18.give364)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_365_Doubles1_exchanged() {
        let v: Doubles1 = Doubles1(1.5)
        let w: Doubles1 = Doubles1(-1.5)
        let exchange = Exchange<any Exchange18>.unspecialized(v, w, Exchange18.take365, Exchange18.give365)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_366_Doubles2_exchanged() {
        let v: Doubles2 = Doubles2(1.5, 2.5)
        let w: Doubles2 = Doubles2(-1.5, -2.5)
        let exchange = Exchange<any Exchange18>(v, w, Exchange18.take366, Exchange18.give366)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_367_Doubles3_exchanged() {
        let v: Doubles3 = Doubles3(1.5, 2.5, 3.5)
        let w: Doubles3 = Doubles3(-1.5, -2.5, -3.5)
        let exchange = Exchange<any Exchange18>.unspecialized(v, w, Exchange18.take367, Exchange18.give367)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_368_Doubles4_exchanged() {
        let v: Doubles4 = Doubles4(1.5, 2.5, 3.5, 4.5)
        let w: Doubles4 = Doubles4(-1.5, -2.5, -3.5, -4.5)
        let exchange = Exchange<any Exchange18>.unspecialized(v, w, Exchange18.take368, Exchange18.give368)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_369_Doubles5_exchanged() {
        let v: Doubles5 = Doubles5(1.5, 2.5, 3.5, 4.5, 5.5)
        let w: Doubles5 = Doubles5(-1.5, -2.5, -3.5, -4.5, -5.5)
        let exchange = Exchange<any Exchange18>(v, w, Exchange18.take369, Exchange18.give369)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_370_Doubles8_exchanged() {
        let v: Doubles8 = Doubles8(1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5)
        let w: Doubles8 = Doubles8(-1.5, -2.5, -3.5, -4.5, -5.5, -6.5, -7.5, -8.5)
        let exchange = Exchange<any Exchange18>.unspecialized(v, w, Exchange18.take370, Exchange18.give370)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_371_Floats1_exchanged() {
        let v: Floats1 = Floats1(1.5)
        let w: Floats1 = Floats1(-1.5)
        let exchange = Exchange<any Exchange18>.unspecialized(v, w, Exchange18.take371, Exchange18.give371)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_372_Floats2_exchanged() {
        let v: Floats2 = Floats2(1.5, 2.5)
        let w: Floats2 = Floats2(-1.5, -2.5)
        let exchange = Exchange<any Exchange18>(v, w, Exchange18.take372, Exchange18.give372)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_373_Floats3_exchanged() {
        let v: Floats3 = Floats3(1.5, 2.5, 3.5)
        let w: Floats3 = Floats3(-1.5, -2.5, -3.5)
        let exchange = Exchange<any Exchange18>.unspecialized(v, w, Exchange18.take373, Exchange18.give373)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_374_Floats4_exchanged() {
        let v: Floats4 = Floats4(1.5, 2.5, 3.5, 4.5)
        let w: Floats4 = Floats4(-1.5, -2.5, -3.5, -4.5)
        let exchange = Exchange<any Exchange18>.unspecialized(v, w, Exchange18.take374, Exchange18.give374)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_375_Floats5_exchanged() {
        let v: Floats5 = Floats5(1.5, 2.5, 3.5, 4.5, 5.5)
        let w: Floats5 = Floats5(-1.5, -2.5, -3.5, -4.5, -5.5)
        let exchange = Exchange<any Exchange18>(v, w, Exchange18.take375, Exchange18.give375)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_376_Floats6_exchanged() {
        let v: Floats6 = Floats6(1.5, 2.5, 3.5, 4.5, 5.5, 6.5)
        let w: Floats6 = Floats6(-1.5, -2.5, -3.5, -4.5, -5.5, -6.5)
        let exchange = Exchange<any Exchange18>.unspecialized(v, w, Exchange18.take376, Exchange18.give376)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_377_Floats7_exchanged() {
        let v: Floats7 = Floats7(1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5)
        let w: Floats7 = Floats7(-1.5, -2.5, -3.5, -4.5, -5.5, -6.5, -7.5)
        let exchange = Exchange<any Exchange18>.unspecialized(v, w, Exchange18.take377, Exchange18.give377)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_378_Floats8_exchanged() {
        let v: Floats8 = Floats8(1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5)
        let w: Floats8 = Floats8(-1.5, -2.5, -3.5, -4.5, -5.5, -6.5, -7.5, -8.5)
        let exchange = Exchange<any Exchange18>(v, w, Exchange18.take378, Exchange18.give378)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_379_Floats9_exchanged() {
        let v: Floats9 = Floats9(1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5)
        let w: Floats9 = Floats9(-1.5, -2.5, -3.5, -4.5, -5.5, -6.5, -7.5, -8.5, -9.5)
        let exchange = Exchange<any Exchange18>.unspecialized(v, w, Exchange18.take379, Exchange18.give379)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
