// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// More types that methods of random protocols take and throw; they are compiled into the module of
// Tests/LoweringProtocols/Types.swift.

/// What random protocols refine.
public protocol RandomBase: AnyObject {}

/// Counts how many of it live, so that what is never released is noticed.
public final class Counted {
    public nonisolated(unsafe) static var alive = 0
    public let number: Int
    public init(_ number: Int) {
        self.number = number
        Counted.alive += 1
    }
    deinit { Counted.alive -= 1 }
}

// MARK: Errors of many sizes

public struct EmptyError: Error { public init() {} }
public enum OnlyError: Error { case only }
public struct ByteError: Error {
    public let code: UInt8
    public init(_ code: UInt8) { self.code = code }
}
public struct FloatError: Error {
    public let code: Float
    public init(_ code: Float) { self.code = code }
}
public struct OddError: Error {
    public let tag: Int8
    public let code: Int32
    public let flag: Bool
    public init(_ tag: Int8, _ code: Int32, _ flag: Bool) {
        self.tag = tag
        self.code = code
        self.flag = flag
    }
}
public enum PayloadError: Error {
    case text(String)
    case number(Int)
    case none
}
public struct ReferenceError: Error, @unchecked Sendable {
    public let counted: Counted
    public let code: Int8
    public init(_ counted: Counted, _ code: Int8) {
        self.counted = counted
        self.code = code
    }
}
public final class ClassError: Error, @unchecked Sendable {
    public let counted: Counted
    public init(_ counted: Counted) { self.counted = counted }
}
public struct FourError: Error {
    public let a: Double
    public let b: Int
    public let c: Double
    public let d: Int
    public init(_ a: Double, _ b: Int, _ c: Double, _ d: Int) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
    }
}
public struct LargeError: Error {
    public let text: String
    public let words: [Int]
    public let other: String
    public let code: Int
    public init(_ text: String, _ words: [Int], _ other: String, _ code: Int) {
        self.text = text
        self.words = words
        self.other = other
        self.code = code
    }
}

/// Hears of calls of default implementations, which know nothing of the program that runs them.
public nonisolated(unsafe) var heardByDefault: (_ receiver: AnyObject, _ arguments: [Any]) -> Void = { _, _ in }
