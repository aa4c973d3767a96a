#if canImport(SwiftCompilerPlugin)
    import SwiftSyntax
    import SwiftSyntaxBuilder

    // Generated code as text in a tree: the compiler gets text from a macro, and to parse it here first would take longer
    // than to generate it.

    extension DeclSyntax {
        /// One declaration, or several.
        init(unparsed text: String) {
            self.init(MissingDeclSyntax(placeholder: .identifier(text)))
        }
    }

    extension ExtensionDeclSyntax {
        /// - Parameters:
        ///   - head: What is in front of the brace.
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
