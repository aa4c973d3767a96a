import CForwarding
import CSupport

/// A subscription, an interceptor, or anything else of this library that lasts until you cancel it.
///
/// It ends when you call `cancel()`, or when you release its last reference. So keep it, for example in a property or
/// a set:
///
/// ```swift
/// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
///     .subscribe { parser, text in print(text) }
/// token.cancel()
/// ```
///
/// A subscription's token retains your closure, and neither the proxy, the parent nor the target. Thread-safe.
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

    /// Ends the subscription. Calling it again does nothing.
    ///
    /// After it has returned, your closure isn't notified any longer on this thread. A call that another thread is
    /// making at that moment may still arrive. Thread-safe.
    public func cancel() {
        guard let place else { return act() }
        place.cancel()
    }

    /// Lets the subscription last even if the caller does not retain the token. Precondition: it is not an observer's.
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

/// An observer, and its place among those of a proxy's method and stage. It keeps the observer and the proxy's memory,
/// but not the proxy.
package struct ObservedPlace: @unchecked Sendable {
    private let observer: Unmanaged<Observer>
    private let proxy: UnsafeMutableRawPointer
    private let slot: UInt32
    private let stage: cffi_stage

    /// Adds the observer. Preconditions: `proxy` is an `ObserverHost`; the owner of this calls `cancel`, and then
    /// `release`.
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
    /// Returns whether two tokens are the same object.
    public static func == (one: SubscriptionToken, other: SubscriptionToken) -> Bool { one === other }

    /// Hashes the identity of the token.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SubscriptionToken {
    /// Stores the token in a set, which keeps the subscription until you remove the token.
    ///
    /// ```swift
    /// proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    ///     .store(in: &subscriptions)
    /// ```
    ///
    /// Call it on the thread that uses the set.
    ///
    /// - Parameter set: The set, for example a property `var subscriptions: Set<SubscriptionToken> = []`.
    public func store(in set: inout Set<SubscriptionToken>) {
        set.insert(self)
    }

    /// Appends the token to an array or another collection, which keeps the subscription until you remove the token.
    ///
    /// ```swift
    /// proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    ///     .store(in: &subscriptions)
    /// ```
    ///
    /// Keep the collection in a property: optimized code may release the elements of a local variable after their
    /// last use. Call it on the thread that uses the collection.
    ///
    /// - Parameter collection: The collection, for example a property `var subscriptions: [SubscriptionToken] = []`.
    public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
    where Collection.Element == SubscriptionToken {
        collection.append(self)
    }
}
