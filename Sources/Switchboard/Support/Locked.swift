import CSupport

/// A value that one thread at a time may use.
///
/// It is a lock of the system's threads, and not `Synchronization.Mutex`, because the thread sanitizer does not see the
/// latter on Linux: whoever looks for races in a program that uses this library would be shown some that are none.
final class Locked<Value>: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<cffi_lock>
    /// Beside the object: in it, an empty value has the place of its first word, which everybody reads without the lock,
    /// and the thread sanitizer takes each use of the value for a change of that.
    private let value: UnsafeMutablePointer<Value>

    init(_ value: Value) {
        self.value = .allocate(capacity: 1)
        self.value.initialize(to: value)
        lock = .allocate(capacity: 1)
        cffi_lock_init(lock)
    }

    deinit {
        cffi_lock_destroy(lock)
        lock.deallocate()
        value.deinitialize(count: 1)
        value.deallocate()
    }

    /// Runs `body` alone. It must not come back here.
    func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
        cffi_lock_acquire(lock)
        defer { cffi_lock_release(lock) }
        return try body(&value.pointee)
    }
}
