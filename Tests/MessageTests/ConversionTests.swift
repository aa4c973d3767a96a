import CMessageTargets
import Switchboard
import XCTest

/// What a value may be passed and read as. Nothing is ever taken for what it is not.
final class ConversionTests: XCTestCase {
    private let receiver = DynamicReceiver()

    func test_subclassForClass() throws {
        receiver.methods.add("sound:") { (_: DynamicReceiver, animal: Animal) in animal.sound }
        XCTAssertEqual(try receiver.send("sound:", Dog(), returning: String.self), "wuff")
    }

    func test_otherClassForClass_isRefused() {
        receiver.methods.add("age:") { (_: DynamicReceiver, dog: Dog) in dog.age }
        XCTAssertEqual(
            messageError(try receiver.send("age:", Stone(), returning: Int.self))?.reason,
            .argumentType(index: 0, expected: "MessageTests.Dog", found: "MessageTests.Stone"))
        XCTAssertNotNil(messageError(try receiver.send("age:", Animal(), returning: Int.self)))
    }

    func test_classForSubclass_whereTheObjectIsOne() throws {
        receiver.methods.add("age:") { (_: DynamicReceiver, dog: Dog) in dog.age }
        let animal: Animal = Dog()
        XCTAssertEqual(try receiver.send("age:", animal), 4)
        let object: AnyObject = animal
        XCTAssertEqual(try receiver.send("age:", object), 4)
        XCTAssertEqual(try receiver.send("age:", animal as Any), 4)
        XCTAssertEqual(try receiver.send("age:", animal as Animal?), 4)
    }

    func test_nilForClass_isRefused() {
        receiver.methods.add("age:") { (_: DynamicReceiver, dog: Dog) in dog.age }
        XCTAssertNotNil(messageError(try receiver.send("age:", nil as Dog?, returning: Int.self)))
        XCTAssertNotNil(messageError(try receiver.send("age:", nil as AnyObject?, returning: Int.self)))
    }

    func test_nilForObject_isRefused() {
        receiver.methods.add("same:") { (_: DynamicReceiver, object: AnyObject) in object }
        let dog = Dog()
        XCTAssertIdentical(try receiver.send("same:", dog, returning: AnyObject.self), dog)
        XCTAssertIdentical(try receiver.send("same:", dog as Dog?, returning: AnyObject.self), dog)
        XCTAssertNotNil(messageError(try receiver.send("same:", nil as Dog?, returning: AnyObject.self)))
    }

    func test_optionalOfOtherClass_isRefused() {
        receiver.methods.add("age:") { (_: DynamicReceiver, dog: Dog?) in dog?.age ?? 0 }
        XCTAssertNotNil(messageError(try receiver.send("age:", Stone(), returning: Int.self)))
        XCTAssertEqual(try receiver.send("age:", nil as Dog?), 0)
        XCTAssertEqual(try receiver.send("age:", Dog()), 4)
    }

    func test_metatypeOfOtherClass_isRefused() throws {
        receiver.methods.add("name:") { (_: DynamicReceiver, type: Animal.Type) in String(describing: type) }
        XCTAssertEqual(try receiver.send("name:", Dog.self, returning: String.self), "Dog")
        XCTAssertNotNil(messageError(try receiver.send("name:", Stone.self, returning: String.self)))
        XCTAssertNotNil(messageError(try receiver.send("name:", nil as AnyClass?, returning: String.self)))
    }

    func test_nullForPointer_isRefused() throws {
        receiver.methods.add("read:") { (_: DynamicReceiver, pointer: UnsafePointer<Int32>) in pointer.pointee }
        var number: Int32 = 5
        try withUnsafeMutablePointer(to: &number) { pointer in
            XCTAssertEqual(try receiver.send("read:", UnsafePointer(pointer), returning: Int32.self), 5)
            XCTAssertEqual(
                try receiver.send("read:", pointer as UnsafeMutablePointer<Int32>?, returning: Int32.self), 5)
        }
        XCTAssertNotNil(messageError(try receiver.send("read:", nil as UnsafePointer<Int32>?, returning: Int32.self)))
    }

    func test_nullAsPointer_isRefused() throws {
        let null = try function(targets_null as @convention(c) () -> UnsafeMutablePointer<CChar>?, "*")
        XCTAssertNil(try null(returning: UnsafeMutablePointer<CChar>?.self))
        XCTAssertNil(try null(returning: UnsafePointer<CChar>?.self))
        XCTAssertNotNil(messageError(try null(returning: UnsafePointer<CChar>.self)))
        XCTAssertNotNil(messageError(try null(returning: OpaquePointer.self)))
    }

    func test_pointerForSelector_isRefused() throws {
        receiver.methods.add("name:") { (_: DynamicReceiver, selector: MessageSelector) in selector.name }
        XCTAssertEqual(try receiver.send("name:", "a:b:" as MessageSelector, returning: String.self), "a:b:")
        let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: 64)
        defer { bytes.deallocate() }
        XCTAssertNotNil(messageError(try receiver.send("name:", bytes, returning: String.self)))
        let invocation = Invocation(selector: "x:", signature: try MethodSignature(encoding: "v^v"))
        try invocation.setArgument(bytes, at: 0)
        XCTAssertNotNil(messageError(try invocation.argument(at: 0, as: MessageSelector.self)))
    }

    func test_numberForScalar_isRefused() throws {
        receiver.methods.add("scalar:") { (_: DynamicReceiver, scalar: Unicode.Scalar) in scalar.value }
        XCTAssertEqual(try receiver.send("scalar:", "ü" as Unicode.Scalar, returning: UInt32.self), 0xFC)
        XCTAssertNotNil(messageError(try receiver.send("scalar:", UInt32.max, returning: UInt32.self)))
    }

    func test_objectsOfEncodings_areChecked() throws {
        for encoding in ["v@", "v@\"Dog\""] {
            let invocation = Invocation(selector: "x:", signature: try MethodSignature(encoding: encoding))
            try invocation.setArgument(Stone(), at: 0)
            XCTAssertEqual(try invocation.argument(at: 0, as: Stone.self).weight, 7)
            XCTAssertEqual(try invocation.argument(at: 0, as: Stone?.self)?.weight, 7)
            XCTAssertNotNil(messageError(try invocation.argument(at: 0, as: Dog.self)), encoding)
            try invocation.setArgument(nil as AnyObject?, at: 0)
            XCTAssertNil(try invocation.argument(at: 0, as: AnyObject?.self))
            XCTAssertNotNil(messageError(try invocation.argument(at: 0, as: AnyObject.self)), encoding)
        }
    }

    func test_classesOfEncodings_areChecked() throws {
        let invocation = Invocation(selector: "x:", signature: try MethodSignature(encoding: "v#"))
        try invocation.setArgument(Stone.self, at: 0)
        XCTAssertTrue(try invocation.argument(at: 0, as: AnyClass.self) == Stone.self)
        XCTAssertTrue(try invocation.argument(at: 0, as: Stone.Type.self) == Stone.self)
        XCTAssertNotNil(messageError(try invocation.argument(at: 0, as: Animal.Type.self)))
    }

    func test_anyAndOptionals() throws {
        receiver.methods.add("any:") { (_: DynamicReceiver, value: Any) in "\(value)" }
        receiver.methods.add("optional:") { (_: DynamicReceiver, value: Int?) in value ?? -1 }
        receiver.methods.add("error:") { (_: DynamicReceiver, value: any Error) in value as? Problem }
        receiver.methods.add("text:") { (_: DynamicReceiver, value: any CustomStringConvertible) in value.description }
        XCTAssertEqual(try receiver.send("any:", 4, returning: String.self), "4")
        XCTAssertEqual(try receiver.send("any:", nil as Int?, returning: String.self), "nil")
        XCTAssertEqual(try receiver.send("any:", (1, "a"), returning: String.self), "(1, \"a\")")
        XCTAssertEqual(try receiver.send("optional:", 4), 4)
        XCTAssertEqual(try receiver.send("optional:", nil as Int?), -1)
        XCTAssertEqual(try receiver.send("optional:", 4 as Any), 4)
        XCTAssertEqual(try receiver.send("error:", Problem(number: 3)), Problem(number: 3))
        XCTAssertEqual(try receiver.send("text:", 4.5, returning: String.self), "4.5")
        XCTAssertNotNil(messageError(try receiver.send("text:", Stone(), returning: String.self)))
        XCTAssertNotNil(messageError(try receiver.send("optional:", Int8(4), returning: Int.self)))
    }

    func test_resultsAreConverted() throws {
        receiver.methods.add("animal") { (_: DynamicReceiver) -> Animal in Dog() }
        receiver.methods.add("count") { (_: DynamicReceiver) in 3 }
        receiver.methods.add("nothing") { (_: DynamicReceiver) in }
        receiver.methods.add("maybe") { (_: DynamicReceiver) -> Int? in nil }
        XCTAssertEqual(try receiver.send("animal", returning: Dog.self).age, 4)
        XCTAssertNotNil(messageError(try receiver.send("animal", returning: Stone.self)))
        XCTAssertEqual(try receiver.send("count", returning: Int?.self), 3)
        XCTAssertEqual(try receiver.send("count", returning: Any.self) as? Int, 3)
        XCTAssertEqual(try receiver.send("count", returning: Any?.self) as? Int, 3)
        XCTAssertTrue(try receiver.send("nothing", returning: Any.self) is Void)
        XCTAssertNil(try receiver.send("maybe", returning: Int?.self))
        XCTAssertNotNil(messageError(try receiver.send("maybe", returning: Int.self)))
        XCTAssertNotNil(messageError(try receiver.send("nothing", returning: Int.self)))
        try receiver.send("count")
    }

    func test_stringForCString() throws {
        receiver.methods.add(
            "length:", try function(targets_length as @convention(c) (UnsafePointer<CChar>?) -> Int64, "q*"))
        XCTAssertEqual(try receiver.send("length:", "hallo"), 5)
        XCTAssertEqual(try receiver.send("length:", ""), 0)
        XCTAssertEqual(try receiver.send("length:", String(repeating: "ä", count: 100)), 200)
        XCTAssertEqual(try receiver.send("length:", "hallo" as Any), 5)
    }
}
