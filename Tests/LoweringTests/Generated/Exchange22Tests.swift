// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange22 {
    func take440(_ a: Int8, _ v: RandomStruct72, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give440(_ a: Int) -> RandomStruct72 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct72>.self).value }
    func take441(_ a: Int8, _ v: RandomStruct78, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give441(_ a: Int) -> RandomStruct78 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct78>.self).value }
    func take442(_ a: Int8, _ v: RandomEnum79, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give442(_ a: Int) -> RandomEnum79 { took([a]); return unsafeDowncast(given, to: Given<RandomEnum79>.self).value }
    func take443(_ a: Int8, _ v: RandomStruct82, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give443(_ a: Int) -> RandomStruct82 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct82>.self).value }
    func take444(_ a: Int8, _ v: (RandomEnum83, Empty?), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give444(_ a: Int) -> (RandomEnum83, Empty?) { took([a]); return unsafeDowncast(given, to: Given<(RandomEnum83, Empty?)>.self).value }
    func take445(_ a: Int8, _ v: RandomStruct88, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give445(_ a: Int) -> RandomStruct88 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct88>.self).value }
    func take446(_ a: Int8, _ v: RandomStruct90, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give446(_ a: Int) -> RandomStruct90 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct90>.self).value }
    func take447(_ a: Int8, _ v: RandomEnum91, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give447(_ a: Int) -> RandomEnum91 { took([a]); return unsafeDowncast(given, to: Given<RandomEnum91>.self).value }
    func take448(_ a: Int8, _ v: RandomStruct98, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give448(_ a: Int) -> RandomStruct98 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct98>.self).value }
    func take449(_ a: Int8, _ v: (Node.Type??, RandomStruct99), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give449(_ a: Int) -> (Node.Type??, RandomStruct99) { took([a]); return unsafeDowncast(given, to: Given<(Node.Type??, RandomStruct99)>.self).value }
    func take450(_ a: Int8, _ v: RandomStruct102, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give450(_ a: Int) -> RandomStruct102 { took([a]); return unsafeDowncast(given, to: Given<RandomStruct102>.self).value }
}

final class Exchange22Tests: XCTestCase {
    func test_D4_440_RandomStruct72_exchanged() {
        let v: RandomStruct72 = RandomStruct72(.north, (.leaf(67), (fixed.one != fixed.two)))
        let w: RandomStruct72 = RandomStruct72(.north, (.leaf(76), (fixed.one != fixed.one)))
        let exchange = Exchange<any Exchange22>.unspecialized(v, w, Exchange22.take440, Exchange22.give440)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_441_RandomStruct78_exchanged() {
        let v: RandomStruct78 = RandomStruct78(RandomEnum73.c2(RandomStruct76("text 65")), RandomEnum77.c1(-17.5), 16782)
        let w: RandomStruct78 = RandomStruct78(RandomEnum73.c2(RandomStruct76("text 53")), nil, -18135)
        let exchange = Exchange<any Exchange22>(v, w, Exchange22.take441, Exchange22.give441)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_442_RandomEnum79_exchanged() {
        let v: RandomEnum79 = RandomEnum79.c0(RandomEnum80.c2(370243305752060916))
        let w: RandomEnum79 = RandomEnum79.c0(RandomEnum80.c0(-23028823067162003713799058857060848047))
        let exchange = Exchange<any Exchange22>.unspecialized(v, w, Exchange22.take442, Exchange22.give442)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_443_RandomStruct82_exchanged() {
        let v: RandomStruct82 = RandomStruct82(18.5, RandomEnum81.c1(fixed.leaf), -681.5)
        let w: RandomStruct82 = RandomStruct82(99.5, RandomEnum81.c1(fixed.leaf), 578.5)
        let exchange = Exchange<any Exchange22>.unspecialized(v, w, Exchange22.take443, Exchange22.give443)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_444_RandomEnum83_Empty_optional_exchanged() {
        let v: (RandomEnum83, Empty?) = (RandomEnum83.c1, Empty())
        let w: (RandomEnum83, Empty?) = (RandomEnum83.c0(Leaf.self), Empty())
        let exchange = Exchange<any Exchange22>(v, w, Exchange22.take444, Exchange22.give444)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: nil, isTold: false, isReplaced: true)
    }
    func test_D4_445_RandomStruct88_exchanged() {
        let v: RandomStruct88 = RandomStruct88(RandomStruct85([3], 1432670763), RandomEnum86.c1(RandomEnum87.c1(184)))
        let w: RandomStruct88 = RandomStruct88(RandomStruct85([27], 3462728934), RandomEnum86.c1(RandomEnum87.c1(99)))
        let exchange = Exchange<any Exchange22>.unspecialized(v, w, Exchange22.take445, Exchange22.give445)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_446_RandomStruct90_exchanged() {
        let v: RandomStruct90 = RandomStruct90((RandomEnum89.c0, 1067507637863537229), SIMD2(8, 7))
        let w: RandomStruct90 = RandomStruct90((RandomEnum89.c0, -1049252275304933075), SIMD2(5, 8))
        let exchange = Exchange<any Exchange22>.unspecialized(v, w, Exchange22.take446, Exchange22.give446)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_447_RandomEnum91_exchanged() {
        let v: RandomEnum91 = RandomEnum91.c0(RandomStruct92(Empty()))
        let w: RandomEnum91 = RandomEnum91.c0(RandomStruct92(Empty()))
        let exchange = Exchange<any Exchange22>(v, w, Exchange22.take447, Exchange22.give447)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_448_RandomStruct98_exchanged() {
        let v: RandomStruct98 = RandomStruct98(RandomEnum93.c0((-2001215768, 462643479271921081, Square(side: 65))), RandomEnum94.c2)
        let w: RandomStruct98 = RandomStruct98(RandomEnum93.c0((-721579041, -1000291153866791581, Square(side: 44))), RandomEnum94.c3(1626))
        let exchange = Exchange<any Exchange22>.unspecialized(v, w, Exchange22.take448, Exchange22.give448)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_449_Node_Type_optional_optional_RandomStruct99_exchanged() {
        let v: (Node.Type??, RandomStruct99) = (Leaf.self, RandomStruct99(SIMD4(8, 5, 5, 9), fixed.leaf))
        let w: (Node.Type??, RandomStruct99) = (Leaf.self, RandomStruct99(SIMD4(4, 5, 6, 7), fixed.leaf))
        let exchange = Exchange<any Exchange22>.unspecialized(v, w, Exchange22.take449, Exchange22.give449)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: nil, isTold: false, isReplaced: true)
    }
    func test_D4_450_RandomStruct102_exchanged() {
        let v: RandomStruct102 = RandomStruct102(RandomEnum100.c1(RandomStruct101(-275.5)))
        let w: RandomStruct102 = RandomStruct102(RandomEnum100.c0)
        let exchange = Exchange<any Exchange22>(v, w, Exchange22.take450, Exchange22.give450)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
