// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange01 {
    func take20(_ a: Int8, _ v: UnsafeMutableRawPointer, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give20(_ a: Int) -> UnsafeMutableRawPointer { took([a]); return unsafeDowncast(given, to: Given<UnsafeMutableRawPointer>.self).value }
    func take21(_ a: Int8, _ v: UnsafePointer<Int>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give21(_ a: Int) -> UnsafePointer<Int> { took([a]); return unsafeDowncast(given, to: Given<UnsafePointer<Int>>.self).value }
    func take22(_ a: Int8, _ v: UnsafePointer<Int>?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give22(_ a: Int) -> UnsafePointer<Int>? { took([a]); return unsafeDowncast(given, to: Given<UnsafePointer<Int>?>.self).value }
    func take23(_ a: Int8, _ v: UnsafeMutablePointer<Double>?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give23(_ a: Int) -> UnsafeMutablePointer<Double>? { took([a]); return unsafeDowncast(given, to: Given<UnsafeMutablePointer<Double>?>.self).value }
    func take24(_ a: Int8, _ v: UnsafePointer<CChar>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give24(_ a: Int) -> UnsafePointer<CChar> { took([a]); return unsafeDowncast(given, to: Given<UnsafePointer<CChar>>.self).value }
    func take25(_ a: Int8, _ v: UnsafePointer<CChar>?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give25(_ a: Int) -> UnsafePointer<CChar>? { took([a]); return unsafeDowncast(given, to: Given<UnsafePointer<CChar>?>.self).value }
    func take26(_ a: Int8, _ v: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give26(_ a: Int) -> UnsafeMutablePointer<UnsafePointer<CChar>?> { took([a]); return unsafeDowncast(given, to: Given<UnsafeMutablePointer<UnsafePointer<CChar>?>>.self).value }
    func take27(_ a: Int8, _ v: OpaquePointer, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give27(_ a: Int) -> OpaquePointer { took([a]); return unsafeDowncast(given, to: Given<OpaquePointer>.self).value }
    func take28(_ a: Int8, _ v: OpaquePointer?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give28(_ a: Int) -> OpaquePointer? { took([a]); return unsafeDowncast(given, to: Given<OpaquePointer?>.self).value }
    func take29(_ a: Int8, _ v: UnsafeBufferPointer<UInt8>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give29(_ a: Int) -> UnsafeBufferPointer<UInt8> { took([a]); return unsafeDowncast(given, to: Given<UnsafeBufferPointer<UInt8>>.self).value }
    func take30(_ a: Int8, _ v: UnsafeMutableRawBufferPointer, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give30(_ a: Int) -> UnsafeMutableRawBufferPointer { took([a]); return unsafeDowncast(given, to: Given<UnsafeMutableRawBufferPointer>.self).value }
    func take31(_ a: Int8, _ v: UnsafeRawBufferPointer?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give31(_ a: Int) -> UnsafeRawBufferPointer? { took([a]); return unsafeDowncast(given, to: Given<UnsafeRawBufferPointer?>.self).value }
    func take32(_ a: Int8, _ v: Unmanaged<Node>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give32(_ a: Int) -> Unmanaged<Node> { took([a]); return unsafeDowncast(given, to: Given<Unmanaged<Node>>.self).value }
    func take33(_ a: Int8, _ v: ObjectIdentifier, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give33(_ a: Int) -> ObjectIdentifier { took([a]); return unsafeDowncast(given, to: Given<ObjectIdentifier>.self).value }
    func take34(_ a: Int8, _ v: c_color, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give34(_ a: Int) -> c_color { took([a]); return unsafeDowncast(given, to: Given<c_color>.self).value }
    func take35(_ a: Int8, _ v: c_direction, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give35(_ a: Int) -> c_direction { took([a]); return unsafeDowncast(given, to: Given<c_direction>.self).value }
    func take36(_ a: Int8, _ v: c_small, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give36(_ a: Int) -> c_small { took([a]); return unsafeDowncast(given, to: Given<c_small>.self).value }
    func take37(_ a: Int8, _ v: c_flags, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give37(_ a: Int) -> c_flags { took([a]); return unsafeDowncast(given, to: Given<c_flags>.self).value }
    func take38(_ a: Int8, _ v: c_direction?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give38(_ a: Int) -> c_direction? { took([a]); return unsafeDowncast(given, to: Given<c_direction?>.self).value }
    func take39(_ a: Int8, _ v: c_color?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give39(_ a: Int) -> c_color? { took([a]); return unsafeDowncast(given, to: Given<c_color?>.self).value }
}

final class Exchange01Tests: XCTestCase {
    func test_D4_020_UnsafeMutableRawPointer_exchanged() {
        let v: UnsafeMutableRawPointer = fixed.mutableRaw
        let w: UnsafeMutableRawPointer = fixed.mutableRaw + 9
        let exchange = Exchange<any Exchange01>.unspecialized(v, w, Exchange01.take20, Exchange01.give20)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_021_UnsafePointer_Int_exchanged() {
        let v: UnsafePointer<Int> = fixed.integers
        let w: UnsafePointer<Int> = fixed.integers + 1
        let exchange = Exchange<any Exchange01>(v, w, Exchange01.take21, Exchange01.give21)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_022_UnsafePointer_Int_optional_exchanged() {
        let v: UnsafePointer<Int>? = fixed.integers
        let w: UnsafePointer<Int>? = nil
        let exchange = Exchange<any Exchange01>.unspecialized(v, w, Exchange01.take22, Exchange01.give22)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_023_UnsafeMutablePointer_Double_optional_exchanged() {
        let v: UnsafeMutablePointer<Double>? = nil
        let w: UnsafeMutablePointer<Double>? = fixed.doubles
        let exchange = Exchange<any Exchange01>.unspecialized(v, w, Exchange01.take23, Exchange01.give23)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_024_UnsafePointer_CChar_exchanged() {
        let v: UnsafePointer<CChar> = fixed.text
        let w: UnsafePointer<CChar> = fixed.text + 2
        let exchange = Exchange<any Exchange01>(v, w, Exchange01.take24, Exchange01.give24)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_025_UnsafePointer_CChar_optional_exchanged() {
        let v: UnsafePointer<CChar>? = fixed.text
        let w: UnsafePointer<CChar>? = nil
        let exchange = Exchange<any Exchange01>.unspecialized(v, w, Exchange01.take25, Exchange01.give25)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_026_UnsafeMutablePointer_UnsafePointer_CChar_optional_exchanged() {
        let v: UnsafeMutablePointer<UnsafePointer<CChar>?> = fixed.texts
        let w: UnsafeMutablePointer<UnsafePointer<CChar>?> = fixed.texts + 1
        let exchange = Exchange<any Exchange01>.unspecialized(v, w, Exchange01.take26, Exchange01.give26)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_027_OpaquePointer_exchanged() {
        let v: OpaquePointer = OpaquePointer(fixed.raw)
        let w: OpaquePointer = OpaquePointer(fixed.raw + 8)
        let exchange = Exchange<any Exchange01>(v, w, Exchange01.take27, Exchange01.give27)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_028_OpaquePointer_optional_exchanged() {
        let v: OpaquePointer? = nil
        let w: OpaquePointer? = OpaquePointer(fixed.raw + 8)
        let exchange = Exchange<any Exchange01>.unspecialized(v, w, Exchange01.take28, Exchange01.give28)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_029_UnsafeBufferPointer_UInt8_exchanged() {
        let v: UnsafeBufferPointer<UInt8> = fixed.bytes
        let w: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(rebasing: fixed.bytes[2..<5])
        let exchange = Exchange<any Exchange01>.unspecialized(v, w, Exchange01.take29, Exchange01.give29)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_030_UnsafeMutableRawBufferPointer_exchanged() {
        let v: UnsafeMutableRawBufferPointer = fixed.rawBuffer
        let w: UnsafeMutableRawBufferPointer = fixed.emptyRawBuffer
        let exchange = Exchange<any Exchange01>(v, w, Exchange01.take30, Exchange01.give30)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_031_UnsafeRawBufferPointer_optional_exchanged() {
        let v: UnsafeRawBufferPointer? = UnsafeRawBufferPointer(fixed.rawBuffer)
        let w: UnsafeRawBufferPointer? = nil
        let exchange = Exchange<any Exchange01>.unspecialized(v, w, Exchange01.take31, Exchange01.give31)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_032_Unmanaged_Node_exchanged() {
        let v: Unmanaged<Node> = Unmanaged.passUnretained(fixed.node)
        let w: Unmanaged<Node> = Unmanaged.passUnretained(fixed.leaf)
        let exchange = Exchange<any Exchange01>.unspecialized(v, w, Exchange01.take32, Exchange01.give32)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_033_ObjectIdentifier_exchanged() {
        let v: ObjectIdentifier = ObjectIdentifier(fixed.node)
        let w: ObjectIdentifier = ObjectIdentifier(Int.self)
        let exchange = Exchange<any Exchange01>(v, w, Exchange01.take33, Exchange01.give33)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_034_c_color_exchanged() {
        let v: c_color = c_color_green
        let w: c_color = c_color_blue
        let exchange = Exchange<any Exchange01>.unspecialized(v, w, Exchange01.take34, Exchange01.give34)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_035_c_direction_exchanged() {
        let v: c_direction = .up
        let w: c_direction = .down
        let exchange = Exchange<any Exchange01>.unspecialized(v, w, Exchange01.take35, Exchange01.give35)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_036_c_small_exchanged() {
        let v: c_small = .b
        let w: c_small = .a
        let exchange = Exchange<any Exchange01>(v, w, Exchange01.take36, Exchange01.give36)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_037_c_flags_exchanged() {
        let v: c_flags = c_flags(rawValue: 0x8001)
        let w: c_flags = c_flags(rawValue: 1)
        let exchange = Exchange<any Exchange01>.unspecialized(v, w, Exchange01.take37, Exchange01.give37)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_038_c_direction_optional_exchanged() {
        let v: c_direction? = .down
        let w: c_direction? = nil
        let exchange = Exchange<any Exchange01>.unspecialized(v, w, Exchange01.take38, Exchange01.give38)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_039_c_color_optional_exchanged() {
        let v: c_color? = c_color_blue
        let w: c_color? = nil
        let exchange = Exchange<any Exchange01>(v, w, Exchange01.take39, Exchange01.give39)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
