/// How a parent's delegate is read and set. A proxy keeps the type that says it, which takes two words; a pair of closures
/// would take a place on the heap each.
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

/// What a class of proxies says.
enum PropertyOf<Proxy: DelegateProxyType>: DelegateAccess {
    static func get(_ parent: Proxy.ParentObject) -> Proxy.Delegate? { Proxy.currentDelegate(for: parent) }
    static func set(_ delegate: Proxy.Delegate?, _ parent: Proxy.ParentObject) {
        Proxy.setCurrentDelegate(delegate, to: parent)
    }
}

// Without a subclass: the property that the parent says it has. A subclass that conforms to `DelegateProxyType` is made as
// it says, by the functions of that protocol, which are preferred to these.

extension DelegateProxy where ParentObject: HasDelegate, ParentObject.DelegateType == Delegate {
    /// The proxy for `parent`, installed as its delegate; the delegate that was there is the one that calls go on to.
    ///
    /// The first time it makes the proxy. If the parent's delegate was replaced since, it adopts the new one and takes
    /// its place again. A protocol that no proxy can stand in for traps; `proxyOrThrow(for:)` throws instead.
    ///
    /// - Parameter parent: Whose delegate to take the place of. As setting its delegate: on a thread where that is safe.
    @inlinable @_disfavoredOverload
    public static func proxy(for parent: ParentObject) -> DelegateProxy {
        trapping { () throws(ProxyRefusal) in try proxyOrThrow(for: parent) }
    }

    /// As `proxy(for:)`.
    ///
    /// - Throws: `ProxyRefusal` where no proxy can stand in for the delegate's protocols.
    @inlinable @_disfavoredOverload
    public static func proxyOrThrow(for parent: ParentObject) throws(ProxyRefusal) -> DelegateProxy {
        // In the caller's code, where the delegate's type is known: nearly always it is there.
        if let current = parent.delegate, let known = installed(current, parent) { return known }
        return try install(in: parent, DelegateOf<ParentObject>.self)
    }
}

extension DelegateProxy where ParentObject: HasDataSource, ParentObject.DataSourceType == Delegate {
    /// As `proxy(for:)` of a parent with a delegate, for its data source.
    @inlinable @_disfavoredOverload
    public static func proxy(for parent: ParentObject) -> DelegateProxy {
        trapping { () throws(ProxyRefusal) in try proxyOrThrow(for: parent) }
    }

    /// As `proxy(for:)`.
    ///
    /// - Throws: `ProxyRefusal` where no proxy can stand in for the data source's protocols.
    @inlinable @_disfavoredOverload
    public static func proxyOrThrow(for parent: ParentObject) throws(ProxyRefusal) -> DelegateProxy {
        // In the caller's code, where the delegate's type is known: nearly always it is there.
        if let current = parent.dataSource, let known = installed(current, parent) { return known }
        return try install(in: parent, DataSourceOf<ParentObject>.self)
    }
}

extension DelegateProxy where ParentObject: HasPrefetchDataSource, ParentObject.PrefetchDataSourceType == Delegate {
    /// As `proxy(for:)` of a parent with a delegate, for its prefetch data source.
    @inlinable @_disfavoredOverload
    public static func proxy(for parent: ParentObject) -> DelegateProxy {
        trapping { () throws(ProxyRefusal) in try proxyOrThrow(for: parent) }
    }

    /// As `proxy(for:)`.
    ///
    /// - Throws: `ProxyRefusal` where no proxy can stand in for the prefetch data source's protocols.
    @inlinable @_disfavoredOverload
    public static func proxyOrThrow(for parent: ParentObject) throws(ProxyRefusal) -> DelegateProxy {
        // In the caller's code, where the delegate's type is known: nearly always it is there.
        if let current = parent.prefetchDataSource, let known = installed(current, parent) { return known }
        return try install(in: parent, PrefetchDataSourceOf<ParentObject>.self)
    }
}

extension DelegateProxy {
    /// `current` as the proxy of this class for `parent`; nil where it is another object. It takes `current` over, so that the
    /// proxy is not retained once more: these are atomic operations, and most of what a lookup costs.
    @inlinable @inline(__always)
    static func installed(_ current: __owned Delegate, _ parent: ParentObject) -> DelegateProxy? {
        withUnsafeTemporaryAllocation(of: Delegate.self, capacity: 1) { place in
            place.initializeElement(at: 0, to: current)
            // A value of a class-bound existential type begins with the object, which is all of it that is counted.
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

    /// The proxy of this class for a property of `parent`, made where there is none, and installed.
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
