#if Testing
    import Foundation
    import Switchboard

    /// A stub of any method.
    protocol AnyStub: Sendable {
        /// Whether it answers a call with the arguments at that address.
        func fits(_ arguments: UnsafeRawPointer) -> Bool
        /// Why it doesn't answer a call of the method, for messages: `take(any, of: "pens"): argument 2 is "ink"`.
        /// Precondition: it doesn't fit; `arguments` are the call's.
        func misfit(_ arguments: UnsafeRawPointer, of call: RecordedCall) -> String
        /// What initializes the result of the next call. Precondition: the method is not asynchronous.
        func answer(_ arguments: UnsafeRawPointer) throws -> (UnsafeMutableRawPointer) -> Void
        /// The same for an asynchronous method, where its caller runs.
        nonisolated(nonsending) func answerWaiting(
            _ arguments: UnsafeRawPointer
        ) async throws -> (UnsafeMutableRawPointer) -> Void
    }

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
    }

    /// The answers of a spy to the calls of a method, or to those with matching arguments.
    ///
    /// Each of the functions below adds an answer. Calls take one answer after the other, and all further calls the
    /// last one.
    ///
    /// ```swift
    /// store.stub(AccountStore.transfer(_:from:to:)).returns(true).throws(LimitError())  // true, then the error
    /// ```
    ///
    /// Thread-safe.
    public class Stub<Element, Result, Failure: Error>: AnyStub, @unchecked Sendable {
        fileprivate typealias AtOnce = (Element) throws(Failure) -> Result
        fileprivate typealias Waiting = nonisolated(nonsending) (Element) async throws(Failure) -> Result
        fileprivate enum Answer {
            case atOnce(AtOnce)
            case waiting(Waiting)
        }

        private let condition: StubCondition<Element>
        private let lock = NSLock()
        private var answers: [Answer] = []
        private var next = 0

        init(_ condition: StubCondition<Element>) { self.condition = condition }

        /// Adds results: the next call returns `result`, and further calls return the others one after the other.
        /// Thread-safe.
        ///
        /// - Parameters:
        ///   - result: The result of one call.
        ///   - others: The results of further calls.
        /// - Returns: This stub.
        @discardableResult public final func returns(_ result: Result, _ others: Result...) -> Self {
            for result in [result] + others { add(.atOnce { (_: Element) throws(Failure) in result }) }
            return self
        }

        /// Adds an error: the next call throws it. Thread-safe.
        ///
        /// - Parameter error: The error, of the type that the method declares.
        /// - Returns: This stub.
        @discardableResult public final func `throws`(_ error: Failure) -> Self {
            add(.atOnce { (_: Element) throws(Failure) in throw error })
            return self
        }

        /// Adds a closure that computes the result from the arguments. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.transfer(_:from:to:)).answers { amount, from, to in amount < 100 }
        /// ```
        ///
        /// - Parameter body: The closure. It runs on the thread that makes the call. If you form it on an actor, as in
        ///   a test of the main actor, it belongs to the actor, and a call elsewhere traps. Write `{ @Sendable ... }`
        ///   there.
        /// - Returns: This stub.
        @discardableResult public final func answers(_ body: @escaping (Element) throws(Failure) -> Result) -> Self {
            add(.atOnce(body))
            return self
        }

        fileprivate final func add(_ answer: Answer) {
            lock.lock()
            defer { lock.unlock() }
            answers.append(answer)
        }

        private func takeAnswer() -> Answer {
            lock.lock()
            defer { lock.unlock() }
            defer { next += 1 }
            return answers[min(next, answers.count - 1)]
        }

        private var hasAnswers: Bool {
            lock.lock()
            defer { lock.unlock() }
            return !answers.isEmpty
        }

        /// Without an answer, a stub fits no call.
        final func fits(_ arguments: UnsafeRawPointer) -> Bool {
            hasAnswers && condition.accepts(arguments.assumingMemoryBound(to: Element.self).pointee)
        }

        final func misfit(_ arguments: UnsafeRawPointer, of call: RecordedCall) -> String {
            let written = condition.text(for: call.requirement)
            guard hasAnswers else {
                return "\(written): it has no answer. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it"
            }
            guard case .matching(let match) = condition else { return "\(written): the predicate is false" }
            let values = call.arguments.values
            let misfits = match.test(arguments.assumingMemoryBound(to: Element.self).pointee).enumerated()
                .filter { !$0.element }
                .map { "argument \($0.offset + 1) is \(Printing.short(values[$0.offset]))" }
            return "\(written): \(misfits.joined(separator: ", "))"
        }

        final func answer(_ arguments: UnsafeRawPointer) throws -> (UnsafeMutableRawPointer) -> Void {
            // Only an `AsynchronousStub` has answers that wait.
            guard case .atOnce(let answer) = takeAnswer() else { preconditionFailure() }
            let result = try answer(arguments.assumingMemoryBound(to: Element.self).pointee)
            return { $0.initializeMemory(as: Result.self, to: result) }
        }

        final nonisolated(nonsending) func answerWaiting(
            _ arguments: UnsafeRawPointer
        ) async throws -> (UnsafeMutableRawPointer) -> Void {
            let result: Result
            let element = arguments.assumingMemoryBound(to: Element.self)
            switch takeAnswer() {
            case .atOnce(let answer): result = try answer(element.pointee)
            case .waiting(let answer): result = try await answer(element.pointee)
            }
            return { $0.initializeMemory(as: Result.self, to: result) }
        }
    }

    extension Stub where Result == Void {
        /// Adds the answer of a method that returns nothing: the next call returns. A spy over an object then doesn't
        /// forward it. Thread-safe.
        ///
        /// ```swift
        /// let store = Spy<any AccountStore>(over: FileStore())
        /// store.stub(AccountStore.open).returns()
        /// ```
        ///
        /// - Returns: This stub.
        @discardableResult public func returns() -> Self { returns(()) }
    }

    /// The answers of a spy to the calls of an asynchronous method, or to those with matching arguments.
    ///
    /// Each function adds an answer, including those of ``Stub``. Calls take one answer after the other, and all
    /// further calls the last one. Thread-safe.
    public final class AsynchronousStub<Element, Result, Failure: Error>: Stub<Element, Result, Failure>,
        @unchecked Sendable
    {
        /// Adds an asynchronous closure that computes the result from the arguments, and that the call waits for.
        /// Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.sync).answers(waiting: { account in
        ///     try await Task.sleep(for: .milliseconds(10))
        ///     return true
        /// })
        /// ```
        ///
        /// - Parameter body: The closure. If the method is `nonisolated(nonsending)`, it runs where the method's caller
        ///   does.
        /// - Returns: This stub.
        @discardableResult public func answers(
            waiting body: nonisolated(nonsending) @escaping (Element) async throws(Failure) -> Result
        ) -> Self {
            add(.waiting(body))
            return self
        }
    }
#endif
