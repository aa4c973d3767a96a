/// A stream that is an observer too, or has one.
public protocol SubjectType: ObservableType {
    /// The type of the observer.
    associatedtype Observer: ObserverType

    /// Returns the observer whose events this stream sends.
    ///
    /// - Returns: The observer.
    func asObserver() -> Observer
}

/// A subject that sends each event to its current subscribers, on the thread that sends the event to the subject.
///
/// ```swift
/// let names = PublishSubject<String>()
/// names.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
/// names.onNext("Ada")
/// names.onCompleted()
/// ```
///
/// Thread-safe. If two threads send at once, observers are called on both threads at once.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    /// The type of this subject as an observer.
    public typealias SubjectObserverType = PublishSubject<Element>

    private let listeners = Listeners()
    // Guarded by the lock of the listeners. After an end or disposal there are no listeners.
    private var end: End?
    private var hasBeenDisposed = false

    /// Creates a subject without subscribers.
    public override init() {
        super.init()
    }

    deinit {
        listeners.close()
    }

    /// Whether the subject has subscribers. Thread-safe.
    public var hasObservers: Bool { listeners.lock.withLock { !listeners.all.isEmpty } }

    /// Whether the subject has been disposed of. Thread-safe.
    public var isDisposed: Bool { listeners.lock.withLock { hasBeenDisposed } }

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

    /// Sends an element to all subscribers, on your thread. Thread-safe.
    ///
    /// - Parameter element: The element.
    public func onNext(_ element: Element) {
        listeners.lock.lock()
        let all = listeners.all
        listeners.lock.unlock()
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
            if self.end == nil { self.end = end }
            return listeners.takeAll()
        }
        all.end(end, Element.self)
    }

    override func attach(_ sink: Sink<Element>) -> any Disposable {
        listeners.lock.lock()
        if let end = end ?? (hasBeenDisposed ? .failed(RxError.disposed(object: self)) : nil) {
            listeners.lock.unlock()
            end.send(to: sink)
            return Disposables.create()
        }
        let listener = Listener(listeners, sink)
        listeners.add(listener)
        listeners.lock.unlock()
        return listener
    }

    /// Returns this subject as an observer.
    ///
    /// - Returns: This subject.
    public func asObserver() -> PublishSubject<Element> { self }

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
