// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange04 {
    func take80(_ a: Int8, _ v: WithAny, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give80(_ a: Int) -> WithAny { took([a]); return unsafeDowncast(given, to: Given<WithAny>.self).value }
    func take81(_ a: Int8, _ v: WithShape, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give81(_ a: Int) -> WithShape { took([a]); return unsafeDowncast(given, to: Given<WithShape>.self).value }
    func take82(_ a: Int8, _ v: WithClosure, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give82(_ a: Int) -> WithClosure { took([a]); return unsafeDowncast(given, to: Given<WithClosure>.self).value }
    func take83(_ a: Int8, _ v: WithMetatype, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give83(_ a: Int) -> WithMetatype { took([a]); return unsafeDowncast(given, to: Given<WithMetatype>.self).value }
    func take84(_ a: Int8, _ v: WithNever, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give84(_ a: Int) -> WithNever { took([a]); return unsafeDowncast(given, to: Given<WithNever>.self).value }
    func take85(_ a: Int8, _ v: Labelled, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give85(_ a: Int) -> Labelled { took([a]); return unsafeDowncast(given, to: Given<Labelled>.self).value }
    func take86(_ a: Int8, _ v: Big, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give86(_ a: Int) -> Big { took([a]); return unsafeDowncast(given, to: Given<Big>.self).value }
    func take87(_ a: Int8, _ v: Either<Int, String>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give87(_ a: Int) -> Either<Int, String> { took([a]); return unsafeDowncast(given, to: Given<Either<Int, String>>.self).value }
    func take88(_ a: Int8, _ v: Either<Double, [Node]>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give88(_ a: Int) -> Either<Double, [Node]> { took([a]); return unsafeDowncast(given, to: Given<Either<Double, [Node]>>.self).value }
    func take89(_ a: Int8, _ v: Either<Any, Int8>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give89(_ a: Int) -> Either<Any, Int8> { took([a]); return unsafeDowncast(given, to: Given<Either<Any, Int8>>.self).value }
    func take90(_ a: Int8, _ v: Tagged<Float>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give90(_ a: Int) -> Tagged<Float> { took([a]); return unsafeDowncast(given, to: Given<Tagged<Float>>.self).value }
    func take91(_ a: Int8, _ v: Tagged<any Shape>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give91(_ a: Int) -> Tagged<any Shape> { took([a]); return unsafeDowncast(given, to: Given<Tagged<any Shape>>.self).value }
    func take92(_ a: Int8, _ v: Vectors, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give92(_ a: Int) -> Vectors { took([a]); return unsafeDowncast(given, to: Given<Vectors>.self).value }
    func take93(_ a: Int8, _ v: Int?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give93(_ a: Int) -> Int? { took([a]); return unsafeDowncast(given, to: Given<Int?>.self).value }
    func take94(_ a: Int8, _ v: Int8?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give94(_ a: Int) -> Int8? { took([a]); return unsafeDowncast(given, to: Given<Int8?>.self).value }
    func take95(_ a: Int8, _ v: Bool?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give95(_ a: Int) -> Bool? { took([a]); return unsafeDowncast(given, to: Given<Bool?>.self).value }
    func take96(_ a: Int8, _ v: Bool??, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give96(_ a: Int) -> Bool?? { took([a]); return unsafeDowncast(given, to: Given<Bool??>.self).value }
    func take97(_ a: Int8, _ v: Float?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give97(_ a: Int) -> Float? { took([a]); return unsafeDowncast(given, to: Given<Float?>.self).value }
    func take98(_ a: Int8, _ v: Double??, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give98(_ a: Int) -> Double?? { took([a]); return unsafeDowncast(given, to: Given<Double??>.self).value }
    func take99(_ a: Int8, _ v: Float80?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give99(_ a: Int) -> Float80? { took([a]); return unsafeDowncast(given, to: Given<Float80?>.self).value }
}

final class Exchange04Tests: XCTestCase {
    func test_D4_080_WithAny_exchanged() {
        let v: WithAny = .any("any")
        let w: WithAny = .number(12)
        let exchange = Exchange<any Exchange04>.unspecialized(v, w, Exchange04.take80, Exchange04.give80)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_081_WithShape_exchanged() {
        let v: WithShape = .shape(Square(side: 3))
        let w: WithShape = .shape(Block([1, 2], "b", 3))
        let exchange = Exchange<any Exchange04>(v, w, Exchange04.take81, Exchange04.give81)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_082_WithClosure_exchanged() {
        let v: WithClosure = .call({ $0 &* 3 })
        let w: WithClosure = .number(5)
        let exchange = Exchange<any Exchange04>.unspecialized(v, w, Exchange04.take82, Exchange04.give82)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_083_WithMetatype_exchanged() {
        let v: WithMetatype = .value(Int.self)
        let w: WithMetatype = .nothing
        let exchange = Exchange<any Exchange04>.unspecialized(v, w, Exchange04.take83, Exchange04.give83)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_084_WithNever_exchanged() {
        let v: WithNever = .value(44)
        let w: WithNever = .value(-44)
        let exchange = Exchange<any Exchange04>(v, w, Exchange04.take84, Exchange04.give84)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_085_Labelled_exchanged() {
        let v: Labelled = .point(x: 1.5, y: 2.5)
        let w: Labelled = .box(width: 9, true)
        let exchange = Exchange<any Exchange04>.unspecialized(v, w, Exchange04.take85, Exchange04.give85)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_086_Big_exchanged() {
        let v: Big = .five(1, 2.5, -3, 4.5, "five")
        let w: Big = .one(-1)
        let exchange = Exchange<any Exchange04>.unspecialized(v, w, Exchange04.take86, Exchange04.give86)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_087_Either_Int_String_exchanged() {
        let v: Either<Int, String> = .left(9)
        let w: Either<Int, String> = .right("right")
        let exchange = Exchange<any Exchange04>(v, w, Exchange04.take87, Exchange04.give87)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_088_Either_Double_Node_exchanged() {
        let v: Either<Double, [Node]> = .left(9.5)
        let w: Either<Double, [Node]> = .right([fixed.node])
        let exchange = Exchange<any Exchange04>.unspecialized(v, w, Exchange04.take88, Exchange04.give88)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_089_Either_Any_Int8_exchanged() {
        let v: Either<Any, Int8> = .left("left" as Any)
        let w: Either<Any, Int8> = .right(3)
        let exchange = Exchange<any Exchange04>.unspecialized(v, w, Exchange04.take89, Exchange04.give89)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_090_Tagged_Float_exchanged() {
        let v: Tagged<Float> = .value(2.5)
        let w: Tagged<Float> = .value(-2.5)
        let exchange = Exchange<any Exchange04>(v, w, Exchange04.take90, Exchange04.give90)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_091_Tagged_any_Shape_exchanged() {
        let v: Tagged<any Shape> = .value(Square(side: 2))
        let w: Tagged<any Shape> = .value(Square(side: 4))
        let exchange = Exchange<any Exchange04>.unspecialized(v, w, Exchange04.take91, Exchange04.give91)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_092_Vectors_exchanged() {
        let v: Vectors = .vector(SIMD4(1, 2, 3, 4))
        let w: Vectors = .scalar(9)
        let exchange = Exchange<any Exchange04>.unspecialized(v, w, Exchange04.take92, Exchange04.give92)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_093_Int_optional_exchanged() {
        let v: Int? = -12
        let w: Int? = nil
        let exchange = Exchange<any Exchange04>(v, w, Exchange04.take93, Exchange04.give93)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_094_Int8_optional_exchanged() {
        let v: Int8? = -12
        let w: Int8? = nil
        let exchange = Exchange<any Exchange04>.unspecialized(v, w, Exchange04.take94, Exchange04.give94)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_095_Bool_optional_exchanged() {
        let v: Bool? = true
        let w: Bool? = nil
        let exchange = Exchange<any Exchange04>.unspecialized(v, w, Exchange04.take95, Exchange04.give95)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_096_Bool_optional_optional_exchanged() {
        let v: Bool?? = .some(nil)
        let w: Bool?? = false
        let exchange = Exchange<any Exchange04>(v, w, Exchange04.take96, Exchange04.give96)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_097_Float_optional_exchanged() {
        let v: Float? = 1.5
        let w: Float? = nil
        let exchange = Exchange<any Exchange04>.unspecialized(v, w, Exchange04.take97, Exchange04.give97)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_098_Double_optional_optional_exchanged() {
        let v: Double?? = 2.5
        let w: Double?? = .some(nil)
        let exchange = Exchange<any Exchange04>.unspecialized(v, w, Exchange04.take98, Exchange04.give98)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_099_Float80_optional_exchanged() {
        let v: Float80? = 2.5
        let w: Float80? = nil
        let exchange = Exchange<any Exchange04>(v, w, Exchange04.take99, Exchange04.give99)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
