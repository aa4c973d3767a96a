import ConformanceHosts
import Switchboard
import TestSupport
import XCTest

public protocol ShopDelegate: AnyObject {
    func price(of name: String) -> Int
    func sell(_ count: Int, to customer: String) throws -> Int
    func pay(_ amount: Int) throws(ShopFailure) -> String
    func closed()
    func greet(_ name: String)
    func keep(_ text: consuming String) -> Int
    func repeated(_ count: Int, _ body: @escaping (Int) -> Void)
    func wide(_ wide: Receipt, _ other: Receipt) -> Receipt
    func item(_ object: AnyObject) -> AnyObject?
    func hold(body: consuming @escaping () -> Int, _ text: consuming String) -> Int
    var handler: (() -> Int)? { get set }
}

public struct ShopFailure: Error, Equatable {
    var amount: Int
}

public struct Receipt: Equatable, Sendable {
    var amount = 0, text = "a text of more than fifteen bytes", a = 1, b = 2, c = 3
}

private struct SoldOut: Error, Equatable {}

private final class Shop: ShopDelegate {
    let log: Log<String>
    init(_ log: Log<String> = Log()) { self.log = log }
    func price(of name: String) -> Int {
        log.add("price of \(name)")
        return name.count
    }
    func sell(_ count: Int, to customer: String) throws -> Int {
        log.add("sell \(count) to \(customer)")
        guard count < 10 else { throw SoldOut() }
        return 10 - count
    }
    func pay(_ amount: Int) throws(ShopFailure) -> String {
        log.add("pay \(amount)")
        guard amount > 0 else { throw ShopFailure(amount: amount) }
        return "paid \(amount) of more than fifteen bytes"
    }
    func closed() { log.add("closed") }
    func greet(_ name: String) { log.add("greet \(name)") }
    func keep(_ text: consuming String) -> Int { text.count }
    func repeated(_ count: Int, _ body: @escaping (Int) -> Void) { for number in 0..<count { body(number) } }
    func wide(_ wide: Receipt, _ other: Receipt) -> Receipt { Receipt(amount: wide.amount + other.amount) }
    func item(_ object: AnyObject) -> AnyObject? { object }
    func hold(body: consuming @escaping () -> Int, _ text: consuming String) -> Int { body() + text.count }
    var handler: (() -> Int)?
}

/// The rules of CONFORMANCE M.
final class InterceptorTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any ShopDelegate>

    func test_M1_inTheOrderInWhichTheyWereAdded() {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Shop(log))
        let tokens = ["outer", "inner"].map { name in
            proxy.intercept(ShopDelegate.price(of:)) { call, item in
                log.add("\(name) before")
                let price = call.proceed()
                log.add("\(name) after \(price)")
                return price + 1
            }
        }
        XCTAssertEqual(proxy.object.price(of: "tea"), 5)
        XCTAssertEqual(
            log.entries, ["outer before", "inner before", "price of tea", "inner after 3", "outer after 4"])
        withExtendedLifetime(tokens) {}
    }

    func test_M1_withTheSameArgumentsWithOthersMoreThanOnceOrNotAtAll() throws {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Shop(log))
        let token = proxy.intercept(ShopDelegate.sell(_:to:)) { call, count, customer in
            switch customer {
            case "nobody": return -1
            case "twins": return try call.proceed(1, "one") + call.proceed(2, "other")
            case "again": return try call.proceed() + call.proceed((count + 1, customer))
            default: return try call.proceed()
            }
        }
        XCTAssertEqual(try proxy.object.sell(3, to: "nobody"), -1)
        XCTAssertEqual(log.take(), [])
        XCTAssertEqual(try proxy.object.sell(3, to: "twins"), 17)
        XCTAssertEqual(log.take(), ["sell 1 to one", "sell 2 to other"])
        XCTAssertEqual(try proxy.object.sell(3, to: "again"), 13)
        XCTAssertEqual(log.take(), ["sell 3 to again", "sell 4 to again"])
        XCTAssertEqual(try proxy.object.sell(3, to: "me"), 7)
        withExtendedLifetime(token) {}
    }

    func test_M2_itThrowsWhatTheMethodMayThrow() {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Shop(log))
        let tokens = [
            proxy.intercept(ShopDelegate.sell(_:to:)) { call, count, customer in
                if customer == "no" { throw SoldOut() }
                do { return try call.proceed() } catch { return 0 }
            },
            proxy.intercept(ShopDelegate.pay) { call, amount throws(ShopFailure) in
                if amount > 100 { throw ShopFailure(amount: 100) }
                return try call.proceed()
            },
        ]
        XCTAssertThrowsError(try proxy.object.sell(1, to: "no")) { XCTAssertEqual($0 as? SoldOut, SoldOut()) }
        XCTAssertEqual(try proxy.object.sell(50, to: "yes"), 0)
        XCTAssertThrowsError(try proxy.object.pay(101)) {
            XCTAssertEqual($0 as? ShopFailure, ShopFailure(amount: 100))
        }
        XCTAssertThrowsError(try proxy.object.pay(-1)) { XCTAssertEqual($0 as? ShopFailure, ShopFailure(amount: -1)) }
        XCTAssertEqual(try proxy.object.pay(7), "paid 7 of more than fifteen bytes")
        withExtendedLifetime(tokens) {}
    }

    func test_M3_observersGetTheCallersArgumentsAndResult() throws {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Shop(log))
        let tokens = [
            proxy.intercept(ShopDelegate.sell(_:to:)) { call, count, customer in
                if customer == "no" { throw SoldOut() }
                return try call.proceed(count * 2, customer) + 100
            },
            proxy.sentMessage(ShopDelegate.sell(_:to:)).subscribe { log.add("sent \($0)") },
            proxy.methodInvoked(ShopDelegate.sell(_:to:)).withOutcome.subscribe { log.add("invoked \($0) \($1)") },
        ]
        XCTAssertEqual(try proxy.object.sell(2, to: "me"), 106)
        XCTAssertEqual(log.take(), ["sent (2, \"me\")", "sell 4 to me", "invoked (2, \"me\") returned(106)"])
        XCTAssertThrowsError(try proxy.object.sell(2, to: "no"))
        XCTAssertEqual(log.take(), ["sent (2, \"no\")", "invoked (2, \"no\") threw(SoldOut())"])
        withExtendedLifetime(tokens) {}
    }

    func test_M4_addingAndRemovingDuringACallConcernsTheNextOne() {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Shop(log))
        var first: SubscriptionToken?, second: SubscriptionToken?
        first = proxy.intercept(ShopDelegate.greet) { call, name in
            log.add("first")
            first?.cancel()
            second = proxy.intercept(ShopDelegate.greet) { call, name in
                log.add("second")
                call.proceed(name.uppercased())
            }
            call.proceed()
        }
        proxy.object.greet("ann")
        XCTAssertEqual(log.take(), ["first", "greet ann"])
        proxy.object.greet("bob")
        XCTAssertEqual(log.take(), ["second", "greet BOB"])
        second?.cancel()
        proxy.object.greet("carl")
        XCTAssertEqual(log.take(), ["greet carl"])
    }

    func test_M4_aTokenKeepsNeitherTheProxyNorItsTarget() {
        weak var proxy: Proxy?
        weak var shop: Shop?
        weak var captured: Shop?
        var token: SubscriptionToken?
        do {
            let real = Shop(), made = Proxy(forwardingTo: real), other = Shop()
            (proxy, shop, captured) = (made, real, other)
            token = made.intercept(ShopDelegate.price(of:)) { call, name in other.price(of: name) }
            XCTAssertEqual(made.object.price(of: "four"), 4)
        }
        XCTAssertNil(proxy)
        XCTAssertNil(shop)
        token?.cancel()
        token = nil
        XCTAssertNil(captured)
    }

    func test_M5_methodsOfEveryForm() throws {
        let proxy = Proxy(forwardingTo: Shop()), object = proxy.object
        let thing = Shop()
        let tokens = [
            proxy.intercept(ShopDelegate.keep) { call, text in call.proceed(text + "!") * 2 },
            proxy.intercept(ShopDelegate.repeated) { call, count, body in
                call.proceed(count + 1) { body($0 * 10) }
            },
            proxy.intercept(ShopDelegate.wide) { call, one, other in call.proceed(other, Receipt(amount: 1)) },
            proxy.intercept(ShopDelegate.item) { call, object in
                let found: AnyObject? = call.proceed()
                return found === thing ? nil : found
            },
            proxy.intercept(ShopDelegate.closed) { call in
                call.proceed()
                call.proceed()
            },
        ]
        for _ in 0..<3 {
            XCTAssertEqual(object.keep("a text of more than fifteen bytes"), 68)
            var numbers: [Int] = []
            object.repeated(2) { numbers.append($0) }
            XCTAssertEqual(numbers, [0, 10, 20])
            XCTAssertEqual(object.wide(Receipt(amount: 5), Receipt(amount: 6)), Receipt(amount: 7))
            XCTAssertNil(object.item(thing))
            XCTAssertTrue(object.item(proxy) === proxy)
        }
        let log = Log<String>()
        proxy.setForwardToDelegate(Shop(log), retainDelegate: true)
        object.closed()
        XCTAssertEqual(log.entries, ["closed", "closed"])
        withExtendedLifetime(tokens) {}
    }

    /// Closures that the receiver takes over, as a setter does: unchanged, with another argument, or replaced.
    func test_M5_closuresThatAreTakenOver() {
        weak var captured: Log<Int>?
        do {
            let proxy = Proxy(forwardingTo: Shop()), object = proxy.object, log = Log<Int>()
            captured = log
            var tokens = [
                proxy.intercept { call in
                    try call.proceed()
                    if call.invocation != nil { try call.proceed() }
                }
            ]
            for _ in 0..<2 {
                for number in 0..<5 {
                    let body = { [log] () -> Int in
                        log.add(number)
                        return number
                    }
                    XCTAssertEqual(object.hold(body: body, "text"), number + 4)
                    object.handler = body
                    XCTAssertEqual(object.handler?(), number)
                }
                object.handler = nil
                XCTAssertNil(object.handler)
                tokens += [
                    proxy.intercept(ShopDelegate.hold(body:_:)) { call, body, text in
                        call.proceed(body, text + "!") - 1
                    },
                    proxy.intercept(set: \.handler) { call, body in call.proceed() },
                ]
            }
            withExtendedLifetime(tokens) {}
        }
        XCTAssertNil(captured)
    }

    func test_M5_severalDelegatesAndNone() {
        let first = Log<String>(), second = Log<String>()
        let proxy = Proxy(forwardingTo: Shop(first)), other = Shop(second)
        let tokens = [
            proxy.addTarget(other, retainTarget: false),
            proxy.intercept(ShopDelegate.greet) { call, name in call.proceed("Ms " + name) },
            proxy.intercept(ShopDelegate.price(of:)) { call, name in name == "none" ? 3 : call.proceed() },
        ]
        proxy.object.greet("ann")
        XCTAssertEqual(first.take(), ["greet Ms ann"])
        XCTAssertEqual(second.take(), ["greet Ms ann"])
        XCTAssertEqual(proxy.object.price(of: "cup"), 3)
        XCTAssertEqual(first.take() + second.take(), ["price of cup"])
        // Nobody: the interceptor answers in the receivers' place.
        let alone = Proxy()
        let answering = [
            alone.intercept(ShopDelegate.price(of:)) { call, name in 42 },
            alone.intercept(ShopDelegate.greet) { call, name in call.proceed() },
        ]
        XCTAssertEqual(alone.object.price(of: "none"), 42)
        alone.object.greet("nobody")
        withExtendedLifetime((tokens, answering, other)) {}
    }

    /// Registered methods become invocations, which go through interceptors as well; so do messages.
    func test_M5_messagesAndRegisteredMethods() throws {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Shop(log))
        try Proxy.register("sell", Proxy.selector(ShopDelegate.sell(_:to:)))
        try Proxy.register("greet", Proxy.selector(ShopDelegate.greet))
        let tokens = [
            proxy.intercept(ShopDelegate.sell(_:to:)) { call, count, customer in
                try call.proceed(count + 1, customer + "!") * 10
            },
            proxy.intercept(ShopDelegate.greet) { call, name in call.proceed("Mr " + name) },
            proxy.sentMessage("sell").subscribe { log.add("sent \($0)") },
            proxy.methodInvoked("sell").withOutcome.subscribe { log.add("invoked \($1)") },
        ]
        XCTAssertEqual(try proxy.object.sell(1, to: "a"), 80)
        XCTAssertEqual(log.take(), ["sent [1, \"a\"]", "sell 2 to a!", "invoked returned(80)"])
        XCTAssertEqual(try proxy.send("sell", 2, "b"), 70)
        XCTAssertEqual(log.take(), ["sent [2, \"b\"]", "sell 3 to b!", "invoked returned(70)"])
        XCTAssertThrowsError(try proxy.object.sell(20, to: "c")) { XCTAssertEqual($0 as? SoldOut, SoldOut()) }
        _ = log.take()
        try proxy.send("greet", "x")
        proxy.object.greet("y")
        XCTAssertEqual(log.entries, ["greet Mr x", "greet Mr y"])
        withExtendedLifetime(tokens) {}
    }

    /// A class that conforms by hand, whose methods are found by a probe.
    func test_M5_aClassThatConformsByHand() throws {
        let log = Log<String>(), parent = ShopParent(), real = Shop(log)
        parent.delegate = real
        let proxy = HandShopProxy.proxy(for: parent)
        let tokens = [
            proxy.intercept(ShopDelegate.price(of:)) { call, name in
                name == "gift" ? 0 : call.proceed(name + "!") + 100
            },
            proxy.intercept(ShopDelegate.greet) { call, name in call.proceed("Dr " + name) },
            proxy.intercept(ShopDelegate.sell(_:to:)) { call, count, customer in
                if count == 0 { throw SoldOut() }
                return try call.proceed() + 1
            },
            proxy.sentMessage(ShopDelegate.price(of:)).subscribe { log.add("sent \($0)") },
            proxy.methodInvoked(ShopDelegate.price(of:)).withOutcome.subscribe { log.add("invoked \($0) \($1)") },
        ]
        XCTAssertEqual(parent.delegate?.price(of: "tea"), 104)
        XCTAssertEqual(log.take(), ["sent tea", "price of tea!", "invoked tea returned(104)"])
        XCTAssertEqual(parent.delegate?.price(of: "gift"), 0)
        XCTAssertEqual(log.take(), ["sent gift", "invoked gift returned(0)"])
        parent.delegate?.greet("who")
        XCTAssertEqual(log.take(), ["greet Dr who"])
        XCTAssertEqual(try parent.delegate?.sell(1, to: "me"), 10)
        XCTAssertThrowsError(try parent.delegate?.sell(0, to: "me")) { XCTAssertEqual($0 as? SoldOut, SoldOut()) }
        XCTAssertThrowsError(try parent.delegate?.sell(10, to: "me")) { XCTAssertEqual($0 as? SoldOut, SoldOut()) }
        _ = log.take()
        // By name, which calls the class's own method.
        XCTAssertEqual(try proxy.send("price", "cup"), 104)
        XCTAssertEqual(log.take(), ["sent cup", "price of cup!", "invoked cup returned(104)"])
        // Nobody: the class's default, which the interceptor sees.
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        XCTAssertEqual(parent.delegate?.price(of: "tea"), 93)
        parent.delegate?.greet("nobody")
        for token in tokens { token.cancel() }
        XCTAssertEqual(parent.delegate?.price(of: "tea"), -7)
        withExtendedLifetime(real) {}
    }

    func test_M6_onThreadsWhileInterceptorsComeAndGo() {
        let proxy = Proxy(forwardingTo: Shop()), wrong = Log<Int>()
        onThreads(8) { thread in
            for number in 0..<500 {
                if thread < 2 {
                    let token = proxy.intercept(ShopDelegate.price(of:)) { call, name in call.proceed() + 100 }
                    if proxy.object.price(of: "abc") < 103 { wrong.add(number) }
                    token.cancel()
                } else if proxy.object.price(of: "abc") % 100 != 3 {
                    wrong.add(number)
                }
            }
        }
        XCTAssertEqual(wrong.entries, [])
        XCTAssertEqual(proxy.object.price(of: "abc"), 3)
    }
}

private final class ShopParent: HasDelegate {
    var delegate: (any ShopDelegate)?
}

private final class HandShopProxy: DelegateProxy<ShopParent, any ShopDelegate>, DelegateProxyType, ShopDelegate,
    @unchecked Sendable
{
    typealias Method<Element, Result> = TypedSelector<any ShopDelegate, Element, Result>
    static let price = Method<String, Int>("price") { $0.price(of: $1) }
    static let greet = Method<String, Void>("greet") { $0.greet($1) }
    static let sell = Method<(Int, String), Int>("sell") { try $0.sell($1.0, to: $1.1) }

    init(parent: ShopParent) { super.init(parentObject: parent, delegateProxy: HandShopProxy.self) }

    static func registerKnownImplementations() { register { HandShopProxy(parent: $0) } }
    static func implementedMethods() -> ImplementedMethods<any ShopDelegate> {
        .forwarding(price, greet, sell) { ShopProbe() }
    }

    func price(of name: String) -> Int {
        forward(Self.price, with: name, default: { -7 }) { $0.price(of: name) }
    }
    func sell(_ count: Int, to customer: String) throws -> Int {
        try forward(Self.sell, with: (count, customer)) { try $0.sell(count, to: customer) }
    }
    func greet(_ name: String) { forward(Self.greet, with: name) { $0.greet(name) } }
    func pay(_ amount: Int) throws(ShopFailure) -> String { throw ShopFailure(amount: amount) }
    func closed() {}
    func keep(_ text: consuming String) -> Int { 0 }
    func repeated(_ count: Int, _ body: @escaping (Int) -> Void) {}
    func wide(_ wide: Receipt, _ other: Receipt) -> Receipt { wide }
    func item(_ object: AnyObject) -> AnyObject? { nil }
    func hold(body: consuming @escaping () -> Int, _ text: consuming String) -> Int { 0 }
    var handler: (() -> Int)?
}

private final class ShopProbe: MethodProbe, ShopDelegate {
    func price(of name: String) -> Int { note(0) }
    func greet(_ name: String) { note(1) }
    func sell(_ count: Int, to customer: String) throws -> Int { note(2) }
    func pay(_ amount: Int) throws(ShopFailure) -> String { throw ShopFailure(amount: amount) }
    func closed() {}
    func keep(_ text: consuming String) -> Int { 0 }
    func repeated(_ count: Int, _ body: @escaping (Int) -> Void) {}
    func wide(_ wide: Receipt, _ other: Receipt) -> Receipt { wide }
    func item(_ object: AnyObject) -> AnyObject? { nil }
    func hold(body: consuming @escaping () -> Int, _ text: consuming String) -> Int { 0 }
    var handler: (() -> Int)?
}
