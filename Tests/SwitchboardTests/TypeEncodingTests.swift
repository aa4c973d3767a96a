import CFFIShim
import CMessageFixtures
import Foundation
import Switchboard
import XCTest

private class Base {}
private final class Derived: Base {}
private protocol Something {}
private protocol ObjectLike: AnyObject {}
private enum Swiftly { case a, b }
private struct Generic<T> { var value: T }
private struct WithObject { var object: AnyObject? }
private struct WithUnmanaged { var object: Unmanaged<Base>? }
private struct WithString { var text: String }
private struct Empty {}
private struct Tail { var inner: Padded, last: Int8 }
private struct Padded { var wide: Int64, small: Int8 }
private struct Row { var cells: (Int8, Int8, Int8), mixed: (Int16, Double), matrix: ((Int32, Int32), (Int32, Int32)) }
private struct Inline { var cells: InlineArray<5, Int16>, rows: InlineArray<2, Padded> }
private struct WithMetatype { var type: Base.Type, thin: Int8 }
private struct `Odd=Name}` { var value: Int32 }
private typealias Callback = @convention(c) (Int32) -> Void

/// Which types have an encoding, and which.
final class TypeEncodingTests: XCTestCase {
    private func check(_ table: [(Any.Type, String?)], line: UInt = #line) {
        // Twice: found anew, and from the cache.
        for _ in 0..<2 {
            for (type, expected) in table {
                XCTAssertEqual(TypeEncoding.encoding(of: type), expected, "\(type)", line: line)
            }
        }
    }

    func testScalars() {
        check([
            (Void.self, "v"), (Bool.self, "B"), (Int8.self, "c"), (UInt8.self, "C"), (Int16.self, "s"),
            (UInt16.self, "S"), (Int32.self, "i"), (UInt32.self, "I"), (Int64.self, "q"), (UInt64.self, "Q"),
            (Int.self, "q"), (UInt.self, "Q"), (Float.self, "f"), (Double.self, "d"), (CGFloat.self, "d"),
            (CWideChar.self, "I"),
        ])
        #if arch(x86_64) && !os(Windows)
            check([(Float80.self, "D")])
        #endif
    }

    func testPointersAndObjects() {
        let table: [(Any.Type, String)] = [
            (UnsafeRawPointer.self, "^v"), (UnsafeMutableRawPointer.self, "^v"), (OpaquePointer.self, "^v"),
            (UnsafePointer<CChar>.self, "*"), (UnsafeMutablePointer<CChar>.self, "*"),
            (UnsafePointer<UInt8>.self, "^C"), (UnsafeMutablePointer<Double>.self, "^d"),
            (UnsafePointer<mf_point>.self, "^v"), (UnsafePointer<String>.self, "^v"),
            (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.self, "^*"),
            (UnsafeMutablePointer<mf_color>.self, "^v"),
            (Unmanaged<Base>.self, "^v"), (Base.self, "@"), (Derived.self, "@"), (AnyObject.self, "@"),
            (NSObject.self, "@"), (Base.Type.self, "#"), (Derived.Type.self, "#"), (AnyObject.Type.self, "#"),
            (Callback.self, "^?"), ((@convention(c) () -> Int).self, "^?"),
        ]
        check(table.map { ($0, $1) })
        for (type, encoding) in table {
            func optional<T>(_: T.Type) -> Any.Type { T?.self }
            check([(_openExistential(type, do: optional), encoding)])
        }
    }

    func testRefused() {
        check([
            (String.self, nil), (Any.self, nil), ([Int].self, nil), ((any Something).self, nil),
            ((any ObjectLike).self, nil), ((any Error).self, nil), ((any ObjectLike.Type).self, nil),
            (Swiftly.self, nil), ((Int, Int).self, nil), ((Int32, Double).self, nil), ((() -> Void).self, nil),
            (Generic<Int32>.self, nil), (Range<Int>.self, nil), (UnsafeBufferPointer<Int>.self, nil),
            (SIMD4<Float>.self, nil), (Int?.self, nil), (Bool?.self, nil), (mf_point?.self, nil),
            (UnsafeRawPointer??.self, nil), (AnyObject??.self, nil), (Int.Type.self, nil), (Any.Type.self, nil),
            (WithObject.self, nil), (WithString.self, nil), (Empty.self, nil), (Tail.self, nil), (Int128.self, nil),
            (CVaListPointer.self, nil), (InlineArray<4, Int32>.self, nil), (Never.self, nil), (Character.self, nil),
        ])
    }

    func testSwiftStructs() {
        check([
            (CGPoint.self, "{CGPoint=dd}"), (CGRect.self, "{CGRect={CGPoint=dd}{CGSize=dd}}"),
            (Padded.self, "{Padded=qc}"), (WithUnmanaged.self, "{WithUnmanaged=^v}"),
            (Row.self, "{Row=[3c]{?=sd}[2[2i]]}"), (Inline.self, "{Inline=[5s][2{Padded=qc}]}"),
            (WithMetatype.self, "{WithMetatype=#c}"), (`Odd=Name}`.self, "{?=i}"),
        ])
    }

    func testImported() {
        check([
            (mf_color.self, "I"), (mf_signed.self, "i"), (mf_small.self, "C"), (mf_direction.self, "I"),
            (mf_flags.self, "S"), (mf_single.self, "{mf_single=I}"),
            (mf_enums.self, "{mf_enums=IiCSI}"), (mf_pointers.self, "{mf_pointers=*^v^?^i^*}"),
            (mf_arrays.self, "{mf_arrays=[24c][2[3s]][2{mf_pair=cd}]}"),
        ])
    }

    func testImportedRefused() {
        check([
            (mf_union.self, nil), (mf_tagged.self, nil), (mf_anonymous.self, nil), (mf_bits.self, nil),
            (mf_packed.self, nil), (mf_packed_alike.self, nil), (mf_aligned.self, nil), (mf_empty.self, nil),
            (mf_too_big.self, nil),
        ])
        #if arch(x86_64)
            // Swift does not tell the last from the first.
            check([(mf_hidden_bits.self, nil), (mf_hidden_tail.self, nil), (mf_float_double.self, nil)])
        #endif
    }

    /// C's compiler has the same sizes and offsets, and `@encode` the same text.
    func testAgreesWithTheCCompiler() throws {
        var types: [(String, Any.Type)] = [
            ("mf_scalars", mf_scalars.self), ("mf_point", mf_point.self), ("mf_pair", mf_pair.self),
            ("mf_floats", mf_floats.self), ("mf_arrays", mf_arrays.self), ("mf_nested", mf_nested.self),
            ("mf_pointers", mf_pointers.self), ("mf_enums", mf_enums.self), ("mf_single", mf_single.self),
            ("mf_big", mf_big.self), ("struct timeval", timeval.self), ("div_t", div_t.self),
            ("struct tm", tm.self), ("struct stat", stat.self),
        ]
        #if arch(x86_64) && !os(Windows)
            types.append(("mf_long_double", mf_long_double.self))
        #endif
        for (name, type) in types {
            let layout = try XCTUnwrap(mf_layout_of(name), name).pointee
            let encoding = try XCTUnwrap(TypeEncoding.encoding(of: type), name)
            let parsed = try Parsed(encoding)
            XCTAssertEqual(Int(parsed.result.pointee.size), layout.size, name)
            XCTAssertEqual(Int(parsed.result.pointee.alignment), layout.alignment, name)
            let offsets = withUnsafeBytes(of: layout.offsets) {
                Array($0.bindMemory(to: Int.self).prefix(layout.count))
            }
            XCTAssertEqual(Array(parsed.memberOffsets.prefix(layout.count)), offsets, name)
            // Enums are always i there; a structure without a tag has no name; const is said.
            if name != "mf_enums", name != "div_t" {
                let expected = String(cString: layout.encoding).replacing("r*", with: "*")
                // Where C's `char` has no sign, `@encode` says `C`, and Swift 6.2.3 imports it as an `Int8`, which is
                // `c`.
                func signless(_ text: String) -> String {
                    #if arch(x86_64)
                        return text
                    #else
                        return text.replacing("C", with: "c")
                    #endif
                }
                XCTAssertEqual(signless(encoding), signless(expected), name)
            }
        }
    }
}

/// A parsed encoding's first type.
private final class Parsed {
    private let encoding: UnsafeMutablePointer<cffi_encoding>

    init(_ text: String) throws {
        var error = cffi_encoding_error()
        encoding = try XCTUnwrap(cffi_encoding_parse(text, text.utf8.count, &error), text)
    }

    deinit { cffi_encoding_free(encoding) }

    var result: UnsafePointer<cffi_type> {
        (UnsafeRawPointer(encoding) + MemoryLayout<cffi_encoding>.size).assumingMemoryBound(to: cffi_type.self)
    }

    var memberOffsets: [Int] {
        var member = result + 1
        return (0..<result.pointee.count).map { _ in
            defer { member += Int(member.pointee.span) }
            return Int(member.pointee.offset)
        }
    }

    var layout: CLayout { withExtendedLifetime(self) { CLayout(node: result) } }
}

/// A C function's types, from its Swift type.
final class CFunctionTypeTests: XCTestCase {
    func testTypes() throws {
        let type = (@convention(c) (Int32, UnsafePointer<CChar>?, mf_point, Callback?) -> Double).self
        for type in [type, Optional<@convention(c) (Int32, UnsafePointer<CChar>?, mf_point, Callback?) -> Double>.self]
            as [Any.Type]
        {
            let function = try XCTUnwrap(CFunctionType(type))
            XCTAssert(function.result == Double.self)
            XCTAssertEqual(
                function.parameters.map { ObjectIdentifier($0) },
                [Int32.self, UnsafePointer<CChar>?.self, mf_point.self, Callback?.self].map { ObjectIdentifier($0) })
            XCTAssertEqual(function.encoding, "di*{mf_point=dd}^?")
            XCTAssertNil(function.withoutEncoding)
        }
        XCTAssertEqual(CFunctionType((@convention(c) () -> Void).self)?.encoding, "v")
        XCTAssertEqual(CFunctionType((@convention(c) @MainActor (Int) -> Void).self)?.encoding, "vq")
        XCTAssertEqual(CFunctionType((@convention(c) @Sendable (OpaquePointer) -> Int8).self)?.encoding, "c^v")
    }

    func testNone() {
        let others: [Any.Type] = [
            Int.self, String.self, (() -> Void).self, ((Int) -> Int).self, Int?.self, OpaquePointer.self,
            Optional<() -> Void>.self,
        ]
        for type in others { XCTAssertNil(CFunctionType(type), "\(type)") }
    }

    func testWhatHasNoEncoding() throws {
        let parameter = try XCTUnwrap(CFunctionType((@convention(c) (Int, mf_union, mf_bits) -> Int).self))
        XCTAssertNil(parameter.encoding)
        XCTAssertEqual(parameter.withoutEncoding?.part, .parameter(1))
        XCTAssert(parameter.withoutEncoding?.type == mf_union.self)
        let result = try XCTUnwrap(CFunctionType((@convention(c) (Int) -> mf_packed).self))
        XCTAssertNil(result.encoding)
        XCTAssertEqual(result.withoutEncoding?.part, .result)
    }
}

private struct Numbers { var a: Int32, b: Int32 }
private struct Pair { var x: Double, y: Double }
private struct Words { var first: UnsafeRawPointer?, second: OpaquePointer, third: UnsafeMutablePointer<Int> }

/// Which Swift types' values are those of a C type.
final class CLayoutTests: XCTestCase {
    private func accepts(_ encoding: String, _ type: Any.Type) throws -> Bool {
        try Parsed(encoding).layout.accepts(type)
    }

    /// Each scalar takes its own kind and no other.
    func testScalarsAgainstEachOther() throws {
        let scalars: [(String, Any.Type)] = [
            ("v", Void.self), ("B", Bool.self), ("c", Int8.self), ("C", UInt8.self), ("s", Int16.self),
            ("S", UInt16.self), ("i", Int32.self), ("I", UInt32.self), ("q", Int64.self), ("Q", UInt64.self),
            ("q", Int.self), ("Q", UInt.self), ("f", Float.self), ("d", Double.self), ("*", UnsafePointer<CChar>.self),
            ("@", Base.self), ("#", Base.Type.self),
        ]
        for (encoding, own) in scalars {
            for (other, type) in scalars {
                let expected = encoding == other || other == "*" && (encoding == "@" || encoding == "#")
                XCTAssertEqual(try accepts(encoding, type), expected, "\(encoding) \(own) \(type)")
            }
        }
    }

    func testPointers() throws {
        for encoding in ["^v", "*", "^?", ":", "^{a=i}", "^i"] {
            for type in [UnsafeRawPointer.self, OpaquePointer?.self, Callback?.self, Unmanaged<Base>.self] as [Any.Type]
            {
                XCTAssert(try accepts(encoding, type), "\(encoding) \(type)")
            }
            XCTAssertFalse(try accepts(encoding, AnyObject.self), encoding)
            XCTAssertFalse(try accepts(encoding, Int.self), encoding)
        }
        for encoding in ["@", "@?"] {
            XCTAssert(try accepts(encoding, AnyObject?.self))
            XCTAssert(try accepts(encoding, UnsafeRawPointer.self))
            XCTAssertFalse(try accepts(encoding, Base.Type.self))
            XCTAssertFalse(try accepts(encoding, String.self))
        }
        XCTAssertFalse(try accepts("#", AnyObject.self))
        XCTAssert(try accepts("#", OpaquePointer.self))
    }

    func testStructures() throws {
        let yes: [(String, Any.Type)] = [
            ("{a=ii}", Numbers.self), ("{a=[2i]}", Numbers.self), ("{a={b=i}i}", Numbers.self), ("{a=dd}", Pair.self),
            ("jd", Pair.self), ("{a=i}", Int32.self), ("{a=*@#}", Words.self), ("{a=@^v@}", Words.self),
            ("{a=[4096c]}", mf_big.self), ("{a=[24c][6s][2{b=cd}]}", mf_arrays.self), ("{a=cd}", mf_pair.self),
        ]
        for (encoding, type) in yes { XCTAssert(try accepts(encoding, type), "\(encoding) \(type)") }
        let no: [(String, Any.Type)] = [
            ("{a=iI}", Numbers.self), ("{a=i}", Numbers.self), ("{a=iii}", Numbers.self), ("q", Numbers.self),
            ("jf", Pair.self), ("{a=df}", Pair.self), ("{a=@q@}", Words.self), ("{a=[4095c]}", mf_big.self),
            ("{a=dc}", mf_pair.self), ("{a=cq}", mf_pair.self), ("{a=qq}", String.self),
            ("{a=ii}", (Int32, Int32).self),
        ]
        for (encoding, type) in no { XCTAssertFalse(try accepts(encoding, type), "\(encoding) \(type)") }
    }

    func testUnions() throws {
        for encoding in ["(a=qd)", "{a=(b=qd)}", "{a=[1(b=q)]}"] {
            XCTAssert(try accepts(encoding, mf_union.self), encoding)
            XCTAssert(try accepts(encoding, Int.self), encoding)
            XCTAssert(try accepts(encoding, UnsafeRawPointer?.self), encoding)
            XCTAssertFalse(try accepts(encoding, UnsafeRawPointer.self), "null, \(encoding)")
            XCTAssertFalse(try accepts(encoding, AnyObject.self), encoding)
            XCTAssertFalse(try accepts(encoding, Int32.self), encoding)
            XCTAssertFalse(try accepts(encoding, Numbers.self), "alignment, \(encoding)")
        }
        XCTAssert(try accepts("{a=i(b=qd)}", mf_tagged.self))
    }

    func testLongArraysAreShort() throws {
        let array = try Parsed("{a=[65536c]}").layout
        XCTAssertEqual(array.runs.count, 1)
        XCTAssertEqual(array.runs.first?.count, 65536)
        XCTAssertEqual(try Parsed("{a=[64[1024c]]}").layout.runs, array.runs)
        XCTAssertEqual(try Parsed("{a=ii[3i]}").layout, try Parsed("{b=[5i]}").layout)
        XCTAssertNotEqual(try Parsed("{a=iI}").layout, try Parsed("{b=[2i]}").layout)
    }

    func testOfSwiftTypes() throws {
        XCTAssertEqual(CLayout(CGRect.self), try Parsed("{a=[4d]}").layout)
        XCTAssertEqual(CLayout(mf_nested.self), try Parsed("{a={b=cd}{c=fff}s}").layout)
        XCTAssertNil(CLayout(String.self))
        XCTAssertEqual(CLayout(Void.self)?.size, 0)
    }
}
