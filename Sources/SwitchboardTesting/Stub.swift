#if Testing
    import Foundation
    import Switchboard

    /// A stub of any method.
    protocol AnyStub: Sendable {
        /// Whether it answers a call with the arguments at that address.
        func fits(_ arguments: UnsafeRawPointer) -> Bool
        /// What initializes the result of the next call.
        func answer(_ arguments: UnsafeRawPointer) throws -> (UnsafeMutableRawPointer) -> Void
    }

    /// How a spy answers calls of a method, or some of them. Each of the functions below adds an answer: calls get them one
    /// after the other, and all further calls get the last one. Thread-safe.
    public final class Stub<Element, Result, Failure: Error>: AnyStub, @unchecked Sendable {
        private typealias Answer = (Element) throws(Failure) -> Result

        private let predicate: (Element) -> Bool
        private let lock = NSLock()
        private var answers: [Answer] = []
        private var next = 0

        init(_ predicate: @escaping (Element) -> Bool) { self.predicate = predicate }

        /// Returns `result`; the next calls return the others.
        @discardableResult public func returns(_ result: Result, _ others: Result...) -> Self {
            for result in [result] + others { add { (_: Element) throws(Failure) in result } }
            return self
        }

        /// Throws an error, of the type that the method declares.
        @discardableResult public func `throws`(_ error: Failure) -> Self {
            add { (_: Element) throws(Failure) in throw error }
            return self
        }

        /// Calls `body` with the arguments, on the thread that makes the call. A closure that is formed on an actor, as in a
        /// test of the main actor, belongs to it: a call elsewhere ends the process. Write `{ @Sendable ... }` there.
        @discardableResult public func answers(_ body: @escaping (Element) throws(Failure) -> Result) -> Self {
            add(body)
            return self
        }

        private func add(_ answer: @escaping Answer) {
            lock.lock()
            defer { lock.unlock() }
            answers.append(answer)
        }

        /// Without an answer, a stub fits no call.
        func fits(_ arguments: UnsafeRawPointer) -> Bool {
            lock.lock()
            let isEmpty = answers.isEmpty
            lock.unlock()
            return !isEmpty && predicate(arguments.assumingMemoryBound(to: Element.self).pointee)
        }

        func answer(_ arguments: UnsafeRawPointer) throws -> (UnsafeMutableRawPointer) -> Void {
            lock.lock()
            let answer = answers[min(next, answers.count - 1)]
            next += 1
            lock.unlock()
            let result = try answer(arguments.assumingMemoryBound(to: Element.self).pointee)
            return { $0.initializeMemory(as: Result.self, to: result) }
        }
    }
#endif
