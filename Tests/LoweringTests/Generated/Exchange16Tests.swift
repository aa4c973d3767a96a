// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange16 {
    func take320(_ a: Int8, _ v: ClosureField, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give320(_ a: Int) -> ClosureField { took([a]); return unsafeDowncast(given, to: Given<ClosureField>.self).value }
    func take321(_ a: Int8, _ v: OptionalClosureField, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give321(_ a: Int) -> OptionalClosureField { took([a]); return unsafeDowncast(given, to: Given<OptionalClosureField>.self).value }
    func take322(_ a: Int8, _ v: [(Int) -> Int], _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give322(_ a: Int) -> [(Int) -> Int] { took([a]); return unsafeDowncast(given, to: Given<[(Int) -> Int]>.self).value }
    func take323(_ a: Int8, _ v: Box<(Int) -> Int>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give323(_ a: Int) -> Box<(Int) -> Int> { took([a]); return unsafeDowncast(given, to: Given<Box<(Int) -> Int>>.self).value }
    func take324(_ a: Int8, _ v: Either<(Int) -> Int, Int8>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give324(_ a: Int) -> Either<(Int) -> Int, Int8> { took([a]); return unsafeDowncast(given, to: Given<Either<(Int) -> Int, Int8>>.self).value }
    func take325(_ a: Int8, _ v: @escaping (Int) -> Int, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give325(_ a: Int) -> ((Int) -> Int) { took([a]); return unsafeDowncast(given, to: Given<(Int) -> Int>.self).value }
    func take326(_ a: Int8, _ v: @escaping () -> Void, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give326(_ a: Int) -> (() -> Void) { took([a]); return unsafeDowncast(given, to: Given<() -> Void>.self).value }
    func take327(_ a: Int8, _ v: @escaping @Sendable (Int) -> Int, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give327(_ a: Int) -> (@Sendable (Int) -> Int) { took([a]); return unsafeDowncast(given, to: Given<@Sendable (Int) -> Int>.self).value }
    func take328(_ a: Int8, _ v: ((Int) -> Int)?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give328(_ a: Int) -> (((Int) -> Int)?) { took([a]); return unsafeDowncast(given, to: Given<((Int) -> Int)?>.self).value }
    func take329(_ a: Int8, _ v: ((Int) -> Int)??, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give329(_ a: Int) -> (((Int) -> Int)??) { took([a]); return unsafeDowncast(given, to: Given<((Int) -> Int)??>.self).value }
    func take330(_ a: Int8, _ v: (Int, (Int) -> Int), _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give330(_ a: Int) -> ((Int, (Int) -> Int)) { took([a]); return unsafeDowncast(given, to: Given<(Int, (Int) -> Int)>.self).value }
    func take331(_ a: Int8, _ v: ((Int, (Int) -> Int))?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give331(_ a: Int) -> (((Int, (Int) -> Int))?) { took([a]); return unsafeDowncast(given, to: Given<((Int, (Int) -> Int))?>.self).value }
    func take332(_ a: Int8, _ v: @escaping (Int) async -> Int, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give332(_ a: Int) -> ((Int) async -> Int) { took([a]); return unsafeDowncast(given, to: Given<(Int) async -> Int>.self).value }
    func take333(_ a: Int8, _ v: @escaping (inout Int) -> Void, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give333(_ a: Int) -> ((inout Int) -> Void) { took([a]); return unsafeDowncast(given, to: Given<(inout Int) -> Void>.self).value }
    func take334(_ a: Int8, _ v: @escaping (Int...) -> Int, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give334(_ a: Int) -> ((Int...) -> Int) { took([a]); return unsafeDowncast(given, to: Given<(Int...) -> Int>.self).value }
    func take335(_ a: Int8, _ v: @escaping (Int) throws(Failure) -> Int, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give335(_ a: Int) -> ((Int) throws(Failure) -> Int) { took([a]); return unsafeDowncast(given, to: Given<(Int) throws(Failure) -> Int>.self).value }
    func take336(_ a: Int8, _ v: @escaping (@escaping (Int) -> Int) -> Int, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give336(_ a: Int) -> ((@escaping (Int) -> Int) -> Int) { took([a]); return unsafeDowncast(given, to: Given<(@escaping (Int) -> Int) -> Int>.self).value }
    func take337(_ a: Int8, _ v: @escaping (Int) -> (Int) -> Int, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give337(_ a: Int) -> ((Int) -> (Int) -> Int) { took([a]); return unsafeDowncast(given, to: Given<(Int) -> (Int) -> Int>.self).value }
    func take338(_ a: Int8, _ v: Bytes1, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give338(_ a: Int) -> Bytes1 { took([a]); return unsafeDowncast(given, to: Given<Bytes1>.self).value }
    func take339(_ a: Int8, _ v: Bytes2, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give339(_ a: Int) -> Bytes2 { took([a]); return unsafeDowncast(given, to: Given<Bytes2>.self).value }
}

final class Exchange16Tests: XCTestCase {
    func test_D4_320_ClosureField_exchanged() {
        let v: ClosureField = ClosureField(3) { $0 &* 3 }
        let w: ClosureField = ClosureField(-3) { $0 &- 3 }
        let exchange = Exchange<any Exchange16>.unspecialized(v, w, Exchange16.take320, Exchange16.give320)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_321_OptionalClosureField_exchanged() {
        let v: OptionalClosureField = OptionalClosureField { $0 &* 3 }
        let w: OptionalClosureField = OptionalClosureField(nil)
        let exchange = Exchange<any Exchange16>(v, w, Exchange16.take321, Exchange16.give321)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_322_Int_Int_exchanged() {
        let v: [(Int) -> Int] = [{ $0 &* 5 }]
        let w: [(Int) -> Int] = []
        let exchange = Exchange<any Exchange16>.unspecialized(v, w, Exchange16.take322, Exchange16.give322)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: false)
    }
    func test_D4_323_Box_Int_Int_exchanged() {
        let v: Box<(Int) -> Int> = Box { $0 &* 7 }
        let w: Box<(Int) -> Int> = Box { $0 &+ 7 }
        let exchange = Exchange<any Exchange16>.unspecialized(v, w, Exchange16.take323, Exchange16.give323)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: false)
    }
    func test_D4_324_Either_Int_Int_Int8_exchanged() {
        let v: Either<(Int) -> Int, Int8> = .left { $0 &* 7 }
        let w: Either<(Int) -> Int, Int8> = .right(3)
        let exchange = Exchange<any Exchange16>(v, w, Exchange16.take324, Exchange16.give324)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: false)
    }
    func test_D4_325_Int_Int_exchanged() {
        let v: (Int) -> Int = { $0 &* 7 }
        let w: (Int) -> Int = { $0 &+ 7 }
        let exchange = Exchange<any Exchange16>.unspecialized(v, w, Exchange16.take325, Exchange16.give325)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: false, isTold: true, isReplaced: false)
    }
    func test_D4_326_Void_exchanged() {
        let v: () -> Void = { fixed.touch() }
        let w: () -> Void = { fixed.touch() }
        let exchange = Exchange<any Exchange16>.unspecialized(v, w, Exchange16.take326, Exchange16.give326)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: false, isTold: true, isReplaced: false)
    }
    func test_D4_327_Sendable_Int_Int_exchanged() {
        let v: @Sendable (Int) -> Int = { $0 &* 9 }
        let w: @Sendable (Int) -> Int = { $0 &+ 9 }
        let exchange = Exchange<any Exchange16>(v, w, Exchange16.take327, Exchange16.give327)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: false, isTold: true, isReplaced: false)
    }
    func test_D4_328_Int_Int_optional_exchanged() {
        let v: ((Int) -> Int)? = { $0 &* 7 }
        let w: ((Int) -> Int)? = nil
        let exchange = Exchange<any Exchange16>.unspecialized(v, w, Exchange16.take328, Exchange16.give328)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: false, isTold: true, isReplaced: false)
    }
    func test_D4_329_Int_Int_optional_optional_exchanged() {
        let v: ((Int) -> Int)?? = { $0 &* 7 }
        let w: ((Int) -> Int)?? = .some(nil)
        let exchange = Exchange<any Exchange16>.unspecialized(v, w, Exchange16.take329, Exchange16.give329)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: false, isTold: true, isReplaced: false)
    }
    func test_D4_330_Int_Int_Int_exchanged() {
        let v: (Int, (Int) -> Int) = (4, { $0 &* 7 })
        let w: (Int, (Int) -> Int) = (5, { $0 &+ 7 })
        let exchange = Exchange<any Exchange16>(v, w, Exchange16.take330, Exchange16.give330)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: false, isTold: true, isReplaced: false)
    }
    func test_D4_331_Int_Int_Int_optional_exchanged() {
        let v: ((Int, (Int) -> Int))? = (4, { $0 &* 7 })
        let w: ((Int, (Int) -> Int))? = nil
        let exchange = Exchange<any Exchange16>.unspecialized(v, w, Exchange16.take331, Exchange16.give331)
        ExchangeCheck(Receiver(), exchange).check(isTaken: false, isGiven: false, isTold: false, isReplaced: false)
    }
    func test_D4_332_Int_async_Int_exchanged() {
        let v: (Int) async -> Int = { $0 &* 7 }
        let w: (Int) async -> Int = { $0 &+ 7 }
        let exchange = Exchange<any Exchange16>.unspecialized(v, w, Exchange16.take332, Exchange16.give332)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: false, isTold: true, isReplaced: false)
    }
    func test_D4_333_inout_Int_Void_exchanged() {
        let v: (inout Int) -> Void = { $0 += 7 }
        let w: (inout Int) -> Void = { $0 += 8 }
        let exchange = Exchange<any Exchange16>(v, w, Exchange16.take333, Exchange16.give333)
        ExchangeCheck(Receiver(), exchange).check(isTaken: false, isGiven: false, isTold: false, isReplaced: false)
    }
    func test_D4_334_Int_Int_exchanged() {
        let v: (Int...) -> Int = { $0.count }
        let w: (Int...) -> Int = { 1 &+ $0.count }
        let exchange = Exchange<any Exchange16>.unspecialized(v, w, Exchange16.take334, Exchange16.give334)
        ExchangeCheck(Receiver(), exchange).check(isTaken: false, isGiven: false, isTold: false, isReplaced: false)
    }
    func test_D4_335_Int_throws_Failure_Int_exchanged() {
        let v: (Int) throws(Failure) -> Int = { $0 &* 7 }
        let w: (Int) throws(Failure) -> Int = { $0 &+ 7 }
        let exchange = Exchange<any Exchange16>.unspecialized(v, w, Exchange16.take335, Exchange16.give335)
        ExchangeCheck(Receiver(), exchange).check(isTaken: false, isGiven: false, isTold: false, isReplaced: false)
    }
    func test_D4_336_escaping_Int_Int_Int_exchanged() {
        let v: (@escaping (Int) -> Int) -> Int = { $0(5) }
        let w: (@escaping (Int) -> Int) -> Int = { $0(6) }
        let exchange = Exchange<any Exchange16>(v, w, Exchange16.take336, Exchange16.give336)
        ExchangeCheck(Receiver(), exchange).check(isTaken: false, isGiven: false, isTold: false, isReplaced: false)
    }
    func test_D4_337_Int_Int_Int_exchanged() {
        let v: (Int) -> (Int) -> Int = { a in { a &* $0 } }
        let w: (Int) -> (Int) -> Int = { a in { a &+ $0 } }
        let exchange = Exchange<any Exchange16>.unspecialized(v, w, Exchange16.take337, Exchange16.give337)
        ExchangeCheck(Receiver(), exchange).check(isTaken: false, isGiven: false, isTold: false, isReplaced: false)
    }
    func test_D4_338_Bytes1_exchanged() {
        let v: Bytes1 = Bytes1(101)
        let w: Bytes1 = Bytes1(99)
        let exchange = Exchange<any Exchange16>.unspecialized(v, w, Exchange16.take338, Exchange16.give338)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_339_Bytes2_exchanged() {
        let v: Bytes2 = Bytes2(101, 102)
        let w: Bytes2 = Bytes2(99, 100)
        let exchange = Exchange<any Exchange16>(v, w, Exchange16.take339, Exchange16.give339)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
