// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange21 {
    func take420(_ a: Int8, _ v: RandomStruct31, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give420(_ a: Int) -> RandomStruct31 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct31>.self).value }
    func take421(_ a: Int8, _ v: RandomStruct32, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give421(_ a: Int) -> RandomStruct32 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct32>.self).value }
    func take422(_ a: Int8, _ v: RandomEnum33, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give422(_ a: Int) -> RandomEnum33 { took([a]); return unsafeDowncast(given, to: Given<RandomEnum33>.self).value }
    func take423(_ a: Int8, _ v: RandomStruct37, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give423(_ a: Int) -> RandomStruct37 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct37>.self).value }
    func take424(_ a: Int8, _ v: (RandomEnum38, RandomStruct39), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give424(_ a: Int) -> (RandomEnum38, RandomStruct39) { took([a]); return unsafeDowncast(given, to: Given<(RandomEnum38, RandomStruct39)>.self).value }
    func take425(_ a: Int8, _ v: RandomStruct43, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give425(_ a: Int) -> RandomStruct43 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct43>.self).value }
    func take426(_ a: Int8, _ v: RandomStruct48, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give426(_ a: Int) -> RandomStruct48 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct48>.self).value }
    func take427(_ a: Int8, _ v: RandomEnum49, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give427(_ a: Int) -> RandomEnum49 { took([a]); return unsafeDowncast(given, to: Given<RandomEnum49>.self).value }
    func take428(_ a: Int8, _ v: RandomStruct53, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give428(_ a: Int) -> RandomStruct53 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct53>.self).value }
    func take429(_ a: Int8, _ v: (c_pair??, Int16), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give429(_ a: Int) -> (c_pair??, Int16) { took([a]); return unsafeDowncast(given, to: Given<(c_pair??, Int16)>.self).value }
    func take430(_ a: Int8, _ v: RandomStruct58, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give430(_ a: Int) -> RandomStruct58 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct58>.self).value }
    func take431(_ a: Int8, _ v: RandomStruct59, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give431(_ a: Int) -> RandomStruct59 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct59>.self).value }
    func take432(_ a: Int8, _ v: RandomEnum60, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give432(_ a: Int) -> RandomEnum60 { took([a]); return unsafeDowncast(given, to: Given<RandomEnum60>.self).value }
    func take433(_ a: Int8, _ v: RandomStruct65, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give433(_ a: Int) -> RandomStruct65 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct65>.self).value }
    func take434(_ a: Int8, _ v: (Int16, RandomEnum66), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give434(_ a: Int) -> (Int16, RandomEnum66) { took([a]); return unsafeDowncast(given, to: Given<(Int16, RandomEnum66)>.self).value }
    func take435(_ a: Int8, _ v: RandomStruct67, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give435(_ a: Int) -> RandomStruct67 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct67>.self).value }
    func take436(_ a: Int8, _ v: RandomStruct69, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give436(_ a: Int) -> RandomStruct69 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct69>.self).value }
    func take437(_ a: Int8, _ v: RandomEnum70, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give437(_ a: Int) -> RandomEnum70 { took([a]); return unsafeDowncast(given, to: Given<RandomEnum70>.self).value }
    func take438(_ a: Int8, _ v: RandomStruct71, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give438(_ a: Int) -> RandomStruct71 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct71>.self).value }
    func take439(_ a: Int8, _ v: ((c_pair, Float, c_pair), (any Error)?, Int8?), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give439(_ a: Int) -> ((c_pair, Float, c_pair), (any Error)?, Int8?) { took([a]); return unsafeDowncast(given, to: Given<((c_pair, Float, c_pair), (any Error)?, Int8?)>.self).value }
}

final class Exchange21Tests: XCTestCase {
    func test_D4_420_RandomStruct31_exchanged() {
        let v: RandomStruct31 = RandomStruct31((-827.5, 5340371077900490657, 180), 34166813484044417322862142648332435422)
        let w: RandomStruct31 = RandomStruct31(nil, -59835713476405429927217214633991488312)
        let exchange = Exchange<any Exchange21>(v, w, Exchange21.take420, Exchange21.give420)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_421_RandomStruct32_exchanged() {
        let v: RandomStruct32 = RandomStruct32(-8542664518795934229917634427357217088, -313593.25)
        let w: RandomStruct32 = RandomStruct32(64892438513369866866277412392688329018, 854416.25)
        let exchange = Exchange<any Exchange21>.unspecialized(v, w, Exchange21.take421, Exchange21.give421)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_422_RandomEnum33_exchanged() {
        let v: RandomEnum33 = RandomEnum33.c1(.leaf(95), Empty())
        let w: RandomEnum33 = RandomEnum33.c0(RandomEnum34.c0)
        let exchange = Exchange<any Exchange21>.unspecialized(v, w, Exchange21.take422, Exchange21.give422)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_423_RandomStruct37_exchanged() {
        let v: RandomStruct37 = RandomStruct37(c_pair(small: -3, big: -5))
        let w: RandomStruct37 = RandomStruct37(c_pair(small: 9, big: 9))
        let exchange = Exchange<any Exchange21>(v, w, Exchange21.take423, Exchange21.give423)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_424_RandomEnum38_RandomStruct39_exchanged() {
        let v: (RandomEnum38, RandomStruct39) = (RandomEnum38.c0(Failure(12, "failed")), RandomStruct39((c_pair(small: 8, big: -8), Leaf.self), SIMD4(1, 2, 4, 6), (ClosureField(9) { $0 &+ 60 }, (fixed.one != fixed.one))))
        let w: (RandomEnum38, RandomStruct39) = (RandomEnum38.c0(Failure(79, "failed")), RandomStruct39((c_pair(small: -1, big: -2), Leaf.self), SIMD4(5, 4, 7, 5), (ClosureField(4) { $0 &+ 81 }, (fixed.one != fixed.one))))
        let exchange = Exchange<any Exchange21>.unspecialized(v, w, Exchange21.take424, Exchange21.give424)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: nil, isTold: false, isReplaced: true)
    }
    func test_D4_425_RandomStruct43_exchanged() {
        let v: RandomStruct43 = RandomStruct43(RandomStruct40((25020, SIMD2(8, 1)), .leaf(96)), RandomEnum41.c1(Failure(88, "failed")))
        let w: RandomStruct43 = RandomStruct43(RandomStruct40((25597, SIMD2(3, 8)), .leaf(94)), RandomEnum41.c0(RandomStruct42(SIMD4(7, 4, 4, 1), 96.5, fixed.node)))
        let exchange = Exchange<any Exchange21>.unspecialized(v, w, Exchange21.take425, Exchange21.give425)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_426_RandomStruct48_exchanged() {
        let v: RandomStruct48 = RandomStruct48(RandomEnum44.c3(68740042717413883227061710512144215621), [77], RandomEnum47.c1)
        let w: RandomStruct48 = RandomStruct48(RandomEnum44.c1(RandomEnum46.c0), [35], RandomEnum47.c0(652.25, -96.25))
        let exchange = Exchange<any Exchange21>(v, w, Exchange21.take426, Exchange21.give426)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_427_RandomEnum49_exchanged() {
        let v: RandomEnum49 = RandomEnum49.c0(3870)
        let w: RandomEnum49 = RandomEnum49.c0(-224)
        let exchange = Exchange<any Exchange21>.unspecialized(v, w, Exchange21.take427, Exchange21.give427)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_428_RandomStruct53_exchanged() {
        let v: RandomStruct53 = RandomStruct53(nil, RandomStruct51(RandomEnum50.c0(c_pair(small: 9, big: 2)), "text 17", 2695076182, (-122, fixed.node, .leaf(88))), (RandomStruct52((fixed.one != fixed.two)), nil))
        let w: RandomStruct53 = RandomStruct53(nil, RandomStruct51(RandomEnum50.c0(c_pair(small: 2, big: 4)), "text 70", 3768747538, (115, fixed.leaf, .leaf(45))), (RandomStruct52((fixed.one != fixed.two)), WeakField(fixed.node, 8)))
        let exchange = Exchange<any Exchange21>.unspecialized(v, w, Exchange21.take428, Exchange21.give428)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_429_c_pair_optional_optional_Int16_exchanged() {
        let v: (c_pair??, Int16) = (c_pair(small: -2, big: 2), -29802)
        let w: (c_pair??, Int16) = (nil, 9067)
        let exchange = Exchange<any Exchange21>(v, w, Exchange21.take429, Exchange21.give429)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: nil, isTold: false, isReplaced: true)
    }
    func test_D4_430_RandomStruct58_exchanged() {
        let v: RandomStruct58 = RandomStruct58(RandomStruct55((80, SIMD2(8, 3), -82), RandomStruct54([69])), 3662769437, RandomEnum56.c0(-60.5), RandomStruct57(Empty(), Failure(1, "failed")))
        let w: RandomStruct58 = RandomStruct58(RandomStruct55((39, SIMD2(9, 1), 11), RandomStruct54([17])), 3983163669, RandomEnum56.c0(-58.5), RandomStruct57(Empty(), Failure(57, "failed")))
        let exchange = Exchange<any Exchange21>.unspecialized(v, w, Exchange21.take430, Exchange21.give430)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_431_RandomStruct59_exchanged() {
        let v: RandomStruct59 = RandomStruct59(((fixed.one != fixed.one), "text 80"), Square(side: 71), 916.25)
        let w: RandomStruct59 = RandomStruct59(((fixed.one != fixed.two), "text 17"), Square(side: 14), -757.25)
        let exchange = Exchange<any Exchange21>.unspecialized(v, w, Exchange21.take431, Exchange21.give431)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_432_RandomEnum60_exchanged() {
        let v: RandomEnum60 = RandomEnum60.c0(2120493546)
        let w: RandomEnum60 = RandomEnum60.c0(625089860)
        let exchange = Exchange<any Exchange21>(v, w, Exchange21.take432, Exchange21.give432)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_433_RandomStruct65_exchanged() {
        let v: RandomStruct65 = RandomStruct65(52724195841875677441284760198874038399, RandomStruct62(RandomStruct61([13], -677760.25, Empty(), 807816123433022872)), RandomStruct64(RandomEnum63.c0(SIMD4(2, 4, 3, 9)), [22], 893.5))
        let w: RandomStruct65 = RandomStruct65(-60716988609117601743597931136146496386, RandomStruct62(RandomStruct61([93], 52770.25, Empty(), 1057706723505497253)), RandomStruct64(RandomEnum63.c0(SIMD4(1, 3, 6, 2)), [14], 179.5))
        let exchange = Exchange<any Exchange21>.unspecialized(v, w, Exchange21.take433, Exchange21.give433)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_434_Int16_RandomEnum66_exchanged() {
        let v: (Int16, RandomEnum66) = (30078, RandomEnum66.c0(nil))
        let w: (Int16, RandomEnum66) = (26295, RandomEnum66.c1(.leaf(34)))
        let exchange = Exchange<any Exchange21>.unspecialized(v, w, Exchange21.take434, Exchange21.give434)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: nil, isTold: false, isReplaced: true)
    }
    func test_D4_435_RandomStruct67_exchanged() {
        let v: RandomStruct67 = RandomStruct67(c_pair(small: 2, big: 5), -21295, ((-263702.25, fixed.leaf, -26.5), SIMD4(7, 2, 7, 3)))
        let w: RandomStruct67 = RandomStruct67(c_pair(small: 1, big: 8), 14677, ((-215292.25, fixed.leaf, 59.5), SIMD4(3, 1, 2, 6)))
        let exchange = Exchange<any Exchange21>(v, w, Exchange21.take435, Exchange21.give435)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_436_RandomStruct69_exchanged() {
        let v: RandomStruct69 = RandomStruct69((99, RandomEnum68.c2(-919.25), 807464.25), -10756, 238274896450310105)
        let w: RandomStruct69 = RandomStruct69((200, RandomEnum68.c1(68646423530374206215124850267820057314, 1239746597), 202011.25), 8972, 653586317190006985)
        let exchange = Exchange<any Exchange21>.unspecialized(v, w, Exchange21.take436, Exchange21.give436)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_437_RandomEnum70_exchanged() {
        let v: RandomEnum70 = RandomEnum70.c0((fixed.one != fixed.one))
        let w: RandomEnum70 = RandomEnum70.c0((fixed.one != fixed.one))
        let exchange = Exchange<any Exchange21>.unspecialized(v, w, Exchange21.take437, Exchange21.give437)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_438_RandomStruct71_exchanged() {
        let v: RandomStruct71 = RandomStruct71(119, SIMD4(7, 8, 6, 2))
        let w: RandomStruct71 = RandomStruct71(116, SIMD4(4, 7, 2, 1))
        let exchange = Exchange<any Exchange21>(v, w, Exchange21.take438, Exchange21.give438)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_439_c_pair_Float_c_pair_any_Error_optional_Int8_optional_exchanged() {
        let v: ((c_pair, Float, c_pair), (any Error)?, Int8?) = ((c_pair(small: 6, big: 2), 249.25, c_pair(small: 0, big: 6)), Failure(46, "failed"), nil)
        let w: ((c_pair, Float, c_pair), (any Error)?, Int8?) = ((c_pair(small: 5, big: 5), -19.25, c_pair(small: -6, big: -4)), Failure(38, "failed"), nil)
        let exchange = Exchange<any Exchange21>.unspecialized(v, w, Exchange21.take439, Exchange21.give439)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: nil, isTold: false, isReplaced: true)
    }
}
