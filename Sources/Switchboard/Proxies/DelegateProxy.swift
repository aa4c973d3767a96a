import CForwarding
import CSupport

/// Takes the place of an object's delegate: observers are told of every call before and after, and the proxy forwards
/// the call to the real delegate. It implements no methods itself, and stands in for any public protocol.
///
/// ```swift
/// let parser = XMLParser(data: feed)
/// let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
/// let subscription = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
///     .subscribe { parser, text in print(text) }
/// _ = parser.parse()      // the real delegate still gets every call
/// ```
///
/// A call that nobody observes is forwarded directly, whatever its signature: nothing is decoded, and nothing is
/// allocated except for an access that modifies a property in place. All members are thread-safe; calls are delivered
/// on the thread that makes them.
///
/// The real delegate is held weakly, unless the parent owned it, for instance in a strong property. Then the proxy
/// keeps it until another one is set. The parent counts as an owner if the delegate has fewer strong references after
/// it was replaced than before; so do not use the delegate on other threads while its first proxy is made. You can add
/// other delegates, which also get the calls that return nothing: see `addTarget(_:retainTarget:)`.
///
/// The proxy holds its parent weakly, and lives exactly as long as its parent, to the end of the parent's `deinit`: the
/// parent's class keeps it if it is a `HasProxyStorage`, else as `HasDeallocationHook` says. Then its streams end. If
/// the end of a parent cannot be observed, the proxy is kept in a table, and is released some time later, when the
/// table grows.
///
/// Code that casts the proxy finds the protocols of the delegate's type, and those that they refine. If the proxy class
/// conforms to them by itself, it finds the class's own methods. A requirement that takes or returns `Self` isn't
/// supported.
///
/// If the protocol has a `consuming func`, reference it once before its first call, as in
/// `_ = try Proxy.selector((any P).finish)`. Otherwise its calls are memory-unsafe.
open class DelegateProxy<ParentType: AnyObject, DelegateType>: ForwardingProxy<DelegateType>, @unchecked Sendable {
    /// The class that has the delegate.
    public typealias ParentObject = ParentType

    /// The object whose delegate this proxy replaces; nil once its last reference is gone. Thread-safe.
    ///
    /// Its memory, but not what it holds, is only freed when the proxy goes too, as with an `unowned` reference.
    public final var parentObject: ParentObject? {
        swift_tryRetain(parent).map { Unmanaged<ParentObject>.fromOpaque($0).takeRetainedValue() }
    }
    /// The parent, whose memory is kept, but not its life. A weak reference would give the parent a side table, which
    /// takes more memory than the proxy's part of it, and makes each retain of the parent slower.
    private let parent: UnsafeMutableRawPointer
    /// The parent's property, which is never freed.
    private let property: Unmanaged<DelegateProperty>

    /// For subclasses: makes a proxy without installing it. `proxy(for:)` installs one.
    ///
    /// Traps if no proxy can stand in for the protocol; `proxyOrThrow(for:)` has checked that before.
    ///
    /// - Parameters:
    ///   - parentObject: The object whose delegate the proxy replaces.
    ///   - delegateProxy: The subclass, which knows where the delegate is.
    public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
    where Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == ParentObject, Proxy.Delegate == Delegate {
        let type: AnyClass = Swift.type(of: self)
        let shape = trapping { () throws(ProxyError) in try ClassShapes.shape(of: Proxy.self, for: type) }
        parent = Self.keepingMemory(of: parentObject)
        property = DelegateProperty.property(of: Proxy.self)
        super.init(shape: shape.raw)
        guard type == Proxy.self || self is Proxy else {
            fatalError(
                """
                Switchboard: \(type) passes \(Proxy.self) to `super.init(parentObject:delegateProxy:)`, which isn't its own class \
                or a superclass. Write `delegateProxy: \(type).self`.
                """)
        }
        if ProxyKeeper.ParentClass.of(parentObject).cachesDelegate { reportsChanges = true }
    }

    /// Makes a proxy for a known property without installing it. Preconditions: the caller keeps the object at `parent`, a
    /// `ParentObject`; the property is this class's and has a shape.
    @usableFromInline init(forParentAt parent: UnsafeMutableRawPointer, _ property: Unmanaged<DelegateProperty>) {
        self.parent = parent
        swift_unownedRetain(parent)
        self.property = property
        super.init(shape: property._withUnsafeGuaranteedRef { $0.shape! })
    }

    deinit {
        swift_unownedRelease(parent)
    }

    private static func keepingMemory(of parent: ParentObject) -> UnsafeMutableRawPointer {
        let address = Unmanaged.passUnretained(parent).toOpaque()
        return withExtendedLifetime(parent) { swift_unownedRetain(address) }
    }

    // MARK: The parent

    /// Makes this proxy the parent's delegate, and forwards to the previous one. If the parent owned that, the proxy
    /// owns it from then on.
    final func takePlace(in parent: ParentObject) throws(ProxyError) {
        guard let (adopted, wasOwned) = try adoptDelegate(of: parent) else { return }
        if wasOwned || swift_retainCount(adopted.toOpaque()) == 1 { own(adopted) }
        adopted.release()
    }

    override final func propertyIsSet(
        _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>, of parent: AnyObject, byLibrary: Bool
    ) {
        let property = property.takeUnretainedValue()
        if byLibrary {
            _ = property.accepts(value, parent)
        } else {
            assigned(value, to: Unmanaged.passUnretained(parent).toOpaque(), by: property, isStrong: false)
        }
    }

    /// While the parent's memory is kept, no other object can have the same address.
    @usableFromInline override final func isProxy(of other: AnyObject) -> Bool {
        Unmanaged.passUnretained(other).toOpaque() == parent
    }

    override final var parentIfAlive: AnyObject? { parentObject }

    override final func takePlace(inObject parent: AnyObject) throws(ProxyError) {
        // The initializer knew the parent's class.
        try takePlace(in: isProxy(of: parent) ? unsafeDowncast(parent, to: ParentObject.self) : parent as! ParentObject)
    }

    /// Whether the proxy is the parent's delegate now.
    ///
    /// If `staysInstalled` is false, an assignment to the parent's property puts another delegate in its place, until you call
    /// `proxy(for:)` again.
    public final var isInstalled: Bool { parentObject.map { isDelegate(delegate(of: $0)) } ?? false }

    /// Whether the proxy stays where it is when the parent's delegate is assigned: what is assigned becomes the real delegate, held
    /// as the property holds it, and nil means none.
    ///
    /// That holds where the assignment calls the property's setter through the parent's class, as it does for most properties of
    /// classes of other modules that are not `final`, on Linux. It was found out when the first proxy for a parent of that class was
    /// installed; before, this is false. Code of the class's own module may be compiled to write the property directly, and so may
    /// optimized code that assigns to the property of a generic class. A process can replace the setters of some hundred properties;
    /// after that, this is false as well.
    public final var staysInstalled: Bool {
        property._withUnsafeGuaranteedRef { $0.keepsProxy(of: UnsafeRawPointer(parent)) }
    }

    override final func setTypedTarget(_ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>, isStrong: Bool) {
        let place = UnsafeMutableRawPointer(value).assumingMemoryBound(to: Delegate?.self)
        setForwardToDelegate(place.pointee, retainDelegate: isStrong)
    }

    #if DEBUG
        override final func lookForMissingAnswers() { warnIfAnswersAreMissing() }
    #endif

    /// The parent's delegate.
    private func delegate(of parent: ParentObject) -> Delegate? {
        withUnsafeTemporaryAllocation(of: Delegate?.self, capacity: 1) { place in
            property._withUnsafeGuaranteedRef { $0.get(Self.address(of: parent), place.baseAddress!) }
            return place.moveElement(from: 0)
        }
    }

    private func setDelegate(_ delegate: Delegate?, of parent: ParentObject) {
        let proxy = isDelegate(delegate) ? address : nil
        withUnsafePointer(to: delegate) { place in
            property._withUnsafeGuaranteedRef { $0.set(Self.address(of: parent), place, proxy: proxy) }
        }
    }

    private static func address(of parent: ParentObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(parent).toOpaque())
    }

    /// Returns the adopted delegate's object, retained, and whether the parent owned it; nil if nothing was adopted.
    /// Sets the parent's delegate and the forward delegate once, because subclasses may have overridden the setters.
    @inline(never)
    private func adoptDelegate(
        of parent: ParentObject
    ) throws(ProxyError) -> (object: Unmanaged<AnyObject>, wasOwned: Bool)? {
        let current = delegate(of: parent)
        guard !isDelegate(current) else { return nil }
        // A proxy that forwards to this one has taken its place meanwhile, so calls still arrive.
        if let current, let other = ProtocolShape.anyObject(of: current) as? AnyForwardingProxy,
            other.forwards(to: self)
        {
            return nil
        }
        if let object = current.flatMap({ ProtocolShape.object(of: $0) }) {
            try shape.requireAllProtocols(of: object, parent: parent)
        }
        setForwardToDelegate(current, retainDelegate: false)
        let base = current == nil ? shape.delegate(ofPropertyOf: parent) : nil
        let adopted = (current.flatMap { ProtocolShape.anyObject(of: $0) } ?? base).map { Unmanaged.passRetained($0) }
        let wasOwned = becomeDelegate(of: parent, after: adopted?.toOpaque())
        guard let installed = delegate(of: parent), isDelegate(installed), shape.isCalled(by: installed) else {
            if let base { shape.setDelegate(ofPropertyOf: parent, to: base) } else { setDelegate(current, of: parent) }
            adopted?.release()
            throw ProxyError(reason: .delegateNotStored, protocolName: shape.delegateName)
        }
        if let base, shape.delegate(ofPropertyOf: parent) === self {
            // The proxy took the place of a delegate that is only of a protocol that `Delegate` refines.
            setTarget(ofBase: Unmanaged.passUnretained(base).toOpaque(), isRetained: wasOwned)
            adopted?.release()
            return nil
        }
        return adopted.map { ($0, wasOwned) }
    }

    /// Sets the parent's delegate, and returns whether the parent released a strong reference to the object at
    /// `previous`, which the caller keeps.
    ///
    /// A separate function, so that its caller neither retains nor releases the object in between. Another thread may
    /// do so. If it releases a reference just then, the object counts as owned, and is kept longer than necessary. If
    /// it retains the object, a parent that owned it is not recognized as its owner.
    @inline(never)
    private func becomeDelegate(of parent: ParentObject, after previous: UnsafeMutableRawPointer?) -> Bool {
        let before = previous.map(swift_retainCount)
        setDelegate(object, of: parent)
        guard let before, let after = previous.map(swift_retainCount) else { return false }
        return after < before
    }

    /// Keeps an adopted delegate alive, unless calls are forwarded to another one.
    private func own(_ adopted: Unmanaged<AnyObject>) {
        guard let forward = receiver(cffi_receiver_forward),
            ProtocolShape.object(of: forward) == adopted.toOpaque()
        else { return }
        setReceiver(cffi_receiver_forward, forward, retained: true)
    }

    /// Makes a parent that caches what its delegate can do check again: `CachesDelegate`.
    override final func observersChanged() {
        if reportsChanges { reportChange() }
    }

    /// Not inlined: the compiler looks types of a generic class up where a function begins, and most parents cache nothing.
    @inline(never)
    private func reportChange() {
        guard let parentObject, isDelegate(delegate(of: parentObject)) else { return }
        setDelegate(nil, of: parentObject)
        setDelegate(object, of: parentObject)
    }
}

extension ProtocolShape {
    /// The class from which proxy classes inherit.
    static var rootOfProxyClasses: UnsafeRawPointer {
        Metadata(DelegateProxy<AnyForwardingProxy, Any>.self).classDescriptor
    }
}
