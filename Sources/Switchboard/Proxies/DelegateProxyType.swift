/// A class of proxies for one delegate property of a class of parents.
///
/// You rarely need such a class, because ``DelegateProxy`` works by itself. Write one for the second property of one
/// protocol, or for a property that can't be `delegate`. Or write one to give subclasses of the parent other proxies,
/// or to implement some methods in the proxy.
///
/// ```text
///   parent -----> its delegate property
///      ^              |
///      | weak         v
///      +---------  proxy ----> target (the original delegate, or the one that you set)
///                     |
///                     +--> observers, before and after
/// ```
///
/// A class inherits from ``DelegateProxy`` and has these members. For a parent that conforms to ``HasDelegate``,
/// ``HasDataSource`` or ``HasPrefetchDataSource``, leave the last two out.
///
/// ```swift
/// final class ImporterDelegateProxy:
///     DelegateProxy<Importer, any ImporterDelegate>, DelegateProxyType, @unchecked Sendable
/// {
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
    /// The class of the parent.
    associatedtype ParentObject: AnyObject
    /// The delegate type: `any P`, or `any P & Q`.
    associatedtype Delegate

    /// Registers how to make proxies of this kind, with one call of `register(make:)` for each class of parents.
    ///
    /// The library calls it once for an identifier and a parent class, when you ask for the first proxy.
    ///
    /// ```swift
    /// class ImporterDelegateProxy:
    ///     DelegateProxy<Importer, any ImporterDelegate>, DelegateProxyType, @unchecked Sendable
    /// {
    ///     init(importer: Importer) {
    ///         super.init(parentObject: importer, delegateProxy: ImporterDelegateProxy.self)
    ///     }
    ///     static func registerKnownImplementations() {
    ///         register { ImporterDelegateProxy(importer: $0) }
    ///         register { (importer: BatchImporter) in BatchImporterDelegateProxy(importer: importer) }
    ///     }
    /// }
    /// final class BatchImporterDelegateProxy: ImporterDelegateProxy, @unchecked Sendable {}
    /// ```
    static func registerKnownImplementations()

    /// The identifier that distinguishes the kinds of proxies of one parent.
    ///
    /// By default it's the delegate type. If a parent has two properties of one type, give each proxy class its own
    /// identifier.
    static var identifier: UnsafeRawPointer { get }

    /// Returns the methods of the protocol that the class implements itself, if it conforms to the protocol.
    ///
    /// The library calls it once. The default implementation finds the methods by the program's symbols; see
    /// ``ImplementedMethods``.
    ///
    /// - Returns: The methods.
    /// - Throws: Any error traps when you make the first proxy, except that an ``ObservationError`` because of the
    ///   delegate type becomes a ``ProxyError``.
    static func implementedMethods() throws -> ImplementedMethods<Delegate>

    /// Returns the parent's delegate.
    ///
    /// If the parent conforms to ``HasDelegate``, ``HasDataSource`` or ``HasPrefetchDataSource``, there's a default
    /// implementation.
    ///
    /// - Parameter object: The parent.
    /// - Returns: The delegate, or nil if it has none.
    static func currentDelegate(for object: ParentObject) -> Delegate?

    /// Sets the parent's delegate.
    ///
    /// If the parent conforms to ``HasDelegate``, ``HasDataSource`` or ``HasPrefetchDataSource``, there's a default
    /// implementation.
    ///
    /// - Parameters:
    ///   - delegate: The new delegate, or nil for none.
    ///   - object: The parent.
    static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)

    /// Returns the target, to which the proxy forwards calls, or nil if there's none. ``DelegateProxy`` implements
    /// it.
    func forwardToDelegate() -> Delegate?

    /// Sets the target, to which the proxy forwards calls. ``DelegateProxy`` implements it.
    ///
    /// - Parameters:
    ///   - delegate: The new target, or nil for none.
    ///   - retainDelegate: Whether the proxy retains the target.
    func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
    /// The delegate type, as an identifier.
    ///
    /// If a parent has two properties of one type, give each proxy class its own identifier:
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
    /// Returns the methods in the bodies of the class and its superclasses, which the library finds by the program's
    /// symbols.
    ///
    /// - Returns: The methods; see ``ImplementedMethods``.
    public static func implementedMethods() -> ImplementedMethods<Delegate> { .unsaid }
}

extension DelegateProxyType where ParentObject: HasDelegate, Delegate == ParentObject.DelegateType {
    /// Returns the parent's `delegate`.
    ///
    /// - Parameter object: The parent.
    /// - Returns: The value of the property, or nil.
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }
    /// Sets the parent's `delegate`.
    ///
    /// - Parameters:
    ///   - delegate: The new value, or nil.
    ///   - object: The parent.
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) { object.delegate = delegate }
}

extension DelegateProxyType where ParentObject: HasDataSource, Delegate == ParentObject.DataSourceType {
    /// Returns the parent's `dataSource`.
    ///
    /// - Parameter object: The parent.
    /// - Returns: The value of the property, or nil.
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }
    /// Sets the parent's `dataSource`.
    ///
    /// - Parameters:
    ///   - delegate: The new value, or nil.
    ///   - object: The parent.
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.dataSource = delegate
    }
}

extension DelegateProxyType where ParentObject: HasPrefetchDataSource, Delegate == ParentObject.PrefetchDataSourceType {
    /// Returns the parent's `prefetchDataSource`.
    ///
    /// - Parameter object: The parent.
    /// - Returns: The value of the property, or nil.
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.prefetchDataSource }
    /// Sets the parent's `prefetchDataSource`.
    ///
    /// - Parameters:
    ///   - delegate: The new value, or nil.
    ///   - object: The parent.
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.prefetchDataSource = delegate
    }
}

// MARK: Making and installing

extension DelegateProxyType {
    /// Registers how to make a proxy for parents of one class.
    ///
    /// Call it in `registerKnownImplementations()`, or anywhere before you make the first proxy for such a parent.
    ///
    /// ```swift
    /// static func registerKnownImplementations() {
    ///     register { ImporterDelegateProxy(importer: $0) }
    /// }
    /// ```
    ///
    /// The type of the closure's parameter is the parents' class. A parent gets the proxy that is registered for its
    /// own class, or for its nearest superclass. If a proxy is registered for the class already, or if the proxy
    /// class has another identifier, this traps. Thread-safe.
    ///
    /// - Parameter make: Makes a proxy for its parameter, on any thread.
    public static func register<Parent: AnyObject>(make: @escaping @Sendable (Parent) -> Self) {
        DelegateProxyFactory.shared.register(Self.self, Parent.self, ProxyMaker(make: { core(make($0 as! Parent)) }))
    }

    /// Registers how to make a proxy for parents of the class `ParentObject`.
    ///
    /// - Parameter make: Makes a proxy for its parameter, on any thread, although its type doesn't say so.
    static func register(unchecked make: @escaping (ParentObject) -> Self) {
        DelegateProxyFactory.shared.register(
            Self.self, ParentObject.self, ProxyMaker(make: { core(make($0 as! ParentObject)) }))
    }

    /// Returns the proxy that is the delegate of a parent, or traps if there can't be one.
    ///
    /// The first call makes the proxy as you registered it, installs it as the parent's delegate, and sets the
    /// previous delegate as its target. Later calls return the same proxy. If your program has assigned another
    /// delegate meanwhile, the proxy takes its place again, and forwards to it.
    ///
    /// ```swift
    /// let proxy = ImporterDelegateProxy.proxy(for: importer)
    /// ```
    ///
    /// If the protocol isn't supported, this traps; `proxyOrThrow(for:)` throws instead. Call it on a thread that may
    /// set the parent's delegate.
    ///
    /// - Parameters:
    ///   - object: The parent. Its proxy lives as long as it does.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: The proxy.
    public static func proxy(
        for object: ParentObject, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        trapping(file, line) { () throws(ProxyError) in try proxyOrThrow(for: object) }
    }

    /// Makes a proxy for a parent as you registered it, and neither installs nor retains it.
    ///
    /// You usually call `proxy(for:)` instead, which installs the proxy. If the parent gets a proxy of another class,
    /// this traps.
    ///
    /// - Parameter object: The parent.
    /// - Returns: The new proxy.
    public static func createProxy(for object: ParentObject) -> Self {
        let proxy = DelegateProxyFactory.shared.make(Self.self, for: object)
        guard let own = own(proxy) else { wrongClass(proxy, for: object) }
        return own
    }

    /// An object of this class or of one that inherits from it; nil for any other. The compiler takes a cast to a final
    /// class for a comparison of classes, but a proxy with companions is of a copy of its class.
    private static func own(_ object: AnyObject) -> Self? {
        var next: AnyClass? = type(of: object)
        while let type = next, type != Self.self { next = Metadata.superclass(of: type) }
        return next == nil ? nil : unsafeDowncast(object, to: Self.self)
    }

    private static func wrongClass(_ proxy: AnyForwardingProxy, for object: ParentObject) -> Never {
        fatalError(
            """
            Switchboard: can't return a \(Self.self) for this \(type(of: object)): it already has a \(type(of: proxy)) with the \
            same identifier. Give one of the two classes an `identifier` of its own, or register \(Self.self) for the \
            parent's class.
            """)
    }

    /// Returns the proxy that is the delegate of a parent, or throws if there can't be one.
    ///
    /// The first call makes the proxy as you registered it, installs it as the parent's delegate, and sets the
    /// previous delegate as its target. Later calls return the same proxy. If your program has assigned another
    /// delegate meanwhile, the proxy takes its place again, and forwards to it.
    ///
    /// ```swift
    /// let proxy = try ImporterDelegateProxy.proxyOrThrow(for: importer)
    /// ```
    ///
    /// Call it on a thread that may set the parent's delegate.
    ///
    /// - Parameter object: The parent. Its proxy lives as long as it does.
    /// - Returns: The proxy.
    /// - Throws: A ``ProxyError`` if the delegate's protocols aren't supported, or if the parent can't have a proxy.
    public static func proxyOrThrow(for object: ParentObject) throws(ProxyError) -> Self {
        // Nearly always the proxy exists.
        if let current = currentDelegate(for: object).flatMap({ DispatchTable.anyObject(of: $0) }),
            let own = own(current),
            let proxy = current as? AnyForwardingProxy, proxy.isProxy(of: object)
        {
            return own
        }
        let proxy: AnyForwardingProxy = try ProxyKeeper.proxy(for: object, identifier: identifier) {
            () throws(ProxyError) in
            // Throws where the initializer would trap.
            _ = try ClassDispatchTables.table(of: Self.self)
            return DelegateProxyFactory.shared.make(Self.self, for: object)
        }
        guard let own = own(proxy) else { wrongClass(proxy, for: object) }
        try proxy.takePlace(inObject: object)
        return own
    }

    /// Sets the target of a parent's proxy, until you cancel or release the token.
    ///
    /// ```swift
    /// let installed = ImporterDelegateProxy.installForwardDelegate(
    ///     controller, retainDelegate: false, onProxyForObject: importer)
    /// ```
    ///
    /// If the proxy has a target already, this traps, because that target would receive no more calls. Call it on a
    /// thread that may set the parent's delegate.
    ///
    /// - Parameters:
    ///   - forwardDelegate: The target.
    ///   - retainDelegate: Whether the proxy retains the target.
    ///   - object: The parent. If it has no proxy yet, this installs one.
    /// - Returns: A token. Cancelling or releasing it removes the target. If you have set another target meanwhile,
    ///   that stays, and the library writes a warning to the standard error stream.
    public static func installForwardDelegate(
        _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
    ) -> SubscriptionToken {
        SubscriptionToken(
            install(forwardDelegate, retainDelegate: retainDelegate, onProxyForObject: object, replaces: false))
    }

    /// The same, until the function that this returns is called; if `replaces`, with a warning where a delegate is
    /// installed already.
    package static func install(
        _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject, replaces: Bool
    ) -> @Sendable () -> Void {
        let proxy = proxy(for: object)
        if let current = proxy.forwardToDelegate() {
            let text = """
                can't install \(forwardDelegate) as the target: the proxy of \(object) already forwards to \(current), which would \
                receive no more calls. If you mean that, set the target to nil before.
                """
            guard replaces else { fatalError("Switchboard: \(text)") }
            warn(text)
        }
        proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
        let installed = DispatchTable.object(of: forwardDelegate)
        let installation = Installation(proxy: core(proxy), delegate: installed)
        return { installation.proxy?.uninstall(installation.delegate) }
    }
}

/// A proxy as its root class.
private func core(_ proxy: AnyObject) -> AnyForwardingProxy {
    guard let core = proxy as? AnyForwardingProxy else {
        fatalError(
            """
            Switchboard: \(type(of: proxy)) conforms to DelegateProxyType and doesn't inherit from DelegateProxy. Make it a \
            subclass.
            """)
    }
    return core
}

/// A target that a proxy was given; its object is only compared.
private struct Installation: @unchecked Sendable {
    weak var proxy: AnyForwardingProxy?
    /// Nil for one that is no object.
    let delegate: UnsafeMutableRawPointer?
}

// MARK: Factory

/// How a proxy is made: the user's closure, which is Sendable, and a closure around it that knows the parent's class.
private struct ProxyMaker: @unchecked Sendable {
    let make: (AnyObject) -> AnyForwardingProxy
}

/// How proxies are made, for each identifier and class of parents.
private final class DelegateProxyFactory: Sendable {
    static let shared = DelegateProxyFactory()

    /// Proxy classes that register each other: those with one identifier, and one class of parents. Generic proxy
    /// classes have a class of parents for each type argument, but all have the same identifier.
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
        /// The kinds that are being registered now; other threads wait for this.
        var registering: Set<Kind> = []
        var registered: Set<Kind> = []
    }

    private let makers = Locked(Makers())
    /// Held while known implementations are registered, so that a thread that comes second finds them; the same thread
    /// may acquire it again, because registering may request proxies.
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
                Switchboard: can't register \(Proxy.self) for parents of class \(parent): another class is registered with the \
                same identifier. Register it for another class of parents, or give it an `identifier` of its own.
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

    /// Two proxies with different identifiers would replace each other in one property.
    private func requireSameIdentifier<Proxy: DelegateProxyType>(_ made: AnyForwardingProxy.Type, _: Proxy.Type) {
        guard let made = made as? any DelegateProxyType.Type, made.identifier != Proxy.identifier else { return }
        fatalError(
            """
            Switchboard: can't use \(made) where \(Proxy.self) registered it: its identifier is another one. Remove the \
            `identifier` of \(made), or call `\(made).register(make:)`, for a property of its own.
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
                        Switchboard: the closure registered for \(next) returned a \(Swift.type(of: proxy)) for another object. \
                        Pass the closure's parameter to the initializer as the parent object.
                        """)
                }
                return proxy
            }
            type = Metadata.superclass(of: next)
        }
        fatalError(
            """
            Switchboard: can't make \(Proxy.self) for \(Swift.type(of: object)): no proxy class is registered for this \
            class or its superclasses. Call `register { \(Proxy.self)(...: $0) }` in \
            `\(Proxy.self).registerKnownImplementations()`.
            """)
    }
}
