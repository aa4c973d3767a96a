import Switchboard
import TestHosts
import TestSupport
import XCTest

/// CONFORMANCE R2, B7: `whenUnanswered` answers a method while its proxy has no target.
final class AnswerTests: XCTestCase {
    private typealias Proxy = DelegateProxy<Gate, any GateDelegate>

    func test_R2_oneLineAnswers() throws {
        try skipWithoutEntryStubs()
        let gate = Gate()
        let answer = Proxy.proxy(for: gate).whenUnanswered(GateDelegate.price(of:for:)) { _, person in person * 2 }
        XCTAssertEqual(try gate.delegate?.price(of: gate, for: 4), 8)
        withExtendedLifetime(answer) {}
    }

    /// In release builds, the argument landed on the stack beside what the answer captures, where asynchronous calls
    /// lose it.
    @available(macOS 15, *)
    func test_R2_anAsynchronousAnswerTakesWhatIsAlignedTo16Bytes() async throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any TollDelegate>(), factor = 2.0
        let answer = proxy.whenUnanswered(TollDelegate.toll(for:)) { number in
            await Task.yield()
            return Double(number) * factor
        }
        nonisolated(unsafe) let delegate = proxy.object
        for number in 1...20 {
            let toll = await delegate.toll(for: Int128(number))
            XCTAssertEqual(toll, Double(2 * number))
        }
        withExtendedLifetime(answer) {}
    }

    func test_R2_everyKindOfRequirement() async throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any GateDelegate>(), delegate = proxy.object, gate = Gate()
        var set: [Int] = []
        let answers = [
            proxy.whenUnanswered(GateDelegate.width(of:)) { _ in 3.5 },
            proxy.whenUnanswered(GateDelegate.price(of:for:)) { _, person in
                guard person > 0 else { throw NoPrice() }
                return person
            },
            proxy.whenUnanswered(GateDelegate.name(of:in:)) { _, language in
                await Task.yield()
                guard !language.isEmpty else { throw NoPrice() }
                return "gate in \(language)"
            },
            proxy.whenUnanswered(get: \.limit) { 12 },
            proxy.whenUnanswered(set: \.limit) { set.append($0) },
            proxy.whenUnanswered(get: { $0[$1] }) { (row: Int) in "row \(row)" },
            proxy.whenUnanswered(GateDelegate.gate(_:each:)) { _, body in body(7) },
            proxy.whenUnanswered(GateDelegate.gate(_:mayEnter:handler:)) { _, _, handler in handler(false) },
        ]
        for _ in 0..<3 {
            XCTAssertEqual(delegate.width(of: gate), 3.5)
            XCTAssertEqual(try delegate.price(of: gate, for: 3), 3)
            XCTAssertThrowsError(try delegate.price(of: gate, for: 0)) { XCTAssertEqual($0 as? NoPrice, NoPrice()) }
            let name = try await delegate.name(of: gate, in: "English")
            XCTAssertEqual(name, "gate in English")
            do {
                _ = try await delegate.name(of: gate, in: "")
                XCTFail("expected an error")
            } catch { XCTAssertEqual(error as? NoPrice, NoPrice()) }
            XCTAssertEqual(delegate.limit, 12)
            delegate.limit = 5
            XCTAssertEqual(delegate[2], "row 2")
            var numbers: [Int] = []
            delegate.gate(gate, each: { numbers.append($0) })
            XCTAssertEqual(numbers, [7])
        }
        XCTAssertEqual(set, [5, 5, 5])
        withExtendedLifetime(answers) {}
    }

    /// A change in place has a requirement of its own. Answers of the getter and the setter serve it, also where a
    /// fallback could.
    func test_R2_changesInPlace() throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any GateDelegate>(), porter = Porter()
        var limit = 7
        let get = proxy.whenUnanswered(get: \.limit) { limit }
        let set = proxy.whenUnanswered(set: \.limit) { limit = $0 }
        proxy.object.limit += 1
        XCTAssertEqual(limit, 8)
        proxy.fallbackTarget = porter
        let before = porter.limit
        proxy.object.limit += 1
        let subscription = proxy.sentMessage(set: \.limit).subscribe { _ in }
        proxy.object.limit += 1
        XCTAssertEqual(limit, 10)
        XCTAssertEqual(porter.limit, before)
        subscription.cancel()
        get.cancel()
        set.cancel()
        proxy.object.limit += 1
        XCTAssertEqual(porter.limit, before + 1)
        proxy.setForwardToDelegate(porter, retainDelegate: false)
        let unused = proxy.whenUnanswered(get: \.limit) { 0 }
        proxy.object.limit += 1
        XCTAssertEqual(porter.limit, before + 2)
        withExtendedLifetime((unused, porter)) {}
    }

    /// A delegate answers itself, and answers are back when it has gone.
    func test_B7_onlyWhileThereIsNoDelegate() throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any GateDelegate>(), gate = Gate()
        let answer = proxy.whenUnanswered(GateDelegate.price(of:for:)) { _, _ in 9 }
        let porters = [Porter(), Porter()]
        proxy.setForwardToDelegate(porters[0], retainDelegate: true)
        XCTAssertEqual(try proxy.object.price(of: gate, for: 1), 1)
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        XCTAssertEqual(try proxy.object.price(of: gate, for: 1), 9)
        let added = proxy.addTarget(porters[1], retainTarget: true)
        XCTAssertEqual(try proxy.object.price(of: gate, for: 1), 1)
        added.cancel()
        XCTAssertEqual(try proxy.object.price(of: gate, for: 1), 9)
        withExtendedLifetime(answer) {}
    }

    /// Before the fallback receiver, and before a protocol extension's default.
    func test_B7_theOrderOfAnswers() throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any GateDelegate>(), gate = Gate()
        XCTAssertEqual(proxy.object.width(of: gate), 2)
        let answer = proxy.whenUnanswered(GateDelegate.width(of:)) { _ in 4 }
        XCTAssertEqual(proxy.object.width(of: gate), 4)
        proxy.fallbackTarget = Porter()
        let price = proxy.whenUnanswered(GateDelegate.price(of:for:)) { _, _ in 9 }
        XCTAssertEqual(try proxy.object.price(of: gate, for: 1), 9)
        price.cancel()
        XCTAssertEqual(try proxy.object.price(of: gate, for: 1), 1)
        XCTAssertEqual(proxy.object[3], "porter 3")
        answer.cancel()
        XCTAssertEqual(proxy.object.width(of: gate), 2)
    }

    /// The last one answers, and the one before when it ends.
    func test_R2_tokens() throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any GateDelegate>(), gate = Gate()
        var tokens = (1...3).map { number in proxy.whenUnanswered(get: \.limit) { number } }
        XCTAssertEqual(proxy.object.limit, 3)
        tokens.remove(at: 1)
        XCTAssertEqual(proxy.object.limit, 3)
        tokens.removeLast().cancel()
        XCTAssertEqual(proxy.object.limit, 1)
        tokens = []
        let width = proxy.whenUnanswered(GateDelegate.width(of:)) { _ in 4 }
        width.cancel()
        width.cancel()
        XCTAssertEqual(proxy.object.width(of: gate), 2)
    }

    func test_R2_observersAndInterceptorsSeeTheAnswer() throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any GateDelegate>(), gate = Gate()
        var log: [String] = []
        let tokens = [
            proxy.whenUnanswered(GateDelegate.price(of:for:)) { _, person in
                log.append("answer")
                return person
            },
            proxy.sentMessage(GateDelegate.price(of:for:)).subscribe { _, person in log.append("sent \(person)") },
            proxy.methodInvoked(GateDelegate.price(of:for:)).withOutcome.subscribe { log.append("\($1)") },
            proxy.intercept(GateDelegate.price(of:for:)) { call, gate, person in
                try call.proceed(gate, person + 1) * 10
            },
        ]
        XCTAssertEqual(try proxy.object.price(of: gate, for: 2), 30)
        XCTAssertEqual(log, ["sent 2", "answer", "returned(30)"])
        withExtendedLifetime(tokens) {}
    }

    func test_R2_messagesByName() throws {
        try skipWithoutEntryStubs()
        typealias Plain = ForwardingProxy<any GateDelegate>
        try Plain.register("price", Plain.selector(GateDelegate.price(of:for:)))
        let proxy = Plain(), gate = Gate()
        XCTAssertThrowsError(try proxy.send("price", gate, 2))
        let answer = proxy.whenUnanswered(GateDelegate.price(of:for:)) { _, person in person * 3 }
        XCTAssertEqual(try proxy.send("price", gate, 2), 6)
        answer.cancel()
        XCTAssertThrowsError(try proxy.send("price", gate, 2))
    }

    /// Neither the proxy nor what an answer captures outlives its owner.
    func test_R2_noCycle() throws {
        try skipWithoutEntryStubs()
        final class Owner {
            let gate = Gate()
            var answer: SubscriptionToken?
            init() {
                answer = Proxy.proxy(for: gate).whenUnanswered(GateDelegate.width(of:)) { [unowned self] _ in width }
            }
            let width = 6.0
        }
        weak var owner: Owner?
        weak var proxy: AnyObject?
        do {
            let made = Owner()
            owner = made
            proxy = Proxy.proxy(for: made.gate)
            XCTAssertEqual(made.gate.delegate?.width(of: made.gate), 6)
        }
        XCTAssertNil(owner)
        XCTAssertNil(proxy)
        weak var captured: Porter?
        do {
            let gate = Gate(), porter = Porter()
            captured = porter
            let answer = Proxy.proxy(for: gate).whenUnanswered(get: \.limit) { porter.limit }
            XCTAssertEqual(gate.delegate?.limit, 1)
            withExtendedLifetime(answer) {}
        }
        XCTAssertNil(captured)
    }

    func test_H1_answersComeAndGoWhileOthersCall() throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any GateDelegate>()
        let lasting = proxy.whenUnanswered(get: \.limit) { 1 }
        nonisolated(unsafe) let delegate = proxy.object
        onThreads(4) { thread in
            for _ in 0..<2_000 {
                if thread == 0 {
                    proxy.whenUnanswered(get: \.limit) { 2 }.cancel()
                } else {
                    XCTAssertTrue(1...2 ~= delegate.limit)
                }
            }
        }
        XCTAssertEqual(delegate.limit, 1)
        withExtendedLifetime(lasting) {}
    }

    /// Of a protocol for structs: the answer comes from a proxy, too.
    func test_R2_protocolsForStructs() throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any Teller>()
        var teller = proxy.object
        let answers = [
            proxy.whenUnanswered(Teller.total(_:)) { $0.reduce(0, +) }, proxy.whenUnanswered(get: \.name) { "nobody" },
        ]
        XCTAssertEqual(teller.total([1, 2, 3]), 6)
        XCTAssertEqual(teller.name, "nobody")
        struct Real: Teller {
            var name = "real"
            func total(_ numbers: [Int]) -> Int { 0 }
        }
        proxy.setForwardToDelegate(Real(), retainDelegate: true)
        teller = proxy.object
        XCTAssertEqual(teller.name, "real")
        withExtendedLifetime(answers) {}
    }
}

/// Also for structs.
public protocol Teller {
    func total(_ numbers: [Int]) -> Int
    var name: String { get set }
}
