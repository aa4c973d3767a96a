#if Macros
    import DelegateProtocolHost
    import Switchboard
    import TestSupport
    import XCTest

    /// CONFORMANCE R1 of generated classes: default implementations of the protocol answer calls without a target, with
    /// the proxy as `self`.
    final class DefaultImplementationTests: XCTestCase {
        private final class Proxy: VenueDelegateProxy<Venue>, VenueNotes, @unchecked Sendable {
            var notes: [String] = []
            override class func registerKnownImplementations() { register { Proxy(parentObject: $0) } }
        }

        private var venue = Venue()
        private var proxy: Proxy!
        private var delegate: any VenueDelegate { venue.delegate! }

        override func setUpWithError() throws {
            try skipWithoutEntryStubs()
            venue = Venue()
            proxy = Proxy(parentObject: venue)
            venue.delegate = proxy
        }

        func test_R1_methodsOfAGeneratedClass() {
            XCTAssertTrue(delegate.mayOpen(3))
            XCTAssertFalse(delegate.mayOpen(2))
            XCTAssertEqual(try delegate.price(of: 2), 20)
            XCTAssertThrowsError(try delegate.price(of: 0)) { XCTAssertEqual($0 as? NoSeats, NoSeats()) }
            delegate.opened(4)
            XCTAssertEqual(proxy.notes, ["opened 4"])
        }

        /// Requirements that are only forwarded: generic and variadic ones, and accessors.
        func test_R1_requirementsThatAreOnlyForwarded() {
            XCTAssertEqual(delegate.described(4), "venue: 4")
            XCTAssertEqual(delegate.described("text"), "venue: text")
            XCTAssertEqual(delegate.sum(1, 2, 3), 6)
            delegate.told(2.5)
            XCTAssertEqual(delegate.seats, 30)
            delegate.seats = 8
            XCTAssertEqual(delegate[2], "row 2")
            XCTAssertEqual(proxy.notes, ["told 2.5", "seats 8"])
        }

        func test_R1_asynchronousMethodsOfAGeneratedClass() async throws {
            nonisolated(unsafe) let delegate = delegate
            await delegate.rested(5)
            XCTAssertEqual(proxy.notes, ["rested 5"])
            let answer = try await delegate.asked(2)
            XCTAssertEqual(answer, 20)
            do {
                _ = try await delegate.asked(0)
                XCTFail("expected an error")
            } catch {
                XCTAssertEqual(error as? NoSeats, NoSeats())
            }
        }

        func test_R1_inheritedMethodsOfAGeneratedClass() {
            XCTAssertEqual(delegate.capacity(of: 7), 70)
            delegate.venueNoted("here")
            XCTAssertEqual(proxy.notes, ["here"])
        }

        func test_R1_aDefaultImplementationComesBeforeADefaultResult() {
            XCTAssertEqual(delegate.host(1), "default host")
        }

        func test_R1_aVoidMethodWithoutADefaultImplementationReturns() {
            delegate.closed(1)
            delegate.closed(2)
            XCTAssertEqual(proxy.notes, [])
        }

        func test_R1_observersOfAGeneratedClassHearTheOutcome() async throws {
            let heard = Locked<[String]>([])
            @Sendable func note(_ text: String) { heard.withLock { $0.append(text) } }
            let subscriptions = [
                proxy.methodInvoked(VenueDelegate.mayOpen).withOutcome.subscribeOnAnyThread { note("\($0): \($1)") },
                proxy.methodInvoked(VenueDelegate.opened).withOutcome.subscribeOnAnyThread { note("\($0): \($1)") },
                proxy.methodInvoked(VenueDelegate.rested).subscribeOnAnyThread { note("rested \($0)") },
            ]
            XCTAssertTrue(delegate.mayOpen(3))
            delegate.opened(4)
            nonisolated(unsafe) let delegate = delegate
            await delegate.rested(6)
            XCTAssertEqual(heard.withLock { $0 }, ["3: returned(true)", "4: returned", "rested 6"])
            XCTAssertEqual(proxy.notes, ["opened 4", "rested 6"])
            subscriptions.forEach { $0.cancel() }
        }

        func test_R1_interceptorsOfAGeneratedClass() {
            let token = proxy.intercept(VenueDelegate.mayOpen) { call, day in call.proceed(day - 1) }
            XCTAssertFalse(delegate.mayOpen(3))
            XCTAssertTrue(delegate.mayOpen(4))
            token.cancel()
        }
    }
#endif
