/// How a parent's delegate is read and set.
struct DelegateProperty<ParentObject, Delegate> {
    let get: (ParentObject) -> Delegate?
    let set: (Delegate?, ParentObject) -> Void
}

// Without a subclass: the property that the parent says it has. A subclass that conforms to `DelegateProxyType` is made as
// it says, by the functions of that protocol, which are preferred to these.

extension DelegateProxy where ParentObject: HasDelegate, ParentObject.Delegate == Delegate {
    /// The proxy for `parent`, installed as its delegate; the delegate that was there is the one that calls go on to.
    ///
    /// The first time it makes the proxy. If the parent's delegate was replaced since, it adopts the new one and takes
    /// its place again. A protocol that no proxy can stand in for traps; `proxy(validating:)` throws instead.
    ///
    /// - Parameter parent: Whose delegate to take the place of. As setting its delegate: on a thread where that is safe.
    @_disfavoredOverload
    public static func proxy(for parent: ParentObject) -> DelegateProxy {
        trapping { () throws(ProxyRefusal) in try proxy(validating: parent) }
    }

    /// As `proxy(for:)`.
    ///
    /// - Throws: `ProxyRefusal` where no proxy can stand in for the delegate's protocols.
    @_disfavoredOverload
    public static func proxy(validating parent: ParentObject) throws(ProxyRefusal) -> DelegateProxy {
        try installed(in: parent, DelegateProperty(get: { $0.delegate }, set: { $1.delegate = $0 }))
    }
}

extension DelegateProxy where ParentObject: HasDataSource, ParentObject.DataSource == Delegate {
    /// As `proxy(for:)` of a parent with a delegate, for its data source.
    @_disfavoredOverload
    public static func proxy(for parent: ParentObject) -> DelegateProxy {
        trapping { () throws(ProxyRefusal) in try proxy(validating: parent) }
    }

    /// As `proxy(for:)`.
    ///
    /// - Throws: `ProxyRefusal` where no proxy can stand in for the data source's protocols.
    @_disfavoredOverload
    public static func proxy(validating parent: ParentObject) throws(ProxyRefusal) -> DelegateProxy {
        try installed(in: parent, DelegateProperty(get: { $0.dataSource }, set: { $1.dataSource = $0 }))
    }
}

extension DelegateProxy where ParentObject: HasPrefetchDataSource, ParentObject.PrefetchDataSource == Delegate {
    /// As `proxy(for:)` of a parent with a delegate, for its prefetch data source.
    @_disfavoredOverload
    public static func proxy(for parent: ParentObject) -> DelegateProxy {
        trapping { () throws(ProxyRefusal) in try proxy(validating: parent) }
    }

    /// As `proxy(for:)`.
    ///
    /// - Throws: `ProxyRefusal` where no proxy can stand in for the prefetch data source's protocols.
    @_disfavoredOverload
    public static func proxy(validating parent: ParentObject) throws(ProxyRefusal) -> DelegateProxy {
        try installed(
            in: parent, DelegateProperty(get: { $0.prefetchDataSource }, set: { $1.prefetchDataSource = $0 }))
    }
}

extension DelegateProxy {
    /// The proxy of this class for a property of `parent`, made where there is none, and installed.
    private static func installed(
        in parent: ParentObject, _ property: DelegateProperty<ParentObject, Delegate>
    ) throws(ProxyRefusal) -> DelegateProxy {
        let identifier = unsafeBitCast(ObjectIdentifier(DelegateProxy.self), to: UnsafeRawPointer.self)
        let proxy = try ProxyRegistry.proxy(for: parent, identifier: identifier) { () throws(ProxyRefusal) in
            try DelegateProxy(validating: parent, property)
        }
        try proxy.takePlace(in: parent)
        return proxy
    }
}
