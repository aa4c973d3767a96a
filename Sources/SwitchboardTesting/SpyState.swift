#if Testing
    import Foundation
    import Switchboard
    import Synchronization

    /// The stubs and calls of a spy. Thread-safe.
    final class SpyState: @unchecked Sendable {
        /// What waits for calls.
        private struct Waiter {
            var isOver = false
            var continuation: CheckedContinuation<Void, Never>?
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
        /// How many of these are kept, the newest ones, and how many aren't kept any longer.
        private var limit = Int.max
        private var droppedCount = 0
        private var stubs: [Int: [AnyStub]] = [:]
        /// The same, in the order in which they were made.
        private var allStubs: [(slot: Int, stub: AnyStub)] = []
        /// What answers calls that nothing else answers, by the type of their result.
        private var stubsOfResults: [ObjectIdentifier: AnyStub] = [:]
        /// The calls whose types were not known.
        private var unknown: [UnknownCall] = []
        private var waiters: [Int: Waiter] = [:]
        private var waiterCount = 0
        /// How often a call began or ended.
        private var changes = 0
        private static let lastCall = Atomic<Int>(0)

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

        /// With its name, if anything tells it.
        func requirement(at slot: Int) -> Requirement { WrittenNames.requirement(requirements, slot) }

        /// Looks up the name of a method that only the test's source has, where the reference is.
        func lookUpName(of slot: Int, _ filePath: StaticString, _ line: UInt) {
            WrittenNames.lookUp(requirements, slot, filePath, line)
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

        /// The stubs that a call meets.
        private struct MetStubs {
            /// Those without answers, which have effects.
            var effects: [AnyStub] = []
            var answering: AnyStub?

            mutating func add(_ other: MetStubs) {
                effects += other.effects
                answering = answering ?? other.answering
            }
        }

        /// Records a call. Captors have its arguments before a test that waits for it sees it.
        private func meet(_ call: RecordedCall, _ arguments: UnsafeRawPointer) -> MetStubs {
            var met = MetStubs()
            for stub in (withLock { stubs[call.slot] } ?? []).reversed() where stub.fits(arguments) {
                if stub.hasAnswers {
                    met.answering = stub
                    break
                }
                if stub.hasEffects { met.effects.append(stub) }
            }
            for stub in met.effects { stub.keep(arguments) }
            met.answering?.keep(arguments)
            add(call)
            return met
        }

        /// A call as another spy recorded it, which answers it only if this one doesn't.
        private struct Hearing {
            let state: SpyState
            let recording: RecordedCall
            let met: MetStubs

            func end(_ outcome: CallOutcome<Any>, _ responder: CallResponder?) {
                state.end(recording, outcome, responder)
            }
        }

        private func hear(_ slot: Int, _ arguments: CopiedArguments, _ address: UnsafeRawPointer) -> Hearing {
            let recording = RecordedCall(slot, requirements, arguments, condition)
            return Hearing(state: self, recording: recording, met: meet(recording, address))
        }

        /// Records a call, and answers it.
        ///
        /// - Parameters:
        ///   - others: Spies that record the call, too; their stubs answer if none of this one does.
        ///   - hasTarget: Whether there is something else that answers.
        /// - Returns: The error that the caller gets.
        func handle(
            _ call: borrowing TappedCall, with others: [SpyState] = [], hasTarget: Bool? = nil
        ) -> (any Error)? {
            let hasTarget = hasTarget ?? self.hasTarget
            guard let type = call.resultType, let arguments = call.keepArguments() else {
                for other in others { other.handleUnknown(call.slot, hasTarget: true) }
                handleUnknown(call.slot, hasTarget: hasTarget)
                return call.proceed()
            }
            let recording = RecordedCall(call.slot, requirements, arguments, condition)
            var met = meet(recording, call.arguments)
            let heard = others.map { $0.hear(call.slot, arguments, call.arguments) }
            for hearing in heard { met.add(hearing.met) }
            var failure: (any Error)?
            for stub in met.effects { stub.perform(call.arguments) }
            do {
                switch try answer(recording, met, call.arguments, type, hasTarget) {
                case .stub(let stub):
                    do {
                        try stub.answer(call.arguments, into: call.result)
                    } catch {
                        if arguments.methodThrowsNothing { refuse(error, of: recording) }
                        throw error
                    }
                case .target: failure = call.proceed()
                case .value(let initialize): initialize(call.result)
                }
            } catch {
                failure = error
            }
            let outcome = failure.map { .threw($0) } ?? CallOutcome<Any>.returned(call.copyResult() ?? ())
            for hearing in heard { hearing.end(outcome, call.responder) }
            end(recording, outcome, call.responder)
            return failure
        }

        /// The same for an asynchronous call.
        nonisolated(nonsending) func handle(
            _ call: InterceptedAsynchronousInvocation, with others: [SpyState] = [], hasTarget: Bool? = nil
        ) async throws {
            let hasTarget = hasTarget ?? self.hasTarget
            guard let arguments = call.copyArguments() else {
                for other in others { other.handleUnknown(call.slot, hasTarget: true) }
                handleUnknown(call.slot, hasTarget: hasTarget)
                return try await call.proceed()
            }
            let recording = RecordedCall(call.slot, requirements, arguments, condition)
            var met = meet(recording, call.argumentsAddress)
            let heard = others.map { $0.hear(call.slot, arguments, call.argumentsAddress) }
            for hearing in heard { met.add(hearing.met) }
            do {
                for stub in met.effects { await stub.performWaiting(call.argumentsAddress) }
                switch try answer(recording, met, call.argumentsAddress, call.resultType, hasTarget) {
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
                let result = CallOutcome<Any>.returned(call.result)
                for hearing in heard { hearing.end(result, call.responder) }
                end(recording, result, call.responder)
            } catch {
                for hearing in heard { hearing.end(.threw(error), call.responder) }
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
            change { call.end(outcome, responder) }
        }

        private func answer(
            _ call: RecordedCall, _ met: MetStubs, _ arguments: UnsafeRawPointer, _ type: Any.Type, _ hasTarget: Bool
        ) throws -> Answer {
            if let stub = met.answering { return .stub(stub) }
            if hasTarget { return .target }
            if type == Void.self, !met.effects.isEmpty { return .value(Self.initializing(type, ())) }
            if let stub = withLock({ stubsOfResults[ObjectIdentifier(type)] }), stub.hasAnswers { return .stub(stub) }
            let value = unstubbed.value(of: type)
            guard value == nil || unstubbed == .failure else { return .value(Self.initializing(type, value!)) }
            let hint = unstubbedHint(call, arguments, type), text = "the spy of \(place.text) has \(hint.text)"
            if unstubbed == .failure { place.fail("SwitchboardTesting: \(text)") }
            if let value { return .value(Self.initializing(type, value)) }
            if call.arguments.methodThrowsErrors {
                throw UnstubbedCall(description: "the spy has \(hint.text)", hasStubs: hint.hasStubs)
            }
            end(text)
        }

        private static func initializing(_ type: Any.Type, _ value: Any) -> (UnsafeMutableRawPointer) -> Void {
            func initializing<Result>(_: Result.Type) -> (UnsafeMutableRawPointer) -> Void {
                { $0.initializeMemory(as: Result.self, to: value as! Result) }
            }
            return _openExistential(type, do: initializing)
        }

        /// Fails the test at the spy's line, and ends the process, because the call has no result to return.
        private func end(_ text: String) -> Never {
            if unstubbed != .failure { place.fail("SwitchboardTesting: \(text)") }
            fatalError("SwitchboardTesting: \(text)")
        }

        /// What a message says of a call that no stub answers, and whether the method has stubs.
        private func unstubbedHint(
            _ call: RecordedCall, _ arguments: UnsafeRawPointer, _ type: Any.Type
        ) -> (text: String, hasStubs: Bool) {
            let stubs = withLock { self.stubs[call.slot] ?? [] }
            let returned = type == Void.self ? "" : ", which returns \(type)"
            let called = "\(call.callText) of \(typeName)\(returned)."
            let answer = type == Void.self ? "returns()" : "returns(...)"
            var (why, line) = Printing.stubbing(call.requirement, of: typeName, answer)
            if let closure = call.requirement.selector.flatMap({ call.arguments.closureReference($0) }) {
                line = "`spy.stub(\(closure)).\(answer)`"
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
        func handleUnknown(_ slot: Int, hasTarget: Bool) {
            let requirement = requirement(at: slot)
            let others = requirements.slotsOfTypes(at: slot)
            withLock { unknown.append(UnknownCall(slot: slot, others: others)) }
            if hasTarget { return }
            let text = """
                can't record a call of \(requirement): the library doesn't know the method's types, because no conforming type's \
                symbols tell them. \(Printing.remedy(requirement, hasTarget: hasTarget))
                """
            end("the spy of \(place.text) \(text)")
        }

        private func add(_ call: RecordedCall) {
            // Not ended under the lock, because the end of an argument may run foreign code.
            var dropped: ArraySlice<RecordedCall> = []
            change {
                call.number = Self.lastCall.wrappingAdd(1, ordering: .relaxed).newValue
                recorded.append(call)
                // Some at once, so that a call takes the same time on average.
                if recorded.count / 2 >= limit { dropped = dropOldest() }
            }
            withExtendedLifetime(dropped) {}
        }

        /// Precondition: the lock is held.
        private func dropOldest() -> ArraySlice<RecordedCall> {
            let dropped = recorded.dropLast(limit)
            recorded.removeFirst(dropped.count)
            droppedCount += dropped.count
            return dropped
        }

        /// Keeps only the newest calls from now on.
        func keepCalls(last count: Int) {
            let dropped = withLock {
                limit = count
                return dropOldest()
            }
            withExtendedLifetime(dropped) {}
        }

        /// The calls that are kept. Precondition: the lock is held.
        private var kept: ArraySlice<RecordedCall> { recorded.suffix(limit) }

        /// Changes what is recorded, and wakes what waits for it.
        private func change(_ body: () -> Void) {
            let woken = withLock {
                body()
                changes += 1
                condition.broadcast()
                if waiters.isEmpty { return [CheckedContinuation<Void, Never>]() }
                let woken = waiters.values.compactMap(\.continuation)
                for number in waiters.keys { waiters[number]!.continuation = nil }
                return woken
            }
            for continuation in woken { continuation.resume() }
        }

        /// Precondition: the lock is held.
        private func count(_ slot: Int) -> Int { kept.count { isOf(slot, $0) } }

        /// Whether a method was called that often.
        func hasCalls(of slot: Int, _ count: Int) -> Bool { withLock { self.count(slot) >= count } }

        /// Whether a call is one of the method that a reference found at a slot.
        func isOf(_ slot: Int, _ call: RecordedCall) -> Bool {
            requirements.isCall(call.arguments, at: call.slot, of: slot)
        }

        var calls: [RecordedCall] { withLock { Array(kept) } }

        /// The calls of a method; nil if there were some whose arguments are not known, which fails the test.
        func calls(of slot: Int, _ place: SourcePlace) -> [RecordedCall]? {
            if failForMissedCalls(of: slot, place) { return nil }
            return withLock { kept.filter { isOf(slot, $0) } }
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
            let (calls, missed, dropped) = withLock {
                (Array(kept), unknown.count, droppedCount + recorded.count - kept.count)
            }
            let older = dropped == 0 ? "" : "\n\(Printing.count(dropped)) before these weren't kept."
            return Printing.list(calls, missed: missed, remedy) + older
        }

        func clearCalls() {
            let old = withLock {
                unknown = []
                droppedCount = 0
                return exchange(&recorded, [])
            }
            // Not under the lock, because the end of an argument may run foreign code.
            withExtendedLifetime(old) {}
        }

        /// How many calls came whose arguments are not known.
        var unknownCount: Int { withLock { unknown.count } }

        func markVerified(_ calls: [RecordedCall]) { withLock { for call in calls { call.isVerified = true } } }

        var unverified: [RecordedCall] { withLock { kept.filter { !$0.isVerified } } }

        // MARK: Stubs

        func add(_ stub: AnyStub, to slot: Int) {
            withLock {
                stubs[slot, default: []].append(stub)
                allStubs.append((slot, stub))
            }
        }

        func add<Value>(_ stub: AnyStub, toResults _: Value.Type) {
            let old = withLock { exchange(&stubsOfResults[ObjectIdentifier(Value.self)], stub) }
            withExtendedLifetime(old) {}
        }

        func removeStubs() {
            let old = withLock { (exchange(&stubs, [:]), exchange(&allStubs, []), exchange(&stubsOfResults, [:])) }
            withExtendedLifetime(old) {}
        }

        /// The stubs that answered no call, as their calls would be written.
        var unusedStubs: [String] {
            withLock { allStubs }.filter { !$0.stub.isUsed }.map { $0.stub.text(for: requirement(at: $0.slot)) }
        }

        private func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
            let old = place
            place = value
            return old
        }

        // MARK: Waiting

        /// Blocks until a condition is true, or the time is over. False then.
        func waitBlocking(_ timeout: Duration, until isTrue: () -> Bool) -> Bool {
            let deadline = Date(timeIntervalSinceNow: timeout / .seconds(1))
            while true {
                let seen = withLock { changes }
                if isTrue() { return true }
                // Calls may come faster than the condition is tried.
                if Date() >= deadline { return false }
                let isOver = withLock {
                    while changes == seen {
                        if !condition.wait(until: deadline) { return changes == seen }
                    }
                    return false
                }
                if isOver { return false }
            }
        }

        /// Suspends until a condition is true, or the time is over, or the task is cancelled. False then. The condition
        /// is tried after each change of the calls.
        nonisolated(nonsending) func wait(
            _ timeout: Duration, _ clock: any Clock<Duration>, until isTrue: () -> Bool
        ) async -> Bool {
            let number = withLock {
                waiterCount += 1
                waiters[waiterCount] = Waiter()
                return waiterCount
            }
            // A clock may sleep longer than the task that it belongs to.
            let timer = Task { [weak self] in
                try? await clock.sleep(for: timeout)
                self?.endWaiting(number)
            }
            defer {
                timer.cancel()
                withLock { waiters[number] = nil }
            }
            while true {
                let (seen, isOver) = withLock { (changes, waiters[number]!.isOver) }
                if isTrue() { return true }
                if isOver { return false }
                await withTaskCancellationHandler {
                    await withCheckedContinuation { continuation in
                        let isChanged = withLock {
                            if changes != seen || waiters[number]!.isOver { return true }
                            waiters[number]!.continuation = continuation
                            return false
                        }
                        if isChanged { continuation.resume() }
                    }
                } onCancel: {
                    endWaiting(number)
                }
                // Calls may come faster than the condition is tried: the actor is for others, too.
                await Task.yield()
            }
        }

        private func endWaiting(_ number: Int) {
            let continuation = withLock {
                guard waiters[number] != nil else { return nil as CheckedContinuation<Void, Never>? }
                waiters[number]!.isOver = true
                return exchange(&waiters[number]!.continuation, nil)
            }
            continuation?.resume()
        }

        /// When a waiting ended without success.
        static func limit(_ timeout: Duration) -> String {
            Task.isCancelled ? "before the task was cancelled" : "within \(timeout)"
        }
    }
#endif
