/// Sends the last elements that it got to each new subscriber, then each element that it gets to all subscribers, on
/// the thread on which it gets the element.
///
/// Thread-safe. If several threads send at once, observers are called on several threads at once.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
    /// This type.
    public typealias SubjectObserverType = ReplaySubject<Element>

    private let listeners = Listeners()
    private let limit: Int?
    // Guarded by the lock of the listeners. After an end or disposal there are no listeners.
    private var elements: ContiguousArray<Element> = []
    private var end: End?
    private var hasBeenDisposed = false

    private init(limit: Int?) {
        self.limit = limit
        super.init()
    }

    deinit {
        listeners.close()
    }

    /// A subject that keeps the last `bufferSize` elements.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        ReplaySubject(limit: bufferSize)
    }

    /// A subject that keeps all elements.
    public static func createUnbounded() -> ReplaySubject<Element> {
        ReplaySubject(limit: nil)
    }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { listeners.lock.withLock { !listeners.all.isEmpty } }

    /// Sends the event to everybody who is subscribed.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): finish(.failed(error))
        case .completed: finish(.completed)
        }
    }

    /// Keeps the element, and sends it to everybody who is subscribed.
    public func onNext(_ element: Element) {
        var dropped: Element?
        listeners.lock.lock()
        if end != nil || hasBeenDisposed {
            listeners.lock.unlock()
            return
        }
        elements.append(element)
        if let limit, elements.count > limit {
            dropped = elements.removeFirst()
        }
        let all = listeners.all
        listeners.lock.unlock()
        withExtendedLifetime(dropped) {}
        all.next(element)
    }

    private func finish(_ end: End) {
        let all = listeners.lock.withLock {
            if self.end == nil && !hasBeenDisposed { self.end = end }
            return listeners.takeAll()
        }
        all.end(end, Element.self)
    }

    override func attach(_ sink: Sink<Element>) -> any Disposable {
        listeners.lock.lock()
        let elements = elements
        if let end = end ?? (hasBeenDisposed ? .failed(RxError.disposed(object: self)) : nil) {
            listeners.lock.unlock()
            for element in elements {
                sink.next(element)
            }
            end.send(to: sink)
            return Disposables.create()
        }
        let replaying = ReplayingSink(sink)
        let listener = Listener(listeners, replaying)
        listeners.add(listener)
        listeners.lock.unlock()
        replaying.replay(elements)
        return listener
    }

    /// This subject.
    public func asObserver() -> ReplaySubject<Element> { self }

    /// Releases all subscribers without an event. Later subscribers get `RxError.disposed`.
    public func dispose() {
        let old = listeners.lock.withLock {
            hasBeenDisposed = true
            end = nil
            let elements = elements
            self.elements = []
            return (listeners.takeAll(), elements)
        }
        withExtendedLifetime(old) {}
    }
}

/// Holds back events that come while older elements are being sent, and sends them afterwards.
final class ReplayingSink<Element>: Sink<Element> {
    private let downstream: Sink<Element>
    private let isUpToDate = OnceFlag()
    private let lock = ThreadLock()
    /// Guarded by the lock.
    private var waiting: [Event<Element>] = []

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    func replay(_ elements: ContiguousArray<Element>) {
        for element in elements {
            downstream.next(element)
        }
        while let events = takeWaiting() {
            for event in events {
                downstream.on(event)
            }
        }
    }

    /// - Returns: The events that came meanwhile. `nil` if there are none; later events are then forwarded directly.
    private func takeWaiting() -> [Event<Element>]? {
        lock.withLock {
            if waiting.isEmpty {
                _ = isUpToDate.set()
                return nil
            }
            let events = waiting
            waiting = []
            return events
        }
    }

    /// - Returns: Whether the event has to wait.
    private func wait(_ event: @autoclosure () -> Event<Element>) -> Bool {
        if isUpToDate.isSet { return false }
        return lock.withLock {
            if isUpToDate.isSet { return false }
            waiting.append(event())
            return true
        }
    }

    override func next(_ element: Element) {
        if !wait(.next(element)) { downstream.next(element) }
    }

    override func fail(_ error: any Error) {
        if !wait(.error(error)) { downstream.fail(error) }
    }

    override func complete() {
        if !wait(.completed) { downstream.complete() }
    }
}
