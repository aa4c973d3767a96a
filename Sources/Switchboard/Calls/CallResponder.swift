import CForwarding

/// What answered a call of a proxy.
///
/// ```swift
/// let logging = proxy.intercept { call in
///     try call.proceed()
///     print(call.requirement, "was answered by", call.responder?.description ?? "nothing")
/// }
/// ```
public enum CallResponder: Hashable, Sendable, CustomStringConvertible {
    /// The target of the proxy, or the first of several.
    case target
    /// The receiver of messages, for a call by a selector string.
    case messageReceiver
    /// A closure that was given to `whenUnanswered`.
    case whenUnanswered
    /// The proxy's `fallbackTarget`.
    case fallbackTarget
    /// The default that ``DelegateDefaults`` has for the delegate type.
    case delegateDefault
    /// The default implementation in an extension of the protocol.
    case defaultImplementation

    /// The responder in a sentence, for example `the fallback target`.
    public var description: String {
        switch self {
        case .target: "the target"
        case .messageReceiver: "the receiver of messages"
        case .whenUnanswered: "whenUnanswered"
        case .fallbackTarget: "the fallback target"
        case .delegateDefault: "the delegate type's default"
        case .defaultImplementation: "the default implementation"
        }
    }

    /// A number for records; not 0.
    package var number: Int {
        switch self {
        case .target: 1
        case .messageReceiver: 2
        case .whenUnanswered: 3
        case .fallbackTarget: 4
        case .delegateDefault: 5
        case .defaultImplementation: 6
        }
    }

    /// Nil for another number.
    package init?(number: Int) {
        let all: [CallResponder] = [
            .target, .messageReceiver, .whenUnanswered, .fallbackTarget, .delegateDefault, .defaultImplementation,
        ]
        guard (1...all.count).contains(number) else { return nil }
        self = all[number - 1]
    }

    /// Nil for no answer.
    init?(_ source: cffi_source) {
        switch source {
        case cffi_source_delegate: self = .target
        case cffi_source_messages: self = .messageReceiver
        case cffi_source_answer: self = .whenUnanswered
        case cffi_source_fallback: self = .fallbackTarget
        case cffi_source_default: self = .delegateDefault
        case cffi_source_extension: self = .defaultImplementation
        default: return nil
        }
    }
}
