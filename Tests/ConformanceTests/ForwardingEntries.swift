import ConformanceHosts
import Switchboard
import TestSupport
import XCTest

// The rules of forwarding for messages, calls from C, hand-written proxies, and other targets. The test runner finds a
// class only if it declares a test, so each declares one of the inherited tests again.

class NoCodeByNameForwardingTests: NoCodeForwardingTests {
    override var entry: Entry { .name }

    override func test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult() throws {
        try super.test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult()
    }
}

class NoCodeFromCForwardingTests: NoCodeForwardingTests {
    override var entry: Entry { .c }

    override func test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult() throws {
        try super.test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult()
    }
}

class ByHandForwardingTests: NoCodeForwardingTests {
    override var kind: Kind { .handWritten }

    override func test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult() throws {
        try super.test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult()
    }
}

class ByHandByNameForwardingTests: ByHandForwardingTests {
    override var entry: Entry { .name }

    override func test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult() throws {
        try super.test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult()
    }
}

class ByHandFromCForwardingTests: ByHandForwardingTests {
    override var entry: Entry { .c }

    override func test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult() throws {
        try super.test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult()
    }
}

// MARK: Closures as the target's methods

final class NoCodeToClosuresForwardingTests: NoCodeForwardingTests {
    override var receiver: ReceiverKind { .closures }

    override func test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult() throws {
        try super.test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult()
    }
}

final class NoCodeByNameToClosuresForwardingTests: NoCodeByNameForwardingTests {
    override var receiver: ReceiverKind { .closures }

    override func test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult() throws {
        try super.test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult()
    }
}

final class NoCodeFromCToClosuresForwardingTests: NoCodeFromCForwardingTests {
    override var receiver: ReceiverKind { .closures }

    override func test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult() throws {
        try super.test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult()
    }
}

final class ByHandToClosuresForwardingTests: ByHandForwardingTests {
    override var receiver: ReceiverKind { .closures }

    override func test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult() throws {
        try super.test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult()
    }
}

// MARK: C functions as the target's methods

final class NoCodeToFunctionsForwardingTests: NoCodeForwardingTests {
    override var receiver: ReceiverKind { .functions }

    override func test_B8_theErrorReachesTheCallerAndIsTheOutcomeOfInvoked() throws {
        throw XCTSkip("C functions don't throw.")
    }
}

final class NoCodeByNameToFunctionsForwardingTests: NoCodeByNameForwardingTests {
    override var receiver: ReceiverKind { .functions }

    override func test_B8_theErrorReachesTheCallerAndIsTheOutcomeOfInvoked() throws {
        throw XCTSkip("C functions don't throw.")
    }
}

final class NoCodeFromCToFunctionsForwardingTests: NoCodeFromCForwardingTests {
    override var receiver: ReceiverKind { .functions }

    override func test_B8_theErrorReachesTheCallerAndIsTheOutcomeOfInvoked() throws {
        throw XCTSkip("C functions don't throw.")
    }
}

final class ByHandToFunctionsForwardingTests: ByHandForwardingTests {
    override var receiver: ReceiverKind { .functions }

    override func test_B8_theErrorReachesTheCallerAndIsTheOutcomeOfInvoked() throws {
        throw XCTSkip("C functions don't throw.")
    }
}

// MARK: Without a parent: K1

class WithoutParentForwardingTests: NoCodeForwardingTests {
    override var kind: Kind { .withoutParent }

    func test_K1_aProxyWithoutAParentForwardsAsOthersDo() throws {
        try test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult()
    }
}

class WithoutParentByNameForwardingTests: WithoutParentForwardingTests {
    override var entry: Entry { .name }

    override func test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult() throws {
        try super.test_B1_anUnobservedCallReachesTheTargetOnceWithItsResult()
    }
}
