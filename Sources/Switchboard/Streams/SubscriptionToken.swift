import CForwarding
import CSupport

/// An observer's subscription to a stream, or something else that lasts until it is cancelled. It ends when it is
/// cancelled, and when nobody keeps it any more.
///
/// It keeps neither the proxy nor its parent nor a delegate alive.
public final class SubscriptionToken: @unchecked Sendable {
    /// For an observer.
    private let place: ObservedPlace?
    /// For anything else: what to do at the end.
    private let action: Locked<(() -> Void)?>?

    /// Calls `action` once, when the token is cancelled or dropped.
    init(_ action: @escaping () -> Void) {
        place = nil
        self.action = Locked(action)
    }

    /// Ends an observer's subscription, which this takes over.
    init(_ place: ObservedPlace) {
        self.place = place
        action = nil
    }

    deinit {
        cancel()
        place?.release()
    }

    /// Ends the subscription. After this method returns, nothing is delivered on this thread; a call that another
    /// thread is making at this moment may still be delivered. Thread-safe; may be called more than once.
    public func cancel() {
        guard let place else { return act() }
        place.cancel()
    }

    /// Has what the token stands for last although nobody keeps the token. Precondition: it is not an observer's.
    func detach() {
        action?.withLock { $0 = nil }
    }

    private func act() {
        let last = action?.withLock { action in
            defer { action = nil }
            return action
        }
        last?()
    }
}

/// An observer, and its place among those of a proxy's method and stage. It keeps the observer and the proxy's memory, but not
/// the proxy.
package struct ObservedPlace: @unchecked Sendable {
    private let observer: Unmanaged<Observer>
    private let proxy: UnsafeMutableRawPointer
    private let slot: UInt32
    private let stage: cffi_stage

    /// Adds the observer. Preconditions: `proxy` is an `ObserverHost`; whoever gets this calls `cancel`, and then `release`.
    @inline(__always)
    init(_ observer: __owned Observer, slot: Int, stage: cffi_stage, on proxy: __shared AnyObject) {
        let address = Unmanaged.passUnretained(proxy).toOpaque()
        self.slot = UInt32(slot)
        self.stage = stage
        self.proxy = address
        swift_unownedRetain(address)
        observer.add(to: proxy, slot: self.slot, stage: stage)
        // Last, so that the reference is moved here.
        self.observer = Unmanaged.passRetained(observer)
    }

    /// Ends what is delivered, as `SubscriptionToken.cancel` does. Thread-safe; may be called more than once.
    package func cancel() {
        observer._withUnsafeGuaranteedRef { $0.remove(from: proxy, slot: slot, stage: stage) }
    }

    /// Lets go of what this keeps. Preconditions: it was cancelled; nothing is called any more.
    package func release() {
        observer.release()
        swift_unownedRelease(proxy)
    }
}

// MARK: Keeping

extension SubscriptionToken: Hashable {
    /// Whether both are the same subscription.
    public static func == (one: SubscriptionToken, other: SubscriptionToken) -> Bool { one === other }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SubscriptionToken {
    /// Stores the subscription in a set, which keeps it until it is removed. Call this on the thread that uses the set.
    ///
    /// ```swift
    /// proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    ///     .store(in: &subscriptions)
    /// ```
    ///
    /// - Parameter set: The set, for instance a property `var subscriptions: Set<SubscriptionToken> = []`.
    public func store(in set: inout Set<SubscriptionToken>) {
        set.insert(self)
    }

    /// Like `store(in:)` for a set, with an array or another collection to which elements can be added.
    ///
    /// - Parameter collection: The collection, to which the subscription is appended.
    public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
    where Collection.Element == SubscriptionToken {
        collection.append(self)
    }
}
