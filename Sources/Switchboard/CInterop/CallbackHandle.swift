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
        guard let c = signature.c else {
            throw SignatureError(.notCallableFromC(signature: signature.description))
        }
        // Nobody could own the reference that a caller would get.
        guard !signature.result.isObject else { throw SignatureError(.notInC(type: "an object as a result")) }
        let retained = Unmanaged.passRetained(context)
        var problem = cffi_callback_no_memory
        let made = cffi_callback_create(
            c, cffi_callback_any, handler, retained.toOpaque(), { swift_release($0) }, &problem)
        guard let made else {
            retained.release()
            throw SignatureError(problem == cffi_callback_no_executable_memory ? .noExecutableMemory : .outOfMemory)
        }
        callback = made
    }

    deinit {
        cffi_callback_release(callback)
    }

    /// The address of the function.
    var function: UnsafeRawPointer { unsafeBitCast(cffi_callback_function(callback), to: UnsafeRawPointer.self) }
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
