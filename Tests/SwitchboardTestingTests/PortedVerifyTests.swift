#if Testing
    import Foundation
    import Switchboard
    import SwitchboardTesting
    import TestSupport
    import Testing

    public protocol Bell: AnyObject, Sendable {
        func ring()
        func chime()
        func toll(_ times: Int) throws -> Bool
        var volume: Int { get set }
    }

    /// Verification, in the shapes that the tests of Mockable and Cuckoo have: see `Tests/SpyShapes.md`.
    @Suite struct PortedVerifyTests {
        private let spy = Spy<any Bell>()
        private var bell: any Bell { spy.object }

        init() { Self.record(spy) }

        /// Nothing conforms to the protocol.
        private static func record(_ spy: Spy<any Bell>) {
            spy.record(Bell.ring)
            spy.record(Bell.chime)
            spy.record(Bell.toll)
            spy.record(get: \.volume)
            spy.record(set: \.volume)
        }

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

        // MARK: Counts

        /// Each count fits these numbers of calls, of 0 to 4, and fails for the others.
        @Test(
            arguments: [
                (CallCount.exactly(2), [2], "2 calls"),
                (2, [2], "2 calls"),
                (.never, [0], "no call"),
                (.atLeast(1), [1, 2, 3, 4], "at least 1 call"),
                (.atLeast(2), [2, 3, 4], "at least 2 calls"),
                (.atMost(2), [0, 1, 2], "at most 2 calls"),
                (1...2, [1, 2], "1 to 2 calls"),
                (2..., [2, 3, 4], "at least 2 calls"),
                (...1, [0, 1], "at most 1 call"),
                (1 || 2, [1, 2], "1 to 2 calls"),
                (.never || 1, [0, 1], "at most 1 call"),
                (.never || 3, [0, 3], "no call or 3 calls"),
                (3 || .never || 1, [0, 1, 3], "at most 1 call or 3 calls"),
                (.atLeast(3) || .atMost(2), [0, 1, 2, 3, 4], "at least 0 calls"),
                (.atLeast(1) && .atMost(2), [1, 2], "1 to 2 calls"),
                ((.never || .atLeast(2)) && .atMost(3), [0, 2, 3], "no call or 2 to 3 calls"),
                ((1 || 3) && 3, [3], "3 calls"),
            ] as [(CallCount, [Int], String)])
        func eachCountFitsItsNumbersOfCalls(_ count: CallCount, _ fitting: [Int], _ text: String) {
            for number in 0...4 {
                let spy = Spy<any Bell>()
                for _ in 0..<number { spy.object.ring() }
                if fitting.contains(number) {
                    spy.verify(Bell.ring, times: count)
                } else {
                    let expected = "Expected \(text) of Bell.ring, found \(number == 0 ? "no call" : "\(number) call")"
                    let found = failure { spy.verify(Bell.ring, times: count) }
                    #expect(found.hasPrefix(expected), "\(found)")
                }
            }
        }

        @Test func noNumberOfCallsFitsBothCounts() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = CallCount.never && 1
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("no number of calls is both no call and 1 call"), "\(text)")
        }

        @Test func differentMembersAreCountedApart() throws {
            spy.stub(Bell.toll).returns(true)
            spy.stub(get: \.volume).returns(3)
            _ = try bell.toll(3)
            bell.ring()
            _ = bell.volume + bell.volume
            bell.volume = 4
            spy.verify(Bell.ring, times: 1)
            spy.verify(Bell.toll, with: .any, times: 1)
            spy.verify(Bell.toll, with: 3, times: 1)
            spy.verify(Bell.toll, with: 4, times: .never)
            spy.verify(Bell.chime, times: .never)
            spy.verify(get: \.volume, times: 2)
            spy.verify(set: \.volume, with: .any, times: 1)
            spy.verifyNoOtherCalls()
        }

        @Test func aConditionOfAllCalls() {
            for number in [3, 1, 2] { _ = try? bell.toll(number) }
            #expect(spy.calls(of: Bell.toll).sorted() == [1, 2, 3])
            #expect(spy.calls.map(\.arguments.count) == [1, 1, 1])
        }

        // MARK: Calls of other threads

        @Test func callsThatComeLater() async {
            spy.stub(Bell.toll).returns(true)
            spy.verify(Bell.toll, with: .any, times: .never)
            let bell = bell
            Thread.detachNewThread { _ = try? bell.toll(1) }
            #expect(await spy.waitForCalls(of: Bell.toll) == [1])
            // Each count of Mockable's `calledEventually`.
            await spy.wait { $0.calls(of: Bell.toll).count == 1 }
            await spy.wait { $0.calls(of: Bell.toll).count >= 1 }
            await spy.wait { $0.calls(of: Bell.toll).count < 2 }
            await spy.wait { (0...2).contains($0.calls(of: Bell.toll).count) }
            spy.verify(Bell.toll, with: .any, times: 0...2)
        }

        @Test func readsAndWritesThatComeLater() async {
            spy.stub(get: \.volume).returns(3)
            spy.verify(get: \.volume, times: .never)
            spy.verify(set: \.volume, with: .any, times: .never)
            let bell = bell
            Thread.detachNewThread { bell.volume = bell.volume + bell.volume }
            await spy.waitForCalls(get: \.volume, count: 2)
            #expect(await spy.waitForCalls(set: \.volume) == [6])
            spy.verify(get: \.volume, times: 2)
            spy.verify(set: \.volume, with: 6, times: 1)
        }

        /// It doesn't wait until the time-out.
        @Test func waitingEndsWithTheCall() async {
            let bell = bell, clock = ContinuousClock(), begin = clock.now
            Thread.detachNewThread { bell.ring() }
            await spy.waitForCalls(of: Bell.ring, timeout: .seconds(600))
            #expect(begin.duration(to: clock.now) < .seconds(300))
        }

        @Test func parallelCallsAreAllRecorded() async {
            for _ in 0..<100 {
                let spy = Spy<any Bell>(), bell = spy.object
                await withTaskGroup(of: Void.self) { group in
                    group.addTask { bell.ring() }
                    group.addTask { bell.chime() }
                    group.addTask { _ = try? bell.toll(1) }
                }
                spy.verify(Bell.ring, times: 1)
                spy.verify(Bell.chime, times: 1)
                spy.verify(Bell.toll, with: .any, times: 1)
            }
        }

        // MARK: Orders

        @Test func callsWithArgumentsInAnOrder() {
            let tolls = ArgumentCaptor<Int>()
            for number in [1, 2, 3] { _ = try? bell.toll(number) }
            bell.ring()
            _ = try? bell.toll(1)
            spy.verifyInOrder {
                CallOrder.call(Bell.toll, with: 2)
                CallOrder.call(Bell.toll, with: .capture(tolls) && .where { $0 != 2 })
                Bell.ring
                CallOrder.call(Bell.toll, with: .capture(tolls))
            }
            #expect(tolls.values == [3, 1])
            let text = failure {
                spy.verifyInOrder {
                    CallOrder.call(Bell.toll, with: 3)
                    CallOrder.call(Bell.toll, with: 2)
                }
            }
            #expect(
                text.hasPrefix(
                    "Expected a call of toll(2) after toll(3), as number 2 of 2 in order, found none.\nThe calls were:"),
                "\(text)")
        }

        @Test func callsWithArgumentsInAnOrderAcrossSpies() {
            let other = Spy<any Shelfmark>()
            other.record(Shelfmark.label)
            other.object.label("a", "b")
            _ = try? bell.toll(1)
            other.object.label("c", "d")
            verifyInOrder {
                spy.received { CallOrder.call(Bell.toll, with: 1) }
                other.received { CallOrder.call(Shelfmark.label, with: "c", .any) }
            }
            let text = failure {
                verifyInOrder {
                    spy.received { CallOrder.call(Bell.toll, with: 1) }
                    other.received { CallOrder.call(Shelfmark.label, with: "a", .any) }
                }
            }
            #expect(text.contains(#"label("a", any) after toll(1)"#), "\(text)")
        }

        // MARK: Captors

        @Test func aCaptorKeepsAllValues() {
            for volume in [10, 20, 30] { bell.volume = volume }
            let volumes = ArgumentCaptor<Int>()
            spy.verify(set: \.volume, with: .capture(volumes), times: 3)
            #expect(volumes.last == 30)
            #expect(volumes.values == [10, 20, 30])
        }

        @Test func aCaptorWithoutACallIsEmpty() {
            let volumes = ArgumentCaptor<Int>()
            spy.verify(set: \.volume, with: .capture(volumes), times: .never)
            #expect(volumes.last == nil)
            #expect(volumes.values.isEmpty)
        }

        // MARK: Starting again

        @Test func callsAndStubsAreForgotten() {
            let spy = Spy<any Shelfmark>(over: RealShelfmark()), mark = spy.object
            spy.stub(Shelfmark.length(of:)).returns(10)
            #expect(mark.length(of: "a") == 10)
            spy.reset()
            spy.verify(Shelfmark.length(of:), with: "a", times: .never)
            #expect(mark.length(of: "a") == 1)
            spy.verify(Shelfmark.length(of:), with: "a", times: 1)
        }

        @Test func stubsAreForgotten() {
            let spy = Spy<any Shelfmark>(over: RealShelfmark()), mark = spy.object
            spy.stub(Shelfmark.length(of:)).returns(10)
            #expect(mark.length(of: "a") == 10)
            spy.removeStubs()
            spy.verify(Shelfmark.length(of:), with: "a", times: 1)
            #expect(mark.length(of: "a") == 1)
            spy.verify(Shelfmark.length(of:), with: "a", times: 2)
        }

        @Test func callsAreForgotten() {
            let spy = Spy<any Shelfmark>(), mark = spy.object
            spy.stub(Shelfmark.length(of:)).returns(10)
            #expect(mark.length(of: "a") == 10)
            spy.clearCalls()
            spy.verify(Shelfmark.length(of:), with: "a", times: .never)
            #expect(mark.length(of: "a") == 10)
            spy.verify(Shelfmark.length(of:), with: "a", times: 1)
        }

        // MARK: Failures

        @Test func theFailureSaysHowManyCallsWereFound() {
            #expect(
                failure { spy.verify(Bell.ring) }.hasPrefix("Expected at least 1 call of Bell.ring, found no call."))
            bell.ring()
            #expect(
                failure { spy.verify(Bell.ring, times: 2) }.hasPrefix("Expected 2 calls of Bell.ring, found 1 call."))
            #expect(
                failure { spy.verify(Bell.ring, times: .never) }
                    .hasPrefix("Expected no call of Bell.ring, found 1 call."))
            bell.ring()
            #expect(
                failure { spy.verify(Bell.ring, times: .atMost(1)) }
                    .hasPrefix("Expected at most 1 call of Bell.ring, found 2 calls."))
        }

        @Test func theFailureListsTheOtherCalls() {
            let spy = Spy<any Shelfmark>(over: RealShelfmark()), mark = spy.object
            spy.record(get: \.count)
            mark.option(nil)
            mark.touch()
            _ = mark.length(of: "b")
            _ = mark.count
            mark.count = 1
            mark.label("c", "d")
            let text = failure { spy.verifyNoOtherCalls() }
            #expect(
                text == """
                    Expected no other calls, found 6 calls.
                    The calls were:
                      1. option(nil)
                      2. touch()
                      3. length(of: "b") -> 1
                      4. count -> 1
                      5. count = 1
                      6. label("c", "d")
                    """, "\(text)")
        }

        @Test func anUnstubbedCallIsAFailure() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                withKnownIssue { _ = Spy<any Shelfmark>().object.length(of: "a") }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("no stub for length(of: \"a\")"), "\(text)")
        }
    }
#endif
