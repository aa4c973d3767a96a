/// Sends the last elements it got to whoever subscribes, then what it gets, to all of them, on the thread it gets it on.
///
/// Any thread may use it. Whoever sends on several threads at once has observers called on several threads at once.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
    /// Itself.
    public typealias SubjectObserverType = ReplaySubject<Element>

    private let listeners = Listeners()
    private let limit: Int?
    // These under the lock of the listeners. After an end or disposal there are no listeners.
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

    /// Itself.
    public func asObserver() -> ReplaySubject<Element> { self }

    /// Lets go of everybody without an event. Whoever subscribes later gets `RxError.disposed`.
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

/// Keeps what comes while older elements are being sent, and sends it after them.
final class ReplayingSink<Element>: Sink<Element> {
    private let downstream: Sink<Element>
    private let isUpToDate = OnceFlag()
    private let lock = ThreadLock()
    /// Under the lock.
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

    /// - Returns: What came meanwhile. `nil` if nothing has, and whatever comes will be passed on at once.
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

    /// - Returns: Whether it waits.
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
