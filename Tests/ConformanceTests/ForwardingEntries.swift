import ConformanceHosts
import Switchboard
import TestSupport
import XCTest

// The rules of forwarding for the other entries, kinds of proxies, and receivers.

class NoCodeByNameForwardingTests: NoCodeForwardingTests {
    override var entry: Entry { .name }
}

class NoCodeFromCForwardingTests: NoCodeForwardingTests {
    override var entry: Entry { .c }
}

class ByHandForwardingTests: NoCodeForwardingTests {
    override var kind: Kind { .byHand }
}

class ByHandByNameForwardingTests: ByHandForwardingTests {
    override var entry: Entry { .name }
}

class ByHandFromCForwardingTests: ByHandForwardingTests {
    override var entry: Entry { .c }
}

// MARK: Methods of a receiver of messages that are closures

final class NoCodeToClosuresForwardingTests: NoCodeForwardingTests {
    override var receiver: ReceiverKind { .closures }
}

final class NoCodeByNameToClosuresForwardingTests: NoCodeByNameForwardingTests {
    override var receiver: ReceiverKind { .closures }
}

final class NoCodeFromCToClosuresForwardingTests: NoCodeFromCForwardingTests {
    override var receiver: ReceiverKind { .closures }
}

final class ByHandToClosuresForwardingTests: ByHandForwardingTests {
    override var receiver: ReceiverKind { .closures }
}

// MARK: Methods of a receiver of messages that are C functions

final class NoCodeToFunctionsForwardingTests: NoCodeForwardingTests {
    override var receiver: ReceiverKind { .functions }

    override func test_B8_theErrorReachesTheCallerAndInvokedSaysThatItThrew() throws {
        throw XCTSkip("C functions throw nothing.")
    }
}

final class NoCodeByNameToFunctionsForwardingTests: NoCodeByNameForwardingTests {
    override var receiver: ReceiverKind { .functions }

    override func test_B8_theErrorReachesTheCallerAndInvokedSaysThatItThrew() throws {
        throw XCTSkip("C functions throw nothing.")
    }
}

final class NoCodeFromCToFunctionsForwardingTests: NoCodeFromCForwardingTests {
    override var receiver: ReceiverKind { .functions }

    override func test_B8_theErrorReachesTheCallerAndInvokedSaysThatItThrew() throws {
        throw XCTSkip("C functions throw nothing.")
    }
}

final class ByHandToFunctionsForwardingTests: ByHandForwardingTests {
    override var receiver: ReceiverKind { .functions }

    override func test_B8_theErrorReachesTheCallerAndInvokedSaysThatItThrew() throws {
        throw XCTSkip("C functions throw nothing.")
    }
}
