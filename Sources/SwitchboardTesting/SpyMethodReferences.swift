// Written by scripts/generate/method-references.py; change that instead.

#if Testing
    import Switchboard

    extension Spy {
        /// Stubs all calls of a method with no arguments. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with no arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result, filePath: StaticString = #filePath,
            line: UInt = #line
        ) -> Stub<Void, Result, Failure> {
            named(method).written(filePath, line).stub()
        }

        /// Stubs all calls of a method with one argument. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, filePath: StaticString = #filePath,
            line: UInt = #line
        ) -> Stub<A, Result, Failure> {
            named(method).written(filePath, line).stub()
        }

        /// Stubs all calls of a method with 2 arguments. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B), Result, Failure> {
            named(method).written(filePath, line).stub()
        }

        /// Stubs all calls of a method with 3 arguments. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B, C), Result, Failure> {
            named(method).written(filePath, line).stub()
        }

        /// Stubs all calls of a method with 4 arguments. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B, C, D), Result, Failure> {
            named(method).written(filePath, line).stub()
        }

        /// Stubs all calls of a method with 5 arguments. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B, C, D, E), Result, Failure> {
            named(method).written(filePath, line).stub()
        }

        /// Stubs all calls of a method with 6 arguments. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B, C, D, E, F), Result, Failure> {
            named(method).written(filePath, line).stub()
        }

        /// Stubs all calls of a method with 7 arguments. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B, C, D, E, F, G), Result, Failure> {
            named(method).written(filePath, line).stub()
        }

        /// Stubs all calls of an asynchronous method with no arguments. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with no arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<Failure: Error, Result>(
            _ method: @escaping (P) -> () async throws(Failure) -> Result, filePath: StaticString = #filePath,
            line: UInt = #line
        ) -> AsynchronousStub<Void, Result, Failure> {
            named(method).written(filePath, line).asynchronousStub()
        }

        /// Stubs all calls of an asynchronous method with one argument. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result, filePath: StaticString = #filePath,
            line: UInt = #line
        ) -> AsynchronousStub<A, Result, Failure> {
            named(method).written(filePath, line).asynchronousStub()
        }

        /// Stubs all calls of an asynchronous method with 2 arguments. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result, filePath: StaticString = #filePath,
            line: UInt = #line
        ) -> AsynchronousStub<(A, B), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub()
        }

        /// Stubs all calls of an asynchronous method with 3 arguments. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, filePath: StaticString = #filePath,
            line: UInt = #line
        ) -> AsynchronousStub<(A, B, C), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub()
        }

        /// Stubs all calls of an asynchronous method with 4 arguments. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, filePath: StaticString = #filePath,
            line: UInt = #line
        ) -> AsynchronousStub<(A, B, C, D), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub()
        }

        /// Stubs all calls of an asynchronous method with 5 arguments. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<(A, B, C, D, E), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub()
        }

        /// Stubs all calls of an asynchronous method with 6 arguments. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<(A, B, C, D, E, F), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub()
        }

        /// Stubs all calls of an asynchronous method with 7 arguments. The newest matching stub wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(42)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<(A, B, C, D, E, F, G), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub()
        }

        /// Stubs the calls of a method with one argument for whose arguments a predicate is true. The newest matching
        /// stub wins. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - predicate: Takes the arguments of a call, on its thread.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result,
            where predicate: @escaping (A) -> Bool, filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<A, Result, Failure> {
            named(method).written(filePath, line).stub(.predicate(predicate))
        }

        /// Stubs the calls of a method with 2 arguments for whose arguments a predicate is true. The newest matching
        /// stub wins. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - predicate: Takes the arguments of a call, on its thread.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result,
            where predicate: @escaping (A, B) -> Bool, filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B), Result, Failure> {
            named(method).written(filePath, line).stub(.predicate({ predicate($0.0, $0.1) }))
        }

        /// Stubs the calls of a method with 3 arguments for whose arguments a predicate is true. The newest matching
        /// stub wins. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - predicate: Takes the arguments of a call, on its thread.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result,
            where predicate: @escaping (A, B, C) -> Bool, filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B, C), Result, Failure> {
            named(method).written(filePath, line).stub(.predicate({ predicate($0.0, $0.1, $0.2) }))
        }

        /// Stubs the calls of a method with 4 arguments for whose arguments a predicate is true. The newest matching
        /// stub wins. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - predicate: Takes the arguments of a call, on its thread.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D) -> Bool, filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B, C, D), Result, Failure> {
            named(method).written(filePath, line).stub(.predicate({ predicate($0.0, $0.1, $0.2, $0.3) }))
        }

        /// Stubs the calls of a method with 5 arguments for whose arguments a predicate is true. The newest matching
        /// stub wins. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - predicate: Takes the arguments of a call, on its thread.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D, E) -> Bool, filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B, C, D, E), Result, Failure> {
            named(method).written(filePath, line).stub(.predicate({ predicate($0.0, $0.1, $0.2, $0.3, $0.4) }))
        }

        /// Stubs the calls of a method with 6 arguments for whose arguments a predicate is true. The newest matching
        /// stub wins. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - predicate: Takes the arguments of a call, on its thread.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D, E, F) -> Bool, filePath: StaticString = #filePath,
            line: UInt = #line
        ) -> Stub<(A, B, C, D, E, F), Result, Failure> {
            named(method).written(filePath, line).stub(.predicate({ predicate($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }))
        }

        /// Stubs the calls of a method with 7 arguments for whose arguments a predicate is true. The newest matching
        /// stub wins. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - predicate: Takes the arguments of a call, on its thread.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D, E, F, G) -> Bool, filePath: StaticString = #filePath,
            line: UInt = #line
        ) -> Stub<(A, B, C, D, E, F, G), Result, Failure> {
            named(method).written(filePath, line).stub(
                .predicate({ predicate($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6) }))
        }

        /// Stubs the calls of an asynchronous method with one argument for whose arguments a predicate is true. The
        /// newest matching stub wins. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - predicate: Takes the arguments of a call, on its thread.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result, where predicate: @escaping (A) -> Bool,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<A, Result, Failure> {
            named(method).written(filePath, line).asynchronousStub(.predicate(predicate))
        }

        /// Stubs the calls of an asynchronous method with 2 arguments for whose arguments a predicate is true. The
        /// newest matching stub wins. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - predicate: Takes the arguments of a call, on its thread.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result,
            where predicate: @escaping (A, B) -> Bool, filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<(A, B), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub(.predicate({ predicate($0.0, $0.1) }))
        }

        /// Stubs the calls of an asynchronous method with 3 arguments for whose arguments a predicate is true. The
        /// newest matching stub wins. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - predicate: Takes the arguments of a call, on its thread.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result,
            where predicate: @escaping (A, B, C) -> Bool, filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<(A, B, C), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub(.predicate({ predicate($0.0, $0.1, $0.2) }))
        }

        /// Stubs the calls of an asynchronous method with 4 arguments for whose arguments a predicate is true. The
        /// newest matching stub wins. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - predicate: Takes the arguments of a call, on its thread.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D) -> Bool, filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<(A, B, C, D), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub(.predicate({ predicate($0.0, $0.1, $0.2, $0.3) }))
        }

        /// Stubs the calls of an asynchronous method with 5 arguments for whose arguments a predicate is true. The
        /// newest matching stub wins. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - predicate: Takes the arguments of a call, on its thread.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D, E) -> Bool, filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<(A, B, C, D, E), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub(
                .predicate({ predicate($0.0, $0.1, $0.2, $0.3, $0.4) }))
        }

        /// Stubs the calls of an asynchronous method with 6 arguments for whose arguments a predicate is true. The
        /// newest matching stub wins. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - predicate: Takes the arguments of a call, on its thread.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D, E, F) -> Bool, filePath: StaticString = #filePath,
            line: UInt = #line
        ) -> AsynchronousStub<(A, B, C, D, E, F), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub(
                .predicate({ predicate($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }))
        }

        /// Stubs the calls of an asynchronous method with 7 arguments for whose arguments a predicate is true. The
        /// newest matching stub wins. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - predicate: Takes the arguments of a call, on its thread.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result,
            where predicate: @escaping (A, B, C, D, E, F, G) -> Bool, filePath: StaticString = #filePath,
            line: UInt = #line
        ) -> AsynchronousStub<(A, B, C, D, E, F, G), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub(
                .predicate({ predicate($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6) }))
        }

        /// Stubs the calls of a method with one argument whose arguments match. The newest matching stub wins.
        /// Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, with a: Match<A>,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<A, Result, Failure> {
            named(method).written(filePath, line).stub(.matching(ArgumentMatch<A>([a.argument { $0 }])))
        }

        /// Stubs the calls of a method with 2 arguments whose arguments match. The newest matching stub wins.
        /// Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B), Result, Failure> {
            named(method).written(filePath, line).stub(
                .matching(ArgumentMatch<(A, B)>([a.argument { $0.0 }, b.argument { $0.1 }])))
        }

        /// Stubs the calls of a method with 3 arguments whose arguments match. The newest matching stub wins.
        /// Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B, C), Result, Failure> {
            named(method).written(filePath, line).stub(
                .matching(ArgumentMatch<(A, B, C)>([a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }])))
        }

        /// Stubs the calls of a method with 4 arguments whose arguments match. The newest matching stub wins.
        /// Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B, C, D), Result, Failure> {
            named(method).written(filePath, line).stub(
                .matching(
                    ArgumentMatch<(A, B, C, D)>([
                        a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                    ])))
        }

        /// Stubs the calls of a method with 5 arguments whose arguments match. The newest matching stub wins.
        /// Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, filePath: StaticString = #filePath,
            line: UInt = #line
        ) -> Stub<(A, B, C, D, E), Result, Failure> {
            named(method).written(filePath, line).stub(
                .matching(
                    ArgumentMatch<(A, B, C, D, E)>([
                        a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                        e.argument { $0.4 },
                    ])))
        }

        /// Stubs the calls of a method with 6 arguments whose arguments match. The newest matching stub wins.
        /// Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - f: A literal or a ``Match`` for argument 6.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B, C, D, E, F), Result, Failure> {
            named(method).written(filePath, line).stub(
                .matching(
                    ArgumentMatch<(A, B, C, D, E, F)>([
                        a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                        e.argument { $0.4 }, f.argument { $0.5 },
                    ])))
        }

        /// Stubs the calls of a method with 7 arguments whose arguments match. The newest matching stub wins.
        /// Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - f: A literal or a ``Match`` for argument 6.
        ///   - g: A literal or a ``Match`` for argument 7.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>, _ g: Match<G>,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> Stub<(A, B, C, D, E, F, G), Result, Failure> {
            named(method).written(filePath, line).stub(
                .matching(
                    ArgumentMatch<(A, B, C, D, E, F, G)>([
                        a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                        e.argument { $0.4 }, f.argument { $0.5 }, g.argument { $0.6 },
                    ])))
        }

        /// Stubs the calls of an asynchronous method with one argument whose arguments match. The newest matching stub
        /// wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result, with a: Match<A>,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<A, Result, Failure> {
            named(method).written(filePath, line).asynchronousStub(.matching(ArgumentMatch<A>([a.argument { $0 }])))
        }

        /// Stubs the calls of an asynchronous method with 2 arguments whose arguments match. The newest matching stub
        /// wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<(A, B), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub(
                .matching(ArgumentMatch<(A, B)>([a.argument { $0.0 }, b.argument { $0.1 }])))
        }

        /// Stubs the calls of an asynchronous method with 3 arguments whose arguments match. The newest matching stub
        /// wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>, filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<(A, B, C), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub(
                .matching(ArgumentMatch<(A, B, C)>([a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }])))
        }

        /// Stubs the calls of an asynchronous method with 4 arguments whose arguments match. The newest matching stub
        /// wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>, _ d: Match<D>, filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<(A, B, C, D), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub(
                .matching(
                    ArgumentMatch<(A, B, C, D)>([
                        a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                    ])))
        }

        /// Stubs the calls of an asynchronous method with 5 arguments whose arguments match. The newest matching stub
        /// wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<(A, B, C, D, E), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub(
                .matching(
                    ArgumentMatch<(A, B, C, D, E)>([
                        a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                        e.argument { $0.4 },
                    ])))
        }

        /// Stubs the calls of an asynchronous method with 6 arguments whose arguments match. The newest matching stub
        /// wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - f: A literal or a ``Match`` for argument 6.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<(A, B, C, D, E, F), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub(
                .matching(
                    ArgumentMatch<(A, B, C, D, E, F)>([
                        a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                        e.argument { $0.4 }, f.argument { $0.5 },
                    ])))
        }

        /// Stubs the calls of an asynchronous method with 7 arguments whose arguments match. The newest matching stub
        /// wins. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - f: A literal or a ``Match`` for argument 6.
        ///   - g: A literal or a ``Match`` for argument 7.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        /// - Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call.
        @_disfavoredOverload
        public func stub<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>, _ g: Match<G>,
            filePath: StaticString = #filePath, line: UInt = #line
        ) -> AsynchronousStub<(A, B, C, D, E, F, G), Result, Failure> {
            named(method).written(filePath, line).asynchronousStub(
                .matching(
                    ArgumentMatch<(A, B, C, D, E, F, G)>([
                        a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                        e.argument { $0.4 }, f.argument { $0.5 }, g.argument { $0.6 },
                    ])))
        }

        /// Returns the arguments of all calls of a method with no arguments so far, in the order in which the calls
        /// began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with no arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        public func calls<Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [Void] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of a method with one argument so far, in the order in which the calls
        /// began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        public func calls<A, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [A] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of a method with 2 arguments so far, in the order in which the calls
        /// began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        public func calls<A, B, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [(A, B)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of a method with 3 arguments so far, in the order in which the calls
        /// began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        public func calls<A, B, C, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> [(A, B, C)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of a method with 4 arguments so far, in the order in which the calls
        /// began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        public func calls<A, B, C, D, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> [(A, B, C, D)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of a method with 5 arguments so far, in the order in which the calls
        /// began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        public func calls<A, B, C, D, E, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> [(A, B, C, D, E)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of a method with 6 arguments so far, in the order in which the calls
        /// began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        public func calls<A, B, C, D, E, F, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> [(A, B, C, D, E, F)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of a method with 7 arguments so far, in the order in which the calls
        /// began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        public func calls<A, B, C, D, E, F, G, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> [(A, B, C, D, E, F, G)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of an asynchronous method with no arguments so far, in the order in which
        /// the calls began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with no arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<Failure: Error, Result>(
            of method: @escaping (P) -> () async throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [Void] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of an asynchronous method with one argument so far, in the order in which
        /// the calls began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<A, Failure: Error, Result>(
            of method: @escaping (P) -> (A) async throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [A] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of an asynchronous method with 2 arguments so far, in the order in which
        /// the calls began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<A, B, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B) async throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [(A, B)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of an asynchronous method with 3 arguments so far, in the order in which
        /// the calls began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<A, B, C, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of an asynchronous method with 4 arguments so far, in the order in which
        /// the calls began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<A, B, C, D, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of an asynchronous method with 5 arguments so far, in the order in which
        /// the calls began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<A, B, C, D, E, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D, E)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of an asynchronous method with 6 arguments so far, in the order in which
        /// the calls began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<A, B, C, D, E, F, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> [(A, B, C, D, E, F)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns the arguments of all calls of an asynchronous method with 7 arguments so far, in the order in which
        /// the calls began. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func calls<A, B, C, D, E, F, G, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> [(A, B, C, D, E, F, G)] {
            named(method).calls(SourcePlace(fileID, filePath, line, column))
        }

        /// Records the arguments of a method with no arguments from now on. You need it only if no conforming type's
        /// symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with no arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        public func record<Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result, filePath: StaticString = #filePath,
            line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of a method with one argument from now on. You need it only if no conforming type's
        /// symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        public func record<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, filePath: StaticString = #filePath,
            line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of a method with 2 arguments from now on. You need it only if no conforming type's
        /// symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        public func record<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of a method with 3 arguments from now on. You need it only if no conforming type's
        /// symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        public func record<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of a method with 4 arguments from now on. You need it only if no conforming type's
        /// symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        public func record<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of a method with 5 arguments from now on. You need it only if no conforming type's
        /// symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        public func record<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of a method with 6 arguments from now on. You need it only if no conforming type's
        /// symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        public func record<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of a method with 7 arguments from now on. You need it only if no conforming type's
        /// symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        public func record<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of an asynchronous method with no arguments from now on. You need it only if no
        /// conforming type's symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with no arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        @_disfavoredOverload
        public func record<Failure: Error, Result>(
            _ method: @escaping (P) -> () async throws(Failure) -> Result, filePath: StaticString = #filePath,
            line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of an asynchronous method with one argument from now on. You need it only if no
        /// conforming type's symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        @_disfavoredOverload
        public func record<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result, filePath: StaticString = #filePath,
            line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of an asynchronous method with 2 arguments from now on. You need it only if no
        /// conforming type's symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        @_disfavoredOverload
        public func record<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result, filePath: StaticString = #filePath,
            line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of an asynchronous method with 3 arguments from now on. You need it only if no
        /// conforming type's symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        @_disfavoredOverload
        public func record<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, filePath: StaticString = #filePath,
            line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of an asynchronous method with 4 arguments from now on. You need it only if no
        /// conforming type's symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        @_disfavoredOverload
        public func record<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, filePath: StaticString = #filePath,
            line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of an asynchronous method with 5 arguments from now on. You need it only if no
        /// conforming type's symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        @_disfavoredOverload
        public func record<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of an asynchronous method with 6 arguments from now on. You need it only if no
        /// conforming type's symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        @_disfavoredOverload
        public func record<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Records the arguments of an asynchronous method with 7 arguments from now on. You need it only if no
        /// conforming type's symbols tell the method's types. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
        ///   - line: The line of the reference; leave it out.
        @_disfavoredOverload
        public func record<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result,
            filePath: StaticString = #filePath, line: UInt = #line
        ) {
            _ = named(method).written(filePath, line)
        }

        /// Fails the test if the number of calls of a method with no arguments isn't as expected. The failure lists the
        /// calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with no arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of a method with one argument isn't as expected. The failure lists the
        /// calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of a method with 2 arguments isn't as expected. The failure lists the
        /// calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of a method with 3 arguments isn't as expected. The failure lists the
        /// calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of a method with 4 arguments isn't as expected. The failure lists the
        /// calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of a method with 5 arguments isn't as expected. The failure lists the
        /// calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of a method with 6 arguments isn't as expected. The failure lists the
        /// calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of a method with 7 arguments isn't as expected. The failure lists the
        /// calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of an asynchronous method with no arguments isn't as expected. The
        /// failure lists the calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with no arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<Failure: Error, Result>(
            _ method: @escaping (P) -> () async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of an asynchronous method with one argument isn't as expected. The
        /// failure lists the calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of an asynchronous method with 2 arguments isn't as expected. The
        /// failure lists the calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of an asynchronous method with 3 arguments isn't as expected. The
        /// failure lists the calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of an asynchronous method with 4 arguments isn't as expected. The
        /// failure lists the calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of an asynchronous method with 5 arguments isn't as expected. The
        /// failure lists the calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of an asynchronous method with 6 arguments isn't as expected. The
        /// failure lists the calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of an asynchronous method with 7 arguments isn't as expected. The
        /// failure lists the calls. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column)) { _ in true }
        }

        /// Fails the test if the number of calls of a method with one argument for whose arguments a predicate is true
        /// isn't as expected. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - predicate: Takes the arguments of a call.
        public func verify<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, where predicate: (A) -> Bool
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column), where: predicate)
        }

        /// Fails the test if the number of calls of a method with 2 arguments for whose arguments a predicate is true
        /// isn't as expected. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - predicate: Takes the arguments of a call.
        public func verify<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, where predicate: (A, B) -> Bool
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1) })
        }

        /// Fails the test if the number of calls of a method with 3 arguments for whose arguments a predicate is true
        /// isn't as expected. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - predicate: Takes the arguments of a call.
        public func verify<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column, where predicate: (A, B, C) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1, $0.2) })
        }

        /// Fails the test if the number of calls of a method with 4 arguments for whose arguments a predicate is true
        /// isn't as expected. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - predicate: Takes the arguments of a call.
        public func verify<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column, where predicate: (A, B, C, D) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1, $0.2, $0.3) })
        }

        /// Fails the test if the number of calls of a method with 5 arguments for whose arguments a predicate is true
        /// isn't as expected. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - predicate: Takes the arguments of a call.
        public func verify<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column, where predicate: (A, B, C, D, E) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1, $0.2, $0.3, $0.4) })
        }

        /// Fails the test if the number of calls of a method with 6 arguments for whose arguments a predicate is true
        /// isn't as expected. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - predicate: Takes the arguments of a call.
        public func verify<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column, where predicate: (A, B, C, D, E, F) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                where: { predicate($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) })
        }

        /// Fails the test if the number of calls of a method with 7 arguments for whose arguments a predicate is true
        /// isn't as expected. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - predicate: Takes the arguments of a call.
        public func verify<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column, where predicate: (A, B, C, D, E, F, G) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                where: { predicate($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6) })
        }

        /// Fails the test if the number of calls of an asynchronous method with one argument for whose arguments a
        /// predicate is true isn't as expected. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - predicate: Takes the arguments of a call.
        @_disfavoredOverload
        public func verify<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, where predicate: (A) -> Bool
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column), where: predicate)
        }

        /// Fails the test if the number of calls of an asynchronous method with 2 arguments for whose arguments a
        /// predicate is true isn't as expected. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - predicate: Takes the arguments of a call.
        @_disfavoredOverload
        public func verify<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, where predicate: (A, B) -> Bool
        ) {
            named(method).verify(times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1) })
        }

        /// Fails the test if the number of calls of an asynchronous method with 3 arguments for whose arguments a
        /// predicate is true isn't as expected. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - predicate: Takes the arguments of a call.
        @_disfavoredOverload
        public func verify<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, where predicate: (A, B, C) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1, $0.2) })
        }

        /// Fails the test if the number of calls of an asynchronous method with 4 arguments for whose arguments a
        /// predicate is true isn't as expected. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - predicate: Takes the arguments of a call.
        @_disfavoredOverload
        public func verify<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, where predicate: (A, B, C, D) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1, $0.2, $0.3) })
        }

        /// Fails the test if the number of calls of an asynchronous method with 5 arguments for whose arguments a
        /// predicate is true isn't as expected. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - predicate: Takes the arguments of a call.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, where predicate: (A, B, C, D, E) -> Bool
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column), where: { predicate($0.0, $0.1, $0.2, $0.3, $0.4) })
        }

        /// Fails the test if the number of calls of an asynchronous method with 6 arguments for whose arguments a
        /// predicate is true isn't as expected. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - predicate: Takes the arguments of a call.
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

        /// Fails the test if the number of calls of an asynchronous method with 7 arguments for whose arguments a
        /// predicate is true isn't as expected. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - predicate: Takes the arguments of a call.
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

        /// Fails the test if the number of matching calls of a method with one argument isn't as expected. The failure
        /// shows the differences of the nearest call. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, with a: Match<A>,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column), with: ArgumentMatch<A>([a.argument { $0 }]))
        }

        /// Fails the test if the number of matching calls of a method with 2 arguments isn't as expected. The failure
        /// shows the differences of the nearest call. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B)>([a.argument { $0.0 }, b.argument { $0.1 }]))
        }

        /// Fails the test if the number of matching calls of a method with 3 arguments isn't as expected. The failure
        /// shows the differences of the nearest call. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, times: CallCount = .atLeast(1), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C)>([a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }]))
        }

        /// Fails the test if the number of matching calls of a method with 4 arguments isn't as expected. The failure
        /// shows the differences of the nearest call. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, times: CallCount = .atLeast(1), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                ]))
        }

        /// Fails the test if the number of matching calls of a method with 5 arguments isn't as expected. The failure
        /// shows the differences of the nearest call. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D, E)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                    e.argument { $0.4 },
                ]))
        }

        /// Fails the test if the number of matching calls of a method with 6 arguments isn't as expected. The failure
        /// shows the differences of the nearest call. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - f: A literal or a ``Match`` for argument 6.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D, E, F)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                    e.argument { $0.4 }, f.argument { $0.5 },
                ]))
        }

        /// Fails the test if the number of matching calls of a method with 7 arguments isn't as expected. The failure
        /// shows the differences of the nearest call. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - f: A literal or a ``Match`` for argument 6.
        ///   - g: A literal or a ``Match`` for argument 7.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verify<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>, _ g: Match<G>,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D, E, F, G)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                    e.argument { $0.4 }, f.argument { $0.5 }, g.argument { $0.6 },
                ]))
        }

        /// Fails the test if the number of matching calls of an asynchronous method with one argument isn't as
        /// expected. The failure shows the differences of the nearest call. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result, with a: Match<A>,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column), with: ArgumentMatch<A>([a.argument { $0 }]))
        }

        /// Fails the test if the number of matching calls of an asynchronous method with 2 arguments isn't as expected.
        /// The failure shows the differences of the nearest call. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B)>([a.argument { $0.0 }, b.argument { $0.1 }]))
        }

        /// Fails the test if the number of matching calls of an asynchronous method with 3 arguments isn't as expected.
        /// The failure shows the differences of the nearest call. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>, times: CallCount = .atLeast(1), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C)>([a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }]))
        }

        /// Fails the test if the number of matching calls of an asynchronous method with 4 arguments isn't as expected.
        /// The failure shows the differences of the nearest call. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>, _ d: Match<D>, times: CallCount = .atLeast(1), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                ]))
        }

        /// Fails the test if the number of matching calls of an asynchronous method with 5 arguments isn't as expected.
        /// The failure shows the differences of the nearest call. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, times: CallCount = .atLeast(1), fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D, E)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                    e.argument { $0.4 },
                ]))
        }

        /// Fails the test if the number of matching calls of an asynchronous method with 6 arguments isn't as expected.
        /// The failure shows the differences of the nearest call. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - f: A literal or a ``Match`` for argument 6.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>, times: CallCount = .atLeast(1),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D, E, F)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                    e.argument { $0.4 }, f.argument { $0.5 },
                ]))
        }

        /// Fails the test if the number of matching calls of an asynchronous method with 7 arguments isn't as expected.
        /// The failure shows the differences of the nearest call. Thread-safe.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - f: A literal or a ``Match`` for argument 6.
        ///   - g: A literal or a ``Match`` for argument 7.
        ///   - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        @_disfavoredOverload
        public func verify<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>, _ g: Match<G>,
            times: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) {
            named(method).verify(
                times, SourcePlace(fileID, filePath, line, column),
                with: ArgumentMatch<(A, B, C, D, E, F, G)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                    e.argument { $0.4 }, f.argument { $0.5 }, g.argument { $0.6 },
                ]))
        }

        /// Waits until a method with no arguments has been called, and fails the test after a timeout. Earlier calls
        /// count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with no arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        public func waitForCalls<Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [Void] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until a method with one argument has been called, and fails the test after a timeout. Earlier calls
        /// count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        public func waitForCalls<A, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [A] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until a method with 2 arguments has been called, and fails the test after a timeout. Earlier calls
        /// count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        public func waitForCalls<A, B, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [(A, B)] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until a method with 3 arguments has been called, and fails the test after a timeout. Earlier calls
        /// count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        public func waitForCalls<A, B, C, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [(A, B, C)] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until a method with 4 arguments has been called, and fails the test after a timeout. Earlier calls
        /// count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        public func waitForCalls<A, B, C, D, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [(A, B, C, D)] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until a method with 5 arguments has been called, and fails the test after a timeout. Earlier calls
        /// count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        public func waitForCalls<A, B, C, D, E, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [(A, B, C, D, E)] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until a method with 6 arguments has been called, and fails the test after a timeout. Earlier calls
        /// count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        public func waitForCalls<A, B, C, D, E, F, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [(A, B, C, D, E, F)] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until a method with 7 arguments has been called, and fails the test after a timeout. Earlier calls
        /// count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        public func waitForCalls<A, B, C, D, E, F, G, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [(A, B, C, D, E, F, G)] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until an asynchronous method with no arguments has been called, and fails the test after a timeout.
        /// Earlier calls count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with no arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<Failure: Error, Result>(
            of method: @escaping (P) -> () async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [Void] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until an asynchronous method with one argument has been called, and fails the test after a timeout.
        /// Earlier calls count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, Failure: Error, Result>(
            of method: @escaping (P) -> (A) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [A] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until an asynchronous method with 2 arguments has been called, and fails the test after a timeout.
        /// Earlier calls count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [(A, B)] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until an asynchronous method with 3 arguments has been called, and fails the test after a timeout.
        /// Earlier calls count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [(A, B, C)] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until an asynchronous method with 4 arguments has been called, and fails the test after a timeout.
        /// Earlier calls count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [(A, B, C, D)] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until an asynchronous method with 5 arguments has been called, and fails the test after a timeout.
        /// Earlier calls count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, E, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [(A, B, C, D, E)] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until an asynchronous method with 6 arguments has been called, and fails the test after a timeout.
        /// Earlier calls count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, E, F, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [(A, B, C, D, E, F)] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Waits until an asynchronous method with 7 arguments has been called, and fails the test after a timeout.
        /// Earlier calls count.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, E, F, G, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> [(A, B, C, D, E, F, G)] {
            await named(method).wait(count, timeout, clock, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until a method with no arguments has been called, and fails the test after a timeout.
        /// Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with no arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        public func waitForCalls<Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [Void] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until a method with one argument has been called, and fails the test after a timeout.
        /// Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        public func waitForCalls<A, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [A] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until a method with 2 arguments has been called, and fails the test after a timeout.
        /// Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        public func waitForCalls<A, B, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until a method with 3 arguments has been called, and fails the test after a timeout.
        /// Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        public func waitForCalls<A, B, C, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until a method with 4 arguments has been called, and fails the test after a timeout.
        /// Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        public func waitForCalls<A, B, C, D, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until a method with 5 arguments has been called, and fails the test after a timeout.
        /// Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        public func waitForCalls<A, B, C, D, E, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D, E)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until a method with 6 arguments has been called, and fails the test after a timeout.
        /// Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        public func waitForCalls<A, B, C, D, E, F, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D, E, F)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until a method with 7 arguments has been called, and fails the test after a timeout.
        /// Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        public func waitForCalls<A, B, C, D, E, F, G, Failure: Error, Result>(
            of method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D, E, F, G)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until an asynchronous method with no arguments has been called, and fails the test after a
        /// timeout. Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with no arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<Failure: Error, Result>(
            of method: @escaping (P) -> () async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [Void] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until an asynchronous method with one argument has been called, and fails the test after a
        /// timeout. Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, Failure: Error, Result>(
            of method: @escaping (P) -> (A) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [A] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until an asynchronous method with 2 arguments has been called, and fails the test after a
        /// timeout. Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until an asynchronous method with 3 arguments has been called, and fails the test after a
        /// timeout. Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until an asynchronous method with 4 arguments has been called, and fails the test after a
        /// timeout. Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until an asynchronous method with 5 arguments has been called, and fails the test after a
        /// timeout. Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, E, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D, E)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until an asynchronous method with 6 arguments has been called, and fails the test after a
        /// timeout. Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
        @available(*, noasync) @discardableResult
        @_disfavoredOverload
        public func waitForCalls<A, B, C, D, E, F, Failure: Error, Result>(
            of method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result, count: Int = 1,
            timeout: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> [(A, B, C, D, E, F)] {
            named(method).waitBlocking(count, timeout, SourcePlace(fileID, filePath, line, column))
        }

        /// Blocks the thread until an asynchronous method with 7 arguments has been called, and fails the test after a
        /// timeout. Earlier calls count. For synchronous tests.
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments, such as `AccountStore.balance(of:)`.
        ///     Pick an overload with `as`. If the spy can't record the method, this traps.
        ///   - count: The number of calls to wait for.
        ///   - timeout: The longest time to wait.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        /// - Returns: For each call so far the argument, or the tuple of the arguments.
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
        /// Adds a step to the order: a method with no arguments.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        public static func buildExpression<Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) () throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: a method with one argument.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        public static func buildExpression<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: a method with 2 arguments.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        public static func buildExpression<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: a method with 3 arguments.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        public static func buildExpression<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: a method with 4 arguments.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        public static func buildExpression<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: a method with 5 arguments.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        public static func buildExpression<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: a method with 6 arguments.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        public static func buildExpression<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: a method with 7 arguments.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        public static func buildExpression<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: an asynchronous method with no arguments.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func buildExpression<Failure: Error, Result>(
            _ method: @escaping (P) -> () async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: an asynchronous method with one argument.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func buildExpression<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: an asynchronous method with 2 arguments.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func buildExpression<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: an asynchronous method with 3 arguments.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func buildExpression<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: an asynchronous method with 4 arguments.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func buildExpression<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: an asynchronous method with 5 arguments.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func buildExpression<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: an asynchronous method with 6 arguments.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func buildExpression<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Adds a step to the order: an asynchronous method with 7 arguments.
        ///
        /// - Parameter method: A reference to a method of the protocol.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func buildExpression<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result
        ) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) } }]
        }

        /// Returns a step for a call of a method with one argument whose arguments match.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument. If the spy can't record the method,
        ///     the verification traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        /// - Returns: The step.
        public static func call<A, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A) throws(Failure) -> Result, with a: Match<A>
        ) -> Step {
            Step(ArgumentMatch<A>([a.argument { $0 }])) {
                $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
            }
        }

        /// Returns a step for a call of a method with 2 arguments whose arguments match.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments. If the spy can't record the method,
        ///     the verification traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        /// - Returns: The step.
        public static func call<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B) throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>
        ) -> Step {
            Step(ArgumentMatch<(A, B)>([a.argument { $0.0 }, b.argument { $0.1 }])) {
                $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
            }
        }

        /// Returns a step for a call of a method with 3 arguments whose arguments match.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments. If the spy can't record the method,
        ///     the verification traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        /// - Returns: The step.
        public static func call<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>
        ) -> Step {
            Step(ArgumentMatch<(A, B, C)>([a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }])) {
                $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
            }
        }

        /// Returns a step for a call of a method with 4 arguments whose arguments match.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments. If the spy can't record the method,
        ///     the verification traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        /// - Returns: The step.
        public static func call<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>
        ) -> Step {
            Step(
                ArgumentMatch<(A, B, C, D)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                ])
            ) {
                $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
            }
        }

        /// Returns a step for a call of a method with 5 arguments whose arguments match.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments. If the spy can't record the method,
        ///     the verification traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        /// - Returns: The step.
        public static func call<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>
        ) -> Step {
            Step(
                ArgumentMatch<(A, B, C, D, E)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                    e.argument { $0.4 },
                ])
            ) {
                $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
            }
        }

        /// Returns a step for a call of a method with 6 arguments whose arguments match.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments. If the spy can't record the method,
        ///     the verification traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - f: A literal or a ``Match`` for argument 6.
        /// - Returns: The step.
        public static func call<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>
        ) -> Step {
            Step(
                ArgumentMatch<(A, B, C, D, E, F)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                    e.argument { $0.4 }, f.argument { $0.5 },
                ])
            ) {
                $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
            }
        }

        /// Returns a step for a call of a method with 7 arguments whose arguments match.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments. If the spy can't record the method,
        ///     the verification traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - f: A literal or a ``Match`` for argument 6.
        ///   - g: A literal or a ``Match`` for argument 7.
        /// - Returns: The step.
        public static func call<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> @isolated(any) (A, B, C, D, E, F, G) throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>, _ g: Match<G>
        ) -> Step {
            Step(
                ArgumentMatch<(A, B, C, D, E, F, G)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                    e.argument { $0.4 }, f.argument { $0.5 }, g.argument { $0.6 },
                ])
            ) {
                $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
            }
        }

        /// Returns a step for a call of an asynchronous method with one argument whose arguments match.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with one argument. If the spy can't record the method,
        ///     the verification traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func call<A, Failure: Error, Result>(
            _ method: @escaping (P) -> (A) async throws(Failure) -> Result, with a: Match<A>
        ) -> Step {
            Step(ArgumentMatch<A>([a.argument { $0 }])) {
                $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
            }
        }

        /// Returns a step for a call of an asynchronous method with 2 arguments whose arguments match.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 2 arguments. If the spy can't record the method,
        ///     the verification traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func call<A, B, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>
        ) -> Step {
            Step(ArgumentMatch<(A, B)>([a.argument { $0.0 }, b.argument { $0.1 }])) {
                $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
            }
        }

        /// Returns a step for a call of an asynchronous method with 3 arguments whose arguments match.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 3 arguments. If the spy can't record the method,
        ///     the verification traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func call<A, B, C, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>
        ) -> Step {
            Step(ArgumentMatch<(A, B, C)>([a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }])) {
                $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
            }
        }

        /// Returns a step for a call of an asynchronous method with 4 arguments whose arguments match.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 4 arguments. If the spy can't record the method,
        ///     the verification traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func call<A, B, C, D, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>, _ d: Match<D>
        ) -> Step {
            Step(
                ArgumentMatch<(A, B, C, D)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                ])
            ) {
                $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
            }
        }

        /// Returns a step for a call of an asynchronous method with 5 arguments whose arguments match.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 5 arguments. If the spy can't record the method,
        ///     the verification traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func call<A, B, C, D, E, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E) async throws(Failure) -> Result, with a: Match<A>, _ b: Match<B>,
            _ c: Match<C>, _ d: Match<D>, _ e: Match<E>
        ) -> Step {
            Step(
                ArgumentMatch<(A, B, C, D, E)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                    e.argument { $0.4 },
                ])
            ) {
                $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
            }
        }

        /// Returns a step for a call of an asynchronous method with 6 arguments whose arguments match.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 6 arguments. If the spy can't record the method,
        ///     the verification traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - f: A literal or a ``Match`` for argument 6.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func call<A, B, C, D, E, F, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F) async throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>
        ) -> Step {
            Step(
                ArgumentMatch<(A, B, C, D, E, F)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                    e.argument { $0.4 }, f.argument { $0.5 },
                ])
            ) {
                $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
            }
        }

        /// Returns a step for a call of an asynchronous method with 7 arguments whose arguments match.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - method: A reference to a method of the protocol with 7 arguments. If the spy can't record the method,
        ///     the verification traps.
        ///   - a: A literal or a ``Match`` for argument 1.
        ///   - b: A literal or a ``Match`` for argument 2.
        ///   - c: A literal or a ``Match`` for argument 3.
        ///   - d: A literal or a ``Match`` for argument 4.
        ///   - e: A literal or a ``Match`` for argument 5.
        ///   - f: A literal or a ``Match`` for argument 6.
        ///   - g: A literal or a ``Match`` for argument 7.
        /// - Returns: The step.
        @_disfavoredOverload
        public static func call<A, B, C, D, E, F, G, Failure: Error, Result>(
            _ method: @escaping (P) -> (A, B, C, D, E, F, G) async throws(Failure) -> Result, with a: Match<A>,
            _ b: Match<B>, _ c: Match<C>, _ d: Match<D>, _ e: Match<E>, _ f: Match<F>, _ g: Match<G>
        ) -> Step {
            Step(
                ArgumentMatch<(A, B, C, D, E, F, G)>([
                    a.argument { $0.0 }, b.argument { $0.1 }, c.argument { $0.2 }, d.argument { $0.3 },
                    e.argument { $0.4 }, f.argument { $0.5 }, g.argument { $0.6 },
                ])
            ) {
                $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }
            }
        }

    }
#endif
