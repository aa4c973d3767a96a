import Switchboard
import TestSupport
import XCTest

/// Methods whose last parameter is a closure of each kind.
public protocol FetchDelegate: AnyObject {
    func only(_ done: @escaping (String) -> Void)
    func onlySendable(_ done: @escaping @Sendable (String) -> Void)
    func onlyOptional(_ done: ((String) -> Void)?)
    func plain(_ request: String, _ done: @escaping (String) -> Void)
    func optional(_ request: String, _ done: ((String) -> Void)?)
    func sendable(_ request: String, _ done: @escaping @Sendable (String) -> Void)
    func optionalSendable(_ request: String, _ done: (@Sendable (String) -> Void)?)
    func main(_ request: String, _ done: @escaping @MainActor (String) -> Void)
    func checked(_ request: String, _ count: Int, _ done: @escaping (String, Int) throws -> Int) throws -> Int
    func seven(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ done: @escaping (Int) -> Void) -> Int
}

/// The same, asynchronous.
public protocol AsynchronousFetchDelegate: AnyObject, Sendable {
    func only(_ done: @escaping (String) -> Void) async
    func onlySendable(_ done: @escaping @Sendable (String) -> Void) async
    func onlyOptional(_ done: ((String) -> Void)?) async
    func plain(_ request: String, _ done: @escaping (String) -> Void) async
    func optional(_ request: String, _ done: ((String) -> Void)?) async
    func sendable(_ request: String, _ done: @escaping @Sendable (String) -> Void) async
    func optionalSendable(_ request: String, _ done: (@Sendable (String) -> Void)?) async
    func main(_ request: String, _ done: @escaping @MainActor (String) -> Void) async
    func checked(_ request: String, _ count: Int, _ done: @escaping (String, Int) throws -> Int) async throws -> Int
    func seven(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ done: @escaping (Int) -> Void) async -> Int
}

private final class Fetcher: FetchDelegate {
    func only(_ done: @escaping (String) -> Void) { done("a.") }
    func onlySendable(_ done: @escaping @Sendable (String) -> Void) { done("a.") }
    func onlyOptional(_ done: ((String) -> Void)?) { done?("a.") }
    func plain(_ request: String, _ done: @escaping (String) -> Void) { done(request + ".") }
    func optional(_ request: String, _ done: ((String) -> Void)?) { done?(request + ".") }
    func sendable(_ request: String, _ done: @escaping @Sendable (String) -> Void) { done(request + ".") }
    func optionalSendable(_ request: String, _ done: (@Sendable (String) -> Void)?) { done?(request + ".") }
    func main(_ request: String, _ done: @escaping @MainActor (String) -> Void) {
        MainActor.assumeIsolated { done(request + ".") }
    }
    func checked(_ request: String, _ count: Int, _ done: @escaping (String, Int) throws -> Int) throws -> Int {
        try done(request + ".", count)
    }
    func seven(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ done: @escaping (Int) -> Void) -> Int {
        done(a + b + c + d + e + f)
        return 7
    }
}

private final class AsynchronousFetcher: AsynchronousFetchDelegate {
    func only(_ done: @escaping (String) -> Void) async { done("a.") }
    func onlySendable(_ done: @escaping @Sendable (String) -> Void) async { done("a.") }
    func onlyOptional(_ done: ((String) -> Void)?) async { done?("a.") }
    func plain(_ request: String, _ done: @escaping (String) -> Void) async { done(request + ".") }
    func optional(_ request: String, _ done: ((String) -> Void)?) async { done?(request + ".") }
    func sendable(_ request: String, _ done: @escaping @Sendable (String) -> Void) async { done(request + ".") }
    func optionalSendable(_ request: String, _ done: (@Sendable (String) -> Void)?) async { done?(request + ".") }
    func main(_ request: String, _ done: @escaping @MainActor (String) -> Void) async { await done(request + ".") }
    func checked(_ request: String, _ count: Int, _ done: @escaping (String, Int) throws -> Int) async throws -> Int {
        try done(request + ".", count)
    }
    func seven(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ done: @escaping (Int) -> Void) async -> Int
    {
        done(a + b + c + d + e + f)
        return 7
    }
}

/// Each form of `proceed`, for closures of each kind, in interceptors that are one expression and in those of several
/// statements, because the compiler infers the types of these in different ways.
final class ProceedFormTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any FetchDelegate>
    private typealias AsynchronousProxy = ForwardingProxy<any AsynchronousFetchDelegate>

    override func setUpWithError() throws { try skipWithoutEntryStubs() }

    /// Calls the method with one interceptor after the other.
    private func run(_ forms: [(Proxy) -> SubscriptionToken], _ call: (any FetchDelegate) throws -> Void) rethrows {
        let proxy = Proxy(forwardingTo: Fetcher())
        for form in forms {
            let token = form(proxy)
            try call(proxy.object)
            token.cancel()
        }
    }

    private func run(
        _ forms: [(AsynchronousProxy) -> SubscriptionToken],
        _ call: nonisolated(nonsending) (any AsynchronousFetchDelegate) async throws -> Void
    ) async rethrows {
        let proxy = AsynchronousProxy(forwardingTo: AsynchronousFetcher())
        for form in forms {
            let token = form(proxy)
            try await call(proxy.object)
            token.cancel()
        }
    }

    // MARK: Synchronous

    func test_M1_proceedingWithAClosureAlone() {
        let log = Log<String>()
        let only: [(Proxy) -> SubscriptionToken] = [
            { $0.intercept(FetchDelegate.only) { call, done in call.proceed() } },
            { $0.intercept(FetchDelegate.only) { call, done in call.proceed(done) } },
            { $0.intercept(FetchDelegate.only) { call, done in call.proceed { response in done(response + "!") } } },
            { $0.intercept(FetchDelegate.only) { call, done in call.proceed({ response in done(response + "?") }) } },
        ]
        run(only) { $0.only { log.add($0) } }
        let sendable: [(Proxy) -> SubscriptionToken] = [
            { $0.intercept(FetchDelegate.onlySendable) { call, done in call.proceed() } },
            { $0.intercept(FetchDelegate.onlySendable) { call, done in call.proceed(done) } },
            {
                $0.intercept(FetchDelegate.onlySendable) { call, done in
                    call.proceed { @Sendable response in done(response + "!") }
                }
            },
            {
                $0.intercept(FetchDelegate.onlySendable) { call, done in
                    let mark = "?"
                    call.proceed { response in done(response + mark) }
                }
            },
        ]
        run(sendable) { $0.onlySendable { log.add($0) } }
        let optional: [(Proxy) -> SubscriptionToken] = [
            { $0.intercept(FetchDelegate.onlyOptional) { call, done in call.proceed() } },
            { $0.intercept(FetchDelegate.onlyOptional) { call, done in call.proceed(done) } },
            {
                $0.intercept(FetchDelegate.onlyOptional) { call, done in
                    call.proceed { response in done?(response + "!") }
                }
            },
            {
                $0.intercept(FetchDelegate.onlyOptional) { call, done in
                    call.proceed(nil)
                    call.proceed { response in done?(response + "?") }
                }
            },
        ]
        run(optional) { $0.onlyOptional { log.add($0) } }
        XCTAssertEqual(log.take(), Array(repeating: ["a.", "a.", "a.!", "a.?"], count: 3).flatMap { $0 })
    }

    private static let expected = ["a.", "b.", "c.", "d.!", "e.?", "f.+"]

    func test_M1_proceedingWithAClosureBehindAnArgument() {
        let log = Log<String>()
        let plain: [(Proxy) -> SubscriptionToken] = [
            { $0.intercept(FetchDelegate.plain) { call, request, done in call.proceed() } },
            { $0.intercept(FetchDelegate.plain) { call, request, done in call.proceed("b", done) } },
            { $0.intercept(FetchDelegate.plain) { call, request, done in call.proceed(("c", done)) } },
            { $0.intercept(FetchDelegate.plain) { call, request, done in call.proceed("d") { done($0 + "!") } } },
            { $0.intercept(FetchDelegate.plain) { call, request, done in call.proceed("e", { done($0 + "?") }) } },
            {
                $0.intercept(FetchDelegate.plain) { call, request, done in
                    let mark = "+"
                    call.proceed("f") { response in done(response + mark) }
                }
            },
        ]
        run(plain) { $0.plain("a") { log.add($0) } }
        XCTAssertEqual(log.take(), Self.expected)
        let optional: [(Proxy) -> SubscriptionToken] = [
            { $0.intercept(FetchDelegate.optional) { call, request, done in call.proceed() } },
            { $0.intercept(FetchDelegate.optional) { call, request, done in call.proceed("b", done) } },
            { $0.intercept(FetchDelegate.optional) { call, request, done in call.proceed(("c", done)) } },
            { $0.intercept(FetchDelegate.optional) { call, request, done in call.proceed("d") { done?($0 + "!") } } },
            { $0.intercept(FetchDelegate.optional) { call, request, done in call.proceed("e", { done?($0 + "?") }) } },
            {
                $0.intercept(FetchDelegate.optional) { call, request, done in
                    call.proceed(request, nil)
                    call.proceed("f") { response in done?(response + "+") }
                }
            },
        ]
        run(optional) { $0.optional("a") { log.add($0) } }
        XCTAssertEqual(log.take(), Self.expected)
    }

    func test_M1_proceedingWithASendableClosure() {
        let log = Log<String>()
        let sendable: [(Proxy) -> SubscriptionToken] = [
            { $0.intercept(FetchDelegate.sendable) { call, request, done in call.proceed() } },
            { $0.intercept(FetchDelegate.sendable) { call, request, done in call.proceed("b", done) } },
            { $0.intercept(FetchDelegate.sendable) { call, request, done in call.proceed(("c", done)) } },
            {
                $0.intercept(FetchDelegate.sendable) { call, request, done in
                    call.proceed("d") { @Sendable response in done(response + "!") }
                }
            },
            {
                $0.intercept(FetchDelegate.sendable) { call, request, done in
                    call.proceed("e", { @Sendable response in done(response + "?") })
                }
            },
            {
                $0.intercept(FetchDelegate.sendable) { call, request, done in
                    let mark = "+"
                    call.proceed("f") { response in done(response + mark) }
                }
            },
        ]
        run(sendable) { $0.sendable("a") { log.add($0) } }
        XCTAssertEqual(log.take(), Self.expected)
        let optional: [(Proxy) -> SubscriptionToken] = [
            { $0.intercept(FetchDelegate.optionalSendable) { call, request, done in call.proceed() } },
            { $0.intercept(FetchDelegate.optionalSendable) { call, request, done in call.proceed("b", done) } },
            { $0.intercept(FetchDelegate.optionalSendable) { call, request, done in call.proceed(("c", done)) } },
            {
                $0.intercept(FetchDelegate.optionalSendable) { call, request, done in
                    call.proceed("d") { @Sendable response in done?(response + "!") }
                }
            },
            {
                $0.intercept(FetchDelegate.optionalSendable) { call, request, done in
                    call.proceed("e", { @Sendable response in done?(response + "?") })
                }
            },
            {
                $0.intercept(FetchDelegate.optionalSendable) { call, request, done in
                    call.proceed(request, nil)
                    call.proceed("f") { response in done?(response + "+") }
                }
            },
        ]
        run(optional) { $0.optionalSendable("a") { log.add($0) } }
        XCTAssertEqual(log.take(), Self.expected)
    }

    @MainActor func test_M1_proceedingWithAClosureOfTheMainActor() {
        let log = Log<String>()
        let forms: [(Proxy) -> SubscriptionToken] = [
            { $0.intercept(FetchDelegate.main) { call, request, done in call.proceed() } },
            { $0.intercept(FetchDelegate.main) { call, request, done in call.proceed("b", done) } },
            { $0.intercept(FetchDelegate.main) { call, request, done in call.proceed(("c", done)) } },
            {
                $0.intercept(FetchDelegate.main) { call, request, done in
                    call.proceed("d") { @MainActor response in done(response + "!") }
                }
            },
            {
                $0.intercept(FetchDelegate.main) { call, request, done in
                    call.proceed("e", { @MainActor response in done(response + "?") })
                }
            },
            {
                $0.intercept(FetchDelegate.main) { call, request, done in
                    let mark = "+"
                    call.proceed("f") { response in done(response + mark) }
                }
            },
        ]
        run(forms) { $0.main("a") { log.add($0) } }
        XCTAssertEqual(log.take(), Self.expected)
    }

    func test_M1_proceedingWithAClosureBehindSeveralArguments() throws {
        let log = Log<String>()
        let checked: [(Proxy) -> SubscriptionToken] = [
            { $0.intercept(FetchDelegate.checked) { call, request, count, done in try call.proceed() } },
            { $0.intercept(FetchDelegate.checked) { call, _, count, done in try call.proceed("b", count + 1, done) } },
            { $0.intercept(FetchDelegate.checked) { call, _, count, done in try call.proceed(("c", count, done)) } },
            {
                $0.intercept(FetchDelegate.checked) { call, _, count, done in
                    try call.proceed("d", count) { response, count in try done(response + "!", count) }
                }
            },
        ]
        try run(checked) { fetcher in
            let result = try fetcher.checked("a", 1) { response, count in
                log.add("\(response) \(count)")
                return count * 10
            }
            log.add("\(result)")
        }
        XCTAssertEqual(log.take(), ["a. 1", "10", "b. 2", "20", "c. 1", "10", "d.! 1", "10"])
        let seven: [(Proxy) -> SubscriptionToken] = [
            {
                $0.intercept(FetchDelegate.seven) { call, a, b, c, d, e, f, done in
                    call.proceed(f, e, d, c, b, a + 1) { sum in done(sum * 10) }
                }
            }
        ]
        run(seven) { fetcher in log.add("\(fetcher.seven(1, 2, 3, 4, 5, 6) { log.add("\($0)") })") }
        XCTAssertEqual(log.take(), ["220", "7"])
    }

    // MARK: Asynchronous

    func test_N3_proceedingWithAClosureAlone() async {
        let log = Log<String>()
        let only: [(AsynchronousProxy) -> SubscriptionToken] = [
            { $0.intercept(AsynchronousFetchDelegate.only) { call, done in await call.proceed() } },
            { $0.intercept(AsynchronousFetchDelegate.only) { call, done in await call.proceed(done) } },
            { $0.intercept(AsynchronousFetchDelegate.only) { call, done in await call.proceed { done($0 + "!") } } },
            { $0.intercept(AsynchronousFetchDelegate.only) { call, done in await call.proceed({ done($0 + "?") }) } },
        ]
        await run(only) { await $0.only { log.add($0) } }
        let sendable: [(AsynchronousProxy) -> SubscriptionToken] = [
            { $0.intercept(AsynchronousFetchDelegate.onlySendable) { call, done in await call.proceed() } },
            { $0.intercept(AsynchronousFetchDelegate.onlySendable) { call, done in await call.proceed(done) } },
            {
                $0.intercept(AsynchronousFetchDelegate.onlySendable) { call, done in
                    await call.proceed { @Sendable response in done(response + "!") }
                }
            },
            {
                $0.intercept(AsynchronousFetchDelegate.onlySendable) { call, done in
                    let mark = "?"
                    await call.proceed { response in done(response + mark) }
                }
            },
        ]
        await run(sendable) { await $0.onlySendable { log.add($0) } }
        let optional: [(AsynchronousProxy) -> SubscriptionToken] = [
            { $0.intercept(AsynchronousFetchDelegate.onlyOptional) { call, done in await call.proceed() } },
            { $0.intercept(AsynchronousFetchDelegate.onlyOptional) { call, done in await call.proceed(done) } },
            {
                $0.intercept(AsynchronousFetchDelegate.onlyOptional) { call, done in
                    await call.proceed { response in done?(response + "!") }
                }
            },
            {
                $0.intercept(AsynchronousFetchDelegate.onlyOptional) { call, done in
                    await call.proceed(nil)
                    await call.proceed { response in done?(response + "?") }
                }
            },
        ]
        await run(optional) { await $0.onlyOptional { log.add($0) } }
        XCTAssertEqual(log.take(), Array(repeating: ["a.", "a.", "a.!", "a.?"], count: 3).flatMap { $0 })
    }

    func test_N3_proceedingWithAClosureBehindAnArgument() async {
        let log = Log<String>()
        let plain: [(AsynchronousProxy) -> SubscriptionToken] = [
            { $0.intercept(AsynchronousFetchDelegate.plain) { call, _, done in await call.proceed() } },
            { $0.intercept(AsynchronousFetchDelegate.plain) { call, _, done in await call.proceed("b", done) } },
            { $0.intercept(AsynchronousFetchDelegate.plain) { call, _, done in await call.proceed(("c", done)) } },
            {
                $0.intercept(AsynchronousFetchDelegate.plain) { call, _, done in
                    await call.proceed("d") { response in done(response + "!") }
                }
            },
            {
                $0.intercept(AsynchronousFetchDelegate.plain) { call, _, done in
                    await call.proceed("e", { response in done(response + "?") })
                }
            },
            {
                $0.intercept(AsynchronousFetchDelegate.plain) { call, _, done in
                    let mark = "+"
                    await call.proceed("f") { response in done(response + mark) }
                }
            },
        ]
        await run(plain) { await $0.plain("a") { log.add($0) } }
        XCTAssertEqual(log.take(), Self.expected)
        let optional: [(AsynchronousProxy) -> SubscriptionToken] = [
            { $0.intercept(AsynchronousFetchDelegate.optional) { call, _, done in await call.proceed() } },
            { $0.intercept(AsynchronousFetchDelegate.optional) { call, _, done in await call.proceed("b", done) } },
            { $0.intercept(AsynchronousFetchDelegate.optional) { call, _, done in await call.proceed(("c", done)) } },
            {
                $0.intercept(AsynchronousFetchDelegate.optional) { call, _, done in
                    await call.proceed("d") { response in done?(response + "!") }
                }
            },
            {
                $0.intercept(AsynchronousFetchDelegate.optional) { call, _, done in
                    await call.proceed("e", { response in done?(response + "?") })
                }
            },
            {
                $0.intercept(AsynchronousFetchDelegate.optional) { call, request, done in
                    await call.proceed(request, nil)
                    await call.proceed("f") { response in done?(response + "+") }
                }
            },
        ]
        await run(optional) { await $0.optional("a") { log.add($0) } }
        XCTAssertEqual(log.take(), Self.expected)
    }

    func test_N3_proceedingWithASendableClosure() async {
        let log = Log<String>()
        let sendable: [(AsynchronousProxy) -> SubscriptionToken] = [
            { $0.intercept(AsynchronousFetchDelegate.sendable) { call, _, done in await call.proceed() } },
            { $0.intercept(AsynchronousFetchDelegate.sendable) { call, _, done in await call.proceed("b", done) } },
            { $0.intercept(AsynchronousFetchDelegate.sendable) { call, _, done in await call.proceed(("c", done)) } },
            {
                $0.intercept(AsynchronousFetchDelegate.sendable) { call, _, done in
                    await call.proceed("d") { @Sendable response in done(response + "!") }
                }
            },
            {
                $0.intercept(AsynchronousFetchDelegate.sendable) { call, _, done in
                    await call.proceed("e", { @Sendable response in done(response + "?") })
                }
            },
            {
                $0.intercept(AsynchronousFetchDelegate.sendable) { call, _, done in
                    let mark = "+"
                    await call.proceed("f") { response in done(response + mark) }
                }
            },
        ]
        await run(sendable) { await $0.sendable("a") { log.add($0) } }
        XCTAssertEqual(log.take(), Self.expected)
        typealias Delegate = AsynchronousFetchDelegate
        let optional: [(AsynchronousProxy) -> SubscriptionToken] = [
            { $0.intercept(Delegate.optionalSendable) { call, _, done in await call.proceed() } },
            { $0.intercept(Delegate.optionalSendable) { call, _, done in await call.proceed("b", done) } },
            { $0.intercept(Delegate.optionalSendable) { call, _, done in await call.proceed(("c", done)) } },
            {
                $0.intercept(Delegate.optionalSendable) { call, _, done in
                    await call.proceed("d") { @Sendable response in done?(response + "!") }
                }
            },
            {
                $0.intercept(Delegate.optionalSendable) { call, _, done in
                    await call.proceed("e", { @Sendable response in done?(response + "?") })
                }
            },
            {
                $0.intercept(Delegate.optionalSendable) { call, request, done in
                    await call.proceed(request, nil)
                    await call.proceed("f") { response in done?(response + "+") }
                }
            },
        ]
        await run(optional) { await $0.optionalSendable("a") { log.add($0) } }
        XCTAssertEqual(log.take(), Self.expected)
    }

    func test_N3_proceedingWithAClosureOfTheMainActor() async {
        let log = Log<String>()
        let forms: [(AsynchronousProxy) -> SubscriptionToken] = [
            { $0.intercept(AsynchronousFetchDelegate.main) { call, _, done in await call.proceed() } },
            { $0.intercept(AsynchronousFetchDelegate.main) { call, _, done in await call.proceed("b", done) } },
            { $0.intercept(AsynchronousFetchDelegate.main) { call, _, done in await call.proceed(("c", done)) } },
            {
                $0.intercept(AsynchronousFetchDelegate.main) { call, _, done in
                    await call.proceed("d") { @MainActor response in done(response + "!") }
                }
            },
            {
                $0.intercept(AsynchronousFetchDelegate.main) { call, _, done in
                    await call.proceed("e", { @MainActor response in done(response + "?") })
                }
            },
            {
                $0.intercept(AsynchronousFetchDelegate.main) { call, _, done in
                    let mark = "+"
                    await call.proceed("f") { response in done(response + mark) }
                }
            },
        ]
        await run(forms) { await $0.main("a") { log.add($0) } }
        XCTAssertEqual(log.take(), Self.expected)
    }

    func test_N3_proceedingWithAClosureBehindSeveralArguments() async throws {
        let log = Log<String>()
        typealias Delegate = AsynchronousFetchDelegate
        let checked: [(AsynchronousProxy) -> SubscriptionToken] = [
            { $0.intercept(Delegate.checked) { call, _, _, _ in try await call.proceed() } },
            { $0.intercept(Delegate.checked) { call, _, count, done in try await call.proceed("b", count + 1, done) } },
            { $0.intercept(Delegate.checked) { call, _, count, done in try await call.proceed(("c", count, done)) } },
            {
                $0.intercept(Delegate.checked) { call, _, count, done in
                    try await call.proceed("d", count) { response, count in try done(response + "!", count) }
                }
            },
        ]
        try await run(checked) { fetcher in
            let result = try await fetcher.checked("a", 1) { response, count in
                log.add("\(response) \(count)")
                return count * 10
            }
            log.add("\(result)")
        }
        XCTAssertEqual(log.take(), ["a. 1", "10", "b. 2", "20", "c. 1", "10", "d.! 1", "10"])
        let seven: [(AsynchronousProxy) -> SubscriptionToken] = [
            {
                $0.intercept(Delegate.seven) { call, a, b, c, d, e, f, done in
                    await call.proceed(f, e, d, c, b, a + 1) { sum in done(sum * 10) }
                }
            }
        ]
        await run(seven) { fetcher in
            let result = await fetcher.seven(1, 2, 3, 4, 5, 6) { log.add("\($0)") }
            log.add("\(result)")
        }
        XCTAssertEqual(log.take(), ["220", "7"])
    }
}
