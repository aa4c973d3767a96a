#if Testing
    import Switchboard

    // Properties and subscripts, which have no references: a property by key path, a subscript by a closure that reads it.

    extension Spy {
        /// Answers reads of a property: `spy.stub(get: \.name).returns("a")`. What cannot be named traps.
        public func stub<Value>(get property: KeyPath<P, Value>) -> Stub<Void, Value, Never> {
            named(get: property).stub { _ in true }
        }

        /// Answers reads of a property whose getter throws: `spy.stub(get: { try $0.size }).throws(error)`.
        @_disfavoredOverload
        public func stub<Value, Failure: Error>(
            get getter: @escaping (P) throws(Failure) -> Value
        ) -> Stub<Void, Value, Failure> {
            named(get: getter).stub { _ in true }
        }

        /// Answers reads of a subscript: `spy.stub(get: { $0[$1] }).answers { row in row * 2 }`.
        public func stub<Index, Value, Failure: Error>(
            get subscripting: @escaping (P, Index) throws(Failure) -> Value
        ) -> Stub<Index, Value, Failure> {
            named(get: subscripting).stub { _ in true }
        }

        /// Answers writes of a property, which do nothing unless a stub says otherwise.
        public func stub<Value>(set property: WritableKeyPath<P, Value>) -> Stub<Value, Void, Never> {
            named(set: property).stub { _ in true }
        }

        /// One element for each read of a property so far.
        public func calls<Value>(
            get property: KeyPath<P, Value>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [Void] {
            named(get: property).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// One element for each read so far of a property whose getter throws: `spy.calls(get: { try $0.size })`.
        public func calls<Value, Failure: Error>(
            get getter: @escaping (P) throws(Failure) -> Value, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [Void] {
            named(get: getter).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// The indices of all reads of a subscript so far.
        public func calls<Index, Value, Failure: Error>(
            get subscripting: @escaping (P, Index) throws(Failure) -> Value, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [Index] {
            named(get: subscripting).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// The values that a property was set to so far.
        public func calls<Value>(
            set property: WritableKeyPath<P, Value>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [Value] {
            named(set: property).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Fails the test unless a property was read that often.
        public func verify<Value>(
            get property: KeyPath<P, Value>, times: CallCount = .atLeast(1), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            named(get: property).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test unless a property whose getter throws was read that often: `spy.verify(get: { try $0.size })`.
        @_disfavoredOverload
        public func verify<Value, Failure: Error>(
            get getter: @escaping (P) throws(Failure) -> Value, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(get: getter).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test unless a subscript was read that often, at such an index: `spy.verify(get: { $0[$1] }, with: 4)`.
        public func verify<Index, Value, Failure: Error>(
            get subscripting: @escaping (P, Index) throws(Failure) -> Value, with index: Match<Index> = .any,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            let place = SourcePlace(fileID, filePath, line, column)
            named(get: subscripting).verify(times, place, with: ArgumentMatch(index))
        }

        /// Fails the test unless a property was set that often, to such a value.
        public func verify<Value>(
            set property: WritableKeyPath<P, Value>, with value: Match<Value> = .any, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            let place = SourcePlace(fileID, filePath, line, column)
            named(set: property).verify(times, place, with: ArgumentMatch(value))
        }

        private func named<Value>(get property: KeyPath<P, Value>) -> SpiedMethod<P, Void, Value, Never> {
            method(Never.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(get: property) }
        }

        private func named<Value, Failure: Error>(
            get getter: @escaping (P) throws(Failure) -> Value
        ) -> SpiedMethod<P, Void, Value, Failure> {
            method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(get: getter) }
        }

        private func named<Index, Value, Failure: Error>(
            get subscripting: @escaping (P, Index) throws(Failure) -> Value
        ) -> SpiedMethod<P, Index, Value, Failure> {
            method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(get: subscripting) }
        }

        private func named<Value>(set property: WritableKeyPath<P, Value>) -> SpiedMethod<P, Value, Void, Never> {
            method(Never.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(set: property) }
        }
    }
#endif
