import ConformanceHosts
import Switchboard
import TestSupport
import XCTest

/// CONFORMANCE F4, of proxies that conform by hand, and of calls that become invocations.
final class ByHandSeveralDelegatesTests: XCTestCase {
    private let log = Log<String>()

    func test_F4_voidCallsReachAllAndTheFirstAnswers() throws {
        let machine = HandMachine(), log = log
        let proxy = HandProxy.proxy(for: machine)
        let (first, second) = (Real(log, "first"), Real(log, "second"))
        let added = [
            proxy.addTarget(first, retainTarget: false),
            proxy.addTarget(second, retainTarget: false),
        ]
        machine.delegate?.started(1)
        XCTAssertEqual(log.entries, ["first started 1", "second started 1"])
        XCTAssertEqual(machine.delegate?.sum(2, 3), 5)
        XCTAssertEqual(log.entries.count, 3, "\(log.entries)")
        let subscription = proxy.methodInvoked(HandProxy.started).subscribe { log.add("invoked \($0)") }
        try proxy.send("started", 4)
        XCTAssertEqual(log.entries.suffix(3), ["first started 4", "second started 4", "invoked 4"])
        added[0].cancel()
        machine.delegate?.started(5)
        XCTAssertEqual(log.entries.suffix(2), ["second started 5", "invoked 5"])
        withExtendedLifetime((first, second, subscription, added)) {}
    }

    func test_F4_invocationsReachAllAndTheFirstAnswers() throws {
        let machine = InterceptedHandMachine(), log = log
        let proxy = try XCTUnwrap(HandProxy.proxy(for: machine) as? InterceptingHandProxy)
        proxy.interceptor = { invocation, forward in
            log.add("invocation \(invocation.selector)")
            try forward(invocation)
        }
        let (first, second) = (Real(log, "first"), Real(log, "second"))
        let added = [
            proxy.addTarget(first, retainTarget: false),
            proxy.addTarget(second, retainTarget: false),
        ]
        machine.delegate?.started(1)
        XCTAssertEqual(log.entries, ["invocation started", "first started 1", "second started 1"])
        XCTAssertEqual(machine.delegate?.sum(2, 3), 5)
        XCTAssertEqual(log.entries.count, 5, "\(log.entries)")
        withExtendedLifetime((first, second, added)) {}
    }
}
