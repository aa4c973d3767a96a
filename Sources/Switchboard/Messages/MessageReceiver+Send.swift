extension MessageReceiver {
    /// Sends a message and returns the method's result.
    ///
    /// ```swift
    /// let sum: Int = try calculator.send("add:to:", 2, 3)
    /// let text = try calculator.send("describe:", 5, returning: String.self)
    /// ```
    ///
    /// If the types are exactly the method's, its closure or its C function is called without conversions. Otherwise
    /// each argument is converted as by `as?`: to an optional, a protocol or a superclass, but never to another kind of
    /// number. You can pass a `String` for a C string; the C string is valid during the call.
    ///
    /// The method runs on your thread. With more than six arguments, and with Swift 6.2, the compiler counts references
    /// to each argument. Thread-safe.
    ///
    /// - Parameters:
    ///   - selector: The message's name.
    ///   - arguments: The method's arguments.
    ///   - type: The type of the result. You can leave it out if the compiler knows the type.
    /// - Returns: The method's result.
    /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message, if
    ///   the number of arguments is wrong, or if an argument or the result has another type.
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

    /// Sends a message and drops the result, if there is one.
    ///
    /// ```swift
    /// try calculator.send("clear")
    /// ```
    ///
    /// If your code uses a value of the call, even an `Any`, the compiler chooses `send(_:_:returning:)` instead. The
    /// types of the arguments are checked and converted as there. The method runs on your thread. Thread-safe.
    ///
    /// - Parameters:
    ///   - selector: The message's name.
    ///   - arguments: The method's arguments.
    /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message, if
    ///   the number of arguments is wrong, or if an argument has another type.
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
