extension ObservableType {
    /// Returns this stream, with each event sent on a scheduler, in order and one at a time.
    ///
    /// ```swift
    /// names.observe(on: MainScheduler.instance).subscribe(onNext: { label.text = $0 }).disposed(by: disposeBag)
    /// ```
    ///
    /// After the subscription is disposed of, no event begins to be sent. If you dispose of it on a serial scheduler's
    /// own queue, no event is sent from then on.
    ///
    /// - Parameter scheduler: The scheduler.
    /// - Returns: The stream.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        if let scheduler = scheduler as? SerialDispatchQueueScheduler {
            return Operator(asObservable()) { QueueSink(scheduler, $0) }
        }
        return Operator(asObservable()) { ScheduledSink(scheduler, $0) }
    }

    /// Returns this stream, subscribed to and disposed of on a scheduler. Its events arrive on this stream's thread.
    ///
    /// - Parameter scheduler: The scheduler.
    /// - Returns: The stream.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        SubscribeOn(self, scheduler)
    }
}

/// Sends each event as one action of a serial scheduler.
private final class QueueSink<Element>: OperatorSink<Element, Element> {
    private let scheduler: SerialDispatchQueueScheduler
    private let hasStopped = OnceFlag()

    init(_ scheduler: SerialDispatchQueueScheduler, _ downstream: Sink<Element>) {
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if hasStopped.isSet || isDisposed { return }
        scheduler.perform { self.forward(element) }
    }

    override func fail(_ error: any Error) {
        guard hasStopped.set() else { return }
        scheduler.perform { super.fail(error) }
    }

    override func complete() {
        guard hasStopped.set() else { return }
        scheduler.perform { super.complete() }
    }
}

/// Sends events from a queue of its own, one action of the scheduler after the other.
private final class ScheduledSink<Element>: OperatorSink<Element, Element> {
    private let scheduler: any ImmediateSchedulerType
    private let hasStopped = OnceFlag()
    private let sending = SerialDisposable()
    private let lock = ThreadLock()
    // Guarded by the lock.
    private var waiting: [Event<Element>] = []
    /// The index of the first event that has not been sent.
    private var first = 0
    private var isSending = false

    init(_ scheduler: any ImmediateSchedulerType, _ downstream: Sink<Element>) {
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if hasStopped.isSet || isDisposed { return }
        enqueue(.next(element))
    }

    override func fail(_ error: any Error) {
        if hasStopped.set() { enqueue(.error(error)) }
    }

    override func complete() {
        if hasStopped.set() { enqueue(.completed) }
    }

    override func dispose() {
        super.dispose()
        sending.dispose()
    }

    private func enqueue(_ event: Event<Element>) {
        let isFirst = lock.withLock {
            waiting.append(event)
            if isSending { return false }
            isSending = true
            return true
        }
        if isFirst {
            sending.disposable = scheduler.scheduleRecursive(()) { _, again in
                if self.sendOne() { again(()) }
            }
        }
    }

    /// - Returns: Whether more are waiting.
    private func sendOne() -> Bool {
        guard let event = lock.withLock({ dequeue() }), !isDisposed else { return false }
        switch event {
        case .next(let element): forward(element)
        case .error(let error): super.fail(error)
        case .completed: super.complete()
        }
        return lock.withLock {
            isSending = first < waiting.count
            return isSending
        }
    }

    private func dequeue() -> Event<Element>? {
        guard first < waiting.count else { return nil }
        let event = waiting[first]
        first += 1
        if first == waiting.count || first == 256 {
            waiting.removeFirst(first)
            first = 0
        }
        return event
    }
}

private final class SubscribeOn<Source: ObservableType>: Producer<Source.Element> {
    private let source: Source
    private let scheduler: any ImmediateSchedulerType

    init(_ source: Source, _ scheduler: any ImmediateSchedulerType) {
        self.source = source
        self.scheduler = scheduler
    }

    override func run(_ sink: Sink<Source.Element>) -> any Disposable {
        let source = source
        let scheduler = scheduler
        let sink = CreatedSink<Source.Element>(sink)
        let everything = SerialDisposable()
        let scheduled = SingleAssignmentDisposable()
        everything.disposable = scheduled
        sink.assign(everything)
        scheduled.setDisposable(
            scheduler.schedule(()) {
                // A source that is not this module's is subscribed to directly: no other code disposes of what it
                // returns, on another thread.
                let subscription =
                    (source as? Observable<Source.Element>)?.attach(sink)
                    ?? source.subscribe(AnyObserver(sink: sink))
                everything.disposable = ScheduledDisposable(scheduler: scheduler, disposable: subscription)
                return Disposables.create()
            })
        return sink
    }
}
