extension ImplementedMethods {
    /// For generated code: `forwarding(_:probe:)`, with slots that are written, of which some may have no method.
    ///
    /// - Parameter arrives: Calls a requirement of the probe; true where the probe answers, false where the optimizer put
    ///   the answer of another class in its place.
    public static func _generated(
        probe: @escaping @Sendable () -> Delegate, arrives: (Delegate) -> Bool = { _ in true },
        _ add: (inout _GeneratedMethods<Delegate>) -> Void
    ) -> ImplementedMethods {
        guard arrives(probe()) else { return ImplementedMethods(kind: .bypassed) }
        var methods = _GeneratedMethods(list: HandMethods(probe: probe))
        add(&methods)
        return ImplementedMethods(kind: methods.isBypassed ? .bypassed : .forwarding(methods.list))
    }
}

/// For generated code: the list that `ImplementedMethods._generated` makes.
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
        _ base: ImplementedMethods<Base>, after count: Int, _ upcast: @escaping @Sendable (Delegate) -> Base
    ) {
        guard case .forwarding(let methods) = base.kind else {
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
