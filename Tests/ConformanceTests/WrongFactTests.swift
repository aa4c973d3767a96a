import ConformanceHosts
import Switchboard
import TestSupport
import Testing

private func refusal(_ make: () throws(ProxyError) -> Void) -> ProxyError? {
    do throws(ProxyError) {
        try make()
        return nil
    } catch {
        return error
    }
}

private func runtimeProxyError() -> ProxyError? {
    refusal { () throws(ProxyError) in
        _ = try DelegateProxy<Machine, any MachineDelegate>.proxyOrThrow(for: Machine())
    }
}

private func handWrittenProxyError() -> ProxyError? {
    refusal { () throws(ProxyError) in _ = try HandProxy.proxyOrThrow(for: HandMachine()) }
}

private let found =
    ": this version of Switchboard doesn't know this Swift runtime, which differs in "

/// If a fact about Swift's runtime doesn't hold, making a proxy throws. Each test runs in its own process, in which one
/// fact is taken for wrong before any proxy is made.
@Suite struct WrongFactTests {
    @Test(.enabled(if: hasEntryStubs, "without entry stubs another error is thrown"))
    func test_aFactThatRuntimeProxiesNeed() async {
        await #expect(processExitsWith: .success) {
            ABIFact.takenForWrong.withLock { $0 = "witness tables" }
            let refusal = runtimeProxyError()
            #expect(refusal?.reason == .runtime(fact: "witness tables"))
            #expect(
                refusal?.description == "Switchboard: can't create a proxy for ConformanceHosts.MachineDelegate"
                    + found
                    + "witness tables. Update Switchboard, or add `@DelegateProtocol` and use the generated class, "
                    + "which relies on fewer facts. [runtime]")
            // The error is the same for every runtime proxy.
            #expect(runtimeProxyError() == refusal)
            #expect(throws: ObservationError.self) {
                try DelegateProxy<Machine, any MachineDelegate>.selector(MachineDelegate.started(_:))
            }
        }
    }

    /// A hand-written proxy does without it: calls are forwarded, and observed by selector and by reference.
    @Test func test_theSameFactAndAHandWrittenProxy() async {
        await #expect(processExitsWith: .success) {
            ABIFact.takenForWrong.withLock { $0 = "witness tables" }
            let machine = HandMachine(), log = Log<Int>()
            let proxy = HandProxy.proxy(for: machine)
            let subscription = proxy.sentMessage(HandProxy.started).subscribe { log.add($0) }
            machine.delegate?.started(5)
            #expect(log.entries == [5])
            #expect(machine.delegate === proxy)
            withExtendedLifetime(subscription) {}
        }
    }

    @Test func test_aFactThatEveryProxyNeeds() async {
        await #expect(processExitsWith: .success) {
            ABIFact.takenForWrong.withLock { $0 = "values of protocol types" }
            #expect(
                runtimeProxyError()?.reason == (hasEntryStubs ? .runtime(fact: "values of protocol types") : .platform)
            )
            let refusal = handWrittenProxyError()
            #expect(refusal?.reason == .runtime(fact: "values of protocol types"))
            #expect(
                refusal?.description == "Switchboard: can't create a proxy for ConformanceTests.HandDelegate" + found
                    + "values of protocol types. Update Switchboard. [runtime]")
        }
    }

    /// The library does without a fact that only saves time.
    @Test func test_aFactThatNoProxyNeeds() async {
        await #expect(processExitsWith: .success) {
            ABIFact.takenForWrong.withLock { $0 = "reference counts" }
            #expect(handWrittenProxyError() == nil)
            #expect((runtimeProxyError() == nil) == hasEntryStubs)
        }
    }
}
