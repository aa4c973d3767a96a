import Switchboard
import TestSupport
import XCTest

/// Rule I2.
final class ForwardingTests: XCTestCase {
    private let types = MethodSignature(arguments: [Int.self], result: Int.self)

    func test_I2_order_method() throws {
        let receiver = Recorder()
        receiver.methods.add("double:") { (_: Recorder, number: Int) in number * 2 }
        XCTAssertEqual(try receiver.send("double:", 4), 8)
        XCTAssertEqual(receiver.log.entries, [])
    }

    func test_I2_order_forwardingTarget() throws {
        let receiver = Recorder()
        let other = Recorder()
        receiver.target = other
        other.methods.add("double:") { (_: Recorder, number: Int) in number * 2 }
        XCTAssertEqual(try receiver.send("double:", 4), 8)
        XCTAssertEqual(receiver.log.entries, ["target double:"])
        XCTAssertEqual(other.log.entries, [])
    }

    func test_I2_order_forwardInvocation() throws {
        let receiver = Recorder()
        receiver.types = types
        receiver.forward = { try $0.setResult(7) }
        XCTAssertEqual(try receiver.send("double:", 4), 7)
        XCTAssertEqual(receiver.log.entries, ["target double:", "signature double:", "forward double:"])
    }

    func test_I2_order_doesNotRecognize() {
        let receiver = Recorder()
        XCTAssertThrowsError(try receiver.send("double:", 4))
        XCTAssertEqual(receiver.log.entries, ["target double:", "signature double:", "unknown double:"])
    }

    func test_I2_order_defaultForwardInvocation() {
        let receiver = Recorder()
        receiver.types = types
        XCTAssertThrowsError(try receiver.send("double:", 4))
        XCTAssertEqual(
            receiver.log.entries, ["target double:", "signature double:", "forward double:", "unknown double:"])
    }

    func test_I2_order_ofATargetsOwnSteps() throws {
        let receiver = Recorder(), other = Recorder()
        receiver.target = other
        receiver.types = types
        other.types = types
        other.forward = { try $0.setResult(1) }
        XCTAssertEqual(try receiver.send("double:", 4), 1)
        XCTAssertEqual(receiver.log.entries, ["target double:"])
        XCTAssertEqual(other.log.entries, ["target double:", "signature double:", "forward double:"])
    }

    func test_I2_responds() {
        let base = MethodTable { $0.add("base") { (_: DynamicReceiver) in } }
        let receiver = DynamicReceiver(
            methods: MethodTable(inheriting: base) { $0.add("own") { (_: DynamicReceiver) in } })
        XCTAssertTrue(receiver.responds(to: "base"))
        XCTAssertTrue(receiver.responds(to: "own"))
        XCTAssertFalse(receiver.responds(to: "other"))
        XCTAssertEqual(receiver.methodSignature(for: "own"), MethodSignature(arguments: [], result: Void.self))
        XCTAssertNil(receiver.methodSignature(for: "other"))
    }

    func test_I2_protocolDefaults() {
        let plain = Plain()
        XCTAssertTrue(plain.responds(to: "one"))
        XCTAssertFalse(plain.responds(to: "two"))
        XCTAssertEqual(plain.methodSignature(for: "one")?.description, "() -> Swift.Int")
        XCTAssertNil(plain.methodSignature(for: "two"))
        XCTAssertNil(plain.forwardingTarget(for: "two"))
        assertError(
            "Switchboard: message `two`: MessageTests.Plain has no such method and doesn't forward the message. Add "
                + "the method to its table, or override `forwardingTarget(for:)`, or `methodSignature(for:)` and "
                + "`forwardInvocation(_:)`. [unrecognizedSelector]",
            try plain.send("two"))
    }

    func test_I2_overridesInASubclassOfASubclass() throws {
        class Half: DynamicReceiver {
            override func methodSignature(for selector: MessageSelector) -> MethodSignature? {
                super.methodSignature(for: selector) ?? MethodSignature(arguments: [Int.self], result: Int.self)
            }
        }
        final class Whole: Half {
            override func forwardInvocation(_ invocation: Invocation) throws {
                try invocation.setResult(try invocation.argument(at: 0, as: Int.self) + 1)
            }
        }
        XCTAssertEqual(try Whole().send("next:", 1), 2)
        let existential: any MessageReceiver = Whole()
        XCTAssertEqual(try existential.send("next:", 1), 2)
        XCTAssertNotNil(messageError(try Half().send("next:", 1, returning: Int.self)))
    }

    func test_I2_chain() throws {
        let receivers = (0..<500).map { _ in Recorder() }
        for (receiver, next) in zip(receivers, receivers.dropFirst()) { receiver.target = next }
        receivers[499].methods.add("double:") { (_: Recorder, number: Int) in number * 2 }
        XCTAssertEqual(try receivers[0].send("double:", 4), 8)
        XCTAssertTrue(receivers.dropLast().allSatisfy { $0.log.entries == ["target double:"] })
    }

    func test_I2_circle() {
        let one = Recorder(), two = Recorder()
        one.target = two
        two.target = one
        let error = messageError(try one.send("double:", 4))
        XCTAssertEqual(error?.reason, .forwardingCycle(receiver: "MessageTests.Recorder"))
        XCTAssertEqual(
            error?.description,
            "Switchboard: message `double:`: the forwarding targets form a cycle at MessageTests.Recorder. Return nil "
                + "from `forwardingTarget(for:)` in one of them. [forwardingCycle]")
        one.target = nil
    }

    func test_I2_itselfAsTarget_isNoTarget() throws {
        let receiver = Recorder()
        receiver.target = receiver
        receiver.types = types
        receiver.forward = { try $0.setResult(3) }
        XCTAssertEqual(try receiver.send("double:", 4), 3)
        receiver.target = nil
    }

    func test_I2_doesNotRecognizeThatReturns() throws {
        let receiver = Recorder()
        receiver.isTolerant = true
        try receiver.send("unknown:", 4)
        XCTAssertTrue(try receiver.send("unknown:", 4, returning: Any.self) is Void)
        XCTAssertEqual(
            messageError(try receiver.send("unknown:", 4, returning: Int.self))?.reason,
            .noResult(expected: "Swift.Int"))
    }

    func test_I2_forwardInvocationWithoutResult() throws {
        let receiver = Recorder()
        receiver.types = types
        receiver.forward = { _ in }
        XCTAssertEqual(
            messageError(try receiver.send("double:", 4, returning: Int.self))?.reason, .noResult(expected: "Swift.Int")
        )
        // Who wants none misses none.
        try receiver.send("double:", 4)
        receiver.types = MethodSignature(arguments: [Int.self], result: Void.self)
        try receiver.send("double:", 4)
    }

    func test_I2_forwardInvocationThatThrows() {
        let receiver = Recorder()
        let problem = ProblemObject()
        receiver.types = types
        receiver.forward = {
            try $0.setResult(3)
            throw problem
        }
        XCTAssertThrowsError(try receiver.send("double:", 4, returning: Int.self)) {
            XCTAssertIdentical($0 as? ProblemObject, problem)
        }
    }

    func test_I2_forwardedToTwo_theLastResultCounts() throws {
        let one = DynamicReceiver(), two = DynamicReceiver(), receiver = Recorder()
        let log = Log<String>()
        one.methods.add("tell:") { (_: DynamicReceiver, text: String) in
            log.add("one \(text)")
            return "one"
        }
        two.methods.add("tell:") { (_: DynamicReceiver, text: String) in
            log.add("two \(text)")
            return "two"
        }
        receiver.types = MethodSignature(arguments: [String.self], result: String.self)
        receiver.forward = {
            try $0.invoke(with: one)
            try $0.setArgument(try $0.result(as: String.self), at: 0)
            try $0.invoke(with: two)
        }
        XCTAssertEqual(try receiver.send("tell:", "x", returning: String.self), "two")
        XCTAssertEqual(log.entries, ["one x", "two one"])
    }

    func test_I2_throughTwoForwarders_withOtherTypes() throws {
        let last = DynamicReceiver(), middle = Recorder(), first = Recorder()
        last.methods.add("join:") { (_: DynamicReceiver, value: Any) -> Any in "\(value)!" }
        middle.types = MethodSignature(arguments: [Any.self], result: Any?.self)
        middle.forward = { try $0.invoke(with: last) }
        first.types = MethodSignature(arguments: [String.self], result: String.self)
        first.forward = { try $0.invoke(with: middle) }
        XCTAssertEqual(try first.send("join:", "x", returning: String.self), "x!")
        last.methods.replace("join:") { (_: DynamicReceiver, _: Any) -> Any in 4 }
        XCTAssertEqual(
            messageError(try first.send("join:", "x", returning: String.self))?.reason,
            .resultType(expected: "Swift.Optional<Any>", found: "Swift.String"))
        last.methods.replace("join:") { (_: DynamicReceiver, _: Any) throws -> Any in throw Problem(number: 5) }
        XCTAssertThrowsError(try first.send("join:", "x", returning: String.self)) {
            XCTAssertEqual($0 as? Problem, Problem(number: 5))
        }
    }

    func test_I2_forwardedBackToItself_isRefusedWithoutAnEnd() throws {
        // A forwarder whose target adds the method while the message is under way.
        let receiver = Recorder()
        receiver.types = types
        receiver.forward = { [unowned receiver] invocation in
            receiver.methods.add("double:") { (_: Recorder, number: Int) in number * 2 }
            try invocation.invoke(with: receiver)
        }
        XCTAssertEqual(try receiver.send("double:", 4), 8)
        XCTAssertEqual(try receiver.send("double:", 5), 10)
        XCTAssertEqual(receiver.log.entries, ["target double:", "signature double:", "forward double:"])
    }
}

final class Plain: MessageReceiver {
    static let table = MethodTable { $0.add("one") { (_: Plain) in 1 } }
    var methods: MethodTable { Self.table }
}

/// Says what it is asked.
final class Recorder: DynamicReceiver, @unchecked Sendable {
    let log = Log<String>()
    var target: Recorder?
    var types: MethodSignature?
    var forward: ((Invocation) throws -> Void)?
    var isTolerant = false

    override func forwardingTarget(for selector: MessageSelector) -> (any MessageReceiver)? {
        log.add("target \(selector)")
        return target
    }

    override func methodSignature(for selector: MessageSelector) -> MethodSignature? {
        log.add("signature \(selector)")
        return super.methodSignature(for: selector) ?? types
    }

    override func forwardInvocation(_ invocation: Invocation) throws {
        log.add("forward \(invocation.selector)")
        guard let forward else { return try super.forwardInvocation(invocation) }
        XCTAssertIdentical(invocation.target, self)
        try forward(invocation)
    }

    override func doesNotRecognizeSelector(_ selector: MessageSelector) throws {
        log.add("unknown \(selector)")
        if !isTolerant { try super.doesNotRecognizeSelector(selector) }
    }
}
