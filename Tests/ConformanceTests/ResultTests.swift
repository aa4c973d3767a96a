import ConformanceHosts
import Foundation
import Switchboard
import TestSupport
import XCTest

/// Gives what it was given.
final class Giver: ResultsDelegate {
    final class Holder<Value> {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
    var held: AnyObject?
    private func give<Value>() -> Value { (held as! Holder<Value>).value }

    func i8() -> Int8 { give() }
    func u8() -> UInt8 { give() }
    func i16() -> Int16 { give() }
    func u16() -> UInt16 { give() }
    func i32() -> Int32 { give() }
    func u32() -> UInt32 { give() }
    func i64() -> Int64 { give() }
    func u64() -> UInt64 { give() }
    func int() -> Int { give() }
    func uint() -> UInt { give() }
    func bool() -> Bool { give() }
    func float() -> Float { give() }
    func double() -> Double { give() }
    func character() -> Character { give() }
    func scalar() -> Unicode.Scalar { give() }
    func text() -> String { give() }
    func slice() -> Substring { give() }
    func ints() -> [Int] { give() }
    func texts() -> [String] { give() }
    func table() -> [String: Int] { give() }
    func set() -> Set<Int> { give() }
    func range() -> ClosedRange<Int> { give() }
    func maybeInt() -> Int? { give() }
    func maybeText() -> String? { give() }
    func maybeInts() -> [Int]? { give() }
    func maybeDouble() -> Double? { give() }
    func maybeSmall() -> Int8? { give() }
    func maybeBool() -> Bool? { give() }
    func maybeMaybe() -> UInt64?? { give() }
    func plain() -> Plain { give() }
    func payload() -> Payload { give() }
    func tree() -> Tree { give() }
    func structS1() -> S1 { give() }
    func structS2() -> S2 { give() }
    func structS3() -> S3 { give() }
    func structS5() -> S5 { give() }
    func structS7() -> S7 { give() }
    func structS9() -> S9 { give() }
    func structS12() -> S12 { give() }
    func structS16() -> S16 { give() }
    func structS17() -> S17 { give() }
    func structS24() -> S24 { give() }
    func structS31() -> S31 { give() }
    func structS32() -> S32 { give() }
    func structS33() -> S33 { give() }
    func structS64() -> S64 { give() }
    func structS100() -> S100 { give() }
    func structF2() -> F2 { give() }
    func structF4() -> F4 { give() }
    func structF5() -> F5 { give() }
    func structMix() -> Mix { give() }
    func structText() -> Text { give() }
    func structBoxed() -> Boxed { give() }
    func structObjects() -> Objects { give() }
    func structSmall() -> Small { give() }
    func maybeText3() -> Text? { give() }
    func maybeS9() -> S9? { give() }
    func maybeF2() -> F2? { give() }
    func any() -> Any { give() }
    func maybeAny() -> Any? { give() }
    func error() -> any Error { give() }
    func maybeError() -> (any Error)? { give() }
    func describable() -> any CustomStringConvertible { give() }
    func object() -> AnyObject { give() }
    func token() -> Token { give() }
    func maybeToken() -> Token? { give() }
    func metatype() -> Any.Type { give() }
    func pair() -> (Int, String) { give() }
    func triple() -> (Int8, Double, Float) { give() }
    func four() -> (Int, Int, Int, Int) { give() }
    func nestedPair() -> (Int8, (Double, Bool)) { give() }
    func v2() -> SIMD2<Float> { give() }
    func v3() -> SIMD3<Float> { give() }
    func v4() -> SIMD4<Float> { give() }
    func v2d() -> SIMD2<Double> { give() }
    func v4d() -> SIMD4<Double> { give() }
    func v8() -> SIMD8<Int32> { give() }
    func v16() -> SIMD16<Int8> { give() }
    func v64() -> SIMD64<Int8> { give() }
    func pointer() -> UnsafeRawPointer { give() }
    func maybePointer() -> UnsafeMutablePointer<Int>? { give() }
    func outcome() -> Result<Int, Failure> { give() }
    func data() -> Data { give() }
    func url() -> URL { give() }
    func date() -> Date { give() }
    func uuid() -> UUID { give() }
    func decimal() -> Decimal { give() }
    func path() -> IndexPath { give() }
    func rect() -> CGRect { give() }
    func identifier() -> ObjectIdentifier { give() }
    func closure() -> () -> Void { give() }
    func closureOfInts() -> (Int) -> Int { give() }
    func maybeClosure() -> (() -> Void)? { give() }
    func thin() -> Int.Type { Int.self }
    func five() -> (Int, Int, Int, Int, Int) { (1, 2, 3, 4, 5) }
}

private var sampleS1: S1 { S1(a: 200) }
private var sampleS2: S2 { S2(a: 200, b: 200) }
private var sampleS3: S3 { S3(a: 200, b: 60000) }
private var sampleS5: S5 { S5(a: 4_000_000_000, b: 200) }
private var sampleS7: S7 { S7(a: 4_000_000_000, b: 60000, c: 200) }
private var sampleS9: S9 { S9(a: .max, b: 200) }
private var sampleS12: S12 { S12(a: .max, b: 4_000_000_000) }
private var sampleS16: S16 { S16(a: .max, b: -2.5) }
private var sampleS17: S17 { S17(a: .max, b: .max, c: true) }
private var sampleS24: S24 { S24(a: -2.5, b: -3, c: 1.25) }
private var sampleS31: S31 { S31(a: -3, b: -3, c: -3, d: 4_000_000_000, e: 60000, f: 200) }
private var sampleS32: S32 { S32(a: -3, b: -2.5, c: -3, d: -2.5) }
private var sampleS33: S33 { S33(a: -3, b: -3, c: -3, d: -3, e: -4) }
private var sampleS64: S64 { S64(a: S32(a: -3, b: -2.5, c: -3, d: -2.5), b: S32(a: -3, b: -2.5, c: -3, d: -2.5)) }
// swift-format-ignore
private var sampleS100: S100 { S100(a: S64(a: S32(a: -3, b: -2.5, c: -3, d: -2.5), b: S32(a: -3, b: -2.5, c: -3, d: -2.5)), b: S32(a: -3, b: -2.5, c: -3, d: -2.5), c: 4_000_000_000) }
private var sampleF2: F2 { F2(a: 1.25, b: 1.25) }
private var sampleF4: F4 { F4(a: 1.25, b: 1.25, c: 1.25, d: 1.25) }
private var sampleF5: F5 { F5(a: -2.5, b: -2.5, c: -2.5, d: -2.5, e: -2.5) }
private var sampleMix: Mix { Mix(a: -4, b: -2.5, c: 1.25, d: true) }
private var sampleText: Text { Text(a: "a text that is too long for a small one", b: -3, c: -2.5) }
private var sampleBoxed: Boxed { Boxed(a: "any" as String, b: -3) }
private var sampleObjects: Objects { Objects(a: Token(1), b: Token(2), c: [Token(3)]) }
private var sampleSmall: Small { Small(a: -4, b: 1.25, c: -4) }

/// B1, B6 and B15: results of many types, from the real delegate, by name, and from `forwardInvocation(_:)`.
final class ResultTests: ResultTestCase {
    func test_B15_resultsOfManyTypes_0() throws {
        try check("i8", ResultsDelegate.i8, [.min, .max, -1, 0])
        try check("u8", ResultsDelegate.u8, [.max, 1])
        try check("i16", ResultsDelegate.i16, [.min, .max, -1, 0])
        try check("u16", ResultsDelegate.u16, [.max, 1])
        try check("i32", ResultsDelegate.i32, [.min, .max, -1, 0])
        try check("u32", ResultsDelegate.u32, [.max, 1])
        try check("i64", ResultsDelegate.i64, [.min, .max, -1, 0])
        try check("u64", ResultsDelegate.u64, [.max, 1])
        try check("int", ResultsDelegate.int, [.min, 7])
        try check("uint", ResultsDelegate.uint, [.max])
        try check("bool", ResultsDelegate.bool, [true, false])
        try check("float", ResultsDelegate.float, [-0.0, .pi])
        try check("double", ResultsDelegate.double, [.infinity, 1.5])
        try check("character", ResultsDelegate.character, ["e", "👩‍👩‍👧"])
    }

    func test_B15_resultsOfManyTypes_1() throws {
        try check("scalar", ResultsDelegate.scalar, ["x"])
        try check("text", ResultsDelegate.text, ["", "short", "a text that is too long for a small one"])
        try check("slice", ResultsDelegate.slice, ["a text that is too long for a small one".dropFirst()])
        try check("ints", ResultsDelegate.ints, [[], [1, 2, 3]])
        try check("texts", ResultsDelegate.texts, [["a text that is too long for a small one"]])
        try check("table", ResultsDelegate.table, [["one": 1]])
        try check("set", ResultsDelegate.set, [[5]])
        try check("range", ResultsDelegate.range, [1...9])
        try check("maybeInt", ResultsDelegate.maybeInt, [nil, 5])
        try check("maybeText", ResultsDelegate.maybeText, [nil, "x"])
        try check("maybeInts", ResultsDelegate.maybeInts, [nil, [1]])
        try check("maybeDouble", ResultsDelegate.maybeDouble, [nil, 2])
        try check("maybeSmall", ResultsDelegate.maybeSmall, [nil, -1])
        try check("maybeBool", ResultsDelegate.maybeBool, [nil, true, false])
    }

    func test_B15_resultsOfManyTypes_2() throws {
        try check("maybeMaybe", ResultsDelegate.maybeMaybe, [nil, .some(nil), 3])
        try check("plain", ResultsDelegate.plain, [.b, .c])
        try check(
            "payload", ResultsDelegate.payload,
            [.none, .number(5), .text("a text that is too long for a small one"), .both(1, 2.5)])
        try check("tree", ResultsDelegate.tree, [.leaf, .node(.node(.leaf, 2), 1)])
        try check("structS1", ResultsDelegate.structS1, [sampleS1])
        try check("structS2", ResultsDelegate.structS2, [sampleS2])
        try check("structS3", ResultsDelegate.structS3, [sampleS3])
        try check("structS5", ResultsDelegate.structS5, [sampleS5])
        try check("structS7", ResultsDelegate.structS7, [sampleS7])
        try check("structS9", ResultsDelegate.structS9, [sampleS9])
        try check("structS12", ResultsDelegate.structS12, [sampleS12])
        try check("structS16", ResultsDelegate.structS16, [sampleS16])
        try check("structS17", ResultsDelegate.structS17, [sampleS17])
        try check("structS24", ResultsDelegate.structS24, [sampleS24])
    }

    func test_B15_resultsOfManyTypes_3() throws {
        try check("structS31", ResultsDelegate.structS31, [sampleS31])
        try check("structS32", ResultsDelegate.structS32, [sampleS32])
        try check("structS33", ResultsDelegate.structS33, [sampleS33])
        try check("structS64", ResultsDelegate.structS64, [sampleS64])
        try check("structS100", ResultsDelegate.structS100, [sampleS100])
        try check("structF2", ResultsDelegate.structF2, [sampleF2])
        try check("structF4", ResultsDelegate.structF4, [sampleF4])
        try check("structF5", ResultsDelegate.structF5, [sampleF5])
        try check("structMix", ResultsDelegate.structMix, [sampleMix])
        try check("structText", ResultsDelegate.structText, [sampleText])
        try check("structBoxed", ResultsDelegate.structBoxed, [sampleBoxed])
        try check("structObjects", ResultsDelegate.structObjects, [sampleObjects])
        try check("structSmall", ResultsDelegate.structSmall, [sampleSmall])
        try check("maybeText3", ResultsDelegate.maybeText3, [nil, sampleText])
    }

    func test_B15_resultsOfManyTypes_4() throws {
        try check("maybeS9", ResultsDelegate.maybeS9, [nil, sampleS9])
        try check("maybeF2", ResultsDelegate.maybeF2, [nil, sampleF2])
        try check("any", ResultsDelegate.any, [5, "text", Token(3), sampleS100])
        try check("maybeAny", ResultsDelegate.maybeAny, [nil, 6])
        try check("error", ResultsDelegate.error, [Failure(number: 3)])
        try check("maybeError", ResultsDelegate.maybeError, [nil, Failure(number: 4)])
        try check("describable", ResultsDelegate.describable, [5, "text"])
        try check("object", ResultsDelegate.object, [Token(4)])
        try check("token", ResultsDelegate.token, [Token(5)])
        try check("maybeToken", ResultsDelegate.maybeToken, [nil, Token(6)])
        try check("metatype", ResultsDelegate.metatype, [Int.self, String.self])
        try check("pair", ResultsDelegate.pair, [(5, "a text that is too long for a small one")])
        try check("triple", ResultsDelegate.triple, [(-1, 2.5, 0.5)])
        try check("four", ResultsDelegate.four, [(1, 2, 3, 4)])
    }

    func test_B15_resultsOfManyTypes_5() throws {
        try check("nestedPair", ResultsDelegate.nestedPair, [(1, (2, true))])
        try check("v2", ResultsDelegate.v2, [[1, 2]])
        try check("v3", ResultsDelegate.v3, [[1, 2, 3]])
        try check("v4", ResultsDelegate.v4, [[1, 2, 3, 4]])
        try check("v2d", ResultsDelegate.v2d, [[1, 2]])
        try check("v4d", ResultsDelegate.v4d, [[1, 2, 3, 4]])
        try check("v8", ResultsDelegate.v8, [[1, 2, 3, 4, 5, 6, 7, 8]])
        try check("v16", ResultsDelegate.v16, [SIMD16(repeating: -3)])
        try check("v64", ResultsDelegate.v64, [SIMD64(repeating: 3)])
        try check("pointer", ResultsDelegate.pointer, [UnsafeRawPointer(bitPattern: 4096)!])
        try check("maybePointer", ResultsDelegate.maybePointer, [nil])
        try check("outcome", ResultsDelegate.outcome, [.success(1), .failure(Failure(number: 2))])
        try check("data", ResultsDelegate.data, [Data([1, 2, 3]), Data(repeating: 7, count: 1000)])
        try check("url", ResultsDelegate.url, [URL(string: "https://example.org/path")!])
    }

    func test_B15_resultsOfManyTypes_6() throws {
        try check("date", ResultsDelegate.date, [Date(timeIntervalSince1970: 5)])
        try check("uuid", ResultsDelegate.uuid, [UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!])
        try check("decimal", ResultsDelegate.decimal, [Decimal(12345)])
        try check("path", ResultsDelegate.path, [[1, 2], [1, 2, 3, 4, 5]])
        try check("rect", ResultsDelegate.rect, [CGRect(x: 1, y: 2, width: 3, height: 4)])
        try check("identifier", ResultsDelegate.identifier, [ObjectIdentifier(Int.self)])
    }
}
