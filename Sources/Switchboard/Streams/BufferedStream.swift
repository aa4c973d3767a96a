/// The elements of a stream, for a task that takes them one by one, at its own pace. What comes in between waits, or is
/// dropped, as the policy says: see `MessageStream.buffered(_:)`.
///
/// ```swift
/// for await (parser, text) in proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:)).buffered(.newest(10)) {
///     print(text)
/// }
/// ```
///
/// - **Beginning.** Each iterator is a subscription of its own, which begins in `makeAsyncIterator()`: what is called from
///   then on is not lost, also before the first `next()`. A `for await` in a `Task { }` begins when that task runs; make
///   the iterator before, to hear of calls that are made meanwhile:
///   ```swift
///   var calls = stream.makeAsyncIterator()
///   let task = Task { while let (parser, text) = await calls.next() { print(text) } }
///   ```
/// - **End.** The loop ends after what waits when no call can come any more, with the end of the parent. It ends at once
///   when its task is cancelled; what waited is dropped. A loop that is left, and an iterator that is dropped, end their
///   subscription. After that, and after the first nil, `next()` gives nil.
/// - **Order.** Elements come in the order of the calls, and none is lost but what the policy drops. Of calls on several
///   threads at once, those of each thread are in order.
/// - **Life.** A waiting element keeps what is in it, which is often the parent: as long as one waits, the parent does not
///   end. Nothing else here keeps the proxy, its parent or a delegate alive.
/// - **Threads.** Elements come from the threads that make the calls, and go to the task's. The compiler does not check
///   this way of the arguments of a delegate, as it cannot: what is not `Sendable`, such as the parent often is, is used
///   there while the caller has it, too. Either the calls are made where the loop runs, on the main actor for instance; or
///   the loop leaves it alone; or `buffered(_:_:)` takes from the arguments what is `Sendable`, on the caller's thread. It
///   is also the way where an argument is a pointer that is good during the call only.
public struct BufferedStream<Element>: AsyncSequence, Sendable {
    /// The loop over a stream throws nothing.
    public typealias Failure = Never

    private let policy: BufferingPolicy
    private let subscribe:
        @Sendable (_ body: @escaping @Sendable (Element) -> Void, _ onCompleted: @escaping @Sendable () -> Void) ->
            SubscriptionToken

    /// - Parameter subscribe: Subscribes to what the elements come from.
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

    /// Subscribes. Any thread.
    ///
    /// - Returns: What gives the elements from now on. The subscription ends with it.
    public func makeAsyncIterator() -> Iterator {
        let buffer = StreamBuffer<Element>(policy)
        return Iterator(Consumer(buffer, subscribe({ buffer.append($0) }, { buffer.finish() })))
    }

    /// Gives the elements of one subscription. Copies are the same iterator.
    public struct Iterator: AsyncIteratorProtocol {
        private let consumer: Consumer<Element>

        fileprivate init(_ consumer: Consumer<Element>) {
            self.consumer = consumer
        }

        /// The next element; nil where no more will come, or the task is cancelled. Waits where there is none yet.
        ///
        /// One call at a time: a second one that has to wait while another waits ends the process with a text.
        ///
        /// - Parameter actor: Where the caller runs. It stays there, so what waits already costs no change of thread.
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

/// One subscription of a task. Whoever has the iterator uses it, one thread at a time.
private final class Consumer<Element> {
    private let buffer: StreamBuffer<Element>
    private let subscription: SubscriptionToken
    /// What this consumer took out of the buffer already.
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

    /// Returns when there may be something, or the task is cancelled.
    func wait(isolation actor: isolated (any Actor)?) async {
        let (buffer, subscription) = (buffer, subscription)
        await withTaskCancellationHandler {
            await withUnsafeContinuation(isolation: actor) { buffer.wait(Waiter($0)) }
        } onCancel: {
            buffer.close()
            subscription.cancel()
        }
    }

    /// Lets everything go that was not taken yet. There is nothing more.
    private func end() {
        subscription.cancel()
        buffer.close()
        if batch.count > 0 { batch = StreamBuffer<Element>.Batch() }
    }
}
