import CMessageTargets
import Switchboard
import XCTest

/// Rule I1.
final class InvocationTests: XCTestCase {
    private let signature = MethodSignature(arguments: [Int.self, String.self], result: String.self)
    private let receiver = DynamicReceiver()

    override func setUp() {
        receiver.methods.add("join:with:") { (_: DynamicReceiver, number: Int, text: String) in "\(number)\(text)" }
    }

    private func made() throws -> Invocation {
        let invocation = Invocation(selector: "join:with:", signature: signature, target: receiver)
        try invocation.setArgument(4, at: 0)
        try invocation.setArgument("you", at: 1)
        return invocation
    }

    func test_I1_selectorSignatureTarget() throws {
        let invocation = try made()
        XCTAssertEqual(invocation.selector, "join:with:")
        XCTAssertEqual(invocation.signature, signature)
        XCTAssertIdentical(invocation.target, receiver)
        invocation.target = nil
        XCTAssertNil(invocation.target)
        assertError(
            "Switchboard: message `join:with:`: the invocation has no target. Set `target`, or call `invoke(with:)`. "
                + "[noTarget]",
            try invocation.invoke())
    }

    func test_I1_arguments() throws {
        let invocation = try made()
        XCTAssertEqual(try invocation.argument(at: 0), 4)
        XCTAssertEqual(try invocation.argument(at: 1, as: String.self), "you")
        XCTAssertEqual(try invocation.argument(at: 0, as: Any.self) as? Int, 4)
        XCTAssertEqual(try invocation.argument(at: 0, as: Int?.self), 4)
        XCTAssertEqual(try invocation.arguments().map { "\($0)" }, ["4", "you"])
        try invocation.setArgument(5, at: 0)
        XCTAssertEqual(try invocation.argument(at: 0), 5)
        try invocation.setArgument("they" as Any, at: 1)
        XCTAssertEqual(try invocation.argument(at: 1), "they")
    }

    func test_I1_argumentErrors() throws {
        let invocation = try made()
        assertError(
            "Switchboard: message `join:with:`: there is no argument at index 2: the method takes 2 arguments. "
                + "Indices begin at 0, without receiver and selector. [argumentIndex]",
            try invocation.argument(at: 2, as: Int.self))
        XCTAssertEqual(
            messageError(try invocation.setArgument(1, at: -1))?.reason, .argumentIndex(found: -1, count: 2))
        assertError(
            "Switchboard: message `join:with:`: argument 1 is of type Swift.String, and the method takes Swift.Int. "
                + "Convert the value before; numbers aren't converted. [argumentType]",
            try invocation.setArgument("x", at: 0))
        XCTAssertEqual(
            messageError(try invocation.argument(at: 1, as: Int.self))?.reason,
            .argumentType(index: 1, expected: "Swift.String", found: "Swift.Int"))
        // What was there is there still.
        XCTAssertEqual(try invocation.arguments().map { "\($0)" }, ["4", "you"])
    }

    func test_I1_unsetArguments() throws {
        let invocation = Invocation(selector: "join:with:", signature: signature, target: receiver)
        XCTAssertEqual(try invocation.argument(at: 0), 0)
        let reason = MessageError.Reason.argumentMissing(index: 1)
        XCTAssertEqual(messageError(try invocation.argument(at: 1, as: String.self))?.reason, reason)
        XCTAssertEqual(messageError(try invocation.arguments())?.reason, reason)
        XCTAssertEqual(messageError(try invocation.retained())?.reason, reason)
        assertError(
            "Switchboard: message `join:with:`: the invocation has no value for argument 2. "
                + "Call `setArgument(_:at: 1)`. [argumentMissing]",
            try invocation.invoke())
    }

    func test_I1_unsetPointers() throws {
        let optional = Invocation(selector: "x:", signature: try MethodSignature(encoding: "v^v@#:*"))
        XCTAssertEqual(try optional.arguments().count, 5)
        XCTAssertNil(try optional.argument(at: 1, as: AnyObject?.self))
        let never = MethodSignature(arguments: [UnsafePointer<Int>.self, AnyObject.self], result: Void.self)
        let invocation = Invocation(selector: "x:", signature: never)
        XCTAssertNotNil(messageError(try invocation.argument(at: 0, as: UnsafePointer<Int>.self)))
        XCTAssertNotNil(messageError(try invocation.argument(at: 1, as: AnyObject.self)))
    }

    func test_I1_result() throws {
        let invocation = try made()
        assertError(
            "Switchboard: message `join:with:`: `forwardInvocation(_:)` or an interceptor set no result of type "
                + "Swift.String. Call `invoke(with:)` or `setResult(_:)` on the invocation, or let the call proceed. "
                + "[noResult]",
            try invocation.result(as: String.self))
        try invocation.invoke()
        XCTAssertEqual(try invocation.result(), "4you")
        try invocation.setResult("they")
        XCTAssertEqual(try invocation.result(), "they")
        XCTAssertEqual(
            messageError(try invocation.setResult(4))?.reason, .resultType(expected: "Swift.String", found: "Swift.Int")
        )
        XCTAssertEqual(
            messageError(try invocation.result(as: Int.self))?.reason,
            .resultType(expected: "Swift.String", found: "Swift.Int"))
        XCTAssertEqual(try invocation.result(), "they")
    }

    func test_I1_invokeTwice() throws {
        let invocation = try made()
        try invocation.invoke()
        try invocation.setArgument(9, at: 0)
        try invocation.invoke()
        XCTAssertEqual(try invocation.result(), "9you")
    }

    func test_I1_invokeWithAnotherReceiver() throws {
        let other = DynamicReceiver()
        other.methods.add("join:with:") { (_: DynamicReceiver, number: Int?, text: Any) -> Any in "\(text)\(number!)" }
        let invocation = try made()
        try invocation.invoke(with: other)
        XCTAssertEqual(try invocation.result(), "you4")
        XCTAssertIdentical(invocation.target, receiver)
    }

    func test_I1_errorsOfMethodsReachWhoInvokes() throws {
        let problem = ProblemObject()
        let receiver = DynamicReceiver()
        receiver.methods.add("fail") { (_: DynamicReceiver) throws -> String in throw problem }
        let invocation = Invocation(
            selector: "fail", signature: MethodSignature(arguments: [], result: String.self), target: receiver)
        try invocation.setResult("old")
        XCTAssertThrowsError(try invocation.invoke()) { XCTAssertIdentical($0 as? ProblemObject, problem) }
        // The old result is gone.
        XCTAssertNotNil(messageError(try invocation.result(as: String.self)))
    }

    func test_I1_invokeCFunction() throws {
        let types = "dcCsSiIqQfdBcdfqQ"
        let invocation = Invocation(selector: "sum", signature: try MethodSignature(encoding: types))
        let sum: Sum = targets_sum
        try invocation.setArgument(Int8.min, at: 0)
        try invocation.setArgument(UInt8.max, at: 1)
        try invocation.setArgument(Int32(-7), at: 4)
        try invocation.setArgument(true, at: 10)
        try invocation.setArgument(2.5, at: 12)
        try invocation.setArgument(UInt64(3), at: 15)
        try invocation.invoke(CFunction(sum))
        XCTAssertEqual(try invocation.result(), -128 + 255.0 * 2 - 35 + 11 + 2.5 * 13 + 48)
        XCTAssertEqual(
            messageError(
                try invocation.invoke(CFunction(targets_null as @convention(c) () -> UnsafeMutablePointer<CChar>?)))?
                .reason,
            .types(
                expected: invocation.signature.description,
                found: "() -> Swift.Optional<Swift.UnsafeMutablePointer<Swift.Int8>>"))
    }

    func test_I1_invokeCFunctionWithReceiver() throws {
        let body: @convention(c) (UnsafeRawPointer?, UnsafePointer<CChar>?, Int64) -> Int64 = targets_selector_length
        let invocation = Invocation(selector: "hallo:", signature: try MethodSignature(encoding: "q24@0:8q16"))
        try invocation.setArgument(100, at: 0)
        try invocation.invoke(function(body, "q@:q"))
        XCTAssertEqual(try invocation.result(), 106)
    }

    func test_I1_keptInvocationOutlivesItsCall() throws {
        let keeper = Keeper()
        let tracked = Tracked.Counter()
        try autoreleased {
            XCTAssertEqual(
                try keeper.send("keep:and:", Tracked(tracked, "a"), "text", returning: String.self), "from keep")
        }
        XCTAssertEqual(tracked.alive, 1)
        let kept = try XCTUnwrap(keeper.kept)
        XCTAssertEqual(try kept.argument(at: 0, as: Tracked.self).name, "a")
        XCTAssertEqual(try kept.argument(at: 1), "text")
        XCTAssertEqual(try kept.result(), "from keep")
        keeper.methods.add("keep:and:") { (_: DynamicReceiver, a: Tracked, text: String) in a.name + text }
        for _ in 0..<2 {
            try kept.invoke()
            XCTAssertEqual(try kept.result(), "atext")
        }
        try kept.setArgument("other", at: 1)
        try kept.invoke()
        XCTAssertEqual(try kept.result(), "aother")
        keeper.kept = nil
        try XCTAssertEqual(kept.argument(at: 1), "other")
    }

    /// Each way through an invocation's life ends each value once.
    func test_I1_noLeak() throws {
        let counter = Tracked.Counter()
        let types = MethodSignature(arguments: [Tracked.self, Tracked?.self], result: Tracked.self)
        let receiver = DynamicReceiver()
        receiver.methods.add("pick:or:") { (_: DynamicReceiver, one: Tracked, _: Tracked?) in one }
        receiver.methods.add("fail:or:") { (_: DynamicReceiver, one: Tracked, _: Tracked?) throws -> Tracked in
            throw Problem(number: 1)
        }
        let keeper = Keeper()
        keeper.types = types
        for round in 0..<50 {
            try autoreleased {
                let invocation = Invocation(selector: "pick:or:", signature: types, target: receiver)
                try invocation.setArgument(Tracked(counter), at: 0)
                try invocation.setArgument(Tracked(counter), at: 1)
                try invocation.setArgument(Tracked(counter), at: 0)
                XCTAssertNotNil(messageError(try invocation.setArgument(Dog(), at: 0)))
                XCTAssertNotNil(messageError(try invocation.setResult(Dog())))
                try invocation.setResult(Tracked(counter))
                try invocation.invoke()
                let copy = try invocation.retained().invocation()
                try copy.invoke()
                try copy.setArgument(nil as Tracked?, at: 1)
                XCTAssertThrowsError(
                    try Invocation(selector: "fail:or:", signature: types, target: receiver).invoke(with: receiver))
                keeper.result = Tracked(counter)
                keeper.error = round % 2 == 0 ? Problem(number: 2) : nil
                keeper.keeps = round % 3 != 0
                keeper.writes = round % 5 != 0
                _ = try? keeper.send("keep:or:", Tracked(counter), Tracked(counter), returning: Tracked.self)
                _ = try? invocation.invoke(with: keeper)
                try? keeper.kept?.setArgument(Tracked(counter), at: 0)
                keeper.kept = nil
                keeper.result = nil
            }
            XCTAssertEqual(counter.alive, 0, "round \(round)")
        }
    }

    func test_I1_overAlignedAndEmptyValues() throws {
        struct Empty: Equatable {}
        let wide = SIMD16<Int32>(repeating: 3)
        let types = MethodSignature(
            arguments: [Int8.self, SIMD16<Int32>.self, Empty.self, Void.self, SIMD4<Double>.self],
            result: SIMD16<Int32>.self)
        let receiver = DynamicReceiver()
        receiver.methods.add("a") {
            (_: DynamicReceiver, a: Int8, b: SIMD16<Int32>, _: Empty, _: Void, c: SIMD4<Double>) in
            b &+ SIMD16(repeating: Int32(a) + Int32(c[3]))
        }
        let invocation = Invocation(selector: "a", signature: types, target: receiver)
        try invocation.setArgument(Int8(4), at: 0)
        try invocation.setArgument(wide, at: 1)
        try invocation.setArgument(Empty(), at: 2)
        try invocation.setArgument((), at: 3)
        try invocation.setArgument(SIMD4(1.0, 2, 3, 4), at: 4)
        try invocation.invoke()
        XCTAssertEqual(try invocation.result(), SIMD16<Int32>(repeating: 11))
        XCTAssertEqual(try invocation.retained().invocation().argument(at: 2), Empty())
        XCTAssertEqual(
            try receiver.send("a", Int8(4) as Any, wide as Any, Empty(), (), SIMD4(1.0, 2, 3, 4), returning: Any.self)
                as? SIMD16<Int32>, SIMD16<Int32>(repeating: 11))
    }

    func test_I1_stringForCString() throws {
        let length: @convention(c) (UnsafePointer<CChar>?) -> Int64 = targets_length
        let invocation = Invocation(selector: "length:", signature: try MethodSignature(encoding: "q*"))
        try invocation.setArgument("hallo", at: 0)
        try invocation.invoke(CFunction(length))
        XCTAssertEqual(try invocation.result(), 5)
    }

    /// An argument changed by who gets the message, while the call is under way.
    func test_I1_changedDuringItsOwnInvocation() throws {
        let counter = Tracked.Counter()
        try autoreleased {
            let types = MethodSignature(arguments: [Tracked.self], result: Tracked.self)
            let forwarder = Keeper()
            forwarder.types = types
            forwarder.forwarding = DynamicReceiver()
            forwarder.forwarding?.methods.add("swap:") { [unowned forwarder] (_: DynamicReceiver, one: Tracked) in
                // The invocation takes its values to memory of its own here.
                try forwarder.kept?.setArgument(Tracked(counter, "new"), at: 0)
                try forwarder.kept?.setResult(Tracked(counter, "lost"))
                return one
            }
            let result: Tracked = try forwarder.send("swap:", Tracked(counter, "old"))
            XCTAssertEqual(result.name, "old")
            XCTAssertEqual(try forwarder.kept?.argument(at: 0, as: Tracked.self).name, "new")
            XCTAssertEqual(try forwarder.kept?.result(as: Tracked.self).name, "old")
            forwarder.kept = nil
        }
        XCTAssertEqual(counter.alive, 0)
    }
}

/// Runs `body` in a frame of its own, which has let go of everything then.
@inline(never) func autoreleased(_ body: () throws -> Void) rethrows { try body() }

/// Keeps what it is to forward.
final class Keeper: DynamicReceiver, @unchecked Sendable {
    var types = MethodSignature(arguments: [Tracked.self, String.self], result: String.self)
    var kept: Invocation?
    var result: Tracked?
    var error: (any Error)?
    var keeps = true
    var writes = false
    var forwarding: DynamicReceiver?

    override func methodSignature(for selector: MessageSelector) -> MethodSignature? { types }

    override func forwardInvocation(_ invocation: Invocation) throws {
        if keeps { kept = invocation }
        if let forwarding { return try invocation.invoke(with: forwarding) }
        if writes { try invocation.setArgument(try invocation.argument(at: 0, as: Any.self), at: 1) }
        if let result {
            try invocation.setResult(result)
            try invocation.setResult(result)
        } else {
            try invocation.setResult("from keep")
        }
        if let error { throw error }
    }
}
