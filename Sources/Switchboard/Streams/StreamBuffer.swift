import CSupport

/// What a consumer found in a buffer.
enum Found {
    /// The batch has elements.
    case elements
    /// Nothing yet.
    case nothing
    /// Nothing, now and later.
    case end
}

/// Whoever waits for an element, or for the end.
///
/// It is resumed past `UnsafeContinuation.resume()`, which the compiler copies into this module: there the thread sanitizer
/// sees it look at memory of the task, but does not see, in the runtime, that the task goes on only afterwards. Whoever
/// looks for races in a program that uses this library would be shown one that is none.
struct Waiter: Sendable {
    private let continuation: UnsafeContinuation<Void, Never>

    init(_ continuation: UnsafeContinuation<Void, Never>) {
        self.continuation = continuation
    }

    /// Lets the task go on. Called once.
    func resume() {
        cffi_continuation_resume(unsafeBitCast(continuation, to: UnsafeMutableRawPointer.self))
    }
}

/// What waits between the threads that make calls and the task that iterates a stream.
///
/// Every element goes one way: into `queue`, at its end, by a thread that holds the lock; from there into the batch of the
/// consumer, which must be empty then, by the consumer while it holds the lock; and from the beginning of the batch to
/// whoever asked. So all elements of the batch are older than all of the queue, and each of the two is in order. A
/// consumer that found nothing is only told to look again: no element is ever handed to it past the queue.
final class StreamBuffer<Element>: Sendable {
    /// The consumer's own elements: only it uses them.
    typealias Batch = ElementQueue<Element>

    private struct State {
        var queue = ElementQueue<Element>()
        /// There is none while there are elements.
        var waiter: Waiter?
        /// Nothing is added any more.
        var isOver = false

        /// Gives who waits for an element.
        mutating func add(_ element: Element) -> Waiter? {
            guard !isOver else { return nil }
            queue.append(element)
            return waiter.take()
        }
    }

    private let state = Locked(State())
    private let limit: Int
    private let dropsOldest: Bool

    init(_ policy: BufferingPolicy) {
        limit = policy.limit
        dropsOldest = policy.dropsOldest
    }

    // Elements and waiters leave the lock before they are let go or resumed: that may run anybody's code.

    /// Adds an element, unless the policy drops it. Any thread.
    func append(_ element: Element) {
        guard limit == .max else { return appendWithinLimit(element) }
        state.withLock { state in state.add(element) }?.resume()
    }

    private func appendWithinLimit(_ element: Element) {
        var dropped: Element?
        let waiter = state.withLock { state -> Waiter? in
            if state.queue.count >= limit {
                guard dropsOldest else { return nil }
                dropped = state.queue.removeFirst()
            }
            return state.add(element)
        }
        waiter?.resume()
        withExtendedLifetime(dropped) {}
    }

    /// Nothing is added from now on; the consumer still finds what waits. Any thread.
    func finish() {
        let waiter = state.withLock { state in
            state.isOver = true
            return state.waiter.take()
        }
        waiter?.resume()
    }

    /// Nothing is added or found from now on. Any thread.
    func close() {
        let (waiter, dropped) = state.withLock { state in
            state.isOver = true
            let dropped = state.queue
            state.queue = ElementQueue()
            return (state.waiter.take(), dropped)
        }
        waiter?.resume()
        withExtendedLifetime(dropped) {}
    }

    /// Fills the consumer's batch, which is empty: with all that waits, or, where only so many may wait, with the first.
    func take(into batch: inout Batch) -> Found {
        batch.shrink()
        return state.withLock { state in
            guard state.queue.count > 0 else { return state.isOver ? .end : .nothing }
            if limit == .max { swap(&state.queue, &batch) } else { batch.append(state.queue.removeFirst()) }
            return .elements
        }
    }

    /// Resumes `waiter` when there is something to be found, or nothing will be. Traps where another one waits.
    func wait(_ waiter: Waiter) {
        let isReady = state.withLock { state in
            if state.queue.count > 0 || state.isOver { return true }
            guard state.waiter == nil else {
                fatalError(
                    """
                    Switchboard: expected one call of `next()` at a time, found a second one of the same iterator. Give \
                    each task an iterator of its own: `makeAsyncIterator()`.
                    """)
            }
            state.waiter = waiter
            return false
        }
        if isReady { waiter.resume() }
    }
}
