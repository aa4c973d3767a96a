#if canImport(Combine) || Combine
    public import Switchboard

    extension DelegateProxy {
        // MARK: Before the call

        /// The calls of the method that `method` refers to, before they go on to the real delegate.
        ///
        /// What cannot be observed traps here, not at a call; `selector(_:)` throws instead.
        ///
        /// - Parameter method: A reference to a method of the delegate's protocol, such as
        ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Overloads are told apart with `as`.
        public final func sentMessagePublisher<Failure: Error>(
            _ method: @escaping (Delegate) -> () throws(Failure) -> Void
        ) -> MessagePublisher<Void> {
            sentMessage(method).publisher
        }

        /// As `sentMessagePublisher(_:)` above, for a method with 1 argument.
        public final func sentMessagePublisher<A, Failure: Error>(
            _ method: @escaping (Delegate) -> (A) throws(Failure) -> Void
        ) -> MessagePublisher<A> {
            sentMessage(method).publisher
        }

        /// As `sentMessagePublisher(_:)` above, for a method with 2 arguments.
        public final func sentMessagePublisher<A, B, Failure: Error>(
            _ method: @escaping (Delegate) -> (A, B) throws(Failure) -> Void
        ) -> MessagePublisher<(A, B)> {
            sentMessage(method).publisher
        }

        /// As `sentMessagePublisher(_:)` above, for a method with 3 arguments.
        public final func sentMessagePublisher<A, B, C, Failure: Error>(
            _ method: @escaping (Delegate) -> (A, B, C) throws(Failure) -> Void
        ) -> MessagePublisher<(A, B, C)> {
            sentMessage(method).publisher
        }

        /// As `sentMessagePublisher(_:)` above, for a method with 4 arguments.
        public final func sentMessagePublisher<A, B, C, D, Failure: Error>(
            _ method: @escaping (Delegate) -> (A, B, C, D) throws(Failure) -> Void
        ) -> MessagePublisher<(A, B, C, D)> {
            sentMessage(method).publisher
        }

        /// As `sentMessagePublisher(_:)` above, for a method with 5 arguments.
        public final func sentMessagePublisher<A, B, C, D, E, Failure: Error>(
            _ method: @escaping (Delegate) -> (A, B, C, D, E) throws(Failure) -> Void
        ) -> MessagePublisher<(A, B, C, D, E)> {
            sentMessage(method).publisher
        }

        /// As `sentMessagePublisher(_:)` above, for a method with 6 arguments.
        public final func sentMessagePublisher<A, B, C, D, E, F, Failure: Error>(
            _ method: @escaping (Delegate) -> (A, B, C, D, E, F) throws(Failure) -> Void
        ) -> MessagePublisher<(A, B, C, D, E, F)> {
            sentMessage(method).publisher
        }

        /// As `sentMessagePublisher(_:)` above, for a method with 7 arguments.
        public final func sentMessagePublisher<A, B, C, D, E, F, G, Failure: Error>(
            _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G) throws(Failure) -> Void
        ) -> MessagePublisher<(A, B, C, D, E, F, G)> {
            sentMessage(method).publisher
        }

        /// As `sentMessagePublisher(_:)` above, for a method with seven or more arguments.
        public final func sentMessagePublisher<A, B, C, D, E, F, G, each Rest, Failure: Error>(
            _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G, repeat each Rest) throws(Failure) -> Void
        ) -> MessagePublisher<(A, B, C, D, E, F, G, repeat each Rest)> {
            sentMessage(method).publisher
        }

        // MARK: After the call

        /// The calls of the method that `method` refers to, after the real delegate had them.
        ///
        /// What cannot be observed traps here, not at a call; `selector(_:)` throws instead.
        ///
        /// - Parameter method: A reference to a method of the delegate's protocol, such as
        ///   `XMLParserDelegate.parser(_:foundCharacters:)`. Overloads are told apart with `as`.
        public final func methodInvokedPublisher<Failure: Error>(
            _ method: @escaping (Delegate) -> () throws(Failure) -> Void
        ) -> MessagePublisher<Void> {
            methodInvoked(method).publisher
        }

        /// As `methodInvokedPublisher(_:)` above, for a method with 1 argument.
        public final func methodInvokedPublisher<A, Failure: Error>(
            _ method: @escaping (Delegate) -> (A) throws(Failure) -> Void
        ) -> MessagePublisher<A> {
            methodInvoked(method).publisher
        }

        /// As `methodInvokedPublisher(_:)` above, for a method with 2 arguments.
        public final func methodInvokedPublisher<A, B, Failure: Error>(
            _ method: @escaping (Delegate) -> (A, B) throws(Failure) -> Void
        ) -> MessagePublisher<(A, B)> {
            methodInvoked(method).publisher
        }

        /// As `methodInvokedPublisher(_:)` above, for a method with 3 arguments.
        public final func methodInvokedPublisher<A, B, C, Failure: Error>(
            _ method: @escaping (Delegate) -> (A, B, C) throws(Failure) -> Void
        ) -> MessagePublisher<(A, B, C)> {
            methodInvoked(method).publisher
        }

        /// As `methodInvokedPublisher(_:)` above, for a method with 4 arguments.
        public final func methodInvokedPublisher<A, B, C, D, Failure: Error>(
            _ method: @escaping (Delegate) -> (A, B, C, D) throws(Failure) -> Void
        ) -> MessagePublisher<(A, B, C, D)> {
            methodInvoked(method).publisher
        }

        /// As `methodInvokedPublisher(_:)` above, for a method with 5 arguments.
        public final func methodInvokedPublisher<A, B, C, D, E, Failure: Error>(
            _ method: @escaping (Delegate) -> (A, B, C, D, E) throws(Failure) -> Void
        ) -> MessagePublisher<(A, B, C, D, E)> {
            methodInvoked(method).publisher
        }

        /// As `methodInvokedPublisher(_:)` above, for a method with 6 arguments.
        public final func methodInvokedPublisher<A, B, C, D, E, F, Failure: Error>(
            _ method: @escaping (Delegate) -> (A, B, C, D, E, F) throws(Failure) -> Void
        ) -> MessagePublisher<(A, B, C, D, E, F)> {
            methodInvoked(method).publisher
        }

        /// As `methodInvokedPublisher(_:)` above, for a method with 7 arguments.
        public final func methodInvokedPublisher<A, B, C, D, E, F, G, Failure: Error>(
            _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G) throws(Failure) -> Void
        ) -> MessagePublisher<(A, B, C, D, E, F, G)> {
            methodInvoked(method).publisher
        }

        /// As `methodInvokedPublisher(_:)` above, for a method with seven or more arguments.
        public final func methodInvokedPublisher<A, B, C, D, E, F, G, each Rest, Failure: Error>(
            _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G, repeat each Rest) throws(Failure) -> Void
        ) -> MessagePublisher<(A, B, C, D, E, F, G, repeat each Rest)> {
            methodInvoked(method).publisher
        }

        // MARK: What is refused

        /// Not for methods that return something: see the message.
        @_disfavoredOverload
        @available(
            *, unavailable,
            message: """
                a method can be observed by reference if it returns nothing, is not asynchronous, and has no `inout` or \
                noncopyable arguments; calls of all others just go on to the real delegate
                """
        )
        public final func sentMessagePublisher<Method>(_ method: (Delegate) -> Method) -> MessagePublisher<Never> {
            fatalError()
        }

        /// Not for methods that return something: see the message.
        @_disfavoredOverload
        @available(
            *, unavailable,
            message: """
                a method can be observed by reference if it returns nothing, is not asynchronous, and has no `inout` or \
                noncopyable arguments; calls of all others just go on to the real delegate
                """
        )
        public final func methodInvokedPublisher<Method>(_ method: (Delegate) -> Method) -> MessagePublisher<Never> {
            fatalError()
        }
    }
#endif
