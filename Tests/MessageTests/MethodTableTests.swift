import Foundation
import Switchboard
import TestSupport
import XCTest

/// Rule I3.
final class MethodTableTests: XCTestCase {
    private func answer(_ table: MethodTable, _ selector: MessageSelector) -> Int? {
        try? DynamicReceiver(methods: table).send(selector, returning: Int.self)
    }

    func test_I3_add() {
        let table = MethodTable()
        XCTAssertNil(answer(table, "a"))
        XCTAssertTrue(table.add("a", method(1)))
        XCTAssertEqual(answer(table, "a"), 1)
        XCTAssertFalse(table.add("a", method(2)))
        XCTAssertEqual(answer(table, "a"), 1)
        XCTAssertEqual(table.selectors, ["a"])
    }

    /// So many that a time for each of them with every change would not end today; and each is found at once.
    func test_I3_addVeryMany() {
        let base = MethodTable { $0.add("method 7", method(-7)) }
        let table = MethodTable(inheriting: base)
        let heir = MethodTable(inheriting: table)
        for number in 0..<20_000 {
            // Now and then a table without heirs has a map while methods are added, and one with heirs.
            let target = number.isMultiple(of: 1_000) ? table : heir
            let selector = MessageSelector("method \(number)")
            XCTAssertTrue(target.add(selector, method(number)))
            XCTAssertEqual(answer(heir, selector), number)
            XCTAssertEqual(answer(heir, "method 7"), number < 7 ? -7 : 7)
        }
        XCTAssertEqual(answer(table, "method 3000"), 3000)
        XCTAssertEqual(answer(table, "method 7"), -7)
        XCTAssertNil(answer(table, "method 3001"))
        XCTAssertEqual(heir.selectors.count + table.selectors.count, 20_000)
    }

    func test_I3_replace() {
        let base = MethodTable { $0.add("a", method(1)) }
        let heir = MethodTable(inheriting: base)
        let inherited = heir.replace("a", method(2))
        XCTAssertIdentical(inherited, base.method(for: "a"))
        XCTAssertEqual(answer(heir, "a"), 2)
        XCTAssertEqual(answer(base, "a"), 1)
        XCTAssertNotNil(heir.replace("a", method(3)))
        XCTAssertNil(heir.replace("b", method(4)))
        XCTAssertEqual(answer(heir, "a"), 3)
        XCTAssertEqual(heir.selectors, ["a", "b"])
    }

    func test_I3_remove() {
        let base = MethodTable { $0.add("a", method(1)) }
        let heir = MethodTable(inheriting: base) { $0.add("a", method(2)) }
        XCTAssertEqual(answer(heir, "a"), 2)
        XCTAssertNotNil(heir.remove("a"))
        XCTAssertEqual(answer(heir, "a"), 1)
        XCTAssertNil(heir.remove("a"))
        XCTAssertNotNil(base.remove("a"))
        XCTAssertNil(answer(heir, "a"))
    }

    func test_I3_exchange() {
        let base = MethodTable {
            $0.add("a", method(1))
            $0.add("b", method(2))
        }
        let heir = MethodTable(inheriting: base)
        XCTAssertTrue(heir.exchange("a", "b"))
        XCTAssertEqual([answer(heir, "a"), answer(heir, "b")], [2, 1])
        XCTAssertEqual([answer(base, "a"), answer(base, "b")], [1, 2])
        XCTAssertFalse(heir.exchange("a", "c"))
        XCTAssertTrue(heir.exchange("a", "a"))
        XCTAssertEqual([answer(heir, "a"), answer(heir, "b")], [2, 1])
    }

    func test_I3_threeLevels_cachesInvalidated() {
        let top = MethodTable(), middle = MethodTable(inheriting: top), bottom = MethodTable(inheriting: middle)
        XCTAssertIdentical(bottom.inherited, middle)
        for table in [top, middle, bottom] { XCTAssertNil(answer(table, "a")) }
        top.add("a", method(1))
        for table in [top, middle, bottom] { XCTAssertEqual(answer(table, "a"), 1) }
        middle.add("a", method(2))
        XCTAssertEqual([top, middle, bottom].map { answer($0, "a") }, [1, 2, 2])
        top.replace("a", method(3))
        XCTAssertEqual([top, middle, bottom].map { answer($0, "a") }, [3, 2, 2])
        middle.remove("a")
        XCTAssertEqual([top, middle, bottom].map { answer($0, "a") }, [3, 3, 3])
    }

    func test_I3_oneMethodUnderManySelectors() {
        let table = MethodTable()
        let shared = method(5)
        for index in 0..<300 { XCTAssertTrue(table.add(MessageSelector("m\(index)"), shared)) }
        for index in 0..<300 { XCTAssertEqual(answer(table, MessageSelector("m\(index)")), 5) }
        XCTAssertEqual(table.selectors.count, 300)
    }

    func test_I3_droppedMethodsAndTablesEnd() {
        let counter = Tracked.Counter()
        autoreleased {
            let base = MethodTable()
            autoreleased {
                let heir = MethodTable(inheriting: base)
                let tracked = Tracked(counter)
                heir.add("a") { (_: DynamicReceiver) in tracked.name.count }
                XCTAssertEqual(answer(heir, "a"), 0)
            }
            let tracked = Tracked(counter)
            base.add("a") { (_: DynamicReceiver) in tracked.name.count }
            base.replace("a") { (_: DynamicReceiver) in tracked.name.count + 1 }
            XCTAssertEqual(answer(base, "a"), 1)
            base.remove("a")
        }
        XCTAssertEqual(counter.alive, 0)
    }

    /// What a method captures may use tables when it ends.
    func test_I3_methodsThatEndInAChange() {
        final class Ending: Sendable {
            let table: MethodTable
            init(_ table: MethodTable) { self.table = table }
            deinit { table.replace("ended") { (_: DynamicReceiver) in 1 } }
        }
        let other = MethodTable(), table = MethodTable()
        autoreleased {
            let ending = Ending(other)
            table.add("a") { (_: DynamicReceiver) in withExtendedLifetime(ending) { 1 } }
        }
        XCTAssertEqual(answer(table, "a"), 1)
        XCTAssertNil(answer(other, "ended"))
        table.remove("a")
        XCTAssertEqual(answer(other, "ended"), 1)
    }

    /// The same where a table ends while another thread looks at it, for a change of the one that it inherits from.
    func test_I3_tablesThatEndDuringAChange() {
        final class Ending: Sendable {
            let table: MethodTable
            init(_ table: MethodTable) { self.table = table }
            deinit { table.replace("ended") { (_: DynamicReceiver) in 1 } }
        }
        let other = MethodTable(), base = MethodTable()
        DispatchQueue.concurrentPerform(iterations: 4) { index in
            for round in 0..<3000 {
                if index == 0 {
                    base.replace("a", method(round))
                } else if index == 1 {
                    _ = MethodTable(inheriting: base)
                } else {
                    let ending = Ending(other)
                    let heir = MethodTable(inheriting: base)
                    heir.add("b") { (_: DynamicReceiver) in withExtendedLifetime(ending) { 1 } }
                }
            }
        }
        XCTAssertEqual(answer(other, "ended"), 1)
    }

    /// Operations on a tree of tables, and on dictionaries that are searched naively.
    func test_I3_randomChangesAgreeWithAModel() {
        for seed in 1...20 as ClosedRange<UInt64> {
            var random = Random(seed)
            var tables = [MethodTable()]
            var parents: [Int?] = [nil]
            var model: [[Int: Int]] = [[:]]
            func expected(_ table: Int?, _ selector: Int) -> Int? {
                table.flatMap { model[$0][selector] ?? expected(parents[$0], selector) }
            }
            let selectors = (0..<6).map { MessageSelector("random\($0):") }
            for step in 0..<300 {
                let table = Int(random.next() % UInt64(tables.count))
                let one = Int(random.next() % 6), two = Int(random.next() % 6)
                switch random.next() % 8 {
                case 0 where tables.count < 12:
                    tables.append(MethodTable(inheriting: tables[table]))
                    parents.append(table)
                    model.append([:])
                case 0, 1, 2:
                    XCTAssertEqual(tables[table].add(selectors[one], method(step)), model[table][one] == nil)
                    if model[table][one] == nil { model[table][one] = step }
                case 3:
                    let before = expected(table, one) != nil
                    XCTAssertEqual(tables[table].replace(selectors[one], method(step)) != nil, before)
                    model[table][one] = step
                case 4, 5:
                    XCTAssertEqual(tables[table].remove(selectors[one]) != nil, model[table][one] != nil)
                    model[table][one] = nil
                default:
                    let (first, second) = (expected(table, one), expected(table, two))
                    XCTAssertEqual(
                        tables[table].exchange(selectors[one], selectors[two]), first != nil && second != nil)
                    if let first, let second { (model[table][one], model[table][two]) = (second, first) }
                    if one == two, let first { model[table][one] = first }
                }
                let looked = Int(random.next() % UInt64(tables.count))
                for selector in 0..<6 {
                    XCTAssertEqual(
                        answer(tables[looked], selectors[selector]), expected(looked, selector),
                        "seed \(seed), step \(step)")
                }
            }
        }
    }

    func test_I3_eightThreadsSendWhileOthersChange() {
        let counter = Tracked.Counter()
        autoreleased {
            let base = MethodTable(), heir = MethodTable(inheriting: base)
            nonisolated(unsafe) let receiver = DynamicReceiver(methods: heir)
            @Sendable func numbered(_ selector: String, _ number: Int) -> MethodImplementation {
                let tracked = Tracked(counter, selector)
                return MethodTable.method { (_: DynamicReceiver) in tracked.name + "\(number % 2)" }
            }
            base.add("a", numbered("ab", 0))
            base.add("b", numbered("ab", 0))
            base.add("c", numbered("c", 0))
            let changesLeft = Tracked.Counter()
            changesLeft.add(3)
            DispatchQueue.concurrentPerform(iterations: 11) { index in
                guard index >= 3 else {
                    for round in 0..<400 {
                        switch index {
                        case 0: base.replace("c", numbered("c", round))
                        case 1: heir.exchange("a", "b")
                        default:
                            heir.replace(MessageSelector("d\(round % 7)"), numbered("d", round))
                            heir.replace("c", numbered("c", round))
                            heir.remove("c")
                        }
                        if round % 50 == 0 { _ = MethodTable(inheriting: heir).method(for: "a") }
                    }
                    return changesLeft.add(-1)
                }
                repeat {
                    assertSucceeds {
                        let a: String = try receiver.send("a"), c: String = try receiver.send("c")
                        if !a.hasPrefix("ab") || !c.hasPrefix("c") { XCTFail("\(a) \(c)") }
                    }
                } while changesLeft.alive > 0
            }
            XCTAssertEqual(counter.alive, 2 + 1 + 7)
        }
        XCTAssertEqual(counter.alive, 0)
    }
}

private func method(_ number: Int) -> MethodImplementation { MethodTable.method { (_: DynamicReceiver) in number } }

/// SplitMix64.
private struct Random {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
