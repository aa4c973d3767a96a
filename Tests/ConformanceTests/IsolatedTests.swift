import ConformanceHosts
import Switchboard
import TestSupport
import XCTest

/// Protocols of global actors: named by reference, observed and intercepted on their actor.
final class IsolatedTests: XCTestCase {
    private let log = Log<String>()

    @MainActor func test_N2_synchronousMethodsOfTheMainActor() async {
        let screen = RealScreen()
        let proxy = ForwardingProxy<any Screen>(forwardingTo: screen)
        let log = log
        // The compiler refuses `Screen.show`, because a `Screen` is not `Sendable`; a closure of the main actor is
        // served.
        let subscriptions: [Any] = [
            proxy.sentMessage({ $0.show }).subscribe { log.add("sent show \($0)") },
            proxy.methodInvoked({ $0.width }).withOutcome.subscribe { log.add("invoked width \($0) \($1)") },
            proxy.methodInvoked({ $0.check }).withOutcome.subscribe { log.add("invoked check \($0) \($1)") },
            proxy.methodInvoked({ $0.many }).withOutcome.subscribe { log.add("invoked many \($1)") },
            proxy.sentMessage({ $0.load }).subscribe { log.add("sent load \($0)") },
            proxy.intercept({ $0.width }) { call, text, size in
                MainActor.assertIsolated()
                return call.proceed(text + "!", size) + 1
            },
        ]
        let object = proxy.object
        object.show("text")
        XCTAssertEqual(object.width("four", 2), 11)
        XCTAssertEqual(try object.check(3), 3)
        XCTAssertThrowsError(try object.check(-3))
        XCTAssertEqual(object.many(1, 2, 3, 4, 5, 6, 7, "8"), "12345678")
        let loaded = await object.load("name")
        XCTAssertEqual(loaded, "loaded name")
        XCTAssertEqual(
            log.entries,
            [
                "sent show text", #"invoked width ("four", 2.0) returned(11.0)"#, "invoked check 3 returned(3)",
                "invoked check -3 threw(bad(-3))", "invoked many returned(12345678)", "sent load name",
            ])
        XCTAssertEqual(screen.shown, ["text"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_N2_referencesToMethodsOfAnotherActor() async {
        let accounts = RealAccounts()
        let proxy = ForwardingProxy<any Accounts>(forwardingTo: accounts)
        let log = log
        let subscriptions: [Any] = [
            proxy.methodInvoked(Accounts.balance).withOutcome.subscribe { log.add("balance \($0) \($1)") },
            proxy.methodInvoked(Accounts.close).withOutcome.subscribe { log.add("close \($0) \($1)") },
            proxy.sentMessage(Accounts.transfer).subscribe { log.add("sent transfer \($0)") },
            proxy.methodInvoked(Accounts.transfer).subscribe { log.add("transfer \($0)") },
            proxy.intercept(Accounts.balance) { call, name in
                Ledger.shared.assertIsolated()
                return name == "mine" ? 1_000 : call.proceed()
            },
        ]
        let object = proxy.object
        let found = await (object.balance(of: "abc"), object.balance(of: "mine"))
        XCTAssertEqual("\(found)", "(3, 1000)")
        try? await object.close("none")
        await object.transfer(5, from: "a", to: "b")
        XCTAssertEqual(
            log.entries,
            [
                "balance abc returned(3)", "balance mine returned(1000)", "close none threw(bad(4))",
                #"sent transfer (5, "a", "b")"#, #"transfer (5, "a", "b")"#,
            ])
        withExtendedLifetime(subscriptions) {}
    }

    /// Elsewhere than on the actor, the call with which a reference is looked up waits for the actor, and what it
    /// returns comes too late to be compared.
    func test_N4_aResultOfAnotherActorIsNamedOnThatActor() async throws {
        let proxy = ForwardingProxy<any Accounts>(forwardingTo: RealAccounts())
        let log = log
        XCTAssertThrowsError(try type(of: proxy).selector(Accounts.audited)) {
            XCTAssertEqual(($0 as? ObservationError)?.reason, .waitsForActor, "\($0)")
        }
        let subscription = await Task { @Ledger in
            proxy.methodInvoked(Accounts.audited).withOutcome.subscribeOnAnyThread { name, outcome in
                Ledger.shared.assertIsolated()
                log.add("\(name) \(outcome)")
            }
        }.value
        let found = try await proxy.object.audited("abc")
        XCTAssertEqual(found, "abc is right")
        do {
            _ = try await proxy.object.audited("none")
            XCTFail("it throws")
        } catch {
            XCTAssertEqual(error as? AsynchronousFailure, .bad(0))
        }
        XCTAssertEqual(log.entries, ["abc returned(abc is right)", "none threw(bad(0))"])
        // Once it is known, it may be named anywhere.
        XCTAssertNoThrow(try type(of: proxy).selector(Accounts.audited))
        withExtendedLifetime(subscription) {}
    }

    @MainActor func test_N2_observersOfInterceptedCallsRunWhereTheTargetEnded() async {
        let proxy = ForwardingProxy<any Screen>(forwardingTo: RealScreen())
        let log = log
        // Formed on the main actor, the observer traps elsewhere.
        let observing = proxy.methodInvoked({ $0.load }).withOutcome.subscribe {
            MainActor.assertIsolated()
            log.add("\($0) \($1)")
        }
        let answering = proxy.intercept({ $0.load }) { call, name in
            await Task.yield()
            return name == "none" ? "nothing" : await call.proceed()
        }
        let object = proxy.object
        _ = await object.load("name")
        _ = await object.load("none")
        let logging = proxy.interceptAsynchronous { call in
            try await call.proceed()
            await Task.yield()
        }
        _ = await object.load("other")
        XCTAssertEqual(
            log.entries,
            ["name returned(loaded name)", "none returned(nothing)", "other returned(loaded other)"])
        withExtendedLifetime((observing, answering, logging)) {}
    }

    func test_N2_observersOfInterceptedCallsRunOnTheActorOfTheTarget() async {
        let accounts = RealAccounts()
        let proxy = ForwardingProxy<any Accounts>(forwardingTo: accounts)
        let log = log
        let observing = proxy.methodInvoked(Accounts.transfer).subscribeOnAnyThread { amount, source, target in
            Ledger.shared.assertIsolated()
            log.add("\(amount) \(source) \(target)")
        }
        let passing = proxy.intercept(Accounts.transfer) { call, _, _, _ in
            await call.proceed()
            await Task.yield()
        }
        await proxy.object.transfer(5, from: "a", to: "b")
        XCTAssertEqual(log.entries, ["5 a b"])
        withExtendedLifetime((observing, passing)) {}
    }

    @MainActor func test_N2_messagesByNameOnTheActor() throws {
        typealias Proxy = ForwardingProxy<any Screen>
        let proxy = Proxy(forwardingTo: RealScreen())
        let log = log
        try Proxy.register("width", Proxy.selector({ $0.width }))
        try Proxy.register("many", Proxy.selector({ $0.many }))
        let subscription = proxy.methodInvoked("width").subscribe { log.add("width \($0)") }
        let width: Double = try proxy.send("width", "four", 2.0)
        XCTAssertEqual(width, 8)
        let many: String = try proxy.send("many", 1, 2, 3, 4, 5, 6, 7, "8")
        XCTAssertEqual(many, "12345678")
        XCTAssertEqual(log.entries, [#"width ["four", 2.0]"#])
        withExtendedLifetime(subscription) {}
    }
}

/// A screen that notes what it shows.
@MainActor final class RealScreen: Screen {
    private(set) var shown: [String] = []
    var title = "title"

    func show(_ text: String) { shown.append(text) }
    func width(_ text: String, _ size: Double) -> Double { Double(text.count) * size }
    func check(_ number: Int) throws -> Int {
        if number < 0 { throw AsynchronousFailure.bad(number) }
        return number
    }
    func many(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: String) -> String {
        [a, b, c, d, e, f, g].map(String.init).joined() + h
    }
    func load(_ name: String) async -> String {
        await Task.yield()
        return "loaded \(name)"
    }
}

/// Accounts that are all as large as their names are long.
@Ledger final class RealAccounts: Accounts {
    func balance(of name: String) -> Int { name.count }
    func close(_ name: String) throws { throw AsynchronousFailure.bad(name.count) }
    func transfer(_ amount: Int, from source: String, to target: String) async { await Task.yield() }
    func audited(_ name: String) async throws -> String {
        await Task.yield()
        Ledger.shared.assertIsolated()
        guard name != "none" else { throw AsynchronousFailure.bad(0) }
        return "\(name) is right"
    }
}
