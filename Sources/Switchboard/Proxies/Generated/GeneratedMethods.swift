extension ImplementedMethods {
    /// For generated code: `forwarding(_:probe:)` with explicit slots, some of which may have no method.
    ///
    /// - Parameter arrives: Calls a requirement of the probe; true if the probe answers, false if the optimizer
    ///   replaced the call by one of another class.
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

extension ImplementedMethods {
    /// For generated code: false if a call in `_generated` did not arrive.
    public var _arrives: Bool { if case .bypassed = kind { false } else { true } }
}

/// For generated code: the list that `ImplementedMethods._generated` makes.
public struct _GeneratedMethods<Delegate> {
    fileprivate(set) var list: HandMethods<Delegate>
    /// Whether the optimizer bypasses proxies for an inherited protocol.
    fileprivate var isBypassed = false

    /// Adds the methods of an inherited protocol, behind the protocol's own, which come first.
    ///
    /// - Parameters:
    ///   - base: The methods of the inherited protocol.
    ///   - count: How many slots the protocol's own methods have.
    ///   - upcast: Converts a delegate of the protocol to one of the inherited protocol.
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

    /// The types of that many arguments, which are the elements of a tuple, or the only argument.
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

    /// Adds an asynchronous method that returns nothing: it can be observed, but messages by name cannot call it.
    public mutating func _add<Element>(
        _ slot: Int, _ name: MessageSelector, _ count: Int, asynchronous element: Element.Type
    ) {
        list.append(
            TypedSelector<Delegate, Element, Void>(name, arguments: types(count, of: element)) { _, _ in
                throw MessageError(.asynchronous, name)
            }, slot: slot, kind: .asynchronous)
    }

    /// Adds a method of the main actor: messages by name must be sent to it from there.
    public mutating func _add<Element, Result>(
        _ slot: Int, _ name: MessageSelector, _ count: Int, onMainActor: Void,
        _ call: @escaping @MainActor (Delegate, Element) throws -> Result
    ) {
        typealias Call = (Delegate, Element) throws -> Result
        let types = types(count, of: Element.self)
        let selector = TypedSelector<Delegate, Element, Result>(name, arguments: types) { delegate, arguments in
            MainActor.preconditionIsolated("`\(name)` belongs to the main actor.")
            // The actor is only a part of the function's type.
            return try unsafeBitCast(call, to: Call.self)(delegate, arguments)
        }
        list.append(selector, slot: slot, kind: .ofMainActor)
    }
}
