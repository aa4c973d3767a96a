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

        /// Returns an element for each read of a property so far, to count them. Thread-safe.
        ///
        /// ```swift
        /// #expect(store.calls(get: \.name).count == 1)
        /// ```
        ///
        /// - Parameters:
        ///   - property: The property. If the spy can't record it, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: `()` for each read.
        public func calls<Value>(
            get property: KeyPath<P, Value>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [Void] {
            named(get: property).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns an element for each read of a property whose getter throws so far, to count them. Thread-safe.
        ///
        /// ```swift
        /// #expect(store.calls(get: { try $0.size }).count == 1)
        /// ```
        ///
        /// - Parameters:
        ///   - getter: A closure that reads the property of its argument. If the spy can't record the property, this
        ///     traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: `()` for each read.
        public func calls<Value, Failure: Error>(
            get getter: @escaping (P) throws(Failure) -> Value, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [Void] {
            named(get: getter).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the indices of all reads of a subscript so far, in the order in which the reads began. Thread-safe.
        ///
        /// ```swift
        /// #expect(store.calls(get: { $0[$1] }) == [4, 5])
        /// ```
        ///
        /// - Parameters:
        ///   - subscripting: A closure that reads its first argument's subscript at its second argument. If the spy
        ///     can't record the subscript, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: The index of each read.
        public func calls<Index, Value, Failure: Error>(
            get subscripting: @escaping (P, Index) throws(Failure) -> Value, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [Index] {
            named(get: subscripting).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the values of all writes of a property so far, in the order in which the writes began. Thread-safe.
        ///
        /// ```swift
        /// #expect(store.calls(set: \.name) == ["savings"])
        /// ```
        ///
        /// - Parameters:
        ///   - property: The property. If the spy can't record it, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: The value of each write.
        public func calls<Value>(
            set property: WritableKeyPath<P, Value>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [Value] {
            named(set: property).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the values and indices of all writes of a subscript so far, in the order in which the writes began.
        /// Thread-safe.
        ///
        /// ```swift
        /// let (value, row) = store.calls(set: { store, value, row in store[row] = value })[0]
        /// ```
        ///
        /// - Parameters:
        ///   - subscripting: A closure that sets its first argument's subscript, at its third argument, to its second
        ///     argument. If the spy can't record the subscript, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: The value and the index of each write.
        public func calls<Value, Index>(
            set subscripting: @escaping (inout P, Value, Index) -> Void, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [(Value, Index)] {
            named(set: subscripting).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Fails the test if the number of reads of a property isn't as expected. The failure lists the calls.
        /// Thread-safe.
        ///
        /// ```swift
        /// store.verify(get: \.name, times: 1)
        /// ```
        ///
        /// - Parameters:
        ///   - property: The property. If the spy can't record it, this traps.
        ///   - times: The expected number of reads: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<Value>(
            get property: KeyPath<P, Value>, times: CallCount = .atLeast(1), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            named(get: property).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of reads of a property whose getter throws isn't as expected. The failure lists
        /// the calls. Thread-safe.
        ///
        /// ```swift
        /// store.verify(get: { try $0.size }, times: 1)
        /// ```
        ///
        /// - Parameters:
        ///   - getter: A closure that reads the property of its argument. If the spy can't record the property, this
        ///     traps.
        ///   - times: The expected number of reads: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<Value, Failure: Error>(
            get getter: @escaping (P) throws(Failure) -> Value, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(get: getter).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of reads of a property whose getter is asynchronous isn't as expected. The
        /// failure lists the calls. Thread-safe.
        ///
        /// ```swift
        /// store.verify(get: { @Sendable in try await $0.rates }, times: 1)
        /// ```
        ///
        /// - Parameters:
        ///   - getter: A closure that reads the property of its argument. If the spy can't record the property, this
        ///     traps.
        ///   - times: The expected number of reads: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<Value, Failure: Error>(
            get getter: @escaping (P) async throws(Failure) -> Value, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(get: getter).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of reads of a subscript at a matching index isn't as expected. The failure
        /// shows the nearest call and lists all calls. Thread-safe.
        ///
        /// ```swift
        /// store.verify(get: { $0[$1] }, with: 4)
        /// ```
        ///
        /// - Parameters:
        ///   - subscripting: A closure that reads its first argument's subscript at its second argument. If the spy
        ///     can't record the subscript, this traps.
        ///   - index: A literal or a ``Match`` for the index.
        ///   - times: The expected number of reads: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<Index, Value, Failure: Error>(
            get subscripting: @escaping (P, Index) throws(Failure) -> Value, with index: Match<Index> = .any,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            let place = SourcePlace(fileID, filePath, line, column)
            named(get: subscripting).verify(times, place, with: ArgumentMatch(index))
        }

        /// Fails the test if the number of writes of a matching value to a property isn't as expected. The failure
        /// shows the nearest call and lists all calls. Thread-safe.
        ///
        /// ```swift
        /// store.verify(set: \.name, with: "savings", times: 1)
        /// ```
        ///
        /// - Parameters:
        ///   - property: The property. If the spy can't record it, this traps.
        ///   - value: A literal or a ``Match`` for the value.
        ///   - times: The expected number of writes: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<Value>(
            set property: WritableKeyPath<P, Value>, with value: Match<Value> = .any, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            let place = SourcePlace(fileID, filePath, line, column)
            named(set: property).verify(times, place, with: ArgumentMatch(value))
        }

        /// Fails the test if the number of writes of a matching value to a subscript at a matching index isn't as
        /// expected. The failure shows the nearest call and lists all calls. Thread-safe.
        ///
        /// ```swift
        /// store.verify(set: { store, value, row in store[row] = value }, with: 7, 4)
        /// ```
        ///
        /// - Parameters:
        ///   - subscripting: A closure that sets its first argument's subscript, at its third argument, to its second
        ///     argument. If the spy can't record the subscript, this traps.
        ///   - value: A literal or a ``Match`` for the value.
        ///   - index: The matcher for the index.
        ///   - times: The expected number of writes: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<Value, Index>(
            set subscripting: @escaping (inout P, Value, Index) -> Void, with value: Match<Value> = .any,
            _ index: Match<Index> = .any, times: CallCount = .atLeast(1), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            let place = SourcePlace(fileID, filePath, line, column)
            named(set: subscripting).verify(times, place, with: ArgumentMatch(value, index))
        }

        /// Waits until a property has been read, and fails the test after a timeout. Earlier reads count.
        ///
        /// ```swift
        /// await store.waitForCalls(get: \.name)
        /// ```
        ///
        /// - Parameters:
        ///   - property: The property. If the spy can't record it, this traps.
        ///   - count: The number of reads to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: `()` for each read so far.
        @discardableResult
        public func waitForCalls<Value>(
            get property: KeyPath<P, Value>, count: Int = 1, timeout: Duration = .seconds(10),
            clock: any Clock<Duration> = ContinuousClock(), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) async -> [Void] {
            await named(get: property).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until a property has been written, and fails the test after a timeout. Earlier writes count.
        ///
        /// ```swift
        /// await store.waitForCalls(set: \.name)
        /// ```
        ///
        /// - Parameters:
        ///   - property: The property. If the spy can't record it, this traps.
        ///   - count: The number of writes to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: The value of each write so far.
        @discardableResult
        public func waitForCalls<Value>(
            set property: WritableKeyPath<P, Value>, count: Int = 1, timeout: Duration = .seconds(10),
            clock: any Clock<Duration> = ContinuousClock(), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) async -> [Value] {
            await named(set: property).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        private func named<Value>(get property: KeyPath<P, Value>) -> SpiedMethod<P, Void, Value, Never> {
            method(Never.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(get: property) }
        }

        private func named<Value, Failure: Error>(
            get getter: @escaping (P) throws(Failure) -> Value
        ) -> SpiedMethod<P, Void, Value, Failure> {
            method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(get: getter) }
        }

        private func named<Value, Failure: Error>(
            get getter: @escaping (P) async throws(Failure) -> Value
        ) -> SpiedMethod<P, Void, Value, Failure> {
            method(Failure.self) { () throws(ObservationError) in
                try ForwardingProxy<P>.selector { delegate in
                    { () async throws(Failure) in try await getter(delegate) }
                }
            }
        }

        private func named<Index, Value, Failure: Error>(
            get subscripting: @escaping (P, Index) throws(Failure) -> Value
        ) -> SpiedMethod<P, Index, Value, Failure> {
            method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(get: subscripting) }
        }

        private func named<Value, Index>(
            set subscripting: @escaping (inout P, Value, Index) -> Void
        ) -> SpiedMethod<P, (Value, Index), Void, Never> {
            method(Never.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(set: subscripting) }
        }

        private func named<Value>(set property: WritableKeyPath<P, Value>) -> SpiedMethod<P, Value, Void, Never> {
            method(Never.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(set: property) }
        }
    }
#endif
