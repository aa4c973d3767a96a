import Dispatch
import Switchboard
import SwitchboardTesting
import TestSupport
import XCTest

public struct Request: Sendable, Equatable {
    var path: String
    var number: Int
}

/// In five registers, so in memory.
public struct Reply: Sendable, Equatable {
    var text: String
    var code: Int
    var parts: [Int]
    var load: Double
}

public struct Refusal: Error, Equatable { let number: Int }

/// Asynchronous closures as arguments.
public protocol Gateway: AnyObject, Sendable {
    func handle(_ request: Request, next: @Sendable (Request) async throws -> Reply) async throws -> Reply
    func keep(_ number: Int, _ next: @escaping @Sendable (Request, Int8, Double) async throws -> Reply)
    func number(_ body: @escaping @Sendable () async -> Int) async -> Int
    func notify(_ body: @escaping @Sendable (String) async -> Void)
    func optional(_ body: (@Sendable (Int) async -> String?)?) async -> String?
    func several(
        _ first: @escaping @Sendable (Double, Float, Bool) async -> (Int, Double),
        _ second: @escaping @MainActor @Sendable (Int) async throws -> String
    ) async throws -> String
    func local(_ number: Int, _ body: (Int) async -> Int) -> Int
}

/// Those that aren't supported.
public protocol Unserved: AnyObject {
    func five(_ body: @escaping (Int, Int, Int, Int, Int) async -> Void)
    func typed(_ body: @escaping () async throws(Refusal) -> Void)
}

/// An asynchronous closure of an associated type, which may be in registers of either kind, or in memory.
public protocol Meter<Value>: AnyObject, Sendable {
    associatedtype Value: Sendable
    func measure(_ body: @escaping @Sendable (Value) async -> Value) async -> Value
}

private final class Echo<Value: Sendable>: Meter {
    let value: Value

    init(_ value: Value) { self.value = value }
    func measure(_ body: @escaping @Sendable (Value) async -> Value) async -> Value { await body(value) }
}

private final class Real: Gateway, @unchecked Sendable {
    var kept: (@Sendable (Request, Int8, Double) async throws -> Reply)?
    var notified: (@Sendable (String) async -> Void)?

    func handle(_ request: Request, next: @Sendable (Request) async throws -> Reply) async throws -> Reply {
        try await next(Request(path: request.path + "/real", number: request.number))
    }
    func keep(_ number: Int, _ next: @escaping @Sendable (Request, Int8, Double) async throws -> Reply) { kept = next }
    func number(_ body: @escaping @Sendable () async -> Int) async -> Int { await body() + 1 }
    func notify(_ body: @escaping @Sendable (String) async -> Void) { notified = body }
    func optional(_ body: (@Sendable (Int) async -> String?)?) async -> String? {
        guard let body else { return "none" }
        return await body(3)
    }
    func several(
        _ first: @escaping @Sendable (Double, Float, Bool) async -> (Int, Double),
        _ second: @escaping @MainActor @Sendable (Int) async throws -> String
    ) async throws -> String {
        let one = await first(1.5, 2.5, true)
        return "\(one) \(try await second(one.0))"
    }
    func local(_ number: Int, _ body: (Int) async -> Int) -> Int { number }
}

final class AsynchronousClosureTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any Gateway>

    private let captured = String("a text that takes memory of its own".reversed())

    private func outcome<Result>(_ body: () async throws -> Result) async -> String {
        do { return "\(try await body())" } catch { return "\(error)" }
    }

    /// What the calls of an object give, in order. `real` got those that are kept.
    private func all(_ object: any Gateway, _ real: Real) async -> [String] {
        let captured = captured
        var results: [String] = []
        for number in 0..<2 {
            results.append(
                await outcome {
                    try await object.handle(Request(path: "path", number: number)) { request in
                        await Task.yield()
                        if request.number == 0 { throw Refusal(number: 5) }
                        return Reply(text: request.path + captured, code: request.number, parts: [1, 2], load: 0.5)
                    }
                })
        }
        object.keep(1) { request, small, load in
            await Task.yield()
            if small == 0 { throw Refusal(number: request.number) }
            return Reply(text: request.path + captured, code: Int(small), parts: [request.number], load: load)
        }
        for small: Int8 in [-3, 0] {
            results.append(
                await outcome { try await real.kept!(Request(path: "kept", number: 6), small, 2.5) })
        }
        results.append("\(await object.number { 41 })")
        let count = await object.number {
            await Task.yield()
            return captured.count
        }
        results.append("\(count)")
        let log = TestSupport.Log<String>()
        object.notify { log.add($0 + captured) }
        await real.notified!("notified ")
        results += log.entries
        results.append("\(await object.optional { $0 == 3 ? captured : nil } ?? "nil")")
        results.append("\(await object.optional(nil) ?? "nil")")
        for threshold in [0, 100] {
            results.append(
                await outcome {
                    try await object.several({ (Int($0 + Double($1)), $2 ? 9.5 : 0) }) { number in
                        MainActor.assertIsolated()
                        if number < threshold { throw Refusal(number: number) }
                        return "main \(number) \(captured)"
                    }
                })
        }
        results.append("\(object.local(4) { $0 })")
        return results
    }

    private func reference() throws {
        _ = try Proxy.selector(Gateway.handle)
        _ = try Proxy.selector(Gateway.keep)
        _ = try Proxy.selector(Gateway.number)
        _ = try Proxy.selector(Gateway.notify)
        _ = try Proxy.selector(Gateway.optional)
        _ = try Proxy.selector(Gateway.several)
        _ = try Proxy.selector(Gateway.local)
    }

    func test_P4_callersAndTargetsGetThemInEachWay() async throws {
        try skipWithoutEntryStubs()
        let real = Real(), proxy = Proxy(forwardingTo: real), expected = await all(real, real)
        try reference()
        func check(_ way: String, line: UInt = #line) async {
            for _ in 0..<3 {
                let found = await all(proxy.object, real)
                XCTAssertEqual(found, expected, way, line: line)
            }
        }
        await check("forwarded")
        var tokens = [
            proxy.intercept { call in try call.proceed() },
            proxy.interceptAsynchronous { call in try await call.proceed() },
        ]
        await check("all intercepted")
        tokens += [
            proxy.intercept(Gateway.handle) { call, request, next in try await call.proceed(request, next) },
            proxy.intercept(Gateway.keep) { call, number, next in try call.proceed(number, next) },
            proxy.intercept(Gateway.number) { call, body in try await call.proceed(body) },
            proxy.intercept(Gateway.notify) { call, body in try call.proceed(body) },
            proxy.intercept(Gateway.optional) { call, body in try await call.proceed(body) },
            proxy.intercept(Gateway.several) { call, first, second in try await call.proceed(first, second) },
        ]
        await check("intercepted")
        tokens += [
            proxy.sentMessage(Gateway.several).subscribeOnAnyThread { _, _ in },
            proxy.methodInvoked(Gateway.handle).subscribeOnAnyThread { _, _ in },
            proxy.methodInvoked(Gateway.keep).subscribeOnAnyThread { _, _ in },
        ]
        await check("observed")
        for token in tokens { token.cancel() }
        await check("not intercepted any more")
    }

    func test_P4_observersAndInterceptorsCallThem() async throws {
        try skipWithoutEntryStubs()
        let real = Real(), proxy = Proxy(forwardingTo: real), object = proxy.object, captured = captured
        let heard = TestSupport.Log<String>()
        var tokens = [
            proxy.intercept(Gateway.several) { call, first, second in
                heard.add("\(await first(2, 3, false)) \(try await second(7))")
                return try await call.proceed(first, second)
            },
            proxy.intercept(Gateway.handle) { call, request, next in
                let changed: @Sendable (Request) async throws -> Reply = { request in
                    var reply = try await next(Request(path: request.path + "/changed", number: request.number + 1))
                    reply.code += 1000
                    return reply
                }
                return try await call.proceed(request, changed)
            },
        ]
        _ = await all(object, real)
        XCTAssertEqual(heard.entries.first, "(5, 0.0) main 7 \(captured)")
        let reply = try await object.handle(Request(path: "p", number: 1)) {
            Reply(text: $0.path, code: $0.number, parts: [], load: 0)
        }
        XCTAssertEqual(reply, Reply(text: "p/real/changed", code: 1002, parts: [], load: 0))
        // An observer may keep one that escapes, and call it when its call is over.
        let kept = TestSupport.Log<@Sendable (Request, Int8, Double) async throws -> Reply>()
        tokens.append(proxy.sentMessage(Gateway.keep).subscribeOnAnyThread { _, next in kept.add(next) })
        object.keep(1) { request, small, load in
            Reply(text: request.path + captured, code: Int(small), parts: [], load: load)
        }
        let late = try await kept.entries[0](Request(path: "late ", number: 0), 7, 0.25)
        XCTAssertEqual(late, Reply(text: "late \(captured)", code: 7, parts: [], load: 0.25))
        for token in tokens { token.cancel() }
    }

    func test_P4_spiesAndDeliveriesCallThem() async throws {
        try skipWithoutEntryStubs()
        let spy = Spy<any Gateway>(), captured = captured
        spy.stub(Gateway.handle).answers { _, next in try await next(Request(path: "stub", number: 9)) }
        spy.stub(Gateway.number).answers { body in await body() * 2 }
        spy.record(Gateway.notify)
        let reply = try await spy.object.handle(Request(path: "", number: 0)) {
            Reply(text: $0.path + captured, code: $0.number, parts: [], load: 0)
        }
        XCTAssertEqual(reply, Reply(text: "stub" + captured, code: 9, parts: [], load: 0))
        let doubled = await spy.object.number { captured.count }
        XCTAssertEqual(doubled, 2 * captured.count)
        let log = TestSupport.Log<String>()
        spy.object.notify { log.add($0 + captured) }
        for body in spy.calls(of: Gateway.notify) { await body("recorded ") }
        XCTAssertEqual(log.entries, ["recorded \(captured)"])

        let queue = DispatchQueue(label: "gateway"), real = Real()
        let proxy = Proxy(
            forwardingTo: real,
            deliverOn: DeliveryContext("the queue") { job in queue.async { job() } }, answers: .blocking)
        proxy.object.notify { log.add($0 + captured) }
        await proxy.delivered()
        await real.notified!("delivered ")
        XCTAssertEqual(log.entries.last, "delivered \(captured)")
    }

    func test_P4_thoseOfAssociatedTypes() async throws {
        try skipWithoutEntryStubs()
        let doubles = ForwardingProxy<any Meter<Double>>(forwardingTo: Echo(2.5))
        let floats = ForwardingProxy<any Meter<Float>>(forwardingTo: Echo(0.25))
        let bytes = ForwardingProxy<any Meter<Int8>>(forwardingTo: Echo(-3))
        let texts = ForwardingProxy<any Meter<String>>(forwardingTo: Echo(captured))
        let replies = ForwardingProxy<any Meter<Reply>>(
            forwardingTo: Echo(Reply(text: captured, code: 1, parts: [2], load: 0.5)))
        func check(_ line: UInt = #line) async {
            let double = await doubles.object.measure {
                await Task.yield(); return $0 * 2
            }
            XCTAssertEqual(double, 5, line: line)
            let float = await floats.object.measure {
                await Task.yield(); return $0 + 1
            }
            XCTAssertEqual(float, 1.25, line: line)
            let byte = await bytes.object.measure {
                await Task.yield(); return $0 - 1
            }
            XCTAssertEqual(byte, -4, line: line)
            let text = await texts.object.measure {
                await Task.yield(); return $0 + "!"
            }
            XCTAssertEqual(text, captured + "!", line: line)
            let reply = await replies.object.measure {
                var reply = $0; reply.parts.append(3); return reply
            }
            XCTAssertEqual(reply, Reply(text: captured, code: 1, parts: [2, 3], load: 0.5), line: line)
        }
        await check()
        let tokens = [
            doubles.intercept((any Meter<Double>).measure) { call, body in try await call.proceed(body) },
            floats.intercept((any Meter<Float>).measure) { call, body in try await call.proceed(body) },
            bytes.intercept((any Meter<Int8>).measure) { call, body in try await call.proceed(body) },
            texts.intercept((any Meter<String>).measure) { call, body in try await call.proceed(body) },
            replies.intercept((any Meter<Reply>).measure) { call, body in try await call.proceed(body) },
        ]
        await check()
        for token in tokens { token.cancel() }
    }

    func test_P4_otherClosuresAreRefused() throws {
        try skipWithoutEntryStubs()
        typealias Proxy = ForwardingProxy<any Unserved>
        XCTAssertThrowsError(try Proxy.selector(Unserved.five)) {
            XCTAssertTrue("\($0)".contains("too many parameters"), "\($0)")
        }
        XCTAssertThrowsError(try Proxy.selector(Unserved.typed)) {
            XCTAssertTrue("\($0)".contains("typed errors"), "\($0)")
        }
    }
}
