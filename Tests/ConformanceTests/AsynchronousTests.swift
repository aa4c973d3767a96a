import CHeapFixtures
import ConformanceHosts
import Switchboard
import Synchronization
import TestSupport
import XCTest

/// Asynchronous requirements, by way of a proxy that implements nothing (L, N).
final class AsynchronousTests: XCTestCase {
    func test_N1_everySignaturePassesThrough() async {
        let real = AsynchronousMachine()
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: real)
        let direct = await exercise(real)
        for _ in 0..<3 {
            let heard = await exercise(proxy.object)
            XCTAssertEqual(heard, direct)
        }
    }

    func test_N4_anActorAsTarget() async {
        let real = AsynchronousActor()
        let proxy = ForwardingProxy<any AsynchronousSource>(forwardingTo: real)
        let direct = await exercise(real), heard = await exercise(proxy.object)
        XCTAssertEqual(heard, direct)
    }

    func test_N1_aStructAsTarget() async {
        let real = AsynchronousValue(start: 30)
        let proxy = ForwardingProxy<any AsynchronousSource>(forwardingTo: real)
        let direct = await exercise(real), heard = await exercise(proxy.object)
        XCTAssertEqual(heard, direct)
    }

    func test_N1_aProxyInFrontOfAProxy() async {
        let real = AsynchronousMachine()
        let inner = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: real)
        let outer = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: inner.object)
        let direct = await exercise(real), heard = await exercise(outer.object)
        XCTAssertEqual(heard, direct)
    }

    func test_N1_tasksCancellationPrioritiesAndTaskLocalValues() async throws {
        let real = AsynchronousMachine()
        let object = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: real).object
        let sums = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { await sum(object, 5_000) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let expected = await sum(real, 5_000)
        XCTAssertEqual(sums, Array(repeating: expected, count: 8))

        let waiting = Task { try await object.stopped(1_000) }
        await real.isWaiting.wait()
        waiting.cancel()
        let result = await waiting.result
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError, "\($0)") }

        var texts: [String] = []
        for it in [object, real] {
            // Who waits for a task's value raises its priority.
            let (heard, continuation) = AsyncStream<String>.makeStream()
            Traced.$name.withValue("local") {
                _ = Task(priority: .background) {
                    continuation.yield(await it.joined(1, "traced"))
                    continuation.finish()
                }
            }
            for await text in heard { texts.append(text) }
        }
        XCTAssertEqual(texts[0], "1 traced local \(TaskPriority.background.rawValue)")
        XCTAssertEqual(texts[0], texts[1])
    }

    func test_N4_staysOnItsCallersActor() async {
        let object = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine()).object
        let found = await hereOnMain(object)
        XCTAssertEqual(found, 1)
    }

    func test_N1_theReceiverLivesAsLongAsItsCall() async throws {
        let ended = Flag()
        let gate = Signal()
        var real: AsynchronousMachine? = AsynchronousMachine(gate: gate) { ended.set() }
        let isWaiting = real!.isWaiting
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: real!, retainTarget: false)
        let object = proxy.object
        let call = Task { try await object.checked(2_000) }
        await isWaiting.wait()
        real = nil
        XCTAssertFalse(ended.isSet)
        gate.open()
        let text = try await call.value
        XCTAssertEqual(text, "checked 2000")
        XCTAssertTrue(ended.isSet)
    }

    func test_N1_anotherTarget() async {
        let proxy = ForwardingProxy<any AsynchronousDelegate>()
        let first = AsynchronousMachine(factor: 2), second = AsynchronousMachine(factor: 3)
        proxy.setForwardToDelegate(first, retainDelegate: true)
        var found = [await proxy.object.doubled(2)]
        proxy.setForwardToDelegate(second, retainDelegate: true)
        found.append(await proxy.object.doubled(2))
        XCTAssertEqual(found, [4, 6])
    }
}

/// Asynchronous requirements, observed.
final class AsynchronousObserverTests: XCTestCase {
    func test_N2_everyReferenceIsObservedBeforeAndAfter() async {
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let heard = Mutex<[String]>([])
        let note: @Sendable (String, Any) -> Void = { name, value in heard.withLock { $0.append("\(name) \(value)") } }
        let subscriptions: [Any] = [
            proxy.sentMessage(AsynchronousDelegate.rested).subscribe { note("sent rested", $0) },
            proxy.methodInvoked(AsynchronousDelegate.rested).subscribe { note("invoked rested", $0) },
            proxy.sentMessage(AsynchronousDelegate.doubled).subscribe { note("sent doubled", $0) },
            proxy.methodInvoked(AsynchronousDelegate.doubled).withOutcome.subscribe {
                note("invoked doubled", ($0, $1))
            },
            proxy.sentMessage(AsynchronousDelegate.joined).subscribe { note("sent joined", $0) },
            proxy.methodInvoked(AsynchronousDelegate.joined).withOutcome.subscribe { note("invoked joined", ($0, $1)) },
            proxy.sentMessage(AsynchronousDelegate.checked).subscribe { note("sent checked", $0) },
            proxy.methodInvoked(AsynchronousDelegate.checked).withOutcome.subscribe {
                note("invoked checked", ($0, $1))
            },
            proxy.methodInvoked(AsynchronousDelegate.stopped).withOutcome.subscribe {
                note("invoked stopped", ($0, $1))
            },
            proxy.methodInvoked(AsynchronousDelegate.halved).withOutcome.subscribe { note("invoked halved", ($0, $1)) },
            proxy.methodInvoked(AsynchronousDelegate.turned).withOutcome.subscribe { note("invoked turned", ($0, $1)) },
            proxy.methodInvoked(AsynchronousDelegate.edge).withOutcome.subscribe { note("invoked edge", ($0, $1)) },
            proxy.methodInvoked(AsynchronousDelegate.here).withOutcome.subscribe { note("invoked here", ($0, $1)) },
        ]
        for _ in 0..<2 {
            heard.withLock { $0 = [] }
            let direct = await exercise(AsynchronousMachine()), through = await exercise(proxy.object)
            XCTAssertEqual(direct, through)
        }
        withExtendedLifetime(subscriptions) {}
        let crate = "ConformanceHosts.Crate(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, label: \"crate\")"
        let text = "a string that is longer than fifteen bytes", priority = Task.currentPriority.rawValue
        XCTAssertEqual(
            heard.withLock { $0 },
            [
                "sent rested ()", "invoked rested ()",
                "sent doubled 1", "invoked doubled (1, returned(2))",
                "sent doubled 7", "invoked doubled (7, returned(14))",
                "sent doubled 8", "invoked doubled (8, returned(16))",
                "sent joined (3, \"\(text)\")",
                "invoked joined ((3, \"\(text)\"), returned(3 \(text) none \(priority)))",
                "sent checked 1", "invoked checked (1, returned(checked 1))", "invoked stopped (1, returned)",
                "invoked halved (1, returned(0.5))",
                "sent checked -1", "invoked checked (-1, threw(bad(-1)))", "invoked stopped (-1, threw(bad(-1)))",
                "invoked halved (-1, threw(bad(-1)))",
                "invoked turned ((\(crate), 2.5), "
                    + "returned(Crate(a: 5, b: 2, c: 3, d: 4, e: 5, f: 6, label: \"crate!\")))",
                "invoked edge ((1, 2, 3, 4, 5), returned(54321))", "invoked here (6, returned(6))",
                "sent doubled 1", "invoked doubled (1, returned(2))",
                "sent joined (2, \"generic\")",
                "invoked joined ((2, \"generic\"), returned(2 generic none \(priority)))",
            ])
    }
    func test_N2_anyNumberOfArguments() async {
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let log = Log<String>()
        let tokens: [Any] = [
            proxy.sentMessage(AsynchronousDelegate.many).subscribe { log.add("sent many \($0)") },
            proxy.methodInvoked(AsynchronousDelegate.many).withOutcome.subscribe { log.add("invoked many \($1)") },
            proxy.methodInvoked(AsynchronousDelegate.numbers).withOutcome.subscribe { log.add("numbers \($0) \($1)") },
            proxy.methodInvoked(AsynchronousDelegate.edge7).withOutcome.subscribe { log.add("edge7 \($0) \($1)") },
            proxy.intercept(AsynchronousDelegate.edge7) { call, a, b, c, d, e, f, g in
                await call.proceed((g, f, e, d, c, b, a)) + 10_000_000
            },
        ]
        let many = await proxy.object.many(1, 2, 3, 4, 5, 6, "seven", 8.5)
        XCTAssertEqual(many, "(1, 2, 3, 4, 5, 6) seven 8.5")
        let sum = await proxy.object.numbers(1, 2, 3, 4, 5, 6, 7, 8, 9.5)
        XCTAssertEqual(sum, 55)
        let edge = await proxy.object.edge7(1, 2, 3, 4, 5, 6, 7)
        XCTAssertEqual(edge, 11_234_567)
        XCTAssertEqual(
            log.entries,
            [
                #"sent many (1, 2, 3, 4, 5, 6, "seven", 8.5)"#,
                "invoked many returned((1, 2, 3, 4, 5, 6) seven 8.5)",
                "numbers (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.5) returned(55.0)",
                "edge7 (1, 2, 3, 4, 5, 6, 7) returned(11234567)",
            ])
        withExtendedLifetime(tokens) {}
    }
    func test_N2_observedByName() async throws {
        typealias Proxy = ForwardingProxy<any AsynchronousDelegate>
        let proxy = Proxy(forwardingTo: AsynchronousMachine())
        let log = Log<String>()
        try Proxy.register("doubled", Proxy.selector(AsynchronousDelegate.doubled))
        try Proxy.register("checked", Proxy.selector(AsynchronousDelegate.checked))
        let tokens = [
            proxy.sentMessage("doubled").subscribe { log.add("sent \($0)") },
            proxy.methodInvoked("doubled").withOutcome.subscribe { log.add("invoked \($0) \($1)") },
            proxy.methodInvoked("checked").withOutcome.subscribe { log.add("checked \($0) \($1)") },
        ]
        _ = await proxy.object.doubled(7)
        _ = try? await proxy.object.checked(-7)
        XCTAssertEqual(log.entries, ["sent [7]", "invoked [7] returned(14)", "checked [-7] threw(bad(-7))"])
        XCTAssertThrowsError(try proxy.send("doubled", 8) as Int) {
            XCTAssertEqual(
                "\($0)",
                "Switchboard: message `doubled`: you can't send a message to an asynchronous method. Call it on "
                    + "`object`. [asynchronous]")
        }
        withExtendedLifetime(tokens) {}
    }
    func test_N1_severalTargetsOneAfterAnotherAndTheFirstDecides() async {
        let proxy = ForwardingProxy<any AsynchronousListener>()
        let log = Log<String>()
        let listeners = [
            Listener("first", log), Listener("second", log, throwing: true), Listener("third", log),
        ]
        var added = listeners.map { proxy.addTarget($0, retainTarget: false) }
        let subscriptions: [Any] = [
            proxy.sentMessage(AsynchronousListener.heard).subscribe { log.add("sent heard \($0)") },
            proxy.methodInvoked(AsynchronousListener.heard).subscribe { log.add("invoked heard \($0)") },
            proxy.methodInvoked(AsynchronousListener.sent).withOutcome.subscribe { log.add("invoked sent \($1)") },
            proxy.methodInvoked(AsynchronousListener.written).withOutcome.subscribe {
                log.add("invoked written \($1)")
            },
        ]
        let crate = Crate()
        func calls(_ name: String) -> [String] {
            [
                "\(name) sent 1 two 3.5 [4] \(crate)", "\(name) written one one one one one one two three four 5",
            ]
        }
        for _ in 0..<2 {
            let thrown = await exercise(proxy.object)
            XCTAssertEqual(thrown, [])
        }
        let receivers = ["first", "second", "third"]
        var expected = ["sent heard 1", "first heard 1", "second heard 1", "third heard 1", "invoked heard 1"]
        expected += receivers.map { calls($0)[0] }
        expected.append("invoked sent returned")
        expected += receivers.map { calls($0)[1] }
        // What a receiver takes over goes to one of them.
        expected += ["invoked written returned", "first kept 1"]
        XCTAssertEqual(Array(log.entries.suffix(14)), expected)
        let level = await proxy.object.level()
        XCTAssertEqual(level, 5)

        added.removeFirst().cancel()
        let thrown = await exercise(proxy.object)
        XCTAssertEqual(thrown, ["sent: bad(1)", "written: bad(5)"])
        withExtendedLifetime((subscriptions, added, listeners)) {}
    }

    func test_N2_withoutATarget() async {
        let proxy = ForwardingProxy<any AsynchronousListener>()
        let log = Log<String>()
        let subscriptions: [Any] = [
            proxy.sentMessage(AsynchronousListener.heard).subscribe { log.add("sent heard \($0)") },
            proxy.methodInvoked(AsynchronousListener.heard).withOutcome.subscribe { log.add("invoked heard \($1)") },
            proxy.methodInvoked(AsynchronousListener.sent).withOutcome.subscribe { log.add("invoked sent \($1)") },
            proxy.methodInvoked(AsynchronousListener.written).withOutcome.subscribe {
                log.add("invoked written \($1)")
            },
            proxy.methodInvoked(AsynchronousListener.kept).withOutcome.subscribe { log.add("invoked kept \($1)") },
        ]
        let thrown = await exercise(proxy.object)
        XCTAssertEqual(thrown, [])
        XCTAssertEqual(
            log.entries,
            [
                "sent heard 1", "invoked heard unanswered", "invoked sent unanswered", "invoked written unanswered",
                "invoked kept unanswered",
            ])
        withExtendedLifetime(subscriptions) {}
    }

    func test_N2_observersAreOnTheExecutorsOfTheCallerAndOfTheReceiver() async {
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let log = Log<String>()
        let subscriptions: [Any] = [
            proxy.sentMessage(AsynchronousDelegate.here).subscribe { _ in
                MainActor.assertIsolated()
                log.add("before")
            },
            proxy.methodInvoked(AsynchronousDelegate.here).subscribe { _ in log.add("after") },
        ]
        _ = await hereOnMain(proxy.object)
        XCTAssertEqual(log.entries, ["before", "after"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_N2_consumedArgumentsLiveUntilTheObserversAreNotified() async {
        let ended = Flag()
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let log = Log<String>()
        let subscription = proxy.methodInvoked(AsynchronousDelegate.kept).subscribe {
            log.add("\($0.number) \(ended.isSet)")
        }
        await proxy.object.kept(Token(3) { ended.set() })
        XCTAssertEqual(log.entries, ["3 false"])
        XCTAssertTrue(ended.isSet)
        withExtendedLifetime(subscription) {}
    }

    func test_N2_anAsynchronousClosureReachesObserversAndTheTarget() async throws {
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let log = Log<String>()
        let subscription = proxy.methodInvoked(AsynchronousDelegate.visited).subscribe { numbers, _ in
            log.add("\(numbers)")
        }
        await proxy.object.visited([1, 2]) { log.add("visited \($0)") }
        XCTAssertEqual(log.entries, ["visited 1", "visited 2", "[1, 2]"])
        withExtendedLifetime(subscription) {}
    }

    func test_N4_aMethodOfTheMainActor() async {
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let log = Log<String>()
        let subscriptions: [Any] = [
            proxy.sentMessage(AsynchronousDelegate.drawn).subscribe { log.add("before \($0)") },
            proxy.methodInvoked(AsynchronousDelegate.drawn).withOutcome.subscribe {
                MainActor.assertIsolated()
                log.add("after \($1)")
            },
        ]
        for number in [3, -3] { try? await proxy.object.drawn(number) }
        XCTAssertEqual(log.entries, ["before 3", "after returned", "before -3", "after threw(bad(-3))"])
        // Its result comes back when nobody waits for it any more, and so cannot be compared.
        XCTAssertThrowsError(try type(of: proxy).selector(AsynchronousDelegate.shown)) {
            XCTAssertEqual(($0 as? ObservationError)?.reason, .waitsForActor, "\($0)")
        }
        // On the main actor, it comes back at once.
        let onMain = await MainActor.run {
            proxy.methodInvoked(AsynchronousDelegate.shown).withOutcome.subscribeOnAnyThread {
                log.add("shown \($0) \($1)")
            }
        }
        let shown = await proxy.object.shown(8)
        XCTAssertEqual(shown, 8)
        XCTAssertEqual(log.entries.last, "shown 8 returned(8)")
        withExtendedLifetime((subscriptions, onMain)) {}
    }

    func test_N2_vectorsOnTheStack_andWhereItsCallerRuns() async {
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let log = Log<String>()
        let subscription = proxy.methodInvoked(AsynchronousDelegate.wide).withOutcome.subscribe {
            log.add("\($0.4.d) \($1)")
        }
        let quad = Quad(a: 1, b: 2, c: 3, d: 4)
        for _ in 0..<2 {
            let found = await proxy.object.wide(quad, quad, quad, quad, Quad(a: 5, b: 6, c: 7, d: 8))
            XCTAssertEqual(found, 12)
        }
        XCTAssertEqual(log.entries, ["8.0 returned(12.0)", "8.0 returned(12.0)"])
        withExtendedLifetime(subscription) {}
    }

    func test_N2_aClosureThatDoesNotWait() async {
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let log = Log<String>()
        let subscriptions = [
            proxy.sentMessage(AsynchronousDelegate.mapped).subscribe { log.add("before \($0(2))") },
            proxy.methodInvoked(AsynchronousDelegate.mapped).withOutcome.subscribe { log.add("after \($0(3)) \($1)") },
        ]
        let found = await proxy.object.mapped { $0 * 10 }
        XCTAssertEqual(found, 70)
        XCTAssertEqual(log.entries, ["before 20", "after 30 returned(70)"])
        withExtendedLifetime(subscriptions) {}
    }

    /// The compiler does not check what a closure in place of a reference calls.
    func test_N2_closuresWithOtherTypesAreRefused() async {
        typealias Proxy = ForwardingProxy<any AsynchronousDelegate>
        func refused<Element, Result>(
            line: UInt = #line, _ body: () throws -> TypedSelector<any AsynchronousDelegate, Element, Result>
        ) {
            XCTAssertThrowsError(try body(), line: line) {
                guard case .argument? = ($0 as? ObservationError)?.reason else { return XCTFail("\($0)") }
            }
        }
        refused {
            try Proxy.selector { it in
                { (a: Int) async -> String in await it.many(a, a, a, a, a, a, "", 0) }
            }
        }
        refused {
            try Proxy.selector { it in
                { (a: Quad) async -> Double in await it.wide(a, a, a, a, a) }
            }
        }
        // Without errors, which a call may end with, after the method was named with them.
        XCTAssertNoThrow(try Proxy.selector(AsynchronousDelegate.checked))
        refused {
            try Proxy.selector { it in
                { (a: Int) async throws(Never) -> String in (try? await it.checked(a)) ?? "" }
            }
        }
        let proxy = Proxy(forwardingTo: AsynchronousMachine())
        let quad = Quad(a: 1, b: 2, c: 3, d: 4)
        let found = await proxy.object.wide(quad, quad, quad, quad, quad)
        XCTAssertEqual(found, 8)
    }

    func test_N2_namingManyTimesLeavesNothingBehind() throws {
        typealias Proxy = ForwardingProxy<any AsynchronousDelegate>
        func name() throws {
            _ = try Proxy.selector(AsynchronousDelegate.here)
            _ = try Proxy.selector(AsynchronousDelegate.turned)
        }
        for _ in 0..<100 { try name() }
        var before = 0, after = 0
        try XCTSkipUnless(heap_allocated_bytes(&before), "The system does not say what is allocated.")
        for _ in 0..<1_000 { try name() }
        XCTAssertTrue(heap_allocated_bytes(&after))
        XCTAssertLessThan(after - before, 200_000)
    }

    func test_N2_tasksWithObservers() async {
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let sent = Atomic(0), invoked = Atomic(0)
        let subscriptions: [Any] = [
            proxy.sentMessage(AsynchronousDelegate.doubled).subscribe { sent.add($0, ordering: .relaxed) },
            proxy.methodInvoked(AsynchronousDelegate.doubled).withOutcome.subscribe {
                if case .returned(let result) = $1 { invoked.add(result, ordering: .relaxed) }
            },
        ]
        let object = proxy.object
        let sums = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { await sum(object, 5_000) } }
            return await group.reduce(0, +)
        }
        XCTAssertEqual(invoked.load(ordering: .relaxed), sums)
        XCTAssertEqual(sent.load(ordering: .relaxed) * 2, sums)
        withExtendedLifetime(subscriptions) {}
    }
}
