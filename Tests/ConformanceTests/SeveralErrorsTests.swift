import Switchboard
import TestSupport
import XCTest

/// Throws errors of declared types and of any.
public protocol PressDelegate: AnyObject {
    func press(_ number: Int) throws(PressFailure)
    func push(_ number: Int) throws(PressCode)
    func pull(_ number: Int) throws
}

/// With references in it.
public struct PressFailure: Error {
    let text: String
    let item: ReachItem
}

/// In two registers, without references.
public struct PressCode: Error, Equatable {
    let code: Int
    let part: Int8
}

class PressHost: HasDelegate, HasProxyStorage {
    let proxyStorage = ProxyStorage()
    weak var delegate: (any PressDelegate)?
}

private final class HandPressHost: PressHost {}
private final class InterceptedPressHost: PressHost {}

private final class HandPressProxy: DelegateProxy<HandPressHost, any PressDelegate>, DelegateProxyType, PressDelegate,
    @unchecked Sendable
{
    static let press = TypedSelector<any PressDelegate, Int, Void>("press") { try $0.press($1) }
    static let push = TypedSelector<any PressDelegate, Int, Void>("push") { try $0.push($1) }
    static let pull = TypedSelector<any PressDelegate, Int, Void>("pull") { try $0.pull($1) }
    static func implementedMethods() -> ImplementedMethods<any PressDelegate> { .forwarding(press, push, pull) }
    init(host: HandPressHost) { super.init(parentObject: host, delegateProxy: HandPressProxy.self) }
    static func registerKnownImplementations() { register { HandPressProxy(host: $0) } }

    func press(_ number: Int) throws(PressFailure) {
        try forward(Self.press, with: number) { (delegate: any PressDelegate) throws(PressFailure) in
            try delegate.press(number)
        }
    }
    func push(_ number: Int) throws(PressCode) {
        try forward(Self.push, with: number) { (delegate: any PressDelegate) throws(PressCode) in
            try delegate.push(number)
        }
    }
    func pull(_ number: Int) throws { try forward(Self.pull, with: number) { try $0.pull(number) } }
}

private final class InterceptingPressProxy: DelegateProxy<InterceptedPressHost, any PressDelegate>, DelegateProxyType,
    @unchecked Sendable
{
    init(host: InterceptedPressHost) { super.init(parentObject: host, delegateProxy: InterceptingPressProxy.self) }
    static func registerKnownImplementations() { register { InterceptingPressProxy(host: $0) } }
    override func forwardInvocation(_ invocation: Invocation) throws { try super.forwardInvocation(invocation) }
}

private final class Presser: PressDelegate {
    private let name: String
    private let log: Log<String>
    var fails = false
    init(_ name: String, _ log: Log<String>) { (self.name, self.log) = (name, log) }
    func press(_ number: Int) throws(PressFailure) {
        log.add("\(name) \(number)")
        if fails {
            throw PressFailure(text: "a text of more than fifteen bytes", item: ReachItem("error of \(name)", log))
        }
    }
    func push(_ number: Int) throws(PressCode) {
        log.add("\(name) \(number)")
        if fails { throw PressCode(code: number, part: 5) }
    }
    func pull(_ number: Int) throws {
        log.add("\(name) \(number)")
        if fails { throw PressFailure(text: "pulled", item: ReachItem("error of \(name)", log)) }
    }
}

/// CONFORMANCE F4: one rule for every entry. All delegates are called, whatever one of them throws; the first that
/// lives decides how the call ends; what others throw ends.
final class SeveralErrorsTests: XCTestCase {
    private typealias Proxy = DelegateProxy<PressHost, any PressDelegate>

    private func check(
        _ host: some PressHost, _ set: (any PressDelegate) -> Void, _ add: (any PressDelegate) -> SubscriptionToken
    ) throws {
        let log = Log<String>(), pressers = ["main", "one", "other"].map { Presser($0, log) }
        set(pressers[0])
        let added = pressers.dropFirst().map(add)
        defer { withExtendedLifetime((pressers, added)) {} }
        func entries(fails: [Bool], _ call: (any PressDelegate) throws -> Void) rethrows -> [String] {
            for (presser, fails) in zip(pressers, fails) { presser.fails = fails }
            let before = log.entries.count
            try call(host.delegate!)
            return Array(log.entries.dropFirst(before))
        }
        func expectFailure(_ delegate: any PressDelegate) {
            do throws(PressFailure) {
                try delegate.press(2)
                XCTFail("no error")
            } catch {
                XCTAssertEqual(error.text, "a text of more than fifteen bytes")
                XCTAssertEqual(error.item.name, "error of main")
            }
        }
        XCTAssertEqual(try entries(fails: [false, false, false]) { try $0.press(1) }, ["main 1", "one 1", "other 1"])
        XCTAssertEqual(
            entries(fails: [true, false, false], expectFailure), ["main 2", "one 2", "other 2", "error of main ended"])
        XCTAssertEqual(
            try entries(fails: [false, true, true]) { try $0.press(3) },
            ["main 3", "one 3", "error of one ended", "other 3", "error of other ended"])
        XCTAssertEqual(
            entries(fails: [true, true, false], expectFailure),
            ["main 2", "one 2", "error of one ended", "other 2", "error of main ended"])
        XCTAssertEqual(
            try entries(fails: [true, true, true]) { delegate in
                XCTAssertThrowsError(try delegate.push(6)) {
                    XCTAssertEqual($0 as? PressCode, PressCode(code: 6, part: 5))
                }
            }, ["main 6", "one 6", "other 6"])
        XCTAssertEqual(
            try entries(fails: [false, true, false]) { try $0.pull(4) },
            ["main 4", "one 4", "error of one ended", "other 4"])
    }

    func test_F4_errorsOfSeveral_withoutCode() throws {
        _ = try (
            Proxy.selector(PressDelegate.press), Proxy.selector(PressDelegate.push), Proxy.selector(PressDelegate.pull)
        )
        let host = PressHost(), proxy = Proxy.proxy(for: host)
        try check(host, { proxy.setForwardToDelegate($0, retainDelegate: false) }) {
            proxy.addTarget($0, retainTarget: false)
        }
    }

    func test_F4_errorsOfSeveral_observed() throws {
        let host = PressHost(), proxy = Proxy.proxy(for: host)
        let subscriptions = [
            proxy.methodInvoked(PressDelegate.press).subscribe { _ in },
            proxy.sentMessage(PressDelegate.pull).subscribe { _ in },
        ]
        _ = try Proxy.selector(PressDelegate.push)
        try check(host, { proxy.setForwardToDelegate($0, retainDelegate: false) }) {
            proxy.addTarget($0, retainTarget: false)
        }
        withExtendedLifetime(subscriptions) {}
    }

    func test_F4_errorsOfSeveral_byHand() throws {
        let host = HandPressHost(), proxy = HandPressProxy.proxy(for: host)
        try check(host, { proxy.setForwardToDelegate($0, retainDelegate: false) }) {
            proxy.addTarget($0, retainTarget: false)
        }
    }

    func test_F4_errorsOfSeveral_asInvocations() throws {
        try InterceptingPressProxy.register("press", InterceptingPressProxy.selector(PressDelegate.press))
        try InterceptingPressProxy.register("push", InterceptingPressProxy.selector(PressDelegate.push))
        try InterceptingPressProxy.register("pull", InterceptingPressProxy.selector(PressDelegate.pull))
        let host = InterceptedPressHost(), proxy = InterceptingPressProxy.proxy(for: host)
        try check(host, { proxy.setForwardToDelegate($0, retainDelegate: false) }) {
            proxy.addTarget($0, retainTarget: false)
        }
    }
}
