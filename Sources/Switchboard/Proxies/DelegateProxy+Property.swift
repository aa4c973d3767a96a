import CForwarding

extension DelegateProxy where ParentObject: HasDelegate, ParentObject.DelegateType == Delegate {
    /// Returns the proxy that is the delegate of a parent, or traps if there can't be one.
    ///
    /// The first call makes the proxy, installs it as the parent's `delegate`, and sets the previous delegate as its
    /// target. Later calls return the same proxy. If your program has assigned another delegate meanwhile, the proxy
    /// takes its place again, and forwards to it.
    ///
    /// ```swift
    /// let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
    /// ```
    ///
    /// If the protocol isn't supported, this traps; `proxyOrThrow(for:)` throws instead. Call it on a thread that may
    /// set the parent's `delegate`.
    ///
    /// - Parameters:
    ///   - parent: The parent. Its proxy lives as long as it does.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: The proxy.
    @inlinable @_disfavoredOverload
    public static func proxy(
        for parent: ParentObject, file: StaticString = #fileID, line: UInt = #line
    ) -> DelegateProxy {
        trapping(file, line) { () throws(ProxyError) in try proxyOrThrow(for: parent) }
    }

    /// Returns the proxy that is the delegate of a parent, or throws if there can't be one.
    ///
    /// The first call makes the proxy, installs it as the parent's `delegate`, and sets the previous delegate as its
    /// target. Later calls return the same proxy. If your program has assigned another delegate meanwhile, the proxy
    /// takes its place again, and forwards to it.
    ///
    /// ```swift
    /// let proxy = try DelegateProxy<XMLParser, any XMLParserDelegate>.proxyOrThrow(for: parser)
    /// ```
    ///
    /// Call it on a thread that may set the parent's `delegate`.
    ///
    /// - Parameter parent: The parent. Its proxy lives as long as it does.
    /// - Returns: The proxy.
    /// - Throws: A ``ProxyError`` if the protocols of the delegate aren't supported, or if the parent can't have a
    ///   proxy.
    @inlinable @_disfavoredOverload
    public static func proxyOrThrow(for parent: ParentObject) throws(ProxyError) -> DelegateProxy {
        // Inlined in the caller's code, where the delegate's type is known: nearly always the proxy exists.
        guard let current = parent.delegate else {
            return try install(in: parent, DelegateOf<ParentObject>.self, isFree: true)
        }
        // Without `consume`, it would be retained once more.
        if let known = installed(consume current, parent) { return known }
        return try install(in: parent, DelegateOf<ParentObject>.self, isFree: false)
    }
}

extension DelegateProxy where ParentObject: HasDataSource, ParentObject.DataSourceType == Delegate {
    /// Returns the proxy that is the data source of a parent, or traps if there can't be one.
    ///
    /// The first call makes the proxy, installs it as the parent's `dataSource`, and sets the previous data source as
    /// its target. Later calls return the same proxy. If your program has assigned another data source meanwhile, the
    /// proxy takes its place again, and forwards to it.
    ///
    /// ```swift
    /// let proxy = DelegateProxy<TableView, any TableViewDataSource>.proxy(for: tableView)
    /// ```
    ///
    /// If the protocol isn't supported, this traps; `proxyOrThrow(for:)` throws instead. Call it on a thread that may
    /// set the parent's `dataSource`.
    ///
    /// - Parameters:
    ///   - parent: The parent. Its proxy lives as long as it does.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: The proxy.
    @inlinable @_disfavoredOverload
    public static func proxy(
        for parent: ParentObject, file: StaticString = #fileID, line: UInt = #line
    ) -> DelegateProxy {
        trapping(file, line) { () throws(ProxyError) in try proxyOrThrow(for: parent) }
    }

    /// Returns the proxy that is the data source of a parent, or throws if there can't be one.
    ///
    /// The first call makes the proxy, installs it as the parent's `dataSource`, and sets the previous data source as
    /// its target. Later calls return the same proxy. If your program has assigned another data source meanwhile, the
    /// proxy takes its place again, and forwards to it.
    ///
    /// ```swift
    /// let proxy = try DelegateProxy<TableView, any TableViewDataSource>.proxyOrThrow(for: tableView)
    /// ```
    ///
    /// Call it on a thread that may set the parent's `dataSource`.
    ///
    /// - Parameter parent: The parent. Its proxy lives as long as it does.
    /// - Returns: The proxy.
    /// - Throws: A ``ProxyError`` if the protocols of the data source aren't supported, or if the parent can't have a
    ///   proxy.
    @inlinable @_disfavoredOverload
    public static func proxyOrThrow(for parent: ParentObject) throws(ProxyError) -> DelegateProxy {
        // Inlined in the caller's code, where the delegate's type is known: nearly always the proxy exists.
        guard let current = parent.dataSource else {
            return try install(in: parent, DataSourceOf<ParentObject>.self, isFree: true)
        }
        // Without `consume`, it would be retained once more.
        if let known = installed(consume current, parent) { return known }
        return try install(in: parent, DataSourceOf<ParentObject>.self, isFree: false)
    }
}

extension DelegateProxy where ParentObject: HasPrefetchDataSource, ParentObject.PrefetchDataSourceType == Delegate {
    /// Returns the proxy that is the prefetch data source of a parent, or traps if there can't be one.
    ///
    /// The first call makes the proxy, installs it as the parent's `prefetchDataSource`, and sets the previous
    /// prefetch data source as its target. Later calls return the same proxy. If your program has assigned another
    /// prefetch data source meanwhile, the proxy takes its place again, and forwards to it.
    ///
    /// ```swift
    /// let proxy = DelegateProxy<TableView, any TableViewPrefetching>.proxy(for: tableView)
    /// ```
    ///
    /// If the protocol isn't supported, this traps; `proxyOrThrow(for:)` throws instead. Call it on a thread that may
    /// set the parent's `prefetchDataSource`.
    ///
    /// - Parameters:
    ///   - parent: The parent. Its proxy lives as long as it does.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: The proxy.
    @inlinable @_disfavoredOverload
    public static func proxy(
        for parent: ParentObject, file: StaticString = #fileID, line: UInt = #line
    ) -> DelegateProxy {
        trapping(file, line) { () throws(ProxyError) in try proxyOrThrow(for: parent) }
    }

    /// Returns the proxy that is the prefetch data source of a parent, or throws if there can't be one.
    ///
    /// The first call makes the proxy, installs it as the parent's `prefetchDataSource`, and sets the previous
    /// prefetch data source as its target. Later calls return the same proxy. If your program has assigned another
    /// prefetch data source meanwhile, the proxy takes its place again, and forwards to it.
    ///
    /// ```swift
    /// let proxy = try DelegateProxy<TableView, any TableViewPrefetching>.proxyOrThrow(for: tableView)
    /// ```
    ///
    /// Call it on a thread that may set the parent's `prefetchDataSource`.
    ///
    /// - Parameter parent: The parent. Its proxy lives as long as it does.
    /// - Returns: The proxy.
    /// - Throws: A ``ProxyError`` if the protocols of the prefetch data source aren't supported, or if the parent
    ///   can't have a proxy.
    @inlinable @_disfavoredOverload
    public static func proxyOrThrow(for parent: ParentObject) throws(ProxyError) -> DelegateProxy {
        // Inlined in the caller's code, where the delegate's type is known: nearly always the proxy exists.
        guard let current = parent.prefetchDataSource else {
            return try install(in: parent, PrefetchDataSourceOf<ParentObject>.self, isFree: true)
        }
        // Without `consume`, it would be retained once more.
        if let known = installed(consume current, parent) { return known }
        return try install(in: parent, PrefetchDataSourceOf<ParentObject>.self, isFree: false)
    }
}

extension DelegateProxy {
    /// Unavailable: reports that the library doesn't know the parent's delegate property.
    ///
    /// Conform the parent's class to ``HasDelegate``. For Foundation's classes, import `SwitchboardFoundation` or
    /// `SwitchboardFoundationNetworking`.
    ///
    /// - Parameter parent: The parent.
    @available(
        *, unavailable,
        message: """
            can't find the parent's delegate: write `extension Parent: HasDelegate {}` for the parent's class, whose delegate has \
            the proxy's type; for Foundation's classes, `import SwitchboardFoundation` or `import SwitchboardFoundationNetworking`; for a `URLSession`, \
            use `URLSession.proxied(...)`
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
        // Values of protocols that structs may conform to are larger: a buffer of three words, the type, and the
        // tables. `install` looks at what could be either.
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

    /// The proxy of this class for a property of `parent`, installed; it is made if there is none. Inlined once in each
    /// module that makes proxies, where the types are known.
    ///
    /// - Parameter isFree: Whether the parent has no delegate.
    @inlinable @inline(never)
    static func install<Access: DelegateAccess>(
        in parent: ParentObject, _ access: Access.Type, isFree: Bool
    ) throws(ProxyError) -> DelegateProxy where Access.ParentObject == ParentObject, Access.Delegate == Delegate {
        var known = DelegateProperty.known(DelegateProxy.self, access.number)
        if known == nil { known = try makeProperty(access) }
        let property = known!
        let address = Unmanaged.passUnretained(parent).toOpaque()
        let proxy = try DelegateProperty.proxy(for: property, installedIn: parent, isFree: isFree) {
            DelegateProxy(forParentAt: address, property)
        }
        return unsafeDowncast(proxy, to: DelegateProxy.self)
    }

    @inlinable @inline(never)
    static func makeProperty<Access: DelegateAccess>(
        _ access: Access.Type
    ) throws(ProxyError) -> Unmanaged<DelegateProperty> {
        try DelegateProperty.make(
            DelegateProxy.self, access.number, Delegate.self, DelegateProperty.getter(access),
            DelegateProperty.setter(access))
    }
}
