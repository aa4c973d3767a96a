/// Whether the element that ends a stream is part of it.
public enum TakeBehavior {
    /// The element is part of the stream.
    case inclusive
    /// The element isn't part of the stream.
    case exclusive
}

extension ObservableType {
    /// Returns a stream of the first elements, which completes with the last of them. They arrive on this stream's
    /// thread.
    ///
    /// - Parameter count: The number of elements. A negative number traps.
    /// - Returns: The stream.
    public func take(_ count: Int) -> Observable<Element> {
        precondition(count >= 0, "The number of elements to take is negative")
        return count == 0 ? .empty() : Operator(asObservable()) { TakeSink(count, $0) }
    }

    /// Returns a stream of the elements until another stream sends one.
    ///
    /// ```swift
    /// positions.take(until: slider.rx.deallocated)
    /// ```
    ///
    /// Elements arrive on the thread that sends. Both streams may send at once; the events arrive one at a time. An
    /// error of the other stream ends the stream. Its completion doesn't.
    ///
    /// - Parameter other: The other stream.
    /// - Returns: The stream.
    public func take<Other: ObservableType>(until other: Other) -> Observable<Element> {
        TakeUntil(asObservable(), other.asObservable())
    }

    /// Returns a stream of the elements until a closure returns true for one. They arrive on this stream's thread.
    ///
    /// ```swift
    /// positions.take(until: { $0 >= 1 }, behavior: .inclusive)
    /// ```
    ///
    /// - Parameters:
    ///   - predicate: The closure. An error that it throws ends the stream.
    ///   - behavior: Whether the element for which it returns true is part of the stream.
    /// - Returns: The stream.
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        Operator(asObservable()) { TakeUntilTrueSink(predicate, behavior, $0) }
    }

    /// Returns a stream of the elements while a closure returns true for them. They arrive on this stream's thread.
    ///
    /// ```swift
    /// positions.take(while: { $0 < 1 })
    /// ```
    ///
    /// - Parameters:
    ///   - predicate: The closure. An error that it throws ends the stream.
    ///   - behavior: Whether the first element for which it returns false is part of the stream.
    /// - Returns: The stream.
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(until: { try !predicate($0) }, behavior: behavior)
    }
}

private final class TakeSink<Element>: OperatorSink<Element, Element> {
    private var remaining: Int

    init(_ count: Int, _ downstream: Sink<Element>) {
        remaining = count
        super.init(downstream)
    }

    override func next(_ element: Element) {
        guard remaining > 0 else { return }
        remaining -= 1
        forward(element)
        // Reads the current value: the observer may have made the source send the next element.
        if remaining == 0 {
            complete()
        }
    }
}

private final class TakeUntilTrueSink<Element>: OperatorSink<Element, Element> {
    private let predicate: (Element) throws -> Bool
    private let behavior: TakeBehavior
    private var hasEnded = false

    init(
        _ predicate: @escaping (Element) throws -> Bool, _ behavior: TakeBehavior, _ downstream: Sink<Element>
    ) {
        self.predicate = predicate
        self.behavior = behavior
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if hasEnded { return }
        do {
            hasEnded = try predicate(element)
        } catch {
            fail(error)
            return
        }
        if !hasEnded || behavior == .inclusive {
            forward(element)
        }
        if hasEnded {
            complete()
        }
    }
}

private final class TakeUntil<Element, Other>: Producer<Element> {
    private let source: Observable<Element>
    private let other: Observable<Other>

    init(_ source: Observable<Element>, _ other: Observable<Other>) {
        self.source = source
        self.other = other
    }

    override func run(_ sink: Sink<Element>) -> any Disposable {
        let sink = TakeUntilSink(sink)
        let end = EndingSink<Other, Element>(sink)
        end.attach(to: other)
        sink.assign(Disposables.create(source.attach(sink), end))
        return sink
    }
}

private final class TakeUntilSink<Element>: SerializedSink<Element, Element> {
    override func next(_ element: Element) {
        lock.withLock { forwardLocked(element) }
    }
}

/// Ends another sink with the first element it gets.
private final class EndingSink<Element, Output>: SideSink<Element, TakeUntilSink<Output>> {
    override func next(_ element: Element) { target.finish() }

    override func fail(_ error: any Error) { target.fail(error) }

    override func complete() { dispose() }
}
