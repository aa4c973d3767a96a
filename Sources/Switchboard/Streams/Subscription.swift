import CFFIShim

/// An observer's place on a stream. It ends when it is cancelled, and when nobody keeps it any more.
///
/// It keeps neither the proxy nor its parent nor a delegate alive.
public final class Subscription: @unchecked Sendable {
    private let observer: Observer
    private let slot: UInt32
    /// The proxy's address; its memory is kept, not its life.
    private let proxy: UnsafeMutableRawPointer

    init(_ observer: Observer, slot: Int, stage: cffi_stage, on proxy: Dispatcher) {
        self.observer = observer
        self.slot = UInt32(slot)
        self.proxy = proxy.address
        swift_unownedRetain(self.proxy)
        switch cffi_proxy_add_observer(self.proxy, self.slot, stage, observer.address) {
        case cffi_observing_added: break
        case cffi_observing_completed: if observer.deactivate() { observer.complete() }
        default: fatalError("Switchboard: no memory for an observer.")
        }
        withExtendedLifetime(proxy) {}
    }

    deinit {
        cancel()
        swift_unownedRelease(proxy)
    }

    /// Ends the subscription. On this thread nothing is delivered after it returned; a call that another thread is
    /// making at this moment may still be delivered. Any thread; more than once does nothing.
    public func cancel() {
        guard observer.deactivate(), let retained = swift_tryRetain(proxy) else { return }
        defer { swift_release(retained) }
        guard cffi_proxy_remove_observer(proxy, slot, observer.address) else {
            fatalError("Switchboard: no memory to take an observer away.")
        }
    }
}
