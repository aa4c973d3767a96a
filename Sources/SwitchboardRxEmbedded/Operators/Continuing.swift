import Synchronization

extension ObservableType {
    /// Returns a stream of this stream's elements, and, once it has failed, those of a stream that a closure makes of
    /// the error.
    ///
    /// ```swift
    /// names.catch { error in .just("unknown") }
    /// ```
    ///
    /// Elements arrive on the thread that sends. An error of the second stream ends the stream.
    ///
    /// - Parameter handler: The closure. An error that it throws ends the stream.
    /// - Returns: The stream.
    public func `catch`(
        _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        Caught(asObservable(), handler)
    }

    /// Returns a stream of this stream's elements, and, once it has completed, those of a second one.
    ///
    /// Elements arrive on the thread that sends. An error of either ends the stream.
    ///
    /// - Parameter second: The second stream.
    /// - Returns: The stream.
    public func concat<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> Observable<Element> where Source.Element == Element {
        Concatenated([asObservable(), second.asObservable()])
    }

    /// Returns a stream of the elements of a sequence of streams: each time one has completed, the next one begins.
    ///
    /// Elements arrive on the thread that sends. An error of any ends the stream.
    ///
    /// - Parameter sequence: The streams.
    /// - Returns: The stream.
    public static func concat<Sources: Sequence>(
        _ sequence: Sources
    ) -> Observable<Element> where Sources.Element == Observable<Element> {
        Concatenated(Array(sequence))
    }

    /// Returns a stream of the elements of several streams: each time one has completed, the next one begins.
    ///
    /// Elements arrive on the thread that sends. An error of any ends the stream.
    ///
    /// - Parameter sources: The streams.
    /// - Returns: The stream.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        Concatenated(sources)
    }
}

private final class Caught<Element>: Producer<Element> {
    private let source: Observable<Element>
    private let handler: (any Error) throws -> Observable<Element>

    init(_ source: Observable<Element>, _ handler: @escaping (any Error) throws -> Observable<Element>) {
        self.source = source
        self.handler = handler
    }

    override func run(_ sink: Sink<Element>) -> any Disposable {
        let sink = CatchSink(handler, sink)
        return sink.attach(to: source)
    }
}

/// A sink whose source is followed by others.
private class FollowedSink<Element>: OperatorSink<Element, Element> {
    /// The subscription to the present source.
    private let current = SerialDisposable()

    override init(_ downstream: Sink<Element>) {
        super.init(downstream)
        assign(current)
    }

    override final func next(_ element: Element) { forward(element) }

    @discardableResult
    override final func attach(to source: Observable<Element>) -> any Disposable {
        // A source that ends at once has been followed by another when its subscription is known.
        let own = SingleAssignmentDisposable()
        current.disposable = own
        own.setDisposable(source.attach(self))
        return self
    }
}

private final class CatchSink<Element>: FollowedSink<Element> {
    /// Nil once it was called.
    private var handler: ((any Error) throws -> Observable<Element>)?

    init(_ handler: @escaping (any Error) throws -> Observable<Element>, _ downstream: Sink<Element>) {
        self.handler = handler
        super.init(downstream)
    }

    override func fail(_ error: any Error) {
        guard let handler, !isDisposed else { return super.fail(error) }
        self.handler = nil
        do {
            attach(to: try handler(error))
        } catch {
            super.fail(error)
        }
    }
}

private final class Concatenated<Element>: Producer<Element> {
    private let sources: [Observable<Element>]

    init(_ sources: [Observable<Element>]) {
        self.sources = sources
    }

    override func run(_ sink: Sink<Element>) -> any Disposable {
        let sink = ConcatenatedSink(sources, sink)
        sink.goOn()
        return sink
    }
}

private final class ConcatenatedSink<Element>: FollowedSink<Element> {
    /// Only the loop below uses it.
    private var sources: ArraySlice<Observable<Element>>
    /// How many sources have ended, or nothing has begun yet, of which the loop has not gone on.
    private let ended = Atomic(0)

    init(_ sources: [Observable<Element>], _ downstream: Sink<Element>) {
        self.sources = sources[...]
        super.init(downstream)
    }

    /// Subscribes to the next source, and to those behind it for as long as they complete meanwhile, on whatever
    /// thread: not one within another, because there may be many.
    func goOn() {
        guard ended.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            if !isDisposed, let source = sources.popFirst() {
                attach(to: source)
            } else {
                super.complete()
            }
        } while ended.subtract(1, ordering: .acquiringAndReleasing).newValue != 0
    }

    override func complete() { goOn() }
}
