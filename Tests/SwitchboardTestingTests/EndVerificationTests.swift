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
            for _ in 0..<60 { spy.object.close() }
            withKnownIssue {
                spy.verify(RateSource.close, times: 1)
            } matching: {
                $0.description.contains("and 10 more")
            }
        }

        @Test func test_O1_onlyTheNewestCallsAreKept() {
            let spy = Spy<any RateSource>()
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
