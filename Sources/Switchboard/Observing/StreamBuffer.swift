import CSupport

/// What a consumer found in a buffer.
enum Found {
    /// The batch has elements.
    case elements
    /// Nothing yet.
    case nothing
    /// Nothing, and nothing will come.
    case end
}

/// A task that waits for an element, or for the end.
///
/// It bypasses `UnsafeContinuation.resume()`, which the compiler inlines into this module. There the thread sanitizer
/// sees that it reads memory of the task, but does not see, in the runtime, that the task continues only afterwards. So
/// the sanitizer would report a race in programs that use this library where there is none.
struct Waiter: Sendable {
    private let continuation: UnsafeContinuation<Void, Never>

    init(_ continuation: UnsafeContinuation<Void, Never>) {
        self.continuation = continuation
    }

    /// Resumes the task. Called once.
    func resume() {
        cffi_continuation_resume(unsafeBitCast(continuation, to: UnsafeMutableRawPointer.self))
    }
}

/// The elements that wait between the threads that make calls and the task that iterates a stream.
///
/// Every element takes the same way. A thread that holds the lock appends it to `queue`. The consumer, while it holds
/// the lock, moves it from there into its batch, which must be empty then. A task that asks for the next element gets
/// the first of the batch. So all elements of the batch are older than those of the queue, and both are in order. A
/// consumer that found nothing is only told to look again: no element ever bypasses the queue.
final class StreamBuffer<Element>: Sendable {
    /// The consumer's own elements: only it uses them.
    typealias Batch = ElementQueue<Element>

    private struct State {
        var queue = ElementQueue<Element>()
        /// Nil while there are elements.
        var waiter: Waiter?
        /// Whether no more elements are added.
        var isOver = false

        /// Adds an element, and returns the task that waits for one.
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

    // Elements and waiters are released or resumed outside the lock, because that may run foreign code.

    /// Adds an element, unless the policy drops it. Thread-safe.
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

    /// Stops the adding of elements; the consumer still gets those that wait. Thread-safe.
    func finish() {
        let waiter = state.withLock { state in
            state.isOver = true
            return state.waiter.take()
        }
        waiter?.resume()
    }

    /// Stops the adding of elements, and drops those that wait. Thread-safe.
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

    /// Fills the consumer's batch, which must be empty: with all waiting elements or, if their number is limited, with
    /// the first.
    func take(into batch: inout Batch) -> Found {
        batch.shrink()
        return state.withLock { state in
            guard state.queue.count > 0 else { return state.isOver ? .end : .nothing }
            if limit == .max { swap(&state.queue, &batch) } else { batch.append(state.queue.removeFirst()) }
            return .elements
        }
    }

    /// Resumes `waiter` when there is an element, or no more will come. Traps if another one waits.
    func wait(_ waiter: Waiter) {
        let isReady = state.withLock { state in
            if state.queue.count > 0 || state.isOver { return true }
            guard state.waiter == nil else {
                fatalError(
                    """
                    Switchboard: two tasks called `next()` of one iterator at the same time. Make an iterator for each task: \
                    `makeAsyncIterator()`.
                    """)
            }
            state.waiter = waiter
            return false
        }
        if isReady { waiter.resume() }
    }
}
