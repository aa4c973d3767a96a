// A protocol that inherits from others: the generated code of each brings the methods of its own requirements, in an
// extension for proxies, and what it brings finds its place among the methods of a proxy when a call arrives.

/// A delegate as it lies in memory: the object, and the witness table of the one protocol of its type.
@usableFromInline struct RawDelegate {
    let object: AnyObject
    let table: UnsafeRawPointer
}

/// Where the methods of an inherited protocol are among those of a class of proxies.
@usableFromInline final class InheritedPlace<Base>: Sendable {
    /// The slot of the first.
    @usableFromInline let offset: Int
    private let upcast: @Sendable (RawDelegate) -> Base

    init(_ offset: Int, _ upcast: @escaping @Sendable (RawDelegate) -> Base) {
        self.offset = offset
        self.upcast = upcast
    }

    /// Precondition: it is a delegate of the type that the place was made for.
    @usableFromInline func base(_ delegate: RawDelegate) -> Base { upcast(delegate) }
}

/// For generated code: a proxy as one for an inherited protocol. What it does, `DelegateProxy` does for the protocol itself.
public struct _Inherited<Base> {
    @usableFromInline let proxy: AnyForwardingProxy
    /// Nil for a proxy of a class that macros did not make: nobody answers.
    @usableFromInline let place: InheritedPlace<Base>?

    // Not inlined: every protocol has code for heirs, and few have heirs.

    /// As `DelegateProxy._forward(_:with:_:)`, for all calls.
    @inlinable @inline(never)
    public func _forward<Element, Failure: Error>(
        _ slot: Int, with arguments: @autoclosure () -> Element, _ call: (Base) throws(Failure) -> Void
    ) throws(Failure) {
        guard let place else { return }
        try proxy.forwardCall(place.offset + slot, with: arguments) { (receiver: RawDelegate) throws(Failure) in
            try call(place.base(receiver))
        }
    }

    /// As `DelegateProxy._answer(_:with:default:_:)`.
    @inlinable @inline(never)
    public func _answer<Element, Result, Failure: Error>(
        _ slot: Int, with arguments: @autoclosure () -> Element, default: () throws(Failure) -> Result,
        _ call: (Base) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let place else { return try `default`() }
        return try proxy.forwardCall(place.offset + slot, with: arguments, default: `default`) {
            (receiver: RawDelegate) throws(Failure) in
            try call(place.base(receiver))
        }
    }

    /// As `DelegateProxy._receiver()`.
    @inlinable
    public func _receiver() -> Base? {
        guard let place else { return nil }
        let receiver: RawDelegate? = proxy.copyReceiver()
        return receiver.map { place.base($0) }
    }

    /// As `DelegateProxy._receivers()`.
    public func _receivers() -> (first: Base?, others: [Base]) {
        guard let place else { return (nil, []) }
        let receivers: (first: RawDelegate?, others: [RawDelegate]) = proxy.copyReceivers()
        return (receivers.first.map { place.base($0) }, receivers.others.map { place.base($0) })
    }

    /// As `AnyForwardingProxy._begin(_:with:)`.
    public func _begin<Element>(
        _ slot: Int, with arguments: @autoclosure () -> Element
    ) -> _AsynchronousCall<Element>? {
        place.flatMap { proxy._begin($0.offset + slot, with: arguments()) }
    }
}

/// What generated classes of proxies conform to: they get the implementations of inherited protocols.
public protocol _GeneratedProxy: AnyForwardingProxy {}

extension AnyForwardingProxy {
    /// For generated code: this proxy as one for a protocol that the delegate's protocol inherits from.
    ///
    /// - Parameter base: The type of the inherited protocol's delegates, `(any Base).self`.
    public final func _inherited<Base>(_ base: Base.Type) -> _Inherited<Base> {
        for (key, place) in shape.inherited where key == ObjectIdentifier(base) {
            return _Inherited(proxy: self, place: unsafeDowncast(place, to: InheritedPlace<Base>.self))
        }
        return _Inherited(proxy: self, place: nil)
    }
}

extension _GeneratedProbe {
    /// For generated code: the slot of a method of an inherited protocol.
    public final func _slot<Base>(_ slot: Int, of base: Base.Type) -> Int {
        guard slot != Self._forwardedOnly, let offset = inherited[ObjectIdentifier(base)] else {
            return Self._forwardedOnly
        }
        return offset + slot
    }
}

/// One protocol that a class's delegates inherit, and how they are delegates of it.
class InheritedProtocol<Delegate>: @unchecked Sendable {
    /// The type of the protocol's delegates.
    let base: ObjectIdentifier
    let offset: Int

    fileprivate init(_ base: ObjectIdentifier, _ offset: Int) {
        self.base = base
        self.offset = offset
    }

    /// The `InheritedPlace` of it.
    func makePlace() -> AnyObject { fatalError("Switchboard: a subclass makes places.") }

    /// The same for heirs of the delegates, in whose classes all methods of this one begin at `offset`.
    func passed<Heir>(
        at offset: Int, _ upcast: @escaping @Sendable (Heir) -> Delegate
    ) -> InheritedProtocol<Heir> { fatalError("Switchboard: a subclass is passed on.") }
}

private final class InheritedBase<Delegate, Base>: InheritedProtocol<Delegate>, @unchecked Sendable {
    private let upcast: @Sendable (Delegate) -> Base

    init(at offset: Int, _ upcast: @escaping @Sendable (Delegate) -> Base) {
        self.upcast = upcast
        super.init(ObjectIdentifier(Base.self), offset)
    }

    override func makePlace() -> AnyObject {
        let upcast = upcast
        // Both are an object and its one table.
        return InheritedPlace(offset) { upcast(unsafeBitCast($0, to: Delegate.self)) }
    }

    override func passed<Heir>(
        at offset: Int, _ heirs: @escaping @Sendable (Heir) -> Delegate
    ) -> InheritedProtocol<Heir> {
        let upcast = upcast
        return InheritedBase<Heir, Base>(at: offset + self.offset) { upcast(heirs($0)) }
    }
}

extension HandMethods {
    /// Takes over the methods of an inherited protocol, behind all others, but for those that are here already.
    mutating func inherit<Base>(
        _ methods: HandMethods<Base>, _ upcast: @escaping @Sendable (Delegate) -> Base
    ) {
        let offset = selectors.count
        var found: [InheritedProtocol<Delegate>] = [InheritedBase(at: offset, upcast)]
        found += methods.inherited.map { $0.passed(at: offset, upcast) }
        found.removeAll { new in inherited.contains { $0.base == new.base } }
        // One that came by another way is complete.
        guard found.contains(where: { $0.base == ObjectIdentifier(Base.self) }) else { return }
        inherited += found
        for entry in methods.entries { entry.append(to: &self, offset: offset, upcast) }
        pad(to: offset + methods.selectors.count)
    }
}

extension MessageSelector {
    /// For methods that only their types tell apart: `picker(_: Picker, didSelect: Contact) -> Bool` of
    /// `picker(_:didSelect:)`.
    ///
    /// - Parameter isFull: Whether types are named with their modules.
    func withTypes(_ arguments: [Any.Type], isAsync: Bool, _ result: Any.Type, isFull: Bool) -> MessageSelector {
        func text(_ type: Any.Type) -> String { isFull ? String(reflecting: type) : "\(type)" }
        let end = (isAsync ? " async" : "") + (result == Void.self ? "" : " -> \(text(result))")
        let parts = name.split(separator: "(", maxSplits: 1)
        guard parts.count == 2 else { return self }
        let labels = parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false).dropLast()
        guard labels.count == arguments.count else { return self }
        let typed = zip(labels, arguments).map { "\($0): \(text($1))" }
        return MessageSelector("\(parts[0])(\(typed.joined(separator: ", ")))\(end)")
    }
}
