/// What the probe of a class that conforms by hand inherits from: its methods call `note`, and nothing else.
open class MethodProbe: _GeneratedProbe {
    /// A method that returns nothing was called.
    ///
    /// - Parameter slot: The method's place among the class's own.
    public final func note(_ slot: Int) { _note(slot) }

    /// A method that returns something was called.
    ///
    /// - Returns: A value that is good for nothing but to be returned.
    public final func note<Result: ~Copyable>(_ slot: Int) -> Result { _note(slot) }
}
