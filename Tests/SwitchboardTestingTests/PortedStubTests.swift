#if Testing
    import Foundation
    import Switchboard
    import SwitchboardTesting
    import TestSupport
    import Testing

    /// Stubs, in the shapes that the tests of Mockable and Cuckoo have: see `Tests/SpyShapes.md`.
    @Suite struct PortedStubTests {
        private typealias AnyDesk = any Desk<UInt8>

        private let spy = Spy<any Desk<UInt8>>()
        private var desk: any Desk<UInt8> { spy.object }
        private let mark = Spy<any Shelfmark>()

        // MARK: Answers

        @Test func aResultAndThenAComputedOne() throws {
            spy.stub(AnyDesk.reader(for:)).returns(Reader("Ada")).answers { number in Reader("Bo", age: number) }
            #expect(try desk.reader(for: 1) == Reader("Ada"))
            #expect(try desk.reader(for: 2) == Reader("Bo", age: 2))
        }

        @Test func resultsOneAfterTheOther() throws {
            spy.stub(AnyDesk.reader(for:)).returns(Reader("Ada")).returns(Reader("Bo"), Reader("Cy"))
            #expect(try (1...4).map { try desk.reader(for: $0).name } == ["Ada", "Bo", "Cy", "Cy"])
            mark.stub(get: \.title).returns("a").returns("b", "c")
            #expect((1...4).map { _ in mark.object.title } == ["a", "b", "c", "c"])
            mark.stub(get: \.title).returns(contentsOf: ["d", "e"])
            #expect((1...3).map { _ in mark.object.title } == ["d", "e", "e"])
        }

        @Test func resultsAndErrorsInTurn() {
            spy.stub(AnyDesk.reader(for:)).returns(Reader("Ada")).throws(DeskError.notFound)
                .answers { _ in Reader("Bo") }.answers { _ in throw DeskError.closed }
            #expect((try? desk.reader(for: 1)) == Reader("Ada"))
            #expect(throws: DeskError.notFound) { try desk.reader(for: 1) }
            #expect((try? desk.reader(for: 1)) == Reader("Bo"))
            #expect(throws: DeskError.closed) { try desk.reader(for: 1) }
        }

        @Test func theResultOfAnAssociatedType() {
            spy.stub(AnyDesk.favouriteColor).returns(3)
            #expect(desk.favouriteColor() == 3)
        }

        @Test func aResultOrAnErrorInAResult() throws {
            let results: [Result<Reader, any Error>] = [.success(Reader("Ada")), .failure(DeskError.notFound)]
            spy.stub(AnyDesk.reader(for:)).answers { number in try results[number].get() }
            #expect(try desk.reader(for: 0) == Reader("Ada"))
            #expect(throws: DeskError.notFound) { try desk.reader(for: 1) }
        }

        @Test func errorsOfMethodsWithAndWithoutAResult() async {
            spy.stub(AnyDesk.close).answers { throw DeskError.closed }
            #expect(throws: DeskError.closed) { try desk.close() }
            spy.stub(AnyDesk.enrol).throws(DeskError.notFound).answers { _ in throw DeskError.closed }
            await #expect(throws: DeskError.notFound) { try await desk.enrol(Reader("Ada")) }
            await #expect(throws: DeskError.closed) { try await desk.enrol(Reader("Ada")) }
            mark.stub(Shelfmark.check).throws(DeskError.closed)
            #expect(throws: DeskError.closed) { try mark.object.check() }
            mark.stub(Shelfmark.checkOnly).throws(DeskError.closed)
            #expect(throws: DeskError.closed) { try mark.object.checkOnly() }
        }

        @Test func declaredErrors() {
            spy.stub(AnyDesk.lend).throws(.notFound)
            spy.stub(get: { (desk: AnyDesk) throws(DeskError) in try desk.lent }).throws(.closed)
            #expect(throws: DeskError.notFound) { try desk.lend() }
            #expect(throws: DeskError.closed) { try desk.lent }
            mark.stub(Shelfmark.checkTyped).throws(.closed)
            #expect(throws: DeskError.closed) { try mark.object.checkTyped() }
        }

        @Test func resultsOfThrowingMethods() throws {
            mark.stub(Shelfmark.check).returns(2).answers { 3 }
            #expect(try [mark.object.check(), mark.object.check()] == [2, 3])
            mark.stub(Shelfmark.checkOnly).returns()
            try mark.object.checkOnly()
            let log = Log<String>()
            mark.stub(Shelfmark.checkOnly).answers { log.add("checked") }
            try mark.object.checkOnly()
            #expect(log.entries == ["checked"])
        }

        @Test func nothingAndAnActionOfAMethodWithoutAResult() {
            mark.stub(Shelfmark.touch).returns()
            mark.object.touch()
            let log = Log<String>()
            mark.stub(Shelfmark.touch).answers { log.add("touched") }
            mark.object.touch()
            #expect(log.entries == ["touched"])
            mark.verify(Shelfmark.touch, times: 2)
        }

        // MARK: Which stub answers

        @Test func argumentsChooseTheStub() throws {
            spy.stub(AnyDesk.reader(for:), with: 1).returns(Reader("Ada"))
            spy.stub(AnyDesk.reader(for:), with: 2).returns(Reader("Bo"))
            spy.stub(variadic(AnyDesk.readers(for:)), with: .equal([1])).returns([Reader("Ada")])
            spy.stub(variadic(AnyDesk.readers(for:)), with: .equal([1, 2])).returns([Reader("Ada"), Reader("Bo")])
            #expect(try desk.reader(for: 1) == Reader("Ada"))
            #expect(try desk.reader(for: 2) == Reader("Bo"))
            #expect(desk.readers(for: 1) == [Reader("Ada")])
            #expect(desk.readers(for: 1, 2).map(\.name) == ["Ada", "Bo"])
        }

        @Test func predicatesChooseTheStub() {
            spy.stub(AnyDesk.reader(for:), with: .where { $0 < 10 }).returns(Reader("Ada"))
            spy.stub(AnyDesk.reader(for:), with: .where { $0 >= 10 }).throws(DeskError.notFound)
            for number in [1, 2] { #expect((try? desk.reader(for: number)) == Reader("Ada")) }
            for number in [10, 11] { #expect(throws: DeskError.notFound) { try desk.reader(for: number) } }
        }

        /// The newest comes first, so the general stub is written first.
        @Test func valuesPredicatesAndAnythingInOneMethod() {
            let readers = ["Ada", "Bo", "Cy"].map { Reader($0) }
            spy.stub(AnyDesk.fee(of:)).returns(3)
            spy.stub(AnyDesk.fee(of:), with: .where { $0 == readers[1] }).returns(2)
            spy.stub(AnyDesk.fee(of:), with: .equal(readers[0])).returns(1)
            #expect(readers.map { desk.fee(of: $0) } == [1, 2, 3])
        }

        @Test func argumentsThatAreNotEquatable() {
            spy.stub(AnyDesk.update(_:)).returns(3)
            spy.stub(AnyDesk.update(_:), with: .where { $0.count == 2 }).returns(2)
            spy.stub(AnyDesk.update(_:), with: .equal([Book("Emma")]) { $0.map(\.title) == $1.map(\.title) }).returns(1)
            #expect(desk.update([Book("Emma")]) == 1)
            #expect(desk.update([Book("Emma"), Book("Dracula")]) == 2)
            #expect(desk.update([Book("Dracula")]) == 3)
        }

        @Test func theNewerOfAGeneralAndASpecialStubAnswers() {
            mark.stub(Shelfmark.length(of:), with: "a").returns(2)
            mark.stub(Shelfmark.length(of:)).returns(1)
            #expect(mark.object.length(of: "a") == 1)
            mark.stub(Shelfmark.length(of:), with: "a").returns(2)
            #expect(mark.object.length(of: "a") == 2)
            #expect(mark.object.length(of: "b") == 1)
        }

        @Test func theResultDependsOnTwoArguments() {
            for (first, second) in [("x", "y"), ("y", "x")] {
                mark.stub(Shelfmark.label, with: .equal(first), .equal(second)).returns()
            }
            mark.object.label("x", "y")
            #expect(mark.unusedStubs == [#"label("y", "x")"#])
        }

        @Test func stubsOfDifferentMembersDoNotMix() {
            mark.stub(get: \.title).returns("a")
            mark.stub(Shelfmark.length(of:), with: "a").returns(1)
            mark.stub(Shelfmark.describe(_:) as (any Shelfmark) -> (Int) -> String).returns("number")
            mark.stub(Shelfmark.describe(_:) as (any Shelfmark) -> (String) -> String).returns("word")
            #expect(mark.object.title == "a")
            #expect(mark.object.length(of: "a") == 1)
            #expect(mark.object.describe("x") == "word")
            #expect(mark.object.describe(1) == "number")
        }

        // MARK: Effects

        @Test func effectsBesideTheAnswer() throws {
            let log = Log<String>()
            spy.stub(AnyDesk.reader(for:)).returns(Reader("Ada"))
            for name in ["first", "second", "third"] { spy.stub(AnyDesk.reader(for:)).performs { _ in log.add(name) } }
            #expect(try desk.reader(for: 1) == Reader("Ada"))
            #expect(Set(log.entries) == ["first", "second", "third"] && log.entries.count == 3)
        }

        @Test func effectsForMatchingArgumentsOnly() throws {
            let log = Log<Int>()
            spy.stub(AnyDesk.reader(for:)).returns(Reader("Ada"))
            spy.stub(AnyDesk.reader(for:), with: 1).performs { log.add($0) }
            spy.stub(AnyDesk.reader(for:), with: 2).performs { log.add($0) }
            _ = try desk.reader(for: 2)
            #expect(log.entries == [2])
        }

        @Test func effectsOfReadsAndWrites() {
            let log = Log<String>()
            spy.stub(get: \.name).performs { log.add("get") }.returns("")
            spy.stub(set: \.name).performs { name in log.add("set \(name)") }
            _ = desk.name
            desk.name = "east"
            #expect(log.entries == ["get", "set east"])
        }

        // MARK: Arguments

        @Test func anInoutArgumentIsChanged() {
            spy.stub { desk in { (reader: Inout<Reader>) in desk.birthday(of: &reader.value) } }
                .answers { reader in reader.value.age += 1 }
            var reader = Reader("Ada", age: 99)
            desk.birthday(of: &reader)
            #expect(reader.age == 100)
        }

        @Test func anInoutArgumentIsRead() {
            let log = Log<Int>()
            mark.stub { mark in { (amount: Inout<Int>) in mark.add(&amount.value) } }.answers { log.add($0.value) }
            var amount = 12
            mark.object.add(&amount)
            #expect(log.entries == [12] && amount == 12)
        }

        @Test func namedTuplesOptionalsAndComposedTypes() {
            mark.stub(Shelfmark.area(of:)).answers { size in size.width.count * size.height.count }
            #expect(mark.object.area(of: (width: "aa", height: "bbb")) == 6)
            mark.stub(Shelfmark.text(of:)).returns("text")
            #expect(mark.object.text(of: 5) == "text")
            mark.verify(Shelfmark.text(of:), with: .equal(5))
            mark.record(Shelfmark.option(_:))
            mark.object.option(nil)
            mark.verify(Shelfmark.option(_:), with: nil)
            mark.record(Shelfmark.compose)
            mark.object.compose(7, "seven")
            mark.verify(Shelfmark.compose, with: .where { $0 as? Int == 7 }, .where { $0 as? String == "seven" })
            mark.stub(Shelfmark.table).returns([1: ()])
            #expect(mark.object.table().count == 1)
        }

        @Test func overloadsWithAndWithoutOptionals() {
            let first: (any Shelfmark) -> (Int?, String) -> Void = Shelfmark.clash
            let second: (any Shelfmark) -> (Int, String?) -> Void = Shelfmark.clash
            mark.stub(first, with: 1, "hello").returns()
            mark.stub(first, with: nil, "hello").returns()
            mark.record(second)
            mark.object.clash(Optional(1), "hello")
            mark.object.clash(nil, "hello")
            mark.object.clash(42, Optional("why"))
            mark.verify(first, with: .where { $0 != nil }, "hello", times: 1)
            mark.verify(first, with: nil, "hello", times: 1)
            mark.verify(second, with: 42, "why", times: 1)
            mark.verifyAllStubsUsed()
        }

        @Test func overloadsThatDifferByTheirResult() {
            let spy = Spy<any Overloads<Bool>>()
            let number: (any Overloads<Bool>) -> (String) -> Int = (any Overloads<Bool>).empty
            let nothing: (any Overloads<Bool>) -> (String) -> Void = (any Overloads<Bool>).empty
            let kind: (any Overloads<Bool>) -> (Bool) -> Bool = (any Overloads<Bool>).empty
            spy.stub(number).returns(420)
            spy.stub(nothing).returns()
            spy.stub(kind).answers { !$0 }
            #expect(spy.object.empty("a") == 420)
            spy.object.empty("b") as Void
            #expect(spy.object.empty(false))
            spy.verify(number, with: "a", times: 1)
            spy.verify(nothing, with: "b", times: 1)
            spy.verify(kind, with: false, times: 1)
        }

        @Test func overloadsThatTakeLiteralsOfCollections() {
            let spy = Spy<any Literals>(), literals = spy.object
            spy.stub(Literals.has(_:) as (any Literals) -> ([Int]) -> Bool, with: .equal([1])).returns(false)
            spy.stub(Literals.has(_:) as (any Literals) -> ([String]) -> Bool, with: .equal(["a"])).returns(false)
            spy.stub(Literals.has(_:) as (any Literals) -> ([Bool]) -> Bool, with: .equal([false])).returns(false)
            spy.stub(Literals.has(_:) as (any Literals) -> (String) -> Bool, with: "a").returns(true)
            let table: (any Literals) -> ([Int: Bool]) -> Bool = Literals.has(_:)
            spy.stub(table, with: .equal([1: true])).answers { $0[1] ?? false }
            spy.stub(table, with: .equal([1: true, 2: false])).returns(true)
            let set: (any Literals) -> (Set<Bool>) -> Bool = Literals.has(_:)
            spy.stub(set, with: .equal([true, false])).returns(false)
            #expect(!literals.has([1]) && !literals.has(["a"]) && !literals.has([false]) && literals.has("a"))
            #expect(literals.has([1: true]) && literals.has([2: false, 1: true]))
            #expect(!literals.has(Set([true, true, false])) && !literals.has(Set([false, true, true])))
            spy.verify(Literals.has(_:) as (any Literals) -> ([Int]) -> Bool, with: .equal([1]), times: 1)
            spy.verify(table, with: .any, times: 2)
            spy.verify(set, with: .any, times: 2)
        }

        // MARK: Asynchronous methods

        @Test func asynchronousMethods() async throws {
            let log = Log<String>()
            mark.stub(Shelfmark.wait).returns(10)
            mark.stub(Shelfmark.waitChecked).returns(11)
            mark.stub(Shelfmark.waitOnly).answers { log.add("nothing") }
            mark.stub(Shelfmark.waitCheckedOnly).answers { log.add("checked") }
            #expect(await mark.object.wait() == 10)
            #expect(try await mark.object.waitChecked() == 11)
            await mark.object.waitOnly()
            try await mark.object.waitCheckedOnly()
            #expect(log.entries == ["nothing", "checked"])
            mark.verify(Shelfmark.wait, times: 1)
            mark.verify(Shelfmark.waitChecked, times: 1)
            mark.verify(Shelfmark.waitOnly, times: 1)
            mark.verify(Shelfmark.waitCheckedOnly, times: 1)
        }

        // MARK: Inheritance

        @Test func membersOfInheritedProtocols() throws {
            let spy = Spy<any Outpost>(), outpost = spy.object
            spy.stub(Outpost.outpost).returns("outpost")
            spy.stub(Outpost.branch).returns(12)
            spy.stub(Outpost.check).returns(10)
            spy.stub(Outpost.byDefault).returns("stubbed")
            spy.stub(get: \.title).returns("a").returns("b")
            spy.stub(set: \.count).returns()
            #expect(outpost.outpost() == "outpost" && outpost.branch() == 12)
            #expect(try outpost.check() == 10)
            #expect(outpost.byDefault() == "stubbed")
            #expect([outpost.title, outpost.title] == ["a", "b"])
            outpost.count = 5
            spy.verify(set: \.count, with: 5, times: 1)
            spy.verify(Outpost.byDefault, times: 1)
            spy.verify(get: \.title, times: 2)
        }

        // MARK: Threads

        @Test func callsOfManyThreads() {
            mark.stub(Shelfmark.length(of:)).returns(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
            nonisolated(unsafe) let object = mark.object
            DispatchQueue.concurrentPerform(iterations: 1000) { _ in _ = object.length(of: "") }
            mark.verify(Shelfmark.length(of:), times: 1000)
        }

        @Test func stubsCallsAndVerificationsOfManyTasks() async {
            let spy = spy
            await withTaskGroup(of: Void.self) { group in
                for name in ["Ada", "Bo"] {
                    for _ in 0..<50 { group.addTask { spy.stub(AnyDesk.reader(for:)).returns(Reader(name)) } }
                }
            }
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<100 { group.addTask { _ = try? spy.object.reader(for: number) } }
            }
            await withTaskGroup(of: Void.self) { group in
                for count in 0..<100 {
                    group.addTask {
                        await spy.wait { $0.calls(of: AnyDesk.reader(for:)).count >= count }
                        spy.verify(AnyDesk.reader(for:), times: 100)
                    }
                }
            }
        }
    }
#endif
