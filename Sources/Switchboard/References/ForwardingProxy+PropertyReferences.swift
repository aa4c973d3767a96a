/// Properties and subscripts as selectors: a key path, or a closure that reads or writes a property, references a
/// getter or a setter, and gives its types.
///
/// Code that changes a property in place, as in `delegate.items.append(item)`, calls neither its getter nor its
/// setter, but a third accessor of the target. Once `set: \.items` has been referenced, such code calls the getter
/// and then the setter of proxies whose getter or setter is observed or intercepted. That holds for key paths only,
/// and not for setters that closures reference, nor for subscripts.
///
/// If a property's type is an associated type, as in `any Shelf<Int>`, write a closure: a key path crashes the
/// compiler (6.3).
///
/// Functions that take the closure of a getter are disfavored, because `proxy.sentMessage { $0.method }` references a
/// method.
extension ForwardingProxy {
    // MARK: Selectors

    /// Returns the typed selector of a getter. Thread-safe.
    ///
    /// ```swift
    /// let found = try Proxy.selector(get: \.name)
    /// ```
    ///
    /// - Parameter property: A key path of one property of the delegate's protocol, such as `\.name`.
    /// - Returns: The selector, to observe, register or intercept the getter.
    /// - Throws: An ``ObservationError`` if it isn't a requirement of the protocol, or if a type isn't supported.
    public static func selector<Value>(
        get property: KeyPath<Delegate, Value>
    ) throws(ObservationError) -> TypedSelector<Delegate, Void, Value> {
        guard property.isOneProperty else {
            throw ObservationError(reason: .notARequirement, delegateName: String(reflecting: Delegate.self))
        }
        return try selector(get: { $0[keyPath: property] })
    }

    /// Returns the typed selector of a getter, given by a closure. Thread-safe.
    ///
    /// ```swift
    /// let found = try Proxy.selector(get: { try $0.size })
    /// ```
    ///
    /// Use a closure if the getter throws, because Swift has no key paths to such properties, or if the property's
    /// type is an associated type.
    ///
    /// - Parameter getter: A closure that only reads the property: `{ try $0.size }`.
    /// - Returns: The selector, to observe, register or intercept the getter.
    /// - Throws: An ``ObservationError`` if it isn't a requirement of the protocol, or if a type isn't supported.
    @_disfavoredOverload
    public static func selector<Value, Failure: Error>(
        get getter: @escaping (Delegate) throws(Failure) -> Value
    ) throws(ObservationError) -> TypedSelector<Delegate, Void, Value> {
        let method: (Delegate) -> () throws(Failure) -> Value = { delegate in
            { () throws(Failure) in try getter(delegate) }
        }
        return try selector(method)
    }

    /// Returns the typed selector of a subscript's getter with one index. Thread-safe.
    ///
    /// ```swift
    /// let found = try Proxy.selector(get: { delegate, row in delegate[row] })
    /// ```
    ///
    /// - Parameter getter: A closure that only reads the subscript: `{ delegate, row in delegate[row] }`.
    /// - Returns: The selector, to observe, register or intercept the getter.
    /// - Throws: An ``ObservationError`` if it isn't a requirement of the protocol, or if a type isn't supported.
    public static func selector<A, Value, Failure: Error>(
        get getter: @escaping (Delegate, A) throws(Failure) -> Value
    ) throws(ObservationError) -> TypedSelector<Delegate, A, Value> {
        let method: (Delegate) -> (A) throws(Failure) -> Value = { delegate in
            { index throws(Failure) in try getter(delegate, index) }
        }
        return try selector(method)
    }

    /// Returns the typed selector of a subscript's getter with two indices. Thread-safe.
    ///
    /// ```swift
    /// let found = try Proxy.selector(get: { delegate, row, column in delegate[row, column] })
    /// ```
    ///
    /// - Parameter getter: A closure that only reads the subscript:
    ///   `{ delegate, row, column in delegate[row, column] }`.
    /// - Returns: The selector, to observe, register or intercept the getter.
    /// - Throws: An ``ObservationError`` if it isn't a requirement of the protocol, or if a type isn't supported.
    public static func selector<A, B, Value, Failure: Error>(
        get getter: @escaping (Delegate, A, B) throws(Failure) -> Value
    ) throws(ObservationError) -> TypedSelector<Delegate, (A, B), Value> {
        let method: (Delegate) -> (A, B) throws(Failure) -> Value = { delegate in
            { first, second throws(Failure) in try getter(delegate, first, second) }
        }
        return try selector(method)
    }

    /// Returns the typed selector of a setter. Thread-safe.
    ///
    /// ```swift
    /// let found = try Proxy.selector(set: \.name)
    /// ```
    ///
    /// - Parameter property: A key path of one property of the delegate's protocol, such as `\.name`.
    /// - Returns: The selector, to observe, register or intercept the setter.
    /// - Throws: An ``ObservationError`` if it isn't a requirement of the protocol, or if a type isn't supported.
    public static func selector<Value>(
        set property: WritableKeyPath<Delegate, Value>
    ) throws(ObservationError) -> TypedSelector<Delegate, Value, Void> {
        guard let setter = KeyPathSetter(property) else {
            throw ObservationError(reason: .notARequirement, delegateName: String(reflecting: Delegate.self))
        }
        return try selector(set: { setter(&$0, $1) }).changing(ChangedProperty(setter))
    }

    /// Returns the typed selector of a setter, given by a closure. Thread-safe.
    ///
    /// ```swift
    /// let found = try Proxy.selector(set: { $0.name = $1 })
    /// ```
    ///
    /// Use a closure if the property's type is an associated type. Otherwise use a key path.
    ///
    /// - Parameter setter: A closure that only sets the property: `{ $0.name = $1 }`.
    /// - Returns: The selector, to observe, register or intercept the setter.
    /// - Throws: An ``ObservationError`` if it isn't a requirement of the protocol, or if a type isn't supported.
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

    /// Returns the typed selector of a subscript's setter with one index. Thread-safe.
    ///
    /// ```swift
    /// let found = try Proxy.selector(set: { delegate, value, row in delegate[row] = value })
    /// ```
    ///
    /// - Parameter setter: A closure that only sets the subscript:
    ///   `{ delegate, value, row in delegate[row] = value }`. The new value comes before the index.
    /// - Returns: The selector, to observe, register or intercept the setter.
    /// - Throws: An ``ObservationError`` if it isn't a requirement of the protocol, or if a type isn't supported.
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

    /// Returns the typed selector of a subscript's setter with two indices. Thread-safe.
    ///
    /// ```swift
    /// let found = try Proxy.selector(set: { delegate, value, row, column in delegate[row, column] = value })
    /// ```
    ///
    /// - Parameter setter: A closure that only sets the subscript:
    ///   `{ delegate, value, row, column in delegate[row, column] = value }`. The new value comes before the indices.
    /// - Returns: The selector, to observe, register or intercept the setter.
    /// - Throws: An ``ObservationError`` if it isn't a requirement of the protocol, or if a type isn't supported.
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

    /// Returns the calls of a getter, before they reach the target.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(get: \.name).subscribe { _ in print("read") }
    /// ```
    ///
    /// A change in place, such as `delegate.items.append(item)`, notifies you once you have referenced its setter by
    /// a key path: `set: \.items`. Otherwise it doesn't.
    ///
    /// If the getter can't be observed, this traps; `selector(get:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - property: A key path of one property of the delegate's protocol, such as `\.name`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is `Void`.
    public final func sentMessage<Value>(
        get property: KeyPath<Delegate, Value>, file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<Void, Value> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: property) })
    }

    /// Returns the calls of a getter, given by a closure, before they reach the target.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(get: { try $0.size }).subscribe { _ in print("read") }
    /// ```
    ///
    /// Use a closure if the getter throws, because Swift has no key paths to such properties, or if the property's
    /// type is an associated type.
    ///
    /// If the getter can't be observed, this traps; `selector(get:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - getter: A closure that only reads the property: `{ try $0.size }`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is `Void`.
    @_disfavoredOverload
    public final func sentMessage<Value, Failure: Error>(
        get getter: @escaping (Delegate) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<Void, Value> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) })
    }

    /// Returns the reads of a subscript with one index, before they reach the target.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(get: { delegate, row in delegate[row] })
    ///     .subscribe { row in print(row) }
    /// ```
    ///
    /// A change in place, such as `delegate[row] += text`, never notifies you.
    ///
    /// If the getter can't be observed, this traps; `selector(get:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - getter: A closure that only reads the subscript: `{ delegate, row in delegate[row] }`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the index.
    public final func sentMessage<A, Value, Failure: Error>(
        get getter: @escaping (Delegate, A) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<A, Value> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) })
    }

    /// Returns the reads of a subscript with two indices, before they reach the target.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(get: { delegate, row, column in delegate[row, column] })
    ///     .subscribe { row, column in print(row, column) }
    /// ```
    ///
    /// A change in place, such as `delegate[row, column] += text`, never notifies you.
    ///
    /// If the getter can't be observed, this traps; `selector(get:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - getter: A closure that only reads the subscript: `{ delegate, row, column in delegate[row, column] }`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the tuple of the indices.
    public final func sentMessage<A, B, Value, Failure: Error>(
        get getter: @escaping (Delegate, A, B) throws(Failure) -> Value, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<(A, B), Value> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) })
    }

    /// Returns the calls of a setter with the new values, before they reach the target.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(set: \.name)
    ///     .subscribe { name in print(name) }
    /// ```
    ///
    /// From this call on, a change in place, such as `delegate.items.append(item)`, counts as a call of the getter
    /// and a call of the setter.
    ///
    /// If the setter can't be observed, this traps; `selector(set:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - property: A key path of one property of the delegate's protocol, such as `\.name`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the new value.
    public final func sentMessage<Value>(
        set property: WritableKeyPath<Delegate, Value>, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<Value> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: property) })
    }

    /// Returns the calls of a setter with the new values, given by a closure, before they reach the target.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(set: { $0.name = $1 })
    ///     .subscribe { name in print(name) }
    /// ```
    ///
    /// Use a closure if the property's type is an associated type. Otherwise use a key path.
    ///
    /// A change in place, such as `delegate.items.append(item)`, notifies you only if you have referenced the setter
    /// by a key path, too.
    ///
    /// If the setter can't be observed, this traps; `selector(set:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - setter: A closure that only sets the property: `{ $0.name = $1 }`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the new value.
    public final func sentMessage<Value>(
        set setter: @escaping (inout Delegate, Value) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<Value> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) })
    }

    /// Returns the assignments to a subscript with one index, before they reach the target.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(set: { delegate, value, row in delegate[row] = value })
    ///     .subscribe { value, row in print(value, row) }
    /// ```
    ///
    /// A change in place, such as `delegate[row] += text`, never notifies you.
    ///
    /// If the setter can't be observed, this traps; `selector(set:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - setter: A closure that only sets the subscript: `{ delegate, value, row in delegate[row] = value }`. The
    ///     new value comes before the index.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the tuple of the new value and the index.
    public final func sentMessage<Value, A>(
        set setter: @escaping (inout Delegate, Value, A) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<(Value, A)> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) })
    }

    /// Returns the assignments to a subscript with two indices, before they reach the target.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(set: { delegate, value, row, column in delegate[row, column] = value })
    ///     .subscribe { value, row, column in print(value, row, column) }
    /// ```
    ///
    /// A change in place, such as `delegate[row, column] += text`, never notifies you.
    ///
    /// If the setter can't be observed, this traps; `selector(set:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - setter: A closure that only sets the subscript:
    ///     `{ delegate, value, row, column in delegate[row, column] = value }`. The new value comes before the
    ///     indices.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the tuple of the new value and the indices.
    public final func sentMessage<Value, A, B>(
        set setter: @escaping (inout Delegate, Value, A, B) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<(Value, A, B)> {
        sentMessage(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) })
    }

    // MARK: After the call

    /// Returns the calls of a getter, after the target has returned.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(get: \.name).withOutcome.subscribe { _, outcome in print(outcome) }
    /// ```
    ///
    /// `withOutcome` adds the value that the getter returned.
    ///
    /// A change in place, such as `delegate.items.append(item)`, notifies you once you have referenced its setter by
    /// a key path: `set: \.items`. Otherwise it doesn't.
    ///
    /// If the getter can't be observed, this traps; `selector(get:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - property: A key path of one property of the delegate's protocol, such as `\.name`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is `Void`.
    public final func methodInvoked<Value>(
        get property: KeyPath<Delegate, Value>, file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<Void, Value> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: property) })
    }

    /// Returns the calls of a getter, given by a closure, after the target has returned.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(get: { try $0.size }).withOutcome.subscribe { _, outcome in print(outcome) }
    /// ```
    ///
    /// Use a closure if the getter throws, because Swift has no key paths to such properties, or if the property's
    /// type is an associated type.
    ///
    /// `withOutcome` adds the value that the getter returned.
    ///
    /// If the getter can't be observed, this traps; `selector(get:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - getter: A closure that only reads the property: `{ try $0.size }`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is `Void`.
    @_disfavoredOverload
    public final func methodInvoked<Value, Failure: Error>(
        get getter: @escaping (Delegate) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<Void, Value> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) })
    }

    /// Returns the reads of a subscript with one index, after the target has returned.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(get: { delegate, row in delegate[row] })
    ///     .subscribe { row in print(row) }
    /// ```
    ///
    /// `withOutcome` adds the value that the getter returned.
    ///
    /// A change in place, such as `delegate[row] += text`, never notifies you.
    ///
    /// If the getter can't be observed, this traps; `selector(get:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - getter: A closure that only reads the subscript: `{ delegate, row in delegate[row] }`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the index.
    public final func methodInvoked<A, Value, Failure: Error>(
        get getter: @escaping (Delegate, A) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> CallStream<A, Value> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) })
    }

    /// Returns the reads of a subscript with two indices, after the target has returned.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(get: { delegate, row, column in delegate[row, column] })
    ///     .subscribe { row, column in print(row, column) }
    /// ```
    ///
    /// `withOutcome` adds the value that the getter returned.
    ///
    /// A change in place, such as `delegate[row, column] += text`, never notifies you.
    ///
    /// If the getter can't be observed, this traps; `selector(get:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - getter: A closure that only reads the subscript: `{ delegate, row, column in delegate[row, column] }`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the tuple of the indices.
    public final func methodInvoked<A, B, Value, Failure: Error>(
        get getter: @escaping (Delegate, A, B) throws(Failure) -> Value, file: StaticString = #fileID,
        line: UInt = #line
    ) -> CallStream<(A, B), Value> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) })
    }

    /// Returns the calls of a setter with the new values, after the target has returned.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(set: \.name)
    ///     .subscribe { name in print(name) }
    /// ```
    ///
    /// From this call on, a change in place, such as `delegate.items.append(item)`, counts as a call of the getter
    /// and a call of the setter.
    ///
    /// If the setter can't be observed, this traps; `selector(set:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - property: A key path of one property of the delegate's protocol, such as `\.name`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the new value.
    public final func methodInvoked<Value>(
        set property: WritableKeyPath<Delegate, Value>, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<Value> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: property) })
    }

    /// Returns the calls of a setter with the new values, given by a closure, after the target has returned.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(set: { $0.name = $1 })
    ///     .subscribe { name in print(name) }
    /// ```
    ///
    /// Use a closure if the property's type is an associated type. Otherwise use a key path.
    ///
    /// A change in place, such as `delegate.items.append(item)`, notifies you only if you have referenced the setter
    /// by a key path, too.
    ///
    /// If the setter can't be observed, this traps; `selector(set:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - setter: A closure that only sets the property: `{ $0.name = $1 }`.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the new value.
    public final func methodInvoked<Value>(
        set setter: @escaping (inout Delegate, Value) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<Value> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) })
    }

    /// Returns the assignments to a subscript with one index, after the target has returned.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(set: { delegate, value, row in delegate[row] = value })
    ///     .subscribe { value, row in print(value, row) }
    /// ```
    ///
    /// A change in place, such as `delegate[row] += text`, never notifies you.
    ///
    /// If the setter can't be observed, this traps; `selector(set:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - setter: A closure that only sets the subscript: `{ delegate, value, row in delegate[row] = value }`. The
    ///     new value comes before the index.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the tuple of the new value and the index.
    public final func methodInvoked<Value, A>(
        set setter: @escaping (inout Delegate, Value, A) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<(Value, A)> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) })
    }

    /// Returns the assignments to a subscript with two indices, after the target has returned.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(set: { delegate, value, row, column in delegate[row, column] = value })
    ///     .subscribe { value, row, column in print(value, row, column) }
    /// ```
    ///
    /// A change in place, such as `delegate[row, column] += text`, never notifies you.
    ///
    /// If the setter can't be observed, this traps; `selector(set:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - setter: A closure that only sets the subscript:
    ///     `{ delegate, value, row, column in delegate[row, column] = value }`. The new value comes before the
    ///     indices.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls. Its element is the tuple of the new value and the indices.
    public final func methodInvoked<Value, A, B>(
        set setter: @escaping (inout Delegate, Value, A, B) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> MessageStream<(Value, A, B)> {
        methodInvoked(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) })
    }

    // MARK: Around the call

    /// Runs your closure in place of a getter, around the target.
    ///
    /// ```swift
    /// let shouting = proxy.intercept(get: \.name) { call in call.proceed().uppercased() }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives.
    ///
    /// A change in place, such as `delegate.items.append(item)`, reaches your closure once you have referenced its
    /// setter by a key path: `set: \.items`. Otherwise it doesn't.
    ///
    /// If the getter can't be intercepted, this traps; `selector(get:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - property: A key path of one property of the delegate's protocol, such as `\.name`.
    ///   - body: Takes the call, on the caller's thread, and returns the value. It may let the call proceed several
    ///     times, or not at all. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls that are running keep it.
    public final func intercept<Value>(
        get property: KeyPath<Delegate, Value>,
        _ body: @escaping (borrowing InterceptedCall<Void, Value, Never>) -> Value, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(get: property) },
            calling: { (delegate: inout Delegate, _: Void) in delegate[keyPath: property] }
        ) { (call: borrowing InterceptedCall<Void, Value, Never>, _: Void) in body(call) }
    }

    /// Runs your closure in place of a getter that you reference by a closure, around the target.
    ///
    /// ```swift
    /// let doubling = proxy.intercept(get: { try $0.size }) { call in try call.proceed() * 2 }
    /// ```
    ///
    /// Use a closure if the getter throws, because Swift has no key paths to such properties, or if the property's
    /// type is an associated type.
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives.
    ///
    /// If the getter can't be intercepted, this traps; `selector(get:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - getter: A closure that only reads the property: `{ try $0.size }`.
    ///   - body: Takes the call, on the caller's thread, and returns the value. It may let the call proceed several
    ///     times, or not at all. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls that are running keep it.
    public final func intercept<Value, Failure: Error>(
        get getter: @escaping (Delegate) throws(Failure) -> Value,
        _ body: @escaping (borrowing InterceptedCall<Void, Value, Failure>) throws(Failure) -> Value,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) },
            calling: { (delegate: inout Delegate, _: Void) throws(Failure) in try getter(delegate) }
        ) { (call: borrowing InterceptedCall<Void, Value, Failure>, _: Void) throws(Failure) in try body(call) }
    }

    /// Runs your closure in place of a subscript's getter with one index, around the target.
    ///
    /// ```swift
    /// let shouting = proxy.intercept(get: { delegate, row in delegate[row] }) { call, row in
    ///     call.proceed().uppercased()
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives.
    ///
    /// A change in place, such as `delegate[row] += text`, never reaches your closure.
    ///
    /// If the getter can't be intercepted, this traps; `selector(get:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - getter: A closure that only reads the subscript: `{ delegate, row in delegate[row] }`.
    ///   - body: Takes the call and the index, on the caller's thread, and returns the value. It may let the call
    ///     proceed with the same arguments or with others, several times, or not at all. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls that are running keep it.
    public final func intercept<A, Value, Failure: Error>(
        get getter: @escaping (Delegate, A) throws(Failure) -> Value,
        _ body: @escaping (borrowing InterceptedCall<A, Value, Failure>, A) throws(Failure) -> Value,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) },
            calling: { (delegate: inout Delegate, index: A) throws(Failure) in try getter(delegate, index) }, body)
    }

    /// Runs your closure in place of a subscript's getter with two indices, around the target.
    ///
    /// ```swift
    /// let shouting = proxy.intercept(get: { delegate, row, column in delegate[row, column] }) { call, row, column in
    ///     call.proceed().uppercased()
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives.
    ///
    /// A change in place, such as `delegate[row, column] += text`, never reaches your closure.
    ///
    /// If the getter can't be intercepted, this traps; `selector(get:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - getter: A closure that only reads the subscript: `{ delegate, row, column in delegate[row, column] }`.
    ///   - body: Takes the call and the indices, on the caller's thread, and returns the value. It may let the call
    ///     proceed with the same arguments or with others, several times, or not at all. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls that are running keep it.
    public final func intercept<A, B, Value, Failure: Error>(
        get getter: @escaping (Delegate, A, B) throws(Failure) -> Value,
        _ body: @escaping (borrowing InterceptedCall<(A, B), Value, Failure>, A, B) throws(Failure) -> Value,
        file: StaticString = #fileID, line: UInt = #line
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

    /// Runs your closure in place of a setter, around the target.
    ///
    /// ```swift
    /// let trimming = proxy.intercept(set: \.name) { call, name in call.proceed(String(name.prefix(20))) }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives.
    ///
    /// From this call on, a change in place, such as `delegate.items.append(item)`, counts as a call of the getter
    /// and a call of the setter.
    ///
    /// If the setter can't be intercepted, this traps; `selector(set:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - property: A key path of one property of the delegate's protocol, such as `\.name`.
    ///   - body: Takes the call and the new value, on the caller's thread. It may let the call proceed with the same
    ///     arguments or with others, several times, or not at all. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls that are running keep it.
    public final func intercept<Value>(
        set property: WritableKeyPath<Delegate, Value>,
        _ body: @escaping (borrowing InterceptedCall<Value, Void, Never>, Value) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SubscriptionToken {
        let selector = resolving(file, line) { () throws(ObservationError) in try Self.selector(set: property) }
        // `selector(set:)` has trapped where there is none.
        let setter = KeyPathSetter(property)!
        return intercept(selector, calling: { setter(&$0, $1) }, body)
    }

    /// Runs your closure in place of a setter that you reference by a closure, around the target.
    ///
    /// ```swift
    /// let trimming = proxy.intercept(set: { $0.name = $1 }) { call, name in
    ///     call.proceed(String(name.prefix(20)))
    /// }
    /// ```
    ///
    /// Use a closure if the property's type is an associated type. Otherwise use a key path.
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives.
    ///
    /// A change in place, such as `delegate.items.append(item)`, reaches your closure only if you have referenced the
    /// setter by a key path, too.
    ///
    /// If the setter can't be intercepted, this traps; `selector(set:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - setter: A closure that only sets the property: `{ $0.name = $1 }`.
    ///   - body: Takes the call and the new value, on the caller's thread. It may let the call proceed with the same
    ///     arguments or with others, several times, or not at all. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls that are running keep it.
    public final func intercept<Value>(
        set setter: @escaping (inout Delegate, Value) -> Void,
        _ body: @escaping (borrowing InterceptedCall<Value, Void, Never>, Value) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) }, calling: setter,
            body)
    }

    /// Runs your closure in place of a subscript's setter with one index, around the target.
    ///
    /// ```swift
    /// let trimming = proxy.intercept(set: { delegate, value, row in delegate[row] = value }) { call, value, row in
    ///     call.proceed(String(value.prefix(20)), row)
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives.
    ///
    /// A change in place, such as `delegate[row] += text`, never reaches your closure.
    ///
    /// If the setter can't be intercepted, this traps; `selector(set:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - setter: A closure that only sets the subscript: `{ delegate, value, row in delegate[row] = value }`. The
    ///     new value comes before the index.
    ///   - body: Takes the call, the new value and the index, on the caller's thread. It may let the call proceed
    ///     with the same arguments or with others, several times, or not at all. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls that are running keep it.
    public final func intercept<Value, A>(
        set setter: @escaping (inout Delegate, Value, A) -> Void,
        _ body: @escaping (borrowing InterceptedCall<(Value, A), Void, Never>, Value, A) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) },
            calling: { setter(&$0, $1.0, $1.1) }
        ) { (call: borrowing InterceptedCall<(Value, A), Void, Never>, arguments: (Value, A)) in
            body(call, arguments.0, arguments.1)
        }
    }

    /// Runs your closure in place of a subscript's setter with two indices, around the target.
    ///
    /// ```swift
    /// let trimming = proxy.intercept(set: { delegate, value, row, column in
    ///     delegate[row, column] = value
    /// }) { call, value, row, column in
    ///     call.proceed(String(value.prefix(20)), row, column)
    /// }
    /// ```
    ///
    /// The first interceptor that you add is the outermost. Observers are notified before it, and after it with the
    /// result that the caller receives.
    ///
    /// A change in place, such as `delegate[row, column] += text`, never reaches your closure.
    ///
    /// If the setter can't be intercepted, this traps; `selector(set:)` throws instead. Thread-safe.
    ///
    /// - Parameters:
    ///   - setter: A closure that only sets the subscript:
    ///     `{ delegate, value, row, column in delegate[row, column] = value }`. The new value comes before the
    ///     indices.
    ///   - body: Takes the call, the new value and the indices, on the caller's thread. It may let the call proceed
    ///     with the same arguments or with others, several times, or not at all. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls that are running keep it.
    public final func intercept<Value, A, B>(
        set setter: @escaping (inout Delegate, Value, A, B) -> Void,
        _ body: @escaping (borrowing InterceptedCall<(Value, A, B), Void, Never>, Value, A, B) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        intercept(
            resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) },
            calling: { setter(&$0, $1.0, $1.1, $1.2) }
        ) { (call: borrowing InterceptedCall<(Value, A, B), Void, Never>, arguments: (Value, A, B)) in
            body(call, arguments.0, arguments.1, arguments.2)
        }
    }
}
