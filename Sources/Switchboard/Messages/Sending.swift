extension MessageReceiver {
    /// Sends a message, and gives the method's result.
    ///
    /// ```swift
    /// let sum: Int = try calculator.send("add:to:", 2, 3)
    /// let text = try calculator.send("describe:", 5, returning: String.self)
    /// ```
    ///
    /// Where the types are just the method's, its closure is called as it is; otherwise each argument is converted as
    /// `as?` converts it (to an optional, a protocol, a superclass, never to another kind of number). A C string argument
    /// takes a `String`, for the length of the call.
    ///
    /// - Throws: What the method throws. `MessageError` where the receiver does not know the message, or an argument or
    ///   the result is of another type. On the caller's thread; any thread.
    @inlinable
    public func send<each Argument, Result>(
        _ selector: MessageSelector, _ arguments: repeat each Argument, returning type: Result.Type = Result.self
    ) throws -> Result {
        if let method = methods.find(selector), method.isTyped(Result.self, repeat (each Argument).self) {
            return try unsafeDowncast(method, to: TypedMethod<Result, repeat each Argument>.self)
                .call(self, repeat each arguments)
        }
        return try MessageDispatch.send(selector, to: self, Result.self, repeat each arguments)
    }

    /// Sends a message, and drops the result if there is one. Where a value is wanted, `send(_:_:returning:)` is meant, also
    /// where an `Any` is, which `()` would be as well.
    ///
    /// - Throws: As `send(_:_:returning:)`.
    @_disfavoredOverload
    @inlinable
    public func send<each Argument>(_ selector: MessageSelector, _ arguments: repeat each Argument) throws {
        if let method = methods.find(selector), method.isTyped(Void.self, repeat (each Argument).self) {
            return try unsafeDowncast(method, to: TypedMethod<Void, repeat each Argument>.self)
                .call(self, repeat each arguments)
        }
        try MessageDispatch.send(selector, to: self, Void.self, repeat each arguments)
    }
}
