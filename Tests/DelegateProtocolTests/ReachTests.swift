import DelegateProtocolHost
import Switchboard
import TestSupport
import XCTest

#if Macros
    @DelegateProtocol
    private protocol GeneratedChoirDelegate: AnyObject {
        func told(_ number: Int)
        func wrote(_ text: String) throws
        @DefaultResult(0) func answered(_ number: Int) -> Int
        func called(_ number: Int, _ body: @escaping () -> Void)
        func took(_ text: consuming String)
        @DefaultResult(0) var count: Int { get set }
        @DefaultResult("") var title: String { get set }
        func rested(_ number: Int) async
        func stayed(_ number: Int) async throws
        func sang(_ text: String) async
        @DefaultResult(0) func asked(_ number: Int) async -> Int
        func visited(_ number: Int, _ body: @escaping @Sendable () -> Void) async
        func kept(_ text: consuming String) async
    }

    extension Singer: GeneratedChoirDelegate {}
#endif

private final class Singer: ChoirDelegate, HandChoirDelegate, @unchecked Sendable {
    private let name: String
    private let log: Log<String>
    init(_ name: String, _ log: Log<String>) { (self.name, self.log) = (name, log) }

    func told(_ number: Int) { log.add(name) }
    func wrote(_ text: String) throws { log.add(name) }
    func answered(_ number: Int) -> Int {
        log.add(name)
        return number
    }
    func called(_ number: Int, _ body: @escaping () -> Void) {
        log.add(name)
        body()
    }
    func took(_ text: consuming String) { log.add(name) }
    func ate(_ number: consuming Int, _ text: String) { log.add("\(name)\(number == 5 ? "" : "!")") }
    var count: Int {
        get { 0 }
        set { log.add(name) }
    }
    var title: String {
        get { "" }
        set { log.add(name) }
    }
    func rested(_ number: Int) async {
        await Task.yield()
        log.add(name)
    }
    func stayed(_ number: Int) async throws { log.add(name) }
    func sang(_ text: String) async { log.add(name) }
    func asked(_ number: Int) async -> Int {
        log.add(name)
        return number
    }
    func visited(_ number: Int, _ body: @escaping @Sendable () -> Void) async {
        log.add(name)
        body()
    }
    func kept(_ text: consuming String) async {
        await Task.yield()
        log.add(name)
    }
}

private final class HandHost: HasDelegate {
    var delegate: (any HandChoirDelegate)?
}

/// A class that conforms by hand.
private final class HandChoir: DelegateProxy<HandHost, any HandChoirDelegate>, DelegateProxyType, HandChoirDelegate,
    @unchecked Sendable
{
    typealias Method<Element, Result> = TypedSelector<any HandChoirDelegate, Element, Result>
    static let told = Method<Int, Void>("told") { $0.told($1) }
    static let wrote = Method<String, Void>("wrote") { try $0.wrote($1) }
    static let answered = Method<Int, Int>("answered") { $0.answered($1) }
    static let called = Method<(Int, () -> Void), Void>("called") { $0.called($1.0, $1.1) }
    static let took = Method<String, Void>("took", takesOver: true) { $0.took($1) }
    static let setCount = Method<Int, Void>("setCount", takesOver: true) { $0.count = $1 }
    static let setTitle = Method<String, Void>("setTitle", takesOver: true) { $0.title = $1 }

    static func registerKnownImplementations() {
        register { HandChoir(parentObject: $0, delegateProxy: HandChoir.self) }
    }
    static func implementedMethods() -> ImplementedMethods<any HandChoirDelegate> {
        .forwarding(told, wrote, answered, called, took, setCount, setTitle)
    }

    func told(_ number: Int) { forward(Self.told, with: number) { $0.told(number) } }
    func wrote(_ text: String) throws { try forward(Self.wrote, with: text) { try $0.wrote(text) } }
    func answered(_ number: Int) -> Int { forward(Self.answered, with: number) { $0.answered(number) } }
    func called(_ number: Int, _ body: @escaping () -> Void) {
        forward(Self.called, with: (number, body)) { $0.called(number, body) }
    }
    func took(_ text: consuming String) {
        let text = text
        forward(Self.took, with: text) { $0.took(text) }
    }
    var count: Int {
        get { 0 }
        set { forward(Self.setCount, with: newValue) { $0.count = newValue } }
    }
    var title: String {
        get { "" }
        set { forward(Self.setTitle, with: newValue) { $0.title = newValue } }
    }
}

/// CONFORMANCE F4: one rule for every kind of proxy, and for calls that are only forwarded, observed, intercepted, or
/// sent by name. A call reaches all delegates if the method returns nothing, takes no closure, takes nothing over, and
/// is not a setter.
final class ReachTests: XCTestCase {
    private let text = "a text of more than fifteen bytes"

    /// The calls, and whether they reach all. A synchronous one does not suspend.
    private struct Row<Delegate>: @unchecked Sendable {
        let name: String
        let isMulticast: Bool
        let call: (Delegate) async throws -> Void
        init(_ name: String, _ isMulticast: Bool, _ call: @escaping (Delegate) async throws -> Void) {
            (self.name, self.isMulticast, self.call) = (name, isMulticast, call)
        }
    }

    /// Calls each method of a proxy with three delegates, twice.
    private func check<Delegate>(
        _ proxy: ForwardingProxy<Delegate>, _ delegate: Delegate, _ rows: [Row<Delegate>], _ log: Log<String>,
        _ way: String, line: UInt = #line
    ) async throws {
        for row in rows {
            for round in 1...2 {
                _ = log.take()
                nonisolated(unsafe) let delegate = delegate
                try await row.call(delegate)
                XCTAssertEqual(
                    log.take(), row.isMulticast ? ["main", "one", "other"] : ["main"],
                    "\(way), \(row.name), call \(round)",
                    line: line)
            }
        }
    }

    /// Gives a proxy three delegates.
    private func fill<Delegate>(_ proxy: ForwardingProxy<Delegate>, _ singers: [Delegate]) -> [AnyObject] {
        proxy.setForwardToDelegate(singers[0], retainDelegate: true)
        return singers.dropFirst().map { proxy.addTarget($0, retainTarget: true) }
    }

    private func singers(_ log: Log<String>) -> [Singer] { ["main", "one", "other"].map { Singer($0, log) } }

    // MARK: Proxies without code

    private var rows: [Row<any ChoirDelegate>] {
        let text = text
        return [
            Row("told", true) { $0.told(1) }, Row("wrote", true) { try $0.wrote(text) },
            Row("answered", false) { _ = $0.answered(1) }, Row("called", false) { $0.called(1) {} },
            Row("took", false) { $0.took(text + "!") }, Row("ate", true) { $0.ate(5, text) },
            Row("count", false) { $0.count = 5 }, Row("title", false) { $0.title = text + "?" },
            Row("rested", true) { await $0.rested(1) },
            Row("stayed", true) { try await $0.stayed(1) }, Row("sang", true) { await $0.sang(text) },
            Row("asked", false) { _ = await $0.asked(1) }, Row("visited", false) { await $0.visited(1) {} },
            Row("kept", false) { await $0.kept(text + "!") },
        ]
    }

    private func checkWithoutCode(
        _ way: String, prepare: (ForwardingProxy<any ChoirDelegate>) throws -> [AnyObject], line: UInt = #line
    ) async throws {
        try skipWithoutEntryStubs()
        let log = Log<String>(), proxy = ForwardingProxy<any ChoirDelegate>()
        let kept = fill(proxy, singers(log)) + (try prepare(proxy))
        try await check(proxy, proxy.object, rows, log, way, line: line)
        withExtendedLifetime(kept) {}
    }

    private func observe(_ proxy: ForwardingProxy<any ChoirDelegate>) throws -> [AnyObject] {
        [
            proxy.methodInvoked(ChoirDelegate.told).subscribe { _ in },
            proxy.methodInvoked(ChoirDelegate.wrote).subscribe { _ in },
            proxy.sentMessage(ChoirDelegate.answered).subscribe { _ in },
            proxy.sentMessage(ChoirDelegate.called).subscribe { _, _ in },
            proxy.sentMessage(ChoirDelegate.took).subscribe { _ in },
            proxy.sentMessage(ChoirDelegate.ate).subscribe { _, _ in },
            proxy.sentMessage(set: \.count).subscribe { _ in },
            proxy.methodInvoked(set: \.title).subscribe { _ in },
            proxy.methodInvoked(ChoirDelegate.rested).subscribe { _ in },
            proxy.methodInvoked(ChoirDelegate.stayed).subscribe { _ in },
            proxy.methodInvoked(ChoirDelegate.sang).subscribe { _ in },
            proxy.sentMessage(ChoirDelegate.asked).subscribe { _ in },
            proxy.sentMessage(ChoirDelegate.visited).subscribe { _, _ in },
            proxy.sentMessage(ChoirDelegate.kept).subscribe { _ in },
        ]
    }

    /// Its name comes first: what the others find out of the methods stays known.
    func test_F4_reachBeforeReference() async throws {
        try await checkWithoutCode("not referenced", prepare: { _ in [] })
    }

    func test_F4_reach_observed() async throws {
        try await checkWithoutCode("observed", prepare: observe)
    }

    func test_F4_reach_intercepted() async throws {
        try await checkWithoutCode("intercepted") { proxy in
            [
                proxy.intercept(ChoirDelegate.told) { call, number in call.proceed(number) },
                proxy.intercept(ChoirDelegate.wrote) { call, text in try call.proceed(text) },
                proxy.intercept(ChoirDelegate.answered) { call, number in call.proceed(number) },
                proxy.intercept(set: \.count) { call, count in call.proceed(count) },
                proxy.intercept(set: \.title) { call, title in call.proceed(title) },
            ]
        }
    }

    func test_F4_reach_interceptedAsAWhole() async throws {
        try await checkWithoutCode("intercepted as a whole") { proxy in
            [proxy.intercept { try $0.proceed() }, proxy.interceptAsynchronous { try await $0.proceed() }]
        }
    }

    // MARK: Classes that conform

    func test_F4_reach_byHand() async throws {
        let text = text
        let rows: [Row<any HandChoirDelegate>] = [
            Row("told", true) { $0.told(1) }, Row("wrote", true) { try $0.wrote(text) },
            Row("answered", false) { _ = $0.answered(1) }, Row("called", false) { $0.called(1) {} },
            Row("took", false) { $0.took(text + "!") }, Row("count", false) { $0.count = 5 },
            Row("title", false) { $0.title = text + "?" },
        ]
        let log = Log<String>(), host = HandHost(), proxy = HandChoir.proxy(for: host)
        let kept = fill(proxy, singers(log))
        try await check(proxy, proxy, rows, log, "by hand")
        let subscriptions = [
            proxy.methodInvoked(HandChoir.told).subscribe { _ in },
            proxy.methodInvoked(HandChoir.took).subscribe { _ in },
            proxy.methodInvoked(HandChoir.setCount).subscribe { _ in },
        ]
        try await check(proxy, proxy, rows, log, "by hand, observed")
        let named: [Row<any HandChoirDelegate>] = [
            Row("told", true) { _ in try proxy.send("told", 1) },
            Row("took", false) { _ in try proxy.send("took", text) },
            Row("count", false) { _ in try proxy.send("setCount", 5) },
        ]
        try await check(proxy, proxy, named, log, "by hand, by name")
        withExtendedLifetime((kept, subscriptions, host)) {}
    }

    #if Macros
        func test_F4_reach_generated() async throws {
            final class Host: HasDelegate { var delegate: (any GeneratedChoirDelegate)? }
            let log = Log<String>(), host = Host(), text = text
            let singers = singers(log)
            host.delegate = singers[0]
            let proxy = GeneratedChoirDelegateProxy<Host>.proxy(for: host)
            let kept = singers.dropFirst().map { proxy.addTarget($0, retainTarget: true) }
            let rows: [Row<any GeneratedChoirDelegate>] = [
                Row("told", true) { $0.told(1) }, Row("wrote", true) { try $0.wrote(text) },
                Row("answered", false) { _ = $0.answered(1) }, Row("called", false) { $0.called(1) {} },
                Row("took", false) { $0.took(text + "!") }, Row("count", false) { $0.count = 5 },
                Row("title", false) { $0.title = text + "?" }, Row("rested", true) { await $0.rested(1) },
                Row("stayed", true) { try await $0.stayed(1) }, Row("sang", true) { await $0.sang(text) },
                Row("asked", false) { _ = await $0.asked(1) }, Row("visited", false) { await $0.visited(1) {} },
                Row("kept", false) { await $0.kept(text + "!") },
            ]
            try await check(proxy, host.delegate!, rows, log, "generated")
            let subscriptions = [
                proxy.methodInvoked(GeneratedChoirDelegate.rested).subscribe { _ in },
                proxy.methodInvoked(GeneratedChoirDelegate.told).subscribe { _ in },
            ]
            try await check(proxy, host.delegate!, rows, log, "generated, observed")
            withExtendedLifetime((kept, subscriptions, singers)) {}
        }
    #endif
}
