#if Testing
    import Switchboard
    import SwitchboardTesting
    import Testing

    /// A method for each type that matchers compare.
    public protocol Weights: AnyObject {
        func flag(_ value: Bool)
        func number(_ value: Int)
        func text(_ value: String)
        func single(_ value: Float)
        func double(_ value: Double)
        func character(_ value: Character)
        func object(_ value: Reference)
        func optionalObject(_ value: Reference?)
        func optionalNumber(_ value: Int?)
        func optionalText(_ value: String?)
        func pair(_ value: (Int, Int))
        func optionalPair(_ value: (Int, Int)?)
        func array(_ value: [Int])
        func set(_ value: Set<Int>)
        func table(_ value: [String: Int])
        func books(_ value: [Book])
        func optionalBody(_ value: ((Int) -> Int)?)
    }
    public final class Reference {
        public init() {}
    }

    /// Matchers, in the shapes that the tests of Mockable and Cuckoo have: see `Tests/SpyShapes.md`.
    @Suite struct PortedMatchTests {
        private let spy = Spy<any Weights>()
        private var weights: any Weights { spy.object }

        /// How many of the values a matcher accepts: they are arguments of calls.
        private func accepts<Value>(
            _ match: Match<Value>, _ method: @escaping (any Weights) -> (Value) -> Void, _ values: Value...
        ) -> [Bool] {
            spy.record(method)
            return values.map { value in
                spy.clearCalls()
                method(spy.object)(value)
                let kept = ArgumentCaptor<Value>()
                spy.verify(method, with: match && .capture(kept), times: .atMost(1))
                return !kept.values.isEmpty
            }
        }

        @Test func literals() {
            #expect(accepts(true, Weights.flag, true, false) == [true, false])
            #expect(accepts(1, Weights.number, 1, 2) == [true, false])
            #expect(accepts("a", Weights.text, "a", "b") == [true, false])
            #expect(accepts(1.5, Weights.single, 1.5, 1.25) == [true, false])
            #expect(accepts(1.1, Weights.double, 1.1, 1.2) == [true, false])
            #expect(accepts(.equal("a"), Weights.character, "a", "b") == [true, false])
        }

        @Test func predicatesAndTheirCombinations() {
            #expect(accepts(.where { $0 == 5 }, Weights.number, 5, 4) == [true, false])
            #expect(accepts(5 || 4, Weights.number, 5, 4, 3) == [true, true, false])
            #expect(accepts(.where { $0 > 3 } && .where { $0 < 5 }, Weights.number, 4, 3) == [true, false])
            #expect(accepts(5 && .where { $0 > 4 }, Weights.number, 5, 4) == [true, false])
            #expect(
                accepts(!.where { $0 > 3 }, Weights.number, 3, 2, -1, 4, 10) == [true, true, true, false, false])
        }

        @Test func objects() {
            let object = Reference()
            #expect(accepts(.identical(to: object), Weights.object, object, Reference()) == [true, false])
            #expect(accepts(.any, Weights.object, object, Reference()) == [true, true])
            #expect(
                accepts(.where { $0 === object }, Weights.optionalObject, object, Reference(), nil)
                    == [true, false, false])
            #expect(accepts(.where { $0 == nil }, Weights.optionalObject, nil, object) == [true, false])
            #expect(accepts(.where { $0 != nil }, Weights.optionalObject, nil, object) == [false, true])
            #expect(accepts(.any, Weights.optionalObject, nil, object) == [true, true])
        }

        @Test func optionals() {
            #expect(accepts(nil, Weights.optionalNumber, nil, 1) == [true, false])
            #expect(accepts(1, Weights.optionalNumber, 1, 2, nil) == [true, false, false])
            #expect(accepts(!nil, Weights.optionalNumber, 1, nil) == [true, false])
            #expect(accepts("a", Weights.optionalText, "a", nil) == [true, false])
            #expect(accepts(.where { $0 == nil }, Weights.optionalBody, nil, { $0 }) == [true, false])
            #expect(accepts(.any, Weights.optionalBody, nil, { $0 }) == [true, true])
        }

        @Test func functionsThatCompare() {
            #expect(accepts(.equal((1, 1), by: ==), Weights.pair, (1, 1), (1, 2)) == [true, false])
            let areEqual: ((Int, Int)?, (Int, Int)?) -> Bool = { one, other in
                guard let one, let other else { return one == nil && other == nil }
                return one == other
            }
            #expect(
                accepts(.equal((1, 1), by: areEqual), Weights.optionalPair, (1, 1), (1, 2), nil)
                    == [true, false, false])
            #expect(accepts(.equal(nil, by: areEqual), Weights.optionalPair, nil, (1, 1)) == [true, false])
        }

        @Test func collections() {
            #expect(accepts(.equal([1, 2, 3]), Weights.array, [1, 2, 3], [1, 3, 2]) == [true, false])
            #expect(accepts(.equal([1, 2, 3]), Weights.set, [1, 3, 2], [1, 2]) == [true, false])
            #expect(accepts(.equal(["a": 1, "b": 2]), Weights.table, ["b": 2, "a": 1], ["a": 2]) == [true, false])
        }

        /// Cuckoo has a matcher for each; a predicate says the same.
        @Test func elementsOfCollections() {
            func contains(_ books: [Book], _ title: String) -> Bool { books.contains { $0.title == title } }
            let wanted = [1, 3]
            let arrays = [[2], [1, 2, 3], [4, 5, 1], [1, 3], []]
            func results(_ match: Match<[Int]>) -> [Bool] { arrays.flatMap { accepts(match, Weights.array, $0) } }
            #expect(results(.where { !Set($0).isDisjoint(with: wanted) }) == [false, true, true, true, false])
            #expect(results(.where { Set($0).isSuperset(of: wanted) }) == [false, true, false, true, false])
            #expect(results(.where { Set($0).isDisjoint(with: wanted) }) == [true, false, false, false, true])
            #expect(results(.where { $0.count == 3 }) == [false, true, true, false, false])
            #expect(results(.where { $0.count >= 2 }) == [false, true, true, true, false])
            #expect(results(.where { $0.count < 2 }) == [true, false, false, false, true])
            #expect(
                accepts(.where { contains($0, "Emma") }, Weights.books, [Book("Emma")], [Book("Dracula")], [])
                    == [true, false, false])
            let tables: [[String: Int]] = [["a": 1], ["b": 1], ["a": 1, "b": 2], [:]]
            func found(_ match: Match<[String: Int]>) -> [Bool] { tables.flatMap { accepts(match, Weights.table, $0) } }
            #expect(found(.where { $0["a"] == 1 }) == [true, false, true, false])
            #expect(found(.where { $0.keys.contains("b") }) == [false, true, true, false])
            #expect(found(.where { Set($0.keys).isSuperset(of: ["a", "b"]) }) == [false, false, true, false])
            #expect(found(.where { !$0.values.contains(1) }) == [false, false, false, true])
        }
    }
#endif
