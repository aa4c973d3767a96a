/// The superclass of the probe of a class that conforms by hand: the probe's methods call `note`, and do nothing else.
open class MethodProbe: _GeneratedProbe {
    /// Records a call of a method that returns nothing.
    ///
    /// - Parameter slot: The index of the method among the class's own.
    public final func note(_ slot: Int) { _note(slot) }

    /// Records a call of a method that returns something.
    ///
    /// - Returns: A placeholder, which may only be returned.
    public final func note<Result: ~Copyable>(_ slot: Int) -> Result { _note(slot) }
}
