#if canImport(SwiftCompilerPlugin)
    import SwiftCompilerPlugin
    import SwiftSyntaxMacros

    @main
    struct Plugin: CompilerPlugin {
        let providingMacros: [any Macro.Type] = [
            DelegateProtocolMacro.self, RequirementMarker.self, SeenByOptimizerMacro.self,
        ]
    }
#else
    @main
    enum Plugin {
        static func main() {}
    }
#endif
