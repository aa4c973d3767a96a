/// The reason why a protocol or a parent can't have a proxy. You get it when you make the proxy, not at a call.
public struct ProxyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reasons. A new version may add cases.
    public enum Reason: Hashable, Sendable {
        /// The type isn't a protocol type: `any P` or `any P & Q`.
        case notAProtocol
        /// The proxy class is hand-written, and structs may conform to the protocol.
        case notClassBound
        /// Only subclasses of a certain class may conform.
        case superclass
        /// A type must be `Self`, such as in `where Kind.Owner == Self`.
        case sameAsSelf(type: String)
        /// Only actors may conform.
        case actor
        /// The delegate type doesn't give an associated type, or the requirement is a static one of the standard
        /// library.
        case requirement(Requirement)
        /// The requirement takes or returns `Self`. Found by the symbols of a conforming type, in a debug
        /// build, or if the protocol has static requirements.
        case requiresSelf(Requirement)
        /// The protocols have more requirements than the library has entry stubs.
        case tooManyRequirements(found: Int, limit: Int)
        /// The protocol is internal or private, and this is a release build.
        case notPublic
        /// The program was compiled with `-cross-module-optimization`, and types of the protocol's module conform, but
        /// none of another module, as far as the library can tell.
        case crossModuleOptimization
        /// The protocol has `@DelegateProtocol`, and the optimizer sees only one conforming class, which it calls
        /// directly.
        case onlyConformingClass
        /// An extension has a default implementation of an inherited method.
        case answeredByDefault(method: String)
        /// The proxy class conforms to the protocol, and the library can't tell which methods it implements: those in
        /// `unclear`, or any if that is empty. `canBeListed` says whether `implementedMethods()` can name them: only
        /// for the protocols of the delegate type.
        case ownMethodsNotListed(className: String, unclear: [String], canBeListed: Bool)
        /// The proxy class conforms to some of the protocols only.
        case partialConformance(className: String, to: String)
        /// The entry stubs can't replace the witnesses of the conforming proxy class.
        case witnessTableNotReplaced
        /// This is a release build of a stripped program, so the library can't tell whether the protocol is public.
        case visibilityUnknown
        /// The parent doesn't store the delegate that it's given.
        case delegateNotStored
        /// The parent's `proxyStorage` belongs to another object, or changes between accesses.
        case proxyStorageNotOwned
        /// The library can't observe the parent's deallocation, so it can't keep the proxy as long.
        case deallocationNotObserved
        /// The parent has an `isolated deinit`, and Swift's concurrency library is linked statically.
        case isolatedDeinit
        /// The parent already has a proxy of `makeParent`.
        case alreadyHasProxy
        /// The parent takes delegates of other protocols.
        case unexpectedDelegateType(parent: String)
        /// The target conforms to more protocols, to which the parent casts its delegate.
        case missingProtocols(protocols: [String])
        /// The proxy class conforms to a protocol that refines the delegate's, and that isn't supported.
        case conformsToRefinement(className: String, refined: String, why: String)
        /// The delegate conforms to a protocol to which the parent may cast it, and that isn't supported.
        case unsupportedRefinement(protocolName: String, why: String)
        /// The protocol doesn't refine a protocol of the delegate type.
        case notARefinement(delegate: String)
        /// The proxy has parts for protocols that refine its delegate type, and its target's calls are delivered on a
        /// context.
        case deliveredTarget
        /// This processor or operating system has no entry stubs.
        case platform
        /// A fact about Swift's runtime that the library relies on doesn't hold.
        case runtime(fact: String)
        /// There isn't enough memory.
        case outOfMemory
    }

    /// The reason.
    public let reason: Reason
    /// The protocol with its module's name. If it inherits an unsupported requirement, this is the protocol that the
    /// delegate type names.
    public let protocolName: String

    package init(reason: Reason, protocolName: String) {
        self.reason = reason
        self.protocolName = protocolName
    }

    /// The fault, its reason and the edit that mends it, then the identifier of the error reference.
    public var description: String {
        let (fault, edit) = faultAndEdit
        return message(module: "Switchboard", fault, edit, reason)
    }

    /// The message, where the proxy would have been a spy.
    package var descriptionForSpies: String {
        var edit = edit
        if case .requirement(let requirement) = reason, !requirement.isOfAssociatedType, edit == texts.remedy {
            edit = "Write a class that conforms, or split the protocol."
        }
        return message("can't create a spy for \(protocolName)\(inRelease): \(texts.found)", edit, reason)
    }

    /// Both parts of the message.
    package var faultAndEdit: (fault: String, edit: String) {
        ("can't create a proxy for \(protocolName)\(inRelease): \(texts.found)", edit)
    }

    /// Both parts, as a sentence in another message.
    var explanation: String {
        let (fault, edit) = faultAndEdit
        return fault.prefix(1).uppercased() + fault.dropFirst() + (edit.isEmpty ? "" : ". \(edit)")
    }

    private var inRelease: String {
        switch reason {
        case .notPublic, .crossModuleOptimization, .onlyConformingClass, .visibilityUnknown: " in a release build"
        default: ""
        }
    }

    /// The type in which the protocol is nested, with its module's name; nil if there is none.
    private var nesting: Substring? {
        guard let dot = protocolName.lastIndex(of: ".") else { return nil }
        let outer = protocolName[..<dot]
        return outer.contains(".") ? outer : nil
    }

    /// If the protocol inherits an unsupported requirement from the standard library's, only the user's own can be
    /// changed.
    private var edit: String {
        switch reason {
        case .requirement(let requirement), .requiresSelf(let requirement):
            let base = requirement.protocolName
            guard base != protocolName, base.hasPrefix("Swift."), !requirement.isOfAssociatedType else { break }
            return "Declare \(protocolName) without `\(base.dropFirst(6))`."
        default: break
        }
        return texts.remedy
    }

    private var texts: (found: String, remedy: String) {
        switch reason {
        case .notAProtocol:
            ("it isn't a protocol type", "Pass a type such as `any XMLParserDelegate` or `any P & Q`.")
        case .notClassBound:
            (
                "structs may conform to it, and a hand-written proxy can't support that",
                "Remove the conformance from the proxy class, or declare "
                    + "`protocol \(protocolName.split(separator: ".").last ?? ""): AnyObject`."
            )
        case .superclass:
            ("only subclasses of a certain class may conform to it", "Write a subclass that conforms and forwards.")
        case .sameAsSelf(let type):
            (
                "it requires `\(type) == Self`, and a proxy and its target have different types",
                "Remove `where \(type) == Self`."
            )
        case .actor:
            ("only distributed actors may conform to it", "Declare it as a protocol for actors: `: Actor`.")
        case .requirement(let requirement):
            (
                requirement.isOfAssociatedType
                    ? "the type doesn't give \(requirement)"
                    : "no proxy can answer \(requirement)",
                requirement.isOfAssociatedType
                    ? "If it's a primary associated type, write it in the type, as in `any P<Int>`. Otherwise declare "
                        + "`protocol Q: P where \(requirement.selector?.name ?? "Element") == Kind {}`, with a type of yours in "
                        + "place of `Kind`, and use `any Q`. Or make the proxy or the spy with its target: `ForwardingProxy(forwardingTo: target)`, `Spy<any P>(over: target)`."
                    : "Write a class that conforms and forwards, or move the requirement to another protocol."
            )
        case .requiresSelf(let requirement):
            (
                "\(requirement) takes or returns `Self`, and a proxy and its target have different types",
                requirement.isOperator
                    ? "Declare it outside of the protocol, with `any \(requirement.protocolName)` in place of `Self`: an "
                        + "operator of a protocol takes `Self`."
                    : "Write `any \(requirement.protocolName)` in place of `Self`."
            )
        case .tooManyRequirements(let found, let limit):
            (
                "its protocols have \(found) requirements, and the limit is \(limit)",
                "Observe fewer protocols with one proxy, or split the protocol."
            )
        case .notPublic:
            (
                "\(nesting == nil ? "it isn't" : "it and \(nesting!) aren't both") public, so the optimizer may bypass the proxy",
                "Make \(nesting == nil ? "it" : "both") `public`, or add `@DelegateProtocol`. Builds for debugging and for tests "
                    + "(`-enable-testing`) support it as it is."
            )
        case .crossModuleOptimization:
            (
                "only types of its own module conform to it, and with `-cross-module-optimization` the optimizer may count on "
                    + "what these do",
                "Add `@DelegateProtocol`, declare a conforming class in another module, or build without "
                    + "`-cross-module-optimization`."
            )
        case .onlyConformingClass:
            (
                "the optimizer sees one class that conforms to it, but not the generated one, and calls that class directly",
                "Make the protocol `package` or `public`, or declare a second conforming class in its module, such as a subclass "
                    + "of the generated one."
            )
        case .answeredByDefault(let method):
            (
                "an extension of it has a default implementation of the inherited `\(method)`, which would run in place of "
                    + "observers and the target",
                "Repeat `\(method)` in the protocol, or move the default to an extension of the inherited protocol."
            )
        case .ownMethodsNotListed(let className, let unclear, let canBeListed):
            (
                "\(className) conforms to it, and "
                    + (unclear.isEmpty
                        ? "the program is stripped, so the library can't find the methods that the class implements"
                        : "this build may have no trace of whether the class implements \(unclear.formatted), for example in an "
                            + "extension, or because the class is final or private"),
                (unclear.isEmpty
                    ? "Remove the conformance"
                    : "Write the class's methods in its body, and make the class neither final nor private")
                    + (canBeListed
                        ? ". Or list its own methods: `static func implementedMethods() throws -> "
                            + "ImplementedMethods<\(written(delegateType: protocolName))> { try .only(selector(...)) }`, or "
                            + "`{ .none }` if it has none."
                        : ".")
            )
        case .partialConformance(let className, let part):
            (
                "\(className) conforms to \(part), but not to all of the delegate's protocols, so casts would bypass observers "
                    + "and the target",
                "Conform the class to all of them, or to none."
            )
        case .witnessTableNotReplaced:
            (
                "the witness table of its proxy class can't be changed: its memory can't be made writable, or a superclass "
                    + "returns another `implementedMethods()`",
                "Remove the conformance, or return the same `implementedMethods()` in both classes."
            )
        case .visibilityUnknown:
            (
                "the program is stripped, and only types of the protocol's own module conform to it, so the library can't tell "
                    + "whether the protocol is public",
                "Build it with `-Xlinker --export-dynamic`, or keep the symbol table. Or declare a conforming class in another "
                    + "module, or add `@DelegateProtocol`."
            )
        case .delegateNotStored:
            (
                "the parent doesn't store the delegate that it's given. After the assignment it has another one, or none",
                "Make a `ForwardingProxy(forwardingTo:)`, and pass its `object` to the parent."
            )
        case .proxyStorageNotOwned:
            (
                "the parent's `proxyStorage` belongs to another object, or changes between accesses",
                "Declare it as `let proxyStorage = ProxyStorage()`."
            )
        case .isolatedDeinit:
            (
                "it has an `isolated deinit`, and with a statically linked concurrency library its deallocation "
                    + "can't be observed",
                "Conform \(protocolName) to `HasProxyStorage`, or link Swift's libraries dynamically."
            )
        case .deallocationNotObserved:
            (
                "its deallocation can't be observed, so it can't keep the proxy",
                "Keep a `ForwardingProxy(forwardingTo:)` yourself and pass its `object` to the parent, or conform the class to "
                    + "`HasProxyStorage`."
            )
        case .alreadyHasProxy:
            (
                "the closure returned a parent that already has one",
                "Make a new parent in the closure. `existingProxy(of:)` returns the proxy of an existing parent."
            )
        case .unexpectedDelegateType(let parent):
            ("a \(parent) doesn't call delegates of this type", "Pass one of the protocols of its delegates.")
        case .missingProtocols(let protocols):
            (
                "the target is also a \(protocols.joined(separator: " and a ")), and the parent would no longer call these "
                    + "methods",
                "Pass all protocols, such as `any P & Q`."
            )
        case .conformsToRefinement(let className, let refined, let why):
            (
                "\(className) also conforms to \(refined), which isn't supported. \(why)",
                "Remove the conformance to \(refined)."
            )
        case .unsupportedRefinement(let name, let why):
            (
                "the delegate is also a \(name), to which its parent may cast it, and no proxy supports that protocol, so the "
                    + "delegate would lose these calls",
                why
            )
        case .notARefinement(let delegate):
            (
                "it doesn't refine \(delegate)",
                "Pass a protocol that does, such as `protocol P: \(delegate.split(separator: ".").last ?? "")`, alone."
            )
        case .deliveredTarget:
            (
                "a target that gets its calls on an actor or a queue gets those of the delegate type only, and these would be "
                    + "lost",
                "Make the proxy for this protocol, as in `ForwardingProxy<any P>`, or set the target without `deliverOn`."
            )
        case .platform:
            (
                "this processor or operating system has no entry stubs (Linux and Android on x86-64 and arm64 do)",
                "Add `@DelegateProtocol` and use the generated class, or write a class that conforms and forwards."
            )
        case .runtime(let fact):
            (
                "this version of Switchboard doesn't know this Swift runtime, which differs in \(fact)",
                ABIFact.isNeededByEveryProxy(fact)
                    ? "Update Switchboard."
                    : "Update Switchboard, or add `@DelegateProtocol` and use the generated class, which relies on fewer facts."
            )
        case .outOfMemory:
            ("there isn't enough memory", "")
        }
    }
}

extension [String] {
    /// At most three elements, separated by commas, and by `or` in front of the last.
    fileprivate var formatted: String {
        if count > 3 { return prefix(3).joined(separator: ", ") + " or \(count - 3) more" }
        return count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
    }
}
