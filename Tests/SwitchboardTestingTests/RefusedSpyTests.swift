#if Testing
    import SpyHost
    import SwitchboardTesting
    import Testing

    // What no spy can stand in for is said when the spy is made, with the place where it is made.

    protocol Fetching: AnyObject {
        func cancel()
        func fetch(_ name: String) async -> String
    }

    protocol Making: AnyObject {
        init(_ name: String)
    }

    final class Fetcher {}

    @Suite struct RefusedSpyTests {
        private func text(_ result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }

        @Test func test_O5_aClass() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Spy<Fetcher>()
            }
            #expect(text(result).contains("the spy of SwitchboardTestingTests/RefusedSpyTests.swift:"))
            #expect(
                text(result).contains(
                    """
                    expected a protocol that a spy can stand in for, found SwitchboardTestingTests.Fetcher: expected the \
                    type of a protocol, such as `any XMLParserDelegate`, found another type. Name the delegate's type as `any P` or `any P & Q`.
                    """))
        }

        @Test func test_O5_anInitializer() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Spy<any Making>()
            }
            #expect(
                text(result).contains(
                    """
                    expected methods and properties of instances, found init, requirement 0 of \
                    SwitchboardTestingTests.Making. Write a class that conforms to it, or use a spy for a protocol without \
                    that requirement.
                    """))
        }

        @Test func test_O5_anAsynchronousMethodThatNothingTellsOf() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = await Spy<any Fetching>().object.fetch("unknown")
            }
            #expect(
                text(result).contains(
                    "expected a method whose types the program knows, found a call of async method, requirement 1 of"))
            let spy = Spy<any Fetching>()
            spy.stub(Fetching.fetch).returns("stubbed")
            #expect(await spy.object.fetch("known") == "stubbed")
            spy.verify(Fetching.fetch, with: "known")
        }

        /// Refused in `swift test -c release --disable-testable-imports`, as applications are built. In debug, and with
        /// testable imports, internal declarations are public for the optimizer, and the spy is made.
        @Test func test_O5_anInternalProtocolIsRefusedOrServed() async {
            guard let refusal = SpyHost.refusalOfUnmarked else {
                #expect(SpyHost.unmarked() == ["2", "tick(2) -> 2"])
                return
            }
            #expect(refusal.reason == .notPublic)
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = SpyHost.unmarked()
            }
            #expect(
                text(result).contains(
                    """
                    expected a protocol that a spy can stand in for, found SpyHost.Unmarked: it is not public, and in a \
                    release build the optimizer calls its only conforming class directly, and bypasses the proxy. Put \
                    `@DelegateProtocol` on it, declare it `public`, or build for debugging or with `-enable-testing`, as tests \
                    are built.
                    """))
        }
    }
#endif
