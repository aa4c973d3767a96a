import CSupport
import Switchboard
import TestProtocols
import TestSupport
import XCTest

private typealias PassingParent = Parent<any PassingDelegate>

/// Conforms by hand.
private final class PassingProxy:
    DelegateProxy<PassingParent, any PassingDelegate>, DelegateProxyType, PassingDelegate, @unchecked Sendable
{
    static let passed = TypedSelector<any PassingDelegate, (Token, String, Matrix), Void>("passed") {
        $0.passed($1.0, $1.1, $1.2)
    }
    static let packed = TypedSelector<any PassingDelegate, (Parcel, Quartet, Token?), Void>("packed") {
        $0.packed($1.0, $1.1, $1.2)
    }
    static let counted = TypedSelector<any PassingDelegate, (Int, Matrix, String), Void>("counted") {
        $0.counted($1.0, $1.1, $1.2)
    }
    static let made = TypedSelector<any PassingDelegate, (Int.Type, Token?), Void>("made") { $0.made($1.0, $1.1) }
    static let squared = TypedSelector<any PassingDelegate, Quartet, Void>("squared") { $0.squared($1) }
    static let marked = TypedSelector<any PassingDelegate, Mark, Void>("marked") { $0.marked($1) }
    static func implementedMethods() -> ImplementedMethods<any PassingDelegate> {
        .forwarding(passed, packed, counted, made, squared, marked)
    }
    static func registerKnownImplementations() { register { PassingProxy(parent: $0) } }

    init(parent: PassingParent) { super.init(parentObject: parent, delegateProxy: PassingProxy.self) }

    func passed(_ token: Token, _ text: String, _ matrix: Matrix) {
        forward(Self.passed, with: (token, text, matrix)) { $0.passed(token, text, matrix) }
    }
    func packed(_ parcel: Parcel, _ quartet: Quartet, _ token: Token?) {
        forward(Self.packed, with: (parcel, quartet, token)) { $0.packed(parcel, quartet, token) }
    }
    func counted(_ number: Int, _ matrix: Matrix, _ text: String) {
        forward(Self.counted, with: (number, matrix, text)) { $0.counted(number, matrix, text) }
    }
    func made(_ type: Int.Type, _ token: Token?) { forward(Self.made, with: (type, token)) { $0.made(type, token) } }
    func squared(_ quartet: Quartet) { forward(Self.squared, with: quartet) { $0.squared(quartet) } }
    func marked(_ mark: Mark) { forward(Self.marked, with: mark) { $0.marked(mark) } }
}

/// What observers keep.
private final class Kept<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [Value] = []
    var values: [Value] { lock.withLock { stored } }
    func add(_ value: Value) { lock.withLock { stored.append(value) } }
    func takeLast() -> Value? { lock.withLock { stored.popLast() } }
    func forget() { lock.withLock { stored = [] } }
}

/// A thread uses the array of a call again for the next call with as many arguments. Nobody may notice: not who keeps
/// the array, not who keeps an element, not the arguments.
final class BoxedArrayTests: XCTestCase {
    private final class Real: PassingDelegate {
        var onPassed: (() -> Void)?
        func passed(_ token: Token, _ text: String, _ matrix: Matrix) { onPassed?() }
        func packed(_ parcel: Parcel, _ quartet: Quartet, _ token: Token?) {}
        func counted(_ number: Int, _ matrix: Matrix, _ text: String) {}
        func made(_ type: Int.Type, _ token: Token?) {}
        func squared(_ quartet: Quartet) {}
        var onMarked: (() -> Void)?
        func marked(_ mark: Mark) { onMarked?() }
    }

    private struct Bench: @unchecked Sendable {
        let proxy: DelegateProxy<PassingParent, any PassingDelegate>
        let parent = PassingParent()
        let real = Real()
        let delegate: any PassingDelegate

        init(handWritten: Bool) throws {
            parent.delegate = real
            if handWritten {
                try PassingProxy.register("passed", PassingProxy.passed)
                try PassingProxy.register("packed", PassingProxy.packed)
                try PassingProxy.register("counted", PassingProxy.counted)
                try PassingProxy.register("made", PassingProxy.made)
                try PassingProxy.register("squared", PassingProxy.squared)
                try PassingProxy.register("marked", PassingProxy.marked)
                proxy = PassingProxy.proxy(for: parent)
            } else {
                typealias Proxy = DelegateProxy<PassingParent, any PassingDelegate>
                try Proxy.register("passed", Proxy.selector(PassingDelegate.passed))
                try Proxy.register("packed", Proxy.selector(PassingDelegate.packed))
                try Proxy.register("counted", Proxy.selector(PassingDelegate.counted))
                try Proxy.register("made", Proxy.selector(PassingDelegate.made))
                try Proxy.register("squared", Proxy.selector(PassingDelegate.squared))
                try Proxy.register("marked", Proxy.selector(PassingDelegate.marked))
                proxy = Proxy.proxy(for: parent)
            }
            delegate = parent.delegate!
        }

        /// Not inlined, so that what it made is gone when it returned.
        @inline(never) func pass(_ number: Int, onEnd: (@Sendable () -> Void)? = nil) {
            delegate.passed(Token(number, onEnd: onEnd), Self.text(number), Matrix(number))
        }
        @inline(never) func pack(_ number: Int, onEnd: (@Sendable () -> Void)? = nil) {
            let token = Token(number, onEnd: onEnd)
            delegate.packed(Parcel(token: token), Quartet(Double(number)), token)
        }
        @inline(never) func count(_ number: Int) { delegate.counted(number, Matrix(number), Self.text(number)) }

        static func text(_ number: Int) -> String { "a text that takes an allocation, number \(number)" }
    }

    private func onBoth(_ body: (Bench) throws -> Void) throws {
        try body(Bench(handWritten: false))
        try body(Bench(handWritten: true))
    }

    private static func address(_ array: [Any]) -> Int { array.withUnsafeBytes { Int(bitPattern: $0.baseAddress) } }

    /// What is wrong with what an observer got; nil if nothing.
    private static func fault(_ arguments: [Any], passed number: Int) -> String? {
        let (token, text, matrix) = (arguments[0] as? Token, arguments[1] as? String, arguments[2] as? Matrix)
        let isRight = token?.number == number && text == Bench.text(number) && matrix == Matrix(number)
        return isRight && arguments.count == 3 ? nil : "\(number): \(arguments)"
    }
    private static func fault(_ arguments: [Any], packed number: Int) -> String? {
        let (parcel, quartet) = (arguments[0] as? Parcel, arguments[1] as? Quartet)
        let isRight =
            parcel?.token.number == number && parcel?.c == 3 && quartet == Quartet(Double(number))
            && arguments[2] as? Token === parcel?.token
        return isRight && arguments.count == 3 ? nil : "\(number): \(arguments)"
    }
    private static func fault(_ arguments: [Any], counted number: Int) -> String? {
        let (found, matrix, text) = (arguments[0] as? Int, arguments[1] as? Matrix, arguments[2] as? String)
        let isRight = found == number && matrix == Matrix(number) && text == Bench.text(number)
        return isRight && arguments.count == 3 ? nil : "\(number): \(arguments)"
    }

    func test_H2_aThreadReusesAnArrayThatNoObserverKept() throws {
        try onBoth { bench in
            let addresses = Log<Int>()
            let subscription = bench.proxy.sentMessage("passed").subscribe { addresses.add(Self.address($0)) }
            // These take the memory of an array that was freed.
            var others: [[Any]] = []
            for number in 0..<10 {
                bench.pass(number)
                others.append([number, number, number])
            }
            XCTAssertEqual(Set(addresses.entries).count, 1)
            withExtendedLifetime((subscription, others)) {}
        }
    }

    /// In release builds there may be no address of what has no bytes.
    func test_D2_anArgumentWithoutBytesAfterAnother() throws {
        try onBoth { bench in
            let heard = Log<String>()
            let subscriptions = ["squared", "marked"].map { name in
                bench.proxy.sentMessage(MessageSelector(name)).subscribe { arguments in
                    heard.add("\(name) \(arguments.map { "\(type(of: $0))" })")
                }
            }
            for _ in 0..<2 {
                bench.delegate.marked(Mark())
                bench.delegate.squared(Quartet(1))
            }
            let once = [#"marked ["Mark"]"#, #"squared ["Quartet"]"#]
            XCTAssertEqual(heard.entries, once + once)
            withExtendedLifetime(subscriptions) {}
        }
    }

    func test_D2_anArgumentWithoutBytesInInvocations() throws {
        final class Keeping: ForwardingProxy<any PassingDelegate>, @unchecked Sendable {
            let kept = Kept<Invocation>()
            override func forwardInvocation(_ invocation: Invocation) throws {
                kept.add(invocation)
                try super.forwardInvocation(invocation)
            }
        }
        try onBoth { bench in
            let heard = Log<String>()
            bench.real.onMarked = { heard.add("marked") }
            // From then on calls ask for interceptors, and go as invocations where there is none.
            let interceptor = bench.proxy.intercept { call in
                heard.add("intercepted")
                try call.proceed()
            }
            bench.delegate.marked(Mark())
            interceptor.cancel()
            bench.delegate.marked(Mark())
            try bench.proxy.send("marked", Mark())
            XCTAssertEqual(heard.take(), ["intercepted", "marked", "marked", "marked"])
            let keeping = Keeping(forwardingTo: bench.real)
            keeping.object.marked(Mark())
            try keeping.send("marked", Mark())
            XCTAssertEqual(heard.take(), ["marked", "marked"])
            for invocation in keeping.kept.values { XCTAssertTrue(try invocation.arguments()[0] is Mark) }
            XCTAssertEqual(keeping.kept.values.count, 2)
        }
    }

    func test_D2_methodsOfOtherTypesInTurn() throws {
        try onBoth { bench in
            let faults = Log<String>(), number = Log<Int>(), heard = Log<Int>()
            let subscriptions = [
                bench.proxy.sentMessage("passed").subscribe {
                    heard.add(1)
                    Self.fault($0, passed: number.entries.last!).map(faults.add)
                },
                bench.proxy.methodInvoked("packed").subscribe {
                    heard.add(2)
                    Self.fault($0, packed: number.entries.last!).map(faults.add)
                },
                bench.proxy.sentMessage("counted").subscribe {
                    heard.add(3)
                    Self.fault($0, counted: number.entries.last!).map(faults.add)
                },
            ]
            // Each after each, and after itself.
            let order = [1, 1, 2, 2, 3, 3, 1, 3, 2, 1]
            for (index, method) in order.enumerated() {
                number.add(index)
                switch method {
                case 1: bench.pass(index)
                case 2: bench.pack(index)
                default: bench.count(index)
                }
            }
            XCTAssertEqual(faults.entries, [])
            XCTAssertEqual(heard.entries, order)
            withExtendedLifetime(subscriptions) {}
        }
    }

    /// The optimizer knows the value of a metatype, and may leave it out.
    func test_D2_aMetatypeBesideAReference() throws {
        try onBoth { bench in
            let heard = Kept<[Any]>(), token = Token(5)
            let subscription = bench.proxy.methodInvoked("made").subscribe { heard.add($0) }
            bench.delegate.made(Int.self, token)
            XCTAssert(heard.values.first?[0] as? Int.Type == Int.self)
            XCTAssert(heard.values.first?[1] as? Token === token)
            withExtendedLifetime(subscription) {}
        }
    }

    func test_G3_argumentsEndWithTheirCallAndKeptOnesWithTheirArray() throws {
        try onBoth { bench in
            let ended = Log<Int>(), keeps = Log<Bool>()
            let kept = Kept<[Any]>()
            keeps.add(false)
            let keep: @Sendable ([Any]) -> Void = { arguments in
                if keeps.entries.last! { kept.add(arguments) }
            }
            let subscriptions = [
                bench.proxy.sentMessage("passed").subscribe(keep), bench.proxy.methodInvoked("packed").subscribe(keep),
            ]
            bench.pass(1) { ended.add(1) }
            bench.pack(2) { ended.add(2) }
            XCTAssertEqual(ended.entries, [1, 2])
            keeps.add(true)
            bench.pass(3) { ended.add(3) }
            bench.pack(4) { ended.add(4) }
            keeps.add(false)
            bench.pass(5) { ended.add(5) }
            bench.pack(6) { ended.add(6) }
            XCTAssertEqual(ended.entries, [1, 2, 5, 6])
            XCTAssertNil(Self.fault(kept.values[0], passed: 3))
            XCTAssertNil(Self.fault(kept.values[1], packed: 4))
            kept.forget()
            XCTAssertEqual(ended.entries.sorted(), [1, 2, 3, 4, 5, 6])
            withExtendedLifetime(subscriptions) {}
        }
    }

    /// A matrix is in a box, which the next call uses again, unless somebody has the matrix.
    func test_D2_aKeptElementStaysAsItIs() throws {
        try onBoth { bench in
            let kept = Kept<Any>()
            let subscription = bench.proxy.sentMessage("passed").subscribe { kept.add($0[2]) }
            for number in 0..<4 { bench.pass(number) }
            XCTAssertEqual(kept.values.map { $0 as? Matrix }, (0..<4).map(Matrix.init))
            withExtendedLifetime(subscription) {}
        }
    }

    /// Whoever has the array when the call ends may change it, and let it go, while the call goes on elsewhere.
    func test_H1_arraysThatOtherThreadsKeep() throws {
        try onBoth { bench in
            let faults = Log<String>(), ended = Log<Int>(), calls = 400
            let passed = Kept<[Any]>()
            let subscriptions = [
                bench.proxy.sentMessage("passed").subscribe { arguments in
                    if (arguments[0] as? Token)!.number % 3 == 0 { passed.add(arguments) }
                },
                bench.proxy.methodInvoked("passed").subscribe {
                    Self.fault($0, passed: ($0[0] as? Token)!.number).map(faults.add)
                },
            ]
            onThreads(4) { thread in
                for number in 0..<calls {
                    bench.pass(thread * calls + number) { ended.add(number) }
                    guard var taken = passed.takeLast() else { continue }
                    let number = (taken[0] as? Token)!.number
                    taken.swapAt(0, 2)
                    taken.swapAt(0, 2)
                    Self.fault(taken, passed: number).map(faults.add)
                    taken[1] = 0
                }
            }
            XCTAssertEqual(faults.entries, [])
            passed.forget()
            XCTAssertEqual(ended.entries.count, 4 * calls)
            withExtendedLifetime(subscriptions) {}
        }
    }

    /// The second call is under way while the first one uses the spare array; the third gets one of the two.
    func test_B10_callsInsideCalls() throws {
        try onBoth { bench in
            let faults = Log<String>(), addresses = Log<Int>()
            let subscription = bench.proxy.methodInvoked("passed").subscribe {
                addresses.add(Self.address($0))
                Self.fault($0, passed: ($0[0] as? Token)!.number).map(faults.add)
            }
            let before = bench.proxy.sentMessage("passed").subscribe { arguments in
                let number = (arguments[0] as? Token)!.number
                if number < 3 { bench.pass(number + 1) }
                Self.fault(arguments, passed: number).map(faults.add)
            }
            for _ in 0..<3 { bench.pass(0) }
            XCTAssertEqual(faults.entries, [])
            XCTAssertEqual(addresses.entries.count, 12)
            XCTAssertEqual(Set(addresses.entries.prefix(4)).count, 4)
            withExtendedLifetime((subscription, before)) {}
        }
    }
}
