import CFFIShim

/// A lock that the thread that holds it may take again. It lives for ever.
final class RecursiveLock: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<cffi_recursive_lock>

    init() {
        lock = .allocate(capacity: 1)
        cffi_recursive_lock_init(lock)
    }

    /// Runs `body` while no other thread does.
    func withLock(_ body: () -> Void) {
        cffi_recursive_lock_acquire(lock)
        defer { cffi_recursive_lock_release(lock) }
        body()
    }
}
