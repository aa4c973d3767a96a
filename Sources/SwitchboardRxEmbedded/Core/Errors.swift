/// Errors of streams and subjects.
///
/// Unchecked, because `disposed` names its object: this module only passes it on.
public enum RxError: Swift.Error, CustomDebugStringConvertible, @unchecked Sendable {
    /// Nothing is known about it.
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
    /// It took too long.
    case timeout

    /// What is wrong, in words.
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error."
        case .disposed(let object): "`\(object)` has been disposed of."
        case .overflow: "A number is too great for its type."
        case .argumentOutOfRange: "An argument is out of range."
        case .noElements: "The stream has no element."
        case .moreThanOneElement: "The stream has more than one element."
        case .timeout: "The stream took too long."
        }
    }
}
