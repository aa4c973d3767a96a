#if Testing
    import SpyHost
    import SwitchboardTesting
    import Testing

    // What no spy can stand in for is said when the spy is made, with the place where it is made.

    protocol Fetching: AnyObject {
        func cancel()
        func fetch(_ name: String) async -> String
    }

    protocol Listed: AnyObject, CaseIterable {
        func cancel()
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
                    can't create a spy for SwitchboardTestingTests.Fetcher: it isn't a protocol type. Pass a type \
                    such as `any XMLParserDelegate` or `any P & Q`. [notAProtocol]
                    """))
        }

        @Test func test_O5_aProtocolOfTheStandardLibrary() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Spy<any Listed>()
            }
            #expect(
                text(result).contains(
                    """
                    can't create a spy for SwitchboardTestingTests.Listed: no proxy can answer requirement 1 of \
                    Swift.CaseIterable (static getter of a property or subscript). Declare \
                    SwitchboardTestingTests.Listed without `CaseIterable`. [requirement]
                    """))
        }

        @Test func test_O5_anAsynchronousMethodThatNothingTellsOf() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await withKnownIssue {
                    _ = await Spy<any Fetching>().object.fetch("unknown")
                }
            }
            #expect(
                text(result).contains(
                    "can't record a call of requirement 2 of SwitchboardTestingTests.Fetching (async method): the"))
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
                    can't create a spy for SpyHost.Unmarked in a release build: it isn't public, so the optimizer may \
                    bypass the proxy. Make it `public`, or add `@DelegateProtocol`. Builds for debugging and for tests \
                    (`-enable-testing`) support it as it is. [notPublic]
                    """))
        }
    }
#endif
