#if Testing
    import Switchboard

    // Properties and subscripts, which have no references: a property by key path, a subscript by a closure that reads
    // it.

    extension Spy {
        /// Stubs all reads of a property. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(get: \.name).returns("savings")
        /// ```
        ///
        /// - Parameters:
        ///   - property: The property. If the spy can't record it, this traps.
        ///   - filePath: Where the reference is, for the property's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<Value>(get property: KeyPath<P, Value>, filePath: StaticString = #filePath, line: UInt = #line)
            -> Stub<Void, Value, Never>
        {
            named(get: property).written(filePath, line).stub()
        }

        /// Stubs all reads of a property whose getter throws. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(get: { try $0.size }).throws(LimitError())
        /// ```
        ///
        /// - Parameter getter: A closure that reads the property of its argument. If the spy can't record the property,
        ///   this traps.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<Value, Failure: Error>(
            get getter: @escaping (P) throws(Failure) -> Value
        ) -> Stub<Void, Value, Failure> {
            named(get: getter).stub()
        }

        /// Stubs all reads of a property whose getter is asynchronous. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(get: { @Sendable in try await $0.rates }).returns([:])
        /// ```
        ///
        /// You can leave out `@Sendable` if the protocol is `Sendable`, or if your test runs on no actor.
        ///
        /// - Parameter getter: A closure that reads the property of its argument. If the spy can't record the property,
        ///   this traps.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<Value, Failure: Error>(
            get getter: @escaping (P) async throws(Failure) -> Value
        ) -> AsynchronousStub<Void, Value, Failure> {
            named(get: getter).asynchronousStub()
        }

        /// Stubs all reads of a subscript. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(get: { $0[$1] }).answers { row in row * 2 }
        /// ```
        ///
        /// - Parameter subscripting: A closure that reads its first argument's subscript at its second argument. If the
        ///   spy can't record the subscript, this traps.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<Index, Value, Failure: Error>(
            get subscripting: @escaping (P, Index) throws(Failure) -> Value
        ) -> Stub<Index, Value, Failure> {
            named(get: subscripting).stub()
        }

        /// Stubs the reads of a subscript at a matching index. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(get: { $0[$1] }, with: 4).returns(8)
        /// ```
        ///
        /// - Parameters:
        ///   - subscripting: A closure that reads its first argument's subscript at its second argument. If the spy
        ///     can't record the subscript, this traps.
        ///   - index: A literal or a ``Match`` for the index.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<Index, Value, Failure: Error>(
            get subscripting: @escaping (P, Index) throws(Failure) -> Value, with index: Match<Index>
        ) -> Stub<Index, Value, Failure> {
            named(get: subscripting).stub(.matching(ArgumentMatch(index)))
        }

        /// Stubs all writes of a property. Without a stub they do nothing. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(set: \.name).answers { name in print("renamed to \(name)") }
        /// ```
        ///
        /// - Parameters:
        ///   - property: The property. If the spy can't record it, this traps.
        ///   - filePath: Where the reference is, for the property's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns()`, `answers(_:)` or `performs(_:)` on it; until then it
        ///   answers no call.
        public func stub<Value>(
            set property: WritableKeyPath<P, Value>, filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<Value, Void, Never> {
            named(set: property).written(filePath, line).stub()
        }

        /// Stubs the writes of a matching value to a property. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(set: \.name, with: "").answers { _ in print("the name was removed") }
        /// ```
        ///
        /// - Parameters:
        ///   - property: The property. If the spy can't record it, this traps.
        ///   - value: A literal or a ``Match`` for the value.
        ///   - filePath: Where the reference is, for the property's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns()`, `answers(_:)` or `performs(_:)` on it; until then it
        ///   answers no call.
        public func stub<Value>(
            set property: WritableKeyPath<P, Value>, with value: Match<Value>, filePath: StaticString = #filePath,
            line: UInt = #line
        ) -> Stub<Value, Void, Never> {
            named(set: property).written(filePath, line).stub(.matching(ArgumentMatch(value)))
        }

        /// Stubs the reads and writes of a property: it keeps what is written, and reads give that. Thread-safe.
        ///
        /// ```swift
        /// store.stub(\.name, keeping: "savings")
        /// ```
        ///
        /// A change in place, such as `store.object.name += "!"`, reads the property and then writes it. Newer stubs
        /// for reads or writes go before these.
        ///
        /// - Parameters:
        ///   - property: The property. If the spy can't record it, this traps.
        ///   - value: The value that reads give before the first write.
        ///   - filePath: Where the reference is, for the property's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        public func stub<Value>(
            _ property: WritableKeyPath<P, Value>, keeping value: Value, filePath: StaticString = #filePath,
            line: UInt = #line
        ) {
            let kept = Locked(value)
            stub(get: property, filePath: filePath, line: line).answers { kept.withLock { $0 } }
            stub(set: property, filePath: filePath, line: line).answers { value in
                // The value before ends outside the lock, because that may run foreign code.
                var value = value
                kept.withLock { swap(&$0, &value) }
            }
        }

        /// Stubs all writes of a subscript. Without a stub they do nothing. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(set: { store, value, row in store[row] = value }).answers { value, row in print(value, row) }
        /// ```
        ///
        /// - Parameter subscripting: A closure that sets its first argument's subscript, at its third argument, to its
        ///   second argument. If the spy can't record the subscript, this traps.
        /// - Returns: A stub. Call `returns()`, `answers(_:)` or `performs(_:)` on it; until then it
        ///   answers no call.
        public func stub<Value, Index>(
            set subscripting: @escaping (inout P, Value, Index) -> Void
        ) -> Stub<(Value, Index), Void, Never> {
            named(set: subscripting).stub()
        }

        /// Stubs the writes of a matching value to a subscript at a matching index. The newest matching stub wins.
        /// Thread-safe.
        ///
        /// ```swift
        /// store.stub(set: { store, value, row in store[row] = value }, with: .any, 4)
        ///     .performs { value, row in print(value) }
        /// ```
        ///
        /// - Parameters:
        ///   - subscripting: A closure that sets its first argument's subscript, at its third argument, to its second
        ///     argument. If the spy can't record the subscript, this traps.
        ///   - value: A literal or a ``Match`` for the value.
        ///   - index: A literal or a ``Match`` for the index.
        /// - Returns: A stub. Call `returns()`, `answers(_:)` or `performs(_:)` on it; until then it
        ///   answers no call.
        public func stub<Value, Index>(
            set subscripting: @escaping (inout P, Value, Index) -> Void, with value: Match<Value>,
            _ index: Match<Index>
        ) -> Stub<(Value, Index), Void, Never> {
            named(set: subscripting).stub(.matching(ArgumentMatch(value, index)))
        }

        /// Records the reads of a property from now on. You need it only if no conforming type's symbols tell the
        /// property's type. Thread-safe.
        ///
        /// ```swift
        /// store.record(get: \.name)
        /// ```
        ///
        /// - Parameters:
        ///   - property: The property. If the spy can't record it, this traps.
        ///   - filePath: Where the reference is, for the property's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        public func record<Value>(
            get property: KeyPath<P, Value>, filePath: StaticString = #filePath, line: UInt = #line
        ) {
            named(get: property).written(filePath, line)
        }

        /// Records the reads of a property whose getter throws from now on. You need it only if no conforming type's
        /// symbols tell the property's type. Thread-safe.
        ///
        /// ```swift
        /// store.record(get: { try $0.size })
        /// ```
        ///
        /// - Parameter getter: A closure that reads the property of its argument. If the spy can't record the property,
        ///   this traps.
        @_disfavoredOverload
        public func record<Value, Failure: Error>(get getter: @escaping (P) throws(Failure) -> Value) {
            _ = named(get: getter)
        }

        /// Records the reads of a property whose getter is asynchronous from now on. You need it only if no conforming
        /// type's symbols tell the property's type. Thread-safe.
        ///
        /// ```swift
        /// store.record(get: { @Sendable in try await $0.rates })
        /// ```
        ///
        /// - Parameter getter: A closure that reads the property of its argument. If the spy can't record the property,
        ///   this traps.
        @_disfavoredOverload
        public func record<Value, Failure: Error>(get getter: @escaping (P) async throws(Failure) -> Value) {
            _ = named(get: getter)
        }

        /// Records the reads of a subscript from now on. You need it only if no conforming type's symbols tell the
        /// subscript's types. Thread-safe.
        ///
        /// ```swift
        /// store.record(get: { $0[$1] as Int })
        /// ```
        ///
        /// - Parameter subscripting: A closure that reads its first argument's subscript at its second argument. If the
        ///   spy can't record the subscript, this traps.
        public func record<Index, Value, Failure: Error>(
            get subscripting: @escaping (P, Index) throws(Failure) -> Value
        ) {
            _ = named(get: subscripting)
        }

        /// Records the writes of a property from now on. You need it only if no conforming type's symbols tell the
        /// property's type. Thread-safe.
        ///
        /// ```swift
        /// store.record(set: \.name)
        /// ```
        ///
        /// - Parameters:
        ///   - property: The property. If the spy can't record it, this traps.
        ///   - filePath: Where the reference is, for the property's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        public func record<Value>(
            set property: WritableKeyPath<P, Value>, filePath: StaticString = #filePath, line: UInt = #line
        ) {
            named(set: property).written(filePath, line)
        }

        /// Records the writes of a subscript from now on. You need it only if no conforming type's symbols tell the
        /// subscript's types. Thread-safe.
        ///
        /// ```swift
        /// store.record(set: { store, value, row in store[row] = value })
        /// ```
        ///
        /// - Parameter subscripting: A closure that sets its first argument's subscript, at its third argument, to its
        ///   second argument. If the spy can't record the subscript, this traps.
        public func record<Value, Index>(set subscripting: @escaping (inout P, Value, Index) -> Void) {
            _ = named(set: subscripting)
        }

        // MARK: References

        func named<Value>(get property: KeyPath<P, Value>) -> SpiedMethod<P, Void, Value, Never> {
            method(Never.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(get: property) }
        }

        func named<Value, Failure: Error>(
            get getter: @escaping (P) throws(Failure) -> Value
        ) -> SpiedMethod<P, Void, Value, Failure> {
            method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(get: getter) }
        }

        func named<Value, Failure: Error>(
            get getter: @escaping (P) async throws(Failure) -> Value
        ) -> SpiedMethod<P, Void, Value, Failure> {
            method(Failure.self) { () throws(ObservationError) in
                try ForwardingProxy<P>.selector { delegate in
                    { () async throws(Failure) in try await getter(delegate) }
                }
            }
        }

        func named<Index, Value, Failure: Error>(
            get subscripting: @escaping (P, Index) throws(Failure) -> Value
        ) -> SpiedMethod<P, Index, Value, Failure> {
            method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(get: subscripting) }
        }

        func named<Value, Index>(
            set subscripting: @escaping (inout P, Value, Index) -> Void
        ) -> SpiedMethod<P, (Value, Index), Void, Never> {
            method(Never.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(set: subscripting) }
        }

        func named<Value>(set property: WritableKeyPath<P, Value>) -> SpiedMethod<P, Value, Void, Never> {
            method(Never.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(set: property) }
        }
    }
#endif
