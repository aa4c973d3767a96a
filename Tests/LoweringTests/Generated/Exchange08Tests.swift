// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange08 {
    func take160(_ a: Int8, _ v: IndexPath?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give160(_ a: Int) -> IndexPath? { took([a]); return unsafeDowncast(given, to: Given<IndexPath?>.self).value }
    func take161(_ a: Int8, _ v: IndexSet, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give161(_ a: Int) -> IndexSet { took([a]); return unsafeDowncast(given, to: Given<IndexSet>.self).value }
    func take162(_ a: Int8, _ v: IndexSet?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give162(_ a: Int) -> IndexSet? { took([a]); return unsafeDowncast(given, to: Given<IndexSet?>.self).value }
    func take163(_ a: Int8, _ v: Decimal, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give163(_ a: Int) -> Decimal { took([a]); return unsafeDowncast(given, to: Given<Decimal>.self).value }
    func take164(_ a: Int8, _ v: Decimal?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give164(_ a: Int) -> Decimal? { took([a]); return unsafeDowncast(given, to: Given<Decimal?>.self).value }
    func take165(_ a: Int8, _ v: Locale, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give165(_ a: Int) -> Locale { took([a]); return unsafeDowncast(given, to: Given<Locale>.self).value }
    func take166(_ a: Int8, _ v: TimeZone, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give166(_ a: Int) -> TimeZone { took([a]); return unsafeDowncast(given, to: Given<TimeZone>.self).value }
    func take167(_ a: Int8, _ v: Calendar, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give167(_ a: Int) -> Calendar { took([a]); return unsafeDowncast(given, to: Given<Calendar>.self).value }
    func take168(_ a: Int8, _ v: Calendar?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give168(_ a: Int) -> Calendar? { took([a]); return unsafeDowncast(given, to: Given<Calendar?>.self).value }
    func take169(_ a: Int8, _ v: URLRequest, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give169(_ a: Int) -> URLRequest { took([a]); return unsafeDowncast(given, to: Given<URLRequest>.self).value }
    func take170(_ a: Int8, _ v: URLRequest?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give170(_ a: Int) -> URLRequest? { took([a]); return unsafeDowncast(given, to: Given<URLRequest?>.self).value }
    func take171(_ a: Int8, _ v: DateComponents, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give171(_ a: Int) -> DateComponents { took([a]); return unsafeDowncast(given, to: Given<DateComponents>.self).value }
    func take172(_ a: Int8, _ v: DateComponents?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give172(_ a: Int) -> DateComponents? { took([a]); return unsafeDowncast(given, to: Given<DateComponents?>.self).value }
    func take173(_ a: Int8, _ v: DateInterval, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give173(_ a: Int) -> DateInterval { took([a]); return unsafeDowncast(given, to: Given<DateInterval>.self).value }
    func take174(_ a: Int8, _ v: CharacterSet, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give174(_ a: Int) -> CharacterSet { took([a]); return unsafeDowncast(given, to: Given<CharacterSet>.self).value }
    func take175(_ a: Int8, _ v: Notification, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give175(_ a: Int) -> Notification { took([a]); return unsafeDowncast(given, to: Given<Notification>.self).value }
    func take176(_ a: Int8, _ v: Notification.Name, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give176(_ a: Int) -> Notification.Name { took([a]); return unsafeDowncast(given, to: Given<Notification.Name>.self).value }
    func take177(_ a: Int8, _ v: CGFloat, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give177(_ a: Int) -> CGFloat { took([a]); return unsafeDowncast(given, to: Given<CGFloat>.self).value }
    func take178(_ a: Int8, _ v: CGPoint, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give178(_ a: Int) -> CGPoint { took([a]); return unsafeDowncast(given, to: Given<CGPoint>.self).value }
    func take179(_ a: Int8, _ v: CGPoint?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give179(_ a: Int) -> CGPoint? { took([a]); return unsafeDowncast(given, to: Given<CGPoint?>.self).value }
}

final class Exchange08Tests: XCTestCase {
    func test_D4_160_IndexPath_optional_exchanged() {
        let v: IndexPath? = [3]
        let w: IndexPath? = nil
        let exchange = Exchange<any Exchange08>.unspecialized(v, w, Exchange08.take160, Exchange08.give160)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_161_IndexSet_exchanged() {
        let v: IndexSet = IndexSet(3..<9)
        let w: IndexSet = IndexSet()
        let exchange = Exchange<any Exchange08>.unspecialized(v, w, Exchange08.take161, Exchange08.give161)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_162_IndexSet_optional_exchanged() {
        let v: IndexSet? = IndexSet(integer: 5)
        let w: IndexSet? = nil
        let exchange = Exchange<any Exchange08>(v, w, Exchange08.take162, Exchange08.give162)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_163_Decimal_exchanged() {
        let v: Decimal = Decimal(string: "-12345678901234567890.5")!
        let w: Decimal = 0.125
        let exchange = Exchange<any Exchange08>.unspecialized(v, w, Exchange08.take163, Exchange08.give163)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_164_Decimal_optional_exchanged() {
        let v: Decimal? = 1.5
        let w: Decimal? = nil
        let exchange = Exchange<any Exchange08>.unspecialized(v, w, Exchange08.take164, Exchange08.give164)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_165_Locale_exchanged() {
        let v: Locale = Locale(identifier: "de_AT")
        let w: Locale = Locale(identifier: "ja_JP")
        let exchange = Exchange<any Exchange08>(v, w, Exchange08.take165, Exchange08.give165)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_166_TimeZone_exchanged() {
        let v: TimeZone = TimeZone(secondsFromGMT: 3600)!
        let w: TimeZone = TimeZone(secondsFromGMT: -7200)!
        let exchange = Exchange<any Exchange08>.unspecialized(v, w, Exchange08.take166, Exchange08.give166)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_167_Calendar_exchanged() {
        let v: Calendar = Calendar(identifier: .hebrew)
        let w: Calendar = Calendar(identifier: .iso8601)
        let exchange = Exchange<any Exchange08>.unspecialized(v, w, Exchange08.take167, Exchange08.give167)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_168_Calendar_optional_exchanged() {
        let v: Calendar? = Calendar(identifier: .hebrew)
        let w: Calendar? = nil
        let exchange = Exchange<any Exchange08>(v, w, Exchange08.take168, Exchange08.give168)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_169_URLRequest_exchanged() {
        let v: URLRequest = URLRequest(url: URL(string: "https://example.org/x")!)
        let w: URLRequest = URLRequest(url: URL(fileURLWithPath: "/y"), timeoutInterval: 5)
        let exchange = Exchange<any Exchange08>.unspecialized(v, w, Exchange08.take169, Exchange08.give169)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_170_URLRequest_optional_exchanged() {
        let v: URLRequest? = URLRequest(url: URL(string: "https://example.org/x")!)
        let w: URLRequest? = nil
        let exchange = Exchange<any Exchange08>.unspecialized(v, w, Exchange08.take170, Exchange08.give170)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_171_DateComponents_exchanged() {
        let v: DateComponents = DateComponents(year: 2024, month: 2, day: 29)
        let w: DateComponents = DateComponents(hour: 3)
        let exchange = Exchange<any Exchange08>(v, w, Exchange08.take171, Exchange08.give171)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_172_DateComponents_optional_exchanged() {
        let v: DateComponents? = DateComponents(year: 2024)
        let w: DateComponents? = nil
        let exchange = Exchange<any Exchange08>.unspecialized(v, w, Exchange08.take172, Exchange08.give172)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_173_DateInterval_exchanged() {
        let v: DateInterval = DateInterval(start: Date(timeIntervalSince1970: 5), duration: 7)
        let w: DateInterval = DateInterval(start: Date(timeIntervalSince1970: 6), duration: 8)
        let exchange = Exchange<any Exchange08>.unspecialized(v, w, Exchange08.take173, Exchange08.give173)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_174_CharacterSet_exchanged() {
        let v: CharacterSet = .alphanumerics
        let w: CharacterSet = CharacterSet(charactersIn: "xyz")
        let exchange = Exchange<any Exchange08>(v, w, Exchange08.take174, Exchange08.give174)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_175_Notification_exchanged() {
        let v: Notification = Notification(name: Notification.Name("n"), object: fixed.node, userInfo: ["a": 1])
        let w: Notification = Notification(name: Notification.Name("m"))
        let exchange = Exchange<any Exchange08>.unspecialized(v, w, Exchange08.take175, Exchange08.give175)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_176_Notification_Name_exchanged() {
        let v: Notification.Name = .init("a name")
        let w: Notification.Name = .init("another name that is longer")
        let exchange = Exchange<any Exchange08>.unspecialized(v, w, Exchange08.take176, Exchange08.give176)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_177_CGFloat_exchanged() {
        let v: CGFloat = 1.5
        let w: CGFloat = -2.5
        let exchange = Exchange<any Exchange08>(v, w, Exchange08.take177, Exchange08.give177)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_178_CGPoint_exchanged() {
        let v: CGPoint = CGPoint(x: 1.5, y: -2)
        let w: CGPoint = CGPoint(x: 3, y: 4)
        let exchange = Exchange<any Exchange08>.unspecialized(v, w, Exchange08.take178, Exchange08.give178)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_179_CGPoint_optional_exchanged() {
        let v: CGPoint? = CGPoint(x: 1.5, y: -2)
        let w: CGPoint? = nil
        let exchange = Exchange<any Exchange08>.unspecialized(v, w, Exchange08.take179, Exchange08.give179)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
