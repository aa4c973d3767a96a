/// How a parent's delegate is read and set. A proxy stores the type that implements this, which takes two words; each
/// of two closures would need memory on the heap.
@usableFromInline protocol DelegateAccess<ParentObject, Delegate> {
    associatedtype ParentObject
    associatedtype Delegate
    static func get(_ parent: ParentObject) -> Delegate?
    static func set(_ delegate: Delegate?, _ parent: ParentObject)
}

/// The `delegate` of a parent.
@usableFromInline enum DelegateOf<ParentObject: HasDelegate>: DelegateAccess {
    @usableFromInline static func get(_ parent: ParentObject) -> ParentObject.DelegateType? { parent.delegate }
    @usableFromInline static func set(_ delegate: ParentObject.DelegateType?, _ parent: ParentObject) {
        parent.delegate = delegate
    }
}

/// The `dataSource` of a parent.
@usableFromInline enum DataSourceOf<ParentObject: HasDataSource>: DelegateAccess {
    @usableFromInline static func get(_ parent: ParentObject) -> ParentObject.DataSourceType? { parent.dataSource }
    @usableFromInline static func set(_ dataSource: ParentObject.DataSourceType?, _ parent: ParentObject) {
        parent.dataSource = dataSource
    }
}

/// The `prefetchDataSource` of a parent.
@usableFromInline enum PrefetchDataSourceOf<ParentObject: HasPrefetchDataSource>: DelegateAccess {
    @usableFromInline static func get(_ parent: ParentObject) -> ParentObject.PrefetchDataSourceType? {
        parent.prefetchDataSource
    }
    @usableFromInline static func set(_ dataSource: ParentObject.PrefetchDataSourceType?, _ parent: ParentObject) {
        parent.prefetchDataSource = dataSource
    }
}

/// The property that a proxy class defines.
enum PropertyOf<Proxy: DelegateProxyType>: DelegateAccess {
    static func get(_ parent: Proxy.ParentObject) -> Proxy.Delegate? { Proxy.currentDelegate(for: parent) }
    static func set(_ delegate: Proxy.Delegate?, _ parent: Proxy.ParentObject) {
        Proxy.setCurrentDelegate(delegate, to: parent)
    }
}

// For proxies without a subclass: the property that the parent declares. A subclass that conforms to
// `DelegateProxyType` uses that protocol's functions, which the compiler prefers to these.

extension DelegateProxy where ParentObject: HasDelegate, ParentObject.DelegateType == Delegate {
    /// The proxy for `parent`, installed as its delegate; calls are forwarded to the previous delegate.
    ///
    /// The first call makes the proxy. If the parent's delegate was replaced meanwhile, the proxy adopts the new one
    /// and takes its place again. Traps if no proxy can stand in for the protocol; `proxyOrThrow(for:)` throws instead.
    ///
    /// - Parameter parent: The object whose delegate the proxy replaces. Call this where it is safe to set the parent's
    ///   delegate.
    @inlinable @_disfavoredOverload
    public static func proxy(for parent: ParentObject) -> DelegateProxy {
        trapping { () throws(ProxyRefusal) in try proxyOrThrow(for: parent) }
    }

    /// Like `proxy(for:)`.
    ///
    /// - Throws: `ProxyRefusal` if no proxy can stand in for the delegate's protocols.
    @inlinable @_disfavoredOverload
    public static func proxyOrThrow(for parent: ParentObject) throws(ProxyRefusal) -> DelegateProxy {
        // Inlined in the caller's code, where the delegate's type is known: nearly always the proxy exists.
        if let current = parent.delegate, let known = installed(current, parent) { return known }
        return try install(in: parent, DelegateOf<ParentObject>.self)
    }
}

extension DelegateProxy where ParentObject: HasDataSource, ParentObject.DataSourceType == Delegate {
    /// Like `proxy(for:)` of a parent with a delegate, for its data source.
    @inlinable @_disfavoredOverload
    public static func proxy(for parent: ParentObject) -> DelegateProxy {
        trapping { () throws(ProxyRefusal) in try proxyOrThrow(for: parent) }
    }

    /// Like `proxy(for:)`.
    ///
    /// - Throws: `ProxyRefusal` if no proxy can stand in for the data source's protocols.
    @inlinable @_disfavoredOverload
    public static func proxyOrThrow(for parent: ParentObject) throws(ProxyRefusal) -> DelegateProxy {
        // Inlined in the caller's code, where the delegate's type is known: nearly always the proxy exists.
        if let current = parent.dataSource, let known = installed(current, parent) { return known }
        return try install(in: parent, DataSourceOf<ParentObject>.self)
    }
}

extension DelegateProxy where ParentObject: HasPrefetchDataSource, ParentObject.PrefetchDataSourceType == Delegate {
    /// Like `proxy(for:)` of a parent with a delegate, for its prefetch data source.
    @inlinable @_disfavoredOverload
    public static func proxy(for parent: ParentObject) -> DelegateProxy {
        trapping { () throws(ProxyRefusal) in try proxyOrThrow(for: parent) }
    }

    /// Like `proxy(for:)`.
    ///
    /// - Throws: `ProxyRefusal` if no proxy can stand in for the prefetch data source's protocols.
    @inlinable @_disfavoredOverload
    public static func proxyOrThrow(for parent: ParentObject) throws(ProxyRefusal) -> DelegateProxy {
        // Inlined in the caller's code, where the delegate's type is known: nearly always the proxy exists.
        if let current = parent.prefetchDataSource, let known = installed(current, parent) { return known }
        return try install(in: parent, PrefetchDataSourceOf<ParentObject>.self)
    }
}

extension DelegateProxy {
    /// For a parent that does not say where its delegate is: the compiler's error says what to write.
    @available(
        *, unavailable,
        message: """
            expected a parent that says where its delegate is, found none: write `extension Parent: HasDelegate {}` for the \
            parent's class, whose delegate's type is the proxy's; for Foundation's classes, `import SwitchboardFoundation` or \
            `import SwitchboardFoundationNetworking`
            """
    )
    @_disfavoredOverload
    public static func proxy(for parent: AnyObject) -> DelegateProxy { fatalError() }
}

extension DelegateProxy {
    /// Returns `current` if it is the proxy of this class for `parent`; nil if it is another object. It takes `current`
    /// over, so that the proxy is not retained once more: retaining is an atomic operation, and most of the cost of a
    /// lookup.
    @inlinable @inline(__always)
    static func installed(_ current: __owned Delegate, _ parent: ParentObject) -> DelegateProxy? {
        // Values of protocols that structs may conform to are larger: a buffer of three words, the type, and the tables.
        // `install` looks at what could be either.
        guard MemoryLayout<Delegate>.size < 5 * MemoryLayout<Int>.size else { return nil }
        return withUnsafeTemporaryAllocation(of: Delegate.self, capacity: 1) { place in
            place.initializeElement(at: 0, to: current)
            // A value of a class-bound existential type begins with the object, which is the only counted reference in
            // it.
            let object = UnsafeRawPointer(place.baseAddress!).load(as: Unmanaged<AnyObject>.self)
            let isKnown = object._withUnsafeGuaranteedRef { object in
                type(of: object) == self && unsafeDowncast(object, to: DelegateProxy.self).isProxy(of: parent)
            }
            guard isKnown else {
                place.deinitialize()
                return nil
            }
            return Unmanaged<DelegateProxy>.fromOpaque(object.toOpaque()).takeRetainedValue()
        }
    }

    /// The proxy of this class for a property of `parent`, installed; it is made if there is none.
    @usableFromInline
    static func install(
        in parent: ParentObject, _ property: any DelegateAccess<ParentObject, Delegate>.Type
    ) throws(ProxyRefusal) -> DelegateProxy {
        let identifier = unsafeBitCast(ObjectIdentifier(DelegateProxy.self), to: UnsafeRawPointer.self)
        let proxy = try ProxyKeeper.proxy(for: parent, identifier: identifier) { () throws(ProxyRefusal) in
            try DelegateProxy(for: parent, property)
        }
        try proxy.takePlace(in: parent)
        return proxy
    }
}
