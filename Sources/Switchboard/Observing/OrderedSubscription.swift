import CForwarding
import CSupport
import Synchronization

/// The subscription of an ordered observer, which gets one call at a time. It lasts until it is cancelled or no more
/// calls can come, even if the caller does not retain it. From then on it retains none of its closures, even if the
/// caller still retains it.
///
/// It keeps neither the proxy nor its parent nor a delegate alive.
package final class OrderedSubscription: @unchecked Sendable {
    private let hasEnded = Atomic(false)
    // These belong to the thread that sets `hasEnded`. The observer and this refer to each other until then.
    private var observer: Observer?
    private var onCompleted: (() -> Void)?
    private var onEnd: (() -> Void)?
    /// Its memory is kept, not the proxy.
    private let proxy: UnsafeMutableRawPointer
    private let slot: UInt32
    private let stage: cffi_stage

    /// Precondition: `proxy` is an `ObserverHost`.
    init<Element>(
        _ body: @escaping (Element) -> Void, boxing: ArgumentBoxing?, slot: Int, stage: cffi_stage, on proxy: AnyObject,
        onCompleted: (() -> Void)?, onEnd: (() -> Void)?
    ) {
        self.proxy = Unmanaged.passUnretained(proxy).toOpaque()
        self.slot = UInt32(slot)
        self.stage = stage
        self.onCompleted = onCompleted
        self.onEnd = onEnd
        swift_unownedRetain(self.proxy)
        let observer = Observer(
            ObserverCode(body), boxing: boxing, isInOrder: true, onCompleted: { self.finish() })
        // Before others know the observer: it may end at once.
        self.observer = observer
        observer.add(to: proxy, slot: self.slot, stage: stage)
    }

    deinit { swift_unownedRelease(proxy) }

    /// Ends the subscription. After this method returns, nothing is delivered on this thread; a call that another
    /// thread is making at this moment may still be delivered. Thread-safe; may be called more than once.
    package func cancel() {
        guard end(), let observer else { return }
        self.observer = nil
        onCompleted = nil
        observer.remove(from: proxy, slot: slot, stage: stage)
        tellEnd()
    }

    /// No more calls can come.
    private func finish() {
        guard end() else { return }
        // The observer is being notified, so others keep it.
        observer = nil
        let onCompleted = onCompleted
        self.onCompleted = nil
        onCompleted?()
        tellEnd()
    }

    /// Whether this call has ended it.
    private func end() -> Bool { !hasEnded.exchange(true, ordering: .acquiringAndReleasing) }

    private func tellEnd() {
        guard let onEnd else { return }
        self.onEnd = nil
        onEnd()
    }
}
