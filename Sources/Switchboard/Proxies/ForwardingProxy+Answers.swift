import CForwarding

// Answers to the calls of single methods, while a proxy has no target.

extension ForwardingProxy {
    /// Answers the calls of a method while the proxy has no target.
    ///
    /// The answer is a second proxy with an interceptor, which the engine calls like any receiver, after it has found no target. In a
    /// generated proxy, whose protocol the engine may not support, the answer is an interceptor of this proxy.
    ///
    /// - Parameter add: Adds the interceptor to a proxy. The interceptor answers if `isAnswering` returns true; otherwise it proceeds.
    /// - Returns: A token that removes the answer. Calls under way keep the answer.
    @usableFromInline final func answer<Element, Result>(
        _ selector: TypedSelector<Delegate, Element, Result>,
        by add: (ForwardingProxy<Delegate>, _ isAnswering: @escaping () -> Bool) -> SubscriptionToken
    ) -> SubscriptionToken {
        let slot = own(selector).slot
        requireOwn(slot)
        guard !shape.isByHand else { return add(self) { [unowned self] in !hasDelegate } }
        let answering = unsafeDowncast(newProxy(), to: ForwardingProxy<Delegate>.self)
        // The interceptor lives as long as that proxy, so that calls under way find it.
        add(answering) { true }.detach()
        let table = makeInterceptors()
        let answer = Answer { [shape] in
            guard let receiver = shape.receiver(for: answering.object, retained: true) else {
                fatalError("Switchboard: no memory for a receiver.")
            }
            return receiver
        }
        table.add(answer, to: slot)
        return SubscriptionToken { table.remove(answer) }
    }

    /// The same for an asynchronous method. Not compiled into clients: on x86-64, Swift 6.3's optimizer passes what a closure captures
    /// beside its arguments, and an argument that is aligned to 16 bytes, such as an `Int128`, then lands on the stack, where
    /// asynchronous calls lose it (Tests/CompilerFaults/StackOfAsynchronousCalls). A generic function takes it by address.
    @usableFromInline final func answerAsynchronously<Element, Result, Failure: Error>(
        _ selector: TypedSelector<Delegate, Element, Result>,
        calling call: @escaping (Delegate, Element) async throws(Failure) -> Result,
        _ answer: nonisolated(nonsending) @escaping (Element) async throws(Failure) -> Result
    ) -> SubscriptionToken {
        self.answer(selector) { proxy, isAnswering in
            proxy.interceptAsynchronous(selector, calling: call) {
                (call: borrowing InterceptedAsynchronousCall<Element, Result, Failure>, arguments: Element)
                    async throws(Failure) in
                guard isAnswering() else { return try await call.proceed() }
                return try await answer(arguments)
            }
        }
    }

    private var hasDelegate: Bool {
        hasReceiver(cffi_receiver_forward) || containsAddedDelegate(where: { _ in true })
    }

    // MARK: Properties

    /// Answers calls of a getter while the proxy has no target.
    ///
    /// ```swift
    /// let answer = proxy.whenUnanswered(get: \.rowHeight) { 44 }
    /// ```
    ///
    /// The rules are those of `whenUnanswered(_:_:)`.
    ///
    /// - Parameters:
    ///   - property: A key path of one property of the delegate's protocol.
    ///   - answer: Returns the value, on the thread that makes the call. It belongs to no actor.
    /// - Returns: A token. Cancelling or dropping it removes the answer.
    public final func whenUnanswered<Value>(
        get property: KeyPath<Delegate, Value>, _ answer: @escaping () -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: property) }) {
            proxy, isAnswering in
            proxy.intercept(get: property) { call in isAnswering() ? answer() : call.proceed() }
        }
    }

    /// As `whenUnanswered(get:_:)` above, by a closure that reads the property and does nothing else: `{ try $0.size }`. For
    /// getters that throw there are no key paths.
    public final func whenUnanswered<Value, Failure: Error>(
        get getter: @escaping (Delegate) throws(Failure) -> Value,
        _ answer: @escaping () throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) }) {
            proxy, isAnswering in
            proxy.intercept(get: getter) { (call: borrowing InterceptedCall<Void, Value, Failure>) throws(Failure) in
                try isAnswering() ? answer() : call.proceed()
            }
        }
    }

    /// As `whenUnanswered(get:_:)` above, for a subscript: `{ delegate, row in delegate[row] }`.
    public final func whenUnanswered<A, Value, Failure: Error>(
        get getter: @escaping (Delegate, A) throws(Failure) -> Value,
        _ answer: @escaping (A) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) }) {
            proxy, isAnswering in
            proxy.intercept(get: getter) { (call: borrowing InterceptedCall<A, Value, Failure>, a: A) throws(Failure) in
                try isAnswering() ? answer(a) : call.proceed()
            }
        }
    }

    /// As `whenUnanswered(get:_:)` above, for a subscript with 2 arguments.
    public final func whenUnanswered<A, B, Value, Failure: Error>(
        get getter: @escaping (Delegate, A, B) throws(Failure) -> Value,
        _ answer: @escaping (A, B) throws(Failure) -> Value, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: getter) }) {
            proxy, isAnswering in
            proxy.intercept(get: getter) {
                (call: borrowing InterceptedCall<(A, B), Value, Failure>, a: A, b: B) throws(Failure) in
                try isAnswering() ? answer(a, b) : call.proceed()
            }
        }
    }

    /// Answers calls of a setter while the proxy has no target.
    ///
    /// The rules are those of `whenUnanswered(_:_:)`. A setter that is known to return nothing needs no answer.
    ///
    /// - Parameters:
    ///   - property: A key path of one property of the delegate's protocol.
    ///   - answer: Gets the new value, on the thread that makes the call. It belongs to no actor.
    /// - Returns: A token. Cancelling or dropping it removes the answer.
    public final func whenUnanswered<Value>(
        set property: WritableKeyPath<Delegate, Value>, _ answer: @escaping (Value) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: property) }) {
            proxy, isAnswering in
            proxy.intercept(set: property) { call, value in isAnswering() ? answer(value) : call.proceed() }
        }
    }

    /// As `whenUnanswered(set:_:)` above, by a closure that sets the property and does nothing else: `{ $0.name = $1 }`.
    public final func whenUnanswered<Value>(
        set setter: @escaping (inout Delegate, Value) -> Void, _ answer: @escaping (Value) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) }) {
            proxy, isAnswering in
            proxy.intercept(set: setter) { call, value in isAnswering() ? answer(value) : call.proceed() }
        }
    }
}
