import Foundation
import LoweringProtocols

/// Whether two values are the same: of one type, and equal, identical, or made of parts that are. Functions are the
/// same if they give the same for one argument.
func isSame(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    if let same = isSameFunction(left, right) { return same }
    // Equality looks at one bit of the byte.
    if type(of: left) == Bool.self { return bytes(left) == bytes(right) }
    // Equality of what is in these is not known.
    if left is Mirror || left is Notification || left is [Notification] { return "\(left)" == "\(right)" }
    if let left = left as? any Equatable { return isEqual(left, right) }
    if let left = left as? Any.Type { return left == right as? Any.Type }
    if type(of: left) is AnyClass { return left as AnyObject === right as AnyObject }

    let (leftMirror, rightMirror) = (Mirror(reflecting: left), Mirror(reflecting: right))
    let (leftParts, rightParts) = (Array(leftMirror.children), Array(rightMirror.children))
    guard leftParts.count == rightParts.count, leftMirror.displayStyle == rightMirror.displayStyle else { return false }
    if leftParts.isEmpty {
        // Empty arrays need not have the same storage.
        if leftMirror.displayStyle == .collection { return true }
        if leftMirror.displayStyle == .enum || leftMirror.displayStyle == .optional { return "\(left)" == "\(right)" }
        return bytes(left) == bytes(right)
    }
    return zip(leftParts, rightParts).allSatisfy { $0.label == $1.label && isSame($0.value, $1.value) }
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    left == right as? Value
}

private func bytes<Value>(_ value: Value) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
}

private func bytes(_ value: Any) -> [UInt8] {
    func open<Value>(_ value: Value) -> [UInt8] { bytes(value) }
    return _openExistential(value, do: open)
}

/// What a function of one of the types that the tests take gives for a certain argument; nil for anything else.
private func result(_ function: Any) -> String? {
    if let function = function as? (inout Int) -> Void {
        var number = 1234
        function(&number)
        return "\(number)"
    }
    if let function = function as? (Int...) -> Int { return "\(function(1, 2, 3))" }
    if let function = function as? (Int) throws(Failure) -> Int { return "\(Result { try function(1234) })" }
    if let function = function as? (@escaping (Int) -> Int) -> Int { return "\(function { $0 &* 1234 })" }
    if let function = function as? (Int) -> (Int) -> Int { return "\(function(1234)(5))" }
    // It would have to be awaited.
    if function is (Int) async -> Int { return "asynchronous" }
    return nil
}

/// Nil for what is no function of the types that the tests take.
private func isSameFunction(_ left: Any, _ right: Any) -> Bool? {
    if let left = left as? (Int) -> Int, let right = right as? (Int) -> Int { return left(1234) == right(1234) }
    if let left = left as? @Sendable (Int) -> Int, let right = right as? @Sendable (Int) -> Int {
        return left(1234) == right(1234)
    }
    if let left = left as? @convention(c) (Int32) -> Int32, let right = right as? @convention(c) (Int32) -> Int32 {
        return left(1234) == right(1234)
    }
    if let left = left as? () -> Void, let right = right as? () -> Void { return touches(left) == touches(right) }
    if let left = result(left), let right = result(right) { return left == right }
    return nil
}

/// How often `body` calls `Fixed.touch()`.
private func touches(_ body: () -> Void) -> Int {
    let before = fixed.touched
    body()
    return fixed.touched - before
}
