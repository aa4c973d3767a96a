import Foundation

/// The errors of connections between streams and objects, as in RxCocoa.
public enum RxCocoaError: Swift.Error, CustomDebugStringConvertible, @unchecked Sendable {
    // Unchecked, because errors contain their objects, which this module only passes on.

    /// An error without details.
    case unknown
    /// The object doesn't support the operation.
    case invalidOperation(object: Any)
    /// Items are needed, but none have been bound to the object yet.
    case itemsNotYetBound(object: Any)
    /// The object has no property with this name.
    case invalidPropertyName(object: Any, propertyName: String)
    /// An object on the key path to the property can't be observed.
    case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
    /// A method couldn't be observed.
    case errorDuringSwizzling
    /// The object isn't of the type `targetType`.
    case castingError(object: Any, targetType: Any.Type)

    /// The error message.
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

/// Returns a value as another type, or throws.
///
/// ```swift
/// let positions = slider.rx.delegate.rx.sentMessage("slider(_:didMoveTo:)")
///     .map { arguments in try castOrThrow(Double.self, arguments[1]) }
/// ```
///
/// - Parameters:
///   - resultType: The other type.
///   - object: The value.
/// - Returns: The value as that type.
/// - Throws: ``RxCocoaError/castingError(object:targetType:)`` if the value isn't of that type.
public func castOrThrow<Result>(_ resultType: Result.Type, _ object: Any) throws -> Result {
    guard let result = object as? Result else {
        throw RxCocoaError.castingError(object: object, targetType: resultType)
    }
    return result
}

/// Returns a value as another type, or nil, or throws.
///
/// ```swift
/// let positions = slider.rx.delegate.rx.sentMessage("slider(_:didMoveTo:)")
///     .map { arguments in try castOptionalOrThrow(Double.self, arguments[1]) }
/// ```
///
/// - Parameters:
///   - resultType: The other type.
///   - object: The value.
/// - Returns: The value as that type; nil if the value is `NSNull` or an Optional without a value.
/// - Throws: ``RxCocoaError/castingError(object:targetType:)`` if the value is something else.
public func castOptionalOrThrow<Result>(_ resultType: Result.Type, _ object: Any) throws -> Result? {
    if object is NSNull { return nil }
    if case Optional<Any>.none = object as Any? { return nil }
    let mirror = Mirror(reflecting: object)
    if mirror.displayStyle == .optional && mirror.children.isEmpty { return nil }
    return try castOrThrow(resultType, object)
}

/// Returns a value as another type. If the value isn't of that type, this traps with a message.
///
/// - Parameters:
///   - resultType: The other type.
///   - object: The value.
/// - Returns: The value as that type.
public func castOrFatalError<Result>(_ resultType: Result.Type, _ object: Any) -> Result {
    guard let result = object as? Result else {
        fatalError(
            "SwitchboardRx: expected a value of type \(resultType), found \(object) of type \(type(of: object)).")
    }
    return result
}

/// Returns a value as another type, or nil. If the value is of a third type, this traps with a message.
///
/// - Parameter value: The value.
/// - Returns: The value as that type; nil if the value is nil.
public func castOptionalOrFatalError<Result>(_ value: Any?) -> Result? {
    guard let value else { return nil }
    return castOrFatalError(Result.self, value)
}

/// Traps. A method of an abstract class calls this function if its subclasses have to override the method.
///
/// - Parameters:
///   - message: The error message.
///   - file: The file that the error message shows; leave it out.
///   - line: The line that the error message shows; leave it out.
public func rxAbstractMethod(message: String = "Abstract method", file: StaticString = #file, line: UInt = #line)
    -> Never
{
    fatalError(message, file: file, line: line)
}

/// Reports an error that was bound to an object, which can't receive errors. A debug build traps, and a release build
/// prints the error.
///
/// - Parameter error: The error.
public func bindingError(_ error: any Swift.Error) {
    failInDebug("Binding error: \(error)")
}
