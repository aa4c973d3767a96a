import CSupport

/// Runs one body at a time, for a subscriber that may be sent events from several threads. A body may itself make the
/// next call; its body then runs nested.
final class OneAtATime: @unchecked Sendable {
    private let lock: OpaquePointer

    init() {
        guard let made = cffi_recursive_lock_create() else { fatalError("Switchboard: no memory for a lock.") }
        lock = made
    }

    deinit {
        cffi_recursive_lock_destroy(lock)
    }

    func callAsFunction(_ body: () -> Void) {
        cffi_recursive_lock_acquire(lock)
        body()
        cffi_recursive_lock_release(lock)
    }
}
