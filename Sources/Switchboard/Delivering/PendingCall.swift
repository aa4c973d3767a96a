import CForwarding
import CSwiftCall

/// A call that waits for its target's context, with copies of its arguments. Either it runs, or it's dropped.
struct PendingCall: @unchecked Sendable {
    private let call: OpaquePointer

    /// Preconditions: no other thread uses `arena`; `arguments` is the tuple of arguments of a call of `relay`, whose
    /// only receiver is the target; its method returns nothing, throws nothing, and its arguments can be kept; the
    /// caller keeps the relay until the call has run, or is dropped.
    init(
        in arena: inout cffi_call_arena, _ relay: UnsafeMutableRawPointer, _ slot: UInt32,
        _ method: UnsafePointer<cffi_method>, _ arguments: UnsafeRawPointer
    ) {
        call = cffi_pending_call_create(&arena, relay, slot, method, arguments)
    }

    /// Calls the target; false if it is gone. Called at most once, and nothing else afterwards.
    func run() -> Bool { cffi_pending_call_run(call) }

    /// Ends what the call refers to. Called at most once, and nothing else afterwards.
    func drop() { cffi_pending_call_drop(call) }
}
