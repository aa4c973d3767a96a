#if canImport(SwiftCompilerPlugin)
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// Who sees a declaration, from the fewest to the most.
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

        /// In front of a declaration.
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

    /// Who sees a protocol, and what declarations beside it have to say so that the same do.
    struct ProtocolAccess {
        /// With what it is declared in taken into account.
        let effective: Access
        /// What its modifier says, or the extension that it is in.
        let declared: Access
        /// Whether it is the extension: then a declaration beside it must not say it again.
        let isImplied: Bool
        /// Whether code of the same file cannot name it, because it or a type that it is in is private in a type.
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
                    // What an extension says is for what it does not contain, too.
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

        /// What is private in a file is seen in all of it.
        private static func known(_ access: Access, isOfFile: Bool) -> Access {
            access == .private && isOfFile ? .fileprivate : access
        }

        /// What members of an extension have that say nothing.
        private static func defaultAccess(in outer: Syntax?) -> Access? {
            outer?.as(ExtensionDeclSyntax.self).flatMap { Access($0.modifiers) }
        }

        /// In front of a type beside the protocol.
        var ofTypes: String { isImplied ? "" : declared.text }
        /// In front of a type beside the protocol that only its file sees.
        var ofFileTypes: String { effective <= .fileprivate ? ofTypes : "fileprivate " }
        /// In front of members: what is private at file scope has to be seen by its protocol's witnesses.
        var ofMembers: String { effective >= .package ? effective.text : "" }
        /// In front of members of the protocol's extensions. Where it is in an extension that says nothing, nothing here knows
        /// who sees the type that is extended, and the compiler refuses members that more do.
        var ofExtensionMembers: String { isInExtensionThatSaysNothing ? "" : ofMembers }
        /// In front of the class.
        var ofClass: String { isOpen ? "open " : ofTypes }
        /// Whether the optimizer may take the only class that it sees for the only one.
        var isOfOneModule: Bool { effective < .package }
        /// In front of members that may be overridden.
        var ofOpenMembers: String { isOpen ? "open " : ofMembers }
        /// In a public extension a class is not to say `open`.
        private var isOpen: Bool { effective == .public && !isImplied }
    }
#endif
