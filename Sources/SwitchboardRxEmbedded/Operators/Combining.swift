extension ObservableType {
    /// Returns a stream of some elements, then those of this stream.
    ///
    /// - Parameter elements: The first elements. They're sent before `subscribe` returns.
    /// - Returns: The stream.
    public func startWith(_ elements: Element...) -> Observable<Element> {
        StartWith(elements, asObservable())
    }

    /// Returns a stream of a closure's results for each element and the latest element of another stream. Elements that
    /// come before the other stream's first one are dropped.
    ///
    /// ```swift
    /// taps.withLatestFrom(names) { tap, name in name }
    /// ```
    ///
    /// Elements arrive on the thread of this stream. Both streams may send at once; the events arrive one at a time. An
    /// error of the other stream ends the stream. Its completion doesn't.
    ///
    /// - Parameters:
    ///   - second: The other stream.
    ///   - resultSelector: The closure. An error that it throws ends the stream.
    /// - Returns: The stream.
    public func withLatestFrom<Second: ObservableConvertibleType, Result>(
        _ second: Second, resultSelector: @escaping (Element, Second.Element) throws -> Result
    ) -> Observable<Result> {
        WithLatestFrom(asObservable(), second.asObservable(), resultSelector)
    }

    /// Returns a stream that sends the latest element of another stream for each element of this one. Elements that
    /// come before the other stream's first one are dropped.
    ///
    /// ```swift
    /// taps.withLatestFrom(names)
    /// ```
    ///
    /// Elements arrive on the thread of this stream. Both streams may send at once; the events arrive one at a time. An
    /// error of the other stream ends the stream. Its completion doesn't.
    ///
    /// - Parameter second: The other stream.
    /// - Returns: The stream.
    public func withLatestFrom<Second: ObservableConvertibleType>(_ second: Second) -> Observable<Second.Element> {
        withLatestFrom(second) { $1 }
    }
}

private final class StartWith<Element>: Producer<Element> {
    private let elements: [Element]
    private let source: Observable<Element>

    init(_ elements: [Element], _ source: Observable<Element>) {
        self.elements = elements
        self.source = source
    }

    override func run(_ sink: Sink<Element>) -> any Disposable {
        for element in elements {
            sink.next(element)
        }
        return source.attach(sink)
    }
}

private final class WithLatestFrom<First, Second, Output>: Producer<Output> {
    private let first: Observable<First>
    private let second: Observable<Second>
    private let combine: (First, Second) throws -> Output

    init(
        _ first: Observable<First>, _ second: Observable<Second>,
        _ combine: @escaping (First, Second) throws -> Output
    ) {
        self.first = first
        self.second = second
        self.combine = combine
    }

    override func run(_ sink: Sink<Output>) -> any Disposable {
        let sink = WithLatestFromSink(combine, sink)
        let latest = LatestSink<Second, First, Output>(sink)
        latest.attach(to: second)
        sink.assign(Disposables.create(first.attach(sink), latest))
        return sink
    }
}

private final class WithLatestFromSink<First, Second, Output>: SerializedSink<First, Output> {
    private let combine: (First, Second) throws -> Output
    /// Guarded by the lock.
    fileprivate var latest: Second?

    init(_ combine: @escaping (First, Second) throws -> Output, _ downstream: Sink<Output>) {
        self.combine = combine
        super.init(downstream)
    }

    override func next(_ element: First) {
        do {
            try lock.withLock {
                guard let latest else { return }
                forwardLocked(try combine(element, latest))
            }
        } catch {
            fail(error)
        }
    }
}

private final class LatestSink<Element, First, Output>: SideSink<Element, WithLatestFromSink<First, Element, Output>> {
    override func next(_ element: Element) {
        let old = target.lock.withLock {
            let old = target.latest
            target.latest = element
            return old
        }
        withExtendedLifetime(old) {}
    }

    override func fail(_ error: any Error) { target.fail(error) }

    override func complete() { dispose() }
}
