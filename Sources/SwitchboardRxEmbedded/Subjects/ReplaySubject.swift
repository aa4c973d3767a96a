/// A subject that keeps elements. It sends the last elements to each new subscriber, and then each event to all
/// subscribers. It does so on the thread that sends the event to the subject.
///
/// ```swift
/// let names = ReplaySubject<String>.create(bufferSize: 2)
/// names.onNext("Ada")
/// names.subscribe(onNext: { print($0) }).disposed(by: disposeBag)  // prints Ada
/// ```
///
/// Thread-safe. If two threads send at once, observers are called on both threads at once.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
    /// The type of this subject as an observer.
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

    /// Returns a subject that keeps the last elements.
    ///
    /// - Parameter bufferSize: The number of elements to keep.
    /// - Returns: The subject.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        ReplaySubject(limit: bufferSize)
    }

    /// Returns a subject that keeps all elements.
    ///
    /// - Returns: The subject.
    public static func createUnbounded() -> ReplaySubject<Element> {
        ReplaySubject(limit: nil)
    }

    /// Whether the subject has subscribers. Thread-safe.
    public var hasObservers: Bool { listeners.lock.withLock { !listeners.all.isEmpty } }

    /// Sends an event to all subscribers, on your thread. Thread-safe.
    ///
    /// - Parameter event: The event. An error or the completion ends the stream, for later subscribers too.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): finish(.failed(error))
        case .completed: finish(.completed)
        }
    }

    /// Keeps an element, and sends it to all subscribers, on your thread. Thread-safe.
    ///
    /// - Parameter element: The element.
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

    /// Returns this subject as an observer.
    ///
    /// - Returns: This subject.
    public func asObserver() -> ReplaySubject<Element> { self }

    /// Disposes of the subject: its subscribers receive no further event, and later ones receive `RxError.disposed`.
    /// Thread-safe.
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
