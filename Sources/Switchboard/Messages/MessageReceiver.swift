/// An object to which messages can be sent by name.
///
/// Only `methods` must be implemented. A message is handled in the order of Objective-C's runtime:
///
/// ```
/// send("play:", track)
///   1. methods, inherited ones too       -> the method is called
///   2. forwardingTarget(for:)            -> the message goes to that receiver, from 1
///   3. methodSignature(for:)             -> none: 5
///   4. forwardInvocation(_:)             -> may do anything with the invocation
///   5. doesNotRecognizeSelector(_:)      -> throws `MessageError`
/// ```
///
/// A class that others inherit from should inherit from `DynamicReceiver`: Swift calls a subclass's implementation of
/// these functions only if its superclass has them, too.
public protocol MessageReceiver: AnyObject {
    /// The methods of this receiver. Read for every message, so best a constant.
    var methods: MethodTable { get }

    /// For this library: finds a method for one message in `methods`.
    @_documentation(visibility: internal)
    func _find(_ selector: MessageSelector) -> _FoundMethod?

    /// Whether this receiver has a method of its own that answers messages with this selector.
    func responds(to selector: MessageSelector) -> Bool

    /// The types of the method for a selector; nil if the receiver neither has such a method nor wants such messages
    /// forwarded as invocations.
    func methodSignature(for selector: MessageSelector) -> MethodSignature?

    /// The receiver that gets a message for which there is no method; nil to continue with `methodSignature(for:)`.
    func forwardingTarget(for selector: MessageSelector) -> (any MessageReceiver)?

    /// Handles a message for which there is a signature, but no method.
    ///
    /// - Parameter invocation: The message. It is valid during the call; `retained()` makes a copy that outlives it.
    func forwardInvocation(_ invocation: Invocation) throws

    /// Called if nothing else handles a message. The sender gets the error that it throws.
    func doesNotRecognizeSelector(_ selector: MessageSelector) throws
}

extension MessageReceiver {
    /// Finds a method for one message in `methods`.
    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public func _find(_ selector: MessageSelector) -> _FoundMethod? { methods.find(selector) }

    /// Whether the table has a method.
    public func responds(to selector: MessageSelector) -> Bool {
        methods.method(for: selector) != nil
    }

    /// The signature of the table's method.
    public func methodSignature(for selector: MessageSelector) -> MethodSignature? {
        methods.method(for: selector)?.signature
    }

    /// Returns nil.
    public func forwardingTarget(for selector: MessageSelector) -> (any MessageReceiver)? { nil }

    /// Calls `doesNotRecognizeSelector(_:)`.
    public func forwardInvocation(_ invocation: Invocation) throws {
        try doesNotRecognizeSelector(invocation.selector)
    }

    /// Throws a `MessageError` that names receiver and selector.
    public func doesNotRecognizeSelector(_ selector: MessageSelector) throws {
        throw MessageError(.unrecognizedSelector(receiver: String(reflecting: type(of: self))), selector)
    }
}

/// A receiver with a table of its own, to inherit from or to use directly.
///
/// ```swift
/// let lamp = DynamicReceiver()
/// lamp.methods.add("isOn") { (lamp: DynamicReceiver) in true }
/// ```
open class DynamicReceiver: MessageReceiver {
    private let table: MethodTable

    /// - Parameter methods: Its methods; a table of the receiver's own unless others share it.
    public init(methods: MethodTable = MethodTable()) {
        table = methods
    }

    /// Its own table, or the one with which it was made.
    open var methods: MethodTable { table }

    /// Whether the table has a method.
    open func responds(to selector: MessageSelector) -> Bool {
        methods.method(for: selector) != nil
    }

    /// The signature of the table's method.
    open func methodSignature(for selector: MessageSelector) -> MethodSignature? {
        methods.method(for: selector)?.signature
    }

    /// Returns nil.
    open func forwardingTarget(for selector: MessageSelector) -> (any MessageReceiver)? { nil }

    /// Calls `doesNotRecognizeSelector(_:)`.
    open func forwardInvocation(_ invocation: Invocation) throws {
        try doesNotRecognizeSelector(invocation.selector)
    }

    /// Throws a `MessageError` that names receiver and selector.
    open func doesNotRecognizeSelector(_ selector: MessageSelector) throws {
        throw MessageError(.unrecognizedSelector(receiver: String(reflecting: type(of: self))), selector)
    }
}
