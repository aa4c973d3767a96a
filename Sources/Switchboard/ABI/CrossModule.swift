import CSupport

/// Whether this library was compiled with `-cross-module-optimization`, and therefore, as far as it can tell, the
/// program's other modules as well. The compiler then makes public what generic functions of a library name, including
/// internal protocols, after it has replaced calls by calls of the only conforming class. So a symbol no longer tells
/// how a protocol was declared (swiftlang/swift, lib/SILOptimizer/IPO/CrossModuleOptimization.cpp,
/// makeDeclUsableFromInline).
@usableFromInline enum CrossModule {
    static let isOptimized =
        cffi_symbol_visibility(Metadata(mark(Int.self)).protocols[0].address) == cffi_visibility_public

    /// Names the marker protocol in the same way as a program's generic functions name their protocols.
    @usableFromInline static func mark<Value>(_: Value.Type) -> Any.Type { (any CrossModuleMark).self }
}

/// Declared internal, but public in such a build.
protocol CrossModuleMark: AnyObject {}
