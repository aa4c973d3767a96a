/// The streams as asynchronous sequences. `BufferedStream` describes what all of them have in common.

extension CallStream: AsyncSequence {
    /// The error type of the loop: a loop over a stream never throws.
    public typealias Failure = Never

    /// Subscribes, and returns an iterator over the calls from now on.
    ///
    /// The iterator's buffer drops nothing. Your subscription ends when the iterator is released. Thread-safe.
    ///
    /// ```swift
    /// var calls = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:)).makeAsyncIterator()
    /// while let (parser, text) = await calls.next() { print(text) }
    /// ```
    ///
    /// - Returns: The iterator. ``BufferedStream`` describes the order and the end of the calls.
    public func makeAsyncIterator() -> BufferedStream<Element>.Iterator {
        buffered().makeAsyncIterator()
    }

    /// Returns the calls as an asynchronous sequence, which buffers them while your task is busy.
    ///
    /// ```swift
    /// let texts = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:)).buffered(.newest(10))
    /// for await (parser, text) in texts { print(text) }
    /// ```
    ///
    /// Each iterator subscribes by itself. Thread-safe.
    ///
    /// - Parameter policy: The elements that wait while your task is busy.
    /// - Returns: The sequence. Its element is the argument, or the tuple of the arguments.
    public func buffered(_ policy: BufferingPolicy = .unbounded) -> BufferedStream<Element> {
        BufferedStream(policy) { observe($0, onCompleted: $1) }
    }

    /// Returns values that your closure makes of the calls, as an asynchronous sequence.
    ///
    /// Use it to take only `Sendable` parts of the arguments to your task's thread, which the compiler checks:
    ///
    /// ```swift
    /// let texts = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .buffered(.unbounded) { parser, text in text }
    /// for await text in texts { print(text) }
    /// ```
    ///
    /// Each iterator subscribes by itself. Thread-safe.
    ///
    /// - Parameters:
    ///   - policy: The elements that wait while your task is busy.
    ///   - value: Returns the element for the arguments of a call. It runs on the thread that makes the call, before
    ///     the call returns, once for each iterator. It belongs to no actor.
    /// - Returns: The sequence of the closure's values.
    public func buffered<Value: Sendable>(
        _ policy: BufferingPolicy = .unbounded, _ value: @escaping @Sendable (Element) -> Value
    ) -> BufferedStream<Value> {
        BufferedStream(policy) { body, onCompleted in observe({ body(value($0)) }, onCompleted: onCompleted) }
    }
}

extension OutcomeStream {
    /// Returns the calls with their outcomes as an asynchronous sequence, which buffers them while your task is busy.
    ///
    /// ```swift
    /// let removals = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    /// for await (arguments, outcome) in removals.buffered() { print(arguments.1, outcome) }
    /// ```
    ///
    /// Each iterator subscribes by itself. Thread-safe.
    ///
    /// - Parameter policy: The elements that wait while your task is busy.
    /// - Returns: The sequence. Its element is a pair: the argument or the tuple of the arguments, and the outcome.
    public func buffered(_ policy: BufferingPolicy = .unbounded) -> BufferedStream<(Element, CallOutcome<Result>)> {
        BufferedStream(policy) { body, onCompleted in subscribe({ body(($0, $1)) }, onCompleted: onCompleted) }
    }
}
