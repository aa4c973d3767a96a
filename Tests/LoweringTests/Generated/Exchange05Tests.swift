// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange05 {
    func take100(_ a: Int8, _ v: Int128?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give100(_ a: Int) -> Int128? { took([a]); return unsafeDowncast(given, to: Given<Int128?>.self).value }
    func take101(_ a: Int8, _ v: Direction?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give101(_ a: Int) -> Direction? { took([a]); return unsafeDowncast(given, to: Given<Direction?>.self).value }
    func take102(_ a: Int8, _ v: Tree?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give102(_ a: Int) -> Tree? { took([a]); return unsafeDowncast(given, to: Given<Tree?>.self).value }
    func take103(_ a: Int8, _ v: Single?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give103(_ a: Int) -> Single? { took([a]); return unsafeDowncast(given, to: Given<Single?>.self).value }
    func take104(_ a: Int8, _ v: Empty?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give104(_ a: Int) -> Empty? { took([a]); return unsafeDowncast(given, to: Given<Empty?>.self).value }
    func take105(_ a: Int8, _ v: Result<Int, any Error>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give105(_ a: Int) -> Result<Int, any Error> { took([a]); return unsafeDowncast(given, to: Given<Result<Int, any Error>>.self).value }
    func take106(_ a: Int8, _ v: Result<Int, Never>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give106(_ a: Int) -> Result<Int, Never> { took([a]); return unsafeDowncast(given, to: Given<Result<Int, Never>>.self).value }
    func take107(_ a: Int8, _ v: Result<Never, Failure>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give107(_ a: Int) -> Result<Never, Failure> { took([a]); return unsafeDowncast(given, to: Given<Result<Never, Failure>>.self).value }
    func take108(_ a: Int8, _ v: Result<String, Failure>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give108(_ a: Int) -> Result<String, Failure> { took([a]); return unsafeDowncast(given, to: Given<Result<String, Failure>>.self).value }
    func take109(_ a: Int8, _ v: Result<Void, TinyFailure>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give109(_ a: Int) -> Result<Void, TinyFailure> { took([a]); return unsafeDowncast(given, to: Given<Result<Void, TinyFailure>>.self).value }
    func take110(_ a: Int8, _ v: String, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give110(_ a: Int) -> String { took([a]); return unsafeDowncast(given, to: Given<String>.self).value }
    func take111(_ a: Int8, _ v: String?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give111(_ a: Int) -> String? { took([a]); return unsafeDowncast(given, to: Given<String?>.self).value }
    func take112(_ a: Int8, _ v: String??, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give112(_ a: Int) -> String?? { took([a]); return unsafeDowncast(given, to: Given<String??>.self).value }
    func take113(_ a: Int8, _ v: Substring, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give113(_ a: Int) -> Substring { took([a]); return unsafeDowncast(given, to: Given<Substring>.self).value }
    func take114(_ a: Int8, _ v: Substring?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give114(_ a: Int) -> Substring? { took([a]); return unsafeDowncast(given, to: Given<Substring?>.self).value }
    func take115(_ a: Int8, _ v: Character, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give115(_ a: Int) -> Character { took([a]); return unsafeDowncast(given, to: Given<Character>.self).value }
    func take116(_ a: Int8, _ v: Character?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give116(_ a: Int) -> Character? { took([a]); return unsafeDowncast(given, to: Given<Character?>.self).value }
    func take117(_ a: Int8, _ v: StaticString, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give117(_ a: Int) -> StaticString { took([a]); return unsafeDowncast(given, to: Given<StaticString>.self).value }
    func take118(_ a: Int8, _ v: String.Index, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give118(_ a: Int) -> String.Index { took([a]); return unsafeDowncast(given, to: Given<String.Index>.self).value }
    func take119(_ a: Int8, _ v: String.UTF8View, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give119(_ a: Int) -> String.UTF8View { took([a]); return unsafeDowncast(given, to: Given<String.UTF8View>.self).value }
}

final class Exchange05Tests: XCTestCase {
    func test_D4_100_Int128_optional_exchanged() {
        let v: Int128? = -3
        let w: Int128? = nil
        let exchange = Exchange<any Exchange05>.unspecialized(v, w, Exchange05.take100, Exchange05.give100)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_101_Direction_optional_exchanged() {
        let v: Direction? = .south
        let w: Direction? = nil
        let exchange = Exchange<any Exchange05>.unspecialized(v, w, Exchange05.take101, Exchange05.give101)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_102_Tree_optional_exchanged() {
        let v: Tree? = .leaf(3)
        let w: Tree? = nil
        let exchange = Exchange<any Exchange05>(v, w, Exchange05.take102, Exchange05.give102)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_103_Single_optional_exchanged() {
        let v: Single? = .only
        let w: Single? = nil
        let exchange = Exchange<any Exchange05>.unspecialized(v, w, Exchange05.take103, Exchange05.give103)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_104_Empty_optional_exchanged() {
        let v: Empty? = Empty()
        let w: Empty? = nil
        let exchange = Exchange<any Exchange05>.unspecialized(v, w, Exchange05.take104, Exchange05.give104)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_105_Result_Int_any_Error_exchanged() {
        let v: Result<Int, any Error> = .success(5)
        let w: Result<Int, any Error> = .failure(Failure(3, "three"))
        let exchange = Exchange<any Exchange05>(v, w, Exchange05.take105, Exchange05.give105)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_106_Result_Int_Never_exchanged() {
        let v: Result<Int, Never> = .success(5)
        let w: Result<Int, Never> = .success(-6)
        let exchange = Exchange<any Exchange05>.unspecialized(v, w, Exchange05.take106, Exchange05.give106)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_107_Result_Never_Failure_exchanged() {
        let v: Result<Never, Failure> = .failure(Failure(1, "one"))
        let w: Result<Never, Failure> = .failure(Failure(2, "two"))
        let exchange = Exchange<any Exchange05>.unspecialized(v, w, Exchange05.take107, Exchange05.give107)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_108_Result_String_Failure_exchanged() {
        let v: Result<String, Failure> = .success("fine")
        let w: Result<String, Failure> = .failure(Failure(3, "three"))
        let exchange = Exchange<any Exchange05>(v, w, Exchange05.take108, Exchange05.give108)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_109_Result_Void_TinyFailure_exchanged() {
        let v: Result<Void, TinyFailure> = .success(())
        let w: Result<Void, TinyFailure> = .failure(.smaller)
        let exchange = Exchange<any Exchange05>.unspecialized(v, w, Exchange05.take109, Exchange05.give109)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_110_String_exchanged() {
        let v: String = "short"
        let w: String = "a text that does not fit in two words"
        let exchange = Exchange<any Exchange05>.unspecialized(v, w, Exchange05.take110, Exchange05.give110)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_111_String_optional_exchanged() {
        let v: String? = "another long text, longer"
        let w: String? = nil
        let exchange = Exchange<any Exchange05>(v, w, Exchange05.take111, Exchange05.give111)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_112_String_optional_optional_exchanged() {
        let v: String?? = .some(nil)
        let w: String?? = "x"
        let exchange = Exchange<any Exchange05>.unspecialized(v, w, Exchange05.take112, Exchange05.give112)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_113_Substring_exchanged() {
        let v: Substring = "some words".dropFirst(5)
        let w: Substring = "other words".prefix(5)
        let exchange = Exchange<any Exchange05>.unspecialized(v, w, Exchange05.take113, Exchange05.give113)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_114_Substring_optional_exchanged() {
        let v: Substring? = "some words".dropFirst(5)
        let w: Substring? = nil
        let exchange = Exchange<any Exchange05>(v, w, Exchange05.take114, Exchange05.give114)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_115_Character_exchanged() {
        let v: Character = "é"
        let w: Character = "👩‍👩‍👧"
        let exchange = Exchange<any Exchange05>.unspecialized(v, w, Exchange05.take115, Exchange05.give115)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_116_Character_optional_exchanged() {
        let v: Character? = "c"
        let w: Character? = nil
        let exchange = Exchange<any Exchange05>.unspecialized(v, w, Exchange05.take116, Exchange05.give116)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_117_StaticString_exchanged() {
        let v: StaticString = "static"
        let w: StaticString = "text"
        let exchange = Exchange<any Exchange05>(v, w, Exchange05.take117, Exchange05.give117)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_118_String_Index_exchanged() {
        let v: String.Index = "abc".endIndex
        let w: String.Index = "abc".startIndex
        let exchange = Exchange<any Exchange05>.unspecialized(v, w, Exchange05.take118, Exchange05.give118)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_119_String_UTF8View_exchanged() {
        let v: String.UTF8View = "abc".utf8
        let w: String.UTF8View = "long enough to be on the heap".utf8
        let exchange = Exchange<any Exchange05>.unspecialized(v, w, Exchange05.take119, Exchange05.give119)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
