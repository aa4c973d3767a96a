/// Methods as selectors: a reference to a method of the delegate's protocol, checked by the compiler, names the method
/// and gives its argument types. There is one function for each number of arguments, because the compiler cannot make a
/// pack of types one of which is a closure's.

/// A method of a delegate's protocol that returns nothing, with its argument types.
///
/// - Parameter Element: The argument, or the tuple of the arguments.
public struct TypedSelector<Delegate, Element>: Sendable {
    let method: ResolvedMethod
    let shape: ProtocolShape

    /// Finds the method that `call` calls with the arguments that it takes. No argument is looked at by it.
    fileprivate init(
        _ arguments: [Any.Type], _ call: (Delegate, inout SpecimenArguments) throws -> Void
    ) throws(ObservationRefusal) {
        let shape: ProtocolShape
        do {
            shape = try ProtocolShape.shape(of: Delegate.self)
        } catch {
            throw ObservationRefusal(reason: .delegate(error), delegateName: String(reflecting: Delegate.self))
        }
        self.shape = shape
        method = try MethodResolver(shape: shape, element: Element.self, argumentCount: arguments.count)
            .resolve(ArgumentLayout(Element.self, arguments: arguments)) { probe, arguments in
                try? call(shape.existential(of: probe, as: Delegate.self), &arguments)
            }
    }
}

extension DelegateProxy {
    // MARK: Selectors

    /// The selector of the method that `method` refers to: for instance
    /// `try Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:))`. Overloads are told apart with `as`.
    ///
    /// - Throws: `ObservationRefusal` where it is no requirement, or an argument's type cannot be decoded.
    public static func selector(
        _ method: (Delegate) -> () throws -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, Void> {
        try TypedSelector([]) { delegate, _ in try method(delegate)() }
    }

    /// As `selector(_:)` above, for a method with 1 argument.
    public static func selector<A>(
        _ method: (Delegate) -> (A) throws -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, A> {
        try TypedSelector([A.self]) { try method($0)($1.take(A.self)) }
    }

    /// As `selector(_:)` above, for a method with 2 arguments.
    public static func selector<A, B>(
        _ method: (Delegate) -> (A, B) throws -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, (A, B)> {
        try TypedSelector([A.self, B.self]) { try method($0)($1.take(A.self), $1.take(B.self)) }
    }

    /// As `selector(_:)` above, for a method with 3 arguments.
    public static func selector<A, B, C>(
        _ method: (Delegate) -> (A, B, C) throws -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, (A, B, C)> {
        try TypedSelector([A.self, B.self, C.self]) { delegate, arguments in
            try method(delegate)(
                arguments.take(A.self), arguments.take(B.self), arguments.take(C.self))
        }
    }

    /// As `selector(_:)` above, for a method with 4 arguments.
    public static func selector<A, B, C, D>(
        _ method: (Delegate) -> (A, B, C, D) throws -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, (A, B, C, D)> {
        try TypedSelector([A.self, B.self, C.self, D.self]) { delegate, arguments in
            try method(delegate)(
                arguments.take(A.self), arguments.take(B.self), arguments.take(C.self), arguments.take(D.self))
        }
    }

    /// As `selector(_:)` above, for a method with 5 arguments.
    public static func selector<A, B, C, D, E>(
        _ method: (Delegate) -> (A, B, C, D, E) throws -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, (A, B, C, D, E)> {
        try TypedSelector([A.self, B.self, C.self, D.self, E.self]) { delegate, arguments in
            try method(delegate)(
                arguments.take(A.self), arguments.take(B.self), arguments.take(C.self), arguments.take(D.self),
                arguments.take(E.self))
        }
    }

    /// As `selector(_:)` above, for a method with 6 arguments.
    public static func selector<A, B, C, D, E, F>(
        _ method: (Delegate) -> (A, B, C, D, E, F) throws -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, (A, B, C, D, E, F)> {
        try TypedSelector([A.self, B.self, C.self, D.self, E.self, F.self]) { delegate, arguments in
            try method(delegate)(
                arguments.take(A.self), arguments.take(B.self), arguments.take(C.self), arguments.take(D.self),
                arguments.take(E.self), arguments.take(F.self))
        }
    }

    /// As `selector(_:)` above, for a method with 7 arguments.
    public static func selector<A, B, C, D, E, F, G>(
        _ method: (Delegate) -> (A, B, C, D, E, F, G) throws -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, (A, B, C, D, E, F, G)> {
        try TypedSelector([A.self, B.self, C.self, D.self, E.self, F.self, G.self]) { delegate, arguments in
            try method(delegate)(
                arguments.take(A.self), arguments.take(B.self), arguments.take(C.self), arguments.take(D.self),
                arguments.take(E.self), arguments.take(F.self), arguments.take(G.self))
        }
    }

    /// As `selector(_:)` above, for a method with seven or more arguments.
    public static func selector<A, B, C, D, E, F, G, each Rest>(
        _ method: (Delegate) -> (A, B, C, D, E, F, G, repeat each Rest) throws -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, (A, B, C, D, E, F, G, repeat each Rest)> {
        var types: [Any.Type] = [A.self, B.self, C.self, D.self, E.self, F.self, G.self]
        repeat types.append((each Rest).self)
        return try TypedSelector(types) { delegate, arguments in
            try method(delegate)(
                arguments.take(A.self), arguments.take(B.self), arguments.take(C.self), arguments.take(D.self),
                arguments.take(E.self), arguments.take(F.self), arguments.take(G.self),
                repeat arguments.take((each Rest).self))
        }
    }

    // MARK: Before the call

    /// The calls of the method that `method` refers to, before they go on to the real delegate.
    ///
    /// What cannot be observed traps here, not at a call; `selector(_:)` throws instead.
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Overloads are told apart with `as`.
    public final func sentMessage(
        _ method: (Delegate) -> () throws -> Void
    ) -> MessageStream<Void> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `sentMessage(_:)` above, for a method with 1 argument.
    public final func sentMessage<A>(
        _ method: (Delegate) -> (A) throws -> Void
    ) -> MessageStream<A> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `sentMessage(_:)` above, for a method with 2 arguments.
    public final func sentMessage<A, B>(
        _ method: (Delegate) -> (A, B) throws -> Void
    ) -> MessageStream<(A, B)> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `sentMessage(_:)` above, for a method with 3 arguments.
    public final func sentMessage<A, B, C>(
        _ method: (Delegate) -> (A, B, C) throws -> Void
    ) -> MessageStream<(A, B, C)> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `sentMessage(_:)` above, for a method with 4 arguments.
    public final func sentMessage<A, B, C, D>(
        _ method: (Delegate) -> (A, B, C, D) throws -> Void
    ) -> MessageStream<(A, B, C, D)> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `sentMessage(_:)` above, for a method with 5 arguments.
    public final func sentMessage<A, B, C, D, E>(
        _ method: (Delegate) -> (A, B, C, D, E) throws -> Void
    ) -> MessageStream<(A, B, C, D, E)> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `sentMessage(_:)` above, for a method with 6 arguments.
    public final func sentMessage<A, B, C, D, E, F>(
        _ method: (Delegate) -> (A, B, C, D, E, F) throws -> Void
    ) -> MessageStream<(A, B, C, D, E, F)> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `sentMessage(_:)` above, for a method with 7 arguments.
    public final func sentMessage<A, B, C, D, E, F, G>(
        _ method: (Delegate) -> (A, B, C, D, E, F, G) throws -> Void
    ) -> MessageStream<(A, B, C, D, E, F, G)> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `sentMessage(_:)` above, for a method with seven or more arguments.
    public final func sentMessage<A, B, C, D, E, F, G, each Rest>(
        _ method: (Delegate) -> (A, B, C, D, E, F, G, repeat each Rest) throws -> Void
    ) -> MessageStream<(A, B, C, D, E, F, G, repeat each Rest)> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    // MARK: After the call

    /// The calls of the method that `method` refers to, after the real delegate had them.
    ///
    /// What cannot be observed traps here, not at a call; `selector(_:)` throws instead.
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Overloads are told apart with `as`.
    public final func methodInvoked(
        _ method: (Delegate) -> () throws -> Void
    ) -> MessageStream<Void> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `methodInvoked(_:)` above, for a method with 1 argument.
    public final func methodInvoked<A>(
        _ method: (Delegate) -> (A) throws -> Void
    ) -> MessageStream<A> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `methodInvoked(_:)` above, for a method with 2 arguments.
    public final func methodInvoked<A, B>(
        _ method: (Delegate) -> (A, B) throws -> Void
    ) -> MessageStream<(A, B)> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `methodInvoked(_:)` above, for a method with 3 arguments.
    public final func methodInvoked<A, B, C>(
        _ method: (Delegate) -> (A, B, C) throws -> Void
    ) -> MessageStream<(A, B, C)> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `methodInvoked(_:)` above, for a method with 4 arguments.
    public final func methodInvoked<A, B, C, D>(
        _ method: (Delegate) -> (A, B, C, D) throws -> Void
    ) -> MessageStream<(A, B, C, D)> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `methodInvoked(_:)` above, for a method with 5 arguments.
    public final func methodInvoked<A, B, C, D, E>(
        _ method: (Delegate) -> (A, B, C, D, E) throws -> Void
    ) -> MessageStream<(A, B, C, D, E)> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `methodInvoked(_:)` above, for a method with 6 arguments.
    public final func methodInvoked<A, B, C, D, E, F>(
        _ method: (Delegate) -> (A, B, C, D, E, F) throws -> Void
    ) -> MessageStream<(A, B, C, D, E, F)> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `methodInvoked(_:)` above, for a method with 7 arguments.
    public final func methodInvoked<A, B, C, D, E, F, G>(
        _ method: (Delegate) -> (A, B, C, D, E, F, G) throws -> Void
    ) -> MessageStream<(A, B, C, D, E, F, G)> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `methodInvoked(_:)` above, for a method with seven or more arguments.
    public final func methodInvoked<A, B, C, D, E, F, G, each Rest>(
        _ method: (Delegate) -> (A, B, C, D, E, F, G, repeat each Rest) throws -> Void
    ) -> MessageStream<(A, B, C, D, E, F, G, repeat each Rest)> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }
}
