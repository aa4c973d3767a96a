/// The methods of hand-written classes.
struct HandWrittenMethods<Delegate>: Sendable {
    /// The methods that can be observed, in the order of their slots.
    private(set) var methods: [ResolvedMethod] = []
    /// The names of all slots; nil for a slot without a method.
    private(set) var selectors: [MessageSelector?] = []
    /// How to register each of `methods`.
    private(set) var entries: [HandWrittenMethod<Delegate>] = []
    /// The protocols from which the delegate's protocol inherits.
    var inherited: [InheritedProtocol<Delegate>] = []
    let probe: (@Sendable () -> Delegate)?

    init(probe: (@Sendable () -> Delegate)?) {
        self.probe = probe
    }

    mutating func append<Element, Result>(_ typed: TypedSelector<Delegate, Element, Result>) {
        guard let name = typed.name, typed.method.take(slot: methods.count) else {
            fatalError(
                """
                Switchboard: `.forwarding` lists \(typed.name.map { "`\($0)` at another place than before" } ?? "a method reference"). \
                Make one list of selectors with names, and use it in all classes for \(Delegate.self). Keep the selectors in \
                constants (`static let`, or of the file for a generic class).
                """)
        }
        add(typed, name)
    }

    /// Precondition: the method is new, and its slot is behind all others.
    mutating func append<Element, Result>(
        _ typed: TypedSelector<Delegate, Element, Result>, slot: Int, kind: HandWrittenMethodKind = .plain
    ) {
        pad(to: slot)
        _ = typed.method.take(slot: slot)
        add(typed, typed.name!, kind)
    }

    private mutating func add<Element, Result>(
        _ typed: TypedSelector<Delegate, Element, Result>, _ name: MessageSelector,
        _ kind: HandWrittenMethodKind = .plain
    ) {
        methods.append(typed.method)
        selectors.append(name)
        entries.append(TypedHandWrittenMethod(typed, name, kind))
    }

    /// Extends the list to that many slots; the new ones have no method.
    mutating func pad(to count: Int) {
        while selectors.count < count { selectors.append(nil) }
    }

    /// The dispatch table of a class's proxies. Precondition: the class conforms.
    func makeDispatchTable(for type: AnyClass) throws(ProxyError) -> DispatchTable {
        let dispatchTable = try DispatchTable(handWritten: Delegate.self, .of(methods), type, selectors)
        dispatchTable.methods.withLock { known in for method in methods { known.bySlot[method.slot] = method } }
        for method in methods { dispatchTable.slots[method.slot].has_plain_arguments = !method.containsClosure }
        dispatchTable.hasHandWrittenAsynchronousMethods = entries.contains { $0.kind == .asynchronous }
        dispatchTable.inherited = inherited.map { ($0.base, $0.makePlace()) }
        if let probe {
            dispatchTable.setProbe {
                // A hand-written class conforms only to protocols of classes.
                let object = DispatchTable.anyObject(of: probe())!
                for base in inherited { (object as? any InheritingProbe)?.inherited[base.base] = base.offset }
                return object
            }
        }
        for entry in entries {
            trapping { () throws(ObservationError) in try dispatchTable.register(entry.registered(in: dispatchTable)) }
        }
        for entry in entries where entry.isInherited && !entry.arrives(in: dispatchTable) {
            throw ProxyError(
                reason: .answeredByDefault(method: entry.name.name), protocolName: String(reflecting: Delegate.self))
        }
        return dispatchTable
    }
}

enum HandWrittenMethodKind {
    case plain, asynchronous, ofMainActor
}

/// A method of hand-written classes.
class HandWrittenMethod<Delegate>: @unchecked Sendable {
    let name: MessageSelector
    let method: ResolvedMethod
    let kind: HandWrittenMethodKind
    /// Whether it belongs to a protocol from which the delegate's protocol inherits.
    final var isInherited = false

    fileprivate init(_ name: MessageSelector, _ method: ResolvedMethod, _ kind: HandWrittenMethodKind) {
        self.name = name
        self.method = method
        self.kind = kind
    }

    /// False if a call of it ends in another method: a default implementation in an extension of the refining protocol.
    func arrives(in dispatchTable: DispatchTable) -> Bool { true }

    func registered(in dispatchTable: DispatchTable) -> RegisteredMethod {
        fatalError("Switchboard: a subclass registers.")
    }

    /// Appends it to the methods of a refining protocol, unless they contain it already.
    func append<Refining>(
        to methods: inout HandWrittenMethods<Refining>, offset: Int,
        _ upcast: @escaping @Sendable (Refining) -> Delegate
    ) {}
}

private final class TypedHandWrittenMethod<Delegate, Element, Result>: HandWrittenMethod<Delegate>, @unchecked Sendable
{
    private let typed: TypedSelector<Delegate, Element, Result>

    init(_ typed: TypedSelector<Delegate, Element, Result>, _ name: MessageSelector, _ kind: HandWrittenMethodKind) {
        self.typed = typed
        super.init(name, typed.method, kind)
    }

    override func arrives(in dispatchTable: DispatchTable) -> Bool {
        // Methods of other kinds cannot be called here.
        guard kind == .plain else { return true }
        let layout = ArgumentLayout(Element.self, arguments: method.arguments, result: Result.self)
        let resolver = MethodResolver(
            dispatchTable: dispatchTable, element: Element.self, argumentCount: method.arguments.count,
            result: Result.self,
            failure: Never.self)
        do throws(ObservationError) {
            let found = try resolver.resolve(layout) {
                typed.probe(dispatchTable.existential(ofProbe: $0, as: Delegate.self), $1)
            }
            return found === method
        } catch {
            // If no probing call can be made with the arguments, nothing is known.
            return error.reason != .notARequirement
        }
    }

    override func registered(in dispatchTable: DispatchTable) -> RegisteredMethod {
        typed.requirement(name, as: method, in: dispatchTable)
    }

    override func append<Refining>(
        to methods: inout HandWrittenMethods<Refining>, offset: Int,
        _ upcast: @escaping @Sendable (Refining) -> Delegate
    ) {
        let isAsync = kind == .asynchronous
        func full(_ isFull: Bool) -> MessageSelector {
            name.withTypes(method.arguments, isAsync: isAsync, Result.self, isFull: isFull)
        }
        let names = [name, full(false), full(true), MessageSelector("\(full(true).name) of \(Delegate.self)")]
        for name in names {
            if let other = methods.entries.first(where: { $0.name == name }) {
                // The refining protocol repeats the method.
                let isSame =
                    other.method.layout.typeList == method.layout.typeList && (other.kind == .asynchronous) == isAsync
                if isSame { return }
                continue
            }
            methods.append(typed.inherited(as: name, upcast), slot: offset + method.slot, kind: kind)
            methods.entries.last?.isInherited = true
            return
        }
    }
}
