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

private func refusalWithoutCode() -> ProxyError? {
    refusal { () throws(ProxyError) in
        _ = try DelegateProxy<Machine, any MachineDelegate>.proxyOrThrow(for: Machine())
    }
}

private func refusalByHand() -> ProxyError? {
    refusal { () throws(ProxyError) in _ = try HandProxy.proxyOrThrow(for: HandMachine()) }
}

private let found =
    ": this version of Switchboard doesn't know this Swift runtime, which differs in "

/// What is refused where something that the library knows of Swift's runtime does not hold: each in a process of its own, in which
/// one fact is taken for wrong before any proxy is made.
@Suite struct WrongFactTests {
    @Test(.enabled(if: hasEntryStubs, "without entry stubs the refusal is another one"))
    func test_aFactThatProxiesWithoutCodeNeed() async {
        await #expect(processExitsWith: .success) {
            ABIFact.takenForWrong.withLock { $0 = "witness tables" }
            let refusal = refusalWithoutCode()
            #expect(refusal?.reason == .runtime(fact: "witness tables"))
            #expect(
                refusal?.description == "Switchboard: can't create a proxy for ConformanceHosts.MachineDelegate"
                    + found
                    + "witness tables. Update Switchboard, or add `@DelegateProtocol` and use the generated class, "
                    + "which relies on fewer facts. [runtime]")
            // It stays so, and says so wherever such a proxy would be needed.
            #expect(refusalWithoutCode() == refusal)
            #expect(throws: ObservationError.self) {
                try DelegateProxy<Machine, any MachineDelegate>.selector(MachineDelegate.started(_:))
            }
        }
    }

    /// A class by hand does without it: calls are forwarded, and observed by name and by reference.
    @Test func test_theSameFactAndAClassByHand() async {
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
                refusalWithoutCode()?.reason == (hasEntryStubs ? .runtime(fact: "values of protocol types") : .platform)
            )
            let refusal = refusalByHand()
            #expect(refusal?.reason == .runtime(fact: "values of protocol types"))
            #expect(
                refusal?.description == "Switchboard: can't create a proxy for ConformanceTests.HandDelegate" + found
                    + "values of protocol types. Update Switchboard. [runtime]")
        }
    }

    /// What is only good for speed is done without.
    @Test func test_aFactThatNobodyNeeds() async {
        await #expect(processExitsWith: .success) {
            ABIFact.takenForWrong.withLock { $0 = "counts of references" }
            #expect(refusalByHand() == nil)
            #expect((refusalWithoutCode() == nil) == hasEntryStubs)
        }
    }
}
