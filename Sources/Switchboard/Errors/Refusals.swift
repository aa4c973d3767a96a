/// A requirement of a protocol, as errors name it. A program on Linux does not contain the names of requirements, so
/// errors give their index: requirements count from 0 in order of declaration, and each accessor of a property counts.
public struct Requirement: Hashable, Sendable, CustomStringConvertible {
    /// The kind of a requirement, according to its protocol's descriptor.
    public enum Kind: String, Hashable, Sendable {
        /// A protocol that the protocol inherits.
        case baseProtocol = "inherited protocol"
        /// A method.
        case method
        /// An initializer.
        case initializer = "init"
        /// The getter of a property or subscript.
        case getter
        /// The setter of a property or subscript.
        case setter
        /// The accessor that lends a property's value.
        case read
        /// The accessor that changes a property in place.
        case modify
        /// An associated type.
        case associatedType = "associated type"
        /// What an associated type conforms to.
        case associatedConformance = "associated conformance"
        /// One that this version does not know.
        case unknown
    }

    /// The protocol's name, qualified by its module.
    public let protocolName: String
    /// The requirement's index in the protocol, from 0, in order of declaration.
    public let index: Int
    /// The requirement's kind.
    public let kind: Kind
    /// Whether it belongs to instances; false for `static`.
    public let isInstance: Bool
    /// Whether it is `async`.
    public let isAsync: Bool
    /// Its selector, if known.
    public let selector: MessageSelector?

    init(
        protocolName: String, index: Int, kind: Kind, isInstance: Bool, isAsync: Bool, selector: MessageSelector? = nil
    ) {
        self.protocolName = protocolName
        self.index = index
        self.kind = kind
        self.isInstance = isInstance
        self.isAsync = isAsync
        self.selector = selector
    }

    /// A method of a class that conforms by hand.
    init(named selector: MessageSelector, protocolName: String, index: Int) {
        self.init(
            protocolName: protocolName, index: index, kind: .method, isInstance: true, isAsync: false,
            selector: selector)
    }

    /// The same requirement with its name, or this one without.
    func named(_ selector: MessageSelector?) -> Self {
        Self(
            protocolName: protocolName, index: index, kind: kind, isInstance: isInstance, isAsync: isAsync,
            selector: self.selector ?? selector)
    }

    /// How a program refers to it: `Protocol.method(_:)`, or `get: \.property`; nil if its name is not known, or no reference has it.
    package var reference: String? {
        guard let name = selector?.name, !name.hasPrefix("subscript") else { return nil }
        switch kind {
        case .getter: return "get: \\.\(name)"
        case .setter: return "set: \\.\(name)"
        case .method: return "\(ownerName).\(name.hasSuffix("()") ? String(name.dropLast(2)) : name)"
        default: return nil
        }
    }

    /// The protocol's name, without its module's.
    package var ownerName: String { protocolName.split(separator: ".").dropFirst().joined(separator: ".") }

    /// Whether it is an associated type, or something that is demanded of one.
    var isOfAssociatedType: Bool { kind == .associatedType || kind == .associatedConformance }

    /// For instance `static async method, requirement 3 of Module.Protocol`.
    public var description: String {
        if let selector { return "method `\(selector)` of \(protocolName)" }
        let attributes =
            (isInstance || kind == .initializer || isOfAssociatedType ? "" : "static ") + (isAsync ? "async " : "")
        return "\(attributes)\(kind.rawValue), requirement \(index) of \(protocolName)"
    }
}

/// Why no proxy can stand in for a protocol. This is reported when the proxy is made, never at a call.
public struct ProxyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of refusal.
    public enum Reason: Hashable, Sendable {
        /// The type is not that of a protocol: `any P`, or `any P & Q`.
        case notAProtocol
        /// The proxy class conforms by hand to a protocol to which structs may conform.
        case notClassBound
        /// Conforming classes must inherit from a class.
        case superclass
        /// A type, such as an associated type of an associated type, must be `Self`, as in `where Kind.Owner == Self`.
        case sameAsSelf(type: String)
        /// Only actors may conform.
        case actor
        /// A requirement that a table of entries cannot serve.
        case requirement(Requirement)
        /// A requirement that takes or returns `Self`. Only a debug build finds this out, and only by the symbols of a type that
        /// conforms.
        case requiresSelf(Requirement)
        /// All protocols together have more requirements than there are entry stubs.
        case tooManyRequirements(found: Int, limit: Int)
        /// The protocol is internal or private, and this is a release build.
        case notPublic
        /// The program was compiled with `-cross-module-optimization`, which hides whether the protocol is public, and
        /// exactly one class of its module conforms.
        case crossModuleOptimization
        /// The protocol has `@DelegateProtocol`, but the optimizer sees only one class that conforms, and calls it
        /// directly.
        case onlyConformingClass
        /// A default implementation in an extension of the protocol answers a method of an inherited protocol.
        case answeredByDefault(method: String)
        /// The proxy class conforms to the protocol, and it cannot be found out which of the methods it implements itself: those in
        /// `unclear`, or any where that is empty.
        /// `canBeListed`: whether `implementedMethods()` can name them, which is so for the protocols of the delegate's type.
        case ownMethodsNotListed(className: String, unclear: [String], canBeListed: Bool)
        /// The proxy class conforms to some of the protocols only.
        case partialConformance(className: String, to: String)
        /// The entry stubs could not take the place of the witnesses of a proxy class that conforms.
        case witnessTableNotReplaced
        /// This is a release build, and it cannot be determined whether the protocol is public.
        case visibilityUnknown
        /// After the parent's delegate was set, it was not the proxy: the parent casts, wraps or ignores its delegate.
        case delegateNotStored
        /// The parent's `proxyStorage` is not its own, or differs from one access to the next.
        case proxyStorageNotOwned
        /// The end of the parent cannot be observed, so nobody could keep the proxy just as long.
        case deallocationNotObserved
        /// The parent has an `isolated deinit` whose end cannot be known, because Swift's concurrency library is linked statically:
        /// the proxy would go before it.
        case isolatedDeinit
        /// The parent has a proxy that was made with it already.
        case alreadyHasProxy
        /// The parent takes delegates of other protocols.
        case unexpectedDelegateType(parent: String)
        /// The target conforms to more protocols, to which the parent casts its delegate.
        case missingProtocols(protocols: [String])
        /// The proxy class declares that it conforms to a protocol that refines the delegate's.
        case conformsToRefinement(className: String, refined: String, why: String)
        /// The parent's delegate is also of a protocol to which the parent may cast it, and for which no proxy can stand in.
        case unsupportedRefinement(protocolName: String, why: String)
        /// The protocol does not refine one of the delegate type's.
        case notARefinement(delegate: String)
        /// There are no entry stubs for this processor or operating system.
        case platform
        /// Something that the library knows of Swift's runtime does not hold for the one at hand.
        case runtime(fact: String)
        /// Out of memory.
        case outOfMemory
    }

    /// The reason.
    public let reason: Reason
    /// The protocol that prevents the proxy, with its module's name: if it inherits what is not supported from another protocol,
    /// the one that the delegate type names.
    public let protocolName: String

    package init(reason: Reason, protocolName: String) {
        self.reason = reason
        self.protocolName = protocolName
    }

    /// What was expected, what was found, and the remedy.
    public var description: String {
        "Switchboard: no proxy can stand in for \(protocolName): \(texts.found). \(remedy)"
    }

    /// The same, where the proxy would have been a spy.
    package var descriptionForSpies: String {
        var remedy = remedy
        if case .requirement(let requirement) = reason, !requirement.isOfAssociatedType, remedy == texts.remedy {
            remedy = "Write a class that conforms to it, or use a spy for a protocol without that requirement."
        }
        return "expected a protocol that a spy can stand in for, found \(protocolName): \(texts.found). \(remedy)"
    }

    /// The type in which the protocol is nested, with its module's name; nil if there is none.
    private var nesting: Substring? {
        guard let dot = protocolName.lastIndex(of: ".") else { return nil }
        let outer = protocolName[..<dot]
        return outer.contains(".") ? outer : nil
    }

    /// If the protocol inherits what is not supported from the standard library's, only the user's own can be changed.
    private var remedy: String {
        switch reason {
        case .requirement(let requirement), .requiresSelf(let requirement):
            let base = requirement.protocolName
            guard base != protocolName, base.hasPrefix("Swift."), !requirement.isOfAssociatedType else { break }
            if base == "Swift.Decodable" {
                return "Write `Encodable` in place of `Codable` where `\(protocolName)` is declared, or leave out "
                    + "`Decodable`."
            }
            return "Leave out `\(base.dropFirst(6))` where `\(protocolName)` is declared."
        default: break
        }
        return texts.remedy
    }

    private var texts: (found: String, remedy: String) {
        let byHand =
            "Write a class that conforms to it, and pass its calls on by hand, or use a protocol without that requirement."
        return switch reason {
        case .notAProtocol:
            (
                "expected the type of a protocol, such as `any XMLParserDelegate`, found another type",
                "Name the delegate's type as `any P` or `any P & Q`."
            )
        case .notClassBound:
            (
                "expected a protocol for classes, to which a proxy class conforms by hand, found one that structs may "
                    + "conform to",
                "Use a proxy class that does not conform to it, or declare it as "
                    + "`protocol \(protocolName.split(separator: ".").last ?? ""): AnyObject`."
            )
        case .superclass:
            (
                "expected a protocol that any class may conform to, found one for subclasses of a certain class",
                "Write a subclass that conforms to it and forwards."
            )
        case .sameAsSelf(let type):
            (
                "it demands `\(type) == Self`, and a proxy is of another class than the object behind it, so the type "
                    + "cannot be both",
                "Remove `where \(type) == Self`."
            )
        case .actor:
            ("expected a protocol that any class may conform to, found one for actors", "Leave out `Actor`.")
        case .requirement(let requirement):
            (
                "expected methods and properties of instances, found \(requirement)",
                requirement.isOfAssociatedType
                    ? "If it is a primary associated type, name it in the delegate's type, as in `any P<Int>`. Or make "
                        + "the proxy with its target: `ForwardingProxy(forwardingTo: target)`."
                    : byHand
            )
        case .requiresSelf(let requirement):
            (
                "expected requirements without `Self`, found \(requirement): proxy and delegate are of different classes",
                "Write `any \(requirement.protocolName)` in place of `Self`."
            )
        case .tooManyRequirements(let found, let limit):
            ("expected at most \(limit) requirements in all, found \(found)", "Observe a part of the protocols.")
        case .notPublic:
            (
                "\(nesting == nil ? "it is not public" : "it, or a type that it is nested in, is not public"), and "
                    + "in a release build the optimizer calls its only conforming class directly, and bypasses the "
                    + "proxy",
                "Put `@DelegateProtocol` on it, declare "
                    + "\(nesting == nil ? "it" : "both it and \(nesting!)") `public`, or build for debugging or with "
                    + "`-enable-testing`, as tests are built."
            )
        case .crossModuleOptimization:
            (
                "one class of its module conforms to it, and `-cross-module-optimization` makes internal protocols "
                    + "look public, whose only conforming class the optimizer calls directly, bypassing the proxy",
                "Put `@DelegateProtocol` on it, declare a second class that "
                    + "conforms where the protocol is, or leave out `-cross-module-optimization`."
            )
        case .onlyConformingClass:
            (
                "in this release build the optimizer sees one class that conforms to it, but not those that a macro "
                    + "made, unlike a compiler that this package was tested with, so it calls that class directly, "
                    + "and bypasses the proxy",
                "Declare the protocol `package` or `public`, or declare a second class that conforms where the "
                    + "protocol is, such as a subclass of the generated one."
            )
        case .answeredByDefault(let method):
            (
                "calls of the inherited `\(method)` reach a default implementation in an extension of the protocol, "
                    + "and bypass observers and the real delegate",
                "Repeat `\(method)` among the protocol's requirements, or move the default to the inherited protocol."
            )
        case .ownMethodsNotListed(let className, let unclear, let canBeListed):
            (
                "\(className) conforms to it, and "
                    + (unclear.isEmpty
                        ? "the program's symbols, which tell which methods a class implements itself, were stripped"
                        : "an optimized build may keep no trace of whether it implements \(unclear.formatted): a method in an extension, "
                            + "or in a final or private class, is not in the class's table of methods"),
                (unclear.isEmpty
                    ? "Leave out the conformance"
                    : "Write the class's methods in its body, and let it be neither final nor private")
                    + (canBeListed
                        ? ", or list its own methods: `static func implementedMethods() throws -> "
                            + "ImplementedMethods<\(protocolName)> { try .only(selector(...)) }`, or `{ .none }` if it has none."
                        : ".")
            )
        case .partialConformance(let className, let part):
            (
                "\(className) conforms to \(part), and not to all of the delegate's protocols: casts of the proxy would bypass observers "
                    + "and the real delegate",
                "Let the class conform to all of them, or to none."
            )
        case .witnessTableNotReplaced:
            (
                "the witness table of its proxy class can't be changed: it is in memory that can't be made writable, or the class "
                    + "inherits from one that has another answer of `implementedMethods()`",
                "Leave out the conformance, or give both classes the same `implementedMethods()`."
            )
        case .visibilityUnknown:
            (
                "whether it is public cannot be found out, because the program's symbols were stripped, and in a "
                    + "release build the optimizer may call an internal protocol's only conforming class directly, "
                    + "bypassing the proxy",
                "Put `@DelegateProtocol` on it, keep the symbol table (do not "
                    + "strip), link with `-rdynamic`, or move the protocol to a shared library."
            )
        case .delegateNotStored:
            (
                "expected the parent to keep the delegate that it is given, found another one, or none, after it was "
                    + "set",
                "A parent that wraps its delegate cannot have a proxy."
            )
        case .proxyStorageNotOwned:
            (
                "expected a parent with storage of its own, found a `proxyStorage` that is another object's, or that "
                    + "differs from one access to the next",
                "Declare it as `let proxyStorage = ProxyStorage()`."
            )
        case .isolatedDeinit:
            (
                "\(protocolName) has an `isolated deinit`, and when that is over cannot be known where Swift's concurrency "
                    + "library is linked statically",
                "Conform \(protocolName) to `HasProxyStorage`, which keeps its proxies, or link the library dynamically."
            )
        case .deallocationNotObserved:
            (
                "expected a parent whose end can be observed, found \(protocolName)",
                "Keep the proxy yourself: `ForwardingProxy(forwardingTo:)`, and give `object` to the parent; or let the class "
                    + "conform to `HasProxyStorage`."
            )
        case .alreadyHasProxy:
            (
                "expected a closure that makes a new parent, found one that gave an object that has such a proxy",
                "Make the parent in the closure; `existingProxy(of:)` finds its proxy again."
            )
        case .unexpectedDelegateType(let parent):
            (
                "expected a type that a delegate of \(parent) can have, found another one",
                "Name one of the protocols of its delegates."
            )
        case .missingProtocols(let protocols):
            (
                "expected a type with all protocols of the target that the parent looks for, found a target that is also "
                    + "a \(protocols.joined(separator: " and a ")), whose methods would not be called any more",
                "Name all of them, such as `any P & Q`."
            )
        case .conformsToRefinement(let className, let refined, let why):
            (
                "\(className) also conforms to \(refined), for which no proxy can stand in. \(why)",
                "Leave out the conformance to \(refined)."
            )
        case .unsupportedRefinement(let name, let why):
            (
                "the delegate is also a \(name), to which its parent may cast it, and for which no proxy can stand in: its methods would "
                    + "not be called any more",
                why
            )
        case .notARefinement(let delegate):
            (
                "expected a protocol that refines \(delegate), found one that does not",
                "Name one that does, as in `protocol P: \(delegate.split(separator: ".").last ?? "")`, alone."
            )
        case .platform:
            (
                "there are no entries for this processor or operating system (there are for Linux and Android on "
                    + "x86-64 and arm64)",
                "Put `@DelegateProtocol` on it and use the class that it generates, or write one that conforms and "
                    + "forwards."
            )
        case .runtime(let fact):
            (
                "expected what this version of Switchboard knows of Swift's runtime, found something else about \(fact)",
                ABIFact.isNeededByEveryProxy(fact)
                    ? "Update Switchboard."
                    : "Update Switchboard, or put `@DelegateProtocol` on it and use the class that it generates, which needs to "
                        + "know less."
            )
        case .outOfMemory:
            ("out of memory", "Free some memory.")
        }
    }
}

/// Why a message cannot be observed. This is reported when the stream is created, never at a call; the calls themselves
/// are forwarded nevertheless.
public struct ObservationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of refusal.
    public enum Reason: Hashable, Sendable {
        /// No proxy can stand in for the delegate's protocols.
        case delegate(ProxyError)
        /// The reference did not call exactly one requirement of the protocol.
        case notARequirement
        /// An argument's type cannot be read from the registers of a call.
        case argument(type: String, why: String)
        /// No method was registered under the selector.
        case unregisteredSelector(selector: String, registered: [String])
        /// A second method was registered under a selector.
        case selectorAlreadyRegistered(selector: String)
        /// The proxy class conforms by hand, without a probe.
        case byHand
        /// The method or property belongs to a class that conforms by hand, which only forwards it.
        case forwardedOnly
        /// The method is asynchronous, and a call of it waits for an actor, or for a task to begin.
        case waitsForActor
        /// The method is asynchronous, and belongs to a class that conforms by hand, whose asynchronous calls interceptors do
        /// not reach.
        case asynchronousInterceptor
        /// Too many messages were registered for which the protocol has no requirement.
        case tooManySelectors(limit: Int)
        /// The type encoding cannot be parsed.
        case encoding(SignatureError)
    }

    /// The reason.
    public let reason: Reason
    /// The delegate's type.
    public let delegateName: String

    /// What was expected, what was found, and the remedy.
    public var description: String {
        switch reason {
        case .delegate(let refusal): refusal.description
        case .notARequirement:
            "Switchboard: expected a reference to a method or property that \(delegateName) requires, found one that does "
                + "not call exactly one requirement of it, such as a method of an extension, a part of a property "
                + "(`\\.name.count`), or a subscript with its index (`\\.[0]`). Name a requirement; a subscript by a closure, "
                + "`{ delegate, index in delegate[index] }`."
        case .argument(let type, let why):
            "Switchboard: a method of \(delegateName) cannot be observed, because of \(type): \(why). Its calls are still "
                + "forwarded. To count or delay them, intercept the whole proxy: "
                + "`proxy.intercept { call in try call.proceed() }`, or for an asynchronous method "
                + "`proxy.interceptAsynchronous { call in try await call.proceed() }`."
        case .unregisteredSelector(let selector, let registered):
            "Switchboard: expected a selector that is registered for \(delegateName), found `\(selector)`; registered: "
                + "\(registered.isEmpty ? "none" : registered.joined(separator: ", ")). Register it with "
                + "`register(_:_:)`, or observe by method reference."
        case .selectorAlreadyRegistered(let selector):
            "Switchboard: expected one method for the selector `\(selector)` of \(delegateName), found two. Register "
                + "the second under a name of its own."
        case .byHand:
            "Switchboard: expected a selector of the class's own methods, or a name, to observe a proxy for "
                + "\(delegateName) that conforms by hand, found a method reference. Give "
                + "`ImplementedMethods.forwarding` a probe, or observe by the selector."
        case .forwardedOnly:
            "Switchboard: expected a reference to a method of \(delegateName) that can be observed, found one that is "
                + "only forwarded, as a note at its declaration says, or a property or subscript of a protocol with "
                + "`@DelegateProtocol`. Make the protocol public and leave out `@DelegateProtocol`: proxies without code "
                + "observe properties and subscripts, too. Or let the real delegate report the calls."
        case .waitsForActor:
            "Switchboard: expected a reference to a method of \(delegateName) whose calls begin at once, found an "
                + "asynchronous one whose calls first wait for an actor (or a system older than Swift 6.2). Name it on "
                + "the actor that it belongs to; or intercept the whole proxy: "
                + "`proxy.interceptAsynchronous { call in try await call.proceed() }`."
        case .asynchronousInterceptor:
            "Switchboard: expected calls of \(delegateName) that interceptors reach, found asynchronous ones of a class "
                + "that `@DelegateProtocol` generated, or that conforms by hand. Intercept them in a proxy without code, a "
                + "`ForwardingProxy<\(delegateName)>`; or observe them."
        case .tooManySelectors(let limit):
            "Switchboard: expected at most \(limit) selectors with a type encoding for \(delegateName), found one "
                + "more. Register methods of the protocol by reference, and other messages in a `MethodTable` of a "
                + "receiver."
        case .encoding(let error): error.description
        }
    }

    /// The same, where the proxy is a spy's.
    package var descriptionForSpies: String {
        guard case .argument(let type, let why) = reason else { return description }
        return "SwitchboardTesting: a spy of \(delegateName) cannot record or stub a method, because of \(type): "
            + "\(why). If it is called, make the spy over an object that answers: `Spy<any P>(over: object)`."
    }
}

extension [String] {
    /// At most three elements, separated by commas, and by `or` in front of the last.
    fileprivate var formatted: String {
        if count > 3 { return prefix(3).joined(separator: ", ") + " or \(count - 3) more" }
        return count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
    }
}
