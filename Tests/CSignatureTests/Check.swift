import CSignatureFixtures
import Switchboard
import XCTest

/// Calls of one signature, with the values that C makes and compares.
///
/// One thread at a time.
final class Check: @unchecked Sendable {
    enum Stage: Int { case sent, invoked }

    let encoding: String
    private let number: Int32
    private let types: [Any.Type]
    private var round: Int32 = 0
    private var way = ""
    private var receivedCount = 0
    /// By stage.
    private var observedCounts = [0, 0]

    init(_ number: Int32, _ encoding: String, _ types: [Any.Type]) {
        self.number = number
        self.encoding = encoding
        self.types = types
    }

    var place: String { "signature \(number), \(encoding), round \(round), \(way)" }

    func rounds(_ body: () throws -> Void) rethrows {
        for round in 0..<cs_round_count {
            self.round = round
            begin("values")
            try body()
        }
    }

    private func begin(_ way: String) {
        self.way = way
        receivedCount = 0
        observedCounts = [0, 0]
        cs_begin(number, round)
    }

    // MARK: Values

    /// An argument's value, by index.
    func value<Value>(_ index: Int32) -> Value {
        withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
            cs_make(index, UnsafeMutableRawPointer(room.baseAddress!))
            return room[0]
        }
    }

    /// What a callback is to return.
    func answer<Value>() -> Value { value(cs_answer) }

    private func expect<Value>(_ index: Int32, _ value: Value) {
        let isSame = withUnsafeBytes(of: value) { cs_matches(index, $0.baseAddress) }
        XCTAssert(isSame, "\(place), value \(index): \(value)")
    }

    private func expectBoxed(_ index: Int, _ value: Any) {
        if let value = value as? CValue {
            XCTAssert(
                value.bytes.withUnsafeBytes { cs_matches(Int32(index), $0.baseAddress) }, "\(place), value \(index)")
        } else {
            func expect<Value>(_ value: Value) { self.expect(Int32(index), value) }
            _openExistential(value, do: expect)
        }
    }

    // MARK: Ways to call

    /// The C function is called by `body`.
    func call<Result>(_ way: String, observers: Int = 0, _ body: () throws -> Result) rethrows {
        begin(way)
        let result = try body()
        // From C, the result has been compared there.
        if Result.self != Void.self { expect(cs_result, result) }
        XCTAssertEqual(cs_call_count(), 1, place)
        XCTAssertEqual(cs_wrong_arguments(), 0, "\(place): a bit for each argument")
        XCTAssertEqual(observedCounts, [observers, observers], place)
    }

    /// C calls a function that ends in `received`, and compares its result.
    func callback(_ way: String, _ body: () -> Bool) {
        begin(way)
        XCTAssert(body(), "\(place): result")
        XCTAssertEqual(receivedCount, 1, place)
    }

    func refused(_ reason: SignatureError.Reason, _ body: () throws -> Void) {
        XCTAssertThrowsError(try body(), place) { XCTAssertEqual(($0 as? SignatureError)?.reason, reason, place) }
    }

    // MARK: What arrives

    /// A function for one of them, in place of a loop: CompilerWorkarounds.
    private func expectAll<each Argument>(_ arguments: repeat each Argument) {
        var index: Int32 = 0
        func next<Value>(_ argument: Value) {
            expect(index, argument)
            index += 1
        }
        repeat next(each arguments)
    }

    /// A closure's arguments.
    func received<each Argument>(_ arguments: repeat each Argument) {
        receivedCount += 1
        expectAll(repeat each arguments)
    }

    /// An invocation's arguments, where C called.
    func received(_ invocation: Invocation) {
        receivedCount += 1
        expectArguments(of: invocation)
    }

    /// Boxed, and as what they are in Swift.
    func expectArguments(of invocation: Invocation) {
        do {
            for (index, argument) in try invocation.arguments().enumerated() {
                expectBoxed(index, argument)
                func expect<Value>(_: Value.Type) throws {
                    self.expect(Int32(index), try invocation.argument(at: index, as: Value.self))
                    guard let value = argument as? CValue else { return }
                    self.expect(Int32(index), try value.load(as: Value.self))
                }
                try _openExistential(types[index], do: expect)
            }
        } catch {
            threw(error)
        }
    }

    /// An observer's arguments.
    func boxed(_ stage: Stage, _ arguments: [Any]) {
        observed(stage)
        XCTAssertEqual(arguments.count, types.count, place)
        for (index, (argument, expected)) in zip(arguments, types).enumerated() {
            XCTAssert(
                type(of: argument) == expected, "\(place), value \(index): \(type(of: argument)), not \(expected)")
            expectBoxed(index, argument)
        }
    }

    /// An observer's arguments, from a tuple.
    func observed<each Argument>(_ stage: Stage, _ arguments: repeat each Argument) {
        observedCounts[stage.rawValue] += 1
        XCTAssertEqual(cs_call_count(), stage == .sent ? 0 : 1, place)
        expectAll(repeat each arguments)
    }

    func threw(_ error: any Error) {
        XCTFail("\(place): \(error)")
    }
}
