extension ObservableType {
    /// Returns a stream of elements, each of which is sent on a scheduler.
    ///
    /// ```swift
    /// Observable.of(1, 2, 3).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    /// ```
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - scheduler: The scheduler, by default `CurrentThreadScheduler.instance`.
    /// - Returns: The stream.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        SequenceProducer(elements, scheduler)
    }

    /// Returns a stream of the elements of an array, each of which is sent on a scheduler.
    ///
    /// - Parameters:
    ///   - array: The array.
    ///   - scheduler: The scheduler, by default `CurrentThreadScheduler.instance`.
    /// - Returns: The stream.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        SequenceProducer(array, scheduler)
    }

    /// Returns a stream of the elements of a sequence, each of which is sent on a scheduler.
    ///
    /// - Parameters:
    ///   - sequence: The sequence. Each subscription iterates over it.
    ///   - scheduler: The scheduler, by default `CurrentThreadScheduler.instance`.
    /// - Returns: The stream.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        SequenceProducer(sequence, scheduler)
    }

    /// Returns a stream of an Optional's value, if it has one. It sends and completes before `subscribe` returns.
    ///
    /// - Parameter optional: The Optional.
    /// - Returns: The stream.
    public static func from(optional: Element?) -> Observable<Element> {
        if let optional { .just(optional) } else { .empty() }
    }
}

final class SequenceProducer<Elements: Sequence>: Producer<Elements.Element> {
    private let elements: Elements
    private let scheduler: any ImmediateSchedulerType

    init(_ elements: Elements, _ scheduler: any ImmediateSchedulerType) {
        self.elements = elements
        self.scheduler = scheduler
    }

    override func run(_ sink: Sink<Elements.Element>) -> any Disposable {
        if scheduler is CurrentThreadScheduler {
            let item = SequenceItem(elements.makeIterator(), sink)
            Trampoline.current.enqueue(item)
            return item.disposable
        }
        let flag = BooleanDisposable()
        let recursion = scheduler.scheduleRecursive(elements.makeIterator()) { iterator, recurse in
            var iterator = iterator
            if flag.isDisposed { return }
            if let element = iterator.next() {
                sink.next(element)
                recurse(iterator)
            } else {
                sink.complete()
            }
        }
        return Disposables.create(flag, recursion)
    }
}

/// Sends one element for each of its turns on the thread's trampoline.
private final class SequenceItem<Iterator: IteratorProtocol>: TrampolineItem {
    let disposable = BooleanDisposable()
    private var iterator: Iterator
    private let sink: Sink<Iterator.Element>

    init(_ iterator: Iterator, _ sink: Sink<Iterator.Element>) {
        self.iterator = iterator
        self.sink = sink
    }

    override func run() {
        let trampoline = Trampoline.current
        while !disposable.isDisposed {
            guard let element = iterator.next() else {
                sink.complete()
                return
            }
            sink.next(element)
            if !trampoline.isEmpty {
                trampoline.enqueue(self)
                return
            }
        }
    }
}
