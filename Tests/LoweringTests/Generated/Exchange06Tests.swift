// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange06 {
    func take120(_ a: Int8, _ v: [Int], _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give120(_ a: Int) -> [Int] { took([a]); return unsafeDowncast(given, to: Given<[Int]>.self).value }
    func take121(_ a: Int8, _ v: [String]?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give121(_ a: Int) -> [String]? { took([a]); return unsafeDowncast(given, to: Given<[String]?>.self).value }
    func take122(_ a: Int8, _ v: [Any], _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give122(_ a: Int) -> [Any] { took([a]); return unsafeDowncast(given, to: Given<[Any]>.self).value }
    func take123(_ a: Int8, _ v: [any Shape], _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give123(_ a: Int) -> [any Shape] { took([a]); return unsafeDowncast(given, to: Given<[any Shape]>.self).value }
    func take124(_ a: Int8, _ v: [String: Int], _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give124(_ a: Int) -> [String: Int] { took([a]); return unsafeDowncast(given, to: Given<[String: Int]>.self).value }
    func take125(_ a: Int8, _ v: Set<Int>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give125(_ a: Int) -> Set<Int> { took([a]); return unsafeDowncast(given, to: Given<Set<Int>>.self).value }
    func take126(_ a: Int8, _ v: ContiguousArray<Int8>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give126(_ a: Int) -> ContiguousArray<Int8> { took([a]); return unsafeDowncast(given, to: Given<ContiguousArray<Int8>>.self).value }
    func take127(_ a: Int8, _ v: ArraySlice<Int>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give127(_ a: Int) -> ArraySlice<Int> { took([a]); return unsafeDowncast(given, to: Given<ArraySlice<Int>>.self).value }
    func take128(_ a: Int8, _ v: Range<Int>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give128(_ a: Int) -> Range<Int> { took([a]); return unsafeDowncast(given, to: Given<Range<Int>>.self).value }
    func take129(_ a: Int8, _ v: ClosedRange<Double>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give129(_ a: Int) -> ClosedRange<Double> { took([a]); return unsafeDowncast(given, to: Given<ClosedRange<Double>>.self).value }
    func take130(_ a: Int8, _ v: Range<Int8>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give130(_ a: Int) -> Range<Int8> { took([a]); return unsafeDowncast(given, to: Given<Range<Int8>>.self).value }
    func take131(_ a: Int8, _ v: Range<String.Index>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give131(_ a: Int) -> Range<String.Index> { took([a]); return unsafeDowncast(given, to: Given<Range<String.Index>>.self).value }
    func take132(_ a: Int8, _ v: PartialRangeFrom<Float>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give132(_ a: Int) -> PartialRangeFrom<Float> { took([a]); return unsafeDowncast(given, to: Given<PartialRangeFrom<Float>>.self).value }
    func take133(_ a: Int8, _ v: CollectionOfOne<Float>, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give133(_ a: Int) -> CollectionOfOne<Float> { took([a]); return unsafeDowncast(given, to: Given<CollectionOfOne<Float>>.self).value }
    func take134(_ a: Int8, _ v: AnyHashable, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give134(_ a: Int) -> AnyHashable { took([a]); return unsafeDowncast(given, to: Given<AnyHashable>.self).value }
    func take135(_ a: Int8, _ v: AnyHashable?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give135(_ a: Int) -> AnyHashable? { took([a]); return unsafeDowncast(given, to: Given<AnyHashable?>.self).value }
    func take136(_ a: Int8, _ v: Duration, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give136(_ a: Int) -> Duration { took([a]); return unsafeDowncast(given, to: Given<Duration>.self).value }
    func take137(_ a: Int8, _ v: Duration?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give137(_ a: Int) -> Duration? { took([a]); return unsafeDowncast(given, to: Given<Duration?>.self).value }
    func take138(_ a: Int8, _ v: ContinuousClock.Instant, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give138(_ a: Int) -> ContinuousClock.Instant { took([a]); return unsafeDowncast(given, to: Given<ContinuousClock.Instant>.self).value }
    func take139(_ a: Int8, _ v: Mirror, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give139(_ a: Int) -> Mirror { took([a]); return unsafeDowncast(given, to: Given<Mirror>.self).value }
}

final class Exchange06Tests: XCTestCase {
    func test_D4_120_Int_exchanged() {
        let v: [Int] = [1, 2, 3]
        let w: [Int] = []
        let exchange = Exchange<any Exchange06>(v, w, Exchange06.take120, Exchange06.give120)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_121_String_optional_exchanged() {
        let v: [String]? = ["a"]
        let w: [String]? = nil
        let exchange = Exchange<any Exchange06>.unspecialized(v, w, Exchange06.take121, Exchange06.give121)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_122_Any_exchanged() {
        let v: [Any] = [1, "two"]
        let w: [Any] = []
        let exchange = Exchange<any Exchange06>.unspecialized(v, w, Exchange06.take122, Exchange06.give122)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_123_any_Shape_exchanged() {
        let v: [any Shape] = [Square(side: 2), Block([3], "x", 1)]
        let w: [any Shape] = []
        let exchange = Exchange<any Exchange06>(v, w, Exchange06.take123, Exchange06.give123)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_124_String_Int_exchanged() {
        let v: [String: Int] = ["a": 1]
        let w: [String: Int] = [:]
        let exchange = Exchange<any Exchange06>.unspecialized(v, w, Exchange06.take124, Exchange06.give124)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_125_Set_Int_exchanged() {
        let v: Set<Int> = [1, 2]
        let w: Set<Int> = []
        let exchange = Exchange<any Exchange06>.unspecialized(v, w, Exchange06.take125, Exchange06.give125)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_126_ContiguousArray_Int8_exchanged() {
        let v: ContiguousArray<Int8> = [1, 2]
        let w: ContiguousArray<Int8> = [3]
        let exchange = Exchange<any Exchange06>(v, w, Exchange06.take126, Exchange06.give126)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_127_ArraySlice_Int_exchanged() {
        let v: ArraySlice<Int> = [1, 2, 3][1...]
        let w: ArraySlice<Int> = [4, 5][...0]
        let exchange = Exchange<any Exchange06>.unspecialized(v, w, Exchange06.take127, Exchange06.give127)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_128_Range_Int_exchanged() {
        let v: Range<Int> = 3..<8
        let w: Range<Int> = 0..<1
        let exchange = Exchange<any Exchange06>.unspecialized(v, w, Exchange06.take128, Exchange06.give128)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_129_ClosedRange_Double_exchanged() {
        let v: ClosedRange<Double> = 1.5...2.5
        let w: ClosedRange<Double> = -1...1
        let exchange = Exchange<any Exchange06>(v, w, Exchange06.take129, Exchange06.give129)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_130_Range_Int8_exchanged() {
        let v: Range<Int8> = 3..<8
        let w: Range<Int8> = 0..<1
        let exchange = Exchange<any Exchange06>.unspecialized(v, w, Exchange06.take130, Exchange06.give130)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_131_Range_String_Index_exchanged() {
        let v: Range<String.Index> = fixed.text3.startIndex..<fixed.text3.endIndex
        let w: Range<String.Index> = fixed.text3.endIndex..<fixed.text3.endIndex
        let exchange = Exchange<any Exchange06>.unspecialized(v, w, Exchange06.take131, Exchange06.give131)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_132_PartialRangeFrom_Float_exchanged() {
        let v: PartialRangeFrom<Float> = 1.5...
        let w: PartialRangeFrom<Float> = 2.5...
        let exchange = Exchange<any Exchange06>(v, w, Exchange06.take132, Exchange06.give132)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_133_CollectionOfOne_Float_exchanged() {
        let v: CollectionOfOne<Float> = CollectionOfOne(1.5)
        let w: CollectionOfOne<Float> = CollectionOfOne(2)
        let exchange = Exchange<any Exchange06>.unspecialized(v, w, Exchange06.take133, Exchange06.give133)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_134_AnyHashable_exchanged() {
        let v: AnyHashable = "hashable"
        let w: AnyHashable = 5
        let exchange = Exchange<any Exchange06>.unspecialized(v, w, Exchange06.take134, Exchange06.give134)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_135_AnyHashable_optional_exchanged() {
        let v: AnyHashable? = 2.5
        let w: AnyHashable? = nil
        let exchange = Exchange<any Exchange06>(v, w, Exchange06.take135, Exchange06.give135)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_136_Duration_exchanged() {
        let v: Duration = .seconds(5)
        let w: Duration = .nanoseconds(-1)
        let exchange = Exchange<any Exchange06>.unspecialized(v, w, Exchange06.take136, Exchange06.give136)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_137_Duration_optional_exchanged() {
        let v: Duration? = .seconds(5)
        let w: Duration? = nil
        let exchange = Exchange<any Exchange06>.unspecialized(v, w, Exchange06.take137, Exchange06.give137)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_138_ContinuousClock_Instant_exchanged() {
        let v: ContinuousClock.Instant = .now
        let w: ContinuousClock.Instant = .now.advanced(by: .seconds(1))
        let exchange = Exchange<any Exchange06>(v, w, Exchange06.take138, Exchange06.give138)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: false, isReplaced: true)
    }
    func test_D4_139_Mirror_exchanged() {
        let v: Mirror = Mirror(reflecting: 5)
        let w: Mirror = Mirror(reflecting: Square(side: 2))
        let exchange = Exchange<any Exchange06>.unspecialized(v, w, Exchange06.take139, Exchange06.give139)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: false, isReplaced: true)
    }
}
