import Switchboard
import TestSupport
import XCTest

public protocol BankDelegate: AnyObject {
    func balance(of account: String) -> Int
    func transfer(_ amount: Int, from source: String, to target: String?) throws -> Bool
    func opened()
    func store(_ receipts: [BankReceipt], _ place: BankPlace) -> BankReceipt
    func each(_ body: @escaping (Int) -> Void)
    func change(_ amount: inout Int)
    func generic<Value>(_ value: Value) -> Value
    func now(_ body: (Int) -> Void)
    func lazily(_ value: @autoclosure () -> Int) -> Int
    func later(_ body: @escaping () async -> Void)
    func take(_ text: consuming String) -> Int
    func several(_ numbers: Int...) -> Int
    func optional(_ body: ((Int) -> Void)?)
    func throwing(_ body: @escaping () throws -> Int) rethrows -> Int
    var name: String { get set }
    var receipt: BankReceipt { get set }
    var size: Int { get throws }
    var number: Int { get throws(BankFailure) }
    func range(_ range: Range<Int>, _ other: Result<String, BankFailure>) -> Int
    subscript(account: String) -> Int { get }
}

public struct BankReceipt: Equatable, Sendable {
    var amount = 0, text = "a text of more than fifteen bytes", a = 1, b = 2, c = 3
}

public enum BankPlace: Equatable, Sendable {
    case street(String, number: Int)
    case nowhere
}

private struct Refused: Error, Equatable {}

public struct BankFailure: Error, Equatable { var text = "a text of more than fifteen bytes" }

private final class Bank: BankDelegate {
    let log: Log<String>
    init(_ log: Log<String> = Log()) { self.log = log }
    var name = "bank"
    var receipt = BankReceipt(amount: 9)
    var size: Int { get throws { throw Refused() } }
    var number: Int { get throws(BankFailure) { throw BankFailure() } }
    func range(_ range: Range<Int>, _ other: Result<String, BankFailure>) -> Int { range.count }
    subscript(account: String) -> Int { account.count }
    func balance(of account: String) -> Int { account.count }
    func transfer(_ amount: Int, from source: String, to target: String?) throws -> Bool {
        log.add("transfer \(amount) from \(source) to \(target ?? "nobody")")
        if amount < 0 { throw Refused() }
        return amount > 10
    }
    func opened() { log.add("opened") }
    func store(_ receipts: [BankReceipt], _ place: BankPlace) -> BankReceipt {
        log.add("store \(receipts.count) at \(place)")
        return receipts.first ?? BankReceipt()
    }
    func each(_ body: @escaping (Int) -> Void) { (1...3).forEach(body) }
    func change(_ amount: inout Int) { amount += 1 }
    func generic<Value>(_ value: Value) -> Value { value }
    func now(_ body: (Int) -> Void) { body(1) }
    func lazily(_ value: @autoclosure () -> Int) -> Int { value() + 1 }
    func later(_ body: @escaping () async -> Void) {}
    func take(_ text: consuming String) -> Int { text.count }
    func several(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
    func optional(_ body: ((Int) -> Void)?) { body?(4) }
    func throwing(_ body: @escaping () throws -> Int) rethrows -> Int { 1 }
}

/// Takes structs of the standard library, and what Swift 6.3 takes for nothing.
public protocol ShapeDelegate: AnyObject {
    func vectors(_ vectors: [SIMD3<Float>], _ vector: SIMD3<Float>, _ mask: SIMDMask<SIMD4<Int32>>) -> SIMD2<Double>
    func rows(_ rows: InlineArray<3, Int>, _ pairs: Zip2Sequence<[Int], Range<Int>>) -> InlineArray<3, Int>
    func halves(_ halves: SIMD4<Float16>) -> SIMD4<Float16>
    func anything(_ value: any Sendable) -> Int
    func owner(_ owner: BankOwner) -> Bool
}

public struct BankOwner {
    public unowned let object: AnyObject?
}

private final class Shape: ShapeDelegate {
    func vectors(_ vectors: [SIMD3<Float>], _ vector: SIMD3<Float>, _ mask: SIMDMask<SIMD4<Int32>>) -> SIMD2<Double> {
        SIMD2(Double(vector.sum()), mask[1] ? 1 : 0)
    }
    func rows(_ rows: InlineArray<3, Int>, _ pairs: Zip2Sequence<[Int], Range<Int>>) -> InlineArray<3, Int> { rows }
    func halves(_ halves: SIMD4<Float16>) -> SIMD4<Float16> { halves * 2 }
    func anything(_ value: any Sendable) -> Int { value as? Int ?? -1 }
    func owner(_ owner: BankOwner) -> Bool { owner.object != nil }
}

/// Nobody conforms.
public protocol UnknownDelegate: AnyObject {
    func count(of text: String) -> Int
    func noted(_ text: String)
}

/// Interceptors of a whole proxy: CONFORMANCE M.
final class WholeInterceptorTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any BankDelegate>

    func test_M1_itGetsEveryCallWithNamesAndValues() throws {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Bank())
        let token = proxy.intercept { call in
            let arguments = try call.invocation?.arguments() ?? ["unknown"]
            try call.proceed()
            let result = try call.invocation?.result(as: Any.self) ?? "unknown"
            log.add("\(call.requirement.selector?.name ?? "\(call.requirement.index)") \(arguments) \(result)")
        }
        let object = proxy.object
        XCTAssertEqual(object.balance(of: "four"), 4)
        XCTAssertEqual(log.take(), ["balance(of:) [\"four\"] 4"])
        XCTAssertEqual(try object.transfer(11, from: "me", to: nil), true)
        XCTAssertEqual(log.take(), ["transfer(_:from:to:) [11, \"me\", nil] true"])
        object.opened()
        XCTAssertEqual(log.take(), ["opened() [] ()"])
        let receipt = BankReceipt(amount: 3)
        XCTAssertEqual(object.store([receipt], .street("a", number: 1)), receipt)
        XCTAssertEqual(log.take().count, 1)
        var sum = 0
        object.each { sum += $0 }
        XCTAssertEqual(sum, 6)
        XCTAssertEqual(log.take(), ["each(_:) [(Function)] ()"])
        object.name = "another name of more than fifteen bytes"
        XCTAssertEqual(object.name, "another name of more than fifteen bytes")
        XCTAssertEqual(
            log.take(),
            [
                "name [\"another name of more than fifteen bytes\"] ()",
                "name [] another name of more than fifteen bytes",
            ])
        XCTAssertEqual(object.receipt, BankReceipt(amount: 9))
        XCTAssertEqual(log.take().first?.hasPrefix("receipt [] BankReceipt(amount: 9"), true)
        XCTAssertEqual(object.range(1..<3, .success("x")), 2)
        XCTAssertEqual(log.take().first?.hasPrefix("range(_:_:) [Range(1..<3), Swift.Result"), true)
        // The symbols do not say whether a getter throws.
        XCTAssertThrowsError(try object.size) { XCTAssertEqual($0 as? Refused, Refused()) }
        XCTAssertThrowsError(try object.number) { XCTAssertEqual($0 as? BankFailure, BankFailure()) }
        _ = log.take()
        // Of types that nobody but the compiler knows, only that they were called.
        XCTAssertEqual(object["abc"], 3)
        var amount = 1
        object.change(&amount)
        XCTAssertEqual(amount, 2)
        var seen = 0
        object.now { seen = $0 }
        XCTAssertEqual(seen, 1)
        XCTAssertEqual(object.lazily(4), 5)
        XCTAssertEqual(object.take("text"), 4)
        XCTAssertEqual(object.several(1, 2), 3)
        let unknown = log.take()
        XCTAssertEqual(unknown.count, 6)
        XCTAssertEqual(
            unknown,
            [
                "subscript(_:)", "change(_:)", "now(_:)", "lazily(_:)", "take(_:)", "several(_:)",
            ].map { $0 + " [\"unknown\"] unknown" })
        object.later {}
        XCTAssertEqual(log.take(), ["later(_:) [(Function)] ()"])
        XCTAssertEqual(object.generic("x"), "x")
        XCTAssertEqual(log.take(), ["generic(_:) [\"x\"] x"])
        object.optional { seen = $0 }
        object.optional(nil)
        XCTAssertEqual(seen, 4)
        XCTAssertEqual(object.throwing { 2 }, 1)
        XCTAssertEqual(log.entries.last, "throwing(_:) [(Function)] 1")
        XCTAssertEqual(log.take().dropLast(), ["optional(_:) [Optional((Function))] ()", "optional(_:) [nil] ()"])
        token.cancel()
        object.opened()
        XCTAssertEqual(log.take(), [])
    }

    func test_M1_itChangesArgumentsProceedsTwiceOrNotAtAll() throws {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Bank(log))
        let token = proxy.intercept { call in
            guard let invocation = call.invocation, call.requirement.selector?.name == "transfer(_:from:to:)" else {
                return try call.proceed()
            }
            switch try invocation.argument(at: 0, as: Int.self) {
            case 0: try invocation.setResult(true)
            case 1:
                try invocation.setArgument("another source of more than fifteen bytes", at: 1)
                try invocation.setArgument("target" as String?, at: 2)
                try call.proceed()
            case 2:
                try call.proceed()
                try invocation.setArgument(100, at: 0)
                try call.proceed()
            case 3: throw Refused()
            default: try call.proceed()
            }
        }
        for _ in 0..<3 {
            XCTAssertEqual(try proxy.object.transfer(0, from: "me", to: nil), true)
            XCTAssertEqual(log.take(), [])
            XCTAssertEqual(try proxy.object.transfer(1, from: "me", to: nil), false)
            XCTAssertEqual(log.take(), ["transfer 1 from another source of more than fifteen bytes to target"])
            XCTAssertEqual(try proxy.object.transfer(2, from: "me", to: nil), true)
            XCTAssertEqual(log.take(), ["transfer 2 from me to nobody", "transfer 100 from me to nobody"])
            XCTAssertThrowsError(try proxy.object.transfer(3, from: "me", to: nil)) {
                XCTAssertEqual($0 as? Refused, Refused())
            }
            XCTAssertThrowsError(try proxy.object.transfer(-1, from: "me", to: nil)) {
                XCTAssertEqual($0 as? Refused, Refused())
            }
            XCTAssertEqual(log.take(), ["transfer -1 from me to nobody"])
        }
        withExtendedLifetime(token) {}
    }

    /// Values that travel in memory, that are taken over, and results in memory.
    func test_M2_valuesOfEveryForm() throws {
        let proxy = Proxy(forwardingTo: Bank())
        let token = proxy.intercept { call in
            guard let invocation = call.invocation else { return try call.proceed() }
            switch (call.requirement.selector?.name, call.requirement.kind) {
            case ("store(_:_:)", _):
                try invocation.setArgument([BankReceipt(amount: 7)], at: 0)
                try invocation.setArgument(BankPlace.nowhere, at: 1)
                try call.proceed()
                var receipt = try invocation.result(as: BankReceipt.self)
                receipt.amount += 1
                try invocation.setResult(receipt)
            case ("name", .setter):
                try invocation.setArgument(invocation.argument(at: 0, as: String.self).uppercased(), at: 0)
                try call.proceed()
                try call.proceed()
            case ("receipt", _): try invocation.setResult(BankReceipt(amount: 10))
            default: try call.proceed()
            }
        }
        let object = proxy.object
        for _ in 0..<3 {
            XCTAssertEqual(object.store([], .street("somewhere", number: 1)), BankReceipt(amount: 8))
            object.name = "a name of more than fifteen bytes"
            XCTAssertEqual(object.name, "A NAME OF MORE THAN FIFTEEN BYTES")
            XCTAssertEqual(object.receipt, BankReceipt(amount: 10))
        }
        withExtendedLifetime(token) {}
    }

    func test_M2_structsOfTheStandardLibrary() throws {
        let proxy = ForwardingProxy<any ShapeDelegate>(forwardingTo: Shape())
        let log = Log<String>()
        let token = proxy.intercept { call in
            if let invocation = call.invocation { log.add("\(try invocation.arguments())") }
            try call.proceed()
            if call.requirement.selector?.name.hasPrefix("vectors") == true {
                try call.invocation?.setResult(SIMD2<Double>(-1, -2))
            }
        }
        let object = proxy.object
        XCTAssertEqual(object.vectors([], SIMD3(1, 2, 3), [false, true, false, false]), SIMD2(-1, -2))
        XCTAssertEqual(
            log.take(), ["[[], SIMD3<Float>(1.0, 2.0, 3.0), SIMDMask<SIMD4<Int32>>(false, true, false, false)]"])
        let rows = object.rows([4, 5, 6], zip([1], 2..<3))
        XCTAssertEqual([rows[0], rows[1], rows[2]], [4, 5, 6])
        XCTAssertEqual(log.take().count, 1)
        // Only calls tell how vectors of 16-bit numbers are returned, and the runtime finds no type with `Sendable` by
        // its name.
        XCTAssertEqual(object.halves(SIMD4(1, 2, 3, 4)), SIMD4(2, 4, 6, 8))
        XCTAssertEqual(object.anything(7), 7)
        XCTAssertEqual(log.take(), [])
        token.cancel()
    }

    func test_M2_aStructOfAnUnownedNil() throws {
        let proxy = ForwardingProxy<any ShapeDelegate>(forwardingTo: Shape())
        let token = proxy.intercept(ShapeDelegate.owner) { call, _ in call.proceed() }
        let clearing = proxy.intercept { call in
            try call.invocation!.setArgument(BankOwner(object: nil), at: 0)
            try call.proceed()
        }
        XCTAssertFalse(proxy.object.owner(BankOwner(object: self)))
        withExtendedLifetime((token, clearing)) {}
    }

    /// Interceptors of the proxy and of methods are one chain.
    func test_M1_inTheOrderInWhichTheyWereAddedBesideTypedOnes() throws {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Bank(log))
        func whole(_ name: String) -> SubscriptionToken {
            proxy.intercept { call in
                log.add(name)
                try call.proceed()
            }
        }
        let tokens = [
            whole("first"),
            proxy.intercept(BankDelegate.balance(of:)) { call, account in
                log.add("typed \(account)")
                return call.proceed(account + "!") * 10
            },
            whole("last"),
            proxy.sentMessage(BankDelegate.balance(of:)).subscribe { log.add("sent \($0)") },
            proxy.methodInvoked(BankDelegate.balance(of:)).withOutcome.subscribe { log.add("invoked \($1)") },
            proxy.intercept(BankDelegate.each) { call, body in call.proceed({ body($0 * 2) }) },
        ]
        XCTAssertEqual(proxy.object.balance(of: "ab"), 30)
        XCTAssertEqual(log.take(), ["sent ab", "first", "typed ab", "last", "invoked returned(30)"])
        proxy.object.opened()
        XCTAssertEqual(log.take(), ["first", "last", "opened"])
        var sum = 0
        proxy.object.each { sum += $0 }
        XCTAssertEqual(sum, 12)
        withExtendedLifetime(tokens) {}
    }

    /// A protocol to which nobody conforms: until a method is named, its calls are only counted, and proceed.
    func test_M5_typesThatAreNotKnown() throws {
        let log = Log<String>(), proxy = ForwardingProxy<any UnknownDelegate>(forwardingTo: nil)
        let counting = ForwardingProxy<any UnknownDelegate>(forwardingTo: proxy.object)
        let tokens = [
            counting.intercept { call in
                log.add("\(call.invocation == nil)")
                try call.proceed()
            },
            proxy.intercept(UnknownDelegate.count(of:)) { call, text in text.count },
            proxy.intercept(UnknownDelegate.noted) { call, text in log.add(text) },
        ]
        XCTAssertEqual(counting.object.count(of: "abc"), 3)
        counting.object.noted("text")
        XCTAssertEqual(log.take(), ["false", "false", "text"])
        withExtendedLifetime(tokens) {}
    }

    func test_M5_aClassThatConformsByHandAndMessages() throws {
        let log = Log<String>(), parent = BankParent(), real = Bank(log)
        parent.delegate = real
        let proxy = HandBankProxy.proxy(for: parent)
        let token = proxy.intercept { call in
            log.add(call.requirement.selector?.name ?? "?")
            try call.invocation?.setArgument("changed", at: 0)
            try call.proceed()
            try call.invocation?.setResult(call.invocation!.result(as: Int.self) + 1)
        }
        XCTAssertEqual(parent.delegate?.balance(of: "me"), 8)
        XCTAssertEqual(log.take(), ["balance"])
        XCTAssertEqual(try proxy.send("balance", "me"), 8)
        XCTAssertEqual(log.take(), ["balance"])
        token.cancel()
        XCTAssertEqual(parent.delegate?.balance(of: "me"), 2)
        withExtendedLifetime(real) {}

        let plain = Proxy(forwardingTo: real)
        try Proxy.register("balance", Proxy.selector(BankDelegate.balance(of:)))
        let other = plain.intercept { call in
            log.add(call.requirement.selector?.name ?? "?")
            try call.proceed()
        }
        XCTAssertEqual(try plain.send("balance", "me"), 2)
        XCTAssertEqual(plain.object.balance(of: "you"), 3)
        XCTAssertEqual(log.take(), ["balance", "balance"])
        withExtendedLifetime(other) {}
    }

    func test_M6_onThreadsWhileInterceptorsComeAndGo() {
        let proxy = Proxy(forwardingTo: Bank()), wrong = Log<Int>()
        onThreads(8) { thread in
            for number in 0..<300 {
                let token = thread < 2 ? proxy.intercept { call in try call.proceed() } : nil
                if proxy.object.balance(of: "abc") != 3 { wrong.add(number) }
                token?.cancel()
            }
        }
        XCTAssertEqual(wrong.entries, [])
    }
}

private final class BankParent: HasDelegate {
    var delegate: (any BankDelegate)?
}

private final class HandBankProxy: DelegateProxy<BankParent, any BankDelegate>, DelegateProxyType, BankDelegate,
    @unchecked Sendable
{
    static let balance = TypedSelector<any BankDelegate, String, Int>("balance") { $0.balance(of: $1) }

    init(parent: BankParent) { super.init(parentObject: parent, delegateProxy: HandBankProxy.self) }

    static func registerKnownImplementations() { register { HandBankProxy(parent: $0) } }
    static func implementedMethods() -> ImplementedMethods<any BankDelegate> { .forwarding(balance) }

    func balance(of account: String) -> Int {
        forward(Self.balance, with: account, default: { -1 }) { $0.balance(of: account) }
    }
    var name: String {
        get { "" }
        set {}
    }
    var receipt: BankReceipt {
        get { BankReceipt() }
        set {}
    }
    var size: Int { get throws { 1 } }
    var number: Int { get throws(BankFailure) { 1 } }
    func range(_ range: Range<Int>, _ other: Result<String, BankFailure>) -> Int { 0 }
    subscript(account: String) -> Int { 0 }
    func transfer(_ amount: Int, from source: String, to target: String?) throws -> Bool { false }
    func opened() {}
    func store(_ receipts: [BankReceipt], _ place: BankPlace) -> BankReceipt { BankReceipt() }
    func each(_ body: @escaping (Int) -> Void) {}
    func change(_ amount: inout Int) {}
    func generic<Value>(_ value: Value) -> Value { value }
    func now(_ body: (Int) -> Void) { body(1) }
    func lazily(_ value: @autoclosure () -> Int) -> Int { value() + 1 }
    func later(_ body: @escaping () async -> Void) {}
    func take(_ text: consuming String) -> Int { text.count }
    func several(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
    func optional(_ body: ((Int) -> Void)?) { body?(4) }
    func throwing(_ body: @escaping () throws -> Int) rethrows -> Int { 1 }
}
