import Foundation
import LoweringProtocols
import Switchboard
import XCTest

private typealias Proxy = DelegateProxy<Parent<any ClosureDelegate>, any ClosureDelegate>

/// A closure is called in one way where it is passed and in another where it is observed. The observer must be able to
/// call it, keep it, and let it go.
final class ClosureTests: XCTestCase {
    private final class Receiver: ClosureDelegate {
        var calls: [String] = []
        var keep: Any?

        func nothing(_ body: @escaping () -> Void) { body() }
        func text(_ body: @escaping (String, Double) -> String, _ next: Int) { calls.append(body("r", 1)) }
        func rectangle(_ body: @escaping (CGRect, Float) -> CGRect) { calls.append("\(body(.zero, 2).width)") }
        func big(_ body: @escaping (Doubles8, Int8) -> Doubles8) {}
        func anything(_ body: @escaping (Any) -> Any) { calls.append("\(body(5))") }
        func pair(_ body: @escaping (Int) -> (Int32, Int8, Float)) {}
        func five(_ body: @escaping (Int) -> (Int, Int, Int, Int, Int)) {}
        func halves(_ body: @escaping (Mixed5, SmallMulti) -> Mixed5) {}
        func six(_ body: @escaping (String, Strings2, Int8, String, Double, any Shape) -> String) {}
        func vector(_ body: @escaping (SIMD4<Float>, SIMD2<Float>, SIMD8<Double>) -> SIMD4<Float>) {}
        func wide(_ body: @escaping (Int, Int, Int, Int, Int, Int128) -> Int128) {}
        func node(_ body: @escaping (Node?) -> Node) {}
        func optional(_ body: ((Int?) -> Int?)?, _ other: (() -> String)?) {}
        func metatype(_ body: @escaping (Int.Type, any Shape.Type) -> Any.Type) {}
        func failing(_ body: @escaping (Int) throws -> String) {}
        func boxed(_ body: @escaping (Box<Any>, WeakField) -> Either<Any, Int8>) {}
        func main(_ body: @escaping @MainActor (Int) -> Int) {}
        func sendable(_ first: Double, _ body: @escaping @Sendable (Double, Int) -> Double, _ last: String) {}
        func late(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ body: @escaping (Int) -> Int, _ f: Int) {}
        func tuple(_ parts: (Int8, (Int) -> Int, (a: Double, b: () -> String))) {}
        func taking(_ body: __owned @escaping (Int) -> Int) { keep = body }
        func takingTuple(_ body: @escaping ((Int, Int)) -> Int) { calls.append("\(body((4, 5)))") }
        func returningParts(_ body: @escaping () -> (Int, Any)) { calls.append("\(body())") }
        func returningType(_ body: @escaping () -> Int.Type) { calls.append("\(body())") }
        func returningList(_ body: @escaping (Int) -> Int, _ other: @escaping () -> [() -> Int]) {}
        func sevenParameters(_ body: @escaping (Int, Int, Int, Int, Int, Int, Int) -> Int) {
            calls.append("\(body(1, 2, 3, 4, 5, 6, 7))")
        }
    }

    private var parent = Parent<any ClosureDelegate>()
    private let receiver = Receiver()
    private var delegate: any ClosureDelegate { parent.delegate! }
    private var proxy: Proxy!
    private var subscriptions: [SubscriptionToken] = []
    private let results = Results()

    private final class Results: @unchecked Sendable {
        var list: [String] = []
        func add(_ value: Any) { list.append("\(value)") }
    }

    override func setUp() {
        parent = Parent()
        parent.delegate = receiver
        proxy = .proxy(for: parent)
    }

    /// Both stages hear of the calls of a method.
    private func observe<Element>(
        _ selector: TypedSelector<any ClosureDelegate, Element, Void>, _ body: @escaping @Sendable (Element) -> Void
    ) {
        subscriptions += [
            proxy.sentMessage(selector).subscribe(body), proxy.methodInvoked(selector).subscribe(body),
        ]
    }

    private func expect(_ result: Any, line: UInt = #line) {
        XCTAssertEqual(results.list, ["\(result)", "\(result)"], line: line)
    }

    func test_D4_closure_withoutArguments() throws {
        let before = fixed.touched
        observe(try Proxy.selector(ClosureDelegate.nothing)) { $0() }
        delegate.nothing { fixed.touch() }
        XCTAssertEqual(fixed.touched, before + 3)
    }

    func test_D4_closure_ofTexts() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.text)) { body, next in
            results.add(body("a long text that is on the heap", 2.5) + "\(next)")
        }
        let mark = String(repeating: "mark ", count: 5)
        delegate.text({ "\(mark)\($0) \($1) " }, 77)
        expect("\(mark)a long text that is on the heap 2.5 77")
        XCTAssertEqual(receiver.calls, ["\(mark)r 1.0 "])
    }

    func test_D4_closure_withResultInVectorRegisters() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.rectangle)) {
            results.add($0(CGRect(x: 1, y: 2, width: 3, height: 4), 0.5))
        }
        delegate.rectangle { CGRect(x: $0.maxY, y: $0.maxX, width: CGFloat($1), height: $0.height) }
        expect(CGRect(x: 6, y: 4, width: 0.5, height: 4))
    }

    func test_D4_closure_withArgumentAndResultInMemory() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.big)) {
            results.add($0(Doubles8(1, 2, 3, 4, 5, 6, 7, 8), -3))
        }
        delegate.big { Doubles8($0.f7, $0.f6, $0.f5, $0.f4, $0.f3, $0.f2, $0.f1, Double($1)) }
        expect(Doubles8(8, 7, 6, 5, 4, 3, 2, -3))
    }

    func test_D4_closure_ofAny() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.anything)) { results.add($0("x" as Any)) }
        delegate.anything { ["\($0)", 5] as [Any] }
        expect(["x", 5] as [Any])
    }

    func test_D4_closure_withTupleResult() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.pair)) { results.add($0(9)) }
        delegate.pair { (Int32($0), -7, 2.5) }
        expect((Int32(9), Int8(-7), Float(2.5)))
    }

    func test_D4_closure_withTupleResultInMemory() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.five)) { results.add($0(9)) }
        delegate.five { ($0, $0 + 1, $0 + 2, $0 + 3, $0 + 4) }
        expect((9, 10, 11, 12, 13))
    }

    func test_D4_closure_withPartsInManyRegisters() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.halves)) {
            results.add($0(Mixed5(1, 2, 3.5, true, -4), .short(-300)))
        }
        delegate.halves { argument, other in
            guard case .short(let short) = other else { return argument }
            return Mixed5(argument.f0 + 1, argument.f1 + 1, argument.f2 + 1, !argument.f3, short)
        }
        expect(Mixed5(2, 3, 4.5, false, -300))
    }

    func test_D4_closure_withArgumentsOnTheStack() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.six)) {
            let long = "another long text that is on the heap"
            results.add($0("a", Strings2("b", 1), -2, long, 2.5, Square(side: 3)) as String)
        }
        func join(_ a: String, _ b: Strings2, _ c: Int8, _ d: String, _ e: Double, _ f: any Shape) -> String {
            let parts: [String] = [a, b.f0, String(b.f1), String(c), d, String(e), String(f.area)]
            return parts.joined(separator: " ")
        }
        delegate.six(join)
        expect("a b 1 -2 another long text that is on the heap 2.5 9.0")
    }

    func test_D4_closure_ofVectors() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.vector)) {
            let (four, two) = (SIMD4<Float>(1, 2, 3, 4), SIMD2<Float>(5, 6))
            results.add($0(four, two, SIMD8<Double>(repeating: 8)) as SIMD4<Float>)
        }
        delegate.vector { SIMD4($0.w, $0.z, $1.y, Float($2[7])) }
        expect(SIMD4<Float>(4, 3, 6, 8))
    }

    func test_D4_closure_ofWideIntegers() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.wide)) { results.add($0(1, 2, 3, 4, 5, Int128(7) << 90) as Int128) }
        delegate.wide { a, b, c, d, e, f in
            let digits: Int = [a, b, c, d, e].reduce(0) { $0 * 10 + $1 }
            return f + Int128(digits)
        }
        let expected: Int128 = (Int128(7) << 90) + 12345
        expect(expected)
    }

    func test_D4_closure_ofObjects() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.node)) {
            results.add($0(nil).number)
            results.add($0(Node(44)).number)
        }
        delegate.node { Node(($0?.number ?? 10) + 1) }
        XCTAssertEqual(results.list, ["11", "45", "11", "45"])
    }

    func test_D4_closure_optional() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.optional)) { first, second in
            results.add([first.map { $0(5) == nil }, first.map { $0(nil) == 3 }] as [Bool?])
            results.add(second?() ?? "none")
        }
        delegate.optional(nil, { "text" })
        delegate.optional({ $0 == nil ? 3 : nil }, nil)
        let (none, both) = ([nil, nil] as [Bool?], [true, true] as [Bool?])
        XCTAssertEqual(results.list, ["\(none)", "text", "\(none)", "text", "\(both)", "none", "\(both)", "none"])
    }

    func test_D4_closure_ofMetatypes() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.metatype)) { results.add($0(Int.self, Square.self)) }
        delegate.metatype { first, second in
            if (first as Any.Type) == Int.self { second } else { first }
        }
        expect(Square.self)
    }

    func test_D4_closure_thatThrows() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.failing)) { body in
            do {
                results.add(try body(5))
                results.add(try body(-5))
            } catch {
                results.add(error)
            }
        }
        delegate.failing { number in
            guard number > 0 else { throw Failure(number, "negative") }
            return "fine \(number)"
        }
        let failure = "\(Failure(-5, "negative"))"
        XCTAssertEqual(results.list, ["fine 5", failure, "fine 5", failure])
    }

    func test_D4_closure_ofAddressOnlyValues() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.boxed)) { results.add($0(Box("in"), WeakField(fixed.node, 6))) }
        delegate.boxed { .left("\($0.value) \($1.node!.number) \($1.number)") }
        expect(Either<Any, Int8>.left("in 1 6"))
    }

    @MainActor func test_D4_closure_ofAnActor() async throws {
        let proxy: Proxy = proxy
        let results = results
        let subscription = proxy.sentMessage(try Proxy.selector(ClosureDelegate.main)).subscribe { body in
            MainActor.assumeIsolated { results.add(body(5)) }
        }
        parent.delegate!.main { $0 + 1 }
        XCTAssertEqual(results.list, ["6"])
        subscription.cancel()
    }

    func test_D4_closure_betweenArguments() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.sendable)) { results.add("\($0) \($1(2.5, 4)) \($2)") }
        delegate.sendable(1.5, { $0 * Double($1) }, "last")
        expect("1.5 10.0 last")
    }

    func test_D4_closure_onTheStack() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.late)) { results.add([$0, $1, $2, $3, $4, $5(6), $6]) }
        delegate.late(1, 2, 3, 4, 5, { $0 &* 100 }, 7)
        expect([1, 2, 3, 4, 5, 600, 7])
    }

    func test_D4_closure_inTuple() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.tuple)) { results.add("\($0.0) \($0.1(5)) \($0.2.a) \($0.2.b())") }
        delegate.tuple((3, { $0 + 1 }, (a: 2.5, b: { "b" })))
        expect("3 6 2.5 b")
    }

    func test_D4_closure_thatTheReceiverConsumes() throws {
        let results = results
        observe(try Proxy.selector(ClosureDelegate.taking)) { results.add($0(5)) }
        let node = Node(10)
        delegate.taking { $0 + node.number }
        expect(15)
        XCTAssertEqual((receiver.keep as? (Int) -> Int)?(1), 11)
    }

    /// What a closure captures lives as long as somebody has the closure.
    func test_D4_closure_keptByAnObserver() throws {
        final class Keeper: @unchecked Sendable { var closures: [(Int) -> Int] = [] }
        let keeper = Keeper()
        observe(try Proxy.selector(ClosureDelegate.late)) { keeper.closures.append($0.5) }
        weak var captured: Node?
        do {
            let node = Node(1000)
            captured = node
            delegate.late(1, 2, 3, 4, 5, { $0 + node.number }, 7)
        }
        XCTAssertNotNil(captured)
        XCTAssertEqual(keeper.closures.map { $0(1) }, [1001, 1001])
        keeper.closures = []
        XCTAssertNil(captured)
    }

    /// A closure that nobody keeps is gone after the call, however often it is made.
    func test_D4_closure_isReleased() throws {
        observe(try Proxy.selector(ClosureDelegate.nothing)) { $0() }
        weak var captured: Node?
        for _ in 0..<1000 {
            let node = Node(1)
            captured = node
            delegate.nothing { withExtendedLifetime(node) {} }
        }
        XCTAssertNil(captured)
    }

    func test_D4_closure_refused() {
        func expectRefusal<Element>(
            _ name: String, _ selector: @autoclosure () throws -> TypedSelector<any ClosureDelegate, Element, Void>
        ) {
            XCTAssertThrowsError(try selector(), name) { XCTAssert($0 is ObservationError, name) }
        }
        expectRefusal("tuple", try Proxy.selector(ClosureDelegate.takingTuple))
        expectRefusal("parts", try Proxy.selector(ClosureDelegate.returningParts))
        expectRefusal("type", try Proxy.selector(ClosureDelegate.returningType))
        expectRefusal("seven", try Proxy.selector(ClosureDelegate.sevenParameters))
        XCTAssertNoThrow(try Proxy.selector(ClosureDelegate.returningList))
        delegate.takingTuple { $0.0 * $0.1 }
        delegate.returningParts { (5, "any") }
        delegate.returningType { Int.self }
        delegate.sevenParameters { $0 + $1 + $2 + $3 + $4 + $5 + $6 }
        XCTAssertEqual(receiver.calls, ["20", "\((5, "any" as Any))", "Int", "28"])
    }
}
