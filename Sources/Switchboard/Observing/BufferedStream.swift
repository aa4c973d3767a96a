/// An asynchronous sequence of the elements of a stream, which buffers them while your task is busy.
///
/// ```swift
/// let texts = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:)).buffered(.newest(10))
/// for await (parser, text) in texts { print(text) }
/// ```
///
/// - **Beginning.** Each iterator is a subscription of its own, which begins in `makeAsyncIterator()`. It misses no
///   call from then on, even before the first `next()`. A `for await` in a `Task { }` begins when that task runs. To
///   observe earlier calls, make the iterator first:
///   ```swift
///   var calls = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:)).makeAsyncIterator()
///   let task = Task { while let (parser, text) = await calls.next() { print(text) } }
///   ```
/// - **End.** When the parent is deallocated, the loop takes the waiting elements and then ends. If you cancel the
///   task, the loop ends at once, and waiting elements are dropped. If you leave a loop, or release an iterator, its
///   subscription ends. From then on, `next()` returns nil.
/// - **Order.** Elements come in the order of the calls, and none is lost except those that the policy drops. If
///   several threads make calls at once, the calls of each thread are in order.
/// - **Lifetime.** A waiting element retains its contents, often including the parent. Then the parent can't be
///   deallocated. Otherwise an iterator retains neither the proxy, the parent nor the target. The sequence itself
///   retains the proxy, as a ``CallStream`` does.
/// - **Threads.** Elements go from the threads that make the calls to your task's thread, and the compiler doesn't
///   check that for a delegate's arguments. If an argument isn't `Sendable`, for example the parent, both threads
///   might use it at once. You have three safe ways. Make the calls on the actor where the loop runs, such as the
///   main actor. Don't use such arguments in the loop. Or take the `Sendable` parts with `buffered(_:_:)`, on the
///   caller's thread. Use that for pointers, too, which are valid only during the call.
public struct BufferedStream<Element>: AsyncSequence, Sendable {
    /// The error type of the loop: a loop over a stream never throws.
    public typealias Failure = Never

    private let policy: BufferingPolicy
    private let subscribe:
        @Sendable (_ body: @escaping @Sendable (Element) -> Void, _ onCompleted: @escaping @Sendable () -> Void) ->
            SubscriptionToken

    /// - Parameter subscribe: Subscribes to the source of the elements.
    init(
        _ policy: BufferingPolicy,
        _ subscribe:
            @escaping @Sendable (
                _ body: @escaping @Sendable (Element) -> Void, _ onCompleted: @escaping @Sendable () -> Void
            ) -> SubscriptionToken
    ) {
        self.policy = policy
        self.subscribe = subscribe
    }

    /// Subscribes, and returns an iterator over the elements from now on. Thread-safe.
    ///
    /// - Returns: The iterator. The subscription ends when you release it.
    public func makeAsyncIterator() -> Iterator {
        if Metadata(Element.self).containsInout { Self.trapInout() }
        let buffer = StreamBuffer<Element>(policy)
        return Iterator(Consumer(buffer, subscribe({ buffer.append($0) }, { buffer.finish() })))
    }

    private static func trapInout() -> Never {
        fatalError(
            """
            Switchboard: an asynchronous sequence keeps its elements, and an `Inout` is valid only until its call returns. Take the \
            values on the thread of the call: `buffered(.unbounded) { $0.value }`, or `{ text, count in text.value }`.
            """)
    }

    /// An iterator over the elements of one subscription. Copies share its position.
    public struct Iterator: AsyncIteratorProtocol {
        private let consumer: Consumer<Element>

        fileprivate init(_ consumer: Consumer<Element>) {
            self.consumer = consumer
        }

        /// Returns the next element, and waits if there's none yet.
        ///
        /// Call it once at a time. If two calls have to wait at once, the second one traps with a message.
        ///
        /// ```swift
        /// var calls = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:)).makeAsyncIterator()
        /// while let (parser, text) = await calls.next() { print(text) }
        /// ```
        ///
        /// - Parameter actor: Your actor. The method runs there, so taking a waiting element doesn't switch threads.
        /// - Returns: The element. Nil if no more will come, or if the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Element? {
            while true {
                switch consumer.look() {
                case .elements: return consumer.takeFirst()
                case .end: return nil
                case .nothing: await consumer.wait(isolation: actor)
                }
            }
        }
    }
}

/// One subscription of a task. The owner of the iterator uses it, on one thread at a time.
private final class Consumer<Element> {
    private let buffer: StreamBuffer<Element>
    private let subscription: SubscriptionToken
    /// The elements that this consumer has already taken out of the buffer.
    private var batch = StreamBuffer<Element>.Batch()

    init(_ buffer: StreamBuffer<Element>, _ subscription: SubscriptionToken) {
        self.buffer = buffer
        self.subscription = subscription
    }

    deinit {
        end()
    }

    /// Whether there is a next element.
    func look() -> Found {
        if Task.isCancelled { end() }
        if batch.count > 0 { return .elements }
        let found = buffer.take(into: &batch)
        if found == .end { subscription.cancel() }
        return found
    }

    /// Precondition: `look()` found elements.
    func takeFirst() -> Element { batch.removeFirst() }

    /// Returns when there may be something, or when the task is cancelled.
    func wait(isolation actor: isolated (any Actor)?) async {
        let (buffer, subscription) = (buffer, subscription)
        await withTaskCancellationHandler {
            await withUnsafeContinuation(isolation: actor) { buffer.wait(Waiter($0)) }
        } onCancel: {
            buffer.close()
            subscription.cancel()
        }
    }

    /// Ends the subscription, and releases the elements that were not taken.
    private func end() {
        subscription.cancel()
        buffer.close()
        if batch.count > 0 { batch = StreamBuffer<Element>.Batch() }
    }
}
