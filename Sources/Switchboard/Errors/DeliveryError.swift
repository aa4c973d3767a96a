/// The reason why the calls of a proxy can't be delivered to its target on another thread, queue or actor.
///
/// You get it when you set the target, not at a call.
public struct DeliveryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reasons. A new version may add cases.
    public enum Reason: Hashable, Sendable {
        /// The callers of these requirements can't go on before the target has answered.
        case needsAnswers([Undelivered])
        /// The library doesn't know the types of these requirements.
        case unknownTypes([Undelivered])
        /// Only actors conform to the delegate type's protocols.
        case actor
        /// A runtime proxy for the delegate type isn't supported.
        case proxy(ProxyError)
    }

    /// A requirement whose calls can't be delivered later.
    public struct Undelivered: Hashable, Sendable {
        /// The requirement.
        public let requirement: Requirement
        /// Why, after the requirement's name: for example, `returns Bool`.
        public let why: String
        /// How a program references the requirement.
        let reference: String
    }

    /// The reason.
    public let reason: Reason
    /// The delegate type.
    public let delegateName: String

    /// The fault, its reason and the edit that mends it, then the identifier of the error reference.
    public var description: String {
        if case .proxy(let error) = reason { return error.description }
        return message(module: "Switchboard", texts.fault, texts.edit, reason)
    }

    private var texts: (fault: String, edit: String) {
        switch reason {
        case .needsAnswers(let requirements):
            (
                "can't deliver all calls of \(delegateName) later, because the callers of some need an answer at once: "
                    + Self.list(requirements),
                "Before you set the target, answer them with "
                    + "`proxy.whenUnanswered(\(requirements[0].reference)) { ... }` and keep its token; let their callers wait "
                    + "with `answers: .blocking`; or declare them `async`."
            )
        case .unknownTypes(let requirements):
            (
                "can't deliver all calls of \(delegateName) later: the library doesn't know the types of "
                    + Self.names(requirements),
                "Reference them before you set the target, for example "
                    + "`_ = try ForwardingProxy<\(written(delegateType: delegateName))>.selector(\(requirements[0].reference))`."
            )
        case .actor:
            (
                "can't deliver calls of \(delegateName) on another context: its target is an actor, which gets them on its own",
                "Leave out `deliverOn:`."
            )
        case .proxy(let error): error.faultAndEdit
        }
    }

    private static func names(_ requirements: [Undelivered]) -> String {
        requirements.map { "\($0.requirement)" }.joined(separator: ", ")
    }

    private static func list(_ requirements: [Undelivered]) -> String {
        requirements.map { "\($0.requirement) \($0.why)" }.joined(separator: "; ")
    }
}
