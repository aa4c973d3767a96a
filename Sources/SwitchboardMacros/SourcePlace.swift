#if canImport(SwiftCompilerPlugin)
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// Where something is written: what the compiler says of code that was generated for it, it says there.
    struct SourcePlace {
        private let file: String
        private let line: String
        private let column: Int

        /// Nil where the compiler does not say.
        init?(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
            guard let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath) else {
                return nil
            }
            file = place.file.trimmedDescription
            line = place.line.trimmedDescription
            column = Int(place.column.trimmedDescription) ?? 1
        }

        /// Lines that have the code at that place. Only where a statement may begin.
        ///
        /// - Parameter depth: How often the lines will be indented.
        func around(_ code: String, depth: Int) -> [String] {
            let indentation = String(repeating: " ", count: max(column - 1 - 4 * depth, 0))
            return ["#sourceLocation(file: \(file), line: \(line))", indentation + code, "#sourceLocation()"]
        }
    }
#endif
