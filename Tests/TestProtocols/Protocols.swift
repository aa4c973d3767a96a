/// Protocols that tests proxy from another module, as a library's user does.

import Distributed

/// Methods of several shapes.
public protocol SampleDelegate: AnyObject {
    func started()
    func moved(to x: Int, _ y: Double)
    func named(_ name: String, count: Int)
    func shouldStop(after count: Int) -> Bool
    func fill(_ buffer: UnsafeMutablePointer<Int>)
    func took(_ text: consuming String, _ object: consuming Token)
    func token(_ token: Token)
}

/// An object whose life tests watch.
public final class Token: Sendable {
    public let number: Int
    private let onEnd: (@Sendable () -> Void)?

    public init(_ number: Int = 0, onEnd: (@Sendable () -> Void)? = nil) {
        self.number = number
        self.onEnd = onEnd
    }

    deinit { onEnd?() }
}

// MARK: Results

public struct OneWord: Equatable, Sendable { public var a: Int }
public struct FourWords: Equatable, Sendable { public var a, b, c, d: Int }
public struct FourDoubles: Equatable, Sendable { public var a, b, c, d: Double }
public struct Mixed: Equatable, Sendable {
    public var a: Int
    public var b: Double
    public var c: Float
    public var d: UInt8
}
public struct NineWords: Equatable, Sendable { public var a, b, c, d, e, f, g, h, i: Int }

extension OneWord { public static let sample = OneWord(a: 1) }
extension FourWords { public static let sample = FourWords(a: 1, b: 2, c: 3, d: 4) }
extension FourDoubles { public static let sample = FourDoubles(a: 1.5, b: 2.5, c: 3.5, d: 4.5) }
extension Mixed { public static let sample = Mixed(a: 1, b: 2.5, c: 3.5, d: 4) }
extension NineWords { public static let sample = NineWords(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9) }

/// Every kind of result.
public protocol ResultDelegate: AnyObject {
    func int() -> Int
    func bool(_ x: Bool) -> Bool
    func double(_ x: Double) -> Double
    func text(_ x: String) -> String
    func optional(_ x: Int?) -> Int?
    func four() -> FourWords
    func doubles() -> FourDoubles
    func mixed() -> Mixed
    func nine(_ x: Int, _ y: Double) -> NineWords
    func anything(_ x: Any) -> Any
    func simd(_ x: SIMD4<Float>, _ y: SIMD4<Double>) -> SIMD4<Double>
    func object(_ x: Token) -> Token
    func closure(_ x: @escaping (Int) -> Int) -> (Int) -> Int
    func tuple(_ x: (Int, String)) -> (String, Int)
    func generic<Value>(_ x: Value) -> [Value]
    func array(_ x: [Int]) -> [String: [Int]]
    // swift-format-ignore: one declaration as people write it
    func many(
        _ a: Int, _ b: Double, _ c: Int, _ d: Double, _ e: Int, _ f: Double, _ g: Int, _ h: Double, _ i: Int,
        _ j: Double, _ k: Int, _ l: Double, _ m: Int, _ n: Double, _ o: Int, _ p: Double, _ q: Int, _ r: Double,
        _ s: Int, _ t: Double, _ u: String
    ) -> String
}

// MARK: Throwing

public enum SampleError: Error, Equatable { case refused(Int), other }

public protocol ThrowingDelegate: AnyObject {
    func check(_ x: Int) throws
    func value(_ x: Int) throws -> Int
    func typed(_ x: Int) throws(SampleError)
    func big(_ x: Int) throws -> NineWords
}

// MARK: Properties, inheritance, compositions, default implementations

public protocol NamedDelegate: AnyObject {
    var name: String { get set }
    var level: Int { get }
}

public protocol BaseDelegate: AnyObject {
    func base(_ x: Int)
}

public protocol MiddleDelegate: BaseDelegate {
    func middle(_ x: String)
}

public protocol OtherDelegate: BaseDelegate {
    func other(_ x: Double)
}

public protocol DiamondDelegate: MiddleDelegate, OtherDelegate, CustomStringConvertible {
    func diamond()
}

/// A default implementation that calls another requirement.
public protocol DefaultingDelegate: AnyObject {
    func required(_ x: Int) -> String
    func defaulted(_ x: Int) -> String
}

extension DefaultingDelegate {
    public func defaulted(_ x: Int) -> String { "default of \(type(of: self)): " + required(x) }
}

// MARK: What cannot be served

public protocol StaticDelegate: AnyObject {
    static func shared()
    func plain()
}
public protocol InitDelegate: AnyObject { init(number: Int) }
public protocol AssociatedDelegate: AnyObject {
    associatedtype Item
    func take(_ item: Int)
}
public protocol AssociatedResult: AnyObject {
    associatedtype Item
    func item(_ number: Int) -> Item
    func items() -> [Item]
    func count() -> Int
}
public protocol PlainProtocol { func plain() }
open class SomeClass { public init() {} }
public protocol SubclassDelegate: SomeClass { func sub() }
public protocol InheritsStaticDelegate: StaticDelegate { func more() }

/// Methods that differ only in their argument's type.
public protocol OverloadedDelegate: AnyObject {
    func picked(_ x: Int)
    func picked(_ x: String)
    func picked(_ x: [Int])
}

// MARK: What cannot be observed

extension SampleDelegate {
    public func helper(_ x: Int) {}
    public func twice(_ x: Int) {
        started()
        started()
    }
}

public protocol ConvertibleDelegate: AnyObject {
    func take(_ x: Int?)
    func other(_ x: Int?)
}

public protocol ActorDelegate: Actor { func act() }
public protocol DistributedDelegate: DistributedActor {}
public protocol AssociatedPrimary<Item>: AnyObject { associatedtype Item }

/// For threads: a void method and one with a result.
public protocol CountingDelegate: AnyObject {
    func count(_ text: String, _ by: Int)
    func ask(_ x: Int) -> Int
}

// MARK: What observers can get wrong, and what a proxy cannot serve

open class Animal { public init() {} }
public final class Dog: Animal {
    public let name: String
    public init(name: String) { self.name = name }
}

public enum Event: Sendable { case code(Int), message(String), both(Int, Token) }

public protocol MisusedDelegate: AnyObject {
    func met(_ animal: Animal)
    func perhaps(_ text: String?)
    func list(_ items: [Any])
    func event(_ event: consuming Event)
    func result(_ result: consuming Result<Int, any Error>)
    func pair(_ pair: (Int, String))
    func two(_ number: Int, _ text: String)
    func finish() -> Int
    func quiet()
    consuming func end()
}

/// Does nothing, and answers 7.
public final class MisusedReceiver: MisusedDelegate {
    public init() {}
    public func met(_ animal: Animal) {}
    public func perhaps(_ text: String?) {}
    public func list(_ items: [Any]) {}
    public func event(_ event: consuming Event) {}
    public func result(_ result: consuming Result<Int, any Error>) {}
    public func pair(_ pair: (Int, String)) {}
    public func two(_ number: Int, _ text: String) {}
    public func finish() -> Int { 7 }
    public func quiet() {}
    public consuming func end() {}
}

/// What a proxy cannot serve, and only symbols tell of.
public protocol SelfDelegate: AnyObject {
    func finish() -> Int
    func itself() -> Self
}

public final class SelfReceiver: SelfDelegate {
    public init() {}
    public func finish() -> Int { 7 }
    public func itself() -> Self { self }
}

public protocol AlikeDelegate: AnyObject {
    func isAlike(_ other: Self) -> Bool
}

public final class AlikeReceiver: AlikeDelegate {
    public init() {}
    public func isAlike(_ other: AlikeReceiver) -> Bool { self === other }
}

public protocol SelfTypeDelegate: AnyObject {
    func take(_ type: Self.Type)
}

public final class SelfTypeReceiver: SelfTypeDelegate {
    public init() {}
    public func take(_ type: SelfTypeReceiver.Type) {}
}

public protocol SelfPropertyDelegate: AnyObject {
    var other: (Self, (Int) -> Void)? { get }
}

public final class SelfPropertyReceiver: SelfPropertyDelegate {
    public init() {}
    public var other: (SelfPropertyReceiver, (Int) -> Void)? { nil }
}

public protocol ManySelvesDelegate: AnyObject {
    func take(_ others: Self...)
}

public final class ManySelvesReceiver: ManySelvesDelegate {
    public init() {}
    public func take(_ others: ManySelvesReceiver...) {}
}

extension Array where Element: Equatable { public struct Part { public init() {} } }

/// What looks like `Self` in the symbols of a type that conforms.
public protocol LettersDelegate: AnyObject {
    func constrained(_ part: [Int].Part)
    func `is it (A)?`(`to A there` number: Int)
    func take(A: Letters.A, _ B: [Letters.A]) -> Letters.A?
    func A(_ number: Int)
    func any<A>(_ A: A) -> A
    func own(_ callback: @escaping (Letters.A) -> Letters.A)
    var A: Letters.A { get set }
}

public enum Letters { public struct A { public init() {} } }

public final class LettersReceiver: LettersDelegate {
    public init() {}
    public func constrained(_ part: [Int].Part) {}
    public func `is it (A)?`(`to A there` number: Int) {}
    public func take(A: Letters.A, _ B: [Letters.A]) -> Letters.A? { nil }
    public func A(_ number: Int) {}
    public func any<A>(_ A: A) -> A { A }
    public func own(_ callback: @escaping (Letters.A) -> Letters.A) {}
    public var A = Letters.A()
}

extension MisusedDelegate {
    public func shout(_ text: String) { _ = text.uppercased() + String(text.count) }
}

/// More words on the stack than are handed on where a signature is not known.
public protocol WideDelegate: AnyObject {
    // swift-format-ignore: as long as it has to be
    func wide(
        _ a: FourOfThem, _ b: FourOfThem, _ c: FourOfThem, _ d: FourOfThem, _ e: FourOfThem, _ f: FourOfThem,
        _ g: FourOfThem, _ h: FourOfThem, _ i: FourOfThem, _ j: FourOfThem, _ k: FourOfThem, _ l: FourOfThem,
        _ m: FourOfThem, _ n: FourOfThem, _ o: FourOfThem, _ p: FourOfThem, _ q: FourOfThem, _ r: FourOfThem
    ) -> Int
}

/// Four words that travel in registers or on the stack.
public struct FourOfThem: Sendable {
    public var a, b, c, d: Int
    public init(_ a: Int) { (self.a, b, c, d) = (a, a, a, a) }
}

// MARK: Boxed arguments

/// A word without the alignment of one.
public struct EightBytes: Equatable, Sendable {
    public var a, b, c, d, e, f, g, h: UInt8
    public init(_ a: UInt8) { (self.a, b, c, d, e, f, g, h) = (a, 2, 3, 4, 5, 6, 7, 8) }
}

/// More than the three words of a value of type `Any`, with an object in it.
public struct Wide: Sendable {
    public var token: Token
    public var words = FourWords(a: 1, b: 2, c: 3, d: 4)
    public init(_ token: Token) { self.token = token }
}

/// Arguments of every kind that is boxed in a way of its own.
public protocol BoxedDelegate: AnyObject {
    func told(
        _ token: Token, _ bytes: EightBytes, _ text: String, _ wide: Wide, _ maybe: Token?, _ any: Any,
        _ closure: @escaping (Int) -> Int) throws
    func took(_ token: consuming Token)
    func paused()
}

/// An argument that is consumed, beside others of its kind.
public protocol ConsumingDelegate: AnyObject {
    func took(_ token: consuming Token, beside other: Token?, _ third: Token)
}

/// A result of no size, which is a result all the same.
public struct Empty: Equatable, Sendable { public init() {} }
public protocol EmptyResultDelegate: AnyObject { func answered() -> Empty }

// MARK: `@preconcurrency`

/// As NIO's `EventLoop`: in Swift 5 mode the closures' types have neither `@Sendable` nor a global actor.
public protocol LoopDelegate: AnyObject {
    @preconcurrency func execute(_ job: @escaping @Sendable () -> Void)
    @preconcurrency func maybe(_ job: (@Sendable (Int) -> Void)?, _ number: Int)
    @preconcurrency func onMain(_ job: @escaping @MainActor @Sendable (Int) -> Void)
    func other(_ job: @escaping () throws -> Int)
}

public final class Loop: LoopDelegate {
    public init() {}
    public func execute(_ job: @escaping @Sendable () -> Void) { job() }
    public func maybe(_ job: (@Sendable (Int) -> Void)?, _ number: Int) { job?(number + 1) }
    public func onMain(_ job: @escaping @MainActor @Sendable (Int) -> Void) { withExtendedLifetime(job) {} }
    public func other(_ job: @escaping () throws -> Int) { _ = try? job() }
}

// MARK: Copyable or not

/// Its conforming types need not be copyable.
public protocol UncopiedDelegate: AnyObject, ~Copyable { func take(_ number: Int) -> Int }
public protocol UncopiedValue: ~Copyable { func take(_ number: Int) -> Int }

public final class Copied: UncopiedDelegate, UncopiedValue {
    public init() {}
    public func take(_ number: Int) -> Int { number + 1 }
}

// MARK: Generic parameters of a subscript

/// The symbols of a generic subscript name its parameters `A`, as they do `Self`.
public protocol GenericSubscriptDelegate: AnyObject {
    subscript<T>(type type: T.Type) -> String { get }
    subscript<T: Hashable, U>(one: T, many: U) -> Int where U: Sequence, U.Element == T { get set }
    subscript<T>(make make: @escaping (T) -> [T]) -> T? { get }
    func generic<A, B>(_ a: A, _ b: @escaping (B) -> A) where B: Collection, B.Element == A
}

public final class GenericSubscripts: GenericSubscriptDelegate {
    public init() {}
    public subscript<T>(type type: T.Type) -> String { "\(type)" }
    public subscript<T: Hashable, U>(one: T, many: U) -> Int where U: Sequence, U.Element == T {
        get { many.count { $0 == one } }
        set {}
    }
    public subscript<T>(make make: @escaping (T) -> [T]) -> T? { nil }
    public func generic<A, B>(_ a: A, _ b: @escaping (B) -> A) where B: Collection, B.Element == A {}
}

/// There is `Self` behind the generic parameters.
public protocol SelfSubscriptDelegate: AnyObject {
    subscript<T>(of type: T.Type) -> Self? { get }
}

public final class SelfSubscripts: SelfSubscriptDelegate {
    public init() {}
    public subscript<T>(of type: T.Type) -> SelfSubscripts? { self }
}

// MARK: Inherited from the standard library

public protocol ListedDelegate: AnyObject, CaseIterable { func list() }
public protocol ComparedDelegate: AnyObject, Equatable { func compare() }
public protocol CodedDelegate: AnyObject, Codable { func code() }
public protocol EndingDelegate: AnyObject { func end(_ code: Int) -> Never }

/// What another protocol refines, so that references can be converted.
public protocol TreeText {
    func text() -> String
}

public protocol TreeNode: TreeText, AnyObject {
    func next() -> any TreeNode
    func maybe(_ number: Int) -> (any TreeNode)?
    func put(_ text: any TreeText)
}

public protocol TreeValue: TreeText {
    func next() -> any TreeValue
    func put(_ value: any TreeText)
}

/// Consumes itself; no other test calls it.
public protocol ConsumedDelegate: AnyObject {
    func other()
    consuming func finish()
}

public final class ConsumedReceiver: ConsumedDelegate {
    public init() {}
    public func other() {}
    public consuming func finish() {}
}
