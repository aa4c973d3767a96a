#if Macros
    import DelegateProtocolHost
    import Switchboard
    import TestSupport
    import Testing

    /// Internal protocols of a module that is optimised as a whole.
    @Suite struct ModuleTests {
        @Test func withASubclassOfTheGeneratedClass() {
            #expect(Host.accompanied() == [20, 2, -1, 3, 0])
        }

        /// A runtime proxy doesn't read `@DefaultResult`.
        @Test(.enabled(if: hasEntryStubs, "without entry stubs there are no runtime proxies"))
        func test_B7_theTrapOfARuntimeProxyNamesTheGeneratedClass() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = ForwardingProxy<any Closing>().object.isClosed
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains(". If the requirement has `@DefaultResult`, make the proxy with `ClosingProxy`"))
        }

        @Test func withOneClassOnly() throws {
            #expect(try Host.lonely().get() == [2, 1])
        }

        @Test func ofOneFileAndInATypeAndPrivate() {
            #expect(Host.island() == [20, 2])
            #expect(Host.hidden() == [20, 2])
        }

        @Test func withProxiesOnly() {
            #expect(Host.nobodys() == [2, 7])
        }

        @Test func anOptimizerThatSeesOneClassOnlyIsNoticed() {
            final class Listener: Unseen {
                func moved() {}
            }
            final class Parent: HasDelegate {
                var delegate: (any Unseen)? = Listener()
            }
            final class Proxy: Switchboard.DelegateProxy<Parent, any Unseen>, DelegateProxyType, Unseen,
                @unchecked Sendable
            {
                required init(parentObject: Parent) {
                    super.init(parentObject: parentObject, delegateProxy: Proxy.self)
                }
                static func registerKnownImplementations() { register { Proxy(parentObject: $0) } }
                static func implementedMethods() -> ImplementedMethods<any Unseen> {
                    ._generated(probe: { Listener() }, arrives: { _ in false }) { _ in }
                }
                func moved() {}
            }
            let parent = Parent()
            let refusal = #expect(throws: ProxyError.self) { try Proxy.proxyOrThrow(for: parent) }
            #expect(refusal?.reason == .onlyConformingClass)
            #expect(
                refusal?.description.contains(
                    "Make the protocol `package` or `public`, or declare a second conforming class in its") == true)
            #expect(parent.delegate is Listener)
        }
    }

    private protocol Unseen: AnyObject {
        func moved()
    }
#endif
