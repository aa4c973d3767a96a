import CLibraryFixtures
import Foundation
import Switchboard
import XCTest

/// `snprintf` by name, with arguments behind its ellipsis, compared with what C prints.
final class PrintingTests: XCTestCase {
    private static let snprintf = Result { try CFunction(symbol: "snprintf", encoding: "i*Q*", isVariadic: true) }

    /// Prints with `CFunction`; the text, after a check of the length that C gives. Not specialized:
    /// CompilerWorkarounds.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private static func print<each Argument>(_ format: String, _ arguments: repeat each Argument) throws -> String {
        try printed { buffer, size in
            try snprintf.get()(buffer, size, format, repeat each arguments)
        }
    }

    /// What C's own `vsnprintf` prints.
    private static func expected(_ format: String, _ arguments: CVarArg...) throws -> String {
        try Self.printed { buffer, size in withVaList(arguments) { vsnprintf(buffer, Int(size), format, $0) } }
    }

    private static func printed(_ body: (UnsafeMutablePointer<CChar>, UInt) throws -> Int32) throws -> String {
        try withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
            let length = try body(buffer.baseAddress!, UInt(buffer.count))
            let text = String(cString: buffer.baseAddress!)
            XCTAssertEqual(Int(length), strlen(buffer.baseAddress!))
            return text
        }
    }

    func testIntegersOfAllWidthsPrintAsInC() throws {
        for seed in 0..<300 {
            var random = SeededNumbers(seed: seed)
            let (a, b) = (
                Int32.random(in: .min ... .max, using: &random), UInt32.random(in: .min ... .max, using: &random)
            )
            let (c, d) = (Int.random(in: .min ... .max, using: &random), UInt.random(in: .min ... .max, using: &random))
            let format = "%d %u %x %ld %lu %lx"
            XCTAssertEqual(try Self.print(format, a, b, b, c, d, d), try Self.expected(format, a, b, b, c, d, d))
        }
    }

    func testDoublesPrintAsInC() throws {
        let numbers = [
            0, -0.0, 1, -1.5, .pi, 1e300, .leastNonzeroMagnitude, .infinity, -.infinity, .greatestFiniteMagnitude,
        ]
        for number in numbers {
            for format in ["%g %a %e", "%.17g %.0f %+.3f"] {
                XCTAssertEqual(
                    try Self.print(format, number, number, number), try Self.expected(format, number, number, number))
            }
        }
    }

    func testStringsPrintAsInC() throws {
        for text in ["", "text", "grüße 🙂", String(repeating: "long ", count: 60)] {
            try text.withCString { bytes in
                XCTAssertEqual(
                    try Self.print("<%s> <%.3s> <%10s>", text, text, text),
                    try Self.expected("<%s> <%.3s> <%10s>", bytes, bytes, bytes))
                XCTAssertEqual(try Self.print("<%s>", bytes), "<\(text)>")
            }
        }
    }

    func testPointersPrintAsInC() throws {
        let pointer = UnsafeRawPointer(bitPattern: 0x7FFF_1234)!
        XCTAssertEqual(try Self.print("%p %d", pointer, Int32(1)), "0x7fff1234 1")
        XCTAssertEqual(try Self.print("%p", OpaquePointer(pointer)), "0x7fff1234")
        XCTAssertEqual(try Self.print("%p", UnsafeRawPointer?.none), try Self.expected("%p", Int(0)))
    }

    func testShortTypesAreWidenedAsAnEllipsisDoesInC() throws {
        let format = String(cString: fixture_promoted_format())
        for seed in 0..<300 {
            var random = SeededNumbers(seed: seed)
            let small = Int8.random(in: .min ... .max, using: &random),
                byte = UInt8.random(in: .min ... .max, using: &random)
            let word = Int16.random(in: .min ... .max, using: &random)
            let wide = UInt16.random(in: .min ... .max, using: &random)
            let flag = Bool.random(using: &random), number = Float.random(in: -1e6...1e6, using: &random)
            XCTAssertEqual(
                try Self.print(format, small, byte, word, wide, flag, number),
                try Self.printed { fixture_print_promoted($0, Int($1), small, byte, word, wide, flag, number) })
        }
    }

    func testSixteenArgumentsSpillToTheStackAsInC() throws {
        let format = String(cString: fixture_sixteen_format())
        for seed in 0..<100 {
            var random = SeededNumbers(seed: seed)
            let i = (0..<8).map { _ in Int64.random(in: .min ... .max, using: &random) }
            let n = (0..<7).map { _ in Double.random(in: -1e9...1e9, using: &random) }
            XCTAssertEqual(
                try Self.print(
                    format, i[0], n[0], i[1], n[1], i[2], n[2], i[3], n[3], i[4], n[4], i[5], n[5], i[6], n[6], i[7],
                    "end"),
                try Self.printed { fixture_print_sixteen($0, Int($1), i, n, "end") })
        }
    }

    func testWithoutArgumentsBehindTheEllipsisTheFormatIsPrinted() throws {
        XCTAssertEqual(try Self.print("100 %%"), "100 %")
    }

    func testAnArgumentThatCHasNotIsRefusedBeforeTheCall() throws {
        XCTAssertThrowsError(try Self.print("%s", ["an array"])) { XCTAssertTrue($0 is MessageError) }
        XCTAssertThrowsError(try Self.print("%d", Int?(5))) { XCTAssertTrue($0 is MessageError) }
    }

    func testADeclaredArgumentThatIsMissingIsRefusedBeforeTheCall() throws {
        let snprintf = try Self.snprintf.get()
        XCTAssertThrowsError(try snprintf("too few", returning: Int32.self)) { XCTAssertTrue($0 is MessageError) }
    }

    func testEightThreadsPrintAtOnce() {
        onThreads(8) { thread in
            for index in 0..<500 {
                let text = try Self.print("%d %s %.2f", Int32(index), "thread \(thread)", Double(index) / 4)
                XCTAssertEqual(text, "\(index) thread \(thread) \(String(format: "%.2f", Double(index) / 4))")
            }
        }
    }
}
