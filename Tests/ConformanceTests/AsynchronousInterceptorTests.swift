import CHeapFixtures
import ConformanceHosts
import Switchboard
import Synchronization
import TestSupport
import XCTest

/// Asynchronous requirements, intercepted (M).
final class AsynchronousInterceptorTests: XCTestCase {
    private let log = Log<String>()

    func test_N3_proceedingWithOtherArgumentsOrNotAtAll() async {
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let log = log
        let tokens = [
            proxy.intercept(AsynchronousDelegate.doubled) { call, number in
                log.add("first \(number)")
                let result = await call.proceed()
                log.add("first \(result)")
                return result + 1
            },
            proxy.intercept(AsynchronousDelegate.doubled) { call, number in
                await Task.yield()
                return number == 7 ? -7 : await call.proceed(number * 10)
            },
            proxy.intercept(AsynchronousDelegate.turned) { call, crate, factor in
                var other = crate
                other.label = "another crate with a long label"
                let result = await call.proceed((other, factor + 1))
                return result.a == 7 ? result : crate
            },
            proxy.intercept(AsynchronousDelegate.edge) { call, a, b, c, d, e in
                await call.proceed((e, d, c, b, a))
            },
        ]
        let heard = log
        let observing = proxy.methodInvoked(AsynchronousDelegate.doubled).withOutcome.subscribe {
            heard.add("heard \($0) \($1)")
        }
        var found: [Int] = []
        for number in [1, 7] { found.append(await proxy.object.doubled(number)) }
        XCTAssertEqual(found, [21, -6])
        XCTAssertEqual(
            log.entries,
            ["first 1", "first 20", "heard 1 returned(21)", "first 7", "first -7", "heard 7 returned(-6)"])
        let crate = await proxy.object.turned(Crate(), 2.5)
        XCTAssertEqual(crate.label, "another crate with a long label!")
        let edge = await proxy.object.edge(1, 2, 3, 4, 5)
        XCTAssertEqual(edge, 12345)
        withExtendedLifetime((tokens, observing)) {}
    }

    func test_N3_errorsSeveralTimesAndTheTokenRemoves() async {
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let tokens = [
            proxy.intercept(AsynchronousDelegate.checked) { call, number in
                if number == 5 { throw AsynchronousFailure.bad(50) }
                do { return try await call.proceed() } catch { return try await call.proceed(-number) }
            },
            proxy.intercept(AsynchronousDelegate.halved) { (call, number) async throws(AsynchronousFailure) in
                if number == 5 { throw .bad(51) }
                return try await call.proceed()
            },
        ]
        func results(_ number: Int) async -> [String] {
            var all: [String] = []
            do { all.append(try await proxy.object.checked(number)) } catch { all.append("\(error)") }
            do { all.append("\(try await proxy.object.halved(number))") } catch { all.append("\(error)") }
            return all
        }
        var found: [[String]] = []
        for number in [4, -4, 5] { found.append(await results(number)) }
        XCTAssertEqual(found, [["checked 4", "2.0"], ["checked 4", "bad(-4)"], ["bad(50)", "bad(51)"]])
        for token in tokens { token.cancel() }
        let without = await results(5)
        XCTAssertEqual(without, ["checked 5", "2.5"])
    }

    func test_N3_severalTargetsNoneAndConsumedArguments() async {
        let proxy = ForwardingProxy<any AsynchronousListener>()
        let log = log, ended = Flag()
        let tokens = [
            proxy.intercept(AsynchronousListener.heard) { call, number in
                await call.proceed()
                await call.proceed(number + 1)
            },
            proxy.intercept(AsynchronousListener.written) {
                (call, a, b, c, d, e) async throws(AsynchronousFailure) in
                try await call.proceed((d, c, b, a, e + 1))
            },
            proxy.intercept(AsynchronousListener.kept) { call, token in
                await call.proceed()
                log.add("intercepted \(token.number) \(ended.isSet)")
            },
        ]
        await proxy.object.heard(1)
        let listeners = [Listener("first", log), Listener("second", log)]
        let added = listeners.map { proxy.addTarget($0, retainTarget: false) }
        await proxy.object.heard(1)
        try? await proxy.object.written("a", "b", "c", "d", 5)
        await proxy.object.kept(Token(9) { ended.set() })
        XCTAssertEqual(
            log.entries,
            [
                "first heard 1", "second heard 1", "first heard 2", "second heard 2", "first written d c b a 6",
                "second written d c b a 6", "first kept 9", "intercepted 9 false",
            ])
        XCTAssertTrue(ended.isSet)
        withExtendedLifetime((tokens, added, listeners)) {}
    }

    func test_N3_staysOnItsCallersActor() async {
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let log = log
        let token = proxy.intercept(AsynchronousDelegate.here) { call, number in
            MainActor.assertIsolated()
            await Task.yield()
            log.add("intercepted")
            return await call.proceed()
        }
        let found = await hereOnMain(proxy.object)
        XCTAssertEqual(found, 1)
        XCTAssertEqual(log.entries, ["intercepted"])
        withExtendedLifetime(token) {}
    }

    func test_N2_theActorThatAnswersEndsDuringTheCall() async {
        let proxy = ForwardingProxy<any AsynchronousListener>()
        let log = log, owner = ListenerOwner(), ended = Flag()
        owner.listener.withLock { listener in
            let made = FleetingListener(owner, ended)
            listener = made
            proxy.setForwardToDelegate(made, retainDelegate: false)
        }
        // On the actor, which is kept until then.
        let observing = proxy.methodInvoked(AsynchronousListener.heard).subscribeOnAnyThread { number in
            log.add("invoked \(number) \(ended.isSet)")
        }
        let passing = proxy.intercept(AsynchronousListener.heard) { call, _ in
            await call.proceed()
            await Task.yield()
        }
        await proxy.object.heard(1)
        XCTAssertEqual(log.entries, ["invoked 1 false"])
        XCTAssertTrue(ended.isSet)
        withExtendedLifetime((observing, passing)) {}
    }

    func test_N3_closuresOfAnInterceptor() async {
        let proxy = ForwardingProxy<any AsynchronousRunner>(forwardingTo: Runner(factor: 2))
        let other = Runner(factor: 100)
        let added = proxy.addTarget(other, retainTarget: true)
        let log = log
        let running = proxy.intercept(AsynchronousRunner.run) { call, body in
            await call.proceed({ @Sendable number in body(number) + 1 }) * 10
        }
        let starting = proxy.intercept(AsynchronousRunner.start) { call, body in
            await call.proceed({ @Sendable number in body(number + 1) })
            await call.proceed()
        }
        let found = await proxy.object.run { $0 * 7 }
        XCTAssertEqual(found, 150)
        await proxy.object.start { log.add("\($0)") }
        // A method with a closure reaches the first target only.
        XCTAssertEqual(log.entries, ["3", "2"])
        withExtendedLifetime((running, starting, added, other)) {}
    }

    func test_N3_aMethodThatThrowsNothingNamedAsOneThatThrows() async throws {
        let proxy = ForwardingProxy<any AsynchronousRunner>(forwardingTo: Runner(factor: 2))
        let log = log
        let token = proxy.intercept(AsynchronousRunner.load) { (call, _) async throws in
            try Task.checkCancellation()
            return try await call.proceed() + 1
        }
        let subscription = proxy.methodInvoked(AsynchronousRunner.load).withOutcome.subscribe { log.add("\($1)") }
        for _ in 0..<3 {
            let found = await proxy.object.load(3)
            XCTAssertEqual(found, 7)
        }
        XCTAssertEqual(log.entries, ["returned(7)", "returned(7)", "returned(7)"])
        typealias AnyErrors = (any AsynchronousRunner) -> (Int) async throws -> Int
        XCTAssertThrowsError(
            try ForwardingProxy<any AsynchronousRunner>.selector(AsynchronousRunner.check as AnyErrors)
        ) {
            XCTAssertTrue("\($0)".contains("a closure in place of its reference has to declare it, too"), "\($0)")
        }
        let check = proxy.intercept(AsynchronousRunner.check) { (call, _) async throws(AsynchronousFailure) in
            try await call.proceed(-5)
        }
        do {
            _ = try await proxy.object.check(5)
            XCTFail("It throws.")
        } catch {
            XCTAssertEqual(error, .bad(-5))
        }
        withExtendedLifetime((token, subscription, check)) {}
    }

    func test_N3_interceptorsOfAllAsynchronousCalls() async throws {
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let log = log
        let tokens = [
            proxy.interceptAsynchronous { call in
                await Task.yield()
                try await call.proceed()
                log.add("\(call.requirement.selector?.name ?? "?") \(try call.invocation?.arguments() ?? [])")
            },
            proxy.interceptAsynchronous { call in
                guard let invocation = call.invocation, call.requirement.selector == "doubled(_:)" else {
                    return try await call.proceed()
                }
                let number: Int = try invocation.argument(at: 0)
                if number == 5 { return try invocation.setResult(-5) }
                try invocation.setArgument(number + 1, at: 0)
                try await call.proceed()
                try await call.proceed()
                try invocation.setResult(invocation.result(as: Int.self) + 1)
            },
            proxy.interceptAsynchronous { call in
                if call.requirement.selector == "checked(_:)" { throw AsynchronousFailure.bad(9) }
                try await call.proceed()
            },
        ]
        let object = proxy.object
        let found = [await object.doubled(3), await object.doubled(5)]
        XCTAssertEqual(found, [9, -5])
        let turned = await object.turned(Crate(), 4)
        XCTAssertEqual(turned.label, "crate!")
        do {
            _ = try await object.checked(1)
            XCTFail("It throws.")
        } catch { XCTAssertEqual(error as? AsynchronousFailure, .bad(9)) }
        await object.rested()
        XCTAssertEqual(
            log.entries,
            ["doubled(_:) [3]", "doubled(_:) [5]", "turned(_:_:) \([Crate(), 4.0] as [Any])", "rested() []"])
        // Not asynchronous.
        XCTAssertEqual(object.plain(1), 2)
        withExtendedLifetime(tokens) {}
    }

    func test_N3_theInvocationOfAnAsynchronousCall() async throws {
        let proxy = ForwardingProxy<any AsynchronousKeeper>(forwardingTo: Keeper())
        let log = log
        let token = proxy.interceptAsynchronous { call in
            // First read after the call.
            try await call.proceed()
            nonisolated(unsafe) let invocation = try XCTUnwrap(call.invocation)
            let first = try invocation.result(as: String.self)
            let text: String = try invocation.argument(at: 0)
            try invocation.setArgument("\(text) is too long", at: 0)
            // A call that throws leaves no result behind.
            do { try await call.proceed() } catch { log.add("\(error)") }
            XCTAssertThrowsError(try invocation.result(as: String.self))
            // The receiver has its own copy of the argument.
            try invocation.setArgument(text, at: 0)
            Keeper.during.withLock { $0 = { try? invocation.setArgument("changed \(text) \(first)", at: 0) } }
            try await call.proceed()
            log.add(try invocation.argument(at: 0))
        }
        let found = try await proxy.object.keep("an argument that takes memory")
        XCTAssertEqual(found, "an argument that takes memory!")
        XCTAssertEqual(
            log.entries,
            ["bad(41)", "changed an argument that takes memory an argument that takes memory!"])
        withExtendedLifetime(token) {}
    }
}

/// Keeps a text while it does something else.
private final class Keeper: AsynchronousKeeper {
    static let during = Mutex<@Sendable () -> Void>({})

    func keep(_ text: String) async throws -> String {
        if text.hasSuffix("too long") { throw AsynchronousFailure.bad(text.count) }
        Self.during.withLock { $0 }()
        await Task.yield()
        return text + "!"
    }
}

/// Runs what it is given, with its own number.
private final class Runner: AsynchronousRunner {
    let factor: Int
    init(factor: Int) { self.factor = factor }

    func run(_ body: @escaping @Sendable (Int) -> Int) async -> Int {
        await Task.yield()
        return body(factor)
    }
    func start(_ body: @escaping @Sendable (Int) -> Void) async {
        await Task.yield()
        body(factor)
    }
    func load(_ number: Int) async -> Int { number * factor }
    func check(_ number: Int) async throws(AsynchronousFailure) -> Int {
        if number < 0 { throw .bad(number) }
        return number
    }
}

/// Who alone keeps an actor.
private final class ListenerOwner: Sendable {
    let listener = Mutex<FleetingListener?>(nil)
}

/// An actor that nobody keeps any more after its first call.
private actor FleetingListener: AsynchronousListener {
    private let owner: ListenerOwner
    private let ended: Flag

    init(_ owner: ListenerOwner, _ ended: Flag) {
        self.owner = owner
        self.ended = ended
    }

    deinit { ended.set() }

    func heard(_ number: Int) async { owner.listener.withLock { $0 = nil } }
    func sent(_ a: Int, _ b: String, _ c: Double, _ d: [Int], _ e: Crate) async throws {}
    func written(_ a: String, _ b: String, _ c: String, _ d: String, _ e: Int) async throws(AsynchronousFailure) {}
    func level() async -> Int { 0 }
    func kept(_ token: consuming Token) async {}
}
