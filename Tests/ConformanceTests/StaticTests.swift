import Switchboard
import Testing

/// What the type of an account says.
public protocol AccountKind: AnyObject {
    static var currency: String { get }
    static var limit: Int { get set }
    static func fee(_ amount: Int) throws -> Int
    static func sum(
        _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Double
    ) -> Double
    static func rate(_ name: String) async throws -> Double
    init(number: Int)
    var number: Int { get }
    func add(_ amount: Int) -> Int
}

struct FeeError: Error {}

final class Savings: AccountKind {
    static var currency: String { "EUR" }
    nonisolated(unsafe) static var limit = 5
    static func fee(_ amount: Int) throws -> Int {
        if amount < 0 { throw FeeError() }
        return amount / 100
    }
    static func sum(
        _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Double
    ) -> Double { Double(a + b + c + d + e + f + g + h) + i }
    static func rate(_ name: String) async throws -> Double {
        await Task.yield()
        if name.isEmpty { throw FeeError() }
        return Double(name.count)
    }
    let number: Int
    init(number: Int) { self.number = number }
    func add(_ amount: Int) -> Int { number + amount }
}

/// Structs may conform, and the static requirement is a base protocol's.
public protocol Named { static var title: String { get } }
public protocol Unit: Named { func convert(_ value: Int) -> Int }
struct Meter: Unit {
    static var title: String { "meter, a title of more than fifteen bytes" }
    func convert(_ value: Int) -> Int { value * 100 }
}

/// Nothing else has it: its targets are of two types.
public protocol Shade: AnyObject {
    static var name: String { get }
    func value() -> Int
}
final class Light: Shade {
    static var name: String { "light" }
    func value() -> Int { 1 }
}
final class Dark: Shade {
    static var name: String { "dark" }
    func value() -> Int { 2 }
}

/// To the type of an account, a proxy would be an account.
public protocol Joined: AnyObject {
    static func join(_ first: Self, _ second: Self) -> Int
    func value() -> Int
}
final class Joint: Joined {
    static func join(_ first: Joint, _ second: Joint) -> Int { first.value() + second.value() }
    func value() -> Int { 1 }
}

/// An operator of a protocol takes its type.
public protocol Added: AnyObject {
    static func + (one: Self, number: Int) -> Int
    func value() -> Int
}
final class Addend: Added {
    static func + (one: Addend, number: Int) -> Int { one.value() + number }
    func value() -> Int { 1 }
}

/// The array may be one of proxies.
public protocol Summed: AnyObject {
    static func total<Values: Sequence>(_ values: Values) -> Int where Values.Element == Self
}
final class Sum: Summed {
    static func total<Values: Sequence>(_ values: Values) -> Int where Values.Element == Sum {
        values.map { _ in 1 }.reduce(0, +)
    }
}

/// What is generic, and what an extension calls.
public protocol Stock: AnyObject {
    static var place: String { get }
    static func count<Values: Collection>(_ values: Values) -> Int
    static func compare<Other: Stock>(_ other: Other) -> String
    func describe() -> String
}
extension Stock {
    public func describe() -> String { "\(type(of: self).place), \(Self.place)" }
}
/// Refines it.
public protocol LargeStock: Stock {
    static var size: Int { get }
    static var name: String { get }
}
final class Barn: LargeStock {
    static var place: String { "barn" }
    static var size: Int { 40 }
    static var name: String { "a barn, with a name of more than fifteen bytes" }
    static func count<Values: Collection>(_ values: Values) -> Int { values.count }
    static func compare<Other: Stock>(_ other: Other) -> String { Other.place }
}
final class Shed: Stock {
    static var place: String { "shed" }
    static func count<Values: Collection>(_ values: Values) -> Int { -values.count }
    static func compare<Other: Stock>(_ other: Other) -> String { Other.place }
}
@inline(never) private func compare<One: Stock>(_ one: One) -> String { One.compare(one) }

/// What a call passes may be types, with tables or without.
public protocol Sorter: AnyObject {
    static func count<Values: Collection>(_ values: Values) -> Int
    static func name(of type: Any.Type) -> String
    static func rank<Other: Sorter>(_ other: Other, _ number: Int) -> String
    static func title(of type: any Sorter.Type) -> String
    static var title: String { get }
    init<Value>(value: Value)
}
final class SortingRoom: Sorter {
    static func count<Values: Collection>(_ values: Values) -> Int { values.count }
    static func name(of type: Any.Type) -> String { "\(type)" }
    static func rank<Other: Sorter>(_ other: Other, _ number: Int) -> String { "\(Other.title) \(number)" }
    static func title(of type: any Sorter.Type) -> String { "of \(type.title)" }
    static var title: String { "post" }
    init<Value>(value: Value) {}
}
final class Parcel: Sorter {
    static func count<Values: Collection>(_ values: Values) -> Int { -values.count }
    static func name(of type: Any.Type) -> String { "parcel" }
    static func rank<Other: Sorter>(_ other: Other, _ number: Int) -> String { "" }
    static func title(of type: any Sorter.Type) -> String { "" }
    static var title: String { "parcel" }
    init<Value>(value: Value) {}
}

/// A build for debugging has a local variable's type and table on the stack, behind the arguments.
@inline(never) private func sort(_ sorter: any Sorter, _ other: some Sorter) -> [String] {
    let kind = type(of: sorter)
    let count = kind.count([1])
    let name = kind.name(of: Int.self)
    let rank = kind.rank(other, 3)
    let title = kind.title(of: Parcel.self)
    let made = kind.init(value: "a text")
    return ["\(count)", name, rank, title, "\(made is ForwardingProxy<any Sorter>)"]
}

/// An initializer of a protocol to which proxies are cast.
public protocol PlainValue: AnyObject { func value() -> Int }
public protocol Fancy: PlainValue { init(value: Int) }
final class FancyValue: Fancy {
    private let number: Int
    init(value: Int) { number = value }
    func value() -> Int { number }
}

/// Its static property is changed in place.
public protocol Counter: AnyObject {
    static var count: Int { get set }
    func value() -> Int
}
final class Counts: Counter {
    nonisolated(unsafe) static var count = 1
    func value() -> Int { 1 }
}
@inline(never) private func increment<Kind: Counter>(_: Kind) { Kind.count += 1 }

/// Its static method is registered under a name.
public protocol Rated: AnyObject {
    static func rate(_ number: Int) -> Int
    func value() -> Int
}
final class Rates: Rated {
    static func rate(_ number: Int) -> Int { number * 2 }
    func value() -> Int { 1 }
}

/// What may fail.
public protocol Parsed: AnyObject {
    init?(text: String)
    init(positive: Int) throws
    func value() -> Int
}
final class Number: Parsed {
    private let number: Int
    init(_ number: Int) { self.number = number }
    init?(text: String) {
        guard let number = Int(text) else { return nil }
        self.number = number
    }
    init(positive: Int) throws {
        if positive < 0 { throw FeeError() }
        number = positive
    }
    func value() -> Int { number }
}

/// Classes and structs may conform.
public protocol Sized {
    init(size: Int)
    init?(exactly size: Int)
    var size: Int { get }
}
final class SizedClass: Sized {
    let size: Int
    init(size: Int) { self.size = size }
    init?(exactly size: Int) {
        if size < 0 { return nil }
        self.size = size
    }
}
struct SizedStruct: Sized {
    var size: Int
    init(size: Int) { self.size = size }
    init?(exactly size: Int) { self.size = size }
}

final class Branch: HasDelegate {
    var delegate: (any AccountKind)?
}

@inline(never) private func another<Kind: AccountKind>(_: Kind, _ number: Int) -> Kind { Kind(number: number) }

/// As generic code calls them.
@inline(never) private func limit<Kind: AccountKind>(_: Kind, adding amount: Int) -> Int {
    Kind.limit += amount
    return Kind.limit
}

@Suite struct StaticTests {

    @Test func test_Q1_staticCallsGoToTheTargetsType() async throws {
        let proxy = ForwardingProxy<any AccountKind>(forwardingTo: Savings(number: 7))
        let account = proxy.object, kind = type(of: account)
        #expect(account.add(3) == 10)
        #expect(kind.currency == "EUR")
        #expect(try kind.fee(300) == 3)
        #expect(throws: FeeError.self) { try kind.fee(-1) }
        #expect(kind.sum(1, 2, 3, 4, 5, 6, 7, 8, 0.5) == 36.5)
        #expect(try await kind.rate("four") == 4)
        await #expect(throws: FeeError.self) { try await kind.rate("") }
        let before = Savings.limit
        kind.limit = before + 2
        #expect(Savings.limit == before + 2)
        #expect(limit(account, adding: 3) == before + 5)
    }

    @Test func test_Q1_ofAProtocolOfValuesAndOfABase() {
        let proxy = ForwardingProxy<any Unit>(forwardingTo: Meter())
        #expect(proxy.object.convert(2) == 200)
        #expect(type(of: proxy.object).title == Meter.title)
    }

    /// The instance requirements are observed, and called, as any others.
    @Test func test_Q1_aTargetIsNotNeededForInstances() {
        let proxy = ForwardingProxy<any Shade>()
        var count = 0
        let observing = proxy.methodInvoked(Shade.value).subscribe { count += 1 }
        let answering = proxy.whenUnanswered(Shade.value) { 3 }
        #expect(proxy.object.value() == 3 && count == 1)
        withExtendedLifetime((observing, answering)) {}
    }

    @Test func test_Q1_withoutATargetAStaticCallTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any Shade>()
            _ = type(of: proxy.object).name
        }
        #expect(
            text(result).contains(
                "can't answer a call of `name` of ConformanceTests.Shade (getter) on the type of proxies for "
                    + "ConformanceTests.Shade: there was no target, whose type would answer."),
            "\(text(result))")
    }

    @Test func test_Q1_targetsOfSeveralTypes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let one = ForwardingProxy<any Shade>(forwardingTo: Light())
            let other = ForwardingProxy<any Shade>(forwardingTo: Dark())
            precondition(one.object.value() + other.object.value() == 3)
            _ = type(of: one.object).name
        }
        #expect(text(result).contains("the targets are of several types"), "\(text(result))")
    }

    @Test func test_Q1_otherwise_aProxyCannotBeMadeIfAStaticRequirementTakesTheConformingType() {
        #expect(Joint.join(Joint(), Joint()) == 2)
        #expect {
            _ = try ForwardingProxy<any Joined>.proxyOrThrow()
        } throws: {
            "\($0)".contains("`join(_:_:)` of ConformanceTests.Joined takes or returns `Self`")
        }
    }

    @Test func test_Q1_otherwise_aProxyCannotBeMadeForAnOperator() {
        #expect(Addend() + 1 == 2)
        #expect {
            _ = try ForwardingProxy<any Added>.proxyOrThrow()
        } throws: {
            "\($0)".contains(
                "`+` of ConformanceTests.Added takes or returns `Self`, and a proxy and its target have different types. "
                    + "Declare it outside of the protocol, with `any ConformanceTests.Added` in place of `Self`")
        }
    }

    /// As a trailing closure means it.
    @Test func test_Q1_otherwise_aGetterThatReturnsAnAsynchronousMethodThrows() {
        #expect {
            _ = try ForwardingProxy<any AccountKind>.selector(get: { type(of: $0).rate })
        } throws: {
            "\($0)".contains(
                "If the closure references an asynchronous method, put it in parentheses, as in `({ $0.load })`")
        }
    }

    @Test func test_Q1_otherwise_aProxyCannotBeMadeIfAConstraintNamesTheConformingType() {
        #expect(Sum.total([Sum()]) == 1)
        #expect {
            _ = try ForwardingProxy<any Summed>.proxyOrThrow()
        } throws: {
            "\($0)".contains("`total(_:)` of ConformanceTests.Summed takes or returns `Self`")
        }
    }

    @Test func test_Q1_genericStaticMethods() {
        let proxy = ForwardingProxy<any Stock>(forwardingTo: Barn()), kind = type(of: proxy.object)
        #expect(kind.count([1, 2, 3]) == 3)
        #expect(kind.compare(Shed()) == "shed")
        #expect(Shed.count([1]) == -1)
    }

    @Test func test_Q1_typesAmongTheArguments() {
        let proxy = ForwardingProxy<any Sorter>(forwardingTo: SortingRoom(value: 1))
        #expect(sort(proxy.object, Parcel(value: 2)) == ["1", "Int", "parcel 3", "of parcel", "true"])
    }

    @Test func test_Q1_aDefaultImplementationCallsThem() {
        let barn = Barn(), proxy = ForwardingProxy<any Stock>(forwardingTo: barn)
        #expect(proxy.object.describe() == "barn, barn")
        let unanswered = ForwardingProxy<any Stock>()
        #expect(unanswered.object.describe() == "barn, barn")
    }

    @Test func test_Q1_afterACast() throws {
        let proxy = ForwardingProxy<any Stock>(forwardingTo: Barn()), stock = proxy.object
        let large = try #require(stock as? any LargeStock), kind = type(of: large), base = type(of: stock)
        #expect(kind.size == 40)
        #expect(kind.name == Barn.name)
        #expect(kind.place == "barn" && base.place == "barn")
        withExtendedLifetime(stock) {}
    }

    /// The type of a proxy answers nothing by itself.
    @Test func test_Q1_aProxyAsATargetTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let inner = ForwardingProxy<any Shade>()
            let outer = ForwardingProxy<any Shade>(forwardingTo: inner.object)
            _ = type(of: outer.object).name
        }
        #expect(text(result).contains("there was no target"), "\(text(result))")
    }

    @Test func test_Q1_anArgumentOfTheSameTypeTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any Stock>(forwardingTo: Barn())
            _ = compare(proxy.object)
        }
        #expect(text(result).contains("an argument's type may be the proxy's type, too"), "\(text(result))")
    }

    @Test func test_Q1_aGenericStaticMethodIsObserved() {
        let proxy = ForwardingProxy<any Stock>(forwardingTo: Barn()), kind = type(of: proxy.object)
        var counts: [Int] = []
        let token = proxy.sentMessage { stock in { (values: [Int]) in type(of: stock).count(values) } }
            .subscribe { counts.append($0.count) }
        #expect(kind.count([1, 2, 3]) == 3)
        #expect(kind.count(["text"]) == 1)
        #expect(counts == [3])
        withExtendedLifetime(token) {}
    }

    @Test func test_Q1_aChangeInPlaceCallsGetterAndSetter() {
        let proxy = ForwardingProxy<any Counter>(forwardingTo: Counts())
        var events: [String] = []
        increment(proxy.object)
        #expect(Counts.count == 2)
        let setting = proxy.sentMessage { counter in { (count: Int) in type(of: counter).count = count } }
            .subscribe { events.append("set \($0)") }
        increment(proxy.object)
        let getting = proxy.methodInvoked(get: { type(of: $0).count }).withOutcome
            .subscribe { events.append("get \($1)") }
        increment(proxy.object)
        let intercepting = proxy.intercept({ counter in { (count: Int) in type(of: counter).count = count } }) {
            $0.proceed($1 * 10)
        }
        increment(proxy.object)
        #expect(Counts.count == 50)
        #expect(events == ["set 3", "get returned(3)", "set 4", "get returned(4)", "set 5"])
        withExtendedLifetime((setting, getting, intercepting)) {}
    }

    @Test func test_Q1_aRegisteredMethod() throws {
        typealias Proxy = ForwardingProxy<any Rated>
        try Proxy.register("rate:", Proxy.selector { type(of: $0).rate })
        let proxy = Proxy(forwardingTo: Rates()), kind = type(of: proxy.object)
        var events: [String] = []
        #expect(try proxy.send("rate:", 2) as Int == 4)
        let intercepting = proxy.intercept({ type(of: $0).rate }) { call, number in call.proceed(number + 1) }
        #expect(kind.rate(2) == 6)
        let observing = proxy.methodInvoked("rate:").withOutcome.subscribe { events.append("\($0) \($1)") }
        #expect(kind.rate(3) == 8)
        #expect(try proxy.send("rate:", 4) as Int == 10)
        intercepting.cancel()
        #expect(try proxy.send("rate:", 5) as Int == 10)
        #expect(events.count == 3, "\(events)")
        withExtendedLifetime(observing) {}
    }

    @Test func test_Q1_aReferenceToAnInitializerTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any AccountKind>(forwardingTo: Savings(number: 7))
            _ = proxy.sentMessage { account in { (number: Int) in type(of: account).init(number: number) } }
        }
        #expect(text(result).contains("a closure that references a method called an initializer"), "\(text(result))")
    }

    @Test func test_Q1_anInitializerMakesAProxyBeforeTheTargetsNewInstance() throws {
        let proxy = ForwardingProxy<any AccountKind>(forwardingTo: Savings(number: 7))
        let account = type(of: proxy.object).init(number: 1)
        #expect(account.number == 1 && account.add(2) == 3)
        #expect(account !== proxy.object && type(of: account) == type(of: proxy.object))
        #expect((account as? ForwardingProxy<any AccountKind>)?.forwardToDelegate() is Savings)
        #expect(another(proxy.object, 5).add(1) == 6)
    }

    @Test func test_Q1_anInitializerThatFailsOrThrows() throws {
        let proxy = ForwardingProxy<any Parsed>(forwardingTo: Number(1)), kind = type(of: proxy.object)
        #expect(kind.init(text: "12")?.value() == 12)
        #expect(kind.init(text: "twelve") == nil)
        #expect(try kind.init(positive: 3).value() == 3)
        #expect(throws: FeeError.self) { try kind.init(positive: -3) }
        // The new instance ends with its proxy.
        weak var ended: AnyObject?
        ended = (kind.init(text: "4") as? ForwardingProxy<any Parsed>)?.forwardToDelegate()
        #expect(ended == nil)
    }

    @Test func test_Q1_anInitializerOfAProtocolOfValues() async {
        let proxy = ForwardingProxy<any Sized>(forwardingTo: SizedClass(size: 1)), kind = type(of: proxy.object)
        #expect(kind.init(size: 8).size == 8)
        #expect(kind.init(exactly: 9)?.size == 9 && kind.init(exactly: -9) == nil)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any Sized>(forwardingTo: SizedStruct(size: 1))
            _ = type(of: proxy.object).init(size: 2)
        }
        #expect(text(result).contains("the target is a struct or an enum"), "\(text(result))")
    }

    @Test func test_Q1_anInitializerOfAClassThatTheLibraryDoesNotMakeTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let parent = Branch()
            parent.delegate = Savings(number: 7)
            let proxy = DelegateProxy<Branch, any AccountKind>.proxy(for: parent)
            _ = type(of: proxy.object).init(number: 1)
        }
        #expect(text(result).contains("the library can't make objects of this class"), "\(text(result))")
    }

    @Test func test_Q1_anInitializerAfterACastTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any PlainValue>(forwardingTo: FancyValue(value: 1))
            let fancy = proxy.object as! any Fancy
            _ = type(of: fancy).init(value: 2)
        }
        #expect(
            text(result).contains(
                "on the type of a proxy that was cast to any ConformanceTests.Fancy: the library makes no proxies of that "
                    + "type. Make the proxy for the protocol, `ForwardingProxy<any ConformanceTests.Fancy>`"),
            "\(text(result))")
    }
}
