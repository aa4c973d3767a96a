import CSupport

/// A lock that the thread that holds it may acquire again. It is never freed.
final class RecursiveLock: @unchecked Sendable {
    private let lock: OpaquePointer

    init() {
        guard let made = cffi_recursive_lock_create() else { fatalError("Switchboard: no memory for a lock.") }
        lock = made
    }

    /// Runs `body` while no other thread holds the lock.
    func withLock<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        cffi_recursive_lock_acquire(lock)
        defer { cffi_recursive_lock_release(lock) }
        return try body()
    }
}
