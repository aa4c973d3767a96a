import CFFIShim

/// An observer's place on a stream. It ends when it is cancelled, and when nobody keeps it any more.
///
/// It keeps neither the proxy nor its parent nor a delegate alive.
public final class Subscription: @unchecked Sendable {
    private let observer: Observer
    private let slot: Int
    /// The proxy's address; its memory is kept, not its life.
    private let proxy: UnsafeMutableRawPointer

    init(_ observer: Observer, of method: ResolvedMethod, on proxy: ProxyCore) {
        self.observer = observer
        slot = method.slot
        self.proxy = proxy.address
        swift_unownedRetain(self.proxy)
        proxy.updateObservers(of: slot) { ObserverList.adding(observer, to: $0, of: method) }
    }

    deinit {
        cancel()
        swift_unownedRelease(proxy)
    }

    /// Ends the subscription. On this thread nothing is delivered after it returned; a call that another thread is
    /// making at this moment may still be delivered. Any thread; more than once does nothing.
    public func cancel() {
        guard observer.deactivate() else { return }
        guard let retained = swift_tryRetain(proxy) else { return }
        Unmanaged<ProxyCore>.fromOpaque(retained).takeRetainedValue().updateObservers(of: slot) {
            $0?.removing(observer)
        }
    }
}
