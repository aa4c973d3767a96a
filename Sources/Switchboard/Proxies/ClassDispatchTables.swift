/// The dispatch tables of proxy classes that declare what they implement themselves.
enum ClassDispatchTables {
    private enum Known {
        case dispatchTable(DispatchTable)
        /// The dispatch table of the delegate's type, which may be refused.
        case common

        var dispatchTable: DispatchTable? {
            if case .dispatchTable(let dispatchTable) = self { dispatchTable } else { nil }
        }
    }

    private static let known = Locked<[ObjectIdentifier: Known]>([:])
    /// Held while a class is asked what it implements; the same thread may acquire it again, because the answer names
    /// methods.
    private static let asking = RecursiveLock()
    private static let asked = Locked<Set<ObjectIdentifier>>([])

    /// The dispatch table of the proxy for which a method is looked up, if its delegate type leaves associated types
    /// open: then the class has no dispatch table, only its proxies.
    @TaskLocal static var openTable: DispatchTable?

    /// The dispatch table in which a class's methods are resolved.
    static func table(
        ofClass type: AnyClass, for delegate: Any.Type
    ) throws(ObservationError) -> DispatchTable {
        // Methods are resolved by calling them, and these calls must not reach the class's own methods.
        if let own = known.withLock({ $0[ObjectIdentifier(type)] })?.dispatchTable, own.isHandWritten { return own }
        do throws(ProxyError) {
            // The class is not asked if it was not asked before: its answer may have this very selector in a constant,
            // which is just being initialized.
            return try DispatchTable.table(of: delegate)
        } catch {
            if let own = try? own(ofClass: type), own.isHandWritten { return own }
            if let open = openTable, open.delegateType == delegate { return open }
            throw ObservationError(reason: .delegate(error), delegateName: String(reflecting: delegate))
        }
    }

    /// The dispatch table of the proxies of a class, for its static members.
    static func table(ofProxies type: AnyClass, for delegate: Any.Type) throws(ObservationError) -> DispatchTable {
        do throws(ProxyError) {
            if let own = try own(ofClass: type), own.isHandWritten { return own }
            return try DispatchTable.table(of: delegate)
        } catch {
            throw ObservationError(reason: .delegate(error), delegateName: String(reflecting: delegate))
        }
    }

    /// The dispatch table of proxies of a class.
    static func table<Proxy: DelegateProxyType>(of proxy: Proxy.Type) throws(ProxyError) -> DispatchTable {
        if let own = try own(proxy) { return own }
        return try DispatchTable.table(of: Proxy.Delegate.self)
    }

    /// The dispatch table of a proxy of a class whose initializer named `proxy`: that class, or one that it inherits
    /// from. A subclass that declares more protocols has a dispatch table of its own.
    static func table<Proxy: DelegateProxyType>(
        of proxy: Proxy.Type, for type: AnyClass
    ) throws(ProxyError) -> DispatchTable {
        guard type != proxy else { return try table(of: proxy) }
        let key = [ObjectIdentifier(type), ObjectIdentifier(proxy)]
        if let known = ofSubclasses.withLock({ $0[key] }) { return known }
        var found = try table(of: proxy)
        if !found.isHandWritten,
            CompanionFamily.declaredProtocols(of: type) != CompanionFamily.declaredProtocols(of: proxy),
            let own = try own(ofClass: type)
        {
            found = own
        }
        ofSubclasses.withLock { $0[key] = found }
        return found
    }

    /// By the subclass and the class that its initializer named: looking for a class's protocols takes long.
    private static let ofSubclasses = Locked<[[ObjectIdentifier]: DispatchTable]>([:])

    /// The dispatch table of the class on which a static member was called, if the class has its own.
    private static func own(ofClass type: AnyClass) throws(ProxyError) -> DispatchTable? {
        if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known.dispatchTable }
        if let proxy = type as? any DelegateProxyType.Type { return try own(proxy) }
        known.withLock { $0[ObjectIdentifier(type)] = .common }
        return nil
    }

    private static func own<Proxy: DelegateProxyType>(_ proxy: Proxy.Type) throws(ProxyError) -> DispatchTable? {
        let key = ObjectIdentifier(proxy)
        if let known = known.withLock({ $0[key] }) { return known.dispatchTable }
        return try asking.withLock { () throws(ProxyError) -> DispatchTable? in
            // Being asked already: its own `implementedMethods()` names a method.
            guard asked.withLock({ $0.insert(key).inserted }) else { return nil }
            defer { asked.withLock { _ = $0.remove(key) } }
            if let known = known.withLock({ $0[key] }) { return known.dispatchTable }
            let made = try make(proxy)
            known.withLock { $0[key] = made.map { .dispatchTable($0) } ?? .common }
            return made
        }
    }

    @inline(never)
    private static func make<Proxy: DelegateProxyType>(_ proxy: Proxy.Type) throws(ProxyError) -> DispatchTable? {
        let type: AnyClass = proxy
        let conforms = DispatchTable.conforms(type, to: Proxy.Delegate.self)
        let kind: ImplementedMethods<Proxy.Delegate>.Kind
        do {
            kind = try Proxy.implementedMethods().kind
        } catch let refusal as ObservationError {
            if case .delegate(let refusal) = refusal.reason { throw refusal }
            fatalError(refusal.description)
        } catch {
            fatalError(
                """
                Switchboard: can't make a \(type): its `implementedMethods()` threw \(error), so the library doesn't know which \
                methods the class implements. Catch the error there, and return the list.
                """)
        }
        switch kind {
        case .unsaid:
            guard conforms else {
                try requireNoPart(type, of: Proxy.Delegate.self)
                return nil
            }
            return try DispatchTable.table(of: Proxy.Delegate.self, declaredBy: type, ownSlots: nil)
        case .none:
            return conforms
                ? try DispatchTable.table(of: Proxy.Delegate.self, declaredBy: type, ownSlots: []) : nil
        case .only(let methods):
            requireConformance(conforms, proxy)
            let common = try DispatchTable.table(of: Proxy.Delegate.self)
            guard methods.allSatisfy({ method in common.methods.withLock { $0.bySlot[method.slot] === method } }) else {
                fatalError(
                    """
                    Switchboard: `implementedMethods()` of \(type) lists a selector that was made with a name. Write a \
                    method reference: `.only(selector(P.method(_:)))`.
                    """)
            }
            return try DispatchTable.table(
                of: Proxy.Delegate.self, declaredBy: type, ownSlots: Set(methods.map(\.slot)))
        case .bypassed:
            throw ProxyError(reason: .onlyConformingClass, protocolName: String(reflecting: Proxy.Delegate.self))
        case .forwarding(let methods):
            // Says why it is not known whether the class conforms.
            if !conforms { _ = try ProtocolRequirements.directProtocols(of: Proxy.Delegate.self) }
            requireConformance(conforms, proxy)
            return try methods.makeDispatchTable(for: type)
        }
    }

    /// Throws if a class conforms to some of a delegate type's protocols: casts to these would bypass the proxy.
    private static func requireNoPart(_ type: AnyClass, of delegate: Any.Type) throws(ProxyError) {
        guard let common = try? DispatchTable.table(of: delegate) else { return }
        let declared = CompanionFamily.declaredProtocols(of: type)
        guard let part = common.protocols.first(where: declared.contains) else { return }
        throw ProxyError(
            reason: .partialConformance(className: String(reflecting: type), to: part.qualifiedName),
            protocolName: String(reflecting: delegate))
    }

    private static func requireConformance<Proxy: DelegateProxyType>(_ conforms: Bool, _ proxy: Proxy.Type) {
        guard !conforms else { return }
        fatalError(
            """
            Switchboard: \(proxy) has an `implementedMethods()` and doesn't conform to \(Proxy.Delegate.self). Declare the \
            conformance, or remove `implementedMethods()`.
            """)
    }
}
