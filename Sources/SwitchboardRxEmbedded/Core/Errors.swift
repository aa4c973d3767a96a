/// The errors of streams and subjects, as in RxSwift.
public enum RxError: Swift.Error, CustomDebugStringConvertible, @unchecked Sendable {
    // Unchecked, because `disposed` contains its object, which this module only passes on.

    /// An error without details.
    case unknown
    /// The object was used after it had been disposed of.
    case disposed(object: AnyObject)
    /// A number was too great for its type.
    case overflow
    /// An argument was out of range.
    case argumentOutOfRange
    /// There was no element where one was needed.
    case noElements
    /// There was more than one element where one was needed.
    case moreThanOneElement
    /// The time limit was exceeded.
    case timeout

    /// The error message, in RxSwift's words.
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error occurred."
        case .disposed(let object): "Object `\(object)` was already disposed."
        case .overflow: "Arithmetic overflow occurred."
        case .argumentOutOfRange: "Argument out of range."
        case .noElements: "Sequence doesn't contain any elements."
        case .moreThanOneElement: "Sequence contains more than one element."
        case .timeout: "Sequence timeout."
        }
    }
}
