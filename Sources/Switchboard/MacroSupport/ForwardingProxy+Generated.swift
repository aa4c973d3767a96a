import CForwarding

// What the methods of generated classes call, with the method's index among the class's own. Compiled into the client,
// where the types are known.

extension ForwardingProxy {
    /// For generated code: forwards a call of a method that returns nothing.
    ///
    /// Precondition: `arguments` only has parameters of the method that calls this, which doesn't change them.
    ///
    /// - Parameters:
    ///   - slot: The method's slot.
    ///   - arguments: The argument, or the tuple of the arguments.
    ///   - call: Calls the method on its parameter.
    /// - Throws: The errors of `call`.
    @_alwaysEmitIntoClient @inline(__always)
    public final func _forward<Element, Failure: Error>(
        _ slot: Int, with arguments: @autoclosure () -> Element, _ call: (Delegate) throws(Failure) -> Void
    ) throws(Failure) {
        try forwardCall(slot, with: arguments, borrows: true, call)
    }

    /// For generated code: forwards a call of a method that returns a value.
    ///
    /// Precondition: `arguments` only has parameters of the method that calls this, which doesn't change them.
    ///
    /// - Parameters:
    ///   - slot: The method's slot.
    ///   - arguments: The argument, or the tuple of the arguments.
    ///   - default: Returns the result if nothing else answers.
    ///   - call: Calls the method on its parameter.
    /// - Returns: The result of `call` or `default`.
    /// - Throws: The errors of `call` and `default`.
    @_alwaysEmitIntoClient @inline(__always)
    public final func _answer<Element, Result, Failure: Error>(
        _ slot: Int, with arguments: @autoclosure () -> Element, default: () throws(Failure) -> Result,
        _ call: (Delegate) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try forwardCall(slot, with: arguments, borrows: true, default: `default`, call)
    }

    /// For generated code: returns the object to call for a method that is only forwarded: the target, or the object
    /// that answers in its place.
    ///
    /// - Parameter name: The requirement's name.
    @_alwaysEmitIntoClient @inline(__always)
    public final func _receiver(of name: StaticString) -> Delegate? { copyReceiver(of: name) }

    /// For generated code: traps with a message, because nothing answers a method that returns a value.
    ///
    /// - Parameter slot: The method's slot.
    public final func _unanswered(_ slot: Int) -> Never {
        refuseUnanswered(slot)
    }
}

extension AnyForwardingProxy {
    /// For generated code: traps with a message, because nothing answers a requirement.
    ///
    /// - Parameter name: The requirement's name.
    public final func _unanswered(_ name: String) -> Never {
        fatalError(
            """
            Switchboard: can't answer a call of `\(name)`: the proxy for \(dispatchTable.delegateName) has no target to forward to, and no \
            default. Keep the delegate alive, set a `fallbackTarget`, write `@DefaultResult` at the requirement, or write \
            `DelegateDefaults.register((any \(dispatchTable.delegateName)).self) { Default() }` with a class that conforms.
            """)
    }
}

/// For generated code: returns a method with variadic arguments as one that takes arrays, which is how Swift passes
/// them.
///
/// Precondition: the types differ only in that.
///
/// - Parameter method: The method.
@_alwaysEmitIntoClient @inline(__always)
public func _asPassed<Written, Passed>(_ method: Written) -> Passed {
    unsafeBitCast(method, to: Passed.self)
}
