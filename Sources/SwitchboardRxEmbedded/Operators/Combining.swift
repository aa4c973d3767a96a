extension ObservableType {
    /// These elements, then those of the source. They are sent before `subscribe` returns.
    public func startWith(_ elements: Element...) -> Observable<Element> {
        StartWith(elements, asObservable())
    }

    /// For each element, the result of `resultSelector` for it and the latest element of `second`. Elements that come
    /// before the first one of `second` are dropped. On the thread of the source.
    ///
    /// Both may send at once; the events come out one at a time. An error of `second`, or one that the closure throws,
    /// ends the stream; completion of `second` does not.
    public func withLatestFrom<Second: ObservableConvertibleType, Result>(
        _ second: Second, resultSelector: @escaping (Element, Second.Element) throws -> Result
    ) -> Observable<Result> {
        WithLatestFrom(asObservable(), second.asObservable(), resultSelector)
    }

    /// For each element, the latest element of `second`. Elements that come before the first one of `second` are
    /// dropped. On the thread of the source.
    ///
    /// Both may send at once; the events come out one at a time. An error of `second` ends the stream; its completion
    /// does not.
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
