#if Testing
    import Foundation
    import Switchboard

    /// A call as a spy keeps it.
    final class RecordedCall: @unchecked Sendable {
        let slot: Int
        let requirement: Requirement
        let arguments: CopiedArguments
        /// The lock guards these.
        fileprivate var ending: CallOutcome<Any>?
        fileprivate var endedBy: CallResponder?
        fileprivate var isVerified = false
        /// That of the spy's state. Not the state itself, which has this call.
        private let lock: NSCondition

        init(_ slot: Int, _ requirement: Requirement, _ arguments: CopiedArguments, _ lock: NSCondition) {
            self.slot = slot
            self.requirement = requirement
            self.arguments = arguments
            self.lock = lock
        }

        var outcome: CallOutcome<Any>? {
            lock.lock()
            defer { lock.unlock() }
            return ending
        }

        var responder: CallResponder? {
            lock.lock()
            defer { lock.unlock() }
            return endedBy
        }

        /// The call as Swift would write it, with its outcome.
        var text: String {
            guard let responder, responder != .target else { return ownText }
            return "\(ownText), answered by \(responder)"
        }

        private var ownText: String {
            switch outcome {
            case .returned(let result) where !(result is Void): "\(callText) -> \(Printing.short(result))"
            case .threw(let error as UnstubbedCall):
                "\(callText), \(error.hasStubs ? "which no stub fits" : "for which there was no stub")"
            case .threw(let error): "\(callText), which threw \(Printing.short(error))"
            default: callText
            }
        }

        var callText: String { Printing.call(requirement, arguments.values.map(Printing.short)) }
    }

    /// The stubs and calls of a spy. Thread-safe.
    final class SpyState: @unchecked Sendable {
        private struct Waiter {
            let number: Int
            let slot: Int
            let count: Int
            let continuation: CheckedContinuation<Bool, Never>
        }

        /// A call whose types were not known.
        private struct UnknownCall {
            let slot: Int
            /// The slots of the types with which its method, a generic one, had been referenced. It was called with
            /// other types.
            let others: Set<Int>
        }

        let typeName: String
        private let requirements: SlotRequirements
        private let unstubbed: UnstubbedAnswer
        private let hasTarget: Bool
        private let place: SourcePlace
        private let condition = NSCondition()
        private var recorded: [RecordedCall] = []
        private var stubs: [Int: [AnyStub]] = [:]
        /// The calls whose types were not known.
        private var unknown: [UnknownCall] = []
        private var waiters: [Waiter] = []
        private var waiterCount = 0

        init(
            typeName: String, _ requirements: SlotRequirements, _ unstubbed: UnstubbedAnswer, hasTarget: Bool,
            _ place: SourcePlace
        ) {
            self.typeName = typeName
            self.requirements = requirements
            self.unstubbed = unstubbed
            self.hasTarget = hasTarget
            self.place = place
        }

        func withLock<Value>(_ body: () -> Value) -> Value {
            condition.lock()
            defer { condition.unlock() }
            return body()
        }

        // MARK: Calls

        /// Who answers a call.
        private enum Answer {
            case stub(any AnyStub)
            case target
            /// A value that initializes the result.
            case value((UnsafeMutableRawPointer) -> Void)
        }

        /// Records a call, and answers it.
        func handle(_ call: borrowing InterceptedInvocation) throws {
            guard let invocation = call.invocation, let arguments = call.copyArguments() else {
                handleUnknown(call.requirement, slot: call.slot)
                return try call.proceed()
            }
            let recording = RecordedCall(call.slot, call.requirement, arguments, condition)
            add(recording)
            do {
                switch try answer(recording, call.argumentsAddress, invocation.signature.result.type) {
                case .stub(let stub):
                    do {
                        invocation.initializeResult(try stub.answer(call.argumentsAddress))
                    } catch {
                        if arguments.methodThrowsNothing { refuse(error, of: recording) }
                        throw error
                    }
                case .target: try call.proceed()
                case .value(let initialize): invocation.initializeResult(initialize)
                }
                end(recording, .returned(try invocation.result(as: Any.self)), call.responder)
            } catch {
                end(recording, .threw(error), call.responder)
                throw error
            }
        }

        /// The same for an asynchronous call.
        nonisolated(nonsending) func handle(_ call: InterceptedAsynchronousInvocation) async throws {
            guard let arguments = call.copyArguments() else {
                handleUnknown(call.requirement, slot: call.slot)
                return try await call.proceed()
            }
            let recording = RecordedCall(call.slot, call.requirement, arguments, condition)
            add(recording)
            do {
                switch try answer(recording, call.argumentsAddress, call.resultType) {
                case .stub(let stub):
                    do {
                        call.initializeResult(try await stub.answerWaiting(call.argumentsAddress))
                    } catch {
                        if arguments.methodThrowsNothing { refuse(error, of: recording) }
                        throw error
                    }
                case .target: try await call.proceed()
                case .value(let initialize): call.initializeResult(initialize)
                }
                end(recording, .returned(call.result), call.responder)
            } catch {
                end(recording, .threw(error), call.responder)
                throw error
            }
        }

        /// Ends the process: a stub threw an error that the method's caller can't receive.
        private func refuse(_ error: any Error, of call: RecordedCall) -> Never {
            fatalError(
                """
                SwitchboardTesting: a stub of the spy of \(place.text) threw \(error) in \(call.callText) of \(typeName), which isn't \
                declared `throws`. Return a value in the stub's `answers`, or declare the method `throws`.
                """)
        }

        private func end(_ call: RecordedCall, _ outcome: CallOutcome<Any>, _ responder: CallResponder?) {
            withLock {
                call.ending = outcome
                call.endedBy = responder
            }
        }

        private func answer(
            _ call: RecordedCall, _ arguments: UnsafeRawPointer, _ type: Any.Type
        ) throws -> Answer {
            if let stub = withLock({ stubs[call.slot] })?.last(where: { $0.fits(arguments) }) { return .stub(stub) }
            if hasTarget { return .target }
            if let value = unstubbed.value(of: type) {
                func initializing<Result>(_: Result.Type) -> (UnsafeMutableRawPointer) -> Void {
                    { $0.initializeMemory(as: Result.self, to: value as! Result) }
                }
                return .value(_openExistential(type, do: initializing))
            }
            let hint = unstubbedHint(call, arguments, type)
            if call.arguments.methodThrowsErrors {
                throw UnstubbedCall(description: "the spy has \(hint.text)", hasStubs: hint.hasStubs)
            }
            fatalError("SwitchboardTesting: the spy of \(place.text) has \(hint.text)")
        }

        /// What a message says of a call that no stub answers, and whether the method has stubs.
        private func unstubbedHint(
            _ call: RecordedCall, _ arguments: UnsafeRawPointer, _ type: Any.Type
        ) -> (text: String, hasStubs: Bool) {
            let stubs = withLock { self.stubs[call.slot] ?? [] }
            let called = "\(call.callText) of \(typeName), which returns \(type)."
            var (why, line) = Printing.stubbing(call.requirement, of: typeName)
            if let closure = call.requirement.selector.flatMap({ call.arguments.closureReference($0) }) {
                line = "`spy.stub(\(closure)).returns(...)`"
            }
            let rest = "before the call, or make the spy over a real object."
            guard !stubs.isEmpty else { return ("no stub for \(called) \(why)Write \(line) \(rest)", false) }
            // The newest, which are asked first.
            let shown = stubs.reversed().prefix(5).map { $0.misfit(arguments, of: call) }
            let more = stubs.count > shown.count ? ["and \(stubs.count - shown.count) more"] : []
            let found =
                stubs.count == 1
                ? "The method's stub doesn't fit" : "None of the method's \(stubs.count) stubs fits"
            return (
                """
                no stub that fits \(called) \(found):
                \(Printing.indented((shown + more).joined(separator: "\n")))
                \(why)Change a stub, write \(line) \(rest)
                """, true
            )
        }

        /// A call whose types are not known: it can only go on.
        func handleUnknown(_ requirement: Requirement, slot: Int) {
            let others = requirements.slotsOfTypes(at: slot)
            withLock { unknown.append(UnknownCall(slot: slot, others: others)) }
            if hasTarget { return }
            let text = """
                can't record a call of \(requirement): the library doesn't know the method's types, because no conforming type's \
                symbols tell them. \(Printing.remedy(requirement, hasTarget: hasTarget))
                """
            fatalError("SwitchboardTesting: the spy of \(place.text) \(text)")
        }

        private func add(_ call: RecordedCall) {
            let woken = withLock {
                recorded.append(call)
                let ready = waiters.filter { waiter in count(waiter.slot) >= waiter.count }
                waiters.removeAll { waiter in ready.contains { $0.number == waiter.number } }
                condition.broadcast()
                return ready
            }
            for waiter in woken { waiter.continuation.resume(returning: true) }
        }

        /// Precondition: the lock is held.
        private func count(_ slot: Int) -> Int { recorded.count { isOf(slot, $0) } }

        /// Whether a call is one of the method that a reference found at a slot.
        func isOf(_ slot: Int, _ call: RecordedCall) -> Bool {
            requirements.isCall(call.arguments, at: call.slot, of: slot)
        }

        var calls: [RecordedCall] { withLock { recorded } }

        /// The calls of a method; nil if there were some whose arguments are not known, which fails the test.
        func calls(of slot: Int, _ place: SourcePlace) -> [RecordedCall]? {
            if failForMissedCalls(of: slot, place) { return nil }
            return withLock { recorded.filter { isOf(slot, $0) } }
        }

        /// Fails the test, and returns true, if there were calls of a method whose arguments are not known.
        @discardableResult
        func failForMissedCalls(of slot: Int, _ place: SourcePlace) -> Bool {
            let missed = withLock {
                unknown.count { call in
                    call.slot == slot || requirements.isChange(at: call.slot, of: slot)
                        || requirements.isSlot(slot, ofTypesAt: call.slot) && !call.others.contains(slot)
                }
            }
            guard missed > 0 else { return false }
            place.fail(
                """
                The arguments of \(Printing.count(missed)) weren't recorded, because the library didn't know the method's types yet. \
                \(remedy)
                """)
            return true
        }

        /// What to do where the types of methods are not known.
        var remedy: String { Printing.remedy(hasTarget: hasTarget) }

        /// All calls, for the text of a failure.
        var list: String {
            let (calls, missed) = withLock { (recorded, unknown.count) }
            return Printing.list(calls, missed: missed, remedy)
        }

        func clearCalls() {
            let old = withLock {
                unknown = []
                return exchange(&recorded, [])
            }
            // Not under the lock, because the end of an argument may run foreign code.
            withExtendedLifetime(old) {}
        }

        /// How many calls came whose arguments are not known.
        var unknownCount: Int { withLock { unknown.count } }

        func markVerified(_ calls: [RecordedCall]) { withLock { for call in calls { call.isVerified = true } } }

        var unverified: [RecordedCall] { withLock { recorded.filter { !$0.isVerified } } }

        // MARK: Stubs

        func add(_ stub: AnyStub, to slot: Int) { withLock { stubs[slot, default: []].append(stub) } }

        func removeStubs() {
            let old = withLock { exchange(&stubs, [:]) }
            withExtendedLifetime(old) {}
        }

        private func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
            let old = place
            place = value
            return old
        }

        // MARK: Waiting

        /// Blocks until a method was called that often, or the time is over. False then.
        func wait(for slot: Int, count wanted: Int, until deadline: Date) -> Bool {
            withLock {
                while count(slot) < wanted {
                    if !condition.wait(until: deadline) { return count(slot) >= wanted }
                }
                return true
            }
        }

        /// Suspends until a method was called that often, or the time is over. False then.
        func wait(for slot: Int, count wanted: Int, timeout: Duration) async -> Bool {
            let number = withLock {
                waiterCount += 1
                return waiterCount
            }
            return await withTaskCancellationHandler {
                var timer: Task<Void, Never>?
                defer { timer?.cancel() }
                return await withCheckedContinuation { continuation in
                    let isReady = withLock {
                        if count(slot) >= wanted || Task.isCancelled { return true }
                        waiters.append(Waiter(number: number, slot: slot, count: wanted, continuation: continuation))
                        return false
                    }
                    if isReady { return continuation.resume(returning: withLock { count(slot) >= wanted }) }
                    // After the waiter is in the list: a timer that finds none ends nothing.
                    timer = Task {
                        try? await Task.sleep(for: timeout)
                        self.endWaiting(number)
                    }
                }
            } onCancel: {
                endWaiting(number)
            }
        }

        private func endWaiting(_ number: Int) {
            let ended = withLock {
                let ended = waiters.filter { $0.number == number }
                waiters.removeAll { $0.number == number }
                return ended
            }
            for waiter in ended { waiter.continuation.resume(returning: false) }
        }
    }
#endif
