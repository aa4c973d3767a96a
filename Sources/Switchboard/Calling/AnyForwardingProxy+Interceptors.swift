import CForwarding

extension AnyForwardingProxy {
    /// The interceptors of a method that is not asynchronous; nil if there are none.
    final func interceptorChain(of slot: Int) -> InterceptorChain? {
        cffi_proxy_copy_interceptors(address, UInt32(slot)).map { Unmanaged.fromOpaque($0).takeRetainedValue() }
    }

    /// The interceptors of a call that comes to a method directly; nil if the class turns calls into invocations, which
    /// go through them later.
    final func interceptorsOfCall(_ slot: Int) -> InterceptorChain? {
        guard let chain = interceptorChain(of: slot) else { return nil }
        return OverridableMethod.forwardInvocation.isOverridden(by: type(of: self)) ? nil : chain
    }

    /// The table of the interceptors; makes it if there is none, and has calls look at the chains from now on.
    /// Thread-safe.
    final func makeChains() -> InterceptorTable {
        let table = makeInterceptors()
        // A call that reads this finds the table.
        cffi_proxy_set_intercepts(address, true)
        return table
    }

    /// The same, where calls need not look at the chains.
    final func makeInterceptors() -> InterceptorTable {
        AnyForwardingProxy.makingInterceptors.withLock { _ in
            if let interceptors { return interceptors }
            let table = InterceptorTable(
                slotCount: Int(dispatchTable.raw.pointee.slot_count), asynchronousSlots: dispatchTable.asynchronousSlots
            )
            cffi_proxy_set_interceptors(address, Unmanaged.passRetained(table).toOpaque())
            return table
        }
    }

    private static let makingInterceptors = Locked<Void>(())

    /// Calls `body`, which calls the requirement at `slot` on this proxy: observers and interceptors, who got the call
    /// already, do not get it again.
    final func passingBy<Value>(_ slot: Int, _ body: () throws -> Value) rethrows -> Value {
        try withUnsafeTemporaryAllocation(of: cffi_passing_by.self, capacity: 1) { room in
            cffi_pass_by_begin(room.baseAddress!, address, UInt32(slot))
            defer { cffi_pass_by_end(room.baseAddress!) }
            return try body()
        }
    }

    // MARK: The end of an intercepted call

    /// What the caller gets if nothing answers; nil if the call returns.
    final func endUnanswered(_ method: ResolvedMethod?, observersAnswer: Bool) -> MessageError? {
        observersAnswer || method?.returnsUnanswered == true ? nil : MessageError(unansweredBy: self)
    }

    /// Why a call of a method whose types are not known cannot end; nil if it has proceeded exactly once.
    final func unknownTypes(_ slot: Int, proceedCount: Int) -> MessageError? {
        proceedCount == 1
            ? nil : MessageError(.unknownTypes(found: proceedCount), dispatchTable.described(slot).selector)
    }
}
