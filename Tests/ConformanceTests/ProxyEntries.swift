import ConformanceHosts
import Switchboard
import TestSupport
import XCTest

// The rules of a proxy's life for the other entries and kinds of proxies. A class is only found by the test runner if it
// has a test of its own, so each has one that it inherits, again.

class NoCodeByNameProxyTests: NoCodeProxyTests {
    override var entry: Entry { .name }

    override func test_A5_theProxyKeepsItsParentWeakly() throws {
        try super.test_A5_theProxyKeepsItsParentWeakly()
    }
}

class NoCodeFromCProxyTests: NoCodeProxyTests {
    override var entry: Entry { .c }

    override func test_A5_theProxyKeepsItsParentWeakly() throws {
        try super.test_A5_theProxyKeepsItsParentWeakly()
    }

    override func test_D2_valuesArriveAsTheirOwnTypes() throws {
        try test_D2_otherwise_onlyWhatCHasComesFromCAndArrivesAsItsOwnType()
    }

    func test_D2_otherwise_onlyWhatCHasComesFromCAndArrivesAsItsOwnType() throws {
        try super.test_D2_valuesArriveAsTheirOwnTypes()
    }

    override func sayToken(_ bench: Bench, _ token: Token) throws {
        XCTAssertThrowsError(
            try bench.proxy.cFunction(
                for: "said", as: (@convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void).self
            ) {
                _ in
            }
        ) {
            guard case .functionType? = ($0 as? MessageError)?.reason else { return XCTFail("\($0)") }
        }
        try Calls(sentTo: bench.proxy).said("a string that is too long for a small one", token)
    }
}

class ByHandProxyTests: NoCodeProxyTests {
    override var kind: Kind { .byHand }

    override func test_A5_theProxyKeepsItsParentWeakly() throws {
        try super.test_A5_theProxyKeepsItsParentWeakly()
    }
}

final class ByHandByNameProxyTests: ByHandProxyTests {
    override var entry: Entry { .name }

    override func test_A5_theProxyKeepsItsParentWeakly() throws {
        try super.test_A5_theProxyKeepsItsParentWeakly()
    }
}

final class ByHandFromCProxyTests: ByHandProxyTests {
    override var entry: Entry { .c }

    override func test_A5_theProxyKeepsItsParentWeakly() throws {
        try super.test_A5_theProxyKeepsItsParentWeakly()
    }

    override func test_D2_valuesArriveAsTheirOwnTypes() throws {
        try test_D2_otherwise_onlyWhatCHasComesFromCAndArrivesAsItsOwnType()
    }

    func test_D2_otherwise_onlyWhatCHasComesFromCAndArrivesAsItsOwnType() throws {
        try super.test_D2_valuesArriveAsTheirOwnTypes()
    }

    override func sayToken(_ bench: Bench, _ token: Token) throws {
        XCTAssertThrowsError(
            try bench.proxy.cFunction(
                for: "said", as: (@convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void).self
            ) {
                _ in
            }
        ) {
            guard case .functionType? = ($0 as? MessageError)?.reason else { return XCTFail("\($0)") }
        }
        try Calls(sentTo: bench.proxy).said("a string that is too long for a small one", token)
    }
}
