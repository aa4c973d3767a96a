/// An object to which you can send messages by selector.
///
/// You only need to implement `methods`. A message is handled in the order of Objective-C's runtime:
///
/// ```text
/// send("play:", track)
///   1. methods, inherited ones too       -> calls the method
///   2. forwardingTarget(for:)            -> sends the message to that receiver, from 1
///   3. methodSignature(for:)             -> nil: continues with 5
///   4. forwardInvocation(_:)             -> may do anything with the invocation
///   5. doesNotRecognizeSelector(_:)      -> throws `MessageError`
/// ```
///
/// The library calls all of these on the sender's thread.
///
/// If your class has subclasses, make it inherit from ``DynamicReceiver``. Swift calls a subclass's implementation of
/// these functions only if its superclass has them too.
public protocol MessageReceiver: AnyObject {
    /// The methods of this receiver.
    ///
    /// The library reads this property for every message, so return a constant.
    var methods: MethodTable { get }

    /// Finds a method for one message in `methods`. Only for this library.
    @_documentation(visibility: internal)
    func _find(_ selector: MessageSelector) -> _FoundMethod?

    /// Returns whether this receiver itself has a method for a selector. Methods to which it forwards don't count.
    ///
    /// - Parameter selector: The message's name.
    /// - Returns: True if the receiver has the method.
    func responds(to selector: MessageSelector) -> Bool

    /// Returns the types of the method for a selector.
    ///
    /// If you handle a message in `forwardInvocation(_:)`, return its types here.
    ///
    /// - Parameter selector: The message's name.
    /// - Returns: The types; nil if the receiver neither has such a method nor wants such messages as invocations.
    func methodSignature(for selector: MessageSelector) -> MethodSignature?

    /// Returns another receiver for a message for which this receiver has no method.
    ///
    /// - Parameter selector: The message's name.
    /// - Returns: The other receiver; nil to continue with `methodSignature(for:)`.
    func forwardingTarget(for selector: MessageSelector) -> (any MessageReceiver)?

    /// Handles a message that has a signature but no method.
    ///
    /// ```swift
    /// final class Relay: MessageReceiver {
    ///     let methods = MethodTable()
    ///     let counter = Counter()
    ///
    ///     func methodSignature(for selector: MessageSelector) -> MethodSignature? {
    ///         counter.methodSignature(for: selector)
    ///     }
    ///     func forwardInvocation(_ invocation: Invocation) throws {
    ///         try invocation.invoke(with: counter)  // the result goes back to the sender
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter invocation: The message. It's valid during the call; `retained()` makes a copy that outlives it.
    /// - Throws: Any error. The sender receives it unchanged.
    func forwardInvocation(_ invocation: Invocation) throws

    /// Handles a message that nothing else handles, usually by throwing an error.
    ///
    /// If your implementation returns, the message succeeds if the sender expects no result. Otherwise the sender
    /// receives a ``MessageError`` with the reason `noResult`.
    ///
    /// - Parameter selector: The message's name.
    /// - Throws: The error for the sender.
    func doesNotRecognizeSelector(_ selector: MessageSelector) throws
}

extension MessageReceiver {
    /// Finds a method for one message in `methods`. Only for this library.
    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public func _find(_ selector: MessageSelector) -> _FoundMethod? { methods.find(selector) }

    /// Returns whether the receiver's table has a method for a selector, its own or an inherited one.
    ///
    /// - Parameter selector: The message's name.
    /// - Returns: True if the table has the method.
    public func responds(to selector: MessageSelector) -> Bool {
        methods.method(for: selector) != nil
    }

    /// Returns the types of the table's method for a selector.
    ///
    /// - Parameter selector: The message's name.
    /// - Returns: The types; nil if the table has no such method.
    public func methodSignature(for selector: MessageSelector) -> MethodSignature? {
        methods.method(for: selector)?.signature
    }

    /// Returns nil: there's no other receiver.
    ///
    /// - Parameter selector: The message's name.
    /// - Returns: Nil.
    public func forwardingTarget(for selector: MessageSelector) -> (any MessageReceiver)? { nil }

    /// Calls `doesNotRecognizeSelector(_:)` with the invocation's selector.
    ///
    /// - Parameter invocation: The message.
    /// - Throws: The error of `doesNotRecognizeSelector(_:)`.
    public func forwardInvocation(_ invocation: Invocation) throws {
        try doesNotRecognizeSelector(invocation.selector)
    }

    /// Throws an error with the receiver's type and the selector.
    ///
    /// - Parameter selector: The message's name.
    /// - Throws: A ``MessageError`` with the reason `unrecognizedSelector`.
    public func doesNotRecognizeSelector(_ selector: MessageSelector) throws {
        throw MessageError(.unrecognizedSelector(receiver: String(reflecting: type(of: self))), selector)
    }
}

/// A receiver that consists of its method table. Use it directly, or inherit from it.
///
/// ```swift
/// let lamp = DynamicReceiver()
/// lamp.methods.add("isOn") { (lamp: DynamicReceiver) in true }
/// let isOn: Bool = try lamp.send("isOn")
/// ```
open class DynamicReceiver: MessageReceiver {
    private let table: MethodTable

    /// Creates a receiver.
    ///
    /// - Parameter methods: The receiver's methods, by default an empty table of its own. Several receivers may share a
    ///   table.
    public init(methods: MethodTable = MethodTable()) {
        table = methods
    }

    /// The receiver's methods: the table that it was created with.
    open var methods: MethodTable { table }

    /// Returns whether the receiver's table has a method for a selector, its own or an inherited one.
    ///
    /// - Parameter selector: The message's name.
    /// - Returns: True if the table has the method.
    open func responds(to selector: MessageSelector) -> Bool {
        methods.method(for: selector) != nil
    }

    /// Returns the types of the table's method for a selector.
    ///
    /// If you handle a message in `forwardInvocation(_:)`, override this method and return the message's types.
    ///
    /// - Parameter selector: The message's name.
    /// - Returns: The types; nil if the table has no such method.
    open func methodSignature(for selector: MessageSelector) -> MethodSignature? {
        methods.method(for: selector)?.signature
    }

    /// Returns nil: there's no other receiver. Override it to forward messages for which this receiver has no method.
    ///
    /// - Parameter selector: The message's name.
    /// - Returns: Nil.
    open func forwardingTarget(for selector: MessageSelector) -> (any MessageReceiver)? { nil }

    /// Calls `doesNotRecognizeSelector(_:)`. Override it to handle messages that have a signature but no method.
    ///
    /// - Parameter invocation: The message. It's valid during the call; `retained()` makes a copy that outlives it.
    /// - Throws: The error of `doesNotRecognizeSelector(_:)`.
    open func forwardInvocation(_ invocation: Invocation) throws {
        try doesNotRecognizeSelector(invocation.selector)
    }

    /// Throws an error with the receiver's type and the selector.
    ///
    /// - Parameter selector: The message's name.
    /// - Throws: A ``MessageError`` with the reason `unrecognizedSelector`.
    open func doesNotRecognizeSelector(_ selector: MessageSelector) throws {
        throw MessageError(.unrecognizedSelector(receiver: String(reflecting: type(of: self))), selector)
    }
}
