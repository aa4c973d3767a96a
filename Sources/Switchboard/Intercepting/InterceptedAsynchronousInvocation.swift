/// A call of any asynchronous method, which an interceptor of all asynchronous calls receives.
///
/// ```swift
/// let timing = proxy.interceptAsynchronous { call in
///     let begin = ContinuousClock.now
///     try await call.proceed()
///     print(call.requirement, ContinuousClock.now - begin)
/// }
/// ```
///
/// It's valid until the interceptor returns, and traps with a message afterwards. Use it in the interceptor's task
/// only.
public final class InterceptedAsynchronousInvocation {
    private let call: AsynchronousInterception
    private let next: Int
    private let room: UnsafeMutableRawPointer
    /// The address of the tuple of arguments with which the interceptor was called.
    package let argumentsAddress: UnsafeRawPointer
    /// Whether there is a result in the room for it.
    private(set) var isAnswered = false
    /// What `invocation` made.
    private var made: Invocation?
    /// Whether the interceptor returned.
    private var isOver = false

    init(
        _ call: AsynchronousInterception, next: Int, _ arguments: UnsafeRawPointer, _ room: UnsafeMutableRawPointer
    ) {
        self.call = call
        self.next = next
        self.room = room
        argumentsAddress = arguments
    }

    /// The method, with its place in its protocol.
    public var requirement: Requirement { call.proxy.requirement(at: call.slot) }

    /// Copies of the arguments, and the result, which you can read and change. Nil if the library doesn't know the
    /// method's types: then the call can only proceed.
    ///
    /// It has a result after the call has proceeded, or after you set one.
    public var invocation: Invocation? {
        if let made { return made }
        requireUnderWay()
        guard let method = call.method else { return nil }
        let described = call.proxy.dispatchTable.described(call.slot, method), offsets = method.offsets
        let made = Invocation(described.selector, described.signature, target: call.proxy) {
            argumentsAddress + offsets[$0]
        }
        if isAnswered { made.initializeResult { made.signature.result.copy(from: room, to: $0) } }
        self.made = made
        return made
    }

    private func requireUnderWay() {
        guard !isOver else {
            fatalError(
                """
                Switchboard: your code used an intercepted call of \(requirement) after its interceptor had returned. Keep copies \
                of its arguments instead, or `invocation.retained()`.
                """)
        }
    }

    /// Calls the next interceptor, or the target, with the arguments that `invocation` has now.
    ///
    /// Afterwards `invocation` has the result. You may call this several times. You may leave it out if the method
    /// returns nothing, or if you set a result. If `invocation` is nil, call it exactly once. It runs where the
    /// interceptor runs.
    ///
    /// - Throws: The error of the next interceptor or of the target. A ``MessageError`` if nothing answers the call.
    ///   If `invocation` is nil, the caller receives the target's error, and this doesn't throw it.
    public nonisolated(nonsending) func proceed() async throws {
        requireUnderWay()
        dropResult()
        guard let made, let method = call.method else { return try await proceed(argumentsAddress) }
        made.dropResult()
        let tuple = method.layout.allocate()
        // Copies, because the invocation may change while the call is under way.
        made.copyArguments(to: tuple, at: method.offsets)
        defer {
            method.destroyArguments(tuple)
            tuple.deallocate()
        }
        try await proceed(UnsafeRawPointer(tuple))
        made.initializeResult { made.signature.result.copy(from: room, to: $0) }
    }

    private nonisolated(nonsending) func proceed(_ arguments: UnsafeRawPointer) async throws {
        if let error = await call.proceed(to: next, arguments, room) { throw error }
        isAnswered = true
    }

    private func dropResult() {
        if isAnswered { Metadata(resultType).destroy(room) }
        isAnswered = false
    }

    /// Ends the interceptor: returns the error that the caller gets. Without one there is a result in the room.
    func end(_ failure: (any Error)?) -> (any Error)? {
        isOver = true
        if call.method == nil { return failure ?? call.unfinished }
        if failure != nil {
            dropResult()
        } else if let made, made.hasResult {
            dropResult()
            made.signature.result.copy(from: made.record.pointee.result, to: room)
            isAnswered = true
        }
        guard failure == nil, !isAnswered, resultType != Void.self else { return failure }
        return MessageError(
            .noResult(expected: "\(resultType)"), call.proxy.dispatchTable.described(call.slot).selector)
    }

    /// What answered the call when it proceeded the last time; nil before, and if nothing did.
    ///
    /// If an interceptor after this one set the result itself, this is nil, too.
    public var responder: CallResponder? { CallResponder(call.answeredBy) }

    // MARK: For the package's own interceptors

    /// The method's number in its proxy.
    package var slot: Int { call.slot }

    /// Whether there is an `invocation`.
    package var hasKnownTypes: Bool { call.method != nil }

    /// The types of the arguments; nil without an `invocation`.
    package var argumentTypes: [Any.Type]? { call.method?.layout.arguments }

    /// `Void` without an `invocation`.
    package var resultType: Any.Type { call.method?.layout.result ?? Void.self }

    /// The call with copies of the arguments with which the interceptor was called; nil where `invocation` is.
    package func keep() -> KeptCall? { call.method.map { KeptCall($0, argumentsAddress) } }

    /// Each argument, in its own type; nil as above.
    package func copyArguments() -> [Any]? { call.method?.boxing.boxes(of: argumentsAddress) }

    /// Room for the result.
    package var resultAddress: UnsafeMutableRawPointer { room }

    /// Notes that the package's own code has initialized the result. Precondition: there was none.
    package func markAnswered() { isAnswered = true }

    /// Precondition: there is one.
    package func copyResult() -> Any { Metadata(resultType).box(room) }
}

extension AsynchronousInterceptor {
    /// An interceptor of all asynchronous methods.
    convenience init(
        _ body: nonisolated(nonsending) @escaping (InterceptedAsynchronousInvocation) async throws -> Void
    ) {
        self.init { call, next, arguments, result in
            let intercepted = InterceptedAsynchronousInvocation(call, next: next, arguments, result)
            do {
                try await body(intercepted)
                return intercepted.end(nil)
            } catch {
                return intercepted.end(error)
            }
        }
    }
}
