// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange20 {
    func take400(_ a: Int8, _ v: Mixed5, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give400(_ a: Int) -> Mixed5 { took([a]); return unsafeDowncast(given, to: Given<Mixed5>.self).value }
    func take401(_ a: Int8, _ v: Mixed6, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give401(_ a: Int) -> Mixed6 { took([a]); return unsafeDowncast(given, to: Given<Mixed6>.self).value }
    func take402(_ a: Int8, _ v: Mixed7, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give402(_ a: Int) -> Mixed7 { took([a]); return unsafeDowncast(given, to: Given<Mixed7>.self).value }
    func take403(_ a: Int8, _ v: Mixed8, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give403(_ a: Int) -> Mixed8 { took([a]); return unsafeDowncast(given, to: Given<Mixed8>.self).value }
    func take404(_ a: Int8, _ v: Mixed9, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give404(_ a: Int) -> Mixed9 { took([a]); return unsafeDowncast(given, to: Given<Mixed9>.self).value }
    func take405(_ a: Int8, _ v: Mixed16, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give405(_ a: Int) -> Mixed16 { took([a]); return unsafeDowncast(given, to: Given<Mixed16>.self).value }
    func take406(_ a: Int8, _ v: RandomStruct4, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give406(_ a: Int) -> RandomStruct4 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct4>.self).value }
    func take407(_ a: Int8, _ v: RandomEnum5, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give407(_ a: Int) -> RandomEnum5 { took([a]); return unsafeDowncast(given, to: Given<RandomEnum5>.self).value }
    func take408(_ a: Int8, _ v: RandomStruct8, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give408(_ a: Int) -> RandomStruct8 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct8>.self).value }
    func take409(_ a: Int8, _ v: (((UInt64, Float16), UInt32?), Int8), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give409(_ a: Int) -> (((UInt64, Float16), UInt32?), Int8) { took([a]); return unsafeDowncast(given, to: Given<(((UInt64, Float16), UInt32?), Int8)>.self).value }
    func take410(_ a: Int8, _ v: RandomStruct9, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give410(_ a: Int) -> RandomStruct9 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct9>.self).value }
    func take411(_ a: Int8, _ v: RandomStruct11, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give411(_ a: Int) -> RandomStruct11 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct11>.self).value }
    func take412(_ a: Int8, _ v: RandomEnum12, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give412(_ a: Int) -> RandomEnum12 { took([a]); return unsafeDowncast(given, to: Given<RandomEnum12>.self).value }
    func take413(_ a: Int8, _ v: RandomStruct19, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give413(_ a: Int) -> RandomStruct19 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct19>.self).value }
    func take414(_ a: Int8, _ v: ([Int], Double), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give414(_ a: Int) -> ([Int], Double) { took([a]); return unsafeDowncast(given, to: Given<([Int], Double)>.self).value }
    func take415(_ a: Int8, _ v: RandomStruct21, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give415(_ a: Int) -> RandomStruct21 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct21>.self).value }
    func take416(_ a: Int8, _ v: RandomStruct26, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give416(_ a: Int) -> RandomStruct26 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct26>.self).value }
    func take417(_ a: Int8, _ v: RandomEnum27, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give417(_ a: Int) -> RandomEnum27 { took([a]); return unsafeDowncast(given, to: Given<RandomEnum27>.self).value }
    func take418(_ a: Int8, _ v: RandomStruct28, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give418(_ a: Int) -> RandomStruct28 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct28>.self).value }
    func take419(_ a: Int8, _ v: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give419(_ a: Int) -> (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?) { took([a]); return unsafeDowncast(given, to: Given<(UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?)>.self).value }
}

final class Exchange20Tests: XCTestCase {
    func test_D4_400_Mixed5_exchanged() {
        let v: Mixed5 = Mixed5(7, 8, 3.5, true, 11)
        let w: Mixed5 = Mixed5(-7, -8, -3.5, true, -11)
        let exchange = Exchange<any Exchange20>.unspecialized(v, w, Exchange20.take400, Exchange20.give400)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_401_Mixed6_exchanged() {
        let v: Mixed6 = Mixed6(7, 8, 3.5, true, 11, 6.5)
        let w: Mixed6 = Mixed6(-7, -8, -3.5, true, -11, -6.5)
        let exchange = Exchange<any Exchange20>.unspecialized(v, w, Exchange20.take401, Exchange20.give401)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_402_Mixed7_exchanged() {
        let v: Mixed7 = Mixed7(7, 8, 3.5, true, 11, 6.5, 107)
        let w: Mixed7 = Mixed7(-7, -8, -3.5, true, -11, -6.5, 105)
        let exchange = Exchange<any Exchange20>(v, w, Exchange20.take402, Exchange20.give402)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_403_Mixed8_exchanged() {
        let v: Mixed8 = Mixed8(7, 8, 3.5, true, 11, 6.5, 107, fixed.node)
        let w: Mixed8 = Mixed8(-7, -8, -3.5, true, -11, -6.5, 105, fixed.leaf)
        let exchange = Exchange<any Exchange20>.unspecialized(v, w, Exchange20.take403, Exchange20.give403)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_404_Mixed9_exchanged() {
        let v: Mixed9 = Mixed9(7, 8, 3.5, true, 11, 6.5, 107, fixed.node, 15)
        let w: Mixed9 = Mixed9(-7, -8, -3.5, true, -11, -6.5, 105, fixed.leaf, -15)
        let exchange = Exchange<any Exchange20>.unspecialized(v, w, Exchange20.take404, Exchange20.give404)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_405_Mixed16_exchanged() {
        let v: Mixed16 = Mixed16(7, 8, 3.5, true, 11, 6.5, 107, fixed.node, 15, 16, 11.5, true, 19, 14.5, 115, fixed.node)
        let w: Mixed16 = Mixed16(-7, -8, -3.5, true, -11, -6.5, 105, fixed.leaf, -15, -16, -11.5, false, -19, -14.5, 113, fixed.leaf)
        let exchange = Exchange<any Exchange20>(v, w, Exchange20.take405, Exchange20.give405)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_406_RandomStruct4_exchanged() {
        let v: RandomStruct4 = RandomStruct4((-11706438873419039085169314841622805604, SIMD4(9, 5, 4, 1), .leaf(95)), RandomStruct2(RandomStruct1(.north, 1026436389215854533, 8386024732889474741, fixed.node), -469391.25, fixed.leaf, (Leaf.self, fixed.leaf, 64110663428312229568291316147368960782)), RandomEnum3.c0(((fixed.one != fixed.one), -64, 1922)), SIMD4(5, 1, 7, 9))
        let w: RandomStruct4 = RandomStruct4((-52446421787198696690963501998791132497, SIMD4(7, 2, 3, 4), .leaf(43)), RandomStruct2(RandomStruct1(.north, 751554148719897363, 10399666072856969515, fixed.leaf), 115739.25, nil, (Leaf.self, fixed.leaf, 7705003535819988921163475104814757383)), RandomEnum3.c0(((fixed.one != fixed.two), -127, 11520)), SIMD4(4, 8, 4, 8))
        let exchange = Exchange<any Exchange20>.unspecialized(v, w, Exchange20.take406, Exchange20.give406)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_407_RandomEnum5_exchanged() {
        let v: RandomEnum5 = RandomEnum5.c1(c_pair(small: -8, big: -4))
        let w: RandomEnum5 = RandomEnum5.c0(1717112001)
        let exchange = Exchange<any Exchange20>.unspecialized(v, w, Exchange20.take407, Exchange20.give407)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_408_RandomStruct8_exchanged() {
        let v: RandomStruct8 = RandomStruct8(-15.5, RandomEnum6.c0, (RandomEnum7.c1(.north), nil), fixed.leaf)
        let w: RandomStruct8 = RandomStruct8(-39.5, RandomEnum6.c0, (RandomEnum7.c2(580.5), nil), fixed.node)
        let exchange = Exchange<any Exchange20>(v, w, Exchange20.take408, Exchange20.give408)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_409_UInt64_Float16_UInt32_optional_Int8_exchanged() {
        let v: (((UInt64, Float16), UInt32?), Int8) = (((8002565535118991416, -64.5), 620108649), 24)
        let w: (((UInt64, Float16), UInt32?), Int8) = (((11762704077082282838, 35.5), 1750851448), -113)
        let exchange = Exchange<any Exchange20>.unspecialized(v, w, Exchange20.take409, Exchange20.give409)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: nil, isTold: false, isReplaced: true)
    }
    func test_D4_410_RandomStruct9_exchanged() {
        let v: RandomStruct9 = RandomStruct9(572.25)
        let w: RandomStruct9 = RandomStruct9(18.25)
        let exchange = Exchange<any Exchange20>.unspecialized(v, w, Exchange20.take410, Exchange20.give410)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_411_RandomStruct11_exchanged() {
        let v: RandomStruct11 = RandomStruct11(Square(side: 41), (RandomEnum10.c1, nil, -78.5))
        let w: RandomStruct11 = RandomStruct11(Square(side: 35), (RandomEnum10.c1, SIMD4(7, 1, 1, 8), 4.5))
        let exchange = Exchange<any Exchange20>(v, w, Exchange20.take411, Exchange20.give411)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_412_RandomEnum12_exchanged() {
        let v: RandomEnum12 = RandomEnum12.c0
        let w: RandomEnum12 = RandomEnum12.c0
        let exchange = Exchange<any Exchange20>.unspecialized(v, w, Exchange20.take412, Exchange20.give412)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_413_RandomStruct19_exchanged() {
        let v: RandomStruct19 = RandomStruct19("text 1", 220, (RandomEnum15.c0(.west, fixed.node), RandomEnum16.c0(170), SIMD4(9, 3, 3, 1)), RandomStruct18(RandomEnum17.c1(37.5)))
        let w: RandomStruct19 = RandomStruct19("text 84", 152, (RandomEnum15.c0(.west, fixed.leaf), RandomEnum16.c0(101), SIMD4(1, 4, 2, 2)), RandomStruct18(RandomEnum17.c0(2872462498, .leaf(61))))
        let exchange = Exchange<any Exchange20>.unspecialized(v, w, Exchange20.take413, Exchange20.give413)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_414_Int_Double_exchanged() {
        let v: ([Int], Double) = ([0], -795353.25)
        let w: ([Int], Double) = ([4], -38663.25)
        let exchange = Exchange<any Exchange20>(v, w, Exchange20.take414, Exchange20.give414)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: nil, isTold: false, isReplaced: true)
    }
    func test_D4_415_RandomStruct21_exchanged() {
        let v: RandomStruct21 = RandomStruct21(RandomEnum20.c0(nil), 2002477617)
        let w: RandomStruct21 = RandomStruct21(RandomEnum20.c0([92]), 3193935255)
        let exchange = Exchange<any Exchange20>.unspecialized(v, w, Exchange20.take415, Exchange20.give415)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_416_RandomStruct26_exchanged() {
        let v: RandomStruct26 = RandomStruct26((RandomStruct22(fixed.leaf, (fixed.one != fixed.one)), 6435171905913758350, .north), RandomEnum23.c1(RandomStruct25(12807458077583692739, -373.5, 241049845311680885, [11])), 16066455570544680518)
        let w: RandomStruct26 = RandomStruct26((RandomStruct22(fixed.leaf, (fixed.one != fixed.one)), 15465088509063067570, .north), RandomEnum23.c0(RandomEnum24.c1(282506211, 2041267117), 1663643912), 957497768355867126)
        let exchange = Exchange<any Exchange20>.unspecialized(v, w, Exchange20.take416, Exchange20.give416)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_417_RandomEnum27_exchanged() {
        let v: RandomEnum27 = RandomEnum27.c1
        let w: RandomEnum27 = RandomEnum27.c1
        let exchange = Exchange<any Exchange20>(v, w, Exchange20.take417, Exchange20.give417)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_418_RandomStruct28_exchanged() {
        let v: RandomStruct28 = RandomStruct28(fixed.leaf)
        let w: RandomStruct28 = RandomStruct28(fixed.leaf)
        let exchange = Exchange<any Exchange20>.unspecialized(v, w, Exchange20.take418, Exchange20.give418)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_419_UInt8_any_Shape_RandomStruct29_RandomStruct30_Int128_Int16_SIMD4_Int32_optional_exchanged() {
        let v: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?) = (23, (Square(side: 15), RandomStruct29(-36940561480535498402481001443730441067, 21789640349108749010360465792191378386, 3251981469410736678, 123), RandomStruct30(Square(side: 64), fixed.leaf, 3817399450121431663, 15)), (17585165126063009220662671080329834807, 22618, SIMD4(2, 7, 5, 7)))
        let w: (UInt8, (any Shape, RandomStruct29, RandomStruct30), (Int128, Int16, SIMD4<Int32>)?) = (117, (Square(side: 62), RandomStruct29(-57251674160648394437230403466687825462, 6339830659921166817629437866848690613, 4746662871971475520, 115), RandomStruct30(Square(side: 51), fixed.leaf, 13345894910668125455, 162)), (58417430067070603347027903623142786458, 1638, SIMD4(9, 5, 5, 6)))
        let exchange = Exchange<any Exchange20>.unspecialized(v, w, Exchange20.take419, Exchange20.give419)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: nil, isTold: false, isReplaced: true)
    }
}
