import Switchboard
import TestSupport
import XCTest

/// CONFORMANCE B3 and B7: a default for a delegate type answers what nobody else does.
final class DefaultTests: XCTestCase {
    private typealias Proxy = DelegateProxy<Kiosk, any KioskDelegate>

    /// Its calls, in this test and all others: it is the default for ever.
    private static let log = Log<String>()
    private static let registered: Void = DelegateDefaults.register((any KioskDelegate).self) { Clerk("default", log) }

    private let log = Log<String>()

    /// What the default heard of `body`.
    private func heard(_ body: () throws -> Void) rethrows -> [String] {
        let before = Self.log.entries.count
        try body()
        return Array(Self.log.entries[before...])
    }

    func test_B3_aProxyWithoutADelegate() {
        let kiosk = Kiosk(), log = log
        // Before the default is registered, where this test is the first.
        let proxy = Proxy.proxy(for: kiosk)
        Self.registered
        let subscriptions = [
            proxy.sentMessage(KioskDelegate.opened(at:)).subscribe { log.add("sent \($0)") },
            proxy.methodInvoked(KioskDelegate.opened(at:)).withOutcome.subscribe { log.add("invoked \($0), \($1)") },
        ]
        let answers = heard {
            kiosk.delegate?.opened(at: 9)
            kiosk.delegate?.closed()
            XCTAssertEqual(kiosk.delegate?.price(of: "tea"), 3)
            kiosk.delegate?.pay(1) { log.add("paid \($0)") }
            XCTAssertEqual(kiosk.delegate?.name, "default")
        }
        XCTAssertThrowsError(try kiosk.delegate?.restock(20))
        XCTAssertEqual(answers, ["default opened at 9", "default closed"])
        XCTAssertEqual(log.entries, ["sent 9", "invoked 9, returned", "paid true"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_B3_aDelegateThatGoes() {
        Self.registered
        let kiosk = Kiosk(), log = log
        var real: Clerk? = Clerk("real", log)
        kiosk.delegate = real
        let proxy = Proxy.proxy(for: kiosk)
        let answers = heard {
            kiosk.delegate?.opened(at: 1)
            real = nil
            XCTAssertNil(proxy.forwardToDelegate())
            kiosk.delegate?.opened(at: 2)
        }
        XCTAssertEqual(log.entries, ["real opened at 1"])
        XCTAssertEqual(answers, ["default opened at 2"])
        XCTAssertNil(real)
    }

    func test_B7_aFallbackReceiverAnswersBefore() {
        Self.registered
        let kiosk = Kiosk(), log = log
        let proxy = Proxy.proxy(for: kiosk)
        proxy.fallbackTarget = Clerk("fallback", log)
        XCTAssertEqual(kiosk.delegate?.name, "fallback")
        XCTAssertEqual(heard { kiosk.delegate?.opened(at: 1) }, [])
        XCTAssertEqual(log.entries, ["fallback opened at 1"])
    }

    func test_B7_byName() throws {
        Self.registered
        try Proxy.register("opened(at:)", Proxy.selector(KioskDelegate.opened(at:)))
        try Proxy.register("price(of:)", Proxy.selector(KioskDelegate.price(of:)))
        try Proxy.register("pay(_:_:)", Proxy.selector(KioskDelegate.pay(_:_:)))
        let kiosk = Kiosk(), log = log
        let proxy = Proxy.proxy(for: kiosk)
        let answers = try heard {
            try proxy.send("opened(at:)", 4)
            XCTAssertEqual(try proxy.send("price(of:)", "milk"), 4)
            let paid: @Sendable (Bool) -> Void = { log.add("paid \($0)") }
            try proxy.send("pay(_:_:)", 1, paid)
        }
        XCTAssertEqual(answers, ["default opened at 4"])
        XCTAssertEqual(log.entries, ["paid true"])
        XCTAssertFalse(proxy.responds(to: "price(of:)"), "a default is nobody's answer in particular")
    }

    private final class ForwardingKioskProxy: DelegateProxy<Kiosk, any KioskDelegate>, DelegateProxyType,
        @unchecked Sendable
    {
        let log = Log<String>()
        init(kiosk: Kiosk) { super.init(parentObject: kiosk, delegateProxy: ForwardingKioskProxy.self) }
        static func registerKnownImplementations() { register { ForwardingKioskProxy(kiosk: $0) } }
        override func forwardInvocation(_ invocation: Invocation) throws {
            log.add(invocation.selector.name)
            try super.forwardInvocation(invocation)
        }
    }

    func test_B7_asAnInvocation() throws {
        Self.registered
        try Proxy.register("opened(at:)", Proxy.selector(KioskDelegate.opened(at:)))
        try Proxy.register("price(of:)", Proxy.selector(KioskDelegate.price(of:)))
        let kiosk = Kiosk()
        let proxy = ForwardingKioskProxy.proxy(for: kiosk)
        let answers = heard {
            kiosk.delegate?.opened(at: 5)
            XCTAssertEqual(kiosk.delegate?.price(of: "water"), 5)
        }
        XCTAssertEqual(answers, ["default opened at 5"])
        XCTAssertEqual(proxy.log.entries, ["opened(at:)", "price(of:)"])
    }

    func test_B7_aClassThatConformsByHand() throws {
        Self.registered
        let kiosk = Kiosk(), log = log
        let proxy = HandKioskProxy.proxy(for: kiosk)
        let subscription = proxy.methodInvoked(HandKioskProxy.opened).withOutcome.subscribe { log.add("\($0), \($1)") }
        let answers = heard {
            kiosk.delegate?.opened(at: 6)
            kiosk.delegate?.closed()
            XCTAssertEqual(kiosk.delegate?.price(of: "ale"), 3)
            kiosk.delegate?.pay(2) { log.add("paid \($0)") }
        }
        XCTAssertEqual(answers, ["default opened at 6", "default closed"])
        XCTAssertEqual(log.entries, ["6, returned", "paid true"])
        withExtendedLifetime(subscription) {}
    }

    func test_H1_oneDefaultForAllThreads() {
        DelegateDefaults.register((any SharedDelegate).self) { SharedDefault() }
        let counts = Log<ObjectIdentifier>()
        onThreads(8) { _ in
            for _ in 0..<200 {
                let parent = Parent<any SharedDelegate>()
                let proxy = DelegateProxy<Parent<any SharedDelegate>, any SharedDelegate>.proxy(for: parent)
                counts.add(proxy.object.identity)
            }
        }
        XCTAssertEqual(counts.entries.count, 1_600)
        XCTAssertEqual(Set(counts.entries).count, 1)
    }
}

// MARK: Parents and delegates

struct Refused: Error {}

public protocol KioskDelegate: AnyObject {
    func opened(at hour: Int)
    func closed()
    func price(of thing: String) -> Int
    func restock(_ count: Int) throws
    func pay(_ amount: Int, _ paid: @escaping @Sendable (Bool) -> Void)
    var name: String { get }
}

private final class Clerk: KioskDelegate, Sendable {
    let name: String
    let log: Log<String>
    init(_ name: String, _ log: Log<String>) { (self.name, self.log) = (name, log) }
    func opened(at hour: Int) { log.add("\(name) opened at \(hour)") }
    func closed() { log.add("\(name) closed") }
    func price(of thing: String) -> Int { thing.count }
    func restock(_ count: Int) throws { if count > 10 { throw Refused() } }
    func pay(_ amount: Int, _ paid: @escaping @Sendable (Bool) -> Void) { paid(true) }
}

public final class Kiosk: HasDelegate {
    public weak var delegate: (any KioskDelegate)?
    public init() {}
}

/// Conforms by hand.
private final class HandKioskProxy: DelegateProxy<Kiosk, any KioskDelegate>, DelegateProxyType, KioskDelegate,
    @unchecked Sendable
{
    init(kiosk: Kiosk) { super.init(parentObject: kiosk, delegateProxy: HandKioskProxy.self) }
    static func registerKnownImplementations() { register { HandKioskProxy(kiosk: $0) } }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(HandKioskProxy.self), to: UnsafeRawPointer.self)
    }

    typealias Paid = @Sendable (Bool) -> Void
    static let opened = TypedSelector<any KioskDelegate, Int, Void>("opened(at:)") { $0.opened(at: $1) }
    static let closed = TypedSelector<any KioskDelegate, Void, Void>("closed()") { delegate, _ in delegate.closed() }
    static let price = TypedSelector<any KioskDelegate, String, Int>("price(of:)") { $0.price(of: $1) }
    static let restock = TypedSelector<any KioskDelegate, Int, Void>("restock(_:)") { try $0.restock($1) }
    static let pay = TypedSelector<any KioskDelegate, (Int, Paid), Void>("pay(_:_:)") { $0.pay($1.0, $1.1) }
    static func implementedMethods() -> ImplementedMethods<any KioskDelegate> {
        .forwarding(opened, closed, price, restock, pay)
    }

    func opened(at hour: Int) { forward(Self.opened, with: hour) { $0.opened(at: hour) } }
    func closed() { forward(Self.closed, with: ()) { $0.closed() } }
    func price(of thing: String) -> Int { forward(Self.price, with: thing) { $0.price(of: thing) } }
    func restock(_ count: Int) throws { try forward(Self.restock, with: count) { try $0.restock(count) } }
    func pay(_ amount: Int, _ paid: @escaping Paid) { forward(Self.pay, with: (amount, paid)) { $0.pay(amount, paid) } }
    var name: String { "hand" }
}

public protocol SharedDelegate: AnyObject {
    var identity: ObjectIdentifier { get }
}

private final class SharedDefault: SharedDelegate {
    var identity: ObjectIdentifier { ObjectIdentifier(self) }
}
