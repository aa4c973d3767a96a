import CForwarding

// What the methods of generated classes call, with the method's index among the class's own. Compiled into the client,
// where the types are known.

extension ForwardingProxy {
    /// For generated code: `forward(_:with:_:)`, with the method's index among the class's own. Precondition: `arguments` only
    /// names parameters of the method that calls this, which does not change them.
    @_alwaysEmitIntoClient @inline(__always)
    public final func _forward<Element, Failure: Error>(
        _ slot: Int, with arguments: @autoclosure () -> Element, _ call: (Delegate) throws(Failure) -> Void
    ) throws(Failure) {
        try forwardCall(slot, with: arguments, borrows: true, call)
    }

    /// For generated code: the same, for a method that returns something.
    @_alwaysEmitIntoClient @inline(__always)
    public final func _answer<Element, Result, Failure: Error>(
        _ slot: Int, with arguments: @autoclosure () -> Element, default: () throws(Failure) -> Result,
        _ call: (Delegate) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try forwardCall(slot, with: arguments, borrows: true, default: `default`, call)
    }

    /// For generated code: the real delegate, or else the fallback receiver, of a method that is only forwarded.
    @_alwaysEmitIntoClient @inline(__always)
    public final func _receiver() -> Delegate? { copyReceiver() }

    /// Ends the process: nobody answers a method that returns something.
    public final func _unanswered(_ slot: Int) -> Never {
        refuse(MessageError(unansweredBy: self), slot: slot)
    }
}

extension AnyForwardingProxy {
    /// For generated code: ends the process, because nobody answers a requirement with that name.
    public final func _unanswered(_ name: String) -> Never {
        fatalError(
            """
            Switchboard: can't answer a call of `\(name)`: the proxy for \(shape.delegateName) has no target to forward to, and no \
            default. Keep the delegate alive, set a `fallbackTarget`, write `@DefaultResult` at the requirement, or write \
            `DelegateDefaults.register((any \(shape.delegateName)).self) { Default() }` with a class that conforms.
            """)
    }
}

/// For generated code: reinterprets a method with variadic arguments as one that takes arrays, which is how they are
/// passed. Precondition: the types differ only in that.
@_alwaysEmitIntoClient @inline(__always)
public func _asPassed<Written, Passed>(_ method: Written) -> Passed {
    unsafeBitCast(method, to: Passed.self)
}
