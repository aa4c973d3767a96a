#if Testing
    import Foundation
    import Switchboard
    import SwitchboardTesting
    import TestSupport
    import Testing

    /// CONFORMANCE O.
    @Suite struct SpyTests {
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

        // MARK: O1, recording

        /// A change in place is a call of neither accessor if the library doesn't know their types.
        @Test func test_O1_aChangeInPlaceOfAnUnknownTypeFailsTheVerification() {
            let spy = Spy<any Cabinet>(over: RealCabinet())
            spy.object.labels["a"] = 1
            spy.object[0].append { 2 }
            let missed = "The arguments of 1 call weren't recorded"
            #expect(failure { spy.verify(set: \.labels, times: .never) }.contains(missed))
            #expect(failure { spy.verify(get: \.labels, times: .never) }.contains(missed))
            #expect(
                failure { spy.verify(get: { (cabinet: any Cabinet, row: Int) in cabinet[row] }, times: .never) }
                    .contains(missed))
            spy.verify(get: \.size, times: .never)
        }

        @Test func test_O1_everyCallIsRecordedWithItsArguments() throws {
            let spy = Spy<any AccountStore>()
            spy.stub(AccountStore.transfer(_:from:to:)).returns(true)
            #expect(Bank(store: spy.object).move([10, 20]) == 2)
            #expect(spy.calls(of: AccountStore.transfer(_:from:to:)).map(\.0) == [10, 20])
            #expect(spy.calls(of: AccountStore.open).count == 1)
            #expect(
                spy.calls.map(\.description) == [
                    "open()", #"transfer(10, from: "me", to: nil) -> true"#,
                    #"transfer(20, from: "me", to: nil) -> true"#, "close()",
                ])
            spy.object.name = "new"
            #expect(spy.calls.last?.description == #"name = "new""#)
            spy.clearCalls()
            #expect(spy.calls.isEmpty)
        }

        @Test func test_O1_inheritedProtocolsAndProtocolsOfStructs() {
            let child = Spy<any Child>()
            child.stub(Child.parent).returns(5)
            #expect(child.object.parent(1) == 5)
            #expect(child.calls(of: Child.parent) == [1])

            // Nothing conforms to it: a stub says what the method takes, or `record`.
            let clock = Spy<any Clock>()
            clock.stub(Clock.now(in:)).returns(3)
            clock.record(Clock.wait)
            clock.object.wait(7)
            #expect(clock.object.now(in: "UTC") == 3)
            #expect(clock.calls(of: Clock.wait) == [7])
        }

        @Test func test_O1_propertiesOfAProtocolToWhichNothingConforms() throws {
            let spy = Spy<any Thermostat>(unstubbed: .emptyValues), thermostat = spy.object
            spy.record(get: \.mode)
            spy.record(set: \.mode)
            spy.record(get: { try $0.log })
            spy.record(get: { $0[$1] as Int? })
            thermostat.mode = "off"
            thermostat.mode += "!"
            #expect(try thermostat.log.isEmpty)
            #expect(thermostat["hall"] == nil)
            #expect(spy.calls.map(\.arguments.count) == [1, 0, 1, 0, 1])
            #expect(spy.calls(set: \.mode) == ["off", "!"])
            #expect(spy.calls(get: \.mode).count == 1)
            #expect(spy.calls(get: { try $0.log }).count == 1)
            #expect(spy.calls(get: { $0[$1] as Int? }) == ["hall"])
            spy.verify(set: \.mode, with: "off", times: 1)
        }

        @Test func test_O1_aSetterThatNothingNamedTraps() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                withKnownIssue {
                    Spy<any Thermostat>().object.mode = "off"
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("can't record a call of requirement"), "\(text)")
        }

        @Test func test_O1_associatedTypes() throws {
            let cache = Spy<any Cache<String, Int>>()
            cache.stub { (cache: any Cache<String, Int>) in { try cache.store($0, for: $1) } }.throws(LimitError())
            #expect(throws: LimitError()) { try cache.object.store(1, for: "a") }
            #expect(cache.calls.map(\.arguments.count) == [2])
        }

        @Test func test_O1_threadsInOneOrder() {
            let spy = Spy<any AccountStore>()
            spy.stub(AccountStore.balance(of:)).answers { Int($0)! * 2 }
            onThreads(8) { thread in
                for number in 0..<200 {
                    let account = thread * 1000 + number
                    if spy.object.balance(of: "\(account)") != account * 2 { spy.object.open() }
                }
            }
            let calls = spy.calls(of: AccountStore.balance(of:)).compactMap { Int($0) }
            #expect(calls.count == 1600)
            for thread in 0..<8 {
                #expect(calls.filter { $0 / 1000 == thread } == (0..<200).map { thread * 1000 + $0 })
            }
            #expect(spy.calls(of: AccountStore.open).isEmpty)
        }

        @Test func test_O1_aSpyAndWhatItRecordedEnd() {
            weak var target: FileStore?
            weak var spied: Spy<any AccountStore>?
            weak var proxied: (any AccountStore)?
            weak var argument: Log<String>?
            do {
                let real = FileStore(), spy = Spy<any AccountStore>(over: real), log = Log<String>()
                (target, spied, proxied, argument) = (real, spy, spy.object, log)
                spy.stub(AccountStore.balance(of:)).answers { account in
                    log.add(account)
                    return 1
                }
                _ = spy.object.balance(of: "a")
                spy.object.each { log.add($0) }
                #expect(log.entries == ["a", "a", "b"])
                spy.verify(AccountStore.each)
            }
            #expect(target == nil && spied == nil && proxied == nil && argument == nil)
        }

        /// What an argument's or a stub's end runs may call the spy.
        @Test func test_O1_forgettingRunsForeignCode() {
            final class Ending: Sendable {
                let end: @Sendable () -> Void
                init(_ end: @escaping @Sendable () -> Void) { self.end = end }
                deinit { end() }
            }
            let spy = Spy<any AccountStore>()
            nonisolated(unsafe) let store = spy.object
            do {
                let ending = Ending { store.open() }
                store.each { [ending] _ in _ = ending }
            }
            spy.clearCalls()
            #expect(spy.calls(of: AccountStore.open).count == 1)
            do {
                let ending = Ending { store.open() }
                spy.stub(AccountStore.count).answers {
                    _ = ending
                    return 1
                }
            }
            spy.removeStubs()
            #expect(spy.calls(of: AccountStore.open).count == 2)
        }

        /// Who was given the object may live longer than the spy.
        @Test func test_O1_argumentsWithPaddingBehindThemAreKeptWithoutIt() throws {
            let store = Spy<any PaddedStore>()
            store.record(PaddedStore.put)
            for number in 0..<1000 { store.object.put(Padded(wide: -1, tail: number)) }
            #expect(store.calls(of: PaddedStore.put).map(\.tail) == Array(0..<1000))
            // Where the padding went, the allocator has its own notes, which it reads now.
            store.clearCalls()
            #expect(store.calls.isEmpty)
        }

        @Test func test_O1_anObjectWithoutItsSpyAnswers() {
            let store = { () -> any AccountStore in
                let spy = Spy<any AccountStore>()
                spy.stub(AccountStore.balance(of:)).returns(7)
                return spy.object
            }()
            #expect(store.balance(of: "x") == 7)
        }

        // MARK: O2, stubs

        @Test func test_O2_valuesSequencesClosuresAndErrors() throws {
            let spy = Spy<any AccountStore>(), store = spy.object
            spy.stub(AccountStore.balance(of:)).returns(1, 2).returns(3)
            #expect((0..<5).map { _ in store.balance(of: "x") } == [1, 2, 3, 3, 3])
            spy.stub(AccountStore.transfer(_:from:to:)).answers { amount, source, target in
                amount > 5 && source == "me" && target == nil
            }
            #expect(try store.transfer(6, from: "me", to: nil))
            #expect(try !store.transfer(6, from: "me", to: "you"))
            spy.stub(AccountStore.transfer(_:from:to:), where: { amount, _, _ in amount > 100 }).throws(LimitError())
            #expect(throws: LimitError()) { try store.transfer(101, from: "me", to: nil) }
            #expect(try store.transfer(99, from: "me", to: nil))
            spy.stub(AccountStore.settle).throws(StoreFailure(amount: 7)).answers { entry throws(StoreFailure) in entry
            }
            #expect(throws: StoreFailure(amount: 7)) { try store.settle(Entry()) }
            #expect(try store.settle(Entry(amount: 3)) == Entry(amount: 3))
            spy.stub(AccountStore.each).answers { body in body("stubbed") }
            let seen = Log<String>()
            store.each { seen.add($0) }
            #expect(seen.entries == ["stubbed"])
        }

        @Test func test_O2_propertiesAndSubscripts() {
            let spy = Spy<any AccountStore>(), store = spy.object
            spy.stub(get: \.name).returns("first", "second")
            spy.stub(get: { $0[$1] }).answers { (row: Int) in row * 2 }
            spy.stub(get: { try $0.size }).throws(LimitError()).returns(3)
            #expect(throws: LimitError()) { try store.size }
            #expect((try? store.size) == 3)
            #expect([store.name, store.name] == ["first", "second"])
            #expect(store[4] == 8)
            store.name = "set"
            store.name += "!"
            #expect(spy.calls(set: \.name) == ["set", "second!"])
            #expect(spy.calls(get: { $0[$1] as Int }) == [4])
            spy.verify(get: \.name, times: 3)
            #expect(spy.calls(get: { try $0.size }).count == 2)
            spy.verify(get: { try $0.size }, times: 2)
            spy.verify(get: { $0[$1] as Int }, with: 4, times: 1)
            #expect(
                failure { spy.verify(get: { $0[$1] as Int }, with: 5) }.hasPrefix("Expected at least 1 call of "))
            spy.verify(set: \.name, with: "set", times: 1)
            #expect(
                failure { spy.verify(set: \.name, with: "other") }.hasPrefix(
                    "Expected at least 1 call of name = \"other\", found no call.\nThe nearest is name = "))
        }

        @Test func test_O2_theLastThatFitsWins() throws {
            let spy = Spy<any AccountStore>(), store = spy.object
            spy.stub(AccountStore.balance(of:)).returns(1)
            spy.stub(AccountStore.balance(of:), with: "a").returns(2)
            spy.stub(AccountStore.balance(of:), with: .where { $0.count > 3 }).returns(3)
            spy.stub(AccountStore.transfer(_:from:to:), with: 10, .any, nil).returns(true)
            spy.stub(AccountStore.transfer(_:from:to:), with: .any, .any, "b").returns(false)
            #expect(store.balance(of: "b") == 1)
            #expect(store.balance(of: "a") == 2)
            #expect(store.balance(of: "aaaa") == 3)
            #expect(try store.transfer(10, from: "x", to: nil))
            #expect(try !store.transfer(10, from: "x", to: "b"))
            #expect(throws: UnstubbedCall.self) { try store.transfer(11, from: "x", to: "c") }
            spy.removeStubs()
            #expect(throws: UnstubbedCall.self) { try store.transfer(10, from: "x", to: nil) }
        }

        @Test func test_O2_anUnstubbedCallSaysWhatToWrite() async {
            let spy = Spy<any AccountStore>()
            do {
                _ = try spy.object.transfer(10, from: "me", to: nil)
                Issue.record("expected an error")
            } catch {
                #expect(
                    "\(error)" == """
                        the spy has no stub for transfer(10, from: "me", to: nil) of AccountStore, which returns Bool. Write \
                        `spy.stub(AccountStore.transfer(_:from:to:)).returns(...)` before the call, or make the spy \
                        over a real object.
                        """)
            }
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                withKnownIssue {
                    _ = Spy<any AccountStore>().object.balance(of: "me")
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains(#" has no stub for balance(of: "me") of AccountStore, which returns Int. Write"#))
            let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                withKnownIssue {
                    Spy<any Clock>().object.wait(1)
                }
            }
            let unknown = String(decoding: other?.standardErrorContent ?? [], as: UTF8.self)
            #expect(unknown.contains("can't record a call of requirement 2 of "))
            #expect(unknown.contains("Clock (method): the library doesn't know the method's types"))
            #expect(unknown.contains("because no conforming type's symbols tell them. Reference the method before"))
            #expect(unknown.contains("If none of these can name it, make the spy over an object"))
        }

        @Test func test_O2_aStubThatThrowsInAMethodThatDoesNot() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let spy = Spy<any AccountStore>()
                spy.stub(AccountStore.balance(of:)).answers { _ in throw StoreFailure(amount: 1) }
                _ = spy.object.balance(of: "me")
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("SpyTests.swift:"))
            #expect(
                text.contains(#" in balance(of: "me") of AccountStore, which isn't declared `throws`. Return a value"#))
        }

        @Test func test_O2_aCallThatTheOnlyStubDoesNotFit() async {
            let spy = Spy<any AccountStore>()
            spy.stub(AccountStore.transfer(_:from:to:), with: 10, .any, nil).returns(true)
            #expect {
                try spy.object.transfer(11, from: "me", to: "you")
            } throws: { error in
                "\(error)" == """
                    the spy has no stub that fits transfer(11, from: "me", to: "you") of AccountStore, which returns Bool. \
                    The method's stub doesn't fit:
                      transfer(10, from: any, to: nil): argument 1 is 11, argument 3 is "you"
                    Change a stub, write `spy.stub(AccountStore.transfer(_:from:to:)).returns(...)` before the call, or make \
                    the spy over a real object.
                    """
            }
            #expect(spy.calls.map(\.description) == [#"transfer(11, from: "me", to: "you"), which no stub fits"#])
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let spy = Spy<any AccountStore>()
                withKnownIssue {
                    spy.stub(AccountStore.balance(of:), with: "you").returns(1)
                    _ = spy.object.balance(of: "me")
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains(#" has no stub that fits balance(of: "me") of AccountStore, which returns Int. The"#))
            #expect(text.contains("  balance(of: \"you\"): argument 1 is \"me\"\nChange a stub, write `spy.stub("))
        }

        /// The newest is first, as calls ask them.
        @Test func test_O2_aCallThatNoneOfSeveralStubsFits() {
            let spy = Spy<any AccountStore>()
            spy.stub(AccountStore.transfer(_:from:to:), with: .where { $0 > 100 }, .any, .any).returns(true)
            spy.stub(AccountStore.transfer(_:from:to:)) { amount, _, _ in amount == 2 }.returns(true)
            _ = spy.stub(AccountStore.transfer(_:from:to:))
            #expect {
                try spy.object.transfer(11, from: "me", to: nil)
            } throws: { error in
                "\(error)" == """
                    the spy has no stub that fits transfer(11, from: "me", to: nil) of AccountStore, which returns Bool. \
                    None of the method's 3 stubs fits:
                      AccountStore.transfer(_:from:to:): it has no answer. Call `returns(_:)`, `throws(_:)` or \
                    `answers(_:)` on it
                      AccountStore.transfer(_:from:to:), where: ...: the predicate is false
                      transfer(where(...), from: any, to: any): argument 1 is 11
                    Change a stub, write `spy.stub(AccountStore.transfer(_:from:to:)).returns(...)` before the call, or make \
                    the spy over a real object.
                    """
            }
            for amount in 0..<5 {
                spy.stub(AccountStore.transfer(_:from:to:), with: .equal(amount), .any, .any).returns(true)
            }
            #expect {
                try spy.object.transfer(11, from: "me", to: nil)
            } throws: { error in
                "\(error)".contains("  transfer(0, from: any, to: any): argument 1 is 11\n  and 3 more\nChange a stub")
            }
        }

        /// Of a requirement without a name, the kind and the number in the protocol's declaration.
        @Test func test_O2_requirementsAreCountedAsTheyAreDeclared() async {
            let method = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                withKnownIssue {
                    Spy<any Dial>().object.reset(1)
                }
            }
            let reset = String(decoding: method?.standardErrorContent ?? [], as: UTF8.self)
            #expect(reset.contains("can't record a call of requirement 3 of SwitchboardTestingTests.Dial (method): "))
            let property = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                withKnownIssue {
                    Spy<any Dial>().object.value = 1
                }
            }
            let value = String(decoding: property?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                value.contains("requirement 2 of SwitchboardTestingTests.Dial (setter of a property or subscript): "))
            let spy = Spy<any Dial>()
            spy.record(Dial.reset)
            spy.stub { (dial: any Dial) in { (index: Int) in dial[index] } }.returns(7)
            spy.object.reset(1)
            #expect(spy.object[2] == 7)
            #expect(spy.calls.map(\.requirement.number) == [3, 4])
            #expect(spy.calls.map(\.requirement.index) == [4, 5])
            #expect(spy.calls.map(\.requirement.kind) == [.method, .getter])
        }

        @Test func test_O2_anUnstubbedCallOfAnUnknownNameSaysWhatToWrite() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let spy = Spy<any Clock>()
                withKnownIssue {
                    spy.record { (clock: any Clock) in { clock.now(in: $0) } }
                    _ = spy.object.now(in: "UTC")
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                text.contains(
                    "No symbol of a conforming type contains its name. Write `spy.stub(Clock.NAME).returns(...)`"),
                "\(text)")
        }

        @Test func test_D4_aRecordKeepsNoClosureThatEndedWithItsCall() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let spy = Spy<any Visiting>()
                spy.stub(Visiting.visit).returns(3)
                var sum = 5
                let answer = spy.object.visit {
                    sum += $0
                    return sum
                }
                // It is described, and not called.
                guard answer == 3, spy.calls.count == 1, "\(spy.calls)".contains("Visiting") else { return }
                _ = (spy.calls[0].arguments[0] as! (Int) -> Int)(1)
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("your code called a closure that is an argument of "), "\(text)")
            #expect(text.contains("Visiting"))
        }

        @Test func test_O2_emptyValuesWhereAskedFor() {
            let spy = Spy<any AccountStore>(unstubbed: .emptyValues)
            #expect(spy.object.history(of: "x") == [])
            #expect(spy.object.owner(of: "x") == nil)
            #expect(spy.object.name == "")
            spy.object.open()
        }

        @Test func test_O2_partialSpiesGoOnToTheTarget() throws {
            let spy = Spy<any AccountStore>(over: FileStore()), store = spy.object
            spy.stub(AccountStore.balance(of:), with: "a").returns(100)
            #expect(store.balance(of: "a") == 100)
            #expect(store.balance(of: "abc") == 3)
            #expect(throws: StoreFailure(amount: 0)) { try store.settle(Entry()) }
            var amount = 1
            store.change(&amount)
            #expect(amount == 2)
            store.name = "other"
            #expect(store.name == "other")
            #expect(
                spy.calls.map(\.description).prefix(2) == [#"balance(of: "a") -> 100"#, #"balance(of: "abc") -> 3"#])
        }

        // MARK: O3, verification

        @Test func test_O3_howOften() {
            let spy = Spy<any AccountStore>()
            for amount in [1, 2] { _ = try? spy.object.transfer(amount, from: "me", to: nil) }
            spy.verify(AccountStore.transfer(_:from:to:))
            spy.verify(AccountStore.transfer(_:from:to:), times: 2)
            spy.verify(AccountStore.transfer(_:from:to:), times: .atMost(2))
            spy.verify(AccountStore.close, times: .never)
            spy.verify(AccountStore.transfer(_:from:to:), times: 1) { amount, _, _ in amount == 2 }
            spy.verify(AccountStore.transfer(_:from:to:), with: 1, "me", .any, times: 1)
            spy.verifyNoOtherCalls()
            #expect(
                failure { spy.verify(AccountStore.transfer(_:from:to:), times: 3) } == """
                    Expected 3 calls of AccountStore.transfer(_:from:to:), found 2 calls.
                    The calls were:
                      1. transfer(1, from: "me", to: nil), for which there was no stub
                      2. transfer(2, from: "me", to: nil), for which there was no stub
                    """)
            #expect(
                failure { Spy<any AccountStore>().verify(AccountStore.open) } == """
                    Expected at least 1 call of AccountStore.open, found no call.
                    There was no call at all.
                    """)
        }

        @Test func test_O2_aStubReturnsInPlaceOfTheTarget() {
            let almanac = PaperAlmanac(), spy = Spy<any Almanac>(over: almanac)
            spy.stub(set: { (almanac, value: Int, day: Int) in almanac[day] = value }).returns()
            let object = spy.object
            object[3] = 7
            #expect(almanac.written.isEmpty)
        }

        @Test func test_O1_writesOfASubscript() {
            let almanac = PaperAlmanac(), spy = Spy<any Almanac>(over: almanac)
            func write(_ almanac: inout any Almanac, _ value: Int, _ day: Int) { almanac[day] = value }
            spy.record(set: write)
            let object = spy.object
            object[3] = 7
            object[4] = 8
            #expect(almanac.written == [3: 7, 4: 8])
            #expect(spy.calls(set: write).map { "\($0.0) at \($0.1)" } == ["7 at 3", "8 at 4"])
            spy.verify(set: write, with: 7, 3, times: 1)
            spy.verify(set: write, with: .any, 4)
            #expect(
                failure { spy.verify(set: write, with: 8, 3) }.contains("argument 1, expected (-) and found (+)"))
            spy.stub(set: write).answers { value, day in #expect(value == 9 && day == 5) }
            object[5] = 9
            #expect(almanac.written[5] == nil)
        }

        @Test func test_O3_theNearestMissAndWhatDiffers() {
            let spy = Spy<any AccountStore>(over: FileStore())
            _ = try? spy.object.settle(Entry(amount: 1, tags: ["a", "b"]))
            let text = failure { spy.verify(AccountStore.settle, with: .equal(Entry(amount: 1, tags: ["a", "c"]))) }
            #expect(
                text == """
                    Expected at least 1 call of settle(Entry(amount: 1, text: "a text of more than fifteen bytes", \
                    tags: ["a", "c"])), found no call.
                    The nearest is settle(Entry(amount: 1, text: "a text of more than fifteen bytes", tags: ["a", "b"])):
                      argument 1, expected (-) and found (+):
                          Entry(
                            amount: 1,
                            text: "a text of more than fifteen bytes",
                            tags: [
                              [0]: "a",
                        -     [1]: "c"
                        +     [1]: "b"
                            ]
                          )
                    The calls were:
                      1. settle(Entry(amount: 1, text: "a text of more than fifteen bytes", tags: ["a", "b"])) -> \
                    Entry(amount: 1, text: "a text of more than fifteen bytes", tags: ["a", "b"])
                    """)
            _ = try? spy.object.transfer(1, from: "a", to: nil)
            _ = try? spy.object.transfer(2, from: "b", to: nil)
            let other = failure { spy.verify(AccountStore.transfer(_:from:to:), with: 3, "b", .where { $0 != nil }) }
            #expect(
                other.contains(#"Expected at least 1 call of transfer(3, from: "b", to: where(...)), found no call."#))
            #expect(other.contains(#"The nearest is transfer(2, from: "b", to: nil):"#))
            #expect(other.contains("argument 3: expected where(...), found nil"))
        }

        @Test func test_O3_inOrderAndNothingElse() {
            let spy = Spy<any AccountStore>(over: FileStore())
            _ = Bank(store: spy.object).move([10, 20])
            spy.verifyInOrder {
                AccountStore.open
                AccountStore.transfer(_:from:to:)
                AccountStore.transfer(_:from:to:)
                AccountStore.close
            }
            spy.verifyNoOtherCalls()
            let text = failure {
                spy.verifyInOrder {
                    AccountStore.close
                    AccountStore.open
                }
            }
            #expect(
                text.hasPrefix(
                    "Expected a call of AccountStore.open after close(), as number 2 of 2 in order, found none."))
            _ = spy.object.count()
            #expect(
                failure { spy.verifyNoOtherCalls() }.contains(
                    "Expected no other calls, found 1 call.\nThe calls were:\n  1. count() -> 2"))
        }

        @Test func test_O3_propertiesInOrder() {
            let spy = Spy<any AccountStore>(over: FileStore())
            spy.object.open()
            spy.object.name += "!"
            spy.verifyInOrder {
                AccountStore.open
                \.name
                CallOrder.set(\AccountStore.name)
            }
            spy.verifyNoOtherCalls()
            let text = failure {
                spy.verifyInOrder {
                    CallOrder.set(\AccountStore.name)
                    \.name
                }
            }
            #expect(text.hasPrefix("Expected a call of AccountStore.name after name = "))
        }

        /// Their references come after the calls, and symbols don't tell how `first` is called.
        @Test func test_P1_genericCallsAreNotPassedOver() {
            let spy = Spy<any Vault>(over: Safe())
            _ = spy.object.copy(Int16(5))
            let never = failure { spy.verify({ vault in { (item: Int16) in vault.copy(item) } }, times: .never) }
            #expect(never.hasPrefix("Expected no call of Vault.copy(_:), found 1 call."))
            _ = spy.object.first([1, 2]) { $0 > 1 }
            let first = { (vault: any Vault) in
                { (items: [Int], body: (Int) -> Bool) in vault.first(items, where: body) }
            }
            let missed =
                "The arguments of 1 call weren't recorded, because the library didn't know the method's types yet."
            let found = failure { spy.verify(first, times: 1) }
            #expect(found.hasPrefix(missed))
            #expect(found.hasSuffix(" the spy can't record it."), "one failure, and not a second one")
            spy.clearCalls()
            // A call with types that are known now is not one of those.
            _ = spy.object.first(["a"]) { !$0.isEmpty }
            spy.verify(first, times: .never)
            _ = spy.object.first([1, 2]) { $0 > 1 }
            spy.verify(first, times: 1)
        }

        /// Calls that came before the types of their methods were known.
        @Test func test_O3_missedCallsAreNotPassedOver() {
            let remedy = """
                Reference the method before it is called: in a stub, or in `spy.record(...)`. Reference a generic method by a \
                closure with the types of the call: `spy.record { object in { (event: Purchase) in object.log(event) } }`, and a \
                `mutating` one by a closure that calls a copy: `{ object in { (step: Int) in var object = object; \
                object.advance(by: step) } }`. Reference one with an `inout` parameter by `{ object in { (text: Inout<String>) in \
                object.trim(&text.value) } }`, and one with a variadic parameter by `variadic(Journal.write(_:tags:))`. If none of \
                these can name it, the spy can't record it.
                """
            // Symbols do not tell of subscripts, and no other test names this one.
            let spy = Spy<any Ledger>(over: FileLedger())
            #expect(spy.object[3] == 6)
            #expect(
                failure { spy.verifyNoOtherCalls() } == """
                    Expected no other calls, found 1 call of a method with unknown types.
                    None was recorded. \(remedy)
                    """)
            spy.object.close()
            #expect(
                failure { spy.verify(Ledger.close, times: 2) }.hasSuffix(
                    """
                      1. close()
                      and 1 call of a method with unknown types. \(remedy)
                    """))
            #expect(
                failure { _ = spy.calls(get: { $0[$1] as Int }) } == """
                    The arguments of 1 call weren't recorded, because the library didn't know the method's types yet. \
                    \(remedy)
                    """)
        }

        @Test func test_O3_aNumberOfCallsIsNotNegative() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = CallCount.atMost(-1)
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("SwitchboardTesting: can't expect -1 calls. Write 0 or more."))
        }

        // MARK: O4, waiting

        /// A closure belongs to the actor on which it is formed, unless it is `@Sendable`.
        @MainActor @Test func test_O4_aStubOfTheMainActorAnswersOtherThreads() async {
            let spy = Spy<any AccountStore>()
            spy.stub(AccountStore.balance(of:)).answers { @Sendable account in account.count }
            nonisolated(unsafe) let store = spy.object
            #expect(await Task.detached { store.balance(of: "abc") }.value == 3)
        }

        /// The time may be over before the test waits.
        @Test(.timeLimit(.minutes(1))) func test_O4_noTimeAtAll() async {
            let spy = Spy<any AccountStore>()
            await withKnownIssue {
                for _ in 0..<300 { _ = await spy.waitForCalls(of: AccountStore.open, timeout: .zero) }
            }
        }

        @Test func test_O4_theTaskIsCancelled() async {
            let spy = Spy<any AccountStore>(), log = Log<String>()
            await withKnownIssue {
                let task = Task { _ = await spy.waitForCalls(of: AccountStore.open) }
                task.cancel()
                await task.value
            } matching: { issue in
                log.add(issue.comments.map(\.rawValue).joined())
                return true
            }
            #expect(
                log.entries.first?.hasPrefix(
                    "Expected 1 call of AccountStore.open before the task was cancelled, found no call.") == true)
        }

        @Test func test_O4_aCallFromAnotherThread() async {
            let spy = Spy<any AccountStore>(over: FileStore()), store = spy.object
            nonisolated(unsafe) let object = store
            let task = Task.detached { for account in ["a", "b"] { _ = object.balance(of: account) } }
            #expect(await spy.waitForCalls(of: AccountStore.balance(of:), count: 2) == ["a", "b"])
            await task.value
            // At once.
            #expect(await spy.waitForCalls(of: AccountStore.balance(of:)) == ["a", "b"])
        }

        @Test func test_O4_theTimeIsOver() async {
            let spy = Spy<any AccountStore>(), log = Log<String>()
            await withKnownIssue {
                #expect(await spy.waitForCalls(of: AccountStore.open, timeout: .milliseconds(5)).isEmpty)
            } matching: { issue in
                log.add(issue.comments.map(\.rawValue).joined())
                return true
            }
            #expect(
                log.entries == [
                    """
                    Expected 1 call of AccountStore.open within 0.005 seconds, found no call.
                    There was no call at all.
                    """
                ])
        }
    }

    /// The library reads no types of these from symbols.
    public protocol Cabinet: AnyObject {
        var size: Int { get set }
        var labels: [String: any Sendable] { get set }
        subscript(_ row: Int) -> [() -> Int] { get set }
    }

    private final class RealCabinet: Cabinet {
        var size = 1
        var labels: [String: any Sendable] = [:]
        private var rows: [[() -> Int]] = [[]]
        subscript(_ row: Int) -> [() -> Int] {
            get { rows[row] }
            set { rows[row] = newValue }
        }
    }
#endif
