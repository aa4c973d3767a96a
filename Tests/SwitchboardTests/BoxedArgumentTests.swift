import CSupport
import Switchboard
import TestProtocols
import TestSupport
import XCTest

private typealias BoxedParent = Parent<any BoxedDelegate>

/// Conforms by hand.
private final class HandProxy:
    DelegateProxy<BoxedParent, any BoxedDelegate>, DelegateProxyType, BoxedDelegate, @unchecked Sendable
{
    typealias Told = (Token, EightBytes, String, Wide, Token?, Any, (Int) -> Int)
    static let told = TypedSelector<any BoxedDelegate, Told, Void>("told") {
        try $0.told($1.0, $1.1, $1.2, $1.3, $1.4, $1.5, $1.6)
    }
    static let took = TypedSelector<any BoxedDelegate, Token, Void>("took") { $0.took($1) }
    static let paused = TypedSelector<any BoxedDelegate, Void, Void>("paused") { delegate, _ in delegate.paused() }

    static func implementedMethods() -> ImplementedMethods<any BoxedDelegate> { .forwarding(told, took, paused) }
    static func registerKnownImplementations() { register { HandProxy(parent: $0) } }

    init(parent: BoxedParent) { super.init(parentObject: parent, delegateProxy: HandProxy.self) }

    func told(
        _ token: Token, _ bytes: EightBytes, _ text: String, _ wide: Wide, _ maybe: Token?, _ any: Any,
        _ closure: @escaping (Int) -> Int
    ) throws {
        try forward(Self.told, with: (token, bytes, text, wide, maybe, any, closure)) { (delegate) throws in
            try delegate.told(token, bytes, text, wide, maybe, any, closure)
        }
    }
    func took(_ token: consuming Token) {
        let token = token
        forward(Self.took, with: token) { $0.took(token) }
    }
    func paused() { forward(Self.paused, with: ()) { $0.paused() } }
}

/// What observers heard: the arrays are kept, so that no two that are not the same have the same address.
private final class Heard: @unchecked Sendable {
    private(set) var arrays: [[Any]] = []
    var tokens: [Int] { arrays.map { ($0[0] as? Token)?.number ?? -1 } }
    /// How many arrays there are among them.
    var different: Int { Set(arrays.map { $0.withUnsafeBufferPointer { $0.baseAddress! } }).count }
    func add(_ arguments: [Any]) { arrays.append(arguments) }
    func forget() { arrays = [] }
}

/// What `[Any]` observers get is made once for a call, when the first of them hears of it, and ends with the call.
final class BoxedArgumentTests: XCTestCase {
    private final class Real: BoxedDelegate {
        var onCall: ((Token) throws -> Void)?
        func told(
            _ token: Token, _ bytes: EightBytes, _ text: String, _ wide: Wide, _ maybe: Token?, _ any: Any,
            _ closure: @escaping (Int) -> Int
        ) throws { try onCall?(token) }
        func took(_ token: consuming Token) { try? onCall?(token) }
        func paused() {}
    }

    /// A proxy of one kind, with its real delegate.
    private struct Bench {
        let proxy: DelegateProxy<BoxedParent, any BoxedDelegate>
        let parent = BoxedParent()
        let real = Real()
        let delegate: any BoxedDelegate

        init(handWritten: Bool) throws {
            parent.delegate = real
            if handWritten {
                try HandProxy.register("told", HandProxy.told)
                try HandProxy.register("took", HandProxy.took)
                try HandProxy.register("paused", HandProxy.paused)
                proxy = HandProxy.proxy(for: parent)
            } else {
                typealias Proxy = DelegateProxy<BoxedParent, any BoxedDelegate>
                try Proxy.register("told", Proxy.selector(BoxedDelegate.told))
                try Proxy.register("took", Proxy.selector(BoxedDelegate.took))
                try Proxy.register("paused", Proxy.selector(BoxedDelegate.paused))
                proxy = Proxy.proxy(for: parent)
            }
            delegate = parent.delegate!
        }

        /// Not inlined, so that what it made is gone when it returned.
        @inline(never) func tell(_ token: Token) throws {
            try delegate.told(
                token, EightBytes(1), "a text that takes an allocation", Wide(token), token, token,
                { $0 + token.number })
        }
    }

    private func onBoth(_ body: (Bench) throws -> Void) throws {
        try body(Bench(handWritten: false))
        try body(Bench(handWritten: true))
    }

    @inline(never)
    private func count(_ object: AnyObject) -> Int { swift_retainCount(Unmanaged.passUnretained(object).toOpaque()) }

    /// That an object has so many references. Apart, because an autoclosure is a reference more.
    private func expect(_ object: AnyObject, _ references: Int, line: UInt = #line) {
        let found = count(object)
        XCTAssertEqual(found, references, line: line)
    }

    func test_D1_everyArgumentIsInItsType() throws {
        try onBoth { bench in
            let heard = Heard(), token = Token(7)
            let subscriptions = [bench.proxy.sentMessage("told").subscribe { heard.add($0) }]
            try bench.tell(token)
            let arguments = try XCTUnwrap(heard.arrays.first)
            XCTAssertEqual(arguments.count, 7)
            XCTAssert(arguments[0] as? Token === token)
            XCTAssertEqual(arguments[1] as? EightBytes, EightBytes(1))
            XCTAssertEqual(arguments[2] as? String, "a text that takes an allocation")
            XCTAssertEqual((arguments[3] as? Wide)?.words.d, 4)
            XCTAssert((arguments[3] as? Wide)?.token === token)
            XCTAssert(arguments[4] is Token?)
            XCTAssert(arguments[4] as? Token === token)
            XCTAssert(arguments[5] as? Token === token)
            XCTAssertEqual((arguments[6] as? (Int) -> Int)?(3), 10)
            withExtendedLifetime(subscriptions) {}
        }
    }

    func test_D1_noArgumentsAreAnEmptyArray() throws {
        try onBoth { bench in
            let heard = Heard()
            let subscriptions = [
                bench.proxy.sentMessage("paused").subscribe { heard.add($0) },
                bench.proxy.methodInvoked("paused").subscribe { heard.add($0) },
            ]
            bench.delegate.paused()
            XCTAssertEqual(heard.arrays.map(\.count), [0, 0])
            withExtendedLifetime(subscriptions) {}
        }
    }

    func test_H2_oneArrayForAllObserversOfACallAndAnotherForTheNext() throws {
        try onBoth { bench in
            let heard = Heard()
            let subscriptions = (0..<3).flatMap { _ in
                [
                    bench.proxy.sentMessage("told").subscribe { heard.add($0) },
                    bench.proxy.methodInvoked("told").subscribe { heard.add($0) },
                    bench.proxy.methodInvoked("told").withOutcome.subscribe { arguments, _ in heard.add(arguments) },
                ]
            }
            try bench.tell(Token(1))
            XCTAssertEqual(heard.tokens, Array(repeating: 1, count: 9))
            XCTAssertEqual(heard.different, 1)
            try bench.tell(Token(2))
            XCTAssertEqual(heard.tokens, Array(repeating: 1, count: 9) + Array(repeating: 2, count: 9))
            XCTAssertEqual(heard.different, 2)
            withExtendedLifetime(subscriptions) {}
        }
    }

    func test_H2_anObserverThatChangesItsArrayChangesNoOther() throws {
        try onBoth { bench in
            let heard = Heard()
            let subscriptions = [
                bench.proxy.sentMessage("told").subscribe {
                    var mine = $0
                    mine[0] = Token(99)
                    heard.add(mine)
                },
                bench.proxy.methodInvoked("told").subscribe { heard.add($0) },
            ]
            try bench.tell(Token(1))
            XCTAssertEqual(heard.tokens, [99, 1])
            withExtendedLifetime(subscriptions) {}
        }
    }

    func test_H2_theArrayIsMadeForTheFirstObserver() throws {
        try onBoth { bench in
            let token = Token(1), counts = Log<Int>()
            bench.real.onCall = { [unowned self] in counts.add(count($0)) }
            func call() { bench.delegate.took(token) }
            call()
            var subscriptions = [bench.proxy.methodInvoked("took").subscribe { _ in }]
            call()
            subscriptions += (0..<5).map { _ in bench.proxy.sentMessage("took").subscribe { _ in } }
            call()
            // A receiver that takes an argument over may end it, so an array has a reference of its own, one for all
            // observers. By hand, an argument that somebody hears of is retained for them, and an array borrows it.
            let found = counts.entries, before = found[0]
            XCTAssertEqual(found[2] - found[1], bench.proxy is HandProxy ? 0 : 1)
            XCTAssertLessThanOrEqual(found[1] - before, 1)
            withExtendedLifetime(subscriptions) {}
        }
    }

    func test_G3_whatWasBoxedEndsWithTheCall() throws {
        try onBoth { bench in
            let heard = Heard(), endings = Log<String>()
            let subscriptions = [
                bench.proxy.sentMessage("told").subscribe { heard.add($0) },
                bench.proxy.methodInvoked("told").withOutcome.subscribe { _, outcome in endings.add("\(outcome)") },
                bench.proxy.sentMessage("took").subscribe { heard.add($0) },
                bench.proxy.methodInvoked("took").subscribe { heard.add($0) },
            ]
            let token = Token(1), alone = count(token)
            for _ in 0..<10 { try bench.tell(token) }
            // An array each, with the token, the structure's, the Optional's, the existential's, and the closure's.
            let kept = count(token)
            XCTAssertEqual(kept - alone, 10 * 5)
            heard.forget()
            expect(token, alone)
            for _ in 0..<10 { bench.delegate.took(token) }
            XCTAssertEqual(heard.different, 10)
            heard.forget()
            expect(token, alone)
            bench.real.onCall = { throw SampleError.refused($0.number) }
            XCTAssertThrowsError(try bench.tell(token))
            XCTAssertEqual(heard.different, 1)
            heard.forget()
            expect(token, alone)
            XCTAssertEqual(endings.entries.prefix(10), Array(repeating: "returned", count: 10)[...])
            XCTAssertEqual(endings.entries.last, "threw(refused(1))")
            withExtendedLifetime(subscriptions) {}
        }
    }

    func test_B10_aCallInsideACallHasAnArrayOfItsOwn() throws {
        try onBoth { bench in
            let heard = Heard()
            let delegate = UncheckedSendable(bench)
            let subscriptions = [
                bench.proxy.sentMessage("told").subscribe { arguments in
                    heard.add(arguments)
                    if (arguments[0] as? Token)?.number == 1 { try? delegate.value.tell(Token(2)) }
                },
                bench.proxy.methodInvoked("told").subscribe { heard.add($0) },
            ]
            try bench.tell(Token(1))
            XCTAssertEqual(heard.tokens, [1, 2, 2, 1])
            XCTAssertEqual(heard.different, 2)
            withExtendedLifetime(subscriptions) {}
        }
    }

    func test_B5_observersThatAreCancelledInBetween() throws {
        try onBoth { bench in
            let heard = Heard(), others = Log<SubscriptionToken>()
            let first = bench.proxy.sentMessage("told").subscribe {
                heard.add($0)
                for other in others.entries { other.cancel() }
            }
            others.add(bench.proxy.sentMessage("told").subscribe { heard.add($0) })
            let last = bench.proxy.methodInvoked("told").subscribe { heard.add($0) }
            let token = Token(1), alone = count(token)
            try bench.tell(token)
            XCTAssertEqual(heard.tokens, [1, 1])
            XCTAssertEqual(heard.different, 1)
            first.cancel()
            last.cancel()
            heard.forget()
            try bench.tell(token)
            XCTAssertEqual(heard.tokens, [])
            expect(token, alone)
        }
    }

    func test_H1_boxedArgumentsOfCallsOnSeveralThreads() throws {
        try onBoth { bench in
            let wrong = Log<Int>(), ended = Log<Int>(), calls = 500
            let check: @Sendable ([Any]) -> Void = { arguments in
                let number = (arguments[0] as? Token)?.number ?? -1
                if (arguments[3] as? Wide)?.token.number != number || arguments.count != 7 { wrong.add(number) }
            }
            let subscriptions = (0..<2).flatMap { _ in
                [bench.proxy.sentMessage("told").subscribe(check), bench.proxy.methodInvoked("told").subscribe(check)]
            }
            let shared = UncheckedSendable(bench)
            onThreads(4) { thread in
                for number in 0..<calls {
                    try? shared.value.tell(Token(thread * calls + number) { ended.add(number) })
                }
            }
            XCTAssertEqual(wrong.entries, [])
            XCTAssertEqual(ended.entries.count, 4 * calls)
            withExtendedLifetime(subscriptions) {}
        }
    }

    // MARK: Other paths

    /// What generated methods of asynchronous requirements do.
    func test_H2_oneArrayForAnAsynchronousCall() throws {
        let bench = try Bench(handWritten: true), heard = Heard(), slot = 1
        let subscriptions = [
            bench.proxy.sentMessage("took").subscribe { heard.add($0) },
            bench.proxy.methodInvoked("took").subscribe { heard.add($0) },
        ]
        let token = Token(1), alone = count(token)
        bench.proxy._wait(slot, with: token, throwing: Never.self)._end()
        var failing = bench.proxy._wait(slot, with: token, throwing: SampleError.self)
        _ = try XCTUnwrap(failing._next())
        failing._threw(.refused(1))
        do {
            try failing._end()
            XCTFail("expected the error")
        } catch {}
        XCTAssertEqual(heard.tokens, [1, 1, 1, 1])
        XCTAssertEqual(heard.different, 2)
        heard.forget()
        expect(token, alone)
        withExtendedLifetime(subscriptions) {}
    }

    /// What comes as an invocation.
    func test_H2_oneArrayForAMessageThatIsNoRequirement() throws {
        typealias Proxy = DelegateProxy<BoxedParent, any BoxedDelegate>
        try Proxy.register("extra", encoding: "v@{P=dd}")
        let bench = try Bench(handWritten: false), heard = Heard(), token = Token(1), alone = count(token)
        let subscriptions = [
            bench.proxy.sentMessage("extra").subscribe { heard.add($0) },
            bench.proxy.methodInvoked("extra").subscribe { heard.add($0) },
        ]
        struct Place { var x, y: Double }
        try bench.proxy.send("extra", token, Place(x: 1, y: 2))
        XCTAssertEqual(heard.tokens, [1, 1])
        XCTAssertEqual(heard.different, 1)
        XCTAssertEqual(try (heard.arrays[0][1] as? CValue)?.load(as: Place.self).y, 2)
        heard.forget()
        expect(token, alone)
        withExtendedLifetime(subscriptions) {}
    }

    /// What comes as a C function's call.
    func test_H2_oneArrayForACallback() throws {
        struct Table { var tick: (@convention(c) (Int32, Double) -> Void)? }
        let heard = Heard(), proxy = try CallbackProxy(Table(tick: { _, _ in }))
        let subscriptions = [
            proxy.sentMessage("tick").subscribe { heard.add($0) },
            proxy.methodInvoked("tick").subscribe { heard.add($0) },
        ]
        proxy.table.tick?(3, 4.5)
        XCTAssertEqual(heard.arrays.map { $0[0] as? Int32 }, [3, 3])
        XCTAssertEqual(heard.arrays.map { $0[1] as? Double }, [4.5, 4.5])
        XCTAssertEqual(heard.different, 1)
        withExtendedLifetime(subscriptions) {}
    }
}

private struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
