/// A stream that is an observer, too, or hands one out.
public protocol SubjectType: ObservableType {
    /// The type of the observer.
    associatedtype Observer: ObserverType

    /// The observer whose events come out here.
    func asObserver() -> Observer
}

/// Sends what it gets to those who have subscribed before, on the thread it gets it on.
///
/// Any thread may use it. Whoever sends on several threads at once has observers called on several threads at once.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    /// Itself.
    public typealias SubjectObserverType = PublishSubject<Element>

    private let listeners = Listeners<Element>()
    // These under the lock of the listeners. After an end or disposal there are no listeners.
    private var stopEvent: Event<Element>?
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
        case .error, .completed: end(event)
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
        end(.error(error))
    }

    /// Ends the stream, also for everybody who subscribes later.
    public func onCompleted() {
        end(.completed)
    }

    private func end(_ event: Event<Element>) {
        let all = listeners.lock.withLock {
            if stopEvent == nil { stopEvent = event }
            return listeners.takeAll()
        }
        all.end(event)
    }

    override func attach(_ sink: Sink<Element>) -> any Disposable {
        listeners.lock.lock()
        let isOver = stopEvent ?? (hasBeenDisposed ? .error(RxError.disposed(object: self)) : nil)
        if let isOver {
            listeners.lock.unlock()
            sink.on(isOver)
            return Disposables.create()
        }
        let listener = Listener(listeners, sink)
        listeners.add(listener)
        listeners.lock.unlock()
        return listener
    }

    /// Itself.
    public func asObserver() -> PublishSubject<Element> { self }

    /// Lets go of everybody without an event. Whoever subscribes later gets `RxError.disposed`.
    public func dispose() {
        let all = listeners.lock.withLock {
            hasBeenDisposed = true
            stopEvent = nil
            return listeners.takeAll()
        }
        withExtendedLifetime(all) {}
    }
}
