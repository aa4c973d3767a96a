import CForwarding

/// The property that a proxy class defines.
private enum PropertyOf<Proxy: DelegateProxyType>: DelegateAccess {
    static var number: UInt { 0 }
    static func get(_ parent: Proxy.ParentObject) -> Proxy.Delegate? { Proxy.currentDelegate(for: parent) }
    static func set(_ delegate: Proxy.Delegate?, _ parent: Proxy.ParentObject) {
        Proxy.setCurrentDelegate(delegate, to: parent)
    }
}

/// The property that proxies of a class replace. Made once and never freed, so a proxy finds it by its class, without
/// asking the runtime for types. Its closures are called where the delegate is set, on any thread.
@usableFromInline final class DelegateProperty: @unchecked Sendable {
    /// Writes the delegate of the parent at an address, of the type `Delegate?`, to a place.
    @usableFromInline typealias Get = (_ parent: UnsafeRawPointer, _ place: UnsafeMutableRawPointer) -> Void
    /// Sets the delegate of a parent to the value of the type `Delegate?` at a place.
    @usableFromInline typealias Set = (_ parent: UnsafeRawPointer, _ place: UnsafeRawPointer) -> Void

    let get: Get
    private let set: Set
    /// The dispatch table of all proxies for the property; nil if their classes may differ.
    let dispatchTable: UnsafePointer<cffi_dispatch_table>?
    /// What follows the object in a value of the delegate's type; very many where values need not be objects.
    private let tables: UnsafePointer<cffi_witness_table?>!
    private let tableCount: Int
    /// The class of the proxies.
    let type: AnyClass
    /// The word by which it is found.
    private let key: UnsafeRawPointer
    /// By which a parent keeps its proxy for the property: the key, if the proxies have a dispatch table. A parent may
    /// have two properties of one delegate type.
    private let identifier: UnsafeRawPointer

    /// - Parameters:
    ///   - delegate: The delegate's type.
    ///   - identifier: By which a parent keeps its proxy for the property; nil for the key.
    private init(
        _ type: AnyClass, _ number: UInt, _ dispatchTable: DispatchTable?, _ delegate: Any.Type,
        identifier: UnsafeRawPointer?,
        _ get: @escaping Get, _ set: @escaping Set
    ) {
        self.get = get
        self.set = set
        self.dispatchTable = dispatchTable.map { UnsafePointer($0.raw) }
        self.type = type
        key = Self.key(type, number)
        self.identifier = identifier ?? key
        tables = dispatchTable?.raw.pointee.tables
        tableCount = dispatchTable.flatMap { $0.values.isClassBound ? $0.directCount : nil } ?? Int.max
        setters = nil
        let words = Metadata(delegate).size / MemoryLayout<UInt>.size
        guard Metadata(delegate).isClassBound, words <= Self.mostWords else { return }
        setters = cffi_delegate_property_make(
            Unmanaged.passUnretained(self).toOpaque(),
            { property, parent, value, storage in
                Unmanaged<DelegateProperty>.fromOpaque(property!)._withUnsafeGuaranteedRef {
                    $0.assigned(value!, to: parent!, storage!.pointee)
                }
            },
            { property, parent, value in
                Unmanaged<DelegateProperty>.fromOpaque(property!)._withUnsafeGuaranteedRef {
                    $0.accepts(UnsafePointer(value!), Unmanaged.fromOpaque(parent!).takeUnretainedValue())
                }
            })
    }

    // MARK: Setting

    /// A value of more words is passed in memory.
    private static let mostWords = 4
    /// Held while a class's setter is looked for: setting a delegate may run code that makes another proxy.
    private static let searching = RecursiveLock()
    /// What is known of the setters of parents' classes; nil if the delegate's values are not passed as an object and
    /// tables.
    private var setters: OpaquePointer?

    /// If the property is of a protocol that the delegate's refines: the table of that protocol in the proxies'
    /// dispatch tables. Written before the first assignment is seen.
    private(set) var baseTable: Int?

    /// Whether what is assigned to the property of a parent can be told from a value that is a proxy: it has the
    /// proxy's tables.
    func accepts(_ value: UnsafePointer<UnsafeMutableRawPointer?>, _ parent: AnyObject) -> Bool {
        let dispatchTable = Unmanaged<AnyForwardingProxy>.fromOpaque(value[0]!).takeUnretainedValue().dispatchTable
        let tables = dispatchTable.raw.pointee.tables!
        if (0..<dispatchTable.directCount).allSatisfy({ value[1 + $0] == UnsafeMutableRawPointer(mutating: tables[$0]) }
        ) {
            return true
        }
        guard let base = dispatchTable.table(ofPropertyOf: parent),
            value[1] == UnsafeMutableRawPointer(mutating: tables[base])
        else { return false }
        if baseTable != base { baseTable = base }
        return true
    }

    /// Sets the delegate of a parent to the value of the type `Delegate?` at a place.
    ///
    /// - Parameter proxy: The object that is assigned, if it is a proxy for the property: the first one for a parent of
    ///   a class finds the setter of the class.
    func set(_ parent: UnsafeRawPointer, _ place: UnsafeRawPointer, proxy: UnsafeMutableRawPointer?) {
        guard let setters else { return set(parent, place) }
        let body: @convention(c) (UnsafeMutableRawPointer?) -> Void = {
            typealias Setting = (Unmanaged<DelegateProperty>, UnsafeRawPointer, UnsafeRawPointer)
            let (property, parent, place) = $0!.load(as: Setting.self)
            property._withUnsafeGuaranteedRef { $0.set(parent, place) }
        }
        var setting = (Unmanaged.passUnretained(self), parent, place)
        let object = UnsafeMutableRawPointer(mutating: parent)
        guard let proxy, search(of: parent) == cffi_setter_unknown else {
            return cffi_delegate_set(object, body, &setting)
        }
        Self.searching.withLock { cffi_delegate_search(setters, object, proxy, body, &setting) }
    }

    private func search(of parent: UnsafeRawPointer) -> cffi_setter_search {
        cffi_delegate_setter(setters, parent.load(as: UnsafeRawPointer.self))
    }

    /// Whether what is assigned to the property of that parent becomes the target of its proxy.
    func keepsProxy(of parent: UnsafeRawPointer) -> Bool {
        setters != nil && search(of: parent) == cffi_setter_replaced
    }

    /// A value is assigned to the property of a parent, by its setter.
    private func assigned(
        _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>, to parent: UnsafeMutableRawPointer,
        _ storage: cffi_property_storage
    ) {
        Unmanaged<AnyObject>.fromOpaque(parent)._withUnsafeGuaranteedRef { object in
            guard let proxy = ProxyKeeper.kept(by: object, identifier: identifier) else { return }
            #if DEBUG
                warnIfReplaceableByOptimizer(object)
            #endif
            proxy._withUnsafeGuaranteedRef {
                $0.assigned(value, to: UnsafeRawPointer(parent), by: self, storage)
            }
        }
    }

    /// The word by which a property is found: classes' addresses are multiples of a word's size.
    private static func key(_ type: AnyClass, _ number: UInt) -> UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(type), to: UnsafeRawPointer.self) + Int(number)
    }

    /// The property of a class of proxies with that number; nil if it was not made.
    @usableFromInline static func known(_ type: AnyClass, _ number: UInt) -> Unmanaged<DelegateProperty>? {
        cffi_class_property(key(type, number)).map { Unmanaged.fromOpaque($0) }
    }

    private func published() -> Unmanaged<DelegateProperty> {
        let made = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
        return Unmanaged.fromOpaque(cffi_class_set_property(key, made))
    }

    /// Makes the property that `DelegateProxy`s of a class replace.
    ///
    /// - Throws: `ProxyError` if no proxy can stand in for `delegate`.
    @usableFromInline static func make(
        _ type: AnyClass, _ number: UInt, _ delegate: Any.Type, _ get: @escaping Get, _ set: @escaping Set
    ) throws(ProxyError) -> Unmanaged<DelegateProperty> {
        try DelegateProperty(type, number, DispatchTable.table(of: delegate), delegate, identifier: nil, get, set)
            .published()
    }

    /// The property that a proxy class defines.
    static func property<Proxy: DelegateProxyType>(of type: Proxy.Type) -> Unmanaged<DelegateProperty> {
        known(type, PropertyOf<Proxy>.number)
            ?? DelegateProperty(
                type, PropertyOf<Proxy>.number, nil, Proxy.Delegate.self, identifier: Proxy.identifier,
                getter(PropertyOf<Proxy>.self), setter(PropertyOf<Proxy>.self)
            ).published()
    }

    /// Inlined, so that the program that makes proxies compiles it for its types.
    @inlinable static func getter<Access: DelegateAccess>(_: Access.Type) -> Get {
        { parent, place in
            Unmanaged<Access.ParentObject>.fromOpaque(parent)._withUnsafeGuaranteedRef {
                _ = place.initializeMemory(as: Access.Delegate?.self, to: Access.get($0))
            }
        }
    }

    /// The same.
    @inlinable static func setter<Access: DelegateAccess>(_: Access.Type) -> Set {
        { parent, place in
            Unmanaged<Access.ParentObject>.fromOpaque(parent)._withUnsafeGuaranteedRef {
                Access.set(place.assumingMemoryBound(to: Access.Delegate?.self).pointee, $0)
            }
        }
    }

    /// The proxy for `parent`, installed as its delegate, of the class for which a property was made. Preconditions:
    /// the property has a dispatch table; `make` makes a proxy of that class, with this property and for this parent.
    ///
    /// - Parameter isFree: Whether the parent has no delegate.
    @usableFromInline static func proxy(
        for property: Unmanaged<DelegateProperty>, installedIn parent: AnyObject, isFree: Bool,
        make: () -> AnyForwardingProxy
    ) throws(ProxyError) -> AnyForwardingProxy {
        let type: AnyClass = property._withUnsafeGuaranteedRef { $0.type }
        let identifier = property._withUnsafeGuaranteedRef { $0.identifier }
        let parentClass = ProxyKeeper.ParentClass.of(parent)
        // A parent that has a proxy nearly always has it as its delegate.
        let proxy = try ProxyKeeper.anyProxy(
            for: parent, of: parentClass, identifier: identifier, isProbablyNew: isFree
        ) { () throws(ProxyError) in
            let made = make()
            if parentClass.cachesDelegate { made.reportsChanges = true }
            return made
        }
        if Swift.type(of: proxy) != type { ProxyKeeper.require(proxy, toInheritFrom: type, parent) }
        let giving = property._withUnsafeGuaranteedRef { isFree ? $0.giveFreePlace(in: parent, to: proxy) : .notDone }
        switch giving {
        case .done: break
        case .notDone: try proxy.takePlace(inObject: parent)
        case .delegateNotStored:
            throw ProxyError(reason: .delegateNotStored, protocolName: proxy.dispatchTable.delegateName)
        }
        return proxy
    }

    /// What became of an attempt to make a proxy the delegate of a parent that has none.
    private enum Giving {
        case done
        /// Nothing happened: the proxy has a target, which it has to drop, or values of the delegate's type need not be
        /// objects.
        case notDone
        /// The parent has no delegate again: it did not keep the proxy.
        case delegateNotStored
    }

    /// A value of a class-bound protocol type: the object, and up to seven tables.
    private typealias Words = (UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt)

    /// Makes a proxy the delegate of a parent that has none. Precondition: this property has a dispatch table, and the
    /// proxy was made for this property of the parent.
    private func giveFreePlace(in parent: AnyObject, to proxy: AnyForwardingProxy) -> Giving {
        guard tableCount < 8, !cffi_proxy_forwards(proxy.address) else { return .notDone }
        let parent = UnsafeRawPointer(Unmanaged.passUnretained(parent).toOpaque())
        let object = UnsafeRawPointer(proxy.address)
        var value: Words = (0, 0, 0, 0, 0, 0, 0, 0)
        return withUnsafeMutableBytes(of: &value) { value in
            let words = value.baseAddress!.assumingMemoryBound(to: UnsafeRawPointer?.self)
            words[0] = object
            var index = 0
            while index < tableCount {
                words[1 + index] = UnsafeRawPointer(tables[index])
                index += 1
            }
            set(parent, words, proxy: proxy.address)
            get(parent, words)
            // Where there is no delegate, there is no object.
            if let kept = words[0] {
                Unmanaged<AnyObject>.fromOpaque(kept).release()
                index = 0
                while index < tableCount, words[1 + index] == UnsafeRawPointer(tables[index]) { index += 1 }
                if kept == object, index == tableCount { return .done }
            }
            words[0] = nil
            set(parent, words, proxy: nil)
            return .delegateNotStored
        }
    }
}

// A parent's property may be of a protocol that a proxy's delegate type refines.

extension DispatchTable {
    /// The `delegate` of a parent, if it is of a protocol that the delegate type refines.
    func delegate(ofPropertyOf parent: AnyObject) -> AnyObject? {
        guard table(ofPropertyOf: parent) != nil, let parent = parent as? any HasDelegate else { return nil }
        func delegate<Parent: HasDelegate>(of parent: Parent) -> AnyObject? { parent.delegate.map { $0 as AnyObject } }
        return delegate(of: parent)
    }

    /// Makes an object the `delegate` of a parent. Precondition: it was.
    func setDelegate(ofPropertyOf parent: AnyObject, to object: AnyObject) {
        func set<Parent: HasDelegate>(_ parent: Parent) { parent.delegate = object as? Parent.DelegateType }
        if let parent = parent as? any HasDelegate { set(parent) }
    }

    /// The table of the protocol that the `delegate` of a parent has, if the delegate type refines it; nil for any
    /// other.
    func table(ofPropertyOf parent: AnyObject) -> Int? {
        guard values.isClassBound, directCount == 1, protocols.count <= 64, let parent = parent as? any HasDelegate
        else { return nil }
        func type<Parent: HasDelegate>(of _: Parent) -> Any.Type { Parent.DelegateType.self }
        guard let direct = try? ProtocolRequirements.directProtocols(of: type(of: parent)), direct.count == 1,
            let table = protocols.firstIndex(of: direct[0]), table > 0
        else { return nil }
        return table
    }
}

// For proxies without a subclass: the property that the parent declares. A subclass that conforms to
// `DelegateProxyType` uses that protocol's functions, which the compiler prefers to these.
