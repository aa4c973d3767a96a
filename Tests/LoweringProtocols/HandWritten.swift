// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreFoundation
import Foundation

/// Closures of every form, to be called by an observer.
public protocol ClosureDelegate: AnyObject {
    func nothing(_ body: @escaping () -> Void)
    func text(_ body: @escaping (String, Double) -> String, _ next: Int)
    func rectangle(_ body: @escaping (CGRect, Float) -> CGRect)
    func big(_ body: @escaping (Doubles8, Int8) -> Doubles8)
    func anything(_ body: @escaping (Any) -> Any)
    func pair(_ body: @escaping (Int) -> (Int32, Int8, Float))
    func five(_ body: @escaping (Int) -> (Int, Int, Int, Int, Int))
    func halves(_ body: @escaping (Mixed5, SmallMulti) -> Mixed5)
    func six(_ body: @escaping (String, Strings2, Int8, String, Double, any Shape) -> String)
    func vector(_ body: @escaping (SIMD4<Float>, SIMD2<Float>, SIMD8<Double>) -> SIMD4<Float>)
    func wide(_ body: @escaping (Int, Int, Int, Int, Int, Int128) -> Int128)
    func node(_ body: @escaping (Node?) -> Node)
    func optional(_ body: ((Int?) -> Int?)?, _ other: (() -> String)?)
    func metatype(_ body: @escaping (Int.Type, any Shape.Type) -> Any.Type)
    func failing(_ body: @escaping (Int) throws -> String)
    func boxed(_ body: @escaping (Box<Any>, WeakField) -> Either<Any, Int8>)
    func main(_ body: @escaping @MainActor (Int) -> Int)
    func sendable(_ first: Double, _ body: @escaping @Sendable (Double, Int) -> Double, _ last: String)
    func late(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ body: @escaping (Int) -> Int, _ f: Int)
    func tuple(_ parts: (Int8, (Int) -> Int, (a: Double, b: () -> String)))
    func taking(_ body: __owned @escaping (Int) -> Int)

    func takingTuple(_ body: @escaping ((Int, Int)) -> Int)
    func returningParts(_ body: @escaping () -> (Int, Any))
    func returningType(_ body: @escaping () -> Int.Type)
    func returningList(_ body: @escaping (Int) -> Int, _ other: @escaping () -> [() -> Int])
    func sevenParameters(_ body: @escaping (Int, Int, Int, Int, Int, Int, Int) -> Int)
}

/// What no selector can name or no probing call can make.
public protocol UnnamableDelegate: AnyObject {
    func borrow(_ token: borrowing Token, _ number: Int, _ text: String)
    func consume(_ token: consuming Token, _ number: Double)
    func call(_ body: () -> Int, _ text: String)
    func modify(_ number: inout Int, _ text: inout String)
    func impossible(_ number: Int, _ never: Never)
    func impossible(_ failure: Result<Never, Never>)
}
