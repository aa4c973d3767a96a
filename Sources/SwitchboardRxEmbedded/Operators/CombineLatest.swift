extension ObservableType {
    /// Returns a stream of a closure's results for the latest elements of two sources. It sends when a source sends an
    /// element and the other one has sent one.
    ///
    /// ```swift
    /// let totals = Observable.combineLatest(numbers, prices) { Double($0) * $1 }
    /// ```
    ///
    /// Elements arrive on the thread that sends. Both sources may send at once; the events arrive one at a time. The
    /// stream ends with the first error, or when both sources have completed. It ends too when a source sends its first
    /// element after the other has completed without any.
    ///
    /// - Parameters:
    ///   - source1: One source.
    ///   - source2: The other source.
    ///   - resultSelector: The closure. An error that it throws ends the stream.
    /// - Returns: The stream.
    public static func combineLatest<Source1: ObservableType, Source2: ObservableType>(
        _ source1: Source1, _ source2: Source2,
        resultSelector: @escaping (Source1.Element, Source2.Element) throws -> Element
    ) -> Observable<Element> {
        CombineLatest(source1.asObservable(), source2.asObservable(), resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// Returns a stream of pairs of the latest elements of two sources. It sends when a source sends an element and the
    /// other one has sent one.
    ///
    /// ```swift
    /// Observable.combineLatest(numbers, prices).subscribe(onNext: { print($0, $1) }).disposed(by: disposeBag)
    /// ```
    ///
    /// Elements arrive on the thread that sends. Both sources may send at once; the events arrive one at a time. The
    /// stream ends with the first error, or when both sources have completed. It ends too when a source sends its first
    /// element after the other has completed without any.
    ///
    /// - Parameters:
    ///   - source1: One source.
    ///   - source2: The other source.
    /// - Returns: The stream.
    public static func combineLatest<Source1: ObservableType, Source2: ObservableType>(
        _ source1: Source1, _ source2: Source2
    ) -> Observable<(Source1.Element, Source2.Element)> {
        CombineLatest(source1.asObservable(), source2.asObservable(), { ($0, $1) })
    }
}

private final class CombineLatest<First, Second, Output>: Producer<Output> {
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
        let sink = CombineLatestSink(combine, sink)
        let firstSink = FirstSink<First, Second, Output>(sink)
        let secondSink = SecondSink<Second, First, Output>(sink)
        let subscription = firstSink.attach(to: first)
        sink.assign(Disposables.create(subscription, secondSink.attach(to: second)))
        return sink
    }
}

/// Has no source of its own; both sources have a side sink.
private final class CombineLatestSink<First, Second, Output>: SerializedSink<Never, Output> {
    private let combine: (First, Second) throws -> Output
    // All guarded by the lock.
    private var first: First?
    private var second: Second?
    private var firstIsDone = false
    private var secondIsDone = false

    init(_ combine: @escaping (First, Second) throws -> Output, _ downstream: Sink<Output>) {
        self.combine = combine
        super.init(downstream)
    }

    func firstSent(_ element: First) {
        lock.lock()
        let old = first
        first = element
        let isHopeless = second == nil && secondIsDone
        sendAndUnlock(isHopeless)
        withExtendedLifetime(old) {}
    }

    func secondSent(_ element: Second) {
        lock.lock()
        let old = second
        second = element
        let isHopeless = first == nil && firstIsDone
        sendAndUnlock(isHopeless)
        withExtendedLifetime(old) {}
    }

    private func sendAndUnlock(_ isHopeless: Bool) {
        do {
            defer { lock.unlock() }
            if let first, let second {
                forwardLocked(try combine(first, second))
            }
        } catch {
            fail(error)
            return
        }
        if isHopeless { finish() }
    }

    func firstCompleted() {
        let isDone = lock.withLock {
            firstIsDone = true
            return secondIsDone
        }
        if isDone { finish() }
    }

    func secondCompleted() {
        let isDone = lock.withLock {
            secondIsDone = true
            return firstIsDone
        }
        if isDone { finish() }
    }
}

private final class FirstSink<Element, Second, Output>: SideSink<Element, CombineLatestSink<Element, Second, Output>> {
    override func next(_ element: Element) { target.firstSent(element) }

    override func fail(_ error: any Error) {
        dispose()
        target.fail(error)
    }

    override func complete() {
        dispose()
        target.firstCompleted()
    }
}

private final class SecondSink<Element, First, Output>: SideSink<Element, CombineLatestSink<First, Element, Output>> {
    override func next(_ element: Element) { target.secondSent(element) }

    override func fail(_ error: any Error) {
        dispose()
        target.fail(error)
    }

    override func complete() {
        dispose()
        target.secondCompleted()
    }
}
