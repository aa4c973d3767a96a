// Adding interceptors to a proxy.

extension ForwardingProxy {
    /// Adds an interceptor of the method of a reference. Inlined, so that the program that adds it compiles the
    /// closures for its types.
    ///
    /// - Parameter call: Calls the method on a receiver. A setter may change it.
    @inlinable @inline(__always)
    final func intercept<Element, Result, Failure: Error>(
        _ selector: TypedSelector<Delegate, Element, Result>,
        calling call: @escaping (inout Delegate, Element) throws(Failure) -> Result,
        _ body: @escaping (borrowing InterceptedCall<Element, Result, Failure>, Element) throws(Failure) -> Result
    ) -> SubscriptionToken {
        addInterceptor(
            selector,
            calling: { delegate, arguments, result in
                do throws(Failure) {
                    let value = try call(&delegate, arguments.assumingMemoryBound(to: Element.self).pointee)
                    result.initializeMemory(as: Result.self, to: value)
                    return nil
                } catch {
                    return error
                }
            }
        ) { state, next, arguments, result in
            do throws(Failure) {
                let call = InterceptedCall<Element, Result, Failure>(state, next: next, arguments)
                let value = try body(call, arguments.assumingMemoryBound(to: Element.self).pointee)
                result.initializeMemory(as: Result.self, to: value)
                return nil
            } catch {
                return error
            }
        }
    }

    /// Adds an interceptor whose closures take arguments and results by address. Preconditions: of the types of the
    /// selector's method; `body` initializes the result unless it returns an error.
    @usableFromInline final func addInterceptor<Element, Result>(
        _ selector: TypedSelector<Delegate, Element, Result>,
        calling call: @escaping (inout Delegate, UnsafeRawPointer, UnsafeMutableRawPointer) -> (any Error)?,
        _ body: @escaping (UnsafeMutableRawPointer, Int, UnsafeRawPointer, UnsafeMutableRawPointer) -> (any Error)?
    ) -> SubscriptionToken {
        let method = interceptible(selector)
        return add(Interceptor(method, calling: call, body), to: method.slot)
    }

    /// Adds an interceptor of an asynchronous method.
    @usableFromInline final func interceptAsynchronous<Element, Result, Failure: Error>(
        _ selector: TypedSelector<Delegate, Element, Result>,
        calling call: @escaping (Delegate, Element) async throws(Failure) -> Result,
        _ body:
            nonisolated(nonsending) @escaping (
                borrowing InterceptedAsynchronousCall<Element, Result, Failure>, Element
            ) async throws(Failure) -> Result
    ) -> SubscriptionToken {
        requireInterceptedWaiting()
        let method = interceptible(selector)
        trapping { () throws(ObservationError) in
            // The entry of a hand-written class's requirement isn't known.
            let requirement = dispatchTable.requirements[dispatchTable.requirementSlot(method.slot)]
            guard requirement.isAsync || dispatchTable.isHandWritten else {
                throw ObservationError(reason: .synchronous, delegateName: dispatchTable.delegateName)
            }
        }
        return add(AsynchronousInterceptor(calling: call, body), to: method.slot)
    }

    /// Traps if interceptors do not reach asynchronous calls of this proxy.
    private final func requireInterceptedWaiting() {
        trapping { () throws(ObservationError) in
            guard !dispatchTable.hasHandWrittenAsynchronousMethods else {
                throw ObservationError(reason: .asynchronousInterceptor, delegateName: dispatchTable.delegateName)
            }
        }
    }

    /// The method, if it can be intercepted; traps if not.
    private final func interceptible<Element, Result>(_ selector: TypedSelector<Delegate, Element, Result>)
        -> ResolvedMethod
    {
        let method = trapping { () throws(ObservationError) in
            guard let method = try selector.method(in: dispatchTable) else {
                throw ObservationError(reason: .notARequirement, delegateName: dispatchTable.delegateName)
            }
            try method.requireKnownConsumption(dispatchTable.delegateName)
            return method
        }
        requireOwn(method.slot)
        warnBeforeUse(of: method.slot, "interceptors of", "called")
        return method
    }

    /// Adds an interceptor of all calls of the proxy, except those of asynchronous methods.
    ///
    /// ```swift
    /// let logging = proxy.intercept { call in
    ///     print(call.requirement, try call.invocation?.arguments() ?? [])
    ///     try call.proceed()
    /// }
    /// ```
    ///
    /// All interceptors run in the order in which you added them, those of single methods included. For asynchronous
    /// methods, use `interceptAsynchronous(_:)`.
    ///
    /// Your interceptor receives an `invocation`, with arguments and result, if the library knows the method's types:
    /// if you observed, registered or intercepted the method by reference; in generated and hand-written proxies;
    /// and, on Linux, by the symbols of a conforming type, unless the program is stripped. Any other call has no
    /// `invocation` and can only proceed, exactly once.
    ///
    /// Thread-safe.
    ///
    /// - Parameter body: Runs for each call, on the thread that makes it, and on several threads at once if several
    ///   call. The caller receives the error that it throws. An error that the method doesn't declare traps with a
    ///   message.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls that are running keep it.
    public final func intercept(
        _ body: @escaping (_ call: borrowing InterceptedInvocation) throws -> Void
    ) -> SubscriptionToken {
        dispatchTable.learnSignatures()
        return add(Interceptor(body), to: nil)
    }

    /// Adds an interceptor of all calls of asynchronous methods of the proxy.
    ///
    /// ```swift
    /// let timing = proxy.interceptAsynchronous { call in
    ///     let begin = ContinuousClock.now
    ///     try await call.proceed()
    ///     print(call.requirement, ContinuousClock.now - begin)
    /// }
    /// ```
    ///
    /// Your interceptor receives an `invocation`, with arguments and result, if the library knows the method's types:
    /// if you observed or intercepted the method by reference, or, on Linux, by the symbols of a conforming type,
    /// unless the program is stripped. Any other call has no `invocation` and can only proceed, exactly once.
    ///
    /// If a generated or hand-written proxy has asynchronous methods, this traps. Thread-safe.
    ///
    /// - Parameter body: Runs for each call, in several tasks at once if several call. It runs on no actor, with the
    ///   task's preferred executor. If the method is `nonisolated(nonsending)` and the library knows its types, it
    ///   runs on the caller's actor. A closure that you form on an actor runs there. The caller receives the error
    ///   that it throws. An error that the method doesn't declare traps with a message, and so does any error if
    ///   `invocation` is nil.
    /// - Returns: A token. Cancelling or releasing it removes the interceptor; calls that are running keep it.
    public final func interceptAsynchronous(
        _ body: nonisolated(nonsending) @escaping (_ call: InterceptedAsynchronousInvocation) async throws -> Void
    ) -> SubscriptionToken {
        requireInterceptedWaiting()
        dispatchTable.learnSignatures()
        return add(AsynchronousInterceptor(body), to: nil)
    }

    /// Adds an interceptor behind the others of a method, or of all.
    ///
    /// - Returns: What removes it.
    final func add(_ interceptor: AnyObject, to slot: Int?) -> SubscriptionToken {
        guard let slot else {
            let table = addToAll(interceptor)
            let added = AddedInterceptor(proxy: self, interceptor: interceptor)
            return SubscriptionToken {
                table.remove(interceptor)
                added.removeFromCompanions()
            }
        }
        let table = listening(to: slot).makeChains()
        table.add(interceptor, to: slot)
        return SubscriptionToken { table.remove(interceptor) }
    }

    /// Adds an interceptor of all calls, those of companions as well.
    @discardableResult
    final func addToAll(_ interceptor: AnyObject) -> InterceptorTable {
        CompanionFamily.lock.withLock {
            let table = makeChains()
            table.add(interceptor, to: nil)
            for companion in companions.values {
                companion.dispatchTable.learnSignatures()
                companion.makeChains().add(interceptor, to: nil)
            }
            return table
        }
    }
}

/// An interceptor of all calls of a proxy. It does not keep the proxy.
private struct AddedInterceptor: @unchecked Sendable {
    weak var proxy: AnyForwardingProxy?
    let interceptor: AnyObject

    func removeFromCompanions() {
        guard let proxy else { return }
        CompanionFamily.lock.withLock {
            for companion in proxy.companions.values { companion.interceptors?.remove(interceptor) }
        }
    }
}
