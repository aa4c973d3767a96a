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
    /// The proxy's `messageTarget`.
    case messageTarget
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
        case .messageTarget: "the message target"
        case .whenUnanswered: "whenUnanswered"
        case .fallbackTarget: "the fallback target"
        case .delegateDefault: "the delegate type's default"
        case .defaultImplementation: "the default implementation"
        }
    }

    /// In the order of `cffi_source`, whose first value is for no answer.
    private static let all: [CallResponder] = [
        .target, .messageTarget, .whenUnanswered, .fallbackTarget, .delegateDefault, .defaultImplementation,
    ]

    /// Nil for no answer.
    init?(_ source: cffi_source) { self.init(number: Int(source.rawValue)) }

    /// A number for records; not 0.
    package var number: Int { Self.all.firstIndex(of: self)! + 1 }

    /// Nil for another number.
    package init?(number: Int) {
        guard (1...Self.all.count).contains(number) else { return nil }
        self = Self.all[number - 1]
    }
}
