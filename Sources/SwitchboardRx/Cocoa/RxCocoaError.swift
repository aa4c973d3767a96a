import Foundation

/// Errors of the connections between streams and objects.
///
/// Unchecked, because errors contain their objects, which this module only passes on.
public enum RxCocoaError: Swift.Error, CustomDebugStringConvertible, @unchecked Sendable {
    /// Nothing is known about the error.
    case unknown
    /// The object does not support the operation.
    case invalidOperation(object: Any)
    /// Items are needed, but nothing has been bound yet.
    case itemsNotYetBound(object: Any)
    /// The object has no such property.
    case invalidPropertyName(object: Any, propertyName: String)
    /// An object on the key path to the property cannot be observed.
    case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
    /// A method could not be observed.
    case errorDuringSwizzling
    /// The object is not of that type.
    case castingError(object: Any, targetType: Any.Type)

    /// What is wrong, in words.
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error."
        case .invalidOperation(let object): "`\(object)` does not do that."
        case .itemsNotYetBound(let object): "No items have been bound to `\(object)` yet."
        case .invalidPropertyName(let object, let name): "`\(object)` has no property `\(name)`."
        case .invalidObjectOnKeyPath(let object, let source, let name):
            "`\(object)`, found as `\(name)` of `\(source)`, cannot be observed."
        case .errorDuringSwizzling: "A method could not be observed."
        case .castingError(let object, let type):
            "Expected a value of the type `\(type)`, found `\(object)` of the type `\(Swift.type(of: object))`."
        }
    }
}

/// `object` as a `Result`.
///
/// - Throws: `RxCocoaError.castingError` if it is none.
public func castOrThrow<Result>(_ resultType: Result.Type, _ object: Any) throws -> Result {
    guard let result = object as? Result else {
        throw RxCocoaError.castingError(object: object, targetType: resultType)
    }
    return result
}

/// `object` as a `Result`; `nil` if it is `NSNull` or an optional without a value.
///
/// - Throws: `RxCocoaError.castingError` if it is neither.
public func castOptionalOrThrow<Result>(_ resultType: Result.Type, _ object: Any) throws -> Result? {
    if object is NSNull { return nil }
    if case Optional<Any>.none = object as Any? { return nil }
    let mirror = Mirror(reflecting: object)
    if mirror.displayStyle == .optional && mirror.children.isEmpty { return nil }
    return try castOrThrow(resultType, object)
}

/// `object` as a `Result`, for what can be nothing else. Ends the program if it is none.
public func castOrFatalError<Result>(_ resultType: Result.Type, _ object: Any) -> Result {
    guard let result = object as? Result else {
        fatalError(
            "SwitchboardRx: expected a value of type \(resultType), found \(object) of type \(type(of: object)).")
    }
    return result
}

/// `object` as a `Result`; `nil` if there is none. Ends the program if it is something else.
public func castOptionalOrFatalError<Result>(_ value: Any?) -> Result? {
    guard let value else { return nil }
    return castOrFatalError(Result.self, value)
}

/// What a method of an abstract class does that its subclasses have to override: ends the program.
public func rxAbstractMethod(message: String = "Abstract method", file: StaticString = #file, line: UInt = #line)
    -> Never
{
    fatalError(message, file: file, line: line)
}

/// An error was bound to an object, which has no place for one: ends the program in debug builds, and prints the error in release
/// builds.
public func bindingError(_ error: any Swift.Error) {
    failInDebug("Binding error: \(error)")
}
