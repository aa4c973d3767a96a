import Switchboard
import TestHosts
import TestSupport
import Testing

#if os(Linux)
    /// A gate whose property is written directly.
    private final class FinalGate: HasDelegate {
        weak var delegate: (any GateDelegate)?
    }

    /// CONFORMANCE R4: a debug build warns once of calls that would end the process; a release build never does.
    @Suite struct AnswerWarningTests {
        typealias Proxy = DelegateProxy<Gate, any GateDelegate>

        private func text(_ result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }

        #if DEBUG
            @Test func test_R4_aParentWithoutADelegate() async {
                let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                    for _ in 0..<2 {
                        let gate = Gate(), proxy = AnswerWarningTests.Proxy.proxy(for: gate)
                        for _ in 0..<2 { proxy.sentMessage(GateDelegate.width(of:)).subscribe { _ in }.cancel() }
                    }
                }
                #expect(
                    text(result) == """
                        Switchboard: Gate has no delegate, and these calls would trap: `price(of:for:)` of \
                        TestHosts.GateDelegate, which returns Int; `name(of:in:)` of TestHosts.GateDelegate, which \
                        returns String; `limit` of TestHosts.GateDelegate (getter), which returns Int. Set a delegate, \
                        keep the token of `proxy.whenUnanswered(GateDelegate.price(of:for:)) { ... }`, or give the protocol a `public` default \
                        implementation. If you set a delegate later, write `DelegateDefaults.warnsIfMissing = false`.

                        """)
            }

            /// An assignment to a property of a final class replaces the proxy, so the warning names another remedy.
            @Test func test_R4_aParentWhoseAssignmentsReplaceTheProxy() async {
                let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                    let gate = FinalGate()
                    DelegateProxy<FinalGate, any GateDelegate>.proxy(for: gate)
                        .sentMessage(GateDelegate.width(of:)).subscribe { _ in }.cancel()
                }
                #expect(
                    text(result).contains(
                        "If you set a delegate later, call `proxy.setForwardToDelegate(_:retainDelegate:)`, because an "
                            + "assignment replaces this proxy.\n"))
            }

            /// A release build may not find a default implementation that isn't public.
            @Test func test_R4_defaultImplementationsThatArentPublic() async {
                let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                    DelegateDefaults.warnsIfReplaceable = false
                    for _ in 0..<2 {
                        let antenna = Antenna(), proxy = DelegateProxy<Antenna, any SignalDelegate>.proxy(for: antenna)
                        proxy.sentMessage(SignalDelegate.strength).subscribe { _ in }.cancel()
                        precondition(antenna.delegate?.quality() == 4)
                    }
                }
                let found = text(result)
                #expect(
                    found.hasPrefix(
                        "Switchboard: a release build may leave out these default implementations, because they aren't "
                            + "`public`: "))
                #expect(found.contains("`quality()` of TestHosts.SignalDelegate"))
                #expect(
                    found.hasSuffix(
                        """
                        . Antenna has no delegate, so these calls would trap there, or do nothing if they return nothing. Write \
                        `public` in front of the default implementations.

                        """))
                #expect(found.split(separator: "\n").count == 1)
            }

            @Test func test_R4_silentWhereSomethingAnswers() async {
                let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                    let gates = (0..<5).map { _ in Gate() },
                        proxies = gates.map { AnswerWarningTests.Proxy.proxy(for: $0) }
                    let porter = Porter()
                    proxies[0].setForwardToDelegate(porter, retainDelegate: true)
                    proxies[1].fallbackTarget = porter
                    var tokens = [
                        proxies[2].whenUnanswered(GateDelegate.price(of:for:)) { _, _ in 1 },
                        proxies[2].whenUnanswered(GateDelegate.name(of:in:)) { _, _ in "" },
                        proxies[2].whenUnanswered(get: \.limit) { 1 },
                        proxies[2].whenUnanswered(get: { $0[$1] }) { (_: Int) in "" },
                        proxies[3].intercept { call in try call.proceed() },
                    ]
                    for proxy in proxies[..<4] {
                        tokens.append(proxy.sentMessage(GateDelegate.width(of:)).subscribe { _ in })
                    }
                    DelegateDefaults.warnsIfReplaceable = false
                    // Not installed any more.
                    gates[4].delegate = nil
                    let brewer = Brewer()
                    let brewing = DelegateProxy<Brewer, any BrewerDelegate>.proxy(for: brewer)
                        .sentMessage(BrewerDelegate.brewerLabel).subscribe { _ in }
                    DelegateDefaults.warnsIfMissing = false
                    tokens.append(proxies[4].sentMessage(GateDelegate.width(of:)).subscribe { _ in })
                    withExtendedLifetime((tokens, brewing)) {}
                }
                #expect(text(result) == "")
            }
        #else
            @Test func test_R4_aReleaseBuildIsSilent() async {
                let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                    let gate = Gate(), proxy = AnswerWarningTests.Proxy.proxy(for: gate)
                    proxy.sentMessage(GateDelegate.width(of:)).subscribe { _ in }.cancel()
                }
                #expect(text(result) == "")
            }
        #endif
    }
#endif
