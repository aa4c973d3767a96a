import Synchronization

/// The state of something that can be disposed of once and given a disposable once, on any threads.
///
/// The disposable itself is a plain property beside it. The caller of `markAssigned` writes it before. From then on it
/// belongs to the one caller of `markDisposed` that gets `assigned`; if disposal came first, to the caller of
/// `markAssigned`. So no other code reads or clears it.
struct DisposalState: ~Copyable {
    enum Disposal {
        /// It had been disposed of before.
        case repeated
        /// It is disposed of now, but has no disposable yet: the caller of `markAssigned` disposes of that.
        case beforeAssignment
        /// It is disposed of now, and its disposable belongs to the caller.
        case assigned
    }

    private let bits = Atomic<UInt8>(0)

    private static var disposed: UInt8 { 1 }
    private static var assigned: UInt8 { 2 }

    @inline(__always)
    var isDisposed: Bool { bits.load(ordering: .acquiring) & Self.disposed != 0 }

    /// Precondition: the disposable has been written, and never was before.
    /// - Returns: True if it had been disposed of: then the disposable belongs to the caller.
    func markAssigned() -> Bool {
        let old = bits.bitwiseOr(Self.assigned, ordering: .acquiringAndReleasing).oldValue
        precondition(old & Self.assigned == 0, "A disposable was assigned before, and only one can be")
        return old & Self.disposed != 0
    }

    func markDisposed() -> Disposal {
        let old = bits.bitwiseOr(Self.disposed, ordering: .acquiringAndReleasing).oldValue
        if old & Self.disposed != 0 { return .repeated }
        return old & Self.assigned != 0 ? .assigned : .beforeAssignment
    }
}

/// A flag that is set once, on any thread.
struct OnceFlag: ~Copyable {
    private let flag: Atomic<Bool>

    init(_ isSet: Bool = false) {
        flag = Atomic(isSet)
    }

    @inline(__always)
    var isSet: Bool { flag.load(ordering: .acquiring) }

    /// - Returns: Whether this call has set it.
    func set() -> Bool {
        !flag.exchange(true, ordering: .acquiringAndReleasing)
    }
}
