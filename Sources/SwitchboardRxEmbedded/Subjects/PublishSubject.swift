/// A stream that is also an observer, or has one.
public protocol SubjectType: ObservableType {
    /// The type of the observer.
    associatedtype Observer: ObserverType

    /// The observer whose events this stream sends.
    func asObserver() -> Observer
}

/// Sends each event that it gets to its current subscribers, on the thread on which it gets the event.
///
/// Thread-safe. If several threads send at once, observers are called on several threads at once.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    /// This type.
    public typealias SubjectObserverType = PublishSubject<Element>

    private let listeners = Listeners()
    // Guarded by the lock of the listeners. After an end or disposal there are no listeners.
    private var end: End?
    private var hasBeenDisposed = false

    /// A subject that nobody has subscribed to.
    public override init() {
        super.init()
    }

    deinit {
        listeners.close()
    }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { listeners.lock.withLock { !listeners.all.isEmpty } }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { listeners.lock.withLock { hasBeenDisposed } }

    /// Sends the event to everybody who is subscribed.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): finish(.failed(error))
        case .completed: finish(.completed)
        }
    }

    /// Sends the element to everybody who is subscribed.
    public func onNext(_ element: Element) {
        listeners.lock.lock()
        let all = listeners.all
        listeners.lock.unlock()
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

    /// This subject.
    public func asObserver() -> PublishSubject<Element> { self }

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
