import Switchboard
import TestHosts
import TestSupport
import XCTest

/// CONFORMANCE P1: generic requirements, referenced with certain types by a closure.
final class GenericTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any Runner>

    private var proxy: Proxy!
    private var runner: any Runner { proxy.object }
    private var heard: [String] = []

    override func setUpWithError() throws {
        try skipWithoutEntryStubs()
        proxy = Proxy(forwardingTo: Desk())
        heard = []
    }

    func test_P1_observersAreNotifiedOfCallsWithTheirTypes() {
        let subscriptions = [
            proxy.sentMessage { runner in { (job: Mail) in runner.run(job) } }.subscribe { [self] in
                heard.append("sent \($0.to)")
            },
            proxy.methodInvoked { runner in { (job: Tick) in runner.run(job) } }.withOutcome
                .subscribe { [self] in heard.append("\($0.count): \($1)") },
            proxy.methodInvoked { runner in { (job: Batch) in runner.run(job) } }.withOutcome
                .subscribe { [self] in heard.append("\($0.number): \($1)") },
        ]
        for _ in 0..<3 {
            XCTAssertEqual(runner.run(Mail("Ada", 1)), 1)
            XCTAssertEqual(runner.run(Tick(2)), 2)
            XCTAssertEqual(runner.run(Batch(3)), 3)
            XCTAssertEqual(heard, ["sent Ada", "2: returned(2)", "3: returned(3)"])
            heard = []
        }
        subscriptions[1].cancel()
        XCTAssertEqual(runner.run(Tick(2)) + runner.run(Batch(3)), 5)
        XCTAssertEqual(heard, ["3: returned(3)"])
        subscriptions.forEach { $0.cancel() }
        XCTAssertEqual(runner.run(Mail("Ada", 1)) + runner.run(Batch(3)), 4)
    }

    /// Nobody has named these types.
    func test_P1_callsWithOtherTypesGoOn() {
        let subscription = proxy.sentMessage { runner in { (value: [Int]) in runner.same(value) } }
            .subscribe { [self] in heard.append("\($0)") }
        XCTAssertEqual(runner.same([1, 2]), [1, 2])
        XCTAssertEqual(runner.same(["a"]), ["a"])
        XCTAssertEqual(runner.same(2.5), 2.5)
        XCTAssertTrue(runner.same((1, "two", 3.0)) == (1, "two", 3.0))
        XCTAssertEqual(runner.same(Mail("Ada", 1)), Mail("Ada", 1))
        XCTAssertEqual(heard, ["[1, 2]"])
        subscription.cancel()
    }

    func test_P1_resultsOfGenericTypes() {
        let subscriptions = [
            proxy.methodInvoked { runner in { (value: Int) in runner.same(value) } }.withOutcome
                .subscribe { [self] in heard.append("\($0) \($1)") },
            proxy.methodInvoked { runner in { (value: String) in runner.same(value) } }.withOutcome
                .subscribe { [self] in heard.append("\($0) \($1)") },
            proxy.methodInvoked { runner in { (a: Int, b: String, isWanted: Bool) in runner.pair(a, b, if: isWanted) } }
                .withOutcome.subscribe { [self] in heard.append("\($0) \($1) \($2) \($3)") },
            proxy.methodInvoked { runner in { (value: Tick, list: [Tick]) in runner.append(value, to: list) } }
                .withOutcome.subscribe { [self] value, list, outcome in
                    guard case .returned(let result) = outcome else { return XCTFail("expected a result") }
                    heard.append("\(value.count) \(list.count) \(result.count)")
                },
        ]
        XCTAssertEqual(runner.same(5), 5)
        XCTAssertEqual(runner.same("a text that takes memory of its own"), "a text that takes memory of its own")
        XCTAssertTrue(runner.pair(1, "two", if: true)! == (1, "two"))
        XCTAssertNil(runner.pair(1, "two", if: false))
        XCTAssertTrue(runner.pair("one", 2, if: true)! == ("one", 2))
        XCTAssertEqual(runner.append(Tick(4), to: [Tick(1)]), [Tick(1), Tick(4)])
        XCTAssertEqual(
            heard,
            [
                "5 returned(5)",
                "a text that takes memory of its own returned(a text that takes memory of its own)",
                "1 two true returned(Optional((1, \"two\")))", "1 two false returned(nil)", "4 1 2",
            ])
        subscriptions.forEach { $0.cancel() }
    }

    func test_P1_errorsOfGenericMethods() {
        let subscription = proxy.methodInvoked { runner in { (value: Int?) in try runner.unwrap(value) } }.withOutcome
            .subscribe { [self] in heard.append("\($0.map(String.init) ?? "nil") \($1)") }
        XCTAssertEqual(try runner.unwrap(4 as Int?), 4)
        XCTAssertThrowsError(try runner.unwrap(Int?.none)) { XCTAssertEqual($0 as? RunnerError, RunnerError()) }
        XCTAssertThrowsError(try runner.unwrap(String?.none))
        XCTAssertEqual(heard, ["4 returned(4)", "nil threw(RunnerError())"])
        subscription.cancel()
    }

    func test_P1_metatypesAndClosuresOfGenericTypes() {
        let subscriptions = [
            proxy.methodInvoked { runner in { (type: String.Type, text: String) in runner.decode(type, text) } }
                .withOutcome.subscribe { [self] in heard.append("\($0) \($1) \($2)") },
            proxy.sentMessage { runner in
                { (list: [Int], isWanted: (Int) -> Bool) in runner.count(list, where: isWanted) }
            }.subscribe { [self] list, isWanted in heard.append("\(list.filter(isWanted))") },
        ]
        XCTAssertEqual(runner.decode(String.self, "text"), "text")
        XCTAssertNil(runner.decode(Int.self, "text"))
        XCTAssertEqual(runner.count([1, 2, 3, 4]) { $0 > 2 }, 2)
        XCTAssertEqual(runner.count(["a"]) { $0 == "a" }, 1)
        XCTAssertEqual(heard, ["String text returned(Optional(\"text\"))", "[3, 4]"])
        subscriptions.forEach { $0.cancel() }
    }

    /// The words that say what the type is are on the stack.
    func test_P1_genericMethodsOfManyArguments() {
        let subscription = proxy.sentMessage { runner in
            { (job: Tick, a: Double, b: Int, c: Int, d: Int, e: Int, f: String, g: Double) in
                runner.many(job, a, b, c, d, e, f, g)
            }
        }.subscribe { [self] in heard.append("\($0.count) \($1) \($5) \($6) \($7)") }
        XCTAssertEqual(runner.many(Tick(1), 2.5, 3, 4, 5, 6, "seven", 8.5), 19)
        XCTAssertEqual(runner.many(Batch(1), 2.5, 3, 4, 5, 6, "seven", 8.5), 19)
        XCTAssertEqual(heard, ["1 2.5 6 seven 8.5"])
        subscription.cancel()
    }

    func test_P1_asynchronousGenericMethods() async throws {
        let heard = Locked<[String]>([])
        let subscription = proxy.methodInvoked { runner in
            { (value: String) async throws in try await runner.load(value) }
        }.withOutcome.subscribeOnAnyThread { value, outcome in heard.withLock { $0.append("\(value) \(outcome)") } }
        nonisolated(unsafe) let runner = runner
        for _ in 0..<3 {
            let text = try await runner.load("text"), number = try await runner.load(5)
            XCTAssertEqual(text, "text")
            XCTAssertEqual(number, 5)
        }
        XCTAssertEqual(heard.withLock { $0 }, Array(repeating: "text returned(text)", count: 3))
        subscription.cancel()
    }

    /// The second reference arrives at the method that the first one made, whose result travels by address.
    func test_P1_asynchronousGenericMethodsAreReferencedTwice() async {
        let heard = Locked<[String]>([])
        let subscriptions = (0..<2).map { number in
            proxy.methodInvoked { runner in { (value: Small, count: Int) async in await runner.wait(for: value, count) }
            }
            .withOutcome.subscribeOnAnyThread { arguments, outcome in
                heard.withLock { $0.append("\(number) \(arguments.0.digit!) \(arguments.1) \(outcome)") }
            }
        }
        nonisolated(unsafe) let runner = runner
        let small = await runner.wait(for: Small(digit: .two), 3), number = await runner.wait(for: 5, 1)
        XCTAssertEqual(small.digit, .two)
        XCTAssertEqual(number, 5)
        XCTAssertEqual(heard.withLock { $0 }.sorted(), (0..<2).map { "\($0) two 3 returned(Small(two))" })
        subscriptions.forEach { $0.cancel() }
    }

    /// The two words that say what `Work` is are where another method has its caller's actor.
    func test_P1_asynchronousMethodsThatOnlyReturnAGenericType() async {
        let heard = Locked<[String]>([])
        let mails = proxy.methodInvoked { runner in { () async -> [Mail] in await runner.open() } }.withOutcome
            .subscribeOnAnyThread { _, outcome in heard.withLock { $0.append("mails: \(outcome)") } }
        nonisolated(unsafe) let runner = runner
        let open: [Tick] = await runner.open(), mail: [Mail] = await runner.open()
        XCTAssertEqual(open.map(\.count), [2])
        XCTAssertEqual(mail, [Mail("Ada", 1)])
        XCTAssertEqual(heard.withLock { $0 }, ["mails: returned(\(mail))"])
        let ticks = proxy.sentMessage { runner in { () async -> [Tick] in await runner.open() } }
            .subscribeOnAnyThread { _ in heard.withLock { $0.append("ticks") } }
        let others: [Tick] = await runner.open()
        XCTAssertEqual(others.count, 1)
        XCTAssertEqual(heard.withLock { $0.count }, 2)
        XCTAssertEqual(heard.withLock { $0.last }, "ticks")
        mails.cancel()
        ticks.cancel()
    }

    func test_P1_thereIsRoomForSixteenTypes() {
        typealias Proxy = ForwardingProxy<any Crowd>
        let proxy = Proxy(forwardingTo: Meadow())
        var refusals: [ObservationError.Reason] = []
        func note(_ body: () throws -> Void) {
            do { try body() } catch { refusals.append((error as! ObservationError).reason) }
        }
        func reference<Value: Sendable>(_ value: Value) {
            note {
                _ = try Proxy.selector { crowd in { (value: Value) in crowd.take(value) } }
                _ = try Proxy.selector { crowd in { (value: Value) async in await crowd.wait(for: value) } }
            }
        }
        func reference(upTo depth: Int, _ value: some Sendable) {
            reference(value)
            if depth > 1 { reference(upTo: depth - 1, [value]) }
        }
        reference(upTo: 16, 1)
        XCTAssertEqual(refusals, [])
        reference("")
        XCTAssertEqual(refusals, [.tooManyTypes(limit: 16)])
        XCTAssertThrowsError(try Proxy.selector { crowd in { (value: String) async in await crowd.wait(for: value) } })
        {
            XCTAssertEqual(($0 as? ObservationError)?.reason, .tooManyTypes(limit: 16))
        }
        var heard: [Int] = []
        let subscription = proxy.sentMessage { crowd in { (value: Int) in crowd.take(value) } }.subscribe {
            heard.append($0)
        }
        proxy.object.take(1)
        proxy.object.take("two")
        XCTAssertEqual(heard, [1])
        subscription.cancel()
    }

    /// Swift calls a generic method with the type of the value, so such a reference names no type. It would be heard of
    /// no call.
    func test_P1_aValueOfAProtocolTypeIsNoType() {
        typealias Proxy = ForwardingProxy<any Herd>
        let proxy = Proxy(forwardingTo: Sheep()), herd = proxy.object
        func why(_ reference: () throws -> Void) -> String {
            do { try reference() } catch { return "\(error)" }
            return "no error"
        }
        let opened =
            "the method is generic, and Swift calls it with the type of the value, which is another one in each call. "
        let texts = [
            why { _ = try Proxy.selector { herd in { (value: Any) in herd.note(value) } } },
            why { _ = try Proxy.selector { herd in { (value: AnyObject) in herd.note(value) } } },
            why { _ = try Proxy.selector { herd in { (value: AnyObject) in herd.same(value) } } },
            why { _ = try Proxy.selector { herd in { (value: any Error) in herd.note(value) } } },
        ]
        for text in texts { XCTAssertTrue(text.contains(opened), text) }
        XCTAssertTrue(texts[0].contains("because of Any: "), texts[0])
        XCTAssertTrue(texts[0].contains("or write `event as Any` for calls that pass this type itself."), texts[0])
        let job = why { _ = try Proxy.selector { herd in { (job: any Errand) in herd.run(job) } } }
        XCTAssertTrue(
            job.contains("If the method is generic, declare a concrete type in place of a protocol type"), job)

        let subscriptions = [
            proxy.sentMessage { herd in { (value: Any) in herd.note(value as Any) } }
                .subscribe { [self] in heard.append("Any \($0)") },
            proxy.sentMessage { herd in
                { (value: AnyObject, list: [AnyObject]) in herd.append(value, to: list) }
            }.subscribe { [self] _, _ in heard.append("AnyObject") },
        ]
        herd.note(1 as Any as Any)
        herd.note(2)
        let batch: AnyObject = Batch(3)
        XCTAssertEqual(herd.append(batch, to: [batch]).count, 2)
        XCTAssertEqual(herd.append(4, to: []), [4])
        XCTAssertEqual(heard, ["Any 1", "AnyObject"])
        subscriptions.forEach { $0.cancel() }
    }

    func test_P1_interceptorsChangeGenericCalls() {
        let token = proxy.intercept({ runner in { (job: Mail) in runner.run(job) } }) { call, job in
            call.proceed(Mail(job.to, job.number * 10)) + 1
        }
        XCTAssertEqual(runner.run(Mail("Ada", 3)), 31)
        XCTAssertEqual(runner.run(Tick(3)), 3)
        let outer = proxy.intercept({ runner in { (value: String) in runner.same(value) } }) { call, value in
            call.proceed(value + "!")
        }
        XCTAssertEqual(runner.same("a text that takes memory of its own"), "a text that takes memory of its own!")
        XCTAssertEqual(runner.same(3), 3)
        token.cancel()
        outer.cancel()
        XCTAssertEqual(runner.run(Mail("Ada", 3)), 3)
    }

    /// Nobody has named these types.
    func test_P1_interceptorsOfAllCallsGetThemWithTheirTypes() throws {
        let token = proxy.intercept { [self] call in
            guard let invocation = call.invocation else {
                heard.append("\(call.requirement.selector!) unknown")
                return try call.proceed()
            }
            heard.append("\(invocation.selector.name) \(try invocation.arguments())")
            try call.proceed()
            heard.append("\(try invocation.result(as: Any.self))")
        }
        struct Own: Errand {
            let number: Int
            func run() -> Int { number }
        }
        XCTAssertEqual(runner.run(Own(number: 4)), 4)
        XCTAssertEqual(runner.same([2.5: "two"]), [2.5: "two"])
        XCTAssertEqual(runner.append(UInt8(1), to: [2]), [2, 1])
        XCTAssertEqual(try runner.unwrap("x"), "x")
        XCTAssertEqual(runner.many(Own(number: 1), 2.5, 3, 4, 5, 6, "seven", 8.5), 19)
        XCTAssertEqual(runner.plain(1), 2)
        XCTAssertThrowsError(try runner.unwrap(Float?.none)) { XCTAssertEqual($0 as? RunnerError, RunnerError()) }
        let text = heard.joined(separator: "|").replacing(#/\(unknown context at [^)]*\)\./#, with: "")
        XCTAssertTrue(text.hasPrefix("run(_:) ["), text)
        XCTAssertTrue(text.contains("|4|same(_:) [[2.5: \"two\"]]|[2.5: \"two\"]|append(_:to:) [1, [2]]|[2, 1]|"), text)
        XCTAssertTrue(text.contains("unwrap(_:) [Optional(\"x\")]|x|many("), text)
        XCTAssertTrue(text.hasSuffix("|plain(_:) [1]|2|unwrap(_:) [nil]"), text)
        token.cancel()
    }

    func test_P1_interceptorsOfAllCallsChangeGenericOnes() throws {
        let token = proxy.intercept { call in
            guard let invocation = call.invocation else { return try call.proceed() }
            if let tick = try invocation.arguments().first as? Tick {
                try invocation.setArgument(Tick(tick.count * 2), at: 0)
            }
            try call.proceed()
            if try invocation.result(as: Any.self) is String { try invocation.setResult("changed") }
        }
        XCTAssertEqual(runner.run(Tick(4)), 8)
        XCTAssertEqual(runner.same(Tick(4)), Tick(8))
        XCTAssertEqual(runner.same("a text that takes memory of its own"), "changed")
        token.cancel()
        XCTAssertEqual(runner.run(Tick(4)), 4)
    }

    func test_P1_asynchronousInterceptorsOfAllCalls() async throws {
        let heard = Locked<[String]>([])
        let token = proxy.interceptAsynchronous { call in
            let arguments = try call.invocation?.arguments()
            try await call.proceed()
            let result = try call.invocation?.result(as: Any.self)
            heard.withLock { $0.append("\(arguments ?? []) \(result ?? "none")") }
        }
        nonisolated(unsafe) let runner = runner
        let number = try await runner.load(7.5)
        XCTAssertEqual(number, 7.5)
        let subscription = proxy.sentMessage { runner in
            { (value: [Int]) async throws in try await runner.load(value) }
        }.subscribeOnAnyThread { _ in heard.withLock { $0.append("observed") } }
        let list = try await runner.load([1]), text = try await runner.load("text")
        XCTAssertEqual(list, [1])
        XCTAssertEqual(text, "text")
        XCTAssertEqual(heard.withLock { $0 }, ["[7.5] 7.5", "observed", "[[1]] [1]", "[\"text\"] text"])
        token.cancel()
        subscription.cancel()
    }

    func test_P1_answersOfGenericMethods() {
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        let token = proxy.whenUnanswered({ runner in { (job: Mail) in runner.run(job) } }) { job in job.number + 100 }
        XCTAssertEqual(runner.run(Mail("Ada", 3)), 103)
        token.cancel()
        let subscription = proxy.sentMessage { runner in { (value: Int) in runner.note(value) } }
            .subscribe { [self] in heard.append("\($0)") }
        runner.note(5)
        runner.note("five")
        XCTAssertEqual(heard, ["5"])
        subscription.cancel()
    }

    /// A closure that passes an argument of its own isn't a reference, though its word lies where a generic parameter's
    /// would.
    func test_P1_aClosureThatPassesMoreIsAnError() {
        XCTAssertThrowsError(
            try Proxy.selector { runner in { (first: Int, isWanted: Bool) in runner.pair(first, 7, if: isWanted) } })
        XCTAssertThrowsError(
            try Proxy.selector { runner in { (job: Tick, a: Double) in runner.many(job, a, 1, 2, 3, 4, "five", 6) } })
    }

    func test_P1_aGenericMethodCannotBeAMessage() throws {
        let selector = try Proxy.selector { runner in { (job: Mail) in runner.run(job) } }
        XCTAssertThrowsError(try Proxy.register("run(_:)", selector)) {
            XCTAssertTrue("\($0)".contains("the method is generic"), "\($0)")
        }
    }

    func test_P1_referencesOnManyThreads() {
        DispatchQueue.concurrentPerform(iterations: 16) { number in
            let proxy = Proxy(forwardingTo: Desk()), runner = proxy.object
            var count = 0
            let subscription = proxy.sentMessage { runner in { (value: UInt16) in runner.same(value) } }
                .subscribe { _ in count += 1 }
            for _ in 0..<100 {
                XCTAssertEqual(runner.same(UInt16(number)), UInt16(number))
                XCTAssertEqual(runner.same(Int32(number)), Int32(number))
            }
            XCTAssertEqual(count, 100)
            subscription.cancel()
        }
    }

    func test_P1_nothingIsLeaked() {
        weak var gone: Batch?
        do {
            let batch = Batch(1)
            gone = batch
            let subscription = proxy.methodInvoked { runner in { (value: Batch) in runner.same(value) } }.withOutcome
                .subscribe { _, _ in }
            let token = proxy.intercept({ runner in { (value: Batch) in runner.same(value) } }) { call, batch in
                call.proceed(batch)
            }
            for _ in 0..<100 { XCTAssertTrue(runner.same(batch) === batch) }
            subscription.cancel()
            token.cancel()
        }
        XCTAssertNil(gone)
    }
}

public protocol Herd: AnyObject {
    func note<Value>(_ value: Value)
    func same<Value>(_ value: Value) -> Value
    func append<Value>(_ value: Value, to list: [Value]) -> [Value]
    func run<Work: Errand>(_ job: Work) -> Int
}

private final class Sheep: Herd {
    func note<Value>(_ value: Value) {}
    func same<Value>(_ value: Value) -> Value { value }
    func append<Value>(_ value: Value, to list: [Value]) -> [Value] { list + [value] }
    func run<Work: Errand>(_ job: Work) -> Int { job.run() }
}

public protocol Crowd: AnyObject {
    func take<Value>(_ value: Value)
    func wait<Value: Sendable>(for value: Value) async
}

private final class Meadow: Crowd {
    func take<Value>(_ value: Value) {}
    func wait<Value: Sendable>(for value: Value) async {}
}

private struct Small: Sendable, CustomStringConvertible {
    enum Digit: UInt8 { case one, two, three }

    let digit: Digit?
    var description: String { "Small(\(digit.map { "\($0)" } ?? "nil"))" }
}
