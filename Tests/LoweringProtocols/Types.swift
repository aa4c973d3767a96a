// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Types that the generated protocols' methods take. Public, and in a module of their own, as a library's are.

// MARK: Classes

public class Node: @unchecked Sendable {
    public let number: Int
    public init(_ number: Int) { self.number = number }
}

public final class Leaf: Node, Named, @unchecked Sendable {
    public var name: String { "leaf \(number)" }
}

public final class GenericNode<Value> {
    public let value: Value
    public init(_ value: Value) { self.value = value }
}

public actor Counter {
    public let start: Int
    public init(_ start: Int) { self.start = start }
}

// MARK: Protocols

public protocol Named: AnyObject { var name: String { get } }
public protocol Marked: AnyObject {}
public protocol Shape { var area: Double { get } }
public protocol Tinted {}

public struct Square: Shape, Tinted, Hashable, Sendable {
    public let side: Double
    public init(side: Double) { self.side = side }
    public var area: Double { side * side }
}

public struct Block: Shape, Tinted, Hashable, Sendable {
    public let sides: [Double]
    public let name: String
    public let depth: Double
    public init(_ sides: [Double], _ name: String, _ depth: Double) {
        self.sides = sides
        self.name = name
        self.depth = depth
    }
    public var area: Double { sides.reduce(depth, *) }
}

extension Leaf: Marked {}

public struct Failure: Error, Hashable {
    public let code: Int
    public let text: String
    public init(_ code: Int, _ text: String) {
        self.code = code
        self.text = text
    }
}

public enum TinyFailure: Error { case small, smaller }

// MARK: Enums

public enum Direction: Sendable { case north, east, south, west }
public enum Single: Sendable { case only }
public enum Level: Int, Sendable { case low = 3, high = 900 }
public enum Word: String, Sendable { case hello, world }
public enum OneFloat { case value(Float) }
public enum OnePair { case value(Float, Double, Int8) }
public enum SinglePayload {
    case none, other
    case value(Int32)
}
public enum SingleString {
    case text(String)
    case a, b, c
}
public enum MultiPayload {
    case number(Int)
    case text(String)
    case real(Double)
    case nothing
}
public enum SmallMulti {
    case byte(UInt8)
    case flag(Bool)
    case short(Int16)
}
public enum References {
    case node(Node)
    case list([Int])
    case leaf(Leaf)
    case none
}
public indirect enum Tree {
    case leaf(Int)
    case branch(Tree, Tree)
    case empty
}
public enum PartlyIndirect {
    case direct(Int, Float)
    indirect case indirect(PartlyIndirect, Double)
    case nothing
}
public enum OneIndirect { indirect case value(Int, String) }
public enum WithAny {
    case any(Any)
    case number(Int)
}
public enum WithShape {
    case shape(any Shape)
    case nothing
}
/// As all types here with closures in them, equal where the closures give the same: `Mirror` would call them with
/// another convention than theirs.
public enum WithClosure: Equatable {
    case call((Int) -> Int)
    case number(Int)

    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.call(let left), .call(let right)): left(1234) == right(1234)
        case (.number(let left), .number(let right)): left == right
        default: false
        }
    }
}
public enum WithMetatype {
    case value(Int.Type)
    case nothing
}
public enum WithNever {
    case never(Never)
    case value(Int)
}
public enum Labelled { case point(x: Double, y: Double), box(width: Int, Bool), empty }
public enum Big {
    case five(Int, Double, Int, Double, String)
    case one(Int8)
}
public enum Either<Left, Right> {
    case left(Left)
    case right(Right)
}
public enum Tagged<Value> { case value(Value) }
public enum Vectors {
    case vector(SIMD4<Float>)
    case scalar(Float)
}

// MARK: Structs

public struct Empty: Sendable { public init() {} }

public struct Box<Value> {
    public let value: Value
    public init(_ value: Value) { self.value = value }
}

public struct Both<First, Second> {
    public let first: First
    public let second: Second
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

public struct FloatAndInt {
    public let real: Float
    public let whole: Int32
    public init(_ real: Float, _ whole: Int32) {
        self.real = real
        self.whole = whole
    }
}

public struct IntFloatInt {
    public let first: Int16
    public let real: Float
    public let last: Int8
    public init(_ first: Int16, _ real: Float, _ last: Int8) {
        self.first = first
        self.real = real
        self.last = last
    }
}

public struct Padded {
    public let a: Int8
    public let b: Int64
    public let c: Int8
    public let d: Int32
    public init(_ a: Int8, _ b: Int64, _ c: Int8, _ d: Int32) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
    }
}

/// The second field of this type begins in the padding behind the first.
public struct PaddedTail {
    public let first: PaddedHead
    public let last: Int8
    public init(_ first: PaddedHead, _ last: Int8) {
        self.first = first
        self.last = last
    }
}
public struct PaddedHead {
    public let whole: Int64
    public let tail: Int8
    public init(_ whole: Int64, _ tail: Int8) {
        self.whole = whole
        self.tail = tail
    }
}

public struct Float16s {
    public let a: Float16
    public let b: Float16
    public let c: Int16
    public init(_ a: Float16, _ b: Float16, _ c: Int16) {
        self.a = a
        self.b = b
        self.c = c
    }
}

public struct WeakField {
    public weak var node: Node?
    public let number: Int
    public init(_ node: Node, _ number: Int) {
        self.node = node
        self.number = number
    }
}

public struct WeakNamed {
    public weak var named: (any Named)?
    public init(_ named: any Named) { self.named = named }
}

public struct UnownedField {
    public unowned let node: Node
    public let number: Int
    public init(_ node: Node, _ number: Int) {
        self.node = node
        self.number = number
    }
}

public struct UnownedNamed {
    public unowned let named: any Named
    public init(_ named: any Named) { self.named = named }
}

public struct UnownedOptional {
    public unowned let node: Node?
    public init(_ node: Node?) { self.node = node }
}

public struct UnsafeField {
    public unowned(unsafe) let node: Node
    public let number: Float
    public init(_ node: Node, _ number: Float) {
        self.node = node
        self.number = number
    }
}

public struct ClosureField: Equatable {
    public let tag: Int8
    public let call: (Int) -> Int
    public init(_ tag: Int8, _ call: @escaping (Int) -> Int) {
        self.tag = tag
        self.call = call
    }
    public static func == (left: Self, right: Self) -> Bool {
        left.tag == right.tag && left.call(1234) == right.call(1234)
    }
}

public struct OptionalClosureField: Equatable {
    public let call: ((Int) -> Int)?
    public init(_ call: ((Int) -> Int)?) { self.call = call }
    public static func == (left: Self, right: Self) -> Bool { left.call?(1234) == right.call?(1234) }
}

public struct MetatypeFields {
    public let thin: Int.Type
    public let number: Int
    public let thick: Node.Type
    public let any: Any.Type
    public let shape: any Shape.Type
    public init(_ number: Int, _ thick: Node.Type, _ any: Any.Type, _ shape: any Shape.Type) {
        thin = Int.self
        self.number = number
        self.thick = thick
        self.any = any
        self.shape = shape
    }
}

/// The standard library's `Mirror` crashes on it: it takes less room than the runtime's metadata say.
public struct OptionalMetatypeField: Equatable {
    public let type: Int.Type?
    public let number: Int
    public init(_ type: Int.Type?, _ number: Int) {
        self.type = type
        self.number = number
    }
    public static func == (left: Self, right: Self) -> Bool {
        (left.type == nil) == (right.type == nil) && left.number == right.number
    }
}

public struct TupleField {
    public let pair: (Int8, Double)
    public let triple: (a: Int16, b: (Float, Float), c: String)
    public init(_ pair: (Int8, Double), _ triple: (a: Int16, b: (Float, Float), c: String)) {
        self.pair = pair
        self.triple = triple
    }
}

public struct AnyField {
    public let tag: Int8
    public let any: Any
    public init(_ tag: Int8, _ any: Any) {
        self.tag = tag
        self.any = any
    }
}

public struct ErrorField {
    public let tag: Int8
    public let error: any Error
    public init(_ tag: Int8, _ error: any Error) {
        self.tag = tag
        self.error = error
    }
}

public struct ClassBoundField {
    public let named: any Named
    public let other: (any Named & Marked)?
    public init(_ named: any Named, _ other: (any Named & Marked)?) {
        self.named = named
        self.other = other
    }
}

public struct VectorField {
    public let tag: Int8
    public let vector: SIMD4<Float>
    public init(_ tag: Int8, _ vector: SIMD4<Float>) {
        self.tag = tag
        self.vector = vector
    }
}

public struct SmallVectorField {
    public let tag: Int8
    public let vector: SIMD2<Float>
    public let tail: SIMD2<UInt8>
    public init(_ tag: Int8, _ vector: SIMD2<Float>, _ tail: SIMD2<UInt8>) {
        self.tag = tag
        self.vector = vector
        self.tail = tail
    }
}

public struct Options: OptionSet, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// What cannot be copied: a method that takes it cannot be named as a selector, but its calls go on.
public struct Token: ~Copyable {
    public let number: Int
    public let node: Node
    public init(_ number: Int, _ node: Node) {
        self.number = number
        self.node = node
    }
}

// Where it does not exist, what tests it tests a type that does.
#if !((arch(x86_64) || arch(i386)) && !os(Windows) && !os(Android))
    public typealias Float80 = Double
#endif
