extension ObservableType {
    /// Returns a stream of the elements of the stream that a closure makes of the latest element. The subscription to
    /// the stream before it is disposed of.
    ///
    /// ```swift
    /// names.flatMapLatest { name in search(for: name) }
    /// ```
    ///
    /// Elements arrive on the thread that sends, one at a time. Any error ends the stream. It completes when this
    /// stream and the latest one have.
    ///
    /// - Parameter selector: The closure. An error that it throws ends the stream.
    /// - Returns: The stream.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Operator(asObservable()) { SwitchSink(selector, $0) }
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Returns a stream of the elements of the latest stream that this stream sends. The subscription to the stream
    /// before it is disposed of.
    ///
    /// Elements arrive on the thread that sends, one at a time. Any error ends the stream. It completes when this
    /// stream and the latest one have.
    ///
    /// - Returns: The stream.
    public func switchLatest() -> Observable<Element.Element> {
        Operator(asObservable()) { SwitchSink({ $0 }, $0) }
    }
}

private final class SwitchSink<Element, Inner: ObservableConvertibleType>: SerializedSink<Element, Inner.Element> {
    private let selector: (Element) throws -> Inner
    private let sourceSubscription = SingleAssignmentDisposable()
    private let inner = SerialDisposable()
    // All guarded by the lock.
    private var latest: UInt64 = 0
    private var hasLatest = false
    private var sourceIsDone = false

    init(_ selector: @escaping (Element) throws -> Inner, _ downstream: Sink<Inner.Element>) {
        self.selector = selector
        super.init(downstream)
    }

    override func attach(to source: Observable<Element>) -> any Disposable {
        sourceSubscription.setDisposable(source.attach(self))
        assign(Disposables.create(sourceSubscription, inner))
        return self
    }

    override func next(_ element: Element) {
        let source: Observable<Inner.Element>
        do {
            source = try selector(element).asObservable()
        } catch {
            fail(error)
            return
        }
        let number = lock.withLock {
            latest += 1
            hasLatest = true
            return latest
        }
        let sink = SwitchedSink<Element, Inner>(self, number)
        inner.disposable = sink
        sink.attach(to: source)
    }

    override func complete() {
        let isDone = lock.withLock {
            sourceIsDone = true
            return !hasLatest
        }
        sourceSubscription.dispose()
        if isDone { finish() }
    }

    func innerSent(_ element: Inner.Element, _ number: UInt64) {
        lock.withLock {
            if number == latest { forwardLocked(element) }
        }
    }

    func innerFailed(_ error: any Error, _ number: UInt64) {
        if lock.withLock({ number == latest }) { fail(error) }
    }

    func innerCompleted(_ number: UInt64) {
        let isDone = lock.withLock {
            guard number == latest else { return false }
            hasLatest = false
            return sourceIsDone
        }
        if isDone { finish() }
    }
}

private final class SwitchedSink<Source, Inner: ObservableConvertibleType>:
    SideSink<Inner.Element, SwitchSink<Source, Inner>>
{
    private let number: UInt64

    init(_ target: SwitchSink<Source, Inner>, _ number: UInt64) {
        self.number = number
        super.init(target)
    }

    override func next(_ element: Inner.Element) { target.innerSent(element, number) }

    override func fail(_ error: any Error) {
        dispose()
        target.innerFailed(error, number)
    }

    override func complete() {
        dispose()
        target.innerCompleted(number)
    }
}
