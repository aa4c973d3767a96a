import Switchboard
import XCTest

/// Facts about the runtime are compared with it before a proxy is made.
final class ABIFactTests: XCTestCase {
    func test_allFactsHoldHere() {
        for fact in ABIFact.all { XCTAssertTrue(fact.holds(), fact.name) }
    }

    func test_theFirstWrongFactIsFoundAndNoneAfterItIsCompared() {
        let looked = Looked()
        let facts = [
            ABIFact("right", "", source: "") { true },
            ABIFact("done without", "", source: "", neededBy: .noProxy) { false },
            ABIFact("wrong", "", source: "") { false },
            ABIFact("after it", "", source: "") {
                looked.isBehind = true
                return true
            },
        ]
        XCTAssertEqual(ABIFact.firstWrong(of: facts)?.name, "wrong")
        XCTAssertFalse(looked.isBehind)
        XCTAssertNil(ABIFact.firstWrong(of: Array(facts.prefix(2))))
        XCTAssertNil(ABIFact.firstWrong(of: ABIFact.all))
    }

    func test_eachFactSaysWhatAndWhere() {
        XCTAssertEqual(Set(ABIFact.all.map(\.name)).count, ABIFact.all.count)
        for fact in ABIFact.all {
            XCTAssertFalse(fact.statement.isEmpty, fact.name)
            XCTAssertTrue(fact.source.contains("/"), fact.name)
        }
    }

    func test_theRefusalNamesTheFactAndARemedy() {
        let values = ProxyError(reason: .runtime(fact: "values of protocol types"), protocolName: "Module.Events")
        XCTAssertEqual(
            values.description,
            "Switchboard: can't create a proxy for Module.Events: this version of Switchboard doesn't know this Swift "
                + "runtime, which differs in values of protocol types. Update Switchboard. [runtime]")
        let refusal = ProxyError(reason: .runtime(fact: "witness tables"), protocolName: "Module.Events")
        XCTAssertEqual(
            refusal.description,
            "Switchboard: can't create a proxy for Module.Events: this version of Switchboard doesn't know this "
                + "Swift runtime, which differs in witness tables. Update Switchboard, or add `@DelegateProtocol` "
                + "and use the generated class, which relies on fewer facts. [runtime]")
    }

    private final class Looked: @unchecked Sendable {
        var isBehind = false
    }
}
