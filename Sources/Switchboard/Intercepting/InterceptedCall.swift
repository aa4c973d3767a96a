import CForwarding

/// A call, which an interceptor of one method receives.
///
/// ```swift
/// let guarding = proxy.intercept(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)) { call, manager, url in
///     url.path.hasPrefix("/tmp/") && call.proceed()
/// }
/// ```
///
/// You can't keep it: it's valid until the interceptor returns. Use it on the interceptor's thread only.
@frozen public struct InterceptedCall<Element, Result, Failure: Error>: ~Copyable {
    /// The `cffi_interception`.
    @usableFromInline let call: UnsafeMutableRawPointer
    @usableFromInline let next: Int
    @usableFromInline let arguments: UnsafeRawPointer

    @inlinable init(_ call: UnsafeMutableRawPointer, next: Int, _ arguments: UnsafeRawPointer) {
        self.call = call
        self.next = next
        self.arguments = arguments
    }

    /// Calls the next interceptor, or the target, with the original arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs on the calling thread. If nothing answers a method that
    /// returns a value, it traps with a message.
    ///
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor or of the target.
    @inlinable public borrowing func proceed() throws(Failure) -> Result {
        var result: Result?
        let error = proceed(at: arguments, &result)
        return try end(error, result.take())
    }

    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// ```swift
    /// let trimming = proxy.intercept(set: \.name) { call, name in call.proceed(String(name.prefix(20))) }
    /// ```
    ///
    /// You may call it several times, or not at all. It runs on the calling thread. If nothing answers a method that
    /// returns a value, it traps with a message.
    ///
    /// If the argument is a closure, you can write it behind the call: `call.proceed { response in ... }`. If its
    /// type is `@Sendable` or `@MainActor`, and the call is the interceptor's only statement, the closure has to say
    /// so: `@Sendable response in`.
    ///
    /// - Parameter arguments: The argument, or the tuple of the arguments.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor or of the target.
    @inlinable public borrowing func proceed(_ arguments: Element) throws(Failure) -> Result {
        var result: Result?
        let error = withUnsafePointer(to: arguments) { proceed(at: $0, &result) }
        return try end(error, result.take())
    }

    @inlinable borrowing func proceed(at arguments: UnsafeRawPointer, _ result: inout Result?) -> (any Error)? {
        withUnsafeTemporaryAllocation(of: Result.self, capacity: 1) { room in
            let error = InterceptedCalls.proceed(call, to: next, arguments, room.baseAddress!)
            if error == nil { result = room.baseAddress!.move() }
            return error
        }
    }

    @inlinable borrowing func end(_ error: (any Error)?, _ result: consuming Result?) throws(Failure) -> Result {
        guard let error else { return result! }
        // What remains is that nothing answers, or a text: interceptors cannot handle these.
        guard let failure = error as? Failure else { InterceptedCalls.refuse(call, error) }
        throw failure
    }
}

/// What inlined code calls.
@usableFromInline enum InterceptedCalls {
    /// Precondition, also below: `call` is the address of a `cffi_interception`.
    @usableFromInline static func proceed(
        _ call: UnsafeMutableRawPointer, to index: Int, _ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        cffi_interception.proceed(
            call.assumingMemoryBound(to: cffi_interception.self), to: index, arguments, result)
    }

    @usableFromInline static func refuse(_ call: UnsafeMutableRawPointer, _ error: any Error) -> Never {
        let call = call.assumingMemoryBound(to: cffi_interception.self)
        call.pointee.caller.refuse(error, slot: Int(call.pointee.slot))
    }
}
