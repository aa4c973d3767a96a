import CForwarding

/// A call of any method that is not asynchronous, for what looks at calls, or answers them, and changes no arguments.
/// The closure that gets it lets it proceed exactly once, or initializes the result, or returns an error. It is valid
/// until then, on the thread that makes the call.
///
/// As an `InterceptedInvocation`, without the record of arguments that would take longer than the call.
package struct TappedCall: ~Copyable {
    private let call: UnsafeMutablePointer<cffi_interception>
    private let next: Int
    /// The address of the tuple of arguments. Precondition: the types are known.
    package let arguments: UnsafeRawPointer
    /// Room for the result. Precondition: as above.
    package let result: UnsafeMutableRawPointer

    fileprivate init(
        _ call: UnsafeMutablePointer<cffi_interception>, next: Int, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) {
        self.call = call
        self.next = next
        self.arguments = arguments
        self.result = result
    }

    /// The method's number in its proxy.
    package var slot: Int { Int(call.pointee.slot) }

    /// Whether the types are known. Otherwise, the library can't tell how the call ended.
    package var hasKnownTypes: Bool { call.pointee.method != nil }
    /// Nil if the types are not known.
    package var argumentTypes: [Any.Type]? { call.pointee.knownMethod?.layout.arguments }
    /// Nil if the types are not known.
    package var resultType: Any.Type? { call.pointee.knownMethod?.layout.result }

    /// Goes on to the next interceptor, or to the receivers.
    ///
    /// - Returns: What they threw.
    package borrowing func proceed() -> (any Error)? {
        cffi_interception.proceed(call, to: next, arguments, result)
    }

    /// What answered the call when it proceeded; nil if nothing did.
    package var responder: CallResponder? { CallResponder(call.pointee.answered_by) }

    /// Each argument, in its own type; nil if the types are not known.
    package borrowing func copyArguments() -> [Any]? { call.pointee.knownMethod?.boxing.boxes(of: arguments) }

    /// The call with copies of its arguments; nil if the types are not known.
    package borrowing func keep() -> KeptCall? {
        // Not retained: a method is never freed.
        guard let method = call.pointee.method else { return nil }
        return KeptCall(Unmanaged.fromOpaque(method), arguments)
    }

    /// The result; nil if the types are not known. Precondition: the call has proceeded, and returned.
    package borrowing func copyResult() -> Any? {
        call.pointee.knownMethod.map { $0.result.type == Void.self ? () : $0.result.box(result) }
    }
}

extension Interceptor {
    /// An interceptor of all methods that changes no arguments.
    convenience init(tapping body: @escaping (borrowing TappedCall) -> (any Error)?) {
        self.init { call, next, arguments, result in
            body(TappedCall(call.assumingMemoryBound(to: cffi_interception.self), next: next, arguments, result))
        }
    }
}
