// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange11 {
    func take220(_ a: Int8, _ v: Any.Type, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give220(_ a: Int) -> Any.Type { took([a]); return unsafeDowncast(given, to: Given<Any.Type>.self).value }
    func take221(_ a: Int8, _ v: AnyClass, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give221(_ a: Int) -> AnyClass { took([a]); return unsafeDowncast(given, to: Given<AnyClass>.self).value }
    func take222(_ a: Int8, _ v: (any Shape).Type, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give222(_ a: Int) -> (any Shape).Type { took([a]); return unsafeDowncast(given, to: Given<(any Shape).Type>.self).value }
    func take223(_ a: Int8, _ v: Int.Type?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give223(_ a: Int) -> Int.Type? { took([a]); return unsafeDowncast(given, to: Given<Int.Type?>.self).value }
    func take224(_ a: Int8, _ v: Node.Type?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give224(_ a: Int) -> Node.Type? { took([a]); return unsafeDowncast(given, to: Given<Node.Type?>.self).value }
    func take225(_ a: Int8, _ v: Any.Type?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give225(_ a: Int) -> Any.Type? { took([a]); return unsafeDowncast(given, to: Given<Any.Type?>.self).value }
    func take226(_ a: Int8, _ v: (any Shape.Type)?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give226(_ a: Int) -> (any Shape.Type)? { took([a]); return unsafeDowncast(given, to: Given<(any Shape.Type)?>.self).value }
    func take227(_ a: Int8, _ v: Box<Int.Type>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give227(_ a: Int) -> Box<Int.Type> { took([a]); return unsafeDowncast(given, to: Given<Box<Int.Type>>.self).value }
    func take228(_ a: Int8, _ v: Both<Int.Type, Node.Type>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give228(_ a: Int) -> Both<Int.Type, Node.Type> { took([a]); return unsafeDowncast(given, to: Given<Both<Int.Type, Node.Type>>.self).value }
    func take229(_ a: Int8, _ v: Either<Int.Type, Int8>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give229(_ a: Int) -> Either<Int.Type, Int8> { took([a]); return unsafeDowncast(given, to: Given<Either<Int.Type, Int8>>.self).value }
    func take230(_ a: Int8, _ v: [Int.Type], _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give230(_ a: Int) -> [Int.Type] { took([a]); return unsafeDowncast(given, to: Given<[Int.Type]>.self).value }
    func take231(_ a: Int8, _ v: MetatypeFields, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give231(_ a: Int) -> MetatypeFields { took([a]); return unsafeDowncast(given, to: Given<MetatypeFields>.self).value }
    func take232(_ a: Int8, _ v: OptionalMetatypeField, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give232(_ a: Int) -> OptionalMetatypeField { took([a]); return unsafeDowncast(given, to: Given<OptionalMetatypeField>.self).value }
    func take233(_ a: Int8, _ v: (Int, String), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give233(_ a: Int) -> (Int, String) { took([a]); return unsafeDowncast(given, to: Given<(Int, String)>.self).value }
    func take234(_ a: Int8, _ v: (x: Double, y: Int8), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give234(_ a: Int) -> (x: Double, y: Int8) { took([a]); return unsafeDowncast(given, to: Given<(x: Double, y: Int8)>.self).value }
    func take235(_ a: Int8, _ v: (Int8, (Double, Float), Bool), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give235(_ a: Int) -> (Int8, (Double, Float), Bool) { took([a]); return unsafeDowncast(given, to: Given<(Int8, (Double, Float), Bool)>.self).value }
    func take236(_ a: Int8, _ v: (Any, Int), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give236(_ a: Int) -> (Any, Int) { took([a]); return unsafeDowncast(given, to: Given<(Any, Int)>.self).value }
    func take237(_ a: Int8, _ v: (Int.Type, Int), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give237(_ a: Int) -> (Int.Type, Int) { took([a]); return unsafeDowncast(given, to: Given<(Int.Type, Int)>.self).value }
    func take238(_ a: Int8, _ v: (Int, String)?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give238(_ a: Int) -> (Int, String)? { took([a]); return unsafeDowncast(given, to: Given<(Int, String)?>.self).value }
    func take239(_ a: Int8, _ v: (Float, Float)?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give239(_ a: Int) -> (Float, Float)? { took([a]); return unsafeDowncast(given, to: Given<(Float, Float)?>.self).value }
}

final class Exchange11Tests: XCTestCase {
    func test_D4_220_Any_Type_exchanged() {
        let v: Any.Type = String.self
        let w: Any.Type = Node.self
        let exchange = Exchange<any Exchange11>.unspecialized(v, w, Exchange11.take220, Exchange11.give220)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_221_AnyClass_exchanged() {
        let v: AnyClass = Leaf.self
        let w: AnyClass = Counter.self
        let exchange = Exchange<any Exchange11>.unspecialized(v, w, Exchange11.take221, Exchange11.give221)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_222_any_Shape_Type_exchanged() {
        let v: (any Shape).Type = (any Shape).self
        let w: (any Shape).Type = (any Shape).self
        let exchange = Exchange<any Exchange11>(v, w, Exchange11.take222, Exchange11.give222)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: false, isTold: true, isReplaced: true)
    }
    func test_D4_223_Int_Type_optional_exchanged() {
        let v: Int.Type? = Int.self
        let w: Int.Type? = nil
        let exchange = Exchange<any Exchange11>.unspecialized(v, w, Exchange11.take223, Exchange11.give223)
        ExchangeCheck(Receiver(), exchange).check(isTaken: false, isGiven: false, isTold: false, isReplaced: true)
    }
    func test_D4_224_Node_Type_optional_exchanged() {
        let v: Node.Type? = Leaf.self
        let w: Node.Type? = nil
        let exchange = Exchange<any Exchange11>.unspecialized(v, w, Exchange11.take224, Exchange11.give224)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_225_Any_Type_optional_exchanged() {
        let v: Any.Type? = Int.self
        let w: Any.Type? = nil
        let exchange = Exchange<any Exchange11>(v, w, Exchange11.take225, Exchange11.give225)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_226_any_Shape_Type_optional_exchanged() {
        let v: (any Shape.Type)? = Square.self
        let w: (any Shape.Type)? = nil
        let exchange = Exchange<any Exchange11>.unspecialized(v, w, Exchange11.take226, Exchange11.give226)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_227_Box_Int_Type_exchanged() {
        let v: Box<Int.Type> = Box(Int.self)
        let w: Box<Int.Type> = Box(Int.self)
        let exchange = Exchange<any Exchange11>.unspecialized(v, w, Exchange11.take227, Exchange11.give227)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_228_Both_Int_Type_Node_Type_exchanged() {
        let v: Both<Int.Type, Node.Type> = Both(Int.self, Leaf.self)
        let w: Both<Int.Type, Node.Type> = Both(Int.self, Node.self)
        let exchange = Exchange<any Exchange11>(v, w, Exchange11.take228, Exchange11.give228)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_229_Either_Int_Type_Int8_exchanged() {
        let v: Either<Int.Type, Int8> = .left(Int.self)
        let w: Either<Int.Type, Int8> = .right(3)
        let exchange = Exchange<any Exchange11>.unspecialized(v, w, Exchange11.take229, Exchange11.give229)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_230_Int_Type_exchanged() {
        let v: [Int.Type] = [Int.self]
        let w: [Int.Type] = []
        let exchange = Exchange<any Exchange11>.unspecialized(v, w, Exchange11.take230, Exchange11.give230)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_231_MetatypeFields_exchanged() {
        let v: MetatypeFields = MetatypeFields(5, Leaf.self, String.self, Square.self)
        let w: MetatypeFields = MetatypeFields(-5, Node.self, Leaf.self, Block.self)
        let exchange = Exchange<any Exchange11>(v, w, Exchange11.take231, Exchange11.give231)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_232_OptionalMetatypeField_exchanged() {
        let v: OptionalMetatypeField = OptionalMetatypeField(Int.self, 6)
        let w: OptionalMetatypeField = OptionalMetatypeField(nil, -6)
        let exchange = Exchange<any Exchange11>.unspecialized(v, w, Exchange11.take232, Exchange11.give232)
        ExchangeCheck(Receiver(), exchange).check(isTaken: false, isGiven: false, isTold: false, isReplaced: true)
    }
    func test_D4_233_Int_String_exchanged() {
        let v: (Int, String) = (5, "five")
        let w: (Int, String) = (6, "a text that is rather long")
        let exchange = Exchange<any Exchange11>.unspecialized(v, w, Exchange11.take233, Exchange11.give233)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_234_x_Double_y_Int8_exchanged() {
        let v: (x: Double, y: Int8) = (x: 1.5, y: -2)
        let w: (x: Double, y: Int8) = (x: 2.5, y: 3)
        let exchange = Exchange<any Exchange11>(v, w, Exchange11.take234, Exchange11.give234)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_235_Int8_Double_Float_Bool_exchanged() {
        let v: (Int8, (Double, Float), Bool) = (1, (2.5, 3.5), true)
        let w: (Int8, (Double, Float), Bool) = (-1, (-2.5, -3.5), false)
        let exchange = Exchange<any Exchange11>.unspecialized(v, w, Exchange11.take235, Exchange11.give235)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_236_Any_Int_exchanged() {
        let v: (Any, Int) = ("any", 5)
        let w: (Any, Int) = (2.5, 6)
        let exchange = Exchange<any Exchange11>.unspecialized(v, w, Exchange11.take236, Exchange11.give236)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: false, isTold: true, isReplaced: true)
    }
    func test_D4_237_Int_Type_Int_exchanged() {
        let v: (Int.Type, Int) = (Int.self, 5)
        let w: (Int.Type, Int) = (Int.self, 6)
        let exchange = Exchange<any Exchange11>(v, w, Exchange11.take237, Exchange11.give237)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: false, isTold: true, isReplaced: true)
    }
    func test_D4_238_Int_String_optional_exchanged() {
        let v: (Int, String)? = (5, "five")
        let w: (Int, String)? = nil
        let exchange = Exchange<any Exchange11>.unspecialized(v, w, Exchange11.take238, Exchange11.give238)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_239_Float_Float_optional_exchanged() {
        let v: (Float, Float)? = (1.5, 2.5)
        let w: (Float, Float)? = nil
        let exchange = Exchange<any Exchange11>.unspecialized(v, w, Exchange11.take239, Exchange11.give239)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
