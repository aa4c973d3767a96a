/// The elements of a stream, for a task that takes them one by one, at its own pace. Elements that come meanwhile wait
/// or are dropped, as the policy says; see `MessageStream.buffered(_:)`.
///
/// ```swift
/// for await (parser, text) in proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:)).buffered(.newest(10)) {
///     print(text)
/// }
/// ```
///
/// - **Beginning.** Each iterator is a subscription of its own, which begins in `makeAsyncIterator()`. It misses no
///   call from then on, even before the first `next()`. A `for await` in a `Task { }` begins when that task runs. To
///   observe calls that are made before that, make the iterator first:
///   ```swift
///   var calls = stream.makeAsyncIterator()
///   let task = Task { while let (parser, text) = await calls.next() { print(text) } }
///   ```
/// - **End.** When no more calls can come, because the parent ends, the loop first takes the waiting elements, then
///   ends. When its task is cancelled, the loop ends at once, and waiting elements are dropped. Leaving a loop, or
///   dropping an iterator, ends the subscription. After that, and after the first nil, `next()` returns nil.
/// - **Order.** Elements come in the order of the calls, and none is lost except those that the policy drops. If
///   several threads make calls at once, the calls of each thread are in order.
/// - **Life.** A waiting element keeps its contents alive, often including the parent; the parent cannot end while such
///   an element waits. Apart from this, the stream keeps neither the proxy nor its parent nor a delegate alive.
/// - **Threads.** Elements go from the threads that make the calls to the task's thread. The compiler cannot check this
///   way of a delegate's arguments: an argument that is not `Sendable`, as the parent often is not, would be used there
///   while the caller has it, too. There are three safe ways. Make the calls where the loop runs, for instance on the
///   main actor. Or do not use such arguments in the loop. Or let `buffered(_:_:)` take what is `Sendable` from the
///   arguments, on the caller's thread, which is also the way for an argument that is a pointer valid only during the
///   call.
public struct BufferedStream<Element>: AsyncSequence, Sendable {
    /// The loop over a stream throws nothing.
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

    /// Subscribes. Thread-safe.
    ///
    /// - Returns: An iterator over the elements from now on. The subscription ends with it.
    public func makeAsyncIterator() -> Iterator {
        let buffer = StreamBuffer<Element>(policy)
        return Iterator(Consumer(buffer, subscribe({ buffer.append($0) }, { buffer.finish() })))
    }

    /// Iterates over the elements of one subscription. Copies are the same iterator.
    public struct Iterator: AsyncIteratorProtocol {
        private let consumer: Consumer<Element>

        fileprivate init(_ consumer: Consumer<Element>) {
            self.consumer = consumer
        }

        /// The next element; nil if no more will come, or if the task is cancelled. Waits if there is none yet.
        ///
        /// Call it once at a time: a second call that has to wait while another one waits ends the process with a
        /// message.
        ///
        /// - Parameter actor: The caller's actor. The method runs there, so taking an element that already waits does
        ///   not switch threads.
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
