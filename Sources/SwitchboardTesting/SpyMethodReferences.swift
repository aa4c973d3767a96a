// Written by scripts/generate-method-references.py; change that instead.

#if Testing
    import Switchboard

    extension Spy {
        /// Answers calls of the method in the way that the returned stub is told.
        ///
        /// - Parameter method: A reference to a method of the protocol, such as `AccountStore.balance(of:)`. Choose an overload
        ///   with `as`. What cannot be named traps.
        /// - Returns: What takes the answers: `returns(_:)`, `throws(_:)`, `answers(_:)`. Without one, the stub answers no call.
        public func stub<Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result
        ) -> Stub<Void, Result, Failure> {
            named(method).stub { _ in true }
        }

        /// As above, for a method with 1 argument.
        public func stub<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result
        ) -> Stub<A, Result, Failure> {
            named(method).stub { _ in true }
        }

        /// As above, for a method with 2 arguments.
        public func stub<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result
        ) -> Stub<(A, B), Result, Failure> {
            named(method).stub { _ in true }
        }

        /// As above, for a method with 3 arguments.
        public func stub<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result
        ) -> Stub<(A, B, C), Result, Failure> {
            named(method).stub { _ in true }
        }

        /// As above, for a method with 4 arguments.
        public func stub<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result
        ) -> Stub<(A, B, C, D), Result, Failure> {
            named(method).stub { _ in true }
        }

        /// As above, for a method with 5 arguments.
        public func stub<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result
        ) -> Stub<(A, B, C, D, E), Result, Failure> {
            named(method).stub { _ in true }
        }

        /// As above, for a method with 6 arguments.
        public func stub<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result
        ) -> Stub<(A, B, C, D, E, F), Result, Failure> {
            named(method).stub { _ in true }
        }

        /// As above, for a method with 7 arguments.
        public func stub<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result
        ) -> Stub<(A, B, C, D, E, F, G), Result, Failure> {
            named(method).stub { _ in true }
        }

        /// As above, for an asynchronous method with 0 arguments.
        @_disfavoredOverload
        public func stub<Failure: Error, Result>(
            _ method: @escaping (P) -> () async throws(Failure) -> Result
        ) -> AsynchronousStub<Void, Result, Failure> {
            named(method).asynchronousStub { _ in true }
        }

        /// As above, for an asynchronous method with 1 argument.
        @_disfavoredOverload
        public func stub<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result
        ) -> AsynchronousStub<A, Result, Failure> {
            named(method).asynchronousStub { _ in true }
        }

        /// As above, for an asynchronous method with 2 arguments.
        @_disfavoredOverload
        public func stub<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result
        ) -> AsynchronousStub<(A, B), Result, Failure> {
            named(method).asynchronousStub { _ in true }
        }

        /// As above, for an asynchronous method with 3 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result
        ) -> AsynchronousStub<(A, B, C), Result, Failure> {
            named(method).asynchronousStub { _ in true }
        }

        /// As above, for an asynchronous method with 4 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result
        ) -> AsynchronousStub<(A, B, C, D), Result, Failure> {
            named(method).asynchronousStub { _ in true }
        }

        /// As above, for an asynchronous method with 5 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result
        ) -> AsynchronousStub<(A, B, C, D, E), Result, Failure> {
            named(method).asynchronousStub { _ in true }
        }

        /// As above, for an asynchronous method with 6 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result
        ) -> AsynchronousStub<(A, B, C, D, E, F), Result, Failure> {
            named(method).asynchronousStub { _ in true }
        }

        /// As above, for an asynchronous method with 7 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result
        ) -> AsynchronousStub<(A, B, C, D, E, F, G), Result, Failure> {
            named(method).asynchronousStub { _ in true }
        }

        /// Answers those calls of the method for whose arguments `predicate` is true.
        public func stub<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result,
            where predicate: @escaping (A) -> Bool
        ) -> Stub<A, Result, Failure> {
            named(method).stub(predicate)
        }

        /// As above, for a method with 2 arguments.
        public func stub<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result,
            where predicate: @escaping (A, B) -> Bool
        ) -> Stub<(A, B), Result, Failure> {
            named(method).stub { predicate($0.0, $0.1) }
        }

        /// As above, for a method with 3 arguments.
        public func stub<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result,
            where predicate: @escaping (A, B, C) -> Bool
        ) -> Stub<(A, B, C), Result, Failure> {
            named(method).stub { predicate($0.0, $0.1, $0.2) }
        }

        /// As above, for a method with 4 arguments.
        public func stub<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D) -> Bool
        ) -> Stub<(A, B, C, D), Result, Failure> {
            named(method).stub { predicate($0.0, $0.1, $0.2, $0.3) }
        }

        /// As above, for a method with 5 arguments.
        public func stub<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D, E) -> Bool
        ) -> Stub<(A, B, C, D, E), Result, Failure> {
            named(method).stub { predicate($0.0, $0.1, $0.2, $0.3, $0.4) }
        }

        /// As above, for a method with 6 arguments.
        public func stub<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D, E, F) -> Bool
        ) -> Stub<(A, B, C, D, E, F), Result, Failure> {
            named(method).stub { predicate($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }
        }

        /// As above, for a method with 7 arguments.
        public func stub<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D, E, F, G) -> Bool
        ) -> Stub<(A, B, C, D, E, F, G), Result, Failure> {
            named(method).stub { predicate($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6) }
        }

        /// As above, for an asynchronous method with 1 argument.
        @_disfavoredOverload
        public func stub<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result, where predicate: @escaping (A) -> Bool
        ) -> AsynchronousStub<A, Result, Failure> {
            named(method).asynchronousStub(predicate)
        }

        /// As above, for an asynchronous method with 2 arguments.
        @_disfavoredOverload
        public func stub<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result, where predicate: @escaping (A, B) -> Bool
        ) -> AsynchronousStub<(A, B), Result, Failure> {
            named(method).asynchronousStub { predicate($0.0, $0.1) }
        }

        /// As above, for an asynchronous method with 3 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result,
            where predicate: @escaping (A, B, C) -> Bool
        ) -> AsynchronousStub<(A, B, C), Result, Failure> {
            named(method).asynchronousStub { predicate($0.0, $0.1, $0.2) }
        }

        /// As above, for an asynchronous method with 4 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D) -> Bool
        ) -> AsynchronousStub<(A, B, C, D), Result, Failure> {
            named(method).asynchronousStub { predicate($0.0, $0.1, $0.2, $0.3) }
        }

        /// As above, for an asynchronous method with 5 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D, E) -> Bool
        ) -> AsynchronousStub<(A, B, C, D, E), Result, Failure> {
            named(method).asynchronousStub { predicate($0.0, $0.1, $0.2, $0.3, $0.4) }
        }

        /// As above, for an asynchronous method with 6 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D, E, F) -> Bool
        ) -> AsynchronousStub<(A, B, C, D, E, F), Result, Failure> {
            named(method).asynchronousStub { predicate($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }
        }

        /// As above, for an asynchronous method with 7 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D, E, F, G) -> Bool
        ) -> AsynchronousStub<(A, B, C, D, E, F, G), Result, Failure> {
            named(method).asynchronousStub { predicate($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6) }
        }

        /// Answers those calls of the method whose arguments are as these say, which are literals or `Match`es.
        public func stub<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, with a: Match<A>
        ) -> Stub<A, Result, Failure> {
            named(method).stub(ArgumentMatch<A>(texts: [a.text], expected: [a.expected]) { [a.accepts($0)] }.accepts)
        }

        /// As above, for a method with 2 arguments.
        public func stub<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>
        ) -> Stub<(A, B), Result, Failure> {
            named(method).stub(
                ArgumentMatch<(A, B)>(texts: [a.text, b.text], expected: [a.expected, b.expected]) {
                    [a.accepts($0.0), b.accepts($0.1)]
                }.accepts)
        }

        /// As above, for a method with 3 arguments.
        public func stub<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>
        ) -> Stub<(A, B, C), Result, Failure> {
            named(method).stub(
                ArgumentMatch<(A, B, C)>(
                    texts: [a.text, b.text, c.text], expected: [a.expected, b.expected, c.expected]
                ) { [a.accepts($0.0), b.accepts($0.1), c.accepts($0.2)] }.accepts)
        }

        /// As above, for a method with 4 arguments.
        public func stub<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>
        ) -> Stub<(A, B, C, D), Result, Failure> {
            named(method).stub(
                ArgumentMatch<(A, B, C, D)>(
                    texts: [a.text, b.text, c.text, d.text], expected: [a.expected, b.expected, c.expected, d.expected]
                ) { [a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3)] }.accepts)
        }

        /// As above, for a method with 5 arguments.
        public func stub<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>
        ) -> Stub<(A, B, C, D, E), Result, Failure> {
            named(method).stub(
                ArgumentMatch<(A, B, C, D, E)>(
                    texts: [a.text, b.text, c.text, d.text, e.text],
                    expected: [a.expected, b.expected, c.expected, d.expected, e.expected]
                ) { [a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3), e.accepts($0.4)] }.accepts)
        }

        /// As above, for a method with 6 arguments.
        public func stub<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>
        ) -> Stub<(A, B, C, D, E, F), Result, Failure> {
            named(method).stub(
                ArgumentMatch<(A, B, C, D, E, F)>(
                    texts: [a.text, b.text, c.text, d.text, e.text, f.text],
                    expected: [a.expected, b.expected, c.expected, d.expected, e.expected, f.expected]
                ) {
                    [
                        a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3), e.accepts($0.4),
                        f.accepts($0.5),
                    ]
                }.accepts)
        }

        /// As above, for a method with 7 arguments.
        public func stub<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>, _ g: Match<G>
        ) -> Stub<(A, B, C, D, E, F, G), Result, Failure> {
            named(method).stub(
                ArgumentMatch<(A, B, C, D, E, F, G)>(
                    texts: [a.text, b.text, c.text, d.text, e.text, f.text, g.text],
                    expected: [a.expected, b.expected, c.expected, d.expected, e.expected, f.expected, g.expected]
                ) {
                    [
                        a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3), e.accepts($0.4),
                        f.accepts($0.5), g.accepts($0.6),
                    ]
                }.accepts)
        }

        /// As above, for an asynchronous method with 1 argument.
        @_disfavoredOverload
        public func stub<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result, with a: Match<A>
        ) -> AsynchronousStub<A, Result, Failure> {
            named(method).asynchronousStub(
                ArgumentMatch<A>(texts: [a.text], expected: [a.expected]) { [a.accepts($0)] }.accepts)
        }

        /// As above, for an asynchronous method with 2 arguments.
        @_disfavoredOverload
        public func stub<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>
        ) -> AsynchronousStub<(A, B), Result, Failure> {
            named(method).asynchronousStub(
                ArgumentMatch<(A, B)>(texts: [a.text, b.text], expected: [a.expected, b.expected]) {
                    [a.accepts($0.0), b.accepts($0.1)]
                }.accepts)
        }

        /// As above, for an asynchronous method with 3 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>
        ) -> AsynchronousStub<(A, B, C), Result, Failure> {
            named(method).asynchronousStub(
                ArgumentMatch<(A, B, C)>(
                    texts: [a.text, b.text, c.text], expected: [a.expected, b.expected, c.expected]
                ) { [a.accepts($0.0), b.accepts($0.1), c.accepts($0.2)] }.accepts)
        }

        /// As above, for an asynchronous method with 4 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>, _ d: Match<D>
        ) -> AsynchronousStub<(A, B, C, D), Result, Failure> {
            named(method).asynchronousStub(
                ArgumentMatch<(A, B, C, D)>(
                    texts: [a.text, b.text, c.text, d.text], expected: [a.expected, b.expected, c.expected, d.expected]
                ) { [a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3)] }.accepts)
        }

        /// As above, for an asynchronous method with 5 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>, _ d: Match<D>, _ e: Match<E>
        ) -> AsynchronousStub<(A, B, C, D, E), Result, Failure> {
            named(method).asynchronousStub(
                ArgumentMatch<(A, B, C, D, E)>(
                    texts: [a.text, b.text, c.text, d.text, e.text],
                    expected: [a.expected, b.expected, c.expected, d.expected, e.expected]
                ) { [a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3), e.accepts($0.4)] }.accepts)
        }

        /// As above, for an asynchronous method with 6 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>
        ) -> AsynchronousStub<(A, B, C, D, E, F), Result, Failure> {
            named(method).asynchronousStub(
                ArgumentMatch<(A, B, C, D, E, F)>(
                    texts: [a.text, b.text, c.text, d.text, e.text, f.text],
                    expected: [a.expected, b.expected, c.expected, d.expected, e.expected, f.expected]
                ) {
                    [
                        a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3), e.accepts($0.4),
                        f.accepts($0.5),
                    ]
                }.accepts)
        }

        /// As above, for an asynchronous method with 7 arguments.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>, _ g: Match<G>
        ) -> AsynchronousStub<(A, B, C, D, E, F, G), Result, Failure> {
            named(method).asynchronousStub(
                ArgumentMatch<(A, B, C, D, E, F, G)>(
                    texts: [a.text, b.text, c.text, d.text, e.text, f.text, g.text],
                    expected: [a.expected, b.expected, c.expected, d.expected, e.expected, f.expected, g.expected]
                ) {
                    [
                        a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3), e.accepts($0.4),
                        f.accepts($0.5), g.accepts($0.6),
                    ]
                }.accepts)
        }

        /// The arguments of all calls of the method so far, in the order in which the calls began. What cannot be named traps.
        @discardableResult
        public func calls<Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [Void] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 1 argument.
        @discardableResult
        public func calls<A, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [A] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 2 arguments.
        @discardableResult
        public func calls<A, B, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [(A, B)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 3 arguments.
        @discardableResult
        public func calls<A, B, C, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> [(A, B, C)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 4 arguments.
        @discardableResult
        public func calls<A, B, C, D, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> [(A, B, C, D)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 5 arguments.
        @discardableResult
        public func calls<A, B, C, D, E, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> [(A, B, C, D, E)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 6 arguments.
        @discardableResult
        public func calls<A, B, C, D, E, F, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> [(A, B, C, D, E, F)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 7 arguments.
        @discardableResult
        public func calls<A, B, C, D, E, F, G, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> [(A, B, C, D, E, F, G)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 0 arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<Failure: Error, Result>(
            of method: @escaping (P) -> () async throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [Void] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 1 argument.
        @discardableResult
        @_disfavoredOverload
        public func calls<A, Failure: Error, Result>(
            of method: @escaping (P) -> (A) async throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [A] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 2 arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<A, B, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B) async throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [(A, B)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 3 arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<A, B, C, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 4 arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<A, B, C, D, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 5 arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<A, B, C, D, E, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D, E)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 6 arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<A, B, C, D, E, F, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> [(A, B, C, D, E, F)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 7 arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<A, B, C, D, E, F, G, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> [(A, B, C, D, E, F, G)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Records the arguments of the method's calls from now on. Needed only where no conforming type has symbols that tell
        /// what the method takes.
        public func record<Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for a method with 1 argument.
        public func record<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for a method with 2 arguments.
        public func record<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for a method with 3 arguments.
        public func record<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for a method with 4 arguments.
        public func record<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for a method with 5 arguments.
        public func record<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for a method with 6 arguments.
        public func record<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for a method with 7 arguments.
        public func record<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for an asynchronous method with 0 arguments.
        @_disfavoredOverload
        public func record<Failure: Error, Result>(
            _ method: @escaping (P) -> () async throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for an asynchronous method with 1 argument.
        @_disfavoredOverload
        public func record<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for an asynchronous method with 2 arguments.
        @_disfavoredOverload
        public func record<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for an asynchronous method with 3 arguments.
        @_disfavoredOverload
        public func record<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for an asynchronous method with 4 arguments.
        @_disfavoredOverload
        public func record<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for an asynchronous method with 5 arguments.
        @_disfavoredOverload
        public func record<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for an asynchronous method with 6 arguments.
        @_disfavoredOverload
        public func record<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// As above, for an asynchronous method with 7 arguments.
        @_disfavoredOverload
        public func record<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result
        ) {
            _ = named(method)
        }

        /// Fails the test unless the method was called that often, or at least once if nothing is said. The failure lists the calls that
        /// were made. What cannot be named traps.
        public func verify<Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for a method with 1 argument.
        public func verify<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for a method with 2 arguments.
        public func verify<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for a method with 3 arguments.
        public func verify<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for a method with 4 arguments.
        public func verify<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for a method with 5 arguments.
        public func verify<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for a method with 6 arguments.
        public func verify<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for a method with 7 arguments.
        public func verify<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for an asynchronous method with 0 arguments.
        @_disfavoredOverload
        public func verify<Failure: Error, Result>(
            _ method: @escaping (P) -> () async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for an asynchronous method with 1 argument.
        @_disfavoredOverload
        public func verify<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for an asynchronous method with 2 arguments.
        @_disfavoredOverload
        public func verify<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for an asynchronous method with 3 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for an asynchronous method with 4 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for an asynchronous method with 5 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for an asynchronous method with 6 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// As above, for an asynchronous method with 7 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test unless the method was called that often with arguments for which `predicate` is true.
        public func verify<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, where predicate: (A) -> Bool
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column), where: predicate)
        }

        /// As above, for a method with 2 arguments.
        public func verify<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, where predicate: (A, B) -> Bool
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1) })
        }

        /// As above, for a method with 3 arguments.
        public func verify<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column, where predicate: (A, B, C) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1, $0.2) })
        }

        /// As above, for a method with 4 arguments.
        public func verify<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column, where predicate: (A, B, C, D) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1, $0.2, $0.3) })
        }

        /// As above, for a method with 5 arguments.
        public func verify<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column, where predicate: (A, B, C, D, E) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1, $0.2, $0.3, $0.4) })
        }

        /// As above, for a method with 6 arguments.
        public func verify<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column, where predicate: (A, B, C, D, E, F) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                where: { predicate($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) })
        }

        /// As above, for a method with 7 arguments.
        public func verify<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column, where predicate: (A, B, C, D, E, F, G) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                where: { predicate($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6) })
        }

        /// As above, for an asynchronous method with 1 argument.
        @_disfavoredOverload
        public func verify<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, where predicate: (A) -> Bool
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column), where: predicate)
        }

        /// As above, for an asynchronous method with 2 arguments.
        @_disfavoredOverload
        public func verify<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, where predicate: (A, B) -> Bool
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1) })
        }

        /// As above, for an asynchronous method with 3 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, where predicate: (A, B, C) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1, $0.2) })
        }

        /// As above, for an asynchronous method with 4 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, where predicate: (A, B, C, D) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1, $0.2, $0.3) })
        }

        /// As above, for an asynchronous method with 5 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, where predicate: (A, B, C, D, E) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1, $0.2, $0.3, $0.4) })
        }

        /// As above, for an asynchronous method with 6 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column, where predicate: (A, B, C, D, E, F) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                where: { predicate($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) })
        }

        /// As above, for an asynchronous method with 7 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column, where predicate: (A, B, C, D, E, F, G) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                where: { predicate($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6) })
        }

        /// Fails the test unless the method was called that often with such arguments, which are literals or `Match`es. The failure shows
        /// what differs in the nearest call.
        public func verify<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, with a: Match<A>,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<A>(texts: [a.text], expected: [a.expected]) { [a.accepts($0)] })
        }

        /// As above, for a method with 2 arguments.
        public func verify<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B)>(texts: [a.text, b.text], expected: [a.expected, b.expected]) {
                    [a.accepts($0.0), b.accepts($0.1)]
                })
        }

        /// As above, for a method with 3 arguments.
        public func verify<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, times: CallCount = .atLeast(1), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C)>(
                    texts: [a.text, b.text, c.text], expected: [a.expected, b.expected, c.expected]
                ) { [a.accepts($0.0), b.accepts($0.1), c.accepts($0.2)] })
        }

        /// As above, for a method with 4 arguments.
        public func verify<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, times: CallCount = .atLeast(1), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D)>(
                    texts: [a.text, b.text, c.text, d.text], expected: [a.expected, b.expected, c.expected, d.expected]
                ) { [a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3)] })
        }

        /// As above, for a method with 5 arguments.
        public func verify<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D, E)>(
                    texts: [a.text, b.text, c.text, d.text, e.text],
                    expected: [a.expected, b.expected, c.expected, d.expected, e.expected]
                ) { [a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3), e.accepts($0.4)] })
        }

        /// As above, for a method with 6 arguments.
        public func verify<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D, E, F)>(
                    texts: [a.text, b.text, c.text, d.text, e.text, f.text],
                    expected: [a.expected, b.expected, c.expected, d.expected, e.expected, f.expected]
                ) {
                    [
                        a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3), e.accepts($0.4),
                        f.accepts($0.5),
                    ]
                })
        }

        /// As above, for a method with 7 arguments.
        public func verify<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>, _ g: Match<G>,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D, E, F, G)>(
                    texts: [a.text, b.text, c.text, d.text, e.text, f.text, g.text],
                    expected: [a.expected, b.expected, c.expected, d.expected, e.expected, f.expected, g.expected]
                ) {
                    [
                        a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3), e.accepts($0.4),
                        f.accepts($0.5), g.accepts($0.6),
                    ]
                })
        }

        /// As above, for an asynchronous method with 1 argument.
        @_disfavoredOverload
        public func verify<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result, with a: Match<A>,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<A>(texts: [a.text], expected: [a.expected]) { [a.accepts($0)] })
        }

        /// As above, for an asynchronous method with 2 arguments.
        @_disfavoredOverload
        public func verify<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B)>(texts: [a.text, b.text], expected: [a.expected, b.expected]) {
                    [a.accepts($0.0), b.accepts($0.1)]
                })
        }

        /// As above, for an asynchronous method with 3 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>, times: CallCount = .atLeast(1), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C)>(
                    texts: [a.text, b.text, c.text], expected: [a.expected, b.expected, c.expected]
                ) { [a.accepts($0.0), b.accepts($0.1), c.accepts($0.2)] })
        }

        /// As above, for an asynchronous method with 4 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>, _ d: Match<D>, times: CallCount = .atLeast(1), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D)>(
                    texts: [a.text, b.text, c.text, d.text], expected: [a.expected, b.expected, c.expected, d.expected]
                ) { [a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3)] })
        }

        /// As above, for an asynchronous method with 5 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, times: CallCount = .atLeast(1), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D, E)>(
                    texts: [a.text, b.text, c.text, d.text, e.text],
                    expected: [a.expected, b.expected, c.expected, d.expected, e.expected]
                ) { [a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3), e.accepts($0.4)] })
        }

        /// As above, for an asynchronous method with 6 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D, E, F)>(
                    texts: [a.text, b.text, c.text, d.text, e.text, f.text],
                    expected: [a.expected, b.expected, c.expected, d.expected, e.expected, f.expected]
                ) {
                    [
                        a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3), e.accepts($0.4),
                        f.accepts($0.5),
                    ]
                })
        }

        /// As above, for an asynchronous method with 7 arguments.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>, _ g: Match<G>,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D, E, F, G)>(
                    texts: [a.text, b.text, c.text, d.text, e.text, f.text, g.text],
                    expected: [a.expected, b.expected, c.expected, d.expected, e.expected, f.expected, g.expected]
                ) {
                    [
                        a.accepts($0.0), b.accepts($0.1), c.accepts($0.2), d.accepts($0.3), e.accepts($0.4),
                        f.accepts($0.5), g.accepts($0.6),
                    ]
                })
        }

        /// Waits until the method was called `count` times from the first call on, at once if it was, and returns the arguments of its
        /// calls. The test fails after `timeout`. What cannot be named traps.
        @discardableResult
        public func waitForCalls<Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [Void] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 1 argument.
        @discardableResult
        public func waitForCalls<A, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [A] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 2 arguments.
        @discardableResult
        public func waitForCalls<A, B, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [(A, B)] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 3 arguments.
        @discardableResult
        public func waitForCalls<A, B, C, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [(A, B, C)] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 4 arguments.
        @discardableResult
        public func waitForCalls<A, B, C, D, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [(A, B, C, D)] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 5 arguments.
        @discardableResult
        public func waitForCalls<A, B, C, D, E, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [(A, B, C, D, E)] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 6 arguments.
        @discardableResult
        public func waitForCalls<A, B, C, D, E, F, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [(A, B, C, D, E, F)] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 7 arguments.
        @discardableResult
        public func waitForCalls<A, B, C, D, E, F, G, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [(A, B, C, D, E, F, G)] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 0 arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<Failure: Error, Result>(
            of method: @escaping (P) -> () async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [Void] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 1 argument.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, Failure: Error, Result>(
            of method: @escaping (P) -> (A) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [A] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 2 arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [(A, B)] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 3 arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [(A, B, C)] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 4 arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [(A, B, C, D)] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 5 arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, E, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [(A, B, C, D, E)] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 6 arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, E, F, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [(A, B, C, D, E, F)] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 7 arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, E, F, G, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) async -> [(A, B, C, D, E, F, G)] {
            await named(method).wait(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for tests that are not asynchronous: blocks the thread.
        @available(*, noasync) @discardableResult
        public func waitForCalls<Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [Void] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 1 argument.
        @available(*, noasync) @discardableResult
        public func waitForCalls<A, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [A] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 2 arguments.
        @available(*, noasync) @discardableResult
        public func waitForCalls<A, B, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 3 arguments.
        @available(*, noasync) @discardableResult
        public func waitForCalls<A, B, C, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 4 arguments.
        @available(*, noasync) @discardableResult
        public func waitForCalls<A, B, C, D, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 5 arguments.
        @available(*, noasync) @discardableResult
        public func waitForCalls<A, B, C, D, E, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D, E)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 6 arguments.
        @available(*, noasync) @discardableResult
        public func waitForCalls<A, B, C, D, E, F, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D, E, F)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for a method with 7 arguments.
        @available(*, noasync) @discardableResult
        public func waitForCalls<A, B, C, D, E, F, G, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D, E, F, G)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 0 arguments.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<Failure: Error, Result>(
            of method: @escaping (P) -> () async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [Void] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 1 argument.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, Failure: Error, Result>(
            of method: @escaping (P) -> (A) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [A] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 2 arguments.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 3 arguments.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 4 arguments.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 5 arguments.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, E, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D, E)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 6 arguments.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, E, F, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D, E, F)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// As above, for an asynchronous method with 7 arguments.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, E, F, G, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D, E, F, G)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        private func named<Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result
        ) -> SpiedMethod<P, Void, Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        private func named<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result
        ) -> SpiedMethod<P, A, Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        private func named<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result
        ) -> SpiedMethod<P, (A, B), Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        private func named<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result
        ) -> SpiedMethod<P, (A, B, C), Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        private func named<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result
        ) -> SpiedMethod<P, (A, B, C, D), Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        private func named<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result
        ) -> SpiedMethod<P, (A, B, C, D, E), Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        private func named<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result
        ) -> SpiedMethod<P, (A, B, C, D, E, F), Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        private func named<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result
        ) -> SpiedMethod<P, (A, B, C, D, E, F, G), Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        @_disfavoredOverload
        private func named<Failure: Error, Result>(
            _ method: @escaping (P) -> () async throws(Failure) -> Result
        ) -> SpiedMethod<P, Void, Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        @_disfavoredOverload
        private func named<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result
        ) -> SpiedMethod<P, A, Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        @_disfavoredOverload
        private func named<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result
        ) -> SpiedMethod<P, (A, B), Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        @_disfavoredOverload
        private func named<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result
        ) -> SpiedMethod<P, (A, B, C), Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        @_disfavoredOverload
        private func named<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result
        ) -> SpiedMethod<P, (A, B, C, D), Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        @_disfavoredOverload
        private func named<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result
        ) -> SpiedMethod<P, (A, B, C, D, E), Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        @_disfavoredOverload
        private func named<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result
        ) -> SpiedMethod<P, (A, B, C, D, E, F), Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

        @_disfavoredOverload
        private func named<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result
        ) -> SpiedMethod<P, (A, B, C, D, E, F, G), Result, Failure> {
            self.method(Failure.self) { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
        }

    }

    extension CallOrder {
        /// A method with 0 arguments.
        public static func buildExpression<Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// A method with 1 argument.
        public static func buildExpression<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// A method with 2 arguments.
        public static func buildExpression<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// A method with 3 arguments.
        public static func buildExpression<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// A method with 4 arguments.
        public static func buildExpression<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// A method with 5 arguments.
        public static func buildExpression<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// A method with 6 arguments.
        public static func buildExpression<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// A method with 7 arguments.
        public static func buildExpression<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// An asynchronous method with 0 arguments.
        @_disfavoredOverload
        public static func buildExpression<Failure: Error, Result>(
            _ method: @escaping (P) -> () async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// An asynchronous method with 1 argument.
        @_disfavoredOverload
        public static func buildExpression<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// An asynchronous method with 2 arguments.
        @_disfavoredOverload
        public static func buildExpression<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// An asynchronous method with 3 arguments.
        @_disfavoredOverload
        public static func buildExpression<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// An asynchronous method with 4 arguments.
        @_disfavoredOverload
        public static func buildExpression<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// An asynchronous method with 5 arguments.
        @_disfavoredOverload
        public static func buildExpression<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// An asynchronous method with 6 arguments.
        @_disfavoredOverload
        public static func buildExpression<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// An asynchronous method with 7 arguments.
        @_disfavoredOverload
        public static func buildExpression<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

    }
#endif
