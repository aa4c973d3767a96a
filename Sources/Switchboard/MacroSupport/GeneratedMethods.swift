extension ImplementedMethods {
    /// For generated code: lists the methods of a generated proxy by their slots; a slot may have no method.
    ///
    /// - Parameters:
    ///   - probe: Makes the probe, by which the library resolves method references.
    ///   - arrives: Calls a requirement of the probe. Returns false if the optimizer called another class's method
    ///     instead.
    ///   - add: Adds the methods to the list.
    public static func _generated(
        probe: @escaping @Sendable () -> Delegate, arrives: (Delegate) -> Bool = { _ in true },
        _ add: (inout _GeneratedMethods<Delegate>) -> Void
    ) -> ImplementedMethods {
        guard arrives(probe()) else { return ImplementedMethods(kind: .bypassed) }
        var methods = _GeneratedMethods(list: HandWrittenMethods(probe: probe))
        add(&methods)
        return ImplementedMethods(kind: methods.isBypassed ? .bypassed : .forwarding(methods.list))
    }
}

extension ImplementedMethods {
    /// For generated code: whether calls reach the probe in `_generated`. False if the optimizer bypasses proxies.
    public var _arrives: Bool { if case .bypassed = kind { false } else { true } }
}

/// For generated code: the list of methods that `ImplementedMethods._generated` makes.
public struct _GeneratedMethods<Delegate> {
    fileprivate(set) var list: HandWrittenMethods<Delegate>
    /// Whether the optimizer bypasses proxies for an inherited protocol.
    fileprivate var isBypassed = false

    /// For generated code: adds the methods of an inherited protocol, after the protocol's own.
    ///
    /// - Parameters:
    ///   - base: The methods of the inherited protocol.
    ///   - count: The number of slots of the protocol's own methods.
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

    /// For generated code: adds a method.
    ///
    /// - Parameters:
    ///   - slot: The method's slot.
    ///   - name: The method's name.
    ///   - count: The number of its arguments.
    ///   - call: Calls the method with the arguments.
    public mutating func _add<Element, Result>(
        _ slot: Int, _ name: MessageSelector, _ count: Int,
        _ call: @escaping @Sendable (Delegate, Element) throws -> Result
    ) {
        list.append(TypedSelector(name, arguments: types(count, of: Element.self), call), slot: slot)
    }

    /// For generated code: adds an asynchronous method that returns nothing. You can observe it, and can't send
    /// messages to it.
    ///
    /// - Parameters:
    ///   - slot: The method's slot.
    ///   - name: The method's name.
    ///   - count: The number of its arguments.
    ///   - element: The type of the argument, or of the tuple of the arguments.
    public mutating func _add<Element>(
        _ slot: Int, _ name: MessageSelector, _ count: Int, asynchronous element: Element.Type
    ) {
        list.append(
            TypedSelector<Delegate, Element, Void>(name, arguments: types(count, of: element)) { _, _ in
                throw MessageError(.asynchronous, name)
            }, slot: slot, kind: .asynchronous)
    }

    /// For generated code: adds a method of the main actor. Messages to it must be sent on that actor.
    ///
    /// - Parameters:
    ///   - slot: The method's slot.
    ///   - name: The method's name.
    ///   - count: The number of its arguments.
    ///   - call: Calls the method with the arguments.
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
