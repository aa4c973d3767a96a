// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange10 {
    func take200(_ a: Int8, _ v: Any?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give200(_ a: Int) -> Any? { took([a]); return unsafeDowncast(given, to: Given<Any?>.self).value }
    func take201(_ a: Int8, _ v: any Error, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give201(_ a: Int) -> any Error { took([a]); return unsafeDowncast(given, to: Given<any Error>.self).value }
    func take202(_ a: Int8, _ v: (any Error)?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give202(_ a: Int) -> (any Error)? { took([a]); return unsafeDowncast(given, to: Given<(any Error)?>.self).value }
    func take203(_ a: Int8, _ v: any Named, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give203(_ a: Int) -> any Named { took([a]); return unsafeDowncast(given, to: Given<any Named>.self).value }
    func take204(_ a: Int8, _ v: (any Named)?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give204(_ a: Int) -> (any Named)? { took([a]); return unsafeDowncast(given, to: Given<(any Named)?>.self).value }
    func take205(_ a: Int8, _ v: any Named & Marked, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give205(_ a: Int) -> any Named & Marked { took([a]); return unsafeDowncast(given, to: Given<any Named & Marked>.self).value }
    func take206(_ a: Int8, _ v: (any Named & Marked)?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give206(_ a: Int) -> (any Named & Marked)? { took([a]); return unsafeDowncast(given, to: Given<(any Named & Marked)?>.self).value }
    func take207(_ a: Int8, _ v: any Node & Named, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give207(_ a: Int) -> any Node & Named { took([a]); return unsafeDowncast(given, to: Given<any Node & Named>.self).value }
    func take208(_ a: Int8, _ v: any Shape, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give208(_ a: Int) -> any Shape { took([a]); return unsafeDowncast(given, to: Given<any Shape>.self).value }
    func take209(_ a: Int8, _ v: (any Shape)?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give209(_ a: Int) -> (any Shape)? { took([a]); return unsafeDowncast(given, to: Given<(any Shape)?>.self).value }
    func take210(_ a: Int8, _ v: any Shape & Tinted, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give210(_ a: Int) -> any Shape & Tinted { took([a]); return unsafeDowncast(given, to: Given<any Shape & Tinted>.self).value }
    func take211(_ a: Int8, _ v: any Hashable, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give211(_ a: Int) -> any Hashable { took([a]); return unsafeDowncast(given, to: Given<any Hashable>.self).value }
    func take212(_ a: Int8, _ v: any Hashable & Sendable, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give212(_ a: Int) -> any Hashable & Sendable { took([a]); return unsafeDowncast(given, to: Given<any Hashable & Sendable>.self).value }
    func take213(_ a: Int8, _ v: any Sendable, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give213(_ a: Int) -> any Sendable { took([a]); return unsafeDowncast(given, to: Given<any Sendable>.self).value }
    func take214(_ a: Int8, _ v: any Error & Hashable, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give214(_ a: Int) -> any Error & Hashable { took([a]); return unsafeDowncast(given, to: Given<any Error & Hashable>.self).value }
    func take215(_ a: Int8, _ v: any Collection<Int>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give215(_ a: Int) -> any Collection<Int> { took([a]); return unsafeDowncast(given, to: Given<any Collection<Int>>.self).value }
    func take216(_ a: Int8, _ v: Int.Type, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give216(_ a: Int) -> Int.Type { took([a]); return unsafeDowncast(given, to: Given<Int.Type>.self).value }
    func take217(_ a: Int8, _ v: Node.Type, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give217(_ a: Int) -> Node.Type { took([a]); return unsafeDowncast(given, to: Given<Node.Type>.self).value }
    func take218(_ a: Int8, _ v: Leaf.Type, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give218(_ a: Int) -> Leaf.Type { took([a]); return unsafeDowncast(given, to: Given<Leaf.Type>.self).value }
    func take219(_ a: Int8, _ v: any Shape.Type, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give219(_ a: Int) -> any Shape.Type { took([a]); return unsafeDowncast(given, to: Given<any Shape.Type>.self).value }
}

final class Exchange10Tests: XCTestCase {
    func test_D4_200_Any_optional_exchanged() {
        let v: Any? = 2.5
        let w: Any? = nil
        let exchange = Exchange<any Exchange10>.unspecialized(v, w, Exchange10.take200, Exchange10.give200)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_201_any_Error_exchanged() {
        let v: any Error = Failure(9, "nine")
        let w: any Error = TinyFailure.small
        let exchange = Exchange<any Exchange10>(v, w, Exchange10.take201, Exchange10.give201)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_202_any_Error_optional_exchanged() {
        let v: (any Error)? = TinyFailure.smaller
        let w: (any Error)? = nil
        let exchange = Exchange<any Exchange10>.unspecialized(v, w, Exchange10.take202, Exchange10.give202)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_203_any_Named_exchanged() {
        let v: any Named = fixed.leaf
        let w: any Named = Leaf(3)
        let exchange = Exchange<any Exchange10>.unspecialized(v, w, Exchange10.take203, Exchange10.give203)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_204_any_Named_optional_exchanged() {
        let v: (any Named)? = fixed.leaf
        let w: (any Named)? = nil
        let exchange = Exchange<any Exchange10>(v, w, Exchange10.take204, Exchange10.give204)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_205_any_Named_Marked_exchanged() {
        let v: any Named & Marked = fixed.leaf
        let w: any Named & Marked = Leaf(4)
        let exchange = Exchange<any Exchange10>.unspecialized(v, w, Exchange10.take205, Exchange10.give205)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_206_any_Named_Marked_optional_exchanged() {
        let v: (any Named & Marked)? = Leaf(5)
        let w: (any Named & Marked)? = nil
        let exchange = Exchange<any Exchange10>.unspecialized(v, w, Exchange10.take206, Exchange10.give206)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_207_any_Node_Named_exchanged() {
        let v: any Node & Named = fixed.leaf
        let w: any Node & Named = Leaf(5)
        let exchange = Exchange<any Exchange10>(v, w, Exchange10.take207, Exchange10.give207)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_208_any_Shape_exchanged() {
        let v: any Shape = Square(side: 5)
        let w: any Shape = Block([1, 2], "name", 3)
        let exchange = Exchange<any Exchange10>.unspecialized(v, w, Exchange10.take208, Exchange10.give208)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_209_any_Shape_optional_exchanged() {
        let v: (any Shape)? = Block([1, 2], "name", 3)
        let w: (any Shape)? = nil
        let exchange = Exchange<any Exchange10>.unspecialized(v, w, Exchange10.take209, Exchange10.give209)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_210_any_Shape_Tinted_exchanged() {
        let v: any Shape & Tinted = Square(side: 7)
        let w: any Shape & Tinted = Block([], "", 1)
        let exchange = Exchange<any Exchange10>(v, w, Exchange10.take210, Exchange10.give210)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_211_any_Hashable_exchanged() {
        let v: any Hashable = "hash"
        let w: any Hashable = 5
        let exchange = Exchange<any Exchange10>.unspecialized(v, w, Exchange10.take211, Exchange10.give211)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_212_any_Hashable_Sendable_exchanged() {
        let v: any Hashable & Sendable = 5
        let w: any Hashable & Sendable = "hash"
        let exchange = Exchange<any Exchange10>.unspecialized(v, w, Exchange10.take212, Exchange10.give212)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: false, isReplaced: true)
    }
    func test_D4_213_any_Sendable_exchanged() {
        let v: any Sendable = 7
        let w: any Sendable = "text"
        let exchange = Exchange<any Exchange10>(v, w, Exchange10.take213, Exchange10.give213)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: false, isReplaced: true)
    }
    func test_D4_214_any_Error_Hashable_exchanged() {
        let v: any Error & Hashable = Failure(1, "a")
        let w: any Error & Hashable = Failure(2, "b")
        let exchange = Exchange<any Exchange10>.unspecialized(v, w, Exchange10.take214, Exchange10.give214)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_215_any_Collection_Int_exchanged() {
        let v: any Collection<Int> = [1, 2]
        let w: any Collection<Int> = 0..<5
        let exchange = Exchange<any Exchange10>.unspecialized(v, w, Exchange10.take215, Exchange10.give215)
        ExchangeCheck(Receiver(), exchange).check(isTaken: false, isGiven: false, isTold: false, isReplaced: true)
    }
    func test_D4_216_Int_Type_exchanged() {
        let v: Int.Type = Int.self
        let w: Int.Type = Int.self
        let exchange = Exchange<any Exchange10>(v, w, Exchange10.take216, Exchange10.give216)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: false, isTold: true, isReplaced: true)
    }
    func test_D4_217_Node_Type_exchanged() {
        let v: Node.Type = Leaf.self
        let w: Node.Type = Node.self
        let exchange = Exchange<any Exchange10>.unspecialized(v, w, Exchange10.take217, Exchange10.give217)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_218_Leaf_Type_exchanged() {
        let v: Leaf.Type = Leaf.self
        let w: Leaf.Type = Leaf.self
        let exchange = Exchange<any Exchange10>.unspecialized(v, w, Exchange10.take218, Exchange10.give218)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_219_any_Shape_Type_exchanged() {
        let v: any Shape.Type = Square.self
        let w: any Shape.Type = Block.self
        let exchange = Exchange<any Exchange10>(v, w, Exchange10.take219, Exchange10.give219)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
