import CSignatureFixtures
import Switchboard
import XCTest

/// What is no C signature, or another one, is refused with a text that names both.
final class RefusalTests: XCTestCase {
    private typealias Add = @convention(c) (Int32, Double) -> Int64

    private let add: Add = { Int64($0) + Int64($1) }
    private var address: UnsafeRawPointer { unsafeBitCast(add, to: UnsafeRawPointer.self) }

    private func expect(_ problem: String, line: UInt = #line, _ body: () throws -> Void) {
        XCTAssertThrowsError(try body(), line: line) { error in
            XCTAssertEqual("\(error)", "Switchboard: \(problem)", line: line)
        }
    }

    private let notInC =
        "Pass numbers, Bool, pointers, structs of these, or objects as arguments. For a type that Swift imports in "
        + "part, such as a union, pass its type encoding. [notInC]"
    private let sameTypes = "Write the same types, with `@convention(c)`. [functionType]"

    private func cantUse(_ found: String) -> String { "can't use \(found) here: expected" }

    // MARK: Functions

    func testTypesThatAreNoCFunctions() {
        expect("\(cantUse("(Swift.Int) -> Swift.Int")) a `@convention(c)` function. \(sameTypes)") {
            _ = try CFunction({ (x: Int) in x })
        }
        expect("\(cantUse("Swift.Int")) a `@convention(c)` function. \(sameTypes)") { _ = try CFunction(5) }
        expect("\(cantUse("nil")) a function. \(sameTypes)") { _ = try CFunction(nil as Add?) }
        expect("\(cantUse("(Swift.Int) -> Swift.Int")) a `@convention(c)` type. \(sameTypes)") {
            _ = try CCallback(((Int) -> Int).self) { (x: Int) in x }
        }
        expect("\(cantUse("Swift.Int")) a struct with C functions. \(sameTypes)") { _ = try CallbackProxy(5) }
        expect("\(cantUse("__C.cs_t26")) a struct with C functions. \(sameTypes)") { _ = try CallbackProxy(cs_t26()) }
    }

    func testEncodings() {
        expect(
            "can't read the type encoding \"i{a\", at byte 4: expected = or the closing bracket behind a name, "
                + "found nothing more. Correct the encoding. [encoding]"
        ) {
            _ = try CFunction(at: address, encoding: "i{a")
        }
        expect(
            "can't read the type encoding \"\", at byte 1: expected a result's type, found nothing more. "
                + "Correct the encoding. [encoding]"
        ) {
            _ = try CFunction(at: address, encoding: "")
        }
        expect(
            "can't read the type encoding \"iv\", at byte 2: expected a type other than void, found \"v\". "
                + "Correct the encoding. [encoding]"
        ) {
            _ = try CFunction(at: address, encoding: "iv")
        }
        expect(
            "can't read the type encoding \"i[3i]\", at byte 2: expected ^ and not [: C passes an array's "
                + "address, found \"[\". Correct the encoding. [encoding]"
        ) {
            _ = try CFunction(at: address, encoding: "i[3i]")
        }
        expect(
            "can't read the type encoding \"i{a=b3}\", at byte 5: expected no bit-field in a type by value, "
                + "found \"b\". Correct the encoding. [encoding]"
        ) {
            _ = try CFunction(at: address, encoding: "i{a=b3}")
        }
        expect(
            "can't find a function `cs_no_such` in the program or its libraries. "
                + "Link its library. For a function of the program itself, link with `-rdynamic`. [noSymbol]"
        ) {
            _ = try CFunction(symbol: "cs_no_such", encoding: "v")
        }
    }

    // MARK: Calls

    func testArgumentsOfOtherTypes() throws {
        for function in [try CFunction(add), try CFunction(at: address, encoding: "qid")] {
            XCTAssertEqual(try function(Int32(2), 3.5, returning: Int64.self), 5)
            // As long and a pointer's size as it is: long and long long are one type.
            XCTAssertEqual(try function(Int32(-2), 3.5, returning: Int.self), 1)
            let convert = "Convert the value before; numbers aren't converted. [argumentType]"
            expect("argument 1 is of type Swift.Int, and the method takes Swift.Int32. \(convert)") {
                let _: Int64 = try function(2, 3.5)
            }
            expect("argument 1 is of type Swift.UInt32, and the method takes Swift.Int32. \(convert)") {
                let _: Int64 = try function(UInt32(2), 3.5)
            }
            expect("argument 2 is of type Swift.Float, and the method takes Swift.Double. \(convert)") {
                let _: Int64 = try function(Int32(2), Float(3.5))
            }
            expect(
                "the method takes 2 arguments, and the message has 1. Pass the method's arguments. [argumentCount]"
            ) {
                let _: Int64 = try function(Int32(2))
            }
            expect(
                "the method takes 2 arguments, and the message has 3. Pass the method's arguments. [argumentCount]"
            ) {
                let _: Int64 = try function(Int32(2), 3.5, 4)
            }
        }
        let ask = "Use the type that the method returns. [resultType]"
        expect("the result is of type Swift.Int64, not Swift.Int32. \(ask)") {
            let _: Int32 = try CFunction(add)(Int32(2), 3.5)
        }
        expect("the result is of type Swift.Int, not Swift.String. \(ask)") {
            let _: String = try CFunction(at: address, encoding: "qid")(Int32(2), 3.5)
        }
    }

    func testStructuresOfOtherMembers() throws {
        struct Pair { var first: Int32, second: Float }
        struct Other { var first: Int32, second: Int32 }
        let made: @convention(c) (UnsafeRawPointer?) -> Void = { _ in }
        let function = try CFunction(
            at: unsafeBitCast(made, to: UnsafeRawPointer.self), encoding: "v{Pair=if}")
        try function(Pair(first: 1, second: 2), returning: Void.self)
        let found = String(reflecting: Other.self)
        expect(
            "argument 1 is of type \(found), and the method takes `{Pair=if}`. "
                + "Convert the value before; numbers aren't converted. [argumentType]"
        ) {
            try function(Other(first: 1, second: 2), returning: Void.self)
        }
    }

    func testInvocationsOfAnotherSignature() throws {
        let signature = try MethodSignature(encoding: "qii")
        let invocation = Invocation(selector: "add:to:", signature: signature)
        expect(
            "message `add:to:`: the types are (Swift.Int32, Swift.Double) -> Swift.Int64, "
                + "and the method has (Swift.Int32, Swift.Int32) -> Swift.Int. Use the same types. [types]"
        ) {
            try invocation.invoke(CFunction(add))
        }
        expect(
            "message `add:to:`: argument 2 is of type Swift.Double, and the method takes Swift.Int32. "
                + "Convert the value before; numbers aren't converted. [argumentType]"
        ) {
            try invocation.setArgument(2.5, at: 1)
        }
    }

    // MARK: Callbacks

    func testClosuresOfOtherTypes() {
        func expectClosure(_ found: String, line: UInt = #line, _ body: () throws -> Void) {
            expect(
                "\(cantUse(found)) a closure of type (Swift.Int32, Swift.Double) -> Swift.Int64. \(sameTypes)",
                line: line, body)
        }
        expectClosure("(Swift.Int32) -> Swift.Int64") { _ = try CCallback(Add.self) { (_: Int32) in 1 as Int64 } }
        expectClosure("(Swift.Int32, Swift.Double) -> Swift.Int32") {
            _ = try CCallback(Add.self) { (_: Int32, _: Double) in 1 as Int32 }
        }
        expectClosure("(Swift.Int32, Swift.Double) -> ()") { _ = try CCallback(Add.self) { (_: Int32, _: Double) in } }
        expectClosure("(Swift.UInt32, Swift.Double) -> Swift.Int64") {
            _ = try CCallback(Add.self) { (_: UInt32, _: Double) in 1 as Int64 }
        }
        typealias Named = @convention(c) (UnsafePointer<CChar>?) -> UnsafeRawPointer
        XCTAssertThrowsError(try CCallback(Named.self) { (name: UnsafePointer<CChar>) in UnsafeRawPointer(name) })
        XCTAssertThrowsError(try CCallback(Named.self) { (name: UnsafePointer<CChar>?) in UnsafeRawPointer(name) })
        XCTAssertNoThrow(
            try CCallback(Named.self) { (name: UnsafePointer<CChar>?) in
                UnsafeRawPointer(name ?? UnsafePointer(bitPattern: 8)!)
            })
        expectClosure("(Swift.Double, Swift.Int32) -> Swift.Int64") {
            _ = try CCallback(Add.self) { (_: Double, _: Int32) in 1 as Int64 }
        }
        expectClosure("(Swift.Int32, Swift.String) -> Swift.Int64") {
            _ = try CCallback(Add.self) { (_: Int32, _: String) in 1 as Int64 }
        }
    }

    func testObserversOfOtherTypes() throws {
        struct Table { var add: Add, count: Int }
        let proxy = try CallbackProxy(Table(add: add, count: 3))
        expect("\(cantUse("(Swift.Int32, Swift.Int)")) (Swift.Int32, Swift.Double). \(sameTypes)") {
            _ = try proxy.sentMessageOrThrow(\.add, as: (Int32, Int).self)
        }
        expect("\(cantUse("Swift.Int32")) (Swift.Int32, Swift.Double). \(sameTypes)") {
            _ = try proxy.methodInvokedOrThrow(\.add, as: Int32.self)
        }
        expect("\(cantUse("\(\Table.count)")) a property with a C function. \(sameTypes)") {
            _ = try proxy.sentMessageOrThrow(\.count, as: Int32.self)
        }
        let noCallback = MessageError.Reason.noCallback(table: String(reflecting: Table.self), callbacks: ["add"])
        XCTAssertThrowsError(try proxy.sentMessageOrThrow("subtract")) {
            XCTAssertEqual(($0 as? MessageError)?.reason, noCallback)
        }
        XCTAssertThrowsError(try proxy.methodInvokedOrThrow("subtract")) {
            XCTAssertEqual(($0 as? MessageError)?.reason, noCallback)
        }
    }

    func testReceiversOfOtherTypes() throws {
        let receiver = DynamicReceiver()
        receiver.methods.add("add:to:", try CFunction(add))
        expect(
            "message `add:to:`: the types are (Swift.Int64, Swift.Double) -> Swift.Int64, "
                + "and the method has (Swift.Int32, Swift.Double) -> Swift.Int64. Use the same types. [types]"
        ) {
            _ = try receiver.callback(for: "add:to:", as: (@convention(c) (Int64, Double) -> Int64).self) {
                XCTFail("\($0)")
            }
        }
        expect(
            "message `add:to:`: argument 1 is of type Swift.String, and the method takes Swift.Int32. "
                + "Convert the value before; numbers aren't converted. [argumentType]"
        ) {
            _ = try receiver.send("add:to:", "one", 2.0, returning: Int64.self)
        }
    }

    func testTypesThatCHasNot() throws {
        let swift = MethodSignature(arguments: [String.self], result: Int.self)
        XCTAssertNil(swift.encoding)
        expect(
            "can't call a method with the signature (Swift.String) -> Swift.Int from C: it has types that C doesn't "
                + "have. Use a method that takes and returns numbers, pointers and structs. [notCallableFromC]"
        ) {
            _ = try CCallback(signature: swift, onError: { XCTFail("\($0)") }) { _ in }
        }
        expect("can't pass an object as a result to or from C. \(notInC)") {
            _ = try CCallback(signature: MethodSignature(encoding: "@i"), onError: { XCTFail("\($0)") }) { _ in }
        }
        expect("can't pass Swift.String to or from C. \(notInC)") { _ = try CValue("text") }
        expect("can't pass (Swift.Int32, Swift.Int64) to or from C. \(notInC)") {
            _ = try CValue((Int32(1), Int64(2)))
        }
    }
}
