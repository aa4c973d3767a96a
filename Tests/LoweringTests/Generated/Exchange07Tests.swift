// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange07 {
    func take140(_ a: Int8, _ v: Hasher, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give140(_ a: Int) -> Hasher { took([a]); return unsafeDowncast(given, to: Given<Hasher>.self).value }
    func take141(_ a: Int8, _ v: TaskPriority, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give141(_ a: Int) -> TaskPriority { took([a]); return unsafeDowncast(given, to: Given<TaskPriority>.self).value }
    func take142(_ a: Int8, _ v: TaskPriority?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give142(_ a: Int) -> TaskPriority? { took([a]); return unsafeDowncast(given, to: Given<TaskPriority?>.self).value }
    func take143(_ a: Int8, _ v: EnumeratedSequence<[Int]>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give143(_ a: Int) -> EnumeratedSequence<[Int]> { took([a]); return unsafeDowncast(given, to: Given<EnumeratedSequence<[Int]>>.self).value }
    func take144(_ a: Int8, _ v: LazyMapSequence<[Int], Int>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give144(_ a: Int) -> LazyMapSequence<[Int], Int> { took([a]); return unsafeDowncast(given, to: Given<LazyMapSequence<[Int], Int>>.self).value }
    func take145(_ a: Int8, _ v: Zip2Sequence<[Int], Range<Int>>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give145(_ a: Int) -> Zip2Sequence<[Int], Range<Int>> { took([a]); return unsafeDowncast(given, to: Given<Zip2Sequence<[Int], Range<Int>>>.self).value }
    func take146(_ a: Int8, _ v: AnySequence<Int>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give146(_ a: Int) -> AnySequence<Int> { took([a]); return unsafeDowncast(given, to: Given<AnySequence<Int>>.self).value }
    func take147(_ a: Int8, _ v: InlineArray<5, Float>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give147(_ a: Int) -> InlineArray<5, Float> { took([a]); return unsafeDowncast(given, to: Given<InlineArray<5, Float>>.self).value }
    func take148(_ a: Int8, _ v: InlineArray<9, UInt8>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give148(_ a: Int) -> InlineArray<9, UInt8> { took([a]); return unsafeDowncast(given, to: Given<InlineArray<9, UInt8>>.self).value }
    func take149(_ a: Int8, _ v: InlineArray<3, Int32>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give149(_ a: Int) -> InlineArray<3, Int32> { took([a]); return unsafeDowncast(given, to: Given<InlineArray<3, Int32>>.self).value }
    func take150(_ a: Int8, _ v: InlineArray<2, Node>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give150(_ a: Int) -> InlineArray<2, Node> { took([a]); return unsafeDowncast(given, to: Given<InlineArray<2, Node>>.self).value }
    func take151(_ a: Int8, _ v: Data, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give151(_ a: Int) -> Data { took([a]); return unsafeDowncast(given, to: Given<Data>.self).value }
    func take152(_ a: Int8, _ v: Data?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give152(_ a: Int) -> Data? { took([a]); return unsafeDowncast(given, to: Given<Data?>.self).value }
    func take153(_ a: Int8, _ v: URL, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give153(_ a: Int) -> URL { took([a]); return unsafeDowncast(given, to: Given<URL>.self).value }
    func take154(_ a: Int8, _ v: URL?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give154(_ a: Int) -> URL? { took([a]); return unsafeDowncast(given, to: Given<URL?>.self).value }
    func take155(_ a: Int8, _ v: Date, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give155(_ a: Int) -> Date { took([a]); return unsafeDowncast(given, to: Given<Date>.self).value }
    func take156(_ a: Int8, _ v: Date?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give156(_ a: Int) -> Date? { took([a]); return unsafeDowncast(given, to: Given<Date?>.self).value }
    func take157(_ a: Int8, _ v: UUID, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give157(_ a: Int) -> UUID { took([a]); return unsafeDowncast(given, to: Given<UUID>.self).value }
    func take158(_ a: Int8, _ v: UUID?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give158(_ a: Int) -> UUID? { took([a]); return unsafeDowncast(given, to: Given<UUID?>.self).value }
    func take159(_ a: Int8, _ v: IndexPath, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give159(_ a: Int) -> IndexPath { took([a]); return unsafeDowncast(given, to: Given<IndexPath>.self).value }
}

final class Exchange07Tests: XCTestCase {
    func test_D4_140_Hasher_exchanged() {
        let v: Hasher = Hasher()
        let w: Hasher = fixed.hasher
        let exchange = Exchange<any Exchange07>.unspecialized(v, w, Exchange07.take140, Exchange07.give140)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_141_TaskPriority_exchanged() {
        let v: TaskPriority = .high
        let w: TaskPriority = .low
        let exchange = Exchange<any Exchange07>(v, w, Exchange07.take141, Exchange07.give141)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: false, isReplaced: true)
    }
    func test_D4_142_TaskPriority_optional_exchanged() {
        let v: TaskPriority? = .high
        let w: TaskPriority? = nil
        let exchange = Exchange<any Exchange07>.unspecialized(v, w, Exchange07.take142, Exchange07.give142)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: false, isReplaced: true)
    }
    func test_D4_143_EnumeratedSequence_Int_exchanged() {
        let v: EnumeratedSequence<[Int]> = [7, 8].enumerated()
        let w: EnumeratedSequence<[Int]> = [1].enumerated()
        let exchange = Exchange<any Exchange07>.unspecialized(v, w, Exchange07.take143, Exchange07.give143)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_144_LazyMapSequence_Int_Int_exchanged() {
        let v: LazyMapSequence<[Int], Int> = [7, 8].lazy.map { $0 + 1 }
        let w: LazyMapSequence<[Int], Int> = [1].lazy.map { $0 - 1 }
        let exchange = Exchange<any Exchange07>(v, w, Exchange07.take144, Exchange07.give144)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_145_Zip2Sequence_Int_Range_Int_exchanged() {
        let v: Zip2Sequence<[Int], Range<Int>> = zip([1, 2], 3..<5)
        let w: Zip2Sequence<[Int], Range<Int>> = zip([1], 3..<4)
        let exchange = Exchange<any Exchange07>.unspecialized(v, w, Exchange07.take145, Exchange07.give145)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_146_AnySequence_Int_exchanged() {
        let v: AnySequence<Int> = AnySequence([1, 2])
        let w: AnySequence<Int> = AnySequence(3..<5)
        let exchange = Exchange<any Exchange07>.unspecialized(v, w, Exchange07.take146, Exchange07.give146)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_147_InlineArray_5_Float_exchanged() {
        let v: InlineArray<5, Float> = [1, 2.5, 3, 4, 5]
        let w: InlineArray<5, Float> = [-1, -2, -3, -4, -5]
        let exchange = Exchange<any Exchange07>(v, w, Exchange07.take147, Exchange07.give147)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_148_InlineArray_9_UInt8_exchanged() {
        let v: InlineArray<9, UInt8> = fixed.nine(1)
        let w: InlineArray<9, UInt8> = fixed.nine(40)
        let exchange = Exchange<any Exchange07>.unspecialized(v, w, Exchange07.take148, Exchange07.give148)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_149_InlineArray_3_Int32_exchanged() {
        let v: InlineArray<3, Int32> = [1, -2, 3]
        let w: InlineArray<3, Int32> = [4, 5, -6]
        let exchange = Exchange<any Exchange07>.unspecialized(v, w, Exchange07.take149, Exchange07.give149)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_150_InlineArray_2_Node_exchanged() {
        let v: InlineArray<2, Node> = [fixed.node, fixed.leaf]
        let w: InlineArray<2, Node> = [fixed.leaf, fixed.leaf]
        let exchange = Exchange<any Exchange07>(v, w, Exchange07.take150, Exchange07.give150)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_151_Data_exchanged() {
        let v: Data = Data([1, 2, 3])
        let w: Data = Data(repeating: 7, count: 100)
        let exchange = Exchange<any Exchange07>.unspecialized(v, w, Exchange07.take151, Exchange07.give151)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_152_Data_optional_exchanged() {
        let v: Data? = Data([1])
        let w: Data? = nil
        let exchange = Exchange<any Exchange07>.unspecialized(v, w, Exchange07.take152, Exchange07.give152)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_153_URL_exchanged() {
        let v: URL = URL(string: "https://example.org/a?b#c")!
        let w: URL = URL(fileURLWithPath: "/tmp/x")
        let exchange = Exchange<any Exchange07>(v, w, Exchange07.take153, Exchange07.give153)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_154_URL_optional_exchanged() {
        let v: URL? = URL(string: "https://example.org")
        let w: URL? = nil
        let exchange = Exchange<any Exchange07>.unspecialized(v, w, Exchange07.take154, Exchange07.give154)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_155_Date_exchanged() {
        let v: Date = Date(timeIntervalSince1970: 1e9)
        let w: Date = Date(timeIntervalSince1970: -5)
        let exchange = Exchange<any Exchange07>.unspecialized(v, w, Exchange07.take155, Exchange07.give155)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_156_Date_optional_exchanged() {
        let v: Date? = Date(timeIntervalSince1970: 1e9)
        let w: Date? = nil
        let exchange = Exchange<any Exchange07>(v, w, Exchange07.take156, Exchange07.give156)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_157_UUID_exchanged() {
        let v: UUID = fixed.uuid
        let w: UUID = UUID()
        let exchange = Exchange<any Exchange07>.unspecialized(v, w, Exchange07.take157, Exchange07.give157)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_158_UUID_optional_exchanged() {
        let v: UUID? = fixed.uuid
        let w: UUID? = nil
        let exchange = Exchange<any Exchange07>.unspecialized(v, w, Exchange07.take158, Exchange07.give158)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_159_IndexPath_exchanged() {
        let v: IndexPath = [3, 4]
        let w: IndexPath = [1, 2, 3]
        let exchange = Exchange<any Exchange07>(v, w, Exchange07.take159, Exchange07.give159)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
