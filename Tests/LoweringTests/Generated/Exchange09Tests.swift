// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange09 {
    func take180(_ a: Int8, _ v: CGSize, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give180(_ a: Int) -> CGSize { took([a]); return unsafeDowncast(given, to: Given<CGSize>.self).value }
    func take181(_ a: Int8, _ v: CGRect, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give181(_ a: Int) -> CGRect { took([a]); return unsafeDowncast(given, to: Given<CGRect>.self).value }
    func take182(_ a: Int8, _ v: CGRect?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give182(_ a: Int) -> CGRect? { took([a]); return unsafeDowncast(given, to: Given<CGRect?>.self).value }
    func take183(_ a: Int8, _ v: AffineTransform, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give183(_ a: Int) -> AffineTransform { took([a]); return unsafeDowncast(given, to: Given<AffineTransform>.self).value }
    func take184(_ a: Int8, _ v: NSRange, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give184(_ a: Int) -> NSRange { took([a]); return unsafeDowncast(given, to: Given<NSRange>.self).value }
    func take185(_ a: Int8, _ v: Measurement<UnitLength>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give185(_ a: Int) -> Measurement<UnitLength> { took([a]); return unsafeDowncast(given, to: Given<Measurement<UnitLength>>.self).value }
    func take186(_ a: Int8, _ v: PersonNameComponents, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give186(_ a: Int) -> PersonNameComponents { took([a]); return unsafeDowncast(given, to: Given<PersonNameComponents>.self).value }
    func take187(_ a: Int8, _ v: URLComponents, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give187(_ a: Int) -> URLComponents { took([a]); return unsafeDowncast(given, to: Given<URLComponents>.self).value }
    func take188(_ a: Int8, _ v: URLQueryItem, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give188(_ a: Int) -> URLQueryItem { took([a]); return unsafeDowncast(given, to: Given<URLQueryItem>.self).value }
    func take189(_ a: Int8, _ v: AttributedString, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give189(_ a: Int) -> AttributedString { took([a]); return unsafeDowncast(given, to: Given<AttributedString>.self).value }
    func take190(_ a: Int8, _ v: NSString, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give190(_ a: Int) -> NSString { took([a]); return unsafeDowncast(given, to: Given<NSString>.self).value }
    func take191(_ a: Int8, _ v: XMLParser?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give191(_ a: Int) -> XMLParser? { took([a]); return unsafeDowncast(given, to: Given<XMLParser?>.self).value }
    func take192(_ a: Int8, _ v: Node, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give192(_ a: Int) -> Node { took([a]); return unsafeDowncast(given, to: Given<Node>.self).value }
    func take193(_ a: Int8, _ v: Node?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give193(_ a: Int) -> Node? { took([a]); return unsafeDowncast(given, to: Given<Node?>.self).value }
    func take194(_ a: Int8, _ v: Leaf, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give194(_ a: Int) -> Leaf { took([a]); return unsafeDowncast(given, to: Given<Leaf>.self).value }
    func take195(_ a: Int8, _ v: GenericNode<Int>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give195(_ a: Int) -> GenericNode<Int> { took([a]); return unsafeDowncast(given, to: Given<GenericNode<Int>>.self).value }
    func take196(_ a: Int8, _ v: Counter, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give196(_ a: Int) -> Counter { took([a]); return unsafeDowncast(given, to: Given<Counter>.self).value }
    func take197(_ a: Int8, _ v: AnyObject, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give197(_ a: Int) -> AnyObject { took([a]); return unsafeDowncast(given, to: Given<AnyObject>.self).value }
    func take198(_ a: Int8, _ v: AnyObject?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give198(_ a: Int) -> AnyObject? { took([a]); return unsafeDowncast(given, to: Given<AnyObject?>.self).value }
    func take199(_ a: Int8, _ v: Any, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give199(_ a: Int) -> Any { took([a]); return unsafeDowncast(given, to: Given<Any>.self).value }
}

final class Exchange09Tests: XCTestCase {
    func test_D4_180_CGSize_exchanged() {
        let v: CGSize = CGSize(width: 5, height: 6)
        let w: CGSize = .zero
        let exchange = Exchange<any Exchange09>(v, w, Exchange09.take180, Exchange09.give180)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_181_CGRect_exchanged() {
        let v: CGRect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let w: CGRect = CGRect(x: 5, y: 6, width: 7, height: 8)
        let exchange = Exchange<any Exchange09>.unspecialized(v, w, Exchange09.take181, Exchange09.give181)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_182_CGRect_optional_exchanged() {
        let v: CGRect? = CGRect(x: 1, y: 2, width: 3, height: 4)
        let w: CGRect? = nil
        let exchange = Exchange<any Exchange09>.unspecialized(v, w, Exchange09.take182, Exchange09.give182)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_183_AffineTransform_exchanged() {
        let v: AffineTransform = AffineTransform(m11: 1, m12: 2, m21: 3, m22: 4, tX: 5, tY: 6)
        let w: AffineTransform = .identity
        let exchange = Exchange<any Exchange09>(v, w, Exchange09.take183, Exchange09.give183)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_184_NSRange_exchanged() {
        let v: NSRange = NSRange(location: 3, length: 4)
        let w: NSRange = NSRange(location: NSNotFound, length: 0)
        let exchange = Exchange<any Exchange09>.unspecialized(v, w, Exchange09.take184, Exchange09.give184)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_185_Measurement_UnitLength_exchanged() {
        let v: Measurement<UnitLength> = Measurement(value: 2.5, unit: UnitLength.miles)
        let w: Measurement<UnitLength> = Measurement(value: 3, unit: UnitLength.meters)
        let exchange = Exchange<any Exchange09>.unspecialized(v, w, Exchange09.take185, Exchange09.give185)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_186_PersonNameComponents_exchanged() {
        let v: PersonNameComponents = fixed.person
        let w: PersonNameComponents = PersonNameComponents()
        let exchange = Exchange<any Exchange09>(v, w, Exchange09.take186, Exchange09.give186)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_187_URLComponents_exchanged() {
        let v: URLComponents = URLComponents(string: "https://example.org/a?b=c")!
        let w: URLComponents = URLComponents()
        let exchange = Exchange<any Exchange09>.unspecialized(v, w, Exchange09.take187, Exchange09.give187)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_188_URLQueryItem_exchanged() {
        let v: URLQueryItem = URLQueryItem(name: "a", value: nil)
        let w: URLQueryItem = URLQueryItem(name: "b", value: "c")
        let exchange = Exchange<any Exchange09>.unspecialized(v, w, Exchange09.take188, Exchange09.give188)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_189_AttributedString_exchanged() {
        let v: AttributedString = AttributedString("attributed")
        let w: AttributedString = AttributedString()
        let exchange = Exchange<any Exchange09>(v, w, Exchange09.take189, Exchange09.give189)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_190_NSString_exchanged() {
        let v: NSString = NSString(string: "text")
        let w: NSString = NSString(string: "other")
        let exchange = Exchange<any Exchange09>.unspecialized(v, w, Exchange09.take190, Exchange09.give190)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_191_XMLParser_optional_exchanged() {
        let v: XMLParser? = nil
        let w: XMLParser? = XMLParser(data: Data())
        let exchange = Exchange<any Exchange09>.unspecialized(v, w, Exchange09.take191, Exchange09.give191)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_192_Node_exchanged() {
        let v: Node = fixed.node
        let w: Node = fixed.leaf
        let exchange = Exchange<any Exchange09>(v, w, Exchange09.take192, Exchange09.give192)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_193_Node_optional_exchanged() {
        let v: Node? = fixed.node
        let w: Node? = nil
        let exchange = Exchange<any Exchange09>.unspecialized(v, w, Exchange09.take193, Exchange09.give193)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_194_Leaf_exchanged() {
        let v: Leaf = fixed.leaf
        let w: Leaf = Leaf(7)
        let exchange = Exchange<any Exchange09>.unspecialized(v, w, Exchange09.take194, Exchange09.give194)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_195_GenericNode_Int_exchanged() {
        let v: GenericNode<Int> = GenericNode(4)
        let w: GenericNode<Int> = GenericNode(5)
        let exchange = Exchange<any Exchange09>(v, w, Exchange09.take195, Exchange09.give195)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_196_Counter_exchanged() {
        let v: Counter = Counter(4)
        let w: Counter = Counter(5)
        let exchange = Exchange<any Exchange09>.unspecialized(v, w, Exchange09.take196, Exchange09.give196)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_197_AnyObject_exchanged() {
        let v: AnyObject = fixed.node
        let w: AnyObject = fixed.leaf
        let exchange = Exchange<any Exchange09>.unspecialized(v, w, Exchange09.take197, Exchange09.give197)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_198_AnyObject_optional_exchanged() {
        let v: AnyObject? = fixed.leaf
        let w: AnyObject? = nil
        let exchange = Exchange<any Exchange09>(v, w, Exchange09.take198, Exchange09.give198)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_199_Any_exchanged() {
        let v: Any = "any text that is long enough"
        let w: Any = 17
        let exchange = Exchange<any Exchange09>.unspecialized(v, w, Exchange09.take199, Exchange09.give199)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
