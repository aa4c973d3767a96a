import LoweringProtocols
import Switchboard
import SwitchboardTesting
import TestSupport
import XCTest

/// In three words, of which the last is a byte.
public enum WideFailure: Error, Equatable {
    case text(String)
    case number(Int)
}

public struct WideAndSmall: Equatable {
    let wide: UInt128
    let small: Int32
    let last: Int
}

public struct SmallAndWide: Equatable {
    let small: Int8
    let wide: UInt128
}

/// Results beside errors of a declared type: with integers of 16 bytes, which take two registers, and with floats,
/// which leave the error's registers alone.
public protocol WideResults: AnyObject {
    func one() throws(WideFailure) -> UInt128
    func first() throws(WideFailure) -> WideAndSmall
    func second() throws(WideFailure) -> SmallAndWide
    func floats() throws(WideFailure) -> (Double, Int16, Float)
    func words() throws(WideFailure) -> (Int, Int8, Int, Int32)
    func waitingOne() async throws(WideFailure) -> UInt128
    func waitingFirst() async throws(WideFailure) -> WideAndSmall
    func waitingFloats() async throws(WideFailure) -> (Double, Int16, Float)
    func waitingWords() async throws(WideFailure) -> (Int, Int8, Int, Int32)
}

/// Together with an error of three words, more than four registers.
public protocol TooWideResults: AnyObject {
    func both() throws(WideFailure) -> (UInt128, UInt128)
}

private let failure = WideFailure.text(String("a text that takes memory of its own".reversed()))
private let wide = UInt128(3) << 64 | 5

private final class WideReal: WideResults, TooWideResults {
    nonisolated(unsafe) var fails = false

    private func end<Result>(_ result: Result) throws(WideFailure) -> Result {
        if fails { throw failure }
        return result
    }

    func one() throws(WideFailure) -> UInt128 { try end(wide) }
    func first() throws(WideFailure) -> WideAndSmall { try end(WideAndSmall(wide: wide, small: -3, last: 7)) }
    func second() throws(WideFailure) -> SmallAndWide { try end(SmallAndWide(small: -3, wide: wide)) }
    func floats() throws(WideFailure) -> (Double, Int16, Float) { try end((1.5, -2, 2.5)) }
    func words() throws(WideFailure) -> (Int, Int8, Int, Int32) { try end((1, -2, 3, -4)) }
    func both() throws(WideFailure) -> (UInt128, UInt128) { try end((wide, 1)) }
    func waitingOne() async throws(WideFailure) -> UInt128 {
        await Task.yield()
        return try end(wide)
    }
    func waitingFirst() async throws(WideFailure) -> WideAndSmall {
        await Task.yield()
        return try end(WideAndSmall(wide: wide, small: -3, last: 7))
    }
    func waitingFloats() async throws(WideFailure) -> (Double, Int16, Float) {
        await Task.yield()
        return try end((1.5, -2, 2.5))
    }
    func waitingWords() async throws(WideFailure) -> (Int, Int8, Int, Int32) { try end((1, -2, 3, -4)) }
}

/// Tuples in tuples are returned as one tuple.
public protocol NestedResults: AnyObject {
    func together() -> (Int16, (UInt8, [Int]?))
    func apart() -> (Int, (UInt8, [Int]?))
    func waiting() async -> (Int16, (UInt8, [Int]?))
    var property: (Int8, (Int8, Double)) { get set }
}

private final class NestedReal: NestedResults {
    func together() -> (Int16, (UInt8, [Int]?)) { (-3, (7, [1, 2])) }
    func apart() -> (Int, (UInt8, [Int]?)) { (-3, (7, [1, 2])) }
    func waiting() async -> (Int16, (UInt8, [Int]?)) { (-3, (7, [1, 2])) }
    var property: (Int8, (Int8, Double)) = (1, (2, 3))
}

/// Results that take other registers than their layout in memory suggests.
final class ResultRegisterTests: XCTestCase {
    private func outcome<Result>(_ body: () throws(WideFailure) -> Result) -> String {
        do { return "\(try body())" } catch { return "\(error)" }
    }

    private func waited<Result>(_ body: () async throws(WideFailure) -> Result) async -> String {
        do { return "\(try await body())" } catch { return "\(error)" }
    }

    private func all(_ object: any WideResults) async -> [String] {
        [
            outcome(object.one), outcome(object.first), outcome(object.second), outcome(object.floats),
            outcome(object.words), await waited(object.waitingOne), await waited(object.waitingFirst),
            await waited(object.waitingFloats), await waited(object.waitingWords),
        ]
    }

    /// That callers get what the real object gives, repeatedly, so that nothing is released that is still used.
    private func assertSame(
        _ real: WideReal, _ proxy: ForwardingProxy<any WideResults>, _ way: String, line: UInt = #line
    ) async {
        for fails in [false, true] {
            real.fails = fails
            for _ in 0..<3 {
                let expected = await all(real), found = await all(proxy.object)
                XCTAssertEqual(found, expected, way, line: line)
            }
        }
    }

    func test_errorsBesideWideResults_arriveWhole() async throws {
        try skipWithoutEntryStubs()
        let real = WideReal(), proxy = ForwardingProxy<any WideResults>(forwardingTo: real)
        await assertSame(real, proxy, "forwarded")
        var tokens = [
            proxy.intercept { call in try call.proceed() },
            proxy.interceptAsynchronous { call in try await call.proceed() },
        ]
        await assertSame(real, proxy, "intercepted, not named")
        tokens.append(contentsOf: [
            proxy.intercept(WideResults.one) { call throws(WideFailure) in try call.proceed() },
            proxy.intercept(WideResults.first) { call throws(WideFailure) in try call.proceed() },
            proxy.intercept(WideResults.second) { call throws(WideFailure) in try call.proceed() },
            proxy.intercept(WideResults.waitingOne) { call async throws(WideFailure) in try await call.proceed() },
            proxy.intercept(WideResults.waitingFirst) { call async throws(WideFailure) in try await call.proceed() },
        ])
        await assertSame(real, proxy, "intercepted")
        var count = 0
        tokens.append(proxy.methodInvoked(WideResults.first).subscribe { _ in count += 1 })
        await assertSame(real, proxy, "observed")
        XCTAssertEqual(count, 6, "returned or thrown")
        withExtendedLifetime(tokens) {}
    }

    func test_errorsBesideWideResults_ofInterceptorsAndStubs() async throws {
        try skipWithoutEntryStubs()
        let spy = Spy<any WideResults>()
        spy.stub(WideResults.one).throws(failure)
        spy.stub(WideResults.first).throws(failure)
        spy.stub(WideResults.second).throws(failure)
        spy.stub(WideResults.waitingOne).throws(failure)
        spy.stub(WideResults.waitingFirst).throws(failure)
        for _ in 0..<3 {
            let object = spy.object
            var found = [outcome(object.one), outcome(object.first), outcome(object.second)]
            found += [await waited(object.waitingOne), await waited(object.waitingFirst)]
            XCTAssertEqual(found, [String](repeating: "\(failure)", count: 5))
        }
    }

    func test_errorsBesideResultsOfMoreRegisters_areRefused() throws {
        try skipWithoutEntryStubs()
        let real = WideReal(), proxy = ForwardingProxy<any TooWideResults>(forwardingTo: real)
        XCTAssertThrowsError(try ForwardingProxy<any TooWideResults>.selector(TooWideResults.both)) { error in
            XCTAssertTrue("\(error)".contains("WideFailure"), "\(error)")
        }
        let token = proxy.intercept { call in try call.proceed() }
        for fails in [false, true] {
            real.fails = fails
            XCTAssertEqual(outcome(proxy.object.both), outcome(real.both))
        }
        token.cancel()
    }

    func test_tuplesInTuples_arriveOrAreRefused() async throws {
        try skipWithoutEntryStubs()
        typealias Proxy = ForwardingProxy<any NestedResults>
        let real = NestedReal(), proxy = Proxy(forwardingTo: real)
        let tokens = [
            proxy.intercept { call in try call.proceed() },
            proxy.interceptAsynchronous { call in try await call.proceed() },
            proxy.intercept(NestedResults.apart) { call in call.proceed() },
        ]
        XCTAssertThrowsError(try Proxy.selector(NestedResults.together))
        XCTAssertThrowsError(try Proxy.selector(NestedResults.waiting))
        XCTAssertThrowsError(try Proxy.selector(get: \.property))
        for _ in 0..<3 {
            XCTAssertEqual("\(proxy.object.together())", "\(real.together())")
            XCTAssertEqual("\(proxy.object.apart())", "\(real.apart())")
            let (found, expected) = (await proxy.object.waiting(), await real.waiting())
            XCTAssertEqual("\(found)", "\(expected)")
            XCTAssertEqual("\(proxy.object.property)", "\(real.property)")
        }
        proxy.object.property = (4, (5, 6))
        XCTAssertEqual("\(real.property)", "(4, (5, 6.0))")
        withExtendedLifetime(tokens) {}
    }
}
