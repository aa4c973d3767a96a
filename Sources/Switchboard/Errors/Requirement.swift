/// A requirement of a protocol, as errors name it.
///
/// A program on Linux doesn't contain the names of requirements, except in the symbols of conforming types. Without a
/// name, messages count requirements as the protocol's declaration has them: see ``number``.
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
    /// The requirement's index in the protocol's descriptor, from 0. Inherited protocols, associated types and each
    /// accessor of a property count.
    public let index: Int
    /// The requirement's place in the protocol's declaration, from 1, which messages show if the name isn't known.
    ///
    /// Methods, initializers, properties and subscripts count, each of them once, in order of declaration. The
    /// accessors of a property share its number. A requirement that repeats an inherited one doesn't count, because
    /// the compiler uses the inherited one. Inherited protocols and associated types are numbered apart.
    ///
    /// ```swift
    /// protocol Player: AnyObject {
    ///     func play()                     // 1
    ///     var volume: Int { get set }     // 2, including its setter
    ///     func pause()                    // 3
    /// }
    /// ```
    public let number: Int
    /// The requirement's kind.
    public let kind: Kind
    /// Whether it belongs to instances; false for `static`.
    public let isInstance: Bool
    /// Whether it is `async`.
    public let isAsync: Bool
    /// Its selector, if known.
    public let selector: MessageSelector?

    init(
        protocolName: String, index: Int, number: Int, kind: Kind, isInstance: Bool, isAsync: Bool,
        selector: MessageSelector? = nil
    ) {
        self.protocolName = protocolName
        self.index = index
        self.number = number
        self.kind = kind
        self.isInstance = isInstance
        self.isAsync = isAsync
        self.selector = selector
    }

    /// A method of a hand-written proxy.
    init(named selector: MessageSelector, protocolName: String, index: Int) {
        self.init(
            protocolName: protocolName, index: index, number: index + 1, kind: .method, isInstance: true,
            isAsync: false, selector: selector)
    }

    /// The same requirement with its name, or this one without.
    package func named(_ selector: MessageSelector?) -> Self {
        Self(
            protocolName: protocolName, index: index, number: number, kind: kind, isInstance: isInstance,
            isAsync: isAsync, selector: self.selector ?? selector)
    }

    /// How a program refers to it: `Protocol.method(_:)`, `get: \.property`, or by a closure if it is a subscript or
    /// `static`. If its name isn't known, `NAME` stands for it, and `TYPE` for the type of a `static` property.
    ///
    /// - Parameter delegate: The delegate type, as the runtime describes it.
    package func reference(on delegate: String) -> String {
        let name = selector?.name, isSubscript = name?.hasPrefix("subscript") ?? false
        guard isInstance || kind == .initializer else { return staticReference }
        switch kind {
        case .getter where isSubscript: return "get: { $0[\(indices(from: 1))] }"
        case .getter where isAsync: return "get: { @Sendable in try await $0.\(name ?? "NAME") }"
        case .getter: return "get: \\.\(name ?? "NAME")"
        case .setter, .modify, .read:
            return isSubscript ? "set: { $0[\(indices(from: 2))] = $1 }" : "set: \\.\(name ?? "NAME")"
        default:
            // A method of a protocol with associated types is referenced on the type that gives them.
            let type = delegate.contains("<") ? "(\(written(delegateType: delegate)))" : ownerName
            return "\(type).\(name.map { $0.hasSuffix("()") ? String($0.dropLast(2)) : $0 } ?? "NAME")"
        }
    }

    /// The same of a requirement of the type.
    private var staticReference: String {
        let name = selector?.name ?? "NAME", isSubscript = name.hasPrefix("subscript")
        switch kind {
        case .getter:
            let member = isSubscript ? "[\(indices(from: 1))]" : ".\(name)"
            return "get: { \(isAsync ? "await " : "")type(of: $0)\(member) }"
        case .setter, .modify, .read:
            return isSubscript
                ? "set: { type(of: $0)[\(indices(from: 2))] = $1 }"
                : "{ object in { (value: TYPE) in type(of: object).\(name) = value } }"
        default: return "{ type(of: $0).\(name.hasSuffix("()") ? String(name.dropLast(2)) : name) }"
        }
    }

    /// The indices of a subscript with their labels, as a closure has them: `$1, column: $2`.
    private func indices(from first: Int) -> String {
        let labels = selector?.name.split(separator: "(").last?.dropLast().split(separator: ":") ?? ["_"]
        return labels.enumerated().map { index, label in
            (label == "_" ? "" : "\(label): ") + "$\(first + index)"
        }.joined(separator: ", ")
    }

    /// The protocol's name, without its module's.
    package var ownerName: String { protocolName.split(separator: ".").dropFirst().joined(separator: ".") }

    /// Whether it is an operator, as far as its name is known.
    var isOperator: Bool { selector?.name.first.map { !($0.isLetter || $0 == "_" || $0 == "`") } ?? false }

    /// Whether it is an associated type, or something that is demanded of one.
    var isOfAssociatedType: Bool { kind == .associatedType || kind == .associatedConformance }

    /// For example `requirement 3 of Module.Protocol (static async method)`, by its ``number``. If the selector is
    /// known, it stands in place of the number.
    public var description: String {
        if let selector {
            switch kind {
            case .method: return "`\(selector)` of \(protocolName)"
            case .associatedConformance: return "`\(selector)` of \(protocolName) (\(Kind.associatedType.rawValue))"
            default: return "`\(selector)` of \(protocolName) (\(kind.rawValue))"
            }
        }
        if !kind.isMember { return "\(kind.rawValue) \(number) of \(protocolName)" }
        let attributes = (isInstance || kind == .initializer ? "" : "static ") + (isAsync ? "async " : "")
        return "requirement \(number) of \(protocolName) (\(attributes)\(kind.rawValue)\(kind.owner))"
    }
}

extension Requirement.Kind {
    /// The kind that a protocol's descriptor says.
    init(_ kind: RequirementFlags.Kind) {
        self =
            switch kind {
            case .baseProtocol: .baseProtocol
            case .method: .method
            case .initializer: .initializer
            case .getter: .getter
            case .setter: .setter
            case .read: .read
            case .modify: .modify
            case .associatedType: .associatedType
            case .associatedConformance: .associatedConformance
            case .unknown: .unknown
            }
    }

    /// Whether requirements of the kind are methods, initializers, or accessors.
    var isMember: Bool {
        switch self {
        case .method, .initializer, .getter, .setter, .read, .modify: true
        case .baseProtocol, .associatedType, .associatedConformance, .unknown: false
        }
    }

    /// For texts: what has accessors of the kind.
    fileprivate var owner: String {
        switch self {
        case .getter, .setter, .read, .modify: " of a property or subscript"
        default: ""
        }
    }

    /// The numbers of requirements of these kinds, in the order of their protocol's descriptor: see
    /// `Requirement.number`.
    static func numbers(_ kinds: [Requirement.Kind]) -> [Int] {
        var members = 0, others: [Requirement.Kind: Int] = [:]
        return kinds.enumerated().map { index, kind in
            guard kind.isMember else {
                others[kind, default: 0] += 1
                return others[kind]!
            }
            switch kind {
            // The compiler orders them getter, read, setter, modify (swiftlang/swift, include/swift/AST/Decl.h,
            // visitOpaqueAccessors). A property that is borrowed has no getter.
            case .setter, .modify: break
            case .read where index > 0 && kinds[index - 1] == .getter: break
            default: members += 1
            }
            return members
        }
    }
}
