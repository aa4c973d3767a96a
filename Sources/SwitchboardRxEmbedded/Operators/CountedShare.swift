/// A shared stream, whose subscribers are subscribed to a subject.
final class CountedShare<Element>: Producer<Element> {
    /// A type-erased subject.
    struct Subject {
        let observable: Observable<Element>
        let observer: AnyObserver<Element>

        init<Subject: Observable<Element> & ObserverType>(_ subject: Subject) where Subject.Element == Element {
            observable = subject
            observer = AnyObserver(subject)
        }
    }

    private let source: Observable<Element>
    private let makeSubject: () -> Subject
    private let lock = ThreadLock()
    // All guarded by the lock.
    private var subject: Subject?
    private var connection: ConnectionSink<Element>?
    private var count = 0
    /// How many connections have ended by themselves. Subscribers that were counted before the last such end no longer
    /// count.
    private var generation: UInt64 = 0

    /// - Parameter makeSubject: Returns the subject for the next subscription to the source. It may be the previous
    ///   one.
    init(_ source: Observable<Element>, _ makeSubject: @escaping () -> Subject) {
        self.source = source
        self.makeSubject = makeSubject
    }

    override func run(_ sink: Sink<Element>) -> any Disposable {
        let sink = CountedSink(sink)
        // Counted before anything is replayed, so that a subscriber that leaves because of the replay does not end the
        // connection.
        lock.lock()
        let subject = self.subject ?? makeSubject()
        self.subject = subject
        count += 1
        let generation = generation
        lock.unlock()
        let subscription = subject.observable.attach(sink)
        // If the sink is disposed of, the subject had ended, or the replayed elements were enough.
        if !sink.isDisposed {
            newConnection(generation, subject)?.attach(to: source)
        }
        sink.assign(
            Disposables.create {
                subscription.dispose()
                self.leave(generation)
            })
        return sink
    }

    /// - Returns: The sink to subscribe to the source, if there is no connection.
    private func newConnection(_ generation: UInt64, _ subject: Subject) -> ConnectionSink<Element>? {
        lock.lock()
        defer { lock.unlock() }
        guard generation == self.generation, connection == nil else { return nil }
        let new = ConnectionSink(self, subject.observer)
        connection = new
        return new
    }

    private func leave(_ generation: UInt64) {
        connectionAfterLeaving(generation)?.dispose()
    }

    /// - Returns: The connection, if there are no more subscribers.
    private func connectionAfterLeaving(_ generation: UInt64) -> ConnectionSink<Element>? {
        lock.lock()
        defer { lock.unlock() }
        guard generation == self.generation else { return nil }
        count -= 1
        guard count == 0 else { return nil }
        let last = connection
        connection = nil
        subject = nil
        return last
    }

    /// Called when the connection has ended by itself. The next subscriber makes a new one.
    fileprivate func ended(_ connection: ConnectionSink<Element>) {
        lock.withLock {
            guard self.connection === connection else { return }
            self.connection = nil
            subject = nil
            count = 0
            generation += 1
        }
    }
}

private final class CountedSink<Element>: OperatorSink<Element, Element> {
    override func next(_ element: Element) { forward(element) }
}

/// Forwards the source's events to a subject.
private final class ConnectionSink<Element>: SubscribedSink<Element> {
    private let parent: CountedShare<Element>
    private let observer: AnyObserver<Element>

    init(_ parent: CountedShare<Element>, _ observer: AnyObserver<Element>) {
        self.parent = parent
        self.observer = observer
    }

    override func next(_ element: Element) {
        if !isDisposed { observer.onNext(element) }
    }

    override func fail(_ error: any Error) {
        if isDisposed { return }
        parent.ended(self)
        dispose()
        observer.onError(error)
    }

    override func complete() {
        if isDisposed { return }
        parent.ended(self)
        dispose()
        observer.onCompleted()
    }
}
