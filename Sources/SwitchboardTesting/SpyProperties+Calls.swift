#if Testing
    import Switchboard

    // The calls of properties and subscripts: recorded, verified and waited for.

    extension Spy {
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
    }
#endif
