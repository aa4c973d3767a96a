import CSupport

/// A lock that the thread that holds it may acquire again.
final class RecursiveLock: @unchecked Sendable {
    /// In memory of its own, because a lock must not move.
    private let lock = UnsafeMutablePointer<cffi_recursive_lock>.allocate(capacity: 1)

    init() { lock.initialize(to: cffi_recursive_lock()) }

    deinit { lock.deallocate() }

    /// Runs `body` while no other thread holds the lock.
    func withLock<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        cffi_recursive_lock_acquire(lock)
        defer { cffi_recursive_lock_release(lock) }
        return try body()
    }
}
