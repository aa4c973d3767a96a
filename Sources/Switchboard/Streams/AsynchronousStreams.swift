/// The streams as asynchronous sequences. `BufferedStream` describes what all of them have in common.

extension CallStream: AsyncSequence {
    /// The loop over a stream throws nothing.
    public typealias Failure = Never

    /// Subscribes, with a buffer that drops nothing. Thread-safe.
    public func makeAsyncIterator() -> BufferedStream<Element>.Iterator {
        buffered().makeAsyncIterator()
    }

    /// The same calls, for a task that iterates them.
    ///
    /// - Parameter policy: Which elements wait while the task is busy.
    public func buffered(_ policy: BufferingPolicy = .unbounded) -> BufferedStream<Element> {
        BufferedStream(policy) { observe($0, onCompleted: $1) }
    }

    /// The values that `value` returns for the arguments of each call, for a task that iterates them. So nothing that
    /// is not `Sendable` goes from one thread to the other, and the compiler checks this.
    ///
    /// ```swift
    /// for await text in proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:)).buffered(.unbounded, { _, text
    /// in text }) {
    ///     print(text)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - policy: Which elements wait while the task is busy.
    ///   - value: Called on the thread that makes the call, while the call is under way, and once for each iterator of
    ///     the sequence. It is `Sendable`, because the sequence is, and therefore belongs to no actor.
    public func buffered<Value: Sendable>(
        _ policy: BufferingPolicy = .unbounded, _ value: @escaping @Sendable (Element) -> Value
    ) -> BufferedStream<Value> {
        BufferedStream(policy) { body, onCompleted in observe({ body(value($0)) }, onCompleted: onCompleted) }
    }
}

extension OutcomeStream {
    /// The same calls, for a task that iterates them: pairs of the argument, or the tuple of the arguments, and the
    /// outcome.
    ///
    /// - Parameter policy: Which elements wait while the task is busy.
    public func buffered(_ policy: BufferingPolicy = .unbounded) -> BufferedStream<(Element, CallOutcome<Result>)> {
        BufferedStream(policy) { body, onCompleted in subscribe({ body(($0, $1)) }, onCompleted: onCompleted) }
    }
}
