#if canImport(SwiftCompilerPlugin)
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// Access levels, from the most to the least restrictive.
    enum Access: Comparable {
        case `private`, `fileprivate`, `internal`, package, `public`

        init?(_ modifiers: DeclModifierListSyntax) {
            for modifier in modifiers where modifier.detail == nil {
                switch modifier.name.tokenKind {
                case .keyword(.private): self = .private
                case .keyword(.fileprivate): self = .fileprivate
                case .keyword(.internal): self = .internal
                case .keyword(.package): self = .package
                case .keyword(.public), .keyword(.open): self = .public
                default: continue
                }
                return
            }
            return nil
        }

        /// The modifier to write in front of a declaration.
        var text: String {
            switch self {
            case .private: "private "
            case .fileprivate: "fileprivate "
            case .internal: ""
            case .package: "package "
            case .public: "public "
            }
        }
    }

    /// The access level of a protocol, and the modifiers that give generated declarations the same level.
    struct ProtocolAccess {
        /// The level with the declarations around it taken into account.
        let effective: Access
        /// The level that the protocol's modifier states, or that of the extension it is in.
        let declared: Access
        /// Whether the level is the extension's: then a declaration beside the protocol must not repeat it.
        let isImplied: Bool
        /// Whether code of the same file cannot name it, because the protocol or a type around it is private in a type.
        let isHidden: Bool
        private let isInExtensionThatSaysNothing: Bool

        init(_ declaration: ProtocolDeclSyntax, in context: some MacroExpansionContext) {
            let outer = Array(context.lexicalContext)
            let explicit = Access(declaration.modifiers)
            let implied = Self.defaultAccess(in: outer.first)
            declared = explicit ?? implied ?? .internal
            isImplied = explicit == nil && implied != nil
            var effective = Self.known(declared, isOfFile: outer.isEmpty || isImplied)
            var isHidden = effective == .private
            for (index, node) in outer.enumerated() {
                let rest = outer.dropFirst(index + 1)
                guard let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers else { continue }
                if node.is(ExtensionDeclSyntax.self) {
                    // An extension's modifier limits all its members.
                    if let access = Access(modifiers) { effective = min(effective, Self.known(access, isOfFile: true)) }
                    continue
                }
                let implied = Self.defaultAccess(in: rest.first)
                let access = Self.known(
                    Access(modifiers) ?? implied ?? .internal,
                    isOfFile: rest.isEmpty || Access(modifiers) == nil)
                if access == .private { isHidden = true }
                effective = min(effective, access)
            }
            isInExtensionThatSaysNothing = outer.contains {
                $0.as(ExtensionDeclSyntax.self).map { Access($0.modifiers) == nil } ?? false
            }
            self.effective = effective
            self.isHidden = isHidden
        }

        /// What is `private` at file scope is visible in the whole file.
        private static func known(_ access: Access, isOfFile: Bool) -> Access {
            access == .private && isOfFile ? .fileprivate : access
        }

        /// The level of an extension's members without a modifier.
        private static func defaultAccess(in outer: Syntax?) -> Access? {
            outer?.as(ExtensionDeclSyntax.self).flatMap { Access($0.modifiers) }
        }

        /// The modifier for a type beside the protocol.
        var ofTypes: String { isImplied ? "" : declared.text }
        /// The modifier for a type beside the protocol that only its file needs to see.
        var ofFileTypes: String { effective <= .fileprivate ? ofTypes : "fileprivate " }
        /// The modifier for members. Witnesses of a protocol that is private at file scope have to be visible in the
        /// file.
        var ofMembers: String { effective >= .package ? effective.text : "" }
        /// The modifier for members of the protocol's extensions. If the protocol is in an extension without a
        /// modifier, the macro cannot know the level of the extended type, and the compiler refuses members with a
        /// higher level.
        var ofExtensionMembers: String { isInExtensionThatSaysNothing ? "" : ofMembers }
        /// The modifier for the class.
        var ofClass: String { isOpen ? "open " : ofTypes }
        /// Whether the optimizer may assume that the only conforming class it sees is the only one.
        var isOfOneModule: Bool { effective < .package }
        /// The modifier for members that may be overridden.
        var ofOpenMembers: String { isOpen ? "open " : ofMembers }
        /// In a public extension Swift does not allow `open` at a class.
        private var isOpen: Bool { effective == .public && !isImplied }
    }
#endif
