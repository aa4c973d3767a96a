/// A subject that has a value. It sends its value to each new subscriber, and then each event to all subscribers, on
/// the thread that sends the event to the subject.
///
/// ```swift
/// let volume = BehaviorSubject(value: 0.5)
/// volume.subscribe(onNext: { print($0) }).disposed(by: disposeBag)  // prints 0.5
/// volume.onNext(0.75)
/// ```
///
/// Thread-safe. If two threads send at once, observers are called on both threads at once. While the subject sends its
/// value to a new subscriber, an event of another thread waits.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    /// The type of this subject as an observer.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    private let listeners = Listeners(recursive: true)
    // Guarded by the lock of the listeners. After an end or disposal there are no listeners.
    /// In memory of its own, because Swift checks each use of a property whose type is a type parameter at run time.
    private let element: UnsafeMutablePointer<Element>
    private var end: End?
    private var hasBeenDisposed = false

    /// Creates a subject with a value.
    ///
    /// - Parameter value: The first value.
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

    /// Whether the subject has subscribers. Thread-safe.
    public var hasObservers: Bool { listeners.lock.withLock { !listeners.all.isEmpty } }

    /// Whether the subject has been disposed of. Thread-safe.
    public var isDisposed: Bool { listeners.lock.withLock { hasBeenDisposed } }

    /// Returns the last element, or the first value. Thread-safe.
    ///
    /// - Returns: The element.
    /// - Throws: The error that ended the stream, or `RxError.disposed`.
    public func value() throws -> Element {
        try listeners.lock.withLock {
            if hasBeenDisposed { throw RxError.disposed(object: self) }
            if case .failed(let error) = end { throw error }
            return element.pointee
        }
    }

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

    /// Sets the value, and sends it to all subscribers, on your thread. Thread-safe.
    ///
    /// - Parameter element: The element.
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

    /// Ends the stream with an error, for later subscribers too. Thread-safe.
    ///
    /// - Parameter error: The error.
    public func onError(_ error: any Swift.Error) {
        finish(.failed(error))
    }

    /// Ends the stream, for later subscribers too. Thread-safe.
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

    /// Returns this subject as an observer.
    ///
    /// - Returns: This subject.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Disposes of the subject: its subscribers receive no further event, and later ones receive `RxError.disposed`.
    /// Thread-safe.
    public func dispose() {
        let all = listeners.lock.withLock {
            hasBeenDisposed = true
            end = nil
            return listeners.takeAll()
        }
        withExtendedLifetime(all) {}
    }
}
