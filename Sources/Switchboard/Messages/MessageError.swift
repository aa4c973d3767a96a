/// The reason why a message wasn't delivered, or why an invocation or a C function couldn't be used.
///
/// Errors that a method itself throws aren't wrapped: the sender receives them unchanged.
public struct MessageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of error.
    public enum Reason: Hashable, Sendable {
        /// The receiver has no such method, and neither forwards the message nor has a signature for it. `receiver` is
        /// its type.
        case unrecognizedSelector(receiver: String)
        /// The table of a `CallbackProxy`, of the type `table`, has no callback of this name, but those in `callbacks`.
        case noCallback(table: String, callbacks: [String])
        /// The forwarding targets form a cycle. `receiver` is the type of a receiver in it.
        case forwardingCycle(receiver: String)
        /// A result is missing: the invocation was forwarded or intercepted, and no result of the type `expected` was
        /// set.
        case noResult(expected: String)
        /// A proxy has no delegate, no default and no other receiver for a message that returns a result. `proxy` is
        /// the delegate's type.
        case unanswered(proxy: String)
        /// The number of arguments is wrong: the method has `expected` parameters, and the message `found` arguments.
        case argumentCount(expected: Int, found: Int)
        /// An argument has the wrong type. `index` counts from 0.
        case argumentType(index: Int, expected: String, found: String)
        /// There's no argument at the index `found`, which counts from 0. The message has `count` arguments.
        case argumentIndex(found: Int, count: Int)
        /// An argument of an invocation was never set. `index` counts from 0.
        case argumentMissing(index: Int)
        /// The result has the type `expected`, but your code asks for, or sets, a value of the type `found`.
        case resultType(expected: String, found: String)
        /// The invocation has no target.
        case noTarget
        /// The method is asynchronous, so you can't send it as a message.
        case asynchronous
        /// The method is for receivers of the class `expected`, and the receiver is of the class `found`.
        case receiverType(expected: String, found: String)
        /// The types differ from those of the message, the method or the C function.
        case types(expected: String, found: String)
        /// An interceptor of the whole proxy replaced a closure among the arguments.
        case closureReplaced
        /// An interceptor of the whole proxy didn't let a call proceed exactly once. It has to, because the library
        /// doesn't know the method's types. `found` is the number of times.
        case unknownTypes(found: Int)
        /// No signature could be made for a call of a variadic C function.
        case signature(SignatureError)
    }

    /// The kind of error, to handle it in code.
    public let reason: Reason
    /// The message that the error concerns; nil if there's none.
    public let selector: MessageSelector?
    /// The proxy that had no target; another proxy may have been asked on the way.
    let source: ObjectIdentifier?

    /// - Parameter source: The object that has no target.
    init(_ reason: Reason, _ selector: MessageSelector? = nil, of source: AnyObject? = nil) {
        self.reason = reason
        self.selector = selector
        self.source = source.map { ObjectIdentifier($0) }
    }

    /// Whether the fault is an interceptor's, whatever its method throws.
    var isOfInterceptor: Bool {
        switch reason {
        case .noResult, .unknownTypes: true
        default: false
        }
    }

    /// The same error, with its message.
    func about(_ selector: MessageSelector) -> Self {
        self.selector == nil && source == nil ? Self(reason, selector) : self
    }

    /// The error message: the fault, and the way to mend it.
    public var description: String {
        let (problem, remedy) = texts
        let text = selector.map { "message `\($0)`: \(problem)" } ?? problem
        if case .signature(let error) = reason {
            return message(module: "Switchboard", text, remedy, error.reason)
        }
        return message(module: "Switchboard", text, remedy, reason)
    }

    private var texts: (problem: String, remedy: String) {
        switch reason {
        case .unrecognizedSelector(let receiver):
            (
                "\(receiver) has no such method and doesn't forward the message",
                "Add the method to its table, or override `forwardingTarget(for:)`, or `methodSignature(for:)` and "
                    + "`forwardInvocation(_:)`."
            )
        case .noCallback(let table, let callbacks):
            (
                "\(table) has no property with a C function of this name",
                "Write one of these names: \(callbacks.map { "`\($0)`" }.joined(separator: ", "))."
            )
        case .forwardingCycle(let receiver):
            (
                "the forwarding targets form a cycle at \(receiver)",
                "Return nil from `forwardingTarget(for:)` in one of them."
            )
        case .noResult(let expected):
            (
                "`forwardInvocation(_:)` or an interceptor set no result of type \(expected)",
                "Call `invoke(with:)` or `setResult(_:)` on the invocation, or let the call proceed."
            )
        case .unanswered(let proxy):
            (
                "the proxy for \(proxy) has no target to forward to, and no default",
                "Keep the target alive, set a `fallbackTarget`, or write "
                    + "`DelegateDefaults.register((\(written(delegateType: proxy))).self) { Default() }` with a class that conforms."
            )
        case .argumentCount(let expected, let found):
            (
                "the method takes \(count(expected, "argument")), and the message has \(found)",
                "Pass the method's arguments."
            )
        case .argumentType(let index, let expected, let found):
            (
                "argument \(index + 1) is of type \(found), and the method takes \(expected)",
                "Convert the value before; numbers aren't converted."
            )
        case .argumentIndex(let found, let count):
            (
                "there is no argument at index \(found): the method takes \(self.count(count, "argument"))",
                "Indices begin at 0, without receiver and selector."
            )
        case .argumentMissing(let index):
            ("the invocation has no value for argument \(index + 1)", "Call `setArgument(_:at: \(index))`.")
        case .resultType(let expected, let found):
            (
                "the result is of type \(expected), not \(found)",
                "Use the type that the method returns."
            )
        case .noTarget:
            ("the invocation has no target", "Set `target`, or call `invoke(with:)`.")
        case .asynchronous:
            ("you can't send a message to an asynchronous method", "Call it on `object`.")
        case .receiverType(let expected, let found):
            (
                "the method is for receivers of class \(expected), and this one is a \(found)",
                "Use the method table of the receiver's own class."
            )
        case .types(let expected, let found):
            ("the types are \(found), and the method has \(expected)", "Use the same types.")
        case .closureReplaced:
            (
                "an interceptor replaced a closure among the arguments",
                "Intercept the method by its reference: `intercept(P.method) { call, ... in call.proceed(...) }`."
            )
        case .unknownTypes(let found):
            (
                "an interceptor called `proceed()` \(found == 0 ? "not at all" : "\(found) times"), and the library doesn't know "
                    + "the method's types, so it has to call it once",
                "Reference the method before: observe, register or intercept it. If it has no reference, for example because it is "
                    + "generic, call `proceed()` once."
            )
        case .signature(let error): error.texts
        }
    }

    private func count(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
