import CForwarding

// Answers to the calls of single methods, while a proxy has no target.

extension ForwardingProxy {
    /// Answers the calls of a method while the proxy has no target.
    ///
    /// The answer is a second proxy with an interceptor, which the engine calls like any receiver, after it has found
    /// no target. In a generated proxy, whose protocol the engine may not support, the answer is an interceptor of this
    /// proxy.
    ///
    /// - Parameter add: Adds the interceptor to a proxy. The interceptor answers if `isAnswering` returns true;
    ///   otherwise it proceeds.
    /// - Returns: A token that removes the answer. Calls under way keep the answer.
    @usableFromInline final func answer<Element, Result>(
        _ selector: TypedSelector<Delegate, Element, Result>,
        by add: (ForwardingProxy<Delegate>, _ isAnswering: @escaping () -> Bool) -> SubscriptionToken
    ) -> SubscriptionToken {
        let slot = own(selector).slot
        requireOwn(slot)
        guard !withDispatchTable({ $0.slots[slot].is_static }) else {
            fatalError(
                """
                Switchboard: `whenUnanswered` can't answer \(dispatchTable.learntName(of: slot)): it's static, and no proxy gets its \
                calls. Intercept it, which answers for all proxies for \(dispatchTable.delegateName).
                """)
        }
        warnIfOwn(slot, "the closures of `whenUnanswered` for", "called")
        guard !dispatchTable.isHandWritten else { return add(self) { [unowned self] in !hasDelegate } }
        let answering = unsafeDowncast(newProxy(), to: ForwardingProxy<Delegate>.self)
        // The interceptor lives as long as that proxy, so that calls under way find it.
        add(answering) { true }.detach()
        let table = makeInterceptors()
        let answer = Answer { [dispatchTable] in dispatchTable.receiver(for: answering.object, retained: true) }
        table.add(answer, to: slot)
        return SubscriptionToken { table.remove(answer) }
    }

    /// The same for an asynchronous method. Not compiled into clients: on x86-64, Swift 6.3's optimizer passes what a
    /// closure captures beside its arguments, and an argument that is aligned to 16 bytes, such as an `Int128`, then
    /// lands on the stack, where asynchronous calls lose it (Tests/CompilerFaults/StackOfAsynchronousCalls). A generic
    /// function takes it by address.
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
    /// let answer = proxy.whenUnanswered(get: \.name) { "untitled" }
    /// ```
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before the
    /// `fallbackTarget`, the default of the delegate type and the default implementation in a protocol extension. If
    /// you add several answers, the last one counts. Observers and interceptors receive the call as usual.
    ///
    /// The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the proxy's
    /// parent, write `[weak owner]`. If the getter can't be answered, this traps; `selector(get:)` throws instead.
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - property: A key path of one property of the delegate's protocol, such as `\.name`.
    ///   - answer: Returns the value, on the caller's thread. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls that are running keep it.
    public final func whenUnanswered<Value>(
        get property: KeyPath<Delegate, Value>, _ answer: @escaping () -> Value, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(get: property) }) {
            proxy, isAnswering in
            proxy.intercept(get: property) { call in isAnswering() ? answer() : call.proceed() }
        }
    }

    /// Answers calls of a getter that you reference by a closure, while the proxy has no target.
    ///
    /// ```swift
    /// let answer = proxy.whenUnanswered(get: { try $0.size }) { 0 }
    /// ```
    ///
    /// Use a closure if the getter throws, because Swift has no key paths to such properties, or if the property's
    /// type is an associated type.
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before the
    /// `fallbackTarget`, the default of the delegate type and the default implementation in a protocol extension. If
    /// you add several answers, the last one counts. Observers and interceptors receive the call as usual.
    ///
    /// The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the proxy's
    /// parent, write `[weak owner]`. If the getter can't be answered, this traps; `selector(get:)` throws instead.
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - getter: A closure that only reads the property: `{ try $0.size }`.
    ///   - answer: Returns the value, on the caller's thread. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls that are running keep it.
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

    /// Answers reads of a subscript with one index while the proxy has no target.
    ///
    /// ```swift
    /// let answer = proxy.whenUnanswered(get: { delegate, row in delegate[row] }) { row in "row \(row)" }
    /// ```
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before the
    /// `fallbackTarget`, the default of the delegate type and the default implementation in a protocol extension. If
    /// you add several answers, the last one counts. Observers and interceptors receive the call as usual.
    ///
    /// The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the proxy's
    /// parent, write `[weak owner]`. If the getter can't be answered, this traps; `selector(get:)` throws instead.
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - getter: A closure that only reads the subscript: `{ delegate, row in delegate[row] }`.
    ///   - answer: Takes the index and returns the value, on the caller's thread. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls that are running keep it.
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

    /// Answers reads of a subscript with two indices while the proxy has no target.
    ///
    /// ```swift
    /// let answer = proxy.whenUnanswered(get: { delegate, row, column in delegate[row, column] }) { row, column in
    ///     "cell \(row), \(column)"
    /// }
    /// ```
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before the
    /// `fallbackTarget`, the default of the delegate type and the default implementation in a protocol extension. If
    /// you add several answers, the last one counts. Observers and interceptors receive the call as usual.
    ///
    /// The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the proxy's
    /// parent, write `[weak owner]`. If the getter can't be answered, this traps; `selector(get:)` throws instead.
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - getter: A closure that only reads the subscript: `{ delegate, row, column in delegate[row, column] }`.
    ///   - answer: Takes the indices and returns the value, on the caller's thread. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls that are running keep it.
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
    /// ```swift
    /// let answer = proxy.whenUnanswered(set: \.name) { name in print(name) }
    /// ```
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before the
    /// `fallbackTarget`, the default of the delegate type and the default implementation in a protocol extension. If
    /// you add several answers, the last one counts. Observers and interceptors receive the call as usual.
    ///
    /// A setter returns nothing. So if the library knows the setter, and the value isn't a closure, a call without a
    /// target returns even without an answer.
    ///
    /// The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the proxy's
    /// parent, write `[weak owner]`. If the setter can't be answered, this traps; `selector(set:)` throws instead.
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - property: A key path of one property of the delegate's protocol, such as `\.name`.
    ///   - answer: Takes the new value, on the caller's thread. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls that are running keep it.
    public final func whenUnanswered<Value>(
        set property: WritableKeyPath<Delegate, Value>, _ answer: @escaping (Value) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: property) }) {
            proxy, isAnswering in
            proxy.intercept(set: property) { call, value in isAnswering() ? answer(value) : call.proceed() }
        }
    }

    /// Answers calls of a setter that you reference by a closure, while the proxy has no target.
    ///
    /// ```swift
    /// let answer = proxy.whenUnanswered(set: { $0.name = $1 }) { name in print(name) }
    /// ```
    ///
    /// Use a closure if the property's type is an associated type.
    ///
    /// If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before the
    /// `fallbackTarget`, the default of the delegate type and the default implementation in a protocol extension. If
    /// you add several answers, the last one counts. Observers and interceptors receive the call as usual.
    ///
    /// A setter returns nothing. So if the library knows the setter, and the value isn't a closure, a call without a
    /// target returns even without an answer.
    ///
    /// The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the proxy's
    /// parent, write `[weak owner]`. If the setter can't be answered, this traps; `selector(set:)` throws instead.
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - setter: A closure that only sets the property: `{ $0.name = $1 }`.
    ///   - answer: Takes the new value, on the caller's thread. It belongs to no actor.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A token. Cancelling or releasing it removes the answer; calls that are running keep it.
    public final func whenUnanswered<Value>(
        set setter: @escaping (inout Delegate, Value) -> Void, _ answer: @escaping (Value) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        self.answer(resolving(file, line) { () throws(ObservationError) in try Self.selector(set: setter) }) {
            proxy, isAnswering in
            proxy.intercept(set: setter) { call, value in isAnswering() ? answer(value) : call.proceed() }
        }
    }
}
