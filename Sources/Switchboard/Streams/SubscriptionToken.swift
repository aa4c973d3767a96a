import CForwarding
import CSupport

/// An observer's subscription to a stream, or something else that lasts until it is cancelled. It ends when it is
/// cancelled, and when nobody keeps it any more.
///
/// It keeps neither the proxy nor its parent nor a delegate alive.
public final class SubscriptionToken: @unchecked Sendable {
    /// For an observer: the observer and its place. The token keeps the proxy's memory, not the proxy.
    private let observer: Unmanaged<Observer>?
    private let slot: UInt32
    private let stage: cffi_stage
    private let proxy: UnsafeMutableRawPointer?
    /// For anything else: what to do at the end.
    private let action: Locked<(() -> Void)?>?

    /// Calls `action` once, when the token is cancelled or dropped.
    init(_ action: @escaping () -> Void) {
        observer = nil
        (slot, stage) = (0, cffi_stage_sent)
        proxy = nil
        self.action = Locked(action)
    }

    /// Precondition: `proxy` is an `ObserverHost`.
    init(_ observer: Observer, slot: Int, stage: cffi_stage, on proxy: __shared AnyObject) {
        let address = Unmanaged.passUnretained(proxy).toOpaque()
        self.slot = UInt32(slot)
        self.stage = stage
        self.proxy = address
        action = nil
        swift_unownedRetain(address)
        observer.add(to: proxy, slot: self.slot, stage: stage)
        // Last, so that the reference is moved here.
        self.observer = Unmanaged.passRetained(observer)
    }

    deinit {
        cancel()
        observer?.release()
        if let proxy { swift_unownedRelease(proxy) }
    }

    /// Ends the subscription. After this method returns, nothing is delivered on this thread; a call that another
    /// thread is making at this moment may still be delivered. Thread-safe; may be called more than once.
    public func cancel() {
        guard let observer, let proxy else { return act() }
        observer._withUnsafeGuaranteedRef { $0.remove(from: proxy, slot: slot, stage: stage) }
    }

    private func act() {
        let last = action?.withLock { action in
            defer { action = nil }
            return action
        }
        last?()
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
