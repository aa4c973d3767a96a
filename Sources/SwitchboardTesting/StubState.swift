#if Testing
    import Switchboard
    import Synchronization

    /// The calls that a stub answers.
    enum StubCondition<Element> {
        case any
        case predicate((Element) -> Bool)
        case matching(ArgumentMatch<Element>)

        func accepts(_ element: Element) -> Bool {
            switch self {
            case .any: true
            case .predicate(let predicate): predicate(element)
            case .matching(let match): match.accepts(element)
            }
        }

        /// The stub as its calls would be written.
        func text(for requirement: Requirement) -> String {
            switch self {
            case .any: Printing.reference(requirement)
            case .predicate: "\(Printing.reference(requirement)), where: ..."
            case .matching(let match): Printing.call(requirement, match.texts)
            }
        }

        /// Gives the arguments of a call that the stub answers to the captors.
        func keep(_ element: Element) {
            if case .matching(let match) = self { match.keep(element) }
        }
    }

    /// What a stub answers, and to which calls, without its types: closures get the address of a call's arguments.
    /// Thread-safe.
    final class StubState: @unchecked Sendable {
        typealias AtOnce = (_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) throws -> Void
        typealias Waiting =
            nonisolated(nonsending) (_ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer) async throws ->
            Void

        enum Answer: @unchecked Sendable {
            case atOnce(AtOnce)
            case waiting(Waiting)
        }

        /// What happens before an answer.
        enum Effect: @unchecked Sendable {
            case atOnce((_ arguments: UnsafeRawPointer) -> Void)
            case waiting(any Clock<Duration>, Duration)
        }

        /// The lock guards it.
        private struct Answers: @unchecked Sendable {
            var all: [Answer] = []
            var effects: [Effect] = []
            var next = 0
            /// Whether it had effects without an answer.
            var hasPerformed = false
        }

        /// Nil if all calls are accepted.
        private let accepts: ((UnsafeRawPointer) -> Bool)?
        /// Gives the arguments to captors; nil without any.
        private let captures: ((UnsafeRawPointer) -> Void)?
        /// The places of the arguments that don't match; nil if the stub doesn't match one by one.
        private let misses: ((UnsafeRawPointer) -> [Int])?
        /// The stub as its calls would be written.
        private let textOf: (Requirement) -> String
        private let answers = Locked(Answers())
        /// The first answer, if it answers at once. Written before `contents` says that there is one, and not again.
        private var firstAnswer: AtOnce?
        /// Whether calls got the first answer without the lock, as long as there was no other.
        private let gaveFirst = Atomic<Bool>(false)
        /// Whether there are answers, more than one, and effects. Read without the lock by each call.
        private let contents = Atomic<Int>(0)
        private static let someAnswers = 1, someEffects = 2, moreAnswers = 4

        init<Element>(_ condition: StubCondition<Element>) {
            textOf = { condition.text(for: $0) }
            switch condition {
            case .any: (accepts, captures, misses) = (nil, nil, nil)
            case .predicate(let predicate):
                accepts = { predicate($0.element()) }
                (captures, misses) = (nil, nil)
            case .matching(let match):
                accepts = { match.accepts($0.element()) }
                captures = { match.keep($0.element()) }
                misses = { match.misses($0.element()) }
            }
        }

        func add(_ answer: Answer) {
            let found = answers.withLock { answers in
                if answers.all.isEmpty, case .atOnce(let first) = answer { firstAnswer = first }
                answers.all.append(answer)
                return answers.all.count == 1 ? Self.someAnswers : Self.moreAnswers
            }
            contents.bitwiseOr(found, ordering: .releasing)
        }

        func add(_ effect: Effect) {
            answers.withLock { $0.effects.append(effect) }
            contents.bitwiseOr(Self.someEffects, ordering: .releasing)
        }

        /// Whether it answers calls.
        var hasAnswers: Bool { contents.load(ordering: .acquiring) & Self.someAnswers != 0 }

        /// Whether it answers all calls, and nothing else happens in them.
        var answersAll: Bool { accepts == nil && hasAnswers }

        /// Whether something happens before its answers.
        var hasEffects: Bool { contents.load(ordering: .acquiring) & Self.someEffects != 0 }

        /// Whether it answered a call, or had effects.
        var isUsed: Bool {
            gaveFirst.load(ordering: .relaxed) || answers.withLock { $0.next > 0 || $0.hasPerformed }
        }

        /// The stub as its calls would be written.
        func text(for requirement: Requirement) -> String { textOf(requirement) }

        // MARK: Calls

        /// Whether it's for a call with these arguments.
        func fits(_ arguments: UnsafeRawPointer) -> Bool { accepts?(arguments) ?? true }

        /// Gives the arguments of a call that it's for to captors.
        func keep(_ call: KeptCall) { captures?(call.address) }

        /// Why it doesn't answer a call of the method, for messages: `take(any, of: "pens"): argument 2 is "ink"`.
        /// Precondition: it doesn't fit, or has no answers; `arguments` are the call's.
        func misfit(_ arguments: UnsafeRawPointer, of call: RecordedCall) -> String {
            let written = text(for: call.requirement)
            guard hasAnswers else {
                return "\(written): it has no answer. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it"
            }
            guard let misses else { return "\(written): the predicate is false" }
            let values = call.kept.arguments
            let misfits = misses(arguments).map { "argument \($0 + 1) is \(Printing.short(values[$0]))" }
            return "\(written): \(misfits.joined(separator: ", "))"
        }

        /// The effects of the next call, and its answer.
        private func takeAnswer() -> (effects: [Effect], answer: Answer) {
            answers.withLock { answers in
                if answers.next == 0, gaveFirst.load(ordering: .relaxed) { answers.next = 1 }
                answers.next += 1
                return (answers.effects, answers.all[min(answers.next, answers.all.count) - 1])
            }
        }

        /// The effects of the next call, which has no answer.
        private func takeEffects() -> [Effect] {
            answers.withLock { answers in
                answers.hasPerformed = true
                return answers.effects
            }
        }

        private func perform(_ effects: [Effect], _ arguments: UnsafeRawPointer) {
            for case .atOnce(let effect) in effects { effect(arguments) }
        }

        private nonisolated(nonsending) func performWaiting(_ effects: [Effect], _ arguments: UnsafeRawPointer) async {
            for effect in effects {
                switch effect {
                case .atOnce(let effect): effect(arguments)
                case .waiting(let clock, let duration): try? await clock.sleep(for: duration)
                }
            }
        }

        /// Has the effects of a stub without answers.
        func perform(_ arguments: UnsafeRawPointer) { perform(takeEffects(), arguments) }

        /// The same for an asynchronous method, where its caller runs.
        nonisolated(nonsending) func performWaiting(_ arguments: UnsafeRawPointer) async {
            await performWaiting(takeEffects(), arguments)
        }

        /// Initializes the result of the next call, unless it throws. Precondition: it has answers; the method is not
        /// asynchronous.
        func answer(_ arguments: UnsafeRawPointer, into result: UnsafeMutableRawPointer) throws {
            if contents.load(ordering: .acquiring) == Self.someAnswers, let firstAnswer {
                if !gaveFirst.load(ordering: .relaxed) { gaveFirst.store(true, ordering: .relaxed) }
                return try firstAnswer(arguments, result)
            }
            let taken = takeAnswer()
            perform(taken.effects, arguments)
            // Only an `AsynchronousStub` has answers that wait.
            guard case .atOnce(let answer) = taken.answer else { preconditionFailure() }
            try answer(arguments, result)
        }

        /// The same for an asynchronous method, where its caller runs.
        nonisolated(nonsending) func answerWaiting(
            _ arguments: UnsafeRawPointer, into result: UnsafeMutableRawPointer
        ) async throws {
            let taken = takeAnswer()
            await performWaiting(taken.effects, arguments)
            switch taken.answer {
            case .atOnce(let answer): try answer(arguments, result)
            case .waiting(let answer): try await answer(arguments, result)
            }
        }
    }

    extension UnsafeRawPointer {
        /// The arguments of a call. Precondition: they are here, and `Element` is their tuple, or the only one.
        func element<Element>() -> Element { assumingMemoryBound(to: Element.self).pointee }
    }
#endif
