/// A call of any of a proxy's methods, with copies of its arguments.
///
/// ```swift
/// for await call in proxy.calls() { print(call.requirement, call.arguments ?? []) }
/// ```
///
/// You may pass it to another thread: the compiler can't check that the arguments may go there, so you vouch for it. An
/// unsafe pointer among them is valid only during the call.
public struct ObservedCall: @unchecked Sendable {
    /// The method, with its place in its protocol.
    public let requirement: Requirement
    private let kept: KeptCall?

    init(_ requirement: Requirement, _ kept: KeptCall?) {
        self.requirement = requirement
        self.kept = kept
    }

    /// The arguments, each in its declared type. Nil if the library doesn't know the method's types.
    ///
    /// Of an `inout` argument, this is an ``Inout`` with the value at the beginning of the call.
    public var arguments: [Any]? { kept?.arguments }

    /// How the call ended: its result, or the error. Nil as long as it's under way, and if the library doesn't know the
    /// method's types.
    ///
    /// The result of a method that returns nothing is `()`.
    public var outcome: CallOutcome<Any>? { kept?.outcome }
}
