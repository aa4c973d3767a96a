/// Which methods of the delegate's protocol a proxy class implements itself.
///
/// A class that only has a few of its own conforms to the protocol, whose other methods have default implementations, and
/// names the few. Their calls go to the class, and nowhere else unless it hands them on; all others go to observers and
/// the real delegate, as in a class without methods. Where there is no real delegate, and no other receiver, the class's
/// default implementations answer.
///
/// ```swift
/// final class ScrollViewDelegateProxy:
///     DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, ScrollViewDelegate
/// {
///     static func ownMethods() throws -> OwnMethods<any ScrollViewDelegate> {
///         try .only(selector(ScrollViewDelegate.scrollViewDidScroll(_:)))
///     }
///     func scrollViewDidScroll(_ scrollView: ScrollView) {
///         offsets.send(scrollView.contentOffset)
///         forwardToDelegate()?.scrollViewDidScroll(scrollView)
///     }
/// }
/// ```
///
/// A class that conforms by hand implements all methods, and hands each on by `forward`. That works for protocols that are
/// not public, in release builds, and on every processor and system.
///
/// ```swift
/// final class ImporterDelegateProxy:
///     DelegateProxy<Importer, any ImporterDelegate>, DelegateProxyType, ImporterDelegate
/// {
///     static let didImport = TypedSelector<any ImporterDelegate, (Importer, Int), Void>("importer(_:didImport:)") {
///         $0.importer($1.0, didImport: $1.1)
///     }
///     static func ownMethods() -> OwnMethods<any ImporterDelegate> { .all(didImport) }
///
///     func importer(_ importer: Importer, didImport count: Int) {
///         forward(Self.didImport, with: (importer, count)) { $0.importer(importer, didImport: count) }
///     }
/// }
/// let subscription = proxy.methodInvoked(ImporterDelegateProxy.didImport).subscribe { importer, count in ... }
/// ```
public struct OwnMethods<Delegate>: Sendable {
    enum Kind: Sendable {
        /// The class does not say.
        case unsaid
        case none
        case only([ResolvedMethod])
        case all(HandMethods<Delegate>)
        /// The optimizer calls another class than the one that a value is of.
        case bypassed
    }

    let kind: Kind

    /// No method: what the class has, if it conforms, is called where nobody else answers, like that of a fallback receiver.
    ///
    /// Code that casts the proxy to the protocol with `as?` calls the class's methods past observers and the real delegate:
    /// `.all` has those hand the calls on.
    public static var none: OwnMethods { OwnMethods(kind: .none) }

    static var unsaid: OwnMethods { OwnMethods(kind: .unsaid) }

    /// These methods, and no other ones.
    public static func only<each Element, each Result>(
        _ selectors: repeat TypedSelector<Delegate, each Element, each Result>
    ) -> OwnMethods {
        var methods: [ResolvedMethod] = []
        repeat methods.append((each selectors).method)
        return OwnMethods(kind: .only(methods))
    }

    /// All methods: the class conforms by hand.
    ///
    /// - Parameters:
    ///   - selectors: The methods that can be observed, and that `forward` is called with, each once. A method that is not
    ///     among them is the class's own affair.
    ///   - probe: Makes an object by which references to methods are found: each of its methods calls `note` of
    ///     `MethodProbe`. Without it a method is observed by its selector or its name only.
    public static func all<each Element, each Result>(
        _ selectors: repeat TypedSelector<Delegate, each Element, each Result>, probe: (@Sendable () -> Delegate)? = nil
    ) -> OwnMethods {
        var methods = HandMethods<Delegate>(probe: probe)
        repeat methods.append(each selectors)
        return OwnMethods(kind: .all(methods))
    }

    /// For generated code: `all(_:probe:)`, with slots that are written, of which some may have no method.
    ///
    /// - Parameter arrives: Calls a requirement of the probe; true where the probe answers, false where the optimizer put
    ///   the answer of another class in its place.
    public static func _all(
        probe: @escaping @Sendable () -> Delegate, arrives: (Delegate) -> Bool = { _ in true },
        _ add: (inout _GeneratedMethods<Delegate>) -> Void
    ) -> OwnMethods {
        guard arrives(probe()) else { return OwnMethods(kind: .bypassed) }
        var methods = _GeneratedMethods(list: HandMethods(probe: probe))
        add(&methods)
        return OwnMethods(kind: methods.isBypassed ? .bypassed : .all(methods.list))
    }
}

/// For generated code: the list that `OwnMethods._all` makes.
public struct _GeneratedMethods<Delegate> {
    fileprivate(set) var list: HandMethods<Delegate>
    /// Whether an inherited protocol is one that the optimizer calls past proxies.
    fileprivate var isBypassed = false

    /// Takes over the methods of an inherited protocol, behind the protocol's own, which come first.
    ///
    /// - Parameters:
    ///   - base: Those of the inherited protocol.
    ///   - count: How many slots the protocol's own methods have.
    ///   - upcast: Makes a delegate of the inherited protocol of one of the protocol.
    public mutating func _inherit<Base>(
        _ base: OwnMethods<Base>, after count: Int, _ upcast: @escaping @Sendable (Delegate) -> Base
    ) {
        guard case .all(let methods) = base.kind else {
            isBypassed = true
            return
        }
        list.pad(to: count)
        list.inherit(methods, upcast)
    }

    /// The types of that many arguments, which are the elements of a tuple or the only one.
    private func types<Element>(_ count: Int, of element: Element.Type) -> [Any.Type] {
        count == 1 ? [element] : Metadata(element).tupleElements.map(\.type.type)
    }

    /// Adds a method.
    ///
    /// - Parameter count: How many arguments it has.
    public mutating func _add<Element, Result>(
        _ slot: Int, _ name: MessageSelector, _ count: Int,
        _ call: @escaping @Sendable (Delegate, Element) throws -> Result
    ) {
        list.append(TypedSelector(name, arguments: types(count, of: Element.self), call), slot: slot)
    }

    /// Adds an asynchronous method that returns nothing: it is observed, and no message by name can call it.
    public mutating func _add<Element>(
        _ slot: Int, _ name: MessageSelector, _ count: Int, asynchronous element: Element.Type
    ) {
        list.append(
            TypedSelector<Delegate, Element, Void>(name, arguments: types(count, of: element)) { _, _ in
                throw MessageError(.asynchronous, name)
            }, slot: slot, kind: .asynchronous)
    }

    /// Adds a method of the main actor: messages by name are sent to it from there.
    public mutating func _add<Element, Result>(
        _ slot: Int, _ name: MessageSelector, _ count: Int, onMainActor: Void,
        _ call: @escaping @MainActor (Delegate, Element) throws -> Result
    ) {
        typealias Call = (Delegate, Element) throws -> Result
        let types = types(count, of: Element.self)
        let selector = TypedSelector<Delegate, Element, Result>(name, arguments: types) { delegate, arguments in
            MainActor.preconditionIsolated("`\(name)` belongs to the main actor.")
            // The actor is a part of the function's type only.
            return try unsafeBitCast(call, to: Call.self)(delegate, arguments)
        }
        list.append(selector, slot: slot, kind: .ofMainActor)
    }
}

/// The methods of classes that conform by hand.
struct HandMethods<Delegate>: Sendable {
    /// Those that can be observed, in the order of their slots.
    private(set) var methods: [ResolvedMethod] = []
    /// The names of all slots: nil for one without a method.
    private(set) var selectors: [MessageSelector?] = []
    /// How each of `methods` is registered.
    private(set) var entries: [HandMethod<Delegate>] = []
    /// The protocols that the delegate's protocol inherits from.
    var inherited: [InheritedProtocol<Delegate>] = []
    let probe: (@Sendable () -> Delegate)?

    init(probe: (@Sendable () -> Delegate)?) {
        self.probe = probe
    }

    mutating func append<Element, Result>(_ typed: TypedSelector<Delegate, Element, Result>) {
        guard let name = typed.name, typed.method.take(slot: methods.count) else {
            fatalError(
                """
                Switchboard: expected selectors in `.all` that were made with a name, each at the same place in every list, \
                found \(typed.name.map { "`\($0)` at another place" } ?? "one of a method reference"). Make one list, and \
                have all classes for \(Delegate.self) use it; keep the selectors in constants (`static let`, or of the file \
                for a generic class).
                """)
        }
        add(typed, name)
    }

    /// Precondition: the method is new, and its slot behind all others.
    mutating func append<Element, Result>(
        _ typed: TypedSelector<Delegate, Element, Result>, slot: Int, kind: HandMethodKind = .plain
    ) {
        pad(to: slot)
        _ = typed.method.take(slot: slot)
        add(typed, typed.name!, kind)
    }

    private mutating func add<Element, Result>(
        _ typed: TypedSelector<Delegate, Element, Result>, _ name: MessageSelector, _ kind: HandMethodKind = .plain
    ) {
        methods.append(typed.method)
        selectors.append(name)
        entries.append(TypedHandMethod(typed, name, kind))
    }

    /// Has as many slots as that, the last ones without a method.
    mutating func pad(to count: Int) {
        while selectors.count < count { selectors.append(nil) }
    }

    /// The shape of a class's proxies. Precondition: the class conforms.
    func makeShape(for type: AnyClass) throws(ProxyRefusal) -> ProtocolShape {
        let shape = try ProtocolShape(byHand: Delegate.self, .of(methods), type, selectors)
        shape.methods.withLock { known in for method in methods { known.bySlot[method.slot] = method } }
        shape.inherited = inherited.map { ($0.base, $0.makePlace()) }
        if let probe {
            shape.setProbe {
                let object = ProtocolShape.anyObject(of: probe())
                for base in inherited { (object as? _GeneratedProbe)?.inherited[base.base] = base.offset }
                return object
            }
        }
        for entry in entries {
            trapping { () throws(ObservationRefusal) in try shape.register(entry.registered(in: shape)) }
        }
        for entry in entries where entry.isInherited && !entry.arrives(in: shape) {
            throw ProxyRefusal(
                reason: .answeredByExtension(method: entry.name.name), protocolName: String(reflecting: Delegate.self))
        }
        return shape
    }
}

enum HandMethodKind {
    case plain, asynchronous, ofMainActor
}

/// A method of classes that conform by hand.
class HandMethod<Delegate>: @unchecked Sendable {
    let name: MessageSelector
    let method: ResolvedMethod
    let kind: HandMethodKind
    /// Whether it is of a protocol that the delegate's protocol inherits from.
    final var isInherited = false

    fileprivate init(_ name: MessageSelector, _ method: ResolvedMethod, _ kind: HandMethodKind) {
        self.name = name
        self.method = method
        self.kind = kind
    }

    /// False where a call of it ends in another method: a default implementation, in an extension of the heir.
    func arrives(in shape: ProtocolShape) -> Bool { true }

    func registered(in shape: ProtocolShape) -> RegisteredMethod { fatalError("Switchboard: a subclass registers.") }

    /// Appends it to the methods of those who inherit it, unless they have it already.
    func append<Heir>(
        to methods: inout HandMethods<Heir>, offset: Int, _ upcast: @escaping @Sendable (Heir) -> Delegate
    ) {}
}

private final class TypedHandMethod<Delegate, Element, Result>: HandMethod<Delegate>, @unchecked Sendable {
    private let typed: TypedSelector<Delegate, Element, Result>

    init(_ typed: TypedSelector<Delegate, Element, Result>, _ name: MessageSelector, _ kind: HandMethodKind) {
        self.typed = typed
        super.init(name, typed.method, kind)
    }

    override func arrives(in shape: ProtocolShape) -> Bool {
        // Others cannot be called here.
        guard kind == .plain else { return true }
        let layout = ArgumentLayout(Element.self, arguments: method.arguments, result: Result.self)
        let resolver = MethodResolver(
            shape: shape, element: Element.self, argumentCount: method.arguments.count, result: Result.self,
            failure: Never.self)
        do throws(ObservationRefusal) {
            let found = try resolver.resolve(layout) {
                typed.probe(shape.existential(ofProbe: $0, as: Delegate.self), $1)
            }
            return found === method
        } catch {
            // Of arguments that no probing call can be made with, nothing is known.
            return error.reason != .notARequirement
        }
    }

    override func registered(in shape: ProtocolShape) -> RegisteredMethod {
        RegisteredRequirement(
            name, as: method, of: Element.self, failure: typed.failure, in: shape, typed.call)
    }

    override func append<Heir>(
        to methods: inout HandMethods<Heir>, offset: Int, _ upcast: @escaping @Sendable (Heir) -> Delegate
    ) {
        let isAsync = kind == .asynchronous
        func full(_ isFull: Bool) -> MessageSelector {
            name.withTypes(method.arguments, isAsync: isAsync, Result.self, isFull: isFull)
        }
        let names = [name, full(false), full(true), MessageSelector("\(full(true).name) of \(Delegate.self)")]
        for name in names {
            if let other = methods.entries.first(where: { $0.name == name }) {
                // The heir repeats it.
                let isSame = other.method.typeList == method.typeList && (other.kind == .asynchronous) == isAsync
                if isSame { return }
                continue
            }
            methods.append(typed.inherited(as: name, upcast), slot: offset + method.slot, kind: kind)
            methods.entries.last?.isInherited = true
            return
        }
    }
}

/// The shapes of proxy classes that say what they implement themselves.
enum OwnShapes {
    private enum Known {
        case shape(ProtocolShape)
        /// The one of the delegate's type, which may be refused.
        case common

        var shape: ProtocolShape? { if case .shape(let shape) = self { shape } else { nil } }
    }

    private static let known = Locked<[ObjectIdentifier: Known]>([:])
    /// Held while a class is asked what it implements; by the same thread again, because the answer names methods.
    private static let asking = RecursiveLock()
    private static let asked = Locked<Set<ObjectIdentifier>>([])

    /// The shape in which a class's methods are named.
    static func shape(
        ofClass type: AnyClass, for delegate: Any.Type
    ) throws(ObservationRefusal) -> ProtocolShape {
        // Methods are found by calling them, which must not reach a class's own ones.
        if let own = known.withLock({ $0[ObjectIdentifier(type)] })?.shape, own.isByHand { return own }
        do throws(ProxyRefusal) {
            // The class is not asked, if it was not before: its answer may have this very selector in a constant, which is
            // being made.
            return try ProtocolShape.shape(of: delegate)
        } catch {
            if let own = try? own(ofClass: type), own.isByHand { return own }
            throw ObservationRefusal(reason: .delegate(error), delegateName: String(reflecting: delegate))
        }
    }

    /// The shape of the proxies of a class, which static members are about.
    static func shape(ofProxies type: AnyClass, for delegate: Any.Type) throws(ObservationRefusal) -> ProtocolShape {
        do throws(ProxyRefusal) {
            if let own = try own(ofClass: type), own.isByHand { return own }
            return try ProtocolShape.shape(of: delegate)
        } catch {
            throw ObservationRefusal(reason: .delegate(error), delegateName: String(reflecting: delegate))
        }
    }

    /// The shape of proxies of a class.
    static func shape<Proxy: DelegateProxyType>(of proxy: Proxy.Type) throws(ProxyRefusal) -> ProtocolShape {
        if let own = try own(proxy) { return own }
        return try ProtocolShape.shape(of: Proxy.Delegate.self)
    }

    /// The shape of the class that a static member was called on, if it has its own.
    private static func own(ofClass type: AnyClass) throws(ProxyRefusal) -> ProtocolShape? {
        if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known.shape }
        if let proxy = type as? any DelegateProxyType.Type { return try own(proxy) }
        known.withLock { $0[ObjectIdentifier(type)] = .common }
        return nil
    }

    private static func own<Proxy: DelegateProxyType>(_ proxy: Proxy.Type) throws(ProxyRefusal) -> ProtocolShape? {
        let key = ObjectIdentifier(proxy)
        if let known = known.withLock({ $0[key] }) { return known.shape }
        return try asking.withLock { () throws(ProxyRefusal) -> ProtocolShape? in
            // Named by its own `ownMethods()`.
            guard asked.withLock({ $0.insert(key).inserted }) else { return nil }
            defer { asked.withLock { _ = $0.remove(key) } }
            if let known = known.withLock({ $0[key] }) { return known.shape }
            let made = try make(proxy)
            known.withLock { $0[key] = made.map { .shape($0) } ?? .common }
            return made
        }
    }

    @inline(never)
    private static func make<Proxy: DelegateProxyType>(_ proxy: Proxy.Type) throws(ProxyRefusal) -> ProtocolShape? {
        let type: AnyClass = proxy
        let conforms = ProtocolShape.conforms(type, to: Proxy.Delegate.self)
        let kind: OwnMethods<Proxy.Delegate>.Kind
        do {
            kind = try Proxy.ownMethods().kind
        } catch let refusal as ObservationRefusal {
            if case .delegate(let refusal) = refusal.reason { throw refusal }
            fatalError(refusal.description)
        } catch {
            fatalError("Switchboard: expected own methods of \(type), found that `ownMethods()` threw \(error).")
        }
        switch kind {
        case .unsaid, .none:
            guard conforms else { return nil }
            if case .unsaid = kind {
                throw ProxyRefusal(
                    reason: .ownMethodsUnsaid(className: String(reflecting: type)),
                    protocolName: String(reflecting: Proxy.Delegate.self))
            }
            return try ProtocolShape.shape(of: Proxy.Delegate.self, ownMethodsOf: type, slots: [])
        case .only(let methods):
            requireConformance(conforms, proxy)
            let common = try ProtocolShape.shape(of: Proxy.Delegate.self)
            guard methods.allSatisfy({ method in common.methods.withLock { $0.bySlot[method.slot] === method } }) else {
                fatalError(
                    """
                    Switchboard: expected method references as own methods of \(type), as in \
                    `.only(selector(P.method(_:)))`, found a selector that was made with a name.
                    """)
            }
            return try ProtocolShape.shape(
                of: Proxy.Delegate.self, ownMethodsOf: type, slots: Set(methods.map(\.slot)))
        case .bypassed:
            throw ProxyRefusal(reason: .onlyConformer, protocolName: String(reflecting: Proxy.Delegate.self))
        case .all(let methods):
            requireConformance(conforms, proxy)
            return try methods.makeShape(for: type)
        }
    }

    private static func requireConformance<Proxy: DelegateProxyType>(_ conforms: Bool, _ proxy: Proxy.Type) {
        guard !conforms else { return }
        fatalError(
            """
            Switchboard: expected a class with own methods to conform to \(Proxy.Delegate.self), found \(proxy), which does \
            not. Declare the conformance, or leave out `ownMethods()`.
            """)
    }
}
