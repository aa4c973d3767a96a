/// Why a message was not delivered, or an invocation or a C function could not be used. Errors that a method itself
/// throws are not wrapped: the sender gets them unchanged.
public struct MessageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of error.
    public enum Reason: Hashable, Sendable {
        /// The receiver has no such method, and neither forwards the message nor provides a signature for it.
        case unrecognizedSelector(receiver: String)
        /// The forwarding targets form a cycle.
        case forwardingCycle(receiver: String)
        /// The invocation was forwarded, and returned without a result.
        case noResult(expected: String)
        /// A message that returns something was sent to a proxy, and nobody answers it.
        case unanswered(proxy: String)
        /// The number of arguments is wrong.
        case argumentCount(expected: Int, found: Int)
        /// An argument has the wrong type; arguments count from 0.
        case argumentType(index: Int, expected: String, found: String)
        /// There is no such argument.
        case argumentIndex(found: Int, count: Int)
        /// The argument was never set.
        case argumentMissing(index: Int)
        /// The method returns another type than the caller asked for.
        case resultType(expected: String, found: String)
        /// The invocation has no target, or its target is gone.
        case noTarget
        /// The method is asynchronous.
        case asynchronous
        /// The method is for receivers of another class.
        case receiverType(expected: String, found: String)
        /// The types differ from those of the message, the method or the C function.
        case types(expected: String, found: String)
        /// An interceptor of the whole proxy replaced a closure.
        case closureReplaced
        /// An interceptor of the whole proxy did not let a call proceed once whose types the program does not know.
        case unknownTypes(found: Int)
        /// No signature could be made for a call of a variadic C function.
        case signature(SignatureError)
    }

    /// The reason.
    public let reason: Reason
    /// The message that the error concerns, if any.
    public let selector: MessageSelector?
    /// The proxy for which nobody answered; another proxy may have been asked on the way.
    let source: ObjectIdentifier?

    /// - Parameter source: The object for which nobody answers.
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

    /// What was expected, what was found, and the remedy.
    public var description: String {
        let (problem, remedy) = texts
        let subject = selector.map { "message `\($0)`: " } ?? ""
        return "Switchboard: \(subject)\(problem). \(remedy)"
    }

    private var texts: (problem: String, remedy: String) {
        switch reason {
        case .unrecognizedSelector(let receiver):
            (
                "expected a receiver that has the method or forwards the message, found \(receiver), which does "
                    + "neither",
                "Add the method to its table, or override `forwardingTarget(for:)`, or `methodSignature(for:)` and "
                    + "`forwardInvocation(_:)`."
            )
        case .forwardingCycle(let receiver):
            (
                "expected a chain of forwarding targets that ends, found a cycle at \(receiver)",
                "Return nil from `forwardingTarget(for:)` in one of them."
            )
        case .noResult(let expected):
            (
                "expected a result of type \(expected), found that `forwardInvocation(_:)` or an interceptor set none",
                "Call `invoke(with:)` or `setResult(_:)` on the invocation, or let the call proceed."
            )
        case .unanswered(let proxy):
            (
                "expected a forward delegate, a forward receiver, a fallback receiver or a default that answers, found none in "
                    + "a proxy for \(proxy)", "Set or register one, or keep the delegate alive."
            )
        case .argumentCount(let expected, let found):
            ("expected \(count(expected, "argument")), found \(found)", "Pass what the method takes.")
        case .argumentType(let index, let expected, let found):
            (
                "expected \(expected) as argument \(index), found \(found)",
                "Convert the value before; numbers are not converted."
            )
        case .argumentIndex(let found, let count):
            (
                "expected the index of one of \(self.count(count, "argument")), found \(found)",
                "Arguments count from 0, without receiver and selector."
            )
        case .argumentMissing(let index):
            ("expected a value for every argument, found none for argument \(index)", "Call `setArgument(_:at:)`.")
        case .resultType(let expected, let found):
            ("expected the result's type, \(expected), found \(found)", "Ask for the type that the method returns.")
        case .noTarget:
            ("expected a target, found none", "Set `target`, or call `invoke(with:)`.")
        case .asynchronous:
            ("expected a method that can be called by name, found an asynchronous one", "Call it on `object`.")
        case .receiverType(let expected, let found):
            (
                "expected a receiver of class \(expected), found \(found)",
                "Use the method table of the receiver's own class."
            )
        case .types(let expected, let found):
            ("expected \(expected), found \(found)", "Use the same types.")
        case .closureReplaced:
            (
                "expected the closures with which the call came, found another one",
                "Intercept the method by its reference, `intercept(P.method) { call, ... in call.proceed(...) }`."
            )
        case .unknownTypes(let found):
            (
                "expected an interceptor that calls `proceed()` once, because the program does not know the method's types, "
                    + "found \(count(found, "call"))",
                "Name the method before: observe it, register it, or intercept it by its reference. No reference names one "
                    + "that is generic, or has an `inout` or variadic parameter: call `proceed()` once there."
            )
        case .signature(let error): error.texts
        }
    }

    private func count(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
