import Foundation
import Switchboard
import XCTest

/// `qsort` and `bsearch`, with comparators that capture: C gives them no context.
final class SortingTests: XCTestCase {
    private typealias Comparator = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32

    /// Sorts, and counts the comparisons.
    private struct Sorter {
        var comparisons = 0

        mutating func sort(_ numbers: inout [Int64], descending: Bool) throws {
            try withCCallback(Comparator.self) { (one: UnsafeRawPointer?, two: UnsafeRawPointer?) -> Int32 in
                comparisons += 1
                return SortingTests.compare(one, two) * (descending ? -1 : 1)
            } do: { comparator in
                qsort(&numbers, numbers.count, MemoryLayout<Int64>.stride, comparator)
            }
        }
    }

    private static func compare(_ one: UnsafeRawPointer?, _ two: UnsafeRawPointer?) -> Int32 {
        guard let one = one?.load(as: Int64.self), let two = two?.load(as: Int64.self) else { return 0 }
        return one < two ? -1 : one > two ? 1 : 0
    }

    private static func numbers(seed: Int) -> [Int64] {
        var random = SeededNumbers(seed: seed)
        let width = Int64.random(in: 0...40, using: &random)
        return (0..<Int.random(in: 0...200, using: &random)).map { _ in
            Int64.random(in: -(1 << width)...(1 << width), using: &random)
        }
    }

    func testQsortWithACapturingComparatorOrdersAsSwiftDoes() throws {
        for seed in 0..<300 {
            let numbers = Self.numbers(seed: seed)
            let descending = seed % 2 == 1
            var sorted = numbers, sorter = Sorter()
            try sorter.sort(&sorted, descending: descending)
            XCTAssertEqual(sorted, numbers.sorted(by: descending ? { $0 > $1 } : { $0 < $1 }), "seed \(seed)")
            XCTAssertGreaterThanOrEqual(sorter.comparisons, numbers.count - 1, "seed \(seed)")
        }
    }

    func testBsearchWithACapturingComparatorFindsJustWhatIsThere() throws {
        for seed in 0..<300 {
            let numbers = Self.numbers(seed: seed).sorted()
            let wanted =
                numbers.isEmpty ? [0] : [numbers[seed % numbers.count], numbers[0] - 1, numbers[numbers.count / 2] + 1]
            for number in wanted {
                var comparisons = 0
                let found = try withCCallback(Comparator.self) {
                    (key: UnsafeRawPointer?, element: UnsafeRawPointer?) -> Int32 in
                    comparisons += 1
                    XCTAssertEqual(key?.load(as: Int64.self), number)
                    return Self.compare(key, element)
                } do: { comparator in
                    withUnsafePointer(to: number) { key in
                        numbers.withUnsafeBytes { bytes in
                            bsearch(key, bytes.baseAddress ?? UnsafeRawPointer(key), numbers.count, 8, comparator)?
                                .load(as: Int64.self)
                        }
                    }
                }
                XCTAssertEqual(found, numbers.contains(number) ? number : nil, "seed \(seed)")
                XCTAssertEqual(comparisons == 0, numbers.isEmpty, "seed \(seed)")
            }
        }
    }

    func testAComparatorMaySortWithAnother() throws {
        let words = ["listen", "stone", "silent", "notes", "enlist", "onset"]
        var order = Array(words.indices)
        try withCCallback(Comparator.self) { (one: UnsafeRawPointer?, two: UnsafeRawPointer?) -> Int32 in
            let both = [one, two].map { place -> [Int64] in
                var letters = words[place!.load(as: Int.self)].utf8.map { Int64($0) }
                var sorter = Sorter()
                do { try sorter.sort(&letters, descending: false) } catch { XCTFail("\(error)") }
                return letters
            }
            return both[0] == both[1] ? 0 : both[0].lexicographicallyPrecedes(both[1]) ? -1 : 1
        } do: { comparator in
            qsort(&order, order.count, MemoryLayout<Int>.stride, comparator)
        }
        XCTAssertEqual(order.prefix(3).sorted(), [0, 2, 4])
        XCTAssertEqual(order.suffix(3).sorted(), [1, 3, 5])
    }

    func testAnErrorOfTheBodyReachesTheCallerOfWithCFunction() {
        struct Stop: Error {}
        XCTAssertThrowsError(
            try withCCallback(Comparator.self) { (_: UnsafeRawPointer?, _: UnsafeRawPointer?) -> Int32 in
                0
            } do: { _ in
                throw Stop()
            }
        ) { XCTAssertTrue($0 is Stop) }
    }

    func testEightThreadsSortWithTheirOwnComparatorsAtOnce() {
        onThreads(8) { thread in
            for seed in thread * 1000..<thread * 1000 + 100 {
                let numbers = Self.numbers(seed: seed)
                var sorted = numbers, sorter = Sorter()
                try sorter.sort(&sorted, descending: true)
                XCTAssertEqual(sorted, numbers.sorted(by: >), "seed \(seed)")
            }
        }
    }

    func testEightThreadsSortWithOneComparatorAtOnce() throws {
        let calls = NSLock()
        nonisolated(unsafe) var count = 0
        let comparator = try CCallback(Comparator.self) { (one: UnsafeRawPointer?, two: UnsafeRawPointer?) -> Int32 in
            calls.withLock { count += 1 }
            return Self.compare(one, two)
        }
        onThreads(8) { thread in
            for seed in thread * 1000..<thread * 1000 + 50 {
                let numbers = Self.numbers(seed: seed)
                var sorted = numbers
                qsort(&sorted, sorted.count, MemoryLayout<Int64>.stride, comparator.function)
                XCTAssertEqual(sorted, numbers.sorted(), "seed \(seed)")
            }
        }
        XCTAssertGreaterThan(count, 8 * 50)
        withExtendedLifetime(comparator) {}
    }
}
