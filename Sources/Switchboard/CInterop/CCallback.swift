import CForwarding
import CFFIShim

/// A C function pointer that calls a Swift closure with everything that it captures, for C functions that take no
/// context.
///
/// ```swift
/// typealias Handler = @convention(c) (Int32) -> Void
/// let callback = try CCallback(Handler.self) { (signal: Int32) in print("signal \(signal)") }
/// library_set_handler(callback.function)
/// ```
///
/// The function is valid while you retain this object, so keep it next to the C library's object. You can release it on
/// any thread, even while other threads are inside the closure. Their calls run to completion.
///
/// A later call returns zeros as long as the function is free. Once another callback has taken over the function, a
/// late call runs that callback's closure. So make sure that C no longer uses the function by then. A function whose
/// arguments all travel in registers is reused only after all free ones (1,024 less those in use). Any other may be
/// reused for the next callback of the same types.
///
/// No memory is made executable if the library itself handles the signature and at most 1,024 callbacks are alive,
/// including those of tables. Otherwise the callback is a closure of libffi, which may need executable memory.
///
/// The closure has to return. If `longjmp` leaves it, or if its thread ends in it, its call counts as under way
/// forever. It also keeps one of its thread's places for calls under way. If a thread has no place left, its calls
/// count references instead.
public final class CCallback<Function>: @unchecked Sendable {
    /// The function pointer to pass to C. It's valid while you retain this object.
    public let function: Function
    private let handle: CallbackHandle

    /// Precondition: `Function` has the size of a pointer.
    private init(_ handle: CallbackHandle) {
        self.handle = handle
        function = withUnsafeBytes(of: handle.function) { $0.load(as: FunctionPointer<Function>.self).function }
    }

    /// Creates a C function from a closure.
    ///
    /// ```swift
    /// let callback = try CCallback((@convention(c) (Int32) -> Void).self) { (signal: Int32) in
    ///     print("signal \(signal)")
    /// }
    /// ```
    ///
    /// Write the types of the closure's parameters: they're compared with the function's.
    ///
    /// - Parameters:
    ///   - type: The function's type, as Swift imports it: `@convention(c)`.
    ///   - encoding: The type encoding, for functions with unions and other types that Swift imports only in part. Nil
    ///     if the types in `type` suffice, as they nearly always do.
    ///   - body: The closure, which takes and returns exactly the function's types. It runs on the thread on which C
    ///     makes the call, and on several threads at once if C does that. It need not be `Sendable`. If you form it on
    ///     an actor, it belongs to the actor, and a call on another thread traps. Write `@Sendable` in front of its
    ///     parameters to make it independent of the actor.
    /// - Throws: A ``SignatureError`` if the types differ, if Swift imports a type only in part, or if the system
    ///   doesn't provide memory.
    @inlinable
    public convenience init<each Argument, Result>(
        _ type: Function.Type = Function.self, encoding: String? = nil,
        _ body: @escaping @isolated(any) (repeat each Argument) -> Result
    ) throws(SignatureError) {
        let plain = IsolatedFunction<Result, repeat each Argument>(body).unchecked
        guard let actor = body.isolation else {
            try self.init(unchecked: plain.body, encoding: encoding)
            return
        }
        try self.init(
            unchecked: { (arguments: repeat each Argument) -> Result in
                requireCurrent(actor)
                return plain.body(repeat each arguments)
            }, encoding: encoding)
    }

    /// Creates a C function from a closure that throws.
    ///
    /// ```swift
    /// let callback = try CCallback((@convention(c) (Int32) -> Int32).self, onError: { print($0) }) {
    ///     (number: Int32) -> Int32 in try calculator.send("double:", number)
    /// }
    /// ```
    ///
    /// Write the types of the closure's parameters: they're compared with the function's.
    ///
    /// - Parameters:
    ///   - type: The function's type, as Swift imports it: `@convention(c)`.
    ///   - encoding: The type encoding, for functions with unions and other types that Swift imports only in part. Nil
    ///     if the types in `type` suffice, as they nearly always do.
    ///   - onError: Called with each error that the closure throws, on the same thread. C receives zeros then.
    ///   - body: The closure, which takes and returns exactly the function's types. It runs on the thread on which C
    ///     makes the call, and on several threads at once if C does that. It need not be `Sendable`. If you form it on
    ///     an actor, it belongs to the actor, and a call on another thread traps. Write `@Sendable` in front of its
    ///     parameters to make it independent of the actor.
    /// - Throws: A ``SignatureError`` if the types differ, if Swift imports a type only in part, or if the system
    ///   doesn't provide memory.
    @inlinable
    public convenience init<each Argument, Result>(
        _ type: Function.Type = Function.self, encoding: String? = nil,
        onError: @escaping @isolated(any) (any Error) -> Void,
        _ body: @escaping @isolated(any) (repeat each Argument) throws -> Result
    ) throws(SignatureError) {
        let plain = IsolatedThrower<Result, repeat each Argument>(body).unchecked
        let actor = body.isolation, onError = checked(onError)
        var types: [Any.Type] = []
        repeat types.append((each Argument).self)
        try self.init(arguments: types, result: Result.self, encoding: encoding) { addresses, result in
            if let actor { requireCurrent(actor) }
            do {
                var arguments = RecordArguments(addresses)
                let value = try plain.body(repeat arguments.next((each Argument).self))
                result.initializeMemory(as: Result.self, to: value)
            } catch {
                onError(error)
            }
        }
    }

    /// Precondition: the closure is only called where it may be.
    @inlinable
    convenience init<each Argument, Result>(
        unchecked body: @escaping (repeat each Argument) -> Result, encoding: String?
    ) throws(SignatureError) {
        var types: [Any.Type] = []
        repeat types.append((each Argument).self)
        try self.init(
            arguments: types, PlainFunction<Result, repeat each Argument>(body: body), encoding: encoding)
    }

    /// Preconditions: as above; `arguments` are the closure's.
    @usableFromInline
    convenience init<each Argument, Result>(
        arguments: [Any.Type], _ body: PlainFunction<Result, repeat each Argument>, encoding: String?
    ) throws(SignatureError) {
        let signature = try MethodSignature(functionType: Function.self, encoding: encoding)
        try signature.require(arguments, result: Result.self)
        // The handle retains it by its context.
        defer { withExtendedLifetime(body) {} }
        try self.init(CallbackHandle(signature, PackClosure(body)))
    }

    /// Precondition: `body` takes addresses of arguments of these types, and room for a result of that type.
    @usableFromInline
    convenience init(
        arguments: [Any.Type], result: Any.Type, encoding: String?,
        _ body: @escaping (UnsafePointer<UnsafeMutableRawPointer?>, UnsafeMutableRawPointer) -> Void
    ) throws(SignatureError) {
        let signature = try MethodSignature(functionType: Function.self, encoding: encoding)
        try signature.require(arguments, result: result)
        try self.init(CallbackHandle(signature, ClosureTarget(body), cffi_callback_call_closure))
    }

    /// Makes a C function from a receiver's method.
    ///
    /// - Precondition: `target` takes records of `signature`.
    convenience init(_ target: CallbackTarget, _ signature: MethodSignature) throws(SignatureError) {
        try self.init(target.handle(signature))
    }
}

extension CCallback<UnsafeRawPointer> {
    /// Creates a C function, of a signature that you know only at run time, from a closure that takes invocations.
    ///
    /// ```swift
    /// let signature = try MethodSignature(encoding: "iii")
    /// let callback = try CCallback(signature: signature, onError: { print($0) }) { invocation in
    ///     let first: Int32 = try invocation.argument(at: 0)
    ///     try invocation.setResult(first + invocation.argument(at: 1))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - signature: The signature of the function. It must have a type encoding.
    ///   - onError: Called with each error that `body` throws, on the same thread. C receives zeros then.
    ///   - body: The closure. It reads the invocation's arguments and sets its result, which is zero otherwise. It runs
    ///     on the thread on which C makes the call, and on several threads at once if C does that. If you form it on an
    ///     actor, a call on another thread traps.
    /// - Throws: A ``SignatureError`` if C doesn't have all of the types, or if the system doesn't provide memory.
    public convenience init(
        signature: MethodSignature, onError: @escaping @isolated(any) (any Error) -> Void,
        _ body: @escaping @isolated(any) (Invocation) throws -> Void
    ) throws(SignatureError) {
        try self.init(InvocationTarget(signature, checked(onError), checked(body)), signature)
    }
}

/// Calls `body` with a C function that calls a closure, for C functions such as `qsort`.
///
/// ```swift
/// typealias Comparator = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32
/// var numbers = [3, 1, 2]
/// var comparisons = 0
/// try withCCallback(Comparator.self) { (a: UnsafeRawPointer?, b: UnsafeRawPointer?) -> Int32 in
///     comparisons += 1
///     let (a, b) = (a!.load(as: Int.self), b!.load(as: Int.self))
///     return a < b ? -1 : a > b ? 1 : 0
/// } do: { comparator in
///     qsort(&numbers, numbers.count, MemoryLayout<Int>.stride, comparator)
/// }
/// ```
///
/// Write the types of the closure's parameters: they're compared with the function's.
///
/// - Parameters:
///   - type: The function's type, as Swift imports it: `@convention(c)`.
///   - closure: The closure, which takes and returns exactly the function's types. C may call it until `body` returns,
///     and not later.
///   - body: Called once with the function.
/// - Returns: The result of `body`.
/// - Throws: A ``SignatureError`` if the types differ, if Swift imports a type only in part, or if the system doesn't
///   provide memory. Otherwise the error of `body`.
@inlinable
public func withCCallback<Function, each Argument, Result, Value>(
    _ type: Function.Type = Function.self, _ closure: (repeat each Argument) -> Result,
    do body: (Function) throws -> Value
) throws -> Value {
    try withoutActuallyEscaping(closure) { closure in
        let callback = try CCallback<Function>(unchecked: closure, encoding: nil)
        return try withExtendedLifetime(callback) { try body(callback.function) }
    }
}

extension MessageReceiver {
    /// Returns a C function that sends this receiver a message.
    ///
    /// ```swift
    /// let callback = try counter.callback(for: "add:", as: (@convention(c) (Int) -> Void).self) { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - selector: The message's name.
    ///   - type: The function's type, as Swift imports it: `@convention(c)`, with exactly the method's types.
    ///   - onError: Called with each error that the method throws, on the same thread. C receives zeros then.
    /// - Returns: The function. It's valid while you retain the returned object, which retains the receiver.
    /// - Throws: A ``MessageError`` if the receiver doesn't handle the message, or if its types differ. A
    ///   ``SignatureError`` if C doesn't have all of the types, or if the system doesn't provide memory.
    public func callback<Function>(
        for selector: MessageSelector, as type: Function.Type = Function.self,
        onError: @escaping @isolated(any) (any Error) -> Void
    ) throws -> CCallback<Function> {
        let signature = try MethodSignature(functionType: type, encoding: nil)
        guard let own = try MessageDispatch.signature(of: selector, sentTo: self) else {
            throw MessageError(.unrecognizedSelector(receiver: String(reflecting: Swift.type(of: self))), selector)
        }
        guard signature.admits(own) else {
            throw MessageError(.types(expected: own.description, found: signature.description), selector)
        }
        // With the method's own signature, a call need not compare the two.
        let known = own.isLaidOut(as: signature) ? own : signature
        return try CCallback(MessageTarget(self, selector, known, checked(onError)), signature)
    }
}

// MARK: Targets

/// Reinterprets a word as a function for C. Precondition of its use: `Function` is a function pointer or a raw one.
private struct FunctionPointer<Function> {
    let function: Function
}

/// A closure that takes the addresses of a record. C calls it, and therefore reads the first stored property of this
/// class.
private final class ClosureTarget: @unchecked Sendable {
    private let body: (UnsafePointer<UnsafeMutableRawPointer?>, UnsafeMutableRawPointer) -> Void

    init(_ body: @escaping (UnsafePointer<UnsafeMutableRawPointer?>, UnsafeMutableRawPointer) -> Void) {
        self.body = body
    }
}

/// A closure that takes invocations.
private final class InvocationTarget: CallbackTarget, @unchecked Sendable {
    private let signature: MethodSignature
    private let onError: (any Error) -> Void
    private let body: (Invocation) throws -> Void

    init(
        _ signature: MethodSignature, _ onError: @escaping (any Error) -> Void,
        _ body: @escaping (Invocation) throws -> Void
    ) {
        self.signature = signature
        self.onError = onError
        self.body = body
    }

    override func call(_ record: UnsafeMutablePointer<cffi_invocation>) {
        var invocation = Invocation(record, "", signature, target: nil)
        do {
            try body(invocation)
        } catch {
            if Invocation.end(&invocation, record) { signature.clearResult(record) }
            return onError(error)
        }
        _ = Invocation.end(&invocation, record)
    }
}

/// A message to a receiver.
private final class MessageTarget: CallbackTarget, @unchecked Sendable {
    private let receiver: any MessageReceiver
    private let selector: MessageSelector
    private let signature: MethodSignature
    private let onError: (any Error) -> Void

    init(
        _ receiver: any MessageReceiver, _ selector: MessageSelector, _ signature: MethodSignature,
        _ onError: @escaping (any Error) -> Void
    ) {
        self.receiver = receiver
        self.selector = selector
        self.signature = signature
        self.onError = onError
    }

    override func call(_ record: UnsafeMutablePointer<cffi_invocation>) {
        do {
            try MessageDispatch.deliver(record, selector, signature, to: receiver)
        } catch {
            // The result may have been set before.
            signature.clearResult(record)
            onError(error)
        }
    }
}

// MARK: Types

extension MethodSignature {
    /// Sets the result of a C signature to zeros. Precondition: the record is a callback's, and nothing refers to its
    /// result.
    fileprivate func clearResult(_ record: UnsafeMutablePointer<cffi_invocation>) {
        record.pointee.result.initializeMemory(as: UInt8.self, repeating: 0, count: result.size)
    }
}

extension MethodSignature {
    /// The signature of a `@convention(c)` type, passed as `encoding` says, if there is one.
    convenience init(functionType type: Any.Type, encoding: String?) throws(SignatureError) {
        guard let function = CFunctionType(type) else {
            throw SignatureError(.functionType(expected: "a `@convention(c)` type", found: String(reflecting: type)))
        }
        try self.init(function, encoding: encoding)
    }

    /// Throws if the types are not those of this signature.
    func require(_ types: [Any.Type], result: Any.Type) throws(SignatureError) {
        // If C may pass null, the closure must accept it; if C does not expect null, the closure must not return it.
        let agrees =
            types.count == arguments.count && self.result.admits(result)
            && (!self.result.refusesNull || SignatureType(result).refusesNull)
            && zip(arguments, types).allSatisfy { $0.admits($1) && ($0.refusesNull || !SignatureType($1).refusesNull) }
        guard !agrees else { return }
        let list = types.map { String(reflecting: $0) }.joined(separator: ", ")
        throw SignatureError(
            .functionType(expected: "a closure of type \(self)", found: "(\(list)) -> \(String(reflecting: result))"))
    }

    /// Whether records of this signature can be passed to a method of `other`, whose result may be dropped.
    func admits(_ other: MethodSignature) -> Bool {
        arguments.count == other.arguments.count && (result.type == Void.self || other.result.admits(result.type))
            && zip(arguments, other.arguments).allSatisfy { $1.admits($0.type) }
    }
}
