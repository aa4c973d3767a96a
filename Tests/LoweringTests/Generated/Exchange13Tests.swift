// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange13 {
    func take260(_ a: Int8, _ v: WeakField?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give260(_ a: Int) -> WeakField? { took([a]); return unsafeDowncast(given, to: Given<WeakField?>.self).value }
    func take261(_ a: Int8, _ v: WeakNamed, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give261(_ a: Int) -> WeakNamed { took([a]); return unsafeDowncast(given, to: Given<WeakNamed>.self).value }
    func take262(_ a: Int8, _ v: UnownedField, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give262(_ a: Int) -> UnownedField { took([a]); return unsafeDowncast(given, to: Given<UnownedField>.self).value }
    func take263(_ a: Int8, _ v: UnownedNamed, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give263(_ a: Int) -> UnownedNamed { took([a]); return unsafeDowncast(given, to: Given<UnownedNamed>.self).value }
    func take264(_ a: Int8, _ v: UnownedOptional, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give264(_ a: Int) -> UnownedOptional { took([a]); return unsafeDowncast(given, to: Given<UnownedOptional>.self).value }
    func take265(_ a: Int8, _ v: UnsafeField, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give265(_ a: Int) -> UnsafeField { took([a]); return unsafeDowncast(given, to: Given<UnsafeField>.self).value }
    func take266(_ a: Int8, _ v: TupleField, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give266(_ a: Int) -> TupleField { took([a]); return unsafeDowncast(given, to: Given<TupleField>.self).value }
    func take267(_ a: Int8, _ v: AnyField, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give267(_ a: Int) -> AnyField { took([a]); return unsafeDowncast(given, to: Given<AnyField>.self).value }
    func take268(_ a: Int8, _ v: AnyField?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give268(_ a: Int) -> AnyField? { took([a]); return unsafeDowncast(given, to: Given<AnyField?>.self).value }
    func take269(_ a: Int8, _ v: ErrorField, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give269(_ a: Int) -> ErrorField { took([a]); return unsafeDowncast(given, to: Given<ErrorField>.self).value }
    func take270(_ a: Int8, _ v: ClassBoundField, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give270(_ a: Int) -> ClassBoundField { took([a]); return unsafeDowncast(given, to: Given<ClassBoundField>.self).value }
    func take271(_ a: Int8, _ v: VectorField, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give271(_ a: Int) -> VectorField { took([a]); return unsafeDowncast(given, to: Given<VectorField>.self).value }
    func take272(_ a: Int8, _ v: SmallVectorField, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give272(_ a: Int) -> SmallVectorField { took([a]); return unsafeDowncast(given, to: Given<SmallVectorField>.self).value }
    func take273(_ a: Int8, _ v: Box<SIMD8<Float>>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give273(_ a: Int) -> Box<SIMD8<Float>> { took([a]); return unsafeDowncast(given, to: Given<Box<SIMD8<Float>>>.self).value }
    func take274(_ a: Int8, _ v: Options, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give274(_ a: Int) -> Options { took([a]); return unsafeDowncast(given, to: Given<Options>.self).value }
    func take275(_ a: Int8, _ v: Box<Int8>??, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give275(_ a: Int) -> Box<Int8>?? { took([a]); return unsafeDowncast(given, to: Given<Box<Int8>??>.self).value }
    func take276(_ a: Int8, _ v: SIMD2<Int8>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give276(_ a: Int) -> SIMD2<Int8> { took([a]); return unsafeDowncast(given, to: Given<SIMD2<Int8>>.self).value }
    func take277(_ a: Int8, _ v: SIMD3<Int8>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give277(_ a: Int) -> SIMD3<Int8> { took([a]); return unsafeDowncast(given, to: Given<SIMD3<Int8>>.self).value }
    func take278(_ a: Int8, _ v: SIMD4<Int8>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give278(_ a: Int) -> SIMD4<Int8> { took([a]); return unsafeDowncast(given, to: Given<SIMD4<Int8>>.self).value }
    func take279(_ a: Int8, _ v: SIMD8<Int8>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give279(_ a: Int) -> SIMD8<Int8> { took([a]); return unsafeDowncast(given, to: Given<SIMD8<Int8>>.self).value }
}

final class Exchange13Tests: XCTestCase {
    func test_D4_260_WeakField_optional_exchanged() {
        let v: WeakField? = WeakField(fixed.node, 5)
        let w: WeakField? = nil
        let exchange = Exchange<any Exchange13>.unspecialized(v, w, Exchange13.take260, Exchange13.give260)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_261_WeakNamed_exchanged() {
        let v: WeakNamed = WeakNamed(fixed.leaf)
        let w: WeakNamed = WeakNamed(fixed.leaf)
        let exchange = Exchange<any Exchange13>(v, w, Exchange13.take261, Exchange13.give261)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_262_UnownedField_exchanged() {
        let v: UnownedField = UnownedField(fixed.node, 5)
        let w: UnownedField = UnownedField(fixed.leaf, 6)
        let exchange = Exchange<any Exchange13>.unspecialized(v, w, Exchange13.take262, Exchange13.give262)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_263_UnownedNamed_exchanged() {
        let v: UnownedNamed = UnownedNamed(fixed.leaf)
        let w: UnownedNamed = UnownedNamed(fixed.leaf)
        let exchange = Exchange<any Exchange13>.unspecialized(v, w, Exchange13.take263, Exchange13.give263)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_264_UnownedOptional_exchanged() {
        let v: UnownedOptional = UnownedOptional(fixed.node)
        let w: UnownedOptional = UnownedOptional(fixed.node)
        let exchange = Exchange<any Exchange13>(v, w, Exchange13.take264, Exchange13.give264)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_265_UnsafeField_exchanged() {
        let v: UnsafeField = UnsafeField(fixed.node, 5)
        let w: UnsafeField = UnsafeField(fixed.leaf, 6)
        let exchange = Exchange<any Exchange13>.unspecialized(v, w, Exchange13.take265, Exchange13.give265)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_266_TupleField_exchanged() {
        let v: TupleField = TupleField((1, 2.5), (a: 3, b: (4, 5), c: "six"))
        let w: TupleField = TupleField((-1, -2.5), (a: -3, b: (-4, -5), c: "a rather long six"))
        let exchange = Exchange<any Exchange13>.unspecialized(v, w, Exchange13.take266, Exchange13.give266)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_267_AnyField_exchanged() {
        let v: AnyField = AnyField(3, "any")
        let w: AnyField = AnyField(-3, 5)
        let exchange = Exchange<any Exchange13>(v, w, Exchange13.take267, Exchange13.give267)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_268_AnyField_optional_exchanged() {
        let v: AnyField? = AnyField(3, "any")
        let w: AnyField? = nil
        let exchange = Exchange<any Exchange13>.unspecialized(v, w, Exchange13.take268, Exchange13.give268)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_269_ErrorField_exchanged() {
        let v: ErrorField = ErrorField(3, Failure(1, "one"))
        let w: ErrorField = ErrorField(-3, TinyFailure.small)
        let exchange = Exchange<any Exchange13>.unspecialized(v, w, Exchange13.take269, Exchange13.give269)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_270_ClassBoundField_exchanged() {
        let v: ClassBoundField = ClassBoundField(fixed.leaf, nil)
        let w: ClassBoundField = ClassBoundField(Leaf(2), fixed.leaf)
        let exchange = Exchange<any Exchange13>(v, w, Exchange13.take270, Exchange13.give270)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_271_VectorField_exchanged() {
        let v: VectorField = VectorField(1, SIMD4(1, 2, 3, 4))
        let w: VectorField = VectorField(-1, SIMD4(5, 6, 7, 8))
        let exchange = Exchange<any Exchange13>.unspecialized(v, w, Exchange13.take271, Exchange13.give271)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_272_SmallVectorField_exchanged() {
        let v: SmallVectorField = SmallVectorField(1, SIMD2(1, 2), SIMD2(3, 4))
        let w: SmallVectorField = SmallVectorField(-1, SIMD2(5, 6), SIMD2(7, 8))
        let exchange = Exchange<any Exchange13>.unspecialized(v, w, Exchange13.take272, Exchange13.give272)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_273_Box_SIMD8_Float_exchanged() {
        let v: Box<SIMD8<Float>> = Box(vector { i in Float(i) + 1 })
        let w: Box<SIMD8<Float>> = Box(vector { i in -Float(i) })
        let exchange = Exchange<any Exchange13>(v, w, Exchange13.take273, Exchange13.give273)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_274_Options_exchanged() {
        let v: Options = Options(rawValue: 0x8001)
        let w: Options = []
        let exchange = Exchange<any Exchange13>.unspecialized(v, w, Exchange13.take274, Exchange13.give274)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_275_Box_Int8_optional_optional_exchanged() {
        let v: Box<Int8>?? = Box(3)
        let w: Box<Int8>?? = .some(nil)
        let exchange = Exchange<any Exchange13>.unspecialized(v, w, Exchange13.take275, Exchange13.give275)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_276_SIMD2_Int8_exchanged() {
        let v: SIMD2<Int8> = vector { i in Int8(truncatingIfNeeded: 7 &* i &- 90) }
        let w: SIMD2<Int8> = vector { i in Int8(truncatingIfNeeded: 3 &* i &+ 1) }
        let exchange = Exchange<any Exchange13>(v, w, Exchange13.take276, Exchange13.give276)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_277_SIMD3_Int8_exchanged() {
        let v: SIMD3<Int8> = vector { i in Int8(truncatingIfNeeded: 7 &* i &- 90) }
        let w: SIMD3<Int8> = vector { i in Int8(truncatingIfNeeded: 3 &* i &+ 1) }
        let exchange = Exchange<any Exchange13>.unspecialized(v, w, Exchange13.take277, Exchange13.give277)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_278_SIMD4_Int8_exchanged() {
        let v: SIMD4<Int8> = vector { i in Int8(truncatingIfNeeded: 7 &* i &- 90) }
        let w: SIMD4<Int8> = vector { i in Int8(truncatingIfNeeded: 3 &* i &+ 1) }
        let exchange = Exchange<any Exchange13>.unspecialized(v, w, Exchange13.take278, Exchange13.give278)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_279_SIMD8_Int8_exchanged() {
        let v: SIMD8<Int8> = vector { i in Int8(truncatingIfNeeded: 7 &* i &- 90) }
        let w: SIMD8<Int8> = vector { i in Int8(truncatingIfNeeded: 3 &* i &+ 1) }
        let exchange = Exchange<any Exchange13>(v, w, Exchange13.take279, Exchange13.give279)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
