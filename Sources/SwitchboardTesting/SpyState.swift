#if Testing
    import Switchboard
    import Synchronization

    /// The stubs and calls of a spy. Thread-safe.
    final class SpyState: @unchecked Sendable {
        /// A call as it is stored.
        struct Entry {
            let kept: KeptCall
            let slot: Int
            let number: Int
        }

        /// What waits for calls.
        struct Waiter {
            var isOver = false
            var wake: (@Sendable () -> Void)?
        }

        /// A call whose types were not known.
        struct UnknownCall {
            let slot: Int
            /// The slots of the types with which its method, a generic one, had been referenced. It was called with
            /// other types.
            let others: Set<Int>
        }

        /// What the lock guards.
        struct Contents {
            var calls: [Entry] = []
            /// How many of these are kept, the newest ones, and how many aren't kept any longer.
            var limit = Int.max
            var droppedCount = 0
            /// The numbers of those that a verification matched.
            var verified: Set<Int> = []
            /// The calls whose types were not known.
            var unknown: [UnknownCall] = []
            /// By slot.
            var stubs: [[StubState]] = []
            /// The same, in the order in which they were made.
            var allStubs: [(slot: Int, stub: StubState)] = []
            /// What answers calls that nothing else answers, by the type of their result.
            var stubsOfResults: [ObjectIdentifier: StubState] = [:]
            var waiters: [Int: Waiter] = [:]
            var waiterCount = 0
            /// How often a call began or ended.
            var changes = 0

            /// The calls that are kept.
            var kept: ArraySlice<Entry> { calls.suffix(limit) }

            func stubs(at slot: Int) -> [StubState] { slot < stubs.count ? stubs[slot] : [] }

            func hasStubs(at slot: Int) -> Bool { slot < stubs.count && !stubs[slot].isEmpty }

            func newestStub(at slot: Int) -> StubState? { slot < stubs.count ? stubs[slot].last : nil }

            mutating func add(_ kept: consuming KeptCall, _ slot: Int) -> Rest? {
                let number = SpyState.lastCall.wrappingAdd(1, ordering: .relaxed).newValue
                calls.append(Entry(kept: kept, slot: slot, number: number))
                // Some at once, so that a call takes the same time on average.
                let isFull = calls.count / 2 >= limit
                if waiters.isEmpty, !isFull { return nil }
                return Rest(woken: change(), dropped: isFull ? dropOldest() : [])
            }

            /// Notes that a call began or ended.
            ///
            /// - Returns: What to wake without the lock.
            mutating func change() -> [@Sendable () -> Void] {
                changes += 1
                if waiters.isEmpty { return [] }
                let woken = waiters.values.compactMap(\.wake)
                for number in waiters.keys { waiters[number]!.wake = nil }
                return woken
            }

            mutating func dropOldest() -> ArraySlice<Entry> {
                let dropped = calls.dropLast(limit)
                calls.removeFirst(dropped.count)
                droppedCount += dropped.count
                if !verified.isEmpty { verified.subtract(dropped.lazy.map(\.number)) }
                return dropped
            }
        }

        /// What is left to do without the lock.
        struct Rest {
            let woken: [@Sendable () -> Void]
            /// The end of an argument may run foreign code.
            let dropped: ArraySlice<Entry>

            func end() { for wake in woken { wake() } }
        }

        let typeName: String
        let requirements: SlotRequirements
        private let unstubbed: UnstubbedAnswer
        let hasTarget: Bool
        private let place: SourcePlace
        let contents = Locked(Contents())
        private let hasStubsOfResults = Atomic<Bool>(false)
        /// How many wait for calls.
        let waiting = Atomic<Int>(0)
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

        // MARK: Calls

        /// Who answers a call.
        private enum Answer {
            case stub(StubState)
            case target
            /// A method that returns nothing.
            case nothing
            /// A value of the result's type.
            case value(Any)
        }

        /// The stubs that a call meets.
        private struct MetStubs {
            /// Those without answers, which have effects.
            var effects: [StubState] = []
            var answering: StubState?

            mutating func add(_ other: MetStubs) {
                effects += other.effects
                answering = answering ?? other.answering
            }
        }

        /// Records a call, which is over, if no stub of its method answers it.
        ///
        /// - Parameter kept: The call; nil if it's recorded. Precondition: the call returns nothing without a stub.
        private func recordUnstubbed(_ kept: inout KeptCall?, _ slot: Int) -> Bool {
            let (isRecorded, rest) = contents.withLock { contents -> (Bool, Rest?) in
                if contents.hasStubs(at: slot) { return (false, nil) }
                let call = kept.take()!
                call.endWithoutResult()
                return (true, contents.add(call, slot))
            }
            rest?.end()
            return isRecorded
        }

        /// Records a call, and finds its stubs.
        private func meet(_ kept: KeptCall, _ slot: Int, _ arguments: UnsafeRawPointer) -> MetStubs {
            // Most calls meet no stub, or one that answers them all: there is nothing to decide.
            let (stubs, answering, rest) = contents.withLock { contents -> ([StubState]?, StubState?, Rest?) in
                guard let newest = contents.newestStub(at: slot) else { return (nil, nil, contents.add(kept, slot)) }
                if newest.answersAll { return (nil, newest, contents.add(kept, slot)) }
                return (contents.stubs[slot], nil, nil)
            }
            rest?.end()
            guard let stubs else { return MetStubs(answering: answering) }
            var met = MetStubs()
            for stub in stubs.reversed() where stub.fits(arguments) {
                if stub.hasAnswers {
                    met.answering = stub
                    break
                }
                if stub.hasEffects { met.effects.append(stub) }
            }
            // Captors have the arguments before a test that waits for the call sees it.
            for stub in met.effects { stub.keep(kept) }
            met.answering?.keep(kept)
            contents.withLock { $0.add(kept, slot) }?.end()
            return met
        }

        /// A call as another spy recorded it, which answers it only if this one doesn't.
        private struct Hearing {
            let state: SpyState
            let kept: KeptCall
            let met: MetStubs

            func end(_ result: UnsafeRawPointer, _ error: (any Error)?, _ responder: CallResponder?) {
                state.end(kept, result, error, responder)
            }
        }

        private func hear(_ kept: KeptCall, _ slot: Int, _ arguments: UnsafeRawPointer) -> Hearing {
            Hearing(state: self, kept: kept, met: meet(kept, slot, arguments))
        }

        /// Records a call, and answers it.
        ///
        /// - Parameters:
        ///   - others: Spies that record the call, too, and answer if this one has no answer, in their order.
        /// - Returns: The error that the caller gets.
        func handle(
            _ call: borrowing TappedCall, with others: [SpyState] = []
        ) -> (any Error)? {
            var recorded = call.keep()
            guard let type = call.resultType, recorded != nil else {
                handleUnknown(call.slot, with: others)
                return call.proceed()
            }
            let isAlone = others.isEmpty
            if isAlone, returnsNothingUnstubbed(type), recordUnstubbed(&recorded, call.slot) { return nil }
            let kept = recorded!
            let own = meet(kept, call.slot, call.arguments)
            if isAlone, own.effects.isEmpty, let stub = own.answering {
                let failure = answer(call, by: stub, kept)
                end(kept, call.result, failure, call.responder)
                return failure
            }
            var met = own
            var heard: [Hearing] = []
            for other in others {
                heard.append(other.hear(call.keep()!, call.slot, call.arguments))
                met.add(heard.last!.met)
            }
            var failure: (any Error)?
            for stub in met.effects { stub.perform(call.arguments) }
            do {
                switch try answer(kept, call.slot, met, call.arguments, type, others) {
                case .stub(let stub): failure = answer(call, by: stub, kept)
                case .target: failure = call.proceed()
                case .nothing: break
                case .value(let value): Self.initialize(call.result, type, value)
                }
            } catch {
                failure = error
            }
            for hearing in heard { hearing.end(call.result, failure, call.responder) }
            end(kept, call.result, failure, call.responder)
            return failure
        }

        /// Has a stub answer a call.
        ///
        /// - Returns: The error that the stub threw.
        private func answer(
            _ call: borrowing TappedCall, by stub: StubState, _ kept: KeptCall
        ) -> (any Error)? {
            do {
                try stub.answer(call.arguments, into: call.result)
                return nil
            } catch {
                if kept.methodThrowsNothing { refuse(error, of: recorded(kept, call.slot)) }
                return error
            }
        }

        /// The same as `handle` for an asynchronous call.
        nonisolated(nonsending) func handle(
            _ call: InterceptedAsynchronousInvocation, with others: [SpyState] = []
        ) async throws {
            guard let kept = call.keep() else {
                handleUnknown(call.slot, with: others)
                return try await call.proceed()
            }
            var met = meet(kept, call.slot, call.argumentsAddress)
            var heard: [Hearing] = []
            for other in others {
                heard.append(other.hear(call.keep()!, call.slot, call.argumentsAddress))
                met.add(heard.last!.met)
            }
            do {
                for stub in met.effects { await stub.performWaiting(call.argumentsAddress) }
                switch try answer(kept, call.slot, met, call.argumentsAddress, call.resultType, others) {
                case .stub(let stub):
                    do {
                        try await stub.answerWaiting(call.argumentsAddress, into: call.resultAddress)
                    } catch {
                        if kept.methodThrowsNothing { refuse(error, of: recorded(kept, call.slot)) }
                        throw error
                    }
                    call.markAnswered()
                case .target: try await call.proceed()
                case .nothing: call.markAnswered()
                case .value(let value):
                    Self.initialize(call.resultAddress, call.resultType, value)
                    call.markAnswered()
                }
                for hearing in heard { hearing.end(call.resultAddress, nil, call.responder) }
                end(kept, call.resultAddress, nil, call.responder)
            } catch {
                for hearing in heard { hearing.end(call.resultAddress, error, call.responder) }
                end(kept, call.resultAddress, error, call.responder)
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

        private func end(
            _ kept: KeptCall, _ result: UnsafeRawPointer, _ error: (any Error)?, _ responder: CallResponder?
        ) {
            kept.end(result, error, responder)
            // A thread that begins to wait counts itself in `waiting`, and then reads how calls ended. This thread
            // wrote how the call ended, and now reads `waiting`. At least one of the two sees what the other wrote.
            guard waiting.load(ordering: .sequentiallyConsistent) > 0 else { return }
            for wake in contents.withLock({ $0.change() }) { wake() }
        }

        private func answer(
            _ kept: KeptCall, _ slot: Int, _ met: MetStubs, _ arguments: UnsafeRawPointer, _ type: Any.Type,
            _ others: [SpyState]
        ) throws -> Answer {
            if let stub = met.answering { return .stub(stub) }
            if let answer = answer(type, hasEffects: !met.effects.isEmpty) { return answer }
            for other in others {
                if let answer = other.answer(type, hasEffects: false) { return answer }
            }
            let value = unstubbed.value(of: type)
            let hint = unstubbedHint(recorded(kept, slot), arguments, type)
            let text = "the spy of \(place.text) has \(hint.text)"
            if unstubbed == .failure { place.fail("SwitchboardTesting: \(text)") }
            if let value { return .value(value) }
            if kept.methodThrowsErrors {
                throw UnstubbedCall(description: "the spy has \(hint.text)", hasStubs: hint.hasStubs)
            }
            end(text)
        }

        /// What answers a call that no stub of its method answers.
        private func answer(_ type: Any.Type, hasEffects: Bool) -> Answer? {
            if hasTarget { return .target }
            if type == Void.self, hasEffects { return .nothing }
            if let stub = stubOfResults(type), stub.hasAnswers { return .stub(stub) }
            if unstubbed == .failure { return nil }
            return type == Void.self ? .nothing : unstubbed.value(of: type).map { .value($0) }
        }

        /// Whether a call returns nothing if no stub of its method answers it.
        private func returnsNothingUnstubbed(_ type: Any.Type) -> Bool {
            guard type == Void.self, case .nothing? = answer(type, hasEffects: false) else { return false }
            return true
        }

        private func stubOfResults(_ type: Any.Type) -> StubState? {
            guard hasStubsOfResults.load(ordering: .acquiring) else { return nil }
            return contents.withLock { $0.stubsOfResults[ObjectIdentifier(type)] }
        }

        /// The call for messages.
        private func recorded(_ kept: KeptCall, _ slot: Int) -> RecordedCall { RecordedCall(slot, requirements, kept) }

        func recorded(_ entry: Entry) -> RecordedCall {
            var call = recorded(entry.kept, entry.slot)
            call.number = entry.number
            return call
        }

        /// Precondition: the value is of the type.
        private static func initialize(_ result: UnsafeMutableRawPointer, _ type: Any.Type, _ value: Any) {
            func initialize<Result>(_: Result.Type) { result.initializeMemory(as: Result.self, to: value as! Result) }
            _openExistential(type, do: initialize)
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
            let stubs = contents.withLock { $0.stubs(at: call.slot) }
            let returned = type == Void.self ? "" : ", which returns \(type)"
            let called = "\(call.callText) of \(typeName)\(returned)."
            let answer = type == Void.self ? "returns()" : "returns(...)"
            var (why, line) = Printing.stubbing(call.requirement, of: typeName, answer)
            if let closure = call.requirement.selector.flatMap({ call.kept.closureReference($0) }) {
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
        private func handleUnknown(_ slot: Int, with others: [SpyState]) {
            for state in [self] + others { state.addUnknown(slot) }
            if hasTarget || others.contains(where: \.hasTarget) { return }
            let requirement = requirement(at: slot)
            let text = """
                can't record a call of \(requirement): the library doesn't know the method's types, because no conforming type's \
                symbols tell them. \(Printing.remedy(requirement, of: typeName, hasTarget: hasTarget))
                """
            end("the spy of \(place.text) \(text)")
        }

        private func addUnknown(_ slot: Int) {
            let others = requirements.slotsOfTypes(at: slot)
            contents.withLock { contents in
                contents.unknown.append(UnknownCall(slot: slot, others: others))
                if contents.unknown.count / 2 >= contents.limit {
                    contents.unknown.removeFirst(contents.unknown.count - contents.limit)
                }
            }
        }

        // MARK: Stubs

        func add(_ stub: StubState, to slot: Int) {
            contents.withLock { contents in
                while contents.stubs.count <= slot { contents.stubs.append([]) }
                contents.stubs[slot].append(stub)
                contents.allStubs.append((slot, stub))
            }
        }

        func add<Value>(_ stub: StubState, toResults _: Value.Type) {
            let old = contents.withLock { Self.exchange(&$0.stubsOfResults[ObjectIdentifier(Value.self)], stub) }
            hasStubsOfResults.store(true, ordering: .releasing)
            withExtendedLifetime(old) {}
        }

        func removeStubs() {
            let old = contents.withLock { contents in
                (
                    Self.exchange(&contents.stubs, []), Self.exchange(&contents.allStubs, []),
                    Self.exchange(&contents.stubsOfResults, [:])
                )
            }
            withExtendedLifetime(old) {}
        }

        /// The stubs that answered no call, as their calls would be written.
        var unusedStubs: [String] {
            contents.withLock { $0.allStubs }.filter { !$0.stub.isUsed }
                .map { $0.stub.text(for: requirement(at: $0.slot)) }
        }

        static func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
            let old = place
            place = value
            return old
        }
    }
#endif
