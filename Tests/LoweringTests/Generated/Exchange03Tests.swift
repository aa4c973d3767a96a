// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange03 {
    func take60(_ a: Int8, _ v: c_empty, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give60(_ a: Int) -> c_empty { took([a]); return unsafeDowncast(given, to: Given<c_empty>.self).value }
    func take61(_ a: Int8, _ v: timespec, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give61(_ a: Int) -> timespec { took([a]); return unsafeDowncast(given, to: Given<timespec>.self).value }
    func take62(_ a: Int8, _ v: tm, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give62(_ a: Int) -> tm { took([a]); return unsafeDowncast(given, to: Given<tm>.self).value }
    func take63(_ a: Int8, _ v: Direction, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give63(_ a: Int) -> Direction { took([a]); return unsafeDowncast(given, to: Given<Direction>.self).value }
    func take64(_ a: Int8, _ v: Single, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give64(_ a: Int) -> Single { took([a]); return unsafeDowncast(given, to: Given<Single>.self).value }
    func take65(_ a: Int8, _ v: Level, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give65(_ a: Int) -> Level { took([a]); return unsafeDowncast(given, to: Given<Level>.self).value }
    func take66(_ a: Int8, _ v: Word, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give66(_ a: Int) -> Word { took([a]); return unsafeDowncast(given, to: Given<Word>.self).value }
    func take67(_ a: Int8, _ v: OneFloat, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give67(_ a: Int) -> OneFloat { took([a]); return unsafeDowncast(given, to: Given<OneFloat>.self).value }
    func take68(_ a: Int8, _ v: OnePair, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give68(_ a: Int) -> OnePair { took([a]); return unsafeDowncast(given, to: Given<OnePair>.self).value }
    func take69(_ a: Int8, _ v: SinglePayload, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give69(_ a: Int) -> SinglePayload { took([a]); return unsafeDowncast(given, to: Given<SinglePayload>.self).value }
    func take70(_ a: Int8, _ v: SingleString, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give70(_ a: Int) -> SingleString { took([a]); return unsafeDowncast(given, to: Given<SingleString>.self).value }
    func take71(_ a: Int8, _ v: MultiPayload, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give71(_ a: Int) -> MultiPayload { took([a]); return unsafeDowncast(given, to: Given<MultiPayload>.self).value }
    func take72(_ a: Int8, _ v: MultiPayload?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give72(_ a: Int) -> MultiPayload? { took([a]); return unsafeDowncast(given, to: Given<MultiPayload?>.self).value }
    func take73(_ a: Int8, _ v: SmallMulti, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give73(_ a: Int) -> SmallMulti { took([a]); return unsafeDowncast(given, to: Given<SmallMulti>.self).value }
    func take74(_ a: Int8, _ v: SmallMulti?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give74(_ a: Int) -> SmallMulti? { took([a]); return unsafeDowncast(given, to: Given<SmallMulti?>.self).value }
    func take75(_ a: Int8, _ v: References, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give75(_ a: Int) -> References { took([a]); return unsafeDowncast(given, to: Given<References>.self).value }
    func take76(_ a: Int8, _ v: References?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give76(_ a: Int) -> References? { took([a]); return unsafeDowncast(given, to: Given<References?>.self).value }
    func take77(_ a: Int8, _ v: Tree, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give77(_ a: Int) -> Tree { took([a]); return unsafeDowncast(given, to: Given<Tree>.self).value }
    func take78(_ a: Int8, _ v: PartlyIndirect, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give78(_ a: Int) -> PartlyIndirect { took([a]); return unsafeDowncast(given, to: Given<PartlyIndirect>.self).value }
    func take79(_ a: Int8, _ v: OneIndirect, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give79(_ a: Int) -> OneIndirect { took([a]); return unsafeDowncast(given, to: Given<OneIndirect>.self).value }
}

final class Exchange03Tests: XCTestCase {
    func test_D4_060_c_empty_exchanged() {
        let v: c_empty = c_empty()
        let w: c_empty = c_empty()
        let exchange = Exchange<any Exchange03>(v, w, Exchange03.take60, Exchange03.give60)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_061_timespec_exchanged() {
        let v: timespec = timespec(tv_sec: 17, tv_nsec: -3)
        let w: timespec = timespec(tv_sec: -1, tv_nsec: 999)
        let exchange = Exchange<any Exchange03>.unspecialized(v, w, Exchange03.take61, Exchange03.give61)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_062_tm_exchanged() {
        let v: tm = fixed.time(3)
        let w: tm = fixed.time(-9)
        let exchange = Exchange<any Exchange03>.unspecialized(v, w, Exchange03.take62, Exchange03.give62)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_063_Direction_exchanged() {
        let v: Direction = .west
        let w: Direction = .south
        let exchange = Exchange<any Exchange03>(v, w, Exchange03.take63, Exchange03.give63)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_064_Single_exchanged() {
        let v: Single = .only
        let w: Single = .only
        let exchange = Exchange<any Exchange03>.unspecialized(v, w, Exchange03.take64, Exchange03.give64)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_065_Level_exchanged() {
        let v: Level = .high
        let w: Level = .low
        let exchange = Exchange<any Exchange03>.unspecialized(v, w, Exchange03.take65, Exchange03.give65)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_066_Word_exchanged() {
        let v: Word = .world
        let w: Word = .hello
        let exchange = Exchange<any Exchange03>(v, w, Exchange03.take66, Exchange03.give66)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_067_OneFloat_exchanged() {
        let v: OneFloat = .value(1.5)
        let w: OneFloat = .value(-8)
        let exchange = Exchange<any Exchange03>.unspecialized(v, w, Exchange03.take67, Exchange03.give67)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_068_OnePair_exchanged() {
        let v: OnePair = .value(1.5, 2.5, 3)
        let w: OnePair = .value(-1, -2, -3)
        let exchange = Exchange<any Exchange03>.unspecialized(v, w, Exchange03.take68, Exchange03.give68)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_069_SinglePayload_exchanged() {
        let v: SinglePayload = .value(-77)
        let w: SinglePayload = .other
        let exchange = Exchange<any Exchange03>(v, w, Exchange03.take69, Exchange03.give69)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_070_SingleString_exchanged() {
        let v: SingleString = .text("some text")
        let w: SingleString = .b
        let exchange = Exchange<any Exchange03>.unspecialized(v, w, Exchange03.take70, Exchange03.give70)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_071_MultiPayload_exchanged() {
        let v: MultiPayload = .text("a text that is rather long")
        let w: MultiPayload = .real(2.5)
        let exchange = Exchange<any Exchange03>.unspecialized(v, w, Exchange03.take71, Exchange03.give71)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_072_MultiPayload_optional_exchanged() {
        let v: MultiPayload? = .nothing
        let w: MultiPayload? = nil
        let exchange = Exchange<any Exchange03>(v, w, Exchange03.take72, Exchange03.give72)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_073_SmallMulti_exchanged() {
        let v: SmallMulti = .short(-300)
        let w: SmallMulti = .flag(true)
        let exchange = Exchange<any Exchange03>.unspecialized(v, w, Exchange03.take73, Exchange03.give73)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_074_SmallMulti_optional_exchanged() {
        let v: SmallMulti? = .byte(200)
        let w: SmallMulti? = nil
        let exchange = Exchange<any Exchange03>.unspecialized(v, w, Exchange03.take74, Exchange03.give74)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_075_References_exchanged() {
        let v: References = .node(fixed.node)
        let w: References = .leaf(fixed.leaf)
        let exchange = Exchange<any Exchange03>(v, w, Exchange03.take75, Exchange03.give75)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_076_References_optional_exchanged() {
        let v: References? = .list([1, 2])
        let w: References? = nil
        let exchange = Exchange<any Exchange03>.unspecialized(v, w, Exchange03.take76, Exchange03.give76)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_077_Tree_exchanged() {
        let v: Tree = .branch(.leaf(7), .branch(.empty, .leaf(8)))
        let w: Tree = .leaf(-3)
        let exchange = Exchange<any Exchange03>.unspecialized(v, w, Exchange03.take77, Exchange03.give77)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_078_PartlyIndirect_exchanged() {
        let v: PartlyIndirect = .indirect(.direct(4, 2.5), 9.5)
        let w: PartlyIndirect = .direct(-4, 1)
        let exchange = Exchange<any Exchange03>(v, w, Exchange03.take78, Exchange03.give78)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_079_OneIndirect_exchanged() {
        let v: OneIndirect = .value(4, "four")
        let w: OneIndirect = .value(5, "five")
        let exchange = Exchange<any Exchange03>.unspecialized(v, w, Exchange03.take79, Exchange03.give79)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
}
