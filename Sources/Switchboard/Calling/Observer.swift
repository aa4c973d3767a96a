import CForwarding
import CSupport

/// One observer of one method and stage. C reads its stored properties: see `cffi_observer_words`. It is not generic,
/// so that the runtime is not asked for its type with every subscription.
final class Observer: @unchecked Sendable {
    /// After `init`, only C writes it.
    private var isActive: UInt64
    /// Called when no more calls can come.
    private let onCompleted: (() -> Void)?
    /// Only C writes it.
    private var place = cffi_observer_place()
    /// A function, which in memory is the address of its code, and a reference to what it captures, or none.
    private let code: ObserverCode
    /// Only C uses it, for an ordered observer: see `cffi_ordered_observer_words`.
    private var lock = cffi_recursive_lock()
    private let boxing: ArgumentBoxing?

    /// An observer that takes the decoded arguments from memory; or, with `boxing`, as an `[Any]`.
    ///
    /// - Parameter isInOrder: Whether it gets one call at a time.
    init(
        _ code: consuming ObserverCode, boxing: ArgumentBoxing?, isInOrder: Bool = false,
        onCompleted: __owned (() -> Void)?
    ) {
        let way = boxing.map { UInt64(UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque())) } ?? 1
        isActive = isInOrder ? way | CFFI_OBSERVER_IN_ORDER : way
        self.onCompleted = onCompleted
        self.code = code
        self.boxing = boxing
    }

    deinit { cffi_observer_end_order(address) }

    final var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// Adds it to a proxy's observers of a method and stage; or tells it at once that no more calls can come.
    /// Preconditions: `proxy` is an `ObserverHost`; the owner of this object removes it before releasing it; called
    /// once.
    @inline(__always)
    final func add(to proxy: __shared AnyObject, slot: UInt32, stage: cffi_stage) {
        let proxyAddress = Unmanaged.passUnretained(proxy).toOpaque()
        switch cffi_proxy_add_observer(proxyAddress, slot, stage, address) {
        case cffi_observing_added: break
        case cffi_observing_added_first: observersChanged(Unmanaged.fromOpaque(proxyAddress).takeUnretainedValue())
        case cffi_observing_completed: if deactivate() { complete() }
        default: fatalError("Switchboard: no memory for an observer.")
        }
        _fixLifetime(proxy)
    }

    /// Ends what `add` began. Precondition: the caller keeps the memory of the proxy, which may be gone.
    @inline(__always)
    final func remove(from proxy: UnsafeMutableRawPointer, slot: UInt32, stage: cffi_stage) {
        // The code that deactivated the observer has removed it, or does so before this object's deallocation.
        guard deactivate(), cffi_proxy_remove_observer(proxy, slot, stage, address),
            let retained = swift_tryRetain(proxy)
        else { return }
        observersChanged(Unmanaged.fromOpaque(retained).takeRetainedValue())
    }

    /// Stops the delivery. False if it was stopped already.
    final func deactivate() -> Bool {
        cffi_observer_deactivate(address)
    }

    /// Reports that no more calls can come. Precondition: the observer is inactive, and has not been notified of that
    /// before.
    final func complete() {
        guard let onCompleted else { return }
        inOrder(onCompleted)
    }

    /// Runs `body`. If the observer has been added, and is ordered, no other thread tells it anything
    /// meanwhile.
    private final func inOrder(_ body: () -> Void) {
        cffi_observer_acquire_order(address)
        body()
        cffi_observer_release_order(address)
    }
}

/// Other objects than these report no changes.
private func observersChanged(_ proxy: AnyForwardingProxy) { proxy.observersChanged() }
