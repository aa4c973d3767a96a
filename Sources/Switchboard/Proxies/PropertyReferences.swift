/// Properties and subscripts as selectors: a key path, or a closure that reads or writes one of the delegate, names a
/// getter or a setter, and gives its types.
///
/// Code that changes a property in place, as in `delegate.items.append(item)`, calls neither its getter nor its setter, but
/// a third accessor of the real delegate. Once `set: \.items` has been named, such code calls the getter and then the
/// setter of proxies whose getter or setter is observed or intercepted. That holds for key paths only: setters that closures
/// name, and subscripts, do not hear of it.
///
/// Where a property's type is an associated type, as in `any Shelf<Int>`, write a closure: of a key path the compiler (6.3)
/// crashes.
///
/// Those that take the closure of a getter are disfavored: `proxy.sentMessage { $0.method }` names a method.
extension ForwardingProxy {
    // MARK: Selectors

    /// The selector of a getter: `try Proxy.selector(get: \.name)`.
    ///
    /// - Parameter property: A key path of one property of the delegate's protocol.
    /// - Throws: `ObservationError` where it is no requirement, or its type is not served.
    public static func selector<Value>(
        get property: KeyPath<Delegate, Value>
    ) throws(ObservationError) -> TypedSelector<Delegate, Void, Value> {
        guard property.isOneProperty else {
            throw ObservationError(reason: .notARequirement, delegateName: String(reflecting: Delegate.self))
        }
        return try selector(get: { $0[keyPath: property] })
    }

    /// As `selector(get:)` above, by a closure that reads the property and does nothing else: `{ try $0.size }`. For
    /// getters that throw there are no key paths.
    @_disfavoredOverload
    public static func selector<Value, Failure: Error>(
        get getter: @escaping (Delegate) throws(Failure) -> Value
    ) throws(ObservationError) -> TypedSelector<Delegate, Void, Value> {
        let method: (Delegate) -> () throws(Failure) -> Value = { delegate in
            { () throws(Failure) in try getter(delegate) }
        }
        return try selector(method)
    }

    /// As `selector(get:)` above, for a subscript: `try Proxy.selector(get: { delegate, row in delegate[row] })`.
    public static func selector<A, Value, Failure: Error>(
        get getter: @escaping (Delegate, A) throws(Failure) -> Value
    ) throws(ObservationError) -> TypedSelector<Delegate, A, Value> {
        let method: (Delegate) -> (A) throws(Failure) -> Value = { delegate in
            { index throws(Failure) in try getter(delegate, index) }
        }
        return try selector(method)
    }

    /// As `selector(get:)` above, for a subscript with 2 arguments.
    public static func selector<A, B, Value, Failure: Error>(
        get getter: @escaping (Delegate, A, B) throws(Failure) -> Value
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B), Value> {
        let method: (Delegate) -> (A, B) throws(Failure) -> Value = { delegate in
            { first, second throws(Failure) in try getter(delegate, first, second) }
        }
        return try selector(method)
    }

    /// The selector of a setter: `try Proxy.selector(set: \.name)`.
    ///
    /// - Parameter property: A key path of one property of the delegate's protocol.
    /// - Throws: `ObservationError` where it is no requirement, or its type is not served.
    public static func selector<Value>(
        set property: WritableKeyPath<Delegate, Value>
    ) throws(ObservationError) -> TypedSelector<Delegate, Value, Void> {
        guard let setter = KeyPathSetter(property) else {
            throw ObservationError(reason: .notARequirement, delegateName: String(reflecting: Delegate.self))
        }
        return try selector(set: { setter(&$0, $1) }).changing(TypedProperty(setter))
    }

    /// As `selector(set:)` above, by a closure that sets the property and does nothing else: `{ $0.name = $1 }`.
    public static func selector<Value>(
        set setter: @escaping (inout Delegate, Value) -> Void
    ) throws(ObservationError) -> TypedSelector<Delegate, Value, Void> {
        try TypedSelector(
            [Value.self], Never.self, on: self,
            probing: { delegate, call in
                call.call { (value: Value) in
                    var delegate = delegate
                    setter(&delegate, value)
                }
            }
        ) { delegate, arguments, _ in setter(&delegate, arguments.next(Value.self)) }
    }

    /// As `selector(set:)` above, for a subscript: `{ delegate, value, row in delegate[row] = value }`. The new value
    /// comes before the index.
    public static func selector<Value, A>(
        set setter: @escaping (inout Delegate, Value, A) -> Void
    ) throws(ObservationError) -> TypedSelector<Delegate, (Value, A), Void> {
        try TypedSelector(
            [Value.self, A.self], Never.self, on: self,
            probing: { delegate, call in
                call.call { (value: Value, index: A) in
                    var delegate = delegate
                    setter(&delegate, value, index)
                }
            }
        ) { delegate, arguments, _ in setter(&delegate, arguments.next(Value.self), arguments.next(A.self)) }
    }

    /// As `selector(set:)` above, for a subscript with 2 arguments.
    public static func selector<Value, A, B>(
        set setter: @escaping (inout Delegate, Value, A, B) -> Void
    ) throws(ObservationError) -> TypedSelector<Delegate, (Value, A, B), Void> {
        try TypedSelector(
            [Value.self, A.self, B.self], Never.self, on: self,
            probing: { delegate, call in
                call.call { (value: Value, first: A, second: B) in
                    var delegate = delegate
                    setter(&delegate, value, first, second)
                }
            }
        ) { delegate, arguments, _ in
            setter(&delegate, arguments.next(Value.self), arguments.next(A.self), arguments.next(B.self))
        }
    }

    // MARK: Before the call

    /// The calls of a getter, before they go on to the real delegate: `proxy.sentMessage(get: \.name)`.
    ///
    /// What cannot be observed traps here, not at a call; `selector(get:)` throws instead. A change in place
    /// (`delegate.items.append(item)`) is heard once `set: \.items` has been named, and otherwise not.
    ///
    /// - Parameter property: A key path of one property of the delegate's protocol.
    public final func sentMessage<Value>(
        get property: KeyPath<Delegate, Value>, file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<Void, Value> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: property) })
    }

    /// As `sentMessage(get:)` above, by a closure that reads the property and does nothing else: `{ try $0.size }`. For
    /// getters that throw there are no key paths.
    @_disfavoredOverload
    public final func sentMessage<Value, Failure: Error>(
        get getter: @escaping (Delegate) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<Void, Value> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) })
    }

    /// As `sentMessage(get:)` above, for a subscript: `{ delegate, row in delegate[row] }`.
    public final func sentMessage<A, Value, Failure: Error>(
        get getter: @escaping (Delegate, A) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<A, Value> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) })
    }

    /// As `sentMessage(get:)` above, for a subscript with 2 arguments.
    public final func sentMessage<A, B, Value, Failure: Error>(
        get getter: @escaping (Delegate, A, B) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B), Value> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) })
    }

    /// The calls of a setter with the new values, before they go on to the real delegate:
    /// `proxy.sentMessage(set: \.name)`.
    ///
    /// What cannot be observed traps here, not at a call; `selector(set:)` throws instead. A change in place
    /// (`delegate.items.append(item)`) is heard as a call of the getter and one of the setter.
    ///
    /// - Parameter property: A key path of one property of the delegate's protocol.
    public final func sentMessage<Value>(
        set property: WritableKeyPath<Delegate, Value>, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<Value> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: property) })
    }

    /// As `sentMessage(set:)` above, by a closure that sets the property and does nothing else: `{ $0.name = $1 }`.
    /// Changes in place are not heard, unless a key path names the setter, too.
    public final func sentMessage<Value>(
        set setter: @escaping (inout Delegate, Value) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<Value> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) })
    }

    /// As `sentMessage(set:)` above, for a subscript: `{ delegate, value, row in delegate[row] = value }`. The new value
    /// comes before the index. Changes in place (`delegate[row] += text`) are not heard.
    public final func sentMessage<Value, A>(
        set setter: @escaping (inout Delegate, Value, A) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<(Value, A)> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) })
    }

    /// As `sentMessage(set:)` above, for a subscript with 2 arguments.
    public final func sentMessage<Value, A, B>(
        set setter: @escaping (inout Delegate, Value, A, B) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<(Value, A, B)> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) })
    }

    // MARK: After the call

    /// The calls of a getter, after the real delegate had them: `proxy.methodInvoked(get: \.name)`. `withOutcome` gives what it
    /// returned.
    ///
    /// What cannot be observed traps here, not at a call; `selector(get:)` throws instead. A change in place
    /// (`delegate.items.append(item)`) is heard once `set: \.items` has been named, and otherwise not.
    ///
    /// - Parameter property: A key path of one property of the delegate's protocol.
    public final func methodInvoked<Value>(
        get property: KeyPath<Delegate, Value>, file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<Void, Value> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: property) })
    }

    /// As `methodInvoked(get:)` above, by a closure that reads the property and does nothing else: `{ try $0.size }`. For
    /// getters that throw there are no key paths.
    @_disfavoredOverload
    public final func methodInvoked<Value, Failure: Error>(
        get getter: @escaping (Delegate) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<Void, Value> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) })
    }

    /// As `methodInvoked(get:)` above, for a subscript: `{ delegate, row in delegate[row] }`.
    public final func methodInvoked<A, Value, Failure: Error>(
        get getter: @escaping (Delegate, A) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<A, Value> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) })
    }

    /// As `methodInvoked(get:)` above, for a subscript with 2 arguments.
    public final func methodInvoked<A, B, Value, Failure: Error>(
        get getter: @escaping (Delegate, A, B) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<(A, B), Value> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) })
    }

    /// The calls of a setter with the new values, after the real delegate had them:
    /// `proxy.methodInvoked(set: \.name)`.
    ///
    /// What cannot be observed traps here, not at a call; `selector(set:)` throws instead. A change in place
    /// (`delegate.items.append(item)`) is heard as a call of the getter and one of the setter.
    ///
    /// - Parameter property: A key path of one property of the delegate's protocol.
    public final func methodInvoked<Value>(
        set property: WritableKeyPath<Delegate, Value>, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<Value> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: property) })
    }

    /// As `methodInvoked(set:)` above, by a closure that sets the property and does nothing else: `{ $0.name = $1 }`.
    /// Changes in place are not heard, unless a key path names the setter, too.
    public final func methodInvoked<Value>(
        set setter: @escaping (inout Delegate, Value) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<Value> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) })
    }

    /// As `methodInvoked(set:)` above, for a subscript: `{ delegate, value, row in delegate[row] = value }`. The new value
    /// comes before the index. Changes in place (`delegate[row] += text`) are not heard.
    public final func methodInvoked<Value, A>(
        set setter: @escaping (inout Delegate, Value, A) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<(Value, A)> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) })
    }

    /// As `methodInvoked(set:)` above, for a subscript with 2 arguments.
    public final func methodInvoked<Value, A, B>(
        set setter: @escaping (inout Delegate, Value, A, B) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<(Value, A, B)> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) })
    }

    // MARK: Around the call

    /// Calls `body` in place of a getter, around the real delegate.
    ///
    /// ```swift
    /// let shouting = proxy.intercept(get: \.name) { call in call.proceed().uppercased() }
    /// ```
    ///
    /// The rules are those of `intercept(_:_:)`. What cannot be intercepted traps here, not at a call; `selector(get:)`
    /// throws instead. A change in place (`delegate.items.append(item)`) goes through interceptors of the getter once
    /// `set: \.items` has been named, and otherwise not.
    ///
    /// - Parameters:
    ///   - property: A key path of one property of the delegate's protocol.
    ///   - body: Gets the call, on the thread that makes it, and returns the value. It may let the call proceed, several
    ///     times, or not at all. It belongs to no actor.
    /// - Returns: The interceptor's place. Cancelling it, or dropping it, removes the interceptor; calls under way keep it.
    public final func intercept<Value>(
        get property: KeyPath<Delegate, Value>,
        _ body: @escaping (borrowing InterceptedCall<Void, Value, Never>) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(get: property) },
            calling: { (delegate: inout Delegate, _: Void) in delegate[keyPath: property] }
        ) { (call: borrowing InterceptedCall<Void, Value, Never>, _: Void) in body(call) }
    }

    /// As `intercept(get:_:)` above, by a closure that reads the property and does nothing else: `{ try $0.size }`. For
    /// getters that throw there are no key paths.
    public final func intercept<Value, Failure: Error>(
        get getter: @escaping (Delegate) throws(Failure) -> Value,
        _ body: @escaping (borrowing InterceptedCall<Void, Value, Failure>) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) },
            calling: { (delegate: inout Delegate, _: Void) throws(Failure) in try getter(delegate) }
        ) { (call: borrowing InterceptedCall<Void, Value, Failure>, _: Void) throws(Failure) in try body(call) }
    }

    /// As `intercept(get:_:)` above, for a subscript: `{ delegate, row in delegate[row] }`.
    public final func intercept<A, Value, Failure: Error>(
        get getter: @escaping (Delegate, A) throws(Failure) -> Value,
        _ body: @escaping (borrowing InterceptedCall<A, Value, Failure>, A) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) },
            calling: { (delegate: inout Delegate, index: A) throws(Failure) in try getter(delegate, index) }, body)
    }

    /// As `intercept(get:_:)` above, for a subscript with 2 arguments.
    public final func intercept<A, B, Value, Failure: Error>(
        get getter: @escaping (Delegate, A, B) throws(Failure) -> Value,
        _ body: @escaping (borrowing InterceptedCall<(A, B), Value, Failure>, A, B) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) },
            calling: { (delegate: inout Delegate, index: (A, B)) throws(Failure) in
                try getter(delegate, index.0, index.1)
            }
        ) { (call: borrowing InterceptedCall<(A, B), Value, Failure>, index: (A, B)) throws(Failure) in
            try body(call, index.0, index.1)
        }
    }

    /// Calls `body` in place of a setter, around the real delegate.
    ///
    /// ```swift
    /// let trimming = proxy.intercept(set: \.name) { call, name in call.proceed(String(name.prefix(20))) }
    /// ```
    ///
    /// The rules are those of `intercept(_:_:)`. What cannot be intercepted traps here, not at a call; `selector(set:)`
    /// throws instead. A change in place (`delegate.items.append(item)`) is a call of the getter and one of the setter then.
    ///
    /// - Parameters:
    ///   - property: A key path of one property of the delegate's protocol.
    ///   - body: Gets the call and the new value, on the thread that makes the call. It may let the call proceed with the
    ///     same value, with others, several times, or not at all. It belongs to no actor.
    /// - Returns: The interceptor's place. Cancelling it, or dropping it, removes the interceptor; calls under way keep it.
    public final func intercept<Value>(
        set property: WritableKeyPath<Delegate, Value>,
        _ body: @escaping (borrowing InterceptedCall<Value, Void, Never>, Value) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        let selector = resolving(file, line) { () throws(ObservationError) in try Self.selector(set: property) }
        // `selector(set:)` has trapped where there is none.
        let setter = KeyPathSetter(property)!
        return intercept(selector, calling: { setter(&$0, $1) }, body)
    }

    /// As `intercept(set:_:)` above, by a closure that sets the property and does nothing else: `{ $0.name = $1 }`.
    /// Changes in place pass it by, unless a key path names the setter, too.
    public final func intercept<Value>(
        set setter: @escaping (inout Delegate, Value) -> Void,
        _ body: @escaping (borrowing InterceptedCall<Value, Void, Never>, Value) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) }, calling: setter, body)
    }

    /// As `intercept(set:_:)` above, for a subscript: `{ delegate, value, row in delegate[row] = value }`. The new value
    /// comes before the index. Changes in place (`delegate[row] += text`) pass it by.
    public final func intercept<Value, A>(
        set setter: @escaping (inout Delegate, Value, A) -> Void,
        _ body: @escaping (borrowing InterceptedCall<(Value, A), Void, Never>, Value, A) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) },
            calling: { setter(&$0, $1.0, $1.1) }
        ) { (call: borrowing InterceptedCall<(Value, A), Void, Never>, arguments: (Value, A)) in
            body(call, arguments.0, arguments.1)
        }
    }

    /// As `intercept(set:_:)` above, for a subscript with 2 arguments.
    public final func intercept<Value, A, B>(
        set setter: @escaping (inout Delegate, Value, A, B) -> Void,
        _ body: @escaping (borrowing InterceptedCall<(Value, A, B), Void, Never>, Value, A, B) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) },
            calling: { setter(&$0, $1.0, $1.1, $1.2) }
        ) { (call: borrowing InterceptedCall<(Value, A, B), Void, Never>, arguments: (Value, A, B)) in
            body(call, arguments.0, arguments.1, arguments.2)
        }
    }
}
