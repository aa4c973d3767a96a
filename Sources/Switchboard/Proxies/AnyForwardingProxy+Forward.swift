import CForwarding

// What the methods of a hand-written class call. Compiled into the client, where the types are known, so
// nothing is boxed, and nothing is allocated.

/// Room for a delegate: an object and seven tables. Trivial, so that nothing is done at its end.
@usableFromInline @frozen struct ReceiverRoom {
    @usableFromInline var words: (UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt)
    @_alwaysEmitIntoClient @inline(__always)
    init() { words = (0, 0, 0, 0, 0, 0, 0, 0) }
}

// Not in `ForwardingProxy`: in a class that is generic in its delegates, the compiler would specialize nothing that is
// itself generic.
extension AnyForwardingProxy {
    // In the following, `Delegate` is the type of this proxy's dispatch table, or has the same memory layout: the first
    // word is an object, and null stands for nil. `borrows` says that `arguments` only names values that live until the
    // call is over: the parameters of a generated method. They are not retained then, if they contain no closures.

    /// Forwards a call, or does whatever else it needs.
    @_alwaysEmitIntoClient @inline(__always)
    final func forwardCall<Delegate, Element, Failure: Error>(
        _ slot: Int, with arguments: () -> Element, borrows: Bool, _ call: (Delegate) throws(Failure) -> Void
    ) throws(Failure) {
        guard fitsInRoom(Delegate.self) else {
            return try performCall(slot, with: arguments, borrows: false, call)
        }
        var room = ReceiverRoom()
        let entered = cffi_proxy_take_receiver(
            Unmanaged.passUnretained(self).toOpaque(), UInt32(truncatingIfNeeded: slot), &room)
        if entered.object != nil {
            let receiver: Delegate = takeReceiver(in: &room)
            defer { leave(receiver, in: &room, entered) }
            return try call(receiver)
        }
        if entered.does == cffi_entry_end { return }
        guard entered.does != cffi_entry_answer else {
            return try answerByExtension(slot, call) { () throws(Failure) in returnUnanswered(slot) }
        }
        try performCall(slot, with: arguments, borrows: borrows && entered.does == cffi_entry_observe_plain, call)
    }

    /// Calls `body` with the address of the arguments: of a copy that is retained or, if the call borrows them, of one
    /// that has only their bits.
    @_alwaysEmitIntoClient @inline(__always)
    final func withArguments<Element, Result>(
        _ arguments: () -> Element, borrows: Bool, _ body: (UnsafeRawPointer) -> Result
    ) -> Result {
        guard borrows, _isBitwiseTakable(Element.self) else { return withUnsafePointer(to: arguments()) { body($0) } }
        return withUnsafeTemporaryAllocation(
            byteCount: MemoryLayout<Element>.size, alignment: MemoryLayout<Element>.alignment
        ) { bits in
            let bits = bits.baseAddress!
            // Retained and released at once, which the optimizer takes out. Other ways to write a tuple to memory leave
            // out the word of a metatype, as of `Int.Type`, whose value the compiler knows (Swift 6.3, -O).
            withUnsafePointer(to: arguments()) { bits.copyMemory(from: $0, byteCount: MemoryLayout<Element>.size) }
            defer { withExtendedLifetime(arguments()) {} }
            return body(bits)
        }
    }

    /// Whether a delegate of that type is forwarded to at once. One of more than seven protocols is not: its calls are
    /// performed as if they had an observer.
    @_alwaysEmitIntoClient @inline(__always)
    final func fitsInRoom<Delegate>(_: Delegate.Type) -> Bool {
        MemoryLayout<Delegate>.size <= MemoryLayout<ReceiverRoom>.size
    }

    /// The receiver that C wrote into a room, which may have no reference for the caller. Preconditions: there is one,
    /// and this is its type; the caller gives it to `putBack` or `leave`, once.
    @_alwaysEmitIntoClient @inline(__always)
    final func takeReceiver<Delegate>(in room: UnsafeMutableRawPointer) -> Delegate {
        room.assumingMemoryBound(to: Delegate.self).move()
    }

    /// Puts a receiver back into its room. Its reference is not the caller's to release: the C code that gave it does
    /// that.
    @_alwaysEmitIntoClient @inline(__always)
    final func putBack<Delegate>(_ receiver: consuming Delegate, in room: UnsafeMutableRawPointer) {
        room.assumingMemoryBound(to: Delegate.self).initialize(to: receiver)
    }

    /// Ends a call of the receiver that `cffi_proxy_take_receiver` gave.
    @_alwaysEmitIntoClient @inline(__always)
    final func leave<Delegate>(
        _ receiver: consuming Delegate, in room: UnsafeMutableRawPointer, _ entered: cffi_entered
    ) {
        putBack(receiver, in: room)
        cffi_proxy_leave(room, entered.guard)
    }

    /// Performs a call that is not just forwarded: notifies the observers, calls the receivers, notifies the observers.
    @_alwaysEmitIntoClient @inline(__always)
    final func performCall<Delegate, Element, Failure: Error>(
        _ slot: Int, with arguments: () -> Element, borrows: Bool, _ call: (Delegate) throws(Failure) -> Void
    ) throws(Failure) {
        let error = withUnsafeTemporaryAllocation(of: Delegate.self, capacity: 1) { room in
            withArguments(arguments, borrows: borrows) { arguments in
                performByAddress(slot, arguments, in: room.baseAddress!) { room in
                    let receiver: Delegate = takeReceiver(in: room)
                    defer { putBack(receiver, in: room) }
                    do throws(Failure) {
                        try call(receiver)
                        return nil
                    } catch {
                        return error
                    }
                }
            }
        }
        if let error { throw failure(error, of: slot) }
    }

    /// Like `forwardCall` above, for a method that returns something.
    @_alwaysEmitIntoClient @inline(__always)
    final func forwardCall<Delegate, Element, Result, Failure: Error>(
        _ slot: Int, with arguments: () -> Element, borrows: Bool, default: () throws(Failure) -> Result,
        _ call: (Delegate) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard fitsInRoom(Delegate.self) else {
            return try cffi_proxy_intercepts(Unmanaged.passUnretained(self).toOpaque())
                ? intercepted(slot, arguments(), as: Failure.self, default: `default`)
                : performCall(slot, with: arguments, borrows: false, default: `default`, call)
        }
        var room = ReceiverRoom()
        // There may be several delegates: the first one that is alive answers.
        let entered = cffi_proxy_take_receiver_for_one(
            Unmanaged.passUnretained(self).toOpaque(), UInt32(truncatingIfNeeded: slot), &room)
        if entered.object != nil {
            let receiver: Delegate = takeReceiver(in: &room)
            defer { leave(receiver, in: &room, entered) }
            return try call(receiver)
        }
        switch entered.does {
        case cffi_entry_end: return try `default`()
        case cffi_entry_intercept: return try intercepted(slot, arguments(), as: Failure.self, default: `default`)
        case cffi_entry_observe, cffi_entry_observe_plain:
            let borrows = borrows && entered.does == cffi_entry_observe_plain
            return try performCall(slot, with: arguments, borrows: borrows, default: `default`, call)
        default: return try answerByExtension(slot, call, orElse: `default`)
        }
    }

    /// Performs an observed call of a method that returns something: notifies the observers, calls the receiver, tells
    /// the observers.
    @_alwaysEmitIntoClient @inline(never)
    final func performCall<Delegate, Element, Result, Failure: Error>(
        _ slot: Int, with arguments: () -> Element, borrows: Bool, default: () throws(Failure) -> Result,
        _ call: (Delegate) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // Before Swift 6.3 what `withUnsafeTemporaryAllocation` throws has no type.
        let outcome: Swift.Result<Result, Failure> = withUnsafeTemporaryAllocation(of: Result.self, capacity: 1) {
            memory in
            let result = memory.baseAddress!
            let error = withUnsafeTemporaryAllocation(of: Delegate.self, capacity: 1) { room in
                withArguments(arguments, borrows: borrows) { arguments in
                    performByAddress(slot, arguments, in: room.baseAddress!, result: result) { room in
                        do throws(Failure) {
                            if let room {
                                let receiver: Delegate = takeReceiver(in: room)
                                defer { putBack(receiver, in: room) }
                                result.initialize(to: try call(receiver))
                            } else {
                                result.initialize(to: try `default`())
                            }
                            return nil
                        } catch {
                            return error
                        }
                    }
                }
            }
            return if let error { .failure(failure(error, of: slot)) } else { .success(result.move()) }
        }
        return try outcome.get()
    }

    /// Ends a call without a target: by the default implementation in an extension of the protocol or, if there is
    /// none, by `unanswered`.
    @_alwaysEmitIntoClient @inline(never)
    final func answerByExtension<Delegate, Result, Failure: Error>(
        _ slot: Int, _ call: (Delegate) throws(Failure) -> Result, orElse unanswered: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let answer: Delegate = extensionAnswer(slot) else { return try unanswered() }
        return try call(answer)
    }

    /// For a call that nothing answers, of a method that returns nothing. Traps if the caller may wait for a
    /// closure.
    @usableFromInline @inline(never)
    final func returnUnanswered(_ slot: Int) {
        if handMethod(at: slot)?.takesClosure == true { refuse(MessageError(unansweredBy: self), slot: slot) }
    }

    /// The receiver of a call that is only forwarded, of the requirement with a name: the target, the fallback target,
    /// the default, or what has the default implementation.
    @_alwaysEmitIntoClient @inline(__always)
    final func copyReceiver<Delegate>(of name: StaticString) -> Delegate? {
        var receiver: Delegate?
        withUnsafeMutablePointer(to: &receiver) { room in
            _ = cffi_first_receiver(Unmanaged.passUnretained(self).toOpaque(), room)
        }
        return receiver.take() ?? extensionAnswer(named: name)
    }

    /// The part of `performCall` that has no type parameters, so that little is compiled into clients for each method.
    ///
    /// - Parameters:
    ///   - arguments: The address of the argument, or of the tuple of them.
    ///   - room: Room for a delegate: an object, and its tables.
    ///   - call: Calls the method on the delegate in the room, leaves it there, and returns the error that the method
    ///     throws.
    /// - Returns: The error with which the call ends.
    @usableFromInline @inline(never)
    final func performByAddress(
        _ slot: Int, _ arguments: UnsafeRawPointer, in room: UnsafeMutableRawPointer,
        _ call: (UnsafeMutableRawPointer) -> (any Error)?
    ) -> (any Error)? {
        let mayHaveClosures = withDispatchTable {
            slot < $0.raw.pointee.slot_count && !$0.slots[slot].has_plain_arguments
        }
        guard mayHaveClosures, let method = handMethod(at: slot), method.observersAnswer else {
            return performByAddress(slot, arguments, in: room, nil, call)
        }
        return method.watchingClosures(in: arguments) { arguments, closures in
            performByAddress(slot, arguments, in: room, closures, call)
        }
    }

    /// - Parameter closures: Those by which observers answer; nil if they cannot.
    private func performByAddress(
        _ slot: Int, _ arguments: UnsafeRawPointer, in room: UnsafeMutableRawPointer, _ closures: WatchedClosures?,
        _ call: (UnsafeMutableRawPointer) -> (any Error)?
    ) -> (any Error)? {
        var underWay = cffi_call()
        let entered = cffi_call_open(&underWay, address, UInt32(truncatingIfNeeded: slot), arguments, room)
        if entered.object != nil {
            let failure = call(room)
            cffi_proxy_leave(room, entered.guard)
            if let failure { underWay.end(threw: failure) } else { underWay.end(isAnswered: true) }
            return failure
        }
        if entered.does == cffi_entry_intercept { return intercepted(slot, arguments) }
        if entered.does == cffi_entry_end {
            underWay.end(isAnswered: false)
            return nil
        }
        let closures = underWay.observers != nil ? closures : nil
        var end = callReceivers(slot, leavesDefaultOut: closures != nil, in: room, call)
        if !end.isAnswered, closures == nil { returnUnanswered(slot) }
        if let failure = end.failure {
            underWay.end(threw: failure)
        } else {
            underWay.end(isAnswered: end.isAnswered)
        }
        if !end.isAnswered, let closures, !closures.wereTaken {
            end = callReceivers(slot, leavesDefaultOut: false, in: room, call)
        }
        return end.failure
    }

    /// Calls the receivers: there may be several, or none.
    private func callReceivers(
        _ slot: Int, leavesDefaultOut: Bool, in room: UnsafeMutableRawPointer,
        _ call: (UnsafeMutableRawPointer) -> (any Error)?
    ) -> ReceiversEnd {
        var receivers = cffi_receivers_of(address, UInt32(slot), handMethod(at: slot)?.isMulticast == true, false)
        receivers.leaves_default_out = leavesDefaultOut
        return callReceivers(receivers, in: room.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)) { _, _ in
            let error = call(room)
            cffi_proxy_leave(room, nil)
            return error.map { .threw($0) } ?? .returned
        }
    }

    /// Like `performByAddress(_:_:in:_:)`, for a method that returns something: one receiver gets the call.
    ///
    /// - Parameters:
    ///   - result: Where `call` writes the result.
    ///   - call: Calls the method on the delegate in the room, and leaves it there, or finds a default if there is
    ///     none; returns the error that is thrown.
    @usableFromInline @inline(never)
    final func performByAddress(
        _ slot: Int, _ arguments: UnsafeRawPointer, in room: UnsafeMutableRawPointer, result: UnsafeRawPointer,
        _ call: (UnsafeMutableRawPointer?) -> (any Error)?
    ) -> (any Error)? {
        var underWay = cffi_call()
        let entered = cffi_call_open_for_one(&underWay, address, UInt32(truncatingIfNeeded: slot), arguments, room)
        let mayAnswer = entered.object == nil && entered.does != cffi_entry_end
        let isAnswered = entered.object != nil || mayAnswer && takeExtensionAnswer(slot, in: room)
        let failure = call(isAnswered ? room : nil)
        if isAnswered { cffi_proxy_leave(room, entered.object != nil ? entered.guard : nil) }
        if let failure {
            underWay.end(threw: failure)
        } else {
            underWay.end(isAnswered: isAnswered, result: result)
        }
        return failure
    }

    /// Makes an invocation of a call of a method that returns nothing.
    private func intercepted(_ slot: Int, _ arguments: UnsafeRawPointer) -> (any Error)? {
        if let chain = interceptorsOfCall(slot) {
            return intercepted(slot, arguments, chain) { [self] _ in
                returnUnanswered(slot)
                return nil
            } take: { _ in
            }
        }
        do {
            try dispatchTable.registered(slot).intercept(self, UnsafeMutableRawPointer(mutating: arguments), Void.self)
            return nil
        } catch let error as MessageError where error.isUnanswered(by: self) {
            returnUnanswered(slot)
            return nil
        } catch {
            return error
        }
    }

    /// Casts the error that a method throws to its type; any other error traps.
    @usableFromInline @inline(never)
    final func failure<Failure: Error>(_ error: any Error, of slot: Int) -> Failure {
        guard let failure = error as? Failure else { refuse(error, slot: slot) }
        return failure
    }

    /// A method of a hand-written class, or by macro; nil if nothing is known of it.
    private final func handMethod(at slot: Int) -> ResolvedMethod? {
        if let registered = cffi_proxy_registered(address, UInt32(truncatingIfNeeded: slot)) {
            return Unmanaged<RegisteredMethod>.fromOpaque(registered)._withUnsafeGuaranteedRef { $0.method }
        }
        // An asynchronous one has no name for messages.
        return dispatchTable.methods.withLock { $0.bySlot[slot] }
    }

    /// The receivers of a call: the target, or else what answers in its place; and the added delegates, if it reaches
    /// all.
    final func copyReceivers<Delegate>(_ slot: Int, isObserved: Bool) -> [Delegate] {
        let method = handMethod(at: slot)
        var receivers = cffi_receivers_of(address, UInt32(slot), method?.isMulticast == true, false)
        receivers.leaves_default_out = isObserved && method?.observersAnswer == true
        var delegates: [Delegate] = []
        withUnsafeTemporaryAllocation(of: Delegate.self, capacity: 1) { room in
            let words = UnsafeMutableRawPointer(room.baseAddress!).assumingMemoryBound(
                to: UnsafeMutableRawPointer?.self)
            _ = callReceivers(receivers, in: words) { _, _ in
                delegates.append(room.baseAddress!.move())
                return .returned
            }
        }
        return delegates
    }

    /// The slot of a method, which must be one of those that the class lists; any other traps.
    @usableFromInline final func handSlot(of method: ResolvedMethod) -> Int {
        let slot = method.slot
        guard let registered = cffi_proxy_registered(address, UInt32(truncatingIfNeeded: slot)) else {
            refuseSlot(slot)
        }
        let isRight = Unmanaged<RegisteredMethod>.fromOpaque(registered)._withUnsafeGuaranteedRef {
            $0.method === method
        }
        guard isRight else { refuseSlot(slot) }
        return slot
    }

    /// Makes an invocation of a call of a method that returns something.
    @usableFromInline final func intercepted<Element, Result, Failure: Error>(
        _ slot: Int, _ arguments: Element, as failure: Failure.Type, default: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        if let chain = interceptorsOfCall(slot) {
            return try intercepted(slot, arguments, chain, as: failure, default: `default`)
        }
        let method = dispatchTable.registered(slot)
        do {
            return try withUnsafePointer(to: arguments) {
                try method.intercept(self, UnsafeMutableRawPointer(mutating: $0), Result.self)
            }
        } catch let error as MessageError where error.isUnanswered(by: self) {
            return try `default`()
        } catch let error as Failure {
            throw error
        } catch {
            refuse(error, slot: slot)
        }
    }

    /// Has interceptors handle a call of a method that returns something.
    private func intercepted<Element, Result, Failure: Error>(
        _ slot: Int, _ arguments: Element, _ chain: InterceptorChain, as _: Failure.Type,
        default: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var result: Result?
        let error = withoutActuallyEscaping(`default`) { `default` in
            withUnsafePointer(to: arguments) { arguments in
                intercepted(slot, arguments, chain) { room in
                    do throws(Failure) {
                        room.initializeMemory(as: Result.self, to: try `default`())
                        return nil
                    } catch {
                        return error
                    }
                } take: {
                    result = $0.assumingMemoryBound(to: Result.self).move()
                }
            }
        }
        if let error { throw self.failure(error, of: slot) }
        return result.take()!
    }

    /// Has interceptors handle a call, which goes on as a record.
    ///
    /// - Parameters:
    ///   - unanswered: As in `UnansweredEnd`.
    ///   - take: Takes the result over.
    /// - Returns: The error with which the call ends.
    private func intercepted(
        _ slot: Int, _ arguments: UnsafeRawPointer, _ chain: InterceptorChain,
        unanswered: @escaping (UnsafeMutableRawPointer) -> (any Error)?, take: (UnsafeMutableRawPointer) -> Void
    ) -> (any Error)? {
        let registered = dispatchTable.registered(slot)
        defer { withExtendedLifetime((self, chain)) {} }
        return MessageDispatch.withRecord(registered.signature) { record in
            registered.method.address(record, UnsafeMutableRawPointer(mutating: arguments))
            var call = cffi_interception(self, chain, of: record, registered)
            let error = withUnsafePointer(to: UnansweredEnd(end: unanswered)) {
                call.unanswered = UnsafeRawPointer($0)
                return call.run(arguments, record.pointee.result)
            }
            if let error { return error }
            take(record.pointee.result)
            return nil
        }
    }
}
