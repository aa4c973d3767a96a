/// A class of proxies for one delegate property of a class of parents. `DelegateProxy` needs no subclass; write one to
/// give a property a proxy of its own (two properties of one protocol, a property that is not called `delegate`), to let
/// subclasses of the parent have other proxies, or to implement a part of the protocol in the proxy.
///
/// ```
///   parent -----> its delegate property
///      ^              |
///      | weak         v
///      +---------  proxy ----> forward delegate (the one that was there, or was set)
///                     |
///                     +--> observers, before and after
/// ```
///
/// ```swift
/// final class ImporterDelegateProxy: DelegateProxy<Importer, any ImporterDelegate>, DelegateProxyType {
///     init(importer: Importer) {
///         super.init(parentObject: importer, delegateProxy: ImporterDelegateProxy.self)
///     }
///     static func registerKnownImplementations() {
///         register { ImporterDelegateProxy(importer: $0) }
///     }
///     static func currentDelegate(for object: Importer) -> (any ImporterDelegate)? { object.handler }
///     static func setCurrentDelegate(_ delegate: (any ImporterDelegate)?, to object: Importer) {
///         object.handler = delegate
///     }
/// }
/// let proxy = ImporterDelegateProxy.proxy(for: importer)
/// ```
public protocol DelegateProxyType: AnyObject {
    /// The class that has the delegate.
    associatedtype ParentObject: AnyObject
    /// The delegate's type: `any P`, or `any P & Q`.
    associatedtype Delegate

    /// Calls `register(make:)` for each class of parents that has proxies of this kind. Called once for an identifier and
    /// `ParentObject`, when the first proxy is asked for.
    static func registerKnownImplementations()

    /// What tells the kinds of proxies of one parent apart: the delegate's type, unless a class says otherwise.
    static var identifier: UnsafeRawPointer { get }

    /// Which methods of the protocol the class implements itself. Asked for once. A class that conforms to the protocol has to
    /// say it, or is refused when a proxy is made; one that does not conform has none.
    static func implementedMethods() throws -> ImplementedMethods<Delegate>

    /// The parent's delegate. A parent with `HasDelegate`, `HasDataSource` or `HasPrefetchDataSource` has it already.
    static func currentDelegate(for object: ParentObject) -> Delegate?

    /// Sets the parent's delegate.
    static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)

    /// The real delegate, to which calls go on.
    func forwardToDelegate() -> Delegate?

    /// Replaces the real delegate.
    func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
    /// The delegate's type. Two properties of one protocol need proxy classes with identifiers of their own:
    ///
    /// ```swift
    /// static var identifier: UnsafeRawPointer {
    ///     unsafeBitCast(ObjectIdentifier(ImporterDelegateProxy.self), to: UnsafeRawPointer.self)
    /// }
    /// ```
    public static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(Delegate.self), to: UnsafeRawPointer.self)
    }
}

extension DelegateProxyType {
    /// None, of a class that does not conform to the delegate's protocols.
    public static func implementedMethods() -> ImplementedMethods<Delegate> { .unsaid }
}

extension DelegateProxyType where ParentObject: HasDelegate, Delegate == ParentObject.DelegateType {
    /// The parent's `delegate`.
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }
    /// Sets the parent's `delegate`.
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) { object.delegate = delegate }
}

extension DelegateProxyType where ParentObject: HasDataSource, Delegate == ParentObject.DataSourceType {
    /// The parent's `dataSource`.
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }
    /// Sets the parent's `dataSource`.
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.dataSource = delegate
    }
}

extension DelegateProxyType where ParentObject: HasPrefetchDataSource, Delegate == ParentObject.PrefetchDataSourceType {
    /// The parent's `prefetchDataSource`.
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.prefetchDataSource }
    /// Sets the parent's `prefetchDataSource`.
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.prefetchDataSource = delegate
    }
}

// MARK: Making and installing

extension DelegateProxyType {
    /// Says how a proxy for parents of a class is made: for `registerKnownImplementations()`, or anywhere before the first
    /// proxy for such a parent.
    ///
    /// The class is the closure's parameter's. A parent gets the proxy of its own class, or of its nearest ancestor that
    /// has one. Two for one class trap, as does one of a proxy class with another identifier.
    ///
    /// - Parameter make: Makes a proxy for a parent. Any thread.
    public static func register<Parent: AnyObject>(make: @escaping @Sendable (Parent) -> Self) {
        DelegateProxyFactory.shared.register(Self.self, Parent.self, ProxyMaker(make: { core(make($0 as! Parent)) }))
    }

    /// For generated code: as above, by a closure that knows nothing but generic types.
    public static func _register(make: @escaping (ParentObject) -> Self) {
        DelegateProxyFactory.shared.register(
            Self.self, ParentObject.self, ProxyMaker(make: { core(make($0 as! ParentObject)) }))
    }

    /// The proxy for `object`, installed as its delegate; the delegate that was there is the one that calls go on to.
    ///
    /// The first time it makes the proxy, as was registered. If the parent's delegate was replaced since, it adopts the
    /// new one and takes its place again.
    ///
    /// - Parameter object: Whose delegate to take the place of. As setting its delegate: on a thread where that is safe.
    public static func proxy(for object: ParentObject) -> Self {
        trapping { () throws(ProxyRefusal) in try proxyOrThrow(for: object) }
    }

    /// A proxy for `object` as was registered for its class, neither installed nor kept: `proxy(for:)` is what you want.
    public static func createProxy(for object: ParentObject) -> Self {
        let proxy = DelegateProxyFactory.shared.make(Self.self, for: object)
        guard let own = proxy as? Self else { wrongClass(proxy, for: object) }
        return own
    }

    private static func wrongClass(_ proxy: AnyForwardingProxy, for object: ParentObject) -> Never {
        fatalError(
            """
            Switchboard: expected the proxy of a \(type(of: object)) with the identifier of \(Self.self) to be of that \
            class, found a \(type(of: proxy)). Give one of the two classes an `identifier` of its own, or register \
            \(Self.self) for the parent's class.
            """)
    }

    /// As `proxy(for:)`.
    ///
    /// - Throws: `ProxyRefusal` where no proxy can stand in for the delegate's protocols.
    public static func proxyOrThrow(for object: ParentObject) throws(ProxyRefusal) -> Self {
        // Nearly always it is there.
        if let current = currentDelegate(for: object).map(ProtocolShape.anyObject(of:)), let own = current as? Self,
            let proxy = current as? AnyForwardingProxy, proxy.isProxy(of: object)
        {
            return own
        }
        let proxy: AnyForwardingProxy = try ProxyKeeper.proxy(for: object, identifier: identifier) {
            () throws(ProxyRefusal) in
            // Where the initializer would trap.
            _ = try ClassShapes.shape(of: Self.self)
            return DelegateProxyFactory.shared.make(Self.self, for: object)
        }
        guard let own = proxy as? Self else { wrongClass(proxy, for: object) }
        try proxy.takePlace(inObject: object)
        return own
    }

    /// Sets the real delegate of the proxy for `object`, until the subscription is cancelled or dropped.
    ///
    /// A proxy that has one already traps: setting another would take it from whoever set it.
    ///
    /// - Parameters:
    ///   - forwardDelegate: The real delegate.
    ///   - retainDelegate: Whether the proxy keeps it alive.
    ///   - object: The parent.
    /// - Returns: What ends it. If the delegate was changed in between, ending says so on the standard error stream, and
    ///   leaves it.
    public static func installForwardDelegate(
        _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
    ) -> SubscriptionToken {
        let proxy = proxy(for: object)
        if let current = proxy.forwardToDelegate() {
            fatalError(
                """
                Switchboard: expected a proxy without a real delegate to install \(forwardDelegate) on, found \
                \(current), for \(object). Whatever depends on that one would stop working: set the delegate to nil \
                before, if that is meant.
                """)
        }
        proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
        let installed = ProtocolShape.object(of: forwardDelegate)
        let installation = Installation(proxy: core(proxy), delegate: installed)
        return SubscriptionToken { installation.proxy?.uninstall(installation.delegate) }
    }
}

/// A proxy as what it inherits from.
private func core(_ proxy: AnyObject) -> AnyForwardingProxy {
    guard let core = proxy as? AnyForwardingProxy else {
        fatalError(
            """
            Switchboard: expected a class that conforms to DelegateProxyType to inherit from DelegateProxy, found \
            \(type(of: proxy)), which does not. Make it a subclass.
            """)
    }
    return core
}

/// A real delegate that a proxy was given; its object is compared only.
private struct Installation: @unchecked Sendable {
    weak var proxy: AnyForwardingProxy?
    let delegate: UnsafeMutableRawPointer
}

// MARK: Factory

/// How a proxy is made: a closure of the user's, which is Sendable, and one around it that names the parent's class.
private struct ProxyMaker: @unchecked Sendable {
    let make: (AnyObject) -> AnyForwardingProxy
}

/// How proxies are made, for each identifier and class of parents.
private final class DelegateProxyFactory: Sendable {
    static let shared = DelegateProxyFactory()

    /// Proxy classes that register each other: one identifier, one class of parents that their proxies are for. Generic
    /// classes of proxies have a class of parents for each argument, and all of them the same identifier.
    private struct Kind: Hashable {
        let identifier: UnsafeRawPointer
        let parent: ObjectIdentifier

        init<Proxy: DelegateProxyType>(_: Proxy.Type) {
            identifier = Proxy.identifier
            parent = ObjectIdentifier(Proxy.ParentObject.self)
        }
    }

    private struct Makers {
        var byParent: [UnsafeRawPointer: [ObjectIdentifier: ProxyMaker]] = [:]
        /// What is registered now; others wait for it.
        var registering: Set<Kind> = []
        var registered: Set<Kind> = []
    }

    private let makers = Locked(Makers())
    /// Held while known implementations are registered, so that whoever comes second finds them; by the same thread
    /// again, because registering may ask for proxies.
    private let registering = RecursiveLock()

    func register<Proxy: DelegateProxyType>(
        _: Proxy.Type, _ parent: AnyObject.Type, _ maker: ProxyMaker
    ) {
        registerKnown(Proxy.self)
        let identifier = Proxy.identifier
        let isNew = makers.withLock { makers in
            guard makers.byParent[identifier]?[ObjectIdentifier(parent)] == nil else { return false }
            makers.byParent[identifier, default: [:]][ObjectIdentifier(parent)] = maker
            return true
        }
        guard isNew else {
            fatalError(
                """
                Switchboard: expected one proxy class for parents of class \(parent), found a second one, \
                \(Proxy.self), with the same identifier. Register it for another class of parents, or give it an \
                `identifier` of its own.
                """)
        }
    }

    /// Registers the known implementations of a kind of proxies, once.
    private func registerKnown<Proxy: DelegateProxyType>(_: Proxy.Type) {
        let kind = Kind(Proxy.self)
        if makers.withLock({ $0.registered.contains(kind) }) { return }
        registering.withLock {
            guard makers.withLock({ $0.registering.insert(kind).inserted }) else { return }
            Proxy.registerKnownImplementations()
            makers.withLock { _ = $0.registered.insert(kind) }
        }
    }

    /// Two proxies under two identifiers would put each other out of one property.
    private func requireSameIdentifier<Proxy: DelegateProxyType>(_ made: AnyForwardingProxy.Type, _: Proxy.Type) {
        guard let made = made as? any DelegateProxyType.Type, made.identifier != Proxy.identifier else { return }
        fatalError(
            """
            Switchboard: expected a proxy class with the identifier of \(Proxy.self), under which it is registered, \
            found \(made), which has another. Leave out the `identifier` of \(made), or register it by \
            `\(made).register(make:)`, for a property of its own.
            """)
    }

    func make<Proxy: DelegateProxyType>(_: Proxy.Type, for object: Proxy.ParentObject) -> AnyForwardingProxy {
        registerKnown(Proxy.self)
        let identifier = Proxy.identifier
        var type: AnyClass? = Swift.type(of: object as AnyObject)
        let known = makers.withLock { $0.byParent[identifier] ?? [:] }
        while let next = type {
            if let maker = known[ObjectIdentifier(next)] {
                let proxy = maker.make(object)
                requireSameIdentifier(Swift.type(of: proxy), Proxy.self)
                guard proxy.isProxy(of: object) else {
                    fatalError(
                        """
                        Switchboard: expected the closure registered for \(next) to make a proxy for the object that it \
                        is given, found a \(Swift.type(of: proxy)) for another object. Give the initializer the \
                        closure's parameter as its parent object.
                        """)
                }
                return proxy
            }
            type = Metadata.superclass(of: next)
        }
        fatalError(
            """
            Switchboard: expected a proxy class registered for \(Swift.type(of: object)) or a class that it inherits \
            from, found none among those of \(Proxy.self). Call `register { \(Proxy.self)(...: $0) }` in \
            `\(Proxy.self).registerKnownImplementations()`.
            """)
    }
}
