import CSupport

/// How this library was compiled, and therefore, as far as it can tell, the program's other modules as well. Each of
/// two flags of the compiler makes internal protocols look public, but only one of them leaves the optimizer what it
/// knows of them.
@usableFromInline enum CrossModule {
    /// Whether it was with `-cross-module-optimization`, and not with `-enable-testing`.
    ///
    /// With the former the compiler makes public what generic functions of a library name, including internal
    /// protocols, after it has replaced calls by calls of the only conforming class. So a symbol no longer tells how a
    /// protocol was declared (swiftlang/swift, lib/SILOptimizer/IPO/CrossModuleOptimization.cpp,
    /// makeDeclUsableFromInline).
    ///
    /// With the latter, on which `@testable import` depends, internal declarations are public for the optimizer, too:
    /// it assumes nothing of them (lib/AST/Decl.cpp, ValueDecl::getEffectiveAccess).
    static let isOptimized = isPublic(mark(Int.self)) && !isPublic(unnamedMark())

    private static func isPublic(_ type: Any.Type) -> Bool {
        cffi_symbol_visibility(Metadata(type).protocols[0].address) == cffi_visibility_public
    }

    /// Names the marker protocol in the same way as a program's generic functions name their protocols.
    @usableFromInline static func mark<Value>(_: Value.Type) -> Any.Type { (any CrossModuleMark).self }

    /// Names a marker protocol where `-cross-module-optimization` does not look.
    @inline(never) @_semantics("optimize.no.crossmodule")
    private static func unnamedMark() -> Any.Type { (any TestingMark).self }
}

/// Declared internal, but public in a build with either flag.
protocol CrossModuleMark: AnyObject {}

/// Declared internal, but public in a build with `-enable-testing`.
protocol TestingMark: AnyObject {}
