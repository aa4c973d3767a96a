#if Testing
    import Foundation
    import Switchboard

    /// A stub of any method.
    protocol AnyStub: AnyObject, Sendable {
        /// Whether it's for a call with the arguments at that address.
        func fits(_ arguments: UnsafeRawPointer) -> Bool
        /// Whether it answers calls, and whether something happens before its answers.
        var hasAnswers: Bool { get }
        var hasEffects: Bool { get }
        /// Gives the arguments of a call that it's for to captors.
        func keep(_ arguments: UnsafeRawPointer)
        /// Has the effects of a stub without answers.
        func perform(_ arguments: UnsafeRawPointer)
        /// The same for an asynchronous method, where its caller runs.
        nonisolated(nonsending) func performWaiting(_ arguments: UnsafeRawPointer) async
        /// Why it doesn't answer a call of the method, for messages: `take(any, of: "pens"): argument 2 is "ink"`.
        /// Precondition: it doesn't fit, or has no answers; `arguments` are the call's.
        func misfit(_ arguments: UnsafeRawPointer, of call: RecordedCall) -> String
        /// The stub as its calls would be written.
        func text(for requirement: Requirement) -> String
        /// Whether it answered a call, or had effects.
        var isUsed: Bool { get }
        /// Initializes the result of the next call, unless it throws. Precondition: the method is not asynchronous.
        func answer(_ arguments: UnsafeRawPointer, into result: UnsafeMutableRawPointer) throws
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

        /// Gives the arguments of a call that the stub answers to the captors.
        func keep(_ element: Element) {
            if case .matching(let match) = self { match.keep(element) }
        }
    }

    /// The answers of a spy to the calls of a method, or to those with matching arguments.
    ///
    /// Most of the functions below add an answer. Calls take one answer after the other, and all further calls the last
    /// one. `performs(_:)` adds an effect, which each call has before its answer.
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

        /// What happens before an answer.
        fileprivate enum Effect {
            case atOnce((Element) -> Void)
            case waiting(any Clock<Duration>, Duration)
        }

        private let condition: StubCondition<Element>
        private let lock = NSLock()
        private var answers: [Answer] = []
        private var effects: [Effect] = []
        private var next = 0
        /// Whether it had effects without an answer.
        private var hasPerformed = false

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

        /// Adds the results of a sequence: the next call returns the first one, and further calls return the others one
        /// after the other. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.balance(of:)).returns(contentsOf: [10, 20, 30])
        /// ```
        ///
        /// - Parameter results: The results. An empty sequence adds none.
        /// - Returns: This stub.
        @discardableResult public final func returns(contentsOf results: some Sequence<Result>) -> Self {
            for result in results { add(.atOnce { (_: Element) throws(Failure) in result }) }
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

        /// Adds an effect, which each call that the stub answers has before its answer. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.each(_:)).performs { body in body("savings") }
        /// store.stub(AccountStore.balance(of:)).performs { account in print(account) }.returns(5)
        /// ```
        ///
        /// If the stub has no answer, the call goes on after the effect: to an older stub that matches, to the target
        /// of a spy over an object, or, if the method returns nothing, to its caller.
        ///
        /// - Parameter body: Takes the arguments, on the thread that makes the call. If you form it on an actor, a call
        ///   elsewhere traps, as with `answers(_:)`.
        /// - Returns: This stub.
        @discardableResult public final func performs(_ body: @escaping (Element) -> Void) -> Self {
            add(.atOnce(body))
            return self
        }

        fileprivate final func add(_ answer: Answer) { withLock { answers.append(answer) } }

        fileprivate final func add(_ effect: Effect) { withLock { effects.append(effect) } }

        private func withLock<Value>(_ body: () -> Value) -> Value {
            lock.lock()
            defer { lock.unlock() }
            return body()
        }

        /// The effects of the next call, and its answer.
        private func takeAnswer() -> (effects: [Effect], answer: Answer) {
            withLock {
                defer { next += 1 }
                return (effects, answers[min(next, answers.count - 1)])
            }
        }

        final var hasAnswers: Bool { withLock { !answers.isEmpty } }

        final var hasEffects: Bool { withLock { !effects.isEmpty } }

        final var isUsed: Bool { withLock { next > 0 || hasPerformed } }

        final func text(for requirement: Requirement) -> String { condition.text(for: requirement) }

        final func fits(_ arguments: UnsafeRawPointer) -> Bool {
            condition.accepts(arguments.assumingMemoryBound(to: Element.self).pointee)
        }

        final func keep(_ arguments: UnsafeRawPointer) {
            condition.keep(arguments.assumingMemoryBound(to: Element.self).pointee)
        }

        final func misfit(_ arguments: UnsafeRawPointer, of call: RecordedCall) -> String {
            let written = condition.text(for: call.requirement)
            guard hasAnswers else {
                return "\(written): it has no answer. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it"
            }
            guard case .matching(let match) = condition else { return "\(written): the predicate is false" }
            let values = call.arguments.values
            let misfits = match.misses(arguments.assumingMemoryBound(to: Element.self).pointee)
                .map { "argument \($0 + 1) is \(Printing.short(values[$0]))" }
            return "\(written): \(misfits.joined(separator: ", "))"
        }

        /// The effects of the next call, which has no answer.
        private func takeEffects() -> [Effect] {
            withLock {
                hasPerformed = true
                return effects
            }
        }

        private func perform(_ effects: [Effect], _ element: Element) {
            for case .atOnce(let effect) in effects { effect(element) }
        }

        private nonisolated(nonsending) func performWaiting(_ effects: [Effect], _ element: Element) async {
            for effect in effects {
                switch effect {
                case .atOnce(let effect): effect(element)
                case .waiting(let clock, let duration): try? await clock.sleep(for: duration)
                }
            }
        }

        final func perform(_ arguments: UnsafeRawPointer) {
            perform(takeEffects(), arguments.assumingMemoryBound(to: Element.self).pointee)
        }

        final nonisolated(nonsending) func performWaiting(_ arguments: UnsafeRawPointer) async {
            await performWaiting(takeEffects(), arguments.assumingMemoryBound(to: Element.self).pointee)
        }

        final func answer(_ arguments: UnsafeRawPointer, into result: UnsafeMutableRawPointer) throws {
            let element = arguments.assumingMemoryBound(to: Element.self), taken = takeAnswer()
            perform(taken.effects, element.pointee)
            // Only an `AsynchronousStub` has answers that wait.
            guard case .atOnce(let answer) = taken.answer else { preconditionFailure() }
            result.initializeMemory(as: Result.self, to: try answer(element.pointee))
        }

        final nonisolated(nonsending) func answerWaiting(
            _ arguments: UnsafeRawPointer
        ) async throws -> (UnsafeMutableRawPointer) -> Void {
            let element = arguments.assumingMemoryBound(to: Element.self), taken = takeAnswer()
            await performWaiting(taken.effects, element.pointee)
            let result: Result
            switch taken.answer {
            case .atOnce(let answer): result = try answer(element.pointee)
            case .waiting(let answer): result = try await answer(element.pointee)
            }
            return { $0.initializeMemory(as: Result.self, to: result) }
        }
    }

    extension Stub {
        /// Adds a spy as the answer: the next call returns its object. Use it if the result is a protocol. Thread-safe.
        ///
        /// ```swift
        /// public protocol Session {
        ///     func user() -> String
        /// }
        /// public protocol Server {
        ///     func makeSession() -> any Session
        /// }
        /// let server = Spy<any Server>()
        /// let session = server.stub(Server.makeSession).returnsSpy()
        /// session.stub(Session.user).returns("me")
        /// ```
        ///
        /// If the protocol isn't supported, this traps with a message.
        ///
        /// - Parameters:
        ///   - unstubbed: The result of the new spy's methods without a matching stub.
        ///   - fileID: The place that error messages show; leave it out.
        ///   - filePath: The place that error messages show; leave it out.
        ///   - line: The place that error messages show; leave it out.
        ///   - column: The place that error messages show; leave it out.
        /// - Returns: The new spy, to stub and verify its calls.
        @_disfavoredOverload
        public func returnsSpy(
            unstubbed: UnstubbedAnswer = .none, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> Spy<Result> {
            let spy = Spy<Result>(
                unstubbed: unstubbed, fileID: fileID, filePath: filePath, line: line, column: column)
            returns(spy.object)
            return spy
        }

        /// Adds a spy as the answer of a method that returns an Optional: the next call returns its object.
        /// Thread-safe.
        ///
        /// If the protocol isn't supported, this traps with a message.
        ///
        /// - Parameters:
        ///   - unstubbed: The result of the new spy's methods without a matching stub.
        ///   - fileID: The place that error messages show; leave it out.
        ///   - filePath: The place that error messages show; leave it out.
        ///   - line: The place that error messages show; leave it out.
        ///   - column: The place that error messages show; leave it out.
        /// - Returns: The new spy, to stub and verify its calls.
        public func returnsSpy<Wrapped>(
            unstubbed: UnstubbedAnswer = .none, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> Spy<Wrapped> where Result == Wrapped? {
            let spy = Spy<Wrapped>(
                unstubbed: unstubbed, fileID: fileID, filePath: filePath, line: line, column: column)
            returns(spy.object)
            return spy
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
    /// It has the functions of ``Stub``, and two more. Calls take one answer after the other, and all further calls the
    /// last one. Thread-safe.
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

        /// Adds a delay, which each call that the stub answers has before its answer. Thread-safe.
        ///
        /// ```swift
        /// store.stub(AccountStore.sync).delays(for: .seconds(1)).returns(true)
        /// ```
        ///
        /// If the task of the call is cancelled, the delay ends, and the answer comes at once.
        ///
        /// - Parameters:
        ///   - duration: How long the call waits.
        ///   - clock: The clock that measures it, for example one that your test drives.
        /// - Returns: This stub.
        @discardableResult public func delays(
            for duration: Duration, clock: any Clock<Duration> = ContinuousClock()
        ) -> Self {
            add(.waiting(clock, duration))
            return self
        }
    }
#endif
