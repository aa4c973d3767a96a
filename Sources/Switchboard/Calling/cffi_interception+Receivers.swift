import CFFIShim
import CForwarding
import CSwiftCall

/// What happens if nothing answers a call that goes on as a record: it initializes a result, or returns an error.
struct UnansweredEnd {
    let end: (UnsafeMutableRawPointer) -> (any Error)?
}

extension cffi_interception {
    /// A call that goes on as a record. The caller keeps the proxy and the chain as long as the call.
    init(
        _ proxy: AnyForwardingProxy, _ chain: InterceptorChain, of record: UnsafeMutablePointer<cffi_invocation>,
        _ registered: RegisteredMethod
    ) {
        self.init()
        self.proxy = proxy.address
        self.chain = Unmanaged.passUnretained(chain).toOpaque()
        slot = UInt32(registered.slot)
        is_answered = true
        observers_answer = registered.method.observersAnswer
        method = UnsafeRawPointer(Unmanaged.passUnretained(registered.method).toOpaque())
        self.record = UnsafeMutableRawPointer(record)
        self.registered = UnsafeRawPointer(Unmanaged.passUnretained(registered).toOpaque())
    }

    var caller: AnyForwardingProxy { Unmanaged.fromOpaque(proxy).takeUnretainedValue() }

    /// Nil if its types are not known.
    var knownMethod: ResolvedMethod? { method.map { Unmanaged.fromOpaque($0).takeUnretainedValue() } }

    /// Notifies the observers, runs the chain, notifies the observers.
    mutating func run(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) -> (any Error)? {
        guard observers_answer, let method = knownMethod, record != nil else {
            return takeError(cffi_interception_run(&self, arguments, result))
        }
        return method.watchingClosures(in: arguments) { arguments, closures in
            self.arguments = arguments
            guard let places = closures.places else {
                is_unwatched = true
                return takeError(cffi_interception_run(&self, arguments, result))
            }
            return places.withUnsafeBufferPointer {
                watched = $0.baseAddress
                watched_count = $0.count
                return takeError(cffi_interception_run(&self, arguments, result))
            }
        }
    }

    /// Goes on with the interceptor at `index`, or with the receivers behind the last.
    static func proceed(
        _ call: UnsafeMutablePointer<cffi_interception>, to index: Int, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        takeError(cffi_interception_proceed(call, index, arguments, result))
    }

    // MARK: The receivers

    /// Goes on to the receivers where C cannot.
    mutating func pass(_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) -> (any Error)? {
        if let record { return pass(record.assumingMemoryBound(to: cffi_invocation.self), arguments, result) }
        guard let method = knownMethod else { return passUnknown(result) }
        // Null if they come from a captured call.
        let own: UnsafeRawPointer? = self.arguments
        if let own, method.hasSameClosures(arguments, own) {
            return withUnsafeTemporaryAllocation(byteCount: Int(CFFI_TYPED_ERROR_SIZE), alignment: 16) { room in
                let error = room.baseAddress!
                let ending = cffi_frame_forward(
                    frame, proxy, slot, layout, leaves_default_out, arguments, result, error, &answered_by)
                return ending == cffi_ending_returned ? nil : end(ending, error, result)
            }
        }
        let chain = Unmanaged<InterceptorChain>.fromOpaque(chain).takeUnretainedValue()
        for interceptor in chain.interceptors {
            guard let callReceivers = interceptor.callReceivers else { continue }
            let end = callReceivers(&self, arguments, result)
            return end.isAnswered ? end.failure : endUnanswered(result)
        }
        return MessageError(.closureReplaced, described.selector)
    }

    private mutating func pass(
        _ record: UnsafeMutablePointer<cffi_invocation>, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        let registered = Unmanaged<RegisteredMethod>.fromOpaque(registered!).takeUnretainedValue()
        do {
            // As in `callReceivers`.
            let method = registered.method
            let isReplaced = observers_answer && !method.hasSameClosures(arguments, self.arguments)
            is_answered = try registered.forward(
                record, with: arguments, from: caller,
                leavesDefaultOut: isReplaced ? was_taken : leaves_default_out, &answered_by)
            result.copyMemory(from: record.pointee.result, byteCount: registered.signature.result.size)
            return nil
        } catch let error as MessageError where error.isUnanswered(by: caller) {
            return endUnanswered(result)
        } catch {
            return error
        }
    }

    private mutating func passUnknown(_ result: UnsafeMutableRawPointer) -> (any Error)? {
        proceed_count += 1
        if let error = unknownTypes { return error }
        answered_by = cffi_frame_forward_unknown(frame, proxy, slot)
        return answered_by != cffi_source_none ? nil : endUnanswered(result)
    }

    /// Nil if a call of a method whose types are not known has proceeded exactly once.
    var unknownTypes: MessageError? { caller.unknownTypes(Int(slot), proceedCount: proceed_count) }

    /// Ends a call that was passed on and did not return. Takes the error over that the receiver threw.
    mutating func end(
        _ ending: cffi_ending, _ error: UnsafeMutableRawPointer, _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        ending == cffi_ending_unanswered ? endUnanswered(result) : knownMethod!.moveError(error)
    }

    /// Ends a call that nothing answers.
    mutating func endUnanswered(_ result: UnsafeMutableRawPointer) -> (any Error)? {
        is_answered = false
        guard !observers_answer, let unanswered else {
            return caller.endUnanswered(knownMethod, observersAnswer: observers_answer)
        }
        return unanswered.assumingMemoryBound(to: UnansweredEnd.self).pointee.end(result)
    }

    /// Has the caller of a requirement get the error; traps if the method does not declare it.
    func fail(_ error: any Error) {
        guard let method = knownMethod else { caller.refuse(error, slot: Int(slot)) }
        caller.fail(frame, Int(slot), layout, error, as: method.layout.failure)
    }
}

extension ResolvedMethod {
    /// Whether two tuples of arguments have the same closures.
    func hasSameClosures(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
        guard containsClosure else { return true }
        return zip(arguments, offsets).allSatisfy { type, offset in
            let size = Metadata(type).size
            return !Metadata(type).containsClosure
                || UnsafeRawBufferPointer(start: one + offset, count: size).elementsEqual(
                    UnsafeRawBufferPointer(start: other + offset, count: size))
        }
    }

    /// Takes the error over with which a call ended. Precondition: it is in the form that `cffi_frame_forward` leaves.
    func moveError(_ memory: UnsafeMutableRawPointer) -> any Error {
        func move<Failure: Error>(_: Failure.Type) -> any Error {
            memory.assumingMemoryBound(to: Failure.self).move()
        }
        if layout.failure == (any Error).self || layout.failure == Never.self {
            return memory.assumingMemoryBound(to: (any Error).self).move()
        }
        return _openExistential(layout.failure, do: move)
    }
}

extension cffi_interception {
    var requirement: Requirement { caller.requirement(at: Int(slot)) }

    var described: DescribedMethod { caller.dispatchTable.described(Int(slot), knownMethod) }
}
