import CForwarding

// Targets that get their calls on an actor, an executor, a queue or a scheduler.

extension ForwardingProxy {
    /// Sets the target, and delivers its calls on an actor.
    ///
    /// ```swift
    /// proxy.setForwardToDelegate(
    ///     controller, retainDelegate: false, deliverOn: MainActor.shared, answers: .blocking)
    /// ```
    ///
    /// The target's calls reach it on the context only: those that return nothing are kept with copies of their
    /// arguments, and run there in the order in which they began, from whatever thread they come. The caller goes on at
    /// once. An asynchronous call waits for the calls that began before, and then goes where the target belongs.
    /// Observers and interceptors run at the call, on the calling thread, as always.
    ///
    /// The compiler can't check that the arguments may leave their thread, so you vouch for it: treat each of them as
    /// `sending` or `Sendable`. Pointers, `inout` arguments and closures that don't escape are an error.
    ///
    /// The casts that parents make of their delegate find the protocols of the delegate type, and no others of the
    /// target. A subclass's override of `setForwardToDelegate(_:retainDelegate:)` isn't called. Setting another target
    /// ends the delivery; calls that are pending still reach this one. Thread-safe.
    ///
    /// - Parameters:
    ///   - delegate: The target. If it forwards to this proxy, this traps.
    ///   - retainDelegate: Whether the proxy retains the target.
    ///   - actor: The actor to which the target belongs.
    ///   - buffering: How many calls may wait. Those without room are dropped, and counted by `droppedCalls`.
    ///   - onContext: When a call runs that is on the context already.
    ///   - answers: Who answers the calls that return a value, throw, or lend their arguments.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    public final func setForwardToDelegate(
        _ delegate: Delegate, retainDelegate: Bool, deliverOn actor: any Actor,
        buffering: BufferingPolicy = .unbounded, onContext: CallOnContext = .runsInOrder,
        answers: DeliveredAnswers = .whenUnanswered, file: StaticString = #fileID, line: UInt = #line
    ) {
        trapping(file, line) { () throws(DeliveryError) in
            try deliver(to: delegate, retained: retainDelegate, on: .actor(actor), buffering, onContext, answers)
        }
    }

    /// Sets the target, and delivers its calls on an actor, or throws if some can't be delivered.
    ///
    /// ```swift
    /// try proxy.setForwardToDelegateOrThrow(
    ///     controller, retainDelegate: false, deliverOn: MainActor.shared, answers: .blocking)
    /// ```
    ///
    /// If it throws, the proxy keeps the target that it had. See
    /// `setForwardToDelegate(_:retainDelegate:deliverOn:buffering:onContext:answers:file:line:)`. Thread-safe.
    ///
    /// - Parameters:
    ///   - delegate: The target. If it forwards to this proxy, this traps.
    ///   - retainDelegate: Whether the proxy retains the target.
    ///   - actor: The actor to which the target belongs.
    ///   - buffering: How many calls may wait. Those without room are dropped, and counted by `droppedCalls`.
    ///   - onContext: When a call runs that is on the context already.
    ///   - answers: Who answers the calls that return a value, throw, or lend their arguments.
    /// - Throws: A ``DeliveryError`` that names the requirements whose calls can't be delivered.
    public final func setForwardToDelegateOrThrow(
        _ delegate: Delegate, retainDelegate: Bool, deliverOn actor: any Actor,
        buffering: BufferingPolicy = .unbounded, onContext: CallOnContext = .runsInOrder,
        answers: DeliveredAnswers = .whenUnanswered
    ) throws(DeliveryError) {
        try deliver(to: delegate, retained: retainDelegate, on: .actor(actor), buffering, onContext, answers)
    }

    /// Creates a proxy without a parent, and delivers its target's calls on an actor.
    ///
    /// ```swift
    /// let proxy = ForwardingProxy<any XMLParserDelegate>(
    ///     forwardingTo: controller, deliverOn: MainActor.shared, answers: .blocking)
    /// ```
    ///
    /// The target's calls reach it on the context only: those that return nothing are kept with copies of their
    /// arguments, and run there in the order in which they began, from whatever thread they come. The caller goes on at
    /// once. An asynchronous call waits for the calls that began before, and then goes where the target belongs.
    /// Observers and interceptors run at the call, on the calling thread, as always.
    ///
    /// The compiler can't check that the arguments may leave their thread, so you vouch for it: treat each of them as
    /// `sending` or `Sendable`. Pointers, `inout` arguments and closures that don't escape are an error.
    ///
    /// Retain the proxy as long as calls should arrive, unless the owner of `object` retains it. Calls that are pending
    /// when the proxy is deallocated still run. Thread-safe.
    ///
    /// - Parameters:
    ///   - target: The target. If it forwards to this proxy, this traps.
    ///   - retainTarget: Whether the proxy retains the target.
    ///   - actor: The actor to which the target belongs.
    ///   - buffering: How many calls may wait. Those without room are dropped, and counted by `droppedCalls`.
    ///   - onContext: When a call runs that is on the context already.
    ///   - answers: Who answers the calls that return a value, throw, or lend their arguments.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    public convenience init(
        forwardingTo target: Delegate, retainTarget: Bool = true, deliverOn actor: any Actor,
        buffering: BufferingPolicy = .unbounded, onContext: CallOnContext = .runsInOrder,
        answers: DeliveredAnswers = .whenUnanswered, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(forwardingTo: nil)
        setForwardToDelegate(
            target, retainDelegate: retainTarget, deliverOn: actor, buffering: buffering, onContext: onContext,
            answers: answers, file: file, line: line)
    }

    /// Sets the target, and delivers its calls on a queue, an executor or a scheduler.
    ///
    /// ```swift
    /// proxy.setForwardToDelegate(
    ///     controller, retainDelegate: false, deliverOn: .actor(MainActor.shared), answers: .blocking)
    /// ```
    ///
    /// The target's calls reach it on the context only: those that return nothing are kept with copies of their
    /// arguments, and run there in the order in which they began, from whatever thread they come. The caller goes on at
    /// once. An asynchronous call waits for the calls that began before, and then goes where the target belongs.
    /// Observers and interceptors run at the call, on the calling thread, as always.
    ///
    /// The compiler can't check that the arguments may leave their thread, so you vouch for it: treat each of them as
    /// `sending` or `Sendable`. Pointers, `inout` arguments and closures that don't escape are an error.
    ///
    /// The casts that parents make of their delegate find the protocols of the delegate type, and no others of the
    /// target. A subclass's override of `setForwardToDelegate(_:retainDelegate:)` isn't called. Setting another target
    /// ends the delivery; calls that are pending still reach this one. Thread-safe.
    ///
    /// - Parameters:
    ///   - delegate: The target. If it forwards to this proxy, this traps.
    ///   - retainDelegate: Whether the proxy retains the target.
    ///   - context: Where the target gets its calls.
    ///   - buffering: How many calls may wait. Those without room are dropped, and counted by `droppedCalls`.
    ///   - onContext: When a call runs that is on the context already.
    ///   - answers: Who answers the calls that return a value, throw, or lend their arguments.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    public final func setForwardToDelegate(
        _ delegate: Delegate, retainDelegate: Bool, deliverOn context: DeliveryContext,
        buffering: BufferingPolicy = .unbounded, onContext: CallOnContext = .runsInOrder,
        answers: DeliveredAnswers = .whenUnanswered, file: StaticString = #fileID, line: UInt = #line
    ) {
        trapping(file, line) { () throws(DeliveryError) in
            try deliver(to: delegate, retained: retainDelegate, on: context, buffering, onContext, answers)
        }
    }

    /// Sets the target, and delivers its calls on a queue, an executor or a scheduler, or throws if some can't be
    /// delivered.
    ///
    /// ```swift
    /// try proxy.setForwardToDelegateOrThrow(
    ///     controller, retainDelegate: false, deliverOn: .actor(MainActor.shared), answers: .blocking)
    /// ```
    ///
    /// If it throws, the proxy keeps the target that it had. See
    /// `setForwardToDelegate(_:retainDelegate:deliverOn:buffering:onContext:answers:file:line:)`. Thread-safe.
    ///
    /// - Parameters:
    ///   - delegate: The target. If it forwards to this proxy, this traps.
    ///   - retainDelegate: Whether the proxy retains the target.
    ///   - context: Where the target gets its calls.
    ///   - buffering: How many calls may wait. Those without room are dropped, and counted by `droppedCalls`.
    ///   - onContext: When a call runs that is on the context already.
    ///   - answers: Who answers the calls that return a value, throw, or lend their arguments.
    /// - Throws: A ``DeliveryError`` that names the requirements whose calls can't be delivered.
    public final func setForwardToDelegateOrThrow(
        _ delegate: Delegate, retainDelegate: Bool, deliverOn context: DeliveryContext,
        buffering: BufferingPolicy = .unbounded, onContext: CallOnContext = .runsInOrder,
        answers: DeliveredAnswers = .whenUnanswered
    ) throws(DeliveryError) {
        try deliver(to: delegate, retained: retainDelegate, on: context, buffering, onContext, answers)
    }

    /// Creates a proxy without a parent, and delivers its target's calls on a queue, an executor or a scheduler.
    ///
    /// ```swift
    /// let proxy = ForwardingProxy<any XMLParserDelegate>(
    ///     forwardingTo: controller, deliverOn: .actor(MainActor.shared), answers: .blocking)
    /// ```
    ///
    /// The target's calls reach it on the context only: those that return nothing are kept with copies of their
    /// arguments, and run there in the order in which they began, from whatever thread they come. The caller goes on at
    /// once. An asynchronous call waits for the calls that began before, and then goes where the target belongs.
    /// Observers and interceptors run at the call, on the calling thread, as always.
    ///
    /// The compiler can't check that the arguments may leave their thread, so you vouch for it: treat each of them as
    /// `sending` or `Sendable`. Pointers, `inout` arguments and closures that don't escape are an error.
    ///
    /// Retain the proxy as long as calls should arrive, unless the owner of `object` retains it. Calls that are pending
    /// when the proxy is deallocated still run. Thread-safe.
    ///
    /// - Parameters:
    ///   - target: The target. If it forwards to this proxy, this traps.
    ///   - retainTarget: Whether the proxy retains the target.
    ///   - context: Where the target gets its calls.
    ///   - buffering: How many calls may wait. Those without room are dropped, and counted by `droppedCalls`.
    ///   - onContext: When a call runs that is on the context already.
    ///   - answers: Who answers the calls that return a value, throw, or lend their arguments.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    public convenience init(
        forwardingTo target: Delegate, retainTarget: Bool = true, deliverOn context: DeliveryContext,
        buffering: BufferingPolicy = .unbounded, onContext: CallOnContext = .runsInOrder,
        answers: DeliveredAnswers = .whenUnanswered, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(forwardingTo: nil)
        setForwardToDelegate(
            target, retainDelegate: retainTarget, deliverOn: context, buffering: buffering, onContext: onContext,
            answers: answers, file: file, line: line)
    }

    // MARK: What waits

    /// How many calls wait for the context of the target.
    ///
    /// The one that is running doesn't count. Calls that wait for targets before this one count as well. Thread-safe.
    public final var pendingCalls: Int { delivery?.pendingCount ?? 0 }

    /// How many calls never reached their target.
    ///
    /// A call is dropped if the buffer has no room for it, if its target is deallocated when its turn comes, or if the
    /// context releases its job without having run it. If no call waits any longer for a target before, the number
    /// begins at zero when the proxy gets a target whose calls are delivered in place of one whose calls aren't.
    /// Thread-safe.
    public final var droppedCalls: Int { delivery?.droppedCount ?? 0 }

    /// Waits until all calls have run, or were dropped, that began before.
    ///
    /// ```swift
    /// proxy.object.importer(importer, didImport: 3)
    /// await proxy.delivered()  // the call has reached the target
    /// ```
    ///
    /// Thread-safe.
    public nonisolated(nonsending) final func delivered() async { await delivery?.turn() }
}
