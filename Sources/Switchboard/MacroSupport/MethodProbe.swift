/// The superclass of a hand-written proxy's probe, by which the library resolves method references.
///
/// Your probe conforms to the delegate's protocol. Each of its methods only calls `note`, with the index of the
/// method in `ImplementedMethods.forwarding`:
///
/// ```swift
/// final class ImporterProbe: MethodProbe, ImporterDelegate {
///     func importer(_ importer: Importer, didImport count: Int) { note(0) }
///     func importer(_ importer: Importer, mayImport name: String) -> Bool { note(1) }
/// }
/// static func implementedMethods() -> ImplementedMethods<any ImporterDelegate> {
///     .forwarding(didImport, mayImport, probe: { ImporterProbe() })
/// }
/// ```
///
/// Only the library may call the probe's methods.
open class MethodProbe: _GeneratedProbe {
    /// Records a call of a method that returns nothing.
    ///
    /// - Parameter slot: The index of the method in the list of `ImplementedMethods.forwarding`, from 0.
    public final func note(_ slot: Int) { _note(slot) }

    /// Records a call of a method that returns a value.
    ///
    /// - Parameter slot: The index of the method in the list of `ImplementedMethods.forwarding`, from 0.
    /// - Returns: A placeholder value. Return it from the method, and don't use it.
    public final func note<Result: ~Copyable>(_ slot: Int) -> Result { _note(slot) }
}
