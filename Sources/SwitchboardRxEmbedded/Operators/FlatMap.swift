extension ObservableType {
    /// Returns a stream of the elements of all streams that a closure makes of this stream's elements.
    ///
    /// ```swift
    /// names.flatMap { name in search(for: name) }
    /// ```
    ///
    /// Elements arrive on the thread that sends, one at a time. Any error ends the stream. It completes when this
    /// stream and all the others have.
    ///
    /// - Parameter selector: The closure. An error that it throws ends the stream.
    /// - Returns: The stream.
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Operator(asObservable()) { MergeSink(selector, $0) }
    }

    /// Returns a stream of the elements of a collection of streams, as they come.
    ///
    /// Elements arrive on the thread that sends, one at a time. Any error ends the stream. It completes when all the
    /// streams have.
    ///
    /// - Parameter sources: The streams.
    /// - Returns: The stream.
    public static func merge<Sources: Collection>(
        _ sources: Sources
    ) -> Observable<Element> where Sources.Element == Observable<Element> {
        MergeAll(Array(sources))
    }

    /// Returns a stream of the elements of an array of streams, as they come.
    ///
    /// Elements arrive on the thread that sends, one at a time. Any error ends the stream. It completes when all the
    /// streams have.
    ///
    /// - Parameter sources: The streams.
    /// - Returns: The stream.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        MergeAll(sources)
    }

    /// Returns a stream of the elements of several streams, as they come.
    ///
    /// ```swift
    /// Observable.merge(positions, prices)
    /// ```
    ///
    /// Elements arrive on the thread that sends, one at a time. Any error ends the stream. It completes when all the
    /// streams have.
    ///
    /// - Parameter sources: The streams.
    /// - Returns: The stream.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        MergeAll(sources)
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Returns a stream of the elements of all streams that this stream sends.
    ///
    /// Elements arrive on the thread that sends, one at a time. Any error ends the stream. It completes when this
    /// stream and all the others have.
    ///
    /// - Returns: The stream.
    public func merge() -> Observable<Element.Element> {
        Operator(asObservable()) { MergeSink({ $0 }, $0) }
    }
}

private final class MergeAll<Element>: Producer<Element> {
    private let sources: [Observable<Element>]

    init(_ sources: [Observable<Element>]) {
        self.sources = sources
    }

    override func run(_ sink: Sink<Element>) -> any Disposable {
        let sink = MergeSink<Observable<Element>, Observable<Element>>({ $0 }, sink)
        for source in sources {
            sink.next(source)
        }
        sink.complete()
        sink.assign(sink.subscriptions)
        return sink
    }
}

private final class MergeSink<Element, Inner: ObservableConvertibleType>: SerializedSink<Element, Inner.Element> {
    private let selector: (Element) throws -> Inner
    private let sourceSubscription = SingleAssignmentDisposable()
    /// The subscriptions to the source and to all active streams.
    let subscriptions = CompositeDisposable()
    /// Guards `active` and `sourceIsDone`. It differs from the lock with which observers are called, so that a stream
    /// that sends nothing need not wait for an observer.
    private let countLock = ThreadLock()
    private var active = 0
    private var sourceIsDone = false

    init(_ selector: @escaping (Element) throws -> Inner, _ downstream: Sink<Inner.Element>) {
        self.selector = selector
        super.init(downstream)
    }

    override func attach(to source: Observable<Element>) -> any Disposable {
        _ = subscriptions.insert(sourceSubscription)
        sourceSubscription.setDisposable(source.attach(self))
        assign(subscriptions)
        return self
    }

    override func next(_ element: Element) {
        if hasEnded { return }
        let source: Observable<Inner.Element>
        do {
            source = try selector(element).asObservable()
        } catch {
            fail(error)
            return
        }
        // The closure may have ended the stream or the source.
        if hasEnded || !countOneMore() { return }
        let sink = MergedSink<Element, Inner>(self)
        sink.key = subscriptions.insert(sink)
        if sink.key != nil {
            sink.attach(to: source)
        }
    }

    override func complete() {
        let isDone = countLock.withLock {
            sourceIsDone = true
            return active == 0
        }
        if isDone {
            finish()
        } else {
            sourceSubscription.dispose()
        }
    }

    /// - Returns: Whether there can be one more.
    private func countOneMore() -> Bool {
        countLock.lock()
        defer { countLock.unlock() }
        if sourceIsDone { return false }
        active += 1
        return true
    }

    func innerSent(_ element: Inner.Element) {
        lock.withLock { forwardLocked(element) }
    }

    func innerCompleted(_ key: CompositeDisposable.DisposeKey?) {
        let isDone = countLock.withLock {
            active -= 1
            return active == 0 && sourceIsDone
        }
        if let key { subscriptions.remove(for: key) }
        if isDone { finish() }
    }
}

private final class MergedSink<Source, Inner: ObservableConvertibleType>:
    SideSink<Inner.Element, MergeSink<Source, Inner>>
{
    /// Set before it subscribes.
    var key: CompositeDisposable.DisposeKey?

    override func next(_ element: Inner.Element) { target.innerSent(element) }

    override func fail(_ error: any Error) { target.fail(error) }

    override func complete() { target.innerCompleted(key) }
}
