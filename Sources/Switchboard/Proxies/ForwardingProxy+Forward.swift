extension ForwardingProxy {
    /// Forwards a call of a hand-written proxy's method that returns nothing.
    ///
    /// It notifies observers, calls the target, and notifies observers again. Without a target, it calls the
    /// `fallbackTarget`, the default of the delegate type, or the default implementation in an extension of the
    /// protocol. Without these it returns, unless the method takes a closure and you don't observe it: then it traps,
    /// because the caller may wait for the closure.
    ///
    /// ```swift
    /// func importer(_ importer: Importer, didImport count: Int) {
    ///     forward(Self.didImport, with: (importer, count)) { $0.importer(importer, didImport: count) }
    /// }
    /// ```
    ///
    /// It runs on the calling thread.
    ///
    /// - Parameters:
    ///   - selector: The method, one of the class's `implementedMethods()`. Any other one traps.
    ///   - arguments: The argument, or the tuple of the arguments. Evaluated only if needed, for example by an
    ///     observer.
    ///   - call: Calls the method on its parameter: the target, or the object that answers in its place. Called once
    ///     for each of several targets, and not at all if there's none.
    /// - Throws: The errors of `call`.
    @_alwaysEmitIntoClient
    public final func forward<Element, Failure: Error>(
        _ selector: TypedSelector<Delegate, Element, Void>, with arguments: @autoclosure () -> Element,
        _ call: (Delegate) throws(Failure) -> Void
    ) throws(Failure) {
        try forwardCall(handSlot(of: selector.handMethod), with: arguments, borrows: false, call)
    }

    /// Forwards a call of a hand-written proxy's method that returns a value, and traps if nothing answers it.
    ///
    /// It notifies observers, calls the target, and notifies observers again. Without a target, it calls the
    /// `fallbackTarget`, the default of the delegate type, or the default implementation in an extension of the
    /// protocol. Without these, it traps with a message.
    ///
    /// ```swift
    /// func importer(_ importer: Importer, mayImport name: String) -> Bool {
    ///     forward(Self.mayImport, with: (importer, name)) { $0.importer(importer, mayImport: name) }
    /// }
    /// ```
    ///
    /// It runs on the calling thread.
    ///
    /// - Parameters:
    ///   - selector: The method, one of the class's `implementedMethods()`. Any other one traps.
    ///   - arguments: The argument, or the tuple of the arguments. Evaluated only if needed, for example by an
    ///     observer.
    ///   - call: Calls the method on its parameter, and returns the result. The parameter is the target, or the
    ///     object that answers in its place.
    /// - Returns: The result of the call.
    /// - Throws: The errors of `call`.
    @_alwaysEmitIntoClient
    public final func forward<Element, Result, Failure: Error>(
        _ selector: TypedSelector<Delegate, Element, Result>, with arguments: @autoclosure () -> Element,
        _ call: (Delegate) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let slot = handSlot(of: selector.handMethod)
        return try forwardCall(
            slot, with: arguments, borrows: false, default: { () throws(Failure) in refuseUnanswered(slot) }, call)
    }

    /// Forwards a call of a hand-written proxy's method that returns a value, with a default for calls without a
    /// target.
    ///
    /// It notifies observers, calls the target, and notifies observers again. Without a target, it calls the
    /// `fallbackTarget`, the default of the delegate type, or the default implementation in an extension of the
    /// protocol. Without these, it returns the result of `default`.
    ///
    /// ```swift
    /// func importer(_ importer: Importer, mayImport name: String) -> Bool {
    ///     forward(Self.mayImport, with: (importer, name), default: { true }) {
    ///         $0.importer(importer, mayImport: name)
    ///     }
    /// }
    /// ```
    ///
    /// It runs on the calling thread.
    ///
    /// - Parameters:
    ///   - selector: The method, one of the class's `implementedMethods()`. Any other one traps.
    ///   - arguments: The argument, or the tuple of the arguments. Evaluated only if needed, for example by an
    ///     observer.
    ///   - default: Returns the result if nothing else answers.
    ///   - call: Calls the method on its parameter, and returns the result. The parameter is the target, or the
    ///     object that answers in its place.
    /// - Returns: The result of the call, or of `default`.
    /// - Throws: The errors of `call` and `default`.
    @_alwaysEmitIntoClient
    public final func forward<Element, Result, Failure: Error>(
        _ selector: TypedSelector<Delegate, Element, Result>, with arguments: @autoclosure () -> Element,
        default: () throws(Failure) -> Result, _ call: (Delegate) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try forwardCall(
            handSlot(of: selector.handMethod), with: arguments, borrows: false, default: `default`, call)
    }
}
