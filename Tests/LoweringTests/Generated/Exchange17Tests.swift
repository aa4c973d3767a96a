// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange17 {
    func take340(_ a: Int8, _ v: Bytes3, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give340(_ a: Int) -> Bytes3 { took([a]); return unsafeDowncast(given, to: Given<Bytes3>.self).value }
    func take341(_ a: Int8, _ v: Bytes4, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give341(_ a: Int) -> Bytes4 { took([a]); return unsafeDowncast(given, to: Given<Bytes4>.self).value }
    func take342(_ a: Int8, _ v: Bytes5, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give342(_ a: Int) -> Bytes5 { took([a]); return unsafeDowncast(given, to: Given<Bytes5>.self).value }
    func take343(_ a: Int8, _ v: Bytes6, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give343(_ a: Int) -> Bytes6 { took([a]); return unsafeDowncast(given, to: Given<Bytes6>.self).value }
    func take344(_ a: Int8, _ v: Bytes7, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give344(_ a: Int) -> Bytes7 { took([a]); return unsafeDowncast(given, to: Given<Bytes7>.self).value }
    func take345(_ a: Int8, _ v: Bytes8, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give345(_ a: Int) -> Bytes8 { took([a]); return unsafeDowncast(given, to: Given<Bytes8>.self).value }
    func take346(_ a: Int8, _ v: Bytes9, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give346(_ a: Int) -> Bytes9 { took([a]); return unsafeDowncast(given, to: Given<Bytes9>.self).value }
    func take347(_ a: Int8, _ v: Bytes12, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give347(_ a: Int) -> Bytes12 { took([a]); return unsafeDowncast(given, to: Given<Bytes12>.self).value }
    func take348(_ a: Int8, _ v: Bytes15, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give348(_ a: Int) -> Bytes15 { took([a]); return unsafeDowncast(given, to: Given<Bytes15>.self).value }
    func take349(_ a: Int8, _ v: Bytes16, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give349(_ a: Int) -> Bytes16 { took([a]); return unsafeDowncast(given, to: Given<Bytes16>.self).value }
    func take350(_ a: Int8, _ v: Bytes17, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give350(_ a: Int) -> Bytes17 { took([a]); return unsafeDowncast(given, to: Given<Bytes17>.self).value }
    func take351(_ a: Int8, _ v: Bytes24, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give351(_ a: Int) -> Bytes24 { took([a]); return unsafeDowncast(given, to: Given<Bytes24>.self).value }
    func take352(_ a: Int8, _ v: Bytes25, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give352(_ a: Int) -> Bytes25 { took([a]); return unsafeDowncast(given, to: Given<Bytes25>.self).value }
    func take353(_ a: Int8, _ v: Bytes31, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give353(_ a: Int) -> Bytes31 { took([a]); return unsafeDowncast(given, to: Given<Bytes31>.self).value }
    func take354(_ a: Int8, _ v: Bytes32, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give354(_ a: Int) -> Bytes32 { took([a]); return unsafeDowncast(given, to: Given<Bytes32>.self).value }
    func take355(_ a: Int8, _ v: Bytes33, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give355(_ a: Int) -> Bytes33 { took([a]); return unsafeDowncast(given, to: Given<Bytes33>.self).value }
    func take356(_ a: Int8, _ v: Bytes64, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give356(_ a: Int) -> Bytes64 { took([a]); return unsafeDowncast(given, to: Given<Bytes64>.self).value }
    func take357(_ a: Int8, _ v: Bytes100, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give357(_ a: Int) -> Bytes100 { took([a]); return unsafeDowncast(given, to: Given<Bytes100>.self).value }
    func take358(_ a: Int8, _ v: Words1, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give358(_ a: Int) -> Words1 { took([a]); return unsafeDowncast(given, to: Given<Words1>.self).value }
    func take359(_ a: Int8, _ v: Words2, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give359(_ a: Int) -> Words2 { took([a]); return unsafeDowncast(given, to: Given<Words2>.self).value }
}

final class Exchange17Tests: XCTestCase {
    func test_D4_340_Bytes3_exchanged() {
        let v: Bytes3 = Bytes3(101, 102, 103)
        let w: Bytes3 = Bytes3(99, 100, 101)
        let exchange = Exchange<any Exchange17>.unspecialized(v, w, Exchange17.take340, Exchange17.give340)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_341_Bytes4_exchanged() {
        let v: Bytes4 = Bytes4(101, 102, 103, 104)
        let w: Bytes4 = Bytes4(99, 100, 101, 102)
        let exchange = Exchange<any Exchange17>.unspecialized(v, w, Exchange17.take341, Exchange17.give341)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_342_Bytes5_exchanged() {
        let v: Bytes5 = Bytes5(101, 102, 103, 104, 105)
        let w: Bytes5 = Bytes5(99, 100, 101, 102, 103)
        let exchange = Exchange<any Exchange17>(v, w, Exchange17.take342, Exchange17.give342)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_343_Bytes6_exchanged() {
        let v: Bytes6 = Bytes6(101, 102, 103, 104, 105, 106)
        let w: Bytes6 = Bytes6(99, 100, 101, 102, 103, 104)
        let exchange = Exchange<any Exchange17>.unspecialized(v, w, Exchange17.take343, Exchange17.give343)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_344_Bytes7_exchanged() {
        let v: Bytes7 = Bytes7(101, 102, 103, 104, 105, 106, 107)
        let w: Bytes7 = Bytes7(99, 100, 101, 102, 103, 104, 105)
        let exchange = Exchange<any Exchange17>.unspecialized(v, w, Exchange17.take344, Exchange17.give344)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_345_Bytes8_exchanged() {
        let v: Bytes8 = Bytes8(101, 102, 103, 104, 105, 106, 107, 108)
        let w: Bytes8 = Bytes8(99, 100, 101, 102, 103, 104, 105, 106)
        let exchange = Exchange<any Exchange17>(v, w, Exchange17.take345, Exchange17.give345)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_346_Bytes9_exchanged() {
        let v: Bytes9 = Bytes9(101, 102, 103, 104, 105, 106, 107, 108, 109)
        let w: Bytes9 = Bytes9(99, 100, 101, 102, 103, 104, 105, 106, 107)
        let exchange = Exchange<any Exchange17>.unspecialized(v, w, Exchange17.take346, Exchange17.give346)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_347_Bytes12_exchanged() {
        let v: Bytes12 = Bytes12(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112)
        let w: Bytes12 = Bytes12(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110)
        let exchange = Exchange<any Exchange17>.unspecialized(v, w, Exchange17.take347, Exchange17.give347)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_348_Bytes15_exchanged() {
        let v: Bytes15 = Bytes15(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115)
        let w: Bytes15 = Bytes15(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113)
        let exchange = Exchange<any Exchange17>(v, w, Exchange17.take348, Exchange17.give348)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_349_Bytes16_exchanged() {
        let v: Bytes16 = Bytes16(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116)
        let w: Bytes16 = Bytes16(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114)
        let exchange = Exchange<any Exchange17>.unspecialized(v, w, Exchange17.take349, Exchange17.give349)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_350_Bytes17_exchanged() {
        let v: Bytes17 = Bytes17(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117)
        let w: Bytes17 = Bytes17(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115)
        let exchange = Exchange<any Exchange17>.unspecialized(v, w, Exchange17.take350, Exchange17.give350)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_351_Bytes24_exchanged() {
        let v: Bytes24 = Bytes24(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124)
        let w: Bytes24 = Bytes24(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122)
        let exchange = Exchange<any Exchange17>(v, w, Exchange17.take351, Exchange17.give351)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_352_Bytes25_exchanged() {
        let v: Bytes25 = Bytes25(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125)
        let w: Bytes25 = Bytes25(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123)
        let exchange = Exchange<any Exchange17>.unspecialized(v, w, Exchange17.take352, Exchange17.give352)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_353_Bytes31_exchanged() {
        let v: Bytes31 = Bytes31(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131)
        let w: Bytes31 = Bytes31(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129)
        let exchange = Exchange<any Exchange17>.unspecialized(v, w, Exchange17.take353, Exchange17.give353)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_354_Bytes32_exchanged() {
        let v: Bytes32 = Bytes32(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132)
        let w: Bytes32 = Bytes32(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130)
        let exchange = Exchange<any Exchange17>(v, w, Exchange17.take354, Exchange17.give354)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_355_Bytes33_exchanged() {
        let v: Bytes33 = Bytes33(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133)
        let w: Bytes33 = Bytes33(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131)
        let exchange = Exchange<any Exchange17>.unspecialized(v, w, Exchange17.take355, Exchange17.give355)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_356_Bytes64_exchanged() {
        let v: Bytes64 = Bytes64(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164)
        let w: Bytes64 = Bytes64(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162)
        let exchange = Exchange<any Exchange17>.unspecialized(v, w, Exchange17.take356, Exchange17.give356)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_357_Bytes100_exchanged() {
        let v: Bytes100 = Bytes100(101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200)
        let w: Bytes100 = Bytes100(99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198)
        let exchange = Exchange<any Exchange17>(v, w, Exchange17.take357, Exchange17.give357)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_358_Words1_exchanged() {
        let v: Words1 = Words1(7)
        let w: Words1 = Words1(-7)
        let exchange = Exchange<any Exchange17>.unspecialized(v, w, Exchange17.take358, Exchange17.give358)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_359_Words2_exchanged() {
        let v: Words2 = Words2(7, 8)
        let w: Words2 = Words2(-7, -8)
        let exchange = Exchange<any Exchange17>.unspecialized(v, w, Exchange17.take359, Exchange17.give359)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
