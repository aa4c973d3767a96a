import Switchboard
import TestProtocols
import TestSupport
import XCTest

/// Unobserved calls: whatever the signature, the real delegate gets the arguments and the caller gets the result.
final class PassThroughTests: XCTestCase {
    private final class Results: ResultDelegate {
        func int() -> Int { 42 }
        func bool(_ x: Bool) -> Bool { !x }
        func double(_ x: Double) -> Double { x * 2 }
        func text(_ x: String) -> String { x + " and more of it, so that it is on the heap" }
        func optional(_ x: Int?) -> Int? { x.map { $0 + 1 } }
        func four() -> FourWords { .sample }
        func doubles() -> FourDoubles { .sample }
        func mixed() -> Mixed { .sample }
        func nine(_ x: Int, _ y: Double) -> NineWords {
            var nine = NineWords.sample
            nine.a = x
            nine.i = Int(y)
            return nine
        }
        func anything(_ x: Any) -> Any { [x] }
        func simd(_ x: SIMD4<Float>, _ y: SIMD4<Double>) -> SIMD4<Double> { SIMD4<Double>(x) + y }
        func object(_ x: Token) -> Token { x }
        func closure(_ x: @escaping (Int) -> Int) -> (Int) -> Int { { x($0) + 1 } }
        func tuple(_ x: (Int, String)) -> (String, Int) { (x.1, x.0) }
        func generic<Value>(_ x: Value) -> [Value] { [x, x] }
        func array(_ x: [Int]) -> [String: [Int]] { ["x": x] }
        func many(
            _ a: Int, _ b: Double, _ c: Int, _ d: Double, _ e: Int, _ f: Double, _ g: Int, _ h: Double, _ i: Int,
            _ j: Double, _ k: Int, _ l: Double, _ m: Int, _ n: Double, _ o: Int, _ p: Double, _ q: Int, _ r: Double,
            _ s: Int, _ t: Double, _ u: String
        ) -> String {
            "\(a) \(b) \(c) \(d) \(e) \(f) \(g) \(h) \(i) \(j) \(k) \(l) \(m) \(n) \(o) \(p) \(q) \(r) \(s) \(t) \(u)"
        }
    }

    func test_B1_everyKindOfResultComesBack() {
        let real = Results()
        let host = Parent<any ResultDelegate>(real)
        let proxy = DelegateProxy<Parent<any ResultDelegate>, any ResultDelegate>.proxy(for: host)
        let delegate = proxy.object

        XCTAssertEqual(delegate.int(), 42)
        XCTAssertEqual(delegate.bool(false), true)
        XCTAssertEqual(delegate.double(1.25), 2.5)
        XCTAssertEqual(delegate.text("a text"), real.text("a text"))
        XCTAssertEqual(delegate.optional(nil), nil)
        XCTAssertEqual(delegate.optional(1), 2)
        XCTAssertEqual(delegate.four(), .sample)
        XCTAssertEqual(delegate.doubles(), .sample)
        XCTAssertEqual(delegate.mixed(), .sample)
        XCTAssertEqual(delegate.nine(77, 88), real.nine(77, 88))
        XCTAssertEqual(delegate.anything("x") as? [String], ["x"])
        XCTAssertEqual(delegate.simd([1, 2, 3, 4], [5, 6, 7, 8]), [6, 8, 10, 12])
        let token = Token(5)
        XCTAssertIdentical(delegate.object(token), token)
        XCTAssertEqual(delegate.closure { $0 * 10 }(4), 41)
        XCTAssertTrue(delegate.tuple((1, "one")) == ("one", 1))
        XCTAssertEqual(delegate.generic("g"), ["g", "g"])
        XCTAssertEqual(delegate.generic(1.5), [1.5, 1.5])
        XCTAssertEqual(delegate.array([1, 2]), ["x": [1, 2]])
        XCTAssertEqual(
            delegate.many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, "end"),
            real.many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, "end"))
    }

    private final class Thrower: ThrowingDelegate {
        func check(_ x: Int) throws { if x > 0 { throw SampleError.refused(x) } }
        func value(_ x: Int) throws -> Int { if x > 0 { throw SampleError.refused(x) } else { -x } }
        func typed(_ x: Int) throws(SampleError) { if x > 0 { throw .refused(x) } }
        func big(_ x: Int) throws -> NineWords { if x > 0 { throw SampleError.other } else { .sample } }
    }

    func test_B8_errorsReachTheCaller() throws {
        let real = Thrower()
        let host = Parent<any ThrowingDelegate>(real)
        let delegate = DelegateProxy<Parent<any ThrowingDelegate>, any ThrowingDelegate>.proxy(for: host).object

        XCTAssertNoThrow(try delegate.check(0))
        XCTAssertThrowsError(try delegate.check(3)) { XCTAssertEqual($0 as? SampleError, .refused(3)) }
        XCTAssertEqual(try delegate.value(-5), 5)
        XCTAssertThrowsError(try delegate.value(4)) { XCTAssertEqual($0 as? SampleError, .refused(4)) }
        XCTAssertNoThrow(try delegate.typed(0))
        do throws(SampleError) {
            try delegate.typed(6)
            XCTFail("expected an error")
        } catch {
            XCTAssertEqual(error, .refused(6))
        }
        XCTAssertEqual(try delegate.big(0), .sample)
        XCTAssertThrowsError(try delegate.big(1)) { XCTAssertEqual($0 as? SampleError, .other) }
    }

    private class Named: NamedDelegate {
        var name = "first"
        var level: Int { name.count }
    }

    func test_A9_propertiesAreReadWrittenAndModifiedInPlace() {
        let real = Named()
        let host = Parent<any NamedDelegate>(real)
        let delegate = DelegateProxy<Parent<any NamedDelegate>, any NamedDelegate>.proxy(for: host).object

        XCTAssertEqual(delegate.name, "first")
        delegate.name = "another"
        XCTAssertEqual(real.name, "another")
        delegate.name += " and a part that is long enough for the heap"
        XCTAssertEqual(real.name, "another and a part that is long enough for the heap")
        XCTAssertEqual(delegate.level, real.name.count)
    }

    /// A property that drops the delegate while it is being modified through the proxy.
    func test_B13_theTargetIsDroppedDuringModify() {
        let ended = Log<Int>()
        final class Holder { var real: Ending? }
        final class Ending: NamedDelegate {
            let token: Token
            var name = "a name that is long enough to be on the heap"
            var level: Int { 0 }
            init(_ token: Token) { self.token = token }
        }
        let holder = Holder()
        holder.real = Ending(Token(onEnd: { ended.add(1) }))
        let host = Parent<any NamedDelegate>()
        let proxy = DelegateProxy<Parent<any NamedDelegate>, any NamedDelegate>.proxy(for: host)
        proxy.setForwardToDelegate(holder.real, retainDelegate: false)
        func change(_ name: inout String) {
            holder.real = nil
            XCTAssertEqual(ended.entries.count, 0, "alive as long as its property is being modified")
            name += "!"
        }
        let delegate = proxy.object
        change(&delegate.name)
        XCTAssertEqual(ended.entries.count, 1)
    }

    private final class Diamond: DiamondDelegate {
        let log = Log<String>()
        func base(_ x: Int) { log.add("base \(x)") }
        func middle(_ x: String) { log.add("middle \(x)") }
        func other(_ x: Double) { log.add("other \(x)") }
        func diamond() { log.add("diamond") }
        var description: String { "a diamond" }
    }

    private func baseOf(_ delegate: any BaseDelegate, _ x: Int) { delegate.base(x) }
    private func describe(_ value: any CustomStringConvertible) -> String { value.description }

    func test_A9_inheritedProtocolsAndCompositions() {
        let real = Diamond()
        let host = Parent<any DiamondDelegate>(real)
        let delegate = DelegateProxy<Parent<any DiamondDelegate>, any DiamondDelegate>.proxy(for: host).object
        delegate.base(1)
        delegate.middle("m")
        delegate.other(2.5)
        delegate.diamond()
        baseOf(delegate, 3)
        baseOf(delegate as any MiddleDelegate, 4)
        baseOf(delegate as any OtherDelegate, 5)
        XCTAssertEqual(real.log.entries, ["base 1", "middle m", "other 2.5", "diamond", "base 3", "base 4", "base 5"])
        XCTAssertEqual(delegate.description, "a diamond")
        XCTAssertEqual(describe(delegate), "a diamond")

        typealias Both = MiddleDelegate & OtherDelegate & Sendable
        final class Two: MiddleDelegate, OtherDelegate, Sendable {
            let log = Log<String>()
            func base(_ x: Int) { log.add("base \(x)") }
            func middle(_ x: String) { log.add("middle \(x)") }
            func other(_ x: Double) { log.add("other \(x)") }
        }
        let two = Two()
        let composed = Parent<any Both>(two)
        let both = DelegateProxy<Parent<any Both>, any Both>.proxy(for: composed).object
        both.middle("x")
        both.other(1)
        baseOf(both as any MiddleDelegate, 7)
        baseOf(both as any OtherDelegate, 8)
        XCTAssertEqual(two.log.entries, ["middle x", "other 1.0", "base 7", "base 8"])
    }

    private class DefaultingBase: DefaultingDelegate {
        func required(_ x: Int) -> String { "base \(x)" }
    }
    private final class DefaultingSub: DefaultingBase {
        override func required(_ x: Int) -> String { "sub \(x)" }
    }
    private final class DefaultingGeneric<Value>: DefaultingDelegate {
        func required(_ x: Int) -> String { "\(Value.self) \(x)" }
    }

    /// A default implementation reads the class of self and the witness table that it was called with: both must be the
    /// real delegate's, not the proxy's.
    func test_B1_defaultImplementationsRunOnTheTarget() {
        for real in [DefaultingBase(), DefaultingSub(), DefaultingGeneric<String>()] as [any DefaultingDelegate] {
            let host = Parent<any DefaultingDelegate>(real)
            let delegate = DelegateProxy<Parent<any DefaultingDelegate>, any DefaultingDelegate>.proxy(for: host)
                .object
            XCTAssertEqual(delegate.defaulted(5), real.defaulted(5))
        }
    }

    func test_A9_threeHundredRequirements() {
        let real = LargeReceiver()
        let host = Parent<any LargeDelegate>(real)
        let delegate = DelegateProxy<Parent<any LargeDelegate>, any LargeDelegate>.proxy(for: host).object
        XCTAssertEqual(callAll(delegate, 1000), (0..<300).map { 1000 + $0 })
    }

    /// A generic type that takes the protocol's witness table makes the runtime read the table's conformance
    /// descriptor.
    func test_A9_genericTypesCanBeMadeOfAProxy() {
        struct Box<Value: ResultDelegate> { let value: Value }
        func box<Value: ResultDelegate>(_ value: Value) -> (Any, Int) {
            let box = Box(value: value)
            return (box, box.value.int())
        }
        let real = Results()
        let host = Parent<any ResultDelegate>(real)
        let delegate = DelegateProxy<Parent<any ResultDelegate>, any ResultDelegate>.proxy(for: host).object
        let (made, number) = box(delegate)
        XCTAssertEqual(number, 42)
        XCTAssertTrue(String(reflecting: type(of: made)).contains("Box"))
        XCTAssertEqual(box(delegate).1, 42)
    }
}
