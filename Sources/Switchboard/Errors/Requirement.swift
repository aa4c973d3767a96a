/// A requirement of a protocol, as errors name it.
///
/// A program on Linux doesn't contain the names of requirements, except in the symbols of conforming types. Without a name,
/// messages count requirements from one, in order of declaration. Each accessor of a property counts.
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
    /// The requirement's index in the protocol, from 0, in order of declaration. Messages count from one.
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

    /// A method of a hand-written proxy.
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

    /// For example `requirement 3 of Module.Protocol (static async method)`, counted from one. If the selector is known, it
    /// stands in place of the number.
    public var description: String {
        if let selector {
            return "`\(selector)` of \(protocolName)" + (kind == .method ? "" : " (\(kind.rawValue))")
        }
        let attributes =
            (isInstance || kind == .initializer || isOfAssociatedType ? "" : "static ") + (isAsync ? "async " : "")
        return "requirement \(index + 1) of \(protocolName) (\(attributes)\(kind.rawValue))"
    }
}
