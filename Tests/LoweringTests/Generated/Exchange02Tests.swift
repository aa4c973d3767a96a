// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: ExchangeReceiver, Exchange02 {
    func take40(_ a: Int8, _ v: c_point, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give40(_ a: Int) -> c_point { took([a]); return unsafeDowncast(given, to: Given<c_point>.self).value }
    func take41(_ a: Int8, _ v: c_pair, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give41(_ a: Int) -> c_pair { took([a]); return unsafeDowncast(given, to: Given<c_pair>.self).value }
    func take42(_ a: Int8, _ v: c_floats, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give42(_ a: Int) -> c_floats { took([a]); return unsafeDowncast(given, to: Given<c_floats>.self).value }
    func take43(_ a: Int8, _ v: c_floats?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give43(_ a: Int) -> c_floats? { took([a]); return unsafeDowncast(given, to: Given<c_floats?>.self).value }
    func take44(_ a: Int8, _ v: c_mixed_chunk, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give44(_ a: Int) -> c_mixed_chunk { took([a]); return unsafeDowncast(given, to: Given<c_mixed_chunk>.self).value }
    func take45(_ a: Int8, _ v: c_nested, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give45(_ a: Int) -> c_nested { took([a]); return unsafeDowncast(given, to: Given<c_nested>.self).value }
    func take46(_ a: Int8, _ v: c_array, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give46(_ a: Int) -> c_array { took([a]); return unsafeDowncast(given, to: Given<c_array>.self).value }
    func take47(_ a: Int8, _ v: c_matrix, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give47(_ a: Int) -> c_matrix { took([a]); return unsafeDowncast(given, to: Given<c_matrix>.self).value }
    func take48(_ a: Int8, _ v: c_name, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give48(_ a: Int) -> c_name { took([a]); return unsafeDowncast(given, to: Given<c_name>.self).value }
    func take49(_ a: Int8, _ v: c_64, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give49(_ a: Int) -> c_64 { took([a]); return unsafeDowncast(given, to: Given<c_64>.self).value }
    func take50(_ a: Int8, _ v: c_80, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give50(_ a: Int) -> c_80 { took([a]); return unsafeDowncast(given, to: Given<c_80>.self).value }
    func take51(_ a: Int8, _ v: c_80?, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give51(_ a: Int) -> c_80? { took([a]); return unsafeDowncast(given, to: Given<c_80?>.self).value }
    func take52(_ a: Int8, _ v: c_pointers, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give52(_ a: Int) -> c_pointers { took([a]); return unsafeDowncast(given, to: Given<c_pointers>.self).value }
    func take53(_ a: Int8, _ v: c_enums, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give53(_ a: Int) -> c_enums { took([a]); return unsafeDowncast(given, to: Given<c_enums>.self).value }
    func take54(_ a: Int8, _ v: c_packed, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give54(_ a: Int) -> c_packed { took([a]); return unsafeDowncast(given, to: Given<c_packed>.self).value }
    func take55(_ a: Int8, _ v: c_aligned, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give55(_ a: Int) -> c_aligned { took([a]); return unsafeDowncast(given, to: Given<c_aligned>.self).value }
    func take56(_ a: Int8, _ v: c_union, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give56(_ a: Int) -> c_union { took([a]); return unsafeDowncast(given, to: Given<c_union>.self).value }
    func take57(_ a: Int8, _ v: c_tagged_union, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give57(_ a: Int) -> c_tagged_union { took([a]); return unsafeDowncast(given, to: Given<c_tagged_union>.self).value }
    func take58(_ a: Int8, _ v: c_bits, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give58(_ a: Int) -> c_bits { took([a]); return unsafeDowncast(given, to: Given<c_bits>.self).value }
    func take59(_ a: Int8, _ v: c_hidden_bits, _ d: Double) -> Int { took([a, v as Any, d]); return 5 }
    func give59(_ a: Int) -> c_hidden_bits { took([a]); return unsafeDowncast(given, to: Given<c_hidden_bits>.self).value }
}

final class Exchange02Tests: XCTestCase {
    func test_D4_040_c_point_exchanged() {
        let v: c_point = c_point(x: 1.5, y: -2.5)
        let w: c_point = c_point(x: 3.5, y: 4.5)
        let exchange = Exchange<any Exchange02>.unspecialized(v, w, Exchange02.take40, Exchange02.give40)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_041_c_pair_exchanged() {
        let v: c_pair = c_pair(small: -7, big: 2.25)
        let w: c_pair = c_pair(small: 9, big: -1)
        let exchange = Exchange<any Exchange02>.unspecialized(v, w, Exchange02.take41, Exchange02.give41)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_042_c_floats_exchanged() {
        let v: c_floats = c_floats(x: 1, y: 2, z: 3)
        let w: c_floats = c_floats(x: -1, y: -2, z: -3)
        let exchange = Exchange<any Exchange02>(v, w, Exchange02.take42, Exchange02.give42)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_043_c_floats_optional_exchanged() {
        let v: c_floats? = c_floats(x: 1, y: 2, z: 3)
        let w: c_floats? = nil
        let exchange = Exchange<any Exchange02>.unspecialized(v, w, Exchange02.take43, Exchange02.give43)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_044_c_mixed_chunk_exchanged() {
        let v: c_mixed_chunk = c_mixed_chunk(f: 1.5, i: -9, h: 40000, flag: true)
        let w: c_mixed_chunk = c_mixed_chunk(f: -0.5, i: 77, h: 3, flag: false)
        let exchange = Exchange<any Exchange02>.unspecialized(v, w, Exchange02.take44, Exchange02.give44)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_045_c_nested_exchanged() {
        let v: c_nested = c_nested(pair: c_pair(small: 1, big: 2), floats: c_floats(x: 3, y: 4, z: 5), tail: -6)
        let w: c_nested = c_nested(pair: c_pair(small: -1, big: -2), floats: c_floats(x: -3, y: -4, z: -5), tail: 6)
        let exchange = Exchange<any Exchange02>(v, w, Exchange02.take45, Exchange02.give45)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_046_c_array_exchanged() {
        let v: c_array = c_array(values: (1, -2, 3), tail: 250)
        let w: c_array = c_array(values: (-4, 5, -6), tail: 7)
        let exchange = Exchange<any Exchange02>.unspecialized(v, w, Exchange02.take46, Exchange02.give46)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_047_c_matrix_exchanged() {
        let v: c_matrix = c_matrix(cells: ((1, 2, 3), (4, 5, 6)), rows: c_floats(x: 7, y: 8, z: 9))
        let w: c_matrix = c_matrix(cells: ((-1, -2, -3), (-4, -5, -6)), rows: c_floats(x: 7, y: -8, z: 9))
        let exchange = Exchange<any Exchange02>.unspecialized(v, w, Exchange02.take47, Exchange02.give47)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_048_c_name_exchanged() {
        let v: c_name = fixed.name(1)
        let w: c_name = fixed.name(2)
        let exchange = Exchange<any Exchange02>(v, w, Exchange02.take48, Exchange02.give48)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_049_c_64_exchanged() {
        let v: c_64 = fixed.sixtyFour(1)
        let w: c_64 = fixed.sixtyFour(-3)
        let exchange = Exchange<any Exchange02>.unspecialized(v, w, Exchange02.take49, Exchange02.give49)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_050_c_80_exchanged() {
        let v: c_80 = fixed.eighty(1)
        let w: c_80 = fixed.eighty(-2)
        let exchange = Exchange<any Exchange02>.unspecialized(v, w, Exchange02.take50, Exchange02.give50)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_051_c_80_optional_exchanged() {
        let v: c_80? = fixed.eighty(5)
        let w: c_80? = nil
        let exchange = Exchange<any Exchange02>(v, w, Exchange02.take51, Exchange02.give51)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_052_c_pointers_exchanged() {
        let v: c_pointers = c_pointers(name: fixed.text, cookie: nil, callback: c_twice)
        let w: c_pointers = c_pointers(name: nil, cookie: fixed.mutableRaw, callback: c_thrice)
        let exchange = Exchange<any Exchange02>.unspecialized(v, w, Exchange02.take52, Exchange02.give52)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_053_c_enums_exchanged() {
        let v: c_enums = c_enums(color: c_color_green, small: .b, direction: .up)
        let w: c_enums = c_enums(color: c_color_red, small: .a, direction: .down)
        let exchange = Exchange<any Exchange02>.unspecialized(v, w, Exchange02.take53, Exchange02.give53)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_054_c_packed_exchanged() {
        let v: c_packed = c_packed(tag: 200, value: -70000, weight: 2.5)
        let w: c_packed = c_packed(tag: 3, value: 4, weight: -5)
        let exchange = Exchange<any Exchange02>(v, w, Exchange02.take54, Exchange02.give54)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_055_c_aligned_exchanged() {
        let v: c_aligned = c_aligned(value: 12345, tail: -9)
        let w: c_aligned = c_aligned(value: -1, tail: 8)
        let exchange = Exchange<any Exchange02>.unspecialized(v, w, Exchange02.take55, Exchange02.give55)
        ExchangeCheck(Receiver(), exchange).check(isTaken: true, isGiven: true, isTold: true, isReplaced: true)
    }
    func test_D4_056_c_union_exchanged() {
        let v: c_union = c_union(real: 2.75)
        let w: c_union = c_union(whole: -99)
        let exchange = Exchange<any Exchange02>.unspecialized(v, w, Exchange02.take56, Exchange02.give56)
        ExchangeCheck(Receiver(), exchange).check(isTaken: false, isGiven: false, isTold: false, isReplaced: true)
    }
    func test_D4_057_c_tagged_union_exchanged() {
        let v: c_tagged_union = c_tagged_union(kind: 3, value: c_union(real: 2.75))
        let w: c_tagged_union = c_tagged_union(kind: -4, value: c_union(whole: 12))
        let exchange = Exchange<any Exchange02>(v, w, Exchange02.take57, Exchange02.give57)
        ExchangeCheck(Receiver(), exchange).check(isTaken: false, isGiven: false, isTold: false, isReplaced: true)
    }
    func test_D4_058_c_bits_exchanged() {
        let v: c_bits = c_bits(a: 21, b: 300, c: -7, d: 0xFF_1234_5678)
        let w: c_bits = c_bits(a: 1, b: 2, c: 3, d: 4)
        let exchange = Exchange<any Exchange02>.unspecialized(v, w, Exchange02.take58, Exchange02.give58)
        ExchangeCheck(Receiver(), exchange).check(isTaken: false, isGiven: false, isTold: false, isReplaced: true)
    }
    func test_D4_059_c_hidden_bits_exchanged() {
        let v: c_hidden_bits = c_hidden_bits(a: -70000, b: 300)
        let w: c_hidden_bits = c_hidden_bits(a: 5, b: 6)
        let exchange = Exchange<any Exchange02>.unspecialized(v, w, Exchange02.take59, Exchange02.give59)
        ExchangeCheck(Receiver(), exchange).check(isTaken: false, isGiven: false, isTold: false, isReplaced: true)
    }
}
