import Switchboard
import TestHosts
import TestSupport
import Testing

#if os(Linux)
    /// A class whose property is written directly.
    private final class Turnstile: HasDelegate {
        weak var delegate: (any RadioDelegate)?
    }

    private final class Wicket: HasDelegate {
        @WeakDelegate var delegate: (any RadioDelegate)?
    }

    class Shutter: HasDelegate {
        @WeakDelegate var delegate: (any RadioDelegate)?
    }

    /// A class of another module: assignments go through its setter.
    extension Transmitter: HasDelegate {}

    /// A class as programs have their own: the optimizer knows that it has no subclass.
    class Hatch: HasDelegate {
        weak var delegate: (any RadioDelegate)?
    }

    /// CONFORMANCE R3: a debug build warns once where an assignment replaces the proxy, or may do so in a release
    /// build.
    @Suite struct ReplacementWarningTests {
        private func text(_ result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }

        #if DEBUG
            @Test func test_R3_aPropertyThatIsWrittenDirectly() async {
                let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                    for _ in 0..<2 {
                        let turnstile = Turnstile(),
                            proxy = DelegateProxy<Turnstile, any RadioDelegate>.proxy(for: turnstile)
                        precondition(!proxy.staysInstalled)
                        for _ in 0..<2 { proxy.sentMessage(RadioDelegate.radio(_:plays:)).subscribe { _ in }.cancel() }
                    }
                }
                #expect(
                    text(result) == """
                        Switchboard: an assignment to the delegate of Turnstile replaces its \
                        DelegateProxy<Turnstile, RadioDelegate>, and your observers aren't notified any longer: the program writes the property directly. Declare the property with `@WeakDelegate`, or \
                        set delegates by `proxy.setForwardToDelegate(_:retainDelegate:)`. To turn this warning off, write \
                        `DelegateDefaults.warnsIfReplaceable = false`.

                        """)
            }

            @Test func test_R3_anAssignmentThatTheOptimizerMayMakeDirectly() async {
                let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                    for _ in 0..<2 {
                        let hatch = Hatch(), proxy = DelegateProxy<Hatch, any RadioDelegate>.proxy(for: hatch)
                        let subscription = proxy.sentMessage(RadioDelegate.radio(_:plays:)).subscribe { _ in }
                        for _ in 0..<2 { hatch.delegate = nil }
                        precondition(proxy.isInstalled)
                        subscription.cancel()
                    }
                }
                #expect(
                    text(result) == """
                        Switchboard: an assignment set the target of the DelegateProxy<Hatch, RadioDelegate> for Hatch. In a \
                        release build it may replace the proxy, and your observers aren't notified any longer: the optimizer may write the property directly. Declare \
                        the property with `@WeakDelegate`, or set delegates by `proxy.setForwardToDelegate(_:retainDelegate:)`. To \
                        turn this warning off, write `DelegateDefaults.warnsIfReplaceable = false`.

                        """)
            }

            /// A class of another module, and one that keeps its proxy by itself.
            @Test func test_R3_silentWhereTheProxyStays() async {
                let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                    let transmitter = Transmitter(), wicket = Wicket(), shutter = Shutter()
                    let subscriptions = [
                        DelegateProxy<Transmitter, any RadioDelegate>.proxy(for: transmitter)
                            .sentMessage(RadioDelegate.radio(_:plays:)).subscribe { _ in },
                        DelegateProxy<Shutter, any RadioDelegate>.proxy(for: shutter)
                            .sentMessage(RadioDelegate.radio(_:plays:)).subscribe { _ in },
                        DelegateProxy<Wicket, any RadioDelegate>.proxy(for: wicket)
                            .sentMessage(RadioDelegate.radio(_:plays:)).subscribe { _ in },
                    ]
                    transmitter.delegate = nil
                    wicket.delegate = nil
                    shutter.delegate = nil
                    precondition(shutter.delegate is AnyForwardingProxy)
                    subscriptions.forEach { $0.cancel() }
                    DelegateDefaults.warnsIfReplaceable = false
                    let turnstile = Turnstile()
                    DelegateProxy<Turnstile, any RadioDelegate>.proxy(for: turnstile)
                        .sentMessage(RadioDelegate.radio(_:plays:)).subscribe { _ in }.cancel()
                }
                #expect(text(result) == "")
            }
        #endif
    }
#endif
