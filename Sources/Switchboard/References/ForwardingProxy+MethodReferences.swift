// Written by scripts/generate/method-references.py; change that instead.

import CForwarding

/// Methods as selectors: a reference to a method of the delegate's protocol, checked by the compiler, names the method
/// and gives its argument types.
extension ForwardingProxy {
    // MARK: Selectors

    /// Returns the typed selector of a method with no arguments. Thread-safe.
    ///
    /// ```swift
    /// typealias Proxy = ForwardingProxy<any XMLParserDelegate>
    /// let found = try Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:))
    /// ```
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with no arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported.
    public static func selector<Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) () throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, Void, Result> {
        try TypedSelector(
            [], Failure.self, on: self,
            probing: { delegate, generic in
                let method = method(delegate)
                return generic.call(method, isolation: method.isolation)
            }
        ) { delegate, _, room in
            let method = method(delegate)
            requireThisThread(method.isolation)
            let result = try withoutIsolation(method, as: (() throws(Failure) -> Result).self)()
            room.initializeMemory(as: Result.self, to: result)
        }
    }

    /// Returns the typed selector of a method with one argument. Thread-safe.
    ///
    /// ```swift
    /// typealias Proxy = ForwardingProxy<any XMLParserDelegate>
    /// let found = try Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:))
    /// ```
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with one argument, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported.
    public static func selector<A, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A) throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, A, Result> {
        try TypedSelector(
            [A.self], Failure.self, on: self,
            probing: { delegate, generic in
                let method = method(delegate)
                return generic.call(method, isolation: method.isolation)
            }
        ) { delegate, arguments, room in
            let method = method(delegate)
            requireThisThread(method.isolation)
            let result = try withoutIsolation(method, as: ((A) throws(Failure) -> Result).self)(arguments.next(A.self))
            room.initializeMemory(as: Result.self, to: result)
        }
    }

    /// Returns the typed selector of a method with 2 arguments. Thread-safe.
    ///
    /// ```swift
    /// typealias Proxy = ForwardingProxy<any XMLParserDelegate>
    /// let found = try Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:))
    /// ```
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with 2 arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported.
    public static func selector<A, B, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B) throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B), Result> {
        try TypedSelector(
            [A.self, B.self], Failure.self, on: self,
            probing: { delegate, generic in
                let method = method(delegate)
                return generic.call(method, isolation: method.isolation)
            }
        ) { delegate, arguments, room in
            let method = method(delegate)
            requireThisThread(method.isolation)
            let result = try withoutIsolation(method, as: ((A, B) throws(Failure) -> Result).self)(
                arguments.next(A.self), arguments.next(B.self))
            room.initializeMemory(as: Result.self, to: result)
        }
    }

    /// Returns the typed selector of a method with 3 arguments. Thread-safe.
    ///
    /// ```swift
    /// typealias Proxy = ForwardingProxy<any XMLParserDelegate>
    /// let found = try Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:))
    /// ```
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with 3 arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported.
    public static func selector<A, B, C, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C) throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B, C), Result> {
        try TypedSelector(
            [A.self, B.self, C.self], Failure.self, on: self,
            probing: { delegate, generic in
                let method = method(delegate)
                return generic.call(method, isolation: method.isolation)
            }
        ) { delegate, arguments, room in
            let method = method(delegate)
            requireThisThread(method.isolation)
            let result = try withoutIsolation(method, as: ((A, B, C) throws(Failure) -> Result).self)(
                arguments.next(A.self), arguments.next(B.self), arguments.next(C.self))
            room.initializeMemory(as: Result.self, to: result)
        }
    }

    /// Returns the typed selector of a method with 4 arguments. Thread-safe.
    ///
    /// ```swift
    /// typealias Proxy = ForwardingProxy<any XMLParserDelegate>
    /// let found = try Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:))
    /// ```
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with 4 arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported.
    public static func selector<A, B, C, D, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B, C, D), Result> {
        try TypedSelector(
            [A.self, B.self, C.self, D.self], Failure.self, on: self,
            probing: { delegate, generic in
                let method = method(delegate)
                return generic.call(method, isolation: method.isolation)
            }
        ) { delegate, arguments, room in
            let method = method(delegate)
            requireThisThread(method.isolation)
            let result = try withoutIsolation(method, as: ((A, B, C, D) throws(Failure) -> Result).self)(
                arguments.next(A.self), arguments.next(B.self), arguments.next(C.self), arguments.next(D.self))
            room.initializeMemory(as: Result.self, to: result)
        }
    }

    /// Returns the typed selector of a method with 5 arguments. Thread-safe.
    ///
    /// ```swift
    /// typealias Proxy = ForwardingProxy<any XMLParserDelegate>
    /// let found = try Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:))
    /// ```
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with 5 arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported.
    public static func selector<A, B, C, D, E, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B, C, D, E), Result> {
        try TypedSelector(
            [A.self, B.self, C.self, D.self, E.self], Failure.self, on: self,
            probing: { delegate, generic in
                let method = method(delegate)
                return generic.call(method, isolation: method.isolation)
            }
        ) { delegate, arguments, room in
            let method = method(delegate)
            requireThisThread(method.isolation)
            let result = try withoutIsolation(method, as: ((A, B, C, D, E) throws(Failure) -> Result).self)(
                arguments.next(A.self), arguments.next(B.self), arguments.next(C.self), arguments.next(D.self),
                arguments.next(E.self))
            room.initializeMemory(as: Result.self, to: result)
        }
    }

    /// Returns the typed selector of a method with 6 arguments. Thread-safe.
    ///
    /// ```swift
    /// typealias Proxy = ForwardingProxy<any XMLParserDelegate>
    /// let found = try Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:))
    /// ```
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with 6 arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported.
    public static func selector<A, B, C, D, E, F, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B, C, D, E, F), Result> {
        try TypedSelector(
            [A.self, B.self, C.self, D.self, E.self, F.self], Failure.self, on: self,
            probing: { delegate, generic in
                let method = method(delegate)
                return generic.call(method, isolation: method.isolation)
            }
        ) { delegate, arguments, room in
            let method = method(delegate)
            requireThisThread(method.isolation)
            let result = try withoutIsolation(method, as: ((A, B, C, D, E, F) throws(Failure) -> Result).self)(
                arguments.next(A.self), arguments.next(B.self), arguments.next(C.self), arguments.next(D.self),
                arguments.next(E.self), arguments.next(F.self))
            room.initializeMemory(as: Result.self, to: result)
        }
    }

    /// Returns the typed selector of a method with 7 arguments. Thread-safe.
    ///
    /// ```swift
    /// typealias Proxy = ForwardingProxy<any XMLParserDelegate>
    /// let found = try Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:))
    /// ```
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with 7 arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported.
    public static func selector<A, B, C, D, E, F, G, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B, C, D, E, F, G), Result> {
        try TypedSelector(
            [A.self, B.self, C.self, D.self, E.self, F.self, G.self], Failure.self, on: self,
            probing: { delegate, generic in
                let method = method(delegate)
                return generic.call(method, isolation: method.isolation)
            }
        ) { delegate, arguments, room in
            let method = method(delegate)
            requireThisThread(method.isolation)
            let result = try withoutIsolation(method, as: ((A, B, C, D, E, F, G) throws(Failure) -> Result).self)(
                arguments.next(A.self), arguments.next(B.self), arguments.next(C.self), arguments.next(D.self),
                arguments.next(E.self), arguments.next(F.self), arguments.next(G.self))
            room.initializeMemory(as: Result.self, to: result)
        }
    }

    /// Returns the typed selector of a method with eight or more arguments. Thread-safe.
    ///
    /// ```swift
    /// typealias Proxy = ForwardingProxy<any XMLParserDelegate>
    /// let found = try Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:))
    /// ```
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with eight or more arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported.
    public static func selector<A, B, C, D, E, F, G, each Rest, Failure: Error, Result>(
        _ method:
            @escaping (Delegate) -> @isolated(any) (A, B, C, D, E, F, G, repeat each Rest) throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B, C, D, E, F, G, repeat each Rest), Result> {
        var types: [Any.Type] = [A.self, B.self, C.self, D.self, E.self, F.self, G.self]
        repeat types.append((each Rest).self)
        return try TypedSelector(
            types, Failure.self, on: self,
            probing: { delegate, generic in
                let method = MethodWithPack(call: method(delegate))
                return generic.call(method, isolation: method.isolation, pack: 7)
            }
        ) { delegate, arguments, room in
            let method = MethodWithPack(call: method(delegate))
            requireThisThread(method.isolation)
            let result = try method.withoutIsolation(
                arguments.next(A.self), arguments.next(B.self), arguments.next(C.self), arguments.next(D.self),
                arguments.next(E.self), arguments.next(F.self), arguments.next(G.self),
                repeat arguments.next((each Rest).self))
            room.initializeMemory(as: Result.self, to: result)
        }
    }

    /// Returns the typed selector of an asynchronous method with no arguments. You can't send messages to it.
    /// Thread-safe.
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with no arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported. In addition: for a method of a global actor that returns a value, unless
    ///   you reference it on that actor; and for methods of an actor, and methods that return a value, of protocols
    ///   with `@DelegateProtocol`.
    @_disfavoredOverload
    public static func selector<Failure: Error, Result>(
        _ method: @escaping (Delegate) -> () async throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, Void, Result> {
        try TypedSelector(asynchronous: [], Failure.self, on: self, method)
    }

    /// Returns the typed selector of an asynchronous method with one argument. You can't send messages to it.
    /// Thread-safe.
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with one argument, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported. In addition: for a method of a global actor that returns a value, unless
    ///   you reference it on that actor; and for methods of an actor, and methods that return a value, of protocols
    ///   with `@DelegateProtocol`.
    @_disfavoredOverload
    public static func selector<A, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A) async throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, A, Result> {
        try TypedSelector(asynchronous: [A.self], Failure.self, on: self, method)
    }

    /// Returns the typed selector of an asynchronous method with 2 arguments. You can't send messages to it.
    /// Thread-safe.
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with 2 arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported. In addition: for a method of a global actor that returns a value, unless
    ///   you reference it on that actor; and for methods of an actor, and methods that return a value, of protocols
    ///   with `@DelegateProtocol`.
    @_disfavoredOverload
    public static func selector<A, B, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B) async throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B), Result> {
        try TypedSelector(asynchronous: [A.self, B.self], Failure.self, on: self, method)
    }

    /// Returns the typed selector of an asynchronous method with 3 arguments. You can't send messages to it.
    /// Thread-safe.
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with 3 arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported. In addition: for a method of a global actor that returns a value, unless
    ///   you reference it on that actor; and for methods of an actor, and methods that return a value, of protocols
    ///   with `@DelegateProtocol`.
    @_disfavoredOverload
    public static func selector<A, B, C, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C) async throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B, C), Result> {
        try TypedSelector(asynchronous: [A.self, B.self, C.self], Failure.self, on: self, method)
    }

    /// Returns the typed selector of an asynchronous method with 4 arguments. You can't send messages to it.
    /// Thread-safe.
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with 4 arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported. In addition: for a method of a global actor that returns a value, unless
    ///   you reference it on that actor; and for methods of an actor, and methods that return a value, of protocols
    ///   with `@DelegateProtocol`.
    @_disfavoredOverload
    public static func selector<A, B, C, D, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D) async throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B, C, D), Result> {
        try TypedSelector(asynchronous: [A.self, B.self, C.self, D.self], Failure.self, on: self, method)
    }

    /// Returns the typed selector of an asynchronous method with 5 arguments. You can't send messages to it.
    /// Thread-safe.
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with 5 arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported. In addition: for a method of a global actor that returns a value, unless
    ///   you reference it on that actor; and for methods of an actor, and methods that return a value, of protocols
    ///   with `@DelegateProtocol`.
    @_disfavoredOverload
    public static func selector<A, B, C, D, E, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E) async throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B, C, D, E), Result> {
        try TypedSelector(asynchronous: [A.self, B.self, C.self, D.self, E.self], Failure.self, on: self, method)
    }

    /// Returns the typed selector of an asynchronous method with 6 arguments. You can't send messages to it.
    /// Thread-safe.
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with 6 arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported. In addition: for a method of a global actor that returns a value, unless
    ///   you reference it on that actor; and for methods of an actor, and methods that return a value, of protocols
    ///   with `@DelegateProtocol`.
    @_disfavoredOverload
    public static func selector<A, B, C, D, E, F, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F) async throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B, C, D, E, F), Result> {
        try TypedSelector(
            asynchronous: [A.self, B.self, C.self, D.self, E.self, F.self], Failure.self, on: self, method)
    }

    /// Returns the typed selector of an asynchronous method with 7 arguments. You can't send messages to it.
    /// Thread-safe.
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with 7 arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported. In addition: for a method of a global actor that returns a value, unless
    ///   you reference it on that actor; and for methods of an actor, and methods that return a value, of protocols
    ///   with `@DelegateProtocol`.
    @_disfavoredOverload
    public static func selector<A, B, C, D, E, F, G, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B, C, D, E, F, G), Result> {
        try TypedSelector(
            asynchronous: [A.self, B.self, C.self, D.self, E.self, F.self, G.self], Failure.self, on: self, method)
    }

    /// Returns the typed selector of an asynchronous method with eight or more arguments. You can't send messages
    /// to it. Thread-safe.
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol with eight or more arguments, such as
    ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`.
    /// - Returns: The selector, to observe, register or intercept the method.
    /// - Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or
    ///   of the result isn't supported. In addition: for a method of a global actor that returns a value, unless
    ///   you reference it on that actor; and for methods of an actor, and methods that return a value, of protocols
    ///   with `@DelegateProtocol`.
    @_disfavoredOverload
    public static func selector<A, B, C, D, E, F, G, each Rest, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G, repeat each Rest) async throws(Failure) -> Result
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B, C, D, E, F, G, repeat each Rest), Result> {
        var types: [Any.Type] = [A.self, B.self, C.self, D.self, E.self, F.self, G.self]
        repeat types.append((each Rest).self)
        return try TypedSelector(asynchronous: types, Failure.self, on: self, pack: 7) {
            AsynchronousMethodWithPack(call: method($0))
        }
    }

    // MARK: Before the call

    /// Returns the calls of a method with no arguments, before they reach the target.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with no arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func sentMessage<Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) () throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<Void, Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords0(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            Void.self, Void.self, Void.self, Void.self, count: 0, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with one argument, before they reach the target.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with one argument, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func sentMessage<A, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A) throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<A, Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords1(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            A.self, Void.self, Void.self, Void.self, count: 1, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with 2 arguments, before they reach the target.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 2 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func sentMessage<A, B, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B) throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<(A, B), Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords2(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, Void.self, Void.self, count: 2, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with 3 arguments, before they reach the target.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 3 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func sentMessage<A, B, C, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C), Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords3(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, Void.self, count: 3, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with 4 arguments, before they reach the target.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 4 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func sentMessage<A, B, C, D, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D), Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords4(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, D.self, count: 4, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with 5 arguments, before they reach the target.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 5 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func sentMessage<A, B, C, D, E, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D, E), Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords5(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, (D, E).self, count: 5, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with 6 arguments, before they reach the target.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 6 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func sentMessage<A, B, C, D, E, F, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D, E, F), Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords6(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, (D, E, F).self, count: 6, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with 7 arguments, before they reach the target.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 7 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func sentMessage<A, B, C, D, E, F, G, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D, E, F, G), Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords7(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            A.self, B.self, C.self, (D, E, F, G).self, count: 7, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with eight or more arguments, before they reach the target.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with eight or more arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func sentMessage<A, B, C, D, E, F, G, each Rest, Failure: Error, Result>(
        _ method:
            @escaping (Delegate) -> @isolated(any) (A, B, C, D, E, F, G, repeat each Rest) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D, E, F, G, repeat each Rest), Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords7Pack(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            A.self, B.self, C.self, (D, E, F, G, repeat each Rest).self, count: 7, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with no arguments, before they reach the target. Observers run
    /// where the caller does.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with no arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func sentMessage<Failure: Error, Result>(
        _ method: @escaping (Delegate) -> () async throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<Void, Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords0(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            Void.self, Void.self, Void.self, Void.self, count: 0, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with one argument, before they reach the target. Observers run
    /// where the caller does.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with one argument, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func sentMessage<A, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A) async throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<A, Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords1(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            A.self, Void.self, Void.self, Void.self, count: 1, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with 2 arguments, before they reach the target. Observers run
    /// where the caller does.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 2 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func sentMessage<A, B, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B) async throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<(A, B), Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords2(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, Void.self, Void.self, count: 2, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with 3 arguments, before they reach the target. Observers run
    /// where the caller does.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 3 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func sentMessage<A, B, C, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C) async throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<(A, B, C), Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords3(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, Void.self, count: 3, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with 4 arguments, before they reach the target. Observers run
    /// where the caller does.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 4 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func sentMessage<A, B, C, D, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D) async throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<(A, B, C, D), Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords4(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, D.self, count: 4, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with 5 arguments, before they reach the target. Observers run
    /// where the caller does.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 5 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func sentMessage<A, B, C, D, E, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E) async throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<(A, B, C, D, E), Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords5(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, (D, E).self, count: 5, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with 6 arguments, before they reach the target. Observers run
    /// where the caller does.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 6 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func sentMessage<A, B, C, D, E, F, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D, E, F), Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords6(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, (D, E, F).self, count: 6, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with 7 arguments, before they reach the target. Observers run
    /// where the caller does.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 7 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func sentMessage<A, B, C, D, E, F, G, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D, E, F, G), Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords7(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            A.self, B.self, C.self, (D, E, F, G).self, count: 7, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with eight or more arguments, before they reach the target.
    /// Observers run where the caller does.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with eight or more arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func sentMessage<A, B, C, D, E, F, G, each Rest, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G, repeat each Rest) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D, E, F, G, repeat each Rest), Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords7Pack(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            A.self, B.self, C.self, (D, E, F, G, repeat each Rest).self, count: 7, Result.self, Failure.self)
        return observing(cffi_stage_sent, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    // MARK: After the call

    /// Returns the calls of a method with no arguments, after the target has returned.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with no arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func methodInvoked<Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) () throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<Void, Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords0(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            Void.self, Void.self, Void.self, Void.self, count: 0, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with one argument, after the target has returned.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with one argument, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func methodInvoked<A, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A) throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<A, Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords1(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            A.self, Void.self, Void.self, Void.self, count: 1, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with 2 arguments, after the target has returned.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 2 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func methodInvoked<A, B, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B) throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<(A, B), Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords2(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, Void.self, Void.self, count: 2, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with 3 arguments, after the target has returned.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 3 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func methodInvoked<A, B, C, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C), Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords3(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, Void.self, count: 3, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with 4 arguments, after the target has returned.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 4 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func methodInvoked<A, B, C, D, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D), Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords4(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, D.self, count: 4, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with 5 arguments, after the target has returned.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 5 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func methodInvoked<A, B, C, D, E, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D, E), Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords5(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, (D, E).self, count: 5, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with 6 arguments, after the target has returned.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 6 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func methodInvoked<A, B, C, D, E, F, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D, E, F), Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords6(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, (D, E, F).self, count: 6, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with 7 arguments, after the target has returned.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 7 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func methodInvoked<A, B, C, D, E, F, G, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D, E, F, G), Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords7(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            A.self, B.self, C.self, (D, E, F, G).self, count: 7, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of a method with eight or more arguments, after the target has returned.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with eight or more arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func methodInvoked<A, B, C, D, E, F, G, each Rest, Failure: Error, Result>(
        _ method:
            @escaping (Delegate) -> @isolated(any) (A, B, C, D, E, F, G, repeat each Rest) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D, E, F, G, repeat each Rest), Result> {
        let code = ReferenceIdentity(unsafeBitCast(MethodWords7Pack(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            A.self, B.self, C.self, (D, E, F, G, repeat each Rest).self, count: 7, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with no arguments, after the target has returned. Observers run
    /// where the target ended, for example on its actor: use `subscribeOnAnyThread`.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with no arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func methodInvoked<Failure: Error, Result>(
        _ method: @escaping (Delegate) -> () async throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<Void, Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords0(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            Void.self, Void.self, Void.self, Void.self, count: 0, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with one argument, after the target has returned. Observers run
    /// where the target ended, for example on its actor: use `subscribeOnAnyThread`.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with one argument, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func methodInvoked<A, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A) async throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<A, Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords1(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            A.self, Void.self, Void.self, Void.self, count: 1, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with 2 arguments, after the target has returned. Observers run
    /// where the target ended, for example on its actor: use `subscribeOnAnyThread`.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 2 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func methodInvoked<A, B, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B) async throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<(A, B), Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords2(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, Void.self, Void.self, count: 2, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with 3 arguments, after the target has returned. Observers run
    /// where the target ended, for example on its actor: use `subscribeOnAnyThread`.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 3 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func methodInvoked<A, B, C, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C) async throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<(A, B, C), Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords3(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, Void.self, count: 3, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with 4 arguments, after the target has returned. Observers run
    /// where the target ended, for example on its actor: use `subscribeOnAnyThread`.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 4 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func methodInvoked<A, B, C, D, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D) async throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<(A, B, C, D), Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords4(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, D.self, count: 4, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with 5 arguments, after the target has returned. Observers run
    /// where the target ended, for example on its actor: use `subscribeOnAnyThread`.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 5 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func methodInvoked<A, B, C, D, E, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E) async throws(Failure) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<(A, B, C, D, E), Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords5(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, (D, E).self, count: 5, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with 6 arguments, after the target has returned. Observers run
    /// where the target ended, for example on its actor: use `subscribeOnAnyThread`.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 6 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func methodInvoked<A, B, C, D, E, F, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D, E, F), Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords6(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(A.self, B.self, C.self, (D, E, F).self, count: 6, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with 7 arguments, after the target has returned. Observers run
    /// where the target ended, for example on its actor: use `subscribeOnAnyThread`.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with 7 arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func methodInvoked<A, B, C, D, E, F, G, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D, E, F, G), Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords7(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            A.self, B.self, C.self, (D, E, F, G).self, count: 7, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    /// Returns the calls of an asynchronous method with eight or more arguments, after the target has returned.
    /// Observers run where the target ended, for example on its actor: use `subscribeOnAnyThread`.
    ///
    /// If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol with eight or more arguments, such as
    ///     `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its
    ///     place, it has to reference the same method each time, or capture the value that it chooses by: write
    ///     `[which]` for a global or static variable.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    @_disfavoredOverload
    public final func methodInvoked<A, B, C, D, E, F, G, each Rest, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G, repeat each Rest) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B, C, D, E, F, G, repeat each Rest), Result> {
        let code = ReferenceIdentity(
            unsafeBitCast(AsynchronousMethodWords7Pack(method: method), to: ReferenceIdentity.Words.self))
        let types = ReferenceIdentity.Types(
            A.self, B.self, C.self, (D, E, F, G, repeat each Rest).self, count: 7, Result.self, Failure.self)
        return observing(cffi_stage_invoked, code, types, file, line) {
            () throws(ObservationError) in try Self.selector(method)
        }
    }

    // MARK: Around the call

    /// Runs your closure in place of a method with no arguments, around the target.
    ///
    /// ```swift
    /// let guarding = proxy.intercept(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)) { call, manager, url in
    ///     url.path.hasPrefix("/tmp/") && call.proceed()
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives. If the method can't be intercepted, this traps; `selector(_:)` throws
    /// instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, on the caller's thread, and returns the result. It may let the
    ///     call proceed with the same arguments or with others, several times, or not at all. It belongs to no
    ///     actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @inline(__always)
    public final func intercept<Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) () throws(Failure) -> Result,
        _ body: @escaping (borrowing InterceptedCall<Void, Result, Failure>) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: inout Delegate, arguments: Void) throws(Failure) in
                try withoutIsolation(method(delegate), as: (() throws(Failure) -> Result).self)()
            }
        ) { (call: borrowing InterceptedCall<Void, Result, Failure>, arguments: Void) throws(Failure) in
            try body(call)
        }
    }

    /// Runs your closure in place of a method with one argument, around the target.
    ///
    /// ```swift
    /// let guarding = proxy.intercept(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)) { call, manager, url in
    ///     url.path.hasPrefix("/tmp/") && call.proceed()
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives. If the method can't be intercepted, this traps; `selector(_:)` throws
    /// instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, on the caller's thread, and returns the result. It may let the
    ///     call proceed with the same arguments or with others, several times, or not at all. It belongs to no
    ///     actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @inline(__always)
    public final func intercept<A, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A) throws(Failure) -> Result,
        _ body: @escaping (borrowing InterceptedCall<A, Result, Failure>, A) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: inout Delegate, arguments: A) throws(Failure) in
                try withoutIsolation(method(delegate), as: ((A) throws(Failure) -> Result).self)(arguments)
            }
        ) { (call: borrowing InterceptedCall<A, Result, Failure>, arguments: A) throws(Failure) in
            try body(call, arguments)
        }
    }

    /// Runs your closure in place of a method with 2 arguments, around the target.
    ///
    /// ```swift
    /// let guarding = proxy.intercept(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)) { call, manager, url in
    ///     url.path.hasPrefix("/tmp/") && call.proceed()
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives. If the method can't be intercepted, this traps; `selector(_:)` throws
    /// instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, on the caller's thread, and returns the result. It may let the
    ///     call proceed with the same arguments or with others, several times, or not at all. It belongs to no
    ///     actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @inline(__always)
    public final func intercept<A, B, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B) throws(Failure) -> Result,
        _ body: @escaping (borrowing InterceptedCall<(A, B), Result, Failure>, A, B) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: inout Delegate, arguments: (A, B)) throws(Failure) in
                try withoutIsolation(method(delegate), as: ((A, B) throws(Failure) -> Result).self)(
                    arguments.0, arguments.1)
            }
        ) { (call: borrowing InterceptedCall<(A, B), Result, Failure>, arguments: (A, B)) throws(Failure) in
            try body(call, arguments.0, arguments.1)
        }
    }

    /// Runs your closure in place of a method with 3 arguments, around the target.
    ///
    /// ```swift
    /// let guarding = proxy.intercept(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)) { call, manager, url in
    ///     url.path.hasPrefix("/tmp/") && call.proceed()
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives. If the method can't be intercepted, this traps; `selector(_:)` throws
    /// instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, on the caller's thread, and returns the result. It may let the
    ///     call proceed with the same arguments or with others, several times, or not at all. It belongs to no
    ///     actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @inline(__always)
    public final func intercept<A, B, C, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C) throws(Failure) -> Result,
        _ body: @escaping (borrowing InterceptedCall<(A, B, C), Result, Failure>, A, B, C) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: inout Delegate, arguments: (A, B, C)) throws(Failure) in
                try withoutIsolation(method(delegate), as: ((A, B, C) throws(Failure) -> Result).self)(
                    arguments.0, arguments.1, arguments.2)
            }
        ) { (call: borrowing InterceptedCall<(A, B, C), Result, Failure>, arguments: (A, B, C)) throws(Failure) in
            try body(call, arguments.0, arguments.1, arguments.2)
        }
    }

    /// Runs your closure in place of a method with 4 arguments, around the target.
    ///
    /// ```swift
    /// let guarding = proxy.intercept(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)) { call, manager, url in
    ///     url.path.hasPrefix("/tmp/") && call.proceed()
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives. If the method can't be intercepted, this traps; `selector(_:)` throws
    /// instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, on the caller's thread, and returns the result. It may let the
    ///     call proceed with the same arguments or with others, several times, or not at all. It belongs to no
    ///     actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @inline(__always)
    public final func intercept<A, B, C, D, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result,
        _ body:
            @escaping (borrowing InterceptedCall<(A, B, C, D), Result, Failure>, A, B, C, D) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: inout Delegate, arguments: (A, B, C, D)) throws(Failure) in
                try withoutIsolation(method(delegate), as: ((A, B, C, D) throws(Failure) -> Result).self)(
                    arguments.0, arguments.1, arguments.2, arguments.3)
            }
        ) { (call: borrowing InterceptedCall<(A, B, C, D), Result, Failure>, arguments: (A, B, C, D)) throws(Failure) in
            try body(call, arguments.0, arguments.1, arguments.2, arguments.3)
        }
    }

    /// Runs your closure in place of a method with 5 arguments, around the target.
    ///
    /// ```swift
    /// let guarding = proxy.intercept(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)) { call, manager, url in
    ///     url.path.hasPrefix("/tmp/") && call.proceed()
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives. If the method can't be intercepted, this traps; `selector(_:)` throws
    /// instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, on the caller's thread, and returns the result. It may let the
    ///     call proceed with the same arguments or with others, several times, or not at all. It belongs to no
    ///     actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @inline(__always)
    public final func intercept<A, B, C, D, E, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result,
        _ body:
            @escaping (borrowing InterceptedCall<(A, B, C, D, E), Result, Failure>, A, B, C, D, E) throws(Failure) ->
            Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: inout Delegate, arguments: (A, B, C, D, E)) throws(Failure) in
                try withoutIsolation(method(delegate), as: ((A, B, C, D, E) throws(Failure) -> Result).self)(
                    arguments.0, arguments.1, arguments.2, arguments.3, arguments.4)
            }
        ) {
            (call: borrowing InterceptedCall<(A, B, C, D, E), Result, Failure>, arguments: (A, B, C, D, E))
                throws(Failure) in
            try body(call, arguments.0, arguments.1, arguments.2, arguments.3, arguments.4)
        }
    }

    /// Runs your closure in place of a method with 6 arguments, around the target.
    ///
    /// ```swift
    /// let guarding = proxy.intercept(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)) { call, manager, url in
    ///     url.path.hasPrefix("/tmp/") && call.proceed()
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives. If the method can't be intercepted, this traps; `selector(_:)` throws
    /// instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, on the caller's thread, and returns the result. It may let the
    ///     call proceed with the same arguments or with others, several times, or not at all. It belongs to no
    ///     actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @inline(__always)
    public final func intercept<A, B, C, D, E, F, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result,
        _ body:
            @escaping (borrowing InterceptedCall<(A, B, C, D, E, F), Result, Failure>, A, B, C, D, E, F) throws(Failure)
            -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: inout Delegate, arguments: (A, B, C, D, E, F)) throws(Failure) in
                try withoutIsolation(method(delegate), as: ((A, B, C, D, E, F) throws(Failure) -> Result).self)(
                    arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5)
            }
        ) {
            (call: borrowing InterceptedCall<(A, B, C, D, E, F), Result, Failure>, arguments: (A, B, C, D, E, F))
                throws(Failure) in
            try body(call, arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5)
        }
    }

    /// Runs your closure in place of a method with 7 arguments, around the target.
    ///
    /// ```swift
    /// let guarding = proxy.intercept(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)) { call, manager, url in
    ///     url.path.hasPrefix("/tmp/") && call.proceed()
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives. If the method can't be intercepted, this traps; `selector(_:)` throws
    /// instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, on the caller's thread, and returns the result. It may let the
    ///     call proceed with the same arguments or with others, several times, or not at all. It belongs to no
    ///     actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @inline(__always)
    public final func intercept<A, B, C, D, E, F, G, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result,
        _ body:
            @escaping (borrowing InterceptedCall<(A, B, C, D, E, F, G), Result, Failure>, A, B, C, D, E, F, G)
            throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: inout Delegate, arguments: (A, B, C, D, E, F, G)) throws(Failure) in
                try withoutIsolation(method(delegate), as: ((A, B, C, D, E, F, G) throws(Failure) -> Result).self)(
                    arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5, arguments.6)
            }
        ) {
            (call: borrowing InterceptedCall<(A, B, C, D, E, F, G), Result, Failure>, arguments: (A, B, C, D, E, F, G))
                throws(Failure) in
            try body(call, arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5, arguments.6)
        }
    }

    /// Runs your closure in place of an asynchronous method with no arguments, around the target.
    ///
    /// ```swift
    /// let retrying = proxy.intercept(ImporterDelegate.rate(for:)) { call, currency in
    ///     let rate = await call.proceed()
    ///     return rate > 0 ? rate : await call.proceed("EUR")
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. If the method can't be intercepted, this traps;
    /// `selector(_:)` throws instead. Generated and hand-written proxies don't support it. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, and returns the result. It may suspend. It runs on no actor, or
    ///     where the caller runs if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func intercept<Failure: Error, Result>(
        _ method: @escaping (Delegate) -> () async throws(Failure) -> Result,
        _ body:
            nonisolated(nonsending) @escaping (borrowing InterceptedAsynchronousCall<Void, Result, Failure>)
            async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        interceptAsynchronous(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: Void) async throws(Failure) in
                try await method(delegate)()
            }
        ) {
            (call: borrowing InterceptedAsynchronousCall<Void, Result, Failure>, arguments: Void) async throws(Failure)
            in
            try await body(call)
        }
    }

    /// Runs your closure in place of an asynchronous method with one argument, around the target.
    ///
    /// ```swift
    /// let retrying = proxy.intercept(ImporterDelegate.rate(for:)) { call, currency in
    ///     let rate = await call.proceed()
    ///     return rate > 0 ? rate : await call.proceed("EUR")
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. If the method can't be intercepted, this traps;
    /// `selector(_:)` throws instead. Generated and hand-written proxies don't support it. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, and returns the result. It may suspend. It runs on no actor, or
    ///     where the caller runs if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func intercept<A, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A) async throws(Failure) -> Result,
        _ body:
            nonisolated(nonsending) @escaping (borrowing InterceptedAsynchronousCall<A, Result, Failure>, A)
            async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        interceptAsynchronous(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: A) async throws(Failure) in
                try await method(delegate)(arguments)
            }
        ) { (call: borrowing InterceptedAsynchronousCall<A, Result, Failure>, arguments: A) async throws(Failure) in
            try await body(call, arguments)
        }
    }

    /// Runs your closure in place of an asynchronous method with 2 arguments, around the target.
    ///
    /// ```swift
    /// let retrying = proxy.intercept(ImporterDelegate.rate(for:)) { call, currency in
    ///     let rate = await call.proceed()
    ///     return rate > 0 ? rate : await call.proceed("EUR")
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. If the method can't be intercepted, this traps;
    /// `selector(_:)` throws instead. Generated and hand-written proxies don't support it. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, and returns the result. It may suspend. It runs on no actor, or
    ///     where the caller runs if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func intercept<A, B, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B) async throws(Failure) -> Result,
        _ body:
            nonisolated(nonsending) @escaping (borrowing InterceptedAsynchronousCall<(A, B), Result, Failure>, A, B)
            async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        interceptAsynchronous(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: (A, B)) async throws(Failure) in
                try await method(delegate)(arguments.0, arguments.1)
            }
        ) {
            (call: borrowing InterceptedAsynchronousCall<(A, B), Result, Failure>, arguments: (A, B))
                async throws(Failure) in
            try await body(call, arguments.0, arguments.1)
        }
    }

    /// Runs your closure in place of an asynchronous method with 3 arguments, around the target.
    ///
    /// ```swift
    /// let retrying = proxy.intercept(ImporterDelegate.rate(for:)) { call, currency in
    ///     let rate = await call.proceed()
    ///     return rate > 0 ? rate : await call.proceed("EUR")
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. If the method can't be intercepted, this traps;
    /// `selector(_:)` throws instead. Generated and hand-written proxies don't support it. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, and returns the result. It may suspend. It runs on no actor, or
    ///     where the caller runs if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func intercept<A, B, C, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C) async throws(Failure) -> Result,
        _ body:
            nonisolated(nonsending) @escaping (
                borrowing InterceptedAsynchronousCall<(A, B, C), Result, Failure>, A, B, C
            ) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        interceptAsynchronous(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: (A, B, C)) async throws(Failure) in
                try await method(delegate)(arguments.0, arguments.1, arguments.2)
            }
        ) {
            (call: borrowing InterceptedAsynchronousCall<(A, B, C), Result, Failure>, arguments: (A, B, C))
                async throws(Failure) in
            try await body(call, arguments.0, arguments.1, arguments.2)
        }
    }

    /// Runs your closure in place of an asynchronous method with 4 arguments, around the target.
    ///
    /// ```swift
    /// let retrying = proxy.intercept(ImporterDelegate.rate(for:)) { call, currency in
    ///     let rate = await call.proceed()
    ///     return rate > 0 ? rate : await call.proceed("EUR")
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. If the method can't be intercepted, this traps;
    /// `selector(_:)` throws instead. Generated and hand-written proxies don't support it. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, and returns the result. It may suspend. It runs on no actor, or
    ///     where the caller runs if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func intercept<A, B, C, D, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D) async throws(Failure) -> Result,
        _ body:
            nonisolated(nonsending) @escaping (
                borrowing InterceptedAsynchronousCall<(A, B, C, D), Result, Failure>, A, B, C, D
            ) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        interceptAsynchronous(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: (A, B, C, D)) async throws(Failure) in
                try await method(delegate)(arguments.0, arguments.1, arguments.2, arguments.3)
            }
        ) {
            (call: borrowing InterceptedAsynchronousCall<(A, B, C, D), Result, Failure>, arguments: (A, B, C, D))
                async throws(Failure) in
            try await body(call, arguments.0, arguments.1, arguments.2, arguments.3)
        }
    }

    /// Runs your closure in place of an asynchronous method with 5 arguments, around the target.
    ///
    /// ```swift
    /// let retrying = proxy.intercept(ImporterDelegate.rate(for:)) { call, currency in
    ///     let rate = await call.proceed()
    ///     return rate > 0 ? rate : await call.proceed("EUR")
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. If the method can't be intercepted, this traps;
    /// `selector(_:)` throws instead. Generated and hand-written proxies don't support it. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, and returns the result. It may suspend. It runs on no actor, or
    ///     where the caller runs if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func intercept<A, B, C, D, E, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E) async throws(Failure) -> Result,
        _ body:
            nonisolated(nonsending) @escaping (
                borrowing InterceptedAsynchronousCall<(A, B, C, D, E), Result, Failure>, A, B, C, D, E
            ) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        interceptAsynchronous(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: (A, B, C, D, E)) async throws(Failure) in
                try await method(delegate)(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4)
            }
        ) {
            (call: borrowing InterceptedAsynchronousCall<(A, B, C, D, E), Result, Failure>, arguments: (A, B, C, D, E))
                async throws(Failure) in
            try await body(call, arguments.0, arguments.1, arguments.2, arguments.3, arguments.4)
        }
    }

    /// Runs your closure in place of an asynchronous method with 6 arguments, around the target.
    ///
    /// ```swift
    /// let retrying = proxy.intercept(ImporterDelegate.rate(for:)) { call, currency in
    ///     let rate = await call.proceed()
    ///     return rate > 0 ? rate : await call.proceed("EUR")
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. If the method can't be intercepted, this traps;
    /// `selector(_:)` throws instead. Generated and hand-written proxies don't support it. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, and returns the result. It may suspend. It runs on no actor, or
    ///     where the caller runs if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func intercept<A, B, C, D, E, F, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F) async throws(Failure) -> Result,
        _ body:
            nonisolated(nonsending) @escaping (
                borrowing InterceptedAsynchronousCall<(A, B, C, D, E, F), Result, Failure>, A, B, C, D, E, F
            ) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        interceptAsynchronous(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: (A, B, C, D, E, F)) async throws(Failure) in
                try await method(delegate)(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5)
            }
        ) {
            (
                call: borrowing InterceptedAsynchronousCall<(A, B, C, D, E, F), Result, Failure>,
                arguments: (A, B, C, D, E, F)
            ) async throws(Failure) in
            try await body(call, arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5)
        }
    }

    /// Runs your closure in place of an asynchronous method with 7 arguments, around the target.
    ///
    /// ```swift
    /// let retrying = proxy.intercept(ImporterDelegate.rate(for:)) { call, currency in
    ///     let rate = await call.proceed()
    ///     return rate > 0 ? rate : await call.proceed("EUR")
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. If the method can't be intercepted, this traps;
    /// `selector(_:)` throws instead. Generated and hand-written proxies don't support it. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
    ///   - body: Takes the call and its arguments, and returns the result. It may suspend. It runs on no actor, or
    ///     where the caller runs if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func intercept<A, B, C, D, E, F, G, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result,
        _ body:
            nonisolated(nonsending) @escaping (
                borrowing InterceptedAsynchronousCall<(A, B, C, D, E, F, G), Result, Failure>, A, B, C, D, E, F, G
            ) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        interceptAsynchronous(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: (A, B, C, D, E, F, G)) async throws(Failure) in
                try await method(delegate)(
                    arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5, arguments.6)
            }
        ) {
            (
                call: borrowing InterceptedAsynchronousCall<(A, B, C, D, E, F, G), Result, Failure>,
                arguments: (A, B, C, D, E, F, G)
            ) async throws(Failure) in
            try await body(
                call, arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5, arguments.6)
        }
    }

    // MARK: Without a target

    /// Answers calls of a method with no arguments, while the proxy has no target.
    ///
    /// ```swift
    /// let answer = proxy.whenUnanswered(TableViewDelegate.tableView(_:heightOfRow:)) { _, row in row == 0 ? 60 : 44 }
    /// ```
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. Observers and interceptors
    /// receive the call as usual. If you can't reference a method, for example a generic one, use the
    /// `fallbackTarget`.
    ///
    /// The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the
    /// proxy's parent, write `[weak owner]`. In a generated proxy, the answer is an interceptor, and traps for
    /// asynchronous methods. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result, on the caller's thread. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient public final func whenUnanswered<Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) () throws(Failure) -> Result,
        _ answer: @escaping () throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(method) }) {
            proxy, isAnswering in
            proxy.intercept(method) { (call: borrowing InterceptedCall<Void, Result, Failure>) throws(Failure) in
                try isAnswering() ? answer() : call.proceed()
            }
        }
    }

    /// Answers calls of a method with one argument, while the proxy has no target.
    ///
    /// ```swift
    /// let answer = proxy.whenUnanswered(TableViewDelegate.tableView(_:heightOfRow:)) { _, row in row == 0 ? 60 : 44 }
    /// ```
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. Observers and interceptors
    /// receive the call as usual. If you can't reference a method, for example a generic one, use the
    /// `fallbackTarget`.
    ///
    /// The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the
    /// proxy's parent, write `[weak owner]`. In a generated proxy, the answer is an interceptor, and traps for
    /// asynchronous methods. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result, on the caller's thread. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient public final func whenUnanswered<A, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A) throws(Failure) -> Result,
        _ answer: @escaping (A) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(method) }) {
            proxy, isAnswering in
            proxy.intercept(method) { (call: borrowing InterceptedCall<A, Result, Failure>, a: A) throws(Failure) in
                try isAnswering() ? answer(a) : call.proceed()
            }
        }
    }

    /// Answers calls of a method with 2 arguments, while the proxy has no target.
    ///
    /// ```swift
    /// let answer = proxy.whenUnanswered(TableViewDelegate.tableView(_:heightOfRow:)) { _, row in row == 0 ? 60 : 44 }
    /// ```
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. Observers and interceptors
    /// receive the call as usual. If you can't reference a method, for example a generic one, use the
    /// `fallbackTarget`.
    ///
    /// The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the
    /// proxy's parent, write `[weak owner]`. In a generated proxy, the answer is an interceptor, and traps for
    /// asynchronous methods. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result, on the caller's thread. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient public final func whenUnanswered<A, B, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B) throws(Failure) -> Result,
        _ answer: @escaping (A, B) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(method) }) {
            proxy, isAnswering in
            proxy.intercept(method) {
                (call: borrowing InterceptedCall<(A, B), Result, Failure>, a: A, b: B) throws(Failure) in
                try isAnswering() ? answer(a, b) : call.proceed()
            }
        }
    }

    /// Answers calls of a method with 3 arguments, while the proxy has no target.
    ///
    /// ```swift
    /// let answer = proxy.whenUnanswered(TableViewDelegate.tableView(_:heightOfRow:)) { _, row in row == 0 ? 60 : 44 }
    /// ```
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. Observers and interceptors
    /// receive the call as usual. If you can't reference a method, for example a generic one, use the
    /// `fallbackTarget`.
    ///
    /// The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the
    /// proxy's parent, write `[weak owner]`. In a generated proxy, the answer is an interceptor, and traps for
    /// asynchronous methods. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result, on the caller's thread. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient public final func whenUnanswered<A, B, C, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C) throws(Failure) -> Result,
        _ answer: @escaping (A, B, C) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(method) }) {
            proxy, isAnswering in
            proxy.intercept(method) {
                (call: borrowing InterceptedCall<(A, B, C), Result, Failure>, a: A, b: B, c: C) throws(Failure) in
                try isAnswering() ? answer(a, b, c) : call.proceed()
            }
        }
    }

    /// Answers calls of a method with 4 arguments, while the proxy has no target.
    ///
    /// ```swift
    /// let answer = proxy.whenUnanswered(TableViewDelegate.tableView(_:heightOfRow:)) { _, row in row == 0 ? 60 : 44 }
    /// ```
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. Observers and interceptors
    /// receive the call as usual. If you can't reference a method, for example a generic one, use the
    /// `fallbackTarget`.
    ///
    /// The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the
    /// proxy's parent, write `[weak owner]`. In a generated proxy, the answer is an interceptor, and traps for
    /// asynchronous methods. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result, on the caller's thread. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient public final func whenUnanswered<A, B, C, D, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result,
        _ answer: @escaping (A, B, C, D) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(method) }) {
            proxy, isAnswering in
            proxy.intercept(method) {
                (call: borrowing InterceptedCall<(A, B, C, D), Result, Failure>, a: A, b: B, c: C, d: D) throws(Failure)
                in
                try isAnswering() ? answer(a, b, c, d) : call.proceed()
            }
        }
    }

    /// Answers calls of a method with 5 arguments, while the proxy has no target.
    ///
    /// ```swift
    /// let answer = proxy.whenUnanswered(TableViewDelegate.tableView(_:heightOfRow:)) { _, row in row == 0 ? 60 : 44 }
    /// ```
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. Observers and interceptors
    /// receive the call as usual. If you can't reference a method, for example a generic one, use the
    /// `fallbackTarget`.
    ///
    /// The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the
    /// proxy's parent, write `[weak owner]`. In a generated proxy, the answer is an interceptor, and traps for
    /// asynchronous methods. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result, on the caller's thread. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient public final func whenUnanswered<A, B, C, D, E, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result,
        _ answer: @escaping (A, B, C, D, E) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(method) }) {
            proxy, isAnswering in
            proxy.intercept(method) {
                (call: borrowing InterceptedCall<(A, B, C, D, E), Result, Failure>, a: A, b: B, c: C, d: D, e: E)
                    throws(Failure) in
                try isAnswering() ? answer(a, b, c, d, e) : call.proceed()
            }
        }
    }

    /// Answers calls of a method with 6 arguments, while the proxy has no target.
    ///
    /// ```swift
    /// let answer = proxy.whenUnanswered(TableViewDelegate.tableView(_:heightOfRow:)) { _, row in row == 0 ? 60 : 44 }
    /// ```
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. Observers and interceptors
    /// receive the call as usual. If you can't reference a method, for example a generic one, use the
    /// `fallbackTarget`.
    ///
    /// The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the
    /// proxy's parent, write `[weak owner]`. In a generated proxy, the answer is an interceptor, and traps for
    /// asynchronous methods. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result, on the caller's thread. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient public final func whenUnanswered<A, B, C, D, E, F, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result,
        _ answer: @escaping (A, B, C, D, E, F) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(method) }) {
            proxy, isAnswering in
            proxy.intercept(method) {
                (
                    call: borrowing InterceptedCall<(A, B, C, D, E, F), Result, Failure>, a: A, b: B, c: C, d: D, e: E,
                    f: F
                ) throws(Failure) in
                try isAnswering() ? answer(a, b, c, d, e, f) : call.proceed()
            }
        }
    }

    /// Answers calls of a method with 7 arguments, while the proxy has no target.
    ///
    /// ```swift
    /// let answer = proxy.whenUnanswered(TableViewDelegate.tableView(_:heightOfRow:)) { _, row in row == 0 ? 60 : 44 }
    /// ```
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. Observers and interceptors
    /// receive the call as usual. If you can't reference a method, for example a generic one, use the
    /// `fallbackTarget`.
    ///
    /// The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the
    /// proxy's parent, write `[weak owner]`. In a generated proxy, the answer is an interceptor, and traps for
    /// asynchronous methods. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result, on the caller's thread. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient public final func whenUnanswered<A, B, C, D, E, F, G, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result,
        _ answer: @escaping (A, B, C, D, E, F, G) throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(method) }) {
            proxy, isAnswering in
            proxy.intercept(method) {
                (
                    call: borrowing InterceptedCall<(A, B, C, D, E, F, G), Result, Failure>, a: A, b: B, c: C, d: D,
                    e: E, f: F, g: G
                ) throws(Failure) in
                try isAnswering() ? answer(a, b, c, d, e, f, g) : call.proceed()
            }
        }
    }

    /// Answers calls of an asynchronous method with no arguments, while the proxy has no target.
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. The proxy retains `answer` until
    /// you cancel or release the token. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result. It may suspend. It runs on no actor, or on the
    ///     caller's executor if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func whenUnanswered<Failure: Error, Result>(
        _ method: @escaping (Delegate) -> () async throws(Failure) -> Result,
        _ answer: nonisolated(nonsending) @escaping () async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        answerAsynchronously(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: Void) async throws(Failure) in
                try await method(delegate)()
            }
        ) { (arguments: Void) async throws(Failure) in try await answer() }
    }

    /// Answers calls of an asynchronous method with one argument, while the proxy has no target.
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. The proxy retains `answer` until
    /// you cancel or release the token. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result. It may suspend. It runs on no actor, or on the
    ///     caller's executor if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func whenUnanswered<A, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A) async throws(Failure) -> Result,
        _ answer: nonisolated(nonsending) @escaping (A) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        answerAsynchronously(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: A) async throws(Failure) in
                try await method(delegate)(arguments)
            }
        ) { (arguments: A) async throws(Failure) in try await answer(arguments) }
    }

    /// Answers calls of an asynchronous method with 2 arguments, while the proxy has no target.
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. The proxy retains `answer` until
    /// you cancel or release the token. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result. It may suspend. It runs on no actor, or on the
    ///     caller's executor if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func whenUnanswered<A, B, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B) async throws(Failure) -> Result,
        _ answer: nonisolated(nonsending) @escaping (A, B) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        answerAsynchronously(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: (A, B)) async throws(Failure) in
                try await method(delegate)(arguments.0, arguments.1)
            }
        ) { (arguments: (A, B)) async throws(Failure) in try await answer(arguments.0, arguments.1) }
    }

    /// Answers calls of an asynchronous method with 3 arguments, while the proxy has no target.
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. The proxy retains `answer` until
    /// you cancel or release the token. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result. It may suspend. It runs on no actor, or on the
    ///     caller's executor if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func whenUnanswered<A, B, C, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C) async throws(Failure) -> Result,
        _ answer: nonisolated(nonsending) @escaping (A, B, C) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        answerAsynchronously(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: (A, B, C)) async throws(Failure) in
                try await method(delegate)(arguments.0, arguments.1, arguments.2)
            }
        ) { (arguments: (A, B, C)) async throws(Failure) in try await answer(arguments.0, arguments.1, arguments.2) }
    }

    /// Answers calls of an asynchronous method with 4 arguments, while the proxy has no target.
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. The proxy retains `answer` until
    /// you cancel or release the token. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result. It may suspend. It runs on no actor, or on the
    ///     caller's executor if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func whenUnanswered<A, B, C, D, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D) async throws(Failure) -> Result,
        _ answer: nonisolated(nonsending) @escaping (A, B, C, D) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        answerAsynchronously(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: (A, B, C, D)) async throws(Failure) in
                try await method(delegate)(arguments.0, arguments.1, arguments.2, arguments.3)
            }
        ) { (arguments: (A, B, C, D)) async throws(Failure) in
            try await answer(arguments.0, arguments.1, arguments.2, arguments.3)
        }
    }

    /// Answers calls of an asynchronous method with 5 arguments, while the proxy has no target.
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. The proxy retains `answer` until
    /// you cancel or release the token. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result. It may suspend. It runs on no actor, or on the
    ///     caller's executor if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func whenUnanswered<A, B, C, D, E, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E) async throws(Failure) -> Result,
        _ answer: nonisolated(nonsending) @escaping (A, B, C, D, E) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        answerAsynchronously(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: (A, B, C, D, E)) async throws(Failure) in
                try await method(delegate)(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4)
            }
        ) { (arguments: (A, B, C, D, E)) async throws(Failure) in
            try await answer(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4)
        }
    }

    /// Answers calls of an asynchronous method with 6 arguments, while the proxy has no target.
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. The proxy retains `answer` until
    /// you cancel or release the token. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result. It may suspend. It runs on no actor, or on the
    ///     caller's executor if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func whenUnanswered<A, B, C, D, E, F, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F) async throws(Failure) -> Result,
        _ answer: nonisolated(nonsending) @escaping (A, B, C, D, E, F) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        answerAsynchronously(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: (A, B, C, D, E, F)) async throws(Failure) in
                try await method(delegate)(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5)
            }
        ) { (arguments: (A, B, C, D, E, F)) async throws(Failure) in
            try await answer(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5)
        }
    }

    /// Answers calls of an asynchronous method with 7 arguments, while the proxy has no target.
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before
    /// the `fallbackTarget`, the default of the delegate type and the default implementation in a protocol
    /// extension. If you add several answers for one method, the last one counts. The proxy retains `answer` until
    /// you cancel or release the token. Thread-safe.
    ///
    /// - Parameters:
    ///   - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library
    ///     can't answer the method, this traps; `selector(_:)` throws instead.
    ///   - answer: Takes the arguments and returns the result. It may suspend. It runs on no actor, or on the
    ///     caller's executor if the method is `nonisolated(nonsending)`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public final func whenUnanswered<A, B, C, D, E, F, G, Failure: Error, Result>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result,
        _ answer: nonisolated(nonsending) @escaping (A, B, C, D, E, F, G) async throws(Failure) -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        answerAsynchronously(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(method) },
            calling: { (delegate: Delegate, arguments: (A, B, C, D, E, F, G)) async throws(Failure) in
                try await method(delegate)(
                    arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5, arguments.6)
            }
        ) { (arguments: (A, B, C, D, E, F, G)) async throws(Failure) in
            try await answer(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, arguments.5, arguments.6)
        }
    }

}

// MARK: References in memory

// The compiler would wrap a function in another one where a type parameter stands for it.

private struct MethodWords0<Delegate, Failure: Error, Result> {
    let method: (Delegate) -> @isolated(any) () throws(Failure) -> Result
}

private struct MethodWords1<Delegate, A, Failure: Error, Result> {
    let method: (Delegate) -> @isolated(any) (A) throws(Failure) -> Result
}

private struct MethodWords2<Delegate, A, B, Failure: Error, Result> {
    let method: (Delegate) -> @isolated(any) (A, B) throws(Failure) -> Result
}

private struct MethodWords3<Delegate, A, B, C, Failure: Error, Result> {
    let method: (Delegate) -> @isolated(any) (A, B, C) throws(Failure) -> Result
}

private struct MethodWords4<Delegate, A, B, C, D, Failure: Error, Result> {
    let method: (Delegate) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result
}

private struct MethodWords5<Delegate, A, B, C, D, E, Failure: Error, Result> {
    let method: (Delegate) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result
}

private struct MethodWords6<Delegate, A, B, C, D, E, F, Failure: Error, Result> {
    let method: (Delegate) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result
}

private struct MethodWords7<Delegate, A, B, C, D, E, F, G, Failure: Error, Result> {
    let method: (Delegate) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result
}

private struct MethodWords7Pack<Delegate, A, B, C, D, E, F, G, each Rest, Failure: Error, Result> {
    let method: (Delegate) -> @isolated(any) (A, B, C, D, E, F, G, repeat each Rest) throws(Failure) -> Result
}

private struct AsynchronousMethodWords0<Delegate, Failure: Error, Result> {
    let method: (Delegate) -> () async throws(Failure) -> Result
}

private struct AsynchronousMethodWords1<Delegate, A, Failure: Error, Result> {
    let method: (Delegate) -> (A) async throws(Failure) -> Result
}

private struct AsynchronousMethodWords2<Delegate, A, B, Failure: Error, Result> {
    let method: (Delegate) -> (A, B) async throws(Failure) -> Result
}

private struct AsynchronousMethodWords3<Delegate, A, B, C, Failure: Error, Result> {
    let method: (Delegate) -> (A, B, C) async throws(Failure) -> Result
}

private struct AsynchronousMethodWords4<Delegate, A, B, C, D, Failure: Error, Result> {
    let method: (Delegate) -> (A, B, C, D) async throws(Failure) -> Result
}

private struct AsynchronousMethodWords5<Delegate, A, B, C, D, E, Failure: Error, Result> {
    let method: (Delegate) -> (A, B, C, D, E) async throws(Failure) -> Result
}

private struct AsynchronousMethodWords6<Delegate, A, B, C, D, E, F, Failure: Error, Result> {
    let method: (Delegate) -> (A, B, C, D, E, F) async throws(Failure) -> Result
}

private struct AsynchronousMethodWords7<Delegate, A, B, C, D, E, F, G, Failure: Error, Result> {
    let method: (Delegate) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result
}

private struct AsynchronousMethodWords7Pack<Delegate, A, B, C, D, E, F, G, each Rest, Failure: Error, Result> {
    let method: (Delegate) -> (A, B, C, D, E, F, G, repeat each Rest) async throws(Failure) -> Result
}

extension InterceptedCall {
    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs on the calling thread. If nothing answers a method
    /// that returns a value, it traps with a message.
    ///
    /// If the last argument is a closure, you can write it behind the call: `call.proceed(a) { response in ... }`.
    /// If its type is `@Sendable` or `@MainActor`, and the call is the interceptor's only statement, the closure
    /// has to say so: `@Sendable response in`.
    ///
    /// - Parameters:
    ///   - a: Argument 1.
    ///   - b: Argument 2.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor, or of the target.
    @_alwaysEmitIntoClient public borrowing func proceed<A, B>(_ a: A, _ b: B) throws(Failure) -> Result
    where Element == (A, B) {
        try proceed((a, b))
    }

    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs on the calling thread. If nothing answers a method
    /// that returns a value, it traps with a message.
    ///
    /// If the last argument is a closure, you can write it behind the call: `call.proceed(a, b) { response in ...
    /// }`. If its type is `@Sendable` or `@MainActor`, and the call is the interceptor's only statement, the
    /// closure has to say so: `@Sendable response in`.
    ///
    /// - Parameters:
    ///   - a: Argument 1.
    ///   - b: Argument 2.
    ///   - c: Argument 3.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor, or of the target.
    @_alwaysEmitIntoClient public borrowing func proceed<A, B, C>(_ a: A, _ b: B, _ c: C) throws(Failure) -> Result
    where Element == (A, B, C) {
        try proceed((a, b, c))
    }

    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs on the calling thread. If nothing answers a method
    /// that returns a value, it traps with a message.
    ///
    /// If the last argument is a closure, you can write it behind the call: `call.proceed(a, b, c) { response in
    /// ... }`. If its type is `@Sendable` or `@MainActor`, and the call is the interceptor's only statement, the
    /// closure has to say so: `@Sendable response in`.
    ///
    /// - Parameters:
    ///   - a: Argument 1.
    ///   - b: Argument 2.
    ///   - c: Argument 3.
    ///   - d: Argument 4.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor, or of the target.
    @_alwaysEmitIntoClient public borrowing func proceed<A, B, C, D>(_ a: A, _ b: B, _ c: C, _ d: D) throws(Failure)
        -> Result where Element == (A, B, C, D)
    {
        try proceed((a, b, c, d))
    }

    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs on the calling thread. If nothing answers a method
    /// that returns a value, it traps with a message.
    ///
    /// If the last argument is a closure, you can write it behind the call: `call.proceed(a, b, c, d) { response in
    /// ... }`. If its type is `@Sendable` or `@MainActor`, and the call is the interceptor's only statement, the
    /// closure has to say so: `@Sendable response in`.
    ///
    /// - Parameters:
    ///   - a: Argument 1.
    ///   - b: Argument 2.
    ///   - c: Argument 3.
    ///   - d: Argument 4.
    ///   - e: Argument 5.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor, or of the target.
    @_alwaysEmitIntoClient public borrowing func proceed<A, B, C, D, E>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E)
        throws(Failure) -> Result where Element == (A, B, C, D, E)
    {
        try proceed((a, b, c, d, e))
    }

    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs on the calling thread. If nothing answers a method
    /// that returns a value, it traps with a message.
    ///
    /// If the last argument is a closure, you can write it behind the call: `call.proceed(a, b, c, d, e) { response
    /// in ... }`. If its type is `@Sendable` or `@MainActor`, and the call is the interceptor's only statement, the
    /// closure has to say so: `@Sendable response in`.
    ///
    /// - Parameters:
    ///   - a: Argument 1.
    ///   - b: Argument 2.
    ///   - c: Argument 3.
    ///   - d: Argument 4.
    ///   - e: Argument 5.
    ///   - f: Argument 6.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor, or of the target.
    @_alwaysEmitIntoClient public borrowing func proceed<A, B, C, D, E, F>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) throws(Failure) -> Result where Element == (A, B, C, D, E, F) {
        try proceed((a, b, c, d, e, f))
    }

    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs on the calling thread. If nothing answers a method
    /// that returns a value, it traps with a message.
    ///
    /// If the last argument is a closure, you can write it behind the call: `call.proceed(a, b, c, d, e, f) {
    /// response in ... }`. If its type is `@Sendable` or `@MainActor`, and the call is the interceptor's only
    /// statement, the closure has to say so: `@Sendable response in`.
    ///
    /// - Parameters:
    ///   - a: Argument 1.
    ///   - b: Argument 2.
    ///   - c: Argument 3.
    ///   - d: Argument 4.
    ///   - e: Argument 5.
    ///   - f: Argument 6.
    ///   - g: Argument 7.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor, or of the target.
    @_alwaysEmitIntoClient public borrowing func proceed<A, B, C, D, E, F, G>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) throws(Failure) -> Result where Element == (A, B, C, D, E, F, G) {
        try proceed((a, b, c, d, e, f, g))
    }

}

extension InterceptedAsynchronousCall {
    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs where the interceptor runs. If nothing answers a
    /// method that returns a value, it traps with a message.
    ///
    /// If the last argument is a closure, you can write it behind the call: `await call.proceed(a) { response in
    /// ... }`. If its type is `@Sendable` or `@MainActor`, and the call is the interceptor's only statement, the
    /// closure has to say so: `@Sendable response in`.
    ///
    /// - Parameters:
    ///   - a: Argument 1.
    ///   - b: Argument 2.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor, or of the target.
    public nonisolated(nonsending) borrowing func proceed<A, B>(_ a: A, _ b: B) async throws(Failure) -> Result
    where Element == (A, B) {
        try await proceed((a, b))
    }

    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs where the interceptor runs. If nothing answers a
    /// method that returns a value, it traps with a message.
    ///
    /// If the last argument is a closure, you can write it behind the call: `await call.proceed(a, b) { response in
    /// ... }`. If its type is `@Sendable` or `@MainActor`, and the call is the interceptor's only statement, the
    /// closure has to say so: `@Sendable response in`.
    ///
    /// - Parameters:
    ///   - a: Argument 1.
    ///   - b: Argument 2.
    ///   - c: Argument 3.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor, or of the target.
    public nonisolated(nonsending) borrowing func proceed<A, B, C>(_ a: A, _ b: B, _ c: C) async throws(Failure)
        -> Result where Element == (A, B, C)
    {
        try await proceed((a, b, c))
    }

    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs where the interceptor runs. If nothing answers a
    /// method that returns a value, it traps with a message.
    ///
    /// If the last argument is a closure, you can write it behind the call: `await call.proceed(a, b, c) { response
    /// in ... }`. If its type is `@Sendable` or `@MainActor`, and the call is the interceptor's only statement, the
    /// closure has to say so: `@Sendable response in`.
    ///
    /// - Parameters:
    ///   - a: Argument 1.
    ///   - b: Argument 2.
    ///   - c: Argument 3.
    ///   - d: Argument 4.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor, or of the target.
    public nonisolated(nonsending) borrowing func proceed<A, B, C, D>(_ a: A, _ b: B, _ c: C, _ d: D)
        async throws(Failure) -> Result where Element == (A, B, C, D)
    {
        try await proceed((a, b, c, d))
    }

    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs where the interceptor runs. If nothing answers a
    /// method that returns a value, it traps with a message.
    ///
    /// If the last argument is a closure, you can write it behind the call: `await call.proceed(a, b, c, d) {
    /// response in ... }`. If its type is `@Sendable` or `@MainActor`, and the call is the interceptor's only
    /// statement, the closure has to say so: `@Sendable response in`.
    ///
    /// - Parameters:
    ///   - a: Argument 1.
    ///   - b: Argument 2.
    ///   - c: Argument 3.
    ///   - d: Argument 4.
    ///   - e: Argument 5.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor, or of the target.
    public nonisolated(nonsending) borrowing func proceed<A, B, C, D, E>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E)
        async throws(Failure) -> Result where Element == (A, B, C, D, E)
    {
        try await proceed((a, b, c, d, e))
    }

    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs where the interceptor runs. If nothing answers a
    /// method that returns a value, it traps with a message.
    ///
    /// If the last argument is a closure, you can write it behind the call: `await call.proceed(a, b, c, d, e) {
    /// response in ... }`. If its type is `@Sendable` or `@MainActor`, and the call is the interceptor's only
    /// statement, the closure has to say so: `@Sendable response in`.
    ///
    /// - Parameters:
    ///   - a: Argument 1.
    ///   - b: Argument 2.
    ///   - c: Argument 3.
    ///   - d: Argument 4.
    ///   - e: Argument 5.
    ///   - f: Argument 6.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor, or of the target.
    public nonisolated(nonsending) borrowing func proceed<A, B, C, D, E, F>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) async throws(Failure) -> Result where Element == (A, B, C, D, E, F) {
        try await proceed((a, b, c, d, e, f))
    }

    /// Calls the next interceptor, or the target, with other arguments, and returns the result.
    ///
    /// You may call it several times, or not at all. It runs where the interceptor runs. If nothing answers a
    /// method that returns a value, it traps with a message.
    ///
    /// If the last argument is a closure, you can write it behind the call: `await call.proceed(a, b, c, d, e, f) {
    /// response in ... }`. If its type is `@Sendable` or `@MainActor`, and the call is the interceptor's only
    /// statement, the closure has to say so: `@Sendable response in`.
    ///
    /// - Parameters:
    ///   - a: Argument 1.
    ///   - b: Argument 2.
    ///   - c: Argument 3.
    ///   - d: Argument 4.
    ///   - e: Argument 5.
    ///   - f: Argument 6.
    ///   - g: Argument 7.
    /// - Returns: The result.
    /// - Throws: The error of the next interceptor, or of the target.
    public nonisolated(nonsending) borrowing func proceed<A, B, C, D, E, F, G>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) async throws(Failure) -> Result where Element == (A, B, C, D, E, F, G) {
        try await proceed((a, b, c, d, e, f, g))
    }

}
