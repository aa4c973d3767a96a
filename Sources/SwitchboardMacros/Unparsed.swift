#if canImport(SwiftCompilerPlugin)
    import SwiftSyntax
    import SwiftSyntaxBuilder

    // Generated code as unparsed text in a syntax tree: the compiler gets text from a macro anyway, and parsing it here
    // first would take longer than generating it.

    extension DeclSyntax {
        /// One or more declarations.
        init(unparsed text: String) {
            self.init(MissingDeclSyntax(placeholder: .identifier(text)))
        }
    }

    extension ExtensionDeclSyntax {
        /// - Parameters:
        /// The text in front of the brace.
        ///   - members: Their lines.
        init(_ head: String, unparsed members: [String]) throws {
            try self.init("\(raw: head) {\n}")
            let text = GeneratedCode.indented(members).joined(separator: "\n") + "\n"
            memberBlock.leftBrace.trailingTrivia = .newline
            memberBlock.rightBrace.leadingTrivia = []
            memberBlock.members = [MemberBlockItemSyntax(decl: DeclSyntax(unparsed: text))]
        }
    }
#endif
