import CFFIShim
import CSupport

/// A C function pointer that calls a Swift object. It is good for as long as this object lives. A call that comes later
/// returns zeros, until the function is made another callback's (CFFIShim/callback.h).
final class CallbackHandle: @unchecked Sendable {
    private let callback: OpaquePointer

    /// - Parameters:
    ///   - signature: What the function takes and returns.
    ///   - context: Kept until the last call that is under way when the handle ends has returned.
    ///   - handler: Called with each call's record, and `context`.
    init(
        _ signature: MethodSignature, _ context: AnyObject,
        _ handler: @escaping @convention(c) (UnsafeMutablePointer<cffi_invocation>?, UnsafeMutableRawPointer?) -> Void
    ) throws(SignatureError) {
        guard let c = signature.c else {
            throw SignatureError(.notCallableFromC(signature: signature.description))
        }
        // Nobody could count the reference that a caller gets.
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

/// What a `CallbackHandle` calls.
class CallbackTarget: @unchecked Sendable {
    /// Leaves the result in the record, where zeros are before. Precondition: the record is one of the signature that the
    /// handle was made with.
    func call(_ record: UnsafeMutablePointer<cffi_invocation>) {
        fatalError("Switchboard: a callback without a target.")
    }

    /// A function that calls this for as long as it is kept.
    final func handle(_ signature: MethodSignature) throws(SignatureError) -> CallbackHandle {
        try CallbackHandle(signature, self) { record, context in
            Unmanaged<CallbackTarget>.fromOpaque(context!)._withUnsafeGuaranteedRef { $0.call(record!) }
        }
    }
}
