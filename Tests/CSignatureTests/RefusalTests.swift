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
        "Numbers, Bool, pointers, objects as arguments, and structures of these can be passed to and from C. Of a type "
        + "that Swift imports in part, such as a union, give the type encoding."
    private let sameTypes = "Write the type with `@convention(c)`, with the same types."

    // MARK: Functions

    func testTypesThatAreNoCFunctions() {
        expect("expected a `@convention(c)` function, found (Swift.Int) -> Swift.Int. \(sameTypes)") {
            _ = try CFunction({ (x: Int) in x })
        }
        expect("expected a `@convention(c)` function, found Swift.Int. \(sameTypes)") { _ = try CFunction(5) }
        expect("expected a function, found nil. \(sameTypes)") { _ = try CFunction(nil as Add?) }
        expect("expected a `@convention(c)` type, found (Swift.Int) -> Swift.Int. \(sameTypes)") {
            _ = try CCallback(((Int) -> Int).self) { (x: Int) in x }
        }
        expect("expected a struct with C functions, found Swift.Int. \(sameTypes)") { _ = try CallbackProxy(5) }
        expect("expected a struct with C functions, found __C.cs_t26. \(sameTypes)") { _ = try CallbackProxy(cs_t26()) }
    }

    func testEncodings() {
        expect(
            "cannot read the type encoding \"i{a\", at byte 3: expected = or the closing bracket behind a name, "
                + "found nothing more. Correct the encoding."
        ) {
            _ = try CFunction(at: address, encoding: "i{a")
        }
        expect(
            "cannot read the type encoding \"\", at byte 0: expected a result's type, found nothing more. "
                + "Correct the encoding."
        ) {
            _ = try CFunction(at: address, encoding: "")
        }
        expect(
            "cannot read the type encoding \"iv\", at byte 1: expected a type other than void, found \"v\". "
                + "Correct the encoding."
        ) {
            _ = try CFunction(at: address, encoding: "iv")
        }
        expect(
            "cannot read the type encoding \"i[3i]\", at byte 1: expected ^ and not [: C passes an array's address, "
                + "found \"[\". Correct the encoding."
        ) {
            _ = try CFunction(at: address, encoding: "i[3i]")
        }
        expect(
            "cannot read the type encoding \"i{a=b3}\", at byte 4: expected no bit-field in a type by value, "
                + "found \"b\". Correct the encoding."
        ) {
            _ = try CFunction(at: address, encoding: "i{a=b3}")
        }
        expect(
            "expected a function `cs_no_such` among those that this program and its libraries export, found none. "
                + "Link its library; a function of the program itself is exported with `-rdynamic`."
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
            let convert = "Convert the value before; numbers are not converted."
            expect("expected Swift.Int32 as argument 0, found Swift.Int. \(convert)") {
                let _: Int64 = try function(2, 3.5)
            }
            expect("expected Swift.Int32 as argument 0, found Swift.UInt32. \(convert)") {
                let _: Int64 = try function(UInt32(2), 3.5)
            }
            expect("expected Swift.Double as argument 1, found Swift.Float. \(convert)") {
                let _: Int64 = try function(Int32(2), Float(3.5))
            }
            expect("expected 2 arguments, found 1. Pass what the method takes.") {
                let _: Int64 = try function(Int32(2))
            }
            expect("expected 2 arguments, found 3. Pass what the method takes.") {
                let _: Int64 = try function(Int32(2), 3.5, 4)
            }
        }
        expect("expected the result's type, Swift.Int64, found Swift.Int32. Ask for the type that the method returns.")
        {
            let _: Int32 = try CFunction(add)(Int32(2), 3.5)
        }
        expect("expected the result's type, Swift.Int, found Swift.String. Ask for the type that the method returns.") {
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
            "expected `{Pair=if}` as argument 0, found \(found). Convert the value before; numbers are not converted."
        ) {
            try function(Other(first: 1, second: 2), returning: Void.self)
        }
    }

    func testInvocationsOfAnotherSignature() throws {
        let signature = try MethodSignature(encoding: "qii")
        let invocation = Invocation(selector: "add:to:", signature: signature)
        expect(
            "message `add:to:`: expected (Swift.Int32, Swift.Int32) -> Swift.Int, "
                + "found (Swift.Int32, Swift.Double) -> Swift.Int64. Use the same types."
        ) {
            try invocation.invoke(CFunction(add))
        }
        expect(
            "message `add:to:`: expected Swift.Int32 as argument 1, found Swift.Double. "
                + "Convert the value before; numbers are not converted."
        ) {
            try invocation.setArgument(2.5, at: 1)
        }
    }

    // MARK: Callbacks

    func testClosuresOfOtherTypes() {
        func expectClosure(_ found: String, line: UInt = #line, _ body: () throws -> Void) {
            expect(
                "expected a closure of type (Swift.Int32, Swift.Double) -> Swift.Int64, found \(found). \(sameTypes)",
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
        expect("expected (Swift.Int32, Swift.Double), found (Swift.Int32, Swift.Int). \(sameTypes)") {
            _ = try proxy.sentMessage(\.add, as: (Int32, Int).self)
        }
        expect("expected (Swift.Int32, Swift.Double), found Swift.Int32. \(sameTypes)") {
            _ = try proxy.methodInvoked(\.add, as: Int32.self)
        }
        expect("expected a property with a C function, found \(\Table.count). \(sameTypes)") {
            _ = try proxy.sentMessage(\.count, as: Int32.self)
        }
        XCTAssertThrowsError(try proxy.sentMessage("subtract")) {
            XCTAssertEqual(
                ($0 as? MessageError)?.reason,
                .unrecognizedSelector(receiver: String(reflecting: CallbackProxy<Table>.self)))
        }
    }

    func testReceiversOfOtherTypes() throws {
        let receiver = DynamicReceiver()
        receiver.methods.add("add:to:", try CFunction(add))
        expect(
            "message `add:to:`: expected (Swift.Int32, Swift.Double) -> Swift.Int64, "
                + "found (Swift.Int64, Swift.Double) -> Swift.Int64. Use the same types."
        ) {
            _ = try receiver.callback(for: "add:to:", as: (@convention(c) (Int64, Double) -> Int64).self) {
                XCTFail("\($0)")
            }
        }
        expect(
            "message `add:to:`: expected Swift.Int32 as argument 0, found Swift.String. "
                + "Convert the value before; numbers are not converted."
        ) {
            _ = try receiver.send("add:to:", "one", 2.0, returning: Int64.self)
        }
    }

    func testTypesThatCHasNot() throws {
        let swift = MethodSignature(arguments: [String.self], result: Int.self)
        XCTAssertNil(swift.encoding)
        expect(
            "expected a signature whose types C has, found (Swift.String) -> Swift.Int. "
                + "Give C a method that takes and returns numbers, pointers and structures."
        ) {
            _ = try CCallback(signature: swift, onError: { XCTFail("\($0)") }) { _ in }
        }
        expect("expected a type that C has, found an object as a result. \(notInC)") {
            _ = try CCallback(signature: MethodSignature(encoding: "@i"), onError: { XCTFail("\($0)") }) { _ in }
        }
        expect("expected a type that C has, found Swift.String. \(notInC)") { _ = try CValue("text") }
        expect("expected a type that C has, found (Swift.Int32, Swift.Int64). \(notInC)") {
            _ = try CValue((Int32(1), Int64(2)))
        }
    }
}
