#if canImport(SwiftCompilerPlugin)
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// A place in the source. The compiler reports problems of the code generated for it at that place.
    struct SourcePlace {
        private let file: String
        private let line: String
        private let column: Int

        /// Nil if the compiler does not tell the place.
        init?(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
            guard let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath) else {
                return nil
            }
            file = place.file.trimmedDescription
            line = place.line.trimmedDescription
            column = Int(place.column.trimmedDescription) ?? 1
        }

        /// Lines that make the compiler attribute the code to that place. Only where a statement may begin.
        ///
        /// - Parameter depth: How often the lines will be indented.
        func around(_ code: String, depth: Int) -> [String] {
            let indentation = String(repeating: " ", count: max(column - 1 - 4 * depth, 0))
            return ["#sourceLocation(file: \(file), line: \(line))", indentation + code, "#sourceLocation()"]
        }
    }
#endif
