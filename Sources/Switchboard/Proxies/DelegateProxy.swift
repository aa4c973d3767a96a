import CForwarding
import CSupport

/// Takes the place of an object's delegate: observers hear of every call before and after, and the call goes on to the
/// real delegate. It implements nothing, and stands in for any public protocol of classes.
///
/// ```swift
/// let parser = XMLParser(data: feed)
/// let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
/// let subscription = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
///     .subscribe { parser, text in print(text) }
/// _ = parser.parse()      // the real delegate still gets every call
/// ```
///
/// A call that nobody observes passes straight through, whatever its signature: nothing is decoded, and nothing allocated
/// but for an access that modifies a property in place. All members may be used from any thread; calls are delivered on
/// the thread that makes them.
///
/// The real delegate is held weakly, unless the parent owned it, as one with a strong property does: then the proxy keeps it
/// until another one is set. The parent is found to be an owner if the delegate has fewer strong references after it was
/// replaced than before; so leave the delegate alone on other threads while its first proxy is asked for. Other delegates may
/// be added, which get the calls that return nothing as well: see `addForwardDelegate(_:retainDelegate:)`.
///
/// The proxy keeps its parent weakly, and is kept exactly as long as its parent lives, to the end of its `deinit`: by the
/// parent's class if it is a `HasProxyStorage`, else as `HasDeallocationHook` says. Then its streams end. Where a parent's end
/// cannot be heard of, the proxy is kept in a table, and goes some time later, as the table grows.
///
/// The proxy is an object that calls reach through its witness table only: code that casts its delegate to a protocol
/// with `as?` does not see one, and a requirement that takes or returns `Self`, or consumes the object that it is called
/// on, cannot be served.
open class DelegateProxy<ParentType: AnyObject, DelegateType>: ForwardingProxy<DelegateType>, @unchecked Sendable {
    /// The class that has the delegate.
    public typealias ParentObject = ParentType

    /// The object whose delegate this proxy takes the place of; nil once its last reference is gone. Any thread.
    ///
    /// Its memory, not what it holds, is given back when the proxy goes too, as with an `unowned` reference.
    public final var parentObject: ParentObject? {
        swift_tryRetain(parent).map { Unmanaged<ParentObject>.fromOpaque($0).takeRetainedValue() }
    }
    /// The parent, of which the memory is kept, not the life: a weak reference would give it a side table, which takes more
    /// than this proxy's part of it and makes each retain of the parent slower.
    private let parent: UnsafeMutableRawPointer
    /// The parent's property.
    private let property: any DelegateAccess<ParentObject, Delegate>.Type

    /// For subclasses: a proxy that is not installed. `proxy(for:)` installs one.
    ///
    /// A protocol that no proxy can stand in for traps; `proxyOrThrow(for:)` has found that out before.
    ///
    /// - Parameters:
    ///   - parentObject: The object whose delegate it takes the place of.
    ///   - delegateProxy: The subclass, which says where the delegate is.
    public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
    where Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == ParentObject, Proxy.Delegate == Delegate {
        let shape = trapping { () throws(ProxyRefusal) in try ClassShapes.shape(of: Proxy.self) }
        parent = Self.keepingMemory(of: parentObject)
        property = PropertyOf<Proxy>.self
        super.init(shape: shape)
        guard type(of: self) == Proxy.self || self is Proxy else {
            fatalError(
                """
                Switchboard: expected a proxy class that names itself, or a class that it inherits from, in \
                `super.init(parentObject:delegateProxy:)`, found \(type(of: self)), which names \(Proxy.self). Write \
                `delegateProxy: \(type(of: self)).self`.
                """)
        }
        reportsChanges = parentObject is any CachesDelegate
    }

    /// A proxy that is not installed, for a property that is known.
    init(
        for parentObject: ParentObject, _ property: any DelegateAccess<ParentObject, Delegate>.Type
    ) throws(ProxyRefusal) {
        let shape = try ProtocolShape.shape(of: Delegate.self)
        parent = Self.keepingMemory(of: parentObject)
        self.property = property
        super.init(shape: shape)
        reportsChanges = parentObject is any CachesDelegate
    }

    deinit {
        swift_unownedRelease(parent)
    }

    private static func keepingMemory(of parent: ParentObject) -> UnsafeMutableRawPointer {
        let address = Unmanaged.passUnretained(parent).toOpaque()
        return withExtendedLifetime(parent) { swift_unownedRetain(address) }
    }

    // MARK: The parent

    /// Makes this proxy the parent's delegate, and forwards to the one that was there. Of a parent that owned it, the proxy
    /// is the owner from then on.
    final func takePlace(in parent: ParentObject) throws(ProxyRefusal) {
        guard let (adopted, wasOwned) = try adoptDelegate(of: parent) else { return }
        if wasOwned || swift_retainCount(adopted.toOpaque()) == 1 { own(adopted) }
        adopted.release()
    }

    /// No other object is at the same place while the parent's memory is kept.
    @usableFromInline override final func isProxy(of other: AnyObject) -> Bool {
        Unmanaged.passUnretained(other).toOpaque() == parent
    }

    override final var parentIfAlive: AnyObject? { parentObject }

    override final func takePlace(inObject parent: AnyObject) throws(ProxyRefusal) {
        try takePlace(in: parent as! ParentObject)
    }

    /// Gives the adopted delegate's object, retained, and whether the parent owned it; nil where nothing was adopted. The
    /// parent's delegate is set once, and the forward delegate too, which subclasses may have overridden.
    @inline(never)
    private func adoptDelegate(
        of parent: ParentObject
    ) throws(ProxyRefusal) -> (object: Unmanaged<AnyObject>, wasOwned: Bool)? {
        let current = property.get(parent)
        guard !isDelegate(current) else { return nil }
        // A proxy that forwards to this one took its place in between: the calls arrive.
        if let current, let other = Self.object(of: current) as? AnyForwardingProxy, other.forwards(to: self) {
            return nil
        }
        setForwardToDelegate(current, retainDelegate: false)
        let adopted = current.map { Unmanaged.passRetained(Self.object(of: $0)) }
        let wasOwned = becomeDelegate(of: parent, after: adopted?.toOpaque())
        guard let installed = property.get(parent), isDelegate(installed), shape.isCalled(by: installed) else {
            property.set(current, parent)
            adopted?.release()
            throw ProxyRefusal(reason: .notKept, protocolName: shape.delegateName)
        }
        return adopted.map { ($0, wasOwned) }
    }

    /// Sets the parent's delegate, and says whether the parent let go a strong reference on the object at `previous`, which
    /// the caller keeps.
    ///
    /// Apart from its caller, which so neither retains nor releases in between. Another thread may. If it lets go one of its
    /// references just then, the object is taken for owned, which keeps it longer than it had to be. If it takes one, a
    /// parent that owned the object is not known as its owner.
    @inline(never)
    private func becomeDelegate(of parent: ParentObject, after previous: UnsafeMutableRawPointer?) -> Bool {
        let before = previous.map(swift_retainCount)
        property.set(object, parent)
        guard let before, let after = previous.map(swift_retainCount) else { return false }
        return after < before
    }

    /// Keeps an adopted delegate alive, unless calls go to another one.
    private func own(_ adopted: Unmanaged<AnyObject>) {
        guard let forward = receiver(cffi_receiver_forward),
            ProtocolShape.object(of: forward) == adopted.toOpaque()
        else { return }
        setReceiver(cffi_receiver_forward, forward, retained: true)
    }

    /// Has a parent that caches what its delegate can do look again: `CachesDelegate`.
    override final func observersChanged() {
        guard reportsChanges, let parentObject, isDelegate(property.get(parentObject)) else { return }
        property.set(nil, parentObject)
        property.set(object, parentObject)
    }

}
