import CSignatureFixtures
import Switchboard
import XCTest

/// Types that Swift imports in part are passed as a type encoding says.
final class PartialTypeTests: XCTestCase {
    private typealias Scaler = @convention(c) (pt_number, Float) -> pt_tagged
    private struct Table { var scale: Scaler? }

    private let encoding = "{pt_tagged=f(pt_number=qd)}(pt_number=qd)f"
    private let scale: Scaler = { pt_scale($0, $1) }

    private func number(_ real: Double) -> pt_number {
        var number = pt_number()
        number.real = real
        return number
    }

    func testWithoutAnEncodingTheyAreRefused() {
        XCTAssertThrowsError(try CFunction(scale)) { error in
            XCTAssertTrue("\(error)".contains("can't pass __C.pt_"), "\(error)")
        }
        XCTAssertThrowsError(try CCallback(Scaler.self) { (_: pt_number, _: Float) in pt_tagged() })
        XCTAssertThrowsError(try CallbackProxy(Table(scale: scale)))
    }

    func testAFunctionIsCalled() throws {
        let result: pt_tagged = try CFunction(scale, encoding: encoding)(number(2.5), Float(4))
        XCTAssertEqual(result.scale, 4)
        XCTAssertEqual(result.number.real, 10)
    }

    func testAClosureIsCalled() throws {
        let callback = try CCallback(Scaler.self, encoding: encoding) { (number: pt_number, scale: Float) in
            pt_scale(number, scale + 1)
        }
        let function = callback.function
        let result = function(number(2.5), 4)
        XCTAssertEqual(result.scale, 5)
        XCTAssertEqual(result.number.real, 12.5)
    }

    func testATableIsStoodInFor() throws {
        let proxy = try CallbackProxy(Table(scale: scale), encodings: ["scale": encoding])
        nonisolated(unsafe) var heard: [Double] = []
        let typed = proxy.sentMessage(\.scale, as: (pt_number, Float).self)
            .subscribe { number, scale in heard += [number.real, Double(scale)] }
        let boxed = proxy.methodInvoked("scale")
            .subscribe { arguments in heard.append((arguments[0] as? pt_number)?.real ?? .nan) }
        try withExtendedLifetime((typed, boxed)) {
            XCTAssertEqual(try XCTUnwrap(proxy.table.scale)(number(2.5), 4).number.real, 10)
        }
        XCTAssertEqual(heard, [2.5, 4, 2.5])
    }

    func testAnEncodingOfOtherTypesIsRefused() {
        for wrong in [
            "{pt_tagged=f(pt_number=qd)}(pt_number=qd)d", "{pt_tagged=f(pt_number=qd)}(pt_number=qd)", "vif", "",
        ] {
            XCTAssertThrowsError(try CFunction(scale, encoding: wrong), wrong)
        }
    }
}
