import Switchboard
import TestProtocols
import TestSupport
import Testing

/// Programmer errors that the type system cannot catch end the process, with a text that says what to do.
@Suite struct TrapTests {
    typealias Proxy = DelegateProxy<Parent<any SampleDelegate>, any SampleDelegate>

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func nobodyAnswers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy.proxy(for: Parent<any SampleDelegate>())
            _ = proxy.asDelegate.shouldStop(after: 1)
        }
        #expect(text(result).contains("nobody answers a call of method, requirement 3 of TestProtocols.SampleDelegate"))
        #expect(text(result).contains("Set `fallbackReceiver`"))
    }

    @Test func aVoidMethodThatIsNotKnown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy.proxy(for: Parent<any SampleDelegate>())
            proxy.asDelegate.started()
        }
        #expect(text(result).contains("requirement 0 of TestProtocols.SampleDelegate"))
        #expect(text(result).contains("observe or register it"))
    }

    @Test func aVoidMethodThatIsRegisteredReturns() async {
        await #expect(processExitsWith: .success) {
            try Proxy.register("started", Proxy.selector(SampleDelegate.started))
            let proxy = Proxy.proxy(for: Parent<any SampleDelegate>())
            proxy.asDelegate.started()
        }
    }

    @Test func refusedProtocol() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = DelegateProxy<Parent<any StaticDelegate>, any StaticDelegate>.proxy(for: Parent<any StaticDelegate>())
        }
        #expect(text(result).contains("no proxy can stand in for TestProtocols.StaticDelegate"))
    }

    @Test func noRequirement() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Proxy.proxy(for: Parent<any SampleDelegate>()).sentMessage(SampleDelegate.helper)
        }
        #expect(text(result).contains("expected a reference to a method that TestProtocols.SampleDelegate requires"))
    }

    @Test func selectorThatIsNotRegistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Proxy.proxy(for: Parent<any SampleDelegate>()).methodInvoked("nobody(_:)")
        }
        #expect(text(result).contains("found `nobody(_:)`; registered: none"))
    }

    @Test func forwardingToItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy.proxy(for: Parent<any SampleDelegate>())
            proxy.setForwardToDelegate(proxy.asDelegate, retainDelegate: false)
        }
        #expect(text(result).contains("found the proxy itself: calls would go in a circle"))
    }
}
