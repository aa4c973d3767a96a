extension MessageReceiver {
    /// Sends a message and returns the method's result.
    ///
    /// ```swift
    /// let sum: Int = try calculator.send("add:to:", 2, 3)
    /// let text = try calculator.send("describe:", 5, returning: String.self)
    /// ```
    ///
    /// If the types are exactly the method's, its closure or its C function is called without conversions. Otherwise each
    /// argument is converted as by `as?`: to an optional, a protocol, a superclass, never to another kind of number. A
    /// `String` is accepted for a C string argument; the C string is valid during the call. The method runs on the caller's
    /// thread. Thread-safe. With more than six arguments, and with Swift 6.2,
    /// the compiler counts references to each of them.
    ///
    /// - Throws: What the method throws. `MessageError` if the receiver does not know the message, or if an argument or
    ///   the result has another type.
    @inlinable
    public func send<each Argument, Result>(
        _ selector: MessageSelector, _ arguments: repeat each Argument, returning type: Result.Type = Result.self
    ) throws -> Result {
        if let found = _find(selector) {
            defer { found.end() }
            if found.takesExactly(Result.self, repeat (each Argument).self) {
                return try found.method.takeUnretainedValue().callExactly(self, selector, repeat each arguments)
            }
        }
        return try MessageDispatch.send(selector, to: self, Result.self, repeat each arguments)
    }

    /// Sends a message and drops the result, if there is one. Where a value is expected, even an `Any`, which `()`
    /// would also be, the compiler chooses `send(_:_:returning:)`.
    ///
    /// - Throws: The same as `send(_:_:returning:)`.
    @_disfavoredOverload
    @inlinable
    public func send<each Argument>(_ selector: MessageSelector, _ arguments: repeat each Argument) throws {
        if let found = _find(selector) {
            defer { found.end() }
            if found.takesExactly(Void.self, repeat (each Argument).self) {
                return try found.method.takeUnretainedValue().callExactly(self, selector, repeat each arguments)
            }
        }
        try MessageDispatch.send(selector, to: self, Void.self, repeat each arguments)
    }
}
