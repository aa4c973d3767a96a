/// The reason why a method can't be observed, registered or intercepted.
///
/// You get it when you reference the method, not at a call. Calls are forwarded all the same.
public struct ObservationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reasons. A new version may add cases.
    public enum Reason: Hashable, Sendable {
        /// The delegate type isn't supported.
        case delegate(ProxyError)
        /// The reference doesn't name exactly one requirement of the protocol.
        case notARequirement
        /// The type of an argument or of the result isn't supported.
        case argument(type: String, why: String)
        /// The selector isn't registered.
        case unregisteredSelector(selector: String, registered: [String])
        /// The selector is registered for another method.
        case selectorAlreadyRegistered(selector: String)
        /// The proxy is hand-written and has no probe.
        case handWritten
        /// The generated proxy only forwards this requirement.
        case forwardedOnly
        /// The method is asynchronous, and its calls wait for an actor or for a task before they begin.
        case waitsForActor
        /// The method is asynchronous, and the proxy is generated or hand-written.
        case asynchronousInterceptor
        /// An asynchronous closure was to intercept or answer calls of a method that isn't asynchronous.
        case synchronous
        /// There are too many registered selectors without a requirement.
        case tooManySelectors(limit: Int)
        /// The generic methods of the protocol have been referenced with too many types.
        case tooManyTypes(limit: Int)
        /// The type encoding can't be parsed.
        case encoding(SignatureError)
    }

    /// The reason.
    public let reason: Reason
    /// The delegate type.
    public let delegateName: String

    /// The fault, its reason and the edit that mends it, then the identifier of the error reference.
    public var description: String {
        switch reason {
        case .delegate(let error): error.description
        case .encoding(let error): error.description
        default: message(module: "Switchboard", texts.fault, texts.edit, reason)
        }
    }

    private var texts: (fault: String, edit: String) {
        switch reason {
        case .delegate(let error): error.faultAndEdit
        case .notARequirement:
            (
                "can't reference a requirement of \(delegateName) by this: it doesn't name exactly one. A method of an extension, a "
                    + "part of a property (`\\.name.count`) and a subscript with its index (`\\.[0]`) aren't requirements",
                "Reference a requirement. For a subscript, write a closure: `{ delegate, index in delegate[index] }`."
            )
        case .argument(let type, let why):
            (
                "can't observe this method of \(delegateName), because of \(type): \(why). Its calls are still forwarded",
                "To intercept them without arguments, write `proxy.intercept { call in try call.proceed() }`, or for an "
                    + "asynchronous method `proxy.interceptAsynchronous { call in try await call.proceed() }`."
            )
        case .unregisteredSelector(let selector, let registered):
            (
                "can't observe `\(selector)`: it isn't registered for \(delegateName) (registered: "
                    + "\(registered.isEmpty ? "none" : registered.joined(separator: ", ")))",
                "Register it with `register(_:_:)`, or use a reference to the method."
            )
        case .selectorAlreadyRegistered(let selector):
            (
                "can't register `\(selector)` for \(delegateName): another method has this selector",
                "Use another selector for the second method."
            )
        case .handWritten:
            (
                "can't observe a method reference with a hand-written proxy for \(delegateName): its class has no probe",
                "Pass a `probe` to `ImplementedMethods.forwarding`, or observe by the class's own `TypedSelector`."
            )
        case .forwardedOnly:
            (
                "can't observe this requirement of \(delegateName): its proxy class only forwards it. A note at the "
                    + "declaration says so, except for properties and subscripts, which it always forwards",
                "Make the protocol public without `@DelegateProtocol`, because runtime proxies observe these requirements. Or "
                    + "let the target report the calls."
            )
        case .waitsForActor:
            (
                "can't reference this asynchronous method of \(delegateName) here: its calls first wait for an actor, or the "
                    + "system is older than Swift 6.2",
                "Reference it on its actor, or if it belongs to none, by a `@Sendable` closure: "
                    + "`{ @Sendable in try await $0.NAME }`. Or intercept all calls: "
                    + "`proxy.interceptAsynchronous { call in try await call.proceed() }`."
            )
        case .asynchronousInterceptor:
            (
                "can't intercept asynchronous methods of \(delegateName): the proxy is generated or hand-written",
                "Use a runtime proxy, `ForwardingProxy<\(written(delegateType: delegateName))>`, or observe the methods."
            )
        case .synchronous:
            (
                "can't have an asynchronous closure intercept or answer calls of this method of \(delegateName): the method "
                    + "isn't asynchronous, only its callers wait for its actor",
                "Intercept all calls, `proxy.intercept { call in try call.proceed() }`, or stub the method of a spy."
            )
        case .tooManySelectors(let limit):
            (
                "can't register another selector with a type encoding for \(delegateName): the limit is \(limit)",
                "Register methods by reference, and put other messages in the `MethodTable` of a receiver."
            )
        case .tooManyTypes(let limit):
            (
                "can't observe this generic method of \(delegateName) with more types: the limit is \(limit) for all generic "
                    + "methods of the protocol. Its calls are still forwarded",
                "Intercept all calls, which come with their types: `proxy.intercept { call in try call.proceed() }`."
            )
        case .encoding(let error): (error.texts.problem, error.texts.remedy)
        }
    }

    /// The message, where the proxy is a spy's.
    package var descriptionForSpies: String {
        guard case .argument(let type, let why) = reason else { return description }
        return message(
            module: "SwitchboardTesting",
            "can't stub or record this method of \(delegateName), because of \(type): \(why)",
            (delegateName.contains("<")
                ? "Reference the method on the type that gives the associated types, `(\(written(delegateType: delegateName))).NAME`. "
                : "")
                + "If it is called, make the spy over an object that answers: "
                + "`Spy<\(written(delegateType: delegateName))>(over: object)`.", reason)
    }
}
