import CForwarding
import CSupport

/// Replaces the delegate of a parent, forwards every call to the original delegate, and notifies observers before and
/// after.
///
/// It implements no methods itself, and supports any public protocol. You write a subclass only for special cases:
/// see ``DelegateProxyType``.
///
/// ```swift
/// let parser = XMLParser(data: feed)
/// let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
/// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
///     .subscribe { parser, text in print(text) }
/// _ = parser.parse()  // the original delegate still receives every call
/// ```
///
/// All members are thread-safe. Observers, interceptors and the target run on the thread that makes the call. An
/// unobserved call is forwarded directly, with any signature. It allocates nothing, except for changing a property in
/// place.
///
/// **Target.** The proxy holds the original delegate weakly. If the parent owned it, for example in a strong
/// property, the proxy retains it until you set another one. The parent owned it if replacing it released a strong
/// reference. So don't use the delegate on other threads while you make its first proxy. For more targets, see
/// `addTarget(_:retainTarget:)`.
///
/// **Lifetime.** The proxy refers to its parent weakly, and lives exactly as long, to the end of the parent's
/// `deinit`. Then its streams complete. The parent retains it in its ``HasProxyStorage``, or by the hook that
/// ``HasDeallocationHook`` describes. If the library can't observe the parent's deallocation, a table retains the
/// proxy. It's released some time later, when the table grows.
///
/// **Casts.** You can cast the proxy to the protocols of the delegate type, and to those that they refine. If your
/// proxy class conforms to them itself, a cast finds its methods. Requirements that take or return `Self` aren't
/// supported.
///
/// If the protocol has a `consuming func`, reference it once before its first call:
/// `_ = try Proxy.selector((any P).finish)`. Otherwise its calls are memory-unsafe.
open class DelegateProxy<ParentType: AnyObject, DelegateType>: ForwardingProxy<DelegateType>, @unchecked Sendable {
    /// The class of the parent.
    public typealias ParentObject = ParentType

    /// The parent, or nil once its last strong reference is released. Thread-safe.
    ///
    /// The proxy keeps the memory of the parent allocated, but not the parent's contents, as an `unowned` reference
    /// does.
    public final var parentObject: ParentObject? {
        swift_tryRetain(parent).map { Unmanaged<ParentObject>.fromOpaque($0).takeRetainedValue() }
    }
    /// The parent, whose memory is kept, but not its life. A weak reference would give the parent a side table, which
    /// takes more memory than the proxy's part of it, and makes each retain of the parent slower.
    private let parent: UnsafeMutableRawPointer
    /// The parent's property, which is never freed.
    private let property: Unmanaged<DelegateProperty>

    override final class var root: UnsafeRawPointer {
        Metadata(DelegateProxy<AnyForwardingProxy, Any>.self).classDescriptor
    }

    /// Creates a proxy without installing it, for subclasses.
    ///
    /// To install a proxy, call `proxy(for:)`. If the protocol isn't supported, this initializer traps;
    /// `proxyOrThrow(for:)` checks that before.
    ///
    /// ```swift
    /// final class ImporterDelegateProxy:
    ///     DelegateProxy<Importer, any ImporterDelegate>, DelegateProxyType, @unchecked Sendable
    /// {
    ///     init(importer: Importer) {
    ///         super.init(parentObject: importer, delegateProxy: ImporterDelegateProxy.self)
    ///     }
    ///     static func registerKnownImplementations() { register { ImporterDelegateProxy(importer: $0) } }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - parentObject: The parent, whose delegate the proxy will replace.
    ///   - delegateProxy: Your subclass, which knows the parent's property. If it's neither the class of the new
    ///     object nor a superclass, this traps.
    public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
    where Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == ParentObject, Proxy.Delegate == Delegate {
        let type: AnyClass = Swift.type(of: self)
        let dispatchTable = trapping { () throws(ProxyError) in try ClassDispatchTables.table(of: Proxy.self, for: type)
        }
        parent = Self.keepingMemory(of: parentObject)
        property = DelegateProperty.property(of: Proxy.self)
        super.init(dispatchTable: dispatchTable.raw)
        guard type == Proxy.self || self is Proxy else {
            fatalError(
                """
                Switchboard: \(type) passes \(Proxy.self), which is neither its own class nor a superclass, to \
                `super.init(parentObject:delegateProxy:)`. Write `delegateProxy: \(type).self`.
                """)
        }
        if ProxyKeeper.ParentClass.of(parentObject).cachesDelegate { reportsChanges = true }
    }

    /// Makes a proxy for a known property without installing it. Preconditions: the caller keeps the object at
    /// `parent`, a `ParentObject`; the property is this class's and has a dispatch table.
    @usableFromInline init(forParentAt parent: UnsafeMutableRawPointer, _ property: Unmanaged<DelegateProperty>) {
        self.parent = parent
        swift_unownedRetain(parent)
        self.property = property
        super.init(dispatchTable: property._withUnsafeGuaranteedRef { $0.dispatchTable! })
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
            // A property that keeps its proxy by itself is weak, and stores its value in its wrapper.
            let storage = cffi_property_storage(is_strong: false, offset: 0)
            assigned(value, to: Unmanaged.passUnretained(parent).toOpaque(), by: property, storage)
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
    /// If `staysInstalled` is false, an assignment to the parent's property replaces the proxy, until you call
    /// `proxy(for:)` again. Thread-safe, as far as reading the parent's property is.
    public final var isInstalled: Bool { parentObject.map { isDelegate(delegate(of: $0)) } ?? false }

    /// Whether the proxy stays the parent's delegate if your program assigns another one.
    ///
    /// If it does, an assignment sets the proxy's target, and the target is held weakly or strongly as the property
    /// would hold it. Assigning nil removes the target. If several proxies stand in one property, each forwards to the
    /// one before it, and an assignment sets the target of the first one.
    ///
    /// This is true if the assignment calls the property's setter through the parent's class, on Linux. It does for
    /// most properties of classes of other modules that aren't `final`. The library finds this out when you install
    /// the first proxy for a parent of the class; before, it's false.
    ///
    /// Even if it's true, code in the class's own module may write the property directly. So may optimized code that
    /// assigns a property of a generic class. ``WeakDelegate`` avoids that. A process can replace the setters of some
    /// hundred properties; after that, this is false. Thread-safe.
    public final var staysInstalled: Bool {
        property._withUnsafeGuaranteedRef { $0.keepsProxy(of: UnsafeRawPointer(parent)) }
    }

    override final func setTypedTarget(_ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>, isStrong: Bool) {
        let place = UnsafeMutableRawPointer(value).assumingMemoryBound(to: Delegate?.self)
        setForwardToDelegate(place.pointee, retainDelegate: isStrong)
    }

    override final func setTarget(to object: AnyObject?, isStrong: Bool) {
        if let object, !(object is Delegate) {
            setTarget(ofBase: Unmanaged.passUnretained(object).toOpaque(), isRetained: isStrong)
        } else {
            setForwardToDelegate(object.map { $0 as! Delegate }, retainDelegate: isStrong)
        }
    }

    #if DEBUG
        override final func lookForMissingAnswers() {
            warnIfAnswersAreMissing()
            guard let parent = parentIfAlive else { return }
            property._withUnsafeGuaranteedRef { $0.warnIfReplaceable(parent) { self.isInstalled } }
        }
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
    /// Sets the parent's delegate and the target once, because subclasses may have overridden the setters.
    @inline(never)
    private func adoptDelegate(
        of parent: ParentObject
    ) throws(ProxyError) -> (object: Unmanaged<AnyObject>, wasOwned: Bool)? {
        let current = delegate(of: parent)
        guard !isDelegate(current) else { return nil }
        // A proxy that forwards to this one has taken its place meanwhile, so calls still arrive.
        if let current, let other = DispatchTable.anyObject(of: current) as? AnyForwardingProxy,
            other.forwards(to: self)
        {
            return nil
        }
        if let object = current.flatMap({ DispatchTable.object(of: $0) }) {
            try dispatchTable.requireAllProtocols(of: object, parent: parent)
        }
        setForwardToDelegate(current, retainDelegate: false)
        let base = current == nil ? dispatchTable.delegate(ofPropertyOf: parent) : nil
        let adopted = (current.flatMap { DispatchTable.anyObject(of: $0) } ?? base).map { Unmanaged.passRetained($0) }
        let wasOwned = becomeDelegate(of: parent, after: adopted?.toOpaque())
        guard let installed = delegate(of: parent), isDelegate(installed), dispatchTable.isCalled(by: installed) else {
            if let base {
                dispatchTable.setDelegate(ofPropertyOf: parent, to: base)
            } else {
                setDelegate(current, of: parent)
            }
            adopted?.release()
            throw ProxyError(reason: .delegateNotStored, protocolName: dispatchTable.delegateName)
        }
        if let base, dispatchTable.delegate(ofPropertyOf: parent) === self {
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
        guard !hasRelay, let forward = receiver(cffi_receiver_forward),
            DispatchTable.object(of: forward) == adopted.toOpaque()
        else { return }
        setReceiver(cffi_receiver_forward, forward, retained: true)
    }

    /// Makes a parent that caches what its delegate can do check again: `CachesDelegate`.
    override final func observersChanged() {
        if reportsChanges { reportChange() }
    }

    /// Not inlined: the compiler looks types of a generic class up where a function begins, and most parents cache
    /// nothing.
    @inline(never)
    private func reportChange() {
        guard let parentObject, isDelegate(delegate(of: parentObject)) else { return }
        setDelegate(nil, of: parentObject)
        setDelegate(object, of: parentObject)
    }
}
