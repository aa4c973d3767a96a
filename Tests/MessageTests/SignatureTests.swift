import CMessageTargets
import Switchboard
import XCTest

/// Rule I5, as far as signatures show it; the encodings of types have tests of their own.
final class SignatureTests: XCTestCase {
    func test_I5_frameOffsetsAndQualifiers() throws {
        let plain = try MethodSignature(encoding: "q@:qd*")
        let framed = try MethodSignature(encoding: "q40@0:8q16d24r*32")
        XCTAssertEqual(plain, framed)
        XCTAssertEqual(plain.hashValue, framed.hashValue)
        XCTAssertEqual(framed.arguments.map(\.encoding), ["q", "d", "*"])
        XCTAssertTrue(framed.takesReceiver)
        XCTAssertEqual(framed.encoding, "q40@0:8q16d24r*32")
        XCTAssertEqual(try MethodSignature(encoding: "Vv@:"), try MethodSignature(encoding: "v@:"))
    }

    func test_I5_errorsSayWhere() {
        func error(_ encoding: String) -> String? {
            signatureError(try MethodSignature(encoding: encoding))?.description
        }
        for (encoding, position) in [
            ("", 0), ("v@:%", 3), ("q{a", 3), ("v@:{a=q", 7), ("v@:v", 3), ("vb3", 1), ("v\u{e4}", 1),
        ] {
            guard
                case .encoding(encoding, position, _)? = signatureError(try MethodSignature(encoding: encoding))?.reason
            else {
                XCTFail("\(encoding): \(error(encoding) ?? "")")
                continue
            }
        }
    }

    func test_I5_errorTexts() {
        let error = signatureError(try MethodSignature(encoding: "v@:%"))
        guard case .encoding("v@:%", position: 3, let problem)? = error?.reason else { return XCTFail("\(error!)") }
        XCTAssertEqual(
            error?.description,
            "Switchboard: can't read the type encoding \"v@:%\", at byte 4: \(problem). "
                + "Correct the encoding. [encoding]")
        XCTAssertTrue(problem.hasSuffix(", found \"%\""), problem)
        assertSignatureError(
            "Switchboard: can't pass Swift.String to or from C. Pass numbers, Bool, pointers, structs of these, or "
                + "objects as arguments. For a type that Swift imports in part, such as a union, pass its type "
                + "encoding. [notInC]",
            try CValue("text"))
    }

    func test_paddingIsNoPartOfAValue() throws {
        struct Padded { var a: Int8, b: Int64 }
        let values = try (0..<4).map { number in
            try withUnsafeTemporaryAllocation(of: Padded.self, capacity: 1) { room in
                UnsafeMutableRawBufferPointer(room).initializeMemory(as: UInt8.self, repeating: UInt8(number))
                (room[0].a, room[0].b) = (1, 2)
                return try CValue(room[0])
            }
        }
        XCTAssertEqual(Set(values).count, 1)
    }

    func test_I5_signaturesOfSwiftTypes_roundTrip() throws {
        let types: [Any.Type] = [
            Bool.self, Int8.self, UInt8.self, Int16.self, UInt16.self, Int32.self, UInt32.self, Int.self, UInt.self,
            Float.self, Double.self, UnsafeMutableRawPointer?.self, UnsafeMutablePointer<CChar>?.self, AnyObject?.self,
            AnyClass?.self,
        ]
        let made = MethodSignature(arguments: types, result: Double.self)
        XCTAssertEqual(made.encoding, "dBcCsSiIqQfd^v*@#")
        XCTAssertEqual(try MethodSignature(encoding: made.encoding ?? ""), made)
        XCTAssertNil(MethodSignature(arguments: [String.self], result: Void.self).encoding)
        XCTAssertNil(MethodSignature(arguments: [Void.self], result: Void.self).encoding)
    }

    func test_equalityAndHash() throws {
        let one = MethodSignature(arguments: [Int.self, String.self], result: Bool.self)
        XCTAssertEqual(one, MethodSignature(arguments: [Int.self, String.self], result: Bool.self))
        XCTAssertEqual(one.hashValue, MethodSignature(arguments: [Int.self, String.self], result: Bool.self).hashValue)
        for other in [
            MethodSignature(arguments: [String.self, Int.self], result: Bool.self),
            MethodSignature(arguments: [Int.self, String.self], result: Void.self),
            MethodSignature(arguments: [Int.self], result: Bool.self),
            try MethodSignature(encoding: "Bq*"),
        ] { XCTAssertNotEqual(one, other) }
        XCTAssertNotEqual(try MethodSignature(encoding: "v@:"), try MethodSignature(encoding: "v"))
        XCTAssertEqual(one.description, "(Swift.Int, Swift.String) -> Swift.Bool")
        XCTAssertEqual(try MethodSignature(encoding: "v{P=dd}").description, "(`{P=dd}`) -> ()")
    }

    func test_variadic() throws {
        let signature = try MethodSignature(encoding: "i@:*dd", fixedArgumentCount: 3)
        XCTAssertEqual(signature.fixedArgumentCount, 3)
        XCTAssertNotEqual(signature, try MethodSignature(encoding: "i@:*dd"))
    }

    func test_structuresOfEncodings() throws {
        let invocation = Invocation(selector: "x:", signature: try MethodSignature(encoding: "v{Pair=id}"))
        struct Pair: Equatable { var a: Int32, b: Double }
        struct Other { var a: Float, b: Double }
        try invocation.setArgument(Pair(a: 4, b: 2.5), at: 0)
        XCTAssertEqual(try invocation.argument(at: 0), Pair(a: 4, b: 2.5))
        XCTAssertEqual(try invocation.argument(at: 0, as: CValue.self).load(as: Pair.self), Pair(a: 4, b: 2.5))
        XCTAssertNotNil(messageError(try invocation.argument(at: 0, as: Other.self)))
        XCTAssertNotNil(messageError(try invocation.setArgument(Other(a: 1, b: 2), at: 0)))
        try invocation.setArgument(CValue(Pair(a: 5, b: 1)), at: 0)
        XCTAssertEqual(try invocation.argument(at: 0), Pair(a: 5, b: 1))
        XCTAssertNotNil(messageError(try invocation.setArgument(CValue(Other(a: 5, b: 1)), at: 0)))
        let same: @convention(c) (targets_pair) -> targets_pair = targets_same_pair
        let receiver = DynamicReceiver()
        receiver.methods.add("same:", try function(same, "{Pair=id}{Pair=id}"))
        let value = try CValue(Pair(a: 6, b: 2))
        XCTAssertEqual(try receiver.send("same:", value, returning: CValue.self).bytes, value.bytes)
        XCTAssertEqual(try receiver.send("same:", value), Pair(a: 6, b: 2))
    }
}
