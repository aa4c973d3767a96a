/// An object that messages can be sent to by name.
///
/// Only `methods` has to be written. What a message finds, in the order of Objective-C's runtime:
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
/// these functions only where its superclass has them, too.
public protocol MessageReceiver: AnyObject {
    /// The methods of this receiver. Asked for at every message, so best a constant.
    var methods: MethodTable { get }

    /// Whether a message with this selector would be answered by a method of this receiver's own.
    func responds(to selector: MessageSelector) -> Bool

    /// The types of the method for a selector; nil where the receiver neither has one nor wants such messages forwarded
    /// as invocations.
    func methodSignature(for selector: MessageSelector) -> MethodSignature?

    /// Who gets a message for which there is no method; nil to go on with `methodSignature(for:)`.
    func forwardingTarget(for selector: MessageSelector) -> (any MessageReceiver)?

    /// Does what is to be done with a message for which there is no method, but a signature.
    ///
    /// - Parameter invocation: The message. It ends with the call; `retained()` gives what outlives it.
    func forwardInvocation(_ invocation: Invocation) throws

    /// Called where nothing else serves a message. What it throws reaches the sender.
    func doesNotRecognizeSelector(_ selector: MessageSelector) throws
}

extension MessageReceiver {
    /// True where the table has a method.
    public func responds(to selector: MessageSelector) -> Bool {
        methods.find(selector) != nil
    }

    /// The signature of the table's method.
    public func methodSignature(for selector: MessageSelector) -> MethodSignature? {
        methods.find(selector)?.signature
    }

    /// Nil.
    public func forwardingTarget(for selector: MessageSelector) -> (any MessageReceiver)? { nil }

    /// Calls `doesNotRecognizeSelector(_:)`.
    public func forwardInvocation(_ invocation: Invocation) throws {
        try doesNotRecognizeSelector(invocation.selector)
    }

    /// Throws `MessageError` that names receiver and selector.
    public func doesNotRecognizeSelector(_ selector: MessageSelector) throws {
        throw MessageError(.unrecognizedSelector(receiver: String(reflecting: type(of: self))), selector)
    }
}

/// A receiver to inherit from, or to use as it is, with a table of its own.
///
/// ```swift
/// let lamp = DynamicReceiver()
/// lamp.methods.add("isOn") { (lamp: DynamicReceiver) in true }
/// ```
open class DynamicReceiver: MessageReceiver {
    private let table: MethodTable

    /// - Parameter methods: Its methods; one of the receiver's own unless others share it.
    public init(methods: MethodTable = MethodTable()) {
        table = methods
    }

    /// Its own table, or the one that it was made with.
    open var methods: MethodTable { table }

    /// True where the table has a method.
    open func responds(to selector: MessageSelector) -> Bool {
        methods.find(selector) != nil
    }

    /// The signature of the table's method.
    open func methodSignature(for selector: MessageSelector) -> MethodSignature? {
        methods.find(selector)?.signature
    }

    /// Nil.
    open func forwardingTarget(for selector: MessageSelector) -> (any MessageReceiver)? { nil }

    /// Calls `doesNotRecognizeSelector(_:)`.
    open func forwardInvocation(_ invocation: Invocation) throws {
        try doesNotRecognizeSelector(invocation.selector)
    }

    /// Throws `MessageError` that names receiver and selector.
    open func doesNotRecognizeSelector(_ selector: MessageSelector) throws {
        throw MessageError(.unrecognizedSelector(receiver: String(reflecting: type(of: self))), selector)
    }
}
