/// How a call ended, as text.
public enum CallAnswer: Hashable, Sendable, CustomStringConvertible {
    /// It returned this value, as JSON; nil if the requirement returns nothing, or if the rules leave the value out.
    case returned(String?)
    /// It threw an error of the type with this name, and with this description.
    case threw(type: String, text: String)

    /// The answer as text, for example `returned 3`, or `threw App.LimitError: LimitError()`.
    public var description: String {
        switch self {
        case .returned(nil): "returned"
        case .returned(let value?): "returned \(value)"
        case .threw(let type, let text): "threw \(type): \(text)"
        }
    }

    init(_ error: RecordedError) { self = .threw(type: error.type, text: error.text) }
}
