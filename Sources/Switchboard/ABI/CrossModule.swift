import CSupport

/// Whether this library was compiled with `-cross-module-optimization`, and so, as far as it can tell, the program's other
/// modules, too. The compiler then makes what generic functions of a library name public, internal protocols included, after
/// it has replaced calls by those of their only conforming class: a symbol does not say any more what a protocol was
/// declared as (swiftlang/swift, lib/SILOptimizer/IPO/CrossModuleOptimization.cpp, makeDeclUsableFromInline).
@usableFromInline enum CrossModule {
    static let isOptimized =
        cffi_symbol_visibility(Metadata(mark(Int.self)).protocols[0].address) == cffi_visibility_public

    /// Names the mark as a program's generic functions name theirs.
    @usableFromInline static func mark<Value>(_: Value.Type) -> Any.Type { (any CrossModuleMark).self }
}

/// Internal, and public all the same in such a build.
protocol CrossModuleMark: AnyObject {}
