// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange12 {
    func take240(_ a: Int8, _ v: (Int, Int, Int, Int, Int), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give240(_ a: Int) -> (Int, Int, Int, Int, Int) { took([a]); return unsafeDowncast(given, to: Given<(Int, Int, Int, Int, Int)>.self).value }
    func take241(_ a: Int8, _ v: (Int.Type, Int)?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give241(_ a: Int) -> (Int.Type, Int)? { took([a]); return unsafeDowncast(given, to: Given<(Int.Type, Int)?>.self).value }
    func take242(_ a: Int8, _ v: (Void, Int), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give242(_ a: Int) -> (Void, Int) { took([a]); return unsafeDowncast(given, to: Given<(Void, Int)>.self).value }
    func take243(_ a: Int8, _ v: Void, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give243(_ a: Int) -> Void { took([a]); return unsafeDowncast(given, to: Given<Void>.self).value }
    func take244(_ a: Int8, _ v: (c_pair, any Shape, Node), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give244(_ a: Int) -> (c_pair, any Shape, Node) { took([a]); return unsafeDowncast(given, to: Given<(c_pair, any Shape, Node)>.self).value }
    func take245(_ a: Int8, _ v: Empty, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give245(_ a: Int) -> Empty { took([a]); return unsafeDowncast(given, to: Given<Empty>.self).value }
    func take246(_ a: Int8, _ v: Box<Int>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give246(_ a: Int) -> Box<Int> { took([a]); return unsafeDowncast(given, to: Given<Box<Int>>.self).value }
    func take247(_ a: Int8, _ v: Box<Empty>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give247(_ a: Int) -> Box<Empty> { took([a]); return unsafeDowncast(given, to: Given<Box<Empty>>.self).value }
    func take248(_ a: Int8, _ v: Box<Any>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give248(_ a: Int) -> Box<Any> { took([a]); return unsafeDowncast(given, to: Given<Box<Any>>.self).value }
    func take249(_ a: Int8, _ v: Box<any Shape>?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give249(_ a: Int) -> Box<any Shape>? { took([a]); return unsafeDowncast(given, to: Given<Box<any Shape>?>.self).value }
    func take250(_ a: Int8, _ v: Box<(Int, Float)>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give250(_ a: Int) -> Box<(Int, Float)> { took([a]); return unsafeDowncast(given, to: Given<Box<(Int, Float)>>.self).value }
    func take251(_ a: Int8, _ v: Both<Int8, Double>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give251(_ a: Int) -> Both<Int8, Double> { took([a]); return unsafeDowncast(given, to: Given<Both<Int8, Double>>.self).value }
    func take252(_ a: Int8, _ v: Both<Both<Float, Float>, Box<String>>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give252(_ a: Int) -> Both<Both<Float, Float>, Box<String>> { took([a]); return unsafeDowncast(given, to: Given<Both<Both<Float, Float>, Box<String>>>.self).value }
    func take253(_ a: Int8, _ v: FloatAndInt, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give253(_ a: Int) -> FloatAndInt { took([a]); return unsafeDowncast(given, to: Given<FloatAndInt>.self).value }
    func take254(_ a: Int8, _ v: IntFloatInt, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give254(_ a: Int) -> IntFloatInt { took([a]); return unsafeDowncast(given, to: Given<IntFloatInt>.self).value }
    func take255(_ a: Int8, _ v: Padded, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give255(_ a: Int) -> Padded { took([a]); return unsafeDowncast(given, to: Given<Padded>.self).value }
    func take256(_ a: Int8, _ v: PaddedTail, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give256(_ a: Int) -> PaddedTail { took([a]); return unsafeDowncast(given, to: Given<PaddedTail>.self).value }
    func take257(_ a: Int8, _ v: PaddedTail?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give257(_ a: Int) -> PaddedTail? { took([a]); return unsafeDowncast(given, to: Given<PaddedTail?>.self).value }
    func take258(_ a: Int8, _ v: Float16s, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give258(_ a: Int) -> Float16s { took([a]); return unsafeDowncast(given, to: Given<Float16s>.self).value }
    func take259(_ a: Int8, _ v: WeakField, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give259(_ a: Int) -> WeakField { took([a]); return unsafeDowncast(given, to: Given<WeakField>.self).value }
}

final class Exchange12Tests: XCTestCase {
    func test_D4_240_Int_Int_Int_Int_Int_exchanged() {
        let v: (Int, Int, Int, Int, Int) = (1, 2, 3, 4, 5)
        let w: (Int, Int, Int, Int, Int) = (-1, -2, -3, -4, -5)
        let exchange = Exchange<any Exchange12>(v, w, Exchange12.take240, Exchange12.give240)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_241_Int_Type_Int_optional_exchanged() {
        let v: (Int.Type, Int)? = (Int.self, 5)
        let w: (Int.Type, Int)? = nil
        let exchange = Exchange<any Exchange12>.unspecialized(v, w, Exchange12.take241, Exchange12.give241)
        ExchangeCheck(Receiver(), exchange).check(isTaken: false, isGiven: false, isTold: false, isReplaced: true)
    }
    func test_D4_242_Void_Int_exchanged() {
        let v: (Void, Int) = ((), 5)
        let w: (Void, Int) = ((), 6)
        let exchange = Exchange<any Exchange12>.unspecialized(v, w, Exchange12.take242, Exchange12.give242)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_243_Void_exchanged() {
        let v: Void = ()
        let w: Void = ()
        let exchange = Exchange<any Exchange12>(v, w, Exchange12.take243, Exchange12.give243)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_244_c_pair_any_Shape_Node_exchanged() {
        let v: (c_pair, any Shape, Node) = (c_pair(small: 3, big: 4), Square(side: 1), fixed.node)
        let w: (c_pair, any Shape, Node) = (c_pair(small: 5, big: 6), Square(side: 2), fixed.leaf)
        let exchange = Exchange<any Exchange12>.unspecialized(v, w, Exchange12.take244, Exchange12.give244)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: false, isTold: true, isReplaced: true)
    }
    func test_D4_245_Empty_exchanged() {
        let v: Empty = Empty()
        let w: Empty = Empty()
        let exchange = Exchange<any Exchange12>.unspecialized(v, w, Exchange12.take245, Exchange12.give245)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_246_Box_Int_exchanged() {
        let v: Box<Int> = Box(5)
        let w: Box<Int> = Box(6)
        let exchange = Exchange<any Exchange12>(v, w, Exchange12.take246, Exchange12.give246)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_247_Box_Empty_exchanged() {
        let v: Box<Empty> = Box(Empty())
        let w: Box<Empty> = Box(Empty())
        let exchange = Exchange<any Exchange12>.unspecialized(v, w, Exchange12.take247, Exchange12.give247)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_248_Box_Any_exchanged() {
        let v: Box<Any> = Box("any" as Any)
        let w: Box<Any> = Box(5 as Any)
        let exchange = Exchange<any Exchange12>.unspecialized(v, w, Exchange12.take248, Exchange12.give248)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_249_Box_any_Shape_optional_exchanged() {
        let v: Box<any Shape>? = Box(Square(side: 2))
        let w: Box<any Shape>? = nil
        let exchange = Exchange<any Exchange12>(v, w, Exchange12.take249, Exchange12.give249)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_250_Box_Int_Float_exchanged() {
        let v: Box<(Int, Float)> = Box((1, 2.5))
        let w: Box<(Int, Float)> = Box((-1, -2.5))
        let exchange = Exchange<any Exchange12>.unspecialized(v, w, Exchange12.take250, Exchange12.give250)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_251_Both_Int8_Double_exchanged() {
        let v: Both<Int8, Double> = Both(1, 2)
        let w: Both<Int8, Double> = Both(-1, -2)
        let exchange = Exchange<any Exchange12>.unspecialized(v, w, Exchange12.take251, Exchange12.give251)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_252_Both_Both_Float_Float_Box_String_exchanged() {
        let v: Both<Both<Float, Float>, Box<String>> = Both(Both(1, 2), Box("x"))
        let w: Both<Both<Float, Float>, Box<String>> = Both(Both(-1, -2), Box("y"))
        let exchange = Exchange<any Exchange12>(v, w, Exchange12.take252, Exchange12.give252)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_253_FloatAndInt_exchanged() {
        let v: FloatAndInt = FloatAndInt(1.5, -6)
        let w: FloatAndInt = FloatAndInt(-2.5, 70000)
        let exchange = Exchange<any Exchange12>.unspecialized(v, w, Exchange12.take253, Exchange12.give253)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_254_IntFloatInt_exchanged() {
        let v: IntFloatInt = IntFloatInt(-3, 1.5, 4)
        let w: IntFloatInt = IntFloatInt(5, -2.5, -6)
        let exchange = Exchange<any Exchange12>.unspecialized(v, w, Exchange12.take254, Exchange12.give254)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_255_Padded_exchanged() {
        let v: Padded = Padded(1, -2, 3, -4)
        let w: Padded = Padded(-5, 6, -7, 8)
        let exchange = Exchange<any Exchange12>(v, w, Exchange12.take255, Exchange12.give255)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_256_PaddedTail_exchanged() {
        let v: PaddedTail = PaddedTail(PaddedHead(1, 2), 3)
        let w: PaddedTail = PaddedTail(PaddedHead(-1, -2), -3)
        let exchange = Exchange<any Exchange12>.unspecialized(v, w, Exchange12.take256, Exchange12.give256)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_257_PaddedTail_optional_exchanged() {
        let v: PaddedTail? = PaddedTail(PaddedHead(1, 2), 3)
        let w: PaddedTail? = nil
        let exchange = Exchange<any Exchange12>.unspecialized(v, w, Exchange12.take257, Exchange12.give257)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_258_Float16s_exchanged() {
        let v: Float16s = Float16s(1.5, 2.5, 3)
        let w: Float16s = Float16s(-1, -2, -3)
        let exchange = Exchange<any Exchange12>(v, w, Exchange12.take258, Exchange12.give258)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_259_WeakField_exchanged() {
        let v: WeakField = WeakField(fixed.node, 5)
        let w: WeakField = WeakField(fixed.leaf, 6)
        let exchange = Exchange<any Exchange12>.unspecialized(v, w, Exchange12.take259, Exchange12.give259)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
