import Switchboard
import TestHosts
import TestSupport
import XCTest

/// CONFORMANCE B7: completion handlers of methods without a delegate. An observer that calls the handler, or keeps it,
/// answers; if none does, the default answers; if there is none, the call returns. The handler is never called twice.
final class HandlerTests: XCTestCase {
    private typealias Proxy = DelegateProxy<Gate, any GateDelegate>
    private typealias Stream = CallStream<(Gate, Int, (Bool) -> Void), Void>

    /// When the observers of a test are told.
    private enum Stage: CaseIterable { case sent, invoked }

    private func stream(_ stage: Stage, of gate: Gate) -> Stream {
        let proxy = Proxy.proxy(for: gate)
        return stage == .sent
            ? proxy.sentMessage(GateDelegate.gate(_:mayEnter:handler:))
            : proxy.methodInvoked(GateDelegate.gate(_:mayEnter:handler:))
    }

    private func forEachStage(_ body: (Stage, Gate) throws -> Void) throws {
        try skipWithoutEntryStubs()
        for stage in Stage.allCases { try body(stage, Gate()) }
    }

    func test_B7_anObserverThatDoesNotUseTheHandlerChangesNothing() throws {
        try forEachStage { stage, gate in
            var seen: [Int] = []
            let subscription = stream(stage, of: gate).subscribe { _, person, _ in seen.append(person) }
            for person in 1...3 { gate.decide(person) }
            XCTAssertEqual(gate.take(), ["1 enters", "2 enters", "3 enters"])
            XCTAssertEqual(seen, [1, 2, 3])
            subscription.cancel()
            gate.decide(4)
            XCTAssertEqual(gate.take(), ["4 enters"])
        }
    }

    func test_B7_anObserverThatCallsTheHandler() throws {
        try forEachStage { stage, gate in
            let subscription = stream(stage, of: gate).subscribe { _, person, handler in
                if person.isMultiple(of: 2) { handler(false) }
            }
            for person in 1...4 { gate.decide(person) }
            XCTAssertEqual(gate.take(), ["1 enters", "2 stays", "3 enters", "4 stays"])
            subscription.cancel()
        }
    }

    func test_B7_anObserverThatKeepsTheHandlerCallsItLater() throws {
        try forEachStage { stage, gate in
            var kept: [(Bool) -> Void] = []
            let subscription = stream(stage, of: gate).subscribe { _, _, handler in kept.append(handler) }
            gate.decide(1)
            XCTAssertEqual(gate.take(), [])
            kept.removeLast()(false)
            XCTAssertEqual(gate.take(), ["1 stays"])
            subscription.cancel()
        }
    }

    /// One that ends its subscription when it is told.
    func test_B7_aHandlerThatIsCalledIsNotCalledAgain() throws {
        try forEachStage { stage, gate in
            var subscription: SubscriptionToken?
            subscription = stream(stage, of: gate).subscribe { _, _, handler in
                subscription?.cancel()
                handler(false)
            }
            gate.decide(1)
            gate.decide(2)
            XCTAssertEqual(gate.take(), ["1 stays", "2 enters"])
        }
    }

    func test_B7_theDelegateComesFirst() throws {
        try forEachStage { stage, gate in
            let porter = Porter()
            gate.delegate = porter
            var outcomes: [String] = []
            let subscription = stream(stage, of: gate).withOutcome.subscribe { outcomes.append("\($1)") }
            gate.decide(1)
            gate.decide(13)
            XCTAssertEqual(gate.take(), ["1 enters", "13 stays"])
            XCTAssertEqual(outcomes, stage == .sent ? ["sent", "sent"] : ["returned", "returned"])
            subscription.cancel()
            withExtendedLifetime(porter) {}
        }
    }

    func test_B7_interceptors() throws {
        try forEachStage { stage, gate in
            let proxy = Proxy.proxy(for: gate)
            var answers = false
            let tokens = [
                stream(stage, of: gate).subscribe { _, _, handler in if answers { handler(false) } },
                proxy.intercept { call in try call.proceed() },
                proxy.intercept(GateDelegate.gate(_:mayEnter:handler:)) { call, _, _, _ in call.proceed() },
            ]
            gate.decide(1)
            answers = true
            gate.decide(2)
            XCTAssertEqual(gate.take(), ["1 enters", "2 stays"])
            answers = false
            var wrapped = 0
            let wrapping = proxy.intercept(GateDelegate.gate(_:mayEnter:handler:)) { call, gate, person, handler in
                call.proceed(gate, person) { may in
                    wrapped += 1
                    handler(may)
                }
            }
            gate.decide(3)
            XCTAssertEqual(gate.take(), ["3 enters"])
            XCTAssertEqual(wrapped, 1)
            withExtendedLifetime((tokens, wrapping)) {}
        }
    }

    /// What interceptors do with the handler before they proceed is not an observer's answer.
    func test_B7_interceptorsThatKeep() throws {
        try forEachStage { stage, gate in
            let proxy = Proxy.proxy(for: gate)
            var answers = false, kept: [Any] = []
            let tokens = [
                stream(stage, of: gate).subscribe { _, _, handler in if answers { handler(false) } },
                proxy.intercept { call in
                    kept += try call.invocation?.arguments() ?? []
                    try call.proceed()
                },
                proxy.intercept(GateDelegate.gate(_:mayEnter:handler:)) { call, _, _, handler in
                    kept.append(handler)
                    call.proceed()
                },
            ]
            gate.decide(1)
            answers = true
            gate.decide(2)
            XCTAssertEqual(gate.take(), ["1 enters", "2 stays"])
            withExtendedLifetime(tokens) {}
        }
    }

    func test_B7_byName() throws {
        try Proxy.register("may enter", Proxy.selector(GateDelegate.gate(_:mayEnter:handler:)))
        try forEachStage { stage, gate in
            let proxy = Proxy.proxy(for: gate)
            let stream = stage == .sent ? proxy.sentMessage("may enter") : proxy.methodInvoked("may enter")
            var decided: [Bool] = []
            let handler: (Bool) -> Void = { decided.append($0) }
            var subscription = stream.subscribe { _ in }
            gate.decide(1)
            try proxy.send("may enter", gate, 2, handler)
            XCTAssertEqual(gate.take(), ["1 enters"])
            XCTAssertEqual(decided, [true])
            subscription.cancel()
            subscription = stream.subscribe { arguments in (arguments[2] as? (Bool) -> Void)?(false) }
            gate.decide(3)
            try proxy.send("may enter", gate, 4, handler)
            XCTAssertEqual(gate.take(), ["3 stays"])
            XCTAssertEqual(decided, [true, false])
            subscription.cancel()
            var kept: [[Any]] = []
            subscription = stream.subscribe { kept.append($0) }
            gate.decide(5)
            XCTAssertEqual(gate.take(), [])
            try XCTUnwrap(kept.removeLast()[2] as? (Bool) -> Void)(false)
            XCTAssertEqual(gate.take(), ["5 stays"])
            subscription.cancel()
            subscription = stream.subscribe { _ in }
            let keeping = proxy.intercept { call in
                kept.append(try XCTUnwrap(call.invocation).arguments())
                try call.proceed()
            }
            decided = []
            gate.decide(6)
            try proxy.send("may enter", gate, 7, handler)
            XCTAssertEqual(gate.take(), ["6 enters"])
            XCTAssertEqual(decided, [true])
            subscription.cancel()
            keeping.cancel()
        }
    }

    /// Without a default, an observed call returns.
    func test_B7_withoutADefault() throws {
        try skipWithoutEntryStubs()
        let gate = Gate(), proxy = Proxy.proxy(for: gate)
        var answers = false
        let subscription = proxy.sentMessage(GateDelegate.gate(_:greets:handler:)).subscribe { _, _, handler in
            if answers { handler?("hi") }
        }
        gate.greet(1)
        proxy.object.gate(gate, greets: 2, handler: nil)
        answers = true
        gate.greet(3)
        XCTAssertEqual(gate.take(), ["3 hi"])
        let watching = proxy.intercept { call in try call.proceed() }
        gate.greet(4)
        answers = false
        gate.greet(5)
        XCTAssertEqual(gate.take(), ["4 hi"])
        withExtendedLifetime((subscription, watching)) {}
    }

    func test_B7_asynchronousMethods() async throws {
        try skipWithoutEntryStubs()
        let gate = Gate(), proxy = Proxy.proxy(for: gate)
        var answers = false
        let subscription = proxy.sentMessage(GateDelegate.gate(_:opensFor:handler:)).subscribe { _, _, handler in
            if answers { handler("answered") }
        }
        await gate.open(1)
        answers = true
        await gate.open(2)
        XCTAssertEqual(gate.take(), ["1 opened", "2 answered"])
        let watching = proxy.interceptAsynchronous { call in try await call.proceed() }
        await gate.open(3)
        answers = false
        await gate.open(4)
        XCTAssertEqual(gate.take(), ["3 answered", "4 opened"])
        let kept = Kept()
        let keeping = proxy.intercept(GateDelegate.gate(_:opensFor:handler:)) { call, _, _, handler in
            kept.handlers.append(handler)
            await call.proceed()
        }
        await gate.open(5)
        answers = true
        await gate.open(6)
        XCTAssertEqual(gate.take(), ["5 opened", "6 answered"])
        withExtendedLifetime((subscription, watching, keeping)) {}
    }

    private final class Kept: @unchecked Sendable {
        var handlers: [(String) -> Void] = []
    }

    /// A closure that does not escape is no handler: the default gets it.
    func test_B7_closuresThatDoNotEscape() throws {
        try skipWithoutEntryStubs()
        let gate = Gate(), proxy = Proxy.proxy(for: gate)
        var observed: [Int] = [], numbers: [Int] = []
        let subscription = proxy.sentMessage(GateDelegate.gate(_:each:)).subscribe { _, body in
            observed.append(0)
            body(0)
        }
        gate.delegate?.gate(gate, each: { numbers.append($0) })
        XCTAssertEqual(numbers, [0, 1, 2, 3])
        subscription.cancel()
    }

    func test_B7_nothingIsLeaked() throws {
        try forEachStage { stage, gate in
            let subscription = stream(stage, of: gate).subscribe { _, person, handler in
                if person > 1 { handler(false) }
            }
            weak var captured: Porter?
            do {
                let porter = Porter()
                captured = porter
                for person in 1...2 {
                    gate.delegate?.gate(gate, mayEnter: person) { _ in porter.limit += 1 }
                }
                XCTAssertEqual(porter.limit, 3)
            }
            XCTAssertNil(captured)
            subscription.cancel()
        }
    }

    // MARK: By hand

    func test_B7_byHand() {
        for stage in Stage.allCases {
            let door = HandDoor(), proxy = HandDoorProxy.proxy(for: door)
            func stream() -> CallStream<(Int, (Bool) -> Void), Void> {
                stage == .sent
                    ? proxy.sentMessage(HandDoorProxy.mayEnter) : proxy.methodInvoked(HandDoorProxy.mayEnter)
            }
            var decisions: [Bool] = [], kept: [(Bool) -> Void] = []
            func decide() { door.delegate?.mayEnter(1) { decisions.append($0) } }
            decide()
            XCTAssertEqual(decisions, [true])
            var subscription = stream().subscribe { _ in }
            decide()
            XCTAssertEqual(decisions, [true, true])
            subscription.cancel()
            subscription = stream().subscribe { $1(false) }
            decide()
            XCTAssertEqual(decisions, [true, true, false])
            subscription.cancel()
            subscription = stream().subscribe { kept.append($1) }
            decide()
            XCTAssertEqual(decisions, [true, true, false])
            kept.removeLast()(false)
            XCTAssertEqual(decisions, [true, true, false, false])
            let watching = proxy.intercept { call in try call.proceed() }
            decide()
            kept.removeLast()(true)
            XCTAssertEqual(decisions, [true, true, false, false, true])
            subscription.cancel()
            decisions = []
            subscription = stream().subscribe { $1(false) }
            decide()
            subscription.cancel()
            subscription = stream().subscribe { _ in }
            decide()
            XCTAssertEqual(decisions, [false, true])
            var keptArguments: [Any] = []
            let keeping = proxy.intercept { call in
                keptArguments += try call.invocation?.arguments() ?? []
                try call.proceed()
            }
            decisions = []
            decide()
            XCTAssertEqual(decisions, [true])
            XCTAssertEqual(keptArguments.count, 2)
            subscription.cancel()
            watching.cancel()
            keeping.cancel()
        }
    }
}

private protocol HandDoorDelegate: AnyObject {
    func mayEnter(_ person: Int, handler: @escaping (Bool) -> Void)
}

private final class HandDoor: HasDelegate {
    weak var delegate: (any HandDoorDelegate)?
}

/// A class that conforms by hand. Its default is that of the delegate type.
private final class HandDoorProxy: DelegateProxy<HandDoor, any HandDoorDelegate>, DelegateProxyType, HandDoorDelegate,
    @unchecked Sendable
{
    private final class Open: HandDoorDelegate {
        func mayEnter(_ person: Int, handler: @escaping (Bool) -> Void) { handler(true) }
    }

    init(door: HandDoor) { super.init(parentObject: door, delegateProxy: HandDoorProxy.self) }
    static func registerKnownImplementations() {
        register { HandDoorProxy(door: $0) }
        DelegateDefaults.register((any HandDoorDelegate).self) { Open() }
    }

    static let mayEnter = TypedSelector<any HandDoorDelegate, (Int, (Bool) -> Void), Void>("mayEnter") {
        $0.mayEnter($1.0, handler: $1.1)
    }
    static func implementedMethods() -> ImplementedMethods<any HandDoorDelegate> { .forwarding(mayEnter) }

    func mayEnter(_ person: Int, handler: @escaping (Bool) -> Void) {
        forward(Self.mayEnter, with: (person, handler)) { $0.mayEnter(person, handler: handler) }
    }
}
