import CSupport

/// A value that one thread at a time may use.
///
/// It uses a lock of the system's threads and not `Synchronization.Mutex`, because the thread sanitizer does not see
/// the latter on Linux: it would report races in programs that use this library where there are none.
@usableFromInline package final class Locked<Value>: @unchecked Sendable {
    @usableFromInline package let lock: UnsafeMutablePointer<cffi_lock>
    /// In memory of its own. In the object, an empty value would have the address of the object's first word, which
    /// everybody reads without the lock, and the thread sanitizer would take each use of the value for a change of that
    /// word.
    @usableFromInline package let value: UnsafeMutablePointer<Value>

    package init(_ value: Value) {
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

    /// Runs `body` under the lock. `body` must not use this object.
    @inlinable package func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        cffi_lock_acquire(lock)
        defer { cffi_lock_release(lock) }
        return try body(&value.pointee)
    }
}
