import Switchboard
import TestSupport
import XCTest

/// A protocol that structs may conform to, as those of loggers and metrics are.
public protocol Meterable {
    var total: Int { get set }
    func told(_ text: String, _ number: Double)
    func ask(_ number: Int) throws -> String
    func wide(_ a: Int, _ b: Double, _ c: String, _ d: [Int], _ e: Int, _ f: Int, _ g: Int, _ h: Int) -> Int
    mutating func count(_ number: Int)
}

public protocol MeterBase {
    func base() -> String
}

public protocol MeterSub: MeterBase {
    func sub(_ log: Log<String>)
}

public struct MeterProblem: Error, Equatable {}

private final class MeterObject: Meterable {
    let log: Log<String>
    var total = 0
    init(_ log: Log<String>) { self.log = log }
    deinit { log.add("object ended") }
    func told(_ text: String, _ number: Double) { log.add("object \(text) \(number)") }
    func ask(_ number: Int) throws -> String {
        if number < 0 { throw MeterProblem() }
        return "object \(number + total)"
    }
    func wide(_ a: Int, _ b: Double, _ c: String, _ d: [Int], _ e: Int, _ f: Int, _ g: Int, _ h: Int) -> Int {
        a + Int(b) + c.count + d.count + e + f + g + h
    }
    func count(_ number: Int) { total += number }
}

/// Fits in the buffer of a value of a protocol type.
private struct SmallMeter: Meterable {
    let log: Log<String>
    var total = 0
    init(_ log: Log<String>) { self.log = log }
    func told(_ text: String, _ number: Double) { log.add("small \(text) \(number)") }
    func ask(_ number: Int) throws -> String {
        if number < 0 { throw MeterProblem() }
        return "small \(number + total)"
    }
    func wide(_ a: Int, _ b: Double, _ c: String, _ d: [Int], _ e: Int, _ f: Int, _ g: Int, _ h: Int) -> Int {
        a + Int(b) + c.count + d.count + e + f + g + h
    }
    mutating func count(_ number: Int) { total += number }
}

/// Lies in a box of its own, with an alignment of 32 bytes.
private struct LargeMeter: Meterable {
    let log: Log<String>
    var before = SIMD4<Double>(repeating: 1)
    var total = 0
    var after = "a text that takes a place on the heap of its own"
    init(_ log: Log<String>) { self.log = log }
    func told(_ text: String, _ number: Double) { log.add("large \(text) \(number)") }
    func ask(_ number: Int) throws -> String {
        guard before == SIMD4(repeating: 1), after.hasSuffix("own") else { return "other bytes" }
        if number < 0 { throw MeterProblem() }
        return "large \(number + total)"
    }
    func wide(_ a: Int, _ b: Double, _ c: String, _ d: [Int], _ e: Int, _ f: Int, _ g: Int, _ h: Int) -> Int {
        a + Int(b) + c.count + d.count + e + f + g + h
    }
    mutating func count(_ number: Int) { total += number }
}

private enum ChoiceMeter: Meterable {
    case none(Log<String>)
    case some(Log<String>, Int)

    private var log: Log<String> {
        switch self {
        case .none(let log), .some(let log, _): log
        }
    }
    var total: Int {
        get { if case .some(_, let total) = self { total } else { 0 } }
        set { self = .some(log, newValue) }
    }
    func told(_ text: String, _ number: Double) { log.add("choice \(text) \(number)") }
    func ask(_ number: Int) throws -> String {
        if number < 0 { throw MeterProblem() }
        return "choice \(number + total)"
    }
    func wide(_ a: Int, _ b: Double, _ c: String, _ d: [Int], _ e: Int, _ f: Int, _ g: Int, _ h: Int) -> Int {
        a + Int(b) + c.count + d.count + e + f + g + h
    }
    mutating func count(_ number: Int) { total += number }
}

private struct SubValue: MeterSub {
    func base() -> String { "base of a value" }
    func sub(_ log: Log<String>) { log.add("sub of a value") }
}

private final class SubObject: MeterSub {
    func base() -> String { "base of an object" }
    func sub(_ log: Log<String>) { log.add("sub of an object") }
}

private final class MeterParent: HasDelegate {
    var delegate: (any Meterable)?
}

@inline(never) private func blind<Value>(_ value: Value) -> Any { value }

/// The rules of CONFORMANCE K and L, and B for targets that are structs and enums.
final class ValueTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any Meterable>

    private func targets(_ log: Log<String>) -> [(name: String, target: any Meterable)] {
        [
            ("object", MeterObject(log)), ("small", SmallMeter(log)), ("large", LargeMeter(log)),
            ("choice", ChoiceMeter.none(log)),
        ]
    }

    func test_B1_anUnobservedCallReachesATargetThatIsAValue() throws {
        let log = Log<String>()
        for (name, target) in targets(log) {
            let proxy = Proxy(forwardingTo: target)
            let object = proxy.object
            XCTAssertEqual(try object.ask(1), "\(name) 1")
            XCTAssertEqual(object.wide(1, 2, "three", [4], 5, 6, 7, 8), 35)
            object.told("a", 2)
            XCTAssertEqual(log.take(), ["\(name) a 2.0"])
            XCTAssertThrowsError(try object.ask(-1)) { XCTAssertTrue($0 is MeterProblem, name) }
        }
    }

    func test_M5_aSetterChangesTheTarget() throws {
        let log = Log<String>()
        try Proxy.register("total", Proxy.selector(get: \.total))
        try Proxy.register("setTotal:", Proxy.selector(set: \.total))
        for (name, target) in targets(log) {
            let proxy = Proxy(forwardingTo: target)
            // A caller's own value of the protocol type, as the setter is `mutating`.
            var object = proxy.object
            object.total = 3
            XCTAssertEqual(proxy.forwardToDelegate()?.total, 3, name)
            let heard = [
                proxy.sentMessage(set: \.total).subscribe { log.add("sent \($0)") },
                proxy.methodInvoked(get: \.total).withOutcome.subscribe { log.add("\($1)") },
            ]
            object.total = 5
            XCTAssertEqual(object.total, 5)
            XCTAssertEqual(log.take(), ["sent 5", "returned(5)"], name)
            object.total += 1
            XCTAssertEqual(log.take(), ["returned(5)", "sent 6"], name)
            XCTAssertEqual(proxy.forwardToDelegate()?.total, 6, name)
            try proxy.send("setTotal:", 8)
            XCTAssertEqual(try proxy.send("total"), 8)
            XCTAssertEqual(log.take(), ["sent 8", "returned(8)"], name)
            let changed = [
                proxy.intercept(set: \.total) { call, total in
                    call.proceed(total + 1)
                    call.proceed(total + 2)
                },
                proxy.intercept(set: { $0.total = $1 }) { call, total in call.proceed(total * 10) },
                proxy.intercept(get: \.total) { call in -call.proceed() },
            ]
            object.total = 1
            XCTAssertEqual(object.total, -30, name)
            XCTAssertEqual(proxy.forwardToDelegate()?.total, 30, name)
            object.total += 31
            XCTAssertEqual(object.total, -30, name)
            try proxy.send("setTotal:", 4)
            XCTAssertEqual(try object.ask(1), "\(name) 61")
            for token in heard + changed { token.cancel() }
            object.count(2)
            XCTAssertEqual(object.total, 62, name)
            _ = log.take()
        }
    }

    func test_K2_whatCallsMakeOfATargetCanBeReadBack() throws {
        let log = Log<String>()
        for (name, target) in targets(log) {
            let proxy = Proxy(forwardingTo: target)
            var object = proxy.object
            object.count(5)
            object.total += 1
            XCTAssertEqual(object.total, 6, name)
            XCTAssertEqual(try object.ask(1), "\(name) 7")
            XCTAssertEqual(proxy.forwardToDelegate()?.total, 6, name)
            if name != "object" { XCTAssertEqual(target.total, 0, "\(name): the proxy has a copy") }
        }
    }

    func test_B2_observersBeforeAndAfterAndTheOutcome() throws {
        let log = Log<String>()
        for (name, target) in targets(log) {
            let proxy = Proxy(forwardingTo: target)
            let subscriptions = [
                proxy.sentMessage(Meterable.told).subscribe { log.add("sent \($0) \($1)") },
                proxy.methodInvoked(Meterable.told).subscribe { log.add("invoked \($0) \($1)") },
            ]
            proxy.object.told("b", 3)
            XCTAssertEqual(log.take(), ["sent b 3.0", "\(name) b 3.0", "invoked b 3.0"])
            subscriptions.forEach { $0.cancel() }
            proxy.object.told("c", 4)
            XCTAssertEqual(log.take(), ["\(name) c 4.0"])
        }
    }

    func test_I1_messagesByNameReachAValue() throws {
        try Proxy.register("told", Proxy.selector(Meterable.told))
        try Proxy.register("ask", Proxy.selector(Meterable.ask))
        let log = Log<String>()
        for (name, target) in targets(log) {
            let proxy = Proxy(forwardingTo: target)
            let subscription = proxy.sentMessage("told").subscribe { log.add("sent \($0.count)") }
            try proxy.send("told", "d", 5.0)
            XCTAssertEqual(log.take(), ["sent 2", "\(name) d 5.0"])
            XCTAssertEqual(try proxy.send("ask", 3, returning: String.self), "\(name) 3")
            XCTAssertThrowsError(try proxy.send("ask", -3, returning: String.self)) {
                XCTAssertTrue($0 is MeterProblem, name)
            }
            subscription.cancel()
        }
    }

    func test_B15_forwardInvocationSeesCallsToAValue() throws {
        final class Intercepting: ForwardingProxy<any Meterable>, @unchecked Sendable {
            override func forwardInvocation(_ invocation: Invocation) throws {
                try invocation.setArgument("changed", at: 0)
                try super.forwardInvocation(invocation)
            }
        }
        try Proxy.register("told", Proxy.selector(Meterable.told))
        let log = Log<String>()
        for (name, target) in targets(log) {
            Intercepting(forwardingTo: target).object.told("e", 6)
            XCTAssertEqual(log.take(), ["\(name) changed 6.0"])
        }
    }

    func test_K4_genericParametersTakeIt() throws {
        func generic<Wanted: Meterable>(_ target: Wanted) throws -> String {
            var target = target
            target.count(2)
            return try target.ask(1)
        }
        let log = Log<String>()
        for (name, target) in targets(log) {
            let proxy = Proxy(forwardingTo: target)
            XCTAssertEqual(try generic(proxy.object), "\(name) 3")
        }
    }

    func test_L1_castsFindIt() throws {
        let log = Log<String>()
        for (name, target) in targets(log) {
            let proxy = Proxy(forwardingTo: target)
            XCTAssertEqual(try (blind(proxy) as? any Meterable)?.ask(4), "\(name) 4")
            XCTAssertEqual(try (blind(proxy.object) as? any Meterable)?.ask(5), "\(name) 5")
            XCTAssertFalse(blind(proxy) is any MeterBase)
            XCTAssertTrue(type(of: proxy.object) == Proxy.self)
        }
    }

    func test_K1_refiningProtocolsAndCompositions() {
        let log = Log<String>()
        for target in [SubValue(), SubObject()] as [any MeterSub] {
            let proxy = ForwardingProxy<any MeterSub>(forwardingTo: target)
            let subscription = proxy.sentMessage(MeterSub.sub).subscribe { _ in log.add("sent") }
            proxy.object.sub(log)
            XCTAssertEqual(log.take().first, "sent")
            XCTAssertTrue(proxy.object.base().hasPrefix("base of"))
            XCTAssertEqual((blind(proxy) as? any MeterBase)?.base(), target.base())
            withExtendedLifetime(subscription) {}
        }
        let both = ForwardingProxy<any MeterSub & Sendable>(forwardingTo: SubValue())
        XCTAssertEqual(both.object.base(), "base of a value")
        struct Two: MeterBase, MeterSub, CustomStringConvertible {
            var description: String { "two" }
            func base() -> String { "two" }
            func sub(_ log: Log<String>) {}
        }
        let composed = ForwardingProxy<any MeterSub & CustomStringConvertible>(forwardingTo: Two())
        XCTAssertEqual(composed.object.description, "two")
        XCTAssertEqual(composed.object.base(), "two")
    }

    func test_A1_aParentWithADelegateThatMayBeAValue() throws {
        let log = Log<String>()
        for (name, target) in targets(log) {
            let parent = MeterParent()
            parent.delegate = target
            let proxy = DelegateProxy<MeterParent, any Meterable>.proxy(for: parent)
            let subscription = proxy.sentMessage(Meterable.told).subscribe { log.add("sent \($0) \($1)") }
            parent.delegate?.told("f", 7)
            XCTAssertEqual(log.take(), ["sent f 7.0", "\(name) f 7.0"])
            XCTAssertTrue(proxy === DelegateProxy<MeterParent, any Meterable>.proxy(for: parent))
            parent.delegate = LargeMeter(log)
            XCTAssertTrue(proxy === DelegateProxy<MeterParent, any Meterable>.proxy(for: parent))
            parent.delegate?.told("g", 8)
            XCTAssertEqual(log.take().filter { $0 != "object ended" }, ["sent g 8.0", "large g 8.0"])
            withExtendedLifetime(subscription) {}
        }
        let empty = MeterParent()
        let proxy = DelegateProxy<MeterParent, any Meterable>.proxy(for: empty)
        XCTAssertNil(proxy.forwardToDelegate())
        proxy.fallbackTarget = SmallMeter(log)
        XCTAssertEqual(try empty.delegate?.ask(1), "small 1")
    }

    func test_F4_severalTargetsThatAreValuesAndObjects() throws {
        _ = try Proxy.selector(Meterable.told)
        let log = Log<String>()
        let proxy = Proxy(forwardingTo: SmallMeter(log))
        let added = proxy.addTarget(LargeMeter(log), retainTarget: false)
        let object = MeterObject(log)
        let other = proxy.addTarget(object, retainTarget: false)
        proxy.object.told("h", 9)
        XCTAssertEqual(log.take(), ["small h 9.0", "large h 9.0", "object h 9.0"])
        XCTAssertEqual(try proxy.object.ask(1), "small 1")
        added.cancel()
        proxy.object.told("i", 1)
        XCTAssertEqual(log.take(), ["small i 1.0", "object i 1.0"])
        withExtendedLifetime((other, object)) {}
    }

    func test_F1_aTargetThatIsAValueIsReleasedWithTheProxy() {
        final class Token {}
        struct Holder: MeterBase {
            let token: Token
            func base() -> String { "holder" }
        }
        weak var token: Token?
        do {
            let made = Token()
            token = made
            let proxy = ForwardingProxy<any MeterBase>(forwardingTo: Holder(token: made))
            XCTAssertEqual(proxy.object.base(), "holder")
            XCTAssertNotNil(proxy.forwardToDelegate())
        }
        XCTAssertNil(token)
    }

    func test_H1_callsFromManyThreads() {
        struct Counting: MeterBase {
            let heard: Log<Int>
            func base() -> String {
                heard.add(1)
                return "base"
            }
        }
        let heard = Log<Int>()
        let proxy = ForwardingProxy<any MeterBase>(forwardingTo: Counting(heard: heard))
        onThreads(8) { thread in
            for _ in 0..<500 {
                if proxy.object.base() != "base" { heard.add(-1) }
                if thread == 0 {
                    proxy.setForwardToDelegate(Counting(heard: heard), retainDelegate: false)
                }
            }
        }
        XCTAssertEqual(heard.entries.count, 4000)
        XCTAssertFalse(heard.entries.contains(-1))
    }
}
