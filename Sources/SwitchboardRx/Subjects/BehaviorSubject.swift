/// Has an element, at first the one it is made with, and sends it to whoever subscribes; then what it gets, to all of
/// them, on the thread it gets it on.
///
/// Any thread may use it. Whoever sends on several threads at once has observers called on several threads at once. It
/// sends nothing while it sends its element to somebody who subscribes on another thread.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
    /// Itself.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    private let listeners = Listeners<Element>(recursive: true)
    // These under the lock of the listeners. After an end or disposal there are no listeners.
    private var element: Element
    private var stopEvent: Event<Element>?
    private var hasBeenDisposed = false

    /// A subject that has `value`.
    public init(value: Element) {
        element = value
        super.init()
    }

    deinit {
        listeners.close()
    }

    /// Whether anybody is subscribed.
    public var hasObservers: Bool { listeners.lock.withLock { !listeners.all.isEmpty } }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { listeners.lock.withLock { hasBeenDisposed } }

    /// The last element, or the one it was made with.
    ///
    /// - Throws: The error that ended it, or `RxError.disposed`.
    public func value() throws -> Element {
        try listeners.lock.withLock {
            if hasBeenDisposed { throw RxError.disposed(object: self) }
            if case .error(let error) = stopEvent { throw error }
            return element
        }
    }

    /// Sends the event to everybody who is subscribed.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error, .completed: end(event)
        }
    }

    /// Keeps the element, and sends it to everybody who is subscribed.
    public func onNext(_ element: Element) {
        listeners.lock.lock()
        if stopEvent != nil || hasBeenDisposed {
            listeners.lock.unlock()
            return
        }
        let old = self.element
        self.element = element
        let all = listeners.all
        listeners.lock.unlock()
        withExtendedLifetime(old) {}
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
            if stopEvent == nil && !hasBeenDisposed { stopEvent = event }
            return listeners.takeAll()
        }
        all.end(event)
    }

    override func attach(_ sink: Sink<Element>) -> any Disposable {
        listeners.lock.lock()
        let isOver = hasBeenDisposed ? .error(RxError.disposed(object: self)) : stopEvent
        if let isOver {
            listeners.lock.unlock()
            sink.on(isOver)
            return Disposables.create()
        }
        // With the lock, so that no newer element comes before this one.
        defer { listeners.lock.unlock() }
        let listener = Listener(listeners, sink)
        listeners.add(listener)
        let element = element
        listener.next(element)
        return listener
    }

    /// Itself.
    public func asObserver() -> BehaviorSubject<Element> { self }

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
