import CFFIShim
import CSupport

/// A C function pointer that calls a Swift object. It is valid as long as this object lives. A later call returns
/// zeros, until the function is reused for another callback (CFFIShim/callback.h).
final class CallbackHandle: @unchecked Sendable {
    private let callback: OpaquePointer

    /// - Parameters:
    ///   - signature: The types that the function takes and returns.
    ///   - context: Kept alive until the last call that is under way when the handle ends has returned.
    ///   - handler: Called with each call's record, and `context`.
    init(
        _ signature: MethodSignature, _ context: AnyObject,
        _ handler: @escaping @convention(c) (UnsafeMutablePointer<cffi_invocation>?, UnsafeMutableRawPointer?) -> Void
    ) throws(SignatureError) {
        let c = try Self.c(signature)
        let context = Unmanaged.passRetained(context).toOpaque()
        var problem = cffi_callback_no_memory
        let made = cffi_callback_create(
            c, cffi_callback_any, handler, context, { swift_release($0) }, &problem)
        callback = try Self.made(made, context, problem)
    }

    /// - Parameters:
    ///   - signature: The types that the function takes and returns.
    ///   - closure: Has the same types. Kept alive as a context is.
    init(_ signature: MethodSignature, _ closure: PackClosure) throws(SignatureError) {
        let c = try Self.c(signature)
        swift_retain(closure.context)
        var problem = cffi_callback_no_memory
        let made = cffi_callback_create_for_closure(
            c, cffi_callback_any, closure.code, closure.context, { swift_release($0) }, &problem)
        callback = try Self.made(made, closure.context, problem)
    }

    private static func c(_ signature: MethodSignature) throws(SignatureError) -> OpaquePointer {
        guard let c = signature.c else {
            throw SignatureError(.notCallableFromC(signature: signature.description))
        }
        // Neither the callback nor its caller could own the reference that the caller would get.
        guard !signature.result.isObject else { throw SignatureError(.notInC(type: "an object as a result")) }
        return c
    }

    /// Gives the context back if there is no callback to keep it.
    private static func made(
        _ made: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _ problem: cffi_callback_problem
    ) throws(SignatureError) -> OpaquePointer {
        if let made { return made }
        swift_release(context)
        throw SignatureError(problem == cffi_callback_no_executable_memory ? .noExecutableMemory : .outOfMemory)
    }

    deinit {
        cffi_callback_release(callback)
    }

    /// The address of the function.
    var function: UnsafeRawPointer { unsafeBitCast(cffi_callback_function(callback), to: UnsafeRawPointer.self) }
}

/// The code and the context of a closure, which the user of these retains. Its parameters are a pack, so it takes the
/// addresses of its arguments, in an array such as records have, and room for its result, whatever their types are.
struct PackClosure {
    let code: @convention(c) () -> Void
    let context: UnsafeMutableRawPointer?

    init<Result, each Argument>(_ function: PlainFunction<Result, repeat each Argument>) {
        self = unsafeBitCast(function, to: PackClosure.self)
    }
}

/// The object that a `CallbackHandle` calls.
class CallbackTarget: @unchecked Sendable {
    /// Writes the result to the record, where it starts as zeros. Precondition: the record has the signature with which
    /// the handle was made.
    func call(_ record: UnsafeMutablePointer<cffi_invocation>) {
        fatalError("Switchboard: a callback without a target.")
    }

    /// A function pointer that calls this object, valid as long as the handle is kept.
    final func handle(_ signature: MethodSignature) throws(SignatureError) -> CallbackHandle {
        try CallbackHandle(signature, self) { record, context in
            Unmanaged<CallbackTarget>.fromOpaque(context!)._withUnsafeGuaranteedRef { $0.call(record!) }
        }
    }
}
