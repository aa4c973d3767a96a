/// A class of proxies for one delegate property of a class of parents. `DelegateProxy` needs no subclass; write one to
/// give a property a proxy of its own (two properties of one protocol, a property that is not called `delegate`), to
/// let subclasses of the parent have other proxies, or to implement a part of the protocol in the proxy.
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

    /// Calls `register(make:)` for each class of parents that has proxies of this kind. Called once for an identifier
    /// and `ParentObject`, when the first proxy is requested.
    static func registerKnownImplementations()

    /// Distinguishes the kinds of proxies of one parent: the delegate's type, unless a class defines another
    /// identifier.
    static var identifier: UnsafeRawPointer { get }

    /// Which methods of the protocol the class implements itself, if it conforms. Read once. The default finds them by the program's
    /// symbols; see ``ImplementedMethods``.
    static func implementedMethods() throws -> ImplementedMethods<Delegate>

    /// The parent's delegate. A parent with `HasDelegate`, `HasDataSource` or `HasPrefetchDataSource` has it already.
    static func currentDelegate(for object: ParentObject) -> Delegate?

    /// Sets the parent's delegate.
    static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)

    /// The real delegate, to which calls are forwarded.
    func forwardToDelegate() -> Delegate?

    /// Replaces the real delegate.
    func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
    /// The delegate's type. Two properties of one protocol need proxy classes with their own identifiers:
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
    /// Those that symbols tell of: the methods in the bodies of the class and its superclasses.
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
    /// Registers how to make a proxy for parents of a class: call it in `registerKnownImplementations()`, or anywhere
    /// before the first proxy for such a parent is made.
    ///
    /// The class is the type of the closure's parameter. A parent gets the proxy of its own class, or of its nearest
    /// superclass that has one. Traps if a class already has one, or if the proxy class has another identifier.
    ///
    /// - Parameter make: Makes a proxy for a parent. It may be called on any thread.
    public static func register<Parent: AnyObject>(make: @escaping @Sendable (Parent) -> Self) {
        DelegateProxyFactory.shared.register(Self.self, Parent.self, ProxyMaker(make: { core(make($0 as! Parent)) }))
    }

    /// For generated code: the same, with a closure that only knows generic types.
    public static func _register(make: @escaping (ParentObject) -> Self) {
        DelegateProxyFactory.shared.register(
            Self.self, ParentObject.self, ProxyMaker(make: { core(make($0 as! ParentObject)) }))
    }

    /// The proxy for `object`, installed as its delegate; calls are forwarded to the previous delegate.
    ///
    /// The first call makes the proxy, as registered. If the parent's delegate was replaced meanwhile, the proxy adopts
    /// the new one and takes its place again.
    ///
    /// - Parameter object: The object whose delegate the proxy replaces. Call this where it is safe to set the object's
    ///   delegate.
    public static func proxy(
        for object: ParentObject, file: StaticString = #fileID, line: UInt = #line
    ) -> Self {
        trapping(file, line) { () throws(ProxyError) in try proxyOrThrow(for: object) }
    }

    /// Makes a proxy for `object`, as registered for its class, without installing or keeping it. Usually you want
    /// `proxy(for:)`.
    public static func createProxy(for object: ParentObject) -> Self {
        let proxy = DelegateProxyFactory.shared.make(Self.self, for: object)
        guard let own = own(proxy) else { wrongClass(proxy, for: object) }
        return own
    }

    /// An object of this class or of one that inherits from it; nil for any other. The compiler takes a cast to a final class for a
    /// comparison of classes, but a proxy with companions is of a copy of its class.
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

    /// Like `proxy(for:)`.
    ///
    /// - Throws: `ProxyError` if no proxy can stand in for the delegate's protocols.
    public static func proxyOrThrow(for object: ParentObject) throws(ProxyError) -> Self {
        // Nearly always the proxy exists.
        if let current = currentDelegate(for: object).flatMap({ ProtocolShape.anyObject(of: $0) }),
            let own = own(current),
            let proxy = current as? AnyForwardingProxy, proxy.isProxy(of: object)
        {
            return own
        }
        let proxy: AnyForwardingProxy = try ProxyKeeper.proxy(for: object, identifier: identifier) {
            () throws(ProxyError) in
            // Throws where the initializer would trap.
            _ = try ClassShapes.shape(of: Self.self)
            return DelegateProxyFactory.shared.make(Self.self, for: object)
        }
        guard let own = own(proxy) else { wrongClass(proxy, for: object) }
        try proxy.takePlace(inObject: object)
        return own
    }

    /// Sets the real delegate of the proxy for `object`, until the subscription is cancelled or dropped.
    ///
    /// Traps if the proxy has a real delegate already: setting another one would take it from whoever set it.
    ///
    /// - Parameters:
    ///   - forwardDelegate: The real delegate.
    ///   - retainDelegate: Whether the proxy keeps it alive.
    ///   - object: The parent.
    /// - Returns: The subscription. If the delegate was changed meanwhile, ending the subscription writes a warning to
    ///   the standard error stream, and does not change the delegate.
    public static func installForwardDelegate(
        _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
    ) -> SubscriptionToken {
        SubscriptionToken(
            install(forwardDelegate, retainDelegate: retainDelegate, onProxyForObject: object, replaces: false))
    }

    /// The same, until the function that this returns is called; if `replaces`, with a warning where a delegate is installed
    /// already.
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
        let installed = ProtocolShape.object(of: forwardDelegate)
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

/// A real delegate that a proxy was given; its object is only compared.
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
            Switchboard: can't make a \(Proxy.self) for a \(Swift.type(of: object)): no proxy class is registered for this \
            class or its superclasses. Call `register { \(Proxy.self)(...: $0) }` in \
            `\(Proxy.self).registerKnownImplementations()`.
            """)
    }
}
