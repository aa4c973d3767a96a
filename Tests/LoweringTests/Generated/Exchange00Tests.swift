// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange00 {
    func take0(_ a: Int8, _ v: Int8, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give0(_ a: Int) -> Int8 { took([a]); return unsafeDowncast(given, to: Given<Int8>.self).value }
    func take1(_ a: Int8, _ v: UInt8, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give1(_ a: Int) -> UInt8 { took([a]); return unsafeDowncast(given, to: Given<UInt8>.self).value }
    func take2(_ a: Int8, _ v: Int16, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give2(_ a: Int) -> Int16 { took([a]); return unsafeDowncast(given, to: Given<Int16>.self).value }
    func take3(_ a: Int8, _ v: UInt16, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give3(_ a: Int) -> UInt16 { took([a]); return unsafeDowncast(given, to: Given<UInt16>.self).value }
    func take4(_ a: Int8, _ v: Int32, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give4(_ a: Int) -> Int32 { took([a]); return unsafeDowncast(given, to: Given<Int32>.self).value }
    func take5(_ a: Int8, _ v: UInt32, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give5(_ a: Int) -> UInt32 { took([a]); return unsafeDowncast(given, to: Given<UInt32>.self).value }
    func take6(_ a: Int8, _ v: Int64, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give6(_ a: Int) -> Int64 { took([a]); return unsafeDowncast(given, to: Given<Int64>.self).value }
    func take7(_ a: Int8, _ v: UInt64, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give7(_ a: Int) -> UInt64 { took([a]); return unsafeDowncast(given, to: Given<UInt64>.self).value }
    func take8(_ a: Int8, _ v: Int128, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give8(_ a: Int) -> Int128 { took([a]); return unsafeDowncast(given, to: Given<Int128>.self).value }
    func take9(_ a: Int8, _ v: UInt128, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give9(_ a: Int) -> UInt128 { took([a]); return unsafeDowncast(given, to: Given<UInt128>.self).value }
    func take10(_ a: Int8, _ v: Int, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give10(_ a: Int) -> Int { took([a]); return unsafeDowncast(given, to: Given<Int>.self).value }
    func take11(_ a: Int8, _ v: UInt, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give11(_ a: Int) -> UInt { took([a]); return unsafeDowncast(given, to: Given<UInt>.self).value }
    func take12(_ a: Int8, _ v: Float16, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give12(_ a: Int) -> Float16 { took([a]); return unsafeDowncast(given, to: Given<Float16>.self).value }
    func take13(_ a: Int8, _ v: Float, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give13(_ a: Int) -> Float { took([a]); return unsafeDowncast(given, to: Given<Float>.self).value }
    func take14(_ a: Int8, _ v: Double, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give14(_ a: Int) -> Double { took([a]); return unsafeDowncast(given, to: Given<Double>.self).value }
    func take15(_ a: Int8, _ v: Float80, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give15(_ a: Int) -> Float80 { took([a]); return unsafeDowncast(given, to: Given<Float80>.self).value }
    func take16(_ a: Int8, _ v: Bool, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give16(_ a: Int) -> Bool { took([a]); return unsafeDowncast(given, to: Given<Bool>.self).value }
    func take17(_ a: Int8, _ v: Unicode.Scalar, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give17(_ a: Int) -> Unicode.Scalar { took([a]); return unsafeDowncast(given, to: Given<Unicode.Scalar>.self).value }
    func take18(_ a: Int8, _ v: UnsafeRawPointer, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give18(_ a: Int) -> UnsafeRawPointer { took([a]); return unsafeDowncast(given, to: Given<UnsafeRawPointer>.self).value }
    func take19(_ a: Int8, _ v: UnsafeRawPointer?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give19(_ a: Int) -> UnsafeRawPointer? { took([a]); return unsafeDowncast(given, to: Given<UnsafeRawPointer?>.self).value }
}

final class Exchange00Tests: XCTestCase {
    func test_D4_000_Int8_exchanged() {
        let v: Int8 = -123
        let w: Int8 = 67
        let exchange = Exchange<any Exchange00>(v, w, Exchange00.take0, Exchange00.give0)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_001_UInt8_exchanged() {
        let v: UInt8 = 249
        let w: UInt8 = 139
        let exchange = Exchange<any Exchange00>.unspecialized(v, w, Exchange00.take1, Exchange00.give1)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_002_Int16_exchanged() {
        let v: Int16 = -32763
        let w: Int16 = 16387
        let exchange = Exchange<any Exchange00>.unspecialized(v, w, Exchange00.take2, Exchange00.give2)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_003_UInt16_exchanged() {
        let v: UInt16 = 65529
        let w: UInt16 = 32779
        let exchange = Exchange<any Exchange00>(v, w, Exchange00.take3, Exchange00.give3)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_004_Int32_exchanged() {
        let v: Int32 = -2147483643
        let w: Int32 = 1073741827
        let exchange = Exchange<any Exchange00>.unspecialized(v, w, Exchange00.take4, Exchange00.give4)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_005_UInt32_exchanged() {
        let v: UInt32 = 4294967289
        let w: UInt32 = 2147483659
        let exchange = Exchange<any Exchange00>.unspecialized(v, w, Exchange00.take5, Exchange00.give5)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_006_Int64_exchanged() {
        let v: Int64 = -9223372036854775803
        let w: Int64 = 4611686018427387907
        let exchange = Exchange<any Exchange00>(v, w, Exchange00.take6, Exchange00.give6)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_007_UInt64_exchanged() {
        let v: UInt64 = 18446744073709551609
        let w: UInt64 = 9223372036854775819
        let exchange = Exchange<any Exchange00>.unspecialized(v, w, Exchange00.take7, Exchange00.give7)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_008_Int128_exchanged() {
        let v: Int128 = -170141183460469231731687303715884105723
        let w: Int128 = 85070591730234615865843651857942052867
        let exchange = Exchange<any Exchange00>.unspecialized(v, w, Exchange00.take8, Exchange00.give8)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_009_UInt128_exchanged() {
        let v: UInt128 = 340282366920938463463374607431768211449
        let w: UInt128 = 170141183460469231731687303715884105739
        let exchange = Exchange<any Exchange00>(v, w, Exchange00.take9, Exchange00.give9)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_010_Int_exchanged() {
        let v: Int = .min
        let w: Int = .max
        let exchange = Exchange<any Exchange00>.unspecialized(v, w, Exchange00.take10, Exchange00.give10)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_011_UInt_exchanged() {
        let v: UInt = .max
        let w: UInt = 0x8000_0000_0000_0001
        let exchange = Exchange<any Exchange00>.unspecialized(v, w, Exchange00.take11, Exchange00.give11)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_012_Float16_exchanged() {
        let v: Float16 = -1.5
        let w: Float16 = 0.25
        let exchange = Exchange<any Exchange00>(v, w, Exchange00.take12, Exchange00.give12)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_013_Float_exchanged() {
        let v: Float = -3.4028235e+38
        let w: Float = 1.5
        let exchange = Exchange<any Exchange00>.unspecialized(v, w, Exchange00.take13, Exchange00.give13)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_014_Double_exchanged() {
        let v: Double = .pi
        let w: Double = -1e300
        let exchange = Exchange<any Exchange00>.unspecialized(v, w, Exchange00.take14, Exchange00.give14)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_015_Float80_exchanged() {
        let v: Float80 = 1.25
        let w: Float80 = -7.5
        let exchange = Exchange<any Exchange00>(v, w, Exchange00.take15, Exchange00.give15)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: isARM64, isTold: true, isReplaced: true)
    }
    func test_D4_016_Bool_exchanged() {
        let v: Bool = (fixed.one != fixed.two)
        let w: Bool = (fixed.one != fixed.one)
        let exchange = Exchange<any Exchange00>.unspecialized(v, w, Exchange00.take16, Exchange00.give16)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_017_Unicode_Scalar_exchanged() {
        let v: Unicode.Scalar = "\u{1F600}"
        let w: Unicode.Scalar = "x"
        let exchange = Exchange<any Exchange00>.unspecialized(v, w, Exchange00.take17, Exchange00.give17)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_018_UnsafeRawPointer_exchanged() {
        let v: UnsafeRawPointer = fixed.raw
        let w: UnsafeRawPointer = fixed.raw + 5
        let exchange = Exchange<any Exchange00>(v, w, Exchange00.take18, Exchange00.give18)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_019_UnsafeRawPointer_optional_exchanged() {
        let v: UnsafeRawPointer? = fixed.raw + 3
        let w: UnsafeRawPointer? = nil
        let exchange = Exchange<any Exchange00>.unspecialized(v, w, Exchange00.take19, Exchange00.give19)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
