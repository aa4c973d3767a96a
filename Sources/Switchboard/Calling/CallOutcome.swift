import CForwarding

/// The outcome of a call, as far as it's known when your observer is notified.
///
/// `Result` is the method's result type. It's `Void` if the method returns nothing, and `Any` for calls that you
/// observe by a selector string.
///
/// ```swift
/// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
///     .subscribe { arguments, outcome in
///         if case .returned(false) = outcome { print("kept:", arguments.1) }
///     }
/// ```
public enum CallOutcome<Result> {
    /// The call hasn't run yet. Only streams of `sentMessage` have this outcome.
    case sent
    /// The call returned this result; `()` for a method that returns nothing.
    case returned(Result)
    /// The call threw this error, and its caller receives it.
    case threw(any Error)
    /// The proxy had no target. The call returned nothing, or a default.
    case unanswered
}

extension CallOutcome: Sendable where Result: Sendable {}

/// The outcome of a call of a method that returns nothing.
public typealias MessageOutcome = CallOutcome<Void>

extension CallOutcome: CustomStringConvertible {
    /// The outcome as text, for example `sent`, `returned`, `returned(3)`, `threw(refused)` or `unanswered`.
    public var description: String {
        switch self {
        case .sent: "sent"
        case .returned(let result): result is Void ? "returned" : "returned(\(result))"
        case .threw(let error): "threw(\(error))"
        case .unanswered: "unanswered"
        }
    }
}

/// `CallOutcome` of any result.
protocol OutcomeOfCall {
    /// - Parameters:
    ///   - result: The type of the method's result, and of its errors: to what `outcome` refers.
    static func made(of outcome: UnsafePointer<cffi_outcome>, _ result: Any.Type, _ failure: any Error.Type) -> Self
}

extension CallOutcome: OutcomeOfCall {
    @inline(__always)
    static func made(of outcome: UnsafePointer<cffi_outcome>, _ result: Any.Type, _ failure: any Error.Type) -> Self {
        switch outcome.pointee.ending {
        case cffi_ending_sent: .sent
        case cffi_ending_returned: .returned(value(outcome.pointee.result, of: result))
        case cffi_ending_threw: .threw(error(of: outcome.pointee, failure))
        default: .unanswered
        }
    }

    private static func error(of outcome: cffi_outcome, _ failure: any Error.Type) -> any Error {
        guard UInt(bitPattern: outcome.error) > 1 else {
            return CallOutcome<any Error>.value(outcome.result, of: failure)
        }
        return withUnsafeBytes(of: outcome.error) { $0.load(as: (any Error).self) }
    }

    /// A copy of a value of a type that is `Result`, or can be cast to it. Without an address: of no bytes.
    @inline(__always)
    private static func value(_ address: UnsafeRawPointer?, of type: Any.Type) -> Result {
        if type == Result.self {
            // Of a type without bytes, any address is that of a value.
            return (address ?? UnsafeRawPointer(bitPattern: 16)!).assumingMemoryBound(to: Result.self).pointee
        }
        return cast(address, type)
    }

    private static func cast(_ address: UnsafeRawPointer?, _ type: Any.Type) -> Result {
        func copy<Value>(_: Value.Type) -> Result { CallOutcome<Value>.value(address, of: Value.self) as! Result }
        return _openExistential(type, do: copy)
    }
}

extension cffi_call {
    /// Notifies the observers of the second stage that the call threw `error`, and ends the call.
    mutating func end(threw error: any Error) {
        // Typed as an Optional, because for a generic function the compiler might open the existential and pass its
        // contents.
        let error: (any Error)? = error
        let reference = withUnsafeBytes(of: error) { $0.load(as: UnsafeRawPointer.self) }
        withExtendedLifetime(error) { cffi_call_end(&self, cffi_ending_threw, reference) }
    }

    /// Notifies these observers that the call returned, or that no receiver answered.
    ///
    /// - Parameter result: The address of the result; nil where the method returns nothing.
    mutating func end(isAnswered: Bool, result: UnsafeRawPointer? = nil) {
        outcome.result = result
        cffi_call_end(&self, isAnswered ? cffi_ending_returned : cffi_ending_unanswered, nil)
    }
}
