#if Testing
    import Foundation
    import Switchboard

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
    public class Stub<Element, Result, Failure: Error>: @unchecked Sendable {
        let state: StubState

        init(_ condition: StubCondition<Element>) { state = StubState(condition) }

        /// Adds results: the next call returns `result`, and further calls return the others one after the other.
        /// Thread-safe.
        ///
        /// - Parameters:
        ///   - result: The result of one call.
        ///   - others: The results of further calls.
        /// - Returns: This stub.
        @discardableResult public final func returns(_ result: Result, _ others: Result...) -> Self {
            returns(contentsOf: [result] + others)
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
            for result in results { add { $1.initializeMemory(as: Result.self, to: result) } }
            return self
        }

        /// Adds an error: the next call throws it. Thread-safe.
        ///
        /// - Parameter error: The error, of the type that the method declares.
        /// - Returns: This stub.
        @discardableResult public final func `throws`(_ error: Failure) -> Self {
            add { _, _ in throw error }
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
            add { arguments, result in
                result.initializeMemory(as: Result.self, to: try body(arguments.element()))
            }
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
            state.add(.atOnce { body($0.element()) })
            return self
        }

        private func add(_ answer: @escaping StubState.AtOnce) { state.add(.atOnce(answer)) }
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
        public func returnsSpy(
            unstubbed: UnstubbedAnswer = .none, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> Spy<Result> {
            let spy = Spy<Result>(
                unstubbed: unstubbed, fileID: fileID, filePath: filePath, line: line, column: column)
            returns(spy.object)
            return spy
        }
    }

    extension Stub where Result: _OptionalResult {
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
        public func returnsSpy(
            unstubbed: UnstubbedAnswer = .none, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> Spy<Result.Wrapped> {
            let spy = Spy<Result.Wrapped>(
                unstubbed: unstubbed, fileID: fileID, filePath: filePath, line: line, column: column)
            returns(Result._some(spy.object))
            return spy
        }
    }

    /// An Optional as the result of a method. Only Optional conforms: a `returnsSpy` of its own for such results would
    /// be preferred for all others, too, because Swift converts references to methods to ones that return an Optional.
    public protocol _OptionalResult {
        /// The type of the value.
        associatedtype Wrapped
        /// Makes an Optional of a value.
        static func _some(_ value: Wrapped) -> Self
    }

    extension Optional: _OptionalResult {
        /// Makes an Optional of a value.
        public static func _some(_ value: Wrapped) -> Wrapped? { value }
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
            state.add(
                .waiting { arguments, result in
                    result.initializeMemory(as: Result.self, to: try await body(arguments.element()))
                })
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
            state.add(.waiting(clock, duration))
            return self
        }
    }
#endif
