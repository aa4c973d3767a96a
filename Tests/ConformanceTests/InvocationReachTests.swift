import Switchboard
import TestSupport
import Testing
import XCTest

/// Methods whose calls are no plain ones: they throw errors of a declared type, or take arguments over.
public protocol ReachDelegate: AnyObject {
    func small(_ number: Int) throws(ReachFailure)
    func large(_ number: Int) throws(ReachDetails)
    func object(_ number: Int) throws(ReachObject)
    func number(_ number: Double) throws(ReachNumber) -> Double
    func text(_ number: Int) throws(ReachDetails) -> String
    func fraction(_ number: Int) throws(ReachFraction)
    func words(_ number: Int) throws(ReachFailure) -> ReachWords
    func took(_ item: __owned ReachItem, _ number: Int, _ other: ReachItem)
    func took(text: consuming String, list: __owned [ReachItem]) -> Int
    func sent(_ item: sending ReachItem?)
    func tookClosure(_ body: __owned @escaping (Int) -> Int, _ item: ReachItem)
    func tookPair(_ pair: __owned (ReachItem, () -> Int))
    func referred(_ weakly: ReachWeak, _ unowned: ReachUnowned)
    func tookReferences(_ weakly: __owned ReachWeak, _ unowned: __owned ReachUnowned)
}

public enum ReachFailure: Error, Equatable { case one, other }
public struct ReachNumber: Error, Equatable { var value: Int }
/// The caller gives room for it.
public struct ReachFraction: Error, Equatable { var value: Double }
/// A result in memory.
public struct ReachWords: Equatable { var (a, b, c, d, e) = (1, 2, 3, 4, 5) }
public final class ReachObject: Error, Sendable {
    let item: ReachItem
    init(_ item: ReachItem) { self.item = item }
}
public struct ReachDetails: Error {
    var text: String
    var item: ReachItem
}
public struct ReachWeak {
    weak var item: ReachItem?
    var number = 0
}
public struct ReachUnowned {
    unowned var item: ReachItem
    var number = 0
}

/// Whose life is watched.
public final class ReachItem: Sendable {
    let name: String
    private let log: Log<String>
    init(_ name: String, _ log: Log<String>) { (self.name, self.log) = (name, log) }
    deinit { log.add("\(name) ended") }
}

private class ReachHost: HasDelegate, HasProxyStorage {
    let proxyStorage = ProxyStorage()
    weak var delegate: (any ReachDelegate)?
}

private final class InterceptedReachHost: ReachHost {}

private final class ReachReceiver: ReachDelegate {
    let log: Log<String>
    var fails = false
    init(_ log: Log<String>) { self.log = log }

    func small(_ number: Int) throws(ReachFailure) {
        log.add("small \(number)")
        if fails { throw .other }
    }
    func large(_ number: Int) throws(ReachDetails) {
        log.add("large \(number)")
        if fails { throw ReachDetails(text: "a text of more than fifteen bytes", item: ReachItem("error", log)) }
    }
    func object(_ number: Int) throws(ReachObject) {
        if fails { throw ReachObject(ReachItem("error", log)) }
    }
    func number(_ number: Double) throws(ReachNumber) -> Double {
        if fails { throw ReachNumber(value: Int(number)) }
        return number / 2
    }
    func text(_ number: Int) throws(ReachDetails) -> String {
        if fails { throw ReachDetails(text: "t\(number)", item: ReachItem("error", log)) }
        return "a text of more than fifteen bytes, \(number)"
    }
    func fraction(_ number: Int) throws(ReachFraction) { if fails { throw ReachFraction(value: 0.5) } }
    func words(_ number: Int) throws(ReachFailure) -> ReachWords { if fails { throw .other } else { ReachWords() } }
    func took(_ item: __owned ReachItem, _ number: Int, _ other: ReachItem) {
        log.add("took \(item.name) \(number) \(other.name)")
    }
    func took(text: consuming String, list: __owned [ReachItem]) -> Int { text.count + list.count }
    func sent(_ item: sending ReachItem?) { log.add("sent \(item?.name ?? "none")") }
    func tookClosure(_ body: __owned @escaping (Int) -> Int, _ item: ReachItem) { log.add("closure \(body(5))") }
    func tookPair(_ pair: __owned (ReachItem, () -> Int)) { log.add("pair \(pair.0.name) \(pair.1())") }
    func referred(_ weakly: ReachWeak, _ unowned: ReachUnowned) {
        log.add("referred \(weakly.item?.name ?? "none") \(unowned.item.name)")
    }
    func tookReferences(_ weakly: __owned ReachWeak, _ unowned: __owned ReachUnowned) {
        log.add("references \(weakly.item?.name ?? "none") \(unowned.item.name)")
    }
}

private typealias Proxy = DelegateProxy<ReachHost, any ReachDelegate>

private final class InterceptingReachProxy: DelegateProxy<InterceptedReachHost, any ReachDelegate>, DelegateProxyType,
    @unchecked Sendable
{
    var interceptor: ((Invocation, (Invocation) throws -> Void) throws -> Void)?
    init(host: InterceptedReachHost) { super.init(parentObject: host, delegateProxy: InterceptingReachProxy.self) }
    static func registerKnownImplementations() { register { InterceptingReachProxy(host: $0) } }
    override func forwardInvocation(_ invocation: Invocation) throws {
        guard let interceptor else { return try super.forwardInvocation(invocation) }
        try interceptor(invocation) { try super.forwardInvocation($0) }
    }

    static let isRegistered: Bool = {
        do {
            try register("small", selector(ReachDelegate.small(_:)))
            try register("large", selector(ReachDelegate.large(_:)))
            try register("object", selector(ReachDelegate.object(_:)))
            try register("number", selector(ReachDelegate.number(_:)))
            try register("text", selector(ReachDelegate.text(_:)))
            try register("took", selector(ReachDelegate.took(_:_:_:)))
            try register("tookText", selector(ReachDelegate.took(text:list:)))
            // A reference to it has no type that is not `sending`.
            try register("sent", selector({ delegate in { (item: ReachItem?) in delegate.sent(item) } }))
            try register("tookClosure", selector(ReachDelegate.tookClosure(_:_:)))
            try register("tookPair", selector(ReachDelegate.tookPair(_:)))
            try register("referred", selector(ReachDelegate.referred(_:_:)))
            try register("tookReferences", selector(ReachDelegate.tookReferences(_:_:)))
            return true
        } catch {
            XCTFail("\(error)")
            return false
        }
    }()
}

/// CONFORMANCE B15 and I2: each call of a registered method becomes an invocation.
final class InvocationReachTests: XCTestCase {
    private let log = Log<String>()

    private func item(_ name: String) -> ReachItem { ReachItem(name, log) }

    /// Calls `body` with a delegate whose calls go through an override of `forwardInvocation(_:)`, and with one whose
    /// calls go to a forward receiver that knows none of the methods; gives the invocations of the first.
    private func invocations(
        fails: Bool = false, _ body: (any ReachDelegate) throws -> Void
    ) rethrows -> [String] {
        XCTAssertTrue(InterceptingReachProxy.isRegistered)
        let host = InterceptedReachHost(), receiver = ReachReceiver(log)
        receiver.fails = fails
        let proxy = InterceptingReachProxy.proxy(for: host)
        proxy.setForwardToDelegate(receiver, retainDelegate: false)
        var selectors: [String] = []
        proxy.interceptor = { invocation, forward in
            selectors.append(invocation.selector.name)
            try forward(invocation)
        }
        try body(host.delegate!)
        let other = ReachHost()
        let plain = Proxy.proxy(for: other)
        plain.setForwardToDelegate(receiver, retainDelegate: false)
        plain.setMessageTarget(DynamicReceiver(), retainTarget: true)
        try body(other.delegate!)
        withExtendedLifetime((host, receiver, proxy, other, plain)) {}
        return selectors
    }

    func test_B15_methodsWithTypedErrorsThatReturn() throws {
        XCTAssertEqual(
            try invocations {
                try $0.small(1)
                try $0.large(2)
                try $0.object(3)
                XCTAssertEqual(try $0.number(5), 2.5)
                XCTAssertEqual(try $0.text(6), "a text of more than fifteen bytes, 6")
            }, ["small", "large", "object", "number", "text"])
    }

    func test_B15_methodsWithTypedErrorsThatThrow() {
        XCTAssertEqual(
            invocations(fails: true) { delegate in
                do throws(ReachFailure) {
                    try delegate.small(1)
                    XCTFail("small")
                } catch { XCTAssertEqual(error, .other) }
                do throws(ReachDetails) {
                    try delegate.large(1)
                    XCTFail("large")
                } catch {
                    XCTAssertEqual(error.text, "a text of more than fifteen bytes")
                    XCTAssertEqual(error.item.name, "error")
                }
                do throws(ReachObject) {
                    try delegate.object(1)
                    XCTFail("object")
                } catch { XCTAssertEqual(error.item.name, "error") }
                do throws(ReachNumber) {
                    _ = try delegate.number(2.5)
                    XCTFail("number")
                } catch { XCTAssertEqual(error.value, 2) }
                do throws(ReachDetails) {
                    _ = try delegate.text(7)
                    XCTFail("text")
                } catch { XCTAssertEqual(error.text, "t7") }
            }, ["small", "large", "object", "number", "text"])
        XCTAssertEqual(log.entries.filter { $0 == "error ended" }.count, 6)
    }

    func test_B15_anOverrideThrowsAnErrorOfTheDeclaredType() throws {
        XCTAssertTrue(InterceptingReachProxy.isRegistered)
        let host = InterceptedReachHost(), log = log
        let proxy = InterceptingReachProxy.proxy(for: host)
        proxy.interceptor = { _, _ in throw ReachDetails(text: "by the override", item: ReachItem("error", log)) }
        XCTAssertThrowsError(try host.delegate?.large(1)) {
            XCTAssertEqual(($0 as? ReachDetails)?.text, "by the override")
        }
        XCTAssertEqual(log.entries, ["error ended"])
    }

    /// They are refused where they cannot be served, and forwarded.
    func test_B15_errorsThatTravelInMemoryAreRefused() throws {
        XCTAssertThrowsError(try Proxy.selector(ReachDelegate.fraction)) {
            XCTAssert(
                "\($0)".contains("ReachFraction: errors in the caller's memory aren't supported"), "\($0)")
        }
        XCTAssertThrowsError(try Proxy.selector(ReachDelegate.words)) {
            XCTAssert(
                "\($0)".contains("errors of a declared type aren't supported beside results in memory"),
                "\($0)")
        }
        _ = try invocations(fails: true) { delegate in
            XCTAssertThrowsError(try delegate.fraction(1)) {
                XCTAssertEqual($0 as? ReachFraction, ReachFraction(value: 0.5))
            }
            XCTAssertThrowsError(try delegate.words(1)) { XCTAssertEqual($0 as? ReachFailure, .other) }
        }
    }

    /// What the receiver takes over ends once, when the call is over.
    func test_B15_methodsThatTakeArgumentsOver() {
        let kept = item("kept")
        let names = invocations { delegate in
            delegate.took(item("item"), 1, kept)
            XCTAssertEqual(delegate.took(text: "a text of more than fifteen bytes!", list: [item("first"), kept]), 36)
            delegate.sent(item("sent"))
            do {
                let captured = item("captured")
                delegate.tookClosure({ $0 + captured.name.count }, kept)
                delegate.tookPair((item("part"), { captured.name.count }))
            }
            log.add("-")
        }
        XCTAssertEqual(names, ["took", "tookText", "sent", "tookClosure", "tookPair"])
        let expected = [
            "took item 1 kept", "item ended", "first ended", "sent sent", "closure 13", "pair part 8", "captured ended",
            "-",
        ]
        let heard = log.entries
        for half in [heard.prefix(heard.count / 2), heard.suffix(heard.count / 2)] {
            XCTAssertEqual(half.filter { !["sent ended", "part ended"].contains($0) }, expected)
            XCTAssertEqual(half.count, expected.count + 2)
        }
        withExtendedLifetime(kept) {}
    }

    func test_B15_structsWithWeakAndUnownedReferences() {
        do {
            let item = item("item")
            XCTAssertEqual(
                invocations { delegate in
                    delegate.referred(ReachWeak(item: item, number: 1), ReachUnowned(item: item, number: 2))
                    delegate.tookReferences(ReachWeak(item: item, number: 1), ReachUnowned(item: item, number: 2))
                    delegate.referred(ReachWeak(item: nil, number: 1), ReachUnowned(item: item, number: 2))
                }, ["referred", "tookReferences", "referred"])
            log.add("-")
        }
        let once = ["referred item item", "references item item", "referred none item"]
        XCTAssertEqual(log.entries, once + once + ["-", "item ended"])
    }

    func test_B15_argumentsThatAreTakenOverMayBeChanged() throws {
        XCTAssertTrue(InterceptingReachProxy.isRegistered)
        let host = InterceptedReachHost(), receiver = ReachReceiver(log)
        let proxy = InterceptingReachProxy.proxy(for: host)
        proxy.setForwardToDelegate(receiver, retainDelegate: false)
        let changed = item("changed"), kept = item("kept")
        proxy.interceptor = { invocation, forward in
            try invocation.setArgument(changed, at: 0)
            try forward(invocation)
        }
        host.delegate?.took(item("item"), 1, kept)
        XCTAssertEqual(log.entries, ["took changed 1 kept", "item ended"])
        withExtendedLifetime((receiver, changed, kept)) {}
    }

    /// It answers where there is no real delegate.
    func test_I2_aForwardReceiverIsAskedForThem() throws {
        XCTAssertTrue(InterceptingReachProxy.isRegistered)
        let log = log
        let host = ReachHost()
        let proxy = Proxy.proxy(for: host)
        let table = MethodTable()
        table.add("large") { (_: DynamicReceiver, number: Int) in
            throw ReachDetails(text: "by the receiver", item: ReachItem("error", log))
        }
        table.add("took") { (_: DynamicReceiver, item: ReachItem, number: Int, other: ReachItem) in
            log.add("received \(item.name)")
        }
        proxy.setMessageTarget(DynamicReceiver(methods: table), retainTarget: true)
        XCTAssertThrowsError(try host.delegate?.large(1)) {
            XCTAssertEqual(($0 as? ReachDetails)?.text, "by the receiver")
        }
        host.delegate?.took(item("item"), 1, item("other"))
        XCTAssertEqual(log.entries.prefix(3), ["error ended", "received item", "item ended"])
        XCTAssertTrue(proxy.responds(to: "large"))
    }
}

@Suite struct InvocationReachTrapTests {
    @Test func anOverrideThatThrowsAnErrorOfAnotherType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            guard InterceptingReachProxy.isRegistered else { return }
            let host = InterceptedReachHost()
            let proxy = InterceptingReachProxy.proxy(for: host)
            proxy.interceptor = { _, _ in throw ReachNumber(value: 1) }
            try host.delegate?.small(1)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("a `forwardInvocation(_:)` or interceptor of InterceptingReachProxy threw"))
        #expect(text.contains("which isn't declared `throws`, or throws another type. Catch it there"))
    }
}
