import CFFIShim

/// An observer's place on a stream, or something else that is so until it is cancelled. It ends when it is cancelled, and
/// when nobody keeps it any more.
///
/// It keeps neither the proxy nor its parent nor a delegate alive.
public final class Subscription: @unchecked Sendable {
    private enum Kind {
        /// The proxy's address; its memory is kept, not its life.
        case observer(Observer, slot: UInt32, proxy: UnsafeMutableRawPointer)
        case action(Locked<(@Sendable () -> Void)?>)
    }

    private let kind: Kind

    /// Calls `action` once, when it is cancelled or dropped.
    init(_ action: @escaping @Sendable () -> Void) {
        kind = .action(Locked(action))
    }

    init(_ observer: Observer, slot: Int, stage: cffi_stage, on proxy: Dispatcher) {
        let address = proxy.address
        kind = .observer(observer, slot: UInt32(slot), proxy: address)
        swift_unownedRetain(address)
        switch cffi_proxy_add_observer(address, UInt32(slot), stage, observer.address) {
        case cffi_observing_added: break
        case cffi_observing_added_first: proxy.observersChanged()
        case cffi_observing_completed: if observer.deactivate() { observer.complete() }
        default: fatalError("Switchboard: no memory for an observer.")
        }
        withExtendedLifetime(proxy) {}
    }

    deinit {
        cancel()
        if case .observer(_, _, let proxy) = kind { swift_unownedRelease(proxy) }
    }

    /// Ends the subscription. On this thread nothing is delivered after it returned; a call that another thread is
    /// making at this moment may still be delivered. Any thread; more than once does nothing.
    public func cancel() {
        switch kind {
        case .action(let action):
            let last = action.withLock { action in
                defer { action = nil }
                return action
            }
            last?()
        case .observer(let observer, let slot, let proxy):
            guard observer.deactivate(), let retained = swift_tryRetain(proxy) else { return }
            defer { swift_release(retained) }
            switch cffi_proxy_remove_observer(proxy, slot, observer.address) {
            case cffi_removing_removed: break
            case cffi_removing_removed_last:
                Unmanaged<Dispatcher>.fromOpaque(proxy).takeUnretainedValue().observersChanged()
            default: fatalError("Switchboard: no memory to take an observer away.")
            }
        }
    }
}
