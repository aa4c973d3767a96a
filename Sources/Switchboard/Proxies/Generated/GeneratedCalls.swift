import CForwarding

// What the methods of generated classes call, by the method's place among the class's own. Compiled into the client, where the
// types are known.

extension ForwardingProxy {
    /// For generated code: who gets a call that nobody observes; nil where it takes more, which `_forward` does. So the
    /// arguments of most calls are handed on without being retained.
    @inlinable @inline(__always)
    public final func _unobserved(_ slot: Int) -> Delegate? {
        var receiver: Delegate?
        _ = enter(slot, &receiver)
        return receiver.take()
    }

    /// For generated code: `forward(_:with:_:)`, by the method's place among the class's own, where `_unobserved` gave nil.
    @inlinable @inline(__always)
    public final func _forward<Element, Failure: Error>(
        _ slot: Int, with arguments: @autoclosure () -> Element, _ call: (Delegate) throws(Failure) -> Void
    ) throws(Failure) {
        try performCall(slot, with: arguments, call)
    }

    /// For generated code: as above, for a method that returns something.
    @inlinable @inline(__always)
    public final func _answer<Element, Result, Failure: Error>(
        _ slot: Int, with arguments: @autoclosure () -> Element, default: () throws(Failure) -> Result,
        _ call: (Delegate) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try forwardCall(slot, with: arguments, default: `default`, call)
    }

    /// For generated code: the real delegate, or else the fallback receiver, of a method that is only handed on.
    @inlinable @inline(__always)
    public final func _receiver() -> Delegate? { copyReceiver() }

    /// For generated code: as above, and the delegates beside the first.
    public final func _receivers() -> (first: Delegate?, others: [Delegate]) { copyReceivers() }

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
            Switchboard: nobody answers a call of `\(name)`, sent to a proxy for \(shape.delegateName). Expected a forward \
            delegate, a fallback receiver or a default for the delegate type, found none. Set `fallbackReceiver`, keep the \
            delegate alive, write `@DefaultResult` at the requirement, or write \
            `DelegateDefaults.register((any \(shape.delegateName)).self) { Nothing() }`, where `Nothing` is a class that conforms.
            """)
    }
}

/// For generated code: a method with variadic arguments as one that takes arrays, which is how they are passed. Precondition:
/// the types differ in that only.
@inlinable @inline(__always)
public func _asPassed<Written, Passed>(_ method: Written) -> Passed {
    unsafeBitCast(method, to: Passed.self)
}
