#if Testing
    import Foundation
    import Switchboard
    import SwitchboardTesting
    import TestSupport
    import Testing

    /// CONFORMANCE T2 to T5.
    @Suite struct VerificationTests {
        /// The text of the failure that `body` causes.
        private func failure(_ body: () -> Void) -> String {
            let log = Log<String>()
            withKnownIssue {
                body()
            } matching: { issue in
                log.add(issue.comments.map(\.rawValue).joined())
                return true
            }
            return log.entries.joined(separator: "\n")
        }

        // MARK: T1, names where nothing conforms

        @Test func test_T1_aReferenceNamesTheMethodWhereNothingConforms() {
            let spy = Spy<any Clock>()
            spy.stub(Clock.now(in:), with: "UTC").returns(3)
            spy.record(Clock.wait as (any Clock) -> (Int) -> Void)
            spy.object.wait(7)
            _ = spy.object.now(in: "UTC")
            #expect(spy.calls.map(\.description) == ["wait(7)", #"now(in: "UTC") -> 3"#])
            let text = failure { spy.verify(Clock.now(in:), with: "MEZ") }
            #expect(text.hasPrefix(#"Expected at least 1 call of now(in: "MEZ"), found no call."#), "\(text)")

            // Another spy has the name, too, and a variable with a reference has none.
            let other = Spy<any Clock>()
            other.object.wait(1)
            #expect(other.calls.map(\.description) == ["wait(1)"])
            let references = (unnamed: PageLoading.fetch, ())
            let pages = Spy<any PageLoading>()
            pages.stub(references.unnamed).returns("")
            #expect(pages.unusedStubs.map { $0.contains("unnamed") } == [false])

            let meter = Spy<any Thermostat>(unstubbed: .emptyValues)
            meter.record(get: \.mode)
            meter.record(set: \.mode)
            meter.object.mode += "!"
            #expect(meter.calls.map(\.description) == [#"mode -> """#, #"mode = "!""#])
        }

        /// The symbol of such a method has " : " in it, as that of a property.
        @Test func test_T1_methodsWithDictionariesHaveNames() {
            let spy = Spy<any Atlas>(over: RealAtlas())
            #expect(spy.object.mark(["a": 1], on: 2) == [1: "a"])
            #expect(spy.calls.map(\.requirement.selector?.name) == ["mark(_:on:)"])
        }

        @Test func test_T1_aCallWithoutAStubFailsTheTestBeforeTheProcessEnds() async {
            let log = Log<String>()
            // The process of the exit test reports its issues to this one.
            await withKnownIssue {
                await #expect(processExitsWith: .failure) {
                    _ = Spy<any AccountStore>().object.count()
                }
            } matching: { issue in
                log.add(issue.comments.map(\.rawValue).joined())
                return true
            }
            let text = log.entries.joined()
            #expect(text.contains("has no stub for count() of AccountStore, which returns Int. Write"), "\(text)")
        }

        // MARK: T2, counts, matchers, order

        @Test func test_T2_countsAsRanges() {
            let spy = Spy<any AccountStore>()
            spy.object.open()
            spy.object.open()
            spy.verify(AccountStore.open, times: 1...3)
            spy.verify(AccountStore.open, times: 2...)
            spy.verify(AccountStore.open, times: ...2)
            // A range elsewhere is a range.
            #expect((1...3).count == 3)
            #expect(
                failure { spy.verify(AccountStore.open, times: 3...4) }
                    .hasPrefix("Expected 3 to 4 calls of AccountStore.open, found 2 calls."))
            #expect(failure { spy.verify(AccountStore.open, times: ...1) }.hasPrefix("Expected at most 1 call of"))
            #expect(failure { spy.verify(AccountStore.open, times: 3...) }.hasPrefix("Expected at least 3 calls of"))
        }

        @Test func test_T2_aRangeThatEndsBeforeItBeginsTraps() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Spy<any AccountStore>().verify(AccountStore.open, times: 3...1)
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("can't expect 3...1 calls. Write 1...3."), "\(text)")
        }

        @Test func test_T2_matchersAreCombined() {
            let spy = Spy<any AccountStore>()
            spy.stub(AccountStore.balance(of:), with: "savings" || "checking").returns(1)
            spy.stub(AccountStore.balance(of:), with: !.where { $0.hasPrefix("s") } && !"checking").returns(2)
            #expect(["savings", "checking", "other"].map(spy.object.balance) == [1, 1, 2])
            spy.verify(AccountStore.balance(of:), with: "savings" || .where { $0.isEmpty }, times: 1)
            let text = failure {
                spy.verify(AccountStore.balance(of:), with: .where { $0.count > 5 } && !"checking", times: 2)
            }
            #expect(
                text.hasPrefix(#"Expected 2 calls of balance(of: where(...) && !("checking")), found 1 call."#),
                "\(text)")
        }

        @Test func test_T2_valuesThatAreNotEquatable() {
            let spy = Spy<any PaddedStore>()
            let padded = Padded(wide: 1, tail: 2)
            spy.record(PaddedStore.put(_:))
            spy.object.put(padded)
            spy.verify(PaddedStore.put(_:), with: .equal(padded) { $0.tail == $1.tail }, times: 1)
            spy.verify(PaddedStore.put(_:), with: .similar(to: Padded(wide: 1, tail: 3)), times: 1)
            spy.verify(PaddedStore.put(_:), with: .similar(to: Padded(wide: 2, tail: 2)), times: .never)
        }

        @Test func test_T2_orderAcrossSpies() {
            let store = Spy<any AccountStore>(), clock = Spy<any Clock>()
            clock.record(Clock.wait)
            store.object.open()
            clock.object.wait(1)
            store.object.name = "new"
            clock.object.wait(2)
            store.object.close()
            verifyInOrder {
                store.received { AccountStore.open }
                clock.received { Clock.wait }
                store.received {
                    CallOrder.set(\AccountStore.name)
                    AccountStore.close
                }
            }
            verifyInOrder {
                for _ in 0..<2 { clock.received { Clock.wait } }
            }
            store.verifyNoOtherCalls()
            clock.verifyNoOtherCalls()
            let text = failure {
                verifyInOrder {
                    store.received { AccountStore.close }
                    clock.received { Clock.wait }
                }
            }
            #expect(
                text == """
                    Expected a call of Clock.wait after close(), as number 2 of 2 in order, found none.
                    The calls were:
                      1. AccountStore: open()
                      2. Clock: wait(1)
                      3. AccountStore: name = "new"
                      4. Clock: wait(2)
                      5. AccountStore: close()
                    """)
        }

        @Test func test_T2_resetOfCallsAndStubs() {
            let spy = Spy<any AccountStore>(unstubbed: .emptyValues)
            spy.stub(AccountStore.owner(of:)).returns("me")
            spy.stub(resultsOf: Int.self).returns(7)
            #expect(spy.object.owner(of: "a") == "me")
            #expect(spy.object.count() == 7)
            spy.reset()
            #expect(spy.calls.isEmpty)
            #expect(spy.object.owner(of: "a") == nil)
            #expect(spy.unusedStubs.isEmpty)
        }

        @Test func test_T2_unusedStubs() {
            let spy = Spy<any AccountStore>()
            spy.stub(AccountStore.balance(of:)).returns(1)
            spy.stub(AccountStore.balance(of:), with: "savings").returns(2)
            spy.stub(AccountStore.count).returns(3)
            #expect(spy.object.balance(of: "savings") == 2)
            #expect(spy.unusedStubs == ["AccountStore.balance(of:)", "AccountStore.count"])
            #expect(
                failure { spy.verifyAllStubsUsed() } == """
                    Expected each stub to answer a call, found 2 that answered none:
                      AccountStore.balance(of:)
                      AccountStore.count
                    """)
            _ = (spy.object.balance(of: "other"), spy.object.count())
            spy.verifyAllStubsUsed()
        }

        @Test func test_T2_aStrictSpyFailsTheTestForEachCallWithoutAStub() {
            let spy = Spy<any AccountStore>(unstubbed: .failure)
            spy.stub(AccountStore.open).returns()
            spy.object.open()
            #expect(failure { spy.object.close() }.contains("has no stub for close() of AccountStore"))
            let text = failure {
                #expect(throws: UnstubbedCall.self) { try spy.object.transfer(1, from: "a", to: nil) }
            }
            #expect(text.contains(#"has no stub for transfer(1, from: "a", to: nil)"#), "\(text)")
            #expect(
                failure { spy.object.close() }
                    .contains("close() of AccountStore. Write `spy.stub(AccountStore.close).returns()` before"))
            spy.stub(AccountStore.close).performs {}
            spy.object.close()
        }

        // MARK: T3, answers

        @Test func test_T3_answersOfAnArray() {
            let spy = Spy<any AccountStore>()
            spy.stub(AccountStore.balance(of:)).returns(contentsOf: [10, 20]).returns(30)
            #expect((0..<4).map { _ in spy.object.balance(of: "") } == [10, 20, 30, 30])
        }

        @Test func test_T3_effectsBesideTheAnswer() {
            let spy = Spy<any AccountStore>(over: FileStore()), log = Log<String>()
            spy.stub(AccountStore.each(_:)).performs { body in body("savings") }.returns()
            spy.object.each { log.add($0) }
            spy.stub(AccountStore.balance(of:)).performs { log.add($0) }.performs { log.add("\($0)!") }.returns(1, 2)
            #expect(["a", "b"].map(spy.object.balance) == [1, 2])
            #expect(log.entries == ["savings", "a", "a!", "b", "b!"])
            // An effect is no answer: the target answers, or an older stub.
            spy.stub(AccountStore.count).performs { log.add("counted") }
            #expect(spy.object.count() == 2)
            spy.stub(AccountStore.balance(of:)).performs { _ in log.add("asked") }
            #expect(spy.object.balance(of: "c") == 2)
            #expect(log.entries.suffix(4) == ["counted", "asked", "c", "c!"])
            spy.verifyAllStubsUsed()
            // Answers that a stub gets later begin with the first one.
            let late = spy.stub(AccountStore.count).performs { log.add("late") }
            _ = spy.object.count()
            late.returns(7, 8)
            #expect((0..<2).map { _ in spy.object.count() } == [7, 8])
        }

        @Test func test_T3_capturedArguments() throws {
            let spy = Spy<any AccountStore>(), amounts = ArgumentCaptor<Int>(),
                bodies = ArgumentCaptor<(String) -> Void>()
            spy.stub(AccountStore.transfer(_:from:to:)).returns(true)
            for (amount, source) in [(1, "a"), (2, "b"), (3, "a")] {
                _ = try spy.object.transfer(amount, from: source, to: nil)
            }
            spy.verify(AccountStore.transfer(_:from:to:), with: .capture(amounts), "a", .any)
            #expect(amounts.values == [1, 3])
            spy.verify(AccountStore.transfer(_:from:to:), with: .where { $0 > 1 } && .capture(amounts), .any, .any)
            #expect(amounts.values == [1, 3, 2, 3])

            let log = Log<String>()
            spy.stub(AccountStore.each(_:), with: .capture(bodies)).returns()
            #expect(bodies.last == nil)
            spy.object.each { log.add($0) }
            bodies.last?("later")
            #expect(log.entries == ["later"])
        }

        @Test func test_T3_valuesOfOwnTypes() {
            let spy = Spy<any Purse>(unstubbed: .emptyValues)
            spy.record(Purse.total)
            #expect(spy.object.total() == Total(cents: 0))
            spy.stub(resultsOf: Total.self).returns(Total(cents: 5))
            #expect(spy.object.total() == Total(cents: 5))
            spy.stub(Purse.total).returns(Total(cents: 6))
            #expect(spy.object.total() == Total(cents: 6))
        }

        @Test func test_T3_aSpyAsTheAnswer() {
            let spy = Spy<any Purse>()
            let page = spy.stub(Purse.page(_:), with: 1).returnsSpy()
            let next = spy.stub(Purse.next).returnsSpy()
            page.stub(Page.text).returns("first")
            next.stub(Page.text).returns("second")
            #expect(spy.object.page(1).text() == "first")
            #expect(spy.object.next()?.text() == "second")
            page.verify(Page.text, times: 1)
        }

        // MARK: T4, properties and subscripts

        @Test func test_T4_writesAndIndicesByValue() {
            let spy = Spy<any AccountStore>(), log = Log<String>()
            spy.stub(set: \.name, with: "").performs { _ in log.add("removed") }
            spy.object.name = "new"
            spy.object.name = ""
            #expect(log.entries == ["removed"])
            spy.stub(get: { $0[$1] as Int }).returns(0)
            spy.stub(get: { $0[$1] as Int }, with: 4).returns(8)
            #expect((3...4).map { spy.object[$0] } == [0, 8])

            let dial = Spy<any Dial>()
            dial.stub(set: { (dial: inout any Dial, value: Int, index: Int) in dial[index] = value }, with: .any, 2)
                .performs { value, index in log.add("\(value) at \(index)") }
            let object = dial.object
            object[1] = 10
            object[2] = 20
            #expect(log.entries == ["removed", "20 at 2"])
        }

        // MARK: T5, waiting

        @Test func test_T5_waitsForPropertiesAndConditions() async {
            let spy = Spy<any AccountStore>()
            async let changes: Void = onTask {
                spy.object.name = "new"
                for amount in 1...3 { _ = try? spy.object.transfer(amount, from: "a", to: nil) }
            }
            #expect(await spy.waitForCalls(set: \.name) == ["new"])
            await spy.wait { $0.calls(of: AccountStore.transfer(_:from:to:)).contains { $0.0 == 3 } }
            await changes
            spy.stub(get: \.name).returns("")
            _ = spy.object.name
            #expect(await spy.waitForCalls(get: \.name).count == 1)
        }

        /// The test drives the clock: nothing depends on time.
        @Test func test_T5_aClockThatTheTestDrives() async {
            let spy = Spy<any AccountStore>(), clock = StepClock()
            let log = Log<String>()
            await withKnownIssue {
                async let waiting: Void = spy.wait(timeout: .seconds(60), clock: clock) { $0.calls.count > 5 }
                await clock.sleeperCame()
                clock.advance(by: .seconds(60))
                await waiting
            } matching: { issue in
                log.add(issue.comments.map(\.rawValue).joined())
                return true
            }
            #expect(
                log.entries.joined().hasPrefix(
                    "Expected a condition of AccountStore to be true within 60.0 seconds."))
        }

        @Test func test_T5_delaysOfAnAsynchronousMethod() async throws {
            let spy = Spy<any PageLoading>(), clock = StepClock(), log = Log<String>()
            spy.stub(PageLoading.fetch(_:)).delays(for: .seconds(5), clock: clock).returns("page")
            async let page = spy.object.fetch("url")
            await clock.sleeperCame()
            log.add("called")
            clock.advance(by: .seconds(5))
            log.add(await page)
            #expect(log.entries == ["called", "page"])
        }

        private func onTask(_ body: @escaping @Sendable () -> Void) async {
            await Task.detached { body() }.value
        }
    }

    extension Padded: ComparedByMatches {
        public static func isMatch(_ expected: Padded, _ found: Padded) -> Bool { expected.wide == found.wide }
    }

    public struct Total: Equatable, EmptyValue {
        let cents: Int
        public static var emptyValue: Total { Total(cents: 0) }
    }

    public protocol Atlas: AnyObject {
        func mark(_ places: [String: Int], on sheet: Int) -> [Int: String]
    }

    private final class RealAtlas: Atlas {
        func mark(_ places: [String: Int], on sheet: Int) -> [Int: String] {
            Dictionary(uniqueKeysWithValues: places.map { ($1, $0) })
        }
    }

    public protocol Page: AnyObject {
        func text() -> String
    }

    public protocol Purse: AnyObject {
        func total() -> Total
        func page(_ number: Int) -> any Page
        func next() -> (any Page)?
    }

    public protocol PageLoading: AnyObject, Sendable {
        func fetch(_ url: String) async -> String
    }

    /// A clock whose time a test advances.
    private final class StepClock: _Concurrency.Clock, @unchecked Sendable {
        struct Instant: InstantProtocol {
            var offset: Duration
            func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
            func duration(to other: Instant) -> Duration { other.offset - offset }
            static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
        }

        private let lock = NSLock()
        private var time = Instant(offset: .zero)
        private var sleepers: [(deadline: Instant, continuation: CheckedContinuation<Void, Never>)] = []
        private let (arrivals, arrived) = AsyncStream<Void>.makeStream()

        var now: Instant { lock.withLock { time } }
        var minimumResolution: Duration { .zero }

        func sleep(until deadline: Instant, tolerance: Duration?) async throws {
            await withCheckedContinuation { continuation in
                lock.withLock { sleepers.append((deadline, continuation)) }
                arrived.yield()
            }
        }

        /// Waits until something sleeps.
        func sleeperCame() async {
            for await _ in arrivals { return }
        }

        func advance(by duration: Duration) {
            let woken = lock.withLock {
                time = time.advanced(by: duration)
                defer { sleepers.removeAll { $0.deadline <= time } }
                return sleepers.filter { $0.deadline <= time }
            }
            for sleeper in woken { sleeper.continuation.resume() }
        }
    }
#endif
