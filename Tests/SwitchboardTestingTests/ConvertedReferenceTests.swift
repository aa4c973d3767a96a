#if Testing
    import SwitchboardTesting
    import Testing

    public class Animal { public init() {} }
    public final class Dog: Animal {}

    public struct Chip { public var number = 1, owner = 2, year = 3 }

    /// No type conforms, so no symbol tells what its methods return.
    public protocol Kennel: AnyObject {
        func animal() -> Animal
        func dog() -> Dog
        func found() -> Dog?
        func count() -> Int
        func name() -> String
        func chip() -> Chip
        func other() -> any Kennel
        func load() async -> Dog
        var size: Int { get }
        var best: Dog { get }
        func maybe() -> Int?
    }

    // Swift converts a reference to a method that returns `Int` to one that returns `Int?`, if the stub's answer is
    // nil. The call would then read nil as an `Int`, so the library refuses the reference.
    @Suite struct ConvertedReferenceTests {
        private func text(_ result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }

        private static let advice = "Return a value of the declared type."

        @Test func test_T4_nilForAnObject() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Spy<any Kennel>().stub(Kennel.animal).returns(nil)
            }
            #expect(
                text(result).contains(
                    """
                    because of its result: the method is declared to return SwitchboardTestingTests.Animal, and Swift converted \
                    the reference to one that returns Optional<Animal>. \(Self.advice)
                    """))
        }

        @Test func test_T4_nilForAString() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Spy<any Kennel>().stub(Kennel.name).returns(String?.none)
            }
            #expect(text(result).contains("the method is declared to return Swift.String"))
        }

        @Test func test_T4_nilForANumber() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Spy<any Kennel>().stub(Kennel.count).returns(nil)
            }
            #expect(text(result).contains("the method is declared to return Swift.Int"))
        }

        @Test func test_T4_nilForAStruct() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Spy<any Kennel>().stub(Kennel.chip).answers { nil }
            }
            #expect(text(result).contains("the method is declared to return SwitchboardTestingTests.Chip"))
        }

        @Test func test_T4_nilForAProtocol() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Spy<any Kennel>().stub(Kennel.other).returns(nil)
            }
            #expect(text(result).contains("the method is declared to return SwitchboardTestingTests.Kennel"))
        }

        @Test func test_T4_anObjectOfASuperclass() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Spy<any Kennel>().stub(Kennel.dog).returns(Animal())
            }
            #expect(
                text(result).contains(
                    """
                    the method is declared to return SwitchboardTestingTests.Dog, and Swift converted the reference to one that \
                    returns Animal.
                    """))
        }

        @Test func test_T4_anOptionalOfASuperclass() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Spy<any Kennel>().stub(Kennel.found).returns(Animal())
            }
            #expect(text(result).contains("because of its result: the method is declared to return "))
            #expect(text(result).contains("to one that returns Optional<Animal>"))
        }

        @Test func test_T4_nilOfAnAsynchronousMethod() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Spy<any Kennel>().stub(Kennel.load).returns(nil)
            }
            #expect(text(result).contains("the method is declared to return SwitchboardTestingTests.Dog"))
        }

        @Test func test_T4_nilOfAProperty() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Spy<any Kennel>().stub(get: \.size).returns(nil)
            }
            #expect(text(result).contains("because of its result: the method "))
            #expect(text(result).contains(Self.advice))
        }

        @Test func test_T4_nilOfAPropertyThatIsAnObject() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Spy<any Kennel>().stub(get: \.best).returns(nil)
            }
            #expect(text(result).contains("the method is declared to return SwitchboardTestingTests.Dog"))
        }

        @Test func test_T4_aClosureThatMakesAnOptional() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Spy<any Kennel>().stub { kennel in { () -> Int? in kennel.count() } }.returns(nil)
            }
            #expect(text(result).contains("the method isn't declared to return Optional<Int>"))
        }

        /// Without a conversion.
        @Test func test_T4_declaredTypes() async {
            let spy = Spy<any Kennel>(), dog = Dog()
            spy.stub(Kennel.animal).returns(dog)
            spy.stub(Kennel.dog).returns(dog)
            spy.stub(Kennel.found).returns(dog, nil)
            spy.stub(Kennel.maybe).returns(1, nil)
            spy.stub(Kennel.load).returns(dog)
            spy.stub(get: \.best).returns(dog)
            spy.stub(get: \.size).returns(4)
            #expect(spy.object.animal() === dog)
            #expect(spy.object.dog() === dog)
            #expect(spy.object.found() === dog)
            #expect(spy.object.found() == nil)
            #expect(spy.object.maybe() == 1)
            #expect(spy.object.maybe() == nil)
            #expect(await spy.object.load() === dog)
            #expect(spy.object.best === dog)
            #expect(spy.object.size == 4)
        }

        /// The answer is a spy for the declared type, not for an Optional of it.
        @Test func test_T4_returnsSpyOfTheDeclaredType() {
            let spy = Spy<any Kennel>()
            let other = spy.stub(Kennel.other).returnsSpy()
            other.stub(Kennel.name).returns("other")
            #expect(spy.object.other().name() == "other")
            spy.verify(Kennel.other, times: 1)
            spy.verifyInOrder { Kennel.other }
        }
    }

    /// Ranges of literals where no count is expected.
    @Suite struct RangeTests {
        @Test func test_T2_aRangeStaysARange() {
            let closed = -1...1, from = 2..., through = ...3
            #expect(closed == ClosedRange(uncheckedBounds: (-1, 1)))
            #expect(closed.contains(0))
            #expect(from.contains(5))
            #expect(through.contains(-7))
            #expect([10, 20, 30, 40][1...2] == [20, 30])
            let spy = Spy<any Kennel>()
            spy.stub(Kennel.count).returns(1)
            _ = spy.object.count()
            spy.verify(Kennel.count, times: 1...3)
            spy.verify(Kennel.count, times: 1...)
            spy.verify(Kennel.count, times: ...3)
        }
    }
#endif
