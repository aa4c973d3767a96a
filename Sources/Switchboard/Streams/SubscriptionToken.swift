import CForwarding
import CSupport

/// An observer's place on a stream, or something else that is so until it is cancelled. It ends when it is cancelled, and
/// when nobody keeps it any more.
///
/// It keeps neither the proxy nor its parent nor a delegate alive.
public final class SubscriptionToken: @unchecked Sendable {
    /// Of an observer: what it is on. The proxy's memory is kept, not its life.
    private let observer: Observer?
    private let slot: UInt32
    private let stage: cffi_stage
    private let proxy: UnsafeMutableRawPointer?
    /// Of something else: how it ends.
    private let action: Locked<(() -> Void)?>?

    /// Calls `action` once, when it is cancelled or dropped.
    init(_ action: @escaping () -> Void) {
        observer = nil
        (slot, stage) = (0, cffi_stage_sent)
        proxy = nil
        self.action = Locked(action)
    }

    init(_ observer: Observer, slot: Int, stage: cffi_stage, on proxy: any ObserverHost) {
        let address = proxy.address
        self.observer = observer
        self.slot = UInt32(slot)
        self.stage = stage
        self.proxy = address
        action = nil
        swift_unownedRetain(address)
        switch cffi_proxy_add_observer(address, self.slot, stage, observer.address) {
        case cffi_observing_added: break
        case cffi_observing_added_first: proxy.observersChanged()
        case cffi_observing_completed: if observer.deactivate() { observer.complete() }
        default: fatalError("Switchboard: no memory for an observer.")
        }
        withExtendedLifetime(proxy) {}
    }

    deinit {
        cancel()
        if let proxy { swift_unownedRelease(proxy) }
    }

    /// Ends the subscription. On this thread nothing is delivered after it returned; a call that another thread is
    /// making at this moment may still be delivered. Any thread; more than once does nothing.
    public func cancel() {
        guard let observer, let proxy else { return act() }
        // Who made it inactive has taken it away, or does so before this object can go.
        guard observer.deactivate() else { return }
        guard cffi_proxy_remove_observer(proxy, slot, stage, observer.address),
            let retained = swift_tryRetain(proxy)
        else { return }
        // Others report no changes.
        Unmanaged<AnyForwardingProxy>.fromOpaque(retained).takeRetainedValue().observersChanged()
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

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SubscriptionToken {
    /// Keeps the subscription in a set, until that lets it go. On the thread that uses the set.
    ///
    /// ```swift
    /// proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    ///     .store(in: &subscriptions)
    /// ```
    ///
    /// - Parameter set: Such as a property `var subscriptions: Set<SubscriptionToken> = []`.
    public func store(in set: inout Set<SubscriptionToken>) {
        set.insert(self)
    }

    /// As `store(in:)` for a set, in an array or another collection that elements can be added to.
    ///
    /// - Parameter collection: It gets the subscription behind its others.
    public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
    where Collection.Element == SubscriptionToken {
        collection.append(self)
    }
}
