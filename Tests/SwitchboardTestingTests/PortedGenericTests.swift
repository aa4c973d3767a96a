#if Testing
    import Switchboard
    import SwitchboardTesting
    import TestSupport
    import Testing

    /// A generic asynchronous method with a closure of an actor, and two associated types of which one is primary.
    public protocol Converting<Input>: AnyObject {
        associatedtype Input: Equatable
        associatedtype Output: Equatable
        var fallback: Output { get }
        func convert<Value>(
            _ value: sending Value, _ input: sending Input,
            _ body: @escaping @MainActor @Sendable (Value, Input) async throws -> Output?
        ) async rethrows -> Output
    }
    public protocol TextConverting: Converting where Input == String, Output == Int {}

    public final class LengthConverter: TextConverting {
        public let fallback: Int
        init(fallback: Int) { self.fallback = fallback }
        public func convert<Value>(
            _ value: sending Value, _ input: sending String,
            _ body: @escaping @MainActor @Sendable (Value, String) async throws -> Int?
        ) async rethrows -> Int { try await body(value, input) ?? fallback }
    }

    /// Results of few values, which are by address because their type is an associated one. Nothing conforms.
    public protocol Judge<Verdict>: AnyObject {
        associatedtype Verdict
        var last: Verdict { get }
        func verdict(_ number: Int, _ text: String, _ other: Verdict) -> Verdict
    }
    public enum Grade: Sendable { case good, fair, bad }

    /// What a generic class has in Cuckoo's tests.
    public protocol Slots<First, Second, Third>: AnyObject {
        associatedtype First: CustomStringConvertible
        associatedtype Second: Codable & CustomStringConvertible
        associatedtype Third: Hashable
        var constant: Double { get }
        var first: First { get set }
        var second: Second { get set }
        var third: Third { get set }
        func differ(_ one: Third, _ other: Third) -> Bool
        func last(_ first: First, _ second: Second, _ third: Third) -> Third
        func print(_ first: First)
        func encode(_ second: Second) -> [UInt8]
        func count(_ body: (First) -> Int) -> Int
        func compare(_ text: String, _ body: (Slot<String>) -> Void)
        func put<Item: Slot<Int>>(_ item: Item)
    }
    public class Slot<Value> {
        public let value: Value
        public init(_ value: Value) { self.value = value }
    }

    /// Generics, in the shapes that the tests of Mockable and Cuckoo have: see `Tests/SpyShapes.md`.
    @Suite struct PortedGenericTests {
        private typealias AnyDesk = any Desk<UInt8>
        private typealias AnySlots = any Slots<Int, String, Bool>

        private let spy = Spy<any Desk<UInt8>>()
        private var desk: any Desk<UInt8> { spy.object }

        private let converting = {
            @Sendable (converter: any TextConverting) in
            {
                (value: Int, input: String, body: @escaping @MainActor @Sendable (Int, String) async throws -> Int?)
                    async throws in
                try await converter.convert(value, input, body)
            }
        }

        // MARK: Generic methods

        @Test func theTypeOfTheArgumentChoosesTheStub() {
            let readers = ["Ada", "Bo", "Cy"].map { Reader($0) }
            let remove = { (desk: AnyDesk) in { (reader: Reader) in desk.remove(reader) } }
            spy.stub(remove).returns(3)
            spy.stub(remove, with: .where { $0 == readers[1] }).returns(2)
            spy.stub(remove, with: .equal(readers[0])).returns(1)
            spy.stub({ desk in { (number: Int) in desk.remove(number) } }, with: 7).returns(70)
            #expect(readers.map { desk.remove($0) } == [1, 2, 3])
            #expect(desk.remove(7) == 70)
        }

        @Test func theTypeOfTheResultChoosesTheStub() {
            spy.stub { desk in { () -> String in desk.retrieve() } }.answers { "value" }
            spy.stub { desk in { () -> Int in desk.retrieve() } }.answers { 1234 }
            #expect(desk.retrieve() == 1234)
            #expect(desk.retrieve() == "value")
        }

        @Test func argumentAndResultAreGeneric() {
            let log = Log<Int>()
            let exchange = { (desk: AnyDesk) in { (item: Int) -> Int in desk.exchange(item) } }
            spy.stub(exchange).performs { log.add($0) }.returns(1234)
            let result: Int = desk.exchange(0)
            #expect(result == 1234 && log.entries == [0])
            spy.verify(exchange, times: .atLeast(1))
            spy.verify({ desk in { (item: Int) -> String in desk.exchange(item) } }, times: .never)
        }

        @Test func anOptionalOfTheTypeIsReturned() {
            let decode = { (desk: AnyDesk) in { (text: String) -> String? in desk.decode(text) } }
            spy.stub(decode).returns("decoded", nil)
            let results: [String?] = [desk.decode("a"), desk.decode("b")]
            #expect(results == ["decoded", nil])
            spy.verify(decode, with: "a", times: 1)
        }

        @Test func effectsForATypeOnly() {
            let log = Log<String>()
            let number = { (desk: AnyDesk) in { (number: Int) in desk.remove(number) } }
            let text = { (desk: AnyDesk) in { (text: String) in desk.remove(text) } }
            spy.stub(number, with: 2).returns(2)
            spy.stub(text, with: "id").returns(1)
            spy.stub(text, with: "id").performs { _ in log.add("text") }
            spy.stub(number, with: 2).performs { _ in log.add("number") }
            _ = desk.remove(2)
            #expect(log.entries == ["number"])
        }

        /// A tuple of a type parameter isn't supported in a reference: see `Tests/SpyShapes.md`.
        @Test func tuplesOfATypeParameterTrap() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let spy = Spy<any Desk<UInt8>>()
                _ = spy.stub { desk in { (number: Int, value: Int) in desk.readerAndValue(for: number, value: value) } }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("a tuple of a type parameter"), "\(text)")
        }

        // MARK: Associated types

        @Test func methodsOfAssociatedTypes() {
            let spy = Spy<any NumberArchive>(), archive = spy.object
            let keeper = Keeper(), other = Keeper()
            spy.stub((any NumberArchive).rank(of:), with: .identical(to: keeper)).returns(42)
            spy.stub((any NumberArchive).weight(of:), with: 1).returns(99)
            spy.stub((any NumberArchive).join, with: .equal(keeper), 5).returns(other)
            let log = Log<String>()
            spy.stub((any NumberArchive).clear).answers { log.add("clear") }
            spy.stub((any NumberArchive).run).answers { $0() }
            #expect(archive.rank(of: keeper) == 42)
            #expect(archive.weight(of: 1) == 99)
            #expect(archive.join(keeper, 5) === other)
            archive.clear()
            archive.run { log.add("run") }
            #expect(log.entries == ["clear", "run"])
            spy.verify((any NumberArchive).rank(of:), with: .identical(to: keeper), times: 1)
            spy.verify((any NumberArchive).weight(of:), with: 1, times: 1)
            spy.verify((any NumberArchive).join, with: .equal(keeper), 5, times: 1)
            spy.verify((any NumberArchive).clear, times: 1)
            spy.verify((any NumberArchive).run, times: 1)
        }

        @Test func asynchronousMethodsOfAssociatedTypes() async {
            let spy = Spy<any NumberArchive>(), archive = spy.object, keeper = Keeper()
            spy.stub((any NumberArchive).loadItem).answers { _, item in item * 2 }
            spy.record((any NumberArchive).clearLater)
            #expect(await archive.loadItem(keeper, 10) == 20)
            await archive.clearLater()
            spy.verify((any NumberArchive).loadItem, with: .identical(to: keeper), 10, times: 1)
            spy.verify((any NumberArchive).clearLater, times: 1)
        }

        @Test func genericMethodsBesideAssociatedTypes() {
            let spy = Spy<any NumberArchive>(), archive = spy.object, log = Log<String>()
            let keep = { (archive: any NumberArchive) in { (value: String) in archive.keep(value) } }
            spy.stub(keep, with: "wow").answers { log.add($0) }
            archive.keep("wow")
            #expect(log.entries == ["wow"])
            spy.verify(keep, with: "wow", times: 1)
        }

        /// Swift 6.3 crashes at a key path to such a property, so closures read and write it.
        @Test func propertiesOfAssociatedTypes() {
            let spy = Spy<any Slots<Int, String, Bool>>(), slots = spy.object
            let log = Log<String>()
            let first = { (slots: AnySlots) in { (value: Int) in slots.first = value } }
            let second = { (slots: AnySlots) in { (value: String) in slots.second = value } }
            let third = { (slots: AnySlots) in { (value: Bool) in slots.third = value } }
            spy.stub(get: \.constant).returns(10)
            spy.stub(get: { $0.first }).returns(1)
            spy.stub(get: { $0.second }).returns("hello")
            spy.stub(get: { $0.third }).returns(false)
            spy.stub(first).answers { log.add("first \($0)") }
            spy.stub(second).answers { log.add("second \($0)") }
            spy.stub(third).answers { log.add("third \($0)") }
            slots.first = 0
            slots.second = "no"
            slots.third = true
            #expect(slots.constant == 10 && slots.first == 1 && slots.second == "hello" && !slots.third)
            #expect(log.entries == ["first 0", "second no", "third true"])
            spy.verify(get: { $0.first }, times: 1)
            spy.verify(first, with: 0, times: 1)
            spy.verify(second, with: "no", times: 1)
            spy.verify(third, with: true, times: 1)
        }

        @Test func methodsOfSeveralAssociatedTypes() {
            let spy = Spy<any Slots<Int, String, Bool>>(), slots = spy.object
            for (one, other) in [(false, false), (false, true), (true, false), (true, true)] {
                spy.stub(AnySlots.differ, with: .equal(one), .equal(other)).returns(one != other)
            }
            #expect(!slots.differ(false, false) && slots.differ(false, true))
            #expect(slots.differ(true, false) && !slots.differ(true, true))
            spy.stub(AnySlots.last, with: .any, "true", .any).returns(true)
            spy.stub(AnySlots.last, with: .any, "false", .any).returns(false)
            #expect(slots.last(10, "true", false) && !slots.last(10, "false", true))
            spy.verify(AnySlots.last, with: 10, "true", false, times: 1)
            spy.record(AnySlots.print)
            slots.print(555)
            spy.verify(AnySlots.print, with: 555, times: 1)
            spy.stub(AnySlots.encode).answers { Array($0.utf8) }
            #expect(slots.encode("ab") == [97, 98])
            spy.verify(AnySlots.encode, with: "ab", times: 1)
            spy.stub(AnySlots.count).answers { $0(666) }
            #expect(slots.count { $0 * 2 + 5 } == 1337)
            spy.verify(AnySlots.count, times: 1)
            spy.record(AnySlots.compare)
            slots.compare("a") { _ in }
            spy.verify(AnySlots.compare, with: "a", .any, times: 1)
            let put = { (slots: AnySlots) in { (item: Slot<Int>) in slots.put(item) } }
            spy.record(put)
            let item = Slot(4)
            slots.put(item)
            spy.verify(put, with: .identical(to: item), times: 1)
        }

        /// In release, a register may contain an address by chance that looks like room for the result.
        @Test func resultsOfFewValues() {
            let spy = Spy<any Judge<Grade>>(), judge = spy.object
            spy.stub((any Judge<Grade>).verdict, with: .any, "true", .any).returns(.fair)
            spy.stub((any Judge<Grade>).verdict, with: .any, "false", .any).returns(.good)
            spy.stub(get: { $0.last }).returns(.fair)
            #expect(judge.verdict(1, "true", .good) == .fair && judge.verdict(1, "false", .good) == .good)
            #expect(judge.last == .fair)
            let flags = Spy<any Judge<Bool>>(), flag = flags.object
            flags.stub((any Judge<Bool>).verdict, with: .any, "true", .any).returns(true)
            flags.stub((any Judge<Bool>).verdict, with: .any, "false", .any).returns(false)
            #expect(flag.verdict(1, "true", true) && !flag.verdict(1, "false", true))
        }

        // MARK: A generic method with a closure of an actor

        @Test func aGenericAsynchronousMethodWithAClosureOfAnActor() async {
            let spy = Spy<any TextConverting>(), converter = spy.object
            spy.stub(get: { $0.fallback }).returns(77)
            #expect(converter.fallback == 77)
            spy.verify(get: { $0.fallback }, times: 1)
            let real = Spy<any TextConverting>(over: LengthConverter(fallback: 7))
            real.record(get: { $0.fallback })
            #expect(real.object.fallback == 7)
            let converted = await real.object.convert(3, "abc") { value, input in value + input.count }
            let missing = await real.object.convert(3, "abc") { _, _ in nil }
            #expect(converted == 6 && missing == 7)
            real.verify(get: { $0.fallback }, times: 1)
        }

        @Test func theSameMethodIsStubbedAndVerified() async throws {
            let spy = Spy<any TextConverting>(), converter = spy.object, captor = ArgumentCaptor<Int>()
            spy.stub(converting).returns(123)
            #expect(await converter.convert(5, "input") { _, _ in nil } == 123)
            spy.verify(converting, with: 5, "input", .any, times: 1)
            spy.stub(converting, with: .capture(captor), .any, .any).answers { value, input, body in
                try await body(value, input) ?? -1
            }
            #expect(await converter.convert(3, "abc") { value, input in value + input.count } == 6)
            #expect(captor.values == [3])

            let real = Spy<any TextConverting>(over: LengthConverter(fallback: 7))
            real.record(converting)
            #expect(await real.object.convert(3, "abc") { value, input in value + input.count } == 6)
            #expect(await real.object.convert(3, "abc") { _, _ in nil } == 7)
            real.verify(converting, with: 3, "abc", .any, times: 2)
        }
    }
#endif
