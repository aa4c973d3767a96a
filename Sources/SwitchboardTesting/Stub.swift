#if Testing
    import Foundation
    import Switchboard

    /// A stub of any method.
    protocol AnyStub: Sendable {
        /// Whether it answers a call with the arguments at that address.
        func fits(_ arguments: UnsafeRawPointer) -> Bool
        /// What initializes the result of the next call. Precondition: the method is not asynchronous.
        func answer(_ arguments: UnsafeRawPointer) throws -> (UnsafeMutableRawPointer) -> Void
        /// The same for an asynchronous method, where its caller runs.
        nonisolated(nonsending) func answerWaiting(
            _ arguments: UnsafeRawPointer
        ) async throws -> (UnsafeMutableRawPointer) -> Void
    }

    /// How a spy answers calls of a method, or some of them. Each of the functions below adds an answer: calls get them one
    /// after the other, and all further calls get the last one. Thread-safe.
    public class Stub<Element, Result, Failure: Error>: AnyStub, @unchecked Sendable {
        fileprivate typealias AtOnce = (Element) throws(Failure) -> Result
        fileprivate typealias Waiting = nonisolated(nonsending) (Element) async throws(Failure) -> Result
        fileprivate enum Answer {
            case atOnce(AtOnce)
            case waiting(Waiting)
        }

        private let predicate: (Element) -> Bool
        private let lock = NSLock()
        private var answers: [Answer] = []
        private var next = 0

        init(_ predicate: @escaping (Element) -> Bool) { self.predicate = predicate }

        /// Returns `result`; the next calls return the others.
        @discardableResult public final func returns(_ result: Result, _ others: Result...) -> Self {
            for result in [result] + others { add(.atOnce { (_: Element) throws(Failure) in result }) }
            return self
        }

        /// Throws an error, of the type that the method declares.
        @discardableResult public final func `throws`(_ error: Failure) -> Self {
            add(.atOnce { (_: Element) throws(Failure) in throw error })
            return self
        }

        /// Calls `body` with the arguments, on the thread that makes the call. A closure that is formed on an actor, as in a
        /// test of the main actor, belongs to it: a call elsewhere ends the process. Write `{ @Sendable ... }` there.
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

        /// Without an answer, a stub fits no call.
        final func fits(_ arguments: UnsafeRawPointer) -> Bool {
            lock.lock()
            let isEmpty = answers.isEmpty
            lock.unlock()
            return !isEmpty && predicate(arguments.assumingMemoryBound(to: Element.self).pointee)
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

    /// How a spy answers calls of an asynchronous method.
    public final class AsynchronousStub<Element, Result, Failure: Error>: Stub<Element, Result, Failure>,
        @unchecked Sendable
    {
        /// Calls `body` with the arguments, and waits for it. It runs where the method's caller does if the method is
        /// `nonisolated(nonsending)`.
        @discardableResult public func answers(
            waiting body: nonisolated(nonsending) @escaping (Element) async throws(Failure) -> Result
        ) -> Self {
            add(.waiting(body))
            return self
        }
    }
#endif
