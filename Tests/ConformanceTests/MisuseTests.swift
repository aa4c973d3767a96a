import ConformanceHosts
import Switchboard
import TestHosts
import TestSupport
import XCTest

/// What cannot work is refused with an error that says why.
final class NoCodeMisuseTests: XCTestCase {
    private typealias Proxy = DelegateProxy<Machine, any MachineDelegate>

    private func refusal(_ body: () throws -> Void) -> ObservationError.Reason? {
        do { try body() } catch { return (error as? ObservationError)?.reason }
        return nil
    }

    private func problem(_ body: () throws -> Void) -> MessageError.Reason? {
        do { try body() } catch { return (error as? MessageError)?.reason }
        return nil
    }

    func test_I2_aNameIsGivenToOneMethodOnly() throws {
        try Proxy.register("misuse", Proxy.selector(MachineDelegate.moved))
        try Proxy.register("misuse", Proxy.selector(MachineDelegate.moved))
        XCTAssertEqual(
            refusal { try Proxy.register("misuse", Proxy.selector(MachineDelegate.sum)) },
            .selectorAlreadyRegistered(selector: "misuse"))
        XCTAssertEqual(
            refusal { try Proxy.register("misuse", encoding: "vq") }, .selectorAlreadyRegistered(selector: "misuse"))
        try Proxy.register("misuse:", encoding: "vq")
        try Proxy.register("misuse:", encoding: "vq")
        XCTAssertEqual(
            refusal { try Proxy.register("misuse:", encoding: "vi") }, .selectorAlreadyRegistered(selector: "misuse:"))
        XCTAssertEqual(
            refusal { try Proxy.register("misuse:", Proxy.selector(MachineDelegate.moved)) },
            .selectorAlreadyRegistered(selector: "misuse:"))
        try HandProxy.register("another name", HandProxy.moved)
        try HandProxy.register("another name", HandProxy.moved)
        try HandProxy.register("moved", HandProxy.moved)
    }

    func test_I2_aMethodMayHaveTwoNames() throws {
        try Proxy.register("one name", Proxy.selector(MachineDelegate.moved))
        try Proxy.register("other name", Proxy.selector(MachineDelegate.moved))
        let machine = Machine(), proxy = Proxy.proxy(for: machine), log = Log<String>(), real = Real(log)
        proxy.setForwardToDelegate(real, retainDelegate: false)
        try proxy.send("one name", 1, 2.0)
        try proxy.send("other name", 3, 4.0)
        XCTAssertEqual(log.entries, ["real moved 1 2.0", "real moved 3 4.0"])
        withExtendedLifetime(real) {}
    }

    func test_I5_anEncodingThatCannotBeReadIsRefusedWithThePosition() {
        for (encoding, position) in [("", 0), ("v{", 2), ("vq!", 2), ("v[", 1)] {
            guard case .encoding(let error)? = refusal({ try Proxy.register("bad:", encoding: encoding) }),
                case .encoding(encoding, let found, _) = error.reason
            else {
                XCTFail("\(encoding): \(refusal { try Proxy.register("bad:", encoding: encoding) } as Any)")
                continue
            }
            XCTAssertEqual(found, position, encoding)
        }
    }

    func test_I2_thereIsRoomForSixteenMessagesWithoutRequirement() throws {
        typealias Proxy = DelegateProxy<Parent<any DeviceDelegate>, any DeviceDelegate>
        for number in 0..<16 { try Proxy.register(MessageSelector("extra \(number)"), encoding: "vq") }
        XCTAssertEqual(refusal { try Proxy.register("extra 16", encoding: "vq") }, .tooManySelectors(limit: 16))
        let parent = Parent<any DeviceDelegate>()
        defer { withExtendedLifetime(parent) {} }
        let proxy = Proxy.proxy(for: parent)
        let log = Log<String>()
        let subscriptions = (0..<16).map { number in
            proxy.sentMessage(MessageSelector("extra \(number)")).subscribe { log.add("\(number) \($0)") }
        }
        for number in 0..<16 { try proxy.send(MessageSelector("extra \(number)"), number * 2) }
        XCTAssertEqual(log.entries, (0..<16).map { "\($0) [\($0 * 2)]" })
        XCTAssertEqual(
            problem { try proxy.send("extra 16", 1) },
            .unrecognizedSelector(receiver: String(reflecting: type(of: proxy))))
        withExtendedLifetime(subscriptions) {}
    }

    func test_I1_anInvocationOfOtherTypesIsRefused() throws {
        for kind in [Kind.noCode, .handWritten] {
            let bench = Bench.make(kind, .native), real = Real(bench.log)
            bench.setDelegate(real)
            let signature = MethodSignature(arguments: [String.self], result: Void.self)
            let invocation = Invocation(selector: "moved", signature: signature, target: bench.proxy)
            XCTAssertEqual(problem { try invocation.invoke() }, .argumentMissing(index: 0))
            try invocation.setArgument("text", at: 0)
            XCTAssertNotNil(problem { try invocation.invoke() })
            guard case .types? = problem({ try bench.proxy.forwardInvocation(invocation) }) else {
                return XCTFail("\(problem { try bench.proxy.forwardInvocation(invocation) } as Any)")
            }
            let unknown = Invocation(selector: "unknown", signature: signature, target: bench.proxy)
            try unknown.setArgument("text", at: 0)
            guard case .unrecognizedSelector? = problem({ try bench.proxy.forwardInvocation(unknown) }) else {
                return XCTFail("unknown")
            }
            XCTAssertEqual(bench.log.entries, [])
            let own = Invocation(
                selector: "sum", signature: try XCTUnwrap(bench.proxy.methodSignature(for: "sum")), target: bench.proxy)
            try own.setArgument(20, at: 0)
            try own.setArgument(22, at: 1)
            try own.invoke()
            XCTAssertEqual(try own.result(), 42)
            withExtendedLifetime(real) {}
        }
    }

    func test_I2_otherCountsAndTypesThanTheMethodsAreRefused() throws {
        for kind in [Kind.noCode, .handWritten] {
            let bench = Bench.make(kind, .name), real = Real(bench.log), proxy = bench.proxy
            bench.setDelegate(real)
            XCTAssertEqual(problem { try proxy.send("moved", 1) }, .argumentCount(expected: 2, found: 1))
            XCTAssertEqual(problem { try proxy.send("moved", 1, 2.0, 3) }, .argumentCount(expected: 2, found: 3))
            XCTAssertEqual(
                problem { try proxy.send("moved", "text", 2.0) },
                .argumentType(index: 0, expected: "Swift.Int", found: "Swift.String"))
            XCTAssertEqual(
                problem { try proxy.send("moved", 1, 2) },
                .argumentType(index: 1, expected: "Swift.Double", found: "Swift.Int"))
            XCTAssertEqual(
                problem { _ = try proxy.send("sum", 1, 2) as String },
                .resultType(expected: "Swift.Int", found: "Swift.String"))
            XCTAssertEqual(
                problem { _ = try proxy.send("moved", 1, 2.0) as Int },
                .resultType(expected: "()", found: "Swift.Int"))
            guard case .unrecognizedSelector? = problem({ try proxy.send("nobody's") }) else { return XCTFail() }
            withExtendedLifetime(real) {}
        }
    }

    func test_I2_aMessageToAProxyOfAnotherProtocolIsRefused() throws {
        let bench = Bench.make(.noCode, .name)
        let method = try XCTUnwrap(bench.proxy.methods.method(for: "moved"))
        let stranger = DynamicReceiver()
        stranger.methods.add("moved", method)
        guard case .receiverType? = problem({ try stranger.send("moved", 1, 2.0) }) else { return XCTFail() }
        let hand = Bench.make(.handWritten, .name)
        stranger.methods.add("hand", try XCTUnwrap(hand.proxy.methods.method(for: "moved")))
        guard case .receiverType? = problem({ try stranger.send("hand", 1, 2.0) }) else { return XCTFail() }
    }

    func test_I4_aMethodThatCHasNotIsNoFunction() throws {
        for kind in [Kind.noCode, .handWritten] {
            let proxy = Bench.make(kind, .c).proxy
            guard
                case .types? = problem({
                    _ = try proxy.callback(for: "named", as: (@convention(c) (Int) -> Int).self) { _ in }
                })
            else { return XCTFail() }
            guard
                case .unrecognizedSelector? = problem({
                    _ = try proxy.callback(for: "nobody's", as: (@convention(c) (Int) -> Int).self) { _ in }
                })
            else { return XCTFail() }
        }
    }

    func test_B15_aResultOfAnotherTypeIsRefused() throws {
        for kind in [Kind.noCode, .handWritten] {
            let bench = Bench.make(kind, .native, of: .intercepted), log = bench.log
            bench.interceptor = { invocation, _ in
                do { try invocation.setResult("text") } catch { log.add("\(type(of: error))") }
                do { try invocation.setArgument("text", at: 0) } catch { log.add("\(type(of: error))") }
                do { try invocation.setArgument(1, at: 9) } catch { log.add("\(type(of: error))") }
                try invocation.setResult(5)
            }
            XCTAssertEqual(try bench.calls.sum(1, 2), 5)
            XCTAssertEqual(log.entries, ["MessageError", "MessageError", "MessageError"])
        }
    }
}
