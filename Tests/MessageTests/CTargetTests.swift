import CMessageTargets
import Foundation
import Switchboard
import TestSupport
import XCTest

/// Rule I4.
final class CTargetTests: XCTestCase {
    private typealias Number = @convention(c) (Int64) -> Int64
    private typealias Comparator = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32
    private let receiver = DynamicReceiver()
    private let log = Log<String>()

    private func onError(_ error: any Error) { log.add("\(error)") }

    func test_I4_functionOfAMethod_forC() throws {
        receiver.methods.add("double:") { (_: DynamicReceiver, number: Int64) in number * 2 }
        let callback = try receiver.callback(for: "double:", as: Number.self) { XCTFail("\($0)") }
        XCTAssertEqual(targets_call_twice(callback.function, 20), 82)
        receiver.methods.replace("double:") { (_: DynamicReceiver, number: Int64) in number * 3 }
        XCTAssertEqual(targets_call_twice(callback.function, 20), 123)
    }

    func test_I4_qsort() throws {
        receiver.methods.add("compare:to:") {
            (_: DynamicReceiver, a: UnsafeRawPointer?, b: UnsafeRawPointer?) -> Int32 in
            Int32(a!.load(as: Int.self) - b!.load(as: Int.self))
        }
        let callback = try receiver.callback(for: "compare:to:", as: Comparator.self) { XCTFail("\($0)") }
        var numbers = (0..<200).map { $0 * 7919 % 211 }
        withExtendedLifetime(callback) {
            qsort(&numbers, numbers.count, MemoryLayout<Int>.stride, callback.function)
        }
        XCTAssertEqual(numbers, numbers.sorted())
    }

    func test_I4_closureForC() throws {
        var numbers = [5, 3, 9, 1]
        var comparisons = 0
        try withCCallback(Comparator.self) { (a: UnsafeRawPointer?, b: UnsafeRawPointer?) -> Int32 in
            comparisons += 1
            return Int32(a!.load(as: Int.self) - b!.load(as: Int.self))
        } do: { comparator in
            qsort(&numbers, numbers.count, MemoryLayout<Int>.stride, comparator)
        }
        XCTAssertEqual(numbers, [1, 3, 5, 9])
        XCTAssertGreaterThan(comparisons, 2)
    }

    func test_I4_errorsGiveZeros() throws {
        let log = log
        receiver.methods.add("double:") { (_: DynamicReceiver, _: Int64) throws -> Int64 in throw Problem(number: 3) }
        let callback = try receiver.callback(for: "double:", as: Number.self) { log.add("\($0)") }
        let function = callback.function
        XCTAssertEqual(function(5), 0)
        XCTAssertEqual(log.entries, ["Problem(number: 3)"])
    }

    func test_I4_errorsAfterAResultGiveZeros() throws {
        final class Forwarder: DynamicReceiver {
            override func methodSignature(for selector: MessageSelector) -> MethodSignature? {
                MethodSignature(arguments: [Int64.self], result: Int64.self)
            }
            override func forwardInvocation(_ invocation: Invocation) throws {
                try invocation.setResult(7 as Int64)
                throw Problem(number: 1)
            }
        }
        let log = log
        let callback = try Forwarder().callback(for: "double:", as: Number.self) { log.add("\($0)") }
        let failing = callback.function
        XCTAssertEqual(failing(5), 0)
        let signature = try MethodSignature(encoding: "qq")
        let other = try CCallback(signature: signature, onError: { log.add("\($0)") }) { invocation in
            try invocation.setResult(try invocation.argument(at: 0, as: Int64.self) + 1)
            if try invocation.argument(at: 0) == 5 as Int64 { throw Problem(number: 2) }
        }
        let function = unsafeBitCast(other.function, to: Number.self)
        XCTAssertEqual(function(4), 5)
        XCTAssertEqual(function(5), 0)
        XCTAssertEqual(log.entries, ["Problem(number: 1)", "Problem(number: 2)"])
    }

    func test_I4_invocationOfACallback_isKept() throws {
        let kept = Kept()
        let callback = try CCallback(signature: MethodSignature(encoding: "qq*"), onError: { XCTFail("\($0)") }) {
            try $0.setResult(try $0.argument(at: 0, as: Int.self) + 1)
            kept.invocation = $0
            kept.retained = try $0.retained()
        }
        let function = unsafeBitCast(
            callback.function, to: (@convention(c) (Int, UnsafePointer<CChar>) -> Int).self)
        XCTAssertEqual("text".withCString { function(4, $0) }, 5)
        let invocation = try XCTUnwrap(kept.invocation)
        XCTAssertEqual(try invocation.argument(at: 0), 4)
        XCTAssertEqual(try invocation.result(), 5)
        let copy = try XCTUnwrap(kept.retained).invocation()
        XCTAssertEqual(String(cString: try copy.argument(at: 1, as: UnsafePointer<CChar>.self)), "text")
    }

    func test_I4_resultThatCDoesNotTake() throws {
        let log = log
        receiver.methods.add("double:") { (_: DynamicReceiver, number: Int64) in
            log.add("\(number)")
            return "a result"
        }
        let callback = try receiver.callback(for: "double:", as: (@convention(c) (Int64) -> Void).self) {
            XCTFail("\($0)")
        }
        let function = callback.function
        function(5)
        XCTAssertEqual(log.entries, ["5"])
        receiver.methods.add("nothing:") { (_: DynamicReceiver, _: Int64) in }
        XCTAssertNotNil(messageError(try receiver.callback(for: "nothing:", as: Number.self) { _ in }))
    }

    func test_I4_refusals() throws {
        XCTAssertEqual(
            messageError(try receiver.callback(for: "unknown:", as: Number.self) { _ in })?.reason,
            .unrecognizedSelector(receiver: "Switchboard.DynamicReceiver"))
        receiver.methods.add("text:") { (_: DynamicReceiver, text: String) in }
        assertError(
            "Switchboard: message `text:`: the types are (Swift.Int64) -> Swift.Int64, and the method has "
                + "(Swift.String) -> (). Use the same types. [types]",
            try receiver.callback(for: "text:", as: Number.self) { _ in })
        assertSignatureError(
            "Switchboard: can't use Swift.Int here: expected a `@convention(c)` type. "
                + "Write the same types, with `@convention(c)`. [functionType]",
            try receiver.callback(for: "text:", as: Int.self) { _ in })
        assertSignatureError(
            "Switchboard: can't find a function `no_such` in the program or its libraries. Link its library. For a "
                + "function of the program itself, link with `-rdynamic`. [noSymbol]",
            try CFunction(symbol: "no_such", encoding: "v"))
        assertSignatureError(
            "Switchboard: can't call a method with the signature (Swift.String) -> () from C: it has types that C "
                + "doesn't have. Use a method that takes and returns numbers, pointers and structs. [notCallableFromC]",
            try CCallback(signature: MethodSignature(arguments: [String.self], result: Void.self), onError: { _ in }) {
                _ in
            })
    }

    func test_I4_callbackKeepsItsReceiver_andLetsGo() throws {
        weak var weakReceiver: DynamicReceiver?
        try autoreleased {
            var callback: CCallback<Number>?
            try autoreleased {
                let made = DynamicReceiver()
                made.methods.add("double:") { (_: DynamicReceiver, number: Int64) in number * 2 }
                weakReceiver = made
                callback = try made.callback(for: "double:", as: Number.self) { _ in }
            }
            let function = callback?.function
            XCTAssertEqual(function?(4), 8)
            XCTAssertNotNil(weakReceiver)
            callback = nil
        }
        XCTAssertNil(weakReceiver)
    }

    func test_I4_cFunctionAsMethod() throws {
        receiver.methods.add("hypot:", try CFunction(hypot as @convention(c) (Double, Double) -> Double))
        XCTAssertEqual(try receiver.send("hypot:", 3.0, 4.0), 5.0)
        let increment: @convention(c) (UnsafeMutablePointer<Int32>?) -> Void = targets_increment
        receiver.methods.add("increment:", try CFunction(increment))
        var number: Int32 = 4
        try withUnsafeMutablePointer(to: &number) { try receiver.send("increment:", $0) }
        XCTAssertEqual(number, 5)
        receiver.methods.replace("hypot:", try CFunction(fmax as @convention(c) (Double, Double) -> Double))
        XCTAssertEqual(try receiver.send("hypot:", 3.0, 4.0), 4.0)
    }

    func test_I4_cFunctionWithReceiverAndSelector() throws {
        let selector: @convention(c) (UnsafeRawPointer?, UnsafePointer<CChar>?, Int64) -> Int64 =
            targets_selector_length
        let who: @convention(c) (UnsafeRawPointer?, UnsafePointer<CChar>?) -> UnsafeRawPointer? = targets_receiver
        receiver.methods.add("length:", try function(selector, "q24@0:8q16"))
        receiver.methods.add("me", try function(who, "@@:"))
        XCTAssertEqual(try receiver.send("length:", 100), 107)
        XCTAssertIdentical(try receiver.send("me", returning: AnyObject.self), receiver)
        XCTAssertNotNil(messageError(try receiver.send("me", returning: Dog.self)))
        XCTAssertEqual(receiver.methodSignature(for: "length:")?.arguments.count, 1)
    }

    func test_I4_objectsToAndFromC_areCountedOnce() throws {
        let counter = Tracked.Counter()
        let same: @convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer? = targets_same
        receiver.methods.add("same:", try function(same, "@@"))
        receiver.methods.add("address:", try function(same, "@?@?"))
        try autoreleased {
            let tracked = Tracked(counter)
            for _ in 0..<100 {
                XCTAssertIdentical(try receiver.send("same:", tracked, returning: Tracked.self), tracked)
                try receiver.send("same:", tracked)
                XCTAssertNil(try receiver.send("same:", nil as Tracked?, returning: AnyObject?.self))
            }
            // A block is no object of Swift's.
            var words = (1, 2)
            try withUnsafeMutablePointer(to: &words) { block in
                let raw: UnsafeMutableRawPointer? = .init(block)
                XCTAssertEqual(try receiver.send("address:", raw, returning: UnsafeMutableRawPointer?.self), raw)
            }
            XCTAssertEqual(words.0, 1)
            XCTAssertEqual(words.1, 2)
        }
        XCTAssertEqual(counter.alive, 0)
    }

    func test_D3_structures() throws {
        let turn: @convention(c) (targets_box) -> targets_box = targets_turn
        let reverse: @convention(c) (targets_large) -> targets_large = targets_reverse
        receiver.methods.add("turn:", try CFunction(turn))
        receiver.methods.add("reverse:", try CFunction(reverse))
        let box: targets_box = try receiver.send("turn:", targets_box(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual([box.x, box.y, box.width, box.height], [1, 2, 4, 3])
        let large: targets_large = try receiver.send(
            "reverse:", targets_large(values: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)))
        XCTAssertEqual(large.values.0, 12)
        XCTAssertEqual(large.values.11, 1)
    }

    func test_variadicFunctions() throws {
        let print = try CFunction(symbol: "snprintf", encoding: "i*Q*", isVariadic: true)
        var buffer = [CChar](repeating: 0, count: 100)
        let count: Int32 = try buffer.withUnsafeMutableBufferPointer {
            try print($0.baseAddress!, UInt(100), "%d %s %.2f", Int8(-3), "abc", Float(1.5))
        }
        XCTAssertEqual(count, 11)
        XCTAssertEqual(buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }, "-3 abc 1.50")
        XCTAssertNotNil(messageError(try print(returning: Int32.self)))
        guard
            case .signature(let error)? = messageError(try print("a", UInt(0), "x", [1], returning: Int32.self))?.reason
        else { return XCTFail("no error") }
        XCTAssertEqual(error.reason, .notInC(type: "Swift.Array<Swift.Int>"))
    }

    func test_callbackProxy() throws {
        struct Handlers {
            var one: (@convention(c) (Int32, UnsafeMutablePointer<Int32>?) -> Int32)?
            var number: Int
            var two: (@convention(c) () -> Void)?
        }
        let original = Handlers(
            one: { number, pointer in
                pointer?.pointee += 1
                return number * 2
            }, number: 4, two: nil)
        let proxy = try CallbackProxy(original)
        XCTAssertNil(proxy.table.two)
        XCTAssertEqual(proxy.table.number, 4)
        let log = log
        let sent = proxy.sentMessage(\.one, as: (Int32, UnsafeMutablePointer<Int32>?).self).subscribe {
            log.add("sent \($0) \($1!.pointee)")
        }
        let invoked = proxy.methodInvoked("one").subscribe { log.add("invoked \($0.count)") }
        var number: Int32 = 4
        XCTAssertEqual(proxy.table.one?(21, &number), 42)
        XCTAssertEqual(number, 5)
        try withUnsafeMutablePointer(to: &number) { XCTAssertEqual(try proxy.send("one", Int32(1), $0), 2 as Int32) }
        XCTAssertEqual(log.entries, ["sent 21 4", "invoked 2", "sent 1 5", "invoked 2"])
        withExtendedLifetime((sent, invoked)) {}
    }
}

private final class Kept: @unchecked Sendable {
    var invocation: Invocation?
    var retained: RetainedInvocation?
}
