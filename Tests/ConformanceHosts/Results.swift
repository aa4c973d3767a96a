// Results of many types. No documentation: the types speak for themselves.
// swift-format-ignore-file

public import Foundation

public struct Failure: Error, Hashable {
    public var number: Int
    public init(number: Int) { self.number = number }
}

public enum Plain: Hashable, Sendable { case a, b, c }

public enum Payload: Hashable, Sendable { case none, number(Int), text(String), both(Int8, Double) }

public indirect enum Tree: Hashable, Sendable { case leaf, node(Tree, Int) }

public struct S1 {
    public var a: UInt8
    public init(a: UInt8) {
        self.a = a
    }
}

public struct S2 {
    public var a: UInt8, b: UInt8
    public init(a: UInt8, b: UInt8) {
        self.a = a
        self.b = b
    }
}

public struct S3 {
    public var a: UInt8, b: UInt16
    public init(a: UInt8, b: UInt16) {
        self.a = a
        self.b = b
    }
}

public struct S5 {
    public var a: UInt32, b: UInt8
    public init(a: UInt32, b: UInt8) {
        self.a = a
        self.b = b
    }
}

public struct S7 {
    public var a: UInt32, b: UInt16, c: UInt8
    public init(a: UInt32, b: UInt16, c: UInt8) {
        self.a = a
        self.b = b
        self.c = c
    }
}

public struct S9 {
    public var a: UInt64, b: UInt8
    public init(a: UInt64, b: UInt8) {
        self.a = a
        self.b = b
    }
}

public struct S12 {
    public var a: UInt64, b: UInt32
    public init(a: UInt64, b: UInt32) {
        self.a = a
        self.b = b
    }
}

public struct S16 {
    public var a: UInt64, b: Double
    public init(a: UInt64, b: Double) {
        self.a = a
        self.b = b
    }
}

public struct S17 {
    public var a: UInt64, b: UInt64, c: Bool
    public init(a: UInt64, b: UInt64, c: Bool) {
        self.a = a
        self.b = b
        self.c = c
    }
}

public struct S24 {
    public var a: Double, b: Int, c: Float
    public init(a: Double, b: Int, c: Float) {
        self.a = a
        self.b = b
        self.c = c
    }
}

public struct S31 {
    public var a: Int, b: Int, c: Int, d: UInt32, e: UInt16, f: UInt8
    public init(a: Int, b: Int, c: Int, d: UInt32, e: UInt16, f: UInt8) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
    }
}

public struct S32 {
    public var a: Int, b: Double, c: Int, d: Double
    public init(a: Int, b: Double, c: Int, d: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
    }
}

public struct S33 {
    public var a: Int, b: Int, c: Int, d: Int, e: Int8
    public init(a: Int, b: Int, c: Int, d: Int, e: Int8) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
    }
}

public struct S64 {
    public var a: S32, b: S32
    public init(a: S32, b: S32) {
        self.a = a
        self.b = b
    }
}

public struct S100 {
    public var a: S64, b: S32, c: UInt32
    public init(a: S64, b: S32, c: UInt32) {
        self.a = a
        self.b = b
        self.c = c
    }
}

public struct F2 {
    public var a: Float, b: Float
    public init(a: Float, b: Float) {
        self.a = a
        self.b = b
    }
}

public struct F4 {
    public var a: Float, b: Float, c: Float, d: Float
    public init(a: Float, b: Float, c: Float, d: Float) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
    }
}

public struct F5 {
    public var a: Double, b: Double, c: Double, d: Double, e: Double
    public init(a: Double, b: Double, c: Double, d: Double, e: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
    }
}

public struct Mix {
    public var a: Int8, b: Double, c: Float, d: Bool
    public init(a: Int8, b: Double, c: Float, d: Bool) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
    }
}

public struct Text {
    public var a: String, b: Int, c: Double
    public init(a: String, b: Int, c: Double) {
        self.a = a
        self.b = b
        self.c = c
    }
}

public struct Boxed {
    public var a: Any, b: Int
    public init(a: Any, b: Int) {
        self.a = a
        self.b = b
    }
}

public struct Objects {
    public var a: Token, b: Token?, c: [Token]
    public init(a: Token, b: Token?, c: [Token]) {
        self.a = a
        self.b = b
        self.c = c
    }
}

public struct Small {
    public var a: Int8, b: Float, c: Int8
    public init(a: Int8, b: Float, c: Int8) {
        self.a = a
        self.b = b
        self.c = c
    }
}

public protocol ResultsDelegate: AnyObject {
    func i8() -> Int8
    func u8() -> UInt8
    func i16() -> Int16
    func u16() -> UInt16
    func i32() -> Int32
    func u32() -> UInt32
    func i64() -> Int64
    func u64() -> UInt64
    func int() -> Int
    func uint() -> UInt
    func bool() -> Bool
    func float() -> Float
    func double() -> Double
    func character() -> Character
    func scalar() -> Unicode.Scalar
    func text() -> String
    func slice() -> Substring
    func ints() -> [Int]
    func texts() -> [String]
    func table() -> [String: Int]
    func set() -> Set<Int>
    func range() -> ClosedRange<Int>
    func maybeInt() -> Int?
    func maybeText() -> String?
    func maybeInts() -> [Int]?
    func maybeDouble() -> Double?
    func maybeSmall() -> Int8?
    func maybeBool() -> Bool?
    func maybeMaybe() -> UInt64??
    func plain() -> Plain
    func payload() -> Payload
    func tree() -> Tree
    func structS1() -> S1
    func structS2() -> S2
    func structS3() -> S3
    func structS5() -> S5
    func structS7() -> S7
    func structS9() -> S9
    func structS12() -> S12
    func structS16() -> S16
    func structS17() -> S17
    func structS24() -> S24
    func structS31() -> S31
    func structS32() -> S32
    func structS33() -> S33
    func structS64() -> S64
    func structS100() -> S100
    func structF2() -> F2
    func structF4() -> F4
    func structF5() -> F5
    func structMix() -> Mix
    func structText() -> Text
    func structBoxed() -> Boxed
    func structObjects() -> Objects
    func structSmall() -> Small
    func maybeText3() -> Text?
    func maybeS9() -> S9?
    func maybeF2() -> F2?
    func any() -> Any
    func maybeAny() -> Any?
    func error() -> any Error
    func maybeError() -> (any Error)?
    func describable() -> any CustomStringConvertible
    func object() -> AnyObject
    func token() -> Token
    func maybeToken() -> Token?
    func metatype() -> Any.Type
    func pair() -> (Int, String)
    func triple() -> (Int8, Double, Float)
    func four() -> (Int, Int, Int, Int)
    func nestedPair() -> (Int8, (Double, Bool))
    func v2() -> SIMD2<Float>
    func v3() -> SIMD3<Float>
    func v4() -> SIMD4<Float>
    func v2d() -> SIMD2<Double>
    func v4d() -> SIMD4<Double>
    func v8() -> SIMD8<Int32>
    func v16() -> SIMD16<Int8>
    func v64() -> SIMD64<Int8>
    func pointer() -> UnsafeRawPointer
    func maybePointer() -> UnsafeMutablePointer<Int>?
    func outcome() -> Result<Int, Failure>
    func data() -> Data
    func url() -> URL
    func date() -> Date
    func uuid() -> UUID
    func decimal() -> Decimal
    func path() -> IndexPath
    func rect() -> CGRect
    func identifier() -> ObjectIdentifier
    func closure() -> () -> Void
    func closureOfInts() -> (Int) -> Int
    func maybeClosure() -> (() -> Void)?
    func thin() -> Int.Type
    func five() -> (Int, Int, Int, Int, Int)
}
