import CConformanceFixtures
import ConformanceHosts
import Switchboard
import TestSupport
import XCTest

// The rules of a proxy's life for messages, calls from C, and hand-written proxies. The test runner finds a class
// only if it declares a test, so each declares one of the inherited tests again.

class NoCodeByNameProxyTests: NoCodeProxyTests {
    override var entry: Entry { .name }

    override func test_A5_theProxyHoldsItsParentWeakly() throws {
        try super.test_A5_theProxyHoldsItsParentWeakly()
    }

    func test_B7_otherwise_withoutATargetTheSenderGetsAnErrorThatNamesTheProtocol() throws {
        let bench = makeBench()
        XCTAssertThrowsError(try bench.calls.sum(1, 2)) {
            guard case .unanswered(let name)? = ($0 as? MessageError)?.reason else { return XCTFail("\($0)") }
            XCTAssertTrue(name.hasSuffix(kind == .noCode ? "MachineDelegate" : "HandDelegate"), name)
        }
        XCTAssertThrowsError(try bench.calls.parse(1))
        try bench.calls.moved(1, 2)
    }

    func test_B15_otherwise_theSenderGetsEvenErrorsThatTheMethodDoesNotDeclare() throws {
        let bench = makeBench(.intercepted)
        bench.interceptor = { _, _ in throw Problem(number: 4) }
        XCTAssertThrowsError(try bench.calls.moved(1, 2)) { XCTAssertEqual($0 as? Problem, Problem(number: 4)) }
        XCTAssertThrowsError(try bench.calls.sum(1, 2)) { XCTAssertEqual($0 as? Problem, Problem(number: 4)) }
        bench.interceptor = { _, _ in }
        XCTAssertThrowsError(try bench.calls.sum(1, 2)) {
            guard case .noResult? = ($0 as? MessageError)?.reason else { return XCTFail("\($0)") }
        }
        bench.interceptor = nil
        XCTAssertThrowsError(try bench.calls.sum(1, 2)) {
            guard case .unanswered? = ($0 as? MessageError)?.reason else { return XCTFail("\($0)") }
        }
    }
}

class NoCodeFromCProxyTests: NoCodeProxyTests {
    override var entry: Entry { .c }

    override func test_A5_theProxyHoldsItsParentWeakly() throws {
        try super.test_A5_theProxyHoldsItsParentWeakly()
    }

    override func test_D2_valuesArriveAsTheirOwnTypes() throws {
        try test_D2_otherwise_CPassesOnlyTypesThatItHas()
    }

    func test_D2_otherwise_CPassesOnlyTypesThatItHas() throws {
        try super.test_D2_valuesArriveAsTheirOwnTypes()
    }

    override func sayToken(_ bench: Bench, _ token: Token) throws {
        XCTAssertThrowsError(
            try bench.proxy.callback(
                for: "said", as: (@convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void).self
            ) {
                _ in
            }
        ) {
            guard case .types? = ($0 as? MessageError)?.reason else { return XCTFail("\($0)") }
        }
        try Calls(sentTo: bench.proxy).said("a string that is too long for a small one", token)
    }

    func test_B7_otherwise_withoutATargetTheErrorHandlerIsCalledAndCGetsZeros() throws {
        let bench = makeBench(), errors = Log<String>()
        let callback = try bench.proxy.callback(for: "sum", as: (@convention(c) (Int, Int) -> Int).self) {
            guard case .unanswered? = ($0 as? MessageError)?.reason else { return errors.add("\($0)") }
            errors.add("unanswered")
        }
        XCTAssertEqual(conform_call_sum(callback.function, 1, 2), 0)
        XCTAssertEqual(errors.entries, ["unanswered"])
        withExtendedLifetime(callback) {}
    }

    func test_B8_otherwise_theErrorHandlerGetsTheErrorAndCGetsZeros() throws {
        let bench = makeBench(), errors = Log<String>(), log = bench.log
        let real = Real(log)
        real.problem = Problem(number: 8)
        bench.setDelegate(real)
        let subscription = bench.stopped(.invoked).withOutcome.subscribe { _, outcome in
            if case .threw(let error) = outcome { log.add("threw \(error)") }
        }
        let parse = try bench.proxy.callback(for: "parse", as: (@convention(c) (Int) -> Int).self) {
            errors.add("\($0)")
        }
        let stopped = try bench.proxy.callback(for: "stopped", as: (@convention(c) (Int) -> Void).self) {
            errors.add("\($0)")
        }
        XCTAssertEqual(conform_call_parse(parse.function, 5), 0)
        conform_call_started(stopped.function, 6)
        XCTAssertEqual(errors.entries, ["Problem(number: 8)", "Problem(number: 8)"])
        XCTAssertEqual(log.entries, ["real parse 5", "real stopped 6", "threw Problem(number: 8)"])
        real.problem = nil
        XCTAssertEqual(conform_call_parse(parse.function, 5), 10)
        withExtendedLifetime((subscription, parse, stopped)) {}
    }

    func test_B15_otherwise_theSenderGetsEvenErrorsThatTheMethodDoesNotDeclare() throws {
        let bench = makeBench(.intercepted)
        bench.interceptor = { _, _ in throw Problem(number: 4) }
        XCTAssertThrowsError(try bench.calls.moved(1, 2)) { XCTAssertEqual($0 as? Problem, Problem(number: 4)) }
        XCTAssertThrowsError(try bench.calls.sum(1, 2)) { XCTAssertEqual($0 as? Problem, Problem(number: 4)) }
        bench.interceptor = { _, _ in }
        XCTAssertThrowsError(try bench.calls.sum(1, 2)) {
            guard case .noResult? = ($0 as? MessageError)?.reason else { return XCTFail("\($0)") }
        }
        bench.interceptor = nil
        XCTAssertThrowsError(try bench.calls.sum(1, 2)) {
            guard case .unanswered? = ($0 as? MessageError)?.reason else { return XCTFail("\($0)") }
        }
    }
}

class ByHandProxyTests: NoCodeProxyTests {
    override var kind: Kind { .handWritten }

    override func test_A5_theProxyHoldsItsParentWeakly() throws {
        try super.test_A5_theProxyHoldsItsParentWeakly()
    }

    func test_B7_aHandWrittenMethodMayReturnAResultWithoutATarget() throws {
        for parent in [Bench.ParentKind.plain, .intercepted] {
            let bench = Bench.make(.handWritten, .native, of: parent)
            XCTAssertNil(try bench.calls.perhaps(1))
            let real = Real(bench.log)
            bench.setDelegate(real)
            XCTAssertEqual(try bench.calls.perhaps(1), "perhaps 1")
            // The message throws before the method is called, because a method without a default traps.
            bench.setDelegate(nil)
            guard parent == .plain else { continue }
            XCTAssertThrowsError(try Calls(sentTo: bench.proxy).perhaps(1)) {
                guard case .unanswered? = ($0 as? MessageError)?.reason else { return XCTFail("\($0)") }
            }
        }
    }
}

final class ByHandByNameProxyTests: ByHandProxyTests {
    override var entry: Entry { .name }

    override func test_A5_theProxyHoldsItsParentWeakly() throws {
        try super.test_A5_theProxyHoldsItsParentWeakly()
    }

    func test_B7_otherwise_withoutATargetTheSenderGetsAnErrorThatNamesTheProtocol() throws {
        let bench = makeBench()
        XCTAssertThrowsError(try bench.calls.sum(1, 2)) {
            guard case .unanswered(let name)? = ($0 as? MessageError)?.reason else { return XCTFail("\($0)") }
            XCTAssertTrue(name.hasSuffix(kind == .noCode ? "MachineDelegate" : "HandDelegate"), name)
        }
        XCTAssertThrowsError(try bench.calls.parse(1))
        try bench.calls.moved(1, 2)
    }
}

final class ByHandFromCProxyTests: ByHandProxyTests {
    override var entry: Entry { .c }

    override func test_A5_theProxyHoldsItsParentWeakly() throws {
        try super.test_A5_theProxyHoldsItsParentWeakly()
    }

    override func test_D2_valuesArriveAsTheirOwnTypes() throws {
        try test_D2_otherwise_CPassesOnlyTypesThatItHas()
    }

    func test_D2_otherwise_CPassesOnlyTypesThatItHas() throws {
        try super.test_D2_valuesArriveAsTheirOwnTypes()
    }

    override func sayToken(_ bench: Bench, _ token: Token) throws {
        XCTAssertThrowsError(
            try bench.proxy.callback(
                for: "said", as: (@convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void).self
            ) {
                _ in
            }
        ) {
            guard case .types? = ($0 as? MessageError)?.reason else { return XCTFail("\($0)") }
        }
        try Calls(sentTo: bench.proxy).said("a string that is too long for a small one", token)
    }

    func test_B7_otherwise_withoutATargetTheErrorHandlerIsCalledAndCGetsZeros() throws {
        let bench = makeBench(), errors = Log<String>()
        let callback = try bench.proxy.callback(for: "sum", as: (@convention(c) (Int, Int) -> Int).self) {
            guard case .unanswered? = ($0 as? MessageError)?.reason else { return errors.add("\($0)") }
            errors.add("unanswered")
        }
        XCTAssertEqual(conform_call_sum(callback.function, 1, 2), 0)
        XCTAssertEqual(errors.entries, ["unanswered"])
        withExtendedLifetime(callback) {}
    }

    func test_B8_otherwise_theErrorHandlerGetsTheErrorAndCGetsZeros() throws {
        let bench = makeBench(), errors = Log<String>(), log = bench.log
        let real = Real(log)
        real.problem = Problem(number: 8)
        bench.setDelegate(real)
        let subscription = bench.stopped(.invoked).withOutcome.subscribe { _, outcome in
            if case .threw(let error) = outcome { log.add("threw \(error)") }
        }
        let parse = try bench.proxy.callback(for: "parse", as: (@convention(c) (Int) -> Int).self) {
            errors.add("\($0)")
        }
        let stopped = try bench.proxy.callback(for: "stopped", as: (@convention(c) (Int) -> Void).self) {
            errors.add("\($0)")
        }
        XCTAssertEqual(conform_call_parse(parse.function, 5), 0)
        conform_call_started(stopped.function, 6)
        XCTAssertEqual(errors.entries, ["Problem(number: 8)", "Problem(number: 8)"])
        XCTAssertEqual(log.entries, ["real parse 5", "real stopped 6", "threw Problem(number: 8)"])
        real.problem = nil
        XCTAssertEqual(conform_call_parse(parse.function, 5), 10)
        withExtendedLifetime((subscription, parse, stopped)) {}
    }
}

// MARK: Without a parent: K1

class WithoutParentProxyTests: NoCodeProxyTests {
    override var kind: Kind { .withoutParent }

    func test_K1_aProxyWithoutAParentLivesAsOthersDo() throws {
        try test_H2_aCallIsDeliveredOnTheThreadThatMakesItBeforeItReturns()
    }

    private func skip() throws { throw XCTSkip("a proxy without a parent has no delegate property") }

    override func test_A4_anAssignmentThatBypassesTheProxyEvictsItUntilItIsInstalledAgain() throws { try skip() }
    override func test_A4_theTargetMayBeSetBeforeOrAfterSubscribing() throws { try skip() }
    override func test_A5_theProxyHoldsItsParentWeakly() throws { try skip() }
    override func test_C2_theFirstObserverOfAStageAndTheLastResetAParentThatCaches() throws { try skip() }
    override func test_C3_aNewTargetResetsAParentThatCaches() throws { try skip() }
    override func test_F2_installingReturnsATokenThatRemovesTheTarget() throws { try skip() }
}
