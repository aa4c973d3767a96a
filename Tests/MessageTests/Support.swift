import Switchboard
import XCTest

/// An object that counts how many of its kind are alive, in the counter that it was made with.
final class Tracked: @unchecked Sendable {
    /// From any thread.
    final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0

        var alive: Int { lock.withLock { count } }

        func add(_ number: Int) { lock.withLock { count += number } }
    }

    let name: String
    private let counter: Counter

    init(_ counter: Counter, _ name: String = "") {
        self.counter = counter
        self.name = name
        counter.add(1)
    }

    deinit { counter.add(-1) }
}

class Animal: @unchecked Sendable {
    var sound: String { "..." }
}

final class Dog: Animal, @unchecked Sendable {
    let age = 4
    override var sound: String { "wuff" }
}

final class Stone {
    let weight = 7
}

struct Problem: Error, Equatable {
    let number: Int
}

final class ProblemObject: Error {}

/// What `body` throws, which must be a `MessageError`.
func messageError(
    _ body: @autoclosure () throws -> Any, file: StaticString = #filePath, line: UInt = #line
) -> MessageError? {
    thrown(try body(), file: file, line: line)
}

/// What `body` throws, which must be an error of that type.
private func thrown<Failure: Error>(
    _ body: @autoclosure () throws -> Any, file: StaticString, line: UInt
) -> Failure? {
    do {
        let value = try body()
        XCTFail("expected an error, found \(value)", file: file, line: line)
    } catch let error as Failure {
        return error
    } catch {
        XCTFail("expected a \(Failure.self), found \(error)", file: file, line: line)
    }
    return nil
}

/// That `body` throws a `MessageError` with that text.
func assertError(
    _ text: String, file: StaticString = #filePath, line: UInt = #line, _ body: @autoclosure () throws -> Any
) {
    XCTAssertEqual(messageError(try body(), file: file, line: line)?.description, text, file: file, line: line)
}

/// What `body` throws, which must be a `SignatureError`.
func signatureError(
    _ body: @autoclosure () throws -> Any, file: StaticString = #filePath, line: UInt = #line
) -> SignatureError? {
    thrown(try body(), file: file, line: line)
}

/// That `body` throws a `SignatureError` with that text.
func assertSignatureError(
    _ text: String, file: StaticString = #filePath, line: UInt = #line, _ body: @autoclosure () throws -> Any
) {
    XCTAssertEqual(signatureError(try body(), file: file, line: line)?.description, text, file: file, line: line)
}

/// The type of `targets_sum`.
typealias Sum =
    @convention(c) (
        Int8, UInt8, Int16, UInt16, Int32, UInt32, Int64, UInt64, Float, Double, Bool, Int8, Double, Float, Int64,
        UInt64
    ) -> Double

/// A C function as one of an encoding. Precondition: it has just these types.
func function<Function>(_ function: Function, _ encoding: String) throws -> CFunction {
    try CFunction(at: unsafeBitCast(function, to: UnsafeRawPointer.self), encoding: encoding)
}

/// That `body` throws nothing.
func assertSucceeds(file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void) {
    do { try body() } catch { XCTFail("\(error)", file: file, line: line) }
}
