#if Testing
    import Switchboard
    import SwitchboardTesting
    import Testing

    public protocol RateSource: AnyObject, Sendable {
        var rates: [String: Int] { get async throws }
        var count: Int { get async }
        func close()
    }

    private struct SourceError: Error {}

    public protocol Sharpener: AnyObject {
        func sharpen(_ blade: inout String, _ angle: Int) -> Bool
    }

    @Suite struct EndVerificationTests {
        @Test func test_T3_asynchronousProperties() async throws {
            let spy = Spy<any RateSource>()
            spy.stub(get: { try await $0.rates }).throws(SourceError()).returns(["EUR": 2])
            spy.stub(get: { await $0.count }).answers {
                await Task.yield()
                return 3
            }
            await #expect(throws: SourceError.self) { try await spy.object.rates }
            #expect(try await spy.object.rates == ["EUR": 2])
            #expect(await spy.object.count == 3)
            spy.verify(get: { try await $0.rates }, times: 2)
            spy.verify(get: { await $0.count }, times: 1)
        }

        @Test func test_T2_aSpyVerifiesWhenItEnds() {
            func end(_ body: (Spy<any RateSource>) -> Void, _ checks: EndVerification) {
                let spy = Spy<any RateSource>(atEnd: checks)
                spy.record(RateSource.close)
                body(spy)
            }
            end({ _ in }, [.noOtherCalls, .allStubsUsed])
            end({ $0.object.close() }, [.allStubsUsed])
            withKnownIssue {
                end({ $0.object.close() }, .noOtherCalls)
            } matching: {
                $0.description.contains("Expected no other calls, found 1 call") && $0.isHere
            }
            withKnownIssue {
                end({ $0.stub(RateSource.close).returns() }, .allStubsUsed)
            } matching: {
                $0.description.contains("found 1 that answered none") && $0.isHere
            }
        }

        /// A list of calls is cut at 50.
        @Test func test_T2_manyCallsAreAttached() {
            let spy = Spy<any RateSource>()
            spy.record(RateSource.close)
            for _ in 0..<60 { spy.object.close() }
            withKnownIssue {
                spy.verify(RateSource.close, times: 1)
            } matching: {
                $0.description.contains("and 10 more")
            }
        }

        @Test func test_O1_onlyTheNewestCallsAreKept() {
            let spy = Spy<any RateSource>()
            spy.record(RateSource.close)
            spy.keepCalls(last: 3)
            for _ in 0..<100 { spy.object.close() }
            #expect(spy.calls.count == 3)
            spy.verify(RateSource.close, times: 3)
            withKnownIssue {
                spy.verify(RateSource.close, times: 4)
            } matching: {
                $0.description.contains("97 calls before these weren't kept.")
            }
            spy.clearCalls()
            #expect(spy.calls.isEmpty)
        }

        @Test func test_P2_inoutArguments() {
            let spy = Spy<any Sharpener>()
            spy.stub { p in { (blade: Inout<String>, angle: Int) in p.sharpen(&blade.value, angle) } }
                .answers { blade, angle in
                    blade.value += " at \(angle)"
                    return true
                }
            do {
                var blade = "a knife that is longer than sixteen bytes"
                #expect(spy.object.sharpen(&blade, 20))
                #expect(blade == "a knife that is longer than sixteen bytes at 20")
            }
            // The value that the caller passed, although the variable is gone.
            let calls = spy.calls(of: { p in
                { (blade: Inout<String>, angle: Int) in p.sharpen(&blade.value, angle) }
            })
            #expect(calls.map(\.0.value) == ["a knife that is longer than sixteen bytes"])
            #expect(spy.calls.first?.description.contains("\"a knife that is longer than sixteen bytes\", 20") == true)
            spy.clearCalls()
            // An `Inout` is a pointer; what it leads to stays.
            #expect(calls.map(\.0.value) == ["a knife that is longer than sixteen bytes"])
        }

        /// Swift Testing's confirmations count what a stub performs.
        @Test func test_T3_confirmations() async {
            let spy = Spy<any RateSource>()
            await confirmation(expectedCount: 2) { confirm in
                spy.stub(RateSource.close).performs { confirm() }
                spy.object.close()
                spy.object.close()
            }
        }
    }

    extension Issue {
        fileprivate var isHere: Bool { sourceLocation?.fileID == #fileID }
    }
#endif
