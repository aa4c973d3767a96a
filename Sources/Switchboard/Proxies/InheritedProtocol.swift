// Protocols that inherit from others. The generated code of each protocol contributes the methods of its own
// requirements, in an extension for proxies. When a call arrives, the method finds its place among the methods of the
// proxy.

/// The memory layout of a delegate: the object, and the witness table of the only protocol of its type.
@usableFromInline struct RawDelegate {
    let object: AnyObject
    let table: UnsafeRawPointer
}

/// The place of an inherited protocol's methods among those of a proxy class.
@usableFromInline final class InheritedPlace<Base>: Sendable {
    /// The slot of the first method.
    @usableFromInline let offset: Int
    private let upcast: @Sendable (RawDelegate) -> Base

    init(_ offset: Int, _ upcast: @escaping @Sendable (RawDelegate) -> Base) {
        self.offset = offset
        self.upcast = upcast
    }

    /// Precondition: the delegate has the type for which the place was made.
    @usableFromInline func base(_ delegate: RawDelegate) -> Base { upcast(delegate) }
}

/// A protocol from which a class's delegates inherit, and the conversion of these delegates.
class InheritedProtocol<Delegate>: @unchecked Sendable {
    /// The type of the protocol's delegates.
    let base: ObjectIdentifier
    let offset: Int

    fileprivate init(_ base: ObjectIdentifier, _ offset: Int) {
        self.base = base
        self.offset = offset
    }

    /// Makes the protocol's `InheritedPlace`.
    func makePlace() -> AnyObject { fatalError("Switchboard: a subclass makes places.") }

    /// The same for delegates of a refining protocol, in whose classes all methods of this protocol begin at `offset`.
    func passed<Refining>(
        at offset: Int, _ upcast: @escaping @Sendable (Refining) -> Delegate
    ) -> InheritedProtocol<Refining> { fatalError("Switchboard: a subclass is passed on.") }
}

private final class InheritedBase<Delegate, Base>: InheritedProtocol<Delegate>, @unchecked Sendable {
    private let upcast: @Sendable (Delegate) -> Base

    init(at offset: Int, _ upcast: @escaping @Sendable (Delegate) -> Base) {
        self.upcast = upcast
        super.init(ObjectIdentifier(Base.self), offset)
    }

    override func makePlace() -> AnyObject {
        let upcast = upcast
        // Both are an object and its only table.
        return InheritedPlace(offset) { upcast(unsafeBitCast($0, to: Delegate.self)) }
    }

    override func passed<Refining>(
        at offset: Int, _ outer: @escaping @Sendable (Refining) -> Delegate
    ) -> InheritedProtocol<Refining> {
        let upcast = upcast
        return InheritedBase<Refining, Base>(at: offset + self.offset) { upcast(outer($0)) }
    }
}

/// A probe of a class whose protocol inherits from others.
protocol InheritingProbe: AnyObject {
    /// The first slots of the methods of inherited protocols, by the types of their delegates. Written before the
    /// object is probed.
    var inherited: [ObjectIdentifier: Int] { get set }
}

extension HandWrittenMethods {
    /// Adds the methods of an inherited protocol behind all others, except those that are here already.
    mutating func inherit<Base>(
        _ methods: HandWrittenMethods<Base>, _ upcast: @escaping @Sendable (Delegate) -> Base
    ) {
        let offset = selectors.count
        var found: [InheritedProtocol<Delegate>] = [InheritedBase(at: offset, upcast)]
        found += methods.inherited.map { $0.passed(at: offset, upcast) }
        found.removeAll { new in inherited.contains { $0.base == new.base } }
        // A protocol that was inherited in another way is complete.
        guard found.contains(where: { $0.base == ObjectIdentifier(Base.self) }) else { return }
        inherited += found
        for entry in methods.entries { entry.append(to: &self, offset: offset, upcast) }
        pad(to: offset + methods.selectors.count)
    }
}

extension MessageSelector {
    /// The name of a method that only its types tell apart: `picker(_: Picker, didSelect: Contact) -> Bool` for
    /// `picker(_:didSelect:)`.
    ///
    /// - Parameter isFull: Whether types are qualified by their modules.
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
