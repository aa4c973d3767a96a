/// The time for which the replayed elements of a shared stream are kept.
public enum SubjectLifetimeScope {
    /// While there are subscribers.
    case whileConnected
    /// As long as the stream exists. If you subscribe after its end, you receive the same end.
    case forever
}

extension ObservableType {
    /// Returns this stream with a single subscription for all subscribers. It begins with the first subscriber, and is
    /// disposed of after the last. Events arrive on this stream's thread.
    ///
    /// ```swift
    /// let shared = positions.share(replay: 1)
    /// ```
    ///
    /// - Parameters:
    ///   - replay: The number of last elements that later subscribers receive.
    ///   - scope: Whether these elements, and the end, are dropped when there are no more subscribers.
    /// - Returns: The stream.
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Observable<Element> {
        switch (scope, replay) {
        case (.whileConnected, 0), (.whileConnected, 1):
            return Share(asObservable(), replays: replay == 1)
        case (.whileConnected, _):
            return CountedShare(asObservable()) { .init(ReplaySubject.create(bufferSize: replay)) }
        case (.forever, 0):
            let subject = CountedShare.Subject(PublishSubject<Element>())
            return CountedShare(asObservable()) { subject }
        case (.forever, _):
            let subject = CountedShare.Subject(ReplaySubject<Element>.create(bufferSize: replay))
            return CountedShare(asObservable()) { subject }
        }
    }
}

private final class Share<Element>: Observable<Element> {
    fileprivate let source: Observable<Element>
    private let replays: Bool
    /// Also guards the state of the connections.
    fileprivate let lock = ThreadLock()
    fileprivate var connection: ShareConnection<Element>?

    init(_ source: Observable<Element>, replays: Bool) {
        self.source = source
        self.replays = replays
    }

    override func attach(_ sink: Sink<Element>) -> any Disposable {
        lock.lock()
        let connection = connection ?? ShareConnection(self, replays: replays)
        self.connection = connection
        let isFirst = connection.listeners.all.isEmpty
        let replayed = connection.last.map { ($0, ReplayingSink(sink)) }
        let listener = ShareListener(connection, replayed?.1 ?? sink)
        connection.listeners.add(listener)
        lock.unlock()
        if let (last, replaying) = replayed {
            replaying.replay([last])
        }
        if isFirst {
            connection.attach(to: source)
        }
        return listener
    }
}

private final class ShareListener<Element>: Listener {
    private let connection: ShareConnection<Element>

    init(_ connection: ShareConnection<Element>, _ sink: Sink<Element>) {
        self.connection = connection
        super.init(connection.listeners, sink)
    }

    override func dispose() {
        if markDisposed() {
            connection.remove(self)
        }
    }
}

/// One subscription to the source.
private final class ShareConnection<Element>: SubscribedSink<Element> {
    private let parent: Share<Element>
    private let replays: Bool
    // All guarded by the parent's lock.
    let listeners = Listeners()
    private var isOver = false
    private(set) var last: Element?

    init(_ parent: Share<Element>, replays: Bool) {
        self.parent = parent
        self.replays = replays
    }

    deinit {
        listeners.close()
    }

    override func next(_ element: Element) {
        if replays {
            keepAndSend(element)
            return
        }
        parent.lock.lock()
        let all = listeners.all
        parent.lock.unlock()
        all.next(element)
    }

    private func keepAndSend(_ element: Element) {
        parent.lock.lock()
        let old = last
        if !isOver { last = element }
        let all = listeners.all
        parent.lock.unlock()
        withExtendedLifetime(old) {}
        all.next(element)
    }

    override func fail(_ error: any Error) {
        end(.failed(error))
    }

    override func complete() {
        end(.completed)
    }

    private func end(_ end: End) {
        let all = parent.lock.withLock {
            close()
            return listeners.takeAll()
        }
        all.end(end, Element.self)
        // This sink and its upstream refer to each other.
        dispose()
    }

    func remove(_ listener: ShareListener<Element>) {
        let isLast = parent.lock.withLock {
            guard listeners.removeLocked(listener), listeners.all.isEmpty else { return false }
            close()
            return true
        }
        if isLast { dispose() }
    }

    /// Accepts no more subscribers.
    private func close() {
        isOver = true
        if parent.connection === self {
            parent.connection = nil
        }
    }
}
