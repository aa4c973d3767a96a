/// Has an element, at first its initial value. It sends its element to each new subscriber, then each element that it
/// gets to all subscribers, on the thread on which it gets the element.
///
/// Thread-safe. If several threads send at once, observers are called on several threads at once. It sends nothing
/// while it sends its element to a new subscriber on another thread.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    /// This type.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    private let listeners = Listeners(recursive: true)
    // Guarded by the lock of the listeners. After an end or disposal there are no listeners.
    /// In memory of its own, because Swift checks each use of a property whose type is a type parameter at run time.
    private let element: UnsafeMutablePointer<Element>
    private var end: End?
    private var hasBeenDisposed = false

    /// A subject that has `value`.
    public init(value: Element) {
        element = .allocate(capacity: 1)
        element.initialize(to: value)
        super.init()
    }

    deinit {
        listeners.close()
        element.deinitialize(count: 1)
        element.deallocate()
    }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { listeners.lock.withLock { !listeners.all.isEmpty } }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { listeners.lock.withLock { hasBeenDisposed } }

    /// The last element, or the initial value.
    ///
    /// - Throws: The error that ended it, or `RxError.disposed`.
    public func value() throws -> Element {
        try listeners.lock.withLock {
            if hasBeenDisposed { throw RxError.disposed(object: self) }
            if case .failed(let error) = end { throw error }
            return element.pointee
        }
    }

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
        listeners.lock.lock()
        if end != nil || hasBeenDisposed {
            listeners.lock.unlock()
            return
        }
        let old = self.element.move()
        self.element.initialize(to: element)
        let all = listeners.all
        listeners.lock.unlock()
        withExtendedLifetime(old) {}
        all.next(element)
    }

    /// Ends the stream with an error, also for everybody who subscribes later.
    public func onError(_ error: any Swift.Error) {
        finish(.failed(error))
    }

    /// Ends the stream, also for everybody who subscribes later.
    public func onCompleted() {
        finish(.completed)
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
        if let end = hasBeenDisposed ? .failed(RxError.disposed(object: self)) : end {
            listeners.lock.unlock()
            end.send(to: sink)
            return Disposables.create()
        }
        // Under the lock, so that no newer element comes before this one.
        defer { listeners.lock.unlock() }
        let listener = Listener(listeners, sink)
        listeners.add(listener)
        let element = element.pointee
        listener.next(element)
        return listener
    }

    /// This subject.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Releases all subscribers without an event. Later subscribers get `RxError.disposed`.
    public func dispose() {
        let all = listeners.lock.withLock {
            hasBeenDisposed = true
            end = nil
            return listeners.takeAll()
        }
        withExtendedLifetime(all) {}
    }
}
