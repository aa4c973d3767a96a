#if Testing
    import Switchboard
    import SwitchboardTesting
    import Testing

    /// What the type of a rate says. No type conforms.
    public protocol RateKind: AnyObject {
        static func rate(_ currency: String) throws -> Double
        static func load(_ name: String, _ limit: Int) async throws -> String
        static func reset()
        static var base: String { get }
        static var limit: Int { get set }
        func convert(_ amount: Double) -> Double
    }

    /// What takes a while. No type conforms.
    public protocol PageKind: AnyObject, Sendable {
        static func load<Key: Sendable>(_ key: Key) async -> Int
        static func turn(_ number: inout Int) async
    }

    private struct RateError: Error {}

    /// Structs may conform.
    public protocol Measured {
        static func unit(_ scale: Int) -> String
        static func wide(
            _ a: String, _ b: String, _ c: String, _ d: Int, _ e: Int, _ f: Double, _ g: String
        ) -> [String]
        func value() -> Int
    }

    private struct Yard: Measured {
        static func unit(_ scale: Int) -> String { "yd" }
        static func wide(
            _ a: String, _ b: String, _ c: String, _ d: Int, _ e: Int, _ f: Double, _ g: String
        ) -> [String] { [] }
        func value() -> Int { 2 }
    }

    private struct Metre: Measured {
        static func unit(_ scale: Int) -> String { scale == 0 ? "m" : "10^\(scale) m" }
        static func wide(
            _ a: String, _ b: String, _ c: String, _ d: Int, _ e: Int, _ f: Double, _ g: String
        ) -> [String] { [a + b + c, "\(d + e)", "\(f)", g] }
        func value() -> Int { 1 }
    }

    /// An associated type that isn't primary, and what gives it.
    public protocol Registry: AnyObject {
        associatedtype Key: Hashable
        associatedtype Value
        func value(_ key: Key) -> Value?
        func put(_ value: Value, for key: Key)
    }
    public protocol CountRegistry: Registry where Key == String, Value == Int {}

    @inline(never) private func count<Counts: Registry>(_ counts: Counts, _ key: String) -> Int
    where Counts.Key == String, Counts.Value == Int {
        let value = (counts.value(key) ?? 0) + 1
        counts.put(value, for: key)
        return value
    }

    /// As generic code calls them.
    @inline(never) private func total<Kind: RateKind>(_: Kind, _ names: [String]) throws -> Double {
        try names.reduce(0) { try $0 + Kind.rate($1) }
    }

    @inline(never) private func units<Kind: Measured>(_: Kind) -> [String] { [Kind.unit(0), Kind.unit(3)] }

    /// One after another: all spies for a protocol hear its static calls.
    @Suite(.serialized) struct StaticSpyTests {
        /// The type that a spy's calls go to is that of its own target, whatever other spies had.
        @Test func test_Q1_eachSpyHasItsOwnTarget() {
            do {
                let metre = Spy<any Measured>(over: Metre())
                #expect(units(metre.object) == ["m", "10^3 m"])
            }
            do {
                let yard = Spy<any Measured>(over: Yard())
                #expect(units(yard.object) == ["yd", "yd"])
                let other = Spy<any Measured>(over: Metre())
                #expect(units(other.object) == ["m", "10^3 m"])
            }
            let alone = Spy<any Measured>(unstubbed: .emptyValues)
            #expect(units(alone.object) == ["", ""])
            #expect(alone.calls.count == 2)
        }

        /// A newer spy that has no answer leaves the call to those that have one.
        @Test func test_Q1_theNewestSpyWithAnAnswerAnswers() {
            let older = Spy<any Measured>()
            older.stub(resultsOf: String.self).returns("older")
            let newer = Spy<any Measured>()
            #expect(units(newer.object) == ["older", "older"])
            #expect(newer.calls.count == 2)
        }

        /// As instance calls do.
        @Test func test_Q1_theObjectKeepsTheSpysStubs() {
            func makeObject() -> any Measured {
                let spy = Spy<any Measured>()
                spy.stub { type(of: $0).unit }.returns("kept")
                return spy.object
            }
            let object = makeObject()
            #expect(units(object) == ["kept", "kept"])
        }

        @Test func test_Q1_aSpyAnswersStaticCalls() async throws {
            let spy = Spy<any RateKind>()
            spy.stub({ type(of: $0).rate }, with: "EUR").returns(1.5)
            spy.stub { type(of: $0).rate }.throws(RateError())
            spy.stub({ type(of: $0).rate }, with: "USD").returns(1)
            spy.stub(get: { type(of: $0).base }).returns("CHF")
            spy.stub { type(of: $0).load }.answers { name, limit in
                await Task.yield()
                return "\(name) \(limit)"
            }
            spy.record { type(of: $0).reset }
            let kind = type(of: spy.object)
            #expect(try total(spy.object, ["USD", "USD"]) == 2)
            #expect(throws: RateError.self) { try kind.rate("GBP") }
            #expect(kind.base == "CHF")
            #expect(try await kind.load("rates", 3) == "rates 3")
            kind.reset()
            spy.verify({ type(of: $0).rate }, with: "USD", times: 2)
            spy.verify({ type(of: $0).rate }, with: .any, times: 3)
            spy.verify({ type(of: $0).reset }, times: 1)
            #expect(spy.calls(of: { type(of: $0).load }).map(\.1) == [3])
        }

        @Test func test_Q1_aSpyAnswersChangesInPlace() {
            let spy = Spy<any RateKind>(), kind = type(of: spy.object)
            spy.stub(get: { type(of: $0).limit }).returns(5)
            spy.stub { rate in { (limit: Int) in type(of: rate).limit = limit } }.returns()
            kind.limit += 2
            #expect(spy.calls(of: { rate in { (limit: Int) in type(of: rate).limit = limit } }) == [7])
        }

        /// The closures belong to the main actor, and wait for it in a first probing call, which is given up.
        @MainActor @Test func test_Q1_asynchronousClosuresOfTheMainActor() async {
            let spy = Spy<any PageKind>()
            spy.stub { page in { (key: Int) async in await type(of: page).load(key) } }.returns(8)
            spy.stub { page in { (number: Inout<Int>) async in await type(of: page).turn(&number.value) } }
                .answers { @Sendable in $0.value += 1 }
            // Each of them goes on on the actor.
            for _ in 0..<10 { await Task.yield() }
            let kind = type(of: spy.object)
            #expect(await kind.load(3) == 8)
            var number = 1
            await kind.turn(&number)
            #expect(number == 2)
        }

        @Test func test_Q1_staticCallsGoOnToTheTypeOfARealObject() {
            let spy = Spy<any Measured>(over: Metre())
            #expect(units(spy.object) == ["m", "10^3 m"])
            spy.stub({ type(of: $0).unit }, with: 3).returns("km")
            #expect(units(spy.object) == ["m", "km"])
            #expect(type(of: spy.object).wide("a", "b", "c", 4, 5, 0.5, "end") == ["abc", "9", "0.5", "end"])
            spy.verify({ type(of: $0).unit }, with: .any, times: 4)
            #expect(spy.calls(of: { type(of: $0).wide }).map(\.6) == ["end"])
            spy.stub { type(of: $0).wide }.answers { a, _, _, d, _, _, g in [a, "\(d)", g] }
            #expect(type(of: spy.object).wide("a", "b", "c", 4, 5, 0.5, "end") == ["a", "4", "end"])
        }

        @Test func test_Q1_theStubsEndWithTheSpy() {
            let first = Spy<any Measured>(over: Metre())
            do {
                let spy = Spy<any Measured>(over: Metre())
                spy.stub { type(of: $0).unit }.returns("none")
                #expect(units(first.object) == ["none", "none"])
                withExtendedLifetime(spy) {}
            }
            #expect(units(first.object) == ["m", "10^3 m"])
        }

        @Test func test_Q1_ofTwoSpiesTheNewerOneAnswersAndBothRecord() {
            let older = Spy<any Measured>(over: Metre()), newer = Spy<any Measured>(over: Metre())
            older.stub { type(of: $0).unit }.returns("older")
            newer.stub({ type(of: $0).unit }, with: 0).returns("newer")
            #expect(units(older.object) == ["newer", "older"])
            for spy in [older, newer] { spy.verify({ type(of: $0).unit }, with: .any, times: 2) }
        }

        @Test func test_Q1_observersAndInterceptorsOfStaticRequirements() {
            let proxy = ForwardingProxy<any Measured>(forwardingTo: Metre())
            var events: [String] = []
            let tokens = [
                proxy.sentMessage { type(of: $0).unit }.subscribe { events.append("sent \($0)") },
                proxy.methodInvoked { type(of: $0).unit }.withOutcome.subscribe { events.append("\($1)") },
                proxy.intercept({ type(of: $0).unit }) { call, scale in call.proceed(scale + 1) },
            ]
            #expect(type(of: proxy.object).unit(1) == "10^2 m")
            #expect(events.first == "sent 1" && events.count == 2 && events[1].contains("10^2 m"), "\(events)")
            withExtendedLifetime(tokens) {}
        }

        @Test func test_Q1_withoutAStubTheMessageShowsTheStaticCall() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                withKnownIssue {
                    let spy = Spy<any Measured>()
                    spy.stub({ type(of: $0).unit }, with: 3).returns("km")
                    _ = type(of: spy.object).unit(2)
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("no stub that fits unit(2)"), "\(text)")
        }

        @Test func test_Q1_theMessageOfAnUnstubbedCallHasAReferenceThatCompiles() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                withKnownIssue {
                    let spy = Spy<any Measured>()
                    _ = type(of: spy.object).unit(1)
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("Write `spy.stub({ type(of: $0).unit(_:) }).returns(...)`"), "\(text)")
        }

        @Test func test_Q1_whenUnansweredIsForInstances() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let proxy = ForwardingProxy<any Measured>()
                _ = proxy.whenUnanswered({ type(of: $0).unit }) { "\($0)" }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("`whenUnanswered` can't answer"), "\(text)")
        }

        @Test func test_Q4_aProtocolThatGivesAnAssociatedType() {
            let spy = Spy<any CountRegistry>()
            spy.stub((any CountRegistry).value(_:), with: "a").returns(4)
            spy.record((any CountRegistry).put(_:for:))
            #expect(count(spy.object, "a") == 5)
            spy.verify((any CountRegistry).put(_:for:), with: 5, "a", times: 1)
        }
    }
#endif
