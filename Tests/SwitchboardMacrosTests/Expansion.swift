#if canImport(SwiftSyntaxMacroExpansion)
    import SwiftDiagnostics
    import SwiftParser
    import SwiftSyntax
    import SwiftSyntaxMacroExpansion
    import SwitchboardMacros
    import Testing

    /// What the macros make of a source, and what they say.
    struct Expansion {
        let code: String
        let diagnostics: [Diagnostic]

        init(of source: String) {
            let file = Parser.parse(source: source)
            let context = BasicMacroExpansionContext(
                sourceFiles: [file: .init(moduleName: "TestModule", fullFilePath: "test.swift")])
            let expanded = file.expand(
                macros: [
                    "DelegateProtocol": DelegateProtocolMacro.self, "DefaultResult": RequirementMarker.self,
                    "RequiresDelegate": RequirementMarker.self, "ForwardedOnly": RequirementMarker.self,
                    "_SeenByOptimizer": SeenByOptimizerMacro.self,
                ],
                contextGenerator: {
                    BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
                })
            code = expanded.description
            diagnostics = context.diagnostics
        }

        /// Of a protocol `P` with these requirements.
        init(requirements: String) {
            self.init(of: "@DelegateProtocol\nprotocol P: AnyObject {\n\(requirements)\n}")
        }

        /// Whether the text is a part of the code, wherever lines are broken, and however modules are written.
        func has(_ text: String) -> Bool {
            Self.normalized(code).contains(Self.normalized(text))
        }

        /// Whether the text is the code, likewise.
        func isWhole(_ text: String) -> Bool { Self.normalized(code) == Self.normalized(text) }

        /// In one line, with names that do not depend on how the compiler lets modules be written.
        private static func normalized(_ text: String) -> String {
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                .replacing("Switchboard::", with: "Switchboard.").replacing("Swift::", with: "")
                .replacing("Swift.", with: "").replacing("{ }", with: "{}")
        }

        /// Each as `severity at what: text`.
        var messages: [String] {
            diagnostics.map { "\($0.diagMessage.severity) at `\($0.node.trimmedDescription)`: \($0.message)" }
        }

        /// What a fix-it would write in the place of what it replaces.
        func fixed(_ index: Int = 0) -> [String] {
            diagnostics[index].fixIts.map { fixIt in
                fixIt.changes.map { change in
                    guard case .replace(_, let new) = change else { return "" }
                    return new.description
                }.joined()
            }
        }

        /// Whether the code can be parsed.
        var isWellFormed: Bool { !Parser.parse(source: code).hasError }
    }
#endif
